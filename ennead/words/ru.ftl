## Events and reasons of every game

event-undone = { $seat } отменяет ход.
event-rewound = С общего согласия { $seat } отменяет ход. С этого места жребий бросают заново.
event-retracted = { $seat } отменяет ход; жребий остаётся прежним.

reason-game-over = Игра окончена: ходов больше нет.
reason-not-asked = Сейчас ваш ответ не нужен: ход не ваш или вы уже ответили.
reason-another-question = Сейчас от вас ждут другого решения.

## Собственные файлы

figures-ours = ◇ — наши собственные значения: в правилах их нет. Если игра у вас под рукой, можно ввести напечатанные.
file-error-too-large = Размер файла в байтах — { $size }, а можно не больше { $most }.
file-error-figure-unknown = Значения «{ $where }» нет. Названия значений перечислены в шаблоне.
file-error-figure-number = В «{ $where }» стоит { $found }; нужно число от { $least } до { $most }.
file-error-figure-list = В «{ $where }» стоит { $found }; нужен список длиной { $count }.
file-error-figure-object = В «{ $where }» стоит { $found }; нужен объект в фигурных скобках.
file-error-figure-missing = Не хватает «{ $where }».
file-error-figure-name = В «{ $where }» стоит { $found }; допустимо: { $expected }.
file-error-figure-colours = В «{ $where }» стоит { $found }; допустимы буквы { $letters }, всего { $count }.
file-error-figure-rising = В «{ $where }» стоит { $found }; каждое число должно быть больше предыдущего.

## Players

player-default = Игрок { $number }
player-bot = Бот { $name }
bot-name = { $name ->
    [Ada] Ада
    [Tim] Тим
    [Zosia] Зося
    [Leon] Леон
    [Mila] Мила
    [Tomek] Томек
    [Ola] Оля
    [Jan] Ян
    [Nina] Нина
    [Ewa] Эва
    [Marta] Марта
    [Igor] Игорь
    [Daria] Дарья
    [Filip] Филипп
    [Hanna] Ханна
    [Oskar] Оскар
    [Irena] Ирена
    [Roman] Роман
    [Helena] Хелена
    [Konrad] Конрад
   *[other] { $name }
}
bot-level = { $bot ->
    [beginner] новичок
    [easy] лёгкий
    [medium] средний
    [hard] сложный
    [random] случайный
    [greedy] жадный
   *[other] { $bot }
}
bot-with-level = { bot-name } · { bot-level }

## The terminal: turns

# A game whose pages are not rounds has a message of its own with this id.
round = { $page ->
    [0] Подготовка
   *[other] Раунд { $page }
}
terminal-bot-thinks = { $name } обдумывает ход…
terminal-bot-failed = { $text }. Этот ход сделает запасной бот.
terminal-hand-over = Передайте экран игроку { $name } и нажмите Enter.
suggestion-made = { $name } предлагает: { $action }
terminal-suggest = Решает { $name }. Предложите номер или ход либо нажмите Enter
terminal-suggested = { $follows ->
    [yes] { $name } принимает ваше предложение.
   *[no] { $name } решает иначе.
}
terminal-screen-hidden = Экран скрыт, чтобы никто не подсмотрел.

## The terminal: answering

terminal-prompt = Номер, ход или клавиша
terminal-keys = u отмена · t вернуть ход · h подсказка · ? <ход> почему нет · r правила · l журнал · q выход
terminal-illegal = Недопустимый ход «{ $text }». { $reason }
terminal-legal = Ход «{ $text }» допустим.
terminal-unknown = Непонятный ввод: «{ $text }». Введите номер, ход или клавишу.
terminal-cannot-undo = Сейчас отменить ход нельзя.
terminal-cannot-take-back = Вернуть ход можно только в игре одного человека против ботов, после первого выбора.
terminal-end-turn = Завершить ход? Enter — завершить, u — отменить
terminal-undone = Ход отменён.
terminal-quit = Выйти из игры? Ещё раз q — выйти, Enter — играть дальше

## Hints and the coach

