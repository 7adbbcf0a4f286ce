## Phases of a round

phase-plan = Plan
phase-reveal = Reveal
phase-points = Points
phase-order = Turn order
phase-turns = Turns
phase-scoring = Scoring

## Counts in a seat's panel

counter-supply = priests
counter-supply-title = Priests in the supply
counter-deck = deck
counter-deck-title = Cards in the draw deck
counter-discard = discard
counter-discard-title = Cards in the discard pile
counter-token = exchange
counter-token-title = { $left ->
    [0] The exchange token is spent
   *[other] The exchange token can still be spent
}

## Hints under the prompt

prompt-exchange = Lay one card at each of your cartouches, or exchange your hand first.
hint-exchange = An exchange replaces all four cards, once per game.
hint-lay = Drag, or tap a card and then a cartouche. Nobody sees your cards before the reveal.
hint-remove = Choose a highlighted priest. Your { $reach } at cartouche III sets which temples are open.
hint-sacrifice = Choose one of your highlighted priests, in any temple.
hint-place = Choose a highlighted space. Your { $reach } at cartouche III sets which temples are open.
hint-take-back = After scoring, one of your priests leaves each temple.
hint-substitute = You had no priest in temple { $temple }. Take one from a higher-numbered temple or, if you have none there, from your highest one.

## The board

board-title = Aton board
board-you = You
board-closed = closed
board-temple-title = Temple { $temple }
board-temple-label = Temple { $temple }: { $left } to { $right } priests
board-temple-closed = Temple { $temple }: { $left } to { $right } priests, closed to you
board-rule-1 = *lead* in priests
board-rule-2 = *5* points
board-rule-3 = *own priests*
board-rule-4 = *3* per blue space
board-rule-1-long = Whoever has more priests here scores 1 point for each priest they lead by.
board-rule-2-long = Whoever has more priests here scores 5 points.
board-rule-3-long = Whoever has more priests here scores 1 point for each of their priests in this temple.
board-rule-4-long = Whoever has more priests here scores 3 points for each blue space they hold in any temple.
board-black = *Black* 8 points
board-black-long = Whoever holds more black spaces scores 8 points.
board-black-label = Black spaces: { $left } to { $right }
board-kingdom-label = { NAME("kingdom-of-the-dead") }: { $count } of { $size }
board-kingdom-long = When all { $size } spaces are full, the round ends with a scoring.
board-score-label = { $name }: { $points } { NAME("point", $points) }
board-total = Total
board-forecast-open = { NAME("kingdom-of-the-dead") }: what scoring now would bring

## Cells

board-cell = Temple { $temple }, { $kind ->
    [yellow] yellow space
    [green] green space
    [black] black space
    [blue] blue space
   *[bonus] bonus +{ $points }
} ({ $cell }), { $priest ->
    [own] your priest
    [other] { $name }'s priest
   *[none] empty
}{ $legal ->
    [yes] , legal
    [chosen] , chosen
   *[no] {""}
}
board-cell-title = { $kind ->
    [yellow] Temple { $temple }, yellow space
    [green] Temple { $temple }, green space
    [black] Temple { $temple }, black space
    [blue] Temple { $temple }, blue space
   *[bonus] Temple { $temple }, bonus +{ $points }
}
board-cell-yellow = Hold all { $all } yellow spaces and you win at once.
board-cell-green = Hold all { $all } green spaces and you win at once.
board-cell-black = Whoever holds more black spaces scores 8 points.
board-cell-blue = Scores you 3 points if you have more priests in temple IV.
board-cell-bonus = At each scoring, { $points } { NAME("point", $points) } for whoever holds it.
board-stands = Temple { $temple } stands at { $left }:{ $right }.
board-would-stand = Temple { $temple } would stand at { $left }:{ $right }.
board-would-score = Scoring follows: you +{ $mine }, opponent +{ $theirs }.
board-would-die = The priest goes to the { NAME("kingdom-of-the-dead") }.
board-would-return = The priest returns to the supply.

