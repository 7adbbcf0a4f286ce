game-title = Aton
game-summary = Two players lay cards face down, place priests in four temples and send each other's priests to the { NAME("kingdom-of-the-dead") }.

## Questions, to the one who is asked

question-exchange = Exchange your 4 cards? The exchange token can be spent only once per game.
question-lay = Lay one card face down at each of your four cartouches.
question-remove = { $reach ->
    [1] Remove { $left } of the opponent's priests from temple I.
   *[other] Remove { $left } of the opponent's priests from temples I–{ roman-reach }.
}
question-sacrifice = Your card at cartouche II is a 1: remove one of your own priests from any temple.
question-place = { $reach ->
    [1] Place { $left } { NAME("priest", $left) } in temple I.
   *[other] Place { $left } { NAME("priest", $left) } in temples I–{ roman-reach }.
}
question-take-back = Return one of your own priests from temple { roman-temple } to your supply.
question-substitute = Substitute for temple { roman-temple }: return one of your own priests from another temple.

## Questions, to the others

waiting-exchange = { $seat } is deciding whether to exchange cards…
waiting-lay = { $seat } is laying cards at the cartouches…
waiting-remove = { $seat } is removing the opponent's priests…
waiting-sacrifice = { $seat } is removing one of their own priests…
waiting-place = { $seat } is placing priests…
waiting-take-back = { $seat } is returning priests to the supply…
waiting-substitute = { $seat } is choosing a substitute…

## Actions, as options in a list

action-exchange = Exchange your 4 cards
action-keep = Keep your cards
action-lay = Lay { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } at cartouches I–IV
action-remove = Remove the priest from { NAME($cell) }
action-place = Place a priest on { NAME($cell) }

## Events: cards

event-round = Round { $round } begins.
event-drawn = { $seat } draws { $count } { NAME("card", $count) }.
event-hand = { $seat } holds { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-refilled = { $seat } shuffles the discard pile: the new deck has { $count } { NAME("card", $count) }.
event-exchanged = { $seat } spends the exchange token and exchanges all 4 cards.
event-kept = { $seat } keeps their cards.
event-laid = { $seat } lays { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } at cartouches I–IV.
event-turned-up = { $seat } turns up a { $card }.
event-lot = There are no more cards to turn up, so lots are drawn.
event-starts = { $seat } goes first this round.

## Events: priests

event-removed = { $fate ->
    [supply] { SAME($owner, $seat) ->
        [yes] { $seat } removes one of their own priests from { NAME($cell) }. The { NAME("kingdom-of-the-dead") } is full, so the priest returns to the supply.
       *[no] { $seat } removes { $owner }'s priest from { NAME($cell) }. The { NAME("kingdom-of-the-dead") } is full, so the priest returns to { $owner }'s supply.
    }
   *[kingdom] { SAME($owner, $seat) ->
        [yes] { $seat } sends one of their own priests from { NAME($cell) } to the { NAME("kingdom-of-the-dead") }.
       *[no] { $seat } sends { $owner }'s priest from { NAME($cell) } to the { NAME("kingdom-of-the-dead") }.
    }
}
event-spared = { $seat } removes no priests: the opponent has none in the available temples.
event-placed = { $seat } places a priest on { NAME($cell) }.
event-unplaced = { $fate ->
    [supply] There is no room in the available temples or in the { NAME("kingdom-of-the-dead") }: { $seat } keeps { $count } { NAME("priest", $count) } in supply.
   *[kingdom] The available temples have no more free spaces: { $seat } sends { $count } { NAME("priest", $count) } to the { NAME("kingdom-of-the-dead") }.
}
event-risen = { $seat } takes { $count } { NAME("priest", $count) } back from the { NAME("kingdom-of-the-dead") }.
event-taken-back = { $seat } returns a priest from { NAME($cell) } to the supply.

## Events: points and the end

event-scoring = The { NAME("kingdom-of-the-dead") } is full: scoring begins.
event-scored = { $source ->
    [temple-1] { $seat } scores { $points } { NAME("point", $points) } for temple I ({ $total } in all).
    [temple-2] { $seat } scores { $points } { NAME("point", $points) } for temple II ({ $total } in all).
    [temple-3] { $seat } scores { $points } { NAME("point", $points) } for temple III ({ $total } in all).
    [temple-4] { $seat } scores { $points } { NAME("point", $points) } for temple IV ({ $total } in all).
    [black] { $seat } scores { $points } { NAME("point", $points) } for black spaces ({ $total } in all).
    [bonus] { $seat } scores { $points } { NAME("point", $points) } for bonus spaces ({ $total } in all).
   *[cartouche] { $seat } scores { $points } { NAME("point", $points) } for cartouche I ({ $total } in all).
}
event-won = { $victory ->
    [temple] { $seat } wins by filling a temple.
    [yellow] { $seat } wins by holding all yellow spaces.
    [green] { $seat } wins by holding all green spaces.
    [rounds] { $seat } wins with more points after the last round.
   *[points] { $seat } wins on points.
}
event-draw = The scores are equal: the game is a draw.

## Reasons why not

reason-not-your-cards = These are not your cards: lay each of your four cards exactly once.
reason-no-priest = There is no priest on { NAME($cell) }.
reason-own-priest = The priest on { NAME($cell) } is your own: with a 3 or a 4 at cartouche II you remove the opponent's.
reason-enemy-priest = The priest on { NAME($cell) } is your opponent's: you must choose one of your own now.
reason-cell-taken = There is already a priest on { NAME($cell) }: each space holds only one.
reason-temple-closed = { $reach ->
    [1] Temple { roman-temple } is not available: your card at cartouche III is a 1 and opens only temple I.
   *[other] Temple { roman-temple } is not available: your card at cartouche III is a { $reach } and opens only temples I–{ roman-reach }.
}
reason-wrong-temple = You cannot take a priest from temple { roman-temple } now: take one from each temple in turn, and a substitute from a higher-numbered temple as long as you have priests there.

## Temple numbers

roman-temple = { $temple ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
roman-reach = { $reach ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## The board

board-temple = Temple { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
board-kingdom = { NAME("kingdom-of-the-dead") }
board-supply = Supply
board-deck = Deck
board-discard = Discard pile
board-token = Exchange token
board-token-used = Exchange token spent
board-hand = Hand
board-cartouche-1 = I: points
board-cartouche-2 = II: turn order, removal
board-cartouche-3 = III: temples
board-cartouche-4 = IV: placing priests
board-score = Score
board-forecast = If scored now
board-red = Red
board-blue = Blue
board-round = Round { $round }
board-first = First player: { $seat }

## What a scoring counts

source-cartouche = Cartouche I
source-temple-1 = Temple I
source-temple-2 = Temple II
source-temple-3 = Temple III
source-temple-4 = Temple IV
source-black = Black spaces
source-bonus = Bonus spaces
