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
hint-die-action = Wykonaj akcję boga albo produkcję; najpierw skrybowie mogą zmienić wartość.
hint-draft = Wybierz kość, aby zobaczyć akcje i koszty; nic jeszcze nie wydajesz.
hint-in-hand = { $die }, { $purity }: bilans { $from } → { $to }.
hint-ra = Liczba na polu to najwięcej PZ, ile może tam dać płytka.
hint-turn = Obróć płytkę kliknięciem, kółkiem myszy albo klawiszem Q lub E, a potem potwierdź.
hint-faith = Lewa szala podnosi bilans, prawa go obniża.
hint-thoth = Wszystkie karty bierze się z jednej sekcji.
hint-starting = Zaczyna gracz z wyższą inicjatywą; mocne karty mają niską inicjatywę.
hint-destiny = Wartość Ankh rozstrzyga remisy w następnej fazie Maat.
hint-decree = Punktuje się go na końcu gry; nikt inny go nie widzi.
hint-production = Błogosławieństwa zwiększają produkcję, jeśli zagrasz je przed nią.
hint-score = Najwyżej trzy dekrety, każdy z innym symbolem.
about-horus = Zbuduj za granit posąg: poświęć go bogu z miejsca wskazanego przez wartość kości albo ludowi.
about-ra = Połóż w świątyni płytkę filaru (5–6: lewą, 3–4: środkową, 1–2: prawą). Jej zdolność działa, gdy tło płytki zgadza się ze światłem u Ra.
about-hathor = Zbuduj za chleb budynek przy świątyni: { FIGURE("temple.points.pillar_in_line") } PZ za każdy własny filar w linii, po 1 z tego, co pokazują puste pola; populacja rośnie o wartość kości.
about-bastet = Zapłać { FIGURE("tracks.bastet.papyrus") } { NAME("papyrus", FIGURE("tracks.bastet.papyrus"), case: "acc") }: szczęście rośnie o wartość kości, ale nie powyżej populacji. 1–2: { FIGURE("tracks.bastet.scribes.0") } { NAME("scribe", FIGURE("tracks.bastet.scribes.0")) }, 3–4: { FIGURE("tracks.bastet.scribes.2") } { NAME("scribe", FIGURE("tracks.bastet.scribes.2")) }.
about-thoth = Weź karty z jednej sekcji (1–2: { FIGURE("market.cards_by_die.0") } za darmo, 3–4: { FIGURE("market.cards_by_die.2") } za { FIGURE("market.papyrus_by_die.2") } { NAME("papyrus", FIGURE("market.papyrus_by_die.2"), case: "acc") }, 5–6: { FIGURE("market.cards_by_die.4") } za { FIGURE("market.papyrus_by_die.4") } { NAME("papyrus", FIGURE("market.papyrus_by_die.4"), case: "acc") }).
about-osiris = Zmniejsz szczęście o { FIGURE("osiris.happiness") } i zbuduj warsztat lub kamieniołom w rzędzie wskazanym przez wartość kości: produkcja rośnie, a ty otrzymujesz surowiec.
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
die-gray = Szara kość niczego nie produkuje.

die-others = { $name } otrzymuje
scales-label = Bilans { $balance }. Kości po lewej: { $left }, po prawej: { $right }, nadwyżka: { $excess }.
scales-rule = Kości czyste minus kości skalane i nadwyżka.
stock-good = { $good }: { $count }; poziom produkcji { $level }.
stock-delta = { $now } ({ $delta } od twojej ostatniej tury)
stock-rule = Produkcja powyżej tego poziomu to nadwyżka: każdy taki surowiec to −1 na wadze.
row-label = Pozostałe budynki: { $left }. Teraz należny chleb: { $bread }, PZ: { $points }.
row-rule = Przy punktacji liczy się każdy odsłonięty symbol; każdy niezapłacony chleb kosztuje { FIGURE("tracks.scoring.unpaid_bread") } PZ.
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
balance-rule = −{ FIGURE("tracks.losses.from.0") } i mniej: −{ FIGURE("tracks.losses.points.0") } PZ; −{ FIGURE("tracks.losses.from.1") } i mniej: −{ FIGURE("tracks.losses.points.1") } PZ; −{ FIGURE("tracks.losses.from.2") } i mniej: −{ FIGURE("tracks.losses.points.2") } PZ.
ledger-open = Ostatnie rozliczenie
ledger-maat = Faza Maat { $number }
ledger-scoring = { $number ->
        [2] Końcowa punktacja
       *[other] Pierwsza punktacja
    }
