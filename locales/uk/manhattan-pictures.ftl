### Pictures

# Рядок під назвою. $audience дорівнює «you» на картинці, яку бачить один гравець.
manhattan-picture-choose =
    { $audience ->
        [you] Бачите лише ви · раунд { $round } з { $rounds }
       *[all] Раунд { $round } з { $rounds } · вибір блоків
    }
manhattan-picture-build =
    { $audience ->
        [you] Бачите лише ви · раунд { $round } з { $rounds } · хід { $turn } з { $turns }
       *[all] Раунд { $round } з { $rounds } · хід { $turn } з { $turns }
    }
manhattan-picture-forfeit =
    { $audience ->
        [you] Бачите лише ви · віддайте один блок
       *[all] Раунд { $round } з { $rounds } · хід { $turn } з { $turns }
    }
manhattan-picture-over =
    { $audience ->
        [you] Бачите лише ви · останній раунд зіграно
       *[all] Зіграно всі раунди: { $rounds }
    }
manhattan-detail-city = Місто { $city }
manhattan-picture-your-cards = Ваші карти
manhattan-picture-hand = Ваша рука
manhattan-picture-quarter = Квартал { $quarter }
manhattan-picture-tray = Цей раунд
manhattan-picture-supply = Ваш запас
manhattan-picture-later = На потім
manhattan-picture-your-blocks = Ваші блоки
manhattan-picture-blocks = Ваші блоки, раунд { $round } з { $rounds }
manhattan-picture-so-many = { $count } з { $total }
manhattan-picture-bright = Яскраві — на цей раунд, бліді — на потім.
manhattan-picture-if-ended = Очки, якби раунд скінчився зараз:
manhattan-picture-round-ends = Підрахунок раунду без цього блока і з ним:

## Умовні знаки для правил

manhattan-legend = Знаки на картинках. Будівля належить кольору й фігурі на даху, число там — висота. Дрібні числа під нею — поверхи кожного кольору. На карті її квартал червоний. Над кожним містом — кількість будівель кожного кольору; хто попереду, той на чорному. Корона — найвища будівля. Біля гравців: блоки раунду за висотою, цеглинки — блоки в запасі, карти — скільки карт на руці, прапорець — хто почав раунд, галочка — хто вже обрав. Смуги показують очки.
manhattan-legend-tall = Будівлі й карти
manhattan-legend-tall-building = Чий дах, того й будівля: ця — бурштину. Число на даху — висота в поверхах.
manhattan-legend-tall-card = Карта: будуйте в червоному кварталі будь-якого із шести міст.
manhattan-legend-city = У місті
manhattan-legend-city-leader = на чорному: попереду в місті, 2 очки
manhattan-legend-city-count = скільки тут будівель цього кольору
manhattan-legend-city-crown = 3 очки: найвища будівля
manhattan-legend-city-shares = поверхи кожного кольору, спершу власника
manhattan-legend-plate = Біля гравців
manhattan-legend-plate-blocks = блоки раунду: скільки якої висоти
manhattan-legend-plate-track = набрані очки
manhattan-legend-plate-bricks = блоки на наступні раунди
manhattan-legend-plate-cards = карти на руці
manhattan-legend-plate-flag = починав цей раунд
manhattan-legend-plate-check = блоки обрано
