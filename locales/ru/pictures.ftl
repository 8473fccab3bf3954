### Картинки: слова, которые стоят на картинках всех игр. Чем короче, тем лучше.

picture-turn = Ходит
picture-your-turn = Ваш ход
picture-waiting-for =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
        [many] Ждём { $count } игроков
       *[other] Ждём { $count } игрока
    }
picture-over = Игра окончена
picture-you-play = Вы играете
picture-legend = Что значат символы
picture-legend-marks = Пометки на поле
picture-legend-last = последний ход
picture-legend-possible = сюда можно: номер с кнопки
picture-legend-tried = только проба, ещё не ход

## Перед игрой

picture-lobby-seats =
    { $room ->
        [one] { $taken } из { $room } места
        [few] { $taken } из { $room } мест
        [many] { $taken } из { $room } мест
       *[other] { $taken } из { $room } места
    }
picture-lobby-players =
    { $most ->
        [one] { RANGE($least, $most) } игрок
        [few] { RANGE($least, $most) } игрока
        [many] { RANGE($least, $most) } игроков
       *[other] { RANGE($least, $most) } игрока
    }
picture-lobby-title = Новая партия
picture-lobby-host = собирает стол
picture-lobby-ready = на месте
picture-lobby-thinking = думает…
picture-lobby-bot-easy = бот · лёгкий
picture-lobby-bot-normal = бот · обычный
picture-lobby-bot-hard = бот · сильный
picture-lobby-free = свободно

## Итог

picture-final = Итоговый счёт
picture-final-winner = Победа
picture-final-winners = Общая победа
picture-final-won = Команда победила
picture-final-lost = Команда проиграла
picture-final-won-alone = Победа
picture-final-lost-alone = Поражение
picture-final-team = Команда
picture-final-nobody = Победителей нет
