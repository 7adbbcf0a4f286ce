game-title = Aton
game-summary = Dwoje graczy w tajemnicy rozkłada karty, umieszcza kapłanów w czterech świątyniach i odsyła kapłanów przeciwnika do { NAME("kingdom-of-the-dead", case: "gen") }.

## Questions, to the one who is asked

question-exchange = Wymienić swoje 4 karty? Żetonu wymiany można użyć tylko raz na partię.
question-lay = Połóż po jednej zakrytej karcie przy każdym ze swoich czterech kartuszy.
question-remove = { $reach ->
    [1] Usuń { $left } { NAME("enemy-priest", $left, case: "acc") } ze świątyni I.
   *[other] Usuń { $left } { NAME("enemy-priest", $left, case: "acc") } ze świątyń I–{ roman-reach }.
}
question-sacrifice = Twoja karta przy kartuszu II to jedynka: usuń jednego własnego kapłana z dowolnej świątyni.
question-place = { $reach ->
    [1] Umieść { $left } { NAME("priest", $left, case: "acc") } w świątyni I.
   *[other] Umieść { $left } { NAME("priest", $left, case: "acc") } w świątyniach I–{ roman-reach }.
}
question-take-back = Zabierz do zasobów jednego własnego kapłana ze świątyni { roman-temple }.
question-substitute = Zastępstwo za świątynię { roman-temple }: zabierz do zasobów własnego kapłana z innej świątyni.

## Questions, to the others

waiting-exchange = { $seat } decyduje o wymianie kart…
waiting-lay = { $seat } rozkłada karty przy kartuszach…
waiting-remove = { $seat } usuwa kapłanów przeciwnika…
waiting-sacrifice = { $seat } usuwa własnego kapłana…
waiting-place = { $seat } umieszcza kapłanów…
waiting-take-back = { $seat } zabiera własnych kapłanów…
waiting-substitute = { $seat } wybiera zastępstwo…

## Actions, as options in a list

action-exchange = Wymień swoje 4 karty
action-keep = Zachowaj swoje karty
action-lay = Połóż { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } przy kartuszach I–IV
action-remove = Usuń kapłana z { NAME($cell, case: "gen") }
action-place = Umieść kapłana na { NAME($cell, case: "loc") }

## Events: cards

event-round = Zaczyna się runda { $round }.
event-drawn = { $seat } dobiera { $count } { NAME("card", $count, case: "acc") }.
event-hand = { $seat } ma na ręce: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-refilled = { $seat } tasuje stos kart odrzuconych: nowa talia ma { $count } { NAME("card", $count, case: "acc") }.
event-exchanged = { $seat } używa żetonu wymiany i wymienia wszystkie 4 karty.
event-kept = { $seat } zachowuje swoje karty.
event-laid = { $seat } kładzie { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } przy kartuszach I–IV.
event-turned-up = { $seat } odkrywa kartę { $card }.
event-lot = Nie ma już kart do odkrycia: decyduje los.
event-starts = Tę rundę zaczyna { $seat }.

## Events: priests

event-removed = { $fate ->
    [supply] { SAME($owner, $seat) ->
        [yes] { $seat } usuwa własnego kapłana z { NAME($cell, case: "gen") }. { NAME("kingdom-of-the-dead") } jest pełne, więc kapłan wraca do zasobów.
       *[no] { $seat } usuwa kapłana gracza { $owner } z { NAME($cell, case: "gen") }. { NAME("kingdom-of-the-dead") } jest pełne, więc kapłan wraca do zasobów.
    }
   *[kingdom] { SAME($owner, $seat) ->
        [yes] { $seat } odsyła własnego kapłana z { NAME($cell, case: "gen") } do { NAME("kingdom-of-the-dead", case: "gen") }.
       *[no] { $seat } odsyła kapłana gracza { $owner } z { NAME($cell, case: "gen") } do { NAME("kingdom-of-the-dead", case: "gen") }.
    }
}
event-spared = W dostępnych świątyniach nie ma kapłanów przeciwnika: { $seat } nikogo nie usuwa.
event-placed = { $seat } umieszcza kapłana na { NAME($cell, case: "loc") }.
event-unplaced = { $fate ->
    [supply] Nie ma miejsca ani w dostępnych świątyniach, ani w { NAME("kingdom-of-the-dead", case: "loc") }: { $seat } zostawia { $count } { NAME("priest", $count, case: "acc") } w zasobach.
   *[kingdom] W dostępnych świątyniach nie ma już wolnych pól: { $seat } odsyła { $count } { NAME("priest", $count, case: "acc") } do { NAME("kingdom-of-the-dead", case: "gen") }.
}
event-risen = { $seat } odzyskuje { $count } { NAME("priest", $count, case: "acc") } z { NAME("kingdom-of-the-dead", case: "gen") }.
event-taken-back = { $seat } zabiera do zasobów kapłana z { NAME($cell, case: "gen") }.

