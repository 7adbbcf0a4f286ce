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

confirm-move = Przejdź tutaj
confirm-summon = Przyzwij tutaj
confirm-build = Zbuduj tutaj

hint-action = Znacznik trzeba przesunąć, akcji nie trzeba wykonywać; ◆ wywołuje wydarzenie.
hint-mover = Każda jednostka: raz, do 3 pól, ponad wszystkim. Na koniec wybierz „Gotowe”.
hint-move-to = Podświetlone pola są w zasięgu. Wskaż pole, aby zobaczyć, z czym sąsiaduje.
hint-summon = Jednostka pojawi się obok twojej jednostki lub twojego Monumentu.
hint-place = Podświetlone pola leżą obok twoich jednostek i Monumentów.
hint-power = Na każdym poziomie można odblokować dwie z czterech Mocy Ankh.
hint-control = Podświetlone Monumenty stoją obok twoich jednostek.
hint-camel = Z podświetlonych krawędzi można ułożyć linię; każda część: co najmniej 6 pól lądu.
hint-keep = Druga część otrzyma z zasobów żeton o najniższym numerze.
hint-swap = Regiony rozpatruje się w kolejności żetonów.
hint-swap-with = Wybierz podświetlony żeton na mapie.
hint-relocate = Jednostki zewsząd możesz przenieść obok swoich Obelisków tutaj.
hint-two-cards = Raz na Konflikt; zapowiadasz to, zanim ktokolwiek wybierze kartę.
hint-card = Karty odkrywa się jednocześnie. Zagrane odzyskasz dopiero kartą „{ NAME("cycle-of-maat") }”.
hint-cards = Wybierz dwie karty, jedną po drugiej.
hint-build = Monument od razu należy do ciebie i liczy się w tej Bitwie.
hint-bid = Przeżyją tylko jednostki Boga z najwyższą ofertą; przy remisie nie ocaleje nikt.
hint-tiebreak = Bez użycia żetonu remis oznacza przegraną wszystkich.
hint-save = Ta jednostka stoi obok wrogiej.
hint-underworld = Zatrzymać się tam mogą tylko twoje jednostki.
hint-worship = Raz w każdej Bitwie, w której zagrano twoją kartę.
hint-facing = W następnym Konflikcie szczypce zniszczą Monumenty na obu polach.
hint-shove = To ty wybierasz, dokąd trafi wroga jednostka.
hint-dismiss = Masz 2 małe i 2 duże podstawki.
hint-trap = Każdy uwięziony Wojownik daje twojemu Bogu +1 siły.
hint-sun = Opromieniona jednostka: o 1 punkt Uwielbienia więcej za dominację i zwycięstwo.

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
an-zoom-in = Powiększ (+)
an-zoom-out = Pomniejsz (−)
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
an-point = { $source } +{ $amount }
forecast-battle = Zwycięzca otrzymuje +1
forecast-alone = Bez walki: +{ $points } Uwielbienia
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
an-forgotten = Bóg zapomniany
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
battle-later = { REGION($token, case: "Nom") }, jeszcze przed nami
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
battle-resplendent = Bóg ma siłę 3
battle-trapped = Bóg +{ $count } za uwięzionych
battle-neutralised = siła 0 obok Androsfinksa
battle-bid = oferta { $count }
battle-fallen = zabite: { $count }
battle-total = siła
battle-expected = z kartą
battle-face-down = Zakryta karta, jedna z: { $cards }
battle-can-hold = Na ręce: { $cards }
battle-bar = Jednostki { $figures }, Świątynie { $temples }, karty { $cards }: { $total }, najwyżej { $best }
battle-forgotten-explained = Bóg, który po tym Konflikcie jest na polu { $red } lub niższym, opuszcza grę ze wszystkimi swoimi elementami.

came-cards = { $ready } z { $total }

## What Devotion was lost to

source-cat-mummy = Kocie Mumie

