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
manhattan-picture-your-cards = Ваші карти
manhattan-picture-hand = Ваша рука
manhattan-picture-quarter = Квартал { $quarter }
manhattan-picture-tray = Блоки цього раунду
manhattan-picture-supply = Ваш запас
manhattan-picture-chosen = Ваш вибір
# Що означають слова прикладу. $colours дорівнює «two-colours», коли гравець будує двома кольорами.
manhattan-picture-form-choose =
    { $colours ->
        [two-colours] висоти блоків, по групі на колір
       *[one-colour] висоти блоків, які берете
    }
manhattan-picture-form-build =
    { $colours ->
        [two-colours] ділянка, потім колір і поверхи
       *[one-colour] ділянка, потім поверхи
    }
manhattan-picture-form-forfeit =
    { $colours ->
        [two-colours] колір і поверхи блока, який віддаєте
       *[one-colour] поверхи блока, який віддаєте
    }