## Cartouches

board-cartouche-short-1 = points
board-cartouche-short-2 = order
board-cartouche-short-3 = temples
board-cartouche-short-4 = priests
board-cartouche-label = { $card ->
    [0] Cartouche { $number }, { $name }: empty
    [back] Cartouche { $number }, { $name }: a card face down
   *[other] Cartouche { $number }, { $name }: card { $card }
}
board-cartouches-label = { $name }'s cartouches
board-cartouche-title-1 = Cartouche I, points
board-cartouche-title-2 = Cartouche II, order
board-cartouche-title-3 = Cartouche III, temples
board-cartouche-title-4 = Cartouche IV, priests
board-cartouche-long-1 = The higher card scores twice the difference.
board-cartouche-long-2 = The lower card goes first. A 3 or a 4 removes priests, a 1 costs one of your own.
board-cartouche-long-3 = The card opens the temples up to its number.
board-cartouche-long-4 = The card sets how many priests you place.
board-card-at-1 = This { $card } scores twice its lead over the card opposite.
board-card-at-2 = { $card ->
    [1] This 1 is hard to beat for the first turn, but costs one of your own priests.
    [2] This 2 removes nobody.
    [3] This 3 removes 1 of the opponent's priests.
   *[other] This { $card } removes 2 of the opponent's priests.
}
board-card-at-3 = { $card ->
    [1] This 1 opens temple I.
    [2] This 2 opens I and II.
    [3] This 3 opens I, II and III.
   *[other] This { $card } opens all four temples.
}
board-card-at-4 = This { $card } places { $card } { NAME("priest", $card) }.
board-effect-lead = 2 × lead
board-effect-take = { $take ->
    [own] lose 1
    [1] remove 1
   *[2] remove 2
}
board-effect-turn = { $place ->
    [1] { $take ->
        [own] 1st, lose 1
        [1] 1st, remove 1
        [2] 1st, remove 2
       *[0] 1st
    }
   *[2] { $take ->
        [own] 2nd, lose 1
        [1] 2nd, remove 1
        [2] 2nd, remove 2
       *[0] 2nd
    }
}
board-effect-place = place { $count }
board-effect-progress = { $done } of { $total }

## Hand and laying

tray-exchange = Exchange hand
tray-exchange-note = once per game, 4 new cards
tray-lay = Lay cards
tray-laid = { $laid } of { $total } laid
tray-card = Card { $card }
tray-card-held = Card { $card }, picked up: choose a cartouche
tray-lay-here = { $card ->
    [0] Cartouche { $number }, { $name }: lay a card here
   *[other] Cartouche { $number }, { $name }: card { $card }, tap to take it back
}
tray-keys = Keys: 1–4 pick a card, then 1–4 its cartouche; Backspace takes one back, Enter lays them.
tray-picked-up = Card { $card } picked up.
tray-was-laid = Card { $card } at cartouche { $number }.

## Counting cards

count-open = { $own ->
    [yes] Your cards: what has been seen
   *[no] { $name }'s cards: what has been seen
}
count-title = { $own ->
    [yes] Your cards
   *[no] { $name }'s cards
}
count-card = card
count-gone = discarded
count-sight = in sight
count-hidden = unseen
count-hidden-own = The unseen cards are in your deck.
count-hidden-other = The unseen cards are in the deck, in hand or discarded face down.
count-face-down = { $count ->
    [0] Nothing was discarded face down.
   *[other] { $count } { NAME("card", $count) } discarded face down.
}
count-under = Under the deck, seen by all: { $cards }
count-shown = In hand, seen by all: { $cards }
count-close = Close

## Recap

recap-laid = lays { $text }
recap-priests = { $count } in { $temple }
recap-unplaced = { $count } { NAME("priest", $count) } to the { NAME("kingdom-of-the-dead") }
recap-spared = removes none
recap-points = { $count } { NAME("point", $n) }
recap-first = goes first
recap-scoring = Scoring
recap-exchanged = exchanges cards
