## The board in the browser

board-title = Tekhenu board
boards = Players' boards
areas = Areas of the board
tray = Choices
pieces = Pieces
cards = Cards
price = Price:
free = free
offer = Cards to choose from
offer-hide = See the board
offer-show = Show the cards
no-cards = No cards yet.
majority = Majority
majority-rule = Most pieces in a district: { FIGURE("tracks.scoring.district") } VP at each scoring; ties go to the topmost piece.
for-people = To the people
board-of = { $name }'s board
forecast = if scored now: { $points } VP
statue-of = { $name }'s statue
tiles-left = Tiles left: { $count }
hidden-decrees = Hidden decrees: { $count }
short-horus = statues
short-osiris = workshops, quarries
phase-setup = Set-up
phase-rounds = Turns
phase-maat = Maat
phase-scoring = Scoring
counter-place = order
counter-place-title = Place in turn order: { $value }
counter-balance = balance
counter-balance-title = Balance of the scales now: { $value }
counter-happiness = people
counter-happiness-title = Happiness and population: { $value }
counter-cards = cards
counter-cards-title = Cards: { $value }
hint-die-action = The die is yours. Carry out the god action or produce; scribes can change the value first.
hint-draft = Select a die to see its actions and prices; nothing is spent yet.
hint-in-hand = { $die }, { $purity }: balance { $from } → { $to }.
hint-ra = The number on a cell is the most VP the tile can bring there.
hint-turn = Click, scroll, or press Q or E to turn the tile, then confirm.
hint-faith = The left pan raises the balance, the right one lowers it.
hint-thoth = All cards come from one section.
hint-starting = High initiative goes first; strong cards have low initiative.
hint-destiny = The ankh value breaks ties in the next Maat phase.
hint-decree = It counts at the end of the game; nobody else sees it.
hint-production = Blessings add to the production before it happens.
hint-score = At most three decrees, each with a different symbol.
about-horus = Pay granite to build a statue: to the god in the slot of the die's value, or to the people.
about-ra = Lay a pillar tile in the temple: 5–6 the left one, 3–4 the middle one, 1–2 the right one. Its ability works if its background matches Ra's light.
about-hathor = Build beside the temple for bread: { FIGURE("temple.points.pillar_in_line") } VP for each of your pillars in line, 1 of what each empty cell shows; population rises by the value.
about-bastet = Pay { FIGURE("tracks.bastet.papyrus") } papyrus: happiness rises by the value, never above population. 1–2: { FIGURE("tracks.bastet.scribes.0") } { NAME("scribe", FIGURE("tracks.bastet.scribes.0")) }, 3–4: { FIGURE("tracks.bastet.scribes.2") } { NAME("scribe", FIGURE("tracks.bastet.scribes.2")) }.
about-thoth = Take cards from one section: 1–2: { FIGURE("market.cards_by_die.0") } for free, 3–4: { FIGURE("market.cards_by_die.2") } for { FIGURE("market.papyrus_by_die.2") } papyrus, 5–6: { FIGURE("market.cards_by_die.4") } for { FIGURE("market.papyrus_by_die.4") } papyrus.
about-osiris = Lose { FIGURE("osiris.happiness") } happiness and build a workshop or quarry in the row of the value: production rises and you gain its resource.
about-maat = Every fourth round the scales are read: a negative balance costs VP, nearest to 0 goes first.
about-gold = Stands for papyrus, bread, limestone or granite when you pay.
about-scribe = Each changes the value of your die by up to { FIGURE("starting.scribe_step") }; Anubis costs { FIGURE("starting.anubis") }.
about-faith = Each moves your balance by 1 in the Maat phase; any left over are then returned.
bonus-1 = Bonus: { THINGS("horus.bonuses.1") }.
bonus-2 = Bonus: { THINGS("horus.bonuses.2") }.
bonus-3 = Bonus: { THINGS("horus.bonuses.3") }.
bonus-4 = Bonus: { THINGS("horus.bonuses.4") }.
bonus-5 = Bonus: { THINGS("horus.bonuses.5") }.
bonus-6 = Bonus: { THINGS("horus.bonuses.6") }.
slot-label = Slot { $slot }: { $god }, free statue spaces: { $free }
people-temple-row = Statue to the people: the temple's middle row
people-temple-column = Statue to the people: the temple's middle column
people-workshops = Statue to the people: workshops
people-quarries = Statue to the people: quarries
people-temple = { FIGURE("horus.people.temple_pillar") } VP at once for each of your pillars in this line; it counts as a piece at the temple.
people-districts = Counts as a piece in both districts below it, and wins ties.
work-title = { $good }, row { $row }
work-label = { $good }, row { $row }{ $taken ->
        [yes] {": "}{ $name }
       *[no] {""}
    }
