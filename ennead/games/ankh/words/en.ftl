game-title = Ankh: Gods of Egypt
game-summary = Two to five gods lead figures over Egypt, take Monuments, split regions with camels and fight for Devotion, until only the unforgotten are left.

## Options of a table

option-scenario = Scenario
option-scenario-black-land = { NAME("black-land") }
option-scenario-scattered-faith = { NAME("scattered-faith") }
option-scenario-twin-cities = { NAME("twin-cities") } (3–4 players)
option-scenario-random = By chance
option-gods = Gods
option-gods-random = By chance
option-gods-drafted = Drafted, the last player first
option-gods-chosen = Chosen before the first player is drawn
option-guardians = Guardians
option-guardians-random = By chance
option-guardians-chosen = Chosen by the last players
option-own = A map or scenario of your own

## Questions, to the one who is asked

question-god = Choose your god.
question-guardian = Choose the Guardians of level { $level } for this game.
question-action = { $ordinal ->
    [first] Choose your first action.
   *[second] Choose your second action, from a row below the first.
}
question-mover = Choose a figure to move, or finish the action.
question-move-to = Choose the space to which the { NAME($figure) } on { $hex } moves.
question-shove = { SAME($owner, $seat) ->
    [yes] Choose the space to which your { NAME($figure) } on { $hex } is pushed.
   *[no] Choose the space to which the { NAME($figure) } of { $owner } on { $hex } is pushed.
}
question-facing = Point the claws of the { NAME("giant-scorpion") } on { $hex }.
question-summon = Choose a figure to summon, or finish the action.
question-place = Choose the space on which the { NAME($figure) } appears.
question-allowance = Choose the summon you use for the { NAME($figure) } on { $hex }.
question-sun = Give the { NAME($figure) } on { $hex } a Sun token? You have { $left } left.
question-power = Unlock an Ankh power of level { $level } for { $cost } { NAME("follower", $cost) }, or decline.
question-control = Choose the Monument you take control of.
question-camel = { $laid ->
    [0] Choose a side for the first camel of a caravan, or send no caravan.
   *[other] Choose a side for the next camel; { $laid } { NAME("camel", $laid) } already placed.
}
question-keep = Choose the part of the split region that keeps the Conflict Order token { $token }.
question-swap = Choose which of the two new regions swaps its Conflict Order token, or leave both.
question-swap-with = Choose the region whose Conflict Order token is swapped with token { $token }.
question-relocate = Battle in region { $token }: choose a figure to relocate next to one of your Obelisks there, or pass.
question-relocate-to = Choose the space next to your Obelisk to which the { NAME($figure) } on { $hex } is relocated.
question-two-cards = Battle in region { $token }: play two Battle cards in it?
question-card = Battle in region { $token }: choose a Battle card in secret.
question-cards = Battle in region { $token }: choose two Battle cards in secret.
question-build = { $cost ->
    [0] Battle in region { $token }: build a Monument for nothing?
   *[other] Battle in region { $token }: build a Monument for { $cost } { NAME("follower", $cost) }?
}
question-site = Choose the space in region { $token } on which your { NAME($monument) } is built.
question-bid = Plague in region { $token }: bid Followers in secret. All bids are lost.
question-trap = Choose whose dead Warrior you trap, or let all go.
question-mummy = Choose the space next to your God on which your { NAME("mummy") } rises again.
question-tiebreak = The highest strength in region { $token } is tied at { $strength }. Use the Battle Tiebreaker token and win?
question-save = Your { NAME($figure) } on { $hex } is Protected. Save it?
question-underworld = You have lost the Battle in region { $token }: choose an Underworld token to place there, or none.
question-gate = Choose the space in region { $token } on which the Underworld token goes.
question-worship = Sacrifice { $followers } { NAME("follower", $followers) } for 1 Devotion?
question-dismiss = { $small ->
    [0] { $large ->
        [0] Dismiss Guardians you do not want to keep, or finish.
       *[other] Dismiss Guardians; too many large ones: { $large }.
    }
   *[other] { $large ->
        [0] Dismiss Guardians; too many small ones: { $small }.
       *[other] Dismiss Guardians; too many small ones: { $small }, large ones: { $large }.
    }
}

