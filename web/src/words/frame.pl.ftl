## Everywhere

brand-home = Ennead: przejdź do poczekalni
skip-to-content = Przejdź do treści
tools = Narzędzia
tools-language = Język
tools-rules = Zasady
tools-sound = Dźwięk
tools-sound-is = { $on ->
    [yes] Dźwięk włączony
   *[no] Dźwięk wyłączony
}
tools-theme = { $theme ->
    [day] Motyw: jasny
    [night] Motyw: ciemny
   *[system] Motyw: systemowy
}
tools-theme-choice = Motyw
theme = { $theme ->
    [day] Jasny
    [night] Ciemny
   *[system] Systemowy
}
menu = Menu
menu-lobby = Poczekalnia
menu-replays = Zakończone partie
menu-settings = Ustawienia
menu-account = Konto
close = Zamknij
cancel = Anuluj
retry = Spróbuj ponownie
loading = Wczytywanie…
page-failed = Nie udało się wczytać strony.
lost = Nie znaleziono
you = ty

## Header and menu of a table

table-title = „{ $title }”
round-phase = { $page ->
    [0] { round }
   *[other] { round } · { $phase }
}
record-download = Pobierz zapis partii
notify-allow = Powiadamiaj o mojej turze
notify-title = { $game }: twoja tura
your-turn = Twoja tura
stand-in = Przekaż miejsce botowi
stand-in-end = Wróć na swoje miejsce
resign = Poddaj się
resign-ask = Poddać tę partię?
resign-why = Partia zakończy się zwycięstwem przeciwnika.
resign-why-many = Na twoim miejscu dogra partię bot.

## Seats

seat-person = Człowiek
seat-acts-now = teraz gra
seat-with = gra wspólnie z:
seat-bot = Bot: { bot-level }
seat-stand-in = Zastępuje bot: { $bot ->
    [beginner] początkujący
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [random] losowy
    [greedy] zachłanny
   *[other] { $bot }
}
seat-away = Offline
seat-here = Online
seat-open = Wolne miejsce
status-to-move = ma ruch
status-thinking = myśli
status-answered = decyzja podjęta
status-waiting = czeka
status-winner = zwycięstwo
of-goal = z { $goal }
score-of-goal = { $score } z { $goal } punktów
points-word = { NAME("point", $points) }
vote-replace = Niech tymczasem zagra bot

## The decision bar

decision = Co się dzieje
your-decision = Twoja decyzja
undo = Cofnij
end-turn = Zakończ turę
end-turn-ask = Zakończyć turę?
end-turn-then = Potem { $count ->
    [one] gra { $names }
   *[other] grają { $names }
}.
end-turn-summary = Co zmienia ta tura
take-back = Cofnij ruch
take-back-ask = Cofnąć ostatni ruch?
take-back-why = Cofnięte zostaną też późniejsze ruchy botów. Wyniki kolejnych losowań pozostaną te same. Partia z cofniętym ruchem nie liczy się do rankingu.
undo-ask = Poproś o cofnięcie ruchu
undo-asks = { $name } prosi o cofnięcie ruchu.
undo-asked = Twoja prośba o cofnięcie ruchu czeka na zgodę pozostałych.
undo-agree = Zgadzam się
undo-decline = Odmawiam
confirm = Potwierdź
confirm-title = Potwierdź (Ctrl+Enter)
confirm-final = nieodwracalne
progress = Wykonano { $done } z { $total }
progress-short = { $done } z { $total }
hint-glowing = Wybierz jeden z podświetlonych elementów.
hint-watching = Oglądasz tę partię.
hint-answered = Decyzja przyjęta. Możesz ją cofnąć, dopóki nie zdecydują wszyscy.
suggestion-hint = Decyduje { $name }. Wybierz podświetlony element, aby go zaproponować.
suggestion-mine = Twoja propozycja: { $action }. Decyduje { $name }.
suggestion-take = Przyjmij
preview = Skutki tego wyboru:
preview-reveals = Ten wybór ujawnia informacje i nie będzie można go cofnąć.
past-hint = { $turn ->
    [yes] Oglądasz wcześniejszy moment. Teraz jest twoja tura.
   *[no] Oglądasz wcześniejszy moment.
}
back-to-live = Wróć do bieżącego momentu
waiting-for-several = Oczekiwanie na graczy: { $names }…
waiting-for-table = Chwileczkę…

## Why not, and other short messages

toast-spectator = Oglądasz partię: ruchy wykonują tylko gracze.
toast-past = Oglądasz wcześniejszy moment. Aby grać, wróć do bieżącego.

## Log and chat

players-and-log = Gracze, dziennik i czat
log-and-chat = Dziennik i czat
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-more = { $count ->
    [one] jeszcze { $count } wiersz
    [few] jeszcze { $count } wiersze
   *[many] jeszcze { $count } wierszy
}
chat = Czat
chat-empty = Na razie cisza.
chat-to = Kto to przeczyta
chat-to-all = Wszyscy
chat-to-team = Tylko { $name }
chat-team = drużyna
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}

