game-title = Техену
game-summary = От одного до четырёх игроков берут кубики в тени обелиска, служат шести богам, строят храм Амона-Ра и держат ответ перед { NAME("maat", case: "ins") }.

## Questions, to the one who is asked

question-decree = Оставьте один из двух своих законов; другой уйдёт под колоду.
question-starting = Выберите начальную карту.
question-destiny = Выберите карту судьбы.
question-keep = Оставьте одну из двух взятых карт.
question-gain = Выберите, какой ресурс взять (осталось взять: { $left }).
question-raise = Выберите, что вырастет на { $steps }: численность населения или счастье.
question-draft = Выберите кубик.
question-anubis = Анубис с вами: возьмите любой кубик, даже запретный.
question-treat = Здесь { NAME($die) } — запретный. Выберите, каким его считать.
question-die-action = Вы взяли { NAME($die) }. Выберите действие со значением { $value }.
question-face = Вы взяли { NAME($die) }. Выберите, какое значение на нём установить.
question-dye = Вы взяли { NAME($die) }, значение { $value }. Выберите, каким цветом его считать и менять ли значение.
question-extra = Выберите соседнего бога для дополнительного действия.
question-order = Выполнить дополнительное действие { NAME($god, case: "gen") } до основного или после него?
question-shift = { $action ->
    [produce-papyrus] Вы можете изменить значение { $value } для производства папируса.
    [produce-bread] Вы можете изменить значение { $value } для производства хлеба.
    [produce-limestone] Вы можете изменить значение { $value } для производства известняка.
    [produce-granite] Вы можете изменить значение { $value } для производства гранита.
   *[god] Вы можете изменить значение { $value } для действия { NAME($action, case: "gen") }.
}
question-production = Вы производите { NAME($good, case: "acc") } со значением { $value }. Разыграйте благословения или продолжайте.
question-pay = { $granite ->
    [0] Выберите, чем платить. Цена: { $amount } { NAME($token, $amount) }.
   *[other] Выберите, чем платить. Цена: { $amount } { NAME($token, $amount) } и { $granite } { NAME("granite", $granite) }.
}
question-between = Разыграйте благословение или переходите к дополнительному действию.
question-end = Разыграйте благословение или завершите ход.

question-horus = { $granite ->
    [0] Выберите место для статуи; платить не нужно.
   *[other] Выберите место для статуи за { $granite } { NAME("granite", $granite, case: "acc") }.
}
question-ra = { $limestone ->
    [0] { $granite ->
        [0] Выберите ячейку для жетона «{ NAME($tile) }» ({ CODE($tile) }); платить не нужно.
       *[other] Выберите ячейку для жетона «{ NAME($tile) }» ({ CODE($tile) }); цена: { $granite } { NAME("granite", $granite) }.
    }
   *[other] { $granite ->
        [0] Выберите ячейку для жетона «{ NAME($tile) }» ({ CODE($tile) }); цена: { $limestone } { NAME("limestone", $limestone) }.
       *[other] Выберите ячейку для жетона «{ NAME($tile) }» ({ CODE($tile) }); цена: { $limestone } { NAME("limestone", $limestone) } и { $granite } { NAME("granite", $granite) }.
    }
}
question-turn = Выберите, как повернуть жетон «{ NAME($tile) }» ({ CODE($tile) }) в { NAME($cell, case: "prp") }.
question-hathor = Выберите ячейку у храма для своего здания; затем численность населения вырастет на { $value }.
question-bastet = { $papyrus ->
    [0] Устройте праздник бесплатно: счастье вырастет не больше чем на { $value }.
   *[other] Устройте праздник за { $papyrus } { NAME("papyrus", $papyrus, case: "acc") }: счастье вырастет не больше чем на { $value }.
}
question-thoth = { $papyrus ->
    [0] Возьмите бесплатно { $cards } { NAME("card", $cards, case: "acc") } из одной секции или сначала обновите секцию.
   *[other] Возьмите { $cards } { NAME("card", $cards, case: "acc") } из одной секции за { $papyrus } { NAME("papyrus", $papyrus, case: "acc") } или сначала обновите секцию.
}
question-next-card = Возьмите ещё { $cards } { NAME("card", $cards, case: "acc") } из секции { $section }.
question-osiris = Выберите свободную ячейку в ряду { $row } для лавки или карьера.
question-boost = Выберите ресурс, производство которого вырастет ещё на { FIGURE("osiris.rows.5.any") }.
question-bonus = Статуя, посвящённая { NAME($god, case: "dat") }, приносит вам бонус: выберите какой.
question-ability = Использовать свойство жетона «{ NAME($tile) }» ({ CODE($tile) })?
question-free-action = { $occasion ->
    [decree] Выберите действие по своему закону, без оплаты ресурсами.
   *[milestone] Счастье приносит вам дополнительное действие: выберите его.
}
question-free-value = { $action ->
    [produce-papyrus] Выберите значение для производства папируса.
    [produce-bread] Выберите значение для производства хлеба.
    [produce-limestone] Выберите значение для производства известняка.
    [produce-granite] Выберите значение для производства гранита.
   *[god] Выберите значение для действия { NAME($action, case: "gen") }.
}
question-faith = Ваш баланс: { $balance }. Вы можете положить на чашу жетоны веры: у вас их { $faith }.
question-edict = Близится последний подсчёт очков: использовать закон «{ NAME("d23") }» (D23), если он у вас есть?
question-bread = Нужно заплатить { $due } { NAME("bread", $due, case: "acc") }. Сколько вы заплатите? Каждый недостающий хлеб отнимет у вас { FIGURE("tracks.scoring.unpaid_bread") } ПО.
question-score = Выберите закон, за который получите очки (можно ещё { $left }).
question-again = Выберите закон, за который ещё раз получите очки, заплатив { $gold } { NAME("gold", $gold, case: "acc") }.
question-triangles = Сколько треугольников учесть? Каждый стоит { $resources } { NAME("resource", $resources, case: "acc") } и приносит { $points } ПО.

## Questions, to the others

waiting-decree = { $seat } выбирает закон…
waiting-starting = { $seat } выбирает начальную карту…
waiting-destiny = { $seat } выбирает карту судьбы…
waiting-keep = { $seat } решает, какую карту оставить…
waiting-gain = { $seat } выбирает ресурсы…
waiting-raise = { $seat } выбирает между численностью населения и счастьем…
waiting-draft = { $seat } выбирает кубик…
waiting-anubis = { $seat } выбирает любой кубик с помощью Анубиса…
waiting-treat = { $seat } выбирает состояние кубика…
waiting-die-action = { $seat } выбирает действие…
waiting-face = { $seat } устанавливает значение кубика…
waiting-dye = { $seat } выбирает цвет для кубика…
waiting-extra = { $seat } выбирает бога для дополнительного действия…
waiting-order = { $seat } выбирает, в каком порядке выполнить два действия…
waiting-shift = { $seat } выбирает значение…
waiting-production = { $seat } выбирает благословения для производства…
waiting-pay = { $seat } решает, чем платить…
waiting-between = { $seat } может разыграть благословение перед дополнительным действием…
waiting-end = { $seat } завершает ход…
waiting-horus = { $seat } выбирает место для статуи…
waiting-ra = { $seat } выбирает ячейку для колонны…
waiting-turn = { $seat } поворачивает жетон колонны…
waiting-hathor = { $seat } выбирает ячейку для здания…
waiting-bastet = { $seat } готовит праздник…
waiting-thoth = { $seat } выбирает карты…
waiting-next-card = { $seat } выбирает следующую карту…
waiting-osiris = { $seat } выбирает лавку или карьер…
waiting-boost = { $seat } выбирает маркер производства…
waiting-bonus = { $seat } выбирает бонус Гора…
waiting-ability = { $seat } решает, использовать ли свойство жетона…
waiting-free-action = { $seat } выбирает дополнительное действие…
waiting-free-value = { $seat } выбирает значение…
waiting-faith = { $seat } решает, класть ли жетоны веры…
waiting-edict = { $seat } решает, использовать ли закон…
waiting-bread = { $seat } решает, сколько хлеба заплатить…
waiting-score = { $seat } выбирает законы, которые принесут очки…
waiting-again = { $seat } выбирает закон, который принесёт очки ещё раз…
waiting-triangles = { $seat } считает треугольники…