ledger-before = Wcześniejsze rozliczenie
ledger-after = Późniejsze rozliczenie
ledger-skip = Pokaż wszystko
ledger-step = Krok
ledger-sum = Suma PZ
bot-about = Nigdy nie płaci ani nie produkuje; punktuje według własnych zasad.
bot-here = Jest tutaj.
bot-reasons = Dlaczego tak zrobił
bot-god-tile = Bierze najwyższą dostępną kość u tego boga, a jeśli takiej nie ma – u następnego przeciwnie do ruchu wskazówek zegara.
bot-good-tile = Bierze najwyższą kość pierwszego z tych surowców, dla którego jest dostępna kość.
bot-why-god = Dlaczego: najwyższa dostępna kość ({ $god }).
bot-why-back = Dlaczego: licząc od płytki ({ $tile }) przeciwnie do ruchu wskazówek zegara, pierwsze dostępne kości są tutaj ({ $god }); ta jest najwyższa.
bot-why-good = Dlaczego: najwyższa kość pierwszego surowca ({ $good }).
bot-why-next = Dlaczego: brak kości wcześniejszych surowców, więc najwyższa kość następnego ({ $good }).
bot-why-gray = Dlaczego: zostały tylko szare kości.

## Options of a table

option-level = Poziom trudności (gra jednoosobowa)
option-level-easy = Niski
option-level-medium = Średni
option-level-hard = Wysoki
option-random_start = Losowe karty początkowe (gra jednoosobowa)
option-dear_decrees = Botanchamon: { FIGURE("bot.points.decree_option") } PZ za dekret (gra jednoosobowa)
option-printed_horus = Stała kolejność bogów u Horusa
option-figures = Własne wartości

## Recap

recap-count = { $count } { $what ->
    [vp] PZ
   *[other] { NAME($what, $n) }
}
recap-die = { NAME($die) }
recap-pure = czysta, lewa szala
recap-tainted = skalana, prawa szala
recap-anubis = Anubis
recap-god = { NAME($god) }
recap-extra = także { NAME($god) }
recap-idle = bez akcji
recap-people = { $people ->
    [temple-row] ludowi, rząd świątyni
    [temple-column] ludowi, kolumna świątyni
    [workshops] ludowi, warsztaty
   *[quarries] ludowi, kamieniołomy
}
recap-cell = { NAME($cell) }
recap-space = { NAME($space, kind: "space") }
recap-work = { NAME($work) }
recap-card = { NAME($card) }
recap-decree = dekret
recap-refreshed = sekcja { $section } odświeżona
recap-opened = otwarta sekcja { $section }
recap-raised = rośnie produkcja: { NAME($good) }
recap-happiness = szczęście { $to }
recap-population = populacja { $to }
recap-dice = { $count ->
    [one] { $count } nowa kość
    [few] { $count } nowe kości
   *[many] { $count } nowych kości
}
recap-rotated = Koło się obraca
recap-maat = Maat { $number }
recap-scoring = Punktacja
recap-balance = bilans { $value }
recap-place = miejsce w kolejności: { $place }

## The table: areas, actions with prices, seats

solo-opponent = { NAME("botankhamun") }
rules-page = Zasady
one-blessing = Błogosławieństwo
one-technology = Technologia
one-decree = Dekret
one-starting = Karta początkowa
one-destiny = Karta losu
die-at = { $colour } { $value }, { $god }
area-overview = Przegląd
area-temple = Świątynia
area-districts = Dzielnice
area-statues = Posągi
area-market = Rynek
area-wheel = Koło
area-tracks = Tory
area-players = Gracze
area-pin = Przypnij zakładkę
area-new = nowe: { $count }
new-card = nowa
marker-about = Gdy strzałka dotrze do tego żetonu, następuje punktacja.
next-light = następne światło
next-light-about = Przytrzymaj, aby zobaczyć światło po obrocie koła.
own-board-title = Twoja plansza
own-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
own-close = Zamknij
round-of = Runda { $round } z { $rounds }
round-setup = Przygotowanie
after-turn = Koło się obraca i pojawiają się nowe kości.
after-maat = Koło się obraca, potem Maat odczytuje wagę: punkty, kolejność tur, karty losu.
after-scoring-a = Pierwsza punktacja. Teraz dałaby: { $points }.
after-scoring-b = Końcowa punktacja i koniec gry. Teraz dałaby: { $points }.
after-round = Po rundzie { $round }
soon-turn = Obrót koła po rundzie { $round }
soon-maat = Maat po rundzie { $round }
do-horus = Horus: zbuduj posąg
do-ra = Ra: połóż { $slot ->
        [left] lewą
        [middle] środkową
       *[right] prawą
    } płytkę
