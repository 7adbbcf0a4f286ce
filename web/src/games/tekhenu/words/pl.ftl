## The board in the browser

board-title = Plansza Tekhenu
boards = Plansze graczy
areas = Obszary planszy
tray = Możliwości
pieces = Elementy
cards = Karty
price = Cena:
free = darmo
offer = Karty do wyboru
offer-hide = Pokaż planszę
offer-show = Pokaż karty
no-cards = Nie ma jeszcze kart.
majority = Przewaga
majority-rule = Najwięcej elementów w dzielnicy: 3 PZ przy każdej punktacji; remis rozstrzyga najwyższy element.
for-people = Dla ludu
board-of = Plansza: { $name }
forecast = punktacja teraz: { $points } PZ
statue-of = Posąg: { $name }
tiles-left = Pozostało płytek: { $count }
hidden-decrees = Ukrytych dekretów: { $count }
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
short-osiris = warsztaty
phase-setup = Przygotowanie
phase-rounds = Tury
phase-maat = Maat
phase-scoring = Punktacja
counter-place = kolejność
counter-place-title = Miejsce w kolejności: { $value }
counter-balance = równowaga
counter-balance-title = Równowaga wagi teraz: { $value }
counter-happiness = lud
counter-happiness-title = Szczęście i populacja: { $value }
counter-cards = karty
counter-cards-title = Kart: { $value }
hint-draft = Wskaż kość, aby zobaczyć, co oznacza; kliknięcie ją bierze.
hint-deed = Kość jest twoja. Wykonaj akcję boga albo produkcję; skrybowie najpierw zmieniają wartość.
hint-ra = Liczba na polu to najwięcej, ile płytka tam da.
hint-turn = Obróć płytkę kliknięciem, kółkiem, Q lub E i potwierdź.
hint-faith = Wiara na lewej szali podnosi równowagę, na prawej obniża. Najbliższy zera jest pierwszy.
hint-thoth = Wszystkie karty z jednego działu.
hint-starting = Wysoka inicjatywa zaczyna; mocne karty mają niską.
hint-destiny = Wartość ankh rozstrzyga remisy w następnej fazie Maat.
hint-decree = Liczy się na końcu gry; nikt inny go nie widzi.
hint-production = Błogosławieństwa zwiększają produkcję, zanim nastąpi.
hint-score = Najwyżej trzy dekrety, każdy z innym symbolem.
about-horus = Zbuduj posąg za granit: bogu z pola o wartości kości albo ludowi.
about-ra = Połóż płytkę filaru w świątyni: 5–6 lewą, 3–4 środkową, 1–2 prawą. Jej zdolność działa, gdy tło zgadza się ze światłem u Ra.
about-hathor = Zbuduj budynek przy świątyni za chleb: 3 PZ za każdy własny filar w linii, po 1 z pustych pól; populacja rośnie o wartość.
about-bastet = Zapłać 2 papirusy: szczęście rośnie o wartość, nie ponad populację. 1–2: 2 skrybów, 3–4: 1 skryba.
about-thoth = Weź karty z jednego działu: 1–2 jedną darmo, 3–4 dwie za 2 papirusy, 5–6 trzy za 3 papirusy.
about-osiris = Strać 1 szczęście i zbuduj warsztat lub kamieniołom w rzędzie wartości: produkcja rośnie, dostajesz zasób.
about-maat = Co cztery rundy odczytuje się wagi: ujemna równowaga kosztuje PZ, najbliższy zera jest pierwszy.
about-gold = Zastępuje papirus, chleb, wapień lub granit przy płaceniu.
about-scribe = Każdy zmienia wartość kości o 1 lub 2; dwóch przyzywa Anubisa.
about-faith = Każdy przesuwa równowagę o 1 w fazie Maat; reszta potem wraca.
bonus-1 = Premia: 1 papirus lub 1 chleb.
bonus-2 = Premia: 1 wapień lub 1 granit.
bonus-3 = Premia: 1 złoto.
bonus-4 = Premia: 1 skryba.
bonus-5 = Premia: 2 PZ.
bonus-6 = Premia: 1 złoto i 1 PZ.
slot-label = Pole { $slot }: { $god }, wolnych miejsc: { $free }
people-temple-row = Posąg dla ludu: rząd c świątyni
people-temple-column = Posąg dla ludu: kolumna 3 świątyni
people-workshops = Posąg dla ludu: warsztaty
people-quarries = Posąg dla ludu: kamieniołomy
people-temple = Od razu 3 PZ za każdy własny filar w tej linii; liczy się jako element przy świątyni.
people-districts = Liczy się jako element w obu dzielnicach poniżej i wygrywa remisy.
work-title = { $good }, rząd { $row }
work-label = { $good }, rząd { $row }{ $taken ->
        [yes] {": "}{ $name }
       *[no] {""}
    }
