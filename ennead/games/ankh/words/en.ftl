game-title = Ankh: Gods of Egypt
game-summary = Two to five gods lead their figures across Egypt, take control of Monuments, split regions with Camels and fight for Devotion, until only the remembered remain.
round = { $page ->
    [0] Set-up
   *[other] Turn { $page }
}

## Options of a table

option-scenario = Scenario
option-scenario-middle-kingdom = { NAME("middle-kingdom") } (printed board)
option-scenario-old-kingdom = { NAME("old-kingdom") } (printed board)
option-scenario-black-land = { NAME("black-land") } (original map)
option-scenario-scattered-faith = { NAME("scattered-faith") } (original map)
option-scenario-twin-cities = { NAME("twin-cities") } (original map)
option-scenario-middle-kingdom-note = The printed set-up according to one public source: { $players ->
    [2] about 90% certain.
    [3] about 85% certain. The neutral Temple next to player 3's figures (F6) is doubtful.
    [4] about 85% certain. Tokens 1 and 2, in the north and south of West Egypt, may be the other way round.
   *[5] about 85% certain. Player 3's Warrior (H1) and the two neutral Temples in the Nile Delta (C10, G9) are doubtful.
}
option-scenario-old-kingdom-note = The printed set-up according to one public source: { $players ->
    [5] about 75% certain. Tokens 1 and 5, in the south and north of East Egypt, may be the other way round.
   *[other] about 80% certain.
}
option-scenario-black-land-note = Our own map and set-up, not from the box.
option-scenario-scattered-faith-note = Our own map and set-up, not from the box.
option-scenario-twin-cities-note = Our own map and set-up, not from the box.
option-scenario-random = Random
option-gods = Gods
option-gods-random = Random
option-gods-drafted = Drafted, last player first
option-gods-chosen = Chosen before the first player is drawn
option-guardians = Guardians
option-guardians-random = Random
option-guardians-chosen = Chosen by the last players
option-own = A map or scenario of your own

## Questions, to the one who is asked

question-god = Choose your god.
question-guardian = Choose the level { $level } Guardian for this game.
question-action = { $ordinal ->
    [first] Choose your first action.
   *[second] Choose your second action, from a row below your first.
}
question-mover = Choose a figure to move, or finish the action.
question-move-to = Choose where to move the { NAME($figure) } { PLACE($hex) }.
question-shove = { SAME($owner, $seat) ->
    [yes] Choose where to push your { NAME($figure) } { PLACE($hex) }.
   *[no] Choose where to push { $owner }'s { NAME($figure) } { PLACE($hex) }.
}
question-facing = Choose which way the { NAME("giant-scorpion") } { PLACE($hex) } faces.
question-summon = Choose a figure to summon, or finish the action.
question-place = Choose where to summon the { NAME($figure) }.
question-allowance = Choose which summon to use for the { NAME($figure) } { PLACE($hex) }.
question-sun = Give the { NAME($figure) } { PLACE($hex) } a Sun token? You have { $left } left.
question-power = Unlock a level { $level } Ankh power for { $cost } { NAME("follower", $cost) }, or decline.
question-control = Choose a Monument to take control of.
question-camel = { $laid ->
    [0] Choose a side for the first Camel of a caravan, or send no caravan.
   *[other] Choose a side for the next Camel; { $laid } { NAME("camel", $laid) } already placed.
}
question-keep = Choose which part of the split region keeps Conflict Order token { $token }.
question-swap = Choose which of the two new regions swaps its Conflict Order token, or leave both as they are.
question-swap-with = Choose a region to swap Conflict Order tokens with { REGION($token, case: "nom") }.
question-relocate = Battle { REGION($token) }: choose a figure to relocate next to one of your Obelisks there, or pass.
question-relocate-to = Choose a space next to your Obelisk for the { NAME($figure) } { PLACE($hex) }.
question-two-cards = Battle { REGION($token) }: play two Battle cards?
question-card = Battle { REGION($token) }: choose a Battle card in secret.
question-cards = Battle { REGION($token) }: choose two Battle cards in secret.
question-build = { $cost ->
    [0] Battle { REGION($token) }: build a Monument for free?
   *[other] Battle { REGION($token) }: build a Monument for { $cost } { NAME("follower", $cost) }?
}
question-site = Choose where { REGION($token) } to build your { NAME($monument) }.
question-bid = Plague { REGION($token) }: bid Followers in secret. All bids are lost.
question-trap = Choose whose dead Warrior to trap, or trap none.
question-mummy = Choose a space next to your God for your { NAME("mummy") } to return to.
question-tiebreak = The highest strength { REGION($token) } is tied at { $strength }. Use the Battle Tiebreaker token to win?
question-save = Your { NAME($figure) } { PLACE($hex) } is Protected. Save it?
question-underworld = You lost the Battle { REGION($token) }: choose an Underworld token to place there, or none.
question-gate = Choose where { REGION($token) } to place the Underworld token.
question-worship = Sacrifice { $followers } { NAME("follower", $followers) } for 1 Devotion?
question-dismiss = { $small ->
    [0] { $large ->
        [0] Dismiss Guardians you do not want to keep, or finish.
       *[other] Dismiss Guardians: you have { $large } large { NAME("guardian", $large) } too many.
    }
   *[other] { $large ->
        [0] Dismiss Guardians: you have { $small } small { NAME("guardian", $small) } too many.
       *[other] Dismiss Guardians: you have { $small } small and { $large } large Guardians too many.
    }
}