## Actions, as options in a list

action-keep = { DRAWN($which) ->
    [unseen] Оставить { $which }-ю взятую карту
   *[other] Оставить карту «{ NAME(DRAWN($which)) }» ({ CODE(DRAWN($which)) })
}
action-choose = Взять карту «{ NAME($starting) }» ({ CODE($starting) })
action-destiny = Взять карту «{ NAME($destiny) }» ({ CODE($destiny) })
action-anubis = Призвать Анубиса за { FIGURE("starting.anubis") } { NAME("scribe", FIGURE("starting.anubis"), case: "acc") }
action-take = Взять { NAME($die) }
action-treat = { $purity ->
    [tainted] Считать осквернённым
   *[pure] Считать чистым
}
action-scribes = Изменить значение на { $value } с помощью писарей
action-act = Действие { NAME($god, case: "gen") }
action-produce = Произвести { NAME($good, case: "acc") }
action-prepare = Потратить { FIGURE("technologies.t19.scribes") } { NAME("scribe", FIGURE("technologies.t19.scribes"), case: "acc") } и сначала провести производство
action-value = Значение { $value }
action-play = Разыграть карту «{ NAME($blessing) }» ({ CODE($blessing) })
action-face = Установить значение { $value }
action-dye = { $nudge2 ->
    [down] Считать { NAME($colour1, case: "ins") }, значение меньше на { FIGURE("blessings.b11.amount") }
    [up] Считать { NAME($colour1, case: "ins") }, значение больше на { FIGURE("blessings.b11.amount") }
   *[same] Считать { NAME($colour1, case: "ins") }, значение прежнее
}
action-extra = Дополнительное действие { NAME($god, case: "gen") }
action-before = Сначала дополнительное действие
action-after = Сначала основное действие
action-raise = { $marker ->
    [happiness] Увеличить счастье
   *[population] Увеличить численность населения
}
action-dedicate = Статуя, посвящённая { NAME($god, case: "dat") }
action-statue = { $people ->
    [temple-row] Статуя, посвящённая людям, у среднего ряда храма
    [temple-column] Статуя, посвящённая людям, у среднего столбца храма
    [workshops] Статуя, посвящённая людям, над лавками
   *[quarries] Статуя, посвящённая людям, над карьерами
}
action-place = Положить жетон: { NAME($cell) }
action-turn =
    { $turns ->
        [0] Не поворачивать
       *[other] Повернуть по часовой стрелке: { $turns } × 90°
    }
action-build = Построить здание { NAME($space, kind: "space") }
action-celebrate = Устроить праздник
action-card = Взять карту «{ NAME($card) }» ({ CODE($card) })
action-refresh = Обновить секцию { $section }
action-found = Построить { NAME($work, case: "acc") }
action-boost = Производство { NAME($good, case: "gen") } +{ FIGURE("osiris.rows.5.any") }
action-gain = Взять 1 { NAME($token, 1, case: "acc") }
action-pay =
    { $limestone1 ->
        [0] { $scribes2 ->
            [0] { $gold3 ->
                [0] Заплатить как обычно
               *[other] Заплатить: { $gold3 } { NAME("gold", $gold3, case: "acc") }, остальное — как обычно
            }
           *[other] Заплатить: { $scribes2 } { NAME("scribe", $scribes2, case: "acc") }, { $gold3 ->
                [0] {""}
               *[other] { $gold3 } { NAME("gold", $gold3, case: "acc") },{" "}
            }остальное — как обычно
        }
       *[other] Заплатить: { $limestone1 } { NAME("limestone", $limestone1, case: "acc") }, { $scribes2 ->
            [0] {""}
           *[other] { $scribes2 } { NAME("scribe", $scribes2, case: "acc") },{" "}
        }{ $gold3 ->
            [0] {""}
           *[other] { $gold3 } { NAME("gold", $gold3, case: "acc") },{" "}
        }остальное — как обычно
    }
action-left = Положить { $faith } { NAME("faith", $faith, case: "acc") } на левую чашу
action-right = Положить { $faith } { NAME("faith", $faith, case: "acc") } на правую чашу
action-feed = Заплатить { $few } { NAME("bread", $few, case: "acc") }
action-score = Получить очки за закон «{ NAME($decree) }» ({ CODE($decree) })
action-again = Ещё раз получить очки за закон «{ NAME($decree) }» ({ CODE($decree) })
action-triangles = Учесть { $few } { NAME("triangle", $few, case: "acc") }
action-use = Да, использовать
action-decline = Отказаться
action-decline-ability = Не использовать
action-decline-edict = Не использовать
action-decline-again = Не получать очки ещё раз
action-done = Готово

## Events: points and tokens

event-scored = { $source ->
    [bonus] { $seat } получает { $points } ПО как бонус Гора (всего { $total }).
    [people-statue] { $seat } получает { $points } ПО за колонны на одной линии со статуей (всего { $total }).
    [lines] { $seat } получает { $points } ПО за здания на одной линии с колонной (всего { $total }).
    [edges] { $seat } получает { $points } ПО за совпадения цвета (всего { $total }).
    [cell] { $seat } получает { $points } ПО за закрытую ячейку (всего { $total }).
    [slot] { $seat } получает { $points } ПО за ячейку Ра (всего { $total }).
    [ability] { $seat } получает { $points } ПО за свойство жетона (всего { $total }).
    [pillars] { $seat } получает { $points } ПО за колонны на одной линии со зданием (всего { $total }).
    [districts] { $seat } получает { $points } ПО за районы (всего { $total }).
    [temple] { $seat } получает { $points } ПО за храм (всего { $total }).
    [statues] { $seat } получает { $points } ПО за статуи (всего { $total }).
    [happiness] { $seat } получает { $points } ПО за счастье (всего { $total }).
    [production] { $seat } получает { $points } ПО за производство (всего { $total }).
    [building-row] { $seat } получает { $points } ПО за ряд зданий (всего { $total }).
    [order] { $seat } получает { $points } ПО за место в очерёдности хода (всего { $total }).
   *[card] { $seat } получает { $points } ПО за карту «{ NAME($source) }» ({ CODE($source) }), всего { $total }.
}
event-forfeited = { $source ->
    [unbalance] { $seat } теряет { $points } ПО за отрицательный баланс (остаётся { $total }).
   *[unpaid-bread] { $seat } теряет { $points } ПО за неоплаченный хлеб (остаётся { $total }).
}
event-gained = { $seat } получает { $count } { NAME($token, $count, case: "acc") }.
event-paid = { $seat } тратит { $count } { NAME($token, $count, case: "acc") }.

