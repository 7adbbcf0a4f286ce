## Phases of a turn

phase-first = Pierwsza akcja
phase-second = Druga akcja
phase-event = Wydarzenie
phase-conflict = Konflikt

## Counts in a seat's panel

counter-followers = wyznawcy
counter-followers-title = Wyznawcy
counter-warriors = wojownicy
counter-warriors-title = Wojownicy w puli
counter-ankhs = ankhy
counter-ankhs-title = Żetony Ankh w puli
counter-cards = karty
counter-cards-title = Karty bitwy na ręce

## Hints under the prompt

hint-action = Wybierz świecący rząd. Znacznik trzeba przesunąć, akcji wykonywać nie trzeba; ◆ wywołuje wydarzenie.
hint-mover = Każda jednostka porusza się raz, do 3 pól, nad wszystkim. Gdy skończysz, wybierz „Gotowe”.
hint-move-to = Świecą pola w zasięgu. Wskaż jedno, by zobaczyć, z czym sąsiaduje.
hint-summon = Pojawi się obok twojej jednostki lub twojego Monumentu.
hint-place = Świecą pola obok twoich jednostek i Monumentów.
hint-power = Na każdym poziomie można odblokować dwie z czterech mocy.
hint-control = Świecą Monumenty obok twoich jednostek.
hint-camel = Świecą boki, z których da się jeszcze ułożyć linię; każda część potrzebuje co najmniej 6 pól lądu.
hint-keep = Druga część dostaje żeton o najniższym numerze z zasobów.
hint-swap = Regiony rozpatruje się w kolejności żetonów.
hint-swap-with = Wybierz świecący żeton na mapie.
hint-relocate = Jednostki przybywają skądkolwiek na pola obok twoich Obelisków w tym regionie.
hint-two-cards = Raz na Konflikt; ogłaszasz to, zanim ktokolwiek wybierze.
hint-card = Wszystkie karty odkrywa się razem. Zagrane leżą odkryte aż do karty „{ NAME("cycle-of-maat") }”.
hint-cards = Wybierz dwie karty, jedną po drugiej.
hint-build = Monument od razu należy do ciebie i liczy się w tej Bitwie.
hint-bid = Przeżyją tylko jednostki jednego boga z najwyższą ofertą; przy remisie nikt nie ocaleje.
hint-tiebreak = Bez żetonu remis przegrywają wszyscy.
hint-save = Stoi obok wrogiej jednostki.
hint-underworld = Tylko twoje jednostki mogą się tam zatrzymać.
hint-worship = Raz w każdej Bitwie, w której zagrałeś kartę.
hint-facing = Szczypce wskazują dwa sąsiednie pola; Monumenty na nich runą na początku następnego Konfliktu.
hint-shove = Ty wybierasz, dokąd trafi obca jednostka.
hint-dismiss = Masz 2 małe i 2 duże podstawki.
hint-trap = Każdy uwięziony wojownik wzmacnia twojego boga o 1.
hint-sun = Opromieniona jednostka daje 1 punkt Uwielbienia więcej, gdy dominujesz lub wygrywasz.

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
an-space = { $hex }, { $terrain ->
    [fertile] pole zalewowe
    [desert] pustynia
   *[water] woda
}{ $region ->
    [none] {""}
   *[other] , { $region }
}, { $piece ->
    [none] puste
   *[other] { $piece }
}{ $gate ->
    [yes] , żeton Zaświatów
   *[no] {""}
}{ $legal ->
    [yes] , można wybrać
    [chosen] , wybrane
   *[no] {""}
}
an-terrain = { $terrain ->
    [fertile] pole zalewowe
    [desert] pustynia
   *[water] woda
}
an-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
an-beside = Obok:
an-then-income = { NAME("gain") } da { $then } (teraz { $now })
an-then-conflict = Konflikt wtedy
an-piece-neutral = { $name } (bez właściciela)
an-piece-own = { $name } (twoja strona)
an-piece-of = { $name } ({ $god })
an-radiant = z promieniem słońca
an-gate = Zaświaty: zatrzymać się tu mogą tylko jednostki Ozyrysa.
an-city = Miasto: nie buduje się tu Monumentów; dominacja lub zwycięstwo w regionie daje 1 punkt Uwielbienia więcej.
an-figure-strength = { $neutralised ->
    [yes] Siła 0: obok stoi wrogi { NAME("androsphinx") }
   *[no] { $trapped ->
        [0] Siła { $strength }
       *[other] Siła { $strength }: { $base } i { $trapped } za uwięzionych wojowników
    }
}
an-zoom-in = Przybliż (+)
an-zoom-out = Oddal (−)
an-fit = Cała mapa (0)
an-tab-map = Mapa
an-tab-tracks = Tory
an-tab-gods = Bogowie

## Tracks

an-deeds = Akcje
an-deeds-hint = wywołuje wydarzenie
an-deed = znacznik { $at } z { $needed }
an-deed-left = { $left ->
    [0] wydarzenie!
    [1] wydarzenie
   *[other] za { $left }
}
an-deed-now = w toku
an-events = Wydarzenia
an-event = Wydarzenie { $number }: { $name }, { $state ->
    [done] minęło
    [next] następne
   *[later] później
}
an-of = { $at } z { $total }
an-next = Następne: { $name }
an-no-next = Nie ma już wydarzeń
an-conflict = Konflikt { $number }
an-merging = połączenie bogów
an-forgetting = czerwoni odpadają
an-last = koniec gry
an-devotion = Uwielbienie
an-devotion-of = { $name }: Uwielbienie { $at }
an-devotion-top = { $top } wygrywa
an-devotion-red = czerwoni po Konflikcie { $conflict } odpadają
an-outlook = Gdyby teraz był Konflikt
an-outlook-chip = { $name }: siła { $total }, z kartami do { $highest }
an-strength = siła
an-strength-sum = jednostki { $figures } + świątynie { $temples } = { $total }; z kartami do { $highest }
an-point = { $source } +{ $amount }
an-dominates = dominuje
an-nobody = nikogo
an-supply = Zasoby
an-camels = Wielbłądy
an-supply-title = Pozostało w zasobach ogólnych

