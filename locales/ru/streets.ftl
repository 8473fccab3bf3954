# Улицы: название, вопросы, события, город словами.

streets-name = Улицы
streets-about = Стройте вместе один город и закрывайте улицы именно тогда, когда это выгоднее всего вам.

streets-option-business = Бизнес-модуль
    .hint = Закрытые улицы приносят и бизнес-жетоны; в конце они стоят денег
streets-option-advisors = Советники
    .hint = Особое умение каждому. Подрядчик: 2–4 игрока, Реставратор: 3–5, оба без бизнес-модуля
streets-option-advisors-none = советников нет
streets-option-advisors-dealt = каждому по одному, случайно
streets-option-advisors-hacker = Хакер (в одиночку)
streets-option-advisors-entrepreneur = Предприниматель (в одиночку)
streets-option-advisors-investor = Инвестор (в одиночку)
streets-option-advisors-legend = Легенда хипстеров (в одиночку)
streets-option-advisors-scout = Специалист по поиску (в одиночку)
streets-option-level = Проныра
    .hint = Для одного игрока: с какими деньгами начинает соперник
streets-option-level-easy = легко, 0 $ (с советником 40)
streets-option-level-medium = средне, 20 $ (с советником 60)
streets-option-level-hard = трудно, 50 $ (с советником 90)

streets-stage-abandon = какую постройку забросить
streets-stage-build = строительство
streets-stage-sneak = место для постройки Проныры
streets-stage-order = выбор улицы
streets-stage-tokens = выбор бизнес-жетонов
streets-stage-show = выбор Предпринимателя
streets-stage-move = переезд

## Названия

streets-sneak = Проныра

streets-tile-station = Центральный вокзал
    .gen = Центрального вокзала
streets-tile-park = Городской парк
    .gen = Городского парка
streets-tile-t1 = Спа-салон
    .gen = Спа-салона
streets-tile-t2 = Гранд-отель
    .gen = Гранд-отеля
streets-tile-t3 = Сувенирная лавка
    .acc = Сувенирную лавку
    .gen = Сувенирной лавки
streets-tile-t4 = Гриль на набережной
    .gen = Гриля на набережной
streets-tile-t5 = Раскопки Колосса
    .gen = Раскопок Колосса
streets-tile-t6 = Хостел
    .gen = Хостела
streets-tile-t7 = Речные прогулки
    .gen = Речных прогулок
streets-tile-t8 = Обзорная башня
    .acc = Обзорную башню
    .gen = Обзорной башни
streets-tile-f1 = Стартовый дом
    .gen = Стартового дома
streets-tile-f2 = Блошиный рынок
    .gen = Блошиного рынка
streets-tile-f3 = Модный лофт
    .gen = Модного лофта
streets-tile-f4 = Магазин игрушек
    .gen = Магазина игрушек
streets-tile-f5 = Пиццерия на углу
    .acc = Пиццерию на углу
    .gen = Пиццерии на углу
streets-tile-f6 = Игровая площадка
    .acc = Игровую площадку
    .gen = Игровой площадки
streets-tile-f7 = Таунхаусы
    .gen = Таунхаусов
streets-tile-f8 = Кафе-мороженое
    .gen = Кафе-мороженого
streets-tile-h1 = Галерея искусств
    .acc = Галерею искусств
    .gen = Галереи искусств
streets-tile-h2 = Студенческое общежитие
    .gen = Студенческого общежития
streets-tile-h3 = Микропивоварня
    .acc = Микропивоварню
    .gen = Микропивоварни
streets-tile-h4 = Магазин винила
    .gen = Магазина винила
streets-tile-h5 = Коворкинг
    .gen = Коворкинга
streets-tile-h6 = Двор уличной еды
    .gen = Двора уличной еды
streets-tile-h7 = Копи-центр
    .gen = Копи-центра
streets-tile-h8 = Кинотеатр на крыше
    .gen = Кинотеатра на крыше
streets-tile-s1 = Универмаг
    .gen = Универмага
streets-tile-s2 = Обувной бутик
    .gen = Обувного бутика
streets-tile-s3 = Фуд-холл
    .gen = Фуд-холла
streets-tile-s4 = Дизайнерский аутлет
    .gen = Дизайнерского аутлета
streets-tile-s5 = Мебельный салон
    .gen = Мебельного салона
streets-tile-s6 = Зал игровых автоматов
    .gen = Зала игровых автоматов
streets-tile-s7 = Апарт-отель
    .gen = Апарт-отеля
streets-tile-s8 = Сетевая кофейня
    .acc = Сетевую кофейню
    .gen = Сетевой кофейни
streets-tile-m1 = Магазин хозтоваров
    .gen = Магазина хозтоваров
streets-tile-m2 = Общественный центр
    .gen = Общественного центра
