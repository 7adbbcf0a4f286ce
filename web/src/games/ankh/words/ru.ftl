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

confirm-move = Переместить сюда
confirm-summon = Призвать сюда
confirm-build = Возвести здесь

hint-action = Сдвинуть фишку обязательно, действовать — нет; ◆ вызывает событие.
hint-mover = Каждая фигурка — один раз, до 3 клеток. Затем нажмите «Готово».
hint-move-to = Подсвечены доступные клетки; наведите указатель и узнайте соседей.
hint-summon = Фигурка появится рядом с вашей фигуркой или вашим монументом.
hint-place = Подсвечены клетки рядом с вашими фигурками и монументами.
hint-power = На каждом уровне можно открыть два свойства из четырёх.
hint-control = Подсвечены монументы рядом с вашими фигурками.
hint-camel = Из подсвеченных сторон ещё можно сложить линию; в каждой части — от 6 клеток суши.
hint-keep = Другая часть получит из запаса жетон с наименьшим числом.
hint-swap = Регионы сражаются в порядке жетонов.
hint-swap-with = Выберите подсвеченный жетон на карте.
hint-relocate = Фигурки отовсюду можно переставить к вашим обелискам здесь.
hint-two-cards = Один раз за конфликт; объявляется до выбора карт.
hint-card = Все карты открываются одновременно. Разыгранные лежат открыто, пока вы не разыграете «{ NAME("cycle-of-maat") }».
hint-cards = Выберите две карты, одну за другой.
hint-build = Монумент сразу станет вашим и будет учтён в этом сражении.
hint-bid = Выживут лишь фигурки того, чья ставка выше всех; при равенстве — никто.
hint-tiebreak = Если жетон не использовать, при ничьей проиграют все.
hint-save = Рядом с ней стоит вражеская фигурка.
hint-underworld = Останавливаться там могут только ваши фигурки.
hint-worship = Один раз в каждом сражении, в котором вы разыграли карту.
hint-facing = Клешни разрушат монументы на двух клетках.
hint-shove = Вы выбираете, куда сдвинуть чужую фигурку.
hint-dismiss = У вас 2 малые и 2 большие подставки.
hint-trap = Каждый пленённый воин даёт вашему богу +1 силы.
hint-sun = Сияющая фигурка: ещё 1 поклонение за доминирование и победу.

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
an-radiant = сияющая фигурка
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
an-forgetting = забытые боги
an-last = конец игры
an-devotion = Поклонение
an-devotion-of = { $name }: поклонение { $at }
an-devotion-top = { $top } — победа
an-devotion-red = в красной части после конфликта { $conflict } — бог забыт
an-forecast = Если конфликт начнётся сейчас
an-point = { $source } +{ $amount }
forecast-battle = Победитель получает +1
forecast-alone = Без сражения: +{ $points } к поклонению
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
an-forgotten = бог забыт
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
card-build-monument-brief = Принесите в жертву 3 верующих и возведите здесь монумент.
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
battle-later = { REGION($token, case: "Nom") }, ещё впереди
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
battle-resplendent = сила бога 3
battle-trapped = бог +{ $count } за пленённых
battle-neutralised = сила 0 рядом с андросфинксом
battle-bid = ставка { $count }
battle-fallen = погибло: { $count }
battle-total = сила
battle-expected = с картой
battle-face-down = Карта рубашкой вверх, одна из: { $cards }
battle-can-hold = В руке: { $cards }
battle-bar = Фигурки { $figures }, храмы { $temples }, карты { $cards }: { $total }, не больше { $best }
battle-forgotten-explained = Бог, чьё поклонение после этого конфликта не больше { $red }, выбывает из игры вместе со всем, что ему принадлежит.

came-cards = { $ready } из { $total }

## What Devotion was lost to

source-cat-mummy = Мумия кошки

## Scenarios to choose from

option-scenario-middle-kingdom-about = У каждого в собственном регионе бог, воин и один монумент. Подходит для первой партии.
option-scenario-old-kingdom-about = У каждого воин и обелиск в одном регионе, а бог — в регионе следующего игрока.
option-scenario-black-land-about = У каждого в собственном регионе бог, воин и один монумент.
option-scenario-scattered-faith-about = У каждого бог и два воина в трёх разных регионах, а монументов нет.
option-scenario-twin-cities-about = Особое правило: на двух городах ничего не возводят; победа или доминирование в регионе с городом приносит ещё 1 поклонение.
option-scenario-random-about = Одна из расстановок для этого числа игроков, по жребию в начале партии.

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

## Поле подробнее