## Events: set-up

event-set-up = Поле подготовлено к игре.
event-slot-god = В ячейке { $slot } у Гора — { NAME($god) }.
event-tile-opened = У { NAME("ra", case: "gen") } появляется жетон «{ NAME($tile) }» ({ CODE($tile) }).
event-decrees-dealt = { $seat } получает законы «{ NAME($decree1) }» ({ CODE($decree1) }) и «{ NAME($decree2) }» ({ CODE($decree2) }).
event-decree-kept = { $seat } оставляет закон «{ NAME($decree) }» ({ CODE($decree) }).
event-starting-shown = Открыта начальная карта «{ NAME($starting) }» ({ CODE($starting) }).
event-starting-chosen = { $seat } берёт начальную карту «{ NAME($starting) }» ({ CODE($starting) }).
event-starting-dealt = { $seat } получает по жребию начальную карту «{ NAME($starting) }» ({ CODE($starting) }).
event-place-in-order = { $seat } занимает { $place }-е место в очерёдности хода.
event-destiny-chosen = { $seat } берёт карту судьбы «{ NAME($destiny) }» ({ CODE($destiny) }).
event-cards-drawn = { $seat } берёт из колоды карты «{ NAME($card1) }» ({ CODE($card1) }) и «{ NAME($card2) }» ({ CODE($card2) }).
event-card-kept = { $seat } оставляет карту «{ NAME($card) }» ({ CODE($card) }).

## Events: the wheel

event-round = Начинается раунд { $round }.
event-rotated = { $god ->
    [horus] Колесо поворачивается: солнце теперь освещает Осириса и Гора.
    [ra] Колесо поворачивается: солнце теперь освещает Гора и Ра.
    [hathor] Колесо поворачивается: солнце теперь освещает Ра и Хатхор.
    [bastet] Колесо поворачивается: солнце теперь освещает Хатхор и Бастет.
    [thoth] Колесо поворачивается: солнце теперь освещает Бастет и Тота.
   *[osiris] Колесо поворачивается: солнце теперь освещает Тота и Осириса.
}
event-rolled = На колесе появляется { NAME($die) }.

## Events: the turn

event-anubis-called = { $seat } призывает Анубиса.
event-die-taken = { $pan ->
    [left] { $seat } берёт { NAME($die) } и кладёт его на левую чашу.
    [right] { $seat } берёт { NAME($die) } и кладёт его на правую чашу.
   *[below] { $seat } берёт { NAME($die) } и кладёт его под весы.
}
event-die-wasted = Ни одно действие невозможно: кубик игрока { $seat } пропадает.
event-no-die-left = На колесе не осталось кубиков: { $seat } пропускает ход.
event-die-turned = { $seat } устанавливает на кубике значение { $value }.
event-die-dyed = { $seat } считает кубик { NAME($colour, case: "ins") } со значением { $value }.
event-value-set = { $seat } меняет значение на { $value }.
event-acted = { $action ->
    [produce-papyrus] { $seat } выбирает производство папируса со значением { $value }.
    [produce-bread] { $seat } выбирает производство хлеба со значением { $value }.
    [produce-limestone] { $seat } выбирает производство известняка со значением { $value }.
    [produce-granite] { $seat } выбирает производство гранита со значением { $value }.
   *[god] { $seat } выполняет действие { NAME($action, case: "gen") } со значением { $value }.
}
event-action-lost = { $action ->
    [produce-papyrus] { $seat } теряет производство папируса: оно невозможно.
    [produce-bread] { $seat } теряет производство хлеба: оно невозможно.
    [produce-limestone] { $seat } теряет производство известняка: оно невозможно.
    [produce-granite] { $seat } теряет производство гранита: оно невозможно.
   *[god] { $seat } теряет действие { NAME($action, case: "gen") }: оно невозможно.
}
event-blessing-played = { $seat } разыгрывает благословение «{ NAME($blessing) }» ({ CODE($blessing) }).
event-extra-action = { $seat } получает дополнительное действие { NAME($god, case: "gen") }.
event-acts-without-die = { $occasion ->
    [decree] { $seat } выполняет действие по закону перед последним подсчётом очков.
   *[milestone] { $seat } доводит счастье до { FIGURE("tracks.milestones.action", sign: "no") } и получает дополнительное действие.
}
event-produced = { $excess ->
    [0] { $seat } производит { $count } { NAME($good, $count, case: "acc") }.
   *[other] { $seat } производит { $count } { NAME($good, $count, case: "acc") }; на правую чашу — { $excess } { NAME("excess-resource", $excess) }.
}

## Events: the gods

event-god-statue = { $seat } строит статую, посвящённую { NAME($god, case: "dat") }.
event-people-statue = { $people ->
    [temple-row] { $seat } строит статую, посвящённую людям, у среднего ряда храма.
    [temple-column] { $seat } строит статую, посвящённую людям, у среднего столбца храма.
    [workshops] { $seat } строит статую, посвящённую людям, над лавками.
   *[quarries] { $seat } строит статую, посвящённую людям, над карьерами.
}
event-pillar = { $seat } возводит колонну в { NAME($cell, case: "prp") }: жетон «{ NAME($tile) }» ({ CODE($tile) }).
event-ability-works = { $seat } использует свойство жетона «{ NAME($tile) }» ({ CODE($tile) }).
event-temple-building = { $seat } строит здание у храма, { NAME($space, kind: "space") }.
event-work-built = { $seat } строит { NAME($work, case: "acc") }.
event-production-raised = { $seat } поднимает производство { NAME($good, case: "gen") } до уровня { $level }.
event-marker-moved = { $marker ->
    [happiness] { $seat } передвигает маркер счастья на клетку { $to }.
   *[population] { $seat } передвигает маркер численности на клетку { $to }.
}
event-bonus-due = { $seat } получает бонус Гора за статую, посвящённую { NAME($god, case: "dat") }.

## Events: the market

event-section-opened = Открывается секция рынка { $section }.
event-section-refreshed = { $seat } обновляет секцию рынка { $section }.
event-card-dealt = В секции { $section } появляется карта «{ NAME($card) }» ({ CODE($card) }).
event-card-taken = { $seat } берёт карту «{ NAME($card) }» ({ CODE($card) }).
event-decree-drawn = { $seat } берёт закон из колоды.
event-decree-seen = { $seat } видит закон «{ NAME($decree) }» ({ CODE($decree) }).
event-reshuffled = { $kind ->
    [blessing] Сброшенные благословения перемешаны, в новой колоде { $count } { NAME("card", $count) }.
    [technology] Сброшенные технологии перемешаны, в новой колоде { $count } { NAME("card", $count) }.
   *[decree] Сброшенные законы перемешаны, в новой колоде { $count } { NAME("card", $count) }.
}

## Events: Maat and scoring

