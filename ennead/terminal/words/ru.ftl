## ennead verify

verify-place = { $file }, строка { $line }
verify-not-text = { $file }: это не текст в UTF-8, а значит, не запись партии
verify-not-a-record = это не запись партии
verify-other-version = эта версия ennead не может проверить запись
verify-cannot = проверить нельзя
verify-wrong = НЕВЕРНО
verify-fault-unreadable = текст не удаётся прочесть
verify-fault-running = партия ещё шла, поэтому её тайны нельзя проверить
verify-fault-no-seed = нет зерна, поэтому жребий нельзя проверить
verify-fault-no-commitment = нет отпечатка: ничто не доказывает, что зерно было выбрано заранее
verify-fault-setup = игра или её версия здесь неизвестна
verify-fault-seed = зерно изменено: из него не следуют ни отпечаток, ни жребий
verify-fault-commitment = отпечаток изменён или не совпадает с тем, который вы видели
verify-fault-dice = этот исход или один из предыдущих ходов изменён
verify-fault-move = этот ход или один из предыдущих изменён
verify-fault-result = результат или один из ходов изменён
verify-commitment = отпечаток
verify-dice = жребий
verify-start = начало
verify-moves = ходы
verify-result = результат
verify-matches-seed = соответствует зерну: { $commitment }
verify-as-seen = и совпадает с тем, который вы видели
verify-dice-follow = { $count ->
    [one] { $count } случайный исход следует из зерна
    [few] все { $count } случайных исхода следуют из зерна
   *[many] все { $count } случайных исходов следуют из зерна
}
verify-rekeyed = { $count ->
    [one] ключ сменён { $count } раз: после отмены хода, на которую согласились все игроки
    [few] ключ сменён { $count } раза: после отмен хода, на которые согласились все игроки
   *[many] ключ сменён { $count } раз: после отмен хода, на которые согласились все игроки
}
verify-from-position = позиция из записи, а не обычная подготовка к игре
verify-moves-legal = { $count ->
    [one] { $count } ход сделан по правилам
    [few] все { $count } хода сделаны по правилам
   *[many] все { $count } ходов сделаны по правилам
}
verify-result-follows = { $points } следует из ходов
verify-unfinished = нет: партия не закончена

## ennead arena

arena-bot = бот
arena-rating = рейтинг
arena-games = партии
arena-seconds = с/раунд
arena-against = против { $bot }
arena-failure = партия { $number }, { $failure }
arena-saved = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
} в { $records }, результаты в { $files }

## ennead balance

balance-trait = признак
balance-value = значение
balance-seats = места
balance-share = доля
balance-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
balance-nothing = ни одно значение не встретилось достаточно часто (порог: { $least }, законченных партий: { $games })

## ennead dataset

dataset-needs-source = нужны либо записи партий, либо --game: игра, в которую сыграют боты
dataset-no-features = у игры { $game } нет признаков: такого столбца в наборе не будет
dataset-written = решений: { $rows }, файлов: { $files }, папка { $folder }

## ennead bench

bench-compiled = скомпилировано
bench-pure = чистый Python
bench-heading = { $game }, { $build }, Python { $python }, одно ядро, в секунду:
bench-games = партии
bench-decisions = решения
bench-copies = копии
bench-views = представления

## ennead backup

backup-written = База данных скопирована в { $file }
