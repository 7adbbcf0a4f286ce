## Phases of a round

phase-plan = Plan
phase-reveal = Odkrycie kart
phase-points = Punkty
phase-order = Kolejność
phase-turns = Tury
phase-scoring = Punktacja

## Counts in a seat's panel

counter-supply = kapłani
counter-supply-title = Kapłani w zasobach
counter-deck = talia
counter-deck-title = Karty w talii
counter-discard = odrzucone
counter-discard-title = Karty odrzucone
counter-token = wymiana
counter-token-title = { $left ->
    [0] Żeton wymiany wykorzystany
   *[other] Żetonu wymiany można jeszcze użyć
}

## Hints under the prompt

prompt-exchange = Połóż po jednej karcie przy każdym kartuszu albo najpierw wymień karty.
hint-exchange = Wymiana zastępuje wszystkie cztery karty, raz na partię.
hint-lay = Przeciągnij kartę albo wybierz ją, a potem kartusz. Do odkrycia nikt ich nie widzi.
hint-remove = Wybierz podświetlonego kapłana. Dostępne świątynie określa karta { $reach } przy kartuszu III.
hint-sacrifice = Wybierz jednego ze swoich podświetlonych kapłanów w dowolnej świątyni.
hint-place = Wybierz podświetlone pole. Dostępne świątynie określa karta { $reach } przy kartuszu III.
hint-take-back = Po punktacji każdy gracz zabiera po jednym własnym kapłanie z każdej świątyni.
hint-substitute = W świątyni { $temple } nie było twojego kapłana. Zabierz go ze świątyni o wyższym numerze, a jeśli tam żadnego nie masz – z tej o najwyższym.

## The board

board-title = Plansza gry Aton
board-you = Ty
board-closed = niedostępna
board-temple-title = Świątynia { $temple }
board-temple-label = Świątynia { $temple }: kapłani { $left } do { $right }
board-temple-closed = Świątynia { $temple }: kapłani { $left } do { $right }, dla ciebie niedostępna
board-rule-1 = *przewaga* kapłanów
board-rule-2 = *5* punktów
board-rule-3 = *własni kapłani*
board-rule-4 = *3* za niebieskie
board-rule-1-long = Kto ma tu więcej kapłanów, zyskuje 1 punkt za każdego kapłana przewagi.
board-rule-2-long = Kto ma tu więcej kapłanów, zyskuje 5 punktów.
board-rule-3-long = Kto ma tu więcej kapłanów, zyskuje 1 punkt za każdego własnego kapłana w tej świątyni.
board-rule-4-long = Kto ma tu więcej kapłanów, zyskuje 3 punkty za każde swoje niebieskie pole we wszystkich świątyniach.
board-black = *Czarne* 8 punktów
board-black-long = Kto ma więcej czarnych pól, zyskuje 8 punktów.
board-black-label = Czarne pola: { $left } do { $right }
board-kingdom-label = { NAME("kingdom-of-the-dead") }: { $count } z { $size }
board-kingdom-long = Gdy zapełnią się wszystkie pola ({ $size }), runda kończy się punktacją.
board-score-label = { $name }: { $points } { NAME("point", $points) }
board-total = Razem
board-forecast-open = { NAME("kingdom-of-the-dead") }: co przyniosłaby punktacja teraz

## Cells

board-cell = Świątynia { $temple }, { $kind ->
    [yellow] żółte pole
    [green] zielone pole
    [black] czarne pole
    [blue] niebieskie pole
   *[bonus] pole premiowe +{ $points }
} ({ $cell }), { $priest ->
    [own] twój kapłan
    [other] kapłan gracza { $name }
   *[none] puste
}{ $legal ->
    [yes] , do wyboru
    [chosen] , wybrane
   *[no] {""}
}
board-cell-title = { $kind ->
    [yellow] Świątynia { $temple }, żółte pole
    [green] Świątynia { $temple }, zielone pole
    [black] Świątynia { $temple }, czarne pole
    [blue] Świątynia { $temple }, niebieskie pole
   *[bonus] Świątynia { $temple }, pole premiowe +{ $points }
}
board-cell-yellow = Zajmij wszystkie żółte pola ({ $all }), a wygrasz od razu.
board-cell-green = Zajmij wszystkie zielone pola ({ $all }), a wygrasz od razu.
board-cell-black = Kto ma więcej czarnych pól, zyskuje 8 punktów.
board-cell-blue = Daje ci 3 punkty, jeśli masz przewagę w świątyni IV.
board-cell-bonus = Daje ci { $points } { NAME("point", $points, case: "acc") } przy każdej punktacji.
board-stands = W świątyni { $temple } jest { $left }:{ $right }.
board-would-stand = W świątyni { $temple } byłoby { $left }:{ $right }.
board-would-score = Potem punktacja: ty +{ $mine }, przeciwnik +{ $theirs }.
board-would-die = Kapłan trafi do { NAME("kingdom-of-the-dead", case: "gen") }.
board-would-return = Kapłan wróci do zasobów.