event-maat = Начинается фаза Маат № { $number }.
event-faith-placed = { $pan ->
    [left] { $seat } кладёт { $faith } { NAME("faith", $faith, case: "acc") } на левую чашу.
    [right] { $seat } кладёт { $faith } { NAME("faith", $faith, case: "acc") } на правую чашу.
   *[below] { $seat } кладёт { $faith } { NAME("faith", $faith, case: "acc") } под весы.
}
event-balanced = Баланс игрока { $seat }: { $balance }.
event-scoring = { $number ->
    [2] Начинается последний подсчёт очков.
   *[other] Начинается первый подсчёт очков.
}
event-district-led = У игрока { $seat } большинство в районе { NAME($good, case: "gen") }.
event-bread-paid = { $seat } вносит плату хлебом: { $paid } из { $due }.
event-edict-shown = { $seat } показывает закон «{ NAME($decree) }» ({ CODE($decree) }).
event-decree-revealed = { $seat } открывает закон «{ NAME($decree) }» ({ CODE($decree) }).
event-decree-again = { $seat } ещё раз получает очки за закон «{ NAME($decree) }» ({ CODE($decree) }).
event-won = { $seat } побеждает, набрав { $points } ПО.

## Events: Botankhamun

event-bot-place-in-order = { NAME("botankhamun") } занимает { $place }-е место в очерёдности хода.
event-bot-destiny = { NAME("botankhamun") } убирает карту судьбы «{ NAME($destiny) }» ({ CODE($destiny) }).
event-bot-bottom-row = Жетоны действий перемешаны: четыре ложатся в нижний ряд новой пирамиды.
event-bot-upper-rows = Остальные шесть ложатся рядами выше.
event-bot-tile = { $bottile ->
    [r1] { NAME("botankhamun") } переходит на жетон ресурсов: гранит, известняк, хлеб, папирус.
    [r2] { NAME("botankhamun") } переходит на жетон ресурсов: папирус, хлеб, известняк, гранит.
    [r3] { NAME("botankhamun") } переходит на жетон ресурсов: известняк, гранит, папирус, хлеб.
    [r4] { NAME("botankhamun") } переходит на жетон ресурсов: хлеб, папирус, гранит, известняк.
   *[god] { NAME("botankhamun") } переходит на жетон { NAME($bottile, case: "gen") }.
}
event-bot-takes = { NAME("botankhamun") } берёт { NAME($die) }.
event-bot-acted = { NAME("botankhamun") } выполняет действие { NAME($god, case: "gen") } со значением { $value }.
event-bot-no-die = { NAME("botankhamun") } не может использовать ни один кубик и пропускает ход.
event-bot-idle = { NAME("botankhamun") } не может выполнить действие { NAME($god, case: "gen") }.
event-bot-scored = { $source ->
    [bonus] { NAME("botankhamun") } получает { $points } ПО за статую (всего { $total }).
    [people-statue] { NAME("botankhamun") } получает { $points } ПО за колонны на одной линии со статуей (всего { $total }).
    [lines] { NAME("botankhamun") } получает { $points } ПО за здания на одной линии с колонной (всего { $total }).
    [edges] { NAME("botankhamun") } получает { $points } ПО за примыкающие края (всего { $total }).
    [slot] { NAME("botankhamun") } получает { $points } ПО за ячейку Ра (всего { $total }).
    [pillars] { NAME("botankhamun") } получает { $points } ПО за колонны на одной линии со зданием (всего { $total }).
    [districts] { NAME("botankhamun") } получает { $points } ПО за районы (всего { $total }).
    [temple] { NAME("botankhamun") } получает { $points } ПО за храм (всего { $total }).
    [statues] { NAME("botankhamun") } получает { $points } ПО за статуи (всего { $total }).
    [happiness] { NAME("botankhamun") } получает { $points } ПО за счастье (всего { $total }).
    [order] { NAME("botankhamun") } получает { $points } ПО за место в очерёдности хода (всего { $total }).
    [blessings] { NAME("botankhamun") } получает { $points } ПО за благословения (всего { $total }).
    [technologies] { NAME("botankhamun") } получает { $points } ПО за технологии (всего { $total }).
    [decrees] { NAME("botankhamun") } получает { $points } ПО за законы (всего { $total }).
    [scribes] { NAME("botankhamun") } получает { $points } ПО за писарей (всего { $total }).
   *[no-statue-place] { NAME("botankhamun") } получает { $points } ПО: для статуи нет места (всего { $total }).
}
event-bot-gained = { NAME("botankhamun") } получает { $count } { NAME($token, $count, case: "acc") }.
event-bot-god-statue = { NAME("botankhamun") } строит статую, посвящённую { NAME($god, case: "dat") }.
event-bot-people-statue = { $people ->
    [temple-row] { NAME("botankhamun") } строит статую, посвящённую людям, у среднего ряда храма.
    [temple-column] { NAME("botankhamun") } строит статую, посвящённую людям, у среднего столбца храма.
    [workshops] { NAME("botankhamun") } строит статую, посвящённую людям, над лавками.
   *[quarries] { NAME("botankhamun") } строит статую, посвящённую людям, над карьерами.
}
event-bot-pillar = { NAME("botankhamun") } возводит колонну в { NAME($cell, case: "prp") }: жетон «{ NAME($tile) }» ({ CODE($tile) }).
event-bot-temple-building = { NAME("botankhamun") } строит здание у храма, { NAME($space, kind: "space") }.
event-bot-work = { NAME("botankhamun") } строит { NAME($work, case: "acc") }.
event-bot-marker = { $marker ->
    [happiness] { NAME("botankhamun") } передвигает маркер счастья на клетку { $to }.
   *[population] { NAME("botankhamun") } передвигает маркер численности на клетку { $to }.
}
event-bot-card = { NAME("botankhamun") } берёт карту «{ NAME($card) }» ({ CODE($card) }).
event-bot-balanced = Баланс { NAME("botankhamun", case: "gen") }: { $balance }.
event-bot-district-led = У { NAME("botankhamun", case: "gen") } большинство в районе { NAME($good, case: "gen") }.
event-bot-won = { NAME("botankhamun") } побеждает, набрав { $points } ПО.

## Reasons why not

