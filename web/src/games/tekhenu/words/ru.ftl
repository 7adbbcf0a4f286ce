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
hint-die-action = Выполните действие бога или производство; сначала писари могут изменить значение.
hint-draft = Нажмите на кубик, чтобы увидеть действия и цены: пока ничего не тратится.
hint-in-hand = { $die }, { $purity }: баланс { $from } → { $to }.
hint-ra = Число на ячейке — сколько ПО жетон принесёт там в лучшем случае.
hint-turn = Поверните жетон щелчком, колёсиком мыши, клавишами Q или E и подтвердите.
hint-faith = Левая чаша повышает баланс, правая понижает.
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
about-osiris = Уменьшите счастье на { FIGURE("osiris.happiness") } и постройте лавку или карьер в ряду, который указывает значение кубика: производство растёт, и вы получаете ресурс.
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
die-others = { $name } получает
scales-label = Баланс { $balance }. Кубиков слева: { $left }, справа: { $right }; избыток: { $excess }.
scales-rule = Чистые кубики минус осквернённые и избыток.
stock-good = { $good }: { $count }; уровень производства { $level }.
stock-delta = { $now } ({ $delta } с вашего прошлого хода)
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
balance-rule = −{ FIGURE("tracks.losses.from.0") } и ниже: −{ FIGURE("tracks.losses.points.0") } ПО; −{ FIGURE("tracks.losses.from.1") } и ниже: −{ FIGURE("tracks.losses.points.1") } ПО; −{ FIGURE("tracks.losses.from.2") } и ниже: −{ FIGURE("tracks.losses.points.2") } ПО.
ledger-open = Последний итог
ledger-maat = Фаза Маат { $number }
ledger-scoring = { $number ->
        [2] Последний подсчёт очков
       *[other] Первый подсчёт очков
    }
ledger-before = Предыдущий итог
ledger-after = Следующий итог
ledger-skip = Показать всё
ledger-step = Шаг
ledger-sum = Всего ПО
bot-about = Он никогда не платит и ничего не производит, а очки получает по своим правилам.
bot-here = Он здесь.
bot-reasons = Почему он так поступил
bot-god-tile = Он берёт пригодный кубик с наибольшим значением у этого бога, а если такого нет — у следующего против часовой стрелки.
bot-good-tile = Он берёт кубик с наибольшим значением — первого из этих ресурсов, для которого есть пригодный кубик.
bot-why-god = Почему: это пригодный кубик с наибольшим значением ({ $god }).
bot-why-back = Почему: если идти от жетона ({ $tile }) против часовой стрелки, первые пригодные кубики — здесь ({ $god }); у этого наибольшее значение.
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

## Recap

recap-count = { $count } { $what ->
    [vp] ПО
   *[other] { NAME($what, $n) }
}
recap-die = { NAME($die) }
recap-pure = чистый, левая чаша
recap-tainted = осквернённый, правая чаша
recap-anubis = Анубис
recap-god = { NAME($god) }
recap-extra = ещё { NAME($god) }
recap-idle = без действия
recap-people = { $people ->
    [temple-row] людям, ряд храма
    [temple-column] людям, столбец храма
    [workshops] людям, лавки
   *[quarries] людям, карьеры
}
recap-cell = { NAME($cell) }
recap-space = { NAME($space, kind: "space") }
recap-work = { NAME($work) }
recap-card = { NAME($card) }
recap-decree = закон
recap-refreshed = секция { $section } обновлена
recap-opened = открыта секция { $section }
recap-raised = растёт производство: { NAME($good) }
recap-happiness = счастье { $to }
recap-population = численность населения { $to }
recap-dice = { $count ->
    [one] { $count } новый кубик
    [few] { $count } новых кубика
   *[many] { $count } новых кубиков
}
recap-rotated = Колесо поворачивается
recap-maat = Маат { $number }
recap-scoring = Подсчёт очков
recap-balance = баланс { $value }
recap-place = место в очерёдности: { $place }

## The table: areas, actions with prices, seats

