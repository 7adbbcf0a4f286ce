## Phases of a round

phase-plan = План
phase-reveal = Открытие карт
phase-points = Очки
phase-order = Очерёдность
phase-turns = Ходы
phase-scoring = Подсчёт

## Counts in a seat's panel

counter-supply = жрецы
counter-supply-title = Жрецы в запасе
counter-deck = колода
counter-deck-title = Карты в колоде
counter-discard = сброс
counter-discard-title = Карты в сбросе
counter-token = обмен
counter-token-title = { $left ->
    [0] Фишка «обмен» потрачена
   *[other] Фишку «обмен» ещё можно потратить
}

## Hints under the prompt

prompt-exchange = Положите по карте у каждого картуша — или сначала обменяйте карты.
hint-exchange = Обмен заменяет все четыре карты, раз за партию.
hint-lay = Перетащите карту на картуш или нажмите на них по очереди.
hint-remove = Выберите подсвеченного жреца. Доступные храмы определяет карта { $reach } у картуша III.
hint-sacrifice = Выберите одного из своих подсвеченных жрецов в любом храме.
hint-place = Выберите подсвеченную клетку. Доступные храмы определяет карта { $reach } у картуша III.
hint-take-back = После подсчёта очков каждый забирает по одному своему жрецу из каждого храма.
hint-substitute = В храме { $temple } ваших жрецов не было. Заберите жреца из храма с номером выше, а если там ваших нет — из своего храма с наибольшим номером.

## The board

board-title = Поле игры «Атон»
board-you = Вы
board-closed = недоступен
board-temple-title = Храм { $temple }
board-temple-label = Храм { $temple }: жрецы { $left } к { $right }
board-temple-closed = Храм { $temple }: жрецы { $left } к { $right }, вам недоступен
board-rule-1 = *перевес* в жрецах
board-rule-2 = *5* очков
board-rule-3 = *свои жрецы*
board-rule-4 = *3* за синюю
board-rule-1-long = У кого здесь больше жрецов, тот получает по 1 очку за каждого жреца своего перевеса.
board-rule-2-long = У кого здесь больше жрецов, тот получает 5 очков.
board-rule-3-long = У кого здесь больше жрецов, тот получает по 1 очку за каждого своего жреца в этом храме.
board-rule-4-long = У кого здесь больше жрецов, тот получает по 3 очка за каждую свою синюю клетку во всех храмах.
board-black = *Чёрные* 8 очков
board-black-long = У кого больше чёрных клеток, тот получает 8 очков.
board-black-label = Чёрные клетки: { $left } к { $right }
board-kingdom-label = { NAME("kingdom-of-the-dead") }: { $count } из { $size }
board-kingdom-long = Когда заняты все клетки ({ $size }), раунд завершается подсчётом очков.
board-score-label = { $name }: { $points } { NAME("point", $points) }
board-total = Всего
board-forecast-open = { NAME("kingdom-of-the-dead") }: что принёс бы подсчёт очков сейчас

## Cells

board-cell = Храм { $temple }, { $kind ->
    [yellow] жёлтая клетка
    [green] зелёная клетка
    [black] чёрная клетка
    [blue] синяя клетка
   *[bonus] бонусная клетка +{ $points }
} ({ $cell }), { $priest ->
    [own] ваш жрец
    [other] жрец игрока { $name }
   *[none] свободна
}{ $legal ->
    [yes] , можно выбрать
    [chosen] , выбрана
   *[no] {""}
}
board-cell-title = { $kind ->
    [yellow] Храм { $temple }, жёлтая клетка
    [green] Храм { $temple }, зелёная клетка
    [black] Храм { $temple }, чёрная клетка
    [blue] Храм { $temple }, синяя клетка
   *[bonus] Храм { $temple }, бонусная клетка +{ $points }
}
board-cell-yellow = Займите все жёлтые клетки ({ $all }) — и сразу победите.
board-cell-green = Займите все зелёные клетки ({ $all }) — и сразу победите.
board-cell-black = У кого больше чёрных клеток, тот получает 8 очков.
board-cell-blue = Приносит вам 3 очка, если у вас большинство в храме IV.
board-cell-bonus = Приносит вам { $points } { NAME("point", $points, case: "acc") } при каждом подсчёте очков.
board-stands = В храме { $temple } счёт { $left }:{ $right }.
board-would-stand = В храме { $temple } станет { $left }:{ $right }.
board-would-score = Затем подсчёт очков: вам +{ $mine }, сопернику +{ $theirs }.
board-would-die = Жрец отправится в { NAME("kingdom-of-the-dead", case: "acc") }.
board-would-return = Жрец вернётся в запас.

