# Figures of the rules page.

figure-table = Three gods on the printed board, shortly before the third Conflict.
figure-table-region = A region with its Conflict Order token. Rivers, water and Camels are its borders.
figure-table-figures = Isis herself; Warriors are smaller. Colour and sign show the owner.
figure-table-monuments = A Monument. The Ankh token shows which god controls it; without one it is neutral.
figure-table-actions = The four action tracks. All players share the markers.
figure-table-events = The events, in their fixed order. The ringed one comes next.
figure-table-strengths = For each region its land spaces and the strength each god would bring to a Battle.
figure-table-devotion = The Devotion track: whoever reaches its end wins.
figure-table-god = A god: Followers, Ankh tokens, Warriors in the pool, Battle cards in hand and unlocked powers.

figure-adjacency = Adjacent means: a shared side without a river or a Camel.
figure-adjacency-warrior = Isis’s Warrior stands on the south bank.
figure-adjacency-neighbour = The Pyramid is adjacent: a Gain would count it.
figure-adjacency-across = The Temple shares no side with the Warrior and lies across the river.
figure-adjacency-enemy = Ra’s Warrior shares a side, but the river flows between them: not adjacent.
figure-adjacency-water = Water belongs to every region it touches, but joins none of them.

figure-actions = The action tracks with three players.
figure-actions-first = Your second action must come from a lower row. After Move you may choose Summon, Gain or Unlock.
figure-actions-event = The next Gain fills the diamond: the action is carried out, an event follows, and the turn is over.
figure-actions-unlock = Unlock has the shortest track. After it your turn is over in any case.

figure-events = One row leads to one Conflict.
figure-events-control = Control Monument: take a Monument next to one of your figures.
figure-events-caravan = Camel Caravan: split a region.
figure-events-next = The next event.
figure-events-conflict = A Conflict: all regions are resolved. What follows it stands beside it.

figure-majorities = Who scores for Monuments in this region?
figure-majorities-pyramids = Isis has two Pyramids and a figure in the region: 1 Devotion.
figure-majorities-fewer = Amun has only one Pyramid: nothing.
figure-majorities-tied = Amun’s and Ra’s Temples tie. Ra blocks, though he has no figure here.
figure-majorities-absent = Ra has the only Obelisk, but no figure in the region: nothing.

figure-strength = What a Conflict would bring now.
figure-strength-alone = Only Isis is here. She dominates without a Battle.
figure-strength-size = The number of land spaces, and for each god its figures’ strength. Cards come on top.

figure-devotion = The Devotion track.
figure-devotion-marker = Ankhs on one space form a stack; the upper one ranks higher.
figure-devotion-red = The last red space. Whoever is on red after the fourth Conflict is forgotten.
figure-devotion-blue = From here on a god is safe.
figure-devotion-win = Whoever arrives here wins at once.

figure-god = What a god owns.
figure-god-followers = Followers, and in brackets what a Gain would bring now.
figure-god-powers = Unlocked Ankh powers.

# Worked examples, on the printed board.

example-gain = Which Monuments count?
example-gain-before = Isis has { $followers-before } Follower. Her God stands beside her Obelisk (A5) and Amun’s (B3), one Warrior in the Delta beside a neutral Temple (E8), the other at the river with a neutral Pyramid on either bank.
example-gain-done = Isis takes Gain.
example-gain-after = Her own Obelisk, the Temple and the Pyramid on her bank (E5) pay: she has { $followers } Followers. Nothing comes from Amun’s Obelisk, from the Pyramid across the river (G5) and from her own Pyramid in the north (D9), which has no figure of hers beside it.

example-unlock = The second power
example-unlock-before = Amun has { $followers-before } Followers and one power. His next unlock is of level { $level-before } and costs { $cost-before }.
example-unlock-done = Amun takes Unlock and chooses { power-inspiring }.
example-unlock-after = He has { $followers } Followers left. The second unlock also brings the Cat-Mummy into his pool. His next unlock will be of level { $level } and cost { $cost }.