## Questions, to the others

waiting-god = { $seat } is choosing a god…
waiting-guardian = { $seat } is choosing the level { $level } Guardian…
waiting-action = { $ordinal ->
    [first] { $seat } is choosing a first action…
   *[second] { $seat } is choosing a second action…
}
waiting-mover = { $seat } is moving figures…
waiting-move-to = { $seat } is moving the { NAME($figure) } { PLACE($hex) }…
waiting-shove = { SAME($owner, $seat) ->
    [yes] { $seat } is pushing their own { NAME($figure) } { PLACE($hex) }…
   *[no] { $seat } is pushing { $owner }'s { NAME($figure) } { PLACE($hex) }…
}
waiting-facing = { $seat } is choosing which way the { NAME("giant-scorpion") } { PLACE($hex) } faces…
waiting-summon = { $seat } is choosing a figure to summon…
waiting-place = { $seat } is choosing where to summon the { NAME($figure) }…
waiting-allowance = { $seat } is choosing which summon to use for the { NAME($figure) } { PLACE($hex) }…
waiting-sun = { $seat } is considering a Sun token for the { NAME($figure) } { PLACE($hex) }; { $left } left…
waiting-power = { $seat } is choosing a level { $level } Ankh power for { $cost } { NAME("follower", $cost) }…
waiting-control = { $seat } is choosing a Monument to take control of…
waiting-camel = { $laid ->
    [0] { $seat } is considering a caravan…
   *[other] { $seat } is extending a caravan of { $laid } { NAME("camel", $laid) }…
}
waiting-keep = { $seat } is choosing which part keeps token { $token }…
waiting-swap = { $seat } is considering swapping Conflict Order tokens…
waiting-swap-with = { $seat } is choosing a token to swap with token { $token }…
waiting-relocate = { $seat } is considering relocating a figure { REGION($token, case: "to") }…
waiting-relocate-to = { $seat } is relocating the { NAME($figure) } { PLACE($hex) }…
waiting-two-cards = { $seat } is considering playing two cards { REGION($token) }…
waiting-card = { $seat } is choosing a Battle card for { REGION($token, case: "nom") }…
waiting-cards = { $seat } is choosing two Battle cards for { REGION($token, case: "nom") }…
waiting-build = { $cost ->
    [0] { $seat } is considering building a Monument { REGION($token) } for free…
   *[other] { $seat } is considering building a Monument { REGION($token) } for { $cost } { NAME("follower", $cost) }…
}
waiting-site = { $seat } is choosing a space { REGION($token) } for the { NAME($monument) }…
waiting-bid = { $seat } is bidding Followers against the plague { REGION($token) }…
waiting-trap = { $seat } is considering trapping a dead Warrior…
waiting-mummy = { $seat } is choosing where the { NAME("mummy") } returns…
waiting-tiebreak = { $seat } is deciding whether to use the Battle Tiebreaker token: a tie at { $strength } { REGION($token) }…
waiting-save = { $seat } is deciding whether to save the { NAME($figure) } { PLACE($hex) }…
waiting-underworld = { $seat } is considering an Underworld token for { REGION($token, case: "nom") }…
waiting-gate = { $seat } is choosing a space { REGION($token) } for the Underworld token…
waiting-worship = { $seat } is deciding whether to sacrifice { $followers } { NAME("follower", $followers) }…
waiting-dismiss = { $small ->
    [0] { $large ->
        [0] { $seat } is choosing which Guardians to keep…
       *[other] { $seat } is dismissing large Guardians ({ $large } too many)…
    }
   *[other] { $large ->
        [0] { $seat } is dismissing small Guardians ({ $small } too many)…
       *[other] { $seat } is dismissing Guardians ({ $small } small and { $large } large too many)…
    }
}

## Actions, as options in a list

