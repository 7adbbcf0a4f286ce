game-title = Анх. Боги Египта
game-summary = От двух до пяти богов ведут фигурки по Египту, берут под контроль монументы, делят регионы караванами и сражаются за поклонение, пока в игре не останутся лишь те, кого помнит Египет.
round = { $page ->
    [0] Подготовка
   *[other] Ход { $page }
}

## Options of a table

option-scenario = Сценарий
option-scenario-middle-kingdom = { NAME("middle-kingdom") } (поле из коробки)
option-scenario-old-kingdom = { NAME("old-kingdom") } (поле из коробки)
option-scenario-black-land = { NAME("black-land") } (наша карта)
option-scenario-scattered-faith = { NAME("scattered-faith") } (наша карта)
option-scenario-twin-cities = { NAME("twin-cities") } (наша карта)
option-scenario-middle-kingdom-note = Расстановка из коробки, восстановленная по одному открытому источнику; { $players ->
    [2] верна примерно на 90 %.
    [3] верна примерно на 85 %. Сомнителен нейтральный храм рядом с фигурками игрока 3 (F6).
    [4] верна примерно на 85 %. Жетоны 1 и 2 на севере и юге Западного Египта могут лежать наоборот.
   *[5] верна примерно на 85 %. Сомнительны воин игрока 3 (H1) и два нейтральных храма в Дельте Нила (C10, G9).
}
option-scenario-old-kingdom-note = Расстановка из коробки, восстановленная по одному открытому источнику; { $players ->
    [5] верна примерно на 75 %. Жетоны 1 и 5 на юге и севере Восточного Египта могут лежать наоборот.
   *[other] верна примерно на 80 %.
}
option-scenario-black-land-note = Наши собственные карта и расстановка, не из коробки.
option-scenario-scattered-faith-note = Наши собственные карта и расстановка, не из коробки.
option-scenario-twin-cities-note = Наши собственные карта и расстановка, не из коробки.
option-scenario-random = По жребию
option-gods = Боги
option-gods-random = По жребию
option-gods-drafted = По очереди, начиная с последнего игрока
option-gods-chosen = По выбору, до жеребьёвки первого игрока
option-guardians = Стражи
option-guardians-random = По жребию
option-guardians-chosen = По выбору последних игроков
option-own = Собственная карта или сценарий

## Questions, to the one who is asked

question-god = Выберите своего бога.
question-guardian = Выберите стражей уровня { $level } для этой партии.
question-action = { $ordinal ->
    [first] Выберите первое действие.
   *[second] Выберите второе действие — из рядов ниже первого.
}
question-mover = Выберите фигурку для перемещения или завершите действие.
question-move-to = Выберите клетку, на которую перейдёт { NAME($figure) } { PLACE($hex, case: "from") }.
question-shove = { SAME($owner, $seat) ->
    [yes] Выберите клетку, на которую сдвинется ваша фигурка ({ NAME($figure) }) { PLACE($hex, case: "from") }.
   *[no] Выберите клетку, на которую сдвинется { NAME($figure) } игрока { $owner } { PLACE($hex, case: "from") }.
}
question-facing = Направьте клешни { NAME("giant-scorpion", case: "gen") }, стоящего { PLACE($hex) }.
question-summon = Выберите, какую фигурку призвать, или завершите действие.
question-place = Выберите клетку, на которой появится { NAME($figure) }.
question-allowance = Выберите, за счёт какого призыва появится { NAME($figure) } { PLACE($hex) }.
question-sun = Получит ли { NAME($figure) } { PLACE($hex) } жетон солнца? Осталось жетонов: { $left }.
question-power = Откройте свойство анха уровня { $level } за { $cost } { NAME("follower", $cost, case: "acc") } или откажитесь.
question-control = Выберите монумент, который возьмёте под контроль.
question-camel = { $laid ->
    [0] Выберите сторону клетки для первого верблюда каравана или откажитесь от каравана.
   *[other] Выберите сторону клетки для следующего верблюда; уже размещено: { $laid } { NAME("camel", $laid) }.
}
question-keep = Выберите часть разделённого региона, которая сохранит жетон очерёдности конфликта { $token }.
question-swap = Выберите, какой из двух новых регионов поменяется жетоном очерёдности конфликта, или оставьте оба жетона.
question-swap-with = Выберите регион, с жетоном которого поменяется местами жетон очерёдности конфликта { $token }.
question-relocate = Сражение { REGION($token) }: выберите фигурку, чтобы переставить её к своему обелиску в этом регионе, или спасуйте.
question-relocate-to = Выберите клетку рядом со своим обелиском, на которую переставите фигурку ({ NAME($figure) }) { PLACE($hex, case: "from") }.
question-two-cards = Сражение { REGION($token) }: разыграть в нём две карты сражений?
question-card = Сражение { REGION($token) }: тайно выберите карту сражения.
question-cards = Сражение { REGION($token) }: тайно выберите две карты сражений.
question-build = { $cost ->
    [0] Сражение { REGION($token) }: возвести монумент бесплатно?
   *[other] Сражение { REGION($token) }: возвести монумент за { $cost } { NAME("follower", $cost, case: "acc") }?
}
question-site = Выберите { REGION($token) } клетку, на которой возведёте { NAME($monument, case: "acc") }.
question-bid = Саранча { REGION($token) }: тайно сделайте ставку верующими. Все ставки теряются.
question-trap = Выберите, чьего погибшего воина взять в плен, или откажитесь.
question-mummy = Выберите клетку рядом со своим богом, на которой вновь поднимется { NAME("mummy") }.
question-tiebreak = { REGION($token, case: "In") } ничья: наибольшая сила — { $strength }. Использовать определитель ничьей и победить?
question-save = Ваша фигурка ({ NAME($figure) }) { PLACE($hex) } под защитой. Спасти её?
question-underworld = Сражение { REGION($token) } проиграно: выберите жетон загробного мира, чтобы положить его туда, или откажитесь.
question-gate = Выберите { REGION($token) } клетку для жетона загробного мира.
question-worship = Принести в жертву { $followers } { NAME("follower", $followers, case: "acc") } ради 1 поклонения?
question-dismiss = { $small ->
    [0] { $large ->
        [0] Отпустите стражей, которые вам не нужны, или завершите выбор.
       *[other] Отпустите стражей; лишних больших: { $large }.
    }
   *[other] { $large ->
        [0] Отпустите стражей; лишних малых: { $small }.
       *[other] Отпустите стражей; лишних малых: { $small }, больших: { $large }.
    }
}

