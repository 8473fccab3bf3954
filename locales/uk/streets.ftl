# Вулиці: назва, запитання, події, місто словами.

streets-name = Вулиці
streets-about = Зводьте разом одне місто й закривайте вулиці саме тоді, коли це найвигідніше вам.

streets-option-business = Бізнес-модуль
    .hint = Закриті вулиці дають і бізнес-жетони; наприкінці вони варті грошей
streets-option-advisors = Радники
    .hint = Особливе вміння кожному. Підрядник: 2–4 гравці, Реставратор: 3–5, обидва без бізнес-модуля
streets-option-advisors-none = радників немає
streets-option-advisors-dealt = кожному по одному, навмання
streets-option-advisors-hacker = Хакер (граєте наодинці)
streets-option-advisors-entrepreneur = Підприємець (граєте наодинці)
streets-option-advisors-investor = Інвестор (граєте наодинці)
streets-option-advisors-legend = Легенда хіпстерів (граєте наодинці)
streets-option-advisors-scout = Фахівець із пошуку (граєте наодинці)
streets-option-level = Пронира
    .hint = Для одного гравця: з якими грошима починає суперник
streets-option-level-easy = легко, 0 $ (з радником 40)
streets-option-level-medium = середньо, 20 $ (з радником 60)
streets-option-level-hard = важко, 50 $ (з радником 90)

streets-stage-abandon = яку будівлю покинути
streets-stage-build = будівництво
streets-stage-sneak = місце для будівлі Пронири
streets-stage-order = вибір вулиці
streets-stage-tokens = вибір бізнес-жетонів
streets-stage-show = вибір Підприємця
streets-stage-move = переїзд

## Назви

streets-sneak = Пронира

streets-tile-station = Центральний вокзал
    .gen = Центрального вокзалу
streets-tile-park = Міський парк
    .gen = Міського парку
streets-tile-t1 = Спа-салон
    .gen = Спа-салону
streets-tile-t2 = Гранд-готель
    .gen = Гранд-готелю
streets-tile-t3 = Сувенірна ятка
    .acc = Сувенірну ятку
    .gen = Сувенірної ятки
streets-tile-t4 = Гриль на набережній
    .gen = Гриля на набережній
streets-tile-t5 = Розкопки Колоса
    .gen = Розкопок Колоса
streets-tile-t6 = Хостел
    .gen = Хостелу
streets-tile-t7 = Річкові прогулянки
    .gen = Річкових прогулянок
streets-tile-t8 = Оглядова вежа
    .acc = Оглядову вежу
    .gen = Оглядової вежі
streets-tile-f1 = Стартовий дім
    .gen = Стартового дому
streets-tile-f2 = Блошиний ринок
    .gen = Блошиного ринку
streets-tile-f3 = Модний лофт
    .gen = Модного лофту
streets-tile-f4 = Магазин іграшок
    .gen = Магазину іграшок
streets-tile-f5 = Піцерія на розі
    .acc = Піцерію на розі
    .gen = Піцерії на розі
streets-tile-f6 = Ігровий майданчик
    .gen = Ігрового майданчика
streets-tile-f7 = Таунгауси
    .gen = Таунгаусів
streets-tile-f8 = Кафе-морозиво
    .gen = Кафе-морозива
streets-tile-h1 = Галерея мистецтв
    .acc = Галерею мистецтв
    .gen = Галереї мистецтв
streets-tile-h2 = Студентський гуртожиток
    .gen = Студентського гуртожитку
streets-tile-h3 = Мікроброварня
    .acc = Мікроброварню
    .gen = Мікроброварні
streets-tile-h4 = Крамниця вінілу
    .acc = Крамницю вінілу
    .gen = Крамниці вінілу
streets-tile-h5 = Коворкінг
    .gen = Коворкінгу
streets-tile-h6 = Двір вуличної їжі
    .gen = Двору вуличної їжі
streets-tile-h7 = Копіцентр
    .gen = Копіцентру
streets-tile-h8 = Кінотеатр на даху
    .gen = Кінотеатру на даху
streets-tile-s1 = Універмаг
    .gen = Універмагу
streets-tile-s2 = Взуттєвий бутик
    .gen = Взуттєвого бутика
streets-tile-s3 = Фуд-хол
    .gen = Фуд-холу
streets-tile-s4 = Дизайнерський аутлет
    .gen = Дизайнерського аутлету
streets-tile-s5 = Меблевий салон
    .gen = Меблевого салону
streets-tile-s6 = Зал ігрових автоматів
    .gen = Залу ігрових автоматів
streets-tile-s7 = Апартготель
    .gen = Апартготелю
streets-tile-s8 = Мережева кав’ярня
    .acc = Мережеву кав’ярню
    .gen = Мережевої кав’ярні
streets-tile-m1 = Магазин госптоварів
    .gen = Магазину госптоварів
streets-tile-m2 = Громадський центр
    .gen = Громадського центру
