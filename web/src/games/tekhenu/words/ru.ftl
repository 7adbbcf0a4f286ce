## The board in the browser

board-title = Поле «Техену»
boards = Планшеты игроков
areas = Части поля
tray = Варианты
pieces = Фигуры
cards = Карты
price = Цена:
free = даром
offer = Карты на выбор
offer-hide = Показать поле
offer-show = Показать карты
no-cards = Карт пока нет.
majority = Лидер
majority-rule = Больше всего фигур в районе: 3 ПО при каждом подсчёте; при ничьей решает верхняя фигура.
for-people = Для народа
board-of = Планшет: { $name }
forecast = подсчёт сейчас: { $points } ПО
statue-of = Статуя: { $name }
tiles-left = Осталось плиток: { $count }
hidden-decrees = Скрытых законов: { $count }
tab-wheel = Круг
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
counter-place = очередь
counter-place-title = Место в порядке хода: { $value }
counter-balance = баланс
counter-balance-title = Баланс весов сейчас: { $value }
counter-happiness = народ
counter-happiness-title = Счастье и население: { $value }
counter-cards = карты
counter-cards-title = Карт: { $value }
hint-draft = Наведите на кубик, чтобы увидеть, что он даст; щелчок берёт его.
hint-deed = Кубик ваш. Выполните действие бога или производство; писари сначала меняют значение.
hint-ra = Число на клетке — наибольшее, что плитка там даст.
hint-turn = Поверните плитку щелчком, колёсиком, Q или E и подтвердите.
hint-faith = Вера на левой чаше повышает баланс, на правой понижает. Ближайший к 0 ходит первым.
hint-thoth = Все карты берутся из одного раздела.
hint-starting = Высокая инициатива ходит раньше; у сильных карт она низкая.
hint-destiny = Значение анха решает ничьи в следующей фазе Маат.
hint-decree = Он считается в конце игры; никто другой его не видит.
hint-production = Благословения добавляются к производству до него.
hint-score = Не больше трёх законов, каждый с другим символом.
about-horus = Постройте статую за гранит: богу в ячейке по значению кубика или народу.
about-ra = Выложите плитку колонны в храм: 5–6 левую, 3–4 среднюю, 1–2 правую. Её свойство работает, если фон совпадает со светом у Ра.
about-hathor = Постройте здание у храма за хлеб: 3 ПО за каждую свою колонну на линии, по 1 с пустых клеток; население растёт на значение.
about-bastet = Заплатите 2 папируса: счастье растёт на значение, не выше населения. 1–2: 2 писаря, 3–4: 1 писарь.
about-thoth = Возьмите карты из одного раздела: 1–2 одну даром, 3–4 две за 2 папируса, 5–6 три за 3 папируса.
about-osiris = Потеряйте 1 счастье и постройте лавку или карьер в ряду значения: производство растёт, вы получаете ресурс.
about-maat = Каждый четвёртый раунд весы проверяются: отрицательный баланс отнимает ПО, ближайший к 0 ходит первым.
about-gold = Заменяет папирус, хлеб, известняк или гранит при оплате.
about-scribe = Каждый меняет значение кубика на 1 или 2; двое зовут Анубиса.
about-faith = Каждый сдвигает ваш баланс на 1 в фазе Маат; остаток потом возвращается.
bonus-1 = Бонус: 1 папирус или 1 хлеб.
bonus-2 = Бонус: 1 известняк или 1 гранит.
bonus-3 = Бонус: 1 золото.
bonus-4 = Бонус: 1 писарь.
bonus-5 = Бонус: 2 ПО.
bonus-6 = Бонус: 1 золото и 1 ПО.
slot-label = Ячейка { $slot }: { $god }, свободных мест: { $free }
people-temple-row = Статуя народу: ряд c храма
people-temple-column = Статуя народу: столбец 3 храма
people-workshops = Статуя народу: лавки
people-quarries = Статуя народу: карьеры
people-temple = 3 ПО сразу за каждую свою колонну на линии; считается фигурой у храма.
people-districts = Считается фигурой в обоих районах под ней и выигрывает ничьи.
work-title = { $good }, ряд { $row }
work-label = { $good }, ряд { $row }{ $taken ->
        [yes] {": "}{ $name }
       *[no] {""}
    }