solo-opponent = { NAME("botankhamun") }
rules-page = Правила
one-blessing = Благословение
one-technology = Технология
one-decree = Закон
one-starting = Начальная карта
one-destiny = Карта судьбы
die-at = { $colour } { $value }, { $god }
area-overview = Обзор
area-temple = Храм
area-districts = Районы
area-statues = Статуи
area-market = Рынок
area-wheel = Колесо
area-tracks = Шкалы
area-players = Игроки
area-pin = Закрепить вкладку
area-new = новых: { $count }
new-card = новая
marker-about = Когда стрелка дойдёт до этого жетона, начнётся подсчёт очков.
next-light = следующий свет
next-light-about = Удерживайте, чтобы увидеть свет после поворота колеса.
own-board-title = Ваш планшет
own-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
own-close = Закрыть
round-of = Раунд { $round } из { $rounds }
round-setup = Подготовка
after-turn = Колесо поворачивается, появляются новые кубики.
after-maat = Колесо поворачивается, затем Маат читает весы: очки, очерёдность хода, карты судьбы.
after-scoring-a = Первый подсчёт очков. Сейчас он принёс бы: { $points }.
after-scoring-b = Последний подсчёт очков и конец игры. Сейчас он принёс бы: { $points }.
after-round = После раунда { $round }
soon-turn = Поворот колеса после раунда { $round }
soon-maat = Маат после раунда { $round }
do-horus = Гор: построить статую
do-ra = Ра: положить { $slot ->
        [left] левый
        [middle] средний
       *[right] правый
    } жетон