work-raises = { $good }: production +{ $steps }, you gain { $gain }.
work-second = Also: { $good }, production +1.
work-any = Also: production +1 of any resource.
work-gold = And 1 gold.
cell-title = Temple cell: { NAME($cell) }
cell-about = for whoever covers it.
cell-label = Temple cell, { NAME($cell) }, free: { $gain }
cell-taken-label = Temple cell, { NAME($cell) }: { NAME($tile) } ({ CODE($tile) }), { $name }
best-turn = At best { $points } VP
space-title = Beside the temple, { NAME($space, kind: "space") }
space-about = A building here costs { $bread } bread.
space-label = Beside the temple, { NAME($space, kind: "space") }{ $taken ->
        [yes] {": "}{ $name }
       *[no] , bread: { $bread }
    }
tile-turn = Turn the tile
turn-left = Turn left
turn-right = Turn right
turn-points = In this orientation
die-label = { $colour } { $value }, { $god }, { $purity }{ $legal ->
        [yes] , can be taken
       *[no] {""}
    }
die-left = Left pan. Balance
die-right = Right pan. Balance
die-below = Below the scales. Balance
die-forbidden = Forbidden in this light: only with Anubis or { NAME("t08") } (T08).
die-produce = { $excess ->
        [0] { $good }: produce { $count }
       *[other] { $good }: produce { $count }, excess { $excess }
    }
die-cannot = Not possible now: a piece, a place or the price is missing.
die-gray = Gray: no production.
die-others = { $name } gains
scales-label = Balance { $balance }. Left dice: { $left }, right dice: { $right }, excess: { $excess }.
scales-rule = Pure dice minus tainted dice and excess.
stock-good = { $good }: { $count }; production level { $level }.
stock-delta = { $now } ({ $delta } since your last turn)
stock-rule = What a die produces above the level is excess: −1 each on the scales.
row-label = Buildings left: { $left }. If scored now: { $bread } bread due, { $points } VP.
row-rule = At each scoring, every uncovered icon counts; each unpaid bread costs { FIGURE("tracks.scoring.unpaid_bread") } VP.
statues-label = Statues left: { $left }; the next costs { $cost }{ SIGN("horus.cost") } granite. Pillars left: { $pillars }.
statues-rule = At each scoring, statues bring { FIGURE("tracks.statues") } VP for one, two and so on.
track-space = Space { $space }
track-triangles = Triangles: { $count }, { $points } VP for happiness at each scoring.
track-gold = The first time happiness reaches this space: 1 gold.{ SIGN("tracks.milestones.gold") }
track-scribe = The first time happiness reaches this space: 1 scribe.{ SIGN("tracks.milestones.scribe") }
track-action = The first time happiness reaches this space: any action with any value.{ SIGN("tracks.milestones.action") }
track-opens = Population here opens market section { $section }.
track-access = Happiness from { $from }: market sections { $sections }
section-needs = happiness { $happiness }+
section-opens = opens at population { $population }
refresh = Refresh section { $section }
refresh-about = Replace all its cards for { FIGURE("market.refresh") } { NAME("papyrus", FIGURE("market.refresh")) }.
balance-of = { $loss ->
        [0] { $name }: { $balance }.
       *[other] { $name }: { $balance }, would lose { $loss } VP.
    }