streets-tile-m3 = Библиотека
    .acc = Библиотеку
    .gen = Библиотеки
streets-tile-m4 = Бистро на перекрёстке
    .gen = Бистро на перекрёстке
streets-tile-m5 = Жилищный кооператив
    .gen = Жилищного кооператива
streets-tile-m6 = Трамвайное депо
    .gen = Трамвайного депо
streets-tile-m7 = Квартиры во дворе
    .gen = Квартир во дворе
streets-tile-m8 = Фестивальный шатёр
    .gen = Фестивального шатра
streets-tile-t9 = Ресторан на крыше
    .gen = Ресторана на крыше
streets-tile-f9 = Садовые участки
    .gen = Садовых участков
streets-tile-h9 = Тату-салон
    .gen = Тату-салона
streets-tile-s9 = Ночной базар
    .gen = Ночного базара
streets-tile-m9 = Многоквартирный дом
    .gen = Многоквартирного дома

streets-kind-tourist = туристическая
streets-kind-family = семейная
streets-kind-hipster = хипстерская
streets-kind-shopping = торговая
streets-kind-mixed = смешанная

streets-symbol-tourist = туристы
    .gen = туристов
    .person = туриста
streets-symbol-family = родители
    .gen = родителей
    .person = родителя
streets-symbol-hipster = хипстеры
    .gen = хипстеров
    .person = хипстера
streets-symbol-shopping = покупатели
    .gen = покупателей
    .person = покупателя
streets-symbol-mixed = смешанный
    .gen = смешанных
    .plural = смешанные
streets-symbols =
    { $count ->
        [1] { $symbol }
       *[more] { FORM($symbol, case: "plural") } ×{ $count }
    }

streets-people-tourist =
    { $count ->
        [one] { $count } турист
        [few] { $count } туриста
        [many] { $count } туристов
       *[other] { $count } туриста
    }
streets-people-family =
    { $count ->
        [one] { $count } родитель
        [few] { $count } родителя
        [many] { $count } родителей
       *[other] { $count } родителя
    }
streets-people-hipster =
    { $count ->
        [one] { $count } хипстер
        [few] { $count } хипстера
        [many] { $count } хипстеров
       *[other] { $count } хипстера
    }
streets-people-shopping =
    { $count ->
        [one] { $count } покупатель
        [few] { $count } покупателя
        [many] { $count } покупателей
       *[other] { $count } покупателя
    }

streets-business-restaurant = ресторан
streets-business-housing = жильё
streets-business-leisure = досуг
streets-business-trade = торговля
streets-business-universal = любой тип
streets-tokens =
    { $count ->
        [1] { $type }
       *[more] { $type } ×{ $count }
    }

streets-advisor-contractor = Подрядчик
    .gen = Подрядчика
    .about = Пока стопка не пуста, вы за ход возводите две постройки и две берёте. Стопку готовят на игрока больше, потом наугад убирают три постройки.
streets-advisor-hacker = Хакер
    .gen = Хакера
    .about = Рубашки построек у вас в руке считаются символами для ваших построек. Символ на этой карте тоже.
streets-advisor-entrepreneur = Предприниматель
    .gen = Предпринимателя
    .about = Раз за закрытую улицу: одну свою постройку на ней считайте по ценности постройки из руки (не копии). Символ на этой карте считается для ваших построек.
streets-advisor-investor = Инвестор
    .gen = Инвестора
    .about = Можете положить на новую постройку два знака: её ценность (но не люди) удваивается. Такая постройка может быть одна. Символ на этой карте считается для ваших построек.
streets-advisor-legend = Легенда хипстеров
    .gen = Легенды хипстеров
    .about = Для ваших построек каждый символ хипстеров считается смешанным. И тот, что на этой карте.
streets-advisor-renovator = Реставратор
    .gen = Реставратора
    .about = Можете строить поверх постройки на закрытой улице (дорога с той же стороны; вокзал и парк не в счёт). Эту улицу сразу считают снова.
streets-advisor-scout = Специалист по поиску
    .gen = Специалиста по поиску
    .about = Когда считают закрытую улицу, для вас считаются и символы ваших построек на других улицах. Но не в финальном подсчёте.

streets-value-people = { $each } $ за каждого { FORM($kinds, case: "person") }, лежащего на улице
streets-value-symbols = { $each } $ за каждый символ { FORM($kinds, case: "gen") }
streets-value-pairs = { $each } $ за пару символов: { $kinds }
streets-value-mixed = { $each } $ за каждый смешанный символ
streets-value-signs = { $each } $ за каждый ваш знак на улице
streets-value-size = { $each } $ за каждую постройку улицы
streets-value-neighbours = { $each } $ за каждую постройку вокруг
streets-value-closing = { $each } $, если замыкает другую улицу
streets-value-copy = копирует лучшую ценность своей улицы

