# Figures of the rules page.

figure-board = The board in the middle of a game: red is about to take its turn.
figure-board-temple = One of the four temples, with its number at the top left.
figure-board-cell = A space. Its colour says what it counts for; it holds one priest.
figure-board-kingdom = The Kingdom of the Dead. When its last space is filled, the temples are scored.
figure-board-cartouches = Red’s four cartouches, I to IV from the top, each with the card laid there.
figure-board-scores = The score track runs around the board.
figure-board-supply = Red’s supply: the priests not yet placed. Beside it are the deck, the discard pile and the exchange token.

figure-temple = Temple III, with three red and two blue priests.
figure-temple-yellow = Yellow: all yellow spaces together win the game.
figure-temple-bonus = Bonus space: whoever holds it scores the number shown.
figure-temple-black = Black: whoever holds more of them in all temples scores.
figure-temple-blue = Blue: they pay only the player with the majority in temple IV.
figure-temple-green = Green: all green spaces together win the game.
figure-temple-tally = Who has how many priests here. The filled one has the majority.

figure-cartouches = One round’s cards of red. The same four jobs every round, whatever the values.
figure-cartouches-points = I, points: the higher card scores twice the difference.
figure-cartouches-order = II, order and removal: the lower card goes first; the value says who is removed.
figure-cartouches-temples = III, available temples: from temple I up to this number.
figure-cartouches-priests = IV, placing: so many priests come into the available temples.

figure-kingdom = Three red and two blue priests lie in the Kingdom of the Dead.
figure-kingdom-full = The space with the scales is the last one: once it is filled, a scoring follows at the end of the round.

figure-scoring = A scoring, temple by temple. What each pays is worked out in the example below.
figure-scoring-first = Temple I: the majority scores the difference.
figure-scoring-second = Temple II: the majority scores a fixed number of points.
figure-scoring-third = Temple III: the majority scores its own priests here.
figure-scoring-fourth = Temple IV: the majority scores for its blue spaces in all temples.
figure-scoring-black = Black spaces: the player with more of them, counted over all temples.
figure-scoring-bonus = Bonus spaces: each player scores their own.

# Worked examples.

example-cartouches = Cards are revealed
example-cartouches-before = Red has { $red-before } points, blue { $blue-before }. Both have laid their four cards face down.
example-cartouches-done = The cards are turned up: red 4-3-2-1, blue 2-1-4-3, from cartouche I to IV.
example-cartouches-after = Cartouche I: 4 against 2, so red scores twice the difference and has { $red } points. Cartouche II: blue’s 1 is lower than red’s 3, so blue goes first, and its 1 costs it one of its own priests.

example-removal = Removing priests
example-removal-before = Red has a { $card } at cartouche II and a { $temples } at cartouche III. Blue has priests in all four temples.
example-removal-done = Red must remove two blue priests, and only from temples I and II. It takes the blue priests from the black spaces 1b1 and 2b1.
example-removal-after = Both lie in the Kingdom of the Dead, where there are now { $dead } blue priests. Those in temples III and IV were safe: red’s card does not open them. Next red places its priests.

example-full-kingdom = The Kingdom is full
example-full-kingdom-before = All { $dead-before } spaces of the Kingdom of the Dead are taken. Red still has to remove a blue priest; blue has { $supply-before } priests in its supply.
example-full-kingdom-done = Red removes the blue priest from 4a4.
example-full-kingdom-after = There is no room in the Kingdom, so the priest goes back to blue’s supply: { $supply } priests. The scoring waits until red has placed as well.

example-scoring = A scoring
example-scoring-before = The Kingdom of the Dead is full. Red has one priest left to place.
example-scoring-done = Red takes the blue space 1b4, and the round is over: the temples are scored.
example-scoring-after = Temple I, 4 against 2: red 2. Temple II, 1 against 4: blue 5. Temple III, 5 against 2: red 5. Temple IV, 2 against 5: blue 6 for its two blue spaces; red’s blue spaces pay nothing. Black, 4 against 1: red 8. Bonus spaces: 3 each. Together red { $red }, blue { $blue }.

example-return = Priests go home
example-return-before = The Kingdom is full. Red has no priest in temple I, two each in II and III, and is about to place one in temple IV.
example-return-done = Red places at 4a1 and a scoring follows. Then it takes one priest from each of the temples II, III and IV. For temple I, where it has none, it takes a substitute from a higher temple: the second one from temple II.
example-return-after = Four priests have gone back to the supply, and { $left } is left: the one on 3b1.

# The icon key.

icons-spaces = Spaces of the temples
icon-sun = Yellow space
icon-sun-text = All of them win the game.
icon-papyrus = Green space
icon-papyrus-text = All of them win the game.
icon-crescent = Black space
icon-crescent-text = Whoever holds more scores.
icon-water = Blue space
icon-water-text = Pays the majority in temple IV.

icons-cartouches = Cartouches
icon-scarab = Cartouche I
icon-scarab-text = The higher card scores.
icon-crook-flail = Cartouche II
icon-crook-flail-text = Turn order, and who is removed.
icon-temple = Cartouche III
icon-temple-text = Which temples are available.
icon-priest = Cartouche IV
icon-priest-text = How many priests are placed.

icons-players = Players
icon-ankh = Red
icon-ankh-text = The sign of the red player.
icon-eye = Blue
icon-eye-text = The sign of the blue player.
icon-priest-0 = Red priest
icon-priest-0-text = In a temple or in the Kingdom of the Dead.
icon-priest-1 = Blue priest
icon-priest-1-text = In a temple or in the Kingdom of the Dead.

icons-supply = Beside the board
icon-deck = Deck
icon-deck-text = Cards still to be drawn.
icon-discard = Discard pile
icon-discard-text = Shuffled when the deck is empty.
icon-exchange = Exchange token
icon-exchange-text = Once per game: four other cards.
icon-hand = Hand
icon-hand-text = The cards of this round.
icon-scales = Last space of the Kingdom
icon-scales-text = Once it is filled, a scoring follows.