work-raises = { $good }: produkcja +{ $steps }, dostajesz { $gain }.
work-second = Ponadto: { $good }, produkcja +1.
work-any = Ponadto: produkcja +1 dowolnego zasobu.
work-gold = I 1 złoto.
cell-title = Pole { $cell }
cell-about = dla tego, kto je zakryje.
cell-label = Pole { $cell }, wolne: { $gain }
cell-taken-label = Pole { $cell }: płytka { $tile }, { $name }
best-turn = Najwyżej { $points } PZ
space-title = Miejsce { $space }
space-about = Budynek tutaj kosztuje chleba: { $bread }.
space-label = Miejsce { $space }{ $taken ->
        [yes] {": "}{ $name }
       *[no] , chleb: { $bread }
    }
tile-turn = Obróć płytkę
turn-left = Obróć w lewo
turn-right = Obróć w prawo
turn-points = W tym położeniu
die-name = { $colour } { $value }
die-label = { $colour } { $value }, { $god }, { $purity }{ $legal ->
        [yes] , można wziąć
       *[no] {""}
    }
die-left = Lewa szala. Równowaga
die-right = Prawa szala. Równowaga
die-below = Pod wagą. Równowaga
die-forbidden = Zakazana w tym świetle: tylko z Anubisem albo T08.
die-produce = { $excess ->
        [0] { $good }: produkcja { $count }
       *[other] { $good }: produkcja { $count }, nadmiar { $excess }
    }
die-cannot = Teraz niemożliwe: brakuje elementu, miejsca albo zapłaty.
die-gray = Szara: bez produkcji.
die-scribes = Skrybów: { $scribes }. Wartość od { $from } do { $to }.
die-others = { $name } dostaje
scales-label = Równowaga { $balance }. Kości po lewej: { $left }, po prawej: { $right }, nadmiar: { $excess }.
scales-rule = Kości czyste minus skalane i nadmiar.
stock-good = { $good }: { $count }; poziom produkcji { $level }.
stock-rule = To, co ponad poziom, to nadmiar: każdy −1 na wadze.
row-label = Pozostało budynków: { $left }. Teraz: chleb { $bread }, PZ { $points }.
row-rule = Przy punktacji liczy się każda odkryta ikona; każdy niezapłacony chleb kosztuje 3 PZ.
statues-label = Pozostało posągów: { $left }, następny kosztuje granitu: { $cost }. Filarów: { $pillars }.
statues-rule = Przy punktacji posągi dają 1, 3, 6, 10, 15 lub 21 PZ.
track-space = Pole { $space }
track-triangles = Trójkąty: { $count }, { $points } PZ za szczęście przy punktacji.
track-gold = Gdy szczęście dojdzie tu pierwszy raz: 1 złoto.
track-scribe = Gdy szczęście dojdzie tu pierwszy raz: 1 skryba.
track-action = Gdy szczęście dojdzie tu pierwszy raz: dowolna akcja o dowolnej wartości.
track-opens = Populacja tutaj otwiera dział { $section } rynku.
track-access = Szczęście od { $from }: działy rynku { $sections }
section-needs = szczęście { $happiness }+
section-opens = otwiera populacja { $population }
refresh = Odśwież dział { $section }
refresh-about = Za 1 papirus wszystkie jego karty są wymieniane.
balance-of = { $loss ->
        [0] { $name }: { $balance }.
       *[other] { $name }: { $balance }, strata { $loss } PZ.
    }
balance-rule = Od −3: −1 PZ, od −5: −2 PZ, od −8: −3 PZ.
ledger-open = Ostatnie rozliczenie
ledger-maat = Faza Maat { $number }
ledger-scoring = { $number ->
        [2] Punktacja końcowa
       *[other] Pierwsza punktacja
    }
ledger-before = Wcześniejsze rozliczenie
ledger-after = Późniejsze rozliczenie
ledger-skip = Pokaż wszystko
ledger-close = Zamknij
ledger-step = Krok
ledger-sum = Razem, PZ
bot-about = Nigdy nie płaci ani nie produkuje, punktuje według własnych zasad.
bot-here = Jest tutaj.
bot-reasons = Dlaczego tak zrobił
bot-god-tile = Bierze najwyższą kość u tego boga albo u następnego przeciwnie do zegara.
bot-good-tile = Bierze najwyższą kość pierwszego z tych zasobów, który jest.
bot-why-god = Dlaczego: najwyższa dostępna kość ({ $god }).
bot-why-back = Dlaczego: bliżej celu ({ $tile }) nic nie ma, więc najwyższa kość ({ $god }).
bot-why-good = Dlaczego: najwyższa kość pierwszego zasobu ({ $good }).
bot-why-next = Dlaczego: brak kości wcześniejszych zasobów, więc najwyższa następnego ({ $good }).
bot-why-gray = Dlaczego: zostały tylko szare kości.

## Options of a table

option-level = Poziom (solo)
option-level-easy = Łatwy
option-level-medium = Średni
option-level-hard = Trudny
option-random_start = Losowe karty początkowe (solo)
option-dear_decrees = Botanchamon: 8 PZ za dekret (solo)
option-printed_horus = Stała kolejność bogów u Horusa
