## Phases of a turn

phase-first = Первое действие
phase-second = Второе действие
phase-event = Событие
phase-conflict = Конфликт

## Counts in a seat's panel

counter-followers = верующие
counter-followers-title = Верующие
counter-warriors = воины
counter-warriors-title = Воины в запасе
counter-ankhs = анхи
counter-ankhs-title = Жетоны анха в запасе
counter-cards = карты
counter-cards-title = Карты сражений в руке

## Hints under the prompt

hint-action = Выберите подсвеченный ряд. Сдвинуть фишку обязательно, выполнять действие — нет; ◆ вызывает событие.
hint-mover = Каждая фигурка может переместиться один раз, до 3 клеток, через что угодно. Закончив, нажмите «Готово».
hint-move-to = Подсвечены клетки в пределах досягаемости. Наведите указатель на клетку, чтобы увидеть, что окажется рядом.
hint-summon = Она появится рядом с вашей фигуркой или вашим монументом.
hint-place = Подсвечены клетки рядом с вашими фигурками и монументами.
hint-power = На каждом уровне можно открыть два свойства из четырёх.
hint-control = Подсвечены монументы рядом с вашими фигурками.
hint-camel = Подсвечены стороны, из которых ещё можно сложить линию; в каждой части нужно не меньше 6 клеток суши.
hint-keep = Другая часть получит из запаса жетон с наименьшим числом.
hint-swap = Конфликт разыгрывают по регионам в порядке жетонов.
hint-swap-with = Выберите подсвеченный жетон на карте.
hint-relocate = Фигурки можно переставить откуда угодно на клетки рядом с вашими обелисками в этом регионе.
hint-two-cards = Один раз за конфликт; объявляется до выбора карт.
hint-card = Все карты открываются одновременно. Разыгранные лежат открыто, пока вы не разыграете «{ NAME("cycle-of-maat") }».
hint-cards = Выберите две карты, одну за другой.
hint-build = Монумент сразу станет вашим и будет учтён в этом сражении.
hint-bid = Выживут лишь фигурки того, чья ставка выше всех; при равенстве не выживет никто.
hint-tiebreak = Если жетон не использовать, при ничьей проиграют все.
hint-save = Рядом с ней стоит вражеская фигурка.
hint-underworld = Останавливаться там могут только ваши фигурки.
hint-worship = Один раз в каждом сражении, в котором вы разыграли карту.
hint-facing = Клешни указывают на две соседние клетки; монументы на них будут разрушены в начале следующего конфликта.
hint-shove = Вы выбираете, куда сдвинуть чужую фигурку.
hint-dismiss = У вас 2 малые и 2 большие подставки.
hint-trap = Каждый пленённый воин даёт вашему богу +1 силы.
hint-sun = Сияющая фигурка приносит ещё 1 поклонение, если вы доминируете или побеждаете.

## The board

an-name = { NAME($name) }
an-you = Вы
an-pair = { $one } и { $other }
an-map = Карта Египта
an-region = Регион { $token }
an-region-part = { $name } { $where ->
    [n] (север)
    [s] (юг)
    [e] (восток)
    [w] (запад)
    [ne] (северо-восток)
    [nw] (северо-запад)
    [se] (юго-восток)
    [sw] (юго-запад)
   *[other] ({ $where })
}
an-spaces = { $count } { NAME("space", $count) }
an-token = Жетон { $token }
an-plaque = Жетон { $token }: { $name }, { $count } { NAME("space", $count) }
an-plaque-can = Выбрать жетон { $token }: { $name }, { $count } { NAME("space", $count) }
an-space = { $region ->
    [none] { PLACE($hex, case: "Nom") }
   *[other] { $region } ({ $hex })
}, { $terrain ->
    [fertile] плодородная
    [desert] пустынная
   *[water] водная
}, { $piece ->
    [none] пусто
   *[other] { $piece }
}{ $gate ->
    [yes] , жетон загробного мира
   *[no] {""}
}{ $legal ->
    [yes] , можно выбрать
    [chosen] , выбрано
   *[no] {""}
}
an-terrain = { $terrain ->
    [fertile] плодородная
    [desert] пустынная
   *[water] водная
}
an-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
an-beside = Рядом:
an-then-income = «{ NAME("gain") }» принесёт { $then } (сейчас { $now })
an-then-conflict = Конфликт после этого
an-piece-neutral = нейтральный монумент: { $name }
an-piece-own = { $name } (принадлежит вам)
an-piece-of = { $name } ({ $god })
an-radiant = сияет
an-gate = Загробный мир: здесь останавливаются только фигурки Осириса.
an-city = Город: монументы здесь не возводят; доминирование или победа в регионе приносит ещё 1 поклонение.
an-figure-strength = { $neutralised ->
    [yes] Сила 0: рядом вражеский { NAME("androsphinx") }
   *[no] { $trapped ->
        [0] Сила { $strength }
       *[other] Сила { $strength }: { $base } + { $trapped } за пленённых воинов
    }
}
an-zoom-in = Увеличить (+)
an-zoom-out = Уменьшить (−)
an-fit = Вся карта (0)
an-tab-map = Карта
an-tab-tracks = Шкалы
an-tab-gods = Боги