## Questions, to the others

waiting-god = { $seat } chooses a god…
waiting-guardian = { $seat } chooses the Guardians of level { $level }…
waiting-action = { $ordinal ->
    [first] { $seat } chooses a first action…
   *[second] { $seat } chooses a second action…
}
waiting-mover = { $seat } moves figures…
waiting-move-to = { $seat } moves the { NAME($figure) } on { $hex }…
waiting-shove = { SAME($owner, $seat) ->
    [yes] { $seat } pushes their own { NAME($figure) } on { $hex }…
   *[no] { $seat } pushes the { NAME($figure) } of { $owner } on { $hex }…
}
waiting-facing = { $seat } points the claws of the { NAME("giant-scorpion") } on { $hex }…
waiting-summon = { $seat } chooses a figure to summon…
waiting-place = { $seat } chooses a space for the { NAME($figure) }…
waiting-allowance = { $seat } says by which summon the { NAME($figure) } on { $hex } comes…
waiting-sun = { $seat } considers a Sun token for the { NAME($figure) } on { $hex } ({ $left } left)…
waiting-power = { $seat } chooses an Ankh power of level { $level } for { $cost } { NAME("follower", $cost) }…
waiting-control = { $seat } chooses a Monument to control…
waiting-camel = { $laid ->
    [0] { $seat } considers a caravan…
   *[other] { $seat } leads a caravan of { $laid } { NAME("camel", $laid) } on…
}
waiting-keep = { $seat } chooses the part that keeps the token { $token }…
waiting-swap = { $seat } considers swapping Conflict Order tokens…
waiting-swap-with = { $seat } chooses a token to swap with token { $token }…
waiting-relocate = { $seat } considers relocating a figure to region { $token }…
waiting-relocate-to = { $seat } relocates the { NAME($figure) } on { $hex }…
waiting-two-cards = { $seat } considers playing two cards in region { $token }…
waiting-card = { $seat } chooses a Battle card for region { $token }…
waiting-cards = { $seat } chooses two Battle cards for region { $token }…
waiting-build = { $cost ->
    [0] { $seat } considers building a Monument in region { $token } for nothing…
   *[other] { $seat } considers building a Monument in region { $token } for { $cost } { NAME("follower", $cost) }…
}
waiting-site = { $seat } chooses a space in region { $token } for the { NAME($monument) }…
waiting-bid = { $seat } bids Followers against the plague in region { $token }…
waiting-trap = { $seat } considers trapping a dead Warrior…
waiting-mummy = { $seat } chooses where the { NAME("mummy") } rises again…
waiting-tiebreak = { $seat } decides on the Battle Tiebreaker token: a tie at { $strength } in region { $token }…
waiting-save = { $seat } decides whether the { NAME($figure) } on { $hex } is saved…
waiting-underworld = { $seat } considers an Underworld token for region { $token }…
waiting-gate = { $seat } chooses a space in region { $token } for the Underworld token…
waiting-worship = { $seat } decides whether to sacrifice { $followers } { NAME("follower", $followers) }…
waiting-dismiss = { $small ->
    [0] { $large ->
        [0] { $seat } chooses which Guardians to keep…
       *[other] { $seat } dismisses large Guardians ({ $large } too many)…
    }
   *[other] { $large ->
        [0] { $seat } dismisses small Guardians ({ $small } too many)…
       *[other] { $seat } dismisses small ({ $small }) and large ({ $large }) Guardians…
    }
}

## Actions, as options in a list

