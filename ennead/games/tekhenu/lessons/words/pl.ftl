## 1: Light and dice

lesson-light-and-dice = Światło i kości
lesson-light-and-dice-about = Słońce, cień i ciemność: kości czyste, skalane i zakazane.
lesson-light-and-dice-wheel = Kości leżą na kole wokół obelisku. Każdy z sześciu sektorów należy do jednego boga.
lesson-light-and-dice-wheel-why = W swojej turze bierzesz jedną kość i wykonujesz nią jedną akcję.
lesson-light-and-dice-light = Obelisk rzuca cień: dwa sektory są słoneczne, dwa zacienione i dwa ciemne.
lesson-light-and-dice-light-why = Teraz Ozyrys i Horus są w słońcu, Ra i Thot w cieniu, Hathor i Bastet w ciemności.
lesson-light-and-dice-pure = Białe kości są czyste w słońcu, żółte i brązowe w cieniu, a czarne w ciemności.
lesson-light-and-dice-pure-goal = Weź czystą kość.
lesson-light-and-dice-pure-otherwise = Żółta kość w słońcu jest skalana. W cieniu byłaby czysta.
lesson-light-and-dice-pure-right = Czysta. Kość leży na lewej szali twojej wagi.
lesson-light-and-dice-tainted = Białe i czarne kości są skalane w cieniu, żółte w słońcu, brązowe w ciemności, a szare wszędzie.
lesson-light-and-dice-tainted-goal = Weź skalaną kość.
lesson-light-and-dice-tainted-otherwise = Ta kość jest tu czysta. Poszukaj żółtej w słońcu.
lesson-light-and-dice-tainted-right = Skalana. Kość leży na prawej szali i obniża twój bilans.
lesson-light-and-dice-forbidden = W innym świetle kość jest zakazana: czarna u Horusa, biała u Hathor.
lesson-light-and-dice-forbidden-why = Zakazane kości zostają na miejscu, aż zmieni się światło. W cieniu nie ma zakazanych kości.
lesson-light-and-dice-turn = Co drugą rundę światło przesuwa się o jeden sektor. Kości zostają na miejscu.
lesson-light-and-dice-turn-why = Kość dziś zakazana jutro może być czysta. Nowe kości trafiają do dwóch zacienionych sektorów.

## 2: The scales

lesson-scales = Waga
lesson-scales-about = Jak utrzymać bilans blisko 0 i co robi z nim nadwyżka.
lesson-scales-pans = Twoja waga ma dwie szale: na lewej leżą czyste kości, na prawej skalane.
lesson-scales-pans-why = Wcześniej trafiła do ciebie skalana czarna piątka. Leży po prawej.
lesson-scales-balance = Bilans to lewa szala minus prawa. Teraz wynosi { $now }.
lesson-scales-balance-why = Po fazie Maat zaczyna ten, kto jest najbliżej 0. Bilans dużo poniżej 0 kosztuje punkty zwycięstwa.
lesson-scales-level = Czysta kość dodaje do bilansu swoją wartość. Teraz wynosi on { $now }.
lesson-scales-level-goal = Weź kość, z którą bilans wyniesie dokładnie 0.
lesson-scales-level-tainted = Ta kość jest tu skalana: bilans wyniósłby { $now }.
lesson-scales-level-close = Blisko, ale nie równo: { $now }. Brakuje jednego, więc szukaj czystej piątki.
lesson-scales-level-otherwise = Bilans wyniósłby tylko { $now }. Szukaj czystej piątki.
lesson-scales-level-right = Czysta piątka zrównoważyła skalaną: bilans wynosi { $now }.
lesson-scales-order = W fazie Maat bilans ustala nową kolejność tur: im bliżej 0, tym wcześniej.
lesson-scales-order-why = Dodatni czy ujemny, dla kolejności tur nie ma to znaczenia.
lesson-scales-excess = Kość produkuje tyle surowców, ile wynosi jej wartość, ale nie więcej niż poziom produkcji: { $level }.
lesson-scales-excess-why = Reszta to nadwyżka. Leży na prawej szali, a każdy surowiec waży 1.
lesson-scales-excess-goal = Wyprodukuj surowce bez nadwyżki.
lesson-scales-excess-otherwise = Nadwyżka: { $excess }. Bilans wyniósłby { $now }.
lesson-scales-excess-right = Dwójka przy poziomie { $level }: nadwyżki nie ma, bilans wynosi { $now }.
lesson-scales-end = Lewa szala, prawa szala, nadwyżka: to wszystko składa się na twój bilans.

## 3: Statues

lesson-statues = Posągi dla bogów
lesson-statues-about = Jak postawić posąg u Horusa i zarabiać na akcjach innych.
lesson-statues-horus = U Horusa stawia się posągi. Wartość kości wskazuje jedno z sześciu miejsc, każde z innym bogiem.
lesson-statues-horus-why = W tej partii miejsce 3 należy do Hathor.
lesson-statues-statue = Pierwszy posąg kosztuje 2 granitu, a masz { $granite }.
lesson-statues-statue-goal = Postaw posąg poświęcony Hathor.
lesson-statues-statue-die = Trójka z sektora Horusa to właściwa kość. Teraz wybierz akcję.
lesson-statues-statue-act = Trójka prowadzi do Hathor. Teraz wybierz, gdzie stanie posąg.
lesson-statues-statue-number = To kość z sektora Horusa, ale szóstka wskazuje miejsce 6. Do Hathor trzeba trójki.
lesson-statues-statue-produce = Produkować można każdą kością, ale posągu z tego nie będzie.
lesson-statues-statue-people = To posąg poświęcony ludowi. Od razu daje złoto, ale nie premie za akcje innych.
lesson-statues-statue-otherwise = O akcji decyduje sektor kości. Po posąg weź kość od Horusa.
lesson-statues-statue-right = Twój posąg stoi u Hathor. Odtąd zarabiasz, gdy inni wykonują jej akcję.
lesson-statues-paid = Przeciwnik właśnie wykonał akcję Hathor. Premia miejsca 3 to złoto: masz go teraz { $gold }.
lesson-statues-paid-why = Własne akcje Hathor nie dają ci nic dodatkowego.
lesson-statues-price = Każdy posąg jest droższy od poprzedniego. Koszt następnego: { $cost } granitu.
lesson-statues-price-why = Im wcześniej stanie posąg, tym częściej przynosi zysk.