## Questions, to the others

waiting-god = { $seat } выбирает бога…
waiting-guardian = { $seat } выбирает стражей уровня { $level }…
waiting-action = { $ordinal ->
    [first] { $seat } выбирает первое действие…
   *[second] { $seat } выбирает второе действие…
}
waiting-mover = { $seat } перемещает фигурки…
waiting-move-to = { $seat } перемещает { NAME($figure, case: "acc") } { PLACE($hex, case: "from") }…
waiting-shove = { SAME($owner, $seat) ->
    [yes] { $seat } сдвигает свою фигурку ({ NAME($figure) }) { PLACE($hex, case: "from") }…
   *[no] { $seat } сдвигает { NAME($figure, case: "acc") } игрока { $owner } { PLACE($hex, case: "from") }…
}
waiting-facing = { $seat } направляет клешни { NAME("giant-scorpion", case: "gen") }, стоящего { PLACE($hex) }…
waiting-summon = { $seat } выбирает фигурку для призыва…
waiting-place = { $seat } выбирает клетку, на которой появится { NAME($figure) }…
waiting-allowance = { $seat } решает, за счёт какого призыва { PLACE($hex) } появится { NAME($figure) }…
waiting-sun = { $seat } решает, получит ли { NAME($figure) } { PLACE($hex) } жетон солнца (осталось { $left })…
waiting-power = { $seat } выбирает свойство анха уровня { $level } за { $cost } { NAME("follower", $cost, case: "acc") }…
waiting-control = { $seat } выбирает монумент, который возьмёт под контроль…
waiting-camel = { $laid ->
    [0] { $seat } обдумывает караван…
   *[other] { $seat } ведёт караван дальше (размещено: { $laid } { NAME("camel", $laid) })…
}
waiting-keep = { $seat } выбирает часть, которая сохранит жетон { $token }…
waiting-swap = { $seat } решает, менять ли жетоны очерёдности конфликта…
waiting-swap-with = { $seat } выбирает жетон для обмена с жетоном { $token }…
waiting-relocate = { $seat } решает, переставлять ли фигурку { REGION($token, case: "to") }…
waiting-relocate-to = { $seat } переставляет { NAME($figure, case: "acc") } { PLACE($hex, case: "from") }…
waiting-two-cards = { $seat } решает, разыгрывать ли две карты { REGION($token) }…
waiting-card = { $seat } выбирает карту для сражения { REGION($token) }…
waiting-cards = { $seat } выбирает две карты для сражения { REGION($token) }…
waiting-build = { $cost ->
    [0] { $seat } решает, возводить ли бесплатно монумент { REGION($token) }…
   *[other] { $seat } решает, возводить ли монумент { REGION($token) } за { $cost } { NAME("follower", $cost, case: "acc") }…
}
waiting-site = { $seat } выбирает { REGION($token) } клетку, чтобы возвести { NAME($monument, case: "acc") }…
waiting-bid = { $seat } делает ставку против саранчи { REGION($token) }…
waiting-trap = { $seat } решает, брать ли в плен погибшего воина…
waiting-mummy = { $seat } выбирает, где вновь поднимется { NAME("mummy") }…
waiting-tiebreak = { $seat } решает, использовать ли определитель ничьей: наибольшая сила { REGION($token) } — { $strength }…
waiting-save = { $seat } решает, спасти ли { NAME($figure, case: "acc") } { PLACE($hex) }…
waiting-underworld = { $seat } решает, класть ли жетон загробного мира { REGION($token) }…
waiting-gate = { $seat } выбирает { REGION($token) } клетку для жетона загробного мира…
waiting-worship = { $seat } решает, приносить ли в жертву { $followers } { NAME("follower", $followers, case: "acc") }…
waiting-dismiss = { $small ->
    [0] { $large ->
        [0] { $seat } решает, каких стражей оставить…
       *[other] { $seat } отпускает больших стражей (лишних: { $large })…
    }
   *[other] { $large ->
        [0] { $seat } отпускает малых стражей (лишних: { $small })…
       *[other] { $seat } отпускает стражей (лишних малых: { $small }, больших: { $large })…
    }
}

## Actions, as options in a list

