# Мой город: название, вопросы, события, поля словами.

mycity-name = Мой город
mycity-about = Все строят одни и те же здания, каждый на своём поле. Одна хорошая партия — или город на 24 эпизода.

mycity-option-form = Режим
    .hint = Отдельная партия или кампания, в которой поля меняются навсегда
mycity-option-form-eternal = обычная игра: одна партия, ничего не нужно знать заранее
mycity-option-form-legacy = «наследие»: 24 эпизода, город остаётся с вами
mycity-option-pace = Темп
    .hint = Ждёт ли раунд всех, или каждый проходит колоду сам?
mycity-option-pace-together = вместе: раунд закрывается, когда ответили все
mycity-option-pace-own = свой темп: никто никого не ждёт, итог тот же

mycity-stage-prepare = подготовка к эпизоду
mycity-stage-build = строительство
mycity-stage-reward = наклейки

mycity-refused-seats =
    { $seats ->
        [one] В этой кампании { $seats } город, столько же нужно и игроков.
        [few] В этой кампании { $seats } города, столько же нужно и игроков.
        [many] В этой кампании { $seats } городов, столько же нужно и игроков.
       *[other] В этой кампании { $seats } города, столько же нужно и игроков.
    }

## Вопросы

mycity-ask-card = Раунд { $round } · { $building }. Что делаете?
mycity-ask-card-no-pass = Раунд { $round } · { $building } ({ $why }). Что делаете?
mycity-verb-place = Построить { FORM($building, case: "acc") }
mycity-verb-pass = Спасовать
mycity-verb-pass-for =
    { $points ->
        [one] Спасовать за { $points } очко
        [few] Спасовать за { $points } очка
        [many] Спасовать за { $points } очков
       *[other] Спасовать за { $points } очка
    }
mycity-verb-end = Закончить стройку
mycity-no-pass-must-build = пас невозможен: это здание обязательно
mycity-no-pass-limit =
    { $limit ->
        [one] пасовать больше нельзя: { $limit } пас уже был
        [few] пасовать больше нельзя: { $limit } паса уже было
        [many] пасовать больше нельзя: { $limit } пасов уже было
       *[other] пасовать больше нельзя: { $limit } паса уже было
    }
mycity-no-pass-points =
    { $points ->
        [one] на пас не хватает: нужно { $points } очко, есть { $have }
        [few] на пас не хватает: нужно { $points } очка, есть { $have }
        [many] на пас не хватает: нужно { $points } очков, есть { $have }
       *[other] на пас не хватает: нужно { $points } очка, есть { $have }
    }
mycity-ask-turn = Как повернуть { FORM($building, case: "acc") }?
mycity-ask-spot = Где построить { FORM($building, case: "acc") }?
mycity-ask-no-pass = { $question } ({ $why })
mycity-turn-0 = как на карточке
mycity-turn-90 = на четверть вправо
mycity-turn-180 = на пол-оборота
mycity-turn-270 = на четверть влево
mycity-ask-whether-named = Дадите городу название?
mycity-ask-task = С чего начнём?
mycity-verb-name = Назвать город
mycity-verb-nameless = Обойтись без названия
mycity-verb-stick = Приклеить наклейку
mycity-verb-colour = Выбрать цвет
mycity-ask-name = Как называется ваш город?
mycity-ask-colour = Какой цвет у вашей выставки?
mycity-ask-sticker = { $sticker }: куда клеим? { $does }

## Что будет после хода

mycity-sentence-place = Вы строите { FORM($building, case: "acc") } на { $cells }.
mycity-sentence-pass = Вы пасуете и не строите { FORM($building, case: "acc") }.
mycity-sentence-end = Вы заканчиваете стройку и не строите { FORM($building, case: "acc") }.
mycity-sentence-name = Ваш город называется { $name }.
mycity-sentence-nameless = Ваш город остаётся без названия.
mycity-sentence-colour = Ваша выставка: { $colour }.
mycity-sentence-stick-cell = Вы клеите на { $target }: { $sticker }.
mycity-sentence-stick-building = Вы клеите на { FORM($target, case: "acc") }: { $sticker }.
mycity-would-be-first = Вы раньше всех и сразу получаете: { $item } { SIGNED($points) }.
# $form: «episode» в кампании, «game» в отдельной партии.
mycity-forecast =
    { $form ->
        [episode] Набрано очков: по-прежнему { $now }. Если бы эпизод кончился сейчас: { $before } → { $after }.
       *[game] Набрано очков: по-прежнему { $now }. Если бы игра кончилась сейчас: { $before } → { $after }.
    }
mycity-forecast-moved =
    { $form ->
        [episode] Набрано очков: сразу { $was } → { $now }. Если бы эпизод кончился сейчас: { $before } → { $after }.
       *[game] Набрано очков: сразу { $was } → { $now }. Если бы игра кончилась сейчас: { $before } → { $after }.
    }
