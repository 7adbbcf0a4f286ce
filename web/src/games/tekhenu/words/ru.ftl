## The board in the browser

board-title = Поле игры «Техену»
boards = Планшеты игроков
areas = Части поля
tray = Варианты
pieces = Фигуры
cards = Карты
price = Цена:
free = бесплатно
offer = Карты на выбор
offer-hide = Показать поле
offer-show = Показать карты
no-cards = Карт пока нет.
majority = Большинство
majority-rule = За большинство фигур в районе — { FIGURE("tracks.scoring.district") } ПО при каждом подсчёте очков; при равенстве решает самая верхняя фигура.
for-people = Людям
board-of = Планшет: { $name }
forecast = подсчёт очков сейчас: { $points } ПО
statue-of = Статуя: { $name }
tiles-left = Осталось жетонов: { $count }
hidden-decrees = Скрытых законов: { $count }
tab-wheel = Колесо
tab-horus = Гор
tab-ra = Ра
tab-temple = Храм
tab-bastet = Бастет
tab-thoth = Тот
tab-osiris = Осирис
tab-own = Моё
tab-others = Другие
tab-cards = Выбор
short-horus = статуи
short-osiris = лавки, карьеры
phase-setup = Подготовка
phase-rounds = Ходы
phase-maat = Маат
phase-scoring = Подсчёт
counter-place = место
counter-place-title = Место в очерёдности хода: { $value }
counter-balance = баланс
counter-balance-title = Баланс весов сейчас: { $value }
counter-happiness = люди
counter-happiness-title = Счастье и численность населения: { $value }
counter-cards = карты
counter-cards-title = Карт: { $value }
hint-draft = Наведите указатель на кубик, чтобы увидеть, что он даст; щёлкните, чтобы взять его.
hint-die-action = Кубик ваш. Выполните действие бога или производство; перед этим писари могут изменить значение.
hint-ra = Число на ячейке — сколько жетон принесёт там в лучшем случае.
hint-turn = Поверните жетон щелчком, колёсиком мыши, клавишами Q или E и подтвердите.
hint-faith = Вера на левой чаше повышает баланс, на правой понижает. Первым ходит тот, чей баланс ближе к 0.
hint-thoth = Все карты берут из одной секции.
hint-starting = Раньше ходит тот, у кого выше инициатива; у сильных карт она низкая.
hint-destiny = При равном балансе в следующей фазе Маат решает значение анха.
hint-decree = Он принесёт очки в конце игры; никто другой его не видит.
hint-production = Благословения разыгрывают до производства, они его дополняют.
hint-score = Не больше трёх законов, все с разными символами.
about-horus = Постройте статую за гранит: посвятите её богу из ячейки, которую указывает значение кубика, или людям.
about-ra = Положите жетон колонны на ячейку храмового комплекса: 5–6 — левый, 3–4 — средний, 1–2 — правый. Его свойство действует, если фон совпадает с освещением у Ра.
about-hathor = Постройте здание у храма за хлеб: { FIGURE("temple.points.pillar_in_line") } ПО за каждую свою колонну на линии и по 1 указанному ресурсу с пустых ячеек; численность населения растёт на значение кубика.
about-bastet = Заплатите { FIGURE("tracks.bastet.papyrus") } { NAME("papyrus", FIGURE("tracks.bastet.papyrus"), case: "acc") }: счастье растёт на значение кубика, но не выше численности населения. 1–2: ещё { FIGURE("tracks.bastet.scribes.0") } { NAME("scribe", FIGURE("tracks.bastet.scribes.0")) }, 3–4: ещё { FIGURE("tracks.bastet.scribes.2") } { NAME("scribe", FIGURE("tracks.bastet.scribes.2")) }.
about-thoth = Возьмите карты из одной секции: 1–2: { FIGURE("market.cards_by_die.0") } бесплатно, 3–4: { FIGURE("market.cards_by_die.2") } за { FIGURE("market.papyrus_by_die.2") } { NAME("papyrus", FIGURE("market.papyrus_by_die.2"), case: "acc") }, 5–6: { FIGURE("market.cards_by_die.4") } за { FIGURE("market.papyrus_by_die.4") } { NAME("papyrus", FIGURE("market.papyrus_by_die.4"), case: "acc") }.
about-osiris = Потеряйте { FIGURE("osiris.happiness") } счастье и постройте лавку или карьер в ряду, который указывает значение кубика: производство растёт, и вы получаете ресурс.
about-maat = Каждые четыре раунда проверяют весы: отрицательный баланс отнимает ПО, первым ходит тот, чей баланс ближе к 0.
about-gold = При оплате заменяет папирус, хлеб, известняк или гранит.
about-scribe = Каждый меняет значение кубика не более чем на { FIGURE("starting.scribe_step") }; призвать Анубиса стоит { FIGURE("starting.anubis") } { NAME("scribe", FIGURE("starting.anubis"), case: "acc") }.
about-faith = Каждый жетон сдвигает ваш баланс на 1 в фазе Маат; оставшиеся потом возвращаются в запас.
bonus-1 = Бонус: { THINGS("horus.bonuses.1") }.
bonus-2 = Бонус: { THINGS("horus.bonuses.2") }.
bonus-3 = Бонус: { THINGS("horus.bonuses.3") }.
bonus-4 = Бонус: { THINGS("horus.bonuses.4") }.
bonus-5 = Бонус: { THINGS("horus.bonuses.5") }.
bonus-6 = Бонус: { THINGS("horus.bonuses.6") }.
slot-label = Ячейка { $slot }: { $god }, свободных мест для статуй: { $free }
people-temple-row = Статуя, посвящённая людям: средний ряд храма
people-temple-column = Статуя, посвящённая людям: средний столбец храма
people-workshops = Статуя, посвящённая людям: лавки
people-quarries = Статуя, посвящённая людям: карьеры
people-temple = Сразу { FIGURE("horus.people.temple_pillar") } ПО за каждую свою колонну на этой линии; считается фигурой у храма.
people-districts = Считается фигурой в обоих районах под ней и при равенстве решает в вашу пользу.
work-title = { $good }, ряд { $row }
work-label = { $good }, ряд { $row }{ $taken ->
        [yes] {": "}{ $name }
       *[no] {""}
    }
