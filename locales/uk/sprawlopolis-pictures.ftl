### Pictures

# Рядок під назвою. $audience дорівнює «you» на малюнку, який бачить один гравець.
sprawlopolis-picture-landmarks =
    { $audience ->
        [you] Бачите лише ви · спершу кладуть визначні пам’ятки
       *[all] Спершу кладуть визначні пам’ятки
    }
sprawlopolis-picture-highway =
    { $audience ->
        [you] Бачите лише ви · будується магістраль
       *[all] Будується магістраль
    }
sprawlopolis-picture-wrecktar =
    { $audience ->
        [you] Бачите лише ви · прийшов Руйнозавр
       *[all] Хід { $turn } з { $turns } · прийшов Руйнозавр
    }
sprawlopolis-picture-drawn =
    { $audience ->
        [you] Бачите лише ви · узяту карту кладуть одразу
       *[all] Хід { $turn } з { $turns } · узяту карту кладуть одразу
    }
sprawlopolis-picture-play =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } з { $turns }
       *[all] Хід { $turn } з { $turns }
    }
sprawlopolis-picture-last-call =
    { $audience ->
        [you] Бачите лише ви · остання нагода для дорожніх робіт
       *[all] Остання нагода для дорожніх робіт
    }
sprawlopolis-picture-over =
    { $audience ->
        [you] Бачите лише ви · місто пораховано
       *[all] Місто пораховано
    }
sprawlopolis-picture-level-easy = легко
sprawlopolis-picture-level-hard = складно

## Поруч із містом

# Над відкритою картою колоди.
sprawlopolis-picture-deck = Колода: { $cards }
# Над картою, яку гравець показав і мусить зіграти.
sprawlopolis-picture-revealed = Показано
# Над картою, яку треба покласти одразу.
sprawlopolis-picture-lay-now = У місто!
# Над наступною ділянкою магістралі. $cards: скільки лишилося разом із нею.
sprawlopolis-picture-highway-left = Шосе: { $cards }
sprawlopolis-picture-city-far = Дальнє місто
sprawlopolis-picture-city-near = Ближнє місто

## Карти модулів

sprawlopolis-picture-landmarks-rule = +1 за секцію поруч із пам’яткою свого типу.
sprawlopolis-picture-wrecktar-rule = −2 за комерцію в рядку та стовпчику чудовиська; +3, якщо її там немає.
sprawlopolis-picture-roadwork-rule =
    { $ends ->
        [all] Кладуть будь-коли: усі кінці її доріг з’єднані з дорогами міста. Невикладені забирають очки.
       *[one] Кладуть будь-коли: кожна її дорога з’єднана з дорогою міста. Невикладені забирають очки.
    }

## Рука

sprawlopolis-picture-hand = Ваші карти
sprawlopolis-picture-no-cards = Зараз у вас немає карт.
# Карта пам’яток лежить одним із двох боків догори.
sprawlopolis-picture-landmark-side = Визначні пам’ятки, сторона { $side }
sprawlopolis-picture-your-roadwork = Ваші дорожні роботи

## Панель одного гравця

sprawlopolis-picture-figure-city = Місто
sprawlopolis-picture-figure-cities = Міста
sprawlopolis-picture-figure-total = { $points } з { $target }
# Що дають усі доповнення разом.
sprawlopolis-picture-figure-expansions = Доповнення

## Зблизька

sprawlopolis-detail-count = Місто: підрахунок зараз
sprawlopolis-detail-goals = Що дає очки, великими літерами

## Умовні знаки для правил

sprawlopolis-legend = Знаки на картинках. Секції: синя з вежами — комерція, зелена з деревами — парк, сіра із заводами — промисловість, помаранчева з будинками — житло. Секціями йдуть сірі дороги; біла риска — кінець дороги. Умова має номер і знак того, що рахують: чотири квадрати — квадрати 2×2, плюс — рядки та стовпчики. Золота смуга росте до мети. Модулі: хрест — будови, зірка — визначні пам’ятки, рогата голова — Руйнозавр, хвилі — курорт, конус — дорожні роботи, дві стрілки через риску — магістраль. Прапорець у першого гравця, дві карти — скільки карт на руці.
sprawlopolis-legend-city = У місті й у підрахунку
sprawlopolis-legend-city-commercial = комерція
sprawlopolis-legend-city-park = парк
sprawlopolis-legend-city-industrial = промисловість
sprawlopolis-legend-city-residential = житло
sprawlopolis-legend-city-road = дорога: −1 очко за кожну
sprawlopolis-legend-city-end = біла риска: тут дорога закінчується
sprawlopolis-legend-goal = Умови й мета
sprawlopolis-legend-goal-number = номер умови; сума трьох номерів — мета
sprawlopolis-legend-goal-total = шлях до мети; зелений — дійшли
sprawlopolis-legend-goal-squares = рахує квадрати 2×2 одного типу
sprawlopolis-legend-goal-lines = рахує рядки та стовпчики
sprawlopolis-legend-module = Модулі: на картах і знак їхньої умови
sprawlopolis-legend-module-site = будова: завершена, коли накрита
sprawlopolis-legend-module-landmark = визначна пам’ятка: рада сусідам свого типу
sprawlopolis-legend-module-wrecktar = Руйнозавр: не терпить комерції в рядку та стовпчику
sprawlopolis-legend-module-beach = пляж: за водою не будують
sprawlopolis-legend-module-roadwork = дорожні роботи: з’єднані з дорогами міста
sprawlopolis-legend-module-highway = магістраль між двома містами та її правило
sprawlopolis-legend-plate = Біля гравців
sprawlopolis-legend-plate-flag = перший гравець
sprawlopolis-legend-plate-cards = карти на руці