## Вопросы

streets-ask-verb = Что делаете?
streets-verb-build = Строить
streets-verb-renovate = Строить поверх
streets-verb-discard = Сбросить постройку
streets-verb-abandon = Забросить постройку
streets-verb-count = Посчитать улицу
streets-verb-take = Взять жетоны
streets-verb-show = Показать постройку
streets-verb-keep = Ничего не показывать
streets-verb-move = Переселить людей
streets-verb-sneak = Построить за Проныру
streets-ask-tile =
    { $verb ->
        [discard] Строить негде. Какую постройку сбросите?
       *[build] Какую постройку ставите?
    }
streets-ask-cell = Где строите «{ FORM($tile, case: "acc") }» ({ $value })?
streets-ask-side = Где пройдёт дорога у «{ FORM($tile, case: "gen") }»?
streets-road =
    { $side ->
        [n] Дорога сверху
        [e] Дорога справа
        [s] Дорога снизу
       *[w] Дорога слева
    }
streets-ask-signs = Один знак или два, чтобы удвоить ценность?
streets-signs =
    { $count ->
        [2] Два знака: ценность ×2
       *[one-sign] Один знак
    }
streets-ask-cover = Поверх какой постройки кладёте «{ FORM($tile, case: "acc") }» ({ $value })?
streets-ask-abandon = Знаки кончились. Какую постройку забрасываете? В конце игры они принесли бы:
streets-ask-abandon-touched = Знаки кончились. Какую постройку забрасываете?
streets-abandon-worth = { $tile }, { $money } $
streets-ask-sneak = «{ FORM($tile, case: "acc") }» строит Проныра, и эти места для него одинаково хороши. Какое выбрать?
streets-ask-sneak-side = Где пройдёт дорога у Проныры («{ $tile }»)?
streets-building = { $cell } · { $tile }
streets-ask-street = Какую улицу считаем следующей?
streets-street =
    { $length ->
        [1] «{ $first }»
       *[more] «{ $first }» – «{ $last }»
    }
streets-ask-tokens = Какие бизнес-жетоны берёте?
streets-ask-sneak-tokens = Какие бизнес-жетоны возьмёт Проныра?
streets-token-answer = { $tokens }
streets-token-from = от постройки «{ $tile }»
streets-ask-show = Какую постройку из руки показываете?
streets-ask-replace = Вместо какой постройки показываете «{ FORM($tile, case: "acc") }»?
streets-replace = { $tile }, +{ $gain } $
streets-ask-home = Переезд: { $people }. Куда?
streets-home = { $tile } ({ $who })
streets-ask-number = { $people }: сколько переедет в «{ FORM($tile, case: "acc") }»?
streets-number = Только { $number }

## Фраза для новичка

streets-coach-closes =
    { $asked ->
        [tile] Сейчас можно закрыть { $what }, построив «{ FORM($tile, case: "acc") }»: { $sums }.
        [side] Лучше всего { $road }, чтобы закрыть { $what }: { $sums }.
       *[place] Выгодно закрыть { $what }: { $sums }.
    }
streets-coach-worth =
    { $asked ->
        [tile] Сейчас выгоднее всего «{ $tile }»: { $place }, пока это { $money } $.
        [side] Лучше всего { $road }: пока это { $money } $ для вас, когда улица закроется.
       *[place] Больше всего даст место { $place }: пока { $money } $.
    } { $last ->
        [yes] Знак последний: если ваша улица не закроется, потом придётся что-то забросить.
       *[no] Улица платит, когда застроены оба её конца.
    }
streets-coach-road =
    { $side ->
        [n] с дорогой сверху
        [e] с дорогой справа
        [s] с дорогой снизу
       *[w] с дорогой слева
    }
streets-coach-in = на улице { $street }
streets-coach-alone = на новой улице
streets-coach-close = улицу { $street }
streets-coach-close-alone = улицу из одной этой постройки
streets-coach-worthless = Пока эта постройка нигде ничего не стоит, но её символы могут пригодиться вашим постройкам на той же улице.
streets-coach-only-closing = Любое место закроет улицу, и всякий раз не в вашу пользу. Выберите то, где другие получат меньше.
streets-coach-signs =
    { $value ->
        [0] Пока там это не стоит ничего: второму знаку удваивать нечего.
       *[more] Два знака удвоят ценность, сейчас это { $value } $. У вас { $left ->
            [0] не останется знаков.
            [one] останется { $left } знак.
            [few] останется { $left } знака.
            [many] останется { $left } знаков.
           *[other] останется { $left } знака.
        }
    }