work-raises = { $good }: производство +{ $steps }, вы получаете { $gain }.
work-second = Кроме того: { $good }, производство +1.
work-any = Кроме того: производство +1 любого ресурса.
work-gold = И 1 золото.
cell-title = Ячейка храма: { NAME($cell) }
cell-about = тому, кто её закроет.
cell-label = Ячейка храма, { NAME($cell) }, свободна: { $gain }
cell-taken-label = Ячейка храма, { NAME($cell) }: жетон «{ NAME($tile) }» ({ CODE($tile) }), { $name }
best-turn = В лучшем случае { $points } ПО
space-title = У храма, { NAME($space, kind: "space") }
space-about = Цена здания: { $bread } { NAME("bread", $bread) }.
space-label = У храма, { NAME($space, kind: "space") }{ $taken ->
    [yes] { ": " }{ $name }
   *[no] , цена: { $bread } { NAME("bread", $bread) }
}
tile-turn = Повернуть жетон
turn-left = Повернуть влево
turn-right = Повернуть вправо
turn-points = В этом положении
die-name = { $colour } { $value }
die-label = { $colour } { $value }, { $god }, { $purity }{ $legal ->
        [yes] , можно взять
       *[no] {""}
    }
die-left = Левая чаша. Баланс
die-right = Правая чаша. Баланс
die-below = Под весами. Баланс
die-forbidden = Запретный при таком освещении: только с Анубисом или технологией «{ NAME("t08") }» (T08).
die-produce = { $excess ->
        [0] { $good }: произвести { $count }
       *[other] { $good }: произвести { $count }, избыток { $excess }
    }
