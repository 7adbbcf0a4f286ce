game-title = Атон
game-summary = Двое игроков тайно раскладывают карты, занимают жрецами четыре храма и отправляют жрецов соперника в { NAME("kingdom-of-the-dead", case: "acc") }.

## Questions, to the one who is asked

question-exchange = Обменять 4 карты? Фишку «обмен» можно потратить только раз за партию.
question-lay = Положите по одной карте рубашкой вверх к каждому из своих четырёх картушей.
question-remove = { $reach ->
    [1] Уберите { $left } { NAME("enemy-priest", $left, case: "acc") } из храма I.
   *[other] Уберите { $left } { NAME("enemy-priest", $left, case: "acc") } из храмов I–{ roman-reach }.
}
question-sacrifice = Ваша карта у картуша II — единица: уберите одного своего жреца из любого храма.
question-place = { $reach ->
    [1] Разместите { $left } { NAME("priest", $left, case: "acc") } в храме I.
   *[other] Разместите { $left } { NAME("priest", $left, case: "acc") } в храмах I–{ roman-reach }.
}
question-take-back = Заберите в запас одного своего жреца из храма { roman-temple }.
question-substitute = Замена за храм { roman-temple }: заберите в запас одного своего жреца из другого храма.

## Questions, to the others

waiting-exchange = { $seat } решает, обменивать ли карты…
waiting-lay = { $seat } раскладывает карты у картушей…
waiting-remove = { $seat } убирает жрецов соперника…
waiting-sacrifice = { $seat } убирает своего жреца…
waiting-place = { $seat } размещает жрецов…
waiting-take-back = { $seat } забирает своих жрецов…
waiting-substitute = { $seat } выбирает замену…

## Actions, as options in a list

action-exchange = Обменять 4 карты
action-keep = Оставить свои карты
action-lay = Положить { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } к картушам I–IV
action-remove = Убрать жреца с { NAME($cell, case: "gen") }
action-place = Поставить жреца на { NAME($cell, case: "acc") }

## Events: cards

event-round = Начинается раунд { $round }.
event-drawn = { $seat } берёт { $count } { NAME("card", $count, case: "acc") }.
event-hand = На руках у игрока { $seat }: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-refilled = { $seat } перемешивает сброс: в новой колоде { $count } { NAME("card", $count) }.
event-exchanged = { $seat } тратит фишку «обмен» и обменивает все 4 карты.
event-kept = { $seat } оставляет свои карты.
event-laid = { $seat } кладёт { $card1 }-{ $card2 }-{ $card3 }-{ $card4 } к картушам I–IV.
event-turned-up = { $seat } открывает карту { $card }.
event-lot = Открывать больше нечего: решает жребий.
event-starts = Этот раунд начинает { $seat }.

## Events: priests

event-removed = { $fate ->
    [supply] { SAME($owner, $seat) ->
        [yes] { $seat } убирает своего жреца с { NAME($cell, case: "gen") }. { NAME("kingdom-of-the-dead") } заполнено, и жрец возвращается в запас.
       *[no] { $seat } убирает жреца игрока { $owner } с { NAME($cell, case: "gen") }. { NAME("kingdom-of-the-dead") } заполнено, и жрец возвращается в запас.
    }
   *[kingdom] { SAME($owner, $seat) ->
        [yes] { $seat } отправляет своего жреца с { NAME($cell, case: "gen") } в { NAME("kingdom-of-the-dead", case: "acc") }.
       *[no] { $seat } отправляет жреца игрока { $owner } с { NAME($cell, case: "gen") } в { NAME("kingdom-of-the-dead", case: "acc") }.
    }
}
event-spared = В доступных храмах нет жрецов соперника: { $seat } никого не убирает.
event-placed = { $seat } ставит жреца на { NAME($cell, case: "acc") }.
event-unplaced = { $fate ->
    [supply] Нет места ни в доступных храмах, ни в { NAME("kingdom-of-the-dead", case: "prp") }: { $seat } оставляет { $count } { NAME("priest", $count, case: "acc") } в запасе.
   *[kingdom] В доступных храмах больше нет свободных клеток: { $seat } отправляет { $count } { NAME("priest", $count, case: "acc") } в { NAME("kingdom-of-the-dead", case: "acc") }.
}
event-risen = { $seat } возвращает в запас { $count } { NAME("priest", $count, case: "acc") } из { NAME("kingdom-of-the-dead", case: "gen") }.
event-taken-back = { $seat } забирает в запас жреца с { NAME($cell, case: "gen") }.

## Events: points and the end

event-scoring = { NAME("kingdom-of-the-dead") } заполнено: начинается подсчёт очков.
event-scored = { $source ->
    [temple-1] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за храм I (всего { $total }).
    [temple-2] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за храм II (всего { $total }).
    [temple-3] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за храм III (всего { $total }).
    [temple-4] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за храм IV (всего { $total }).
    [black] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за чёрные клетки (всего { $total }).
    [bonus] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за бонусные клетки (всего { $total }).
   *[cartouche] { $seat } получает { $points } { NAME("point", $points, case: "acc") } за картуш I (всего { $total }).
}
event-won = { $victory ->
    [temple] { $seat } побеждает: занят весь храм.
    [yellow] { $seat } побеждает: заняты все жёлтые клетки.
    [green] { $seat } побеждает: заняты все зелёные клетки.
    [rounds] { $seat } побеждает: последний раунд сыгран, и у соперника меньше очков.
   *[points] { $seat } побеждает по очкам.
}
event-draw = Счёт равный: ничья.

## Reasons why not

reason-not-your-cards = У вас на руках другие карты: положите каждую из своих четырёх ровно один раз.
reason-no-priest = На { NAME($cell, case: "prp") } нет жреца.
reason-own-priest = На { NAME($cell, case: "prp") } стоит ваш жрец: с тройкой или четвёркой у картуша II убирают жрецов соперника.
reason-enemy-priest = На { NAME($cell, case: "prp") } стоит жрец соперника, а сейчас нужно выбрать своего.
reason-cell-taken = На { NAME($cell, case: "prp") } уже стоит жрец: на одной клетке помещается только один.
reason-temple-closed = { $reach ->
    [1] Храм { roman-temple } вам недоступен: карта 1 у картуша III открывает только храм I.
   *[other] Храм { roman-temple } вам недоступен: карта { $reach } у картуша III открывает только храмы I–{ roman-reach }.
}
reason-wrong-temple = Из храма { roman-temple } сейчас забирать нельзя: жрецов забирают по одному из каждого храма по порядку, а замену — из храма с более высоким номером, пока там есть ваши жрецы.

## Temple numbers

roman-temple = { $temple ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
roman-reach = { $reach ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## The board

board-temple = Храм { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
board-kingdom = { NAME("kingdom-of-the-dead") }
board-supply = Запас
board-deck = Колода
board-discard = Сброс
board-token = Фишка «обмен»
board-token-used = Фишка «обмен» потрачена
board-hand = Рука
board-cartouche-1 = I: очки
board-cartouche-2 = II: очерёдность, удаление
board-cartouche-3 = III: храмы
board-cartouche-4 = IV: размещение
board-score = Счёт
board-forecast = При подсчёте очков сейчас
board-red = Красный
board-blue = Синий
board-round = Раунд { $round }
board-first = Первый игрок: { $seat }

## What a scoring counts

source-cartouche = Картуш I
source-temple-1 = Храм I
source-temple-2 = Храм II
source-temple-3 = Храм III
source-temple-4 = Храм IV
source-black = Чёрные клетки
source-bonus = Бонусные клетки