mycity-would-end = Здание с этой карточки тоже пропадает.
mycity-would-end-soon = Здание с этой карточки тоже пропадает. Окончательно — когда ответят все.
mycity-would-stay = Ни одно из оставшихся зданий сюда не встанет, так что вы ничего не теряете. Счёт остаётся { $points }.
mycity-would-have-to = Поставить здание некуда, а пасовать нельзя: на этом ваша стройка окончена. Счёт остаётся { $points }.
mycity-means-name = Название останется на всю кампанию.
mycity-means-colour = Самая большая группа этого цвета в этом эпизоде считается дважды.
mycity-means-cell = { $does } Остаётся на вашем поле навсегда.
mycity-means-building = { $does } Остаётся на этом здании навсегда.
mycity-guard-score =
    { $form ->
        [episode] В этом эпизоде вы больше ничего не построите, и ваш счёт будет **{ $points }**.
       *[game] В этой игре вы больше ничего не построите, и ваш счёт будет **{ $points }**.
    }
mycity-guard-last = { $said } Это последняя карточка.
mycity-guard-alone =
    { $cards ->
        [one] { $said } Впереди ещё { $cards } карточка.
        [few] { $said } Впереди ещё { $cards } карточки.
        [many] { $said } Впереди ещё { $cards } карточек.
       *[other] { $said } Впереди ещё { $cards } карточки.
    }
mycity-guard-others =
    { $count ->
        [one] { $said } { $who } строит дальше.
        [few] { $said } { $who } строят дальше.
        [many] { $said } { $who } строят дальше.
       *[other] { $said } { $who } строят дальше.
    }
mycity-guard-does = Больше не строить
mycity-guard-instead = Строить дальше

## События

mycity-answered = { $who }: ответ дан.
mycity-you-place = Вы строите на { $cell }: { $building }. Ответ можно поменять, пока не ответили все.
mycity-you-pass =
    { $points ->
        [one] Вы пасуете за { $points } очко. Ответ можно поменять, пока не ответили все.
        [few] Вы пасуете за { $points } очка. Ответ можно поменять, пока не ответили все.
        [many] Вы пасуете за { $points } очков. Ответ можно поменять, пока не ответили все.
       *[other] Вы пасуете за { $points } очка. Ответ можно поменять, пока не ответили все.
    }
mycity-you-end = Вы заканчиваете стройку. Ответ можно поменять, пока не ответили все.
mycity-did-place = { $who } строит на { $cell }
mycity-did-pass = { $who } пасует
mycity-did-end = { $who } заканчивает стройку
mycity-round-closed = Раунд { $round }, { $building }: { $answers }.
mycity-rounds-played = Раунды { RANGE($first, $last) } сыграны всеми; что построено, видно на полях.
mycity-first = Раньше всех! { $who }: { $item } { SIGNED($points) }.
mycity-card =
    { $cells ->
        [one] Раунд { $round }: { $building } ({ $colour }, { $cells } клетка).
        [few] Раунд { $round }: { $building } ({ $colour }, { $cells } клетки).
        [many] Раунд { $round }: { $building } ({ $colour }, { $cells } клеток).
       *[other] Раунд { $round }: { $building } ({ $colour }, { $cells } клетки).
    }
mycity-card-blocked =
    { $cells ->
        [one] Заблокировано, никто не строит: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клетка).
        [few] Заблокировано, никто не строит: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клетки).
        [many] Заблокировано, никто не строит: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клеток).
       *[other] Заблокировано, никто не строит: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клетки).
    }
mycity-you-step = { $building }: { $answer }. { $next }
mycity-you-finished = { $building }: { $answer }. Для вас стройка окончена; доигрывают остальные.
mycity-finished = { $who } больше не строит.
mycity-named = { $who } основывает город { $name }.
mycity-nameless = { $who } основывает город без названия.
mycity-chose-colour = { $who } устраивает выставку: { $colour }.
mycity-stuck = { $who } клеит на { FORM($target, case: "acc") }: { $sticker }.
mycity-scored =
    { $points ->
        [one] { $rank }. { $who }: { $points } очко
        [few] { $rank }. { $who }: { $points } очка
        [many] { $rank }. { $who }: { $points } очков
       *[other] { $rank }. { $who }: { $points } очка
    }
mycity-scored-circles =
    { $circles ->
        [one] { $said }, { $circles } символ прогресса ({ $reasons })
        [few] { $said }, { $circles } символа прогресса ({ $reasons })
        [many] { $said }, { $circles } символов прогресса ({ $reasons })
       *[other] { $said }, { $circles } символа прогресса ({ $reasons })
    }
mycity-owes =
    { $points ->
        [one] { $who } ниже нуля: на следующий эпизод остаётся долг в { $points } очко.
        [few] { $who } ниже нуля: на следующий эпизод остаётся долг в { $points } очка.
        [many] { $who } ниже нуля: на следующий эпизод остаётся долг в { $points } очков.
       *[other] { $who } ниже нуля: на следующий эпизод остаётся долг в { $points } очка.
    }
mycity-circle-first = первое место
mycity-circle-second = второе место
mycity-circle-cap = 50 очков
mycity-circle-nuggets = больше всего самородков
mycity-circle-gates = все четверо ворот
mycity-circle-greenest = самый зелёный город

## Очки и конец

