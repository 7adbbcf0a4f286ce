## First game with a guide: what one usually wants at each question, and its rule

guide-aim = Be the first to reach the score goal, or fill a temple, all yellow or all green spaces with your priests.
guide-exchange = Keep these cards, or exchange all of them for others? Either is fine in a first game. Good reasons to exchange are very low or very similar cards.
guide-exchange-rule = Your exchange token works once per game: all your cards are discarded and you draw as many others. Both players decide at the same time.
guide-lay = Give each card a job: points, going first and removing, how many temples are open, how many priests come. High cards at III and IV put many priests where they count.
guide-lay-rule = At cartouche I the higher card scores. At II the lower card goes first and a higher one removes more; III opens the temples from I up to its value, and IV says how many priests you place.
guide-remove = Take away the priests that hurt the opponent most: the one that gives them a majority, a black space or a bonus.
guide-remove-rule = Your card at cartouche II makes you remove priests of the opponent from your available temples. They go to the Kingdom of the Dead; when it is full, a scoring follows.
guide-sacrifice = You must remove one of your own priests. Pick one that changes no majority.
guide-sacrifice-rule = A 1 at cartouche II lets you go early but costs you a priest of your own. It may come from any temple.
guide-place = Place where it changes who leads: one priest more than the opponent in a temple, or a black space. A tie pays nobody.
guide-place-rule = In a scoring each temple pays only the player with more priests there, and the black spaces pay whoever holds more of them. A full temple, all yellow or all green spaces win at once.
guide-take-back = One of your priests must leave this temple. Keep those that hold a majority, a black or a bonus space.
guide-take-back-rule = After a scoring both players return one priest from each temple to their supply, the leader first. The priests in the Kingdom of the Dead return as well.
guide-substitute = You had no priest in that temple, so one from another temple goes instead. Pick the one you miss least.
guide-substitute-rule = { guide-take-back-rule }

## Reasons for an idea: what it does to a term of the evaluation

term-points = { $whose ->
    [mine] You gain { $amount } { NAME("point", $amount) }.
   *[rival] Your opponent loses { $amount } { NAME("point", $amount) }.
}
term-temple-1 = { $whose ->
    [mine] It improves your lead in temple I.
   *[rival] It costs your opponent the lead in temple I, or part of it.
}
term-temple-2 = { $whose ->
    [mine] You would score temple II.
   *[rival] Your opponent would no longer score temple II.
}
term-temple-3 = { $whose ->
    [mine] Temple III would pay you more.
   *[rival] Temple III would pay your opponent less.
}
term-temple-4 = { $whose ->
    [mine] With temple IV your blue spaces would pay more.
   *[rival] Temple IV would pay your opponent less.
}
term-black = { $whose ->
    [mine] You would hold the most black spaces.
   *[rival] Your opponent would no longer hold the most black spaces.
}
term-bonus = { $whose ->
    [mine] Bonus spaces would pay you { $amount } more.
   *[rival] Bonus spaces would pay your opponent { $amount } less.
}
term-priests = { $whose ->
    [mine] You have more priests in the temples.
   *[rival] Your opponent has fewer priests in the temples.
}
term-token = { $whose ->
    [mine] You keep your exchange token.
   *[rival] Your opponent spends the exchange token.
}
term-hand = { $whose ->
    [mine] You get higher cards.
   *[rival] Your opponent gets lower cards.
}