reason-no-die = На колесе нет такого кубика: { NAME($die) }.
reason-forbidden-die = При таком освещении { NAME($die) } — запретный: его можно взять только с Анубисом.
reason-useless-die = Сейчас ни одного действия не выполнить, если взять { NAME($die) }.
reason-too-few-scribes = Сейчас вы не можете потратить столько писарей: нужно { $wanted }.
reason-gray-die = Серый кубик ничего не производит.
reason-other-sector = Действие { NAME($god, case: "gen") } невозможно: ваш кубик из другого сектора.
reason-other-colour = Нельзя произвести { NAME($good, case: "acc") }: у вашего кубика другой цвет.
reason-extra-first = Сначала дополнительное действие: вы решили выполнить его до основного.
reason-only-gods = Здесь возможно только действие бога, а не производство.
reason-cannot-act = Действие { NAME($god, case: "gen") } с этим значением невозможно: не хватает фигуры, места или средств.
reason-not-your-blessing = У вас нет благословения «{ NAME($blessing) }» ({ CODE($blessing) }).
reason-blessing-unfit = Благословение «{ NAME($blessing) }» ({ CODE($blessing) }) сейчас разыграть нельзя.
reason-other-god = Значение кубика указывает на другого бога: статую нельзя посвятить { NAME($god, case: "dat") }.
reason-no-statue-space = Для статуи, посвящённой { NAME($god, case: "dat") }, нет свободного места.
reason-statue-space-taken = { $people ->
    [temple-row] У среднего ряда храма уже стоит статуя.
    [temple-column] У среднего столбца храма уже стоит статуя.
    [workshops] Над лавками уже стоит статуя.
   *[quarries] Над карьерами уже стоит статуя.
}
reason-cannot-pay = Вам нечем это оплатить.
reason-cell-taken = В { NAME($cell, case: "prp") } уже лежит жетон колонны.
reason-space-closed = Здесь ({ NAME($space, kind: "space") }) нельзя строить: место не используется при этом числе игроков или предназначено для статуи.
reason-space-taken = Здесь ({ NAME($space, kind: "space") }) уже стоит здание.
reason-space-dear = Цена здания { NAME($space, kind: "space") } — { $bread } { NAME("bread", $bread) }: столько у вас нет.
reason-not-in-market = Карты «{ NAME($card) }» ({ CODE($card) }) нет на рынке.
reason-section-closed = Секция рынка { $section } ещё не открыта или пуста.
reason-section-too-high = Для секции рынка { $section } у вас слишком мало счастья.
reason-section-too-small = В секции рынка { $section } не хватает карт.
reason-other-section = Все карты берут из одной секции, сейчас это секция { $section }.
reason-section-refreshed = Секция рынка { $section } в этом действии уже обновлена.
reason-other-row = Значение кубика указывает на другой ряд: нельзя построить { NAME($work, case: "acc") }.
reason-other-district = Карта не разрешает этот район: нельзя построить { NAME($work, case: "acc") }.
reason-work-taken = Ячейка уже занята: { NAME($work) }.
reason-starting-taken = Начальную карту «{ NAME($starting) }» ({ CODE($starting) }) взять нельзя: её нет среди открытых.
reason-destiny-taken = Карту судьбы «{ NAME($destiny) }» ({ CODE($destiny) }) взять нельзя: её нет среди доступных.
reason-too-little-faith = Столько жетонов веры у вас нет: их { $faith }.
reason-not-your-decree = У вас нет закона «{ NAME($decree) }» ({ CODE($decree) }).
reason-symbol-used = Вы уже получаете очки за закон с тем же символом, что у закона «{ NAME($decree) }» ({ CODE($decree) }).

## Gods, tokens, dice, light

god-horus = Гор
god-ra = Ра
god-hathor = Хатхор
god-bastet = Бастет
god-thoth = Тот
god-osiris = Осирис
god-anubis = Анубис
god-maat = Маат

token-papyrus = Папирус
token-bread = Хлеб
token-limestone = Известняк
token-granite = Гранит
token-gold = Золото
token-scribe = Писари
token-faith = Вера

colour-white = Белый
colour-yellow = Жёлтый
colour-brown = Коричневый
colour-black = Чёрный
colour-gray = Серый

light-sunny = Солнечный
light-shaded = Затенённый
light-dark = Тёмный
light-none = Без фона

purity-pure = Чистый
purity-tainted = Осквернённый
purity-forbidden = Запретный

symbol-scroll = Свиток
symbol-people = Люди
symbol-works = Труд
symbol-temple = Храм
symbol-statue = Статуя
symbol-fate = Судьба

kind-blessing = Благословения
kind-technology = Технологии
kind-decree = Законы
kind-starting = Начальные карты
kind-destiny = Карты судьбы

## The board

board-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
board-wheel = Колесо обелиска
board-temple = Храм
board-districts = Районы
board-tiles = Жетоны колонн
board-market = Рынок карт
board-section = Секция { $section }
board-scales = Весы
board-balance = Баланс
board-left-pan = Левая чаша (чистота)
board-right-pan = Правая чаша (скверна)
board-below = Под весами
board-excess = Избыточные ресурсы
board-production = Производство
board-population = Численность населения
board-happiness = Счастье
board-population-track = Шкала населения
board-buildings = Здания
board-statues = Статуи
board-pillars = Колонны
board-building-row = Ряд зданий
board-bonuses = Бонусы Гора
board-order = Очерёдность хода
board-ankh = Значение анха
board-initiative = Значение инициативы
board-score = Победные очки
board-vp = ПО
board-bag = Мешочек для кубиков
board-scoring-a = Первый подсчёт очков
board-scoring-b = Последний подсчёт очков
board-bot = { NAME("botankhamun") }
board-pyramid = Жетоны действий
board-left = осталось
board-bread-due = Плата хлебом
board-hidden = скрытых: { $count }
board-die = взятый кубик
board-forecast = Подсчёт очков сейчас

## Short forms, where there is little room

short-papyrus = Па
short-bread = Хл
short-limestone = Из
short-granite = Гр
short-gold = Зо
short-scribe = Пи
short-faith = Ве
short-yellow = Жё
short-brown = Ко
short-white = Бе
short-black = Чё
short-gray = Се

## What points come from

source-bonus = Бонусы Гора
source-people-statue = Статуи у храма
source-lines = Здания на линии
source-edges = Совпадения цвета
source-cell = Ячейки храма
source-slot = Ячейки у Ра
source-ability = Свойства жетонов
source-pillars = Колонны на линии
source-districts = Районы
source-temple = Храм
source-statues = Статуи
source-happiness = Счастье
source-production = Производство
source-building-row = Ряд зданий
source-order = Очерёдность хода
source-unbalance = Отрицательный баланс
source-unpaid-bread = Неоплаченный хлеб
source-blessings = Благословения
source-technologies = Технологии
source-decrees = Законы
source-scribes = Писари
source-no-statue-place = Нет места для статуи

## Cards and tiles: the names are ours

numbered = { NAME($code) } ({ CODE($code) })
own-name = Название наше: в правилах есть только номер.

## Cards: starting