action-pick = Play { NAME($god) }
action-propose = { NAME($guardian) }
action-act = { NAME($deed) }
action-take = The figure on { $hex }
action-to = To { $hex }
action-shove = Push to { $hex }
action-face = Claws to the { NAME($facing) }
action-summon = Summon { $figure ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($figure) }
action-ransom = Free a trapped Warrior for 1 Follower
action-put = On { $hex }
action-ordinary = The ordinary summon
action-pyramid = The extra summon of the Pyramid on { $hex }
action-underworld = The extra summon of the Underworld
action-sun = Give a Sun token
action-unlock = Unlock “{ NAME($power) }”
action-control = Control the Monument on { $hex }
action-camel = A camel on { $side }
action-keep = The part with { $hex } keeps the token
action-swap = Swap the token { $token }
action-with = Swap with the token { $token }
action-two = Play 2 Battle cards
action-play = Play “{ NAME($card) }”
action-cards = Play “{ NAME($card1) }” and “{ NAME($card2) }”
action-build = Build { $monument ->
    [obelisk] an
   *[other] a
} { NAME($monument) }
action-site = Build on { $hex }
action-bid = Bid { $bid } { NAME("follower", $bid) }
action-trap = Trap a Warrior of { NAME($god) }
action-tiebreak = Use the tiebreaker
action-save = Save the figure
action-fresh = An Underworld token from your supply
action-lift = The Underworld token on { $hex }
action-gate = The Underworld token to { $hex }
action-worship = Sacrifice Followers for Devotion
action-dismiss = Dismiss the Guardian on { $hex }
action-discharge = Dismiss { $guardian ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($guardian) } from the pool
action-decline = No
action-done = Done

## Events: set-up

event-set-up = { $scenario ->
    [own] The board is set up from { NAME($scenario) }.
   *[other] The board is set up for the scenario “{ NAME($scenario) }”.
}
event-first-player = { $seat } goes first.
event-plays-god = { $seat } plays { NAME($god) }.
event-guardian-in-play = Guardians of level { $level } are in play: { $count } { NAME($guardian, $count) }.

## Events: the turn

event-turn = Turn { $number }: { $seat } begins.
event-acted = { $seat } takes the action { NAME($deed) } (marker { $at } of { $needed }).
event-event = Event { $number } is triggered by { $seat }: { NAME($kind) }.
event-marker-reset = The marker of { NAME($deed) } goes back to its start.

## Events: figures

event-moved = { $seat } moves the { NAME($figure) } from { $hex } to { $to }.
event-shoved = { SAME($owner, $seat) ->
    [yes] { $seat } pushes their own { NAME($figure) } from { $hex } to { $to }.
   *[no] { $seat } pushes the { NAME($figure) } of { $owner } from { $hex } to { $to }.
}
event-faced = { $seat } points the claws of the { NAME("giant-scorpion") } on { $hex } to the { NAME($facing) }.
event-summoned = { $allowance ->
    [pyramid] { $seat } summons { $figure ->
        [apep] an
        [androsphinx] an
       *[other] a
    } { NAME($figure) } on { $hex }, next to a Pyramid.
    [underworld] { $seat } summons { $figure ->
        [apep] an
        [androsphinx] an
       *[other] a
    } { NAME($figure) } on { $hex }, out of the Underworld.
    [mummy] The { NAME($figure) } of { $seat } rises again on { $hex }.
   *[ordinary] { $seat } summons { $figure ->
        [apep] an
        [androsphinx] an
       *[other] a
    } { NAME($figure) } on { $hex }.
}
event-ransomed = { $seat } frees a Warrior trapped by { $owner }.
event-sun-given = { $seat } gives the { NAME($figure) } on { $hex } a Sun token: it is Radiant now.
event-sun-returned = { $seat } gets a Sun token back.
event-relocated = { $seat } relocates the { NAME($figure) } from { $hex } to { $to }, next to an Obelisk.

## Events: Followers and powers

