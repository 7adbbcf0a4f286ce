## Phases of a turn

phase-first = Pierwsza akcja
phase-second = Druga akcja
phase-event = Wydarzenie
phase-conflict = Konflikt

## Counts in a seat's panel

counter-followers = Wyznawcy
counter-followers-title = Wyznawcy
counter-warriors = Wojownicy
counter-warriors-title = Wojownicy w puli
counter-ankhs = żetony Ankh
counter-ankhs-title = Żetony Ankh w puli
counter-cards = karty
counter-cards-title = Karty Bitwy na ręce

## Hints under the prompt

hint-action = Wybierz podświetlony rząd. Znacznik trzeba przesunąć, ale akcji nie trzeba wykonywać; ◆ wywołuje wydarzenie.
hint-mover = Każda jednostka może poruszyć się raz, do 3 pól, ponad wszystkim. Na koniec wybierz „Gotowe”.
hint-move-to = Podświetlone pola są w zasięgu. Wskaż pole, aby zobaczyć, z czym sąsiaduje.
hint-summon = Jednostka pojawi się obok twojej jednostki lub twojego Monumentu.
hint-place = Podświetlone pola leżą obok twoich jednostek i Monumentów.
hint-power = Na każdym poziomie można odblokować dwie z czterech Mocy Ankh.
hint-control = Podświetlone Monumenty stoją obok twoich jednostek.
hint-camel = Z podświetlonych krawędzi można jeszcze ułożyć linię; każda część musi mieć co najmniej 6 pól lądu.
hint-keep = Druga część otrzyma z zasobów żeton o najniższym numerze.
hint-swap = Regiony rozpatruje się w kolejności żetonów.
hint-swap-with = Wybierz podświetlony żeton na mapie.
hint-relocate = Przenosisz jednostki z dowolnych miejsc na pola obok swoich Obelisków w tym regionie.
hint-two-cards = Raz na Konflikt; zapowiadasz to, zanim ktokolwiek wybierze kartę.
hint-card = Wszystkie karty odkrywa się jednocześnie. Zagrane karty leżą odkryte aż do zagrania karty „{ NAME("cycle-of-maat") }”.
hint-cards = Wybierz dwie karty, jedną po drugiej.
hint-build = Monument od razu należy do ciebie i liczy się w tej Bitwie.
hint-bid = Przeżyją tylko jednostki Boga z najwyższą ofertą; przy remisie nie ocaleje nikt.
hint-tiebreak = Bez użycia żetonu remis oznacza przegraną wszystkich.
hint-save = Ta jednostka stoi obok wrogiej.
hint-underworld = Zatrzymać się tam mogą tylko twoje jednostki.
hint-worship = Raz w każdej Bitwie, w której zagrano twoją kartę.
hint-facing = Szczypce wskazują dwa sąsiednie pola; Monumenty na nich zostaną zniszczone na początku następnego Konfliktu.
hint-shove = To ty wybierasz, dokąd trafi wroga jednostka.
hint-dismiss = Masz 2 małe i 2 duże podstawki.
hint-trap = Każdy uwięziony Wojownik daje twojemu Bogu +1 siły.
hint-sun = Opromieniona jednostka daje o 1 punkt Uwielbienia więcej za dominację lub wygraną Bitwę.

## The board

an-name = { NAME($name) }
an-you = Ty
an-pair = { $one } i { $other }
an-map = Mapa Egiptu
an-region = Region { $token }
an-region-part = { $name } { $where ->
    [n] (północ)
    [s] (południe)
    [e] (wschód)
    [w] (zachód)
    [ne] (północny wschód)
    [nw] (północny zachód)
    [se] (południowy wschód)
    [sw] (południowy zachód)
   *[other] ({ $where })
}
an-spaces = { $count } { NAME("space", $count) }
an-token = Żeton { $token }
an-plaque = Żeton { $token }: { $name }, { $count } { NAME("space", $count) }
an-plaque-can = Wybierz żeton { $token }: { $name }, { $count } { NAME("space", $count) }
an-space = { $region ->
    [none] { PLACE($hex, case: "Nom") }
   *[other] { $region } ({ $hex })
}, { $terrain ->
    [fertile] pole Zalewowe
    [desert] pole Pustyni
   *[water] pole Wody
}, { $piece ->
    [none] puste
   *[other] { $piece }
}{ $gate ->
    [yes] , żeton Zaświatów
   *[no] {""}
}{ $legal ->
    [yes] , do wyboru
    [chosen] , wybrane
   *[no] {""}
}
an-terrain = { $terrain ->
    [fertile] pole Zalewowe
    [desert] pole Pustyni
   *[water] pole Wody
}
an-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
an-beside = Obok:
an-then-income = { NAME("gain") }: { $then } (teraz { $now })
an-then-conflict = Konflikt po tym ruchu
an-piece-neutral = neutralny Monument: { $name }
an-piece-own = { $name } (pod twoją kontrolą)
an-piece-of = { $name } ({ $god })
an-radiant = Opromieniona jednostka
an-gate = Zaświaty: mogą się tu zatrzymać tylko jednostki Ozyrysa.
an-city = Miasto: nie można tu budować Monumentów; dominacja lub wygrana Bitwa w regionie daje o 1 punkt Uwielbienia więcej.
an-figure-strength = { $neutralised ->
    [yes] Siła 0: obok stoi wrogi { NAME("androsphinx") }
   *[no] { $trapped ->
        [0] Siła { $strength }
       *[other] Siła { $strength }: { $base } i { $trapped } za uwięzionych Wojowników
    }
}
an-zoom-in = Przybliż (+)
an-zoom-out = Oddal (−)
an-fit = Cała mapa (0)
an-tab-map = Mapa
an-tab-tracks = Tory
an-tab-gods = Bogowie