## Events: points and the end

event-scoring = { NAME("kingdom-of-the-dead") } jest pełne: zaczyna się punktacja.
event-scored = { $source ->
    [temple-1] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię I (razem { $total }).
    [temple-2] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię II (razem { $total }).
    [temple-3] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię III (razem { $total }).
    [temple-4] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię IV (razem { $total }).
    [black] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za czarne pola (razem { $total }).
    [bonus] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za pola premiowe (razem { $total }).
   *[cartouche] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za kartusz I (razem { $total }).
}
event-won = { $victory ->
    [temple] { $seat } wygrywa, zajmując całą świątynię.
    [yellow] { $seat } wygrywa, zajmując wszystkie żółte pola.
    [green] { $seat } wygrywa, zajmując wszystkie zielone pola.
    [rounds] { $seat } wygrywa: rozegrano ostatnią rundę, a przeciwnik ma mniej punktów.
   *[points] { $seat } wygrywa na punkty.
}
event-draw = Gracze mają tyle samo punktów: remis.

## Reasons why not

reason-not-your-cards = Masz na ręce inne karty: połóż każdą ze swoich czterech dokładnie raz.
reason-no-priest = Na { NAME($cell, case: "loc") } nie ma kapłana.
reason-own-priest = Na { NAME($cell, case: "loc") } stoi twój kapłan: z trójką lub czwórką przy kartuszu II usuwa się kapłanów przeciwnika.
reason-enemy-priest = Na { NAME($cell, case: "loc") } stoi kapłan przeciwnika, a teraz trzeba wybrać własnego.
reason-cell-taken = Na { NAME($cell, case: "loc") } stoi już kapłan: na każdym polu mieści się tylko jeden.
reason-temple-closed = { $reach ->
    [1] Świątynia { roman-temple } nie jest dla ciebie dostępna: karta 1 przy kartuszu III otwiera tylko świątynię I.
   *[other] Świątynia { roman-temple } nie jest dla ciebie dostępna: karta { $reach } przy kartuszu III otwiera tylko świątynie I–{ roman-reach }.
}
reason-wrong-temple = Ze świątyni { roman-temple } nie można teraz zabrać kapłana: zabiera się ich po jednym z każdej świątyni po kolei, a zastępstwo ze świątyni o wyższym numerze, dopóki masz tam kapłanów.

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

board-temple = Świątynia { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
board-kingdom = { NAME("kingdom-of-the-dead") }
board-supply = Zasoby
board-deck = Talia
board-discard = Stos kart odrzuconych
board-token = Żeton wymiany
board-token-used = Żeton wymiany wykorzystany
board-hand = Ręka
board-cartouche-1 = I: punkty
board-cartouche-2 = II: kolejność, usuwanie
board-cartouche-3 = III: świątynie
board-cartouche-4 = IV: umieszczanie
board-score = Wynik
board-forecast = Punktacja teraz
board-red = Czerwony
board-blue = Niebieski
board-round = Runda { $round }
board-first = Pierwszy gracz: { $seat }

## What a scoring counts

source-cartouche = Kartusz I
source-temple-1 = Świątynia I
source-temple-2 = Świątynia II
source-temple-3 = Świątynia III
source-temple-4 = Świątynia IV
source-black = Czarne pola
source-bonus = Pola premiowe