event-followers = { $source ->
    [monuments] { $seat } gains { $amount } { NAME("follower", $amount) } from Monuments.
    [revered] { $seat } gains { $amount } { NAME("follower", $amount) } for “{ NAME("revered") }”.
    [omnipresent] { $seat } gains { $amount } { NAME("follower", $amount) } for “{ NAME("omnipresent") }”.
    [flood] { $seat } gains { $amount } { NAME("follower", $amount) } for “{ NAME("flood") }”.
    [commanding] { $seat } gains { $amount } { NAME("follower", $amount) } for “{ NAME("commanding") }”.
    [ransom] { $seat } gains { $amount } { NAME("follower", $amount) } as a ransom.
   *[merging] { $seat } takes over { $amount } { NAME("follower", $amount) } by merging.
}
event-paid = { $expense ->
    [unlock] { $seat } sacrifices { $amount } { NAME("follower", $amount) } for an Ankh power.
    [ransom] { $seat } sacrifices { $amount } { NAME("follower", $amount) } as a ransom.
    [build] { $seat } sacrifices { $amount } { NAME("follower", $amount) } for a Monument.
    [plague] { $seat } loses { $amount } { NAME("follower", $amount) } that were bid against the plague.
   *[worship] { $seat } sacrifices { $amount } { NAME("follower", $amount) } for Devotion.
}
event-no-gain = { $seat } gains no Followers.
event-unlocked = { $seat } unlocks “{ NAME($power) }” (level { $level }).
event-no-unlock = { $seat } unlocks no Ankh power.
event-guardian-gained = { $seat } takes { $guardian ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($guardian) } into the pool.
event-no-guardian = { $seat } gets no { NAME($guardian) }: the card is empty, or no base is free.

## Events: Monuments and caravans

event-controlled = { $seat } takes control of the { NAME($monument) } on { $hex }.
event-seized = { $seat } takes the { NAME($monument) } on { $hex } away from { $owner }.
event-no-control = { $seat } takes control of no Monument.
event-camel-laid = { $seat } places a camel on { $side }.
event-token-kept = The part with { $hex } keeps the Conflict Order token { $token }: { $size } { NAME("space", $size) }.
event-token-added = The part with { $hex } gets the Conflict Order token { $token }: { $size } { NAME("space", $size) }.
event-tokens-swapped = { $seat } swaps the Conflict Order tokens { $token } and { $other }.
event-no-caravan = { $seat } sends no caravan.

## Events: Conflict

event-conflict = Conflict { $number } begins; { $seat } holds the Battle Tiebreaker token.
event-conflict-ends = Conflict { $number } is over.
event-region-empty = Region { $token } has no figures: nothing happens there.
event-dominated = { $seat } dominates region { $token }.
event-battle = A Battle begins in region { $token }.
event-joins-battle = { $seat } fights in region { $token } with { $figures } { NAME("figure", $figures) }.
event-second-card = { $seat } plays two cards in this Battle.
event-revealed = { $seat } reveals “{ NAME($card) }”.
event-sheltered = The flood protects the { NAME($figure) } of { $seat } on { $hex }.
event-built = { $seat } builds { $monument ->
    [obelisk] an
   *[other] a
} { NAME($monument) } on { $hex }.
event-not-built = { $seat } builds no Monument.
event-plague = Locusts sent by { $seat } come over region { $token }.
event-bids = { $seat } bids { $bid } { NAME("follower", $bid) }.
event-spared = The figures of { $seat } are spared: the highest bid is { $bid }.
event-nobody-spared = Nobody is spared in region { $token }: the highest bids are equal.
event-strength = { $seat } has a strength of { $total }: figures { $figures }, Temples { $temples }, cards { $cards }.
event-tiebreaker-used = { $seat } uses the Battle Tiebreaker token.
event-won = { $seat } wins the Battle in region { $token } with a margin of { $margin }.
event-nobody-won = Nobody wins the Battle in region { $token }.
event-lost = { $seat } loses the Battle in region { $token }.
event-saved = { $seat } saves the { NAME($figure) } on { $hex }.
event-died = { $cause ->
    [plague] The { NAME($figure) } of { $seat } on { $hex } is killed by the locusts.
   *[battle] The { NAME($figure) } of { $seat } on { $hex } is killed in the Battle.
}
event-trapped = { $seat } traps a dead Warrior of { $owner }.
event-mummy-stays = The { NAME("mummy") } of { $seat } finds no space next to its God and stays in the pool.
event-underworld-placed = { $seat } places an Underworld token on { $hex }.
event-underworld-moved = { $seat } relocates the Underworld token from { $hex } to { $to }.
event-reclaimed = { $seat } takes { $cards } { NAME("card", $cards) } back into the hand.
event-destroyed = { $ruin ->
    [giant-scorpion] The { NAME($monument) } of { $seat } on { $hex } is destroyed by a { NAME("giant-scorpion") }.
    [merging] The { NAME($monument) } of { $seat } on { $hex } is destroyed: its god has merged with another.
   *[forgetting] The { NAME($monument) } of { $seat } on { $hex } is destroyed: its god is forgotten.
}
event-neutral-destroyed = { $ruin ->
    [giant-scorpion] The neutral { NAME($monument) } on { $hex } is destroyed by a { NAME("giant-scorpion") }.
    [merging] The neutral { NAME($monument) } on { $hex } is destroyed as gods merge.
   *[forgetting] The neutral { NAME($monument) } on { $hex } is destroyed as gods are forgotten.
}

