### Pictures

# Строка под названием. $audience равно «you» на картинке, которую видит один игрок.
mycity-picture-eternal = обычная игра
mycity-picture-episode = эпизод { $number }: { $episode }
mycity-picture-prepare =
    { $audience ->
        [you] Видите только вы · { $game }
       *[all] Перед первой карточкой · { $game }
    }
mycity-picture-build =
    { $audience ->
        [you] Видите только вы · раунд { $round } · { $game }
       *[all] Раунд { $round } · { $game }
    }
mycity-picture-build-own =
    { $audience ->
        [you] Видите только вы · ваш раунд { $round } · { $game }
       *[all] Все дошли до раунда { $round } · { $game }
    }
mycity-picture-reward =
    { $audience ->
        [you] Видите только вы · наклейки · { $game }
       *[all] Подсчёт окончен, теперь наклейки · { $game }
    }
mycity-picture-over =
    { $audience ->
        [you] Видите только вы · конец · { $game }
       *[all] Конец · { $game }
    }
mycity-picture-chapter = Эпизод { $number }: { $episode } · { $chapter }
mycity-picture-to-come =
    { $count ->
        [one] Впереди { $count } карточка
        [few] Впереди { $count } карточки
        [many] Впереди { $count } карточек
       *[other] Впереди { $count } карточки
    }
mycity-picture-circles = Символы прогресса
mycity-picture-points =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
mycity-picture-example = { $typed } — например
mycity-picture-first-cell = Номер стоит там, где окажется первая клетка здания — та, что с белым кружком.
mycity-picture-no-place = Поставить некуда
mycity-picture-pass = pass — пас за { $points }, останется { $left }
mycity-picture-end = end — закончить даром, но больше не строить
mycity-picture-you-place = { $building }: { $turn }, { $cell }
mycity-picture-you-pass =
    { $points ->
        [one] Вы пасуете за { $points } очко
        [few] Вы пасуете за { $points } очка
        [many] Вы пасуете за { $points } очков
       *[other] Вы пасуете за { $points } очка
    }
mycity-picture-you-end = Вы завершаете участие
mycity-picture-change = Ответ можно поменять, пока не ответили все.
mycity-picture-ended = Вы закончили, остальные ещё строят.
mycity-picture-wait = Вы всё сделали, очередь за остальными.
