# Figures of the rules page.

figure-table = The whole table in round 6 with three players.
figure-table-wheel = The wheel with the obelisk. You take one die from here every turn.
figure-table-temple = The temple: pillars inside, buildings around it.
figure-table-ra = The pillar tiles on offer at Ra.
figure-table-osiris = Osiris’s districts with workshops and quarries.
figure-table-horus = Horus: statues to the six gods and what they bring.
figure-table-track = The population track with everybody’s population and happiness.
figure-table-market = The card market, in four sections.
figure-table-player = A player’s board: stock, production levels, pieces left, scales and cards.

figure-wheel = The arrow points between Osiris and Horus, so these two lie in the sun.
figure-wheel-arrow = The arrow shows where the sun stands. It moves on by one sector with every rotation.
figure-wheel-sunny = Two sectors are sunny, one on either side of the arrow.
figure-wheel-shaded = One sector on either side of them is shaded.
figure-wheel-dark = The two behind the obelisk are dark.
figure-wheel-pure = Outer row: pure dice. A white die is pure in the sun.
figure-wheel-tainted = Middle row: tainted dice. Gray is tainted everywhere.
figure-wheel-forbidden = Inner, hatched row: forbidden dice, to be had only with Anubis. Brown is forbidden in the sun.
figure-wheel-scoring = Scoring token A: when the arrow comes here in a Maat phase, there is a scoring.

figure-scales = A player’s scales in the middle of a round: pure dice minus tainted dice minus excess.
figure-scales-production = Production levels, below each good: so much of it can be kept from one production.
figure-scales-left = The left pan: pure dice add their value.
figure-scales-right = The right pan: tainted dice take their value away, and so does every excess resource.
figure-scales-balance = The balance is read from the rolled values.

figure-horus = Horus: the value of the die picks the slot, and the slot holds a god.
figure-horus-slot = The value of this slot, and the god who was placed here at set-up.
figure-horus-statue = A statue to Hathor: its owner gains the bonus whenever another player carries out the Hathor action.
figure-horus-bonus = The bonus of a slot; a stroke between two means “or”.

figure-temple = The temple and the tiles at Ra.
figure-temple-tile = A pillar tile with the owner’s pillar. Its coloured edges may match the border and other tiles.
figure-temple-corner = A corner cell: matching edges count double here.
figure-temple-reward = An empty cell: whoever covers it gains what it shows, and Hathor gathers from it too.
figure-temple-building = A building stands at a row or column. The others show how much bread they cost.
figure-temple-people = A space for a statue to the people, with gold on it.
figure-temple-row = A slot at Ra: the values that pick it, its VP, the tile and its price. The background says in which light the ability works.

figure-track = Happiness never overtakes population.
figure-track-happiness = A player’s happiness: it opens market sections to that player and scores triangles.
figure-track-population = A player’s population: the limit for happiness. It opens sections 3 and 4 for everybody.
figure-track-triangle = A space with a triangle: every triangle your happiness has reached brings VP at a scoring.

figure-market = The market: all cards of one action come from one section.
figure-market-first = Section 1 needs the least happiness.
figure-market-third = A later section is open once somebody’s population is high enough; taking cards also needs happiness.
figure-market-closed = This section is still closed.

figure-osiris = Osiris: the value picks the row, you pick the district.
figure-osiris-people = A statue to the people counts in both districts below it.
figure-osiris-building = A workshop in the papyrus district; the row says what it brings.
figure-osiris-row = A quarry in row 1. At scorings, the topmost piece breaks ties in a district.

# Worked examples.

example-production = More than you can keep
example-production-before = Red’s production level for bread is { $level }. Ra lies in the shade, where brown dice are pure.
example-production-done = Red takes the brown 5 from Ra and produces bread.
example-production-after = Red keeps { $bread } bread. The other { $excess } are excess and lie on the right pan. The die weighs 5 on the left pan, so the balance is 5 − { $excess } = { $balance }.

example-anubis = Anubis and a forbidden die
example-anubis-before = Hathor lies in the dark, so the white 4 there is forbidden. Red has { $scribes-before } scribes.
example-anubis-done = Red pays the scribes to Anubis, takes the white 4 and uses it to produce papyrus, though white is the colour of limestone.
example-anubis-after = Red has { $scribes } scribes and { $papyrus } papyrus; { $excess } more is excess. The die lies below the scales and weighs nothing, so the balance is { $balance }.

example-statue = A statue that pays
example-statue-before = Four players. Hathor is in Horus slot 3, and red has { $granite-before } granite and { $gold-before } gold.
example-statue-done = Red takes the white 3 from Horus and pays for its first statue, to Hathor. Then blue takes a die from Hathor and builds at the temple.
example-statue-after = Blue’s Hathor action brings red the bonus of slot 3: red has { $gold } gold. Red’s own Hathor actions bring nothing with four players.