streets-tile-m3 = Бібліотека
    .acc = Бібліотеку
    .gen = Бібліотеки
streets-tile-m4 = Бістро на перехресті
    .gen = Бістро на перехресті
streets-tile-m5 = Житловий кооператив
    .gen = Житлового кооперативу
streets-tile-m6 = Трамвайне депо
    .gen = Трамвайного депо
streets-tile-m7 = Квартири у дворі
    .gen = Квартир у дворі
streets-tile-m8 = Фестивальне шатро
    .gen = Фестивального шатра
streets-tile-t9 = Ресторан на даху
    .gen = Ресторану на даху
streets-tile-f9 = Садові ділянки
    .gen = Садових ділянок
streets-tile-h9 = Тату-салон
    .gen = Тату-салону
streets-tile-s9 = Нічний базар
    .gen = Нічного базару
streets-tile-m9 = Багатоквартирний будинок
    .gen = Багатоквартирного будинку

streets-kind-tourist = туристична
streets-kind-family = сімейна
streets-kind-hipster = хіпстерська
streets-kind-shopping = торгова
streets-kind-mixed = змішана

streets-symbol-tourist = туристи
    .gen = туристів
streets-symbol-family = батьки
    .gen = батьків
streets-symbol-hipster = хіпстери
    .gen = хіпстерів
streets-symbol-shopping = покупці
    .gen = покупців
streets-symbol-mixed = змішаний
    .gen = змішаних
    .plural = змішані
streets-symbols =
    { $count ->
        [1] { $symbol }
       *[more] { FORM($symbol, case: "plural") } ×{ $count }
    }

streets-people-tourist =
    { $count ->
        [one] { $count } турист
        [few] { $count } туристи
        [many] { $count } туристів
       *[other] { $count } туриста
    }
streets-people-family = батьки ({ $count })
streets-people-hipster =
    { $count ->
        [one] { $count } хіпстер
        [few] { $count } хіпстери
        [many] { $count } хіпстерів
       *[other] { $count } хіпстера
    }
streets-people-shopping =
    { $count ->
        [one] { $count } покупець
        [few] { $count } покупці
        [many] { $count } покупців
       *[other] { $count } покупця
    }

streets-business-restaurant = ресторан
streets-business-housing = житло
streets-business-leisure = дозвілля
streets-business-trade = торгівля
streets-business-universal = будь-який тип
streets-tokens =
    { $count ->
        [1] { $type }
       *[more] { $type } ×{ $count }
    }

streets-advisor-contractor = Підрядник
    .gen = Підрядника
    .about = Поки стос не порожній, за хід ви зводите дві будівлі й дві берете. Стос готують на одного гравця більше, а потім навмання прибирають три будівлі.
streets-advisor-hacker = Хакер
    .gen = Хакера
    .about = Звороти будівель у вашій руці рахуються як символи для ваших будівель. Символ на цій карті теж.
streets-advisor-entrepreneur = Підприємець
    .gen = Підприємця
    .about = Раз за закриту вулицю: одну свою будівлю на ній рахуйте за цінністю будівлі з руки (не копії). Символ на цій карті рахується для ваших будівель.
streets-advisor-investor = Інвестор
    .gen = Інвестора
    .about = Можете покласти на нову будівлю два знаки: її цінність (але не люди) подвоюється. Така будівля може бути одна. Символ на цій карті рахується для ваших будівель.
streets-advisor-legend = Легенда хіпстерів
    .gen = Легенди хіпстерів
    .about = Для ваших будівель кожен символ хіпстерів рахується як змішаний. І той, що на цій карті.
streets-advisor-renovator = Реставратор
    .gen = Реставратора
    .about = Можете будувати поверх будівлі на закритій вулиці (дорога з того самого боку; вокзал і парк не рахуються). Цю вулицю одразу рахують знову.
streets-advisor-scout = Фахівець із пошуку
    .gen = Фахівця з пошуку
    .about = Коли рахують закриту вулицю, для вас рахуються і символи ваших будівель на інших вулицях. Але не у фінальному підрахунку.

streets-value-people = { $each } $ за кожного з { FORM($kinds, case: "gen") }, хто лежить на вулиці
streets-value-symbols = { $each } $ за кожен символ { FORM($kinds, case: "gen") }
streets-value-pairs = { $each } $ за пару символів: { $kinds }
streets-value-mixed = { $each } $ за кожен змішаний символ
streets-value-signs = { $each } $ за кожен ваш знак на вулиці
streets-value-size = { $each } $ за кожну будівлю вулиці
streets-value-neighbours = { $each } $ за кожну будівлю довкола
streets-value-closing = { $each } $, якщо замикає іншу вулицю
streets-value-copy = копіює найкращу цінність своєї вулиці

## Запитання

