## The board in the browser

board-title = Plansza Tekhenu
boards = Plansze graczy
areas = Obszary planszy
tray = Możliwości
pieces = Elementy
cards = Karty
price = Koszt:
free = za darmo
offer = Karty do wyboru
offer-hide = Pokaż planszę
offer-show = Pokaż karty
no-cards = Nie ma jeszcze kart.
majority = Przewaga
majority-rule = Najwięcej elementów w dzielnicy: { FIGURE("tracks.scoring.district") } PZ przy każdej punktacji; remis wygrywa element położony najwyżej.
for-people = Ludowi
board-of = Plansza: { $name }
forecast = punktacja teraz: { $points } PZ
statue-of = Posąg: { $name }
tiles-left = Pozostałe płytki: { $count }
hidden-decrees = Ukryte dekrety: { $count }
tab-wheel = Koło
tab-horus = Horus
tab-ra = Ra
tab-temple = Hathor
tab-bastet = Bastet
tab-thoth = Thot
tab-osiris = Ozyrys
tab-own = Moje
tab-others = Inni
tab-cards = Wybór
short-horus = posągi
short-osiris = budynki
phase-setup = Przygotowanie
phase-rounds = Tury
phase-maat = Maat
phase-scoring = Punktacja
counter-place = kolejność
counter-place-title = Miejsce w kolejności tur: { $value }
counter-balance = bilans
counter-balance-title = Bilans teraz: { $value }
counter-happiness = lud
counter-happiness-title = Szczęście i populacja: { $value }
counter-cards = karty
counter-cards-title = Karty: { $value }
hint-draft = Wskaż kość, aby zobaczyć, co daje; kliknij, aby ją wziąć.
hint-die-action = Kość jest twoja. Wykonaj akcję boga albo produkcję; najpierw możesz zmienić wartość za pomocą skrybów.
hint-ra = Liczba na polu to najwięcej PZ, ile może tam dać płytka.
hint-turn = Obróć płytkę kliknięciem, kółkiem myszy albo klawiszem Q lub E, a potem potwierdź.
hint-faith = Wiara na lewej szali podnosi bilans, na prawej obniża. Zaczyna gracz z bilansem najbliższym zera.
hint-thoth = Wszystkie karty bierze się z jednej sekcji.
hint-starting = Zaczyna gracz z wyższą inicjatywą; mocne karty mają niską inicjatywę.
hint-destiny = Wartość Ankh rozstrzyga remisy w następnej fazie Maat.
hint-decree = Punktuje się go na końcu gry; nikt inny go nie widzi.
hint-production = Błogosławieństwa zwiększają produkcję, jeśli zagrasz je przed nią.
hint-score = Najwyżej trzy dekrety, każdy z innym symbolem.
about-horus = Zbuduj za granit posąg poświęcony bogu z miejsca o wartości kości albo ludowi.
about-ra = Połóż w świątyni płytkę filaru (5–6: lewą, 3–4: środkową, 1–2: prawą). Jej zdolność działa, gdy tło płytki zgadza się ze światłem u Ra.
about-hathor = Zbuduj za chleb budynek przy świątyni: { FIGURE("temple.points.pillar_in_line") } PZ za każdy własny filar w linii, po 1 z tego, co pokazują puste pola; populacja rośnie o wartość kości.
about-bastet = Zapłać { FIGURE("tracks.bastet.papyrus") } { NAME("papyrus", FIGURE("tracks.bastet.papyrus"), case: "acc") }: szczęście rośnie o wartość kości, ale nie powyżej populacji. 1–2: { FIGURE("tracks.bastet.scribes.0") } { NAME("scribe", FIGURE("tracks.bastet.scribes.0")) }, 3–4: { FIGURE("tracks.bastet.scribes.2") } { NAME("scribe", FIGURE("tracks.bastet.scribes.2")) }.
about-thoth = Weź karty z jednej sekcji (1–2: { FIGURE("market.cards_by_die.0") } za darmo, 3–4: { FIGURE("market.cards_by_die.2") } za { FIGURE("market.papyrus_by_die.2") } { NAME("papyrus", FIGURE("market.papyrus_by_die.2"), case: "acc") }, 5–6: { FIGURE("market.cards_by_die.4") } za { FIGURE("market.papyrus_by_die.4") } { NAME("papyrus", FIGURE("market.papyrus_by_die.4"), case: "acc") }).
about-osiris = Zmniejsz szczęście o { FIGURE("osiris.happiness") } i zbuduj warsztat lub kamieniołom w rzędzie o wartości kości: produkcja rośnie, a ty otrzymujesz surowiec.
about-maat = Co cztery rundy odczytuje się wagę: ujemny bilans kosztuje PZ, a zaczyna gracz z bilansem najbliższym zera.
about-gold = Przy płaceniu zastępuje papirus, chleb, wapień lub granit.
about-scribe = Każdy zmienia wartość kości o najwyżej { FIGURE("starting.scribe_step") }; wezwanie Anubisa kosztuje { FIGURE("starting.anubis") } { NAME("scribe", FIGURE("starting.anubis"), case: "acc") }.
about-faith = Każdy zmienia bilans o 1 w fazie Maat; pozostałe wracają potem do zasobów ogólnych.
bonus-1 = Premia: { THINGS("horus.bonuses.1") }.
bonus-2 = Premia: { THINGS("horus.bonuses.2") }.
bonus-3 = Premia: { THINGS("horus.bonuses.3") }.
bonus-4 = Premia: { THINGS("horus.bonuses.4") }.
bonus-5 = Premia: { THINGS("horus.bonuses.5") }.
bonus-6 = Premia: { THINGS("horus.bonuses.6") }.
slot-label = Miejsce { $slot }: { $god }, wolne miejsca na posągi: { $free }
people-temple-row = Posąg poświęcony ludowi: środkowy rząd świątyni
people-temple-column = Posąg poświęcony ludowi: środkowa kolumna świątyni
people-workshops = Posąg poświęcony ludowi: warsztaty
people-quarries = Posąg poświęcony ludowi: kamieniołomy
people-temple = Od razu { FIGURE("horus.people.temple_pillar") } PZ za każdy własny filar w tej linii; liczy się jako element przy świątyni.
people-districts = Liczy się jako element w obu dzielnicach poniżej i wygrywa remisy.
work-title = { $good }, rząd { $row }
work-label = { $good }, rząd { $row }{ $taken ->
        [yes] {": "}{ $name }
       *[no] {""}
    }
