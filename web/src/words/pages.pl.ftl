## Everywhere

pages-trouble = Na serwerze coś poszło nie tak. Spróbuj ponownie.

## Rules

pages-rules-contents = Spis treści
pages-rules-print = Drukuj
pages-rules-missing = Nie ma tu zasad tej gry.
pages-rules-failed = Nie udało się wczytać zasad.
pages-rules-link = Link do: { $name }

## Settings

pages-settings-note = Zapisane w tej przeglądarce.
pages-settings-sound-about = Krótkie dźwięki przy ruchach i na początku twojej tury.
pages-settings-motion = Animacje
pages-settings-motion-about = Elementy się przesuwają, karty się odwracają. Bez animacji zmiany widać od razu.
pages-settings-motion-value = { $motion ->
    [on] Wł.
    [off] Wył.
   *[system] Jak w systemie
}
pages-settings-speed = Szybkość animacji
pages-settings-speed-about = Dotyczy też powtórek.
pages-settings-speed-value = { $speed }×
pages-settings-pace = Tempo innych graczy
pages-settings-pace-about = Jak długo widać każdą turę botów i szybkich przeciwników. Spacja przenosi do bieżącego momentu.
pages-settings-pace-value = { $pace ->
    [slow] Wolno
    [at-once] Od razu
   *[normal] Normalnie
}
pages-settings-hints = Poziom podpowiedzi
pages-settings-confirm = Potwierdzenia
pages-settings-confirm-about = Pytaj na końcu tury i przed wyborem, którego nie można cofnąć.
pages-settings-notify = Powiadomienia
pages-settings-notify-about = Wiadomość z przeglądarki, gdy przy stole przychodzi twoja kolej.
pages-settings-notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.
pages-settings-notify-none = Ta przeglądarka nie obsługuje powiadomień.
pages-on = Wł.
pages-off = Wył.

## Account

pages-account-guest = Grasz jako gość
pages-account-guest-about = To wystarczy, aby grać: nazwa, miejsca i partie są zapisane w tej przeglądarce. Konto jest potrzebne tylko wtedy, gdy chcesz grać dalej na innym urządzeniu.
pages-account-own = Zalogowano jako { $name }
pages-account-own-about = Zaloguj się tą nazwą i hasłem na dowolnym urządzeniu, a znajdziesz tam swoje partie.
pages-account-name = Nazwa
pages-account-name-save = Zapisz nazwę
pages-account-name-saved = Nazwa zapisana
pages-account-make = Załóż konto
pages-account-make-about = Twoje partie zostaną przeniesione na konto.
pages-account-login = Zaloguj się
pages-account-login-about = Masz już konto. Miejsca zajęte jako gość zostaną na nie przeniesione.
pages-account-logout = Wyloguj się
pages-account-logout-about = W tej przeglądarce zagrasz dalej jako nowy gość. Twoje partie pozostaną na koncie.
pages-account-password = Hasło
pages-account-password-about = { $count ->
    [one] Co najmniej { $count } znak.
    [few] Co najmniej { $count } znaki.
   *[many] Co najmniej { $count } znaków.
}
pages-account-password-short = { $count ->
    [one] Hasło musi mieć co najmniej { $count } znak.
    [few] Hasło musi mieć co najmniej { $count } znaki.
   *[many] Hasło musi mieć co najmniej { $count } znaków.
}
pages-account-name-bad = Tej nazwy nie można użyć: może mieć najwyżej 24 znaki (litery, cyfry i symbole), a w każdym słowie litery jednego alfabetu.
pages-account-name-missing = Wpisz nazwę.
pages-account-password-missing = Wpisz hasło.
pages-account-welcome = Witaj, { $name }.
pages-account-bye = Wylogowano.
pages-account-elsewhere = Wyloguj na innych urządzeniach
pages-account-elsewhere-about = Inne przeglądarki i wszystkie programy, które za ciebie grają, będą musiały zalogować się ponownie. Ta przeglądarka pozostanie zalogowana.
pages-account-elsewhere-done = Wylogowano na innych urządzeniach.
pages-account-password-change = Zmień hasło
pages-account-password-change-about = Zmiana hasła wyloguje cię też na innych urządzeniach.
pages-account-password-old = Obecne hasło
pages-account-password-new = Nowe hasło
pages-account-password-wrong = Nieprawidłowe hasło.
pages-account-password-changed = Hasło zmienione.

## Finished games

pages-replays-show = Pokaż
pages-replays-mine = Moje
pages-replays-listed = Wszystkie publiczne
pages-replays-game = Gra
pages-replays-all-games = Wszystkie gry
pages-replays-outcome = Wynik
pages-replays-outcome-value = { $outcome ->
    [won] Wygrane
    [lost] Przegrane
    [draw] Remisy
   *[all] Dowolny
}
pages-replays-empty-mine = Nie masz jeszcze zakończonych partii. Znajdziesz je tutaj, każdą z powtórką.
pages-replays-empty-listed = Nie zakończono jeszcze żadnej publicznej partii.
pages-replays-empty-filter = Żadna partia nie spełnia tych warunków.
pages-replays-more = Pokaż więcej
pages-replays-found = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
pages-replays-found-more = Ponad { $count } partii
