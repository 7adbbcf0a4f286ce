game-title = Tekhenu: Obelisk of the Sun
game-summary = One to four players take dice in the shadow of the obelisk, serve six gods, build the temple of Amun-Ra and face the judgement of { NAME("maat") }.

## Questions, to the one who is asked

question-decree = Keep one of your two decrees; the other goes to the bottom of the deck.
question-starting = Choose a starting card.
question-destiny = Choose a Destiny card.
question-keep = Keep one of the two cards you drew.
question-gain = Choose a resource to take ({ $left } left to take).
question-raise = Choose whether your population or your happiness rises by { $steps }.
question-draft = Choose a die to take.
question-anubis = Anubis is at your side: take any die, even a forbidden one.
question-treat = The { NAME($die) } is forbidden here. Choose what it counts as.
question-die-action = You have taken the { NAME($die) }. Choose an action with value { $value }.
question-face = Choose a new value for the { NAME($die) }.
question-dye = Choose which colour to treat the { NAME($die) } as, and whether its value of { $value } changes.
question-extra = Choose the neighbouring god for your extra action.
question-order = Carry out the extra { NAME($god) } action before or after your main action?
question-shift = { $action ->
    [produce-papyrus] You may change the value of { $value } for producing papyrus.
    [produce-bread] You may change the value of { $value } for producing bread.
    [produce-limestone] You may change the value of { $value } for producing limestone.
    [produce-granite] You may change the value of { $value } for producing granite.
   *[god] You may change the value of { $value } for the { NAME($action) } action.
}
question-production = You produce { NAME($good) } with value { $value }. Play blessings for it, or go on.
question-pay = { $granite ->
    [0] Choose how to pay { $amount } { NAME($token, $amount) }.
   *[other] Choose how to pay { $amount } { NAME($token, $amount) } and { $granite } { NAME("granite", $granite) }.
}
question-between = Play a blessing or go on to the extra action.
question-end = Play a blessing or end your turn.

question-horus = { $granite ->
    [0] Choose where to build a statue for free.
   *[other] Choose where to build a statue for { $granite } { NAME("granite", $granite) }.
}
question-ra = { $limestone ->
    [0] { $granite ->
        [0] Choose a cell for { NAME($tile) } ({ CODE($tile) }); it is free.
       *[other] Choose a cell for { NAME($tile) } ({ CODE($tile) }); it costs { $granite } { NAME("granite", $granite) }.
    }
   *[other] { $granite ->
        [0] Choose a cell for { NAME($tile) } ({ CODE($tile) }); it costs { $limestone } { NAME("limestone", $limestone) }.
       *[other] Choose a cell for { NAME($tile) } ({ CODE($tile) }); it costs { $limestone } { NAME("limestone", $limestone) } and { $granite } { NAME("granite", $granite) }.
    }
}
question-turn = Choose how { NAME($tile) } ({ CODE($tile) }) lies in { NAME($cell) }.
question-hathor = Choose a space beside the temple for your building; your population then rises by { $value }.
question-bastet = { $papyrus ->
    [0] Hold a festival for free: your happiness rises by up to { $value }.
   *[other] Hold a festival for { $papyrus } { NAME("papyrus", $papyrus) }: your happiness rises by up to { $value }.
}
question-thoth = { $papyrus ->
    [0] Take { $cards } { NAME("card", $cards) } from one section for free, or refresh a section first.
   *[other] Take { $cards } { NAME("card", $cards) } from one section for { $papyrus } { NAME("papyrus", $papyrus) }, or refresh a section first.
}
question-next-card = Take { $cards } more { NAME("card", $cards) } from section { $section }.
question-osiris = Choose a free space in row { $row } for your workshop or quarry.
question-boost = Choose a resource whose production rises by { FIGURE("osiris.rows.5.any") } more.
question-bonus = Your statue to { NAME($god) } brings you a bonus: choose one.
question-ability = Use the ability of { NAME($tile) } ({ CODE($tile) })?
question-free-action = { $occasion ->
    [decree] Choose an action to carry out with your decree, without paying resources.
   *[milestone] Your happiness brings you an extra action: choose it.
}
question-free-value = { $action ->
    [produce-papyrus] Choose the value for producing papyrus.
    [produce-bread] Choose the value for producing bread.
    [produce-limestone] Choose the value for producing limestone.
    [produce-granite] Choose the value for producing granite.
   *[god] Choose the value for the { NAME($action) } action.
}
question-faith = Your balance is { $balance }. You may put faith tokens on a pan; you have { $faith }.
question-edict = If you hold the decree { NAME("d23") } (D23): use it now, before the final scoring?
question-bread = You owe { $due } { NAME("bread", $due) }. How much will you pay? Each unpaid bread costs you { FIGURE("tracks.scoring.unpaid_bread") } VP.
question-score = Choose a decree to score (at most { $left } more).
question-again = Choose a decree to score again for { $gold } { NAME("gold", $gold) }.
question-triangles = How many triangles will you count? Each costs { $resources } { NAME("resource", $resources) } and brings { $points } VP.

## Questions, to the others

waiting-decree = { $seat } is choosing a decree…
waiting-starting = { $seat } is choosing a starting card…
waiting-destiny = { $seat } is choosing a Destiny card…
waiting-keep = { $seat } is choosing which card to keep…
waiting-gain = { $seat } is choosing resources…
waiting-raise = { $seat } is choosing between population and happiness…
waiting-draft = { $seat } is choosing a die…
waiting-anubis = { $seat } is choosing any die with Anubis…
waiting-treat = { $seat } is choosing what the die counts as…
waiting-die-action = { $seat } is choosing an action…
waiting-face = { $seat } is turning the die…
waiting-dye = { $seat } is choosing a colour for the die…
waiting-extra = { $seat } is choosing a god for the extra action…
waiting-order = { $seat } is choosing the order of the two actions…
waiting-shift = { $seat } is choosing the value…
waiting-production = { $seat } is choosing blessings for the production…
waiting-pay = { $seat } is choosing how to pay…
waiting-between = { $seat } may play a blessing before the extra action…
waiting-end = { $seat } is ending their turn…
waiting-horus = { $seat } is choosing a place for a statue…
waiting-ra = { $seat } is choosing a cell for a pillar…
waiting-turn = { $seat } is turning a pillar tile…
waiting-hathor = { $seat } is choosing a space for a building…
waiting-bastet = { $seat } is preparing a festival…
waiting-thoth = { $seat } is choosing cards…
waiting-next-card = { $seat } is choosing the next card…
waiting-osiris = { $seat } is choosing a workshop or a quarry…
waiting-boost = { $seat } is choosing a production marker…
waiting-bonus = { $seat } is choosing a Horus bonus…
waiting-ability = { $seat } is deciding whether to use a tile's ability…
waiting-free-action = { $seat } is choosing an extra action…
waiting-free-value = { $seat } is choosing a value…
waiting-faith = { $seat } is deciding whether to place faith tokens…
waiting-edict = { $seat } is deciding whether to use a decree…
waiting-bread = { $seat } is deciding how much bread to pay…
waiting-score = { $seat } is choosing decrees to score…
waiting-again = { $seat } is choosing a decree to score again…
waiting-triangles = { $seat } is counting triangles…

