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
manhattan-picture-your-cards = Ваши карты
manhattan-picture-hand = Ваша рука
manhattan-picture-quarter = Квартал { $quarter }
manhattan-picture-tray = Блоки этого раунда
manhattan-picture-supply = Ваш запас
manhattan-picture-chosen = Ваш выбор
# Что значат слова примера. $colours равно «two-colours», когда игрок строит двумя цветами.
manhattan-picture-form-choose =
    { $colours ->
        [two-colours] высоты блоков, по группе на цвет
       *[one-colour] высоты блоков, которые берёте
    }
manhattan-picture-form-build =
    { $colours ->
        [two-colours] участок, потом цвет и этажи
       *[one-colour] участок, потом этажи
    }
manhattan-picture-form-forfeit =
    { $colours ->
        [two-colours] цвет и этажи блока, который отдаёте
       *[one-colour] этажи блока, который отдаёте
    }
