# Улицы: название, вопросы, события, город словами.

streets-name = Улицы
streets-about = Город растёт постройка за постройкой. Улица закрыта — платят всем, у кого на ней есть постройки.

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
streets-option-level-easy = легко, 0 $ (с советником 40)
streets-option-level-medium = средне, 20 $ (с советником 60)
streets-option-level-hard = трудно, 50 $ (с советником 90)

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
streets-tile-park = Городской парк
streets-tile-t1 = Спа-салон
streets-tile-t2 = Гранд-отель
streets-tile-t3 = Сувенирная лавка
streets-tile-t4 = Гриль на набережной
streets-tile-t5 = Раскопки Колосса
streets-tile-t6 = Хостел
streets-tile-t7 = Речные прогулки
streets-tile-t8 = Обзорная башня
streets-tile-f1 = Стартовый дом
streets-tile-f2 = Блошиный рынок
streets-tile-f3 = Модный лофт
streets-tile-f4 = Магазин игрушек
streets-tile-f5 = Пиццерия на углу
streets-tile-f6 = Игровая площадка
streets-tile-f7 = Таунхаусы
streets-tile-f8 = Кафе-мороженое
streets-tile-h1 = Галерея искусств
streets-tile-h2 = Студенческое общежитие
streets-tile-h3 = Микропивоварня
streets-tile-h4 = Магазин винила
streets-tile-h5 = Коворкинг
streets-tile-h6 = Двор уличной еды
streets-tile-h7 = Копи-центр
streets-tile-h8 = Кинотеатр на крыше
streets-tile-s1 = Универмаг
streets-tile-s2 = Обувной бутик
streets-tile-s3 = Фуд-холл
streets-tile-s4 = Дизайнерский аутлет
streets-tile-s5 = Мебельный салон
streets-tile-s6 = Зал игровых автоматов
streets-tile-s7 = Апарт-отель
streets-tile-s8 = Сетевая кофейня
streets-tile-m1 = Магазин хозтоваров
streets-tile-m2 = Общественный центр
streets-tile-m3 = Библиотека
streets-tile-m4 = Бистро на перекрёстке
streets-tile-m5 = Жилищный кооператив
streets-tile-m6 = Трамвайное депо
streets-tile-m7 = Квартиры во дворе
streets-tile-m8 = Фестивальный шатёр
streets-tile-t9 = Ресторан на крыше
streets-tile-f9 = Садовые участки
streets-tile-h9 = Тату-салон
streets-tile-s9 = Ночной базар
streets-tile-m9 = Многоквартирный дом

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

streets-value-people = { $each } $ за каждого { FORM($kinds, case: "person") }, лежащего на улице
streets-value-symbols = { $each } $ за каждый символ { FORM($kinds, case: "gen") }
streets-value-pairs = { $each } $ за пару символов: { $kinds }
streets-value-mixed = { $each } $ за каждый смешанный символ
streets-value-signs = { $each } $ за каждый ваш знак на улице
streets-value-size = { $each } $ за каждую постройку улицы
streets-value-neighbours = { $each } $ за каждую постройку вокруг
streets-value-closing = { $each } $, если замыкает другую улицу
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
streets-ask-cell = Где строите «{ $tile }» ({ $value })?
streets-ask-side = Где пройдёт дорога у «{ $tile }»?
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
streets-ask-cover = Поверх какой постройки ляжет «{ $tile }» ({ $value })?
streets-ask-abandon = Знаки кончились. Какую постройку забрасываете? В конце игры они принесли бы:
streets-abandon-worth = { $tile }, { $money } $
streets-ask-sneak = «{ $tile }» строит Проныра, и эти места для него одинаково хороши. Какое выбрать?
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
streets-ask-replace = Вместо какой постройки показываете «{ $tile }»?
streets-replace = { $tile }, +{ $gain } $
streets-ask-home = Переезд: { $people }. Куда?
streets-home = { $tile } ({ $who })
streets-ask-number = { $people }: сколько переедет в «{ $tile }»?
streets-number = Только { $number }

## Ход одной фразой и что он даёт