mycity-item-start = начало
mycity-item-debt = старый долг
mycity-won-by-points = Побеждает наибольшее число очков.
mycity-won-by-rows = Очков поровну: решает, у кого меньше пустых клеток, ряд за рядом сверху.
mycity-won-together = Поровну и очков, и пустых клеток в каждом ряду: место общее.
mycity-campaign-won =
    { $circles ->
        [one] Кампания окончена. Величайший город: { $who }, { $circles } символ прогресса.
        [few] Кампания окончена. Величайший город: { $who }, { $circles } символа прогресса.
        [many] Кампания окончена. Величайший город: { $who }, { $circles } символов прогресса.
       *[other] Кампания окончена. Величайший город: { $who }, { $circles } символа прогресса.
    }

## Поля словами

mycity-text-eternal = Мой город, обычная игра.
mycity-text-episode = Мой город, эпизод { $number }: { $episode }. Глава: { $chapter }.
mycity-text-prepare = Перед первой карточкой.
mycity-text-build = Раунд { $round }.
mycity-text-build-own = Раунд { $round }, каждый в своём темпе.
mycity-text-reward = Подсчёт окончен, теперь наклейки.
mycity-text-over = Конец.
mycity-text-card =
    { $cells ->
        [one] Карточка { $sign }: { $building } ({ $colour }, { $cells } клетка).
        [few] Карточка { $sign }: { $building } ({ $colour }, { $cells } клетки).
        [many] Карточка { $sign }: { $building } ({ $colour }, { $cells } клеток).
       *[other] Карточка { $sign }: { $building } ({ $colour }, { $cells } клетки).
    }
mycity-text-blocked = Перед ней заблокировано, никто не строит: { $blocked }.
mycity-text-none-to-come = Колода вышла.
mycity-text-to-come =
    { $count ->
        [one] Впереди { $count } карточка: { $cards }
        [few] Впереди { $count } карточки: { $cards }
        [many] Впереди { $count } карточек: { $cards }
       *[other] Впереди { $count } карточки: { $cards }
    }
mycity-text-answer = Ваш ответ: { $answer }.
mycity-text-builds = на { $cells }
mycity-text-tasks = Вам решать: { $tasks }.
mycity-text-legend = Знаки: { $signs }. | — река, не столбец.
mycity-text-sign = { $sign } { $what }
mycity-text-blocking = блокирующая карточка
mycity-ground-plain = свободно
mycity-ground-mountain = горы
mycity-ground-forest = лес
mycity-text-counts = В скобках: { $items }.
mycity-text-marks = Наклейки по игрокам: { $marks }.
mycity-text-mark = { $sticker } { $buildings }
mycity-roof-yellow = жилые
mycity-roof-red = общественные
mycity-roof-blue = промышленные
mycity-roof-purple = церкви
mycity-roof-wild = любой цвет
mycity-text-player = { $who }: { $points } ({ $parts })
mycity-text-forecast-note = Очки — прогноз: будто конец сейчас; пустая клетка −1.
mycity-text-and = { $said }, { $fact }
mycity-text-circles = символов { $circles }
mycity-text-nuggets = самородков { $nuggets }
mycity-text-exhibition = выставка { $signs }
mycity-text-newest = новое { $building }
mycity-text-place = место { $rank }
mycity-text-earned = новых символов { $circles }
mycity-text-counted = при подсчёте { $before }
mycity-text-rounds = раундов { $rounds }
mycity-text-finished = закончено
mycity-text-answered = ответ дан
mycity-text-ended = досрочно
mycity-text-ready = готово
mycity-text-asked = ходит
mycity-text-no-name = без названия

## История кампании

mycity-story =
    { $circles ->
        [one] **{ $who }**, { $name }: { $circles } символ прогресса
        [few] **{ $who }**, { $name }: { $circles } символа прогресса
        [many] **{ $who }**, { $name }: { $circles } символов прогресса
       *[other] **{ $who }**, { $name }: { $circles } символа прогресса
    }
mycity-city-kept =
    { $circles ->
        [one] { $name }, { $circles } символ прогресса
        [few] { $name }, { $circles } символа прогресса
        [many] { $name }, { $circles } символов прогресса
       *[other] { $name }, { $circles } символа прогресса
    }
mycity-story-places = Места, эпизод за эпизодом: { $places }
mycity-story-added = На поле появились: { $added }
mycity-story-count = { $what } ×{ $count }
mycity-detail = { $who }: поле целиком

## Цвета, рисунки, наклейки, здания

mycity-colour-yellow = жилое, жёлтое
mycity-colour-red = общественное, красное
mycity-colour-blue = промышленное, синее
mycity-colour-purple = церковь, фиолетовая
mycity-colour-wild = любой цвет

mycity-feature-tree1 = дерево
mycity-feature-tree2 = два дерева
mycity-feature-rock1 = камень
mycity-feature-rock2 = два камня
mycity-feature-well = колодец
mycity-feature-gold = золотая жила
mycity-feature-garden = сад
mycity-feature-market = рыночная площадь
mycity-feature-gate = место ворот