action-pick = Play { NAME($god) }
action-propose = { NAME($guardian) }
action-act = { NAME($action) }
action-take = The figure { PLACE($hex) }
action-to = Move { PLACE($hex, case: "to") }
action-shove = Push { PLACE($hex, case: "to") }
action-face = Claws pointing { NAME($facing) }
action-summon = Summon { $figure ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($figure) }
action-ransom = Free a trapped Warrior for 1 Follower
action-put = Put it { PLACE($hex) }
action-ordinary = Normal summon
action-pyramid = Extra summon from the Pyramid { PLACE($hex) }
action-underworld = Extra summon from the Underworld
action-sun = Give a Sun token
action-unlock = Unlock “{ NAME($power) }”
action-control = Take control of the Monument { PLACE($hex) }
action-camel = Place a Camel { PLACE($side) }
action-keep = The part { PLACE($hex) } keeps the token
action-swap = Swap token { $token }: { REGION($token, case: "nom") }
action-with = Swap with token { $token }: { REGION($token, case: "nom") }
action-two = Play 2 Battle cards
action-play = Play “{ NAME($card) }”
action-cards = Play “{ NAME($card1) }” and “{ NAME($card2) }”
action-build = Build { $monument ->
    [obelisk] an
   *[other] a
} { NAME($monument) }
action-site = Build { PLACE($hex) }
action-bid = Bid { $bid } { NAME("follower", $bid) }
action-trap = Trap one of { NAME($god) }'s Warriors
action-tiebreak = Use the tiebreaker
action-save = Save the figure
action-fresh = An Underworld token from your pool
action-lift = The Underworld token { PLACE($hex) }
action-gate = Place the Underworld token { PLACE($hex) }
action-worship = Sacrifice Followers for Devotion
action-dismiss = Dismiss the Guardian { PLACE($hex) }
action-discharge = Dismiss { $guardian ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($guardian) } from the pool
action-decline = Decline
action-decline-camel = No caravan
action-decline-swap = Leave both tokens
action-decline-relocate = Relocate nothing
action-decline-two-cards = Play one card
action-decline-build = Don't build
action-decline-trap = Trap none
action-decline-tiebreak = Don't use it
action-decline-save = Don't save it
action-decline-underworld = No Underworld token
action-decline-worship = Keep the Followers
action-decline-sun = No Sun token
action-decline-power = Don't unlock
action-done = Done

## Events: set-up

event-set-up = { $scenario ->
    [own] The board is set up from { NAME($scenario) }.
   *[other] The board is set up for the “{ NAME($scenario) }” scenario.
}
event-first-player = { $seat } goes first.
event-plays-god = { $seat } plays { NAME($god) }.
event-guardian-in-play = Level { $level } Guardians in play: { $count } { NAME($guardian, $count) }.

## Events: the turn

event-turn = { $seat } begins turn { $number }.
event-acted = { $seat } takes the { NAME($action) } action (step { $at } of { $needed }).
event-event = { $seat } triggers event { $number }: { NAME($kind) }.
event-marker-reset = The { NAME($action) } marker returns to its starting space.

## Events: figures

event-moved = { $seat } moves the { NAME($figure) } { PLACE($hex, $to) }.
event-shoved = { SAME($owner, $seat) ->
    [yes] { $seat } pushes their own { NAME($figure) } { PLACE($hex, $to) }.
   *[no] { $seat } pushes { $owner }'s { NAME($figure) } { PLACE($hex, $to) }.
}
event-faced = { $seat } turns the claws of the { NAME("giant-scorpion") } { PLACE($hex) } to the { NAME($facing) }.
event-summoned = { $allowance ->
    [pyramid] { $seat } summons { $figure ->
        [apep] an
        [androsphinx] an
       *[other] a
    } { NAME($figure) } { PLACE($hex) }, next to a Pyramid.
    [underworld] { $seat } summons { $figure ->
        [apep] an
        [androsphinx] an
       *[other] a
    } { NAME($figure) } { PLACE($hex) }, on an Underworld token.
    [mummy] { $seat }'s { NAME($figure) } returns { PLACE($hex) }.
   *[ordinary] { $seat } summons { $figure ->
        [apep] an
        [androsphinx] an
       *[other] a
    } { NAME($figure) } { PLACE($hex) }.
}
event-ransomed = { $seat } frees a Warrior trapped by { $owner }.
event-sun-given = { $seat } gives the { NAME($figure) } { PLACE($hex) } a Sun token: it is now Radiant.
event-sun-returned = { $seat } gets a Sun token back.
event-relocated = { $seat } relocates the { NAME($figure) } { PLACE($hex, $to) }, next to an Obelisk.

## Events: Followers and powers

event-followers = { $source ->
    [monuments] { $seat } gains { $amount } { NAME("follower", $amount) } from Monuments.
    [revered] { $seat } gains { $amount } { NAME("follower", $amount) } from “{ NAME("revered") }”.
    [omnipresent] { $seat } gains { $amount } { NAME("follower", $amount) } from “{ NAME("omnipresent") }”.
    [flood] { $seat } gains { $amount } { NAME("follower", $amount) } from “{ NAME("flood") }”.
    [commanding] { $seat } gains { $amount } { NAME("follower", $amount) } from “{ NAME("commanding") }”.
    [ransom] { $seat } gains { $amount } { NAME("follower", $amount) } as ransom.
   *[merging] { $seat } takes over { $amount } { NAME("follower", $amount) } from the lower-merging god.
}
event-paid = { $expense ->
    [unlock] { $seat } sacrifices { $amount } { NAME("follower", $amount) } for an Ankh power.
    [ransom] { $seat } pays { $amount } { NAME("follower", $amount) } to Anubis as ransom.
    [build] { $seat } sacrifices { $amount } { NAME("follower", $amount) } for a Monument.
    [plague] { $seat } loses their bid of { $amount } { NAME("follower", $amount) }.
   *[worship] { $seat } sacrifices { $amount } { NAME("follower", $amount) } for Devotion.
}
event-no-gain = { $seat } gains no Followers.
event-unlocked = { $seat } unlocks “{ NAME($power) }” (level { $level }).
event-no-unlock = { $seat } does not unlock an Ankh power.
event-guardian-gained = { $seat } takes { $guardian ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($guardian) } into their pool.
event-no-guardian = { $seat } gets no { NAME($guardian) }: none is left, or there is no free base for it.