card-s01 = { NAME("s01") }
card-s01-text = Действие Осириса как со значением { FIGURE("starting.cards.s01.value") } в любом районе, без потери счастья. Инициатива { FIGURE("starting.cards.s01.initiative") }.
card-s02 = { NAME("s02") }
card-s02-text = Действие Осириса как со значением { FIGURE("starting.cards.s02.value") }, только известняковый или гранитный карьер, без потери счастья. Инициатива { FIGURE("starting.cards.s02.initiative") }.
card-s03 = { NAME("s03") }
card-s03-text = Действие Осириса как со значением { FIGURE("starting.cards.s03.value") }, только папирусная или хлебная лавка, без потери счастья. Инициатива { FIGURE("starting.cards.s03.initiative") }.
card-s04 = { NAME("s04") }
card-s04-text = Возьмите { FIGURE("starting.cards.s04.amount") } { NAME("resource", FIGURE("starting.cards.s04.amount"), case: "acc") } на выбор, кроме золота. Инициатива { FIGURE("starting.cards.s04.initiative") }.
card-s05 = { NAME("s05") }
card-s05-text = Возьмите из колоды две технологии и оставьте себе одну; другая замешивается обратно. Инициатива { FIGURE("starting.cards.s05.initiative") }.
card-s06 = { NAME("s06") }
card-s06-text = Возьмите из колоды два благословения и оставьте себе одно; другое замешивается обратно. Инициатива { FIGURE("starting.cards.s06.initiative") }.
card-s07 = { NAME("s07") }
card-s07-text = Возьмите { FIGURE("starting.cards.s07.gain.scribe") } { NAME("scribe", FIGURE("starting.cards.s07.gain.scribe"), case: "acc") } и { FIGURE("starting.cards.s07.gain.gold") } { NAME("gold", FIGURE("starting.cards.s07.gain.gold")) }. Инициатива { FIGURE("starting.cards.s07.initiative") }.
card-s08 = { NAME("s08") }
card-s08-text = Возьмите { FIGURE("starting.cards.s08.gain.papyrus") } { NAME("papyrus", FIGURE("starting.cards.s08.gain.papyrus")) }, { FIGURE("starting.cards.s08.gain.bread") } { NAME("bread", FIGURE("starting.cards.s08.gain.bread")) }, { FIGURE("starting.cards.s08.gain.limestone") } { NAME("limestone", FIGURE("starting.cards.s08.gain.limestone")) } и { FIGURE("starting.cards.s08.gain.granite") } { NAME("granite", FIGURE("starting.cards.s08.gain.granite")) }. Инициатива { FIGURE("starting.cards.s08.initiative") }.
card-s09 = { NAME("s09") }
card-s09-text = Возьмите { FIGURE("starting.cards.s09.amount") } { NAME("resource", FIGURE("starting.cards.s09.amount"), case: "acc") }: известняк и гранит в любом сочетании. Инициатива { FIGURE("starting.cards.s09.initiative") }.
card-s10 = { NAME("s10") }
card-s10-text = Возьмите { FIGURE("starting.cards.s10.amount") } { NAME("resource", FIGURE("starting.cards.s10.amount"), case: "acc") }: папирус и хлеб в любом сочетании. Инициатива { FIGURE("starting.cards.s10.initiative") }.
card-s11 = { NAME("s11") }
card-s11-text = Численность населения +{ FIGURE("starting.cards.s11.gain.population") }, затем счастье +{ FIGURE("starting.cards.s11.gain.happiness") }. Инициатива { FIGURE("starting.cards.s11.initiative") }.
card-s12 = { NAME("s12") }
card-s12-text = Возьмите { FIGURE("starting.cards.s12.gain.gold") } { NAME("gold", FIGURE("starting.cards.s12.gain.gold")) }. Инициатива { FIGURE("starting.cards.s12.initiative") }.

## Cards: fate

card-f01 = { NAME("f01") }
card-f01-text = Возьмите { FIGURE("destiny.f01.gain.scribe") } { NAME("scribe", FIGURE("destiny.f01.gain.scribe"), case: "acc") }. Значение анха { FIGURE("destiny.f01.ankh") }.
card-f02 = { NAME("f02") }
card-f02-text = Возьмите { FIGURE("destiny.f02.gain.gold") } { NAME("gold", FIGURE("destiny.f02.gain.gold")) }. Значение анха { FIGURE("destiny.f02.ankh") }.
card-f03 = { NAME("f03") }
card-f03-text = Численность населения +{ FIGURE("destiny.f03.raise") } или счастье +{ FIGURE("destiny.f03.raise") }. Значение анха { FIGURE("destiny.f03.ankh") }.
card-f04 = { NAME("f04") }
card-f04-text = Возьмите { FIGURE("destiny.f04.gain.faith") } { NAME("faith", FIGURE("destiny.f04.gain.faith")) }. Значение анха { FIGURE("destiny.f04.ankh") }.

## Cards: decrees

card-d01 = { NAME("d01") }
card-d01-text = { FIGURE("decrees.d01.points.technology") } ПО за каждую вашу технологию.
card-d02 = { NAME("d02") }
card-d02-text = { FIGURE("decrees.d02.points.decree-symbol") } ПО за каждый из разных символов на ваших законах, считая этот.
card-d03 = { NAME("d03") }
card-d03-text = Заплатите { FIGURE("decrees.d03.gold") } { NAME("gold", FIGURE("decrees.d03.gold")) }, чтобы ещё раз получить очки за другой свой закон.
card-d04 = { NAME("d04") }
card-d04-text = { FIGURE("decrees.d04.points.population-symbol") } ПО за каждый треугольник, достигнутый вашей численностью населения; за каждый учтённый заплатите { FIGURE("decrees.d04.resources") } { NAME("resource", FIGURE("decrees.d04.resources"), case: "acc") }. Считается после закона «{ NAME("d08") }» (D08).
card-d05 = { NAME("d05") }
card-d05-text = { FIGURE("decrees.d05.points.happiness-symbol") } ПО за каждый треугольник, достигнутый вашим счастьем.
card-d06 = { NAME("d06") }
card-d06-text = 1 ПО за каждую клетку, на которую ваше счастье выше наименьшего на шкале.
card-d07 = { NAME("d07") }
card-d07-text = { FIGURE("decrees.d07.points.scribe") } ПО за каждого оставшегося у вас писаря.
card-d08 = { NAME("d08") }
card-d08-text = { FIGURE("decrees.d08.points.gold") } ПО за каждое оставшееся у вас золото и { FIGURE("decrees.d08.points.papyrus") } ПО за каждый другой ресурс, не больше { FIGURE("decrees.d08.most") } ПО. Считается после закона «{ NAME("d03") }» (D03).
card-d09 = { NAME("d09") }
card-d09-text = { FIGURE("decrees.d09.points.quarry") } ПО за каждый ваш карьер.
card-d10 = { NAME("d10") }
card-d10-text = { FIGURE("decrees.d10.points.workshop") } ПО за каждую вашу папирусную или хлебную лавку.
card-d11 = { NAME("d11") }
card-d11-text = { FIGURE("decrees.d11.points.osiris-building") } ПО за каждое ваше здание в районах Осириса.
card-d12 = { NAME("d12") }
card-d12-text = { FIGURE("decrees.d12.points.temple-building") } ПО за каждое ваше здание у храма.
card-d13 = { NAME("d13") }
card-d13-text = { FIGURE("decrees.d13.points.pillar") } ПО за каждую вашу колонну.
card-d14 = { NAME("d14") }
card-d14-text = { FIGURE("decrees.d14.points.statue") } ПО за каждую вашу статую и каждое ваше здание у храма.
card-d15 = { NAME("d15") }
card-d15-text = { FIGURE("decrees.d15.points.pillar") } ПО за каждую вашу колонну и каждое ваше здание у храма.
card-d16 = { NAME("d16") }
card-d16-text = { FIGURE("decrees.d16.points.god-statue") } ПО за каждую вашу статую, посвящённую богу.
card-d17 = { NAME("d17") }
card-d17-text = { FIGURE("decrees.d17.points.statue") } ПО за каждую вашу статую и каждую вашу колонну.
card-d18 = { NAME("d18") }
card-d18-text = { FIGURE("decrees.d18.points.statue") } ПО за каждую вашу статую.
card-d19 = { NAME("d19") }
card-d19-text = { FIGURE("decrees.d19.points.people-statue") } ПО за каждую вашу статую, посвящённую людям.
card-d20 = { NAME("d20") }
card-d20-text = { FIGURE("decrees.d20.by_place.0") } ПО за первое место на шкале хода, { FIGURE("decrees.d20.by_place.1") } ПО за второе. Только для 3–4 игроков.
card-d21 = { NAME("d21") }
card-d21-text = { FIGURE("decrees.d21.points.building") } ПО за каждое ваше здание на поле.
card-d22 = { NAME("d22") }
card-d22-text = ПО в размере половины суммы значений кубиков на вашей левой чаше, с округлением вверх.
card-d23 = { NAME("d23") }
card-d23-text = Перед последним подсчётом очков: одно любое действие с любым значением, без оплаты ресурсами. Кубик не берётся, баланс не меняется.
card-d24 = { NAME("d24") }
card-d24-text = Ещё раз получите очки за храм, учитывая только свои здания и колонны.