action-pick = Играть за { NAME($god, case: "acc") }
action-propose = { $guardian ->
    [cat-mummy] { guardian-cat-mummy }
    [satet] { guardian-satet }
    [mummy] { guardian-mummy }
    [apep] { guardian-apep }
    [giant-scorpion] { guardian-giant-scorpion }
   *[androsphinx] { guardian-androsphinx }
}
action-act = { NAME($action) }
action-take = Фигурка { PLACE($hex) }
action-to = Перейти { PLACE($hex, case: "to") }
action-shove = Сдвинуть { PLACE($hex, case: "to") }
action-face = Клешни на { NAME($facing) }
action-summon = Призвать { NAME($figure, case: "acc") }
action-ransom = Освободить пленённого воина за 1 верующего
action-put = Поставить { PLACE($hex) }
action-ordinary = Обычный призыв
action-pyramid = Дополнительный призыв пирамиды { PLACE($hex) }
action-underworld = Дополнительный призыв из загробного мира
action-sun = Положить жетон солнца
action-unlock = Открыть свойство «{ NAME($power) }»
action-control = Взять под контроль монумент { PLACE($hex) }
action-camel = Верблюд { PLACE($side) }
action-keep = Жетон сохранит часть { PLACE($hex) }
action-swap = Поменять жетон { $token } с другим: { REGION($token, case: "nom") }
action-with = Поменять местами с жетоном { $token }: { REGION($token, case: "nom") }
action-two = Разыграть 2 карты сражений
action-play = Разыграть карту «{ NAME($card) }»
action-cards = Разыграть карты «{ NAME($card1) }» и «{ NAME($card2) }»
action-build = Возвести { NAME($monument, case: "acc") }
action-site = Возвести { PLACE($hex) }
action-bid = Поставить { $bid } { NAME("follower", $bid, case: "acc") }
action-trap = Взять в плен воина { NAME($god, case: "gen") }
action-tiebreak = Использовать определитель ничьей
action-save = Спасти фигурку
action-fresh = Жетон загробного мира из запаса
action-lift = Жетон загробного мира { PLACE($hex, case: "from") }
action-gate = Жетон загробного мира { PLACE($hex) }
action-worship = Принести верующих в жертву ради поклонения
action-dismiss = Отпустить стража { PLACE($hex) }
action-discharge = Отпустить из запаса { NAME($guardian, case: "acc") }
action-decline = Отказаться
action-decline-camel = Без каравана
action-decline-swap = Оставить оба жетона
action-decline-relocate = Никого не переставлять
action-decline-two-cards = Разыграть одну карту
action-decline-build = Не возводить
action-decline-trap = Никого не брать в плен
action-decline-tiebreak = Не использовать
action-decline-save = Не спасать
action-decline-underworld = Без жетона загробного мира
action-decline-worship = Не жертвовать верующих
action-decline-sun = Без жетона солнца
action-decline-power = Не открывать
action-done = Готово

## Events: set-up

event-set-up = { $scenario ->
    [own] Поле подготовлено к игре: { NAME($scenario) }.
   *[other] Поле подготовлено к игре по сценарию «{ NAME($scenario) }».
}
event-first-player = Первым ходит игрок { $seat }.
event-plays-god = { $seat } играет за { NAME($god, case: "acc") }.
event-guardian-in-play = Стражи уровня { $level } в этой партии: { $count } { NAME($guardian, $count) }.

## Events: the turn

event-turn = Ход { $number }: очередь игрока { $seat }.
event-acted = { $seat } выбирает действие «{ NAME($action) }» (шаг { $at } из { $needed }).
event-event = { $seat } вызывает событие { $number }: { NAME($kind) }.
event-marker-reset = Фишка действия «{ NAME($action) }» возвращается в начало шкалы.

## Events: figures

event-moved = { $seat } перемещает { NAME($figure, case: "acc") } { PLACE($hex, $to) }.
event-shoved = { SAME($owner, $seat) ->
    [yes] { $seat } сдвигает свою фигурку ({ NAME($figure) }) { PLACE($hex, $to) }.
   *[no] { $seat } сдвигает { NAME($figure, case: "acc") } игрока { $owner } { PLACE($hex, $to) }.
}
event-faced = { PLACE($hex, case: "In") } { NAME("giant-scorpion") } игрока { $seat } направляет клешни на { NAME($facing) }.
event-summoned = { $allowance ->
    [pyramid] { $seat } призывает { NAME($figure, case: "acc") } { PLACE($hex) }, рядом с пирамидой.
    [underworld] { $seat } призывает { NAME($figure, case: "acc") } { PLACE($hex) }, из загробного мира.
    [mummy] { PLACE($hex, case: "In") } вновь поднимается { NAME($figure) } игрока { $seat }.
   *[ordinary] { $seat } призывает { NAME($figure, case: "acc") } { PLACE($hex) }.
}
event-ransomed = { $seat } освобождает воина из плена у игрока { $owner }.
event-sun-given = { $seat } кладёт жетон солнца: { NAME($figure) } { PLACE($hex) } теперь сияет.
event-sun-returned = Жетон солнца возвращается игроку { $seat }.
event-relocated = { $seat } переставляет { NAME($figure, case: "acc") } { PLACE($hex, $to) }, к обелиску.

## Events: Followers and powers

event-followers = { $source ->
    [monuments] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } за монументы.
    [revered] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } за свойство «{ NAME("revered") }».
    [omnipresent] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } за свойство «{ NAME("omnipresent") }».
    [flood] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } за карту «{ NAME("flood") }».
    [commanding] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } за свойство «{ NAME("commanding") }».
    [ransom] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } в качестве выкупа.
   *[merging] { $seat } получает { $amount } { NAME("follower", $amount, case: "acc") } при слиянии.
}
event-paid = { $expense ->
    [unlock] { $seat } приносит в жертву { $amount } { NAME("follower", $amount, case: "acc") }, чтобы открыть свойство анха.
    [ransom] { $seat } отдаёт Анубису { $amount } { NAME("follower", $amount, case: "acc") } в качестве выкупа.
    [build] { $seat } приносит в жертву { $amount } { NAME("follower", $amount, case: "acc") }, чтобы возвести монумент.
    [plague] { $seat } теряет свою ставку: { $amount } { NAME("follower", $amount, case: "acc") }.
   *[worship] { $seat } приносит в жертву { $amount } { NAME("follower", $amount, case: "acc") } ради поклонения.
}
event-no-gain = { $seat } не получает верующих.
event-unlocked = { $seat } открывает свойство «{ NAME($power) }» (уровень { $level }).
event-no-unlock = { $seat } не открывает свойство анха.
event-guardian-gained = { $seat } берёт в запас { NAME($guardian, case: "acc") }.
event-no-guardian = { $seat } не получает стража ({ NAME($guardian) }): таких больше нет или не хватает подставки.

