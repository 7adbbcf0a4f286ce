## Phases of a turn

phase-first = First action
phase-second = Second action
phase-event = Event
phase-conflict = Conflict

## Counts in a seat's panel

counter-followers = Followers
counter-followers-title = Followers
counter-warriors = Warriors
counter-warriors-title = Warriors in the pool
counter-ankhs = Ankhs
counter-ankhs-title = Ankh tokens in the pool
counter-cards = cards
counter-cards-title = Battle cards in hand

## Hints under the prompt

confirm-move = Move here
confirm-summon = Summon here
confirm-build = Build here

hint-action = Choose a highlighted row. You must move its marker, but you need not do the action; ◆ triggers the event.
hint-mover = Each figure may move once, up to 3 spaces. Choose Done when you have finished.
hint-move-to = Highlighted spaces are within reach; hover to see what is next to them.
hint-summon = The figure appears next to one of your figures or Monuments.
hint-place = Highlighted spaces lie next to your figures and Monuments.
hint-power = Two of the four powers of each level can be unlocked.
hint-control = Highlighted Monuments stand next to your figures.
hint-camel = Highlighted sides can still form a caravan; both parts need at least 6 land spaces.
hint-keep = The other part gets the lowest token in the supply.
hint-swap = Regions fight in the order of their tokens.
hint-swap-with = Choose a highlighted token on the map.
hint-relocate = Figures from anywhere may go next to your Obelisks here.
hint-two-cards = Once per Conflict, announced before anyone chooses.
hint-card = All cards are revealed together. Used cards stay face up until { NAME("cycle-of-maat") }.
hint-cards = Choose two cards, one after the other.
hint-build = The Monument is yours at once and counts in this Battle.
hint-bid = Only the highest bidder's figures survive; a tie for the highest bid saves nobody.
hint-tiebreak = Without the token, everyone tied loses.
hint-save = It stands next to an enemy figure.
hint-underworld = Only your figures may end there.
hint-worship = Once in each Battle in which you played a card.
hint-facing = In the next Conflict the claws destroy Monuments on both spaces.
hint-shove = You choose where the pushed figure goes.
hint-dismiss = You have 2 small and 2 large bases.
hint-trap = Each trapped Warrior adds 1 to your God's strength.
hint-sun = A Radiant figure brings 1 more Devotion when you dominate or win.

## The board

an-name = { NAME($name) }
an-you = You
an-pair = { $one } and { $other }
an-map = Map of Egypt
an-region = Region { $token }
an-region-part = { $name } { $where ->
    [n] (north)
    [s] (south)
    [e] (east)
    [w] (west)
    [ne] (north-east)
    [nw] (north-west)
    [se] (south-east)
    [sw] (south-west)
   *[other] ({ $where })
}
an-spaces = { $count } { NAME("space", $count) }
an-token = Token { $token }
an-plaque = Token { $token }: { $name }, { $count } { NAME("space", $count) }
an-plaque-can = Choose token { $token }: { $name }, { $count } { NAME("space", $count) }
an-space = { $region ->
    [none] { PLACE($hex, case: "Nom") }
   *[other] { $region } ({ $hex })
}, { $terrain ->
    [fertile] fertile
    [desert] desert
   *[water] water
}, { $piece ->
    [none] empty
   *[other] { $piece }
}{ $gate ->
    [yes] , Underworld token
   *[no] {""}
}{ $legal ->
    [yes] , can be chosen
    [chosen] , chosen
   *[no] {""}
}
an-terrain = { $terrain ->
    [fertile] fertile
    [desert] desert
   *[water] water
}
an-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
an-beside = Next to:
an-then-income = { NAME("gain") } would bring { $then } (now { $now })
an-then-conflict = Conflict after this move
an-piece-neutral = neutral { $name }
an-piece-own = your { $name }
an-piece-of = { $god }'s { $name }
an-radiant = Radiant
an-gate = Underworld: only Osiris's figures may end here.
an-city = City: no Monument can be built here; whoever dominates the region or wins its Battle gains 1 more Devotion.
an-figure-strength = { $neutralised ->
    [yes] Strength 0: adjacent to an enemy { NAME("androsphinx") }
   *[no] { $trapped ->
        [0] Strength { $strength }
       *[other] Strength { $strength }: { $base }, plus { $trapped } for trapped Warriors
    }
}
an-zoom-in = Zoom in (+)
an-zoom-out = Zoom out (−)
an-fit = Whole map (0)
an-tab-map = Map
an-tab-tracks = Tracks
an-tab-gods = Gods