## Events: Monuments and caravans

event-controlled = { $seat } takes control of the { NAME($monument) } { PLACE($hex) }.
event-seized = { $seat } takes control of the { NAME($monument) } { PLACE($hex) } from { $owner }.
event-no-control = { $seat } does not take control of a Monument.
event-camel-laid = { $seat } places a Camel { PLACE($side) }.
event-token-kept = The part { PLACE($hex) }, with { $size } { NAME("space", $size) }, keeps Conflict Order token { $token }.
event-token-added = The part { PLACE($hex) }, with { $size } { NAME("space", $size) }, gets Conflict Order token { $token }.
event-tokens-swapped = { $seat } swaps Conflict Order tokens { $token } and { $other }.
event-no-caravan = { $seat } does not send a caravan.

## Events: Conflict

event-conflict = Conflict { $number } begins; { $seat } holds the Battle Tiebreaker token.
event-conflict-ends = Conflict { $number } is over.
event-region-empty = { REGION($token, $hex, $part, case: "In") } there are no figures: nothing happens.
event-dominated = { $seat } dominates { REGION($token, $hex, $part, case: "nom") }.
event-battle = A Battle begins { REGION($token, $hex, $part) }.
event-joins-battle = { $seat } fights { REGION($token, $hex, $part) } with { $figures } { NAME("figure", $figures) }.
event-second-card = { $seat } plays two cards in this Battle.
event-revealed = { $seat } reveals “{ NAME($card) }”.
event-sheltered = The flood protects { $seat }'s { NAME($figure) } { PLACE($hex) }.
event-built = { $seat } builds { $monument ->
    [obelisk] an
   *[other] a
} { NAME($monument) } { PLACE($hex) }.
event-not-built = { $seat } does not build a Monument.
event-plague = { $seat }'s locusts descend { REGION($token, $hex, $part, case: "on") }.
event-bids = { $seat } bids { $bid } { NAME("follower", $bid) }.
event-spared = { $seat } makes the highest bid, { $bid }: their figures are spared.
event-nobody-spared = Nobody is spared { REGION($token, $hex, $part) }: the highest bid is tied.
event-strength = { $seat } has strength { $total }: figures { $figures }, Temples { $temples }, cards { $cards }.
event-tiebreaker-used = { $seat } uses the Battle Tiebreaker token.
event-won = { $margin ->
    [0] { $seat } wins the Battle { REGION($token, $hex, $part) }.
   *[other] { $seat } wins the Battle { REGION($token, $hex, $part) } by a margin of { $margin }.
}
event-nobody-won = Nobody wins the Battle { REGION($token, $hex, $part) }.
event-lost = { $seat } loses the Battle { REGION($token, $hex, $part) }.
event-saved = { $seat } saves the { NAME($figure) } { PLACE($hex) }.
event-died = { $cause ->
    [plague] { $seat }'s { NAME($figure) } { PLACE($hex) } is killed by the locusts.
   *[battle] { $seat }'s { NAME($figure) } { PLACE($hex) } is killed in the Battle.
}
event-trapped = { $seat } traps one of { $owner }'s dead Warriors.
event-mummy-stays = { $seat }'s { NAME("mummy") } has no free space next to its God and stays in the pool.
event-underworld-placed = { $seat } places an Underworld token { PLACE($hex) }.
event-underworld-moved = { $seat } relocates the Underworld token { PLACE($hex, $to) }.
event-reclaimed = { $seat } takes back { $cards } used { NAME("card", $cards) }.
event-destroyed = { $ruin ->
    [giant-scorpion] { $seat }'s { NAME($monument) } { PLACE($hex) } is destroyed by a { NAME("giant-scorpion") }.
    [merging] { $seat }'s { NAME($monument) } { PLACE($hex) } is destroyed because its god has merged.
   *[forgetting] { $seat }'s { NAME($monument) } { PLACE($hex) } is destroyed because its god is forgotten.
}
event-neutral-destroyed = { $ruin ->
    [giant-scorpion] The neutral { NAME($monument) } { PLACE($hex) } is destroyed by a { NAME("giant-scorpion") }.
    [merging] The neutral { NAME($monument) } { PLACE($hex) } is destroyed as gods merge.
   *[forgetting] The neutral { NAME($monument) } { PLACE($hex) } is destroyed as gods are forgotten.
}

## Events: Devotion

