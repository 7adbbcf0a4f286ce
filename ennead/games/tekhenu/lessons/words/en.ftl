## 1: Light and dice

lesson-light-and-dice = Light and dice
lesson-light-and-dice-about = Sun, shade and darkness, and which dice are pure, tainted or forbidden.
lesson-light-and-dice-wheel = Dice lie on the wheel around the obelisk. Each of its six sectors belongs to a god.
lesson-light-and-dice-wheel-why = On your turn you take one die and use it for one action.
lesson-light-and-dice-light = The obelisk casts a shadow: two sectors are sunny, two shaded and two dark.
lesson-light-and-dice-light-why = Now Osiris and Horus lie in the sun, Ra and Thoth in the shade, Hathor and Bastet in the dark.
lesson-light-and-dice-pure = White dice are pure in the sun, yellow and brown ones in the shade, black ones in the dark.
lesson-light-and-dice-pure-goal = Take a pure die.
lesson-light-and-dice-pure-otherwise = A yellow die in the sun is tainted. In the shade it would be pure.
lesson-light-and-dice-pure-right = Pure. The die lies on the left pan of your scales.
lesson-light-and-dice-tainted = White and black dice are tainted in the shade, yellow in the sun, brown in the dark, gray everywhere.
lesson-light-and-dice-tainted-goal = Take a tainted die.
lesson-light-and-dice-tainted-otherwise = That die is pure here. Look for a yellow one in the sun.
lesson-light-and-dice-tainted-right = Tainted. The die lies on the right pan of your scales and weighs against you.
lesson-light-and-dice-forbidden = In any other light a die is forbidden: the black one at Horus, the white one at Hathor.
lesson-light-and-dice-forbidden-why = Forbidden dice stay where they are until the light changes. In the shade no die is forbidden.
lesson-light-and-dice-turn = Every second round the light moves on by one sector. The dice stay where they are.
lesson-light-and-dice-turn-why = What is forbidden today may be pure tomorrow. New dice come to the two shaded sectors.

## 2: The scales

lesson-scales = The scales
lesson-scales-about = Keeping your balance close to 0, and what excess does to it.
lesson-scales-pans = Your scales have two pans: pure dice lie on the left one, tainted dice on the right one.
lesson-scales-pans-why = You took a tainted black 5 earlier. It lies on the right.
lesson-scales-balance = Your balance is the left pan minus the right one: { $now } now.
lesson-scales-balance-why = In the Maat phase the player closest to 0 goes first. A balance far below 0 costs victory points.
lesson-scales-level = Pure dice raise your balance by their number. It is { $now }.
lesson-scales-level-goal = Take a die that brings your balance to exactly 0.
lesson-scales-level-tainted = That die is tainted here: your balance would be { $now }.
lesson-scales-level-close = Close, but not level: { $now }. One is missing, so look for a pure 5.
lesson-scales-level-otherwise = That brings your balance to { $now } only. Look for a pure 5.
lesson-scales-level-right = The pure 5 levels the tainted one: your balance is { $now }.
lesson-scales-order = In the Maat phase, balances decide on the new turn order: closest to 0 first.
lesson-scales-order-why = Whether a balance is above or below 0 does not matter for the turn order.
lesson-scales-excess = A die can produce as many goods as it shows, but no more than your production level of { $level }.
lesson-scales-excess-why = What is above it is excess. It lies on your right pan and weighs 1 each.
lesson-scales-excess-goal = Produce without excess.
lesson-scales-excess-otherwise = That makes { $excess } excess, so your balance would be { $now }.
lesson-scales-excess-right = A 2 at level { $level }: no excess, and your balance is { $now }.
lesson-scales-end = Left pan, right pan, excess: all that weighs is in your balance.

## 3: Statues

lesson-statues = Statues for the gods
lesson-statues-about = Raising a statue at Horus, and earning when others act.
lesson-statues-horus = At Horus you raise statues. The number of the die leads to one of six slots, each with a god.
lesson-statues-horus-why = In this game slot 3 belongs to Hathor.
lesson-statues-statue = Your first statue costs 2 granite, and you have { $granite }.
lesson-statues-statue-goal = Raise a statue to Hathor.
lesson-statues-statue-die = A 3 from the Horus sector: that is the right die. Now choose its action.
lesson-statues-statue-act = The 3 leads to Hathor. Now choose where the statue goes.
lesson-statues-statue-number = A die from Horus, but a 6 leads to slot 6. For Hathor you need a 3.
lesson-statues-statue-produce = Producing goods is possible with every die, but no statue comes of it.
lesson-statues-statue-people = That is a statue to the people. It brings gold now, but no bonus when others act.
lesson-statues-statue-otherwise = The sector of a die decides on its action. For a statue, take one from Horus.
lesson-statues-statue-right = Your statue stands at Hathor. From now on you earn whenever others act there.
lesson-statues-paid = Your opponent has just carried out Hathor's action. The bonus of slot 3 gives you gold: { $gold }.
lesson-statues-paid-why = Your own actions at Hathor bring you nothing extra.
lesson-statues-price = Each statue costs more than the one before. Your next one costs { $cost } granite.
lesson-statues-price-why = Early statues pay most often.
