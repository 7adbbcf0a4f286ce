# Ilustracje na stronie zasad.

figure-table = Cały stół w rundzie 6, troje graczy.
figure-table-wheel = Koło z obeliskiem. Co turę bierzesz stąd jedną kość.
figure-table-temple = Świątynia: w środku filary, dookoła budynki.
figure-table-ra = Płytki filarów do wzięcia przy Ra.
figure-table-osiris = Dzielnice Ozyrysa z warsztatami i kamieniołomami.
figure-table-horus = Horus: posągi sześciu bogów i to, co przynoszą.
figure-table-track = Tor populacji: populacja i szczęście wszystkich graczy.
figure-table-market = Rynek kart, cztery sekcje.
figure-table-player = Plansza gracza: zasoby, poziomy produkcji, pozostałe elementy, waga i karty.

figure-wheel = Strzałka wskazuje między Ozyrysa a Horusa, więc te dwa sektory są słoneczne.
figure-wheel-arrow = Strzałka pokazuje, gdzie stoi słońce. Z każdym obrotem przesuwa się o jeden sektor.
figure-wheel-sunny = Dwa sektory są słoneczne, po obu stronach strzałki.
figure-wheel-shaded = Po jednym sektorze z każdej ich strony jest zacienione.
figure-wheel-dark = Dwa sektory za obeliskiem są ciemne.
figure-wheel-pure = Zewnętrzny rząd: kości czyste. Biała jest czysta w słońcu.
figure-wheel-tainted = Środkowy rząd: kości skalane. Szara jest skalana wszędzie.
figure-wheel-forbidden = Wewnętrzny, zakreskowany rząd: kości zakazane, dostępne tylko z Anubisem. Brązowa jest w słońcu zakazana.
figure-wheel-scoring = Żeton punktacji A: gdy w fazie Maat strzałka wskazuje to miejsce, następuje punktacja.

figure-scales = Waga gracza: kości czyste minus skalane minus nadwyżka.
figure-scales-production = Poziomy produkcji pod każdym surowcem: tyle można zatrzymać z jednej produkcji.
figure-scales-left = Lewa szala: czyste kości dodają swoją wartość.
figure-scales-right = Prawa szala: skalane kości odejmują swoją wartość, tak samo każdy nadmiarowy surowiec.
figure-scales-balance = Bilans liczy się z wyrzuconych wartości.

figure-horus = Horus: wartość kości wskazuje miejsce, a na miejscu leży bóg.
figure-horus-slot = Wartość tego miejsca i bóg, który trafił tu podczas przygotowania.
figure-horus-statue = Posąg Hathor: jego właściciel dostaje premię, ilekroć inny gracz wykonuje akcję Hathor.
figure-horus-bonus = Premia miejsca; ukośnik między dwiema oznacza „lub”.

figure-temple = Świątynia i płytki przy Ra.
figure-temple-tile = Płytka z filarem właściciela. Jej kolorowe krawędzie mogą pasować do obramowania i sąsiednich płytek.
figure-temple-corner = Pole narożne: pasujące krawędzie liczą się tu podwójnie.
figure-temple-reward = Puste pole: kto je zakryje, dostaje to, co przedstawia; zbiera z niego także Hathor.
figure-temple-building = Budynek stoi przy rzędzie albo kolumnie. Na pozostałych miejscach widać, ile chleba kosztują.
figure-temple-people = Miejsce na posąg poświęcony ludowi, ze złotem.
figure-temple-row = Miejsce przy Ra: wartości, które je wskazują, jego PZ, płytka i jej cena. Tło mówi, w jakim świetle działa zdolność.

figure-track = Szczęście nigdy nie wyprzedza populacji.
figure-track-happiness = Szczęście gracza: otwiera mu sekcje rynku i punktuje za trójkąty.
figure-track-population = Populacja gracza: granica szczęścia. Otwiera sekcje 3 i 4 dla wszystkich.
figure-track-triangle = Pole z trójkątem: każdy trójkąt, do którego doszło twoje szczęście, daje PZ przy punktacji.