event-points = { $source ->
    [obelisk-majority] { $seat } earns { $amount } Devotion for an Obelisk majority.
    [pyramid-majority] { $seat } earns { $amount } Devotion for a Pyramid majority.
    [temple-majority] { $seat } earns { $amount } Devotion for a Temple majority.
    [domination] { $seat } earns { $amount } Devotion for domination.
    [victory] { $seat } earns { $amount } Devotion for winning the Battle.
    [glorious] { $seat } earns { $amount } Devotion from “{ NAME("glorious") }”.
    [drought] { $seat } earns { $amount } Devotion from “{ NAME("drought") }”.
    [radiance] { $seat } earns { $amount } Devotion for a Radiant figure.
    [city] { $seat } earns { $amount } Devotion for a City in the region.
    [magnanimous] { $seat } earns { $amount } Devotion from “{ NAME("magnanimous") }”.
    [miracle] { $seat } earns { $amount } Devotion from “{ NAME("miracle") }”.
    [worshipful] { $seat } earns { $amount } Devotion from “{ NAME("worshipful") }”.
   *[bountiful] { $seat } earns { $amount } Devotion from “{ NAME("bountiful") }”.
}
event-devotion = { $seat } moves up { $amount } on the Devotion track (now at { $at }).
event-devotion-lost = { $seat } loses 1 Devotion to { $owner }'s dead { NAME("cat-mummy") } (now at { $at }).

## Events: merging, forgetting, the end

event-merged = { $seat } and { $other } merge into one god with { $at } Devotion.
event-taken-over = { $seat } takes over { $owner }'s { NAME($guardian) } { PLACE($hex) }.
event-taken-into-pool = { $owner }'s { NAME($guardian) } moves to { $seat }'s pool.
event-dismissed = { $seat } dismisses the { NAME($guardian) } { PLACE($hex) }.
event-discharged = { $seat }'s { NAME($guardian) } leaves the game.
event-left = { $ruin ->
    [giant-scorpion] { $seat }'s { NAME($figure) } { PLACE($hex) } gives way to a { NAME("giant-scorpion") }.
    [merging] { $seat }'s { NAME($figure) } { PLACE($hex) } leaves the game as the gods merge.
   *[forgetting] { $figure ->
        [god] { $seat }'s God { PLACE($hex) } leaves the game, forgotten.
       *[other] { $seat }'s { NAME($figure) } { PLACE($hex) } leaves the game because its god is forgotten.
    }
}
event-freed = One of { $seat }'s trapped Warriors returns to the pool.
event-slot-emptied = One of { $seat }'s trapped Warriors leaves the game.
event-underworld-closed = The Underworld token { PLACE($hex) } leaves the game.
event-forgotten = { $seat } is forgotten with { $at } Devotion.
event-victory = { $ending ->
    [devotion] { $seat } reaches the top of the Devotion track and wins.
    [only-god] { $seat } is the only god left in Egypt and wins.
   *[rank] { $seat } has the most Devotion after the last Conflict and wins.
}
event-no-victory = Every god is forgotten: nobody wins.

## Reasons why not

reason-god-taken = { NAME($god) } is already taken.
reason-other-level = { $guardian ->
    [apep] An
    [androsphinx] An
   *[other] A
} { NAME($guardian) } is not of this level.
reason-higher-row = { NAME($action) } is not in a row below your first action.
reason-off-board = There is no such space ({ $hex }) on this map.
reason-no-figure = There is no figure on the space { PLACE($hex) }.
reason-not-yours = The figure { PLACE($hex) } is not yours.
reason-moved-already = The figure { PLACE($hex) } has already moved.
reason-nowhere = The figure { PLACE($hex) } has nowhere to go.
reason-occupied = A figure or a Monument stands on the space { PLACE($hex) }.
reason-water-space = That space ({ $hex }) is water.
reason-underworld-space = An Underworld token lies on the space { PLACE($hex) }.
reason-city-space = A City lies on the space { PLACE($hex) }: no Monument can be built there.
reason-too-far = The space { PLACE($hex) } is more than 3 spaces away.
reason-no-room-to-shove = The figure { PLACE($hex) } cannot be pushed: there is no free land space around it.
reason-not-beside = { $beside ->
    [god] The space { PLACE($hex) } is not adjacent to your God.
    [obelisk] The space { PLACE($hex) } is not adjacent to one of your Obelisks in the region of the Battle.
   *[figure] The space { PLACE($hex) } is not adjacent to the figure being pushed.
}
reason-claw-off-board = If it faced { NAME($facing) }, at least one claw would point off the board.
reason-not-a-corner = A { NAME("giant-scorpion") } faces a corner of its space; there is none to the { NAME($facing) }.
reason-none-in-pool = There is no { NAME($figure) } in your pool.
reason-none-trapped = None of your Warriors is trapped.
reason-no-ransom = You have no Follower for the ransom.
reason-no-space = There is nowhere to put another { NAME($figure) }.
reason-not-fitting = This summon does not reach the space.
reason-out-of-reach = None of the summons you have left reaches the space { PLACE($hex) }.
reason-power-unlocked = You have already unlocked “{ NAME($power) }”.
reason-other-power-level = The power “{ NAME($power) }” is not level { $level }.
reason-no-monument = There is no Monument on the space { PLACE($hex) }.
reason-not-neutral = The Monument { PLACE($hex) } is not neutral, and there are still neutral ones on the board.
reason-own-monument = The Monument { PLACE($hex) } is already yours.
reason-no-figure-beside = None of your figures is adjacent to the space { PLACE($hex) }.
reason-no-caravan-there = No caravan can run along the side { PLACE($side) }.
reason-no-completion = With the Camels placed so far, no caravan can run along the side { PLACE($side) }.
reason-must-finish = Once begun, a caravan must be finished.
reason-not-a-new-part = { REGION($token, case: "Nom") } is not one of the two new regions.
reason-a-new-part = { REGION($token, case: "Nom") } is one of the two new regions: choose another to swap with.
reason-not-on-board = Conflict Order token { $token } is not on the board.
reason-other-name = Choose this part by its first space ({ $first }), not by another one ({ $hex }).
reason-other-region = The space { PLACE($hex) } is in another region.
reason-card-used = The card “{ NAME($card) }” is not in your hand: you have already used it.
reason-one-card-only = You play only one card in this Battle.
reason-two-different = Choose two different cards, in the order of the list.
reason-none-in-supply = There is no { NAME($monument) } left in the supply.
reason-too-few-followers = You have only { $followers } { NAME("follower", $followers) }.
reason-own-warriors = { NAME($god) }'s Warriors are your own: you can trap only enemy Warriors.
reason-no-dead-warrior = None of { NAME($god) }'s Warriors has just died.
reason-no-token-left = All your Underworld tokens are on the board.
reason-no-token-there = There is no Underworld token on the space { PLACE($hex) }.
reason-not-your-guardian = You have no Guardian on the space { PLACE($hex) }.
reason-too-many-guardians = You have more Guardians than you have bases for.
reason-must-choose = You must choose one: this is not optional.