## Gods

an-god = Plansza boga: { $name }
an-level = Poziom { $level }
an-unlocked = Odblokowano { $count } z 2
an-power = { $name } { $on ->
    [yes] (odblokowana)
   *[no] (zablokowana)
}
an-followers = Wyznawcy
an-ankhs = Żetony Ankh w puli
an-income = Tyle dałoby Pozyskanie Wyznawców
an-pool = W puli: { $name }
an-trapped = Uwięzieni przez Anubisa: { $count }
an-cards = Karty bitwy
an-hand-of = Na ręce: { $cards }
an-used = zagrana
an-used-card = Zagrana: { $name }
an-forgotten = zapomniany
an-suns = Wolne żetony Słońca: { $count }.
an-gates = Wolne żetony Zaświatów: { $count }.
an-slots = Uwięzieni: { $count } z 3.
an-amun = { $up ->
    [yes] Gotowe.
   *[no] W tym Konflikcie już użyte.
}

## Trays

tray-in-pool = w puli: { $count }
tray-ransom = uwięziony; kosztuje 1 wyznawcę
tray-in-supply = w zasobach: { $count }
tray-keeps = zachowa żeton { $token }
tray-trap = Wojownik ({ $god })
tray-camels = Ułożono wielbłądów: { $laid }, najwyżej { $most }
tray-bid = Ilu wyznawców oferujesz

## Battle cards in short

card-flood-brief = +1 wyznawca za każdą twoją jednostkę na polach zalewowych; przeżyją.
card-build-monument-brief = Zapłać 3 wyznawców i zbuduj tu Monument.
card-plague-of-locusts-brief = Wszyscy składają oferty. Przeżyją jednostki najwyższej.
card-chariots-brief = Czysta siła.
card-drought-brief = Jeśli wygrasz: +1 Uwielbienia za każdą twoją jednostkę na pustyni.
card-miracle-brief = +1 Uwielbienia za każdą twoją zabitą jednostkę.
card-cycle-of-maat-brief = Po Bitwie weź na rękę wszystkie zagrane karty.

## The Conflict as a scene

battle-scene = Konflikt { $number }
battle-title = { $kind ->
    [battle] Bitwa: { $name }
    [domination] { $name }: dominuje { $god }
   *[empty] { $name }: nikogo tu nie ma
}
battle-map = Region { $name } z bliska
battle-after = Po Konflikcie { $number }
battle-afterwards = Potem
battle-order = Regiony po kolei
battle-later = Region { $token }, jeszcze przed nami
battle-empty = pusto
battle-now = teraz
battle-none = nikt
battle-tiebreaker = { $up ->
    [yes] { $name } ma żeton Przechylenia Szali
   *[no] { $name }: żeton Przechylenia Szali zużyty
}
battle-told = Co się wydarzyło
battle-fighters = Kto bierze udział
battle-steps = Kroki Bitwy
battle-look = Zobacz mapę
battle-back = wróć do Konfliktu
battle-skip = Pomiń
battle-continue = Dalej
battle-choose = Wybierz w tajemnicy jedną kartę
battle-choose-two = Wybierz w tajemnicy dwie karty
battle-choose-hint = Wszystkie karty odkrywa się razem.
battle-choosing = wybiera kartę
battle-ready = karta wybrana
battle-won = wygrywa
battle-lost = przegrywa
battle-figures = Jednostki { $count }
battle-temples = Świątynie +{ $count }
battle-resplendent = bóg liczy się za 3
battle-trapped = bóg +{ $count } za uwięzionych
battle-neutralised = 0 obok androsfinksa
battle-bid = oferta { $count }
battle-fallen = zabite: { $count }
battle-total = siła
battle-expected = z kartą
battle-only-you = Tę kartę widzisz tylko ty
battle-face-down = Zakryta karta, jedna z: { $cards }
battle-can-hold = Na ręce: { $cards }
battle-bar = Jednostki { $figures }, świątynie { $temples }, karty { $cards }: { $total }, najwyżej { $best }
battle-merged-explained = Odtąd dwóch graczy prowadzi jednego boga: jednostki, wyznawcy, karty i moce są wspólne, działają obie zdolności, a każdy wykonuje jedną akcję w turze. Wygrają lub przegrają razem.
battle-forgotten-explained = Bóg na polu { $red } lub niżej po tym Konflikcie odpada z gry razem ze wszystkim, co do niego należy.

step-obelisks = Obeliski
step-obelisks-about = przeniesienie
step-second-card = Dwie karty
step-second-card-about = słowo Amona
step-cards = Karty
step-cards-about = tajny wybór
step-flood = Wylew
step-flood-about = wyznawcy, schronienie
step-build = Budowa
step-build-about = za 3 wyznawców
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
came-winner = wygrywa { $name }
came-nobody = nikt
came-aftermath = { $count ->
    [0] nic
   *[other] Uwielbienie +{ $count }
}

## What Devotion was lost to

source-cat-mummy = Kocie Mumie

## Maps of one's own

own-map = { $wrong ->
    [0] Twoja mapa, pól: { $count }
   *[other] Twoja mapa, pól: { $count }; błąd tutaj: { $where }
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
