## ennead verify

verify-place = { $file }, wiersz { $line }
verify-not-text = { $file }: to nie jest tekst UTF-8, więc nie jest to zapis partii
verify-not-a-record = to nie jest zapis partii
verify-other-version = ta wersja ennead nie może sprawdzić tego zapisu
verify-cannot = nie można sprawdzić
verify-wrong = BŁĄD
verify-fault-unreadable = nie można odczytać tekstu
verify-fault-running = partia jeszcze trwała, więc nie można sprawdzić jej tajemnic
verify-fault-no-seed = brak ziarna, więc nie można sprawdzić losowań
verify-fault-no-commitment = brak odcisku: nic nie dowodzi, że ziarno ustalono wcześniej
verify-fault-setup = gra lub jej wersja jest tu nieznana
verify-fault-seed = ziarno zmieniono: nie wynikają z niego ani odcisk, ani losowania
verify-fault-commitment = odcisk zmieniono albo nie jest tym, który widziano
verify-fault-dice = ten wynik lub wcześniejszy ruch zmieniono
verify-fault-move = ten ruch lub wcześniejszy zmieniono
verify-fault-result = wynik lub któryś z ruchów zmieniono
verify-commitment = odcisk
verify-dice = losowania
verify-start = początek
verify-moves = ruchy
verify-result = wynik
verify-matches-seed = zgodny z ziarnem: { $commitment }
verify-as-seen = i taki sam jak ten, który widziano
verify-dice-follow = { $count ->
    [one] jedyny wynik losowy wynika z ziarna
    [few] wszystkie { $count } wyniki losowe wynikają z ziarna
   *[many] wszystkie wyniki losowe ({ $count }) wynikają z ziarna
}
verify-rekeyed = { $count ->
    [one] klucz zmieniono raz, po cofnięciu ruchu, na które zgodzili się wszyscy gracze
   *[many] klucz zmieniono { $count } razy, po cofnięciach ruchu, na które zgodzili się wszyscy gracze
}
verify-from-position = pozycja z zapisu, a nie zwykłe przygotowanie gry
verify-moves-legal = { $count ->
    [one] jedyny ruch jest zgodny z zasadami
    [few] wszystkie { $count } są zgodne z zasadami
   *[many] wszystkie ({ $count }) są zgodne z zasadami
}
verify-result-follows = { $points } wynika z ruchów
verify-unfinished = brak: partia nie jest skończona

## ennead arena

arena-bot = bot
arena-rating = ranking
arena-games = partie
arena-seconds = s/rundę
arena-against = przeciw { $bot }
arena-failure = partia { $number }, { $failure }
arena-saved = { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
   *[many] { $count } zapisów
} w { $records }, wyniki w { $files }

## ennead balance

balance-trait = cecha
balance-value = wartość
balance-seats = miejsca
balance-share = udział
balance-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
balance-nothing = żadna wartość nie wystąpiła wystarczająco często (próg: { $least }, ukończone partie: { $games })

## ennead dataset

dataset-needs-source = potrzebne są zapisy albo --game: gra, w którą zagrają boty
dataset-no-features = gra { $game } nie ma cech: zbiór nie będzie miał tej kolumny
dataset-written = decyzje: { $rows }, pliki: { $files }, folder { $folder }

## ennead bench

bench-compiled = skompilowane
bench-pure = czysty Python
bench-heading = { $game }, { $build }, Python { $python }, jeden rdzeń, na sekundę:
bench-games = partie
bench-decisions = decyzje
bench-copies = kopie
bench-views = widoki

## ennead backup

backup-written = Bazę danych skopiowano do { $file }
