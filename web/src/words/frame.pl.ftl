## Everywhere

brand-home = Ennead, do poczekalni
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
    [day] Motyw: dzień
    [night] Motyw: noc
   *[system] Motyw: systemowy
}
tools-theme-choice = Motyw
theme = { $theme ->
    [day] Dzień
    [night] Noc
   *[system] System
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

# Bots are called after gods.
bot-name = { $bot ->
    [beginner] Bes
    [easy] Chnum
    [medium] Seszat
    [hard] Thot
    [random] Bes
    [greedy] Chnum
   *[other] { $bot }
}
bot-level = { $bot ->
    [beginner] początkujący
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [random] losowy
    [greedy] zachłanny
   *[other] { $bot }
}

## Header and menu of a table

table-title = „{ $title }”
round = Runda { $page }
round-phase = Runda { $page } · { $phase }
record-download = Pobierz zapis partii
notify-allow = Powiadamiaj o mojej turze
notify-title = { $game }: twoja tura
your-turn = Twoja tura
stand-in = Przekaż miejsce botowi
stand-in-end = Wróć na swoje miejsce
resign = Poddaj się
resign-ask = Poddać tę partię?
resign-why = Partia skończy się zwycięstwem przeciwnika.
resign-why-many = Za ciebie dogra bot.

## Seats

seat-person = Człowiek
seat-with = gra razem z
seat-bot = Bot: { bot-level }
seat-stand-in = Gra bot: { $bot ->
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
status-to-move = na ruchu
status-thinking = myśli
status-answered = decyzja podjęta
status-waiting = czeka
status-winner = zwycięstwo
of-goal = z { $goal }
score-of-goal = { $score } z { $goal } punktów
points-word = { NAME("point", $points) }
vote-replace = Niech na razie gra bot

## The decision bar

decision = Co się dzieje
your-decision = Twoja decyzja
undo = Cofnij
undo-ask = Poproś o cofnięcie ruchu
undo-asks = { $name } prosi o cofnięcie ruchu.
undo-asked = Twoja prośba o cofnięcie ruchu czeka na zgodę.
undo-agree = Zgadzam się
undo-decline = Odmawiam
confirm = Potwierdź
confirm-title = Potwierdź (Ctrl+Enter)
progress = Zrobiono { $done } z { $total }
progress-short = { $done } z { $total }
hint-glowing = Wybierz to, co świeci.
hint-watching = Oglądasz tę partię.
hint-answered = Decyzja przyjęta. Możesz ją cofnąć, dopóki nie odpowiedzą wszyscy.
preview = Wtedy stanie się to:
preview-reveals = Potem coś zostanie odkryte: tego nie da się cofnąć.
past-hint = { $turn ->
    [yes] Oglądasz wcześniejszy moment. Teraz jest twoja tura.
   *[no] Oglądasz wcześniejszy moment.
}
back-to-live = Wróć do teraz
waiting-for-several = Oczekiwanie na graczy: { $names }…
waiting-for-table = Chwileczkę…

## Why not, and other short messages

toast-spectator = Oglądasz partię: ruchy wykonują tylko gracze.
toast-past = Oglądasz wcześniejszy moment. Wróć do teraz, żeby grać.

## Log and chat

players-and-log = Gracze, dziennik i czat
log-and-chat = Dziennik i czat
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-jump = Zobacz ten moment
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

## Replay

replay = Powtórka
replay-first = Początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Krok naprzód
replay-moment = Moment partii
replay-speed = Szybkość: { $speed }×
replay-live = teraz
replay-end = koniec
replay-at = Ruch { $move } z { $moves }
replay-failed = Nie udało się wczytać tego momentu.
fork = Graj dalej od tego miejsca z botem
fork-why = Nowa partia zacznie się po ruchu { $move }. Zajmiesz jedno miejsce, resztę zajmą boty.
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
result-over-time = Wynik w czasie
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
ended-resign = { $name }: gracz się poddał.
ended-timeout = { $name }: czas minął.
ended-idle = Przez długi czas nikt nie wrócił i gra została odłożona.

## Uczciwe losowanie

dice = Uczciwe losowanie
dice-why = Każde tasowanie, dobranie i każdy rzut w tej grze wynika z jednej tajnej liczby, ziarna. Ustalono je przed początkiem gry. Ten odcisk ziarna widać od samego początku: inne ziarno miałoby inny odcisk.
dice-fingerprint = Odcisk ziarna
dice-seed = Ziarno
dice-later = Po zakończeniu gry ziarno zostanie pokazane i będzie można sprawdzić, że wszystko z niego wynikło.
dice-check = Sprawdź tę grę
dice-checking = Sprawdzanie…
dice-well = Wszystko się zgadza.
dice-wrong = Coś w tej grze się nie zgadza.
dice-fits = Ziarno pasuje do odcisku. Przeglądarka obliczyła to sama.
dice-fits-not = Ziarno nie pasuje do odcisku: zostało podmienione.
dice-seen = To ten sam odcisk, który przeglądarka widziała podczas gry.
dice-seen-other = Podczas gry przeglądarka widziała inny odcisk.
dice-unseen = Ta przeglądarka nie widziała gry w toku, więc nie ma odcisku do porównania.
dice-outcomes = { $count ->
    [one] Jedyny wynik losowania pochodzi
    [few] Wszystkie { $count } wyniki losowań pochodzą
   *[other] Wszystkie { $count } wyników losowań pochodzi
} z ziarna.
dice-rekeyed = { $count ->
    [one] Raz wszyscy zgodzili się cofnąć ruch. Odtąd losowano
   *[other] { $count } razy wszyscy zgodzili się cofnąć ruch. Za każdym razem losowano
} od nowa, z tego samego ziarna.
dice-moves = { $count ->
    [one] Jedyny ruch był zgodny
    [few] Wszystkie { $count } ruchy były zgodne
   *[other] Wszystkie { $count } ruchów było zgodnych
} z zasadami i daje ten wynik.
dice-moves-cut = { $count ->
    [one] Jedyny ruch był zgodny
    [few] Wszystkie { $count } ruchy były zgodne
   *[other] Wszystkie { $count } ruchów było zgodnych
} z zasadami. Gra skończyła się wcześniej, więc nie ma wyniku do sprawdzenia.
dice-fault = { $fault ->
    [dice] Wynik losowania nie pochodzi z ziarna albo zmieniono któryś z wcześniejszych ruchów.
    [move] W tym miejscu taki ruch nie był możliwy.
    [result] Ruchy prowadzą do innego wyniku.
    [setup] Zasady tej gry od tamtej pory się zmieniły; nie można jej tu sprawdzić.
   *[other] Zapis tej gry jest uszkodzony.
}
dice-yourself = Aby sprawdzić grę bez tego serwera, pobierz zapis i uruchom:

## Help at the table

advice = Podpowiedź
advice-thinking = Myślę…
advice-whose = Czyja podpowiedź
chances-show = Pokazuj szanse na wygraną
chances-hide = Nie pokazuj szans na wygraną
chance = Szanse na wygraną: { $chance } %
chance-short = { $chance } %

## The coach

coach = Zapytaj trenera
coach-working = Trener ogląda ruch { $done } z { $moves }…
coach-stop = Zatrzymaj
coach-look = Obejrzyj ten moment
coach-failed = Trener nie mógł skończyć.

## Pass and play

hand-over = Przekaż urządzenie graczowi { $name }
hand-over-why = Stół jest ukryty, żeby nikt nie zobaczył cudzych kart.
hand-over-ready = Urządzenie mam ja, { $name }

## Before the game

join = Dołącz
join-title = Dołącz do gry „{ $game }”
join-invited = { $name } zaprasza cię do gry „{ $game }”
take-seat = Zajmij to miejsce
leave-seat = Zwolnij miejsce
room-waiting = { $open ->
    [one] Oczekiwanie na jeszcze { $open } gracza…
   *[other] Oczekiwanie na jeszcze { $open } graczy…
}
room-why = Wyślij ten link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
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
error-bad-request = Serwer nie zrozumiał zapytania.
error-unknown-table = Nie ma takiego stołu. Link może być nieprawidłowy.
error-unknown-game = Nie ma takiej gry.
error-not-your-seat = To nie twoje miejsce.
error-not-to-move = To nie twoja tura.
error-stale-question = Gra poszła już dalej.
error-illegal-action = Niedozwolony ruch.
error-cannot-undo = Teraz nie można niczego cofnąć.
error-seat-taken = To miejsce jest zajęte.
error-wrong-status = Teraz to niemożliwe.
error-name-taken = To imię jest zajęte.
error-wrong-password = Błędne imię lub hasło.
error-too-many-requests = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-too-many-tables = Masz naraz zbyt wiele gier. Najpierw zakończ kilka z nich.
error-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
error-too-large = To jest za długie.
error-forbidden-origin = Serwer odrzucił tę stronę.

## Keys

keys = Klawiatura
keys-tab = Przejdź do kolejnej części; plansza to jeden przystanek
keys-arrows = Poruszaj się po planszy, dzienniku, menu
keys-areas = Następny obszar planszy
keys-enter = Wybierz to, co pod kursorem
keys-confirm = Potwierdź
keys-escape = Cofnij wybór; z przeszłości wróć do teraz
keys-undo = Cofnij
keys-back = W powtórce o ruch wstecz
keys-next = W powtórce o ruch naprzód
keys-help = Ta lista

## On a phone

sheet = Ruch, dziennik, czat, gracze
sheet-up = Rozwiń
sheet-down = Zwiń
tab-turn = Ruch
tab-log = Dziennik
tab-chat = Czat
tab-players = Gracze