## Scenarios to choose from

option-scenario-middle-kingdom-about = Każdy zaczyna z Bogiem, Wojownikiem i jednym Monumentem we własnym regionie. Dobry na pierwszą partię.
option-scenario-old-kingdom-about = Każdy zaczyna z Wojownikiem i Obeliskiem w jednym regionie, a z Bogiem w regionie następnego gracza.
option-scenario-black-land-about = Każdy zaczyna z Bogiem, Wojownikiem i jednym Monumentem we własnym regionie.
option-scenario-scattered-faith-about = Każdy zaczyna z Bogiem i dwoma Wojownikami w trzech różnych regionach, bez Monumentów.
option-scenario-twin-cities-about = Reguła specjalna: na dwóch Miastach nie można budować; wygrana lub dominacja w regionie z Miastem daje o 1 punkt Uwielbienia więcej.
option-scenario-random-about = Jedno z rozstawień dla tej liczby graczy, losowane na początku partii.

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

## Plansza dokładniej

an-region-short = { $base ->
    [west] Zachód
    [delta] Delta
   *[east] Wschód
}, { $where ->
    [n] północ
    [s] południe
    [e] wschód
    [w] zachód
    [ne] płn.-wschód
    [nw] płn.-zachód
    [se] płd.-wschód
    [sw] płd.-zachód
   *[other] { $where }
}
an-guardians = Strażnicy
an-alone = jeden Bóg
an-more = jeszcze { $count }
an-back-to-map = Do mapy
an-back-to-powers = Do mocy
an-fights = kolejność Konfliktu: { $order }
an-kind = { $kind ->
    [obelisk] Obeliski
    [pyramid] Piramidy
   *[temple] Świątynie
}
an-majorities = Większości: { $list }.
an-strength-now = { $alone ->
    [yes] { $total }, dominuje
   *[no] teraz { $total }, z kartami do { $highest }
}
an-action-above = nie poniżej pierwszej
an-action-brief = { $action ->
    [move] Ruch
    [summon] Przyzwanie
    [gain] Wyznawcy
   *[unlock] Moc
}
an-brings-move = { $count } { NAME("figure", $count) }
an-brings-summon = { $count ->
    [0] nie ma kogo przyzwać
   *[other] w puli: { $count }
}
an-brings-gain = { $count ->
    [0] teraz nic nie da
   *[other] +{ $count } { NAME("follower", $count) }
}
an-brings-gain-short = · +{ $count }
an-brings-unlock = koszt { $cost } z twoich { $have }
an-brings-unlock-short = · koszt { $cost }
an-brings-unlock-lacking = koszt { $cost }, masz { $have }
an-brings-unlock-lacking-short = · trzeba { $cost }
an-brings-unlock-all = wszystkie moce odblokowane
an-brings-unlock-all-short = · odblokowane
an-moved = po ruchu ✓
an-can-move = może się poruszyć
an-cannot-move = nie może się poruszyć
an-tap-space = Wybierz podświetlone pole, aby zobaczyć, co da.
an-beside-list = obok: { $list }

god-amun-brief = Raz na Konflikt: dwie karty w jednej Bitwie.
god-anubis-brief = Więzi zabitych wrogich Wojowników; każdy wzmacnia twojego Boga.
god-isis-brief = Twoje jednostki obok wroga mogą przetrwać przegraną Bitwę.
god-osiris-brief = Przegrana Bitwa otwiera pole Zaświatów tylko dla ciebie.
god-ra-brief = Opromienione jednostki dają o 1 punkt Uwielbienia więcej tam, gdzie wygrasz.
god-amun-advice = Mocny w jednej wielkiej Bitwie na Konflikt: dwa efekty naraz.
god-anubis-advice = Mocny, gdy walczą inni: Bóg rośnie w siłę z każdym uwięzionym Wojownikiem.
god-isis-advice = Mocna w obronie: stój obok wrogów i zachowaj armię.
god-osiris-advice = Umie przegrywać: każda porażka otwiera bramę tylko dla ciebie.
god-ra-advice = Lubi wygrywać: rozstaw Opromienione jednostki po regionach.
draft-title = Wybierz Boga
draft-taken = już u gracza { $name }

