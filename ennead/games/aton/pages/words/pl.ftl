# Ilustracje na stronie zasad.

figure-board = Plansza w środku partii: teraz gra czerwony.
figure-board-temple = Jedna z czterech świątyń; jej numer jest po lewej u góry.
figure-board-cell = Pole. Kolor mówi, za co się liczy; mieści jednego kapłana.
figure-board-kingdom = Królestwo Umarłych. Gdy zapełni się jego ostatnie pole, następuje punktacja.
figure-board-cartouches = Cztery kartusze czerwonego, od I u góry do IV, każdy z wyłożoną kartą.
figure-board-scores = Tor punktacji biegnie wokół planszy.
figure-board-supply = Zasoby czerwonego: kapłani, których nie ma jeszcze na planszy. Obok talia, karty odrzucone i żeton wymiany.

figure-temple = Świątynia III: trzech kapłanów czerwonych i dwóch niebieskich.
figure-temple-yellow = Żółte: komplet żółtych pól wygrywa partię.
figure-temple-bonus = Premiowe: kto je zajmuje, dostaje tyle punktów, ile wskazuje.
figure-temple-black = Czarne: punktuje ten, kto ma ich więcej we wszystkich świątyniach.
figure-temple-blue = Niebieskie: dają punkty tylko temu, kto ma większość w świątyni IV.
figure-temple-green = Zielone: komplet zielonych pól wygrywa partię.
figure-temple-tally = Kto ma tu ilu kapłanów. Wypełniony znak ma ten, kto ma większość.

figure-cartouches = Karty czerwonego w jednej rundzie. Kartusze mają zawsze te same zadania, niezależnie od wartości kart.
figure-cartouches-points = I, punkty: wyższa karta daje podwojoną różnicę.
figure-cartouches-order = II, kolejność i usuwanie: zaczyna gracz z niższą kartą, a jej wartość mówi, kogo usunąć.
figure-cartouches-temples = III, dostępne świątynie: od świątyni I do świątyni o tym numerze.
figure-cartouches-priests = IV, umieszczanie: tylu kapłanów trafia do dostępnych świątyń.

figure-kingdom = W Królestwie Umarłych leży trzech kapłanów czerwonych i dwóch niebieskich.
figure-kingdom-full = Pole z wagą jest ostatnie: gdy się zapełni, na koniec rundy następuje punktacja.

figure-scoring = Punktacja, świątynia po świątyni. Ile daje każda, pokazuje przykład poniżej.
figure-scoring-first = Świątynia I: większość daje różnicę.
figure-scoring-second = Świątynia II: większość daje stałą liczbę punktów.
figure-scoring-third = Świątynia III: większość daje punkt za każdego własnego kapłana w niej.
figure-scoring-fourth = Świątynia IV: większość daje punkty za własne niebieskie pola we wszystkich świątyniach.
figure-scoring-black = Czarne pola: punktuje ten, kto ma ich więcej we wszystkich świątyniach.
figure-scoring-bonus = Pola premiowe: każdy punktuje za swoje.

# Przykłady.

example-cartouches = Odkrycie kart
example-cartouches-before = Czerwony ma { $red-before } punktów, niebieski { $blue-before }. Obaj wyłożyli po cztery zakryte karty.
example-cartouches-done = Karty zostają odkryte: czerwony ma 4-3-2-1, niebieski 2-1-4-3, od kartusza I do IV.
example-cartouches-after = Kartusz I: 4 przeciw 2, czerwony dostaje podwojoną różnicę i ma teraz { $red } punktów. Kartusz II: 1 niebieskiego jest niższa niż 3 czerwonego, więc zaczyna niebieski, a jego 1 kosztuje go jednego własnego kapłana.

example-removal = Usuwanie kapłanów
example-removal-before = Czerwony ma przy kartuszu II kartę { $card }, a przy kartuszu III kartę { $temples }. Niebieski ma kapłanów we wszystkich czterech świątyniach.
example-removal-done = Czerwony musi usunąć dwóch niebieskich kapłanów, i to tylko ze świątyń I i II. Usuwa ich z czarnych pól 1b1 i 2b1.
example-removal-after = Obaj leżą w Królestwie Umarłych; niebieskich kapłanów jest tam teraz { $dead }. Ci ze świątyń III i IV byli bezpieczni: karta czerwonego ich nie otwiera. Teraz czerwony umieszcza swoich kapłanów.