## Tracks

an-turn-actions = Akcje
an-turn-actions-hint = wywołuje wydarzenie
an-turn-action = pole { $at } z { $needed }
an-turn-action-left = { $left ->
    [0] wydarzenie!
    [1] wydarzenie
   *[other] za { $left }
}
an-turn-action-now = w toku
an-events = Wydarzenia
an-event = Wydarzenie { $number }: { $name }, { $state ->
    [done] rozpatrzone
    [next] następne
   *[later] późniejsze
}
an-of = { $at } z { $total }
an-next = Następne: { $name }
an-no-next = Nie ma już wydarzeń
an-conflict = Konflikt { $number }
an-merging = połączenie Bogów
an-forgetting = zapomniani Bogowie
an-last = koniec gry
an-devotion = Uwielbienie
an-devotion-of = { $name }: Uwielbienie { $at }
an-devotion-top = { $top }: zwycięstwo
an-devotion-red = w czerwonej części po Konflikcie { $conflict }: Bóg zapomniany
an-forecast = Gdyby teraz doszło do Konfliktu
an-forecast-chip = { $name }: siła { $total }, z kartami do { $highest }
an-strength = siła
an-strength-sum = jednostki { $figures } + Świątynie { $temples } = { $total }; z kartami do { $highest }
an-point = { $source } +{ $amount }
an-dominates = dominuje
an-nobody = nikogo
an-supply = Zasoby ogólne
an-camels = Wielbłądy
an-supply-title = Pozostało w zasobach ogólnych

## Gods

an-god = Plansza Boga: { $name }
an-level = Poziom { $level }
an-unlocked = Odblokowano { $count } z 2
an-power = { $name } { $on ->
    [yes] (moc odblokowana)
   *[no] (moc zablokowana)
}
an-followers = Wyznawcy
an-ankhs = Żetony Ankh w puli
an-income = { NAME("gain") } da teraz
an-pool = W puli: { $name }
an-trapped = Uwięzieni przez Anubisa: { $count }
an-cards = Karty Bitwy
an-hand-of = Na ręce: { $cards }
an-used = zagrana
an-used-card = Zagrana: { $name }
an-forgotten = zapomniany
an-suns = Wolne żetony Słońca: { $count }.
an-gates = Wolne żetony Zaświatów: { $count }.
an-slots = Uwięzieni: { $count } z 3.
an-amun = { $up ->
    [yes] Zdolność dostępna.
   *[no] Zdolność użyta już w tym Konflikcie.
}

## Trays

tray-in-pool = w puli: { $count }
tray-ransom = uwięziony; koszt: 1 Wyznawca
tray-in-supply = w zasobach: { $count }
tray-keeps = zachowa żeton { $token }
tray-trap = Wojownik ({ $god })
tray-camels = Ułożone Wielbłądy: { $laid }, najwyżej { $most }
tray-bid = Liczba oferowanych Wyznawców

## Battle cards in short

card-flood-brief = +1 Wyznawca za każdą twoją jednostkę na polach Zalewowych; jednostki te przeżyją.
card-build-monument-brief = Poświęć 3 Wyznawców i zbuduj tu Monument.
card-plague-of-locusts-brief = Wszyscy oferują Wyznawców. Przeżyją tylko jednostki Boga z najwyższą ofertą.
card-chariots-brief = Sama siła.
card-drought-brief = Jeśli wygrasz: +1 punkt Uwielbienia za każdą twoją jednostkę na polach Pustyni.
card-miracle-brief = +1 punkt Uwielbienia za każdą twoją zabitą jednostkę.
card-cycle-of-maat-brief = Po Bitwie odzyskaj wszystkie zagrane karty.

## The Conflict as a scene

