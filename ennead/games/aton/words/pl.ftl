game-title = Aton
game-summary = Dwoje graczy w tajemnicy rozkłada karty, umieszcza kapłanów w czterech świątyniach i odsyła kapłanów przeciwnika do { NAME("kingdom-of-the-dead", case: "gen") }.

## Questions, to the one who is asked

question-exchange = Wymienić swoje 4 karty? Żetonu wymiany można użyć tylko raz na partię.
question-lay = Połóż po jednej zakrytej karcie przy każdym ze swoich czterech kartuszy.
question-remove = { $reach ->
    [1] Usuń { $left } { NAME("enemy-priest", $left, case: "acc") } ze świątyni 1.
   *[other] Usuń { $left } { NAME("enemy-priest", $left, case: "acc") } ze świątyń 1–{ $reach }.
}
question-sacrifice = Twoja karta przy kartuszu 2 to jedynka: usuń jednego własnego kapłana z dowolnej świątyni.
question-place = { $reach ->
    [1] Umieść { $left } { NAME("priest", $left, case: "acc") } w świątyni 1.
   *[other] Umieść { $left } { NAME("priest", $left, case: "acc") } w świątyniach 1–{ $reach }.
}
question-take-back = Zabierz do zasobów jednego własnego kapłana ze świątyni { $temple }.
question-substitute = Zastępstwo za świątynię { $temple }: zabierz do zasobów jednego własnego kapłana ze świątyni o wyższym numerze, a jeśli tam żadnego nie masz – ze świątyni o najwyższym numerze, w której masz kapłanów.

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
action-lay = Połóż { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } przy kartuszach 1–4
action-remove = Usuń kapłana z { $cell }
action-place = Umieść kapłana na { $cell }

## Events: cards

event-round = Zaczyna się runda { $round }.
event-drawn = { $seat } dobiera { $count } { NAME("card", $count, case: "acc") }.
event-hand = { $seat } ma na ręce: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-refilled = { $seat } tasuje stos kart odrzuconych: nowa talia ma { $count } { NAME("card", $count, case: "acc") }.
event-exchanged = { $seat } używa żetonu wymiany i wymienia wszystkie 4 karty.
event-kept = { $seat } zachowuje swoje karty.
event-laid = { $seat } kładzie { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } przy kartuszach 1–4.
event-turned-up = { $seat } odkrywa kartę { $card }.
event-lot = Nie ma już kart do odkrycia: decyduje los.
event-starts = Tę rundę zaczyna { $seat }.

## Events: priests

event-removed = { $fate ->
    [supply] { SAME($owner, $seat) ->
        [yes] { $seat } usuwa własnego kapłana z { $cell }. { NAME("kingdom-of-the-dead") } jest pełne, więc kapłan wraca do zasobów.
       *[no] { $seat } usuwa z { $cell } kapłana gracza { $owner }. { NAME("kingdom-of-the-dead") } jest pełne, więc kapłan wraca do zasobów.
    }
   *[kingdom] { SAME($owner, $seat) ->
        [yes] { $seat } odsyła własnego kapłana z { $cell } do { NAME("kingdom-of-the-dead", case: "gen") }.
       *[no] { $seat } odsyła z { $cell } do { NAME("kingdom-of-the-dead", case: "gen") } kapłana gracza { $owner }.
    }
}
event-spared = W dostępnych świątyniach nie ma kapłanów przeciwnika: { $seat } nikogo nie usuwa.
event-placed = { $seat } umieszcza kapłana na { $cell }.
event-unplaced = { $fate ->
    [supply] Nie ma miejsca ani w dostępnych świątyniach, ani w { NAME("kingdom-of-the-dead", case: "loc") }: { $seat } zostawia { $count } { NAME("priest", $count, case: "acc") } w zasobach.
   *[kingdom] W dostępnych świątyniach nie ma już wolnych pól: { $seat } odsyła { $count } { NAME("priest", $count, case: "acc") } do { NAME("kingdom-of-the-dead", case: "gen") }.
}
event-risen = { $seat } odzyskuje { $count } { NAME("priest", $count, case: "acc") } z { NAME("kingdom-of-the-dead", case: "gen") }.
event-taken-back = { $seat } zabiera kapłana z { $cell } do zasobów.

## Events: points and the end

event-scoring = { NAME("kingdom-of-the-dead") } jest pełne: zaczyna się punktacja.
event-scored = { $source ->
    [temple-1] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię 1 (razem { $total }).
    [temple-2] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię 2 (razem { $total }).
    [temple-3] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię 3 (razem { $total }).
    [temple-4] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za świątynię 4 (razem { $total }).
    [black] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za czarne pola (razem { $total }).
    [bonus] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za pola premiowe (razem { $total }).
   *[cartouche] { $seat } zyskuje { $points } { NAME("point", $points, case: "acc") } za kartusz 1 (razem { $total }).
}
event-won = { $victory ->
    [temple] { $seat } wygrywa, zajmując całą świątynię.
    [yellow] { $seat } wygrywa, zajmując wszystkie żółte pola.
    [green] { $seat } wygrywa, zajmując wszystkie zielone pola.
    [rounds] { $seat } wygrywa: rozegrano ostatnią rundę, a przeciwnik ma mniej punktów.
   *[points] { $seat } wygrywa na punkty, mając ich co najmniej 40.
}
event-draw = Wynik jest równy: remis.

## Reasons why not

reason-not-your-cards = Masz na ręce inne karty: połóż każdą ze swoich czterech dokładnie raz.
reason-no-priest = Na polu { $cell } nie ma kapłana.
reason-own-priest = Na polu { $cell } stoi twój kapłan: z trójką lub czwórką przy kartuszu 2 usuwa się kapłanów przeciwnika.
reason-enemy-priest = Na polu { $cell } stoi kapłan przeciwnika, a teraz trzeba wybrać własnego.
reason-cell-taken = Na polu { $cell } stoi już kapłan: na każdym mieści się tylko jeden.
reason-temple-closed = { $reach ->
    [1] Świątynia { $temple } nie jest dla ciebie dostępna: karta 1 przy kartuszu 3 otwiera tylko świątynię 1.
   *[other] Świątynia { $temple } nie jest dla ciebie dostępna: karta { $reach } przy kartuszu 3 otwiera tylko świątynie 1–{ $reach }.
}
reason-wrong-temple = Ze świątyni { $temple } nie można teraz zabrać kapłana: zabiera się ich po jednym z każdej świątyni po kolei, a zastępstwo ze świątyni o wyższym numerze, dopóki masz tam kapłanów.

## The board

board-temple = Świątynia { $number }
board-kingdom = { NAME("kingdom-of-the-dead") }
board-supply = Zasoby
board-deck = Talia
board-discard = Stos kart odrzuconych
board-token = Żeton wymiany
board-token-used = Żeton wymiany wykorzystany
board-hand = Ręka
board-cartouche-1 = 1: punkty
board-cartouche-2 = 2: kolejność, usuwanie
board-cartouche-3 = 3: świątynie
board-cartouche-4 = 4: umieszczanie
board-score = Wynik
board-forecast = Punktacja teraz przyniosłaby
board-red = Czerwony
board-blue = Niebieski
board-round = Runda { $round }
board-first = Pierwszy gracz: { $seat }

## What a scoring counts

source-cartouche = Kartusz 1
source-temple-1 = Świątynia 1
source-temple-2 = Świątynia 2
source-temple-3 = Świątynia 3
source-temple-4 = Świątynia 4
source-black = Czarne pola
source-bonus = Pola premiowe