balance-rule = −{ FIGURE("tracks.losses.from.0") } or less: −{ FIGURE("tracks.losses.points.0") } VP; −{ FIGURE("tracks.losses.from.1") } or less: −{ FIGURE("tracks.losses.points.1") } VP; −{ FIGURE("tracks.losses.from.2") } or less: −{ FIGURE("tracks.losses.points.2") } VP.
ledger-open = Last tally
ledger-maat = Maat phase { $number }
ledger-scoring = { $number ->
        [2] Final scoring
       *[other] First scoring
    }
ledger-before = Earlier tally
ledger-after = Later tally
ledger-skip = Show all
ledger-step = Step
ledger-sum = Total VP
bot-about = He never pays, never produces, and scores by his own rules.
bot-here = He is here.
bot-reasons = Why he did that
bot-god-tile = He takes the highest usable die at this god or, if there is none, at the next one counter-clockwise.
bot-good-tile = He takes the highest usable die of the first of these resources that has one.
bot-why-god = Why: the highest usable die at { $god }.
bot-why-back = Why: from { $tile } counter-clockwise, the first usable dice are at { $god }; this is the highest.
bot-why-good = Why: the highest die of the first resource, { $good }.
bot-why-next = Why: there is no die of the resources before it, so the highest of { $good }.
bot-why-gray = Why: only gray dice are left.

## Options of a table

option-level = Difficulty (solo)
option-level-easy = Low
option-level-medium = Medium
option-level-hard = High
option-random_start = Random starting cards (solo)
option-dear_decrees = Botankhamun: { FIGURE("bot.points.decree_option") } VP per decree (solo)
option-printed_horus = Fixed order of gods at Horus
option-figures = Own figures

## Recap

recap-count = { $count } { $what ->
    [vp] VP
   *[other] { NAME($what, $n) }
}
recap-die = { NAME($die) }
recap-pure = pure, left pan
recap-tainted = tainted, right pan
recap-anubis = Anubis
recap-god = { NAME($god) }
recap-extra = also { NAME($god) }
recap-idle = no action
recap-people = { $people ->
    [temple-row] people, temple row
    [temple-column] people, temple column
    [workshops] people, workshops
   *[quarries] people, quarries
}
recap-cell = { NAME($cell) }
recap-space = { NAME($space, kind: "space") }
recap-work = { NAME($work) }
recap-card = { NAME($card) }
recap-decree = a decree
recap-refreshed = section { $section } refreshed
recap-opened = section { $section } opens
recap-raised = { NAME($good) } production rises
recap-happiness = happiness { $to }
recap-population = population { $to }
recap-dice = { $count ->
    [one] { $count } new die
   *[other] { $count } new dice
}
recap-rotated = The wheel turns
recap-maat = Maat { $number }
recap-scoring = Scoring
recap-balance = balance { $value }
recap-place = turn order: { $place }

## The table: areas, actions with prices, seats

solo-opponent = { NAME("botankhamun") }
rules-page = The rules
one-blessing = Blessing
one-technology = Technology
one-decree = Decree
one-starting = Starting card
one-destiny = Destiny card
die-at = { $colour } { $value } at { $god }
area-overview = Overview
area-temple = Temple
area-districts = Districts
area-statues = Statues
area-market = Market
area-wheel = Wheel
area-tracks = Tracks
area-players = Players
area-pin = Pin this tab
area-new = { $count } new
new-card = new
marker-about = When the arrow reaches this token, there is a scoring.
next-light = next light
next-light-about = Hold to see the light after the next turn of the wheel.
own-board-title = Your board
own-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
own-close = Close
round-of = Round { $round } of { $rounds }
round-setup = Set-up
after-turn = The wheel turns and new dice are added.
after-maat = The wheel turns, then Maat reads the scales: points, turn order, Destiny cards.
after-scoring-a = First scoring. Now it would bring: { $points }.
after-scoring-b = Final scoring, and the end of the game. Now it would bring: { $points }.
after-round = After round { $round }
soon-turn = Wheel turns after round { $round }
soon-maat = Maat after round { $round }
do-horus = Horus: build a statue
do-ra = Ra: lay the { $slot ->
        [left] left
        [middle] middle
       *[right] right
    } tile