## Events: Monuments and caravans

event-controlled = { $seat } берёт под контроль { NAME($monument, case: "acc") } { PLACE($hex) }.
event-seized = { $seat } отбирает у игрока { $owner } { NAME($monument, case: "acc") } { PLACE($hex) }.
event-no-control = { $seat } не берёт под контроль ни одного монумента.
event-camel-laid = { $seat } размещает верблюда { PLACE($side) }.
event-token-kept = Часть { PLACE($hex) }, { $size } { NAME("space", $size) }, сохраняет жетон очерёдности конфликта { $token }.
event-token-added = Часть { PLACE($hex) }, { $size } { NAME("space", $size) }, получает жетон очерёдности конфликта { $token }.
event-tokens-swapped = { $seat } меняет местами жетоны очерёдности конфликта { $token } и { $other }.
event-no-caravan = { $seat } не отправляет караван.

## Events: Conflict

event-conflict = Начинается конфликт { $number }; жетон определителя ничьей получает { $seat }.
event-conflict-ends = Конфликт { $number } завершён.
event-region-empty = { REGION($token, $hex, $part, case: "In") } нет фигурок: там ничего не происходит.
event-dominated = { $seat } доминирует { REGION($token, $hex, $part) }.
event-battle = { REGION($token, $hex, $part, case: "In") } начинается сражение.
event-joins-battle = { $seat } участвует в сражении { REGION($token, $hex, $part) }: { $figures } { NAME("figure", $figures) }.
event-second-card = { $seat } разыгрывает в этом сражении две карты.
event-revealed = { $seat } открывает карту «{ NAME($card) }».
event-sheltered = Потоп защищает { NAME($figure, case: "acc") } игрока { $seat } { PLACE($hex) }.
event-built = { $seat } возводит { NAME($monument, case: "acc") } { PLACE($hex) }.
event-not-built = { $seat } не возводит монумент.
event-plague = { $seat } насылает саранчу { REGION($token, $hex, $part, case: "on") }.
event-bids = { $seat } ставит { $bid } { NAME("follower", $bid, case: "acc") }.
event-spared = Саранча щадит фигурки игрока { $seat }: наибольшая ставка — { $bid }.
event-nobody-spared = { REGION($token, $hex, $part, case: "In") } саранча никого не щадит: наибольшие ставки равны.
event-strength = Итоговая сила игрока { $seat } — { $total }: фигурки { $figures }, храмы { $temples }, карты { $cards }.
event-tiebreaker-used = { $seat } использует определитель ничьей.
event-won = { $margin ->
    [0] { $seat } побеждает в сражении { REGION($token, $hex, $part) }.
   *[other] { $seat } побеждает в сражении { REGION($token, $hex, $part) } с перевесом { $margin }.
}
event-nobody-won = В сражении { REGION($token, $hex, $part) } никто не побеждает.
event-lost = { $seat } проигрывает сражение { REGION($token, $hex, $part) }.
event-saved = { $seat } спасает { NAME($figure, case: "acc") } { PLACE($hex) }.
event-died = { $cause ->
    [plague] От саранчи { PLACE($hex) } гибнет { NAME($figure) } игрока { $seat }.
   *[battle] В сражении { PLACE($hex) } гибнет { NAME($figure) } игрока { $seat }.
}
event-trapped = { $seat } берёт в плен погибшего воина игрока { $owner }.
event-mummy-stays = Рядом с богом нет места: { NAME("mummy") } игрока { $seat } остаётся в запасе.
event-underworld-placed = { $seat } кладёт жетон загробного мира { PLACE($hex) }.
event-underworld-moved = { $seat } перемещает жетон загробного мира { PLACE($hex, $to) }.
event-reclaimed = { $seat } возвращает в руку { $cards } { NAME("card", $cards, case: "acc") }.
event-destroyed = { $ruin ->
    [giant-scorpion] { guardian-giant-scorpion } разрушает { NAME($monument, case: "acc") } игрока { $seat } { PLACE($hex) }.
    [merging] Боги слились: разрушается { NAME($monument) } игрока { $seat } { PLACE($hex) }.
   *[forgetting] Бог забыт: разрушается { NAME($monument) } игрока { $seat } { PLACE($hex) }.
}
event-neutral-destroyed = { $ruin ->
    [giant-scorpion] { guardian-giant-scorpion } разрушает нейтральный монумент ({ NAME($monument) }) { PLACE($hex) }.
    [merging] Боги слились: разрушается нейтральный монумент ({ NAME($monument) }) { PLACE($hex) }.
   *[forgetting] Бог забыт: разрушается нейтральный монумент ({ NAME($monument) }) { PLACE($hex) }.
}

## Events: Devotion

