## First game with a guide: what one usually wants at each question, and its rule

guide-aim = Have the most victory points after the second scoring: from the temple, statues, districts, happiness and decrees.
guide-decree = Keep the decree whose goal you would like to follow. Either is fine in a first game.
guide-decree-rule = A decree stays secret and scores at the end of the game for what you have built or collected. You can score only a few of them, no symbol twice.
guide-starting = Any card is a fine start. High initiative lets you choose your die earlier.
guide-starting-rule = Starting cards give you resources or steps at the beginning and then leave the game. The sum of their initiative decides who goes first.
guide-destiny = Take the one whose reward you can use soon; any of them is fine.
guide-destiny-rule = A Destiny card gives a reward at once. Its ankh value breaks ties in the turn order at the next Maat phase.
guide-keep = Keep the card you can use; the other one is lost.
guide-keep-rule = Blessings are used once, technologies work for the rest of the game, and decrees score at its end.
guide-gain = Take what you lack for your next action: stone for the temple and statues, bread for buildings, papyrus for cards and festivals.
guide-gain-rule = Papyrus, bread, limestone, granite and gold are resources. Gold can stand for any other one.
guide-raise = Happiness can never pass population, so raise population first if they are close.
guide-raise-rule = Happiness opens sections of the card market and scores; population is its limit.
guide-draft = Pick a die for three things: its sector's god action or its colour's resource, its value, and its pan. Pure dice go left, tainted ones right; try to keep the two sides even.
guide-draft-rule = You take one die per turn and use its value for one action. In every Maat phase too much weight on the right costs points, and whoever is closest to balance goes first.
guide-anubis = Now you may take any die for any action, even a forbidden one. Choose by value and by what you want to do.
guide-anubis-rule = Anubis costs scribes. The die is not weighed, and every god action and every production is allowed.
guide-treat = Choose the pan that brings your scales closer to balance.
guide-treat-rule = A pure die lies on the left pan and a tainted one on the right. The balance is left minus right.
guide-die-action = One die, one of two things: the god's action or the resource. Choose the action if you can pay for it and it scores; produce if you lack resources.
guide-die-action-rule = The die's value is the strength of the action. Production never exceeds your production level: the rest is excess and weighs on your right pan.
guide-face = Set the value that your next action needs most.
guide-face-rule = The new value counts for the action. On the scales the die keeps the value it rolled.
guide-dye = Choose the colour whose resource you need.
guide-dye-rule = The colour decides which resource the die produces.
guide-extra = Take the god whose action you can pay for and that scores most.
guide-extra-rule = The extra action comes in addition to your main action, with its own price.
guide-order = Do first whatever pays for the other one.
guide-order-rule = { guide-extra-rule }
guide-shift = Change the value only if it brings you more.
guide-shift-rule = A technology lets you change the value for this action. On the scales the die keeps its rolled value.
guide-production = Use a blessing here if it brings resources you need now; otherwise go on.
guide-production-rule = A blessing can be played once and is then gone.
guide-pay = Keep gold and scribes if you can: they fit everywhere.
guide-pay-rule = Gold may stand for any resource. Some technologies let you pay with something else as well.
guide-between = Play a blessing if the next action needs it, or go on.
guide-between-rule = { guide-production-rule }
guide-end = You can still play a blessing. Keep it if it will help more later.
guide-end-rule = { guide-production-rule }
guide-horus = A statue to a god pays you a bonus again and again; one to the people scores at the temple or in the districts. Early statues pay longest.
guide-horus-rule = Each further statue costs more granite, and at scorings the number of your statues counts. The value of the die names the god, but a statue to the people can always be built.
guide-ra = Look for cells at lines with buildings, with matching colours at the edges, and for the reward printed on the cell.
guide-ra-rule = A tile scores for buildings at its row and column and for every edge that matches in colour, double in a corner. Your pillar stands on it and counts in both scorings.
guide-turn = Turn the tile so that as many edges as possible match.
guide-turn-rule = { guide-ra-rule }
guide-hathor = Build where the line has your own pillars, or many empty cells with what you need.
guide-hathor-rule = You score for your pillars in the line the building faces and gain from its empty cells. Then your population rises by the value, and later scorings count the building.
guide-bastet = A festival raises your happiness towards your population. It opens better cards and scores.
guide-bastet-rule = Happiness never passes population; steps beyond it are lost. Low values bring scribes as well.
guide-thoth = Technologies work all game long, so take them early; decrees are for the end. All cards come from one section.
guide-thoth-rule = The value says how many cards you take and what they cost. Your happiness decides which sections you may use.
guide-next-card = Take a second card that goes with the first one.
guide-next-card-rule = { guide-thoth-rule }
guide-osiris = Choose the resource you need most: its production rises and you get some at once.
guide-osiris-rule = A workshop or quarry costs happiness. Whoever has the most pieces in a district scores it, so a district with few rivals is good.
guide-boost = Raise what you produce most often, or what you still lack.
guide-boost-rule = Your production level limits how much of a resource you keep when you produce.
guide-bonus = Take what you need next.
guide-bonus-rule = A statue to a god pays its bonus when that god's action is carried out.
guide-ability = It is usually worth using.
guide-ability-rule = Some pillar tiles have an ability that works in a certain light.
guide-free-action = An action without a die: choose the one that scores most, or one that you could not reach.
guide-free-action-rule = You choose the action and its value yourself.
guide-free-value = The highest value is usually best, except for production beyond your level.
guide-free-value-rule = { guide-free-action-rule }
guide-faith = Put on as many tokens as bring you to balance. Unused faith is lost at the end of this phase.
guide-faith-rule = Each faith token weighs like one pip on the pan you choose. A strongly negative balance costs points, and the one closest to balance goes first.
guide-edict = Use it if one more action brings you points now.
guide-edict-rule = This decree gives an action just before the final scoring.
guide-bread = Pay if you can: unpaid bread costs more than bread is worth.
guide-bread-rule = The buildings you have built uncover bread that is due at each scoring.
guide-score = Choose the decrees that bring most points.
guide-score-rule = At the end you score a few decrees, each with another symbol.
guide-again = Score the best one again if you have the gold.
guide-again-rule = { guide-score-rule }
guide-triangles = Count as many as you can pay for: at the end resources have no other use.
guide-triangles-rule = Happiness has reached these triangles; with this decree each can be paid for with resources.