## Actions, as options in a list

action-keep = { DRAWN($which) ->
    [unseen] { $which ->
        [1] Keep the 1st card drawn
       *[2] Keep the 2nd card drawn
    }
   *[other] Keep { NAME(DRAWN($which)) } ({ CODE(DRAWN($which)) })
}
action-choose = Take { NAME($starting) } ({ CODE($starting) })
action-destiny = Take { NAME($destiny) } ({ CODE($destiny) })
action-anubis = Call on Anubis for { FIGURE("starting.anubis") } { NAME("scribe", FIGURE("starting.anubis")) }
action-take = Take the { NAME($die) }
action-treat = { $purity ->
    [tainted] Treat it as tainted
   *[pure] Treat it as pure
}
action-scribes = Change the value to { $value } with scribes
action-act = { NAME($god) } action
action-produce = Produce { NAME($good) }
action-prepare = Pay { FIGURE("technologies.t19.scribes") } { NAME("scribe", FIGURE("technologies.t19.scribes")) } and produce first
action-value = Value { $value }
action-play = Play { NAME($blessing) } ({ CODE($blessing) })
action-face = Turn the die to { $value }
action-dye = { $nudge2 ->
    [down] Treat it as { NAME($colour1) }, value { FIGURE("blessings.b11.amount") } lower
    [up] Treat it as { NAME($colour1) }, value { FIGURE("blessings.b11.amount") } higher
   *[same] Treat it as { NAME($colour1) }, same value
}
action-extra = Extra { NAME($god) } action
action-before = Extra action first
action-after = Extra action last
action-raise = { $marker ->
    [happiness] Raise happiness
   *[population] Raise population
}
action-dedicate = Statue to { NAME($god) }
action-statue = { $people ->
    [temple-row] Statue to the people at the temple's middle row
    [temple-column] Statue to the people at the temple's middle column
    [workshops] Statue to the people above the workshops
   *[quarries] Statue to the people above the quarries
}
action-place = Lay the tile in { NAME($cell) }
action-turn = { $turns ->
    [0] Do not turn it
   *[other] Turn it clockwise: { $turns } × 90°
}
action-build = Construct a building { NAME($space, kind: "space") }
action-celebrate = Hold the festival
action-card = Take { NAME($card) } ({ CODE($card) })
action-refresh = Refresh section { $section }
action-found = Build a { NAME($work) }
action-boost = Raise { NAME($good) } production by { FIGURE("osiris.rows.5.any") }
action-gain = Take 1 { NAME($token, 1) }
action-pay = { $limestone1 ->
    [0] { $scribes2 ->
        [0] { $gold3 ->
            [0] Pay in the required resources
           *[other] Pay { $gold3 } { NAME("gold", $gold3) }, the rest in the required resources
        }
       *[other] Pay { $scribes2 } { NAME("scribe", $scribes2) }, { $gold3 ->
            [0] {""}
           *[other] { $gold3 } { NAME("gold", $gold3) },{" "}
        }the rest in the required resources
    }
   *[other] Pay { $limestone1 } { NAME("limestone", $limestone1) }, { $scribes2 ->
        [0] {""}
       *[other] { $scribes2 } { NAME("scribe", $scribes2) },{" "}
    }{ $gold3 ->
        [0] {""}
       *[other] { $gold3 } { NAME("gold", $gold3) },{" "}
    }the rest in the required resources
}
action-left = Put { $faith } { NAME("faith", $faith) } on the left pan
action-right = Put { $faith } { NAME("faith", $faith) } on the right pan
action-feed = Pay { $few } { NAME("bread", $few) }
action-score = Score { NAME($decree) } ({ CODE($decree) })
action-again = Score { NAME($decree) } ({ CODE($decree) }) again
action-triangles = Count { $few } { NAME("triangle", $few) }
action-use = Yes, use it
action-decline = Decline
action-decline-ability = Don't use it
action-decline-edict = Don't use it
action-decline-again = Don't score again
action-done = Done

## Events: points and tokens

event-scored = { $source ->
    [bonus] { $seat } gains { $points } VP from the Horus bonus ({ $total } in all).
    [people-statue] { $seat } gains { $points } VP for pillars in line with the statue ({ $total } in all).
    [lines] { $seat } gains { $points } VP for buildings in line with the pillar ({ $total } in all).
    [edges] { $seat } gains { $points } VP for matching edges ({ $total } in all).
    [cell] { $seat } gains { $points } VP from the covered cell ({ $total } in all).
    [slot] { $seat } gains { $points } VP for the Ra slot ({ $total } in all).
    [ability] { $seat } gains { $points } VP from the tile's ability ({ $total } in all).
    [pillars] { $seat } gains { $points } VP for pillars in line with the building ({ $total } in all).
    [districts] { $seat } scores { $points } VP for districts ({ $total } in all).
    [temple] { $seat } scores { $points } VP for the temple ({ $total } in all).
    [statues] { $seat } scores { $points } VP for statues ({ $total } in all).
    [happiness] { $seat } scores { $points } VP for happiness ({ $total } in all).
    [production] { $seat } scores { $points } VP for production ({ $total } in all).
    [building-row] { $seat } scores { $points } VP for the building row ({ $total } in all).
    [order] { $seat } scores { $points } VP for turn order ({ $total } in all).
   *[card] { $seat } gains { $points } VP from { NAME($source) } ({ CODE($source) }), { $total } in all.
}
event-forfeited = { $source ->
    [unbalance] { $seat } loses { $points } VP for a negative balance ({ $total } left).
   *[unpaid-bread] { $seat } loses { $points } VP for unpaid bread ({ $total } left).
}
event-gained = { $seat } gains { $count } { NAME($token, $count) }.
event-paid = { $seat } pays { $count } { NAME($token, $count) }.

## Events: set-up