mycity-sticker-tree1 = Дерево
mycity-sticker-tree1-help = Видно в конце: +1.
mycity-sticker-garden = Сад
mycity-sticker-garden-help = Никогда не пустая клетка: ничего не отнимает, застраивать можно.
mycity-sticker-rock1 = Камень
mycity-sticker-rock1-help = Видно в конце: −1.
mycity-sticker-well = Колодец
mycity-sticker-well-help = Видимый, с четырьмя разными зданиями по четырём сторонам: +4.
mycity-sticker-gold = Золотая жила
mycity-sticker-gold-help = Золотая жила: постройте на ней здание.
mycity-sticker-market = Рыночная площадь
mycity-sticker-market-help = Здесь никто не строит; +1 за каждый цвет рядом.
mycity-sticker-gate = Место ворот
mycity-sticker-gate-help = Постройка здесь: сразу +1.
mycity-sticker-grass = Расчищенная земля
mycity-sticker-grass-help = Расчищает клетку: она становится обычной светло-зелёной.
mycity-sticker-soot = Копоть
mycity-sticker-soot-help = Убирает с клетки одно дерево.
mycity-sticker-land = Новая земля
mycity-sticker-land-help = Новая светло-зелёная клетка, на которой можно строить.
mycity-sticker-guild = Знак гильдии
mycity-sticker-guild-help = Это здание считается в своей группе за два.
mycity-sticker-bell = Колокол
mycity-sticker-bell-help = +1, если эта церковь приносит очки.
mycity-sticker-factory = Паровая машина
mycity-sticker-factory-help = +2, если построено; −1 за каждое жилое здание рядом.
mycity-sticker-filter = Дымовой фильтр
mycity-sticker-filter-help = Дым этой машины больше не вредит соседям.

mycity-building-y1 = Домик
    .acc = домик
mycity-building-y2 = Рядные дома
    .acc = рядные дома
mycity-building-y3 = Угловой дом
    .acc = угловой дом
mycity-building-y4 = Дом с двором
    .acc = дом с двором
mycity-building-y5 = Терраса
    .acc = террасу
mycity-building-y6 = Ступенчатый переулок
    .acc = ступенчатый переулок
mycity-building-y7 = Усадьба
    .acc = усадьбу
mycity-building-y8 = Богадельня
    .acc = богадельню
mycity-building-r1 = Почта
    .acc = почту
mycity-building-r2 = Галерея
    .acc = галерею
mycity-building-r3 = Аптека
    .acc = аптеку
mycity-building-r4 = Ратуша
    .acc = ратушу
mycity-building-r5 = Школа
    .acc = школу
mycity-building-r6 = Театр
    .acc = театр
mycity-building-r7 = Библиотека
    .acc = библиотеку
mycity-building-r8 = Больница
    .acc = больницу
mycity-building-b1 = Кузница
    .acc = кузницу
mycity-building-b2 = Канатный двор
    .acc = канатный двор
mycity-building-b3 = Кожевня
    .acc = кожевню
mycity-building-b4 = Прядильня
    .acc = прядильню
mycity-building-b5 = Пивоварня
    .acc = пивоварню
mycity-building-b6 = Известковая печь
    .acc = известковую печь
mycity-building-b7 = Кирпичный завод
    .acc = кирпичный завод
mycity-building-b8 = Литейный двор
    .acc = литейный двор
mycity-building-c1 = Часовня
    .acc = часовню
mycity-building-c2 = Приходская церковь
    .acc = приходскую церковь
mycity-building-c3 = Собор
    .acc = собор
mycity-building-e1 = Электростанция
    .acc = электростанцию

mycity-item-pass = непостроенное
mycity-item-fell-tree = застроенные деревья
mycity-item-gate = ворота
mycity-item-gold-first = обе золотые жилы
mycity-item-gold-first-all = все три золотые жилы
mycity-item-yard-first = семь клеток двора
mycity-item-tree = деревья
mycity-item-group = большие группы
mycity-item-expo = выставка
mycity-item-church = церкви
mycity-item-well = колодцы
mycity-item-well-dry = колодцы в засуху
mycity-item-gold-blue = золото под промышленными
mycity-item-market = рыночные площади
mycity-item-rows = заполненные ряды
mycity-item-cols = заполненные столбцы
mycity-item-gates-all = все четверо ворот
mycity-item-factory = паровые машины
mycity-item-yard = товарный двор
mycity-item-bridges = мосты
mycity-item-smoke = дым
mycity-item-rock = камни
mycity-item-empty = пустые клетки

## Кампания

mycity-chapter-1 = Новые Земли
mycity-chapter-1-intro = Повозки остановились у реки между горами и лесом. Здесь начинается ваш город.
mycity-episode-1 = Первые колышки
mycity-episode-1-brief = Основные правила. Застраивайте траву и камни, берегите деревья.
mycity-episode-2 = Соседи
mycity-episode-2-brief = За каждый цвет вы получаете по 1 очку за каждое здание в самой большой смежной группе этого цвета.
mycity-episode-3 = Чистая вода
mycity-episode-3-brief = На каждом поле появляются два колодца. Видимый колодец с четырьмя разными зданиями по четырём сторонам даёт 4 очка.