streets-coach-cover =
    { $asked ->
        [tile] За стройку поверх платят сразу. Больше всего даст постройка «{ $tile }» поверх «{ FORM($old, case: "gen") }»: { $money } $.
       *[cell] Больше всего сразу даст стройка поверх «{ FORM($old, case: "gen") }»: { $money } $.
    }
streets-coach-discard = Места нет нигде. Расстаньтесь с постройкой, чья ценность меньше всего подходит этому городу.
streets-coach-abandon = Меньше всего в конце даст постройка «{ $tile }»: { $money } $. Берегите то, чья улица скоро закроется: закрытая платит сполна.
streets-coach-sneak = Прямо сейчас эти места для вас равны. Сохраните свободным то, которое нужно вам самим.
streets-coach-sneak-here =
    { $count ->
        [0] Для вас лучше всего { $place }: там никому не платят.
       *[paid] Для вас лучше всего { $place }: { $sums }.
    }
streets-coach-order = Начните с улицы { $street }: это на { $more } $ больше, чем в другом порядке.
streets-coach-order-tokens = Денег у вас в любом порядке будет столько же, но жетоны могут кончиться. Начните с улицы, чей жетон нужнее.
streets-coach-order-scout = Денег у вас в любом порядке будет столько же. Специалист по поиску считает свои постройки только тех улиц, за которые ещё не заплатили.
streets-coach-tokens = Лучше всего { $tokens }: пока это +{ $money } $ за жетоны в конце.
streets-coach-tokens-new = Сейчас ни один не меняет награду. Нового для вас типа: { $tokens }. Четыре разных типа — набор, он стоит 10 $.
streets-coach-tokens-any = Сейчас ни один не меняет награду: 10 $ за большинство одного типа, 10 $ за каждый набор из четырёх типов.
streets-coach-tokens-sneak =
    { $money ->
        [0] Проныре это пока ничего не даст: { $tokens }.
       *[more] Меньше всего Проныре даст вот что: { $tokens }, в конце { $money } $.
    }
streets-coach-show = Покажите «{ FORM($tile, case: "acc") }» вместо «{ FORM($building, case: "gen") }»: вам на { $gain } $ больше, а постройка останется в руке.
streets-coach-keep = Ни одна постройка из руки не даст здесь больше.
streets-coach-home =
    { $asked ->
        [number] { $mine ->
            [yes] Все в «{ FORM($tile, case: "acc") }»: вам на { $money } $ больше, когда улица закроется.
           *[no] Все в «{ FORM($tile, case: "acc") }»: { $who } получит на { $money } $ больше, когда улица закроется.
        }
       *[home] { $mine ->
            [yes] Лучше всего «{ $tile }»: эти люди дадут вам { $money } $, когда улица закроется.
           *[no] Ни один из этих домов не выгоден вам больше, чем другим. Меньше всего вреда — «{ $tile }»: { $who } получит { $money } $, когда улица закроется.
        }
    }

## Ход одной фразой и что он даёт

streets-you-build =
    Вы строите «{ FORM($tile, case: "acc") }»: { $length ->
        [1] новая улица
       *[more] улица из { $length } построек
    }, дорога { $side ->
        [n] сверху
        [e] справа
        [s] снизу
       *[w] слева
    }{ $signs ->
        [2] , два знака.
       *[one-sign] .
    }
streets-sneak-builds =
    Проныра строит «{ FORM($tile, case: "acc") }»: { $length ->
        [1] новая улица
       *[more] улица из { $length } построек
    }, дорога { $side ->
        [n] сверху.
        [e] справа.
        [s] снизу.
       *[w] слева.
    }
streets-you-renovate = Вы строите «{ FORM($tile, case: "acc") }» поверх «{ FORM($old, case: "gen") }».
streets-you-discard = Вы сбрасываете «{ FORM($tile, case: "acc") }».
streets-you-abandon = Вы забрасываете «{ FORM($tile, case: "acc") }».
streets-you-count = Следующей считаем улицу { $street }.
streets-you-take = Вы берёте бизнес-жетоны: { $tokens }.
streets-sneak-takes = Проныра берёт бизнес-жетоны: { $tokens }.
streets-you-show = Вы показываете «{ FORM($tile, case: "acc") }» вместо «{ FORM($building, case: "gen") }».
streets-you-keep = Вы ничего не показываете.
streets-you-move = Переезд: { $moves }.
streets-moves-home =
    { $mine ->
        [yes] { $people } – к вам, в «{ FORM($tile, case: "acc") }»
       *[no] { $people } – в «{ FORM($tile, case: "acc") }» ({ $who })
    }
