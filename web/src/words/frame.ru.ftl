## Everywhere

brand-home = Ennead — в лобби
skip-to-content = Перейти к содержимому
tools = Инструменты
tools-language = Язык
tools-rules = Правила
tools-sound = Звук
tools-sound-is = { $on ->
    [yes] Звук включён
   *[no] Звук выключен
}
tools-theme = { $theme ->
    [day] Тема: день
    [night] Тема: ночь
   *[system] Тема: как в системе
}
tools-theme-choice = Тема
theme = { $theme ->
    [day] День
    [night] Ночь
   *[system] Система
}
menu = Меню
menu-lobby = Лобби
menu-replays = Сыгранные партии
menu-settings = Настройки
menu-account = Учётная запись
close = Закрыть
cancel = Отмена
retry = Повторить попытку
loading = Загрузка…
page-failed = Не удалось загрузить страницу.
lost = Не найдено
you = вы

## Header and menu of a table

table-title = «{ $title }»
round-phase = { $page ->
    [0] { round }
   *[other] { round } · { $phase }
}
record-download = Скачать запись партии
notify-allow = Сообщать, когда мой ход
notify-title = { $game }: ваш ход
your-turn = Ваш ход
stand-in = Передать место боту
stand-in-end = Вернуть себе место
resign = Сдаться
resign-ask = Сдаться в этой партии?
resign-why = Партия закончится победой соперника.
resign-why-many = За вас доиграет бот.

## Seats

seat-person = Человек
seat-acts-now = ходит
seat-with = играет вместе с игроком
seat-bot = Бот: { bot-level }
seat-stand-in = Играет бот: { $bot ->
    [beginner] новичок
    [easy] лёгкий
    [medium] средний
    [hard] сложный
    [random] случайный
    [greedy] жадный
   *[other] { $bot }
}
seat-away = Не в сети
seat-here = В сети
seat-open = Свободное место
status-to-move = ходит
status-thinking = думает
status-answered = ответ дан
status-waiting = ждёт
status-winner = победа
of-goal = из { $goal }
score-of-goal = Очки: { $score } из { $goal }
points-word = { NAME("point", $points) }
vote-replace = Пусть пока играет бот

## The decision bar

decision = Что происходит
your-decision = Ваше решение
undo = Отменить ход
end-turn = Завершить ход
end-turn-ask = Завершить ход?
end-turn-then = Затем { $count ->
    [one] ходит { $names }
   *[other] ходят { $names }
}.
end-turn-summary = Что меняет ход
take-back = Вернуть ход
take-back-ask = Вернуть последний ход?
take-back-why = Ходы ботов после него тоже отменяются. Будущие кубики и карты остаются прежними. Партия с возвратом хода не учитывается в рейтинге.
undo-ask = Попросить отменить ход
undo-asks = { $name } просит отменить ход.
undo-asked = Вы попросили отменить ход.
undo-agree = Согласиться
undo-decline = Отказать
confirm = Подтвердить
confirm-title = Подтвердить (Ctrl+Enter)
confirm-final = нельзя отменить
progress = Сделано { $done } из { $total }
progress-short = { $done } из { $total }
hint-glowing = Выберите один из подсвеченных вариантов.
hint-watching = Вы наблюдаете за партией.
hint-answered = Ваш ответ принят. Его можно отменить, пока не ответили все.
suggestion-hint = Решает { $name }. Выберите подсвеченный вариант, чтобы предложить его.
suggestion-mine = Вы предлагаете: { $action }. Решает { $name }.
suggestion-take = Принять
preview = Вот что произойдёт:
preview-reveals = Это откроет скрытое: отменить ход будет нельзя.
past-hint = { $turn ->
    [yes] Вы смотрите более ранний момент. Сейчас ваш ход.
   *[no] Вы смотрите более ранний момент.
}
back-to-live = К текущему моменту
waiting-for-several = Ожидаем игроков: { $names }…
waiting-for-table = Минутку…

## Why not, and other short messages

toast-spectator = Вы наблюдаете: ходят только игроки.
toast-past = Вы смотрите более ранний момент. Чтобы играть, вернитесь к текущему.

## Log and chat

players-and-log = Игроки, журнал и чат
log-and-chat = Журнал и чат
log = Журнал
log-empty = Пока ничего не произошло.
log-more = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
}
chat = Чат
chat-empty = Здесь пока тихо.
chat-to = Кто прочтёт
chat-to-all = Все
chat-to-team = Только { $name }
chat-team = команда
chat-write = Написать сообщение
chat-send = Отправить
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}

