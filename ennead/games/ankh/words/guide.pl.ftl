## Pierwsza partia z przewodnikiem: czego się zwykle chce przy każdym wyborze, i zasada

guide-aim = Zdobyć najwięcej Uwielbienia: wygrywaj regiony i trzymaj Monumenty w Konfliktach, i na czas opuść czerwoną część toru.
guide-god = Każdy Bóg łamie zasady na swój sposób. Na pierwszą partię nadaje się każdy.
guide-god-rule = Zdolność Boga działa przez całą partię. Wygrywa ten, kto ma najwięcej Uwielbienia, a zdolności pomagają je zdobywać na różne sposoby.
guide-guardian = Każdy wybór jest dobry: tych Strażników mogą potem zdobyć wszyscy, nie tylko ty.
guide-guardian-rule = Wybrani Strażnicy czekają na swoich kartach. Niektóre odblokowania Mocy Ankh przynoszą Strażnika tego samego poziomu.
guide-action = Wybierz akcję; potem będzie druga, z rzędów poniżej. Zaczynaj więc wysoko: najpierw ruch lub przyzwanie, potem Wyznawcy lub Moc.
guide-action-rule = Każda akcja ma tor, na którym jej znacznik przesuwa się o krok. Ostatni krok wywołuje wydarzenie, na przykład przejęcie Monumentu albo Konflikt, i kończy turę.
guide-mover = Prowadź jednostki do Monumentów i do regionów, w których jesteś sam albo silny. Pozostałe mogą stać.
guide-mover-rule = Każda twoja jednostka może poruszyć się raz o kilka pól. Jednostki obok Monumentów przynoszą Wyznawców, a w Konflikcie wygrywają region.
guide-move-to = Dobre pole styka się z kilkoma Monumentami. Uważaj na rzekę: pola na dwóch brzegach nie sąsiadują.
guide-move-to-rule = Jednostka przechodzi przez wszystko, nawet przez wodę i inne jednostki. Musi skończyć na pustym polu lądowym.
guide-shove = Przesuń jednostkę tam, gdzie najmniej pomoże właścicielowi, albo poza region.
guide-shove-rule = Satet może zakończyć ruch na polu wrogiej jednostki. Ta przechodzi na wolne pole lądowe obok.
guide-facing = Skieruj szczypce na cudze Monumenty, nigdy na własne.
guide-facing-rule = Na początku Konfliktu Olbrzymi Skorpion niszczy Monumenty, na które wskazują jego szczypce.
guide-summon = Więcej jednostek to więcej siły i zasięgu. Strażnik ma własny efekt, więc przyzwij go, jeśli go masz.
guide-summon-rule = Jednostka przychodzi z twojej puli na puste pole obok twojej jednostki albo twojego Monumentu. Zabite jednostki wracają do puli.
guide-place = Szukaj pola obok Monumentu w regionie, który chcesz wygrać.
guide-place-rule = { guide-summon-rule }
guide-allowance = Użyj przyzwania, które pasuje tylko do tego pola, a swobodniejsze zostaw następnej jednostce.
guide-allowance-rule = Moce i zdolności dają dodatkowe przyzwania na określone pola. Każde przyzwanie przynosi jedną jednostkę.
guide-sun = Daj żeton jednostce, która stanie w regionie, który masz szansę wygrać.
guide-sun-rule = Opromieniona jednostka ma żeton Słońca, dopóki nie zginie. Wygrana albo dominacja w jej regionie daje więcej Uwielbienia.
guide-power = Wczesne Moce pomagają najdłużej, a każda z tych jest dobra. Niektóre odblokowania przynoszą też Strażnika.
guide-power-rule = Poświęcasz Wyznawców i odblokowujesz Moc bieżącego poziomu do końca partii. Co dwie Moce poziom rośnie.
guide-control = Weź Monument tam, gdzie zostaną twoje jednostki, albo taki, który da ci większość tego rodzaju w regionie.
guide-control-rule = Przejmujesz neutralny Monument obok swojej jednostki. Odtąd daje Wyznawców tylko tobie i liczy się do większości w Konflikcie.
guide-camel = Karawana dzieli region na dwa. Podziel tak, by w jednej części zostać samemu, albo zrezygnuj: to też jest w porządku.
guide-camel-rule = Wielbłądy stoją na krawędziach pól i je rozdzielają. Gotowa karawana robi z jednego regionu dwa.
guide-keep = Część z dawnym żetonem zachowuje miejsce w kolejności; druga dostaje najniższy wolny żeton.
guide-keep-rule = W Konflikcie regiony rozpatruje się w kolejności ich żetonów.
guide-swap = Regiony z niższymi żetonami rozpatruje się wcześniej. Zamień, jeśli chcesz walczyć w innej kolejności; możesz też zrezygnować.
guide-swap-rule = { guide-keep-rule }
guide-swap-with = Wybierz region, którego miejsce w kolejności chcesz mieć.
guide-swap-with-rule = { guide-keep-rule }
guide-relocate = Sprowadź jednostki stamtąd, gdzie są najmniej potrzebne, jeśli rozstrzygną tę Bitwę.
guide-relocate-rule = Żądny Obelisków przed zagraniem kart przenosi jednostki skądkolwiek obok swoich Obelisków w tym regionie.
guide-relocate-to = Dla siły każde pole obok Obelisku jest równie dobre; pole obok twojej Świątyni może dać więcej.
guide-relocate-to-rule = { guide-relocate-rule }
guide-two-cards = Dwie karty opłacają się w wyrównanej Bitwie z dobrą nagrodą. Możesz to zrobić raz na Konflikt.
guide-two-cards-rule = Amon może zagrać dwie karty w jednej Bitwie każdego Konfliktu. Działają oba efekty i obie siły.
guide-card = Prowadzisz? Zagraj coś pożytecznego. Jest wyrównane? Zagraj siłę. Przegrasz? Ratuj jednostki albo zarób na porażce.
guide-card-rule = Wszyscy w tajemnicy grają po karcie; potem dodaje się jednostki i karty, a wygrywa największa siła. Zagrane karty wracają dopiero dzięki Równowadze Maat.
guide-cards = Połącz siłę z efektem, który się tu przyda.
guide-cards-rule = { guide-card-rule }
guide-build = Monument jest wart swojej ceny, jeśli go utrzymasz albo da ci tu większość.
guide-build-rule = Karta pozwala postawić Monument dowolnego rodzaju z twoim żetonem na pustym polu regionu. Od razu liczy się do większości.
guide-site = Pole obok twoich jednostek da potem Wyznawców; pole, które daje większość, Uwielbienie już teraz.
guide-site-rule = { guide-build-rule }
guide-bid = Zaoferuj najwyżej tyle, ile są warte twoje jednostki tutaj: wszystkie oferty przepadają, a oszczędzony jest tylko jedyny najwyższy.
guide-bid-rule = Plaga Szarańczy zabija wszystkich Wojowników i Strażników w regionie oprócz jednostek tego, kto dał najwięcej. Bogowie przeżywają.
guide-trap = Uwięzienie prawie zawsze się opłaca: twój Bóg jest silniejszy, a rywal ma o Wojownika mniej.
guide-trap-rule = Anubis trzyma zabitych wrogich Wojowników u siebie. Każdy dodaje siły jego Bogu, dopóki właściciel nie zapłaci za uwolnienie.
guide-mummy = Niech powstanie tam, gdzie od razu pomoże: w tym regionie albo obok Monumentu.
guide-mummy-rule = Zabita Mumia zostaje znów przyzwana obok twojego Boga.
guide-tiebreak = Użyj, jeśli ta Bitwa jest tego warta: jednostki przeżyją, a ty zyskasz Uwielbienie. Żeton działa raz na Konflikt.
guide-tiebreak-rule = Bez żetonu remis przegrywają wszyscy. Kto go ma, może go odwrócić i wygrać remis.
guide-save = Ocal ją, chyba że jej śmierć ci się opłaca.
guide-save-rule = Po przegranej Bitwie Izyda może ocalić każdą swoją jednostkę, która sąsiaduje z wrogą.
guide-underworld = Brama przyda się tam, dokąd chcesz wrócić; możesz też zrezygnować.
guide-underworld-rule = Po przegranej Bitwie Ozyrys może położyć w regionie żeton Zaświatów. Tylko jego jednostki mogą na nim zakończyć ruch i tylko on może tam przyzywać.
guide-gate = Wybierz pole obok Monumentu: twoje jednostki będą mogły tam wrócić.
guide-gate-rule = { guide-underworld-rule }
guide-worship = Uwielbienie wygrywa partię, więc to dobra cena, chyba że potrzebujesz Wyznawców na Moc.
guide-worship-rule = Czczony może po każdej Bitwie, w której zagrał kartę, poświęcić Wyznawców w zamian za Uwielbienie.
guide-dismiss = Zatrzymaj Strażników, których najczęściej używasz; pozostali wracają do zasobów.
guide-dismiss-rule = Możesz mieć tylko tylu Strażników, ile masz podstawek ich rozmiaru.