event-set-up = The board is set up.
event-slot-god = { NAME($god) } is assigned to Horus slot { $slot }.
event-tile-opened = { NAME($tile) } ({ CODE($tile) }) is added to the { NAME("ra") } display.
event-decrees-dealt = { $seat } receives the decrees { NAME($decree1) } ({ CODE($decree1) }) and { NAME($decree2) } ({ CODE($decree2) }).
event-decree-kept = { $seat } keeps the decree { NAME($decree) } ({ CODE($decree) }).
event-starting-shown = The starting card { NAME($starting) } ({ CODE($starting) }) is on offer.
event-starting-chosen = { $seat } takes the starting card { NAME($starting) } ({ CODE($starting) }).
event-starting-dealt = { $seat } is dealt the starting card { NAME($starting) } ({ CODE($starting) }).
event-place-in-order = { $place ->
    [1] { $seat } is 1st in turn order.
    [2] { $seat } is 2nd in turn order.
    [3] { $seat } is 3rd in turn order.
   *[other] { $seat } is { $place }th in turn order.
}
event-destiny-chosen = { $seat } takes the Destiny card { NAME($destiny) } ({ CODE($destiny) }).
event-cards-drawn = { $seat } draws { NAME($card1) } ({ CODE($card1) }) and { NAME($card2) } ({ CODE($card2) }).
event-card-kept = { $seat } keeps { NAME($card) } ({ CODE($card) }).

## Events: the wheel

event-round = Round { $round } begins.
event-rotated = { $god ->
    [horus] The wheel turns: the sun now shines on Osiris and Horus.
    [ra] The wheel turns: the sun now shines on Horus and Ra.
    [hathor] The wheel turns: the sun now shines on Ra and Hathor.
    [bastet] The wheel turns: the sun now shines on Hathor and Bastet.
    [thoth] The wheel turns: the sun now shines on Bastet and Thoth.
   *[osiris] The wheel turns: the sun now shines on Thoth and Osiris.
}
event-rolled = The { NAME($die) } is added to the wheel.

## Events: the turn

event-anubis-called = { $seat } calls on Anubis.
event-die-taken = { $pan ->
    [left] { $seat } takes the { NAME($die) } and puts it on the left pan.
    [right] { $seat } takes the { NAME($die) } and puts it on the right pan.
   *[below] { $seat } takes the { NAME($die) } and puts it below the scales.
}
event-die-wasted = No action is possible: { $seat }'s die is wasted.
event-no-die-left = There are no dice left on the wheel: { $seat } loses the turn.
event-die-turned = { $seat } turns the die to { $value }.
event-die-dyed = { $seat } treats the die as { NAME($colour) } with value { $value }.
event-value-set = { $seat } sets the value to { $value }.
event-acted = { $action ->
    [produce-papyrus] { $seat } chooses to produce papyrus with value { $value }.
    [produce-bread] { $seat } chooses to produce bread with value { $value }.
    [produce-limestone] { $seat } chooses to produce limestone with value { $value }.
    [produce-granite] { $seat } chooses to produce granite with value { $value }.
   *[god] { $seat } carries out the { NAME($action) } action with value { $value }.
}
event-action-lost = { $action ->
    [produce-papyrus] { $seat } cannot produce papyrus and loses the action.
    [produce-bread] { $seat } cannot produce bread and loses the action.
    [produce-limestone] { $seat } cannot produce limestone and loses the action.
    [produce-granite] { $seat } cannot produce granite and loses the action.
   *[god] { $seat } cannot carry out the { NAME($action) } action and loses it.
}
event-blessing-played = { $seat } plays the blessing { NAME($blessing) } ({ CODE($blessing) }).
event-extra-action = { $seat } gains an extra { NAME($god) } action.
event-acts-without-die = { $occasion ->
    [decree] { $seat } uses a decree to carry out an action before the final scoring.
   *[milestone] { $seat } gains an extra action for reaching happiness { FIGURE("tracks.milestones.action", sign: "no") }.
}
event-produced = { $excess ->
    [0] { $seat } produces { $count } { NAME($good, $count) }.
    [one] { $seat } produces { $count } { NAME($good, $count) }; { $excess } { NAME("excess-resource", $excess) } goes onto the right pan.
   *[other] { $seat } produces { $count } { NAME($good, $count) }; { $excess } { NAME("excess-resource", $excess) } go onto the right pan.
}

## Events: the gods

event-god-statue = { $seat } builds a statue to { NAME($god) }.
event-people-statue = { $people ->
    [temple-row] { $seat } builds a statue to the people at the temple's middle row.
    [temple-column] { $seat } builds a statue to the people at the temple's middle column.
    [workshops] { $seat } builds a statue to the people above the workshops.
   *[quarries] { $seat } builds a statue to the people above the quarries.
}
event-pillar = { $seat } raises a pillar in { NAME($cell) }: { NAME($tile) } ({ CODE($tile) }).
event-ability-works = { $seat } uses the ability of { NAME($tile) } ({ CODE($tile) }).
event-temple-building = { $seat } constructs a building at the temple, { NAME($space, kind: "space") }.
event-work-built = { $seat } builds a { NAME($work) }.
event-production-raised = { $seat } raises { NAME($good) } production to level { $level }.
event-marker-moved = { $marker ->
    [happiness] { $seat } moves the happiness marker to { $to }.
   *[population] { $seat } moves the population marker to { $to }.
}
event-bonus-due = { $seat } gains a Horus bonus for their statue to { NAME($god) }.

## Events: the market

event-section-opened = Market section { $section } opens.
event-section-refreshed = { $seat } refreshes market section { $section }.
event-card-dealt = The card { NAME($card) } ({ CODE($card) }) is added to market section { $section }.
event-card-taken = { $seat } takes { NAME($card) } ({ CODE($card) }).
event-decree-drawn = { $seat } draws a decree.
event-decree-seen = { $seat } sees the decree { NAME($decree) } ({ CODE($decree) }).
event-reshuffled = { $kind ->
    [blessing] The discarded blessings are shuffled into a new deck: { $count } { NAME("card", $count) }.
    [technology] The discarded technologies are shuffled into a new deck: { $count } { NAME("card", $count) }.
   *[decree] The discarded decrees are shuffled into a new deck: { $count } { NAME("card", $count) }.
}

## Events: Maat and scoring