## Reasons for an idea: what it does to a term of the evaluation

term-points = { $whose ->
    [mine] It scores { $amount } VP.
   *[rival] It costs a rival { $amount } VP.
}
term-temple = { $whose ->
    [mine] The temple pays you more at each scoring.
   *[rival] The temple pays a rival less.
}
term-statues = { $whose ->
    [mine] One more statue: it brings a bonus and scores.
   *[rival] A rival has fewer statues.
}
term-happiness = { $whose ->
    [mine] Your happiness rises by { $amount }.
   *[rival] A rival's happiness falls by { $amount }.
}
term-districts = { $whose ->
    [mine] You would lead a district at the scoring.
   *[rival] A rival would no longer lead a district.
}
term-population = { $whose ->
    [mine] Your population rises by { $amount }.
   *[rival] A rival's population falls.
}
term-production = { $whose ->
    [mine] A production at the top scores for you.
   *[rival] A rival's production scores less.
}
term-buildings = { $whose ->
    [mine] One more building uncovers points in your row.
   *[rival] A rival's building row scores less.
}
term-bread-due = { $whose ->
    [mine] You owe less bread at scorings.
   *[rival] A rival owes more bread.
}
term-papyrus = { $whose ->
    [mine] You get { $amount } { NAME("papyrus", $amount) }.
   *[rival] A rival loses { $amount } { NAME("papyrus", $amount) }.
}
term-bread = { $whose ->
    [mine] You get { $amount } { NAME("bread", $amount) }.
   *[rival] A rival loses { $amount } { NAME("bread", $amount) }.
}
term-limestone = { $whose ->
    [mine] You get { $amount } { NAME("limestone", $amount) }.
   *[rival] A rival loses { $amount } { NAME("limestone", $amount) }.
}
term-granite = { $whose ->
    [mine] You get { $amount } { NAME("granite", $amount) }.
   *[rival] A rival loses { $amount } { NAME("granite", $amount) }.
}
term-levels = { $whose ->
    [mine] Your production rises.
   *[rival] A rival's production falls.
}
term-gold = { $whose ->
    [mine] You get { $amount } { NAME("gold", $amount) }.
   *[rival] A rival loses { $amount } { NAME("gold", $amount) }.
}
term-scribes = { $whose ->
    [mine] You get { $amount } { NAME("scribe", $amount) }.
   *[rival] A rival loses { $amount } { NAME("scribe", $amount) }.
}
term-faith = { $whose ->
    [mine] You get { $amount } faith for the scales.
   *[rival] A rival loses faith.
}
term-technologies = { $whose ->
    [mine] You get a technology for the rest of the game.
   *[rival] A rival loses a technology.
}
term-blessings = { $whose ->
    [mine] You get a blessing.
   *[rival] A rival loses a blessing.
}
term-decrees = { $whose ->
    [mine] It helps your decrees.
   *[rival] It hurts a rival's decrees.
}
term-balance = { $whose ->
    [mine] It brings your scales closer to balance.
   *[rival] It takes a rival's scales out of balance.
}