example-event = An event by the first action
example-event-before = The Gain marker stands on { $at-before } of { $needed }, and the next event is Control Monument.
example-event-done = Isis takes Gain as her first action. She gains her Followers first, then the event follows: she may choose between the Temple (E8) and the Pyramid (E5), and takes the Temple. The Pyramid across the river is out of reach.
example-event-after = Isis has { $followers } Followers and the Temple. The Gain marker is back at its start, and her turn is over without a second action.

example-caravan = Splitting a region
example-caravan-before = Ra has brought about Camel Caravan. The Delta is one region with token { $old-before }; water lies to the north, the river to the south.
example-caravan-done = Five Camels run from the water to the river. Ra lets the smaller part keep the token and swaps nothing.
example-caravan-after = { $camels } Camels separate { $small } land spaces with token { $old } from { $large } with the lowest free token, { $new }. Both parts have at least six land spaces, so the caravan is allowed.

example-domination = Alone in the region
example-domination-before = In the Delta only Amun has figures. He has two Obelisks and a Pyramid there, Isis a Pyramid and a Temple.
example-domination-done = A Conflict reaches the Delta.
example-domination-after = Amun scores for the Obelisks; the Pyramids are tied. Then he scores for dominating: he has { $amun } Devotion. Isis’s Temple pays nothing, because she has no figure here; her { $isis } comes from dominating another region.

example-battle = A tie in Battle
example-battle-before = Isis has brought about the Conflict and holds the Battle Tiebreaker. In the Delta she has four figures, Amun three.
example-battle-done = Amun announces no second card. Isis plays Flood, Amun Drought. Four figures and no bonus against three and +1: a tie. Isis uses the Tiebreaker.
example-battle-after = Flood has brought Isis a Follower for each of her four figures on Fertile land: { $followers }. She wins and has { $isis } Devotion. Amun’s two Warriors die, his God stays; Drought brings nothing to a loser.

# The icon key.

icons-actions = Actions
icon-d-move = Move Figures
icon-d-move-text = Each figure up to three spaces.
icon-d-summon = Summon Figure
icon-d-summon-text = Beside a figure or Monument of yours.
icon-d-gain = Gain Followers
icon-d-gain-text = One for each Monument that counts.
icon-d-unlock = Unlock Ankh Power
icon-d-unlock-text = Pay Followers for a power.

icons-events = Events and what follows
icon-e-control = Control Monument
icon-e-control-text = Take a Monument beside you.
icon-camel = Camel Caravan
icon-camel-text = Camels split a region.
icon-e-conflict = Conflict
icon-e-conflict-text = All regions, one after another.
icon-merge = Merging
icon-merge-text = The two last gods become one.
icon-skull = Forgetting
icon-skull-text = Gods on red spaces leave the game.
icon-flag = End
icon-flag-text = The most Devotion wins.

icons-board = On the board and in the pool
icon-follower = Follower
icon-follower-text = Pays for powers, buildings and bids.
icon-ankh = Ankh token
icon-ankh-text = Marks a Monument as yours.
icon-warrior = Warrior
icon-warrior-text = A figure of strength 1.
icon-hand = Hand
icon-hand-text = Battle cards not yet used.
icon-m-obelisk = Obelisk
icon-m-obelisk-text = A Monument; counts for majorities.
icon-m-pyramid = Pyramid
icon-m-pyramid-text = A Monument; counts for majorities.
icon-m-temple = Temple
icon-m-temple-text = A Monument; counts for majorities.
icon-city = City
icon-city-text = Nothing can be built here.

icons-tokens = Tokens
icon-sun = Sun token
icon-sun-text = This figure of Ra’s is Radiant.
icon-underworld = Underworld token
icon-underworld-text = Only Osiris’s figures end here.
icon-tiebreak = Battle Tiebreaker
icon-tiebreak-text = Turns one tie into a win.

icons-gods = Gods
icons-guardians = Guardians
icons-powers = Ankh powers