die-cannot = Сейчас невозможно: не хватает фигуры, места или средств.
die-gray = Серый кубик ничего не производит.
die-scribes = Писарей: { $scribes }. Значение от { $from } до { $to }.
die-others = { $name } получает
scales-label = Баланс { $balance }. Кубиков слева: { $left }, справа: { $right }; избыток: { $excess }.
scales-rule = Чистые кубики минус осквернённые и избыток.
stock-good = { $good }: { $count }; уровень производства { $level }.
stock-rule = Произведённое сверх уровня — избыток: −1 на весах за каждый ресурс.
row-label = Осталось зданий: { $left }. Сейчас плата хлебом: { $bread }, ПО: { $points }.
row-rule = При подсчёте очков учитывается каждый открытый значок; каждый недостающий хлеб отнимает { FIGURE("tracks.scoring.unpaid_bread") } ПО.
statues-label = Осталось статуй: { $left }, цена следующей: { $cost }{ SIGN("horus.cost") } { NAME("granite", $cost) }. Осталось колонн: { $pillars }.
statues-rule = При подсчёте очков статуи приносят { FIGURE("tracks.statues") } ПО: за одну, две и так далее.
track-space = Клетка { $space }
track-triangles = Треугольников: { $count }; при подсчёте очков счастье принесёт { $points } ПО.
track-gold = Когда счастье впервые дойдёт сюда: 1 золото.{ SIGN("tracks.milestones.gold") }
track-scribe = Когда счастье впервые дойдёт сюда: 1 писарь.{ SIGN("tracks.milestones.scribe") }
track-action = Когда счастье впервые дойдёт сюда: любое действие с любым значением.{ SIGN("tracks.milestones.action") }
track-opens = Когда сюда дойдёт численность населения, откроется секция рынка { $section }.
track-access = Счастье от { $from }: секции рынка { $sections }
section-needs = счастье { $happiness }+
section-opens = откроется при численности { $population }
refresh = Обновить секцию { $section }
refresh-about = За { FIGURE("market.refresh") } { NAME("papyrus", FIGURE("market.refresh")) } заменяются все её карты.
balance-of = { $loss ->
        [0] { $name }: { $balance }.
       *[other] { $name }: { $balance }, потеряет { $loss } ПО.
    }
balance-rule = От −{ FIGURE("tracks.losses.from.0") }: −{ FIGURE("tracks.losses.points.0") } ПО, от −{ FIGURE("tracks.losses.from.1") }: −{ FIGURE("tracks.losses.points.1") } ПО, от −{ FIGURE("tracks.losses.from.2") }: −{ FIGURE("tracks.losses.points.2") } ПО.
ledger-open = Последний итог
ledger-maat = Фаза Маат { $number }
ledger-scoring = { $number ->
        [2] Последний подсчёт очков
       *[other] Первый подсчёт очков
    }
ledger-before = Предыдущий итог
ledger-after = Следующий итог
ledger-skip = Показать всё
ledger-close = Закрыть
ledger-step = Шаг
ledger-sum = Всего ПО
bot-about = Он никогда не платит и ничего не производит, а очки получает по своим правилам.
bot-here = Он здесь.
bot-reasons = Почему он так поступил
bot-god-tile = Он берёт кубик с наибольшим значением у этого бога или у следующего против часовой стрелки.
bot-good-tile = Он берёт кубик с наибольшим значением для первого из этих ресурсов, чьи кубики есть.
bot-why-god = Почему: это пригодный кубик с наибольшим значением ({ $god }).
bot-why-back = Почему: ближе к богу жетона ({ $tile }) пригодных кубиков нет, поэтому взят кубик с наибольшим значением здесь ({ $god }).
bot-why-good = Почему: это кубик первого ресурса с наибольшим значением ({ $good }).
bot-why-next = Почему: кубиков предыдущих ресурсов нет, поэтому взят кубик следующего с наибольшим значением ({ $good }).
bot-why-gray = Почему: остались только серые кубики.

## Options of a table

option-level = Уровень сложности (одиночная игра)
option-level-easy = Низкий
option-level-medium = Средний
option-level-hard = Высокий
option-random_start = Случайные начальные карты (одиночная игра)
option-dear_decrees = Автомхамон: { FIGURE("bot.points.decree_option") } ПО за закон (одиночная игра)
option-printed_horus = Постоянный порядок богов у Гора
option-figures = Свои значения