example-full-kingdom = Pełne Królestwo
example-full-kingdom-before = Wszystkie pola Królestwa Umarłych ({ $dead-before }) są zajęte. Czerwony musi jeszcze usunąć niebieskiego kapłana; w zasobach niebieskiego kapłanów jest { $supply-before }.
example-full-kingdom-done = Czerwony usuwa niebieskiego kapłana z pola 4a4.
example-full-kingdom-after = W Królestwie nie ma miejsca, więc kapłan wraca do zasobów niebieskiego: jest ich tam teraz { $supply }. Punktacja poczeka, aż czerwony umieści swoich kapłanów.

example-scoring = Punktacja
example-scoring-before = Królestwo Umarłych jest pełne. Czerwonemu został do umieszczenia jeden kapłan.
example-scoring-done = Czerwony zajmuje niebieskie pole 1b4 i runda się kończy: następuje punktacja.
example-scoring-after = Świątynia I, 4 do 2: czerwony 2. Świątynia II, 1 do 4: niebieski 5. Świątynia III, 5 do 2: czerwony 5. Świątynia IV, 2 do 5: niebieski 6 za dwa swoje niebieskie pola; niebieskie pola czerwonego nic nie dają. Czarne, 4 do 1: czerwony 8. Pola premiowe: po 3. Razem czerwony { $red }, niebieski { $blue }.

example-return = Kapłani wracają
example-return-before = Królestwo jest pełne. Czerwony nie ma kapłana w świątyni I, ma po dwóch w II i III i właśnie umieszcza jednego w świątyni IV.
example-return-done = Czerwony stawia kapłana na 4a1 i następuje punktacja. Potem zabiera po jednym kapłanie ze świątyń II, III i IV. Za świątynię I, w której nikogo nie ma, bierze zastępcę ze świątyni o wyższym numerze: drugiego ze świątyni II.
example-return-after = Czterech kapłanów wróciło do zasobów, na planszy został { $left }: ten na polu 3b1.

# Objaśnienie symboli.

icons-spaces = Pola świątyń
icon-sun = Pole żółte
icon-sun-text = Komplet wygrywa partię.
icon-papyrus = Pole zielone
icon-papyrus-text = Komplet wygrywa partię.
icon-crescent = Pole czarne
icon-crescent-text = Punktuje ten, kto ma ich więcej.
icon-water = Pole niebieskie
icon-water-text = Daje punkty przy większości w świątyni IV.

icons-cartouches = Kartusze
icon-scarab = Kartusz I
icon-scarab-text = Punkty daje wyższa karta.
icon-crook-flail = Kartusz II
icon-crook-flail-text = Kolejność i kogo usunąć.
icon-temple = Kartusz III
icon-temple-text = Które świątynie są dostępne.
icon-priest = Kartusz IV
icon-priest-text = Ilu kapłanów umieszczasz.

icons-players = Gracze
icon-ankh = Czerwony
icon-ankh-text = Znak czerwonego gracza.
icon-eye = Niebieski
icon-eye-text = Znak niebieskiego gracza.
icon-priest-0 = Czerwony kapłan
icon-priest-0-text = W świątyni albo w Królestwie Umarłych.
icon-priest-1 = Niebieski kapłan
icon-priest-1-text = W świątyni albo w Królestwie Umarłych.

icons-supply = Obok planszy
icon-deck = Talia
icon-deck-text = Karty, których jeszcze nie dobrano.
icon-discard = Karty odrzucone
icon-discard-text = Tasowane, gdy talia się skończy.
icon-exchange = Żeton wymiany
icon-exchange-text = Raz na partię: cztery inne karty.
icon-hand = Ręka
icon-hand-text = Karty tej rundy.
icon-scales = Ostatnie pole Królestwa
icon-scales-text = Gdy się zapełni, następuje punktacja.