power-choice = Wybierz moc poziomu { $level }
power-count = Poziom { $level } · moc { $nth } z 6
power-had = odblokowana
power-now-monuments = { $count ->
    [0] Na razie nie kontrolujesz takich Monumentów.
   *[other] Kontrolujesz: { $count } { $kind ->
        [obelisk] { NAME("obelisk", $count) }
        [pyramid] { NAME("pyramid", $count) }
       *[temple] { NAME("temple", $count) }
    }.
}
power-now-resplendent = Twoje Monumenty jednego rodzaju: najwyżej { $count }.
power-now-regions = Regiony z twoimi jednostkami: { $count }.
power-guardian = { $left ->
    [0] Nie ma już Strażnika do tej mocy: { $name }.
   *[other] Ta moc daje też Strażnika: { $name }.
}

## Karty pomocy

help-rules = Zasady
help-god-facts = Uwielbienie { $devotion } · { $followers } { NAME("follower", $followers) }
help-power = Moc Ankh, poziom { $level }
help-unlocked-by = Odblokowana przez: { $list }.
help-unlocked-by-nobody = Nikt jej nie odblokował.
help-guardian = Strażnik
help-guardian-left = W zasobach zostało: { $count }.
help-figure = Jednostka
help-a-monument = Monument
help-monument = Kto kontroluje najwięcej Monumentów jednego rodzaju w regionie, zyskuje tam w Konflikcie 1 punkt Uwielbienia. Jednostki obok neutralnych i własnych Monumentów przynoszą Wyznawców.
help-card = Karta Bitwy, siła +{ $strength }
help-held-by = Wciąż na ręce: { $list }.
help-held-by-nobody = Nikt nie ma jej na ręce.
help-action = Akcja
help-event = Wydarzenie { $number } z { $total }
help-caravan-left = Zostało: { $camels } { NAME("camel", $camels) }, żetony { $tokens }.
help-region = Region { $token }, { $count } { NAME("space", $count) }

## Bitwa i jej wynik

battle-region-of = region { $at } z { $total }
battle-offer = Do zdobycia
battle-for-win = za wygraną
battle-majorities-now = Większości teraz
battle-nobody-leads = nikt
battle-reach = Kto ile osiągnie
battle-tie = Przy remisie
battle-you = ty
battle-may-hold = możliwe
battle-card-range = +{ $low }–{ $high }
battle-with-card = z twoją kartą
battle-beats = może cię pokonać
battle-ties = może zremisować
battle-weak = nie dorówna ci
battle-has = ma { $count } { NAME("follower", $count) }
battle-becomes = { $cards }: twoja siła wyniesie { $mine }.
battle-can-beat = { $count ->
    [one] { $gods } może cię pokonać.
   *[other] { $gods } mogą cię pokonać.
}
battle-can-tie = { $count ->
    [one] { $gods } też może mieć { $mine }
   *[other] { $gods } też mogą mieć { $mine }
}; { $tie ->
    [mine] remis wygrasz ty.
    [theirs] remis wygra { $holder }.
   *[nobody] remisu nie wygra nikt.
}
battle-too-weak = { $count ->
    [one] { $gods } ci nie dorówna.
   *[other] { $gods } ci nie dorównają.
}
battle-watch-again = Pokaż jeszcze raz
battle-over = Konflikt { $number } dobiegł końca.
battle-told-result = { $kind ->
    [domination] { $fate ->
        [won] Dominujesz w regionie.
       *[other] { $god } dominuje w regionie.
    }
   *[battle] { $fate ->
        [won] Bitwa wygrana.
        [lost] Bitwa przegrana.
       *[watched] { $god ->
            [none] Nikt nie wygrał Bitwy.
           *[other] { $god } wygrywa Bitwę.
        }
    }
}
battle-next = Dalej: { $name }, { $gods }. Pytania poczekają, aż przejdziesz dalej.
battle-next-alone = Dalej: { $name }, tylko { $gods }.
battle-next-none = Pytania poczekają, aż przejdziesz dalej.
stage-cards = Karty
stage-reveal = Odkrycie
stage-majorities = Większości
stage-strength = Siła
stage-result = Wynik
result-wins-by = { $you ->
    [yes] Wygrywasz, { $mine } do { $other }.
   *[no] { $god } wygrywa, { $mine } do { $other }.
}
result-dominates = { $you ->
    [yes] Dominujesz: { $name }.
   *[no] { $god } dominuje: { $name }.
}
result-nobody-wins = Nikt nie wygrywa: { $name }.
result-tiebreaker = { $used ->
    [yes] Rozstrzygnął żeton Przechylenia Szali.
   *[no] Żeton Przechylenia Szali nie był potrzebny.
}
result-died = Zabite jednostki
result-dead = { $count } × { $name } ({ $god })
result-no-dead = Nikt nie zginął.
result-before-now = było → jest
result-no-gain = nic
result-forgotten = Bóg zapomniany po Konflikcie { $conflict }: zabrakło { $missing }
result-loss = { $source } −{ $amount }

