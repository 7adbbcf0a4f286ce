# Ilustracje na stronie zasad.

figure-table = Trzech Bogów na mapie z pudełka, tuż przed trzecim Konfliktem.
figure-table-region = Region ze swoim żetonem Kolejności Konfliktu. Granice to rzeki, woda i Wielbłądy.
figure-table-figures = Sama Izyda; Wojownicy są mniejsi. Właściciela pokazują kolor i znak.
figure-table-monuments = Monument. Żeton Ankh pokazuje, kto go kontroluje; bez żetonu jest neutralny.
figure-table-actions = Cztery tory akcji. Znaczniki są wspólne dla wszystkich.
figure-table-events = Wydarzenia w stałej kolejności. Najbliższe ma obwódkę.
figure-table-strengths = Dla każdego regionu liczba pól lądu i siła, z jaką każdy Bóg przystąpiłby do Bitwy.
figure-table-devotion = Tor Uwielbienia: kto dojdzie do końca, wygrywa.
figure-table-god = Bóg: Wyznawcy, żetony Ankh, Wojownicy w puli, karty Bitwy na ręce i odblokowane Moce.

figure-adjacency = Sąsiednie pola mają wspólny bok bez rzeki i Wielbłąda.
figure-adjacency-warrior = Wojownik Izydy stoi na południowym brzegu.
figure-adjacency-neighbour = Piramida sąsiaduje z nim: przy pozyskaniu da Wyznawcę.
figure-adjacency-across = Świątynia nie ma wspólnego boku z Wojownikiem i leży za rzeką.
figure-adjacency-enemy = Wojownik Ra ma wspólny bok, ale dzieli ich rzeka: nie sąsiadują.
figure-adjacency-water = Woda należy do każdego regionu, którego dotyka, ale ich nie łączy.

figure-actions = Tory akcji przy trojgu graczach.
figure-actions-first = Druga akcja musi pochodzić z niższego rzędu. Po ruchu możesz wybrać przyzwanie, pozyskanie albo odblokowanie.
figure-actions-event = Następne pozyskanie wypełni romb: akcja zostaje wykonana, następuje wydarzenie i tura się kończy.
figure-actions-unlock = Odblokowanie ma najkrótszy tor. Po nim tura kończy się w każdym razie.

figure-events = Każdy rząd prowadzi do jednego Konfliktu.
figure-events-control = Kontrola Monumentu: weź Monument obok swojej jednostki.
figure-events-caravan = Karawana Wielbłądów: podziel region.
figure-events-next = Najbliższe wydarzenie.
figure-events-conflict = Konflikt: rozstrzyga się wszystkie regiony. Obok widać, co po nim następuje.

figure-majorities = Kto punktuje za Monumenty w tym regionie?
figure-majorities-pyramids = Izyda ma dwie Piramidy i jednostkę w regionie: 1 punkt Uwielbienia.
figure-majorities-fewer = Amon ma tylko jedną Piramidę: nic.
figure-majorities-tied = Amon i Ra mają po tyle samo Świątyń. Ra blokuje, choć nie ma tu jednostki.
figure-majorities-absent = Jedyny Obelisk należy do Ra, ale nie ma on jednostki w regionie: nic.

figure-strength = Co przyniósłby teraz Konflikt.
figure-strength-alone = Jest tu tylko Izyda. Dominuje bez Bitwy.
figure-strength-size = Liczba pól lądu i siła jednostek każdego Boga. Karty dochodzą do tego.

figure-devotion = Tor Uwielbienia.
figure-devotion-marker = Ankh na jednym polu tworzą stos; wyższy ma pierwszeństwo.
figure-devotion-red = Ostatnie czerwone pole. Kto po czwartym Konflikcie stoi na czerwonym, zostaje zapomniany.
figure-devotion-blue = Od tego miejsca Bóg jest bezpieczny.
figure-devotion-win = Kto tu dojdzie, wygrywa natychmiast.

figure-god = Co ma Bóg.
figure-god-followers = Wyznawcy; w nawiasie, ilu dałoby teraz pozyskanie.
figure-god-powers = Odblokowane Moce Ankh.

# Przykłady na mapie z pudełka.

example-gain = Które Monumenty się liczą?
example-gain-before = Izyda ma Wyznawców: { $followers-before }. Jej Bóg stoi obok jej Obelisku (A5) i Obelisku Amona (B3), jeden Wojownik w Delcie obok neutralnej Świątyni (E8), drugi nad rzeką, z neutralną Piramidą na każdym brzegu.
example-gain-done = Izyda wykonuje pozyskanie.
example-gain-after = Liczą się jej własny Obelisk, Świątynia i Piramida na jej brzegu (E5): Wyznawców ma teraz { $followers }. Nic nie dają Obelisk Amona, Piramida za rzeką (G5) ani jej własna Piramida na północy (D9), przy której nie ma jej jednostki.

example-unlock = Druga Moc
example-unlock-before = Amon ma Wyznawców: { $followers-before } i jedną Moc. Następna jest poziomu { $level-before } i kosztuje { $cost-before }.
example-unlock-done = Amon wykonuje odblokowanie i wybiera Moc „{ power-inspiring }”.
example-unlock-after = Zostało mu Wyznawców: { $followers }. Drugie odblokowanie daje też Mumię Kota do puli. Następna Moc będzie poziomu { $level } i będzie kosztować { $cost }.

