### Pictures

# Строка под названием. $audience равно «you» на картинке, которую видит один игрок.
manhattan-picture-choose =
    { $audience ->
        [you] Видите только вы · раунд { $round } из { $rounds }
       *[all] Раунд { $round } из { $rounds } · выбор блоков
    }
manhattan-picture-build =
    { $audience ->
        [you] Видите только вы · раунд { $round } из { $rounds } · ход { $turn } из { $turns }
       *[all] Раунд { $round } из { $rounds } · ход { $turn } из { $turns }
    }
manhattan-picture-forfeit =
    { $audience ->
        [you] Видите только вы · отдайте один блок
       *[all] Раунд { $round } из { $rounds } · ход { $turn } из { $turns }
    }
manhattan-picture-over =
    { $audience ->
        [you] Видите только вы · последний раунд сыгран
       *[all] Сыграны все раунды: { $rounds }
    }
manhattan-detail-city = Город { $city }
manhattan-picture-your-cards = Ваши карты
manhattan-picture-hand = Ваша рука
manhattan-picture-quarter = Квартал { $quarter }
manhattan-picture-tray = Этот раунд
manhattan-picture-supply = Ваш запас
manhattan-picture-later = На потом
manhattan-picture-your-blocks = Ваши блоки
manhattan-picture-blocks = Ваши блоки, раунд { $round } из { $rounds }
manhattan-picture-so-many = { $count } из { $total }
manhattan-picture-bright = Яркие — на этот раунд, бледные — на потом.
manhattan-picture-if-ended = Очки, если бы раунд закончился сейчас:
manhattan-picture-round-ends = Подсчёт раунда без этого блока и с ним:

## Условные знаки для правил

manhattan-legend = Знаки на картинках. Здание принадлежит цвету и фигуре на крыше, число там — высота. Мелкие числа под ним — этажи каждого цвета. На карте её квартал красный. Над каждым городом — число зданий каждого цвета; кто впереди, тот на чёрном. Корона — самое высокое здание. У игроков: блоки раунда по высоте, кирпичи — блоки в запасе, карты — сколько карт на руке, флажок — кто начал раунд, галочка — кто уже выбрал. Полосы показывают очки.
manhattan-legend-tall = Здания и карты
manhattan-legend-tall-building = Чья крыша, того и здание: это — янтаря. Число на крыше — высота в этажах.
manhattan-legend-tall-card = Карта: стройте в красном квартале любого из шести городов.
manhattan-legend-city = В городе
manhattan-legend-city-leader = на чёрном: впереди в городе, 2 очка
manhattan-legend-city-count = сколько здесь зданий этого цвета
manhattan-legend-city-crown = 3 очка: самое высокое здание
manhattan-legend-city-shares = этажи каждого цвета, сначала владельца
manhattan-legend-plate = У игроков
manhattan-legend-plate-blocks = блоки раунда: сколько какой высоты
manhattan-legend-plate-track = набранные очки
manhattan-legend-plate-bricks = блоки на следующие раунды
manhattan-legend-plate-cards = карты на руке
manhattan-legend-plate-flag = начинал этот раунд
manhattan-legend-plate-check = блоки выбраны