## Cartouches

board-cartouche-short-1 = punkty
board-cartouche-short-2 = kolejność
board-cartouche-short-3 = świątynie
board-cartouche-short-4 = kapłani
board-cartouche-label = { $card ->
    [0] Kartusz { $number }, { $name }: pusty
    [back] Kartusz { $number }, { $name }: zakryta karta
   *[other] Kartusz { $number }, { $name }: karta { $card }
}
board-cartouches-label = Kartusze: { $name }
board-cartouche-title-1 = Kartusz I, punkty
board-cartouche-title-2 = Kartusz II, kolejność
board-cartouche-title-3 = Kartusz III, świątynie
board-cartouche-title-4 = Kartusz IV, kapłani
board-cartouche-long-1 = Wyższa karta daje dwukrotność różnicy.
board-cartouche-long-2 = Zaczyna gracz z niższą kartą. Trójka i czwórka usuwają kapłanów przeciwnika, jedynka kosztuje jednego własnego.
board-cartouche-long-3 = Karta otwiera świątynie o numerach nie wyższych niż jej wartość.
board-cartouche-long-4 = Karta określa, ilu kapłanów umieszczasz.
board-card-at-1 = Ta karta ({ $card }) daje dwukrotność przewagi nad kartą przeciwnika.
board-card-at-2 = { $card ->
    [1] Z jedynką prawie zawsze zaczynasz, ale tracisz jednego własnego kapłana.
    [2] Dwójka nikogo nie usuwa.
    [3] Trójka usuwa 1 kapłana przeciwnika.
   *[other] Karta { $card } usuwa 2 kapłanów przeciwnika.
}
board-card-at-3 = { $card ->
    [1] Jedynka otwiera świątynię I.
    [2] Dwójka otwiera świątynie I i II.
    [3] Trójka otwiera świątynie I, II i III.
   *[other] Karta { $card } otwiera wszystkie cztery świątynie.
}
board-card-at-4 = Dzięki tej karcie umieszczasz { $card } { NAME("priest", $card, case: "acc") }.
board-effect-lead = 2 × przewaga
board-effect-take = { $take ->
    [own] strata 1
    [1] usuń 1
   *[2] usuń 2
}
board-effect-turn = { $place ->
    [1] { $take ->
        [own] 1., strata 1
        [1] 1., usuń 1
        [2] 1., usuń 2
       *[0] 1.
    }
   *[2] { $take ->
        [own] 2., strata 1
        [1] 2., usuń 1
        [2] 2., usuń 2
       *[0] 2.
    }
}
board-effect-place = umieść { $count }
board-effect-progress = { $done } z { $total }

## Hand and laying

tray-exchange = Wymień karty
tray-exchange-note = raz na partię, 4 nowe karty
tray-lay = Połóż karty
tray-laid = położono { $laid } z { $total }
tray-card = Karta { $card }
tray-card-held = Karta { $card } wybrana: wskaż kartusz
tray-lay-here = { $card ->
    [0] Kartusz { $number }, { $name }: połóż tu kartę
   *[other] Kartusz { $number }, { $name }: karta { $card }, wybierz, aby ją zabrać
}
tray-keys = Klawisze: 1–4 wybierają kartę, potem 1–4 kartusz; Backspace zabiera kartę, Enter kładzie wszystkie.
tray-picked-up = Karta { $card } wybrana.
tray-was-laid = Karta { $card } przy kartuszu { $number }.

## Counting cards

count-open = { $own ->
    [yes] Twoje karty: co już odkryto
   *[no] Karty gracza { $name }: co już odkryto
}
count-title = { $own ->
    [yes] Twoje karty
   *[no] Karty gracza { $name }
}
count-card = karta
count-gone = odrzucone
count-sight = widoczne
count-hidden = nieznane
count-hidden-own = Nieznane karty są w twojej talii.
count-hidden-other = Nieznane karty są w talii, na ręce albo odrzucone zakryte.
count-face-down = { $count ->
    [0] Nie odrzucono żadnej zakrytej karty.
   *[other] Odrzucone zakryte: { $count } { NAME("card", $count) }.
}
count-under = Pod talią, znane wszystkim: { $cards }
count-shown = Na ręce, znane wszystkim: { $cards }
count-close = Zamknij

## Recap

recap-laid = wykłada { $text }
recap-priests = { $count } w { $temple }
recap-unplaced = { $count } { NAME("priest", $count) } do { NAME("kingdom-of-the-dead", case: "gen") }
recap-spared = nikogo nie usuwa
recap-points = { $count } { NAME("point", $n) }
recap-first = zaczyna
recap-scoring = Punktacja
recap-exchanged = wymienia karty