## Tracks

an-turn-actions = Actions
an-turn-actions-hint = triggers the event
an-turn-action = step { $at } of { $needed }
an-turn-action-left = { $left ->
    [0] event now
    [one] event next
   *[other] event in { $left }
}
an-turn-action-now = in progress
an-events = Events
an-event = Event { $number }: { $name }, { $state ->
    [done] over
    [next] next
   *[later] later
}
an-of = { $at } of { $total }
an-next = Next: { $name }
an-no-next = No more events
an-conflict = Conflict { $number }
an-merging = gods merge
an-forgetting = red gods forgotten
an-last = end of the game
an-devotion = Devotion
an-devotion-of = { $name }: { $at } Devotion
an-devotion-top = { $top } wins
an-devotion-red = red after Conflict { $conflict }: forgotten
an-forecast = If a Conflict happened now
an-point = { $source } +{ $amount }
forecast-battle = The winner gets +1
forecast-alone = No Battle: +{ $points } Devotion
an-dominates = dominates
an-nobody = nobody
an-supply = Supply
an-camels = Camels
an-supply-title = Left in the supply

## Gods

an-god = { $name }'s board
an-level = Level { $level }
an-unlocked = { $count } of 2 unlocked
an-power = { $name } { $on ->
    [yes] (unlocked)
   *[no] (locked)
}
an-followers = Followers
an-ankhs = Ankh tokens in the pool
an-income = Gain Followers would bring
an-pool = { $name } in the pool
an-trapped = { $count } { $count ->
    [one] Warrior
   *[other] Warriors
} trapped by Anubis
an-cards = Battle cards
an-hand-of = In hand: { $cards }
an-used = used
an-used-card = Used: { $name }
an-forgotten = forgotten
an-suns = Sun tokens free: { $count }.
an-gates = Underworld tokens free: { $count }.
an-slots = Trapped: { $count } of 3.
an-amun = { $up ->
    [yes] Ready.
   *[no] Used in this Conflict.
}

## Trays

tray-in-pool = { $count } in the pool
tray-ransom = trapped; costs 1 Follower
tray-in-supply = { $count } in the supply
tray-keeps = keeps token { $token }
tray-trap = { $god }'s Warrior
tray-camels = { $laid } of at most { $most } Camels placed
tray-bid = Followers to bid

## Battle cards in short

card-flood-brief = +1 Follower for each of your figures on Fertile spaces; they survive.
card-build-monument-brief = Sacrifice 3 Followers to build a Monument here.
card-plague-of-locusts-brief = All bid Followers. Only the highest bidder's figures survive.
card-chariots-brief = Pure strength.
card-drought-brief = If you win: +1 Devotion for each of your figures on Desert spaces.
card-miracle-brief = +1 Devotion for each of your killed figures.
card-cycle-of-maat-brief = Afterwards, take back all your used cards.

## The Conflict as a scene