## Events: Devotion

event-points = { $source ->
    [obelisk-majority] { $seat }: { $amount } Devotion for the majority of Obelisks.
    [pyramid-majority] { $seat }: { $amount } Devotion for the majority of Pyramids.
    [temple-majority] { $seat }: { $amount } Devotion for the majority of Temples.
    [domination] { $seat }: { $amount } Devotion for domination.
    [victory] { $seat }: { $amount } Devotion for winning the Battle.
    [glorious] { $seat }: { $amount } Devotion for “{ NAME("glorious") }”.
    [drought] { $seat }: { $amount } Devotion for “{ NAME("drought") }”.
    [radiance] { $seat }: { $amount } Devotion for a Radiant figure.
    [city] { $seat }: { $amount } Devotion for a City in the region.
    [magnanimous] { $seat }: { $amount } Devotion for “{ NAME("magnanimous") }”.
    [miracle] { $seat }: { $amount } Devotion for “{ NAME("miracle") }”.
    [worshipful] { $seat }: { $amount } Devotion for “{ NAME("worshipful") }”.
   *[bountiful] { $seat }: { $amount } Devotion for “{ NAME("bountiful") }”.
}
event-devotion = { $seat } gains { $amount } Devotion and stands on { $at }.
event-devotion-lost = { $seat } loses 1 Devotion to the dead { NAME("cat-mummy") } of { $owner } and stands on { $at }.

## Events: merging, forgetting, the end

event-merged = { $seat } and { $other } merge into one god, on { $at } Devotion.
event-taken-over = { $seat } takes over the { NAME($guardian) } of { $owner } on { $hex }.
event-taken-into-pool = { $seat } takes over { $guardian ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($guardian) } of { $owner } into the pool.
event-dismissed = { $seat } dismisses the { NAME($guardian) } on { $hex }.
event-discharged = { $seat } dismisses { $guardian ->
    [apep] an
    [androsphinx] an
   *[other] a
} { NAME($guardian) } from the pool.
event-left = { $ruin ->
    [giant-scorpion] The { NAME($figure) } of { $seat } on { $hex } gives way to a { NAME("giant-scorpion") }.
    [merging] The { NAME($figure) } of { $seat } on { $hex } leaves the game as the gods merge.
   *[forgetting] The { NAME($figure) } of { $seat } on { $hex } leaves the game: forgotten.
}
event-freed = A trapped Warrior of { $seat } returns to the pool.
event-slot-emptied = A trapped Warrior of { $seat } leaves the game.
event-underworld-closed = The Underworld token on { $hex } leaves the game.
event-forgotten = { $seat } is forgotten, with { $at } Devotion.
event-victory = { $ending ->
    [devotion] { $seat } reaches the top of the Devotion track and wins.
    [only-god] { $seat } is the only god of Egypt and wins.
   *[rank] { $seat } has the most Devotion after the last Conflict and wins.
}
event-no-victory = Every god is forgotten: nobody wins.

## Reasons why not