an-region-short = { $base ->
    [west] Запад
    [delta] Дельта
   *[east] Восток
}, { $where ->
    [n] север
    [s] юг
    [e] восток
    [w] запад
    [ne] северо-восток
    [nw] северо-запад
    [se] юго-восток
    [sw] юго-запад
   *[other] { $where }
}
an-guardians = Стражи
an-alone = один бог
an-more = ещё { $count }
an-back-to-map = К карте
an-back-to-powers = К свойствам
an-fights = очерёдность конфликта: { $order }
an-kind = { $kind ->
    [obelisk] обелиски
    [pyramid] пирамиды
   *[temple] храмы
}
an-majorities = Большинство: { $list }.
an-strength-now = { $alone ->
    [yes] { $total }, доминирует
   *[no] сейчас { $total }, с картами до { $highest }
}
an-action-above = не ниже первого
an-action-brief = { $action ->
    [move] Перемещение
    [summon] Призыв
    [gain] Верующие
   *[unlock] Свойство
}
an-brings-move = { $count } { NAME("figure", $count) }
an-brings-summon = { $count ->
    [0] призывать некого
   *[other] в запасе: { $count }
}
an-brings-gain = { $count ->
    [0] сейчас ничего не даст
   *[other] +{ $count } { NAME("follower", $count) }
}
an-brings-gain-short = · +{ $count }
an-brings-unlock = цена { $cost } из ваших { $have }
an-brings-unlock-short = · цена { $cost }
an-brings-unlock-lacking = цена { $cost }, у вас { $have }
an-brings-unlock-lacking-short = · нужно { $cost }
an-brings-unlock-all = все свойства открыты
an-brings-unlock-all-short = · всё открыто
an-moved = перемещена ✓
an-can-move = может переместиться
an-cannot-move = не может переместиться
an-tap-space = Выберите подсвеченную клетку, чтобы увидеть, что она даст.
an-beside-list = рядом: { $list }

god-amun-brief = Раз за конфликт: две карты в одном сражении.
god-anubis-brief = Берёт в плен погибших вражеских воинов; каждый усиливает вашего бога.
god-isis-brief = Ваши фигурки рядом с врагом могут пережить поражение.
god-osiris-brief = Поражение открывает клетку загробного мира только для вас.
god-ra-brief = Сияющие фигурки дают ещё 1 поклонение там, где вы победили.
god-amun-advice = Силён в одном большом сражении за конфликт: сразу два эффекта.
god-anubis-advice = Силён, когда сражаются другие: бог крепнет с каждым пленённым воином.
god-isis-advice = Сильна в обороне: стойте рядом с врагами и берегите армию.
god-osiris-advice = Поражения ему на руку: каждое открывает врата только для вас.
god-ra-advice = Силён победами: расставьте сияющие фигурки по регионам.
draft-title = Выберите бога
draft-taken = уже у игрока { $name }

power-choice = Выберите свойство уровня { $level }
power-count = Уровень { $level } · свойство { $nth } из 6
power-had = открыто
power-now-monuments = { $count ->
    [0] Пока под вашим контролем таких монументов нет.
   *[other] Под вашим контролем: { $count } { $kind ->
        [obelisk] { NAME("obelisk", $count) }
        [pyramid] { NAME("pyramid", $count) }
       *[temple] { NAME("temple", $count) }
    }.
}
power-now-resplendent = Монументов одного типа у вас не больше { $count }.
power-now-regions = Регионов с вашими фигурками: { $count }.
power-guardian = { $left ->
    [0] Стражей не осталось: { $name }.
   *[other] С этим свойством вы получаете стража: { $name }.
}

## Карточки с пояснениями

help-rules = Правила
help-god-facts = поклонение { $devotion } · { $followers } { NAME("follower", $followers) }
help-power = Свойство анха, уровень { $level }
help-unlocked-by = Открыто: { $list }.
help-unlocked-by-nobody = Никто ещё не открыл.
help-guardian = Страж
help-guardian-left = В запасе осталось: { $count }.
help-figure = Фигурка
help-a-monument = Монумент
help-monument = Кто контролирует больше всех монументов одного типа в регионе, получает там в конфликте 1 поклонение. Фигурки рядом с нейтральными и своими монументами приносят верующих.
help-card = Карта сражения, сила +{ $strength }
help-held-by = Ещё в руке: { $list }.
help-held-by-nobody = Ни у кого нет в руке.
help-action = Действие
help-event = Событие { $number } из { $total }
help-caravan-left = Осталось: { $camels } { NAME("camel", $camels) }, жетоны { $tokens }.
help-region = Регион { $token }, { $count } { NAME("space", $count) }

## Сражение и его итог