work-raises = { $good }: производство +{ $steps }, вы получаете { $gain }.
work-second = Кроме того: { $good }, производство +1.
work-any = Кроме того: производство +1 любого ресурса.
work-gold = И 1 золото.
cell-title = Клетка { $cell }
cell-about = тому, кто её закроет.
cell-label = Клетка { $cell }, свободна: { $gain }
cell-taken-label = Клетка { $cell }: плитка { $tile }, { $name }
best-turn = Самое большее { $points } ПО
space-title = Место { $space }
space-about = Здание здесь стоит хлеба: { $bread }.
space-label = Место { $space }{ $taken ->
        [yes] {": "}{ $name }
       *[no] , хлеб: { $bread }
    }
tile-turn = Повернуть плитку
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
die-forbidden = Запрещён при этом свете: только с Анубисом или T08.
die-produce = { $excess ->
        [0] { $good }: произвести { $count }
       *[other] { $good }: произвести { $count }, излишек { $excess }
    }
die-cannot = Сейчас невозможно: нет фигуры, места или платы.
die-gray = Серый: без производства.
die-scribes = Писарей: { $scribes }. Значение от { $from } до { $to }.
die-others = { $name } получает
scales-label = Баланс { $balance }. Слева кубиков: { $left }, справа: { $right }, излишек: { $excess }.
scales-rule = Чистые кубики минус осквернённые и излишек.
stock-good = { $good }: { $count }; уровень производства { $level }.
stock-rule = Всё сверх уровня — излишек: −1 на весах за каждый.
row-label = Зданий осталось: { $left }. Сейчас: хлеб { $bread }, ПО { $points }.
row-rule = При подсчёте считается каждый открытый знак; каждый неуплаченный хлеб стоит 3 ПО.
statues-label = Статуй осталось: { $left }, следующая стоит гранита: { $cost }. Колонн осталось: { $pillars }.
statues-rule = При подсчёте статуи дают 1, 3, 6, 10, 15 или 21 ПО.
track-space = Деление { $space }
track-triangles = Треугольников: { $count }, { $points } ПО за счастье при подсчёте.
track-gold = Когда счастье дойдёт сюда впервые: 1 золото.
track-scribe = Когда счастье дойдёт сюда впервые: 1 писарь.
track-action = Когда счастье дойдёт сюда впервые: любое действие с любым значением.
track-opens = Население здесь открывает раздел { $section } рынка.
track-access = Счастье от { $from }: разделы рынка { $sections }
section-needs = счастье { $happiness }+
section-opens = откроется: население { $population }
refresh = Обновить раздел { $section }
refresh-about = За 1 папирус все его карты заменяются.
balance-of = { $loss ->
        [0] { $name }: { $balance }.
       *[other] { $name }: { $balance }, потеря { $loss } ПО.
    }
balance-rule = От −3: −1 ПО, от −5: −2 ПО, от −8: −3 ПО.
ledger-open = Последний итог
ledger-maat = Фаза Маат { $number }
ledger-scoring = { $number ->
        [2] Финальный подсчёт
       *[other] Первый подсчёт
    }
ledger-before = Предыдущий итог
ledger-after = Следующий итог
ledger-skip = Показать всё
ledger-close = Закрыть
ledger-step = Шаг
ledger-sum = Вместе, ПО
bot-about = Он никогда не платит и не производит и считает очки по своим правилам.
bot-here = Он здесь.
bot-reasons = Почему он так поступил
bot-god-tile = Он берёт самый высокий кубик у этого бога или у следующего против часовой стрелки.
bot-good-tile = Он берёт самый высокий кубик первого из этих ресурсов, который есть.
bot-why-god = Почему: самый высокий доступный кубик ({ $god }).
bot-why-back = Почему: ближе к цели ({ $tile }) ничего нет, поэтому самый высокий кубик ({ $god }).
bot-why-good = Почему: самый высокий кубик первого ресурса ({ $good }).
bot-why-next = Почему: кубиков прежних ресурсов нет, поэтому самый высокий следующего ({ $good }).
bot-why-gray = Почему: остались только серые кубики.

## Options of a table

option-level = Сложность (соло)
option-level-easy = Лёгкая
option-level-medium = Средняя
option-level-hard = Высокая
option-random_start = Случайные начальные карты (соло)
option-dear_decrees = Автомхамон: 8 ПО за закон (соло)
option-printed_horus = Постоянный порядок богов у Гора