## Recap

recap = С вашего прошлого хода
recap-latest = Последние ходы
recap-empty = Пока ничего.
recap-again = Ещё раз
pace-skip = Пропустить
key-space = Пробел

## Replay

replay = Повтор партии
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = Шаг вперёд
replay-moment = Момент партии
replay-speed = Скорость: { $speed }×
replay-live = сейчас
replay-end = конец
replay-at = Ход { $move } из { $moves }
replay-failed = Не удалось загрузить этот момент.
fork = Продолжить отсюда против бота
fork-why = Новая партия начнётся с позиции после хода { $move }. Одно место займёте вы, остальные — боты.
fork-seat = Ваше место
fork-bot = Бот
fork-start = Начать игру

## Result

result-show = Итог
result-you-win = Вы победили!
result-wins = { $name } побеждает!
result-draw = Ничья
result-nobody = Победителя нет
result-by-source = Очки по источникам
result-source = Источник
result-over-time = Счёт по ходу партии
result-moves = { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}
result-replay = Смотреть повтор
source-start = Начало
source-other = Другое
winner = Победитель
rematch = Реванш
rematch-join = Принять реванш
ended-resign = { $name } сдаёт партию.
ended-timeout = У игрока { $name } вышло время.
ended-idle = В партию долго никто не возвращался, поэтому она закрыта.
ended-rules = Правила этой игры исправлены до первого выпуска, поэтому партии, начатые по старым правилам, закрыты. Победителей и проигравших нет.

## Честный жребий

dice = Честный жребий
dice-why = Все перемешивания, взятые карты и броски в этой партии получены из одного тайного числа — зерна. Оно выбрано до начала партии. Этот отпечаток зерна показан с самого начала: у другого зерна он был бы другим.
dice-fingerprint = Отпечаток зерна
dice-seed = Зерно
dice-later = Когда партия закончится, зерно будет показано и можно будет проверить, что всё получено из него.
dice-check = Проверить партию
dice-checking = Проверяем…
dice-well = Всё сходится.
dice-wrong = В этой партии что-то не сходится.
dice-fits = Зерно соответствует отпечатку. Ваш браузер вычислил это сам.
dice-fits-not = Зерно не соответствует отпечатку: его подменили.
dice-seen = Это тот же отпечаток, который ваш браузер видел во время партии.
dice-seen-other = Во время партии ваш браузер видел другой отпечаток.
dice-unseen = Этот браузер не видел партию, пока она шла, поэтому сравнить отпечаток не с чем.
dice-share = Случайное число вашего браузера участвует в жребии, поэтому никто не мог предрешить его результаты в одиночку.
dice-share-left-out = Случайное число вашего браузера не учтено: оно не было раскрыто вовремя.
dice-share-unknown = В жребии участвует число вашего места, но этот браузер его не знает.
dice-outcomes = Все случайные исходы ({ $count }) получены из зерна.
dice-rekeyed =
    { $count ->
        [1] Один раз все согласились отменить ход. С этого места жребий был новый,
        [few] { $count } раза все соглашались отменить ход. Каждый раз с этого места жребий был новый,
       *[other] { $count } раз все соглашались отменить ход. Каждый раз с этого места жребий был новый,
    } из того же зерна.
dice-moves = Все ходы ({ $count }) сделаны по правилам и ведут к этому результату.
dice-moves-cut = Все ходы ({ $count }) сделаны по правилам. Партия прервана, поэтому итога для проверки нет.
dice-fault = { $fault ->
    [dice] Случайный исход не получен из зерна, или изменён один из ходов до него.
    [move] В этом месте такой ход был невозможен.
    [result] Ходы ведут к другому результату.
    [setup] С тех пор правила этой игры изменились; здесь эту партию не проверить.
   *[other] Запись этой партии повреждена.
}
dice-yourself = Чтобы проверить партию без этого сервера, скачайте запись и выполните:

## Help at the table

advice = Подсказка
advice-thinking = Бот думает…
advice-whose = Чья подсказка
chances-show = Показывать шансы на победу
chances-hide = Не показывать шансы на победу
chance = Шансы на победу: { $chance }{ "\u00A0" }%
chance-short = { $chance }{ "\u00A0" }%

## The guide of a first game