battle-scene = Conflict { $number }
battle-title = { $kind ->
    [battle] Battle: { $name }
    [domination] { $name }: dominated by { $god }
   *[empty] { $name }: nobody is here
}
battle-map = Close-up of { $name }
battle-after = After Conflict { $number }
battle-afterwards = Afterwards
battle-order = Regions in order
battle-later = { REGION($token, case: "Nom") }, still to come
battle-empty = empty
battle-now = now
battle-none = nobody
battle-tiebreaker = { $up ->
    [yes] Tiebreaker held by { $name }
   *[no] Tiebreaker used by { $name }
}
battle-told = What happened
battle-fighters = Who takes part
battle-steps = Steps of the Battle
battle-look = Look at the map
battle-back = back to the Conflict
battle-skip = Skip
battle-continue = Continue
battle-choose = Choose one card in secret
battle-choose-two = Choose two cards in secret
battle-choose-hint = All cards are revealed together.
battle-choosing = choosing a card
battle-ready = card chosen
battle-won = wins
battle-lost = loses
battle-resplendent = God has strength 3
battle-trapped = God +{ $count } for trapped Warriors
battle-neutralised = 0 next to an Androsphinx
battle-bid = bid { $count }
battle-fallen = { $count } killed
battle-total = strength
battle-expected = with a card
battle-face-down = A card face down: one of { $cards }
battle-can-hold = In hand: { $cards }
battle-bar = Figures { $figures }, Temples { $temples }, cards { $cards }: { $total }, at most { $best }
battle-forgotten-explained = A god at { $red } or less after this Conflict leaves the game with all its pieces.

came-cards = { $ready } of { $total }

## What Devotion was lost to

source-cat-mummy = { NAME("cat-mummy") }

## Scenarios to choose from

option-scenario-middle-kingdom-about = Everyone begins with a God, a Warrior and one Monument in a region of their own. Good for a first game.
option-scenario-old-kingdom-about = Everyone begins with a Warrior and an Obelisk in one region and their God in the next player's region.
option-scenario-black-land-about = Everyone begins with a God, a Warrior and one Monument in a region of their own.
option-scenario-scattered-faith-about = Everyone begins with a God and two Warriors in three different regions, and without Monuments.
option-scenario-twin-cities-about = Special rule: nothing can be built on the two Cities; winning or dominating a region with a City brings 1 more Devotion.
option-scenario-random-about = One of the set-ups for this number of players, drawn when the game starts.

## Maps people bring

own-map = { $wrong ->
    [0] Your map, { $count } spaces
   *[other] Your map, { $count } spaces; something is wrong at { $where }
}

## Names where there is little room: with hyphens for small cards, short for powers

face-flood = Flood
face-build-monument = Build Monu{"\u00AD"}ment
face-plague-of-locusts = Plague of Locusts
face-chariots = Chariots
face-drought = Drought
face-miracle = Miracle
face-cycle-of-maat = Cycle of Ma'at
face-commanding = Commanding
face-inspiring = Inspiring
face-omnipresent = Omnipresent
face-revered = Revered
face-resplendent = Resplendent
face-obelisk-attuned = Obelisk Att.
face-temple-attuned = Temple Att.
face-pyramid-attuned = Pyramid Att.
face-glorious = Glorious
face-magnanimous = Magnanimous
face-bountiful = Bountiful
face-worshipful = Worshipful

## The board in more detail

an-region-short = { $base ->
    [west] West
    [delta] Delta
   *[east] East
} { $where ->
    [n] north
    [s] south
    [e] east
    [w] west
    [ne] north-east
    [nw] north-west
    [se] south-east
    [sw] south-west
   *[other] { $where }
}
an-guardians = Guardians
an-alone = alone
an-more = { $count } more
an-back-to-map = Back to the map
an-back-to-powers = Back to the powers
an-fights = Conflict order: { $order }
an-kind = { $kind ->
    [obelisk] Obelisks
    [pyramid] Pyramids
   *[temple] Temples
}
an-majorities = Majorities: { $list }.
an-strength-now = { $alone ->
    [yes] { $total }, dominates
   *[no] { $total } now, up to { $highest } with cards
}
an-action-above = not below the first
an-action-brief = { $action ->
    [move] Move
    [summon] Summon
    [gain] Gain
   *[unlock] Unlock
}
an-brings-move = { $count } { NAME("figure", $count) }
an-brings-summon = { $count ->
    [0] no figure left to summon
   *[other] { $count } in your pool
}
an-brings-gain = { $count ->
    [0] would bring nothing now
   *[other] +{ $count } { NAME("follower", $count) }
}
an-brings-gain-short = · +{ $count }
an-brings-unlock = costs { $cost } of your { $have }
an-brings-unlock-short = · pay { $cost }
an-brings-unlock-lacking = costs { $cost }, you have { $have }
an-brings-unlock-lacking-short = · needs { $cost }
an-brings-unlock-all = all powers unlocked
an-brings-unlock-all-short = · all unlocked
an-moved = moved ✓
an-can-move = can move
an-cannot-move = cannot move
an-tap-space = Tap a highlighted space to see what it brings.
an-beside-list = next to { $list }