do-hathor = Hathor: zbuduj przy świątyni
do-bastet = Bastet: zorganizuj święto
do-thoth = Thot: weź { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
do-osiris = Ozyrys: zbuduj w rzędzie { $row }
do-produce-papyrus = Produkuj papirus
do-produce-bread = Produkuj chleb
do-produce-limestone = Produkuj wapień
do-produce-granite = Produkuj granit
do-produce-gray = Produkcja
have = (masz { $count })
have-gold = (złotem: { $gold })
free-with = lub za darmo: { $card }
level-of = poziom { $level } z { $most }
from-price = od
result-horus = { $god } lub lud
result-ra = miejsce u Ra: +{ $points } PZ i więcej
result-thoth = z { $sections }
result-osiris = poziom +{ $levels }, surowiec +{ $goods }
excess-of = nadwyżka { $count }: bilans −{ $count }
excess-none = bez nadwyżki
no-gray = szara kość nic nie daje
no-statue = wszystkie posągi już stoją
no-pillar = wszystkie filary już stoją
no-tile = nie ma tu płytki
no-building = wszystkie budynki już stoją
no-space = nie ma wolnego miejsca
no-happiness = za mało szczęścia
no-row = rząd { $row } jest pełny
no-goods = brakuje { $count }, brak złota
no-cards-there = za mało kart w twoich sekcjach
faith-left = { $faith } na lewą: { $balance }
faith-right = { $faith } na prawą: { $balance }
as-rolled = jak wypadło
no-scribes = brak skrybów
scribes-price = { $count } z { $have }
value-down = Zmniejsz wartość
value-up = Zwiększ wartość
value-now = Wartość { $value }
take-only = Najpierw weź, potem wybierz
take-only-about = Najpierw bierzesz kość, a karty i resztę wybierasz potem, krok po kroku.
anubis-price = Anubis: dowolna kość
seat-pieces = Zostało: budynki { $buildings }, posągi { $statues }, filary { $pillars }
seat-people = Szczęście { $happiness }, populacja { $population }
seat-stock = Zapas
seat-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
section-yours = dostępna
maat-after = Maat, po rundzie { $round }
bot-coin = Decyduje żeton debena: orzeł (H) – { $heads }, reszka (T) – { $tails }.
bot-balance = Jego bilans w następnej fazie Maat; wartość Ankh { $ankh }.
zoom-in = Powiększ
zoom-out = Pomniejsz

## The effect of a card in at most 32 characters

short-b01 = Produkcja: wapień +{ FIGURE("blessings.b01.amount") }
short-b02 = Produkcja: granit +{ FIGURE("blessings.b02.amount") }
short-b03 = Produkcja: chleb +{ FIGURE("blessings.b03.amount") }
short-b04 = Produkcja: papirus +{ FIGURE("blessings.b04.amount") }
short-b05 = Produkcja: złoto +{ FIGURE("blessings.b05.amount") }
short-b06 = Produkcja: skrybowie +{ FIGURE("blessings.b06.amount") }
short-b07 = Populacja lub szczęście +{ FIGURE("blessings.b07.amount") }
short-b08 = Populacja lub szczęście +{ FIGURE("blessings.b08.amount") }
short-b09 = Dowolna wartość twojej kości
short-b10 = Dowolna wartość twojej kości
short-b11 = Kość: inny kolor, wartość ±{ FIGURE("blessings.b11.amount") }
short-b12 = Kość: inny kolor, wartość ±{ FIGURE("blessings.b12.amount") }
short-b13 = Ra lub Horus za darmo
short-b14 = Ra lub Horus za darmo
short-b15 = Bastet lub Hathor za darmo
short-b16 = Bastet lub Hathor za darmo
short-b17 = Skrybowie −{ FIGURE("blessings.b17.amount") }: też sąsiedni bóg
short-b18 = Skrybowie −{ FIGURE("blessings.b18.amount") }: też sąsiedni bóg
short-b19 = Populacja −{ FIGURE("blessings.b19.amount") }: też bóg naprzeciw
short-b20 = Populacja −{ FIGURE("blessings.b20.amount") }: też bóg naprzeciw
short-b21 = Produkcja dwa razy
short-b22 = Produkcja dwa razy
short-b23 = Anubis bez skrybów
short-b24 = Anubis bez skrybów
short-t01 = Akcja Ozyrysa: { FIGURE("technologies.t01.points") } PZ
short-t02 = Akcja Ra: { FIGURE("technologies.t02.points") } PZ
short-t03 = Akcja Thota: { FIGURE("technologies.t03.points") } PZ
short-t04 = Akcja Horusa: { FIGURE("technologies.t04.points") } PZ, granit { FIGURE("technologies.t04.granite") }
short-t05 = Hathor: filary w linii +{ FIGURE("technologies.t05.points") } PZ
short-t06 = Bastet: { FIGURE("technologies.t06.points") } PZ, znaczniki +{ FIGURE("technologies.t06.steps") }
short-t07 = Premia Horusa: granit +{ FIGURE("technologies.t07.granite") }
short-t08 = Możesz brać zakazane kości
short-t09 = Zdolności płytek działają zawsze
short-t10 = Złoto = skrybowie; { FIGURE("technologies.t10.points") } PZ za turę
short-t11 = Akcja z wartością { FIGURE("technologies.t11.value") }: { FIGURE("technologies.t11.points") } PZ
short-t12 = Nadmiarowy surowiec: { FIGURE("technologies.t12.points") } PZ
short-t13 = Produkcja: ±{ FIGURE("technologies.t13.steps") }, surowiec +{ FIGURE("technologies.t13.goods") }
short-t14 = Akcja boga: wartość ±{ FIGURE("technologies.t14.steps") }
short-t15 = Maat: wiara { FIGURE("technologies.t15.faith") }, Ankh { FIGURE("technologies.t15.ankh") }
short-t16 = Maat: 1. +{ FIGURE("technologies.t16.points") } PZ, ostatni +{ FIGURE("technologies.t16.gold") } złoto
short-t17 = Chleb: { FIGURE("technologies.t17.points") } PZ, bez opłaty
short-t18 = Czysta kość: { FIGURE("technologies.t18.points") } PZ
short-t19 = Skalana: skryba −{ FIGURE("technologies.t19.scribes") }, produkcja
short-t20 = Akcja Thota: papirus { FIGURE("technologies.t20.papyrus") }
short-t21 = Akcja Hathor: chleb { FIGURE("technologies.t21.bread") }
short-t22 = Wapień = granit; { FIGURE("technologies.t22.points") } PZ za turę
short-t23 = Akcja Anubisa: { FIGURE("technologies.t23.points") } PZ
short-t24 = Za błogosławieństwo: złoto { FIGURE("technologies.t24.gold") }
short-d01 = Technologie: po { FIGURE("decrees.d01.points.technology") } PZ
short-d02 = Symbole dekretów: po { FIGURE("decrees.d02.points.decree-symbol") } PZ
short-d03 = Złoto { FIGURE("decrees.d03.gold") }: dekret ponownie
short-d04 = Trójkąty populacji: po { FIGURE("decrees.d04.points.population-symbol") } PZ
short-d05 = Trójkąty szczęścia: po { FIGURE("decrees.d05.points.happiness-symbol") } PZ
short-d06 = PZ za przewagę w szczęściu
short-d07 = Skrybowie: po { FIGURE("decrees.d07.points.scribe") } PZ
short-d08 = Złoto: { FIGURE("decrees.d08.points.gold") } PZ, surowiec: { FIGURE("decrees.d08.points.papyrus") }
short-d09 = Kamieniołomy: po { FIGURE("decrees.d09.points.quarry") } PZ
short-d10 = Warsztaty: po { FIGURE("decrees.d10.points.workshop") } PZ
short-d11 = Budynki dzielnic: po { FIGURE("decrees.d11.points.osiris-building") } PZ
short-d12 = Budynki świątyni: po { FIGURE("decrees.d12.points.temple-building") } PZ
short-d13 = Filary: po { FIGURE("decrees.d13.points.pillar") } PZ
short-d14 = Posągi, bud. świątyni: po { FIGURE("decrees.d14.points.statue") } PZ
short-d15 = Filary, bud. świątyni: po { FIGURE("decrees.d15.points.pillar") } PZ
short-d16 = Posągi bogów: po { FIGURE("decrees.d16.points.god-statue") } PZ
short-d17 = Posągi i filary: po { FIGURE("decrees.d17.points.statue") } PZ
short-d18 = Posągi: po { FIGURE("decrees.d18.points.statue") } PZ
short-d19 = Posągi ludowi: po { FIGURE("decrees.d19.points.people-statue") } PZ
short-d20 = Kolejność: 1. { FIGURE("decrees.d20.by_place.0") }, 2. { FIGURE("decrees.d20.by_place.1") } PZ
short-d21 = Budynki: po { FIGURE("decrees.d21.points.building") } PZ
short-d22 = PZ: połowa kości na lewej szali
short-d23 = Dowolna akcja przed punktacją
short-d24 = Świątynia punktuje ponownie
