## The front page

lobby-heading = Игры с берегов Нила
lobby-lead = Бесплатно в браузере: с ботом, с другом или за одним устройством.
lobby-games = Игры
lobby-no-games = На этом сервере нет игр.

lobby-nav = Разделы
lobby-nav-play = Играть
lobby-nav-learn = Правила
lobby-nav-replays = Партии

## Me

lobby-me-name = Ваше имя:
lobby-me-rename = Изменить имя
lobby-me-name-field = Ваше имя
lobby-me-save = Сохранить

## A game's card

lobby-game-players = { $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
lobby-game-players-range = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
   *[many] { $fewest }–{ $most } игроков
}
lobby-game-play-bot = Играть с ботом
lobby-game-play-guided = Первая партия с проводником
lobby-game-play-solo = Одиночная игра
lobby-game-play-friend = Играть с другом
lobby-game-pass-and-play = За одним устройством
# For those who hear the page: several cards have the same buttons.
lobby-game-about = { $action }: { $game }

## Joining

lobby-join-label = Есть приглашение?
lobby-join-placeholder = Код или ссылка
lobby-join-button = Присоединиться
lobby-join-nothing = Вставьте присланную ссылку или введите код, которым она заканчивается.
lobby-join-unknown = Стола с таким кодом нет.

## The lists

lobby-tables-open = Открытые столы
lobby-tables-open-empty = Сейчас никто не ждёт соперника. Откройте свой стол или сыграйте пока с ботом.
lobby-tables-new = Новый стол
lobby-tables-join = Сесть
lobby-tables-join-this = Сесть за стол: { $table }
lobby-tables-seats = { $taken } из { $all }
lobby-tables-seats-spoken = Занято мест: { $taken } из { $all }
lobby-tables-watch = Сейчас играют
lobby-tables-watch-button = Наблюдать
lobby-tables-watch-this = Наблюдать за партией: { $table }
lobby-tables-mine = Ваши партии
lobby-tables-mine-empty = У вас нет начатых партий. Выберите игру выше, и партия появится здесь.
lobby-tables-mine-all = Все: { $count }
lobby-tables-mine-fewer = Свернуть
lobby-tables-open-it = Открыть
lobby-tables-open-this = Открыть стол: { $table }
lobby-tables-turn-this = Ваш ход за столом: { $table }
lobby-tables-results = Последние результаты
lobby-tables-results-empty = Здесь собираются сыгранные партии; каждую можно пересмотреть.
lobby-tables-archive = Архив
lobby-tables-replay-this = Смотреть повтор: { $table }

## A table in a list

lobby-table-running = { $lead ->
    [ahead] { round }, вы впереди — { $mine }:{ $best }
    [behind] { round }, вы позади — { $mine }:{ $best }
   *[level] { round }, поровну — { $mine }:{ $best }
}
lobby-table-waiting = { round }, ждём: { $names }
lobby-table-waiting-players = Ждём игроков
lobby-table-pass-and-play = За одним устройством · { round }

lobby-result = { $outcome ->
    [won] Победа
    [lost] Поражение
    [draw] Ничья
   *[none] Окончена
}
lobby-result-against = { $mine }:{ $theirs }, соперник — { $name }
lobby-result-place = { $mine } { $mine ->
    [one] очко
    [few] очка
   *[many] очков
}, место { $place } из { $players }
lobby-result-between = { $first } { $one }:{ $two } { $second }
lobby-result-won-by = Победитель: { $name }
lobby-result-ended = { $by ->
    [resign] Сдача партии: { $name }
    [timeout] Вышло время: { $name }
    [idle] Закрыта из-за бездействия
    [rules] Закрыта: правила исправлены
   *[game] { round }
}

## Clocks

lobby-clock-none = Без часов
lobby-clock-move = { $unit ->
    [days] { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
    [hours] { $n ->
        [one] { $n } час на ход
        [few] { $n } часа на ход
       *[many] { $n } часов на ход
    }
   *[minutes] { $n } мин на ход
}
lobby-clock-game = { $unit ->
    [days] { $n ->
        [one] { $n } день на партию
        [few] { $n } дня на партию
       *[many] { $n } дней на партию
    }
    [hours] { $n ->
        [one] { $n } час на партию
        [few] { $n } часа на партию
       *[many] { $n } часов на партию
    }
   *[minutes] { $n } мин на партию
}

## Bots

## Pass and play

lobby-solo-title = Одиночная игра
lobby-solo-text = Вы играете против самой игры.
lobby-solo-against = Ваш соперник — { $opponent }, им управляет сама игра.
lobby-pass-title = Игра за одним устройством
lobby-pass-text = Одно устройство на всех. Пока вы его передаёте, тайные сведения игроков скрыты.
lobby-pass-players = Количество игроков
lobby-pass-name = Имя игрока { $number }
lobby-pass-default = Игрок { $number }

## A new table

lobby-new-title = Новый стол
lobby-new-game = Игра
lobby-new-players = Игроки
lobby-new-seats = Места
lobby-new-seat = Место { $number }
lobby-new-seat-me = Я
lobby-new-seat-name = Имя на месте { $number }
lobby-document-remove = Убрать
lobby-document-template = Скачать шаблон
lobby-document-unread = { $file } — не файл JSON с объектом.
lobby-document-about = Файл JSON, не больше 64 КБ.
lobby-new-options = Варианты игры
lobby-new-option-yes = Да
lobby-new-option-no = Нет
lobby-new-who = Кто видит стол
lobby-new-private = Закрытый
lobby-new-private-about = Только те, у кого есть ссылка
lobby-new-listed = Открытый
lobby-new-listed-about = Кто угодно может сесть за стол или наблюдать
lobby-new-clock = Часы
lobby-new-clock-per-move = На каждый ход
lobby-new-clock-per-game = На всю партию, каждому игроку
lobby-new-table-title = Название стола
lobby-new-table-title-about = По желанию
lobby-new-create = Создать стол
lobby-new-start = Начать игру
lobby-new-note-pass = У вас несколько мест: передавайте устройство друг другу.
lobby-new-note-watch = Ни одно место не ваше: вы будете наблюдать.
lobby-new-note-open = Партия начнётся, когда займут все свободные места.