mycity-chapter-2 = Колокола над долиной
mycity-chapter-2-intro = Поселенцы хотят церкви, а землемер — решать, что и где будет стоять.
mycity-episode-4 = Закладной камень
mycity-episode-4-brief = К вашим зданиям добавляются три церкви, а в колоду — их карточки. На церкви нельзя спасовать: постройте её или закончите стройку в этом эпизоде.
mycity-episode-5 = Три прихода
mycity-episode-5-brief = Церковь, рядом с которой стоят здания всех трёх цветов, даёт 3 очка.
mycity-episode-6 = Вето землемера
mycity-episode-6-brief = В колоду замешивается блокирующая карточка: здание, открытое сразу после неё, не строит никто, но и очков никто не теряет. Колокол на церкви добавляет 1 очко, если эта церковь приносит очки.

mycity-chapter-3 = Засушливые годы
mycity-chapter-3-intro = Три лета без дождя. Река стала пыльной дорогой, а каждый колодец дороже дома. Эти правила действуют только в этой главе.
mycity-episode-7 = Сухое русло
mycity-episode-7-brief = Река пересохла: здания можно ставить поперёк русла. Первое здание должно соприкасаться с колодцем, а не с рекой.
mycity-episode-8 = Каждая капля
mycity-episode-8-brief = Колодец уже с тремя разными зданиями вокруг даёт 2 очка. Постройка на клетке с деревом сразу стоит 1 очко.
mycity-episode-9 = Последние монеты
mycity-episode-9-brief = Денег мало: каждый игрок может спасовать не более трёх раз.

mycity-chapter-4 = Золото в холмах
mycity-chapter-4-intro = Дожди вернулись и вымыли из склонов золото. Ведите книгу: самородки считают в конце главы.
mycity-episode-10 = Золото!
mycity-episode-10-brief = Река вернулась, правила засухи отменены. Найдены две золотые жилы: первый, кто построит на обеих, сразу получает 3 очка. Каждая жила, застроенная к концу эпизода, — самородок в вашей книге. Если не считать колоколов и самородков, это правила обычной игры.
mycity-episode-11 = Пробирная палата
mycity-episode-11-brief = Каждая золотая жила под промышленным зданием даёт в конце 2 очка. Каждая застроенная жила — самородок в вашей книге.
mycity-episode-12 = Третья заявка
mycity-episode-12-brief = Каждый размещает третью жилу на клетке рядов 9–11. Первый на всех трёх: 5 очков. Затем самая полная книга приносит символ прогресса.

mycity-chapter-5 = Гильдии и вырубки
mycity-chapter-5-intro = Золото кончилось, ремёсла остались. В лесу стучат топоры, над дверями висят знаки гильдий.
mycity-episode-13 = Вырубка
mycity-episode-13-brief = Жилы иссякли (их клетки становятся травой). Шесть клеток леса вырублены, на них можно строить. Отметьте одно жилое здание знаком гильдии: в группе оно считается за два.
mycity-episode-14 = Базарный день
mycity-episode-14-brief = На каждом поле разбита рыночная площадь. Строить на ней нельзя; каждый цвет рядом с ней даёт 1 очко. Отметьте одно общественное здание знаком гильдии.
mycity-episode-15 = Сборщик податей
mycity-episode-15-brief = Корона требует своего: отныне каждый эпизод начинается с 5 очков. Отметьте одно промышленное здание знаком гильдии.

mycity-chapter-6 = Стены и ворота
mycity-chapter-6-intro = Близится война. Город смыкает ряды и строит стену с четырьмя воротами.
mycity-episode-16 = Стена растёт
mycity-episode-16-brief = Рыночные площади и колодцы уступают место стене и водопроводу (их клетки становятся травой). Ряд без видимых камней и пустых клеток считается заполненным и даёт 1 очко.
mycity-episode-17 = Четверо ворот
mycity-episode-17-brief = По краям отмечены четыре места ворот. Постройка на каждом сразу даёт 1 очко; все четверо — ещё 2 очка в конце.
mycity-episode-18 = Зима осады
mycity-episode-18-brief = В колоде две блокирующие карточки, пас стоит 2 очка. Вместо рядов очки приносят заполненные столбцы. Кто построил все четверо ворот, получает символ прогресса.

mycity-chapter-7 = Пар и дым
mycity-chapter-7-intro = Стены рушатся, растут трубы. К югу от старого города закладывают товарный двор.
mycity-episode-19 = Товарный двор
mycity-episode-19-brief = Стены сносят: нет столбцов и ворот, одна блокирующая карточка, пас стоит 1. Знаки гильдий больше не считаются. Копоть губит два ваших дерева. Открывается ряд 12 — товарный двор: каждое здание на нём даёт 1 очко, до 5; начинать можно у реки или там. Поставьте на два промышленных здания паровые машины: +2 за построенное, −1 за каждое жилое рядом.
mycity-episode-20 = Электрический свет
mycity-episode-20-brief = К каждому набору добавляется электростанция. Она считается зданием любого цвета, но дым ей не вредит.
mycity-episode-21 = Экспресс
mycity-episode-21-brief = Первый, чьи здания займут семь клеток товарного двора, сразу получает 3 очка. Паровая машина с дымовым фильтром никому не вредит.