event-points = { $source ->
    [obelisk-majority] { $seat }: { $amount } { NAME("devotion", $amount) } за большинство обелисков.
    [pyramid-majority] { $seat }: { $amount } { NAME("devotion", $amount) } за большинство пирамид.
    [temple-majority] { $seat }: { $amount } { NAME("devotion", $amount) } за большинство храмов.
    [domination] { $seat }: { $amount } { NAME("devotion", $amount) } за доминирование.
    [victory] { $seat }: { $amount } { NAME("devotion", $amount) } за победу в сражении.
    [glorious] { $seat }: { $amount } { NAME("devotion", $amount) } за свойство «{ NAME("glorious") }».
    [drought] { $seat }: { $amount } { NAME("devotion", $amount) } за карту «{ NAME("drought") }».
    [radiance] { $seat }: { $amount } { NAME("devotion", $amount) } за сияющую фигурку.
    [city] { $seat }: { $amount } { NAME("devotion", $amount) } за город в регионе.
    [magnanimous] { $seat }: { $amount } { NAME("devotion", $amount) } за свойство «{ NAME("magnanimous") }».
    [miracle] { $seat }: { $amount } { NAME("devotion", $amount) } за карту «{ NAME("miracle") }».
    [worshipful] { $seat }: { $amount } { NAME("devotion", $amount) } за свойство «{ NAME("worshipful") }».
   *[bountiful] { $seat }: { $amount } { NAME("devotion", $amount) } за свойство «{ NAME("bountiful") }».
}
event-devotion = { $seat } получает { $amount } { NAME("devotion", $amount, case: "acc") } (теперь { $at }).
event-devotion-lost = { $seat } теряет 1 поклонение (теперь { $at }): погибла { NAME("cat-mummy") } игрока { $owner }.

## Events: merging, forgetting, the end

event-merged = { $seat } и { $other } сливаются в единого бога; поклонение — { $at }.
event-taken-over = { $seat } принимает { NAME($guardian, case: "acc") } игрока { $owner } { PLACE($hex) }.
event-taken-into-pool = { $seat } принимает в запас { NAME($guardian, case: "acc") } игрока { $owner }.
event-dismissed = { $seat } отпускает { NAME($guardian, case: "acc") } { PLACE($hex, case: "from") }.
event-discharged = Из запаса игрока { $seat } выбывает { NAME($guardian) }.
event-left = { $ruin ->
    [giant-scorpion] { PLACE($hex, case: "From") } уходит { NAME($figure) } игрока { $seat }: место занимает { NAME("giant-scorpion") }.
    [merging] Боги слились: { NAME($figure) } игрока { $seat } { PLACE($hex) } выбывает из игры.
   *[forgetting] Бог забыт: { NAME($figure) } игрока { $seat } { PLACE($hex) } выбывает из игры.
}
event-freed = Пленённый воин игрока { $seat } возвращается в запас.
event-slot-emptied = Пленённый воин игрока { $seat } выбывает из игры.
event-underworld-closed = Жетон загробного мира { PLACE($hex) } выбывает из игры.
event-forgotten = Бог игрока { $seat } забыт: поклонение { $at }.
event-victory = { $ending ->
    [devotion] { $seat } достигает верхней клетки шкалы поклонения и побеждает.
    [only-god] { $seat } побеждает как единственный бог Египта.
   *[rank] { $seat } побеждает: наибольшее поклонение после последнего конфликта.
}
event-no-victory = Забыты все боги: победителя нет.

## Reasons why not

reason-god-taken = { NAME($god) } уже у другого игрока.
reason-other-level = { $guardian ->
    [cat-mummy] { guardian-cat-mummy } — страж другого уровня.
    [satet] { guardian-satet } — страж другого уровня.
    [mummy] { guardian-mummy } — страж другого уровня.
    [apep] { guardian-apep } — страж другого уровня.
    [giant-scorpion] { guardian-giant-scorpion } — страж другого уровня.
   *[androsphinx] { guardian-androsphinx } — страж другого уровня.
}
reason-higher-row = Ряд действия «{ NAME($action) }» не ниже ряда вашего первого действия.
reason-off-board = На этой карте нет такой клетки ({ $hex }).
reason-no-figure = На клетке { PLACE($hex) } нет фигурки.
reason-not-yours = На клетке { PLACE($hex) } стоит не ваша фигурка.
reason-moved-already = Фигурка { PLACE($hex) } уже перемещалась.
reason-nowhere = Фигурке { PLACE($hex) } некуда идти.
reason-occupied = На клетке { PLACE($hex) } стоит фигурка или монумент.
reason-water-space = Эта клетка ({ $hex }) — водная.
reason-underworld-space = На клетке { PLACE($hex) } лежит жетон загробного мира.
reason-city-space = На клетке { PLACE($hex) } лежит жетон города: возводить там нельзя.
reason-too-far = Клетка { PLACE($hex) } слишком далеко: до неё больше 3 клеток.
reason-no-room-to-shove = Фигурку { PLACE($hex) } некуда сдвинуть: рядом нет свободной суши.
reason-not-beside = { $beside ->
    [god] Клетка { PLACE($hex) } не соседствует с вашим богом.
    [obelisk] Клетка { PLACE($hex) } не соседствует с вашим обелиском в регионе сражения.
   *[figure] Клетка { PLACE($hex) } не примыкает к клетке фигурки, которую сдвигают.
}
reason-claw-off-board = Если направить клешни на { NAME($facing) }, хотя бы одна окажется за границей карты.
reason-not-a-corner = { guardian-giant-scorpion } смотрит в угол своей клетки; на { NAME($facing) } угла нет.
reason-none-in-pool = В вашем запасе нет такой фигурки: { NAME($figure) }.
reason-none-trapped = Никто из ваших воинов не в плену.
reason-no-ransom = У вас нет верующего на выкуп.
reason-no-space = Негде поставить ещё одну фигурку: { NAME($figure) }.
reason-not-fitting = Этот призыв не позволяет поставить фигурку на эту клетку.
reason-out-of-reach = Ни один из оставшихся призывов не позволяет поставить фигурку { PLACE($hex, case: "to") }.
reason-power-unlocked = Свойство «{ NAME($power) }» у вас уже открыто.
reason-other-power-level = Свойство «{ NAME($power) }» другого уровня, а нужно свойство уровня { $level }.
reason-no-monument = На клетке { PLACE($hex) } нет монумента.
reason-not-neutral = Монумент { PLACE($hex) } не нейтральный, а на поле ещё есть нейтральные.
reason-own-monument = Монумент { PLACE($hex) } уже ваш.
reason-no-figure-beside = Рядом с клеткой { PLACE($hex) } нет вашей фигурки.
reason-no-caravan-there = Через сторону { PLACE($side) } не проходит ни один возможный караван.
reason-no-completion = С уже размещёнными верблюдами караван не может пройти через сторону { PLACE($side) }.
reason-must-finish = Начатый караван нужно завершить.
reason-not-a-new-part = { REGION($token, case: "Nom") } — не один из двух новых регионов.
reason-a-new-part = { REGION($token, case: "Nom") } — один из двух новых регионов: выберите для обмена другой.
reason-not-on-board = Жетона очерёдности конфликта { $token } нет на поле.
reason-other-name = Эту часть выбирают по её первой клетке ({ $first }), а не по другой ({ $hex }).
reason-other-region = Клетка { PLACE($hex) } в другом регионе.
reason-card-used = Карты «{ NAME($card) }» нет в руке: она уже разыграна.
reason-one-card-only = В этом сражении вы разыгрываете только одну карту.
reason-two-different = Выберите две разные карты в порядке списка.
reason-none-in-supply = В общем запасе не осталось таких монументов: { NAME($monument) }.
reason-too-few-followers = У вас только { $followers } { NAME("follower", $followers) }.
reason-own-warriors = Воины { NAME($god, case: "gen") } — ваши: в плен берут только вражеских.
reason-no-dead-warrior = Сейчас не погиб ни один воин { NAME($god, case: "gen") }.
reason-no-token-left = Все ваши жетоны загробного мира на поле.
reason-no-token-there = На клетке { PLACE($hex) } нет жетона загробного мира.
reason-not-your-guardian = На клетке { PLACE($hex) } нет вашего стража.
reason-too-many-guardians = У вас больше стражей, чем подставок для них.
reason-must-choose = Отказаться нельзя: нужно выбрать.