battle-region-of = регион { $at } из { $total }
battle-offer = Можно получить
battle-for-win = за победу
battle-majorities-now = Большинство сейчас
battle-nobody-leads = ни у кого
battle-reach = Кто сколько наберёт
battle-tie = При ничьей
battle-you = вы
battle-may-hold = возможны
battle-card-range = +{ $low }–{ $high }
battle-with-card = с вашей картой
battle-beats = может превзойти
battle-ties = может сравняться
battle-weak = не дотянется
battle-has = есть { $count } { NAME("follower", $count) }
battle-becomes = { $cards }: ваша сила станет { $mine }.
battle-can-beat = { $count ->
    [one] { $gods } может вас превзойти.
   *[other] { $gods } могут вас превзойти.
}
battle-can-tie = { $count ->
    [one] { $gods } тоже может набрать { $mine }
   *[other] { $gods } тоже могут набрать { $mine }
}; { $tie ->
    [mine] при ничьей победите вы.
    [theirs] при ничьей победит { $holder }.
   *[nobody] при ничьей не победит никто.
}
battle-too-weak = { $count ->
    [one] { $gods } до вас не дотянется.
   *[other] { $gods } до вас не дотянутся.
}
battle-watch-again = Показать снова
battle-over = Конфликт { $number } завершён.
battle-told-result = { $kind ->
    [domination] { $fate ->
        [won] Вы доминируете в регионе.
       *[other] { $god } доминирует в регионе.
    }
   *[battle] { $fate ->
        [won] Вы победили в сражении.
        [lost] Вы проиграли сражение.
       *[watched] { $god ->
            [none] В сражении не победил никто.
           *[other] Победа в сражении: { $god }.
        }
    }
}
battle-next = Далее: { $name }, { $gods }. Вопросы подождут, пока вы не продолжите.
battle-next-alone = Далее: { $name }, только { $gods }.
battle-next-none = Вопросы подождут, пока вы не продолжите.
stage-cards = Карты
stage-reveal = Открытие
stage-majorities = Большинство
stage-strength = Сила
stage-result = Итог
result-wins-by = { $you ->
    [yes] Вы победили: { $mine } против { $other }.
   *[no] Победа: { $god }, { $mine } против { $other }.
}
result-dominates = { $you ->
    [yes] Вы доминируете: { $name }.
   *[no] Доминирует { $god }: { $name }.
}
result-nobody-wins = Не победил никто: { $name }.
result-tiebreaker = { $used ->
    [yes] Исход решил определитель ничьей.
   *[no] Определитель ничьей не понадобился.
}
result-died = Погибли
result-dead = { $count } × { $name } ({ $god })
result-no-dead = Никто не погиб.
result-before-now = было → стало
result-no-gain = ничего
result-forgotten = бог забыт после конфликта { $conflict }: не хватило { $missing }
result-loss = { $source } −{ $amount }

merged-title = { $one } и { $other } становятся одним богом
merged-text = Два бога с наименьшим поклонением сливаются на клетке { $at } шкалы. Их игроки теперь победят или проиграют вместе.
merged-rank = один бог, два игрока
merged-keeps = Фигурки, монументы, карты и свойства { NAME($one, case: "gen") } остаются и принадлежат обоим игрокам.
merged-leave = Бог, воины, монументы и карты { NAME($other, case: "gen") } выбывают из игры.
merged-guardians = Стражи { NAME($other, case: "gen") } переходят к паре; { $player } может отпустить их.
merged-followers = Верующие общие.
merged-abilities = Обе способности действуют на все фигурки пары.
merged-turns = За ход каждый выполняет одно действие. В конфликтах решает { $player }; партнёр видит каждый вопрос.

tray-bid-rivals = Верующие соперников: { $list }.
bid-more = Больше могут поставить: { $gods }.
bid-same = Столько же ({ $bid }) могут поставить: { $gods }; тогда не уцелеет никто.
bid-less = До вас не дотянутся: { $gods }.
bid-safe = Надёжная ставка: { $safe }.

## Recap

recap-action = { NAME($action) }
recap-name = { NAME($name) }
recap-to = { PLACE($hex, case: "to") }
recap-at = { PLACE($hex) }
recap-moved = { NAME($figure) } { PLACE($hex, case: "to") }
recap-summoned = призыв: { NAME($figure) } { PLACE($hex) }
recap-died = потеря: { NAME($figure) } { PLACE($hex) }
recap-ransomed = освобождение
recap-followers = { $count } { NAME("follower", $n) }
recap-devotion = { $count } { NAME("devotion", $n) }
recap-camels = { $camels } { NAME("camel", $camels) }
recap-split = новый регион { $token }
recap-swapped = жетоны очерёдности поменялись местами
recap-conflict = Конфликт { $number }
recap-dominated = доминирование { REGION($token, $hex, $part) }
recap-battle = Сражение { REGION($token, $hex, $part) }
recap-won = { $margin ->
    [0] победа при ничьей
   *[other] победа с перевесом { $margin }
}
recap-nobody = победителя нет
recap-merged = слияние богов
recap-forgotten = забвение