streets-ask-verb = Що робите?
streets-verb-build = Будувати
streets-verb-renovate = Будувати поверх
streets-verb-discard = Скинути будівлю
streets-verb-abandon = Покинути будівлю
streets-verb-count = Порахувати вулицю
streets-verb-take = Узяти жетони
streets-verb-show = Показати будівлю
streets-verb-keep = Нічого не показувати
streets-verb-move = Переселити людей
streets-verb-sneak = Збудувати за Прониру
streets-ask-tile =
    { $verb ->
        [discard] Будувати ніде. Яку будівлю скинете?
       *[build] Яку будівлю ставите?
    }
streets-ask-cell = Де будуєте «{ FORM($tile, case: "acc") }» ({ $value })?
streets-ask-side = Де пройде дорога у «{ FORM($tile, case: "gen") }»?
streets-road =
    { $side ->
        [n] Дорога зверху
        [e] Дорога праворуч
        [s] Дорога знизу
       *[w] Дорога ліворуч
    }
streets-ask-signs = Один знак чи два, щоб подвоїти цінність?
streets-signs =
    { $count ->
        [2] Два знаки: цінність ×2
       *[one-sign] Один знак
    }
streets-ask-cover = Поверх якої будівлі кладете «{ FORM($tile, case: "acc") }» ({ $value })?
streets-ask-abandon = Знаки скінчилися. Яку будівлю покидаєте? Наприкінці гри вони принесли б:
streets-ask-abandon-touched = Знаки скінчилися. Яку будівлю покидаєте?
streets-abandon-worth = { $tile }, { $money } $
streets-ask-sneak = «{ FORM($tile, case: "acc") }» будує Пронира, і ці місця для нього однаково добрі. Яке вибрати?
streets-ask-sneak-side = Де пройде дорога в Пронири («{ $tile }»)?
streets-building = { $cell } · { $tile }
streets-ask-street = Яку вулицю рахуємо наступною?
streets-street =
    { $length ->
        [1] «{ $first }»
       *[more] «{ $first }» – «{ $last }»
    }
streets-ask-tokens = Які бізнес-жетони берете?
streets-ask-sneak-tokens = Які бізнес-жетони візьме Пронира?
streets-token-answer = { $tokens }
streets-token-from = від будівлі «{ $tile }»
streets-ask-show = Яку будівлю з руки показуєте?
streets-ask-replace = Замість якої будівлі показуєте «{ FORM($tile, case: "acc") }»?
streets-replace = { $tile }, +{ $gain } $
streets-ask-home = Переїзд: { $people }. Куди?
streets-home = { $tile } ({ $who })
streets-ask-number = { $people }: скільки переїде до «{ FORM($tile, case: "gen") }»?
streets-number = Лише { $number }

## Фраза для новачка

streets-coach-closes =
    { $asked ->
        [tile] Зараз можна закрити { $what }, збудувавши «{ FORM($tile, case: "acc") }»: { $sums }.
        [side] Найкраще { $road }, щоб закрити { $what }: { $sums }.
       *[place] Вигідно закрити { $what }: { $sums }.
    }
streets-coach-worth =
    { $asked ->
        [tile] Зараз найвигідніше «{ $tile }»: { $place }, поки що це { $money } $.
        [side] Найкраще { $road }: поки що це { $money } $ для вас, коли вулиця закриється.
       *[place] Найбільше дасть місце { $place }: поки що { $money } $.
    } { $last ->
        [yes] Знак останній: якщо ваша вулиця не закриється, потім доведеться щось покинути.
       *[no] Вулиця платить, коли забудовано обидва її кінці.
    }
streets-coach-road =
    { $side ->
        [n] з дорогою згори
        [e] з дорогою праворуч
        [s] з дорогою знизу
       *[w] з дорогою ліворуч
    }
streets-coach-in = на вулиці { $street }
streets-coach-alone = на новій вулиці
streets-coach-close = вулицю { $street }
streets-coach-close-alone = вулицю з однієї цієї будівлі
streets-coach-worthless = Поки що ця будівля ніде нічого не варта, але її символи можуть придатися вашим будівлям на тій самій вулиці.
streets-coach-only-closing = Кожне місце закриває вулицю, і щоразу не на вашу користь. Оберіть те, де інші отримають менше.
streets-coach-signs =
    { $value ->
        [0] Поки що там це не варте нічого: другому знаку подвоювати нічого.
       *[more] Два знаки подвоять цінність, зараз це { $value } $. У вас { $left ->
            [0] не залишиться знаків.
            [one] залишиться { $left } знак.
            [few] залишиться { $left } знаки.
            [many] залишиться { $left } знаків.
           *[other] залишиться { $left } знака.
        }
    }
streets-coach-cover =
    { $asked ->
        [tile] За будівництво поверх платять одразу. Найбільше дасть будівля «{ $tile }» поверх «{ FORM($old, case: "gen") }»: { $money } $.
       *[cell] Найбільше одразу дасть будівництво поверх «{ FORM($old, case: "gen") }»: { $money } $.
    }