work-raises = { $good }: produkcja +{ $steps }, otrzymujesz { $gain }.
work-second = Ponadto produkcja +1: { $good }.
work-any = Ponadto produkcja dowolnego surowca +1.
work-gold = Oraz 1 złoto.
cell-title = Pole świątyni: { NAME($cell) }
cell-about = dla gracza, który zakryje to pole.
cell-label = Pole świątyni, { NAME($cell) }, wolne: { $gain }
cell-taken-label = Pole świątyni, { NAME($cell) }: płytka „{ NAME($tile) }” ({ CODE($tile) }), { $name }
best-turn = Najwyżej { $points } PZ
space-title = Przy świątyni, { NAME($space, kind: "space") }
space-about = Koszt budynku: { $bread } { NAME("bread", $bread) }.
space-label = Przy świątyni, { NAME($space, kind: "space") }{ $taken ->
        [yes] {": "}{ $name }
       *[no] , koszt: { $bread } { NAME("bread", $bread) }
    }
tile-turn = Obróć płytkę
turn-left = Obróć w lewo
turn-right = Obróć w prawo
turn-points = Przy tym ułożeniu
die-name = { $colour } { $value }
die-label = { $colour } { $value }, { $god }, { $purity }{ $legal ->
        [yes] , można wziąć
       *[no] {""}
    }
die-left = Lewa szala. Bilans
die-right = Prawa szala. Bilans
die-below = Pod wagą. Bilans
die-forbidden = Zakazana w tym świetle: tylko z pomocą Anubisa albo karty „{ NAME("t08") }” (T08).
die-produce = { $excess ->
        [0] { $good }: produkcja { $count }
       *[other] { $good }: produkcja { $count }, nadwyżka { $excess }
    }