reason-god-taken = { NAME($god) } is already taken.
reason-other-level = { $guardian ->
    [apep] An
    [androsphinx] An
   *[other] A
} { NAME($guardian) } has another level.
reason-higher-row = { NAME($deed) } is not in a row below your first action.
reason-off-board = There is no space { $hex } on this map.
reason-no-figure = There is no figure on { $hex }.
reason-not-yours = The figure on { $hex } is not yours.
reason-moved-already = The figure on { $hex } has already moved.
reason-nowhere = The figure on { $hex } has no space to go to.
reason-occupied = A figure or a Monument stands on { $hex }.
reason-water-space = Space { $hex } is water.
reason-underworld-space = An Underworld token lies on { $hex }.
reason-city-space = A City lies on { $hex }: no Monument can be built there.
reason-too-far = Space { $hex } is farther away than 3 spaces.
reason-no-room-to-shove = The figure on { $hex } cannot be pushed: no free land space around it.
reason-not-beside = { $beside ->
    [god] Space { $hex } is not adjacent to your God.
    [obelisk] Space { $hex } is not adjacent to an Obelisk of yours in the region of the Battle.
   *[figure] Space { $hex } does not touch the space of the figure that is pushed.
}
reason-claw-off-board = With claws to the { NAME($facing) } at least one would point off the board.
reason-none-in-pool = There is no { NAME($figure) } in your pool.
reason-none-trapped = None of your Warriors is trapped.
reason-no-ransom = You have no Follower for the ransom.
reason-no-space = There is no space for a further { NAME($figure) }.
reason-not-fitting = This summon does not reach the space.
reason-out-of-reach = None of the summons you have left reaches { $hex }.
reason-power-unlocked = You have already unlocked “{ NAME($power) }”.
reason-other-power-level = The power “{ NAME($power) }” does not have level { $level }.
reason-no-monument = There is no Monument on { $hex }.
reason-not-neutral = The Monument on { $hex } is not neutral, and there are still neutral ones on the board.
reason-own-monument = The Monument on { $hex } is already yours.
reason-no-figure-beside = None of your figures is adjacent to { $hex }.
reason-no-caravan-there = No caravan can be placed over { $side }.
reason-no-completion = With the camels placed so far, no caravan can go over { $side }.
reason-must-finish = A caravan that has been begun must be finished.
reason-not-a-new-part = Region { $token } is not one of the two new regions.
reason-a-new-part = Region { $token } is one of the two new regions: choose another to swap with.
reason-not-on-board = The Conflict Order token { $token } is not on the board.
reason-other-name = The part with { $hex } is named by its space { $first }.
reason-other-region = Space { $hex } is in another region.
reason-card-used = The card “{ NAME($card) }” is not in your hand: you have already used it.
reason-one-card-only = You play only one card in this Battle.
reason-two-different = Choose two different cards, in the order of the list.
reason-none-in-supply = There is no { NAME($monument) } left in the supply.
reason-too-few-followers = You have only { $followers } { NAME("follower", $followers) }.
reason-own-warriors = The Warriors of { NAME($god) } are your own: only enemies are trapped.
reason-no-dead-warrior = No Warrior of { NAME($god) } has just died.
reason-no-token-left = All your Underworld tokens are on the board.
reason-no-token-there = There is no Underworld token on { $hex }.
reason-not-your-guardian = There is no Guardian of yours on { $hex }.
reason-too-many-guardians = You have more Guardians than bases for them.
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
god-osiris-text = After a lost Battle: place one of your 3 Underworld tokens on an empty land space of the region, or relocate one. Only your figures may end there; each of your Summon actions may bring one more figure onto such a space.
god-ra = { NAME("ra") }
god-ra-short = Ra
god-ra-ability = Radiance
god-ra-text = A figure you summon may get one of your 3 Sun tokens and is Radiant until it dies. Dominating or winning a region with a Radiant figure of yours brings 1 more Devotion.

## Figures, Guardians, Monuments, the land

figure-god = { NAME("god") }
figure-god-text = Counts 1 in a Battle and never dies.
figure-warrior = { NAME("warrior") }
figure-warrior-text = Counts 1 in a Battle. Every god has six.

guardian-cat-mummy = { NAME("cat-mummy") }
guardian-cat-mummy-text = Level 1, small. When it dies, every other god loses 1 Devotion.
guardian-satet = { NAME("satet") }
guardian-satet-text = Level 1, small. In your Move action it may end on land held by an enemy figure and push it to a free land space next to it, which you choose.
guardian-mummy = { NAME("mummy") }
guardian-mummy-text = Level 2, small. When it dies, it is summoned again at once, next to your God.
guardian-apep = { NAME("apep") }
guardian-apep-text = Level 2, large. May be summoned on any free water space and then fights in every region that touches it. Cannot move onto water later.
guardian-giant-scorpion = { NAME("giant-scorpion") }
guardian-giant-scorpion-text = Level 3, large. Its claws point at two neighbouring spaces. At the start of a Conflict it destroys the Monuments there that are adjacent to it. Faced anew whenever it is summoned or moved.
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