## Cards: blessings

card-b01 = { NAME("b01") }
card-b01-text = При своём производстве возьмите ещё { FIGURE("blessings.b01.amount") } { NAME("limestone", FIGURE("blessings.b01.amount")) }.
card-b02 = { NAME("b02") }
card-b02-text = При своём производстве возьмите ещё { FIGURE("blessings.b02.amount") } { NAME("granite", FIGURE("blessings.b02.amount")) }.
card-b03 = { NAME("b03") }
card-b03-text = При своём производстве возьмите ещё { FIGURE("blessings.b03.amount") } { NAME("bread", FIGURE("blessings.b03.amount")) }.
card-b04 = { NAME("b04") }
card-b04-text = При своём производстве возьмите ещё { FIGURE("blessings.b04.amount") } { NAME("papyrus", FIGURE("blessings.b04.amount")) }.
card-b05 = { NAME("b05") }
card-b05-text = При своём производстве возьмите { FIGURE("blessings.b05.amount") } { NAME("gold", FIGURE("blessings.b05.amount")) }.
card-b06 = { NAME("b06") }
card-b06-text = При своём производстве возьмите { FIGURE("blessings.b06.amount") } { NAME("scribe", FIGURE("blessings.b06.amount"), case: "acc") }.
card-b07 = { NAME("b07") }
card-b07-text = В любой момент своего хода: численность населения +{ FIGURE("blessings.b07.amount") } или счастье +{ FIGURE("blessings.b07.amount") }.
card-b08 = { NAME("b08") }
card-b08-text = В любой момент своего хода: численность населения +{ FIGURE("blessings.b08.amount") } или счастье +{ FIGURE("blessings.b08.amount") }.
card-b09 = { NAME("b09") }
card-b09-text = Взяв кубик, установите на нём любое значение.
card-b10 = { NAME("b10") }
card-b10-text = Взяв кубик, установите на нём любое значение.
card-b11 = { NAME("b11") }
card-b11-text = Взяв кубик, считайте его кубиком другого цвета; можно также изменить его значение на { FIGURE("blessings.b11.amount") }.
card-b12 = { NAME("b12") }
card-b12-text = Взяв кубик, считайте его кубиком другого цвета; можно также изменить его значение на { FIGURE("blessings.b12.amount") }.
card-b13 = { NAME("b13") }
card-b13-text = Ваше действие Ра или Гора выполняется бесплатно.
card-b14 = { NAME("b14") }
card-b14-text = Ваше действие Ра или Гора выполняется бесплатно.
card-b15 = { NAME("b15") }
card-b15-text = Ваше действие Бастет или Хатхор выполняется бесплатно.
card-b16 = { NAME("b16") }
card-b16-text = Ваше действие Бастет или Хатхор выполняется бесплатно.
card-b17 = { NAME("b17") }
card-b17-text = Взяв кубик, потратьте { FIGURE("blessings.b17.amount") } { NAME("scribe", FIGURE("blessings.b17.amount"), case: "acc") } на дополнительное действие бога с тем же значением в секторе, соседнем с сектором кубика.
card-b18 = { NAME("b18") }
card-b18-text = Взяв кубик, потратьте { FIGURE("blessings.b18.amount") } { NAME("scribe", FIGURE("blessings.b18.amount"), case: "acc") } на дополнительное действие бога с тем же значением в секторе, соседнем с сектором кубика.
card-b19 = { NAME("b19") }
card-b19-text = Взяв кубик, уменьшите счастье и численность населения на { FIGURE("blessings.b19.amount") } ради дополнительного действия бога с тем же значением в секторе напротив.
card-b20 = { NAME("b20") }
card-b20-text = Взяв кубик, уменьшите счастье и численность населения на { FIGURE("blessings.b20.amount") } ради дополнительного действия бога с тем же значением в секторе напротив.
card-b21 = { NAME("b21") }
card-b21-text = Выполните своё производство дважды; избыток определяется каждый раз отдельно.
card-b22 = { NAME("b22") }
card-b22-text = Выполните своё производство дважды; избыток определяется каждый раз отдельно.
card-b23 = { NAME("b23") }
card-b23-text = В начале своего хода: действие Анубиса без траты писарей.
card-b24 = { NAME("b24") }
card-b24-text = В начале своего хода: действие Анубиса без траты писарей.

## Cards: technologies

card-t01 = { NAME("t01") }
card-t01-text = Каждое ваше действие Осириса: { FIGURE("technologies.t01.points") } ПО.
card-t02 = { NAME("t02") }
card-t02-text = Каждое ваше действие Ра: { FIGURE("technologies.t02.points") } ПО.
card-t03 = { NAME("t03") }
card-t03-text = Каждое ваше действие Тота: { FIGURE("technologies.t03.points") } ПО.
card-t04 = { NAME("t04") }
card-t04-text = Каждое ваше действие Гора: { FIGURE("technologies.t04.points") } ПО и { FIGURE("technologies.t04.granite") } { NAME("granite", FIGURE("technologies.t04.granite")) }, которым можно его оплатить.
card-t05 = { NAME("t05") }
card-t05-text = Каждое ваше действие Хатхор: каждая ваша колонна на линии приносит на { FIGURE("technologies.t05.points") } ПО больше.
card-t06 = { NAME("t06") }
card-t06-text = Каждое ваше действие Бастет: { FIGURE("technologies.t06.points") } ПО; после роста счастья на значение кубика — численность населения +{ FIGURE("technologies.t06.steps") }, затем счастье +{ FIGURE("technologies.t06.steps") }.
card-t07 = { NAME("t07") }
card-t07-text = Каждый полученный вами бонус Гора: ещё { FIGURE("technologies.t07.granite") } { NAME("granite", FIGURE("technologies.t07.granite")) }.
card-t08 = { NAME("t08") }
card-t08-text = Вы можете брать запретные кубики, считая каждый чистым или осквернённым.
card-t09 = { NAME("t09") }
card-t09-text = Свойства жетонов колонн, которые вы кладёте, действуют всегда.
card-t10 = { NAME("t10") }
card-t10-text = Вы можете тратить золото как писарей, а писарей как золото; в каждый ход, когда вы это делаете, — { FIGURE("technologies.t10.points") } ПО.
card-t11 = { NAME("t11") }
card-t11-text = Каждое ваше действие с кубиком со значением { FIGURE("technologies.t11.value") }: { FIGURE("technologies.t11.points") } ПО.
card-t12 = { NAME("t12") }
card-t12-text = Каждое ваше производство: { FIGURE("technologies.t12.points") } ПО за каждый избыточный ресурс.
card-t13 = { NAME("t13") }
card-t13-text = Каждое ваше производство: можно изменить значение не более чем на { FIGURE("technologies.t13.steps") }; возьмите ещё { FIGURE("technologies.t13.goods") } { NAME("resource", FIGURE("technologies.t13.goods"), case: "acc") } того же вида (не в избыток).
card-t14 = { NAME("t14") }
card-t14-text = Каждое ваше действие бога: можно изменить значение не более чем на { FIGURE("technologies.t14.steps") }.
card-t15 = { NAME("t15") }
card-t15-text = Каждая фаза Маат: { FIGURE("technologies.t15.faith") } { NAME("faith", FIGURE("technologies.t15.faith")) }. Ваше значение анха всегда { FIGURE("technologies.t15.ankh") }.
card-t16 = { NAME("t16") }
card-t16-text = После каждой фазы Маат: { FIGURE("technologies.t16.points") } ПО за первое место в очерёдности хода, { FIGURE("technologies.t16.gold") } { NAME("gold", FIGURE("technologies.t16.gold")) } за последнее. Только для 3–4 игроков.
card-t17 = { NAME("t17") }
card-t17-text = Каждое ваше производство хлеба: { FIGURE("technologies.t17.points") } ПО. При подсчётах очков вы не вносите плату хлебом.
card-t18 = { NAME("t18") }
card-t18-text = Каждый взятый вами чистый кубик: { FIGURE("technologies.t18.points") } ПО.
card-t19 = { NAME("t19") }
card-t19-text = Взяв осквернённый кубик для действия бога, вы можете потратить { FIGURE("technologies.t19.scribes") } { NAME("scribe", FIGURE("technologies.t19.scribes"), case: "acc") }, чтобы сначала провести производство по его цвету и значению.
card-t20 = { NAME("t20") }
card-t20-text = Каждое ваше действие Тота: { FIGURE("technologies.t20.papyrus") } { NAME("papyrus", FIGURE("technologies.t20.papyrus")) }, которым можно его оплатить.
card-t21 = { NAME("t21") }
card-t21-text = Каждое ваше действие Хатхор: { FIGURE("technologies.t21.bread") } { NAME("bread", FIGURE("technologies.t21.bread")) }, которым можно его оплатить.
card-t22 = { NAME("t22") }
card-t22-text = Вы можете тратить известняк как гранит, а гранит как известняк; в каждый ход, когда вы это делаете, — { FIGURE("technologies.t22.points") } ПО.
card-t23 = { NAME("t23") }
card-t23-text = Каждое ваше действие Анубиса: { FIGURE("technologies.t23.points") } ПО.
card-t24 = { NAME("t24") }
card-t24-text = Каждое разыгранное вами благословение: { FIGURE("technologies.t24.gold") } { NAME("gold", FIGURE("technologies.t24.gold")) }.