## Tracks

an-turn-actions = Действия
an-turn-actions-hint = вызывает событие
an-turn-action = шаг { $at } из { $needed }
an-turn-action-left =
    { $left ->
        [0] событие!
       *[other] через { $left }
    }
an-turn-action-now = идёт
an-events = События
an-event = Событие { $number }: { $name }, { $state ->
    [done] прошло
    [next] следующее
   *[later] потом
}
an-of = { $at } из { $total }
an-next = Далее: { $name }
an-no-next = Событий больше нет
an-conflict = Конфликт { $number }
an-merging = слияние богов
an-forgetting = красные забыты
an-last = конец игры
an-devotion = Поклонение
an-devotion-of = { $name }: поклонение { $at }
an-devotion-top = { $top } — победа
an-devotion-red = красные после конфликта { $conflict } будут забыты
an-forecast = Если конфликт начнётся сейчас
an-forecast-chip = { $name }: сила { $total }, с картами до { $highest }
an-strength = сила
an-strength-sum = фигурки { $figures } + храмы { $temples } = { $total }; с картами до { $highest }
an-point = { $source } +{ $amount }
an-dominates = доминирует
an-nobody = никого
an-supply = Запас
an-camels = Верблюды
an-supply-title = Осталось в общем запасе

## Gods

an-god = Планшет бога: { $name }
an-level = Уровень { $level }
an-unlocked = Открыто { $count } из 2
an-power = { $name } { $on ->
    [yes] (открыто)
   *[no] (закрыто)
}
an-followers = Верующие
an-ankhs = Жетоны анха в запасе
an-income = Действие «{ NAME("gain") }» принесёт
an-pool = В запасе: { $name }
an-trapped = В плену у Анубиса: { $count }
an-cards = Карты сражений
an-hand-of = В руке: { $cards }
an-used = разыграна
an-used-card = Разыграна: { $name }
an-forgotten = забыт
an-suns = Свободных жетонов солнца: { $count }.
an-gates = Свободных жетонов загробного мира: { $count }.
an-slots = В плену: { $count } из 3.
an-amun = { $up ->
    [yes] Способность готова.
   *[no] Способность в этом конфликте уже использована.
}

## Trays

tray-in-pool = в запасе: { $count }
tray-ransom = в плену; цена: 1 верующий
tray-in-supply = в запасе: { $count }
tray-keeps = сохранит жетон { $token }
tray-trap = Воин ({ $god })
tray-camels = Размещено верблюдов: { $laid }, можно до { $most }
tray-bid = Сколько верующих поставить

## Battle cards in short

card-flood-brief = +1 верующий за каждую вашу фигурку на плодородных клетках; они не гибнут.
card-build-monument-brief = Заплатите 3 верующих и возведите здесь монумент.
card-plague-of-locusts-brief = Все делают ставки. Выживут лишь фигурки того, чья ставка выше всех.
card-chariots-brief = Только сила.
card-drought-brief = При победе: +1 поклонение за каждую вашу фигурку на пустынных клетках.
card-miracle-brief = +1 поклонение за каждую вашу погибшую фигурку.
card-cycle-of-maat-brief = После сражения верните в руку все разыгранные карты.

## The Conflict as a scene