## Gods

god-amun = { NAME("amun") }
god-amun-short = Ам
god-amun-ability = Таинственные воплощения
god-amun-text = Раз за конфликт: в одном сражении разыграйте две карты, объявив об этом, пока никто не выбрал карту. Действуют оба эффекта и оба бонуса.
god-anubis = { NAME("anubis") }
god-anubis-short = Ан
god-anubis-ability = Судья мёртвых
god-anubis-text = Когда гибнут вражеские воины, даже вдали от ваших фигурок, можете взять одного из них в плен; мест три. Каждый пленённый воин даёт вашему богу +1 силы. Владелец может призвать его, отдав вам 1 верующего.
god-isis = { NAME("isis") }
god-isis-short = Ис
god-isis-ability = Защитница
god-isis-text = При розыгрыше сражения можете спасти каждую свою фигурку, соседнюю с вражеской. От саранчи это не помогает.
god-osiris = { NAME("osiris") }
god-osiris-short = Ос
god-osiris-ability = Врата в загробный мир
god-osiris-text = Проиграв сражение, положите один из 3 жетонов загробного мира на пустую клетку суши в регионе или переместите туда уже лежащий на поле. Останавливаться там могут только ваши фигурки; при каждом призыве ещё одну фигурку можно поставить на такую клетку.
god-ra = { NAME("ra") }
god-ra-short = Ра
god-ra-ability = Сияние
god-ra-text = Призванная вами фигурка может получить один из 3 жетонов солнца и сияет, пока не погибнет. Доминирование или победа в регионе с вашей сияющей фигуркой приносит ещё 1 поклонение.

## Figures, Guardians, Monuments, the land

figure-god = Бог
figure-god-text = Сила 1. Никогда не гибнет.
figure-warrior = Воин
figure-warrior-text = Сила 1. У каждого бога шесть воинов.

guardian-cat-mummy = Мумия кошки
guardian-cat-mummy-text = Уровень 1, малая подставка. Когда она гибнет, все остальные боги теряют по 1 поклонению.
guardian-satet = Сатис
guardian-satet-text = Уровень 1, малая подставка. При вашем перемещении может остановиться на суше, занятой вражеской фигуркой, и сдвинуть её на свободную клетку суши рядом — по вашему выбору.
guardian-mummy = Мумия
guardian-mummy-text = Уровень 2, малая подставка. Погибнув, тут же призывается снова рядом с вашим богом.
guardian-apep = Апоп
guardian-apep-text = Уровень 2, большая подставка. Можно призвать на любую свободную водную клетку; тогда сражается во всех регионах, которых она касается. Позже переместиться на воду не может.
guardian-giant-scorpion = Гигантский скорпион
guardian-giant-scorpion-text = Уровень 3, большая подставка. Клешни указывают на две клетки рядом. В начале конфликта разрушает на них монументы, соседние с ним. При каждом призыве и перемещении клешни направляют заново.
guardian-androsphinx = Андросфинкс
guardian-androsphinx-text = Уровень 3, большая подставка. У соседних вражеских фигурок сила 0.

monument-obelisk = Обелиск
monument-pyramid = Пирамида
monument-temple = Храм

terrain-fertile = Плодородная клетка
terrain-desert = Пустынная клетка
terrain-water = Водная клетка

