### Pictures

# Рядок під назвою. $audience дорівнює «you» на картинці, яку бачить один гравець.
mycity-picture-eternal = звичайна гра
mycity-picture-episode = епізод { $number }: { $episode }
mycity-picture-prepare =
    { $audience ->
        [you] Бачите лише ви · { $game }
       *[all] Перед першою карткою · { $game }
    }
mycity-picture-build =
    { $audience ->
        [you] Бачите лише ви · раунд { $round } · { $game }
       *[all] Раунд { $round } · { $game }
    }
mycity-picture-build-own =
    { $audience ->
        [you] Бачите лише ви · ваш раунд { $round } · { $game }
       *[all] Усі дійшли до раунду { $round } · { $game }
    }
mycity-picture-reward =
    { $audience ->
        [you] Бачите лише ви · наліпки · { $game }
       *[all] Полічено, тепер наліпки · { $game }
    }
mycity-picture-over =
    { $audience ->
        [you] Бачите лише ви · кінець · { $game }
       *[all] Кінець · { $game }
    }
mycity-picture-chapter = Епізод { $number }: { $episode } · { $chapter }
mycity-picture-to-come =
    { $count ->
        [one] Попереду { $count } картка
        [few] Попереду { $count } картки
        [many] Попереду { $count } карток
       *[other] Попереду { $count } картки
    }
mycity-picture-circles = Символи прогресу
mycity-picture-points =
    { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
mycity-picture-example = { $typed } — наприклад
mycity-picture-first-cell = Номер стоїть там, де опиниться перша клітинка будівлі — та, що з білим кружечком.
mycity-picture-no-place = Поставити нікуди
mycity-picture-pass = pass — пас за { $points }, лишиться { $left }
mycity-picture-end = end — закінчити задарма, але більше не будувати
mycity-picture-you-place = { $building }: { $turn }, { $cell }
mycity-picture-you-pass =
    { $points ->
        [one] Ви пасуєте за { $points } очко
        [few] Ви пасуєте за { $points } очки
        [many] Ви пасуєте за { $points } очок
       *[other] Ви пасуєте за { $points } очка
    }
mycity-picture-you-end = Ви завершуєте участь
mycity-picture-change = Відповідь можна змінити, поки не відповіли всі.
mycity-picture-ended = Ви закінчили, решта ще будує.
mycity-picture-wait = Ви все зробили, черга за рештою.