## Recap

recap = Od twojej ostatniej tury
recap-latest = Ostatnie tury
recap-empty = Na razie nic.
recap-again = Jeszcze raz
pace-skip = Pomiń
key-space = Spacja

## Replay

replay = Powtórka
replay-first = Początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Krok naprzód
replay-moment = Moment partii
replay-speed = Szybkość: { $speed }×
replay-live = na żywo
replay-end = koniec
replay-at = Ruch { $move } z { $moves }
replay-failed = Nie udało się wczytać tego momentu.
fork = Graj dalej od tego momentu z botem
fork-why = Nowa partia zacznie się po ruchu { $move }. Zajmiesz w niej jedno miejsce, pozostałe zajmą boty.
fork-seat = Twoje miejsce
fork-bot = Bot
fork-start = Rozpocznij grę

## Result

result-show = Wynik
result-you-win = Wygrywasz!
result-wins = { $name } wygrywa!
result-draw = Remis
result-nobody = Brak zwycięzcy
result-by-source = Punkty według źródeł
result-source = Źródło
result-over-time = Wynik w trakcie partii
result-moves = { $moves } { $moves ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}
result-replay = Obejrzyj powtórkę
source-start = Początek
source-other = Inne
winner = Zwycięzca
rematch = Rewanż
rematch-join = Dołącz do rewanżu
ended-resign = { $name } poddaje partię.
ended-timeout = { $name }: koniec czasu.
ended-idle = Przez długi czas nikt nie wracał, więc partię zamknięto z powodu bezczynności.
ended-rules = Zasady tej gry poprawiono przed pierwszym wydaniem, więc partie rozpoczęte według starych zasad zamknięto. Nikt nie wygrał ani nie przegrał.

## Uczciwe losowanie

dice = Uczciwe losowanie
dice-why = Każde tasowanie, dobranie i każdy rzut w tej partii wynikają z jednej tajnej liczby, ziarna. Ustalono je przed początkiem gry. Jego odcisk widać od samego początku: inne ziarno miałoby inny odcisk.
dice-fingerprint = Odcisk ziarna
dice-seed = Ziarno
dice-later = Po zakończeniu partii ziarno zostanie ujawnione i będzie można sprawdzić, że wszystko z niego wynika.
dice-check = Sprawdź tę partię
dice-checking = Sprawdzanie…
dice-well = Wszystko się zgadza.
dice-wrong = Coś się w tej partii nie zgadza.
dice-fits = Ziarno pasuje do odcisku. Twoja przeglądarka obliczyła to sama.
dice-fits-not = Ziarno nie pasuje do odcisku: zostało podmienione.
dice-seen = To ten sam odcisk, który twoja przeglądarka widziała w trakcie partii.
dice-seen-other = W trakcie partii twoja przeglądarka widziała inny odcisk.
dice-unseen = Ta przeglądarka nie widziała partii w toku, więc nie ma odcisku do porównania.
dice-share = Losowa liczba twojej przeglądarki współtworzy wyniki losowań, więc nikt nie mógł ich wybrać sam.
dice-share-left-out = Losową liczbę twojej przeglądarki pominięto, bo nie ujawniono jej na czas.
dice-share-unknown = Twoje miejsce ma udział w losowaniach, ale ta przeglądarka nie zna jego liczby.
dice-outcomes = { $count ->
    [one] Jedyny wynik losowania pochodzi
   *[other] Wszystkie wyniki losowań ({ $count }) pochodzą
} z ziarna.
dice-rekeyed = { $count ->
    [one] Raz wszyscy zgodzili się cofnąć ruch. Od tego miejsca losowano
   *[other] { $count } razy wszyscy zgodzili się cofnąć ruch. Za każdym razem losowano od tego miejsca
} na nowo, z tego samego ziarna.
dice-moves = Wszystkie ruchy ({ $count }) są zgodne z zasadami i prowadzą do tego wyniku.
dice-moves-cut = Wszystkie ruchy ({ $count }) są zgodne z zasadami. Partię przerwano, więc nie ma wyniku do sprawdzenia.
dice-fault = { $fault ->
    [dice] Wynik losowania nie pochodzi z ziarna albo zmieniono któryś z wcześniejszych ruchów.
    [move] W tym miejscu taki ruch nie był możliwy.
    [result] Ruchy prowadzą do innego wyniku.
    [setup] Zasady gry od tamtej pory się zmieniły; tej partii nie można tu sprawdzić.
   *[other] Zapis tej partii jest uszkodzony.
}
dice-yourself = Aby sprawdzić partię bez tego serwera, pobierz zapis i uruchom:

## Help at the table

advice = Podpowiedź
advice-thinking = Bot myśli…
advice-whose = Kto podpowiada
chances-show = Pokazuj szanse na wygraną
chances-hide = Ukryj szanse na wygraną
chance = Szanse na wygraną: { $chance }%
chance-short = { $chance }%

