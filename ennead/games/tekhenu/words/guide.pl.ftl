## Pierwsza partia z przewodnikiem: czego się zwykle chce przy każdym wyborze, i zasada

guide-aim = Mieć najwięcej punktów zwycięstwa po drugiej punktacji: za świątynię, posągi, dzielnice, szczęście i dekrety.
guide-decree = Zachowaj dekret, którego cel bardziej ci odpowiada. W pierwszej partii każdy jest dobry.
guide-decree-rule = Dekret pozostaje tajny i na końcu gry punktuje za to, co zbudujesz albo zbierzesz. Zapunktujesz tylko kilka dekretów, a symbole nie mogą się powtarzać.
guide-starting = Na początek każda karta jest dobra. Wysoka inicjatywa pozwala wcześniej wybierać kość.
guide-starting-rule = Karty początkowe od razu dają surowce albo kroki i opuszczają grę. Suma ich inicjatywy decyduje, kto zaczyna.
guide-destiny = Weź tę, której nagroda wkrótce się przyda; każda jest dobra.
guide-destiny-rule = Karta losu od razu daje nagrodę. Jej wartość Ankh rozstrzyga remisy w kolejności w następnej fazie Maat.
guide-keep = Zachowaj kartę, której użyjesz; druga przepada.
guide-keep-rule = Błogosławieństwa działają raz, technologie do końca gry, a dekrety punktują na jej końcu.
guide-gain = Weź to, czego brakuje do następnej akcji: kamień do świątyni i posągów, chleb do budynków, papirus do kart i świąt.
guide-gain-rule = Surowce to papirus, chleb, wapień, granit i złoto. Złoto zastępuje każdy inny.
guide-raise = Szczęście nie może przekroczyć populacji, więc najpierw podnieś populację, jeśli są blisko siebie.
guide-raise-rule = Szczęście otwiera sekcje rynku kart i punktuje; populacja jest jego granicą.
guide-draft = Wybieraj kość według trzech rzeczy: akcja boga albo surowiec, wartość i szala. Czysta trafia na lewą, skalana na prawą; staraj się je wyrównać.
guide-draft-rule = W turze bierzesz jedną kość i używasz jej wartości do jednej akcji. W fazie Maat przewaga po prawej kosztuje punkty, a kto ma bilans najbliższy zera, gra pierwszy.
guide-anubis = Teraz możesz wziąć dowolną kość do dowolnej akcji, nawet zakazaną. Patrz na wartość i na to, co chcesz zrobić.
guide-anubis-rule = Anubis kosztuje skrybów. Kości się nie waży, a dozwolone są wszystkie akcje bogów i każda produkcja.
guide-treat = Wybierz szalę, która przybliży bilans do zera.
guide-treat-rule = Czysta kość leży na lewej szali, skalana na prawej. Bilans to lewa minus prawa.
guide-die-action = Jedna kość, jedna z dwóch rzeczy: akcja boga albo surowiec. Akcja, jeśli możesz za nią zapłacić i punktuje; produkcja, jeśli brakuje surowców.
guide-die-action-rule = Wartość kości to siła akcji. Produkcja nie przekracza twojego poziomu: reszta to nadwyżka, która obciąża prawą szalę.
guide-face = Ustaw wartość, której najbardziej potrzebuje twoja akcja.
guide-face-rule = Nowa wartość liczy się dla akcji. Na wadze kość zachowuje wyrzuconą wartość.
guide-dye = Wybierz kolor, którego surowca potrzebujesz.
guide-dye-rule = Kolor decyduje, jaki surowiec produkuje kość.
guide-extra = Wybierz boga, za którego akcję możesz zapłacić i która da najwięcej.
guide-extra-rule = Dodatkowa akcja jest oprócz głównej i ma własny koszt.
guide-order = Najpierw zrób to, co pomoże zapłacić za drugie.
guide-order-rule = { guide-extra-rule }
guide-shift = Zmień wartość tylko wtedy, gdy da ci to więcej.
guide-shift-rule = Technologia pozwala zmienić wartość dla tej akcji. Na wadze kość zachowuje wyrzuconą wartość.
guide-production = Zagraj błogosławieństwo, jeśli surowce są potrzebne teraz; inaczej przejdź dalej.
guide-production-rule = Błogosławieństwo gra się raz i odchodzi.
guide-pay = Jeśli możesz, oszczędzaj złoto i skrybów: pasują wszędzie.
guide-pay-rule = Złoto zastępuje każdy surowiec. Niektóre technologie pozwalają płacić też czymś innym.
guide-between = Zagraj błogosławieństwo, jeśli potrzebuje go następna akcja, albo przejdź dalej.
guide-between-rule = { guide-production-rule }
guide-end = Możesz jeszcze zagrać błogosławieństwo. Zachowaj je, jeśli później pomoże bardziej.
guide-end-rule = { guide-production-rule }
guide-horus = Posąg boga daje premię raz po raz; posąg ludu punktuje przy świątyni albo w dzielnicach. Wczesne posągi płacą najdłużej.
guide-horus-rule = Każdy kolejny posąg kosztuje więcej granitu, a przy punktacji liczy się ich liczba. Wartość kości wskazuje boga, ale posąg ludu można zbudować zawsze.
guide-ra = Szukaj pól przy liniach z budynkami, ze zgodnością kolorów na krawędziach i z nagrodą na samym polu.
guide-ra-rule = Płytka punktuje za budynki przy jej rzędzie i kolumnie oraz za każdą krawędź zgodną kolorem, w rogu więcej. Stoi na niej twój filar i liczy się w obu punktacjach.
guide-turn = Obróć płytkę tak, by zgadzało się jak najwięcej krawędzi.
guide-turn-rule = { guide-ra-rule }
guide-hathor = Buduj tam, gdzie w linii stoją twoje filary albo jest wiele pustych pól z tym, czego potrzebujesz.
guide-hathor-rule = Punktujesz za swoje filary w linii budynku i bierzesz z jej pustych pól. Potem populacja rośnie o wartość, a budynek liczy się przy punktacjach.
guide-bastet = Święto podnosi szczęście w stronę populacji. Otwiera lepsze karty i punktuje.
guide-bastet-rule = Szczęście nie przekracza populacji; nadmiarowe kroki przepadają. Niskie wartości dają też skrybów.
guide-thoth = Technologie działają całą grę, więc bierz je wcześnie; dekrety są na koniec. Wszystkie karty pochodzą z jednej sekcji.
guide-thoth-rule = Wartość mówi, ile kart bierzesz i ile kosztują. Szczęście decyduje, z których sekcji możesz korzystać.
guide-next-card = Weź drugą kartę, która pasuje do pierwszej.
guide-next-card-rule = { guide-thoth-rule }
guide-osiris = Wybierz najpotrzebniejszy surowiec: jego produkcja wzrośnie, a trochę dostaniesz od razu.
guide-osiris-rule = Warsztat lub kamieniołom kosztuje szczęście. Dzielnica punktuje temu, kto ma w niej najwięcej, więc dobra jest ta bez rywali.
guide-boost = Podnieś to, co produkujesz najczęściej albo czego brakuje.
guide-boost-rule = Poziom produkcji ogranicza, ile surowca zachowasz przy produkcji.
guide-bonus = Weź to, co wkrótce będzie potrzebne.
guide-bonus-rule = Posąg boga daje premię, gdy wykonywana jest akcja tego boga.
guide-ability = Zwykle warto jej użyć.
guide-ability-rule = Niektóre płytki filarów mają zdolność, która działa w określonym świetle.
guide-free-action = Akcja bez kości: wybierz tę, która da najwięcej punktów albo była nieosiągalna.
guide-free-action-rule = Akcję i jej wartość wybierasz samodzielnie.
guide-free-value = Zwykle najlepsza jest najwyższa wartość, poza produkcją ponad twój poziom.
guide-free-value-rule = { guide-free-action-rule }
guide-faith = Połóż tyle żetonów, by bilans doszedł do zera. Niewykorzystana wiara przepada na końcu tej fazy.
guide-faith-rule = Każdy żeton wiary waży jeden na wybranej szali. Duża przewaga po prawej kosztuje punkty, a kto ma bilans najbliższy zera, gra pierwszy.
guide-edict = Użyj, jeśli jeszcze jedna akcja da ci punkty.
guide-edict-rule = Ten dekret daje akcję tuż przed końcową punktacją.
guide-bread = Płać, jeśli możesz: niezapłacony chleb kosztuje więcej, niż jest wart.
guide-bread-rule = Zbudowane budynki odsłaniają chleb, który trzeba zapłacić przy każdej punktacji.
guide-score = Wybierz dekrety, które dają najwięcej punktów.
guide-score-rule = Na końcu punktujesz kilka dekretów, każdy z innym symbolem.
guide-again = Zapunktuj najlepszy jeszcze raz, jeśli masz złoto.
guide-again-rule = { guide-score-rule }
guide-triangles = Policz tyle, za ile możesz zapłacić: na końcu surowce nie mają innego zastosowania.
guide-triangles-rule = Szczęście dotarło do tych trójkątów; dzięki temu dekretowi za każdy można zapłacić surowcami.