## Pillar tiles

tile-p01 = Численность +{ FIGURE("tiles.p01.amount") }
tile-p01-text = Солнечный фон: численность населения +{ FIGURE("tiles.p01.amount") }.
tile-p02 = { FIGURE("tiles.p02.amount") } { NAME("scribe", FIGURE("tiles.p02.amount")) }
tile-p02-text = Тёмный фон: возьмите { FIGURE("tiles.p02.amount") } { NAME("scribe", FIGURE("tiles.p02.amount"), case: "acc") }.
tile-p03 = Счастье +{ FIGURE("tiles.p03.amount") }
tile-p03-text = Затенённый фон: счастье +{ FIGURE("tiles.p03.amount") }.
tile-p04 = +{ FIGURE("tiles.p04.amount") } ПО за совпадение
tile-p04-text = Солнечный фон: ещё { FIGURE("tiles.p04.amount") } ПО за каждое совпадение цвета.
tile-p05 = +{ FIGURE("tiles.p05.amount") } ПО за совпадение
tile-p05-text = Тёмный фон: ещё { FIGURE("tiles.p05.amount") } ПО за каждое совпадение цвета.
tile-p06 = +{ FIGURE("tiles.p06.amount") } ПО за здание
tile-p06-text = Затенённый фон: ещё { FIGURE("tiles.p06.amount") } ПО за каждое здание у ряда и столбца.
tile-p07 = { FIGURE("tiles.p07.amount") } ПО
tile-p07-text = Солнечный фон: { FIGURE("tiles.p07.amount") } ПО.
tile-p08 = { FIGURE("tiles.p08.amount") } ПО
tile-p08-text = Затенённый фон: { FIGURE("tiles.p08.amount") } ПО.
tile-p09 = { FIGURE("tiles.p09.amount") } ПО
tile-p09-text = Тёмный фон: { FIGURE("tiles.p09.amount") } ПО.
tile-p10 = Тот: { FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }
tile-p10-text = Тёмный фон: действие Тота как со значением { FIGURE("tiles.p10.amount") } ({ FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }).
tile-p11 = Тот: { FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }
tile-p11-text = Солнечный фон: действие Тота как со значением { FIGURE("tiles.p11.amount") } ({ FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }).
tile-p12 = Гор: до { FIGURE("tiles.p12.amount") }
tile-p12-text = Затенённый фон: действие Гора с любым значением до { FIGURE("tiles.p12.amount") }.
tile-p13 = { FIGURE("tiles.p13.amount") } закон
tile-p13-text = Солнечный фон: возьмите верхний закон из колоды.
tile-p14 = { FIGURE("tiles.p14.amount") } закон
tile-p14-text = Тёмный фон: возьмите верхний закон из колоды.
tile-p15 = Осирис: ряд { FIGURE("tiles.p15.amount") }
tile-p15-text = Затенённый фон: действие Осириса как со значением { FIGURE("tiles.p15.amount") }.
tile-p16 = { FIGURE("tiles.p16.amount") } { NAME("gold", FIGURE("tiles.p16.amount")) }
tile-p16-text = Затенённый фон: возьмите { FIGURE("tiles.p16.amount") } { NAME("gold", FIGURE("tiles.p16.amount")) }.
tile-p17 = { FIGURE("tiles.p17.amount") } { NAME("gold", FIGURE("tiles.p17.amount")) }
tile-p17-text = Солнечный фон: возьмите { FIGURE("tiles.p17.amount") } { NAME("gold", FIGURE("tiles.p17.amount")) }.
tile-p18 = { FIGURE("tiles.p18.amount") } { NAME("gold", FIGURE("tiles.p18.amount")) }
tile-p18-text = Тёмный фон: возьмите { FIGURE("tiles.p18.amount") } { NAME("gold", FIGURE("tiles.p18.amount")) }.
tile-p19 = Двойная награда
tile-p19-text = Солнечный фон: ещё раз награда закрытой ячейки (только ресурсы и вера).
tile-p20 = Двойная награда
tile-p20-text = Затенённый фон: ещё раз награда закрытой ячейки (только ресурсы и вера).
tile-p21 = Двойная награда
tile-p21-text = Тёмный фон: ещё раз награда закрытой ячейки (только ресурсы и вера).
tile-p22 = Без свойства
tile-p22-text = Нет ни фона, ни свойства.
tile-p23 = Без свойства
tile-p23-text = Нет ни фона, ни свойства.
tile-p24 = Без свойства
tile-p24-text = Нет ни фона, ни свойства.
tile-p25 = Без свойства
tile-p25-text = Нет ни фона, ни свойства.
tile-p26 = Без свойства
tile-p26-text = Нет ни фона, ни свойства.
tile-p27 = Без свойства
tile-p27-text = Нет ни фона, ни свойства.

## Свои значения

file-error-figure-bread = В «{ $where }» всего хлеба: { $found }; можно не больше { $most }.
file-error-figure-ankh = В «{ $where }» стоит { $found }, как на другой карте; все значения анха должны различаться.
file-error-figure-bonus = В «{ $where }» стоит { $found }; варианты должны начинаться с разных жетонов.