streets-abandon-warning = Постройка «{ $tile }» больше никогда вам не заплатит. Пока что в конце игры это { $money } $.
streets-abandon-does = Забросить: { $tile }
streets-abandon-instead = Выбрать другую
streets-discard-warning = Постройка «{ $tile }» навсегда выйдет из игры, и в этот ход вы ничего не построите.
streets-discard-does = Сбросить: { $tile }
streets-discard-instead = Выбрать другую
streets-pays =
    { $count ->
        [one] { $count } улица платит: **{ $sums }**.
        [few] { $count } улицы платят: **{ $sums }**.
       *[many] { $count } улиц платят: **{ $sums }**.
    }
streets-pays-nobody =
    { $count ->
        [one] Закрывается { $count } улица, но платить там некому.
        [few] Закрываются { $count } улицы, но платить там некому.
       *[many] Закрываются { $count } улиц, но платить там некому.
    }
streets-money-to =
    { $mine ->
        [yes] вы получаете { $money } $
       *[no] { $who } получает { $money } $
    }
streets-may-show = Предприниматель ещё может поднять эту сумму постройкой из руки.
# Ниже следует, у кого сколько прибавится.
streets-if-ended = После этого у вас { $money } $. А если бы игра на этом кончилась:
streets-still-open = Пока никому не платят: ни одна улица не закрывается.
streets-home-worth = Каждый принесёт хозяину 1 $, когда улица закроется.
streets-tokens-worth = За жетоны платят в конце игры.
streets-sign-returns = Знак возвращается к вам.
streets-nothing-built = Никому не платят.
streets-move-home = Переезд в «{ FORM($tile, case: "acc") }»: { $people }.
streets-move-nowhere = Без дома остаются и ждут: { $people }.
streets-move-later = Ещё предстоит решить, куда переедут: { $people }.
streets-figure-signs = Знаки
streets-figure-tokens = { $owned } · ещё { $left }

## События

