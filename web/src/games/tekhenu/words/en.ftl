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
for-people = For the people
board-of = { $name }'s board
forecast = if scored now: { $points } VP
statue-of = { $name }'s statue
tiles-left = Tiles left: { $count }
hidden-decrees = Hidden decrees: { $count }
tab-wheel = Wheel
tab-horus = Horus
tab-ra = Ra
tab-temple = Temple
tab-bastet = Bastet
tab-thoth = Thoth
tab-osiris = Osiris
tab-own = Mine
tab-others = Others
tab-cards = Choose
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
hint-draft = Point at a die to see what it would mean; a click takes it.
hint-die-action = The die is yours. Do the god's action or produce; scribes change the value first.
hint-ra = The number on a cell is the most the tile can bring there.
hint-turn = Click, scroll, or press Q or E to turn the tile, then confirm.
hint-faith = Faith on the left pan raises the balance, on the right it lowers it. Nearest to 0 goes first.
hint-thoth = All cards come from one section.
hint-starting = High initiative goes first; strong cards have low initiative.
hint-destiny = The ankh value breaks ties in the next Maat phase.
hint-decree = It counts at the end of the game; nobody else sees it.
hint-production = Blessings add to the production before it happens.
hint-score = At most three decrees, each with a different symbol.
about-horus = Build a statue for granite: for the god on the slot of the die's value, or for the people.
about-ra = Lay a pillar tile in the temple: 5–6 the left one, 3–4 the middle one, 1–2 the right one. Its ability works if its background matches Ra's light.
about-hathor = Build beside the temple for bread: { FIGURE("temple.points.pillar_in_line") } VP for each of your pillars in line, 1 of what empty cells show; population rises by the value.
about-bastet = Pay { FIGURE("tracks.bastet.papyrus") } papyrus: happiness rises by the value, never above the population. 1–2: { FIGURE("tracks.bastet.scribes.0") } { NAME("scribe", FIGURE("tracks.bastet.scribes.0")) }, 3–4: { FIGURE("tracks.bastet.scribes.2") } { NAME("scribe", FIGURE("tracks.bastet.scribes.2")) }.
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
people-workshops = Statue for the people: workshops
people-quarries = Statue for the people: quarries
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
space-about = A building here costs bread: { $bread }.
space-label = Beside the temple, { NAME($space, kind: "space") }{ $taken ->
        [yes] {": "}{ $name }
       *[no] , bread: { $bread }
    }
tile-turn = Turn the tile
turn-left = Turn left
turn-right = Turn right
turn-points = In this orientation
die-name = { $colour } { $value }
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
die-scribes = Scribes: { $scribes }. Value { $from } to { $to }.
die-others = { $name } gains
scales-label = Balance { $balance }. Left dice: { $left }, right dice: { $right }, excess: { $excess }.
scales-rule = Pure dice minus tainted dice and excess.
stock-good = { $good }: { $count }; production level { $level }.
stock-rule = What a die produces above the level is excess: −1 each on the scales.
row-label = Buildings left: { $left }. Now due: bread { $bread }, VP { $points }.
row-rule = When scoring, every uncovered icon counts; each unpaid bread costs { FIGURE("tracks.scoring.unpaid_bread") } VP.
statues-label = Statues left: { $left }, the next costs granite: { $cost }{ SIGN("horus.cost") }. Pillars left: { $pillars }.
statues-rule = When scoring, statues bring { FIGURE("tracks.statues") } VP for one, two and so on.
track-space = Space { $space }
track-triangles = Triangles: { $count }, { $points } VP for happiness when scoring.
track-gold = The first time happiness reaches this space: 1 gold.{ SIGN("tracks.milestones.gold") }
track-scribe = The first time happiness reaches this space: 1 scribe.{ SIGN("tracks.milestones.scribe") }
track-action = The first time happiness reaches this space: any action with any value.{ SIGN("tracks.milestones.action") }
track-opens = Population here opens market section { $section }.
track-access = Happiness from { $from }: market sections { $sections }
section-needs = happiness { $happiness }+
section-opens = opens at population { $population }
refresh = Refresh section { $section }
refresh-about = For { FIGURE("market.refresh") } { NAME("papyrus", FIGURE("market.refresh")) } all its cards are replaced.
balance-of = { $loss ->
        [0] { $name }: { $balance }.
       *[other] { $name }: { $balance }, would lose { $loss } VP.
    }
balance-rule = From −{ FIGURE("tracks.losses.from.0") }: −{ FIGURE("tracks.losses.points.0") } VP, from −{ FIGURE("tracks.losses.from.1") }: −{ FIGURE("tracks.losses.points.1") } VP, from −{ FIGURE("tracks.losses.from.2") }: −{ FIGURE("tracks.losses.points.2") } VP.
ledger-open = Last tally
ledger-maat = Maat phase { $number }
ledger-scoring = { $number ->
        [2] Final scoring
       *[other] First scoring
    }
ledger-before = Earlier tally
ledger-after = Later tally
ledger-skip = Show all
ledger-close = Close
ledger-step = Step
ledger-sum = Total VP
bot-about = He never pays, never produces, and scores by his own rules.
bot-here = He is here.
bot-reasons = Why he did that
bot-god-tile = He takes the highest die at this god, or at the next one counter-clockwise.
bot-good-tile = He takes the highest die of the first of these resources available.
bot-why-god = Why: the highest usable die at { $god }.
bot-why-back = Why: no usable die closer to { $tile }, so the highest die at { $god }.
bot-why-good = Why: the highest die of the first resource, { $good }.
bot-why-next = Why: no die of the resources before it, so the highest of { $good }.
bot-why-gray = Why: only gray dice are left.

## Options of a table

option-level = Level (solo)
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-random_start = Random starting cards (solo)
option-dear_decrees = Botankhamun: { FIGURE("bot.points.decree_option") } VP per decree (solo)
option-printed_horus = Fixed order of gods at Horus
option-figures = Own figures