advice-by = { $level ->
    [beginner] Новичок
    [easy] Лёгкий бот
    [medium] Средний бот
   *[hard] Сложный бот
} выбрал бы «{ $action }».
advice-only = «{ $action }»: другого выбора нет.
advice-scores = { advice-by } Это принесёт вам примерно на { $points } { NAME("point", $points, case: "acc") } больше, чем вариант «{ $other }»{ advice-behind }
advice-hinders = { advice-by } Соперники получат примерно на { $points } { NAME("point", $points, case: "acc") } меньше, чем после варианта «{ $other }»{ advice-behind }
advice-behind = { $behind ->
    [yes] , но шансы на победу ниже: { $chance }{ "\u00A0" }% вместо { $otherChance }{ "\u00A0" }%.
   *[no] .
}
advice-prepares = { advice-by } Это окупится позже: шансы на победу — { $chance }{ "\u00A0" }%, а после варианта «{ $other }» — { $otherChance }{ "\u00A0" }%.
advice-close = { advice-by } Вариант «{ $other }» почти не хуже.
advice-misses = { advice-by } Он упускает из виду вариант «{ $other }»: с ним шансы на победу — { $otherChance }{ "\u00A0" }%, а не { $chance }{ "\u00A0" }%.
coach-over-time = Шансы на победу
coach-mistakes = Что обошлось дороже всего
coach-none = Дорогих ошибок нет.
coach-mistake = { round } · { $name }, ход { $move }: шансы на победу упали на { $cost } { $cost ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
}. Выбрано: { $played }. Лучше: { $best }.
coach-line = Возможное продолжение: { $line }

## The terminal: the table

terminal-hand = Рука
terminal-log = Журнал

## The terminal: results, files, replay

terminal-result-win = { $name } побеждает!
terminal-result-together = { $names } побеждают вместе!
terminal-result-draw = Ничья.
terminal-result-nobody = Победителя нет.
terminal-score = { $name }: { $points } { NAME("point", $points) }
terminal-saved = Сохранено: { $file }
terminal-move = Ход { $move } из { $moves }
terminal-replay-prompt = Enter — дальше · b — назад · номер хода · q — выйти
terminal-replay-end = Конец повтора партии.
terminal-coach-look = Посмотреть худший момент: { $command }
terminal-goodbye = До встречи!

## The terminal: the list of games

terminal-column-id = Код
terminal-column-title = Игра
terminal-column-players = Игроки
terminal-column-rules = Правила
terminal-column-actions = Действия
terminal-rules-nothing = В правилах нет ничего о «{ $query }».
terminal-rules-example = Пример: { $title }.
terminal-figures-valid = { $file }: { $count ->
        [one] { $count } значение, всё верно.
        [few] { $count } значения, всё верно.
       *[other] { $count } значений, всё верно.
    }

## The terminal: lessons

learn-progress = пройдено { $done } из { $lessons }
learn-minutes = { $minutes } мин
learn-heading = Урок { $number } из { $lessons }: { $title } · шаг { $step } из { $steps }
learn-goal = Ваша цель: { $text }
learn-check = { $holds ->
    [yes] ✓ { $text }
   *[no] ○ { $text }
}
learn-prompt = Номер, ход или клавиша
learn-prompt-next = Enter — дальше
learn-keys = s показать · u вернуть ход · k пропустить · b назад · ? <ход> почему нельзя · r правила · q выйти
learn-right = ✓ Верно! { $text }
learn-so-far = ✓ { $text }
learn-near = ○ Почти. { $text }
learn-wrong = ✗ { $text }
learn-shown = Попробуйте «{ $text }».
learn-unknown = Непонятный ввод: «{ $text }». Клавиша ? покажет, что можно ввести.
learn-no-way-back = Это первый шаг.
learn-quit = Выйти из урока? Ещё раз q — выйти, Enter — остаться
learn-finished = Урок пройден!
learn-next = Дальше: { $title }. Enter — начать, q — выйти
learn-all-done = Все уроки пройдены. Теперь сыграйте: ennead play { $game }
learn-left = Прогресс сохранён. Продолжить: ennead learn { $game }

## Ideas of the guide

tips-aim = Цель: { $aim }
tips-likely = { $reason } Это вероятно, но не наверняка: другие выбирают тайно.
tips-then = { $first }, затем: { $then }
tips-wins = Это приносит победу.