tips = Проводник
tips-close = Закрыть эту подсказку
tips-what = Что это?
tips-good = Что здесь хорошо?
tips-rules = Правила этой игры
tips-note = Мысли среднего бота. Годится любой ход.
tips-off = Без подсказок
tips-got-it = Понятно
tips-turn-on = Проводник: показывать подсказки
tips-turn-off = Проводник: без подсказок

## The coach

coach = Спросить тренера
coach-working = Тренер разбирает ход { $done } из { $moves }…
coach-stop = Остановить
coach-look = Посмотреть этот момент
coach-failed = Тренер не смог закончить разбор.

## Pass and play

hand-over = Передайте устройство игроку { $name }
hand-over-why = Стол скрыт, чтобы никто не увидел чужих карт.
hand-over-ready = Устройство у меня, я — { $name }

## Before the game

join = Присоединиться
join-title = Присоединиться к игре «{ $game }»
join-invited = { $name } приглашает вас сыграть в «{ $game }»
take-seat = Занять это место
leave-seat = Освободить место
room-waiting = { $open ->
    [one] Ожидаем ещё { $open } игрока…
   *[other] Ожидаем ещё { $open } игроков…
}
room-why = Отправьте эту ссылку. Игра начнётся, как только все места будут заняты.
room-numbers = Игра вот-вот начнётся…
room-numbers-why = Устройство каждого игрока добавляет к жребию своё случайное число. Это займёт не больше пяти секунд; если число не придёт вовремя, игра начнётся без него.
room-rules = Правила игры «{ $game }»
invite-link = Ссылка-приглашение
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована
share = Поделиться
share-title = Сыграем в «{ $game }»?

## Connection and errors

reconnecting = Связь потеряна. Повторное подключение…
reconnected = Связь восстановлена
error-lost = Такой страницы нет.
error-offline = Сервер не отвечает.
error-no-board = Для этой игры нет поля в браузере.
error-bad-request = Сервер не понял запрос.
error-unknown-table = Такого стола нет. Возможно, ссылка неверная.
error-unknown-lesson = Такого урока нет.
error-unknown-step = В этом уроке нет такого шага.
error-old-rules = Эта партия сыграна по правилам, которых на сервере больше нет, поэтому показать её нельзя. Результат сохранён, запись партии можно скачать.
error-closed-rules = Правила этой игры исправлены до первого выпуска, поэтому партии, начатые по старым правилам, закрыты. Победителей и проигравших нет.
error-unknown-game = Такой игры нет.
error-not-your-seat = Это не ваше место.
error-not-to-move = Сейчас не ваш ход.
error-stale-question = Игра уже пошла дальше.
error-illegal-action = Недопустимый ход.
error-cannot-undo = Сейчас отменить ничего нельзя.
error-seat-taken = Это место занято.
error-wrong-status = Сейчас это невозможно.
error-name-taken = Это имя занято или слишком похоже на занятое.
error-wrong-password = Неверное имя или пароль.
error-too-many-requests = Слишком быстро. Подождите немного и повторите.
error-too-many-tables = У вас слишком много партий одновременно. Сначала закончите некоторые из них.
error-needs-person = За столом должен играть хотя бы один человек.
error-unavailable = Сервер сейчас не может ничего сохранить. Повторите чуть позже.
error-busy = Сервер сейчас перегружен. Повторите чуть позже.
error-too-large = Текст или файл слишком велик.
error-forbidden-origin = Сервер отклонил запрос с этой страницы.

## Keys

keys = Клавиатура
keys-tab = Следующая область (поле считается за одну)
keys-arrows = Двигаться по полю, журналу, меню
keys-areas = Следующая область поля
keys-enter = Выбрать то, что под курсором
keys-confirm = Подтвердить
keys-escape = Снять выбор; из более раннего момента — к текущему
keys-undo = Отменить ход
keys-suggestion = Принять предложение партнёра
keys-back = В повторе на ход назад
keys-next = В повторе на ход вперёд
keys-recap = Что сделали другие
keys-guide = Подсказка проводника
keys-skip = Сразу к текущему моменту
keys-help = Этот список

## On a phone

sheet = Ход, журнал, чат, игроки
sheet-up = Развернуть
sheet-down = Свернуть
tab-turn = Ход
tab-recap = Сводка
tab-log = Журнал
tab-chat = Чат
tab-players = Игроки

## Карточки справки

help-now = Сейчас:
help-pin = Не закрывать карточку
help-previous = Предыдущая карточка
help-next = Следующая карточка