god-amun-brief = Once per Conflict: two cards in one Battle.
god-anubis-brief = Traps killed enemy Warriors; each makes your God stronger.
god-isis-brief = Your figures next to an enemy may survive a lost Battle.
god-osiris-brief = A lost Battle opens an Underworld space that only you can use.
god-ra-brief = Radiant figures bring 1 more Devotion where you win.
god-amun-advice = Good at one big Battle per Conflict: two effects at once.
god-anubis-advice = Good while others fight: each trapped Warrior makes your God stronger.
god-isis-advice = Good at holding on: stand next to enemies and keep your army.
god-osiris-advice = Good at losing: every defeat opens a gate that only you can use.
god-ra-advice = Good at winning: spread Radiant figures over the regions.
draft-title = Choose your god
draft-taken = taken by { $name }

power-choice = Choose a level { $level } power
power-count = Level { $level } · power { $nth } of 6
power-had = unlocked
power-now-monuments = { $count ->
    [0] You control no { $kind ->
        [obelisk] Obelisk
        [pyramid] Pyramid
       *[temple] Temple
    } yet.
   *[other] You control { $count } { $kind ->
        [obelisk] { NAME("obelisk", $count) }
        [pyramid] { NAME("pyramid", $count) }
       *[temple] { NAME("temple", $count) }
    }.
}
power-now-resplendent = You control at most { $count } Monuments of one type.
power-now-regions = You have figures in { $count ->
    [one] { $count } region
   *[other] { $count } regions
}.
power-guardian = { $left ->
    [0] No { $name } is left to come with this power.
   *[other] This power also brings you a Guardian: { $name }.
}

## Help cards

help-rules = Rules
help-god-facts = { $devotion } Devotion · { $followers } { NAME("follower", $followers) }
help-power = Ankh power, level { $level }
help-unlocked-by = Unlocked by { $list }.
help-unlocked-by-nobody = Nobody has unlocked it.
help-guardian = Guardian
help-guardian-left = { $count } left in the supply.
help-figure = Figure
help-a-monument = Monument
help-monument = Whoever controls the most Monuments of a type in a region gains 1 Devotion there in a Conflict. Figures next to neutral Monuments or their own bring Followers.
help-card = Battle card, strength +{ $strength }
help-held-by = Still in hand: { $list }.
help-held-by-nobody = Nobody has it in hand.
help-action = Action
help-event = Event { $number } of { $total }
help-caravan-left = Left: { $camels } { NAME("camel", $camels) }, tokens { $tokens }.
help-region = Region { $token }, { $count } { NAME("space", $count) }

## A Battle and its result