deed-move = { NAME("move") }
deed-move-text = Each of your figures may move up to 3 spaces, over anything; it ends on an empty land space.
deed-summon = { NAME("summon") }
deed-summon-text = Put a figure from your pool on an empty land space adjacent to one of your figures or Monuments.
deed-gain = { NAME("gain") }
deed-gain-text = 1 Follower for each neutral or own Monument adjacent to one of your figures.
deed-unlock = { NAME("unlock") }
deed-unlock-text = Sacrifice 1, 1, 2, 2, 3, 3 Followers for your first to sixth power, two of each level. The second, fourth and fifth also bring a Guardian.

kind-control = { NAME("control") }
kind-control-text = Take a neutral Monument adjacent to one of your figures; once none is neutral on the whole board, one of an opponent.
kind-caravan = { NAME("caravan") }
kind-caravan-text = You may split a region with up to 6 camels into two parts of at least 6 land spaces each.
kind-conflict = { NAME("conflict") }
kind-conflict-text = All regions in the order of their tokens: alone you dominate, together you fight.

## Ankh powers

power-commanding = { NAME("commanding") }
power-commanding-text = Level 1. When you win a Battle: 3 Followers.
power-inspiring = { NAME("inspiring") }
power-inspiring-text = Level 1. Your card “{ NAME("build-monument") }” costs nothing.
power-omnipresent = { NAME("omnipresent") }
power-omnipresent-text = Level 1. At the start of a Conflict: 1 Follower for each region with a figure of yours.
power-revered = { NAME("revered") }
power-revered-text = Level 1. 1 more Follower in every Gain action.
power-resplendent = { NAME("resplendent") }
power-resplendent-text = Level 2. Your God has strength 3 instead of 1 while you control three Monuments of one type anywhere.
power-obelisk-attuned = { NAME("obelisk-attuned") }
power-obelisk-attuned-text = Level 2. At the start of a Battle you take part in: relocate figures of yours from anywhere to spaces adjacent to your Obelisks in the region.
power-temple-attuned = { NAME("temple-attuned") }
power-temple-attuned-text = Level 2. In a Battle: 2 strength for each of your Temples in the region with a figure of yours adjacent to it.
power-pyramid-attuned = { NAME("pyramid-attuned") }
power-pyramid-attuned-text = Level 2. In a Summon action: one more figure next to each of your Pyramids.
power-glorious = { NAME("glorious") }
power-glorious-text = Level 3. Winning a Battle with a margin of at least 3 brings 3 Devotion instead of 1.
power-magnanimous = { NAME("magnanimous") }
power-magnanimous-text = Level 3. When you lose a Battle with at least two figures in it: 2 Devotion.
power-bountiful = { NAME("bountiful") }
power-bountiful-text = Level 3. In the red section of the track each of your gains is 1 Devotion more.
power-worshipful = { NAME("worshipful") }
power-worshipful-text = Level 3. After a Battle in which you played a card: you may sacrifice 2 Followers for 1 Devotion.

## Battle cards

card-flood = { NAME("flood") }
card-flood-text = Strength +0. 1 Follower for each of your figures on fertile spaces of the region; they cannot die in Battle Resolution.
card-build-monument = { NAME("build-monument") }
card-build-monument-text = Strength +0. You may pay 3 Followers to build a Monument of any type on an empty land space of the region; it is yours.
card-plague-of-locusts = { NAME("plague-of-locusts") }
card-plague-of-locusts-text = Strength +1. All gods with figures here bid Followers in secret. All Warriors and Guardians die except those of the one highest bidder.
card-chariots = { NAME("chariots") }
card-chariots-text = Strength +3.
card-drought = { NAME("drought") }
card-drought-text = Strength +1. If you win: 1 more Devotion for each of your figures on desert spaces of the region.
card-miracle = { NAME("miracle") }
card-miracle-text = Strength +0. After the Battle: 1 Devotion for each of your figures that died in it.
card-cycle-of-maat = { NAME("cycle-of-maat") }
card-cycle-of-maat-text = Strength +0. After the Battle take back all your used cards, this one too.