## Gods

god-amun = { NAME("amun") }
god-amun-short = Am
god-amun-ability = Mysterious Forms
god-amun-text = Once per Conflict: play two Battle cards in one Battle, announced before anyone chooses. Both effects and both bonuses count.
god-anubis = { NAME("anubis") }
god-anubis-short = An
god-anubis-ability = Judge of the Dead
god-anubis-text = Whenever enemy Warriors die, even far from your figures, you may trap one of them; there are 3 slots. Each trapped Warrior adds 1 to the strength of your God. Its owner may summon it for 1 Follower paid to you.
god-isis = { NAME("isis") }
god-isis-short = Is
god-isis-ability = Protectress
god-isis-text = In Battle Resolution you may save each of your figures that is adjacent to an enemy figure. This does not help against locusts.
god-osiris = { NAME("osiris") }
god-osiris-short = Os
god-osiris-ability = Gateway to the Underworld
god-osiris-text = After a lost Battle: place one of your 3 Underworld tokens on an empty land space in the region, or relocate one. Only your figures may end there; each of your Summon actions may bring one more figure onto such a space.
god-ra = { NAME("ra") }
god-ra-short = Ra
god-ra-ability = Radiance
god-ra-text = A figure you summon may get one of your 3 Sun tokens and is Radiant until it dies. Dominating a region with one of your Radiant figures in it, or winning its Battle, brings 1 more Devotion.

## Figures, Guardians, Monuments, the land

figure-god = { NAME("god") }
figure-god-text = Strength 1. It never dies.
figure-warrior = { NAME("warrior") }
figure-warrior-text = Strength 1. Every god has six.

guardian-cat-mummy = { NAME("cat-mummy") }
guardian-cat-mummy-text = Level 1, small. When it dies, every other god loses 1 Devotion.
guardian-satet = { NAME("satet") }
guardian-satet-text = Level 1, small. In your Move action it may end on a land space occupied by an enemy figure and push that figure to a free land space next to it, of your choice.
guardian-mummy = { NAME("mummy") }
guardian-mummy-text = Level 2, small. When it dies, it is summoned again at once, next to your God.
guardian-apep = { NAME("apep") }
guardian-apep-text = Level 2, large. May be summoned on any free Water space and then fights in every region that touches it. Cannot move onto water later.
guardian-giant-scorpion = { NAME("giant-scorpion") }
guardian-giant-scorpion-text = Level 3, large. Its claws point at two neighbouring spaces. At the start of a Conflict it destroys the Monuments there that are adjacent to it. Choose its facing again each time it is summoned or moved.
guardian-androsphinx = { NAME("androsphinx") }
guardian-androsphinx-text = Level 3, large. Enemy figures adjacent to it have strength 0.

monument-obelisk = { NAME("obelisk") }
monument-pyramid = { NAME("pyramid") }
monument-temple = { NAME("temple") }

terrain-fertile = Fertile space
terrain-desert = Desert space
terrain-water = Water space

region-west = { NAME("west") }
region-delta = { NAME("delta") }
region-east = { NAME("east") }

size-small = Small base
size-large = Large base

## Actions and events of the tracks