event-maat = Maat phase { $number } begins.
event-faith-placed = { $pan ->
    [left] { $seat } puts { $faith } { NAME("faith", $faith) } on the left pan.
    [right] { $seat } puts { $faith } { NAME("faith", $faith) } on the right pan.
   *[below] { $seat } puts { $faith } { NAME("faith", $faith) } below the scales.
}
event-balanced = { $seat } has a balance of { $balance }.
event-scoring = { $number ->
    [2] The final scoring begins.
   *[other] The first scoring begins.
}
event-district-led = { $seat } has the majority in the { NAME($good) } district.
event-bread-paid = { $seat } chooses to pay { $paid } of the { $due } bread due.
event-edict-shown = { $seat } shows the decree { NAME($decree) } ({ CODE($decree) }).
event-decree-revealed = { $seat } reveals the decree { NAME($decree) } ({ CODE($decree) }).
event-decree-again = { $seat } scores the decree { NAME($decree) } ({ CODE($decree) }) again.
event-won = { $seat } wins with { $points } VP.

## Events: Botankhamun

event-bot-place-in-order = { $place ->
    [1] { NAME("botankhamun") } is 1st in turn order.
    [2] { NAME("botankhamun") } is 2nd in turn order.
    [3] { NAME("botankhamun") } is 3rd in turn order.
   *[other] { NAME("botankhamun") } is { $place }th in turn order.
}
event-bot-destiny = { NAME("botankhamun") } removes the Destiny card { NAME($destiny) } ({ CODE($destiny) }).
event-bot-bottom-row = The action tiles are shuffled; four form the bottom row of a new pyramid.
event-bot-upper-rows = The other six form the rows above.
event-bot-tile = { $bottile ->
    [r1] { NAME("botankhamun") } moves to the resource tile granite – limestone – bread – papyrus.
    [r2] { NAME("botankhamun") } moves to the resource tile papyrus – bread – limestone – granite.
    [r3] { NAME("botankhamun") } moves to the resource tile limestone – granite – papyrus – bread.
    [r4] { NAME("botankhamun") } moves to the resource tile bread – papyrus – granite – limestone.
   *[god] { NAME("botankhamun") } moves to the { NAME($bottile) } tile.
}
event-bot-takes = { NAME("botankhamun") } takes the { NAME($die) }.
event-bot-acted = { NAME("botankhamun") } carries out the { NAME($god) } action with value { $value }.
event-bot-no-die = { NAME("botankhamun") } cannot use any die and does nothing this turn.
event-bot-idle = { NAME("botankhamun") } cannot carry out the { NAME($god) } action.
event-bot-scored = { $source ->
    [bonus] { NAME("botankhamun") } gains { $points } VP from a statue ({ $total } in all).
    [people-statue] { NAME("botankhamun") } gains { $points } VP for pillars in line with the statue ({ $total } in all).
    [lines] { NAME("botankhamun") } gains { $points } VP for buildings in line with the pillar ({ $total } in all).
    [edges] { NAME("botankhamun") } gains { $points } VP for adjoining edges ({ $total } in all).
    [slot] { NAME("botankhamun") } gains { $points } VP for the Ra slot ({ $total } in all).
    [pillars] { NAME("botankhamun") } gains { $points } VP for pillars in line with the building ({ $total } in all).
    [districts] { NAME("botankhamun") } scores { $points } VP for districts ({ $total } in all).
    [temple] { NAME("botankhamun") } scores { $points } VP for the temple ({ $total } in all).
    [statues] { NAME("botankhamun") } scores { $points } VP for statues ({ $total } in all).
    [happiness] { NAME("botankhamun") } scores { $points } VP for happiness ({ $total } in all).
    [order] { NAME("botankhamun") } scores { $points } VP for turn order ({ $total } in all).
    [blessings] { NAME("botankhamun") } scores { $points } VP for blessings ({ $total } in all).
    [technologies] { NAME("botankhamun") } scores { $points } VP for technologies ({ $total } in all).
    [decrees] { NAME("botankhamun") } scores { $points } VP for decrees ({ $total } in all).
    [scribes] { NAME("botankhamun") } scores { $points } VP for scribes ({ $total } in all).
   *[no-statue-place] { NAME("botankhamun") } gains { $points } VP because there is no place for a statue ({ $total } in all).
}
event-bot-gained = { NAME("botankhamun") } gains { $count } { NAME($token, $count) }.
event-bot-god-statue = { NAME("botankhamun") } builds a statue to { NAME($god) }.
event-bot-people-statue = { $people ->
    [temple-row] { NAME("botankhamun") } builds a statue to the people at the temple's middle row.
    [temple-column] { NAME("botankhamun") } builds a statue to the people at the temple's middle column.
    [workshops] { NAME("botankhamun") } builds a statue to the people above the workshops.
   *[quarries] { NAME("botankhamun") } builds a statue to the people above the quarries.
}
event-bot-pillar = { NAME("botankhamun") } raises a pillar in { NAME($cell) }: { NAME($tile) } ({ CODE($tile) }).
event-bot-temple-building = { NAME("botankhamun") } constructs a building at the temple, { NAME($space, kind: "space") }.
event-bot-work = { NAME("botankhamun") } builds a { NAME($work) }.
event-bot-marker = { $marker ->
    [happiness] { NAME("botankhamun") } moves the happiness marker to { $to }.
   *[population] { NAME("botankhamun") } moves the population marker to { $to }.
}
event-bot-card = { NAME("botankhamun") } takes { NAME($card) } ({ CODE($card) }).
event-bot-balanced = { NAME("botankhamun") } has a balance of { $balance }.
event-bot-district-led = { NAME("botankhamun") } has the majority in the { NAME($good) } district.
event-bot-won = { NAME("botankhamun") } wins with { $points } VP.

## Reasons why not

