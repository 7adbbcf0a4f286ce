# Zasady: strona i panel obok trwającej partii.

rules-of = Zasady: { $title }
rules-whole = Otwórz całe zasady w nowej karcie
rules-close = Zamknij zasady
rules-find = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
rules-example = Przykład: { $title }
rules-before = Przed.
rules-done = Co się dzieje.
rules-after = Po.
rules-lesson = Zagraj lekcję
rules-icons = Objaśnienie symboli
keys-rules = Zasady, rozdział o bieżącym pytaniu
keys-find = Szukanie w zasadach, gdy są otwarte