## Scenarios

scenario-black-land = { NAME("black-land") }
scenario-black-land-text = Everyone begins with God, Warrior and one Monument in a region of their own.
scenario-scattered-faith = { NAME("scattered-faith") }
scenario-scattered-faith-text = A God and two Warriors in three regions, and no Monument of one's own.
scenario-twin-cities = { NAME("twin-cities") }
scenario-twin-cities-text = Two Cities on which nothing is built: dominating or winning a region with a City brings 1 more Devotion.
scenario-own = Own scenario
scenario-own-text = Somebody wrote down this map or set-up.

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
board-battle = Battle in region { $token }
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
board-camel = camel
board-camel-laid = camel of this caravan
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

## What is wrong with a map or scenario of one's own

flaw-not-an-object = An object in braces is expected in the file at “{ $where }”.
flaw-not-a-list = A list in brackets is expected in the file at “{ $where }”.
flaw-missing = “{ $where }” is missing in the file.
flaw-unknown-field = The file has a field “{ $found }” that means nothing; it needs “scenario” and may have “map”.
flaw-not-a-number = “{ $where }” must be a number from { $least } to { $most }.
flaw-unknown-name = “{ $where }” is “{ $found }”, which is not known; expected: { $expected }.
flaw-not-a-space = “{ $where }” must be a space such as "B6" or [q, r].
flaw-unknown-space = “{ $found }” at “{ $where }” is no space of the grid; spaces are A1 to L12.
flaw-outside-grid = The space at q { $q }, r { $r } lies outside the grid of 12 by 12.
flaw-other-space = { $hex } does not lie at q { $q }, r { $r }.
flaw-two-spaces = “{ $where }” must name the two spaces on both sides of it.
flaw-no-side = { $hex } and { $other } do not share a side.
flaw-other-players = The scenario is for { $players } players, the table for { $seats }.
flaw-space-twice = { $hex } is on the map twice.
flaw-land-without-region = { $hex } is land and needs a region.
flaw-water-with-region = { $hex } is water and must not have a region.
flaw-region-name = The region of { $hex } must have a name.
flaw-river-off-land = The river on { $side } must lie between two land spaces.
flaw-river-inside = The river on { $side } lies inside the region “{ $region }”.
flaw-river-twice = The river on { $side } is on the map twice.
flaw-river-missing = { $hex } and { $other } lie in different regions: a river is missing between them.
flaw-no-land = The map has no land.
flaw-cut-off = { $hex } is cut off from { $other }.
flaw-region-apart = { $hex } belongs to the region “{ $region }” but does not hang together with { $other }.
flaw-region-small = The region of { $hex } has { $count } land { NAME("space", $count) }; at least { $least } are needed.
flaw-region-unknown = No space lies in the region “{ $region }”.
flaw-region-size = The region of { $hex } has { $count } land { NAME("space", $count) }, not what the file says.
flaw-camel-off-land = The camel on { $side } must lie between two land spaces.
flaw-camel-on-river = The camel on { $side } lies on a river.
flaw-camel-twice = There are two camels on { $side }.
flaw-too-many-camels = There are only { $most } { NAME("camel", $most) }.
flaw-not-land = { $hex } is no land space of the map.
flaw-taken = { $hex } is taken already, by this: { NAME($what) }.
flaw-token-twice = Token { $token }, or the region of { $hex }, comes twice.
flaw-no-token = The region of { $hex } has no Conflict Order token.
flaw-too-many-regions = There are only { $most } Conflict Order tokens, so there cannot be more regions.
flaw-too-many-monuments = Too many of one kind: { NAME($monument) }. There are { $most }.
flaw-too-many-owned = A player controls too many Monuments; { $most } are the most.
flaw-figure-kind = Only gods and Warriors can stand on the map at the start, not what is at “{ $where }”.
flaw-figures-of-player = Player { $player } needs exactly one god and at most { $warriors } { NAME("warrior", $warriors) }.
flaw-too-many-cities = Too many Cities; { $most } are the most.
