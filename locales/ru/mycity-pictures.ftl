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
mycity-picture-pays = За что очки
mycity-picture-new = золотая рамка: новое
mycity-picture-earns = Что в награду
mycity-picture-kind-yellow = жилое
mycity-picture-kind-red = общественное
mycity-picture-kind-blue = промышленное
mycity-picture-kind-purple = церковь
mycity-picture-kind-wild = любой цвет
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
mycity-picture-fits =
    { $count ->
        [one] Можно поставить { $count } способом
        [few] Можно поставить { $count } способами
        [many] Можно поставить { $count } способами
       *[other] Можно поставить { $count } способа
    }
mycity-picture-no-place = Поставить некуда
mycity-picture-pass = Пас стоит { $points }, останется { $left }
mycity-picture-end = Закончить можно даром, но больше не строить
mycity-picture-you-place = Вы строите { FORM($building, case: "acc") } на { $cells }
mycity-picture-you-pass =
    { $points ->
        [one] Вы пасуете за { $points } очко
        [few] Вы пасуете за { $points } очка
        [many] Вы пасуете за { $points } очков
       *[other] Вы пасуете за { $points } очка
    }
mycity-picture-you-end = Вы заканчиваете стройку
mycity-picture-change = Ответ можно поменять, пока не ответили все.
mycity-picture-ended = Вы закончили, остальные ещё строят.
mycity-picture-track = Набрано очков
mycity-picture-forecast-note = Очки — прогноз, будто конец сейчас; каждая пустая клетка −1.
mycity-picture-rules = Правила эпизода
mycity-picture-foreseen = прогноз
mycity-picture-forecast = Если закончить сейчас
mycity-picture-empty = пустые клетки
mycity-picture-rest = всё остальное
mycity-picture-final = ваш итог
mycity-picture-wait = Вы всё сделали, очередь за остальными.

## Условные знаки для правил. Что приносят главы кампании, здесь не рассказывают.

mycity-legend = Знаки на картинках. Строят на светло-зелёных клетках; горы серые с вершинами, лес тёмно-зелёный с ёлками, река — синяя линия между клетками. Здания: жёлтые с чешуёй и домиком — жилые, красные с полосами сверху вниз и храмом — общественные, синие с поперечными полосами и заводом — промышленные, фиолетовые с косыми линиями и церковью — церкви. В таблице очков знак у каждой строки: флажок — начало, зачёркнутый дом — пропущенные здания, рисунки — то, что на клетках, крыши — самые большие группы, светлый квадратик — пустые клетки. Белый кружок — первая клетка здания, золотые кружки — прогресс кампании; галочка, песочные часы или флажок: ответил, думает, закончил.
mycity-legend-land = Поле
mycity-legend-land-plain = здесь строят; на квадратик можно клеить наклейку
mycity-legend-land-river = река: здание не встаёт на оба берега
mycity-legend-land-mountain = горы: строить нельзя
mycity-legend-land-forest = лес: строить нельзя
mycity-legend-drawn = Нарисовано на клетках
mycity-legend-roof = Здания: цвет, узор и знак
mycity-legend-item = Таблица очков
mycity-legend-item-start = очки, с которых начинают
mycity-legend-item-pass = пропущенные здания: по −1
mycity-legend-item-gold-first = +3: первым построил на обеих жилах
mycity-legend-item-tree = видимые деревья: по +1
mycity-legend-item-rock = видимые камни: по −1
mycity-legend-item-group = по 1 за здание самой большой группы каждого цвета
mycity-legend-item-church = церковь рядом со всеми тремя цветами: +3
mycity-legend-item-well = колодец среди четырёх разных зданий: +4
mycity-legend-item-empty = пустые клетки: по −1
mycity-legend-round = По ходу раундов
mycity-legend-round-spot = белый кружок: клетка, которую пишут в ходе
mycity-legend-round-block = блокировка: следующее здание пропадает у всех
mycity-legend-round-ended = закончил и больше не строит
mycity-legend-round-circle = символ прогресса в кампании