do-hathor = Hathor: build at the temple
do-bastet = Bastet: hold a festival
do-thoth = Thoth: take { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
do-osiris = Osiris: build in row { $row }
do-produce-papyrus = Produce papyrus
do-produce-bread = Produce bread
do-produce-limestone = Produce limestone
do-produce-granite = Produce granite
do-produce-gray = Produce
have = (you have { $count })
have-gold = (with { $gold } gold)
free-with = or free: { $card }
level-of = level { $level } of { $most }
from-price = from
result-horus = for { $god } or the people
result-ra = Ra slot +{ $points } VP and more
result-thoth = from { $sections }
result-osiris = level +{ $levels }, resource +{ $goods }
excess-of = { $count } excess: balance −{ $count }
excess-none = no excess
no-gray = a gray die produces nothing
no-statue = all your statues are built
no-pillar = all your pillars are raised
no-tile = there is no tile here
no-building = all your buildings are built
no-space = there is no free space
no-happiness = your happiness is too low
no-row = row { $row } is full
no-goods = { $count } short, and no gold
no-cards-there = too few cards in your sections
faith-left = { $faith } on the left: { $balance }
faith-right = { $faith } on the right: { $balance }
as-rolled = as rolled
no-scribes = no scribes
scribes-price = { $count } of { $have }
value-down = Lower the value
value-up = Raise the value
value-now = Value { $value }
take-only = Take it first, then choose
take-only-about = You take the die first; cards and other choices follow step by step.
anubis-price = Anubis: any die
seat-pieces = Left: buildings { $buildings }, statues { $statues }, pillars { $pillars }
seat-people = Happiness { $happiness }, population { $population }
seat-stock = Stock
seat-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
section-yours = open to you
maat-after = Maat, after round { $round }
bot-coin = The deben token decides: heads (H) { $heads }, tails (T) { $tails }.
bot-balance = His balance in the next Maat phase; ankh value { $ankh }.
zoom-in = Zoom in
zoom-out = Zoom out

## The effect of a card in at most 32 characters

short-b01 = Produce: { FIGURE("blessings.b01.amount") } more limestone
short-b02 = Produce: { FIGURE("blessings.b02.amount") } more granite
short-b03 = Produce: { FIGURE("blessings.b03.amount") } more bread
short-b04 = Produce: { FIGURE("blessings.b04.amount") } more papyrus
short-b05 = Produce: { FIGURE("blessings.b05.amount") } gold
short-b06 = Produce: scribes +{ FIGURE("blessings.b06.amount") }
short-b07 = Population or happiness +{ FIGURE("blessings.b07.amount") }
short-b08 = Population or happiness +{ FIGURE("blessings.b08.amount") }
short-b09 = Turn your die to any value
short-b10 = Turn your die to any value
short-b11 = Die: any colour, value ±{ FIGURE("blessings.b11.amount") }
short-b12 = Die: any colour, value ±{ FIGURE("blessings.b12.amount") }
short-b13 = Ra or Horus for free
short-b14 = Ra or Horus for free
short-b15 = Bastet or Hathor for free
short-b16 = Bastet or Hathor for free
short-b17 = Scribes −{ FIGURE("blessings.b17.amount") }: adjacent god too
short-b18 = Scribes −{ FIGURE("blessings.b18.amount") }: adjacent god too
short-b19 = Population −{ FIGURE("blessings.b19.amount") }: opposite god too
short-b20 = Population −{ FIGURE("blessings.b20.amount") }: opposite god too
short-b21 = Produce twice
short-b22 = Produce twice
short-b23 = Anubis without scribes
short-b24 = Anubis without scribes
short-t01 = Osiris action: { FIGURE("technologies.t01.points") } VP
short-t02 = Ra action: { FIGURE("technologies.t02.points") } VP
short-t03 = Thoth action: { FIGURE("technologies.t03.points") } VP
short-t04 = Horus action: { FIGURE("technologies.t04.points") } VP, granite { FIGURE("technologies.t04.granite") }
short-t05 = Hathor: pillars in line +{ FIGURE("technologies.t05.points") } VP
short-t06 = Bastet: { FIGURE("technologies.t06.points") } VP, both markers +{ FIGURE("technologies.t06.steps") }
short-t07 = Horus bonus: { FIGURE("technologies.t07.granite") } more granite
short-t08 = Forbidden dice: pure or tainted
short-t09 = Tile abilities always work
short-t10 = Gold = scribes; { FIGURE("technologies.t10.points") } VP a turn
short-t11 = Action with value { FIGURE("technologies.t11.value") }: { FIGURE("technologies.t11.points") } VP
short-t12 = Each excess resource: { FIGURE("technologies.t12.points") } VP
short-t13 = Produce: value ±{ FIGURE("technologies.t13.steps") }, resource +{ FIGURE("technologies.t13.goods") }
short-t14 = God action: value ±{ FIGURE("technologies.t14.steps") }
short-t15 = Maat: { FIGURE("technologies.t15.faith") } faith, ankh { FIGURE("technologies.t15.ankh") }
short-t16 = Maat: first { FIGURE("technologies.t16.points") } VP, last { FIGURE("technologies.t16.gold") } gold
short-t17 = Bread: { FIGURE("technologies.t17.points") } VP, none owed
short-t18 = Pure die: { FIGURE("technologies.t18.points") } VP
short-t19 = Tainted die: scribes −{ FIGURE("technologies.t19.scribes") }, produce
short-t20 = Thoth action: { FIGURE("technologies.t20.papyrus") } papyrus
short-t21 = Hathor action: { FIGURE("technologies.t21.bread") } bread
short-t22 = Stone for stone; { FIGURE("technologies.t22.points") } VP a turn
short-t23 = Anubis action: { FIGURE("technologies.t23.points") } VP
short-t24 = Blessing played: { FIGURE("technologies.t24.gold") } gold
short-d01 = End: { FIGURE("decrees.d01.points.technology") } VP per technology
short-d02 = End: { FIGURE("decrees.d02.points.decree-symbol") } VP per decree symbol
short-d03 = { FIGURE("decrees.d03.gold") } gold: score a decree again
short-d04 = { FIGURE("decrees.d04.points.population-symbol") } VP per population triangle
short-d05 = { FIGURE("decrees.d05.points.happiness-symbol") } VP per happiness triangle
short-d06 = 1 VP per step above the lowest
short-d07 = End: { FIGURE("decrees.d07.points.scribe") } VP per scribe
short-d08 = { FIGURE("decrees.d08.points.gold") } VP per gold, { FIGURE("decrees.d08.points.papyrus") } per resource
short-d09 = End: { FIGURE("decrees.d09.points.quarry") } VP per quarry
short-d10 = End: { FIGURE("decrees.d10.points.workshop") } VP per workshop
short-d11 = { FIGURE("decrees.d11.points.osiris-building") } VP per district building
short-d12 = { FIGURE("decrees.d12.points.temple-building") } VP per temple building
short-d13 = End: { FIGURE("decrees.d13.points.pillar") } VP per pillar
short-d14 = { FIGURE("decrees.d14.points.statue") } VP: statues, temple buildings
short-d15 = { FIGURE("decrees.d15.points.pillar") } VP: pillars, temple buildings
short-d16 = End: { FIGURE("decrees.d16.points.god-statue") } VP per statue to a god
short-d17 = End: { FIGURE("decrees.d17.points.statue") } VP per statue, pillar
short-d18 = End: { FIGURE("decrees.d18.points.statue") } VP per statue
short-d19 = { FIGURE("decrees.d19.points.people-statue") } VP per statue to the people
short-d20 = Turn order: 1st { FIGURE("decrees.d20.by_place.0") }, 2nd { FIGURE("decrees.d20.by_place.1") } VP
short-d21 = End: { FIGURE("decrees.d21.points.building") } VP per building
short-d22 = VP: half the left pan's dice
short-d23 = Any action before the scoring
short-d24 = Score the temple again