battle-region-of = region { $at } of { $total }
battle-offer = Devotion on offer
battle-for-win = for the win
battle-majorities-now = Majorities now
battle-nobody-leads = nobody leads
battle-reach = Who can reach what
battle-tie = A tie goes to
battle-you = you
battle-may-hold = may hold
battle-card-range = +{ $low }–{ $high }
battle-with-card = with your card
battle-beats = can beat you
battle-ties = can tie you
battle-weak = cannot reach you
battle-has = has { $count } { NAME("follower", $count) }
battle-becomes = { $cards }: your strength becomes { $mine }.
battle-can-beat = { $count ->
    [one] { $gods } can beat you.
   *[other] { $gods } can beat you.
}
battle-can-tie = { $count ->
    [one] { $gods } can reach { $mine } too
   *[other] { $gods } can reach { $mine } too
}; { $tie ->
    [mine] you would win the tie.
    [theirs] { $holder } would win the tie.
   *[nobody] nobody would win the tie.
}
battle-too-weak = { $count ->
    [one] { $gods } cannot reach you.
   *[other] { $gods } cannot reach you.
}
battle-watch-again = Watch again
battle-over = Conflict { $number } is over.
battle-told-result = { $kind ->
    [domination] { $fate ->
        [won] You dominate the region.
       *[other] { $god } dominates the region.
    }
   *[battle] { $fate ->
        [won] You won the Battle.
        [lost] You lost the Battle.
       *[watched] { $god ->
            [none] Nobody won the Battle.
           *[other] { $god } won the Battle.
        }
    }
}
battle-next = Next: { $name }, { $gods }. Nothing is asked until you continue.
battle-next-alone = Next: { $name }, { $gods } alone.
battle-next-none = Nothing is asked until you continue.
stage-cards = Cards
stage-reveal = Reveal
stage-majorities = Majorities
stage-strength = Strength
stage-result = Result
result-wins-by = { $you ->
    [yes] You win, { $mine } against { $other }.
   *[no] { $god } wins, { $mine } against { $other }.
}
result-dominates = { $you ->
    [yes] You dominate: { $name }.
   *[no] { $god } dominates: { $name }.
}
result-nobody-wins = Nobody wins: { $name }.
result-tiebreaker = { $used ->
    [yes] The Tiebreaker decided.
   *[no] The Tiebreaker was not needed.
}
result-died = Killed
result-dead = { $count } × { $name } ({ $god })
result-no-dead = Nobody is killed.
result-before-now = before → now
result-no-gain = nothing
result-forgotten = forgotten after Conflict { $conflict }: { $missing } short
result-loss = { $source } −{ $amount }

merged-title = { $one } and { $other } become one god
merged-text = The two gods with the least Devotion merge on space { $at } of the track. Their players now win or lose together.
merged-rank = one god, two players
merged-keeps = { NAME($one) }'s figures, Monuments, cards and powers stay and belong to both players.
merged-leave = { NAME($other) }'s God, Warriors, Monuments and cards leave the game.
merged-guardians = { NAME($other) }'s Guardians change sides; { $player } may dismiss them.
merged-followers = Followers are shared.
merged-abilities = Both abilities apply to all figures of the pair.
merged-turns = One action each per turn. In Conflicts { $player } decides; the partner sees every question.

tray-bid-rivals = Followers of the others: { $list }.
bid-more = { $gods } can bid more.
bid-same = { $gods } can bid { $bid } too; then nobody is spared.
bid-less = { $gods } cannot reach you.
bid-safe = A bid of { $safe } is safe.

## Recap

recap-action = { NAME($action) }
recap-name = { NAME($name) }
recap-to = { PLACE($hex, case: "to") }
recap-at = { PLACE($hex) }
recap-moved = { NAME($figure) } { PLACE($hex, case: "to") }
recap-summoned = summoned: { NAME($figure) } { PLACE($hex) }
recap-died = killed: { NAME($figure) } { PLACE($hex) }
recap-ransomed = freed
recap-followers = { $count } { NAME("follower", $n) }
recap-devotion = { $count } { NAME("devotion", $n) }
recap-camels = { $camels } { NAME("camel", $camels) }
recap-split = new region { $token }
recap-swapped = Conflict Order tokens swapped
recap-conflict = Conflict { $number }
recap-dominated = dominates { REGION($token, $hex, $part, case: "nom") }
recap-battle = Battle { REGION($token, $hex, $part) }
recap-won = { $margin ->
    [0] wins the tie
   *[other] wins by { $margin }
}
recap-nobody = nobody wins
recap-merged = gods merge
recap-forgotten = forgotten