reason-no-die = There is no { NAME($die) } on the wheel.
reason-forbidden-die = In this light the { NAME($die) } is forbidden: it needs Anubis.
reason-useless-die = With the { NAME($die) } you cannot carry out any action now.
reason-too-few-scribes = You cannot spend that many scribes now: this needs { $wanted }.
reason-gray-die = A gray die produces nothing.
reason-other-sector = The { NAME($god) } action is not possible: your die comes from another sector.
reason-other-colour = You cannot produce { NAME($good) }: your die has another colour.
reason-extra-first = Carry out the extra action first: you put it before the main one.
reason-only-gods = Only a god action is possible here, not production.
reason-cannot-act = The { NAME($god) } action is not possible with this value: a piece, a place or the price is missing.
reason-not-your-blessing = You do not have the blessing { NAME($blessing) } ({ CODE($blessing) }).
reason-blessing-unfit = The blessing { NAME($blessing) } ({ CODE($blessing) }) cannot be played now.
reason-other-god = The value of the die does not point to { NAME($god) }.
reason-no-statue-space = There is no free statue space at { NAME($god) }.
reason-statue-space-taken = { $people ->
    [temple-row] There is already a statue at the temple's middle row.
    [temple-column] There is already a statue at the temple's middle column.
    [workshops] There is already a statue above the workshops.
   *[quarries] There is already a statue above the quarries.
}
reason-cannot-pay = You cannot pay for that.
reason-cell-taken = There is already a pillar tile in { NAME($cell) }.
reason-space-closed = No building can stand { NAME($space, kind: "space") } with this number of players, or it is a space for a statue.
reason-space-taken = There is already a building { NAME($space, kind: "space") }.
reason-space-dear = Building { NAME($space, kind: "space") } costs { $bread } { NAME("bread", $bread) }, which you cannot pay.
reason-not-in-market = The card { NAME($card) } ({ CODE($card) }) is not in the market.
reason-section-closed = Market section { $section } is not open yet, or it is empty.
reason-section-too-high = Your happiness is too low for market section { $section }.
reason-section-too-small = Market section { $section } does not hold enough cards.
reason-other-section = All cards must come from one section: section { $section }.
reason-section-refreshed = Market section { $section } has already been refreshed in this action.
reason-other-row = The value of the die points to another row, so you cannot build a { NAME($work) }.
reason-other-district = The card does not allow this district, so you cannot build a { NAME($work) }.
reason-work-taken = The space for a { NAME($work) } is taken.
reason-starting-taken = The starting card { NAME($starting) } ({ CODE($starting) }) is not on offer.
reason-destiny-taken = The Destiny card { NAME($destiny) } ({ CODE($destiny) }) is not on offer.
reason-too-little-faith = You do not have that many faith tokens: you have { $faith }.
reason-not-your-decree = You do not hold the decree { NAME($decree) } ({ CODE($decree) }).
reason-symbol-used = You are already scoring a decree with the symbol of { NAME($decree) } ({ CODE($decree) }).

## Gods, tokens, dice, light

god-horus = Horus
god-ra = Ra
god-hathor = Hathor
god-bastet = Bastet
god-thoth = Thoth
god-osiris = Osiris
god-anubis = Anubis
god-maat = Maat

token-papyrus = Papyrus
token-bread = Bread
token-limestone = Limestone
token-granite = Granite
token-gold = Gold
token-scribe = Scribes
token-faith = Faith

colour-white = White
colour-yellow = Yellow
colour-brown = Brown
colour-black = Black
colour-gray = Gray

light-sunny = Sunny
light-shaded = Shaded
light-dark = Dark
light-none = No background

purity-pure = Pure
purity-tainted = Tainted
purity-forbidden = Forbidden

symbol-scroll = Scroll
symbol-people = People
symbol-works = Works
symbol-temple = Temple
symbol-statue = Statue
symbol-fate = Fate

kind-blessing = Blessings
kind-technology = Technologies
kind-decree = Decrees
kind-starting = Starting cards
kind-destiny = Destiny cards

## The board

board-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
board-wheel = Obelisk wheel
board-temple = Temple
board-districts = Districts
board-tiles = Pillar tiles
board-market = Card market
board-section = Section { $section }
board-scales = Scales
board-balance = Balance
board-left-pan = Left pan (purity)
board-right-pan = Right pan (taint)
board-below = Below the scales
board-excess = Excess resources
board-production = Production
board-population = Population
board-happiness = Happiness
board-population-track = Population track
board-buildings = Buildings
board-statues = Statues
board-pillars = Pillars
board-building-row = Building row
board-bonuses = Horus bonuses
board-order = Turn order
board-ankh = Ankh value
board-initiative = Initiative value
board-score = Victory points
board-vp = VP
board-bag = Dice bag
board-scoring-a = First scoring
board-scoring-b = Final scoring
board-bot = { NAME("botankhamun") }
board-pyramid = Action tiles
board-left = left
board-bread-due = Bread due
board-hidden = { $count } hidden
board-die = die in hand
board-forecast = If scored now

## Short forms, where there is little room

short-papyrus = Pa
short-bread = Br
short-limestone = Li
short-granite = Gr
short-gold = Au
short-scribe = Sc
short-faith = Fa
short-yellow = Ye
short-brown = Bn
short-white = Wh
short-black = Bk
short-gray = Gy

## What points come from

source-bonus = Horus bonuses
source-people-statue = Statues at the temple
source-lines = Buildings in line
source-edges = Matching edges
source-cell = Temple cells
source-slot = Slots at Ra
source-ability = Tile abilities
source-pillars = Pillars in line
source-districts = Districts
source-temple = Temple
source-statues = Statues
source-happiness = Happiness
source-production = Production
source-building-row = Building row
source-order = Turn order
source-unbalance = Negative balance
source-unpaid-bread = Unpaid bread
source-blessings = Blessings
source-technologies = Technologies
source-decrees = Decrees
source-scribes = Scribes
source-no-statue-place = No place for a statue

## Cards and tiles: the names are ours

numbered = { NAME($code) } ({ CODE($code) })
own-name = The name is ours: the rulebook gives only a number.

## Cards: starting