battle-scene = Konflikt { $number }
battle-title = { $kind ->
    [battle] Bitwa: { $name }
    [domination] { $name }: dominacja, { $god }
   *[empty] { $name }: nikogo tu nie ma
}
battle-map = Zbliżenie regionu: { $name }
battle-after = Po Konflikcie { $number }
battle-afterwards = Potem
battle-order = Kolejność regionów
battle-later = Region { $token }, jeszcze nierozpatrzony
battle-empty = pusto
battle-now = teraz
battle-none = nikt
battle-tiebreaker = { $up ->
    [yes] { $name } ma żeton Przechylenia Szali
   *[no] { $name }: żeton Przechylenia Szali użyty
}
battle-told = Co się wydarzyło
battle-fighters = Kto bierze udział
battle-steps = Kroki Bitwy
battle-look = Zobacz mapę
battle-back = wróć do Konfliktu
battle-skip = Pomiń
battle-continue = Dalej
battle-choose = W tajemnicy wybierz jedną kartę
battle-choose-two = W tajemnicy wybierz dwie karty
battle-choose-hint = Wszystkie karty odkrywa się jednocześnie.
battle-choosing = wybiera kartę
battle-ready = karta wybrana
battle-won = wygrywa
battle-lost = przegrywa
battle-figures = Jednostki { $count }
battle-temples = Świątynie +{ $count }
battle-resplendent = Bóg ma siłę 3
battle-trapped = Bóg +{ $count } za uwięzionych
battle-neutralised = siła 0 obok Androsfinksa
battle-bid = oferta { $count }
battle-fallen = zabite: { $count }
battle-total = siła
battle-expected = z kartą
battle-only-you = Tę kartę widzisz tylko ty
battle-face-down = Zakryta karta, jedna z: { $cards }
battle-can-hold = Na ręce: { $cards }
battle-bar = Jednostki { $figures }, Świątynie { $temples }, karty { $cards }: { $total }, najwyżej { $best }
battle-merged-explained = Odtąd obaj gracze prowadzą jednego Boga: jednostki, Wyznawcy, karty i moce są wspólne, działają obie zdolności, a każdy z nich wykonuje w turze jedną akcję. Wygrają lub przegrają razem.
battle-forgotten-explained = Bóg, który po tym Konflikcie jest na polu { $red } lub niższym, opuszcza grę ze wszystkimi swoimi elementami.

step-obelisks = Obeliski
step-obelisks-about = przeniesienie
step-second-card = Dwie karty
step-second-card-about = zapowiedź Amona
step-cards = Karty
step-cards-about = tajny wybór
step-flood = Wylew
step-flood-about = Wyznawcy, ochrona
step-build = Budowa
step-build-about = za 3 Wyznawców
step-plague = Plaga
step-plague-about = tajne oferty
step-majorities = Większości
step-majorities-about = Monumentów
step-resolution = Wynik
step-resolution-about = siła, straty
step-aftermath = Po Bitwie
step-aftermath-about = Cud, Maat
came-obelisks = { $count ->
    [0] nikt
   *[other] przeniesiono: { $count }
}
came-second-card = { $count ->
    [0] nie
   *[other] zagra dwie
}
came-cards = { $ready } z { $total }
came-flood = { $count ->
    [0] brak
   *[other] chronione: { $count }
}
came-build = { $count ->
    [0] brak
   *[other] zbudowano: { $count }
}
came-plague = { $plagues ->
    [0] brak
   *[other] zabite: { $count }
}
came-majorities = { $count ->
    [0] brak
   *[other] Uwielbienie +{ $count }
}
came-winner = zwycięstwo: { $name }
came-nobody = nikt
came-aftermath = { $count ->
    [0] nic
   *[other] Uwielbienie +{ $count }
}

## What Devotion was lost to

source-cat-mummy = Kocie Mumie

## Maps of one's own

own-map = { $wrong ->
    [0] Twoja mapa, liczba pól: { $count }
   *[other] Twoja mapa, liczba pól: { $count }; błąd: { $where }
}

## Nazwy tam, gdzie jest mało miejsca: z przenoszeniem na kartach, krótkie dla mocy

face-flood = Wylew Nilu
face-build-monument = Budowa Monu{"\u00AD"}mentu
face-plague-of-locusts = Plaga Szarań{"\u00AD"}czy
face-chariots = Rydwany
face-drought = Susza
face-miracle = Cud
face-cycle-of-maat = Równo{"\u00AD"}waga Maat
face-commanding = Majestatyczny
face-inspiring = Natchniony
face-omnipresent = Wszechobecny
face-revered = Wielbiony
face-resplendent = Olśniewający
face-obelisk-attuned = Żądny Obelisków
face-temple-attuned = Żądny Świątyń
face-pyramid-attuned = Żądny Piramid
face-glorious = Chwalebny
face-magnanimous = Wspaniałomyślny
face-bountiful = Łaskawy
face-worshipful = Czczony