mycity-chapter-8 = Юбилей
mycity-chapter-8-intro = Сто лет вашему городу: мосты, выставка и день праздника.
mycity-episode-22 = Мосты
mycity-episode-22-brief = Паровые машины и товарный двор больше не приносят и не отнимают очков (на дворе по-прежнему строят). Каждая сторона клетки на реке с одним цветом на обоих берегах — мост: по 1 очку, до 5.
mycity-episode-23 = Выставка
mycity-episode-23-brief = До первой карточки выберите цвет: его самая большая группа приносит очки дважды.
mycity-episode-24 = День юбилея
mycity-episode-24-brief = Последний эпизод, снова с цветом выставки. Тот, у кого больше всего очков за деревья, получает дополнительный символ прогресса. Затем определяется победитель кампании.

## Действующие правила

mycity-now-title = Эпизод { $number } · { $episode } ({ $chapter })
mycity-now-rules = **Как играем**
mycity-now-points = **За что очки**
mycity-now-rewards = **Что в награду**
mycity-now-line = • { $rule }
mycity-now-new = • **новое** · { $rule }
mycity-now-start =
    { $points ->
        [one] У каждого вначале { $points } очко.
        [few] У каждого вначале { $points } очка.
        [many] У каждого вначале { $points } очков.
       *[other] У каждого вначале { $points } очка.
    }
mycity-now-colour = Перед первой карточкой выберите цвет своей выставки.
mycity-now-first = Первое здание — { $where }.
mycity-now-or = { $here } или { $there }
mycity-now-first-river = у реки
mycity-now-first-well = у колодца
mycity-now-first-yard = на товарном дворе
mycity-now-river = Здание не лежит сразу на двух берегах.
mycity-now-river-dry = Река пересохла: строить поперёк можно.
mycity-now-unbuildable = Здесь не строят: { $features }.
mycity-now-must-build = Церковь не спасовать: стройте её или заканчивайте стройку.
mycity-now-pass-limit = Пасов — не больше { $limit }.
mycity-now-blocks =
    { $count ->
        [one] { $count } блокирующая карточка: здание после неё теряют все, бесплатно.
        [few] { $count } блокирующие карточки: здание после каждой теряют все, бесплатно.
        [many] { $count } блокирующих карточек: здание после каждой теряют все, бесплатно.
       *[other] { $count } блокирующей карточки: здание после каждой теряют все, бесплатно.
    }
mycity-now-nuggets = Золотая жила под вашим зданием в конце — самородок.
mycity-now-guild = Здание со знаком гильдии считается в группе за { $count }.
mycity-now-reward = { $place }: { $earned }
mycity-now-circles =
    { $circles ->
        [one] { $circles } символ прогресса
        [few] { $circles } символа прогресса
        [many] { $circles } символов прогресса
       *[other] { $circles } символа прогресса
    }
mycity-now-nothing = ничего
mycity-now-place-first = Первый
mycity-now-place-second = Второй
mycity-now-place-other = Остальные
mycity-now-cap = Дойдя до { $points }
mycity-pays-pass = сразу за каждый пас { SIGNED($points) }
mycity-pays-fell-tree = сразу за застроенную клетку с деревьями { SIGNED($points) }
mycity-pays-gate = сразу за застроенное место ворот { SIGNED($points) }
mycity-pays-gold-first = кто первым застроит обе жилы { SIGNED($points) }
mycity-pays-gold-first-all = кто первым застроит все три жилы { SIGNED($points) }
mycity-pays-yard-first = первым занять клеток двора: { $count } { SIGNED($points) }
mycity-pays-tree = каждое видимое дерево { SIGNED($points) }
mycity-pays-group = здание в крупнейшей группе цвета { SIGNED($points) }
mycity-pays-expo = крупнейшая группа цвета выставки ещё раз
mycity-pays-church = церковь рядом со всеми тремя цветами { SIGNED($points) }, с колоколом ещё { SIGNED($bonus) }
mycity-pays-well = колодец среди четырёх разных зданий { SIGNED($points) }
mycity-pays-well-dry = колодец среди четырёх зданий { SIGNED($points) }, среди трёх { SIGNED($three) }
mycity-pays-gold-blue = золотая жила под промышленным зданием { SIGNED($points) }
mycity-pays-market = каждый цвет у рыночной площади { SIGNED($points) }
mycity-pays-rows = ряд без пустых клеток и камней { SIGNED($points) }
mycity-pays-cols = столбец без пустых клеток и камней { SIGNED($points) }
mycity-pays-gates-all = застроены все четверо ворот { SIGNED($points) }
mycity-pays-factory = промышленное здание с паровой машиной { SIGNED($points) }
mycity-pays-yard = здание на товарном дворе { SIGNED($points) }, не больше { $most }
mycity-pays-bridges = мост: один цвет на обоих берегах { SIGNED($points) }, не больше { $most }
mycity-pays-smoke = жилое здание рядом с паровой машиной { SIGNED($points) }
mycity-pays-rock = каждый видимый камень { SIGNED($points) }
mycity-pays-empty = каждая пустая клетка { SIGNED($points) }