card-s01 = { NAME("s01") }
card-s01-text = Osiris action as with a { FIGURE("starting.cards.s01.value") } in any district, without losing happiness. Initiative { FIGURE("starting.cards.s01.initiative") }.
card-s02 = { NAME("s02") }
card-s02-text = Osiris action as with a { FIGURE("starting.cards.s02.value") }, limestone or granite quarry only, without losing happiness. Initiative { FIGURE("starting.cards.s02.initiative") }.
card-s03 = { NAME("s03") }
card-s03-text = Osiris action as with a { FIGURE("starting.cards.s03.value") }, papyrus or bread workshop only, without losing happiness. Initiative { FIGURE("starting.cards.s03.initiative") }.
card-s04 = { NAME("s04") }
card-s04-text = Take { FIGURE("starting.cards.s04.amount") } { NAME("resource", FIGURE("starting.cards.s04.amount")) } of any kind except gold. Initiative { FIGURE("starting.cards.s04.initiative") }.
card-s05 = { NAME("s05") }
card-s05-text = Draw two technologies and keep one; the other is shuffled back into the deck. Initiative { FIGURE("starting.cards.s05.initiative") }.
card-s06 = { NAME("s06") }
card-s06-text = Draw two blessings and keep one; the other is shuffled back into the deck. Initiative { FIGURE("starting.cards.s06.initiative") }.
card-s07 = { NAME("s07") }
card-s07-text = Take { FIGURE("starting.cards.s07.gain.scribe") } { NAME("scribe", FIGURE("starting.cards.s07.gain.scribe")) } and { FIGURE("starting.cards.s07.gain.gold") } { NAME("gold", FIGURE("starting.cards.s07.gain.gold")) }. Initiative { FIGURE("starting.cards.s07.initiative") }.
card-s08 = { NAME("s08") }
card-s08-text = Take { FIGURE("starting.cards.s08.gain.papyrus") } { NAME("papyrus", FIGURE("starting.cards.s08.gain.papyrus")) }, { FIGURE("starting.cards.s08.gain.bread") } { NAME("bread", FIGURE("starting.cards.s08.gain.bread")) }, { FIGURE("starting.cards.s08.gain.limestone") } { NAME("limestone", FIGURE("starting.cards.s08.gain.limestone")) } and { FIGURE("starting.cards.s08.gain.granite") } { NAME("granite", FIGURE("starting.cards.s08.gain.granite")) }. Initiative { FIGURE("starting.cards.s08.initiative") }.
card-s09 = { NAME("s09") }
card-s09-text = Take { FIGURE("starting.cards.s09.amount") } { NAME("resource", FIGURE("starting.cards.s09.amount")) }: limestone and granite in any mix. Initiative { FIGURE("starting.cards.s09.initiative") }.
card-s10 = { NAME("s10") }
card-s10-text = Take { FIGURE("starting.cards.s10.amount") } { NAME("resource", FIGURE("starting.cards.s10.amount")) }: papyrus and bread in any mix. Initiative { FIGURE("starting.cards.s10.initiative") }.
card-s11 = { NAME("s11") }
card-s11-text = Population +{ FIGURE("starting.cards.s11.gain.population") }, then happiness +{ FIGURE("starting.cards.s11.gain.happiness") }. Initiative { FIGURE("starting.cards.s11.initiative") }.
card-s12 = { NAME("s12") }
card-s12-text = Take { FIGURE("starting.cards.s12.gain.gold") } { NAME("gold", FIGURE("starting.cards.s12.gain.gold")) }. Initiative { FIGURE("starting.cards.s12.initiative") }.

## Cards: Destiny

card-f01 = { NAME("f01") }
card-f01-text = Take { FIGURE("destiny.f01.gain.scribe") } { NAME("scribe", FIGURE("destiny.f01.gain.scribe")) }. Ankh value { FIGURE("destiny.f01.ankh") }.
card-f02 = { NAME("f02") }
card-f02-text = Take { FIGURE("destiny.f02.gain.gold") } { NAME("gold", FIGURE("destiny.f02.gain.gold")) }. Ankh value { FIGURE("destiny.f02.ankh") }.
card-f03 = { NAME("f03") }
card-f03-text = Population +{ FIGURE("destiny.f03.raise") } or happiness +{ FIGURE("destiny.f03.raise") }. Ankh value { FIGURE("destiny.f03.ankh") }.
card-f04 = { NAME("f04") }
card-f04-text = Take { FIGURE("destiny.f04.gain.faith") } { NAME("faith", FIGURE("destiny.f04.gain.faith")) }. Ankh value { FIGURE("destiny.f04.ankh") }.

## Cards: decrees

card-d01 = { NAME("d01") }
card-d01-text = { FIGURE("decrees.d01.points.technology") } VP for each of your technologies.
card-d02 = { NAME("d02") }
card-d02-text = { FIGURE("decrees.d02.points.decree-symbol") } VP for each different symbol on your decrees, this one included.
card-d03 = { NAME("d03") }
card-d03-text = Pay { FIGURE("decrees.d03.gold") } { NAME("gold", FIGURE("decrees.d03.gold")) } to score another of your decrees again.
card-d04 = { NAME("d04") }
card-d04-text = { FIGURE("decrees.d04.points.population-symbol") } VP for each triangle reached by your population; pay { FIGURE("decrees.d04.resources") } { NAME("resource", FIGURE("decrees.d04.resources")) } for each one you count. Scored after { NAME("d08") } (D08).
card-d05 = { NAME("d05") }
card-d05-text = { FIGURE("decrees.d05.points.happiness-symbol") } VP for each triangle reached by your happiness.
card-d06 = { NAME("d06") }
card-d06-text = 1 VP for each step by which your happiness is above the lowest on the track.
card-d07 = { NAME("d07") }
card-d07-text = { FIGURE("decrees.d07.points.scribe") } VP for each scribe you have left.
card-d08 = { NAME("d08") }
card-d08-text = { FIGURE("decrees.d08.points.gold") } VP for each gold and { FIGURE("decrees.d08.points.papyrus") } VP for each other resource you have left, at most { FIGURE("decrees.d08.most") } VP. Scored after { NAME("d03") } (D03).
card-d09 = { NAME("d09") }
card-d09-text = { FIGURE("decrees.d09.points.quarry") } VP for each of your quarries.
card-d10 = { NAME("d10") }
card-d10-text = { FIGURE("decrees.d10.points.workshop") } VP for each of your papyrus and bread workshops.
card-d11 = { NAME("d11") }
card-d11-text = { FIGURE("decrees.d11.points.osiris-building") } VP for each of your buildings in the Osiris districts.
card-d12 = { NAME("d12") }
card-d12-text = { FIGURE("decrees.d12.points.temple-building") } VP for each of your buildings at the temple.
card-d13 = { NAME("d13") }
card-d13-text = { FIGURE("decrees.d13.points.pillar") } VP for each of your pillars.
card-d14 = { NAME("d14") }
card-d14-text = { FIGURE("decrees.d14.points.statue") } VP for each of your statues and each of your buildings at the temple.
card-d15 = { NAME("d15") }
card-d15-text = { FIGURE("decrees.d15.points.pillar") } VP for each of your pillars and each of your buildings at the temple.
card-d16 = { NAME("d16") }
card-d16-text = { FIGURE("decrees.d16.points.god-statue") } VP for each of your statues to gods.
card-d17 = { NAME("d17") }
card-d17-text = { FIGURE("decrees.d17.points.statue") } VP for each of your statues and each of your pillars.
card-d18 = { NAME("d18") }
card-d18-text = { FIGURE("decrees.d18.points.statue") } VP for each of your statues.
card-d19 = { NAME("d19") }
card-d19-text = { FIGURE("decrees.d19.points.people-statue") } VP for each of your statues to the people.
card-d20 = { NAME("d20") }
card-d20-text = { FIGURE("decrees.d20.by_place.0") } VP for first place on the turn order track, { FIGURE("decrees.d20.by_place.1") } VP for second. Only with 3–4 players.
card-d21 = { NAME("d21") }
card-d21-text = { FIGURE("decrees.d21.points.building") } VP for each of your buildings on the board.
card-d22 = { NAME("d22") }
card-d22-text = VP equal to half the sum of the dice on your left pan, rounded up.
card-d23 = { NAME("d23") }
card-d23-text = Before the final scoring: one action of any kind with any value, without paying resources. No die is taken and the balance stays the same.
card-d24 = { NAME("d24") }
card-d24-text = Score the temple again, counting only your buildings and pillars.

