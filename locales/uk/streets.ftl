# Вулиці: назва, запитання, події, місто словами.

streets-name = Вулиці
streets-about = Місто росте будівля за будівлею. Вулицю закрито — платять усім, хто має на ній будівлі.

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
streets-option-level-easy = легко, 0 $ (з радником 40)
streets-option-level-medium = середньо, 20 $ (з радником 60)
streets-option-level-hard = важко, 50 $ (з радником 90)

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
streets-tile-park = Міський парк
streets-tile-t1 = Спа-салон
streets-tile-t2 = Гранд-готель
streets-tile-t3 = Сувенірна ятка
streets-tile-t4 = Гриль на набережній
streets-tile-t5 = Розкопки Колоса
streets-tile-t6 = Хостел
streets-tile-t7 = Річкові прогулянки
streets-tile-t8 = Оглядова вежа
streets-tile-f1 = Стартовий дім
streets-tile-f2 = Блошиний ринок
streets-tile-f3 = Модний лофт
streets-tile-f4 = Магазин іграшок
streets-tile-f5 = Піцерія на розі
streets-tile-f6 = Ігровий майданчик
streets-tile-f7 = Таунгауси
streets-tile-f8 = Кафе-морозиво
streets-tile-h1 = Галерея мистецтв
streets-tile-h2 = Студентський гуртожиток
streets-tile-h3 = Мікроброварня
streets-tile-h4 = Крамниця вінілу
streets-tile-h5 = Коворкінг
streets-tile-h6 = Двір вуличної їжі
streets-tile-h7 = Копіцентр
streets-tile-h8 = Кінотеатр на даху
streets-tile-s1 = Універмаг
streets-tile-s2 = Взуттєвий бутик
streets-tile-s3 = Фуд-хол
streets-tile-s4 = Дизайнерський аутлет
streets-tile-s5 = Меблевий салон
streets-tile-s6 = Зал ігрових автоматів
streets-tile-s7 = Апартготель
streets-tile-s8 = Мережева кав’ярня
streets-tile-m1 = Магазин госптоварів
streets-tile-m2 = Громадський центр
streets-tile-m3 = Бібліотека
streets-tile-m4 = Бістро на перехресті
streets-tile-m5 = Житловий кооператив
streets-tile-m6 = Трамвайне депо
streets-tile-m7 = Квартири у дворі
streets-tile-m8 = Фестивальне шатро
streets-tile-t9 = Ресторан на даху
streets-tile-f9 = Садові ділянки
streets-tile-h9 = Тату-салон
streets-tile-s9 = Нічний базар
streets-tile-m9 = Багатоквартирний будинок

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

streets-value-people = { $each } $ за кожного з { FORM($kinds, case: "gen") }, хто лежить на вулиці
streets-value-symbols = { $each } $ за кожен символ { FORM($kinds, case: "gen") }
streets-value-pairs = { $each } $ за пару символів: { $kinds }
streets-value-mixed = { $each } $ за кожен змішаний символ
streets-value-signs = { $each } $ за кожен ваш знак на вулиці
streets-value-size = { $each } $ за кожну будівлю вулиці
streets-value-neighbours = { $each } $ за кожну будівлю довкола
streets-value-closing = { $each } $, якщо замикає іншу вулицю
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
streets-ask-cell = Де будуєте «{ $tile }» ({ $value })?
streets-ask-side = Де пройде дорога у «{ $tile }»?
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
streets-ask-cover = Поверх якої будівлі ляже «{ $tile }» ({ $value })?
streets-ask-abandon = Знаки скінчилися. Яку будівлю покидаєте? Наприкінці гри вони принесли б:
streets-abandon-worth = { $tile }, { $money } $
streets-ask-sneak = «{ $tile }» будує Пронира, і ці місця для нього однаково добрі. Яке вибрати?
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
streets-ask-replace = Замість якої будівлі показуєте «{ $tile }»?
streets-replace = { $tile }, +{ $gain } $
streets-ask-home = Переїзд: { $people }. Куди?
streets-home = { $tile } ({ $who })
streets-ask-number = { $people }: скільки переїде до «{ $tile }»?
streets-number = Лише { $number }

## Хід одним реченням і що він дає

