learn = Nauka

## Lessons

lessons-you = Ty
lessons-opponent = Przeciwnik
lessons-guide = Przewodnik
lessons-place = Lekcja { $number } z { $lessons }
lessons-step = Krok { $step } z { $steps }
lessons-steps = Kroki tej lekcji
lessons-leave = Wyjdź z lekcji
lessons-leave-why = Naciśnij Esc jeszcze raz, żeby wyjść. Następnym razem zaczniesz od tego kroku.
lessons-goal = Twój cel
lessons-check-done = (zrobione)
lessons-feedback = Odpowiedź
lessons-idle = Twój ruch
lessons-idle-text = Możesz spróbować każdego dozwolonego ruchu. Niczego tu nie stracisz.
lessons-read = Spójrz na planszę
lessons-read-text = Nie musisz tu nic robić. Przeczytaj i przejdź dalej.
lessons-showing = Właśnie tak
lessons-shown = Właśnie tak
lessons-shown-text = { $actions }
lessons-right = Świetnie
lessons-so-far = Na razie dobrze
lessons-near = Prawie
lessons-wrong = Nie tak
lessons-again = Jeszcze raz
lessons-let-me = Spróbuję
lessons-show = Pokaż
lessons-show-again = Jeszcze raz
lessons-back = Poprzedni krok
lessons-skip = Pomiń
lessons-next = Dalej
lessons-finish = Gotowe
lessons-finished = Lekcja ukończona
lessons-finished-next = Następna lekcja zaczyna się w tym miejscu.
lessons-finished-all = To była ostatnia lekcja. Teraz zagraj partię!
lessons-next-lesson = Następna lekcja
lessons-to-hub = Wszystkie lekcje
lessons-watching = Zobacz, jak to się robi. Potem twoja kolej.
lessons-given-back = Taki byłby skutek. Cofnij ruch i spróbuj jeszcze raz.
lessons-solved = Cel osiągnięty. Przejdź dalej.
lessons-reading = Przeczytaj objaśnienie i przejdź dalej.

## The page with all lessons

hub-heading = Ucz się, grając
hub-lead = Krótkie lekcje na prawdziwej planszy, po kilka minut każda. Niczego nie trzeba czytać wcześniej.
hub-done = { $done } z { $all }
hub-done-lessons = ukończonych lekcji
hub-path = Lekcje: { $game }
hub-lesson = Lekcja { $number }: { $title }, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }{ $state ->
    [done] , ukończona
    [next] , następna
   *[other] {""}
 }
hub-start = Zacznij: { $title }
hub-continue = Kontynuuj: { $title }
hub-repeat = Od początku: { $title }
hub-minutes = { $minutes } min
hub-first-game = Pierwsza gra z przewodnikiem
hub-rules = Zasady
hub-in-ten-minutes = Naucz się w dziesięć minut
hub-new-here = Pierwszy raz tutaj? Kilka krótkich lekcji pokaże ci grę na jej planszy.
