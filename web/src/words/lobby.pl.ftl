## The front page

lobby-heading = Gry znad brzegów Nilu
lobby-lead = Za darmo w przeglądarce: z botem, ze znajomymi albo przy jednym urządzeniu.
lobby-games = Gry
lobby-no-games = Na tym serwerze nie ma gier.

lobby-nav = Strony
lobby-nav-play = Graj
lobby-nav-learn = Zasady
lobby-nav-replays = Powtórki

## Me

lobby-me-name = Grasz jako
lobby-me-rename = Zmień nazwę
lobby-me-name-field = Twoja nazwa
lobby-me-save = Zapisz

## A game's card

lobby-game-players = { $most ->
    [one] { $most } gracz
   *[other] { $most } graczy
}
lobby-game-players-range = { $fewest }–{ $most } graczy
lobby-game-play-bot = Graj z botem
lobby-game-play-guided = Pierwsza partia z przewodnikiem
lobby-game-play-solo = Gra jednoosobowa
lobby-game-play-friend = Graj ze znajomymi
lobby-game-pass-and-play = Przy jednym urządzeniu
# For those who hear the page: several cards have the same buttons.
lobby-game-about = { $action }: { $game }

## Joining

lobby-join-label = Masz zaproszenie?
lobby-join-placeholder = Kod lub link
lobby-join-button = Dołącz
lobby-join-nothing = Wklej otrzymany link albo wpisz kod z jego końca.
lobby-join-unknown = Nie ma stołu o takim kodzie.

## The lists

lobby-tables-open = Otwarte stoły
lobby-tables-open-empty = Nikt teraz nie czeka na gracza. Otwórz własny stół albo zagraj tymczasem z botem.
lobby-tables-new = Nowy stół
lobby-tables-join = Dołącz
lobby-tables-join-this = Dołącz do stołu: { $table }
lobby-tables-seats = { $taken } z { $all }
lobby-tables-seats-spoken = Zajęte miejsca: { $taken } z { $all }
lobby-tables-watch = Trwające partie
lobby-tables-watch-button = Obserwuj
lobby-tables-watch-this = Obserwuj partię: { $table }
lobby-tables-mine = Twoje partie
lobby-tables-mine-empty = Nie masz rozpoczętych partii. Wybierz grę powyżej, a partia pojawi się tutaj.
lobby-tables-mine-all = Wszystkie: { $count }
lobby-tables-mine-fewer = Zwiń
lobby-tables-open-it = Otwórz
lobby-tables-open-this = Otwórz stół: { $table }
lobby-tables-turn-this = Twoja tura przy stole: { $table }
lobby-tables-results = Ostatnie wyniki
lobby-tables-results-empty = Tu znajdziesz zakończone partie, każdą z powtórką.
lobby-tables-archive = Archiwum
lobby-tables-replay-this = Obejrzyj powtórkę: { $table }

## A table in a list

lobby-table-running = { $lead ->
    [ahead] { round }, prowadzisz { $mine }:{ $best }
    [behind] { round }, przegrywasz { $mine }:{ $best }
   *[level] { round }, remis { $mine }:{ $best }
}
lobby-table-waiting = { round }, czekamy na: { $names }
lobby-table-waiting-players = Czekamy na graczy
lobby-table-pass-and-play = Przy jednym urządzeniu · { round }

lobby-result = { $outcome ->
    [won] Wygrana
    [lost] Przegrana
    [draw] Remis
   *[none] Koniec
}
lobby-result-against = { $mine }:{ $theirs }, przeciwnik: { $name }
lobby-result-place = { $mine } { $mine ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, { $place }. miejsce z { $players }
lobby-result-between = { $first } { $one }:{ $two } { $second }
lobby-result-won-by = Zwycięzca: { $name }
lobby-result-ended = { $by ->
    [resign] Poddanie partii: { $name }
    [timeout] Koniec czasu: { $name }
    [idle] Zamknięta z powodu bezczynności
    [rules] Zamknięta: poprawiono zasady
   *[game] { round }
}

## Clocks

lobby-clock-none = Bez zegara
lobby-clock-move = { $unit ->
    [days] { $n ->
        [one] { $n } dzień na ruch
       *[other] { $n } dni na ruch
    }
    [hours] { $n ->
        [one] { $n } godzina na ruch
        [few] { $n } godziny na ruch
       *[many] { $n } godzin na ruch
    }
   *[minutes] { $n } min na ruch
}
lobby-clock-game = { $unit ->
    [days] { $n ->
        [one] { $n } dzień na partię
       *[other] { $n } dni na partię
    }
    [hours] { $n ->
        [one] { $n } godzina na partię
        [few] { $n } godziny na partię
       *[many] { $n } godzin na partię
    }
   *[minutes] { $n } min na partię
}

## Bots

## Pass and play

lobby-solo-title = Gra jednoosobowa
lobby-solo-text = Grasz przeciwko samej grze.
lobby-solo-against = Twój przeciwnik to { $opponent }: steruje nim sama gra.
lobby-pass-title = Gra przy jednym urządzeniu
lobby-pass-text = Jedno urządzenie dla wszystkich. Podczas przekazywania ukrywa tajemnice każdego gracza.
lobby-pass-players = Liczba graczy
lobby-pass-name = Nazwa gracza { $number }
lobby-pass-default = Gracz { $number }

## A new table

lobby-new-title = Nowy stół
lobby-new-game = Gra
lobby-new-players = Gracze
lobby-new-seats = Miejsca
lobby-new-seat = Miejsce { $number }
lobby-new-seat-me = Ja
lobby-new-seat-name = Nazwa gracza na miejscu { $number }
lobby-document-remove = Usuń
lobby-document-template = Pobierz szablon
lobby-document-unread = { $file } nie jest plikiem JSON zawierającym obiekt.
lobby-document-about = Plik JSON, najwyżej 64 kB.
lobby-new-options = Opcje
lobby-new-option-yes = Tak
lobby-new-option-no = Nie
lobby-new-who = Kto widzi stół
lobby-new-private = Prywatny
lobby-new-private-about = Tylko osoby z linkiem
lobby-new-listed = Publiczny
lobby-new-listed-about = Każdy może dołączyć lub oglądać
lobby-new-clock = Zegar
lobby-new-clock-per-move = Na każdy ruch
lobby-new-clock-per-game = Na całą partię, dla każdego gracza
lobby-new-table-title = Nazwa stołu
lobby-new-table-title-about = Opcjonalnie
lobby-new-create = Utwórz stół
lobby-new-start = Rozpocznij grę
lobby-new-note-pass = Kilka miejsc należy do ciebie: będziecie przekazywać sobie urządzenie.
lobby-new-note-watch = Żadne miejsce nie należy do ciebie: będziesz oglądać.
lobby-new-note-open = Gra zacznie się, gdy wszystkie wolne miejsca będą zajęte.
