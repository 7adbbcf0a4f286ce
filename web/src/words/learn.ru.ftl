learn = Обучение

## Lessons

lessons-you = Вы
lessons-opponent = Соперник
lessons-guide = Подсказчик
lessons-place = Урок { $number } из { $lessons }
lessons-step = Шаг { $step } из { $steps }
lessons-steps = Шаги урока
lessons-leave = Выйти из урока
lessons-leave-why = Нажмите Esc ещё раз, чтобы выйти. В следующий раз вы продолжите с этого шага.
lessons-goal = Ваша цель
lessons-check-done = (выполнено)
lessons-feedback = Ответ
lessons-idle = Ваш ход
lessons-idle-text = Можно попробовать любой допустимый ход: здесь ничего нельзя потерять.
lessons-read = Посмотрите на поле
lessons-read-text = Здесь ничего не нужно делать. Прочитайте и переходите дальше.
lessons-showing = Вот так
lessons-shown = Вот так
lessons-shown-text = { $actions }
lessons-right = Отлично
lessons-so-far = Пока всё верно
lessons-near = Почти
lessons-wrong = Не так
lessons-again = Ещё раз
lessons-let-me = Попробую
lessons-show = Показать
lessons-show-again = Ещё раз
lessons-back = Предыдущий шаг
lessons-skip = Пропустить
lessons-next = Дальше
lessons-finish = Готово
lessons-finished = Урок пройден
lessons-finished-next = Следующий урок продолжит отсюда.
lessons-finished-all = Это был последний урок. Теперь сыграйте партию!
lessons-next-lesson = Следующий урок
lessons-to-hub = Все уроки
lessons-watching = Смотрите, как это делается. Потом попробуете сами.
lessons-given-back = Вот к чему это приведёт. Отмените и попробуйте ещё раз.
lessons-solved = Цель достигнута. Переходите дальше.
lessons-reading = Прочитайте пояснение и переходите дальше.

## The page with all lessons

hub-heading = Учитесь играя
hub-lead = Короткие уроки на настоящем поле, по несколько минут каждый. Ничего не нужно читать заранее.
hub-done = { $done } из { $all }
hub-done-lessons = уроков пройдено
hub-path = Уроки: { $game }
hub-lesson = Урок { $number }: { $title }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }{ $state ->
    [done] , пройден
    [next] , следующий
   *[other] {""}
 }
hub-start = Начать: { $title }
hub-continue = Продолжить: { $title }
hub-repeat = С самого начала: { $title }
hub-minutes = { $minutes } мин
hub-first-game = Первая партия с подсказками
hub-rules = Правила
hub-in-ten-minutes = Научиться за десять минут
hub-new-here = Вы здесь впервые? Несколько коротких уроков покажут игру прямо на её поле.
