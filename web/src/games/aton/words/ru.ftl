## Phases of a round

phase-plan = План
phase-reveal = Вскрытие
phase-points = Очки
phase-order = Порядок
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

hint-exchange = Вы сбросите все четыре карты рубашкой вверх и возьмёте четыре другие.
hint-lay = Перетащите карту или нажмите на неё, а затем на картуш. До вскрытия ваших карт никто не видит.
hint-remove = Выберите подсвеченного жреца. Как далеко вы достаёте, решает карта { $reach } у картуша III.
hint-sacrifice = Выберите одного из своих подсвеченных жрецов в любом храме.
hint-place = Выберите подсвеченную клетку. Какие храмы открыты, решает карта { $reach } у картуша III.
hint-take-back = После подсчёта каждый храм покидает один жрец.
hint-substitute = В храме { $temple } ваших жрецов нет, поэтому уходит другой.

## The board

board-title = Поле Атона
board-you = Вы
board-closed = закрыт
board-temple-title = Храм { $temple }
board-temple-label = Храм { $temple }: жрецы { $left } к { $right }
board-temple-closed = Храм { $temple }: жрецы { $left } к { $right }, закрыт для вас
board-rule-1 = *перевес* в жрецах
board-rule-2 = *5* очков
board-rule-3 = *свои жрецы*
board-rule-4 = *3* за синюю
board-rule-1-long = У кого здесь больше жрецов, получает по 1 очку за каждого жреца перевеса.
board-rule-2-long = У кого здесь больше жрецов, получает 5 очков.
board-rule-3-long = У кого здесь больше жрецов, получает по 1 очку за каждого своего жреца в этом храме.
board-rule-4-long = У кого здесь больше жрецов, получает по 3 очка за каждую свою синюю клетку во всех храмах.
board-black = *Чёрные* 8 очков
board-black-long = У кого больше чёрных клеток, получает 8 очков.
board-black-label = Чёрные клетки: { $left } к { $right }
board-kingdom-label = { NAME("kingdom-of-the-dead") }: { $count } из { $size }
board-kingdom-long = Когда заполнены все ниши ({ $size }), раунд завершается подсчётом очков.
board-score-label = { $name }: { $points } { NAME("point", $points) }
board-total = Всего
board-forecast-open = { NAME("kingdom-of-the-dead") }: что принёс бы подсчёт сейчас

## Cells

board-cell = Храм { $temple }, клетка { $cell }, { $kind ->
    [yellow] жёлтая
    [green] зелёная
    [black] чёрная
    [blue] синяя
   *[bonus] бонус +{ $points }
}, { $priest ->
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
   *[bonus] Храм { $temple }, бонус +{ $points }
}
board-cell-yellow = Займите все жёлтые клетки ({ $all }) — и сразу победите.
board-cell-green = Займите все зелёные клетки ({ $all }) — и сразу победите.
board-cell-black = Больше всех чёрных клеток — 8 очков.
board-cell-blue = 3 очка тому, кто ведёт в храме IV.
board-cell-bonus = { $points } { NAME("point", $points) } вам при каждом подсчёте.
board-stands = В храме { $temple } счёт { $left } : { $right }.
board-would-stand = В храме { $temple } станет { $left } : { $right }.
board-would-score = Затем подсчёт: вам +{ $mine }, сопернику +{ $theirs }.
board-would-die = Жрец отправится в { NAME("kingdom-of-the-dead", case: "acc") }.
board-would-return = Жрец вернётся в запас.

## Cartouches

board-cartouche-short-1 = очки
board-cartouche-short-2 = порядок
board-cartouche-short-3 = храмы
board-cartouche-short-4 = жрецы
board-cartouche-label = { $card ->
    [0] Картуш { $number }, { $name }: пусто
    [back] Картуш { $number }, { $name }: карта рубашкой вверх
   *[other] Картуш { $number }, { $name }: карта { $card }
}
board-cartouches-label = Картуши: { $name }
board-cartouche-title-1 = Картуш I, очки
board-cartouche-title-2 = Картуш II, порядок
board-cartouche-title-3 = Картуш III, храмы
board-cartouche-title-4 = Картуш IV, жрецы
board-cartouche-long-1 = Старшая карта приносит удвоенную разницу.
board-cartouche-long-2 = Младшая карта ходит первой. Тройка и четвёрка убирают жрецов, единица стоит своего.
board-cartouche-long-3 = Карта открывает храмы до своего номера.
board-cartouche-long-4 = Карта говорит, сколько жрецов вы размещаете.
board-card-at-1 = Эта карта { $card } принесёт удвоенный перевес над картой напротив.
board-card-at-2 = { $card ->
    [1] С единицей легко пойти первым, но она стоит одного своего жреца.
    [2] Двойка никого не убирает.
    [3] Тройка убирает 1 жреца соперника.
   *[other] Карта { $card } убирает 2 жрецов соперника.
}
board-card-at-3 = { $card ->
    [1] Единица открывает храм I.
    [2] Двойка открывает I и II.
    [3] Тройка открывает I, II и III.
   *[other] Карта { $card } открывает все четыре храма.
}
board-card-at-4 = Эта карта размещает { $card } { NAME("priest", $card, case: "acc") }.
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
board-effect-place = на поле { $count }
board-effect-progress = { $done } из { $total }

## Hand and laying

tray-exchange = Обменять карты
tray-exchange-note = раз за партию, 4 новые карты
tray-keep = Оставить карты
tray-keep-note = фишка останется на потом
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
    [yes] Ваши карты: что уже видели
   *[no] Карты игрока { $name }: что уже видели
}
count-title = { $own ->
    [yes] Ваши карты
   *[no] Карты игрока { $name }
}
count-card = карта
count-gone = в сбросе
count-sight = на виду
count-hidden = не видели
count-hidden-own = Невиденные карты — в вашей колоде.
count-hidden-other = Невиденные карты — в колоде, на руках или в закрытом сбросе.
count-face-down = { $count ->
    [0] Рубашкой вверх ничего не сброшено.
   *[other] Сброшено рубашкой вверх: { $count } { NAME("card", $count) }.
}
count-under = Под колодой, их видели все: { $cards }
count-shown = На руках, их видели все: { $cards }
count-close = Закрыть