example-pillar = A pillar in the corner
example-pillar-before = Red has { $limestone-before } limestone and { $score-before } VP. A plain pillar (P22) lies in the right slot at Ra.
example-pillar-done = Red takes the white 2 from Ra, pays the limestone and lays the tile in the top left corner: red meets red above, yellow meets yellow on the left.
example-pillar-after = Two edges match, and in a corner each counts double: 4 VP. The slot brings 1 VP more, so red has { $score } VP. The covered cell brings { $faith } faith tokens.

example-festival = A festival stops at population
example-festival-before = Red has happiness { $happiness-before }, population { $population-before } and { $papyrus-before } papyrus.
example-festival-done = Red takes the gray 6 from Bastet and holds a festival.
example-festival-after = Six steps would lead beyond population, so happiness stops at { $happiness }. Red has { $papyrus } papyrus left and, with a 6, gains no scribe.

example-maat = Faith before Maat
example-maat-before = Before the Maat phase red has 3 and 2 on the left pan, 6 and two excess bread on the right: a balance of { $weight-before }. The die taken with Anubis does not count. Blue is first in turn order.
example-maat-done = Red puts both its faith tokens on the left pan.
example-maat-after = Red’s balance is now { $balance }, which costs no VP. Blue’s is { $theirs }: red is closer to 0 and goes first from now on. The faith tokens are gone, the pans are empty.

# The icon key.

icons-goods = Goods
icon-papyrus = Papyrus
icon-papyrus-text = Pays for festivals and cards.
icon-bread = Bread
icon-bread-text = Pays for buildings at the temple; due at scorings.
icon-limestone = Limestone
icon-limestone-text = Pays for pillar tiles.
icon-granite = Granite
icon-granite-text = Pays for statues and some pillar tiles.
icon-gold = Gold
icon-gold-text = Stands for any of the four.
icon-any = Any good
icon-any-text = Whichever you choose.
icon-scribe = Scribe
icon-scribe-text = Changes a die, or pays Anubis.
icon-faith = Faith
icon-faith-text = Moves your balance in the Maat phase.

icons-light = Light and dice
icon-l-sunny = Sunny
icon-l-sunny-text = The two sectors at the arrow.
icon-l-shaded = Shaded
icon-l-shaded-text = One sector on either side.
icon-l-dark = Dark
icon-l-dark-text = The two behind the obelisk.
icon-l-none = No background
icon-l-none-text = A plain pillar tile, without an ability.
icon-s-pure = Pure
icon-s-pure-text = Left pan: adds to the balance.
icon-s-tainted = Tainted
icon-s-tainted-text = Right pan: takes away.
icon-s-forbidden = Forbidden
icon-s-forbidden-text = Only with Anubis.
icon-bag = Bag
icon-bag-text = The dice that will still be rolled.

icons-gods = Gods and their actions
icon-g-horus = Horus
icon-g-horus-text = Build a statue.
icon-g-ra = Ra
icon-g-ra-text = Lay a pillar tile in the temple.
icon-g-hathor = Hathor
icon-g-hathor-text = Build at the temple.
icon-g-bastet = Bastet
icon-g-bastet-text = Hold a festival.
icon-g-thoth = Thoth
icon-g-thoth-text = Take cards.
icon-g-osiris = Osiris
icon-g-osiris-text = Build a workshop or a quarry.

icons-pieces = Pieces and markers
icon-p-building = Building
icon-p-building-text = At the temple, a workshop or a quarry.
icon-p-statue = Statue
icon-p-statue-text = To a god or to the people.
icon-p-pillar = Pillar
icon-p-pillar-text = Stands on a tile in the temple.
icon-edges = Edges
icon-edges-text = More VP for matching edges.
icon-obelisk = Obelisk
icon-obelisk-text = Casts the shadow; nothing moves it.
icon-m-happy = Happiness
icon-m-happy-text = Opens the market to you and scores.
icon-m-pop = Population
icon-m-pop-text = The limit for happiness.
icon-triangle = Triangle
icon-triangle-text = VP at scorings once happiness is there.

icons-points = Points and cards
icon-vp = Victory points
icon-vp-text = As many as the number says.
icon-card = Card
icon-card-text = From the market.
icon-d-scroll = Decree
icon-d-scroll-text = Secret; scores at the end.

icons-players = Players
icon-y-0 = First seat
icon-y-0-text = Red pieces.
icon-y-1 = Second seat
icon-y-1-text = Blue pieces.
icon-y-2 = Third seat
icon-y-2-text = Green pieces.
icon-y-3 = Fourth seat
icon-y-3-text = Violet pieces.