## Cards: blessings

card-b01 = { NAME("b01") }
card-b01-text = In your production: take { FIGURE("blessings.b01.amount") } more limestone.
card-b02 = { NAME("b02") }
card-b02-text = In your production: take { FIGURE("blessings.b02.amount") } more granite.
card-b03 = { NAME("b03") }
card-b03-text = In your production: take { FIGURE("blessings.b03.amount") } more bread.
card-b04 = { NAME("b04") }
card-b04-text = In your production: take { FIGURE("blessings.b04.amount") } more papyrus.
card-b05 = { NAME("b05") }
card-b05-text = In your production: take { FIGURE("blessings.b05.amount") } { NAME("gold", FIGURE("blessings.b05.amount")) }.
card-b06 = { NAME("b06") }
card-b06-text = In your production: take { FIGURE("blessings.b06.amount") } { NAME("scribe", FIGURE("blessings.b06.amount")) }.
card-b07 = { NAME("b07") }
card-b07-text = At any time during your turn: population +{ FIGURE("blessings.b07.amount") } or happiness +{ FIGURE("blessings.b07.amount") }.
card-b08 = { NAME("b08") }
card-b08-text = At any time during your turn: population +{ FIGURE("blessings.b08.amount") } or happiness +{ FIGURE("blessings.b08.amount") }.
card-b09 = { NAME("b09") }
card-b09-text = When you take a die, turn it to any value.
card-b10 = { NAME("b10") }
card-b10-text = When you take a die, turn it to any value.
card-b11 = { NAME("b11") }
card-b11-text = When you take a die, treat it as another colour; you may also change its value by { FIGURE("blessings.b11.amount") }.
card-b12 = { NAME("b12") }
card-b12-text = When you take a die, treat it as another colour; you may also change its value by { FIGURE("blessings.b12.amount") }.
card-b13 = { NAME("b13") }
card-b13-text = Your Ra or Horus action is free.
card-b14 = { NAME("b14") }
card-b14-text = Your Ra or Horus action is free.
card-b15 = { NAME("b15") }
card-b15-text = Your Bastet or Hathor action is free.
card-b16 = { NAME("b16") }
card-b16-text = Your Bastet or Hathor action is free.
card-b17 = { NAME("b17") }
card-b17-text = When you take a die, pay { FIGURE("blessings.b17.amount") } { NAME("scribe", FIGURE("blessings.b17.amount")) } for an extra god action in a sector next to the die's, with the same value.
card-b18 = { NAME("b18") }
card-b18-text = When you take a die, pay { FIGURE("blessings.b18.amount") } { NAME("scribe", FIGURE("blessings.b18.amount")) } for an extra god action in a sector next to the die's, with the same value.
card-b19 = { NAME("b19") }
card-b19-text = When you take a die, move your happiness and population back { FIGURE("blessings.b19.amount") } each for an extra god action in the opposite sector, with the same value.
card-b20 = { NAME("b20") }
card-b20-text = When you take a die, move your happiness and population back { FIGURE("blessings.b20.amount") } each for an extra god action in the opposite sector, with the same value.
card-b21 = { NAME("b21") }
card-b21-text = Carry out your production twice; excess is worked out separately each time.
card-b22 = { NAME("b22") }
card-b22-text = Carry out your production twice; excess is worked out separately each time.
card-b23 = { NAME("b23") }
card-b23-text = At the start of your turn: Anubis action without paying scribes.
card-b24 = { NAME("b24") }
card-b24-text = At the start of your turn: Anubis action without paying scribes.

## Cards: technologies

card-t01 = { NAME("t01") }
card-t01-text = Each of your Osiris actions: { FIGURE("technologies.t01.points") } VP.
card-t02 = { NAME("t02") }
card-t02-text = Each of your Ra actions: { FIGURE("technologies.t02.points") } VP.
card-t03 = { NAME("t03") }
card-t03-text = Each of your Thoth actions: { FIGURE("technologies.t03.points") } VP.
card-t04 = { NAME("t04") }
card-t04-text = Each of your Horus actions: { FIGURE("technologies.t04.points") } VP and { FIGURE("technologies.t04.granite") } { NAME("granite", FIGURE("technologies.t04.granite")) }, which you may use to pay for it.
card-t05 = { NAME("t05") }
card-t05-text = Each of your Hathor actions: your pillars in line are worth { FIGURE("technologies.t05.points") } VP more each.
card-t06 = { NAME("t06") }
card-t06-text = Each of your Bastet actions: { FIGURE("technologies.t06.points") } VP; after the steps of the die, population +{ FIGURE("technologies.t06.steps") }, then happiness +{ FIGURE("technologies.t06.steps") }.
card-t07 = { NAME("t07") }
card-t07-text = Each Horus bonus you gain: { FIGURE("technologies.t07.granite") } more granite.
card-t08 = { NAME("t08") }
card-t08-text = You may take forbidden dice and treat each as pure or tainted.
card-t09 = { NAME("t09") }
card-t09-text = The abilities of the pillar tiles you lay always work.
card-t10 = { NAME("t10") }
card-t10-text = You may spend gold as scribes and scribes as gold; { FIGURE("technologies.t10.points") } VP each turn you do.
card-t11 = { NAME("t11") }
card-t11-text = Each action you carry out with a die of value { FIGURE("technologies.t11.value") }: { FIGURE("technologies.t11.points") } VP.
card-t12 = { NAME("t12") }
card-t12-text = Each of your productions: { FIGURE("technologies.t12.points") } VP for each excess resource.
card-t13 = { NAME("t13") }
card-t13-text = Each of your productions: you may change the value by up to { FIGURE("technologies.t13.steps") }, and you take { FIGURE("technologies.t13.goods") } more of the resource, never as excess.
card-t14 = { NAME("t14") }
card-t14-text = Each of your god actions: you may change the value by up to { FIGURE("technologies.t14.steps") }.
card-t15 = { NAME("t15") }
card-t15-text = Each Maat phase: { FIGURE("technologies.t15.faith") } { NAME("faith", FIGURE("technologies.t15.faith")) }. Your ankh value is always { FIGURE("technologies.t15.ankh") }.
card-t16 = { NAME("t16") }
card-t16-text = After each Maat phase: { FIGURE("technologies.t16.points") } VP if you are first in turn order, { FIGURE("technologies.t16.gold") } { NAME("gold", FIGURE("technologies.t16.gold")) } if last. Only with 3–4 players.
card-t17 = { NAME("t17") }
card-t17-text = Each of your bread productions: { FIGURE("technologies.t17.points") } VP. You owe no bread at scorings.
card-t18 = { NAME("t18") }
card-t18-text = Each pure die you take: { FIGURE("technologies.t18.points") } VP.
card-t19 = { NAME("t19") }
card-t19-text = When you take a tainted die for a god action, you may pay { FIGURE("technologies.t19.scribes") } { NAME("scribe", FIGURE("technologies.t19.scribes")) } to produce first with its colour and value.
card-t20 = { NAME("t20") }
card-t20-text = Each of your Thoth actions: { FIGURE("technologies.t20.papyrus") } { NAME("papyrus", FIGURE("technologies.t20.papyrus")) }, which you may use to pay for it.
card-t21 = { NAME("t21") }
card-t21-text = Each of your Hathor actions: { FIGURE("technologies.t21.bread") } { NAME("bread", FIGURE("technologies.t21.bread")) }, which you may use to pay for it.
card-t22 = { NAME("t22") }
card-t22-text = You may spend limestone as granite and granite as limestone; { FIGURE("technologies.t22.points") } VP each turn you do.
card-t23 = { NAME("t23") }
card-t23-text = Each of your Anubis actions: { FIGURE("technologies.t23.points") } VP.
card-t24 = { NAME("t24") }
card-t24-text = Each blessing you play: { FIGURE("technologies.t24.gold") } { NAME("gold", FIGURE("technologies.t24.gold")) }.