turn-action-move = { NAME("move") }
turn-action-move-text = Each of your figures may move up to 3 spaces, over anything; it ends on an empty land space.
turn-action-summon = { NAME("summon") }
turn-action-summon-text = Put a figure from your pool on an empty land space adjacent to one of your figures or Monuments.
turn-action-gain = { NAME("gain") }
turn-action-gain-text = 1 Follower for each neutral Monument and each Monument of yours that is adjacent to one of your figures.
turn-action-unlock = { NAME("unlock") }
turn-action-unlock-text = Sacrifice 1, 1, 2, 2, 3 and 3 Followers for your first to sixth power, two of each level. The second, fourth and fifth also bring a Guardian.

kind-control = { NAME("control") }
kind-control-text = Take a neutral Monument adjacent to one of your figures; once no neutral ones are left on the board, take an opponent's.
kind-caravan = { NAME("caravan") }
kind-caravan-text = You may split a region with up to 6 Camels into two parts of at least 6 land spaces each.
kind-conflict = { NAME("conflict") }
kind-conflict-text = Regions are resolved in the order of their tokens: alone in a region you dominate it, with others you fight a Battle.

## Ankh powers

power-commanding = { NAME("commanding") }
power-commanding-text = Level 1. When you win a Battle: 3 Followers.
power-inspiring = { NAME("inspiring") }
power-inspiring-text = Level 1. Your “{ NAME("build-monument") }” card is free.
power-omnipresent = { NAME("omnipresent") }
power-omnipresent-text = Level 1. At the start of a Conflict: 1 Follower for each region with at least one of your figures.
power-revered = { NAME("revered") }
power-revered-text = Level 1. In every Gain action: 1 more Follower.
power-resplendent = { NAME("resplendent") }
power-resplendent-text = Level 2. Your God has strength 3 instead of 1 while you control three Monuments of one type anywhere.
power-obelisk-attuned = { NAME("obelisk-attuned") }
power-obelisk-attuned-text = Level 2. At the start of a Battle you take part in: relocate any of your figures from anywhere to spaces adjacent to your Obelisks in the region.
power-temple-attuned = { NAME("temple-attuned") }
power-temple-attuned-text = Level 2. In a Battle: +2 strength for each of your Temples in the region with one of your figures adjacent to it.
power-pyramid-attuned = { NAME("pyramid-attuned") }
power-pyramid-attuned-text = Level 2. In a Summon action: one more figure next to each of your Pyramids.
power-glorious = { NAME("glorious") }
power-glorious-text = Level 3. Winning a Battle by a margin of at least 3 brings 3 Devotion instead of 1.
power-magnanimous = { NAME("magnanimous") }
power-magnanimous-text = Level 3. When you lose a Battle with at least two figures in it: 2 Devotion.
power-bountiful = { NAME("bountiful") }
power-bountiful-text = Level 3. In the red section of the track each of your gains brings 1 more Devotion.
power-worshipful = { NAME("worshipful") }
power-worshipful-text = Level 3. After a Battle in which you played a card: you may sacrifice 2 Followers for 1 Devotion.

## Battle cards

card-flood = { NAME("flood") }
card-flood-text = Strength +0. 1 Follower for each of your figures on Fertile spaces in the region; they cannot die in Battle Resolution.
card-build-monument = { NAME("build-monument") }
card-build-monument-text = Strength +0. You may sacrifice 3 Followers to build a Monument of any type on an empty land space in the region; it is yours.
card-plague-of-locusts = { NAME("plague-of-locusts") }
card-plague-of-locusts-text = Strength +1. All gods with figures here bid Followers in secret. All Warriors and Guardians die except those of the single highest bidder.
card-chariots = { NAME("chariots") }
card-chariots-text = Strength +3.
card-drought = { NAME("drought") }
card-drought-text = Strength +1. If you win: 1 more Devotion for each of your figures on Desert spaces in the region.
card-miracle = { NAME("miracle") }
card-miracle-text = Strength +0. After the Battle: 1 Devotion for each of your figures that died in it.
card-cycle-of-maat = { NAME("cycle-of-maat") }
card-cycle-of-maat-text = Strength +0. After the Battle, take back all your used cards, including this one.

## Scenarios

scenario-middle-kingdom = { NAME("middle-kingdom") }
scenario-middle-kingdom-text = As published: each player begins with a God, a Warrior and one Monument in a region of their own.
scenario-old-kingdom = { NAME("old-kingdom") }
scenario-old-kingdom-text = As published: each player begins with a Warrior and an Obelisk in one region and their God in the next player's.
scenario-black-land = { NAME("black-land") }
scenario-black-land-text = Each player begins with a God, a Warrior and one Monument in a region of their own.
scenario-scattered-faith = { NAME("scattered-faith") }
scenario-scattered-faith-text = Each player begins with a God and two Warriors in three different regions, and without Monuments.
scenario-twin-cities = { NAME("twin-cities") }
scenario-twin-cities-text = Two Cities where nothing can be built: dominating a region with a City, or winning its Battle, brings 1 more Devotion.
scenario-own = A scenario of your own
scenario-own-text = A map or set-up made by a player.