figure-market = Rynek: wszystkie karty jednej akcji pochodzą z jednej sekcji.
figure-market-first = Sekcja 1 wymaga najmniej szczęścia.
figure-market-third = Dalsze sekcje otwierają się, gdy czyjaś populacja jest dość wysoka; do brania kart potrzeba jeszcze szczęścia.
figure-market-closed = Ta sekcja jest jeszcze zamknięta.

figure-osiris = Ozyrys: wartość wskazuje rząd, dzielnicę wybierasz ty.
figure-osiris-people = Posąg poświęcony ludowi liczy się w obu dzielnicach pod nim.
figure-osiris-building = Warsztat w dzielnicy papirusu; co daje, zależy od rzędu.
figure-osiris-row = Kamieniołom w rzędzie 1. Przy punktacji remis w dzielnicy rozstrzyga najwyżej stojący element.

# Przykłady.

example-production = Więcej, niż można zatrzymać
example-production-before = Poziom produkcji chleba czerwonego to { $level }. Ra leży w cieniu, gdzie brązowe kości są czyste.
example-production-done = Czerwony bierze od Ra brązową 5 i produkuje chleb.
example-production-after = Czerwony zatrzymuje chleb: { $bread }. Reszta ({ $excess }) to nadwyżka, leży na prawej szali. Kość waży 5 na lewej szali, więc bilans to 5 − { $excess } = { $balance }.

example-anubis = Anubis i zakazana kość
example-anubis-before = Hathor leży w ciemności, więc biała 4 jest tam zakazana. Czerwony ma skrybów: { $scribes-before }.
example-anubis-done = Czerwony płaci skrybami Anubisowi, bierze białą 4 i produkuje papirus, choć biały to kolor wapienia.
example-anubis-after = Skrybów ma teraz { $scribes }, papirusu { $papyrus }; kolejny { $excess } to nadwyżka. Kość leży pod wagą i nic nie waży, więc bilans to { $balance }.

example-statue = Posąg, który się opłaca
example-statue-before = Czworo graczy. Hathor leży na miejscu 3 Horusa. Czerwony ma granitu { $granite-before } i złota { $gold-before }.
example-statue-done = Czerwony bierze od Horusa białą 3 i stawia swój pierwszy posąg, Hathor. Potem niebieski bierze kość od Hathor i buduje przy świątyni.
example-statue-after = Akcja Hathor niebieskiego daje czerwonemu premię miejsca 3: złota ma teraz { $gold }. Własne akcje Hathor przy czworgu graczach nic mu nie dają.

example-pillar = Filar w narożniku
example-pillar-before = Czerwony ma wapienia { $limestone-before } i { $score-before } PZ. Na prawym miejscu przy Ra leży zwykły filar (P22).
example-pillar-done = Czerwony bierze od Ra białą 2, płaci wapieniem i kładzie płytkę w lewym górnym narożniku: u góry czerwona krawędź przy czerwonej, z lewej żółta przy żółtej.
example-pillar-after = Pasują dwie krawędzie, a w narożniku każda liczy się podwójnie: 4 PZ. Miejsce daje jeszcze 1 PZ, razem czerwony ma { $score } PZ. Zakryte pole daje żetony wiary: { $faith }.

example-festival = Święto kończy się na populacji
example-festival-before = Czerwony ma szczęście { $happiness-before }, populację { $population-before } i papirusu { $papyrus-before }.
example-festival-done = Czerwony bierze od Bastet szarą 6 i urządza święto.
example-festival-after = Sześć kroków wyszłoby poza populację, więc szczęście zatrzymuje się na { $happiness }. Papirusu zostało { $papyrus }, a przy wartości 6 nie ma skryby.

example-maat = Wiara przed fazą Maat
example-maat-before = Przed fazą Maat czerwony ma na lewej szali 3 i 2, na prawej 6 i dwa nadmiarowe chleby: bilans { $weight-before }. Kość wzięta z Anubisem się nie liczy. Pierwszy w kolejności jest niebieski.
example-maat-done = Czerwony kładzie oba żetony wiary na lewej szali.
example-maat-after = Bilans czerwonego to teraz { $balance }, nie traci więc PZ. Niebieski ma { $theirs }: czerwony jest bliżej 0 i odtąd gra pierwszy. Żetonów wiary już nie ma, szale są puste.