## Dlaczego to dobry pomysł

term-points = { $whose ->
    [mine] Daje to { $amount } PZ.
   *[rival] Kosztuje to rywala { $amount } PZ.
}
term-temple = { $whose ->
    [mine] Świątynia daje ci więcej przy każdej punktacji.
   *[rival] Świątynia daje rywalowi mniej.
}
term-statues = { $whose ->
    [mine] Jeszcze jeden posąg: premia i punkty.
   *[rival] Rywal ma mniej posągów.
}
term-happiness = { $whose ->
    [mine] Szczęście rośnie o { $amount }.
   *[rival] Szczęście rywala spada o { $amount }.
}
term-districts = { $whose ->
    [mine] Przy punktacji prowadzisz w dzielnicy.
   *[rival] Rywal nie prowadzi już w dzielnicy.
}
term-population = { $whose ->
    [mine] Populacja rośnie o { $amount }.
   *[rival] Populacja rywala spada.
}
term-production = { $whose ->
    [mine] Produkcja na szczycie toru daje ci punkty.
   *[rival] Produkcja rywala daje mniej.
}
term-buildings = { $whose ->
    [mine] Jeszcze jeden budynek odsłania punkty w twoim rzędzie.
   *[rival] Rząd budynków rywala daje mniej.
}
term-bread-due = { $whose ->
    [mine] Przy punktacjach płacisz mniej chleba.
   *[rival] Rywal płaci więcej chleba.
}
term-papyrus = { $whose ->
    [mine] Dostajesz { $amount } { NAME("papyrus", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("papyrus", $amount, case: "acc") }.
}
term-bread = { $whose ->
    [mine] Dostajesz { $amount } { NAME("bread", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("bread", $amount, case: "acc") }.
}
term-limestone = { $whose ->
    [mine] Dostajesz { $amount } { NAME("limestone", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("limestone", $amount, case: "acc") }.
}
term-granite = { $whose ->
    [mine] Dostajesz { $amount } { NAME("granite", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("granite", $amount, case: "acc") }.
}
term-levels = { $whose ->
    [mine] Twoja produkcja rośnie.
   *[rival] Produkcja rywala spada.
}
term-gold = { $whose ->
    [mine] Dostajesz { $amount } { NAME("gold", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("gold", $amount, case: "acc") }.
}
term-scribes = { $whose ->
    [mine] Dostajesz { $amount } { NAME("scribe", $amount, case: "acc") }.
   *[rival] Rywal traci { $amount } { NAME("scribe", $amount, case: "acc") }.
}
term-faith = { $whose ->
    [mine] Dostajesz wiarę do wagi: { $amount }.
   *[rival] Rywal traci wiarę.
}
term-technologies = { $whose ->
    [mine] Dostajesz technologię do końca gry.
   *[rival] Rywal traci technologię.
}
term-blessings = { $whose ->
    [mine] Dostajesz błogosławieństwo.
   *[rival] Rywal traci błogosławieństwo.
}
term-decrees = { $whose ->
    [mine] Pomaga to twoim dekretom.
   *[rival] Szkodzi to dekretom rywala.
}
term-balance = { $whose ->
    [mine] Bilans zbliża się do zera.
   *[rival] Bilans rywala oddala się od zera.
}