## Dlaczego to dobry pomysł

term-devotion = { $whose ->
    [mine] Zyskujesz { $amount } Uwielbienia.
   *[rival] Rywal traci { $amount } Uwielbienia.
}
term-rank = { $whose ->
    [mine] Stoisz wyżej na torze Uwielbienia.
   *[rival] Rywal spada na torze Uwielbienia.
}
term-followers = { $whose ->
    [mine] Zyskujesz { $amount } { NAME("follower", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("follower", $amount, case: "acc") }.
}
term-figures = { $whose ->
    [mine] Masz więcej jednostek na mapie.
   *[rival] Rywal ma mniej jednostek na mapie.
}
term-guardians = { $whose ->
    [mine] Zdobywasz Strażnika.
   *[rival] Rywal traci Strażnika.
}
term-powers = { $whose ->
    [mine] Zdobywasz Moc Ankh do końca partii.
   *[rival] Rywal traci Moc Ankh.
}
term-cards = { $whose ->
    [mine] Masz więcej kart Bitwy na ręce.
   *[rival] Rywal ma mniej kart Bitwy na ręce.
}
term-tokens = { $whose ->
    [mine] Zdolność twojego Boga rośnie.
   *[rival] Zdolność rywala słabnie.
}
term-safety = { $whose ->
    [mine] Zbliżasz się do bezpiecznej, niebieskiej części toru.
   *[rival] Rywal dłużej zostaje na czerwonej części toru.
}
term-monuments = { $whose ->
    [mine] Kontrolujesz więcej Monumentów.
   *[rival] Rywal kontroluje mniej Monumentów.
}
term-income = { $whose ->
    [mine] Twoje jednostki stoją obok większej liczby Monumentów, które dają Wyznawców.
   *[rival] Jednostki rywala stoją obok mniejszej liczby takich Monumentów.
}
term-regions = { $whose ->
    [mine] Regiony, w których jesteś sam, dadzą więcej Uwielbienia.
   *[rival] Rywal nie jest już sam w regionie.
}
term-battles = { $whose ->
    [mine] Jesteś silniejszy tam, gdzie dojdzie do Bitwy.
   *[rival] Szanse rywala w Bitwie maleją.
}