region-west = { NAME("west") }
region-delta = { NAME("delta") }
region-east = { NAME("east") }

size-small = Малая подставка
size-large = Большая подставка

## Actions and events of the tracks

turn-action-move = { NAME("move") }
turn-action-move-text = Каждая ваша фигурка может пройти до 3 клеток через что угодно; останавливается она на пустой клетке суши.
turn-action-summon = { NAME("summon") }
turn-action-summon-text = Поставьте фигурку из запаса на пустую клетку суши, соседнюю с вашей фигуркой или вашим монументом.
turn-action-gain = { NAME("gain") }
turn-action-gain-text = По 1 верующему за каждый нейтральный или свой монумент рядом с вашей фигуркой.
turn-action-unlock = { NAME("unlock") }
turn-action-unlock-text = Принесите в жертву 1, 1, 2, 2, 3, 3 верующих за свойства с первого по шестое, по два каждого уровня. Второе, четвёртое и пятое приносят ещё и стража.

kind-control = { NAME("control") }
kind-control-text = Возьмите под контроль нейтральный монумент рядом со своей фигуркой; если на всём поле нейтральных нет — монумент соперника.
kind-caravan = { NAME("caravan") }
kind-caravan-text = Можете разделить регион караваном до 6 верблюдов на две части, не меньше 6 клеток суши каждая.
kind-conflict = { NAME("conflict") }
kind-conflict-text = Регионы разыгрывают в порядке жетонов: кто в регионе один, тот доминирует; если богов несколько, они сражаются.

## Ankh powers

power-commanding = { NAME("commanding") }
power-commanding-text = Уровень 1. Победив в сражении, получите 3 верующих.
power-inspiring = { NAME("inspiring") }
power-inspiring-text = Уровень 1. Монумент по вашей карте «{ NAME("build-monument") }» возводится бесплатно.
power-omnipresent = { NAME("omnipresent") }
power-omnipresent-text = Уровень 1. В начале конфликта: 1 верующий за каждый регион с вашей фигуркой.
power-revered = { NAME("revered") }
power-revered-text = Уровень 1. Ещё 1 верующий при каждом действии «{ NAME("gain") }».
power-resplendent = { NAME("resplendent") }
power-resplendent-text = Уровень 2. Сила вашего бога 3 вместо 1, пока вы контролируете три монумента одного типа где угодно.
power-obelisk-attuned = { NAME("obelisk-attuned") }
power-obelisk-attuned-text = Уровень 2. В начале сражения, в котором вы участвуете, можете переставить свои фигурки откуда угодно на клетки рядом со своими обелисками в регионе.
power-temple-attuned = { NAME("temple-attuned") }
power-temple-attuned-text = Уровень 2. В сражении: +2 силы за каждый ваш храм в регионе, рядом с которым есть ваша фигурка.
power-pyramid-attuned = { NAME("pyramid-attuned") }
power-pyramid-attuned-text = Уровень 2. При призыве: ещё одна фигурка рядом с каждой вашей пирамидой.
power-glorious = { NAME("glorious") }
power-glorious-text = Уровень 3. Победа в сражении с перевесом не меньше 3 приносит 3 поклонения вместо 1.
power-magnanimous = { NAME("magnanimous") }
power-magnanimous-text = Уровень 3. Проиграв сражение, в котором у вас не меньше двух фигурок, получите 2 поклонения.
power-bountiful = { NAME("bountiful") }
power-bountiful-text = Уровень 3. Пока вы в красной части шкалы, вы каждый раз получаете на 1 поклонение больше.
power-worshipful = { NAME("worshipful") }
power-worshipful-text = Уровень 3. После сражения, в котором вы разыграли карту, можете принести в жертву 2 верующих ради 1 поклонения.

## Battle cards

card-flood = { NAME("flood") }
card-flood-text = Сила +0. По 1 верующему за каждую вашу фигурку на плодородных клетках региона; при розыгрыше сражения они не гибнут.
card-build-monument = { NAME("build-monument") }
card-build-monument-text = Сила +0. Можете принести в жертву 3 верующих и возвести свой монумент любого типа на пустой клетке суши в регионе.
card-plague-of-locusts = { NAME("plague-of-locusts") }
card-plague-of-locusts-text = Сила +1. Все боги с фигурками в регионе тайно ставят верующих. Гибнут все воины и стражи, кроме фигурок того, чья ставка выше всех.
card-chariots = { NAME("chariots") }
card-chariots-text = Сила +3.
card-drought = { NAME("drought") }
card-drought-text = Сила +1. Победив, получите ещё по 1 поклонению за каждую свою фигурку на пустынных клетках региона.
card-miracle = { NAME("miracle") }
card-miracle-text = Сила +0. После сражения: по 1 поклонению за каждую вашу фигурку, погибшую в нём.
card-cycle-of-maat = { NAME("cycle-of-maat") }
card-cycle-of-maat-text = Сила +0. После сражения верните в руку все свои разыгранные карты, и эту тоже.

## Scenarios

scenario-middle-kingdom = { NAME("middle-kingdom") }
scenario-middle-kingdom-text = У каждого в собственном регионе бог, воин и один монумент, как в изданной игре.
scenario-old-kingdom = { NAME("old-kingdom") }
scenario-old-kingdom-text = У каждого воин и обелиск в одном регионе, а бог — в регионе следующего игрока, как в изданной игре.
scenario-black-land = { NAME("black-land") }
scenario-black-land-text = У каждого в собственном регионе бог, воин и один монумент.
scenario-scattered-faith = { NAME("scattered-faith") }
scenario-scattered-faith-text = У каждого бог и два воина в трёх разных регионах, а монументов нет.
scenario-twin-cities = { NAME("twin-cities") }
scenario-twin-cities-text = Два города, на которых нельзя возводить монументы: доминирование или победа в регионе с городом приносит ещё 1 поклонение.
scenario-own = Собственный сценарий
scenario-own-text = Карта или расстановка из собственного файла.