streets-coach-discard = Місця немає ніде. Попрощайтеся з будівлею, чия цінність найменше пасує цьому місту.
streets-coach-abandon = Найменше в кінці дасть будівля «{ $tile }»: { $money } $. Бережіть те, чия вулиця скоро закриється: закрита платить сповна.
streets-coach-sneak = Просто зараз ці місця для вас рівні. Лишіть вільним те, яке потрібне вам самим.
streets-coach-sneak-here =
    { $count ->
        [0] Для вас найкраще { $place }: там нікому не платять.
       *[paid] Для вас найкраще { $place }: { $sums }.
    }
streets-coach-order = Почніть із вулиці { $street }: це на { $more } $ більше, ніж в іншому порядку.
streets-coach-order-tokens = Грошей у вас за будь-якого порядку буде стільки ж, але жетони можуть скінчитися. Почніть із вулиці, чий жетон потрібніший.
streets-coach-order-scout = Грошей у вас за будь-якого порядку буде стільки ж. Фахівець із пошуку рахує свої будівлі лише тих вулиць, за які ще не заплатили.
streets-coach-tokens = Найкраще { $tokens }: поки що це +{ $money } $ за жетони в кінці.
streets-coach-tokens-new = Зараз жоден не змінює нагороду. Нового для вас типу: { $tokens }. Чотири різні типи — набір, він вартий 10 $.
streets-coach-tokens-any = Зараз жоден не змінює нагороду: 10 $ за найбільше жетонів одного типу, 10 $ за кожен набір із чотирьох типів.
streets-coach-tokens-sneak =
    { $money ->
        [0] Пронирі це поки що нічого не дасть: { $tokens }.
       *[more] Найменше Пронирі дасть ось що: { $tokens }, у кінці { $money } $.
    }
streets-coach-show = Покажіть «{ FORM($tile, case: "acc") }» замість «{ FORM($building, case: "gen") }»: вам на { $gain } $ більше, а будівля залишиться в руці.
streets-coach-keep = Жодна будівля з руки не дасть тут більше.
streets-coach-home =
    { $asked ->
        [number] { $mine ->
            [yes] Усі до «{ FORM($tile, case: "gen") }»: вам на { $money } $ більше, коли вулиця закриється.
           *[no] Усі до «{ FORM($tile, case: "gen") }»: { $who } отримає на { $money } $ більше, коли вулиця закриється.
        }
       *[home] { $mine ->
            [yes] Найкраще «{ $tile }»: ці люди дадуть вам { $money } $, коли вулиця закриється.
           *[no] Жодна з цих домівок не вигідніша вам, ніж іншим. Найменше шкоди — «{ $tile }»: { $who } отримає { $money } $, коли вулиця закриється.
        }
    }

## Хід одним реченням і що він дає

streets-you-build =
    Ви будуєте «{ FORM($tile, case: "acc") }»: { $length ->
        [1] нова вулиця
       *[more] вулиця з { $length } будівель
    }, дорога { $side ->
        [n] зверху
        [e] праворуч
        [s] знизу
       *[w] ліворуч
    }{ $signs ->
        [2] , два знаки.
       *[one-sign] .
    }
streets-sneak-builds =
    Пронира будує «{ FORM($tile, case: "acc") }»: { $length ->
        [1] нова вулиця
       *[more] вулиця з { $length } будівель
    }, дорога { $side ->
        [n] зверху.
        [e] праворуч.
        [s] знизу.
       *[w] ліворуч.
    }
streets-you-renovate = Ви будуєте «{ FORM($tile, case: "acc") }» поверх «{ FORM($old, case: "gen") }».
streets-you-discard = Ви скидаєте «{ FORM($tile, case: "acc") }».
streets-you-abandon = Ви покидаєте «{ FORM($tile, case: "acc") }».
streets-you-count = Наступною рахуємо вулицю { $street }.
streets-you-take = Ви берете бізнес-жетони: { $tokens }.
streets-sneak-takes = Пронира бере бізнес-жетони: { $tokens }.
streets-you-show = Ви показуєте «{ FORM($tile, case: "acc") }» замість «{ FORM($building, case: "gen") }».
streets-you-keep = Ви нічого не показуєте.
streets-you-move = Переїзд: { $moves }.
streets-moves-home =
    { $mine ->
        [yes] { $people } – до вас, у «{ FORM($tile, case: "acc") }»
       *[no] { $people } – у «{ FORM($tile, case: "acc") }» ({ $who })
    }
streets-abandon-warning = Будівля «{ $tile }» більше ніколи вам не заплатить. Поки що наприкінці гри це { $money } $.
streets-abandon-does = Покинути: { $tile }
streets-abandon-instead = Вибрати іншу
streets-discard-warning = Будівля «{ $tile }» назавжди вийде з гри, і цього ходу ви нічого не збудуєте.
streets-discard-does = Скинути: { $tile }
streets-discard-instead = Вибрати іншу
streets-pays =
    { $count ->
        [one] { $count } вулиця платить: **{ $sums }**.
        [few] { $count } вулиці платять: **{ $sums }**.
       *[many] { $count } вулиць платять: **{ $sums }**.
    }