streets-you-build =
    Вы строите «{ $tile }»: { $length ->
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
    Проныра строит «{ $tile }»: { $length ->
        [1] новая улица
       *[more] улица из { $length } построек
    }, дорога { $side ->
        [n] сверху.
        [e] справа.
        [s] снизу.
       *[w] слева.
    }
streets-you-renovate = Вы строите «{ $tile }» поверх «{ $old }».
streets-you-discard = Вы сбрасываете «{ $tile }».
streets-you-abandon = Вы забрасываете «{ $tile }».
streets-you-count = Следующей считаем улицу { $street }.
streets-you-take = Вы берёте бизнес-жетоны: { $tokens }.
streets-sneak-takes = Проныра берёт бизнес-жетоны: { $tokens }.
streets-you-show = Вы показываете «{ $tile }» вместо «{ $building }».
streets-you-keep = Вы ничего не показываете.
streets-you-move = Переезд: { $moves }.
streets-moves-home =
    { $mine ->
        [yes] { $people } – к вам, в «{ $tile }»
       *[no] { $people } – в «{ $tile }» ({ $who })
    }
streets-abandon-warning = «{ $tile }» больше никогда вам не заплатит. Пока что в конце игры это { $money } $.
streets-abandon-does = Забросить: { $tile }
streets-abandon-instead = Выбрать другую
streets-discard-warning = «{ $tile }» навсегда выйдет из игры, и в этот ход вы ничего не построите.
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
        [yes] вы получаете { $money } $
       *[no] { $who } получает { $money } $
    }
streets-may-show = Предприниматель ещё может поднять эту сумму постройкой из руки.
streets-still-open = Пока никому не платят: ни одна улица не закрывается.
streets-home-worth = Каждый принесёт хозяину 1 $, когда улица закроется.
streets-tokens-worth = За жетоны платят в конце игры.
streets-sign-returns = Знак возвращается к вам.
streets-nothing-built = Никому не платят.
streets-move-home = Переезд в «{ $tile }»: { $people }.
streets-move-nowhere = Без дома остаются и ждут: { $people }.
streets-move-later = Ещё предстоит решить, куда переедут: { $people }.
streets-figure-signs = Знаки

## События