die-cannot = Teraz niemożliwe: brakuje elementu, miejsca lub środków.
die-gray = Szara: bez produkcji.
die-scribes = Skrybowie: { $scribes }. Wartość od { $from } do { $to }.
die-others = { $name } otrzymuje
scales-label = Bilans { $balance }. Kości po lewej: { $left }, po prawej: { $right }, nadwyżka: { $excess }.
scales-rule = Kości czyste minus kości skalane i nadwyżka.
stock-good = { $good }: { $count }; poziom produkcji { $level }.
stock-rule = Produkcja powyżej tego poziomu to nadwyżka: każdy taki surowiec to −1 na wadze.
row-label = Pozostałe budynki: { $left }. Teraz należny chleb: { $bread }, PZ: { $points }.
row-rule = Przy punktacji liczy się każda odkryta ikona; każdy niezapłacony chleb kosztuje { FIGURE("tracks.scoring.unpaid_bread") } PZ.
statues-label = Pozostałe posągi: { $left }, koszt następnego: { $cost }{ SIGN("horus.cost") } { NAME("granite", $cost) }. Pozostałe filary: { $pillars }.
statues-rule = Przy punktacji posągi dają { FIGURE("tracks.statues") } PZ: za jeden, dwa i tak dalej.
track-space = Pole { $space }
track-triangles = Trójkąty: { $count }, { $points } PZ za szczęście przy punktacji.
track-gold = Gdy szczęście dotrze tu po raz pierwszy: 1 złoto.{ SIGN("tracks.milestones.gold") }
track-scribe = Gdy szczęście dotrze tu po raz pierwszy: 1 skryba.{ SIGN("tracks.milestones.scribe") }
track-action = Gdy szczęście dotrze tu po raz pierwszy: dowolna akcja z dowolną wartością.{ SIGN("tracks.milestones.action") }
track-opens = Gdy dotrze tu populacja, otwiera się sekcja rynku { $section }.
track-access = Szczęście od { $from }: sekcje rynku { $sections }
section-needs = szczęście { $happiness }+
section-opens = otwiera się przy populacji { $population }
refresh = Odśwież sekcję { $section }
refresh-about = Za { FIGURE("market.refresh") } { NAME("papyrus", FIGURE("market.refresh")) } wymienia się wszystkie jej karty.
balance-of = { $loss ->
        [0] { $name }: { $balance }.
       *[other] { $name }: { $balance }, strata { $loss } PZ.
    }
balance-rule = Od −{ FIGURE("tracks.losses.from.0") }: −{ FIGURE("tracks.losses.points.0") } PZ, od −{ FIGURE("tracks.losses.from.1") }: −{ FIGURE("tracks.losses.points.1") } PZ, od −{ FIGURE("tracks.losses.from.2") }: −{ FIGURE("tracks.losses.points.2") } PZ.
ledger-open = Ostatnie rozliczenie
ledger-maat = Faza Maat { $number }
ledger-scoring = { $number ->
        [2] Końcowa punktacja
       *[other] Pierwsza punktacja
    }
ledger-before = Wcześniejsze rozliczenie
ledger-after = Późniejsze rozliczenie
ledger-skip = Pokaż wszystko
ledger-close = Zamknij
ledger-step = Krok
ledger-sum = Suma PZ
bot-about = Nigdy nie płaci ani nie produkuje; punktuje według własnych zasad.
bot-here = Jest tutaj.
bot-reasons = Dlaczego tak zrobił
bot-god-tile = Bierze najwyższą kość u tego boga albo u następnego przeciwnie do ruchu wskazówek zegara.
bot-good-tile = Bierze najwyższą kość pierwszego z tych surowców, który jest dostępny.
bot-why-god = Dlaczego: najwyższa dostępna kość ({ $god }).
bot-why-back = Dlaczego: bliżej celu ({ $tile }) nie ma dostępnej kości, więc najwyższa kość ({ $god }).
bot-why-good = Dlaczego: najwyższa kość pierwszego surowca ({ $good }).
bot-why-next = Dlaczego: brak kości wcześniejszych surowców, więc najwyższa kość następnego ({ $good }).
bot-why-gray = Dlaczego: zostały tylko szare kości.

## Options of a table

option-level = Poziom trudności (solo)
option-level-easy = Łatwy
option-level-medium = Średni
option-level-hard = Trudny
option-random_start = Losowe karty początkowe (solo)
option-dear_decrees = Botanchamon: { FIGURE("bot.points.decree_option") } PZ za dekret (solo)
option-printed_horus = Stała kolejność bogów u Horusa
option-figures = Własne wartości