battle-scene = Конфликт { $number }
battle-title = { $kind ->
    [battle] Сражение: { $name }
    [domination] { $name }: доминирование, { $god }
   *[empty] { $name }: никого нет
}
battle-map = Регион крупным планом: { $name }
battle-after = После конфликта { $number }
battle-afterwards = Затем
battle-order = Регионы по порядку
battle-later = Регион { $token }, ещё впереди
battle-empty = пусто
battle-now = сейчас
battle-none = никто
battle-tiebreaker = { $up ->
    [yes] Определитель ничьей: { $name }
   *[no] Определитель ничьей использован: { $name }
}
battle-told = Что произошло
battle-fighters = Кто участвует
battle-steps = Этапы сражения
battle-look = Посмотреть на карту
battle-back = вернуться к конфликту
battle-skip = Пропустить
battle-continue = Дальше
battle-choose = Тайно выберите карту
battle-choose-two = Тайно выберите две карты
battle-choose-hint = Все карты открываются одновременно.
battle-choosing = выбирает карту
battle-ready = карта выбрана
battle-won = победа
battle-lost = поражение
battle-figures = Фигурки { $count }
battle-temples = Храмы +{ $count }
battle-resplendent = сила бога 3
battle-trapped = бог +{ $count } за пленённых
battle-neutralised = сила 0 рядом с андросфинксом
battle-bid = ставка { $count }
battle-fallen = погибло: { $count }
battle-total = сила
battle-expected = с картой
battle-only-you = Эту карту видите только вы
battle-face-down = Карта рубашкой вверх, одна из: { $cards }
battle-can-hold = В руке: { $cards }
battle-bar = Фигурки { $figures }, храмы { $temples }, карты { $cards }: { $total }, не больше { $best }
battle-merged-explained = Теперь два игрока играют за единого бога: фигурки, верующие, карты и свойства общие, действуют обе способности, каждый выполняет за ход одно действие. Победят или проиграют они вместе.
battle-forgotten-explained = Бог, чьё поклонение после этого конфликта не больше { $red }, выбывает из игры вместе со всем, что ему принадлежит.

step-obelisks = Обелиски
step-obelisks-about = перестановка фигурок
step-second-card = Две карты
step-second-card-about = решение Амона
step-cards = Карты
step-cards-about = тайный выбор
step-flood = Потоп
step-flood-about = верующие, защита
step-build = Возведение
step-build-about = за 3 верующих
step-plague = Саранча
step-plague-about = тайные ставки
step-majorities = Большинство
step-majorities-about = монументов
step-resolution = Розыгрыш
step-resolution-about = сила, гибель
step-aftermath = Последствия
step-aftermath-about = «Чудо», «Цикл»
came-obelisks = { $count ->
    [0] никто
   *[other] переставлено: { $count }
}
came-second-card = { $count ->
    [0] нет
   *[other] две карты
}
came-cards = { $ready } из { $total }
came-flood = { $count ->
    [0] нет
   *[other] под защитой: { $count }
}
came-build = { $count ->
    [0] нет
   *[other] возведено: { $count }
}
came-plague = { $plagues ->
    [0] нет
   *[other] погибло: { $count }
}
came-majorities = { $count ->
    [0] нет
   *[other] поклонение +{ $count }
}
came-winner = победа: { $name }
came-nobody = никто
came-aftermath = { $count ->
    [0] ничего
   *[other] поклонение +{ $count }
}

## What Devotion was lost to

source-cat-mummy = Мумия кошки

## Maps of one's own

own-map = { $wrong ->
    [0] Ваша карта, клеток: { $count }
   *[other] Ваша карта, клеток: { $count }; ошибка здесь: { $where }
}

## Названия, где мало места: с переносами на картах, короткие для свойств

face-flood = Потоп
face-build-monument = Возве{"\u00AD"}дение мону{"\u00AD"}мента
face-plague-of-locusts = Наше{"\u00AD"}ствие саранчи
face-chariots = Колес{"\u00AD"}ницы
face-drought = Засуха
face-miracle = Чудо
face-cycle-of-maat = Цикл Маат
face-commanding = Предводитель
face-inspiring = Воодушевитель
face-omnipresent = Вездесущий
face-revered = Почитаемый
face-resplendent = Великолепный
face-obelisk-attuned = Покр. обелисков
face-temple-attuned = Покр. храмов
face-pyramid-attuned = Покр. пирамид
face-glorious = Прославленный
face-magnanimous = Великодушный
face-bountiful = Щедрый
face-worshipful = Досточтимый