streets-you-build =
    Ви будуєте «{ $tile }»: { $length ->
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
    Пронира будує «{ $tile }»: { $length ->
        [1] нова вулиця
       *[more] вулиця з { $length } будівель
    }, дорога { $side ->
        [n] зверху.
        [e] праворуч.
        [s] знизу.
       *[w] ліворуч.
    }
streets-you-renovate = Ви будуєте «{ $tile }» поверх «{ $old }».
streets-you-discard = Ви скидаєте «{ $tile }».
streets-you-abandon = Ви покидаєте «{ $tile }».
streets-you-count = Наступною рахуємо вулицю { $street }.
streets-you-take = Ви берете бізнес-жетони: { $tokens }.
streets-sneak-takes = Пронира бере бізнес-жетони: { $tokens }.
streets-you-show = Ви показуєте «{ $tile }» замість «{ $building }».
streets-you-keep = Ви нічого не показуєте.
streets-you-move = Переїзд: { $moves }.
streets-moves-home =
    { $mine ->
        [yes] { $people } – до вас, у «{ $tile }»
       *[no] { $people } – у «{ $tile }» ({ $who })
    }
streets-abandon-warning = «{ $tile }» більше ніколи вам не заплатить. Наразі наприкінці гри це { $money } $.
streets-abandon-does = Покинути: { $tile }
streets-abandon-instead = Вибрати іншу
streets-discard-warning = «{ $tile }» назавжди вийде з гри, і цього ходу ви нічого не збудуєте.
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
        [yes] ви отримуєте { $money } $
       *[no] { $who } отримує { $money } $
    }
streets-may-show = Підприємець іще може підняти цю суму будівлею з руки.
streets-still-open = Поки що нікому не платять: жодна вулиця не закривається.
streets-home-worth = Кожен принесе господареві 1 $, коли вулиця закриється.
streets-tokens-worth = За жетони платять наприкінці гри.
streets-sign-returns = Знак повертається до вас.
streets-nothing-built = Нікому не платять.
streets-move-home = Переїзд до «{ $tile }»: { $people }.
streets-move-nowhere = Без дому лишаються й чекають: { $people }.
streets-move-later = Ще треба вирішити, куди переїдуть: { $people }.
streets-figure-signs = Знаки

## Події

