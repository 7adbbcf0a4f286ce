## Events and reasons of every game

event-undone = { $seat } cofa ruch.
event-rewound = Za zgodą wszystkich { $seat } cofa ruch. Od tego miejsca losuje się na nowo.
event-retracted = { $seat } cofa ruch; wyniki losowań się nie zmieniają.

reason-game-over = Koniec gry: nie ma już ruchów.
reason-not-asked = To nie twoja tura albo decyzja już zapadła.
reason-another-question = Teraz czeka na ciebie inna decyzja.

## Własne pliki

figures-ours = ◇ oznacza nasze własne wartości, których instrukcja nie podaje; jeśli masz grę pod ręką, możesz wpisać wartości z pudełka.
file-error-too-large = Rozmiar pliku w bajtach to { $size }, a może wynosić najwyżej { $most }.
file-error-figure-unknown = Nie ma wartości „{ $where }”. Nazwy wartości podaje szablon.
file-error-figure-number = „{ $where }” to { $found }; oczekiwano liczby od { $least } do { $most }.
file-error-figure-list = „{ $where }” to { $found }; oczekiwano listy o długości { $count }.
file-error-figure-object = „{ $where }” to { $found }; oczekiwano obiektu w nawiasach klamrowych.
file-error-figure-missing = Brakuje „{ $where }”.
file-error-figure-name = „{ $where }” zawiera { $found }; dozwolone: { $expected }.
file-error-figure-colours = „{ $where }” to { $found }; dozwolone litery to { $letters }, łącznie { $count }.
file-error-figure-rising = „{ $where }” to { $found }; każda liczba musi być większa od poprzedniej.

## Players

player-default = Gracz { $number }
player-bot = Bot { $name }
bot-name = { $name }
bot-level = { $bot ->
    [beginner] początkujący
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [random] losowy
    [greedy] zachłanny
   *[other] { $bot }
}
bot-with-level = { bot-name } · { bot-level }

## The terminal: turns

# A game whose pages are not rounds has a message of its own with this id.
round = { $page ->
    [0] Przygotowanie
   *[other] Runda { $page }
}
terminal-bot-thinks = { $name } zastanawia się nad ruchem…
terminal-bot-failed = { $text }. W tej turze zagra bot zastępczy.
terminal-hand-over = Przekaż ekran graczowi { $name } i naciśnij Enter.
suggestion-made = { $name } proponuje: { $action }
terminal-suggest = Decyduje { $name }. Zaproponuj numer lub ruch albo naciśnij Enter
terminal-suggested = { $follows ->
    [yes] { $name } przyjmuje twoją propozycję.
   *[no] { $name } decyduje inaczej.
}
terminal-screen-hidden = Ekran jest ukryty, aby nikt nie podejrzał.

## The terminal: answering

terminal-prompt = Numer, ruch lub klawisz
terminal-keys = u cofnij · t cofnij ruch · h podpowiedź · ? <ruch> dlaczego nie · r zasady · l dziennik · q wyjdź
terminal-illegal = Niedozwolony ruch „{ $text }”. { $reason }
terminal-legal = Ruch „{ $text }” jest dozwolony.
terminal-unknown = Nie rozpoznano „{ $text }”. Wpisz numer, ruch lub klawisz.
terminal-cannot-undo = Teraz nie można cofnąć ruchu.
terminal-cannot-take-back = Ruch można cofnąć tylko w grze jednej osoby przeciw botom, po pierwszym wyborze.
terminal-end-turn = Zakończyć turę? Enter – zakończ, u – cofnij
terminal-undone = Ruch cofnięty.
terminal-quit = Wyjść z gry? Ponownie q – wyjdź, Enter – graj dalej

## Hints and the coach