streets-built =
    { $side ->
        [n] { $sign } { $who } строит «{ FORM($tile, case: "acc") }» на { $cell }, дорога на севере{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
        [e] { $sign } { $who } строит «{ FORM($tile, case: "acc") }» на { $cell }, дорога на востоке{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
        [s] { $sign } { $who } строит «{ FORM($tile, case: "acc") }» на { $cell }, дорога на юге{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
       *[w] { $sign } { $who } строит «{ FORM($tile, case: "acc") }» на { $cell }, дорога на западе{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
    }
streets-renovated = { $sign } { $who } строит «{ FORM($tile, case: "acc") }» на { $cell } поверх «{ FORM($old, case: "gen") }».
streets-found-home = Искатели нашли дом: { $people }.
streets-abandoned = { $sign } { $who } забрасывает «{ FORM($tile, case: "acc") }» на { $cell }.
streets-discarded = { $who } не находит места и сбрасывает «{ FORM($tile, case: "acc") }».
streets-closed = **Улица { $street } закрыта.** На неё ничто не указывает.
streets-closed-pointing = **Улица { $street } закрыта.** На неё указывают: { $symbols }.
streets-points = { $symbol } ({ $cell })
streets-unpaid = Построек со знаками на ней нет, платить некому.
streets-paid = { $sign } { $who } +{ $money } $: { $buildings }.
streets-paid-brief = { $sign } +{ $money } $: { $buildings }
streets-paid-adding = { $paid }. { $advisor } добавляет: { $symbols }
streets-payment = { $tile } { $money } $ ({ $sum })
streets-sum =
    { $doubled ->
        [yes] { $value } × 2 за два знака
       *[no] { $value }
    }{ $people ->
        [0] { "" }
        [one] { " " }+ { $people } человек
        [few] { " " }+ { $people } человека
        [many] { " " }+ { $people } человек
       *[other] { " " }+ { $people } человека
    }
streets-sum-made = { $sum }; символы: { $shares }
streets-sum-half = половина от { $whole } $: { $sum }
streets-by-copied = копия «{ $formula }»: { $reason }
streets-by-shown = как «{ $formula }»: { $reason }
# Где стоят символы, за которые заплатили.
streets-share-street = { $count } на улице
streets-share-pointing =
    { $count ->
        [one] { $count } указывает на неё
        [few] { $count } указывают на неё
        [many] { $count } указывают на неё
       *[other] { $count } указывают на неё
    }
streets-share-card = { $count } на карте { FORM($advisor, case: "gen") }
streets-share-hand = { $count } на рубашках в руке
streets-share-elsewhere = { $count } на своих постройках других улиц
streets-share-legend =
    { $count ->
        [one] { $count } хипстер за смешанный
        [few] { $count } хипстера за смешанные
        [many] { $count } хипстеров за смешанные
       *[other] { $count } хипстера за смешанные
    }
# То же, где важны виды: «туристы ×2, смешанный: 1 на карте Хакера».
streets-share-kind = { FORM($symbol, case: "plural") } ×{ $count }
streets-share-added = { FORM($symbol, case: "plural") }: { $share }
streets-reason-people = { $people } × { $each }
streets-reason-symbols =
    { $count ->
        [one] { $count } символ × { $each }
        [few] { $count } символа × { $each }
        [many] { $count } символов × { $each }
       *[other] { $count } символа × { $each }
    }
streets-reason-pairs =
    { $count ->
        [one] { $count } пара × { $each }
        [few] { $count } пары × { $each }
        [many] { $count } пар × { $each }
       *[other] { $count } пары × { $each }
    }
streets-reason-mixed =
    { $count ->
        [one] { $count } смешанный символ × { $each }
        [few] { $count } смешанных символа × { $each }
        [many] { $count } смешанных символов × { $each }
       *[other] { $count } смешанного символа × { $each }
    }
streets-reason-signs =
    { $count ->
        [one] { $count } знак × { $each }
        [few] { $count } знака × { $each }
        [many] { $count } знаков × { $each }
       *[other] { $count } знака × { $each }
    }
streets-reason-size =
    { $count ->
        [one] { $count } постройка × { $each }
        [few] { $count } постройки × { $each }
        [many] { $count } построек × { $each }
       *[other] { $count } постройки × { $each }
    }
streets-reason-neighbours =
    { $count ->
        [one] { $count } сосед × { $each }
        [few] { $count } соседа × { $each }
        [many] { $count } соседей × { $each }
       *[other] { $count } соседа × { $each }
    }
streets-reason-closing =
    { $count ->
        [0] другой улицы не замыкает
       *[yes] замыкает другую улицу: { $each }
    }
streets-reason-copy = копировать нечего
streets-took = { $sign } { $who } берёт жетоны: { $tokens }.
streets-kept = { $sign } { $who } ничего не показывает.
streets-showed = { $sign } { $who } показывает из руки «{ FORM($tile, case: "acc") }» вместо «{ FORM($building, case: "gen") }».
streets-moved = Переезд: { $moves }.
streets-moves-to = { $people } → { $cell }
streets-moves-nowhere = { $people } без дома
streets-moved-brief = Переехало людей: { $housed }; осталось без дома: { $seeking }.
streets-may-move = { $people }: можно переселить на { $cells }.
streets-drew = { $who } берёт из стопки: { $kinds }.
streets-you-drew = Вы берёте: { $tiles }.
streets-next-tile = Следующая в стопке: «{ $tile }».
streets-last-tiles = Стопка кончилась. Три последние постройки Проныры перемешали и открыли.
streets-final = **Финальный подсчёт.** Каждая постройка со знаком приносит половину, с округлением вверх.
streets-final-player =
    { $business ->
        [yes] { $sign } { $who }: { $before } + { $buildings } за постройки + { $bonus } за жетоны = **{ $money } $**
       *[no] { $sign } { $who }: { $before } + { $buildings } за постройки = **{ $money } $**
    }
streets-final-buildings = { $sign } Постройки: { $buildings }.
streets-final-tokens = { $sign } Жетоны: { $tokens }.
streets-final-lead = { $type } { $money } $
streets-final-sets =
    { $count ->
        [one] { $count } полный набор { $money } $
        [few] { $count } полных набора { $money } $
        [many] { $count } полных наборов { $money } $
       *[other] { $count } полного набора { $money } $
    }

## Деньги и конец

streets-part-streets = закрытые улицы
streets-part-final = финальный подсчёт
streets-part-business = бизнес-жетоны
streets-won-by-money = Побеждает самый богатый.
streets-won-together = Денег поровну: победа общая.
streets-beat-the-sneak = У вас { $mine } $, у Проныры { $his } $. Победа!
streets-lost-to-the-sneak = У вас { $mine } $, у Проныры { $his } $. Нужно было больше, чем у него.

## Город словами

streets-text-turn = Улицы, ход { $turn } ({ $who }). В стопке построек: { $stack }; сверху { $kind }.
streets-text-turn-empty = Улицы, ход { $turn } ({ $who }). Стопка кончилась.
streets-text-over = Улицы: всё построено и оплачено.
streets-text-last = Последняя постройка: { $cell }.
streets-text-player = { $sign } { $who }: { $details }
# $stage — о чём спрашивают игрока: строительство, переезд.
streets-text-asked = { $player } – сейчас: { $stage }
streets-text-money = { $money } $
streets-text-signs =
    { $count ->
        [one] в запасе { $count } знак
        [few] в запасе { $count } знака
        [many] в запасе { $count } знаков
       *[other] в запасе { $count } знака
    }
streets-text-backs = в руке: { $kinds }
streets-text-kinds =
    { $count ->
        [1] { $kind }
       *[more] { $kind } ×{ $count }
    }
streets-text-station = На вокзале: { $people }.
streets-text-seeking = { $people } без дома
streets-text-waiting = Осталось посчитать: { $streets }.
streets-text-income = Улица { $street } заплатила: { $buildings }. Её концы: { $ends }.
streets-text-end = { $cell } ({ $symbols })
streets-text-payment = { $cell } · { $tile } { $sign } { $money } $ ({ $sum })
streets-text-sum = { $sign } +{ $money } $
streets-text-sums = Вместе: { $sums }.
streets-text-added = { $sign } { $advisor } добавляет: { $symbols }.
streets-text-moving = Потом переезжают: { $people }.
streets-text-tokens = Жетоны в запасе: { $tokens }.
streets-text-removed = Не участвуют в игре: { $kinds }.
streets-text-sneak-tiles = Последние постройки Проныры лежат рубашкой вверх: { $kinds }.
streets-text-sneak-builds = Проныра строит «{ FORM($tile, case: "acc") }».
# Части стола, которые можно рассмотреть отдельно, — строки меню.
streets-detail-street = Доход с улицы { $street }
streets-detail-last = Где построили последним
streets-detail-city = Город, { $part }
streets-detail-tile = Открытая постройка: { $tile }
streets-detail-players = Игроки
streets-detail-final = Откуда деньги: { $who }
streets-detail-before = Принесли закрытые улицы: { $money } $.
streets-detail-buildings = Половина стоимости построек со знаками: { $money } $.
streets-detail-tokens = Бизнес-жетоны: { $money } $.
streets-detail-total = Всего: **{ $money } $**.
# Улица вокзала или парка: $street и $tiles — коды.
streets-text-named = { $street } { $tile }{ $tiles }
streets-text-open = Открытые улицы: { $streets }
streets-text-closed = Закрытые улицы: { $streets }
streets-text-hand = Ваши постройки: { $tiles }.
streets-in-hand = { $code } { $tile } ({ $value })

## Правила, страница за страницей

streets-lesson-town = Вы вместе строите **один город**, постройка за постройкой. У каждой вдоль одной стороны идёт **дорога**; где дороги продолжают друг друга, там **улица**.
    Цветной **знак** показывает, чья это постройка (**1**). За что она платит, написано на тёмной плашке; в ней живут люди её вида.
    Застроены оба конца улицы — она **закрыта**: каждая постройка со знаком платит хозяину, знаки возвращаются, люди переезжают. Закрытые улицы бледнее (**2**).
    У каждого пять знаков и три постройки в руке. Лица их тайные, а рубашки показывают всем, какие виды вы держите.
    В конце **побеждает самый богатый**; при равенстве победа общая.
    .title = Один город, много хозяев
    .picture = Город в середине игры: 1 — постройка со знаком и людьми, 2 — постройка на закрытой улице, она бледнее.
streets-lesson-build = Сыграйте постройку из руки. Её дорога должна встретиться с дорогой соседа **ровно в одном углу**: продолжить её (**1**) или лечь под прямым углом (**2**). Длинные стороны дорог не соприкасаются никогда, на улице не больше пяти построек. Соседи, чьи дороги не встречаются, не мешают.
    На неё ложатся люди её вида, по одному за символ (на смешанные никто), и ваш знак. Все **искатели** её вида переезжают в неё.
    Если **знаков не осталось**, сначала забросьте свою постройку: знак вернётся, люди уедут, платить она больше не будет. Её символы считаются и дальше.
    После дохода возьмите постройку из стопки, пока они есть.
    .title = Ваш ход: строим
    .picture = Под улицей из двух построек свободная клетка с двумя возможными дорогами: 1 продолжает улицу, 2 лежит поперёк.
streets-lesson-close = Улица **закрыта**, как только застроены обе клетки за её концами, чем бы то ни было: здесь это Вокзал (**1**) и Автоматы, которые мы примеряем (**2**). Постройка рядом с дорогой на другой стороне тоже закрывает. Пять построек сами по себе улицу не закрывают.
    Закрыть можно любую улицу, и платят всем, у кого там есть постройки. Закрывайте, пока **вы** получаете больше других, и спешите там, где вам есть что терять.
    С деньгами возвращаются и знаки: без закрытых улиц скоро будет не на что строить.
    Одна постройка может закрыть несколько улиц. Их считают по очереди.
    .title = Закрываем улицу
    .picture = Улица из двух построек между Вокзалом с номером 1 и постройкой, которую примеряют, с номером 2. Улица обведена белым.
streets-lesson-pay = Постройка платит **ценность** и **по 1 $ за каждого**, кто на ней лежит. Считаются все символы улицы и те символы двух закрывающих построек, что **указывают на неё острым концом**, как сумка Автоматов справа. Серый **смешанный** символ — любой, в одной ценности один раз.
    Ценности: **2 $** за символ, **5 $** за пару, **4 $** за смешанный, **2 $** за человека этого вида на улице, **3 $** за ваш знак, **2 $** за постройку улицы, **2 $** за постройку вокруг, **6 $**, если замыкает другую улицу; **=** копирует лучшую ценность улицы (кроме соседей, замыкания и =).
    Кофейня: 2 знака по 3 $ и 3 человека, 9 $. Сувениры: 3 сумки по 2 $ и 2 человека, 8 $.
    .title = Сколько платит постройка
    .picture = Доход улицы из двух построек: Сетевая кофейня платит 9 $, Сувенирная лавка 8 $; справа на улицу указывает символ закрывающей постройки.
streets-lesson-people = Когда улица заплатила, закрывший её отправляет людей дальше: в постройки **их вида**, на которых есть знак и чья улица ещё **открыта**. Здесь турист поедет на Прогулки (**1**) или в Гриль соперника (**2**). Если есть куда, ехать надо; группу можно разделить.
    У вас каждый принесёт 1 $, когда та улица закроется, и ещё 2 $ за каждую постройку там, где платят за таких людей.
    Если их никто не принимает, они встают и становятся **искателями**. Не считаются ни за что и ждут, где стоят, новой постройки своего вида.
    Так же уезжают люди с заброшенной постройки и все, кто с начала игры ждёт на Вокзале.
    .title = Люди переезжают
    .picture = Улицу только что закрыли. Турист может переехать в постройку того, кто её закрыл (1), или другого игрока (2).
streets-lesson-end = Когда всё построено, каждая постройка, на которой остался знак, платит **половину**, округляя вверх: смотрите ярлычки на дорогах. Побеждает самый богатый.
    Что ещё попробовать:
    • **Бизнес:** за закрытую улицу каждый берёт и жетон одной своей постройки на ней; закрывший — последним. В конце за большинство одного типа 10 $ (равным по 5 $), за набор из четырёх типов 10 $.
    • **Советники:** каждому по карте; что умеет ваша, написано рядом с рукой.
    • **В одиночку** ваш соперник — **Проныра**. Верхнюю открытую постройку он ставит там, где её ценность больше, и знаки у него не кончаются. Начинает с 0, 20 или 50 $ (против советника ещё 40). Вам нужно больше денег, чем у него.
    .title = Конец и что ещё попробовать
    .picture = Готовый город. Ярлычки цвета хозяев на дорогах показывают, сколько в конце заплатила каждая постройка со знаком.

streets-step-1 = Постройка: дороги сходятся углом
streets-step-2 = Концы застроены — улица платит
streets-step-3 = Люди переезжают. Может, к вам?

## Как написать ход

streets-rules-typing = Весь ход помещается в `/ход`:
    • `build t4 k9 w` — построить T4 на K9, дорога на западе (`n` север, `e` восток, `s` юг, `w` запад). Инвестор добавляет `1` или `2` — число знаков.
    • `renovate t4 k9` — построить T4 поверх постройки на K9.
    • `abandon k9` — забросить постройку на K9.
    • `move k9 2 m8 1` — двоих на K9, одного на M8.
    • `count k9` — считать улицу, где K9.
    • `take trade`, `take leisure-trade` — взять жетоны: `restaurant` ресторан, `housing` жильё, `leisure` досуг, `trade` торговля.
    • `show t4 k9` — показать T4 вместо постройки на K9; `keep` — ничего не показывать.
    • `sneak k9 w` — место для постройки Проныры.
    • `discard t4` — сбросить, если места нет.
    Полезно знать:
    • Вокзал стоит на M13. Столбцы — буквы, строки — числа; имя клетки не меняется.
    • Что и так ясно, можно опустить: первое слово; сторону, где дорога продолжает самую длинную улицу; число, если едут все.
    • Заглавные буквы и лишние пробелы не мешают, как и русские буквы, похожие на латинские.
    • Город словами: `f1●2` — F1 со знаком ● и двумя людьми, `?1` — искатель, стрелка — где дорога. В конце игры `+5` — сколько принесла постройка.
    • **Слова настроек** для `/игра новая`: `business` бизнес-модуль; `advisors=dealt` советники; одному ещё `advisors=hacker` Хакер, `entrepreneur` Предприниматель, `investor` Инвестор, `legend` Легенда хипстеров, `scout` Специалист по поиску и `level=easy`, `medium`, `hard` для Проныры.

## Подготовленные ходы

streets-ahead-no-tile = На руке не останется ни одной постройки, а следующая ещё не взята.
streets-standing-show = Когда закрывается улица с вашей постройкой, Предприниматель:
streets-standing-best = Показывать самую выгодную постройку
streets-standing-never = Ничего не показывать
streets-standing-tokens = Когда можно выбирать бизнес-жетоны:
streets-standing-prefer = Сначала { $first }, потом { $second }
