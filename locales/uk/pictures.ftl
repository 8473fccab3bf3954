### Картинки: слова, які стоять на картинках усіх ігор. Що коротше, то краще.

picture-turn = Ходить
picture-your-turn = Ваш хід
picture-waiting-for =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
        [many] Чекаємо на { $count } гравців
       *[other] Чекаємо на { $count } гравця
    }
picture-over = Гру завершено
picture-you-play = Ви граєте
picture-legend = Що означають символи
picture-legend-marks = Позначки на полі
picture-legend-last = останній хід
picture-legend-possible = сюди можна: номер із кнопки
picture-legend-tried = лише спроба, ще не хід

## Перед грою

picture-lobby-seats =
    { $room ->
        [one] { $taken } з { $room } місця
        [few] { $taken } з { $room } місць
        [many] { $taken } з { $room } місць
       *[other] { $taken } з { $room } місця
    }
picture-lobby-players =
    { $most ->
        [one] { RANGE($least, $most) } гравець
        [few] { RANGE($least, $most) } гравці
        [many] { RANGE($least, $most) } гравців
       *[other] { RANGE($least, $most) } гравця
    }
picture-lobby-title = Нова партія
picture-lobby-host = збирає стіл
picture-lobby-ready = на місці
picture-lobby-thinking = думає…
picture-lobby-bot-easy = бот · легкий
picture-lobby-bot-normal = бот · звичайний
picture-lobby-bot-hard = бот · сильний
picture-lobby-free = вільно

## Підсумок

picture-final = Підсумковий рахунок
picture-final-winner = Перемога
picture-final-winners = Спільна перемога
picture-final-won = Команда перемогла
picture-final-lost = Команда програла
picture-final-won-alone = Перемога
picture-final-lost-alone = Поразка
picture-final-team = Команда
picture-final-nobody = Переможців немає