## Pillar tiles

tile-p01 = Population +{ FIGURE("tiles.p01.amount") }
tile-p01-text = Sunny background: population +{ FIGURE("tiles.p01.amount") }.
tile-p02 = { FIGURE("tiles.p02.amount") } { NAME("scribe", FIGURE("tiles.p02.amount")) }
tile-p02-text = Dark background: take { FIGURE("tiles.p02.amount") } { NAME("scribe", FIGURE("tiles.p02.amount")) }.
tile-p03 = Happiness +{ FIGURE("tiles.p03.amount") }
tile-p03-text = Shaded background: happiness +{ FIGURE("tiles.p03.amount") }.
tile-p04 = +{ FIGURE("tiles.p04.amount") } VP per matching edge
tile-p04-text = Sunny background: { FIGURE("tiles.p04.amount") } more VP for each matching edge.
tile-p05 = +{ FIGURE("tiles.p05.amount") } VP per matching edge
tile-p05-text = Dark background: { FIGURE("tiles.p05.amount") } more VP for each matching edge.
tile-p06 = +{ FIGURE("tiles.p06.amount") } VP per building
tile-p06-text = Shaded background: { FIGURE("tiles.p06.amount") } more VP for each building in the row and column.
tile-p07 = { FIGURE("tiles.p07.amount") } VP
tile-p07-text = Sunny background: { FIGURE("tiles.p07.amount") } VP.
tile-p08 = { FIGURE("tiles.p08.amount") } VP
tile-p08-text = Shaded background: { FIGURE("tiles.p08.amount") } VP.
tile-p09 = { FIGURE("tiles.p09.amount") } VP
tile-p09-text = Dark background: { FIGURE("tiles.p09.amount") } VP.
tile-p10 = Thoth: { FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }
tile-p10-text = Dark background: Thoth action as with a { FIGURE("tiles.p10.amount") } ({ FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }).
tile-p11 = Thoth: { FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }
tile-p11-text = Sunny background: Thoth action as with a { FIGURE("tiles.p11.amount") } ({ FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }).
tile-p12 = Horus: up to { FIGURE("tiles.p12.amount") }
tile-p12-text = Shaded background: Horus action with any value up to { FIGURE("tiles.p12.amount") }.
tile-p13 = { FIGURE("tiles.p13.amount") } decree
tile-p13-text = Sunny background: draw the top decree.
tile-p14 = { FIGURE("tiles.p14.amount") } decree
tile-p14-text = Dark background: draw the top decree.
tile-p15 = Osiris: row { FIGURE("tiles.p15.amount") }
tile-p15-text = Shaded background: Osiris action as with a { FIGURE("tiles.p15.amount") }.
tile-p16 = { FIGURE("tiles.p16.amount") } { NAME("gold", FIGURE("tiles.p16.amount")) }
tile-p16-text = Shaded background: take { FIGURE("tiles.p16.amount") } { NAME("gold", FIGURE("tiles.p16.amount")) }.
tile-p17 = { FIGURE("tiles.p17.amount") } { NAME("gold", FIGURE("tiles.p17.amount")) }
tile-p17-text = Sunny background: take { FIGURE("tiles.p17.amount") } { NAME("gold", FIGURE("tiles.p17.amount")) }.
tile-p18 = { FIGURE("tiles.p18.amount") } { NAME("gold", FIGURE("tiles.p18.amount")) }
tile-p18-text = Dark background: take { FIGURE("tiles.p18.amount") } { NAME("gold", FIGURE("tiles.p18.amount")) }.
tile-p19 = Double reward
tile-p19-text = Sunny background: the covered cell's reward again (resources and faith only).
tile-p20 = Double reward
tile-p20-text = Shaded background: the covered cell's reward again (resources and faith only).
tile-p21 = Double reward
tile-p21-text = Dark background: the covered cell's reward again (resources and faith only).
tile-p22 = No ability
tile-p22-text = No background and no ability.
tile-p23 = No ability
tile-p23-text = No background and no ability.
tile-p24 = No ability
tile-p24-text = No background and no ability.
tile-p25 = No ability
tile-p25-text = No background and no ability.
tile-p26 = No ability
tile-p26-text = No background and no ability.
tile-p27 = No ability
tile-p27-text = No background and no ability.

## Own figures

file-error-figure-bread = “{ $where }” has { $found } bread in all; at most { $most } can be due.
file-error-figure-ankh = “{ $where }” is { $found }, the same as another card; all ankh values must differ.
file-error-figure-bonus = “{ $where }” is { $found }; each alternative must begin with a different token.