## Тренер

mycity-coach-pass =
    { $points ->
        [one] Не помещается нигде, но впереди ещё есть подходящее: лучше пас за { $points } очко, чем конец.
        [few] Не помещается нигде, но впереди ещё есть подходящее: лучше пас за { $points } очка, чем конец.
        [many] Не помещается нигде, но впереди ещё есть подходящее: лучше пас за { $points } очков, чем конец.
       *[other] Не помещается нигде, но впереди ещё есть подходящее: лучше пас за { $points } очка, чем конец.
    }
mycity-coach-stop = Больше здесь ничего не построить: заканчивая стройку, вы ничего не теряете. Очки останутся прежними.
mycity-coach-number = номер { $number }
mycity-coach-cell = столбец { $column }, ряд { $row }
mycity-coach-first = Первое здание стоит у реки, остальные растут от него: оставьте место на обоих берегах. Здесь хорошо: { $place } ({ SIGNED($points) }).
mycity-coach-place = Здесь хорошо: { $place } ({ $changes }). Закрывайте траву и камни, берегите деревья, не оставляйте одиночных дыр.
mycity-coach-change = { $item } { SIGNED($points) }
mycity-coach-no-change = без потерь
mycity-coach-rather-pass =
    { $points ->
        [one] Даже удобное место обойдётся здесь в { $points } очко, а пас — в { $cost }. Лучше спасовать.
        [few] Даже удобное место обойдётся здесь в { $points } очка, а пас — в { $cost }. Лучше спасовать.
        [many] Даже удобное место обойдётся здесь в { $points } очков, а пас — в { $cost }. Лучше спасовать.
       *[other] Даже удобное место обойдётся здесь в { $points } очка, а пас — в { $cost }. Лучше спасовать.
    }
mycity-coach-frames = Осталось лишь несколько мест ({ $building }). Сравните суммы: { $points } — хорошо; при равных берите то, что не оставит одиночной дыры.
mycity-coach-name = Имя — для удовольствия: оно останется на поле на всю кампанию. Без имени играется так же.
mycity-coach-colour = Выберите цвет, который будете держать вместе с первой карточки: его крупнейшая группа считается дважды.
mycity-coach-stick-tree1 = Видимое дерево — это +1 в конце каждого эпизода: ставьте там, где вряд ли построите. Хорошо: { $place }.
mycity-coach-stick-garden = Сад никогда не пустая клетка: место ему в углу, который трудно застроить. Хорошо: { $place }.
mycity-coach-stick-rock1 = Видимый камень — это −1: кладите его на простор, где его легко застроить. Хорошо: { $place }.
mycity-coach-stick-well = Вокруг колодца должны встать четыре разных здания: нужен простор со всех сторон. Хорошо: { $place }.
mycity-coach-stick-grass = Уберите камень, который труднее всего застроить. Хорошо: { $place }.
mycity-coach-stick-gold = Жилу хочется застроить пораньше: кладите её на простор. Хорошо: { $place }.
mycity-coach-stick-market = Очки даёт каждый цвет у площади: ей нужны открытые стороны. Хорошо: { $place }.
mycity-coach-stick-soot = Пожертвуйте деревом там, где всё равно будете строить. Хорошо: { $place }.
mycity-coach-stick-guild = Отмеченное здание считается в группе за два, а маленькое построить вернее. Хорошо: { $place }.
mycity-coach-stick-bell = Колокол даёт очки, если церковь касается всех трёх цветов: большая касается больше. Хорошо: { $place }.
mycity-coach-stick-factory = Машина даёт очки, только если здание построено, и вредит жилым рядом: лучше маленькое. Хорошо: { $place }.
mycity-coach-stick-filter = Чем больше здание с машиной, тем больше жилых рядом: фильтр — ему. Хорошо: { $place }.

## Правила по страницам

mycity-lesson-city =
    У всех одинаковые поля и одинаковые здания. В каждом раунде открывается карточка, и все разом строят одно и то же здание, каждый в своём городе. Место у вас никто не отнимет, но никто и не поможет.
    • Ответ — тайна, пока не ответят все; до тех пор его можно изменить.
    • Закрывайте зелёные клетки и камни, берегите деревья, держите цвета вместе.
    • У кого больше очков, тот победил. Вначале у каждого 10.
    Очки рядом с именем — прогноз: чего стоил бы город, кончись всё сейчас. Пустая клетка стоит 1, поэтому начинается он глубоко ниже нуля.
    .title = Одно здание на всех
    .picture = Два города рядом в одиннадцатом раунде: оба игрока сейчас поставят одно и то же синее здание.