## The guide of a first game

tips = Przewodnik
tips-close = Zamknij tę wskazówkę
tips-what = Co to jest?
tips-good = Co tu jest dobre?
tips-rules = Zasady tej gry
tips-note = Pomysły średniego bota. Każdy ruch jest w porządku.
tips-off = Bez wskazówek
tips-got-it = Rozumiem
tips-turn-on = Przewodnik: pokazuj wskazówki
tips-turn-off = Przewodnik: bez wskazówek

## The coach

coach = Zapytaj trenera
coach-working = Trener analizuje ruch { $done } z { $moves }…
coach-stop = Zatrzymaj
coach-look = Obejrzyj ten moment
coach-failed = Trener nie mógł dokończyć analizy.

## Pass and play

hand-over = Przekaż urządzenie graczowi { $name }
hand-over-why = Stół jest ukryty, aby nikt nie zobaczył cudzych kart.
hand-over-ready = To ja, { $name }

## Before the game

join = Dołącz
join-title = Dołącz do partii „{ $game }”
join-invited = { $name } zaprasza cię do partii „{ $game }”
take-seat = Zajmij to miejsce
leave-seat = Zwolnij miejsce
room-waiting = { $open ->
    [one] Oczekiwanie na jeszcze { $open } gracza…
   *[other] Oczekiwanie na jeszcze { $open } graczy…
}
room-why = Wyślij ten link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-numbers = Gra zaraz się zacznie…
room-numbers-why = Urządzenie każdego gracza dodaje do losowania własną losową liczbę. Potrwa to najwyżej pięć sekund; jeśli czyjaś liczba nie dotrze na czas, gra zacznie się bez niej.
room-rules = Zasady gry „{ $game }”
invite-link = Link z zaproszeniem
copy-link = Skopiuj link
link-copied = Link skopiowany
share = Udostępnij
share-title = Zagrasz ze mną w „{ $game }”?

## Connection and errors

reconnecting = Utracono połączenie. Ponowne łączenie…
reconnected = Połączenie przywrócone
error-lost = Nie ma takiej strony.
error-offline = Serwer nie odpowiada.
error-no-board = Ta gra nie ma planszy w przeglądarce.
error-bad-request = Serwer nie zrozumiał żądania.
error-unknown-table = Nie ma takiego stołu. Link może być błędny.
error-unknown-lesson = Nie ma takiej lekcji.
error-unknown-step = Ta lekcja nie ma takiego kroku.
error-old-rules = Tę partię rozegrano według zasad, których serwer już nie ma, więc nie można jej pokazać. Wynik zachowano, a zapis partii nadal można pobrać.
error-closed-rules = Zasady tej gry poprawiono przed pierwszym wydaniem, więc partie rozpoczęte według starych zasad zamknięto. Nikt nie wygrał ani nie przegrał.
error-unknown-game = Nie ma takiej gry.
error-not-your-seat = To nie twoje miejsce.
error-not-to-move = To nie twoja tura.
error-stale-question = Partia potoczyła się już dalej.
error-illegal-action = Niedozwolony ruch.
error-cannot-undo = Teraz nie można niczego cofnąć.
error-seat-taken = To miejsce jest zajęte.
error-wrong-status = Teraz to niemożliwe.
error-name-taken = Ta nazwa jest zajęta lub zbyt podobna do zajętej.
error-wrong-password = Błędna nazwa lub hasło.
error-too-many-requests = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-too-many-tables = Masz zbyt wiele partii naraz. Najpierw zakończ kilka z nich.
error-needs-person = Przy stole musi grać co najmniej jedna osoba.
error-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
error-busy = Serwer jest teraz przeciążony. Spróbuj ponownie za chwilę.
error-too-large = Tekst lub plik jest zbyt duży.
error-forbidden-origin = Serwer odrzucił żądanie z tej strony.

## Keys

keys = Klawiatura
keys-tab = Następna część strony (plansza liczy się jako jedna)
keys-arrows = Poruszanie się po planszy, dzienniku, menu
keys-areas = Następny obszar planszy
keys-enter = Wybierz element pod kursorem
keys-confirm = Potwierdź
keys-escape = Cofnij wybór; z wcześniejszego momentu wróć do bieżącego
keys-undo = Cofnij
keys-suggestion = Przyjmij propozycję partnera
keys-back = Ruch wstecz w powtórce
keys-next = Ruch naprzód w powtórce
keys-recap = Co zrobili inni
keys-guide = Wskazówka przewodnika
keys-skip = Od razu do bieżącego momentu
keys-help = Ta lista

## On a phone

sheet = Ruch, dziennik, czat, gracze
sheet-up = Rozwiń
sheet-down = Zwiń
tab-turn = Ruch
tab-recap = Skrót
tab-log = Dziennik
tab-chat = Czat
tab-players = Gracze

## Karty pomocy

help-now = Teraz:
help-pin = Przypnij tę kartę
help-previous = Poprzednia karta
help-next = Następna karta