advice-by = { $level ->
    [beginner] Początkujący
    [easy] Łatwy bot
    [medium] Średni bot
   *[hard] Trudny bot
} wybrałby „{ $action }”.
advice-only = „{ $action }”: nie ma innej możliwości.
advice-scores = { advice-by } Daje ci to w przybliżeniu o { $points } { NAME("point", $points, case: "acc") } więcej niż „{ $other }”{ advice-behind }
advice-hinders = { advice-by } Odbiera to przeciwnikom w przybliżeniu o { $points } { NAME("point", $points, case: "acc") } więcej niż „{ $other }”{ advice-behind }
advice-behind = { $behind ->
    [yes] , ale szanse na wygraną są mniejsze: { $chance }% zamiast { $otherChance }%.
   *[no] .
}
advice-prepares = { advice-by } Opłaci się to później: { $chance }% szans na wygraną, a po „{ $other }” – { $otherChance }%.
advice-close = { advice-by } Ruch „{ $other }” jest prawie równie dobry.
advice-misses = { advice-by } Przeocza jednak „{ $other }”: { $otherChance }% szans na wygraną zamiast { $chance }%.
coach-over-time = Szanse na wygraną
coach-mistakes = Najkosztowniejsze decyzje
coach-none = Żadna decyzja nie kosztowała wiele.
coach-mistake = { round } · { $name }, ruch { $move }: szansa na wygraną spadła o { $cost } { $cost ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
}. Wybrano: { $played }. Lepiej: { $best }.
coach-line = Możliwy dalszy ciąg: { $line }

## The terminal: the table

terminal-hand = Ręka
terminal-log = Dziennik

## The terminal: results, files, replay

terminal-result-win = { $name } wygrywa!
terminal-result-together = { $names } wygrywają wspólnie!
terminal-result-draw = Remis.
terminal-result-nobody = Brak zwycięzcy.
terminal-score = { $name }: { $points } { NAME("point", $points) }
terminal-saved = Zapisano: { $file }
terminal-move = Ruch { $move } z { $moves }
terminal-replay-prompt = Enter – dalej · b – wstecz · numer ruchu · q – wyjdź
terminal-replay-end = Koniec powtórki.
terminal-coach-look = Aby obejrzeć najgorszy moment: { $command }
terminal-goodbye = Do zobaczenia!

## The terminal: the list of games

terminal-column-id = Kod
terminal-column-title = Gra
terminal-column-players = Gracze
terminal-column-rules = Zasady
terminal-column-actions = Akcje
terminal-rules-nothing = W zasadach nie ma nic o „{ $query }”.
terminal-rules-example = Przykład: { $title }.
terminal-figures-valid = { $file }: { $count ->
        [one] { $count } wartość, poprawna.
        [few] { $count } wartości, wszystkie poprawne.
       *[other] { $count } wartości, wszystkie poprawne.
    }

## The terminal: lessons

learn-progress = ukończono { $done } z { $lessons }
learn-minutes = { $minutes } min
learn-heading = Lekcja { $number } z { $lessons }: { $title } · krok { $step } z { $steps }
learn-goal = Twój cel: { $text }
learn-check = { $holds ->
    [yes] ✓ { $text }
   *[no] ○ { $text }
}
learn-prompt = Numer, ruch lub klawisz
learn-prompt-next = Enter – dalej
learn-keys = s pokaż · u cofnij ruch · k pomiń · b wstecz · ? <ruch> dlaczego nie · r zasady · q wyjdź
learn-right = ✓ Dobrze! { $text }
learn-so-far = ✓ { $text }
learn-near = ○ Prawie. { $text }
learn-wrong = ✗ { $text }
learn-shown = Spróbuj „{ $text }”.
learn-unknown = Nie rozpoznano „{ $text }”. Klawisz ? pokaże, co można wpisać.
learn-no-way-back = To pierwszy krok.
learn-quit = Wyjść z lekcji? Ponownie q – wyjdź, Enter – kontynuuj
learn-finished = Lekcja ukończona!
learn-next = Dalej: { $title }. Enter – zacznij, q – wyjdź
learn-all-done = To już wszystkie lekcje. Teraz zagraj: ennead play { $game }
learn-left = Postęp zapisany. Aby kontynuować: ennead learn { $game }

## Ideas of the guide

tips-aim = Cel: { $aim }
tips-likely = { $reason } To prawdopodobne, ale niepewne: inni wybierają w tajemnicy.
tips-then = { $first }, potem: { $then }
tips-wins = To wygrywa partię.