example-event = Wydarzenie po pierwszej akcji
example-event-before = Znacznik pozyskania stoi na { $at-before } z { $needed }, a najbliższe wydarzenie to Kontrola Monumentu.
example-event-done = Pierwszą akcją Izydy jest pozyskanie. Najpierw dostaje Wyznawców, potem następuje wydarzenie: może wziąć Świątynię (E8) albo Piramidę (E5) i bierze Świątynię. Piramida za rzeką jest poza zasięgiem.
example-event-after = Izyda ma Wyznawców: { $followers } i Świątynię. Znacznik pozyskania wrócił na początek, a jej tura kończy się bez drugiej akcji.

example-caravan = Podział regionu
example-caravan-before = Ra wywołał Karawanę Wielbłądów. Delta to jeden region z żetonem { $old-before }; na północy jest woda, na południu rzeka.
example-caravan-done = Pięć Wielbłądów idzie od wody do rzeki. Ra zostawia żeton mniejszej części i niczego nie zamienia.
example-caravan-after = Wielbłądy ({ $camels }) oddzielają { $small } pól lądu z żetonem { $old } od { $large } z najniższym wolnym żetonem, { $new }. Obie części mają co najmniej sześć pól lądu, więc Karawana jest dozwolona.

example-domination = Sam w regionie
example-domination-before = W Delcie tylko Amon ma jednostki. Ma tam dwa Obeliski i Piramidę, Izyda Piramidę i Świątynię.
example-domination-done = W Konflikcie przychodzi kolej na Deltę.
example-domination-after = Amon punktuje za Obeliski; Piramid jest po tyle samo. Potem punktuje za dominację: ma { $amun } Uwielbienia. Świątynia Izydy nic nie daje, bo nie ma tu ona jednostki; jej { $isis } pochodzi z dominacji w innym regionie.

example-battle = Remis w Bitwie
example-battle-before = Izyda wywołała Konflikt i ma żeton Przechylenia Szali. W Delcie ma cztery jednostki, Amon trzy.
example-battle-done = Amon nie zapowiada drugiej karty. Izyda zagrywa Wylew Nilu, Amon Suszę. Cztery jednostki bez premii przeciw trzem i +1: remis. Izyda używa żetonu.
example-battle-after = Wylew Nilu dał Izydzie po Wyznawcy za każdą z czterech jednostek na polach Zalewowych: ma ich { $followers }. Wygrywa i ma { $isis } Uwielbienia. Dwaj Wojownicy Amona giną, Bóg zostaje; przegranemu Susza nic nie daje.

# Objaśnienie symboli.

icons-actions = Akcje
icon-d-move = Ruch Jednostek
icon-d-move-text = Każda do trzech pól.
icon-d-summon = Przyzwanie Jednostki
icon-d-summon-text = Obok własnej jednostki lub Monumentu.
icon-d-gain = Pozyskanie Wyznawców
icon-d-gain-text = Po jednym za każdy Monument, który się liczy.
icon-d-unlock = Odblokowanie Mocy Ankh
icon-d-unlock-text = Za Wyznawców.

icons-events = Wydarzenia i ich następstwa
icon-e-control = Kontrola Monumentu
icon-e-control-text = Weź Monument obok siebie.
icon-camel = Karawana Wielbłądów
icon-camel-text = Wielbłądy dzielą region.
icon-e-conflict = Konflikt
icon-e-conflict-text = Wszystkie regiony, jeden po drugim.
icon-merge = Połączenie
icon-merge-text = Dwaj ostatni Bogowie stają się jednym.
icon-skull = Zapomnienie
icon-skull-text = Bogowie na czerwonych polach odpadają.
icon-flag = Koniec
icon-flag-text = Wygrywa największe Uwielbienie.

icons-board = Na mapie i w puli
icon-follower = Wyznawca
icon-follower-text = Zapłata za Moce, budowle i licytacje.
icon-ankh = Żeton Ankh
icon-ankh-text = Oznacza twój Monument.
icon-warrior = Wojownik
icon-warrior-text = Jednostka o sile 1.
icon-hand = Ręka
icon-hand-text = Karty Bitwy jeszcze niezagrane.
icon-m-obelisk = Obelisk
icon-m-obelisk-text = Monument; liczy się do większości.
icon-m-pyramid = Piramida
icon-m-pyramid-text = Monument; liczy się do większości.
icon-m-temple = Świątynia
icon-m-temple-text = Monument; liczy się do większości.
icon-city = Miasto
icon-city-text = Nie można tu budować.

icons-tokens = Żetony
icon-sun = Żeton słońca
icon-sun-text = Ta jednostka Ra jest Promienna.
icon-underworld = Żeton Zaświatów
icon-underworld-text = Zatrzymać się tu mogą tylko jednostki Ozyrysa.
icon-tiebreak = Przechylenie Szali
icon-tiebreak-text = Zamienia jeden remis w zwycięstwo.

icons-gods = Bogowie
icons-guardians = Strażnicy
icons-powers = Moce Ankh