streets-pays-nobody =
    { $count ->
        [one] Закривається { $count } вулиця, але платити там нікому.
        [few] Закриваються { $count } вулиці, але платити там нікому.
       *[many] Закриваються { $count } вулиць, але платити там нікому.
    }
streets-money-to =
    { $mine ->
        [yes] ви отримуєте { $money } $
       *[no] { $who } отримує { $money } $
    }
streets-may-show = Підприємець іще може підняти цю суму будівлею з руки.
# Нижче йде, у кого скільки додасться.
streets-if-ended = Після цього у вас { $money } $. А якби гра на цьому скінчилася:
streets-still-open = Поки що нікому не платять: жодна вулиця не закривається.
streets-home-worth = Кожен принесе господареві 1 $, коли вулиця закриється.
streets-tokens-worth = За жетони платять наприкінці гри.
streets-sign-returns = Знак повертається до вас.
streets-nothing-built = Нікому не платять.
streets-move-home = Переїзд до «{ FORM($tile, case: "gen") }»: { $people }.
streets-move-nowhere = Без дому лишаються й чекають: { $people }.
streets-move-later = Ще треба вирішити, куди переїдуть: { $people }.
streets-figure-signs = Знаки
streets-figure-tokens = { $owned } · ще { $left }

## Події

streets-built =
    { $side ->
        [n] { $sign } { $who } будує «{ FORM($tile, case: "acc") }» на { $cell }, дорога на півночі{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
        [e] { $sign } { $who } будує «{ FORM($tile, case: "acc") }» на { $cell }, дорога на сході{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
        [s] { $sign } { $who } будує «{ FORM($tile, case: "acc") }» на { $cell }, дорога на півдні{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
       *[w] { $sign } { $who } будує «{ FORM($tile, case: "acc") }» на { $cell }, дорога на заході{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
    }
streets-renovated = { $sign } { $who } будує «{ FORM($tile, case: "acc") }» на { $cell } поверх «{ FORM($old, case: "gen") }».
streets-found-home = Шукачі знайшли дім: { $people }.
streets-abandoned = { $sign } { $who } покидає «{ FORM($tile, case: "acc") }» на { $cell }.
streets-discarded = { $who } не має де будувати і скидає «{ FORM($tile, case: "acc") }».
streets-closed = **Вулицю { $street } закрито.** На неї ніщо не вказує.
streets-closed-pointing = **Вулицю { $street } закрито.** На неї вказують: { $symbols }.
streets-points = { $symbol } ({ $cell })
streets-unpaid = Будівель зі знаками на ній немає, платити нікому.
streets-paid = { $sign } { $who } +{ $money } $: { $buildings }.
streets-paid-brief = { $sign } +{ $money } $: { $buildings }
streets-paid-adding = { $paid }. { $advisor } додає: { $symbols }
streets-payment = { $tile } { $money } $ ({ $sum })
streets-sum =
    { $doubled ->
        [yes] { $value } × 2 за два знаки
       *[no] { $value }
    }{ $people ->
        [0] { "" }
        [one] { " " }+ { $people } людина
        [few] { " " }+ { $people } людини
        [many] { " " }+ { $people } людей
       *[other] { " " }+ { $people } людини
    }
streets-sum-made = { $sum }; символи: { $shares }
streets-sum-half = половина від { $whole } $: { $sum }
streets-by-copied = копія «{ $formula }»: { $reason }
streets-by-shown = як «{ $formula }»: { $reason }
# Де стоять символи, за які заплатили.
streets-share-street = { $count } на вулиці
streets-share-pointing =
    { $count ->
        [one] { $count } вказує на неї
        [few] { $count } вказують на неї
        [many] { $count } вказують на неї
       *[other] { $count } вказують на неї
    }
streets-share-card = { $count } на карті { FORM($advisor, case: "gen") }
streets-share-hand = { $count } на зворотах у руці
streets-share-elsewhere = { $count } на своїх будівлях інших вулиць
streets-share-legend =
    { $count ->
        [one] { $count } хіпстер за змішаний
        [few] { $count } хіпстери за змішані
        [many] { $count } хіпстерів за змішані
       *[other] { $count } хіпстера за змішані
    }
# Те саме, де важливі види: «туристи ×2, змішаний: 1 на карті Хакера».
streets-share-kind = { FORM($symbol, case: "plural") } ×{ $count }
streets-share-added = { FORM($symbol, case: "plural") }: { $share }
streets-reason-people = { $people } × { $each }
streets-reason-symbols =
    { $count ->
        [one] { $count } символ × { $each }
        [few] { $count } символи × { $each }
        [many] { $count } символів × { $each }
       *[other] { $count } символу × { $each }
    }
streets-reason-pairs =
    { $count ->
        [one] { $count } пара × { $each }
        [few] { $count } пари × { $each }
        [many] { $count } пар × { $each }
       *[other] { $count } пари × { $each }
    }
streets-reason-mixed =
    { $count ->
        [one] { $count } змішаний символ × { $each }
        [few] { $count } змішані символи × { $each }
        [many] { $count } змішаних символів × { $each }
       *[other] { $count } змішаного символу × { $each }
    }
streets-reason-signs =
    { $count ->
        [one] { $count } знак × { $each }
        [few] { $count } знаки × { $each }
        [many] { $count } знаків × { $each }
       *[other] { $count } знака × { $each }
    }
streets-reason-size =
    { $count ->
        [one] { $count } будівля × { $each }
        [few] { $count } будівлі × { $each }
        [many] { $count } будівель × { $each }
       *[other] { $count } будівлі × { $each }
    }
streets-reason-neighbours =
    { $count ->
        [one] { $count } сусід × { $each }
        [few] { $count } сусіди × { $each }
        [many] { $count } сусідів × { $each }
       *[other] { $count } сусіда × { $each }
    }
streets-reason-closing =
    { $count ->
        [0] іншої вулиці не замикає
       *[yes] замикає іншу вулицю: { $each }
    }
streets-reason-copy = копіювати нічого
streets-took = { $sign } { $who } бере жетони: { $tokens }.
streets-kept = { $sign } { $who } нічого не показує.
streets-showed = { $sign } { $who } показує з руки «{ FORM($tile, case: "acc") }» замість «{ FORM($building, case: "gen") }».
streets-moved = Переїзд: { $moves }.
streets-moves-to = { $people } → { $cell }
streets-moves-nowhere = { $people } без дому
streets-moved-brief = Переїхало людей: { $housed }; лишилося без дому: { $seeking }.
streets-may-move = { $people }: можна переселити на { $cells }.
streets-drew = { $who } бере зі стосу: { $kinds }.
streets-you-drew = Ви берете: { $tiles }.
streets-next-tile = Наступна у стосі: «{ $tile }».
streets-last-tiles = Стос скінчився. Три останні будівлі Пронири перемішано й відкрито.
streets-final = **Фінальний підрахунок.** Кожна будівля зі знаком дає половину, з округленням угору.
streets-final-player =
    { $business ->
        [yes] { $sign } { $who }: { $before } + { $buildings } за будівлі + { $bonus } за жетони = **{ $money } $**
       *[no] { $sign } { $who }: { $before } + { $buildings } за будівлі = **{ $money } $**
    }
streets-final-buildings = { $sign } Будівлі: { $buildings }.
streets-final-tokens = { $sign } Жетони: { $tokens }.
streets-final-lead = { $type } { $money } $
streets-final-sets =
    { $count ->
        [one] { $count } повний набір { $money } $
        [few] { $count } повні набори { $money } $
        [many] { $count } повних наборів { $money } $
       *[other] { $count } повного набору { $money } $
    }

## Гроші й кінець

streets-part-streets = закриті вулиці
streets-part-final = фінальний підрахунок
streets-part-business = бізнес-жетони
streets-won-by-money = Перемагає найбагатший.
streets-won-together = Грошей порівну: перемога спільна.
streets-beat-the-sneak = У вас { $mine } $, у Пронири { $his } $. Перемога!
streets-lost-to-the-sneak = У вас { $mine } $, у Пронири { $his } $. Треба було більше, ніж у нього.

## Місто словами

streets-text-turn = Вулиці, хід { $turn } ({ $who }). У стосі будівель: { $stack }; зверху { $kind }.
streets-text-turn-empty = Вулиці, хід { $turn } ({ $who }). Стос скінчився.
streets-text-over = Вулиці: усе збудовано й сплачено.
streets-text-last = Остання будівля: { $cell }.
streets-text-player = { $sign } { $who }: { $details }
# $stage — про що питають гравця: будівництво, переїзд.
streets-text-asked = { $player } – зараз: { $stage }
streets-text-money = { $money } $
streets-text-signs =
    { $count ->
        [one] у запасі { $count } знак
        [few] у запасі { $count } знаки
        [many] у запасі { $count } знаків
       *[other] у запасі { $count } знака
    }
streets-text-backs = у руці: { $kinds }
streets-text-kinds =
    { $count ->
        [1] { $kind }
       *[more] { $kind } ×{ $count }
    }
streets-text-station = На вокзалі: { $people }.
streets-text-seeking = { $people } без дому
streets-text-waiting = Лишилося порахувати: { $streets }.
streets-text-income = Вулиця { $street } заплатила: { $buildings }. Її кінці: { $ends }.
streets-text-end = { $cell } ({ $symbols })
streets-text-payment = { $cell } · { $tile } { $sign } { $money } $ ({ $sum })
streets-text-sum = { $sign } +{ $money } $
streets-text-sums = Разом: { $sums }.
streets-text-added = { $sign } { $advisor } додає: { $symbols }.
streets-text-moving = Потім переїжджають: { $people }.
streets-text-tokens = Жетони в запасі: { $tokens }.
streets-text-removed = Не беруть участі у грі: { $kinds }.
streets-text-sneak-tiles = Останні будівлі Пронири лежать зворотом догори: { $kinds }.
streets-text-sneak-builds = Пронира будує «{ FORM($tile, case: "acc") }».
# Частини столу, які можна роздивитися окремо, — рядки меню.
streets-detail-street = Дохід із вулиці { $street }
streets-detail-last = Де збудували востаннє
streets-detail-city = Місто, { $part }
streets-detail-tile = Відкрита будівля: { $tile }
streets-detail-players = Гравці
streets-detail-final = Звідки гроші: { $who }
streets-detail-before = Дали закриті вулиці: { $money } $.
streets-detail-buildings = Половина вартості будівель зі знаками: { $money } $.
streets-detail-tokens = Бізнес-жетони: { $money } $.
streets-detail-total = Разом: **{ $money } $**.
# Вулиця вокзалу чи парку: $street і $tiles — коди.
streets-text-named = { $street } { $tile }{ $tiles }
streets-text-open = Відкриті вулиці: { $streets }
streets-text-closed = Закриті вулиці: { $streets }
streets-text-hand = Ваші будівлі: { $tiles }.
streets-in-hand = { $code } { $tile } ({ $value })

## Правила, сторінка за сторінкою

streets-lesson-town = Ви разом зводите **одне місто**, будівля за будівлею. Вздовж одного боку кожної йде **дорога**; де дороги продовжують одна одну, там **вулиця**.
    Кольоровий **знак** показує, чия це будівля (**1**). За що вона платить, написано на темній плашці; у ній живуть люди її виду.
    Забудовано обидва кінці вулиці — вона **закрита**: кожна будівля зі знаком платить власникові, знаки повертаються, люди переїжджають. Закриті вулиці блідіші (**2**).
    У кожного п’ять знаків і три будівлі в руці. Обличчя їхні таємні, а звороти показують усім, які види ви тримаєте.
    Наприкінці **перемагає найбагатший**; якщо порівну, перемога спільна.
    .title = Одне місто, багато господарів
    .picture = Місто посеред гри: 1 — будівля зі знаком і людьми, 2 — будівля на закритій вулиці, вона блідіша.
streets-lesson-build = Зіграйте будівлю з руки. Її дорога має зустрітися з дорогою сусіда **рівно в одному куті**: продовжити її (**1**) або лягти під прямим кутом (**2**). Довгі боки доріг не торкаються ніколи, на вулиці щонайбільше п’ять будівель. Сусіди, чиї дороги не сходяться, не заважають.
    На неї лягають люди її виду, по одному за символ (на змішані ніхто), і ваш знак. Усі **шукачі** її виду переїжджають до неї.
    Якщо **знаків не лишилося**, спершу покиньте свою будівлю: знак повернеться, люди поїдуть, платити вона більше не буде. Її символи рахуються й далі.
    Після доходу візьміть будівлю зі стосу, поки вони є.
    .title = Ваш хід: будуємо
    .picture = Під вулицею з двох будівель вільна клітинка з двома можливими дорогами: 1 продовжує вулицю, 2 лежить упоперек.
streets-lesson-close = Вулиця **закрита**, щойно забудовано обидві клітинки за її кінцями, чим завгодно: тут це Вокзал (**1**) і Автомати, які ми приміряємо (**2**). Будівля поруч із дорогою з іншого боку теж закриває. П’ять будівель самі собою вулицю не закривають.
    Закрити можна будь-яку вулицю, і платять усім, хто має там будівлі. Закривайте, поки **ви** отримуєте більше за інших, і поспішайте там, де вам є що втрачати.
    З грошима повертаються й знаки: без закритих вулиць скоро не буде з чим будувати.
    Одна будівля може закрити кілька вулиць. Їх рахують по черзі.
    .title = Закриваємо вулицю
    .picture = Вулиця з двох будівель між Вокзалом із номером 1 і будівлею, яку приміряють, із номером 2. Вулицю обведено білим.
streets-lesson-pay = Будівля платить **цінність** і **по 1 $ за кожного**, хто на ній лежить. Рахуються всі символи вулиці й ті символи двох закривальних будівель, що **вказують на неї гострим кінцем**, як сумка Автоматів праворуч. Сірий **змішаний** символ — будь-який, у кожній цінності один раз.
    Цінності: **2 $** за символ, **5 $** за пару, **4 $** за змішаний, **2 $** за людину цього виду на вулиці, **3 $** за ваш знак, **2 $** за будівлю вулиці, **2 $** за будівлю довкола, **6 $**, якщо замикає іншу вулицю; **=** копіює найкращу цінність вулиці (крім сусідів, замикання і =).
    Кав’ярня: 2 знаки по 3 $ і 3 людини, 9 $. Сувеніри: 3 сумки по 2 $ і 2 людини, 8 $.
    .title = Скільки платить будівля
    .picture = Дохід вулиці з двох будівель: Мережева кав’ярня платить 9 $, Сувенірна ятка 8 $; праворуч на вулицю вказує символ закривальної будівлі.
streets-lesson-people = Коли вулиця заплатила, той, хто її закрив, відправляє людей далі: до будівель **їхнього виду**, на яких є знак і чия вулиця ще **відкрита**. Тут турист поїде на Прогулянки (**1**) або до Гриля суперника (**2**). Якщо є куди, їхати треба; групу можна розділити.
    У вас кожен принесе 1 $, коли та вулиця закриється, і ще 2 $ за кожну будівлю там, де платять за таких людей.
    Якщо їх ніхто не приймає, вони встають і стають **шукачами**. Не рахуються ні за що й чекають, де стоять, на нову будівлю свого виду.
    Так само їдуть люди з покинутої будівлі й усі, хто від початку гри чекає на Вокзалі.
    .title = Люди переїжджають
    .picture = Вулицю щойно закрили. Турист може переїхати до будівлі того, хто її закрив (1), або іншого гравця (2).
streets-lesson-end = Коли все збудовано, кожна будівля, на якій лишився знак, платить **половину**, округлюючи вгору: дивіться ярлички на дорогах. Перемагає найбагатший.
    Що ще спробувати:
    • **Бізнес:** за закриту вулицю кожен бере й жетон однієї своєї будівлі на ній; хто закрив — останнім. Наприкінці за найбільше жетонів одного типу 10 $ (рівним по 5 $), за набір із чотирьох типів 10 $.
    • **Радники:** кожному по карті; що вміє ваша, написано поруч із рукою.
    • **Наодинці** ваш суперник — **Пронира**. Верхню відкриту будівлю він ставить там, де її цінність більша, і знаки в нього не закінчуються. Починає з 0, 20 або 50 $ (проти радника ще 40). Вам треба більше грошей, ніж у нього.
    .title = Кінець і що ще спробувати
    .picture = Готове місто. Ярлички кольору власників на дорогах показують, скільки наприкінці заплатила кожна будівля зі знаком.

streets-step-1 = Будівля: дороги сходяться кутом
streets-step-2 = Кінці забудовано — вулиця платить
streets-step-3 = Люди переїжджають. Може, до вас?

## Як написати хід

streets-rules-typing = Увесь хід уміщується в `/хід`:
    • `build t4 k9 w` — збудувати T4 на K9, дорога на заході (`n` північ, `e` схід, `s` південь, `w` захід). Інвестор додає `1` або `2` — кількість знаків.
    • `renovate t4 k9` — збудувати T4 поверх будівлі на K9.
    • `abandon k9` — покинути будівлю на K9.
    • `move k9 2 m8 1` — двох на K9, одного на M8.
    • `count k9` — рахувати вулицю, де K9.
    • `take trade`, `take leisure-trade` — узяти жетони: `restaurant` ресторан, `housing` житло, `leisure` дозвілля, `trade` торгівля.
    • `show t4 k9` — показати T4 замість будівлі на K9; `keep` — нічого не показувати.
    • `sneak k9 w` — місце для будівлі Пронири.
    • `discard t4` — скинути, якщо місця немає.
    Корисно знати:
    • Вокзал стоїть на M13. Стовпці — літери, рядки — числа; ім’я клітинки не змінюється.
    • Що й так зрозуміло, можна опустити: перше слово; бік, де дорога продовжує найдовшу вулицю; число, якщо їдуть усі.
    • Великі літери й зайві пробіли не заважають, як і українські літери, схожі на латинські.
    • Місто словами: `f1●2` — F1 зі знаком ● і двома людьми, `?1` — шукач, стрілка — де дорога. Наприкінці гри `+5` — скільки дала будівля.
    • **Слова налаштувань** для `/гра нова`: `business` бізнес-модуль; `advisors=dealt` радники; одному ще `advisors=hacker` Хакер, `entrepreneur` Підприємець, `investor` Інвестор, `legend` Легенда хіпстерів, `scout` Фахівець із пошуку і `level=easy`, `medium`, `hard` для Пронири.

## Підготовлені ходи

streets-ahead-no-tile = На руці не залишиться жодної будівлі, а наступну ще не взято.
streets-standing-show = Коли закривається вулиця з вашою будівлею, Підприємець:
streets-standing-best = Показувати найвигіднішу будівлю
streets-standing-never = Нічого не показувати
streets-standing-tokens = Коли можна обирати бізнес-жетони:
streets-standing-prefer = Спершу { $first }, потім { $second }
