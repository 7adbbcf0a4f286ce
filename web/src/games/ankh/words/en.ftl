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

hint-action = Choose a highlighted row. Moving its marker is compulsory, doing the action is not; ◆ triggers the event.
hint-mover = Each figure may move once, up to 3 spaces, over anything. Choose Done when you have finished.
hint-move-to = Highlighted spaces are within reach. Hover over one to see what it would be next to.
hint-summon = It appears next to one of your figures or Monuments.
hint-place = Highlighted spaces lie next to your figures and Monuments.
hint-power = Two of the four powers of each level can be unlocked.
hint-control = Highlighted Monuments stand next to your figures.
hint-camel = Highlighted sides can still become a line; both parts need at least 6 land spaces.
hint-keep = The other part gets the lowest token in the supply.
hint-swap = Regions fight in the order of their tokens.
hint-swap-with = Choose a highlighted token on the map.
hint-relocate = Figures can come from anywhere to a space next to your Obelisks in this region.
hint-two-cards = Once per Conflict, announced before anyone chooses.
hint-card = All cards are revealed together. Used cards stay face up until { NAME("cycle-of-maat") }.
hint-cards = Choose two cards, one after the other.
hint-build = The Monument is yours at once and counts in this Battle.
hint-bid = Only the highest bidder's figures survive; a tie for the highest bid saves nobody.
hint-tiebreak = Without the token, everyone tied loses.
hint-save = It stands next to an enemy figure.
hint-underworld = Only your figures may end there.
hint-worship = Once in each Battle in which you played a card.
hint-facing = The claws point at two spaces next to each other; Monuments there fall at the next Conflict.
hint-shove = You choose where the other figure goes.
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
an-city = City: no Monument can be built here; whoever dominates or wins the region gets 1 more Devotion.
an-figure-strength = { $neutralised ->
    [yes] Strength 0: beside an enemy { NAME("androsphinx") }
   *[no] { $trapped ->
        [0] Strength { $strength }
       *[other] Strength { $strength }: { $base } and { $trapped } for trapped Warriors
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
an-forecast-chip = { $name }: strength { $total }, with cards up to { $highest }
an-strength = strength
an-strength-sum = figures { $figures } + Temples { $temples } = { $total }; with cards up to { $highest }
an-point = { $source } +{ $amount }
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
tray-camels = { $laid } of at most { $most } camels placed
tray-bid = Followers to bid

## Battle cards in short

card-flood-brief = +1 Follower for each of your figures on fertile land; they survive.
card-build-monument-brief = Pay 3 Followers to build a Monument here.
card-plague-of-locusts-brief = All bid Followers. Only the top bidder's figures survive.
card-chariots-brief = Pure strength.
card-drought-brief = If you win: +1 Devotion for each of your figures on desert.
card-miracle-brief = +1 Devotion for each of your dead.
card-cycle-of-maat-brief = Afterwards take back all used cards.

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
battle-later = Region { $token }, still to come
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
battle-figures = Figures { $count }
battle-temples = Temples +{ $count }
battle-resplendent = God has strength 3
battle-trapped = God +{ $count } for trapped Warriors
battle-neutralised = 0 beside an Androsphinx
battle-bid = bid { $count }
battle-fallen = { $count } fallen
battle-total = strength
battle-expected = with a card
battle-only-you = Only you see this card
battle-face-down = A card face down: one of { $cards }
battle-can-hold = In hand: { $cards }
battle-bar = Figures { $figures }, Temples { $temples }, cards { $cards }: { $total }, at most { $best }
battle-merged-explained = From now on both players play one god: its figures, Followers, cards and powers are shared, both abilities apply, and each player takes one action per turn. They win or lose together.
battle-forgotten-explained = A god at { $red } or less after this Conflict leaves the game with all its pieces.

step-obelisks = Obelisks
step-obelisks-about = relocate figures
step-second-card = Two cards
step-second-card-about = Amun's ability
step-cards = Cards
step-cards-about = chosen in secret
step-flood = Flood
step-flood-about = Followers, shelter
step-build = Build
step-build-about = for 3 Followers
step-plague = Plague
step-plague-about = secret bids
step-majorities = Majorities
step-majorities-about = of Monuments
step-resolution = Resolution
step-resolution-about = strength, deaths
step-aftermath = Aftermath
step-aftermath-about = Miracle, Cycle
came-obelisks = { $count ->
    [0] nobody moved
   *[other] { $count } moved
}
came-second-card = { $count ->
    [0] no
   *[other] plays two
}
came-cards = { $ready } of { $total }
came-flood = { $count ->
    [0] none
   *[other] { $count } sheltered
}
came-build = { $count ->
    [0] none
   *[other] { $count } built
}
came-plague = { $plagues ->
    [0] none
   *[other] { $count } killed
}
came-majorities = { $count ->
    [0] none
   *[other] +{ $count } Devotion
}
came-winner = victory: { $name }
came-nobody = nobody wins
came-aftermath = { $count ->
    [0] nothing
   *[other] +{ $count } Devotion
}

## What Devotion was lost to

source-cat-mummy = { NAME("cat-mummy") }

## Maps of one's own

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