do-hathor = Хатхор: построить у храма
do-bastet = Бастет: устроить праздник
do-thoth = Тот: взять { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
do-osiris = Осирис: построить в ряду { $row }
do-produce-papyrus = Произвести папирус
do-produce-bread = Произвести хлеб
do-produce-limestone = Произвести известняк
do-produce-granite = Произвести гранит
do-produce-gray = Производство
have = (у вас { $count })
have-gold = (золотом: { $gold })
free-with = или бесплатно: { $card }
level-of = уровень { $level } из { $most }
from-price = от
result-horus = { $god } или люди
result-ra = ячейка Ра: +{ $points } ПО и ещё
result-thoth = из { $sections }
result-osiris = уровень +{ $levels }, ресурс +{ $goods }
excess-of = избыток { $count }: баланс −{ $count }
excess-none = без избытка
no-gray = серый кубик ничего не даёт
no-statue = все ваши статуи построены
no-pillar = все ваши колонны возведены
no-tile = здесь нет жетона
no-building = все ваши здания построены
no-space = нет свободного места
no-happiness = слишком мало счастья
no-row = ряд { $row } заполнен
no-goods = не хватает { $count }, и нет золота
no-cards-there = в ваших секциях мало карт
faith-left = { $faith } налево: { $balance }
faith-right = { $faith } направо: { $balance }
as-rolled = как выпало
no-scribes = нет писарей
scribes-price = { $count } из { $have }
value-down = Уменьшить значение
value-up = Увеличить значение
value-now = Значение { $value }
take-only = Сначала взять, потом выбрать
take-only-about = Сначала вы берёте кубик, а карты и остальное выбираете потом, шаг за шагом.
anubis-price = Анубис: любой кубик
seat-pieces = Осталось: зданий { $buildings }, статуй { $statues }, колонн { $pillars }
seat-people = Счастье { $happiness }, численность населения { $population }
seat-stock = Запас
seat-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
section-yours = доступна вам
maat-after = Маат, после раунда { $round }
bot-coin = Решает жетон дебена: орёл (H) — { $heads }, решка (T) — { $tails }.
bot-balance = Его баланс в следующей фазе Маат; значение анха { $ankh }.
zoom-in = Увеличить
zoom-out = Уменьшить

## The effect of a card in at most 32 characters

short-b01 = Производство: известняк +{ FIGURE("blessings.b01.amount") }
short-b02 = Производство: гранит +{ FIGURE("blessings.b02.amount") }
short-b03 = Производство: хлеб +{ FIGURE("blessings.b03.amount") }
short-b04 = Производство: папирус +{ FIGURE("blessings.b04.amount") }
short-b05 = Производство: золото +{ FIGURE("blessings.b05.amount") }
short-b06 = Производство: писари +{ FIGURE("blessings.b06.amount") }
short-b07 = Численность или счастье +{ FIGURE("blessings.b07.amount") }
short-b08 = Численность или счастье +{ FIGURE("blessings.b08.amount") }
short-b09 = Любое значение вашего кубика
short-b10 = Любое значение вашего кубика
short-b11 = Кубик: другой цвет, значение ±{ FIGURE("blessings.b11.amount") }
short-b12 = Кубик: другой цвет, значение ±{ FIGURE("blessings.b12.amount") }
short-b13 = Ра или Гор — бесплатно
short-b14 = Ра или Гор — бесплатно
short-b15 = Бастет или Хатхор — бесплатно
short-b16 = Бастет или Хатхор — бесплатно
short-b17 = Писари −{ FIGURE("blessings.b17.amount") }: и соседний бог
short-b18 = Писари −{ FIGURE("blessings.b18.amount") }: и соседний бог
short-b19 = Численность −{ FIGURE("blessings.b19.amount") }: и бог напротив
short-b20 = Численность −{ FIGURE("blessings.b20.amount") }: и бог напротив
short-b21 = Производство дважды
short-b22 = Производство дважды
short-b23 = Анубис без писарей
short-b24 = Анубис без писарей
short-t01 = Действие Осириса: { FIGURE("technologies.t01.points") } ПО
short-t02 = Действие Ра: { FIGURE("technologies.t02.points") } ПО
short-t03 = Действие Тота: { FIGURE("technologies.t03.points") } ПО
short-t04 = Действие Гора: { FIGURE("technologies.t04.points") } ПО, гранит { FIGURE("technologies.t04.granite") }
short-t05 = Хатхор: колонны на линии +{ FIGURE("technologies.t05.points") } ПО
short-t06 = Бастет: { FIGURE("technologies.t06.points") } ПО, маркеры +{ FIGURE("technologies.t06.steps") }
short-t07 = Бонус Гора: гранит +{ FIGURE("technologies.t07.granite") }
short-t08 = Можно брать запретные кубики
short-t09 = Свойства жетонов всегда в силе
short-t10 = Золото = писари; { FIGURE("technologies.t10.points") } ПО за ход
short-t11 = Действие со значением { FIGURE("technologies.t11.value") }: { FIGURE("technologies.t11.points") } ПО
short-t12 = Каждый избыточный ресурс: { FIGURE("technologies.t12.points") } ПО
short-t13 = Производство: ±{ FIGURE("technologies.t13.steps") }, ресурс +{ FIGURE("technologies.t13.goods") }
short-t14 = Действие бога: значение ±{ FIGURE("technologies.t14.steps") }
short-t15 = Маат: вера { FIGURE("technologies.t15.faith") }, анх { FIGURE("technologies.t15.ankh") }
short-t16 = Маат: 1-й +{ FIGURE("technologies.t16.points") } ПО, посл. +{ FIGURE("technologies.t16.gold") } золото
short-t17 = Хлеб: { FIGURE("technologies.t17.points") } ПО, и без платы
short-t18 = Чистый кубик: { FIGURE("technologies.t18.points") } ПО
short-t19 = Скверна: писари −{ FIGURE("technologies.t19.scribes") }, производство
short-t20 = Действие Тота: папирус { FIGURE("technologies.t20.papyrus") }
short-t21 = Действие Хатхор: хлеб { FIGURE("technologies.t21.bread") }
short-t22 = Известняк = гранит; { FIGURE("technologies.t22.points") } ПО за ход
short-t23 = Действие Анубиса: { FIGURE("technologies.t23.points") } ПО
short-t24 = За благословение: золото { FIGURE("technologies.t24.gold") }
short-d01 = Технологии: по { FIGURE("decrees.d01.points.technology") } ПО
short-d02 = Символы законов: по { FIGURE("decrees.d02.points.decree-symbol") } ПО
short-d03 = Золото { FIGURE("decrees.d03.gold") }: закон ещё раз
short-d04 = Знаки численности: по { FIGURE("decrees.d04.points.population-symbol") } ПО
short-d05 = Знаки счастья: по { FIGURE("decrees.d05.points.happiness-symbol") } ПО
short-d06 = ПО за отрыв по счастью
short-d07 = Писари: по { FIGURE("decrees.d07.points.scribe") } ПО
short-d08 = Золото: { FIGURE("decrees.d08.points.gold") } ПО, ресурс: { FIGURE("decrees.d08.points.papyrus") }
short-d09 = Карьеры: по { FIGURE("decrees.d09.points.quarry") } ПО
short-d10 = Лавки: по { FIGURE("decrees.d10.points.workshop") } ПО
short-d11 = Здания районов: по { FIGURE("decrees.d11.points.osiris-building") } ПО
short-d12 = Здания у храма: по { FIGURE("decrees.d12.points.temple-building") } ПО
short-d13 = Колонны: по { FIGURE("decrees.d13.points.pillar") } ПО
short-d14 = Статуи, здания храма: по { FIGURE("decrees.d14.points.statue") } ПО
short-d15 = Колонны, здания храма: по { FIGURE("decrees.d15.points.pillar") } ПО
short-d16 = Статуи богов: по { FIGURE("decrees.d16.points.god-statue") } ПО
short-d17 = Статуи и колонны: по { FIGURE("decrees.d17.points.statue") } ПО
short-d18 = Статуи: по { FIGURE("decrees.d18.points.statue") } ПО
short-d19 = Статуи людям: по { FIGURE("decrees.d19.points.people-statue") } ПО
short-d20 = Очерёдность: 1-й { FIGURE("decrees.d20.by_place.0") }, 2-й { FIGURE("decrees.d20.by_place.1") } ПО
short-d21 = Здания: по { FIGURE("decrees.d21.points.building") } ПО
short-d22 = ПО: половина левой чаши
short-d23 = Любое действие до подсчёта
short-d24 = Храм приносит ПО ещё раз