merged-title = { $one } i { $other } stają się jednym Bogiem
merged-text = Dwaj Bogowie z najmniejszym Uwielbieniem łączą się na polu { $at } toru. Ich gracze odtąd wygrywają lub przegrywają razem.
merged-rank = jeden Bóg, dwoje graczy
merged-keeps = Jednostki, Monumenty, karty i moce { NAME($one, case: "gen") } zostają i należą do obojga graczy.
merged-leave = Bóg, Wojownicy, Monumenty i karty { NAME($other, case: "gen") } opuszczają grę.
merged-guardians = Strażnicy { NAME($other, case: "gen") } przechodzą do pary; { $player } może ich odprawić.
merged-followers = Wyznawcy są wspólni.
merged-abilities = Obie zdolności działają na wszystkie jednostki pary.
merged-turns = Każdy wykonuje jedną akcję w turze. W Konfliktach decyduje { $player }; partner widzi każde pytanie.

tray-bid-rivals = Wyznawcy rywali: { $list }.
bid-more = Więcej mogą zaoferować: { $gods }.
bid-same = Tyle samo ({ $bid }) mogą zaoferować: { $gods }; wtedy nikt nie ocaleje.
bid-less = Nie dorównają ci: { $gods }.
bid-safe = Bezpieczna oferta: { $safe }.

## Recap

recap-action = { NAME($action) }
recap-name = { NAME($name) }
recap-to = { PLACE($hex, case: "to") }
recap-at = { PLACE($hex) }
recap-moved = { NAME($figure) } { PLACE($hex, case: "to") }
recap-summoned = przyzwanie: { NAME($figure) } { PLACE($hex) }
recap-died = strata: { NAME($figure) } { PLACE($hex) }
recap-ransomed = uwolnienie
recap-followers = { $count } { NAME("follower", $n) }
recap-devotion = { $count } { NAME("devotion", $n) }
recap-camels = { $camels } { NAME("camel", $camels) }
recap-split = nowy region { $token }
recap-swapped = zamiana żetonów Kolejności Konfliktu
recap-conflict = Konflikt { $number }
recap-dominated = dominacja { REGION($token, $hex, $part) }
recap-battle = Bitwa { REGION($token, $hex, $part) }
recap-won = { $margin ->
    [0] zwycięstwo po remisie
   *[other] zwycięstwo z przewagą { $margin }
}
recap-nobody = nikt nie wygrywa
recap-merged = połączenie Bogów
recap-forgotten = zapomnienie
