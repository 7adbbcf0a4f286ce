## Everywhere

brand-home = Ennead, в лобби
skip-to-content = Перейти к содержанию
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

# Bots are called after gods.
bot-name = { $bot ->
    [beginner] Бес
    [easy] Хнум
    [medium] Сешат
    [hard] Тот
    [random] Бес
    [greedy] Хнум
   *[other] { $bot }
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

## Header and menu of a table

table-title = «{ $title }»
round = Раунд { $page }
round-phase = Раунд { $page } · { $phase }
record-download = Скачать запись партии
notify-allow = Уведомлять о моём ходе
notify-title = { $game }: ваш ход
your-turn = Ваш ход
stand-in = Передать место боту
stand-in-end = Вернуться на место
resign = Сдаться
resign-ask = Сдаться в этой партии?
resign-why = Партия закончится победой соперника.
resign-why-many = За вас доиграет бот.

## Seats

seat-person = Человек
seat-with = играет вместе с
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
status-waiting = ожидает
status-winner = победа
of-goal = из { $goal }
score-of-goal = { $score } из { $goal } очков
points-word = { NAME("point", $points) }
vote-replace = Пусть пока играет бот

## The decision bar

decision = Что происходит
your-decision = Ваше решение
undo = Отменить ход
undo-ask = Попросить отменить ход
undo-asks = { $name } просит отменить ход.
undo-asked = Вы попросили отменить ход.
undo-agree = Согласиться
undo-decline = Отказать
confirm = Подтвердить
confirm-title = Подтвердить (Ctrl+Enter)
progress = Сделано { $done } из { $total }
progress-short = { $done } из { $total }
hint-glowing = Выберите то, что светится.
hint-watching = Вы зритель.
hint-answered = Ваш ответ принят. Его можно отменить, пока не ответили все.
preview = Случится вот что:
preview-reveals = После этого кое-что откроется: отменить будет нельзя.
past-hint = { $turn ->
    [yes] Вы смотрите на прошлое. Сейчас ваш ход.
   *[no] Вы смотрите на прошлое.
}
back-to-live = К текущему моменту
waiting-for-several = Ожидаем игроков: { $names }…
waiting-for-table = Минутку…

## Why not, and other short messages

toast-spectator = Вы зритель: ходят только игроки.
toast-past = Вы смотрите на прошлое. Чтобы играть, вернитесь к текущему моменту.

## Log and chat

players-and-log = Игроки, журнал и чат
log-and-chat = Журнал и чат
log = Журнал
log-empty = Пока ничего не произошло.
log-jump = Посмотреть этот момент
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
fork-why = Новая партия начнётся после хода { $move }. Одно место займёте вы, остальные — боты.
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
ended-resign = { $name }: игрок сдался.
ended-timeout = { $name }: время вышло.
ended-idle = Долго никто не возвращался, и партию убрали.

## Честный жребий

dice = Честный жребий
dice-why = Каждая тасовка, каждая взятая карта и каждый бросок в этой партии получены из одного тайного числа, зерна. Оно выбрано до начала партии. Этот отпечаток зерна показан с самого начала: у другого зерна он был бы другим.
dice-fingerprint = Отпечаток зерна
dice-seed = Зерно
dice-later = Когда партия закончится, зерно будет показано и можно будет проверить, что всё получено из него.
dice-check = Проверить партию
dice-checking = Проверяем…
dice-well = Всё сходится.
dice-wrong = В этой партии что-то не сходится.
dice-fits = Зерно подходит к отпечатку. Браузер вычислил это сам.
dice-fits-not = Зерно не подходит к отпечатку: его подменили.
dice-seen = Это тот же отпечаток, который браузер видел во время партии.
dice-seen-other = Во время партии браузер видел другой отпечаток.
dice-unseen = Этот браузер не видел партию, пока она шла, поэтому сравнить отпечаток не с чем.
dice-outcomes = Все { $count } { $count ->
    [one] случайный исход
    [few] случайных исхода
   *[other] случайных исходов
} получены из зерна.
dice-rekeyed = { $count ->
    [one] { $count } раз все согласились отменить ход.
    [few] { $count } раза все согласились отменить ход.
   *[other] { $count } раз все согласились отменить ход.
} С этого места жребий был новый, из того же зерна.
dice-moves = Все { $count } { $count ->
    [one] ход
    [few] хода
   *[other] ходов
} сделаны по правилам и ведут к этому результату.
dice-moves-cut = Все { $count } { $count ->
    [one] ход
    [few] хода
   *[other] ходов
} сделаны по правилам. Партия закончилась раньше, поэтому итога для проверки нет.
dice-fault = { $fault ->
    [dice] Случайный исход не получен из зерна, или изменён один из ходов до него.
    [move] В этом месте такой ход был невозможен.
    [result] Ходы ведут к другому результату.
    [setup] Правила этой игры с тех пор изменились; здесь её не проверить.
   *[other] Запись этой партии повреждена.
}
dice-yourself = Чтобы проверить партию без этого сервера, скачайте запись и выполните:

## Help at the table

advice = Подсказка
advice-thinking = Думаю…
advice-whose = Чья подсказка
chances-show = Показывать шансы на победу
chances-hide = Не показывать шансы на победу
chance = Шансы на победу: { $chance } %
chance-short = { $chance } %

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
error-unknown-game = Такой игры нет.
error-not-your-seat = Это не ваше место.
error-not-to-move = Сейчас не ваш ход.
error-stale-question = Игра уже пошла дальше.
error-illegal-action = Недопустимый ход.
error-cannot-undo = Сейчас ничего нельзя отменить.
error-seat-taken = Это место занято.
error-wrong-status = Сейчас это невозможно.
error-name-taken = Это имя занято.
error-wrong-password = Неверное имя или пароль.
error-too-many-requests = Слишком быстро. Подождите немного и повторите.
error-too-many-tables = У вас слишком много партий сразу. Сначала закончите некоторые.
error-unavailable = Сервер сейчас не может ничего сохранить. Повторите чуть позже.
error-too-large = Слишком длинно.
error-forbidden-origin = Сервер отклонил эту страницу.

## Keys

keys = Клавиатура
keys-tab = Перейти к следующей части; поле — одна остановка
keys-arrows = Двигаться по полю, журналу, меню
keys-areas = Следующая область поля
keys-enter = Выбрать то, что под курсором
keys-confirm = Подтвердить
keys-escape = Снять выбор; из прошлого — к текущему моменту
keys-undo = Отменить ход
keys-back = В повторе на ход назад
keys-next = В повторе на ход вперёд
keys-help = Этот список

## On a phone

sheet = Ход, журнал, чат, игроки
sheet-up = Развернуть
sheet-down = Свернуть
tab-turn = Ход
tab-log = Журнал
tab-chat = Чат
tab-players = Игроки
