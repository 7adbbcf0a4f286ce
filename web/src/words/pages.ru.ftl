## Everywhere

pages-trouble = На сервере что-то пошло не так. Попробуйте ещё раз.

## Rules

pages-rules-contents = Содержание
pages-rules-print = Распечатать
pages-rules-missing = Правил этой игры здесь нет.
pages-rules-failed = Не удалось загрузить правила.
pages-rules-link = Ссылка на «{ $name }»

## Settings

pages-settings-note = Хранятся в этом браузере.
pages-settings-sound-about = Короткие звуки при ходах и когда ход переходит к вам.
pages-settings-motion = Анимация
pages-settings-motion-about = Фигурки скользят, карты переворачиваются. Без анимации всё меняется сразу.
pages-settings-motion-value = { $motion ->
    [on] Вкл.
    [off] Выкл.
   *[system] Как в системе
}
pages-settings-speed = Скорость анимации
pages-settings-speed-about = С этой же скоростью идут повторы партий.
pages-settings-speed-value = { $speed }×
pages-settings-pace = Темп соперников
pages-settings-pace-about = Как долго показывается каждый ход ботов и быстрых соперников. Пробел — сразу к текущему моменту.
pages-settings-pace-value = { $pace ->
    [slow] Медленный
    [at-once] Мгновенный
   *[normal] Обычный
}
pages-settings-hints = Уровень подсказок
pages-settings-confirm = Подтверждения
pages-settings-confirm-about = Переспрашивать в конце хода и перед выбором, который нельзя отменить.
pages-settings-notify = Уведомления
pages-settings-notify-about = Сообщение от браузера, когда за столом ждут вашего хода.
pages-settings-notify-denied = Браузер блокирует уведомления этого сайта. Сначала разрешите их в его настройках.
pages-settings-notify-none = Этот браузер не поддерживает уведомления.
pages-on = Вкл.
pages-off = Выкл.

## Account

pages-account-guest = Вы гость
pages-account-guest-about = Чтобы играть, этого достаточно: имя, места и партии хранятся в этом браузере. Учётная запись нужна, только если вы хотите продолжать партии с другого устройства.
pages-account-own = Вы вошли как { $name }
pages-account-own-about = Войдите под этим именем и со своим паролем на любом устройстве, и ваши партии появятся там.
pages-account-name = Имя
pages-account-name-save = Сохранить имя
pages-account-name-saved = Имя сохранено
pages-account-make = Создать учётную запись
pages-account-make-about = Ваши партии перейдут в неё.
pages-account-login = Войти
pages-account-login-about = Учётная запись у вас уже есть. Места, занятые в качестве гостя, перейдут в неё.
pages-account-logout = Выйти
pages-account-logout-about = В этом браузере вы станете новым гостем. Партии останутся в учётной записи.
pages-account-password = Пароль
pages-account-password-about = { $count ->
    [one] Не меньше { $count } символа.
   *[other] Не меньше { $count } символов.
}
pages-account-password-short = { $count ->
    [one] В пароле должно быть не меньше { $count } символа.
   *[other] В пароле должно быть не меньше { $count } символов.
}
pages-account-name-bad = Такое имя не подходит: нужно не больше 24 букв, цифр и знаков, в каждом слове — буквы одного алфавита.
pages-account-name-missing = Введите имя.
pages-account-password-missing = Введите пароль.
pages-account-welcome = Добро пожаловать, { $name }.
pages-account-bye = Вы вышли из учётной записи.
pages-account-elsewhere = Выйти на других устройствах
pages-account-elsewhere-about = Другим браузерам и всем программам, которые играют за вас, придётся входить заново. В этом браузере вход сохранится.
pages-account-elsewhere-done = На всех остальных устройствах выполнен выход.
pages-account-password-change = Сменить пароль
pages-account-password-change-about = Заодно будет выполнен выход на других устройствах.
pages-account-password-old = Текущий пароль
pages-account-password-new = Новый пароль
pages-account-password-wrong = Неверный пароль.
pages-account-password-changed = Пароль изменён.

## Finished games

pages-replays-show = Показать
pages-replays-mine = Мои
pages-replays-listed = Все открытые
pages-replays-game = Игра
pages-replays-all-games = Все игры
pages-replays-outcome = Результат
pages-replays-outcome-value = { $outcome ->
    [won] Победы
    [lost] Поражения
    [draw] Ничьи
   *[all] Любой
}
pages-replays-empty-mine = Вы ещё не сыграли ни одной партии. Они появятся здесь, каждая с повтором.
pages-replays-empty-listed = Пока не сыграно ни одной открытой партии.
pages-replays-empty-filter = Таких партий нет.
pages-replays-more = Показать ещё
pages-replays-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
pages-replays-found-more = { $count ->
    [one] Больше { $count } партии
   *[other] Больше { $count } партий
}