# Objaśnienie symboli.

icons-goods = Surowce
icon-papyrus = Papirus
icon-papyrus-text = Zapłata za święta i karty.
icon-bread = Chleb
icon-bread-text = Zapłata za budynki przy świątyni; potrzebny przy punktacji.
icon-limestone = Wapień
icon-limestone-text = Zapłata za płytki filarów.
icon-granite = Granit
icon-granite-text = Zapłata za posągi i niektóre filary.
icon-gold = Złoto
icon-gold-text = Zastępuje każdy z czterech surowców.
icon-any = Dowolny surowiec
icon-any-text = Który wybierzesz.
icon-scribe = Skryba
icon-scribe-text = Zmienia kość albo płaci Anubisowi.
icon-faith = Wiara
icon-faith-text = Przesuwa bilans w fazie Maat.

icons-light = Światło i kości
icon-l-sunny = Słoneczny
icon-l-sunny-text = Dwa sektory przy strzałce.
icon-l-shaded = Zacieniony
icon-l-shaded-text = Po jednym z każdej strony.
icon-l-dark = Ciemny
icon-l-dark-text = Dwa za obeliskiem.
icon-l-none = Bez tła
icon-l-none-text = Zwykły filar bez zdolności.
icon-s-pure = Czysta
icon-s-pure-text = Lewa szala: dodaje do bilansu.
icon-s-tainted = Skalana
icon-s-tainted-text = Prawa szala: odejmuje.
icon-s-forbidden = Zakazana
icon-s-forbidden-text = Tylko z Anubisem.
icon-bag = Woreczek
icon-bag-text = Kości, które będą jeszcze rzucone.

icons-gods = Bogowie i ich akcje
icon-g-horus = Horus
icon-g-horus-text = Postaw posąg.
icon-g-ra = Ra
icon-g-ra-text = Połóż płytkę filaru w świątyni.
icon-g-hathor = Hathor
icon-g-hathor-text = Zbuduj przy świątyni.
icon-g-bastet = Bastet
icon-g-bastet-text = Urządź święto.
icon-g-thoth = Thot
icon-g-thoth-text = Weź karty.
icon-g-osiris = Ozyrys
icon-g-osiris-text = Zbuduj warsztat lub kamieniołom.

icons-pieces = Elementy i znaczniki
icon-p-building = Budynek
icon-p-building-text = Przy świątyni, warsztat albo kamieniołom.
icon-p-statue = Posąg
icon-p-statue-text = Boga albo ludu.
icon-p-pillar = Filar
icon-p-pillar-text = Stoi na płytce w świątyni.
icon-edges = Krawędzie
icon-edges-text = Więcej PZ za pasujące krawędzie.
icon-obelisk = Obelisk
icon-obelisk-text = Rzuca cień; nie rusza się z miejsca.
icon-m-happy = Szczęście
icon-m-happy-text = Otwiera ci rynek i punktuje.
icon-m-pop = Populacja
icon-m-pop-text = Granica szczęścia.
icon-triangle = Trójkąt
icon-triangle-text = PZ przy punktacji, gdy sięga tu szczęście.

icons-points = Punkty i karty
icon-vp = Punkty zwycięstwa
icon-vp-text = Tyle, ile wskazuje liczba.
icon-card = Karta
icon-card-text = Z rynku.
icon-d-scroll = Dekret
icon-d-scroll-text = Tajny; punktuje na końcu.

icons-players = Gracze
icon-y-0 = Pierwsze miejsce
icon-y-0-text = Czerwone elementy.
icon-y-1 = Drugie miejsce
icon-y-1-text = Niebieskie elementy.
icon-y-2 = Trzecie miejsce
icon-y-2-text = Zielone elementy.
icon-y-3 = Czwarte miejsce
icon-y-3-text = Fioletowe elementy.