streets-built =
    { $side ->
        [n] { $sign } { $who } строит «{ $tile }» на { $cell }, дорога на севере{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
        [e] { $sign } { $who } строит «{ $tile }» на { $cell }, дорога на востоке{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
        [s] { $sign } { $who } строит «{ $tile }» на { $cell }, дорога на юге{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
       *[w] { $sign } { $who } строит «{ $tile }» на { $cell }, дорога на западе{ $signs ->
            [2] , два знака.
           *[one-sign] .
        }
    }
streets-renovated = { $sign } { $who } строит «{ $tile }» на { $cell } поверх «{ $old }».
streets-found-home = Искатели нашли дом: { $people }.
streets-abandoned = { $sign } { $who } забрасывает «{ $tile }» на { $cell }.
streets-discarded = { $who } не находит места и сбрасывает «{ $tile }».
streets-closed = **Улица { $street } закрыта.** На неё ничто не указывает.
streets-closed-pointing = **Улица { $street } закрыта.** На неё указывают: { $symbols }.
streets-points = { $symbol } ({ $cell })
streets-unpaid = Построек со знаками на ней нет, платить некому.
streets-paid = { $sign } { $who } +{ $money } $: { $buildings }.
streets-paid-brief = { $sign } +{ $money } $: { $buildings }
streets-paid-adding = { $paid }. { $advisor } добавляет: { $symbols }
streets-payment = { $tile } { $money } $ ({ $sum })
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
streets-sum-half = половина от { $whole } $: { $sum }
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
streets-showed = { $sign } { $who } показывает из руки «{ $tile }» вместо «{ $building }».
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
        [yes] { $sign } { $who }: { $before } + { $buildings } за постройки + { $bonus } за жетоны = **{ $money } $**
       *[no] { $sign } { $who }: { $before } + { $buildings } за постройки = **{ $money } $**
    }
streets-final-buildings = { $sign } Постройки: { $buildings }.
streets-final-tokens = { $sign } Жетоны: { $tokens }.
streets-final-lead = { $type } { $money } $
streets-final-sets =
    { $count ->
        [one] { $count } полный набор { $money } $
        [few] { $count } полных набора { $money } $
        [many] { $count } полных наборов { $money } $
       *[other] { $count } полного набора { $money } $
    }

## Деньги и конец

streets-part-streets = закрытые улицы
streets-part-final = финальный подсчёт
streets-part-business = бизнес-жетоны
streets-won-by-money = Побеждает самый богатый.
streets-won-together = Денег поровну: победа общая.
streets-beat-the-sneak = У вас { $mine } $, у Проныры { $his } $. Победа!
streets-lost-to-the-sneak = У вас { $mine } $, у Проныры { $his } $. Нужно было больше, чем у него.

## Город словами

streets-text-turn = Улицы, ход { $turn } ({ $who }). В стопке построек: { $stack }; сверху { $kind }.
streets-text-turn-empty = Улицы, ход { $turn } ({ $who }). Стопка кончилась.
streets-text-over = Улицы: всё построено и оплачено.
streets-text-last = Последняя постройка: { $cell }.
streets-text-player = { $sign } { $who }: { $details }
# $stage — о чём спрашивают игрока: строительство, переезд.
streets-text-asked = { $player } – сейчас: { $stage }
streets-text-money = { $money } $
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
streets-text-payment = { $cell } · { $tile } { $sign } { $money } $ ({ $sum })
streets-text-sum = { $sign } +{ $money } $
streets-text-sums = Вместе: { $sums }.
streets-text-added = { $sign } { $advisor } добавляет: { $symbols }.
streets-text-moving = Потом переезжают: { $people }.
streets-text-tokens = Жетоны в запасе: { $tokens }.
streets-text-removed = Не участвуют в игре: { $kinds }.
streets-text-sneak-tiles = Последние постройки Проныры лежат рубашкой вверх: { $kinds }.
streets-text-sneak-builds = Проныра строит «{ $tile }».
# Части стола, которые можно рассмотреть отдельно, — строки меню.
streets-detail-street = Доход с улицы { $street }
streets-detail-final = Откуда деньги: { $who }
streets-detail-before = Принесли закрытые улицы: { $money } $.
streets-detail-buildings = Половина стоимости построек со знаками: { $money } $.
streets-detail-tokens = Бизнес-жетоны: { $money } $.
streets-detail-total = Всего: **{ $money } $**.
streets-text-open = Открытые улицы: { $streets }
streets-text-closed = Закрытые улицы: { $streets }
streets-text-hand = Ваши постройки: { $tiles }.
streets-in-hand = { $code } { $tile } ({ $value })

## Правила по темам

streets-rules-goal = Вы вместе строите город. У каждой постройки вдоль одной стороны идёт **дорога**; постройки, чьи дороги продолжают друг друга, — это **улица**. Когда оба конца улицы застроены, она **закрыта**, и все, у кого на ней есть постройки, получают деньги. Побеждает самый богатый.
    • На постройке показаны **ценность** (за что платят, на тёмной плашке), **символы** и бизнес — он нарисован на дороге. Людей и символов четыре вида: туристы (фотоаппарат), родители (коляска), хипстеры (очки), покупатели (сумка). Серые символы с четырьмя лепестками — **смешанные**: считайте их какими выгодно.
    • Символ похож на булавку на карте, и его **острый конец — стрелка**: она указывает через дорогу, прочь от неё или в обе стороны.
    • Люди **лежат** в постройках своего вида; каждый приносит владельцу 1 $, когда улица закрыта. Потом они переезжают дальше.
    • Кому ехать некуда, тот **встаёт** и становится искателем: ждёт постройку своего вида и нигде не считается.
    • На постройке лежит **знак** владельца. Знаков пять; они возвращаются, когда за улицу заплатили.
    • Тайна: лицевые стороны построек в руках, в стопке и убранных из игры. Открыто всё остальное, и рубашки тоже.
    • Набор построек во многом придуман нами; количества, ценности и примеры — из правил.
streets-rules-setup = Центральный вокзал (дорога на юге) и Городской парк (дорога на западе) лежат рядом, на вокзале — по одному человеку каждого вида. Каждому пять знаков и три постройки. Кто первый, решает случай; дальше по часовой стрелке.
    • **Построек:** вдвоём 30 (по две каждого вида убраны), втроём 36 (по одной, кроме смешанных), вчетвером 40, впятером 45.
    • **Бизнес-модуль** (`business`): по 12 жетонов четырёх типов. См. «Подсчёт».
    • **Советники** (`advisors=dealt`): каждому по одному, открыто. Один игрок может и выбрать: `advisors=hacker` Хакер, `entrepreneur` Предприниматель, `investor` Инвестор, `legend` Легенда хипстеров, `scout` Специалист по поиску. См. «Конец».
    • **Один игрок** играет против **Проныры** набором для двоих. Три его постройки ждут конца игры рубашкой вверх, стопка лежит открыто. У него 0, 20 или 50 $ (`level=easy`, `medium`, `hard`) и ещё 40 $, если у вас есть советник. Начинаете вы.
    • Вы строите, Проныра строит верхнюю из стопки, вы берёте следующую. Он строит там, где ценность больше; из равных — где к нему попадёт больше людей; если и это равно, выбираете вы. Знаков у него сколько угодно. Закрыв улицу, он селит людей сначала к себе.
    • Вы взяли последнюю — три его постройки перемешивают и открывают: ещё три круга.
    • Жетон Проныра берёт по возможности того типа, которого у него нет.
streets-rules-turn = • **1. Строительство.** Дорога новой постройки должна касаться дороги соседа **одним углом**: продолжать её или лежать под прямым углом. Длинные стороны дорог никогда не соприкасаются. На улице не больше пяти построек. Соседи без общей дороги — не помеха.
    • На постройку ложатся люди её вида, по одному за символ (на смешанные — никто), и ваш знак. Все искатели её вида переезжают в неё.
    • **Знаков нет?** Сначала забросьте свою постройку: знак вернётся, люди уедут, платить она больше не будет, но символы считаются.
    • **2. Доход** за каждую закрытую улицу: оба её конца застроены, чем бы то ни было. См. «Подсчёт». Затем знаки возвращаются, а **вы** переселяете её людей в постройки их вида, на которых есть знак и чья улица открыта. Делите их как хотите. Если таких нет, люди становятся искателями.
    • Несколько улиц сразу — по очереди. О порядке вас спросят, если он важен (бизнес-жетоны, Специалист по поиску).
    • **3. Добор:** возьмите постройку, пока стопка не пуста.
    • Если места нет совсем, сбросьте постройку вместо строительства.
streets-rules-scoring = Постройка со знаком приносит владельцу **ценность** и **1 $ за каждого, кто на ней лежит**. Считаются символы улицы и те символы двух закрывающих построек, что на неё **указывают** острым концом: обычно через дорогу, иногда в обе стороны; если символов два, то по одному в каждую.
    • **Люди** (фигурка): 2 $ за каждого этого вида, кто лежит на улице.
    • **Символы** (один символ): 2 $ за каждый. **Пары** (два символа): 5 $ за пару.
    • **Смешанные** (четыре лепестка): 4 $ за смешанный символ.
    • **Знаки** (табличка): 3 $ за ваш знак на улице.
    • **Размер** (дорога): 2 $ за постройку улицы.
    • **Соседи** (девять квадратов): 2 $ за каждую постройку вокруг, всего до восьми.
    • **Закрывающая** (дорога упирается в стену): 6 $, если она замыкает другую улицу и та закрыта; платит вместе со своей улицей.
    • **Копия** (знак =): лучшая ценность другой постройки улицы, чьей бы та ни была; кроме закрывающей, соседей и копии.
    Смешанный символ для каждой постройки может считаться по-своему, но в одной ценности — один раз. Лучший счёт мы находим сами.
    • **Бизнес:** вилка с ножом — ресторан, кровать — жильё, билет — досуг, тележка — торговля, звезда — любой тип. До денег каждый берёт жетон за **одну** свою постройку улицы (за двойной знак два); первым — игрок после активного, активный последним. Кончившийся тип считается любым. Заброшенная постройка тоже даёт жетон. В конце за каждый тип 10 $ тому, у кого их больше всех (равным по 5 $), и 10 $ за набор из четырёх типов.
streets-rules-end = Когда всё построено, постройки со знаками приносят **половину**, округляя каждую вверх. Жетонов и переездов нет. Потом деньги за жетоны. Побеждает самый богатый, при равенстве победа общая. Одному нужно больше, чем у Проныры.
    • После конца кнопка **Ещё** покажет, откуда у кого деньги, постройка за постройкой.
    • **Советники.** Символ на карте считается для ваших построек.
    • **Подрядчик** (2–4): за ход две постройки, пока есть стопка.
    • **Хакер** (смешанный): рубашки вашей руки считаются символами.
    • **Предприниматель** (смешанный): раз за закрытую улицу возьмите ценность из руки (не копию) для одной своей постройки.
    • **Инвестор** (покупатели): два знака на новой постройке удваивают её ценность; такая постройка одна.
    • **Легенда хипстеров** (хипстеры): символы хипстеров для вас смешанные.
    • **Реставратор** (3–5): стройте поверх постройки закрытой улицы, дорога с той же стороны; улицу считают сразу.
    • **Специалист по поиску:** на закрытой улице считаются и символы ваших построек на других улицах; не в конце.
    Подрядчика и Реставратора нет ни с бизнес-модулем, ни в игре для одного.
    Если кто-то вышел, за него играет бот: строит то, что сейчас выгоднее. Если остаётся только один игрок, он побеждает; если с ним сидят боты, он сам решает: победить сразу или играть дальше.
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