streets-built =
    { $side ->
        [n] { $sign } { $who } будує «{ $tile }» на { $cell }, дорога на півночі{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
        [e] { $sign } { $who } будує «{ $tile }» на { $cell }, дорога на сході{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
        [s] { $sign } { $who } будує «{ $tile }» на { $cell }, дорога на півдні{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
       *[w] { $sign } { $who } будує «{ $tile }» на { $cell }, дорога на заході{ $signs ->
            [2] , два знаки.
           *[one-sign] .
        }
    }
streets-renovated = { $sign } { $who } будує «{ $tile }» на { $cell } поверх «{ $old }».
streets-found-home = Шукачі знайшли дім: { $people }.
streets-abandoned = { $sign } { $who } покидає «{ $tile }» на { $cell }.
streets-discarded = { $who } не має де будувати і скидає «{ $tile }».
streets-closed = **Вулицю { $street } закрито.** На неї ніщо не вказує.
streets-closed-pointing = **Вулицю { $street } закрито.** На неї вказують: { $symbols }.
streets-points = { $symbol } ({ $cell })
streets-unpaid = Будівель зі знаками на ній немає, платити нікому.
streets-paid = { $sign } { $who } +{ $money } $: { $buildings }.
streets-paid-brief = { $sign } +{ $money } $: { $buildings }
streets-paid-adding = { $paid }. { $advisor } додає: { $symbols }
streets-payment = { $tile } { $money } $ ({ $sum })
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
streets-sum-half = половина від { $whole } $: { $sum }
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
streets-showed = { $sign } { $who } показує з руки «{ $tile }» замість «{ $building }».
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
        [yes] { $sign } { $who }: { $before } + { $buildings } за будівлі + { $bonus } за жетони = **{ $money } $**
       *[no] { $sign } { $who }: { $before } + { $buildings } за будівлі = **{ $money } $**
    }
streets-final-buildings = { $sign } Будівлі: { $buildings }.
streets-final-tokens = { $sign } Жетони: { $tokens }.
streets-final-lead = { $type } { $money } $
streets-final-sets =
    { $count ->
        [one] { $count } повний набір { $money } $
        [few] { $count } повні набори { $money } $
        [many] { $count } повних наборів { $money } $
       *[other] { $count } повного набору { $money } $
    }

## Гроші й кінець

streets-part-streets = закриті вулиці
streets-part-final = фінальний підрахунок
streets-part-business = бізнес-жетони
streets-won-by-money = Перемагає найбагатший.
streets-won-together = Грошей порівну: перемога спільна.
streets-beat-the-sneak = У вас { $mine } $, у Пронири { $his } $. Перемога!
streets-lost-to-the-sneak = У вас { $mine } $, у Пронири { $his } $. Треба було більше, ніж у нього.

## Місто словами

streets-text-turn = Вулиці, хід { $turn } ({ $who }). У стосі будівель: { $stack }; зверху { $kind }.
streets-text-turn-empty = Вулиці, хід { $turn } ({ $who }). Стос скінчився.
streets-text-over = Вулиці: усе збудовано й сплачено.
streets-text-last = Остання будівля: { $cell }.
streets-text-player = { $sign } { $who }: { $details }
# $stage — про що питають гравця: будівництво, переїзд.
streets-text-asked = { $player } – зараз: { $stage }
streets-text-money = { $money } $
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
streets-text-payment = { $cell } · { $tile } { $sign } { $money } $ ({ $sum })
streets-text-sum = { $sign } +{ $money } $
streets-text-sums = Разом: { $sums }.
streets-text-added = { $sign } { $advisor } додає: { $symbols }.
streets-text-moving = Потім переїжджають: { $people }.
streets-text-tokens = Жетони в запасі: { $tokens }.
streets-text-removed = Не беруть участі у грі: { $kinds }.
streets-text-sneak-tiles = Останні будівлі Пронири лежать зворотом догори: { $kinds }.
streets-text-sneak-builds = Пронира будує «{ $tile }».
# Частини столу, які можна роздивитися окремо, — рядки меню.
streets-detail-street = Дохід із вулиці { $street }
streets-detail-final = Звідки гроші: { $who }
streets-detail-before = Дали закриті вулиці: { $money } $.
streets-detail-buildings = Половина вартості будівель зі знаками: { $money } $.
streets-detail-tokens = Бізнес-жетони: { $money } $.
streets-detail-total = Разом: **{ $money } $**.
streets-text-open = Відкриті вулиці: { $streets }
streets-text-closed = Закриті вулиці: { $streets }
streets-text-hand = Ваші будівлі: { $tiles }.
streets-in-hand = { $code } { $tile } ({ $value })

## Правила за темами

streets-rules-goal = Ви разом будуєте місто. У кожної будівлі вздовж одного боку йде **дорога**; будівлі, чиї дороги продовжують одна одну, — це **вулиця**. Коли обидва кінці вулиці забудовано, її **закрито**, і всі, хто має на ній будівлі, отримують гроші. Перемагає найбагатший.
    • На будівлі показано **цінність** (за що платять, на темній плашці), **символи** та бізнес — його намальовано на дорозі. Людей і символів чотири види: туристи (фотоапарат), батьки (візочок), хіпстери (окуляри), покупці (торбинка). Сірі символи з чотирма пелюстками — **змішані**: рахуйте їх такими, як вигідно.
    • Символ схожий на шпильку на мапі, і його **гострий кінець — стрілка**: вона вказує через дорогу, геть від неї або в обидва боки.
    • Люди **лежать** у будівлях свого виду; кожен дає власникові 1 $, коли вулицю закрито. Потім вони переїжджають далі.
    • Кому їхати нікуди, той **підводиться** і стає шукачем: чекає на будівлю свого виду й ніде не рахується.
    • На будівлі лежить **знак** власника. Знаків п’ять; вони повертаються, коли за вулицю заплачено.
    • Таємниця: лицьові боки будівель у руках, у стосі та прибраних із гри. Решта відкрита, і звороти теж.
    • Набір будівель здебільшого вигадали ми; кількості, цінності та приклади — з правил.
streets-rules-setup = Центральний вокзал (дорога на півдні) і Міський парк (дорога на заході) лежать поруч, на вокзалі — по одній людині кожного виду. Кожному п’ять знаків і три будівлі. Хто перший, вирішує випадок; далі за годинниковою стрілкою.
    • **Будівель:** удвох 30 (по дві кожного виду прибрано), утрьох 36 (по одній, крім змішаних), учотирьох 40, уп’ятьох 45.
    • **Бізнес-модуль** (`business`): по 12 жетонів чотирьох типів. Див. «Підрахунок».
    • **Радники** (`advisors=dealt`): кожному по одному, відкрито. Один гравець може й вибрати: `advisors=hacker` Хакер, `entrepreneur` Підприємець, `investor` Інвестор, `legend` Легенда хіпстерів, `scout` Фахівець із пошуку. Див. «Кінець».
    • **Один гравець** грає проти **Пронири** набором для двох. Три його будівлі чекають кінця гри зворотом догори, стос лежить відкрито. Він має 0, 20 або 50 $ (`level=easy`, `medium`, `hard`) і ще 40 $, якщо у вас є радник. Починаєте ви.
    • Ви будуєте, Пронира будує верхню зі стосу, ви берете наступну. Він будує там, де цінність більша; з рівних — де до нього потрапить більше людей; якщо й це рівне, обираєте ви. Знаків у нього скільки завгодно. Закривши вулицю, він селить людей спершу до себе.
    • Ви взяли останню — три його будівлі перемішують і відкривають: ще три кола.
    • Жетон Пронира бере, якщо можна, того типу, якого не має.
streets-rules-turn = • **1. Будівництво.** Дорога нової будівлі має торкатися дороги сусіда **одним кутом**: продовжувати її або лежати під прямим кутом. Довгі боки доріг ніколи не торкаються. На вулиці щонайбільше п’ять будівель. Сусіди без спільної дороги — не завада.
    • На будівлю лягають люди її виду, по одному за символ (на змішані — ніхто), і ваш знак. Усі шукачі її виду переїжджають у неї.
    • **Знаків немає?** Спершу покиньте свою будівлю: знак повернеться, люди поїдуть, платити вона більше не буде, та символи рахуються.
    • **2. Дохід** за кожну закриту вулицю: обидва її кінці забудовано, хай чим. Див. «Підрахунок». Потім знаки повертаються, а **ви** переселяєте її людей у будівлі їхнього виду, на яких є знак і чия вулиця відкрита. Діліть їх як хочете. Якщо таких немає, люди стають шукачами.
    • Кілька вулиць одразу — по черзі. Про порядок вас спитають, якщо він важливий (бізнес-жетони, Фахівець із пошуку).
    • **3. Добір:** візьміть будівлю, доки стос не порожній.
    • Якщо місця немає зовсім, скиньте будівлю замість будівництва.
streets-rules-scoring = Будівля зі знаком дає власникові **цінність** і **1 $ за кожного, хто на ній лежить**. Рахують символи вулиці й ті символи двох закривальних будівель, що на неї **вказують** гострим кінцем: зазвичай через дорогу, інколи в обидва боки; якщо символів два, то по одному в кожен.
    • **Люди** (фігурка): 2 $ за кожного цього виду, хто лежить на вулиці.
    • **Символи** (один символ): 2 $ за кожен. **Пари** (два символи): 5 $ за пару.
    • **Змішані** (чотири пелюстки): 4 $ за змішаний символ.
    • **Знаки** (табличка): 3 $ за ваш знак на вулиці.
    • **Розмір** (дорога): 2 $ за будівлю вулиці.
    • **Сусіди** (дев’ять квадратів): 2 $ за кожну будівлю довкола, усього до восьми.
    • **Закривальна** (дорога впирається в стіну): 6 $, якщо вона замикає іншу вулицю і ту закрито; платить разом зі своєю вулицею.
    • **Копія** (знак =): найкраща цінність іншої будівлі вулиці, хоч би чия вона; крім закривальної, сусідів і копії.
    Змішаний символ для кожної будівлі можна рахувати по-своєму, але в одній цінності — один раз. Найкращий рахунок ми знаходимо самі.
    • **Бізнес:** виделка з ножем — ресторан, ліжко — житло, квиток — дозвілля, візок — торгівля, зірка — будь-який тип. До грошей кожен бере жетон за **одну** свою будівлю вулиці (за подвійний знак два); першим — гравець після активного, активний останнім. Тип, що скінчився, вважають будь-яким. Покинута будівля теж дає жетон. Наприкінці за кожен тип 10 $ тому, хто має їх найбільше (рівним по 5 $), і 10 $ за набір із чотирьох типів.
streets-rules-end = Коли все збудовано, будівлі зі знаками дають **половину**, округлюючи кожну вгору. Жетонів і переїздів немає. Потім гроші за жетони. Перемагає найбагатший, за рівності перемога спільна. Одному треба більше, ніж у Пронири.
    • Після кінця кнопка **Ще** покаже, звідки в кого гроші, будівля за будівлею.
    • **Радники.** Символ на карті рахують для ваших будівель.
    • **Підрядник** (2–4): за хід дві будівлі, доки є стос.
    • **Хакер** (змішаний): звороти вашої руки рахують як символи.
    • **Підприємець** (змішаний): раз за закриту вулицю візьміть цінність із руки (не копію) для однієї своєї будівлі.
    • **Інвестор** (покупці): два знаки на новій будівлі подвоюють її цінність; така будівля одна.
    • **Легенда хіпстерів** (хіпстери): символи хіпстерів для вас змішані.
    • **Реставратор** (3–5): будуйте поверх будівлі закритої вулиці, дорога з того самого боку; вулицю рахують одразу.
    • **Фахівець із пошуку:** на закритій вулиці рахують і символи ваших будівель на інших вулицях; не наприкінці.
    Підрядника й Реставратора немає ні з бізнес-модулем, ні в грі для одного.
    Якщо хтось вийшов, за нього грає бот: будує те, що зараз вигідніше. Якщо лишається тільки один гравець, він перемагає; якщо з ним сидять боти, він сам вирішує: перемогти одразу чи грати далі.
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
