## Pierwsza partia z przewodnikiem: czego się zwykle chce przy każdym wyborze, i zasada

guide-aim = Zdobądź jako pierwszy wymaganą liczbę punktów albo zajmij kapłanami całą świątynię, wszystkie żółte lub wszystkie zielone pola.
guide-exchange = Zatrzymać te karty czy wymienić wszystkie? W pierwszej partii jedno i drugie jest w porządku. Wymieniaj, gdy karty są bardzo niskie albo prawie takie same.
guide-exchange-rule = Żeton wymiany działa raz na partię: odrzucasz wszystkie karty i dobierasz tyle samo nowych. Obaj gracze decydują jednocześnie.
guide-lay = Daj każdej karcie zadanie: punkty, kolejność i usuwanie, dostępne świątynie, liczba kapłanów. Wysokie karty przy III i IV wprowadzą wielu kapłanów tam, gdzie się liczą.
guide-lay-rule = Przy kartuszu I punktuje wyższa karta. Przy II niższa gra pierwsza, a wyższa usuwa więcej; III otwiera świątynie od I do swojej wartości, a IV mówi, ilu kapłanów umieszczasz.
guide-remove = Usuń kapłanów, których strata najbardziej zaboli: dają przeciwnikowi większość, czarne albo premiowe pole.
guide-remove-rule = Karta przy kartuszu II każe ci usunąć kapłanów przeciwnika z dostępnych świątyń. Trafiają do Królestwa Umarłych; gdy jest pełne, następuje punktacja.
guide-sacrifice = Musisz usunąć własnego kapłana. Wybierz takiego, bez którego nie zmieni się żadna większość.
guide-sacrifice-rule = Jedynka przy kartuszu II pozwala grać wcześniej, ale kosztuje cię kapłana. Możesz go wziąć z dowolnej świątyni.
guide-place = Umieszczaj tam, gdzie zmienia się prowadzenie: o jednego kapłana więcej niż przeciwnik albo na czarnym polu. Remis nie daje punktów nikomu.
guide-place-rule = W punktacji świątynia płaci tylko temu, kto ma w niej więcej kapłanów, a czarne pola temu, kto ma ich więcej. Cała świątynia, wszystkie żółte albo wszystkie zielone pola wygrywają od razu.
guide-take-back = Jeden twój kapłan musi opuścić tę świątynię. Zostaw tych, którzy dają większość, czarne albo premiowe pole.
guide-take-back-rule = Po punktacji obaj gracze zabierają do zasobów po jednym kapłanie z każdej świątyni, prowadzący pierwszy. Wracają też kapłani z Królestwa Umarłych.
guide-substitute = W tamtej świątyni nie było twojego kapłana, więc odchodzi kapłan z innej. Wybierz najmniej potrzebnego.
guide-substitute-rule = { guide-take-back-rule }

## Dlaczego to dobry pomysł

term-points = { $whose ->
    [mine] Zyskujesz { $amount } { NAME("point", $amount, case: "acc") }.
   *[rival] Przeciwnik traci { $amount } { NAME("point", $amount, case: "acc") }.
}
term-temple-1 = { $whose ->
    [mine] Twoja przewaga w świątyni I rośnie.
   *[rival] Przeciwnik traci przewagę w świątyni I albo jej część.
}
term-temple-2 = { $whose ->
    [mine] Świątynia II dałaby punkty tobie.
   *[rival] Świątynia II nie dałaby już punktów przeciwnikowi.
}
term-temple-3 = { $whose ->
    [mine] Świątynia III dałaby ci więcej.
   *[rival] Świątynia III dałaby przeciwnikowi mniej.
}
term-temple-4 = { $whose ->
    [mine] Dzięki świątyni IV twoje niebieskie pola dałyby więcej.
   *[rival] Świątynia IV dałaby przeciwnikowi mniej.
}
term-black = { $whose ->
    [mine] Masz wtedy najwięcej czarnych pól.
   *[rival] Przeciwnik nie ma już najwięcej czarnych pól.
}
term-bonus = { $whose ->
    [mine] Pola premiowe dałyby ci o { $amount } więcej.
   *[rival] Pola premiowe dałyby przeciwnikowi o { $amount } mniej.
}
term-priests = { $whose ->
    [mine] W świątyniach przybywa twoich kapłanów.
   *[rival] W świątyniach ubywa kapłanów przeciwnika.
}
term-token = { $whose ->
    [mine] Zachowujesz żeton wymiany.
   *[rival] Przeciwnik zużywa żeton wymiany.
}
term-hand = { $whose ->
    [mine] Dostajesz wyższe karty.
   *[rival] Przeciwnik dostaje niższe karty.
}