mycity-lesson-land =
    • **1** Светло-зелёные клетки — земля под застройку. Каждая пустая в конце стоит 1 очко.
    • **2** Два дерева: +2, пока они видны.
    • **3** Два камня: −2, пока видны. Застраивайте их!
    • **4** Колодец: +4, если с четырёх сторон стоят четыре разных здания.
    • **5** Золотая жила: кто первым застроит обе, сразу получает 3 очка.
    • **6** Лес на востоке и горы на западе не застраиваются.
    Река течёт между клетками, сверху донизу.
    Деревья, камни, колодцы и жилы застраивать можно. Клетка с рисунком пустой не считается.
    .title = Земля
    .picture = Пустое поле: номера стоят на зелёной клетке, двух деревьях, двух камнях, колодце, золотой жиле и лесе.
mycity-lesson-build =
    Поверните здание как угодно, но не переворачивайте; затем выберите место.
    • Все его клетки — светло-зелёные и свободные.
    • Вдоль реки можно, на двух берегах сразу — нет.
    • **Первое** здание прилегает к реке стороной; угла мало.
    • **Каждое следующее** касается стороной вашего здания, как красное на картинке. Через реку считается, углом — нет.
    Что построено, то стоит: ничего не двигают. Поэтому думайте о том, что впереди: картинка показывает оставшиеся карточки. Дыру в одну клетку уже не закрыть.
    .title = Где можно строить
    .picture = Красное здание, которое примеряют, касается стороной жёлтого под ним.
mycity-lesson-cards =
    Вместо стройки можно
    • **спасовать**: 1 очко, и здание потеряно; с 0 очков пас невозможен;
    • **закончить стройку**: бесплатно, но больше вы в этой игре не строите.
    Три **церкви** (фиолетовые, одна на картинке) спасовать нельзя: стройте или заканчивайте стройку. Берегите для них место!
    В колоде одна **блокирующая карточка**: здание после неё теряют все, бесплатно, даже церковь.
    Золото: если обе жилы в одном раунде первыми застроили несколько игроков, 3 очка получает каждый.
    .title = Пас, церкви, блокировка
    .picture = Фиолетовую церковь в пять клеток примеряют рядом с жилыми зданиями.
mycity-lesson-points =
    В конце город считают:
    • **+2** за два видимых дерева, **−2** за два видимых камня
    • для каждого цвета **1 за здание** в крупнейшей группе: здания группы касаются сторонами, и через реку тоже
    • **+3** за церковь, которая касается всех трёх цветов
    • **+4** за видимый колодец с четырьмя разными зданиями по сторонам
    • **−1** за каждую пустую зелёную клетку
    Всё это — к 10 начальным очкам, золоту и за вычетом пасов. Шкала кончается на 50: там фишка и остаётся.
    .title = За что очки
    .picture = Готовый город, где очки написаны там, откуда они взялись: деревья, группы, церковь, колодец, пустые клетки.
mycity-lesson-end =
    Игра кончается, когда вышла колода или все закончили стройку. Побеждает большее число очков.
    Поровну? Лучше тот, у кого меньше пустых клеток в ряду 1, затем в ряду 2 и так далее: **1** важнее **2**, потом **3** и **4**. Всё поровну — место общее.
    • **В своём темпе** вы идёте по той же колоде и никого не ждёте; итог тот же. Но следующую карточку вы видите сразу, так что ответ уже не изменить.
    • **Наследие**: 24 эпизода, и поле меняется насовсем. Эпизод открывается тем, что в нём нового; **Правила** показывают, что действует. Ниже нуля — долг, его платят в следующих эпизодах. Побеждает тот, у кого больше символов прогресса.
    .title = Конец и кампания
    .picture = Готовый город: четыре пустые клетки пронумерованы сверху вниз.
mycity-step-1 = Всем достаётся одно и то же здание
mycity-step-2 = Каждый ищет ему место у себя
mycity-step-3 = Без дыр, а колодцы — в окружении

## Ходы текстом

mycity-rules-typing = Весь ход помещается в `/ход`:
    • `place r90 e5` — построить: поворот, затем клетка. `r0`, `r90`, `r180`, `r270` поворачивают здание по часовой стрелке от того, как оно на карточке. Клетка — куда встанет первая клетка здания: левый край его верхнего ряда после поворота.
    • `pass` — спасовать, `end` — закончить стройку.
    В кампании ещё:
    • `name Старый город` — назвать город, `nameless` — оставить без названия.
    • `stick e5` — наклейка на клетку, `stick b4` — на здание, если она клеится на здания.
    • `colour yellow` — выбрать цвет, когда о нём спрашивают; ещё `red` и `blue`.
    Полезно знать:
    • Если после поворота здание выглядит так же, предлагается один поворот; если он один, его можно опустить: `place e5`.
    • Заглавные буквы и лишние пробелы не мешают, как и русские буквы, похожие на латинские: А, В, С, Е, Н, К.
    • **Слова настроек** для `/игра новая`: `form=eternal` или `form=legacy`, `pace=together` или `pace=own`.

## Подготовленные ходы

mycity-ahead-card = Следующее здание не знает никто, пока не открыта его карточка, поэтому место для него не подготовить. Заранее можно сказать, как быть со зданием, которое никуда не помещается.
mycity-standing-build = Здание, которое никуда не помещается:
mycity-standing-pass = Пасовать за меня, если можно