## Cartouches

board-cartouche-short-1 = очки
board-cartouche-short-2 = очерёдность
board-cartouche-short-3 = храмы
board-cartouche-short-4 = жрецы
board-cartouche-label = { $card ->
    [0] Картуш { $number }, { $name }: пусто
    [back] Картуш { $number }, { $name }: карта рубашкой вверх
   *[other] Картуш { $number }, { $name }: карта { $card }
}
board-cartouches-label = Картуши: { $name }
board-cartouche-title-1 = Картуш I, очки
board-cartouche-title-2 = Картуш II, очерёдность
board-cartouche-title-3 = Картуш III, храмы
board-cartouche-title-4 = Картуш IV, жрецы
board-cartouche-long-1 = Старшая карта приносит удвоенную разницу.
board-cartouche-long-2 = Первым ходит игрок с младшей картой. Тройка и четвёрка убирают жрецов соперника, единица — вашего.
board-cartouche-long-3 = Вам доступны храмы с номерами не выше ценности карты.
board-cartouche-long-4 = Вы размещаете столько жрецов, какова ценность карты.
board-card-at-1 = Карта { $card } принесёт удвоенную разницу, если карта напротив младше.
board-card-at-2 = { $card ->
    [1] Единица почти всегда даёт первый ход, но отнимает одного вашего жреца.
    [2] Двойка никого не убирает.
    [3] Тройка убирает одного жреца соперника.
   *[other] Карта { $card } убирает двух жрецов соперника.
}
board-card-at-3 = { $card ->
    [1] Единица открывает храм I.
    [2] Двойка открывает храмы I и II.
    [3] Тройка открывает храмы I, II и III.
   *[other] Карта { $card } открывает все четыре храма.
}
board-card-at-4 = С этой картой вы размещаете { $card } { NAME("priest", $card, case: "acc") }.
board-effect-lead = 2 × перевес
board-effect-take = { $take ->
    [own] минус 1
    [1] убрать 1
   *[2] убрать 2
}
board-effect-turn = { $place ->
    [1] { $take ->
        [own] 1-й, минус 1
        [1] 1-й, убрать 1
        [2] 1-й, убрать 2
       *[0] 1-й
    }
   *[2] { $take ->
        [own] 2-й, минус 1
        [1] 2-й, убрать 1
        [2] 2-й, убрать 2
       *[0] 2-й
    }
}
board-effect-place = разместить { $count }
board-effect-progress = { $done } из { $total }

## Hand and laying

tray-exchange = Обменять карты
tray-exchange-note = раз за партию, 4 новые карты
tray-lay = Положить карты
tray-laid = разложено { $laid } из { $total }
tray-card = Карта { $card }
tray-card-held = Карта { $card } выбрана: укажите картуш
tray-lay-here = { $card ->
    [0] Картуш { $number }, { $name }: положить карту сюда
   *[other] Картуш { $number }, { $name }: карта { $card }, нажмите, чтобы забрать
}
tray-keys = Клавиши: 1–4 — карта, затем 1–4 — её картуш; Backspace забирает карту, Enter кладёт все.
tray-picked-up = Карта { $card } выбрана.
tray-was-laid = Карта { $card } у картуша { $number }.

## Counting cards

count-open = { $own ->
    [yes] Ваши карты: что уже известно
   *[no] Карты игрока { $name }: что уже известно
}
count-title = { $own ->
    [yes] Ваши карты
   *[no] Карты игрока { $name }
}
count-card = карта
count-gone = в сбросе
count-sight = на виду
count-hidden = неизвестны
count-hidden-own = Неизвестные карты — в вашей колоде.
count-hidden-other = Неизвестные карты — в колоде, на руках или сброшены рубашкой вверх.
count-face-down = { $count ->
    [0] Рубашкой вверх ничего не сброшено.
   *[other] Сброшено рубашкой вверх: { $count } { NAME("card", $count) }.
}
count-under = Под колодой (видели все): { $cards }
count-shown = На руках (видели все): { $cards }
count-close = Закрыть

## Recap

recap-laid = выкладывает { $text }
recap-priests = { $count } в { $temple }
recap-unplaced = { $count } { NAME("priest", $count) } в { NAME("kingdom-of-the-dead", case: "acc") }
recap-spared = никого не убирает
recap-points = { $count } { NAME("point", $n) }
recap-first = начинает раунд
recap-scoring = Подсчёт очков
recap-exchanged = обменивает карты