## The board

board-events = Events
board-devotion = Devotion
board-regions = Regions
board-regions-key = spaces · strength (Devotion)
board-guardians = Guardians
board-supply = Supply
board-markers = Actions
board-move = Move
board-summon = Summon
board-gain = Gain
board-unlock = Unlock
board-turn = Turn { $number }
board-battle = Battle { REGION($token) }
board-tiebreaker = Tiebreaker
board-trapped = Trapped
board-followers = Followers
board-ankhs = Ankh tokens
board-pool = Pool
board-powers = Powers
board-used = Used cards
board-forgotten = Forgotten
board-neutral = Neutral
board-merging = merging
board-forgetting = forgetting
board-river = river
board-camel = Camel
board-camel-laid = Camel of this caravan
board-choice = can be chosen
board-sun = Sun token
board-city = City
board-underworld = Underworld
board-claws = where its claws point

## What Devotion and Followers come from

source-obelisk-majority = Obelisks
source-pyramid-majority = Pyramids
source-temple-majority = Temples
source-domination = Domination
source-victory = Battles won
source-glorious = { NAME("glorious") }
source-drought = { NAME("drought") }
source-radiance = Radiance
source-city = Cities
source-magnanimous = { NAME("magnanimous") }
source-miracle = { NAME("miracle") }
source-worshipful = { NAME("worshipful") }
source-bountiful = { NAME("bountiful") }
source-monuments = Monuments
source-revered = { NAME("revered") }
source-omnipresent = { NAME("omnipresent") }
source-flood = { NAME("flood") }
source-commanding = { NAME("commanding") }
source-ransom = Ransom
source-merging = Merging

## Errors in maps and scenarios people bring

file-error-not-an-object = The file must have an object in curly braces at “{ $where }”.
file-error-not-a-list = The file must have a list in square brackets at “{ $where }”.
file-error-missing = “{ $where }” is missing from the file.
file-error-unknown-field = The file has a field “{ $found }” that is not recognised; it needs “scenario” and may have “map”.
file-error-not-a-number = “{ $where }” must be a number from { $least } to { $most }.
file-error-unknown-name = “{ $where }” is “{ $found }”, which is unknown; expected: { $expected }.
file-error-not-a-space = “{ $where }” must be a space such as "B6" or [q, r].
file-error-unknown-space = “{ $found }” at “{ $where }” is not a space on the grid; spaces are A1 to L12.
file-error-outside-grid = The space at q { $q }, r { $r } lies outside the 12-by-12 grid.
file-error-other-space = { $hex } does not lie at q { $q }, r { $r }.
file-error-two-spaces = “{ $where }” must name the two spaces it lies between.
file-error-no-side = { $hex } and { $other } do not share a side.
file-error-other-players = The scenario is for { $players } players, the table for { $seats }.
file-error-space-twice = { $hex } is on the map twice.
file-error-land-without-region = { $hex } is land and needs a region.
file-error-water-with-region = { $hex } is water and must not have a region.
file-error-region-name = The region of { $hex } must have a name.
file-error-river-off-land = The river on { $side } must lie between two land spaces.
file-error-river-inside = The river on { $side } lies inside the region “{ $region }”.
file-error-river-twice = The river on { $side } is on the map twice.
file-error-river-missing = { $hex } and { $other } lie in different regions: a river is missing between them.
file-error-no-land = The map has no land.
file-error-cut-off = { $hex } is cut off from { $other }.
file-error-region-apart = { $hex } belongs to the region “{ $region }” but is not connected to { $other }.
file-error-region-small = The region of { $hex } has { $count } land { NAME("space", $count) }; at least { $least } are needed.
file-error-region-unknown = No space lies in the region “{ $region }”.
file-error-region-size = The region of { $hex } has { $count } land { NAME("space", $count) }; the file says otherwise.
file-error-camel-off-land = The Camel on { $side } must lie between two land spaces.
file-error-camel-on-river = The Camel on { $side } lies on a river.
file-error-camel-twice = There are two Camels on { $side }.
file-error-too-many-camels = There are only { $most } { NAME("camel", $most) }.
file-error-not-land = { $hex } is not a land space on the map.
file-error-taken = { $hex } is already taken ({ NAME($what) }).
file-error-token-twice = Token { $token }, or the region of { $hex }, appears twice.
file-error-no-token = The region of { $hex } has no Conflict Order token.
file-error-too-many-regions = There are only { $most } Conflict Order tokens, so there cannot be more regions.
file-error-too-many-monuments = Too many Monuments of one type ({ NAME($monument) }): there are only { $most }.
file-error-too-many-owned = A player controls too many Monuments; the maximum is { $most }.
file-error-figure-kind = Only Gods and Warriors can be on the map at the start, unlike “{ $where }”.
file-error-figures-of-player = Player { $player } needs exactly one God and at most { $warriors } { NAME("warrior", $warriors) }.
file-error-too-many-cities = Too many Cities; the maximum is { $most }.
