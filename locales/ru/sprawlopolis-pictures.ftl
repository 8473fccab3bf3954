### Pictures

# Строка под названием. $audience равно «you» на картинке, которую видит один игрок.
sprawlopolis-picture-landmarks =
    { $audience ->
        [you] Видите только вы · сначала кладут достопримечательности
       *[all] Сначала кладут достопримечательности
    }
sprawlopolis-picture-highway =
    { $audience ->
        [you] Видите только вы · строится магистраль
       *[all] Строится магистраль
    }
sprawlopolis-picture-wrecktar =
    { $audience ->
        [you] Видите только вы · пришёл Крушизавр
       *[all] Ход { $turn } из { $turns } · пришёл Крушизавр
    }
sprawlopolis-picture-drawn =
    { $audience ->
        [you] Видите только вы · взятую карту кладут сразу
       *[all] Ход { $turn } из { $turns } · взятую карту кладут сразу
    }
sprawlopolis-picture-play =
    { $audience ->
        [you] Видите только вы · ход { $turn } из { $turns }
       *[all] Ход { $turn } из { $turns }
    }
sprawlopolis-picture-last-call =
    { $audience ->
        [you] Видите только вы · последний шанс для дорожных работ
       *[all] Последний шанс для дорожных работ
    }
sprawlopolis-picture-over =
    { $audience ->
        [you] Видите только вы · город подсчитан
       *[all] Город подсчитан
    }
sprawlopolis-picture-level-easy = легко
sprawlopolis-picture-level-hard = сложно

## Рядом с городом

# Над открытой картой колоды.
sprawlopolis-picture-deck = Колода: { $cards }
# Над картой, которую игрок показал и должен сыграть.
sprawlopolis-picture-revealed = Показана
# Над картой, которую надо положить сразу.
sprawlopolis-picture-lay-now = В город!
# Над следующим отрезком магистрали. $cards: сколько осталось вместе с ним.
sprawlopolis-picture-highway-left = Шоссе: { $cards }
sprawlopolis-picture-city-far = Дальний город
sprawlopolis-picture-city-near = Ближний город

## Карты модулей

sprawlopolis-picture-landmarks-rule = +1 за секцию рядом с достопримечательностью своего типа.
sprawlopolis-picture-wrecktar-rule = −2 за коммерцию в ряду и столбце чудовища; +3, если её там нет.
sprawlopolis-picture-roadwork-rule =
    { $ends ->
        [all] Кладут когда угодно: все концы её дорог примыкают к дорогам города. Невыложенные отнимают очки.
       *[one] Кладут когда угодно: каждая её дорога примыкает к дороге города. Невыложенные отнимают очки.
    }

## Рука

sprawlopolis-picture-hand = Ваши карты
sprawlopolis-picture-no-cards = Сейчас у вас нет карт.
# Карта достопримечательностей лежит одной из двух сторон вверх.
sprawlopolis-picture-landmark-side = Достопримечательности, сторона { $side }
sprawlopolis-picture-your-roadwork = Ваши дорожные работы

## Панель одного игрока

sprawlopolis-picture-figure-city = Город
sprawlopolis-picture-figure-cities = Города
sprawlopolis-picture-figure-total = { $points } из { $target }
# Что приносят все дополнения вместе.
sprawlopolis-picture-figure-expansions = Дополнения

## Поближе

sprawlopolis-detail-count = Город: подсчёт сейчас
sprawlopolis-detail-goals = Что приносит очки, крупно

## Условные знаки для правил

sprawlopolis-legend = Знаки на картинках. Секции: синяя с башнями — коммерция, зелёная с деревьями — парк, серая с заводами — промышленность, оранжевая с домами — жильё. По секциям идут серые дороги; белая черта — конец дороги. У условия есть номер и знак того, что считают: четыре квадрата — квадраты 2×2, плюс — ряды и столбцы. Золотая полоса растёт до цели. Модули: крест — стройки, звезда — достопримечательности, рогатая голова — Крушизавр, волны — курорт, конус — дорожные работы, две стрелки через черту — магистраль. Флажок у первого игрока, две карты — сколько карт на руке.
sprawlopolis-legend-city = В городе и в подсчёте
sprawlopolis-legend-city-commercial = коммерция
sprawlopolis-legend-city-park = парк
sprawlopolis-legend-city-industrial = промышленность
sprawlopolis-legend-city-residential = жильё
sprawlopolis-legend-city-road = дорога: −1 очко за каждую
sprawlopolis-legend-city-end = белая черта: здесь дорога кончается
sprawlopolis-legend-goal = Условия и цель
sprawlopolis-legend-goal-number = номер условия; сумма трёх номеров — цель
sprawlopolis-legend-goal-total = путь к цели; зелёный — дошли
sprawlopolis-legend-goal-squares = считает квадраты 2×2 одного типа
sprawlopolis-legend-goal-lines = считает ряды и столбцы
sprawlopolis-legend-module = Модули: на картах и знак их условия
sprawlopolis-legend-module-site = стройка: закончена, когда накрыта
sprawlopolis-legend-module-landmark = достопримечательность: рада соседям своего типа
sprawlopolis-legend-module-wrecktar = Крушизавр: не терпит коммерции в ряду и столбце
sprawlopolis-legend-module-beach = пляж: за водой не строят
sprawlopolis-legend-module-roadwork = дорожные работы: примыкают к дорогам города
sprawlopolis-legend-module-highway = магистраль между двумя городами и её правило
sprawlopolis-legend-plate = У игроков
sprawlopolis-legend-plate-flag = первый игрок
sprawlopolis-legend-plate-cards = карты на руке