## The board

board-events = События
board-devotion = Поклонение
board-regions = Регионы
board-regions-key = клетки · сила (поклонение)
board-guardians = Стражи
board-supply = Общий запас
board-markers = Действия
board-move = Перемещение
board-summon = Призыв
board-gain = Верующие
board-unlock = Свойство
board-turn = Ход { $number }
board-battle = Сражение { REGION($token) }
board-tiebreaker = Определитель ничьей
board-trapped = В плену
board-followers = Верующие
board-ankhs = Жетоны анха
board-pool = Запас
board-powers = Свойства
board-used = Разыгранные карты
board-forgotten = Забыт
board-neutral = Нейтральный
board-merging = слияние
board-forgetting = забвение
board-river = река
board-camel = верблюд
board-camel-laid = верблюд этого каравана
board-choice = можно выбрать
board-sun = жетон солнца
board-city = город
board-underworld = загробный мир
board-claws = куда направлены клешни

## What Devotion and Followers come from

source-obelisk-majority = Обелиски
source-pyramid-majority = Пирамиды
source-temple-majority = Храмы
source-domination = Доминирование
source-victory = Победы в сражениях
source-glorious = { NAME("glorious") }
source-drought = { NAME("drought") }
source-radiance = Сияние
source-city = Города
source-magnanimous = { NAME("magnanimous") }
source-miracle = { NAME("miracle") }
source-worshipful = { NAME("worshipful") }
source-bountiful = { NAME("bountiful") }
source-monuments = Монументы
source-revered = { NAME("revered") }
source-omnipresent = { NAME("omnipresent") }
source-flood = { NAME("flood") }
source-commanding = { NAME("commanding") }
source-ransom = Выкуп
source-merging = Слияние

## Что не так с собственной картой или сценарием

file-error-not-an-object = В файле в «{ $where }» ожидается объект в фигурных скобках.
file-error-not-a-list = В файле в «{ $where }» ожидается список в квадратных скобках.
file-error-missing = В файле нет «{ $where }».
file-error-unknown-field = В файле неизвестное поле «{ $found }»; нужно поле «scenario», можно добавить «map».
file-error-not-a-number = «{ $where }» должно быть числом от { $least } до { $most }.
file-error-unknown-name = В «{ $where }» стоит «{ $found }», такого нет; ожидается: { $expected }.
file-error-not-a-space = «{ $where }» должно обозначать клетку, например "B6" или [q, r].
file-error-unknown-space = «{ $found }» в «{ $where }» — не клетка поля; клетки идут от A1 до L12.
file-error-outside-grid = Клетка q { $q }, r { $r } лежит вне поля 12 на 12.
file-error-other-space = Клетка { $hex } лежит не на q { $q }, r { $r }.
file-error-two-spaces = «{ $where }» должно называть две клетки по обе стороны.
file-error-no-side = У клеток { $hex } и { $other } нет общей стороны.
file-error-other-players = Сценарий рассчитан на другое число игроков: { $players }, а за столом { $seats }.
file-error-space-twice = Клетка { $hex } есть на карте дважды.
file-error-land-without-region = Клетка { $hex } — суша, ей нужен регион.
file-error-water-with-region = Клетка { $hex } — вода, у неё не должно быть региона.
file-error-region-name = У региона клетки { $hex } должно быть название.
file-error-river-off-land = Река на { $side } должна лежать между двумя клетками суши.
file-error-river-inside = Река на { $side } лежит внутри региона «{ $region }».
file-error-river-twice = Река на { $side } есть на карте дважды.
file-error-river-missing = Клетки { $hex } и { $other } лежат в разных регионах: между ними нужна река.
file-error-no-land = На карте нет суши.
file-error-cut-off = Клетка { $hex } отрезана от клетки { $other }.
file-error-region-apart = Клетка { $hex } относится к региону «{ $region }», но не связана с клеткой { $other }.
file-error-region-small = В регионе клетки { $hex } { $count } { NAME("space", $count) } суши; нужно не меньше { $least }.
file-error-region-unknown = Ни одна клетка не лежит в регионе «{ $region }».
file-error-region-size = В регионе клетки { $hex } { $count } { NAME("space", $count) } суши — не столько, сколько указано в файле.
file-error-camel-off-land = Верблюд на { $side } должен стоять между двумя клетками суши.
file-error-camel-on-river = Верблюд на { $side } стоит на реке.
file-error-camel-twice = На { $side } стоят два верблюда.
file-error-too-many-camels = Слишком много верблюдов: всего их { $most }.
file-error-not-land = Клетка { $hex } — не суша этой карты.
file-error-taken = Клетка { $hex } уже занята: { NAME($what) }.
file-error-token-twice = Жетон { $token } или регион клетки { $hex } назван дважды.
file-error-no-token = У региона клетки { $hex } нет жетона очерёдности конфликта.
file-error-too-many-regions = Жетонов очерёдности конфликта всего { $most }, больше регионов быть не может.
file-error-too-many-monuments = Слишком много монументов одного типа: { NAME($monument) }. Всего их { $most }.
file-error-too-many-owned = У игрока слишком много монументов; не больше { $most }.
file-error-figure-kind = В начале на карте стоят только боги и воины, а не то, что в «{ $where }».
file-error-figures-of-player = Игроку { $player } нужен ровно один бог; воинов у него не больше { $warriors }.
file-error-too-many-cities = Слишком много городов; не больше { $most }.
