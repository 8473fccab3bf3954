# Урбіс: назва, деталі, запитання, події, поле словами.

urbis-name = Урбіс
urbis-about = Одне місто, у кожного свій квартал, і будувати можна будь-де. Забудуйте свій першим або наберіть найбільше очок.

urbis-option-side = Бік планшетів
    .hint = A — швидше й зліше, B — довше й спокійніше
urbis-option-side-a = A: 10 ділянок і два пости біля брами
urbis-option-side-b = B: 12 ділянок, брами немає

urbis-stage-act = вибір дії
urbis-stage-place = вибір ділянки для споруди
urbis-stage-keep = вибір наказів
urbis-stage-icon = безплатний вартовий
urbis-stage-evict = переселення споруди
urbis-stage-dismiss = відкликання вартового
urbis-stage-over = партію завершено

## Планшети

urbis-board-harbour = Портовий квартал
urbis-board-guild = Квартал гільдій
urbis-board-temple = Храмовий квартал
urbis-board-garden = Садовий квартал
urbis-board-old-town = Старе місто
urbis-board-hill = Нагірний квартал

## Споруди та що вони роблять

urbis-building-palace = Палац
urbis-building-cathedral = Собор
urbis-building-university = Університет
urbis-building-hospital = Лікарня
    .acc = Лікарню
urbis-building-court = Суд
urbis-building-theatre = Театр
urbis-building-library = Бібліотека
    .acc = Бібліотеку
urbis-building-observatory = Обсерваторія
    .acc = Обсерваторію
urbis-building-school = Школа
    .acc = Школу
urbis-building-garden = Ботанічний сад
urbis-building-monument = Пам’ятник
urbis-building-fountain = Фонтан
urbis-building-clock = Міський годинник
urbis-building-bathhouse = Лазня
    .acc = Лазню
urbis-building-avenue = Липова алея
    .acc = Липову алею
urbis-building-aqueduct = Акведук
urbis-building-arena = Арена
    .acc = Арену
urbis-building-orphanage = Сирітський притулок
urbis-building-bank = Банк
urbis-building-mint = Монетний двір
urbis-building-market = Ринок
urbis-building-guildhall = Дім гільдій
urbis-building-bakery = Пекарня
    .acc = Пекарню
urbis-building-mill = Млин
urbis-building-forge = Кузня
    .acc = Кузню
urbis-building-brewery = Броварня
    .acc = Броварню
urbis-building-stables = Стайня
    .acc = Стайню
urbis-building-warehouse = Склад
urbis-building-surveyors = Землемірна контора
    .acc = Землемірну контору
urbis-building-customs = Митниця
    .acc = Митницю
urbis-building-barracks = Казарми
urbis-building-watchtower = Сторожова вежа
    .acc = Сторожову вежу
urbis-building-armoury = Зброярня
    .acc = Зброярню
urbis-building-bastion = Бастіон
urbis-building-lookout = Пожежна каланча
    .acc = Пожежну каланчу
urbis-building-prison = В’язниця
    .acc = В’язницю
urbis-building-gallows = Шибениця
    .acc = Шибеницю
urbis-building-cemetery = Цвинтар
urbis-building-slums = Нетрі
urbis-building-den = Кубло
urbis-building-dump = Звалище
urbis-building-tannery = Чинбарня
    .acc = Чинбарню
urbis-building-tavern = Таверна
    .acc = Таверну
urbis-building-gambling = Гральний дім
urbis-building-pawnshop = Ломбард
urbis-building-plague = Чумний барак
urbis-building-beggars = Двір жебраків
urbis-building-thieves = Гільдія злодіїв
    .acc = Гільдію злодіїв
urbis-building-smugglers = Льох контрабандистів
urbis-building-ruins = Руїни
urbis-effect-gain =
    { $n ->
        [one] Власник кварталу бере зі скарбниці { $n } монету.
        [few] Власник кварталу бере зі скарбниці { $n } монети.
        [many] Власник кварталу бере зі скарбниці { $n } монет.
       *[other] Власник кварталу бере зі скарбниці { $n } монети.
    }
urbis-effect-lose =
    { $n ->
        [one] Власник кварталу віддає до скарбниці до { $n } монети.
        [few] Власник кварталу віддає до скарбниці до { $n } монет.
        [many] Власник кварталу віддає до скарбниці до { $n } монет.
       *[other] Власник кварталу віддає до скарбниці до { $n } монети.
    }
urbis-effect-take-from-each =
    { $n ->
        [one] Кожен інший гравець віддає власникові кварталу до { $n } монети.
        [few] Кожен інший гравець віддає власникові кварталу до { $n } монет.
        [many] Кожен інший гравець віддає власникові кварталу до { $n } монет.
       *[other] Кожен інший гравець віддає власникові кварталу до { $n } монети.
    }
urbis-effect-draw = Власник кварталу переглядає два верхні накази: один бере, другий кладе під колоду.
urbis-effect-discard = Випадковий наказ із руки власника кварталу йде під колоду.
urbis-effect-move = Власник кварталу може переселити іншу неохоронювану споруду звідси до чужого кварталу.
urbis-effect-dismiss = Власник кварталу може повернути до запасу будь-якого вартового в місті.

## Накази

urbis-order-extra-plot = Додаткове місце для будь-якого кварталу. Ціна ділянки { $cost }; очки — лише за забудоване.
urbis-order-lot = Пустище
urbis-order-quarry = Стара каменярня
urbis-order-marsh = Край болота
urbis-order-crossroads = Перехрестя
urbis-order-meadow = Млинова лука
urbis-order-fairground = Ярмаркове поле
urbis-order-orchard = Фруктовий сад
urbis-order-wall = Місце під муром
urbis-order-bridgehead = Передмостя
urbis-order-pier = Пристань
urbis-order-vineyard = Виноградний схил
urbis-order-chapel = Каплична гора
urbis-order-embankment = Набережна
urbis-order-close = Соборне подвір’я
urbis-order-gate = Палацова брама
urbis-order-levy = Дорожній збір
    .text = Внесіть до скарбниці 3 монети.
urbis-order-repair = Ремонт мосту
    .text = Внесіть до скарбниці 5 монет.
urbis-order-feast = Міський бенкет
    .text = Внесіть до скарбниці 7 монет.
urbis-order-tribute = Велика данина
    .text = Внесіть до скарбниці 10 монет.
urbis-order-charity = Доброчинність
    .text = Віддайте по 1 монеті кожному іншому гравцеві.
urbis-order-census = Перепис
    .text = Лише якщо у вашому кварталі щонайменше 5 споруд.
urbis-order-great-census = Великий перепис
    .text = Лише якщо у вашому кварталі щонайменше 7 споруд.
urbis-order-prosperity = Заможний квартал
    .text = Лише якщо ваш дохід принаймні на 2 вищий за початковий.
urbis-order-lean-years = Скрутні роки
    .text = Лише якщо ваш дохід принаймні на 2 нижчий за початковий або дорівнює 1.
urbis-order-watch = Пильна варта
    .text = Лише якщо у вашому кварталі принаймні 2 вартові, разом із постами біля брами.
urbis-order-coffers = Повні скрині
    .text = Лише якщо у вас щонайменше 12 монет; вони лишаються у вас.
urbis-order-clean = Чисті вулиці
    .text = Лише якщо у вашому кварталі щонайменше 4 споруди й жодної з мінусом.
urbis-order-iron = Залізний лад
    .text = Лише якщо у вашому кварталі щонайменше 3 споруди з мінусом.
urbis-order-subsidy = Міська субсидія
    .text = Візьміть зі скарбниці 5 монет.
urbis-order-tax = Надзвичайний податок
    .text = Кожен інший гравець віддає вам до 2 монет.
urbis-order-audit = Ревізія
    .text = Гравець на ваш вибір віддає вам до 4 монет.
urbis-order-harvest = Урожайний рік
    .text = Візьміть зі скарбниці вдвічі більше за ваш дохід.
urbis-order-fair = Вільний ярмарок
    .text = Починаючи з вас, кожен гравець отримує свій дохід.
urbis-order-resettle = Переселення
    .text = Перемістіть неохоронювану споруду зі свого кварталу на вільну ділянку чужого.
urbis-order-annex = Приєднання
    .text = Заплатіть 2 монети й перемістіть неохоронювану споруду з чужого кварталу до свого.
urbis-order-quarrel = Сварка сусідів
    .text = Перемістіть неохоронювану споруду з будь-якого кварталу до будь-якого іншого.
urbis-order-exchange = Обмін землями
    .text = Поміняйте місцями свою неохоронювану споруду й неохоронювану споруду чужого кварталу.
urbis-order-demolish = Наказ про знесення
    .text = Заплатіть 3 монети й зруйнуйте неохоронювану споруду в будь-якому кварталі.
urbis-order-bonfire = Необережне вогнище
    .text = Зруйнуйте неохоронювану споруду в чужому кварталі.
urbis-order-renewal = Оновлення міста
    .text = Зруйнуйте неохоронювану споруду у своєму кварталі.
urbis-order-clearance = Розчищення земель
    .text = Приберіть із гри одне незабудоване додаткове місце біля будь-якого кварталу.
urbis-order-timber = Дешевий ліс
    .text = Одразу зведіть споруду; ділянка коштує на 3 монети менше (не нижче 0).
urbis-order-contest = Конкурс зодчих
    .text = Погляньте на верхню споруду кожного стосу й зведіть одну з них за звичайною ціною.
urbis-order-recruit = Набір варти
    .text = Безплатно поставте в місті одного вартового із запасу.
urbis-order-bribe = Підкуп варти
    .text = Заплатіть 1 монету й поверніть до запасу будь-якого вартового в місті.
urbis-order-shift = Зміна варти
    .text = Переставте будь-якого вартового в місті на інше дозволене місце.
urbis-order-chancery = Канцелярія
    .text = Погляньте на чотири верхні накази: два візьміть (на руці не більше 6), решту — під колоду.
urbis-order-denounce = Донос
    .text = Інший гравець на ваш вибір втрачає випадковий наказ із руки: він іде під колоду.

## Чому наказ зараз не зіграти

urbis-why-coins = потрібно монет: { $need }, у вас { $have }
urbis-why-buildings = потрібно споруд у вашому кварталі: { $need }, є { $have }
urbis-why-grim = потрібно споруд із мінусом: { $need }, є { $have }
urbis-why-no-grim =
    { $have ->
        [one] у вашому кварталі { $have } споруда з мінусом
        [few] у вашому кварталі { $have } споруди з мінусом
        [many] у вашому кварталі { $have } споруд із мінусом
       *[other] у вашому кварталі { $have } споруди з мінусом
    }
urbis-why-guards = потрібно вартових у вашому кварталі: { $need }, є { $have }
urbis-why-rich = потрібен дохід не нижче { $need }, у вас { $have }
urbis-why-lean = потрібен дохід не вище { $need }, у вас { $have }
urbis-why-treasury = скарбниця порожня
urbis-why-take-from-each = ні в кого більше немає монет
urbis-why-take-from-one = ні в кого більше немає монет
urbis-why-piles = у стосах не лишилося споруд
urbis-why-plots = вам не вистачить монет на жодну вільну ділянку
urbis-why-supply = у запасі немає вартових
urbis-why-deck = колода порожня
urbis-why-move = так перемістити нічого
urbis-why-swap = немає двох неохоронюваних споруд для обміну
urbis-why-destroy = там немає неохоронюваної споруди
urbis-why-clear-plot = немає незабудованого додаткового місця
urbis-why-guard = вартового нікуди поставити
urbis-why-dismiss = у місті немає жодного вартового
urbis-why-shift = переставити нікого або нікуди
urbis-why-discard-other = ні в кого більше немає наказів

## Запитання

urbis-ask-verb = Що робите?
urbis-ask-act =
    { $orders ->
        [named] Що робите? Щоб зіграти наказ, натисніть його назву.
       *[folded] Що робите?
    }
urbis-verb-draw =
    { $look ->
        [1] Узяти останній наказ
       *[more] Узяти наказ
    }
urbis-verb-play = Зіграти наказ
urbis-verb-build =
    { $cost ->
        [one] Будувати: від { $cost } монети
        [few] Будувати: від { $cost } монет
        [many] Будувати: від { $cost } монет
       *[other] Будувати: від { $cost } монети
    }
urbis-verb-guard =
    { $cost ->
        [one] Вартовий: { $cost } монета
        [few] Вартовий: { $cost } монети
        [many] Вартовий: { $cost } монет
       *[other] Вартовий: { $cost } монети
    }
urbis-verb-income =
    { $coins ->
        [one] Дохід: +{ $coins } монета
        [few] Дохід: +{ $coins } монети
        [many] Дохід: +{ $coins } монет
       *[other] Дохід: +{ $coins } монети
    }
urbis-verb-pass = Пропустити: нічого зробити не можна
urbis-verb-place = Поставити споруду
urbis-verb-keep = Узяти
urbis-verb-skip = Ні, дякую
urbis-verb-free-guard = Поставити вартового
urbis-verb-free-shift = Переставити вартового
urbis-verb-free-move = Переселити споруду
urbis-verb-free-dismiss = Відкликати вартового
urbis-ask-play = Який наказ розігруєте?
urbis-ask-build = З якого стосу берете споруду?
urbis-ask-guard = Куди ставите вартового?
urbis-ask-extra-plot = Чий квартал отримає додаткове місце?
urbis-ask-take-from-one =
    { $n ->
        [one] Хто віддає вам до { $n } монети?
        [few] Хто віддає вам до { $n } монет?
        [many] Хто віддає вам до { $n } монет?
       *[other] Хто віддає вам до { $n } монети?
    }
urbis-ask-discard-other = Хто втрачає випадковий наказ?
urbis-ask-move = Яку споруду переселяєте?
urbis-ask-move-to = Куди переселяєте { FORM($building, case: "acc") }?
urbis-ask-swap = Яку свою споруду віддаєте?
urbis-ask-swap-to = Що берете в обмін на { FORM($building, case: "acc") }?
urbis-ask-destroy = Яку споруду руйнуєте?
urbis-ask-clear-plot = Яке додаткове місце прибираєте?
urbis-ask-dismiss = Якого вартового повернути до запасу?
urbis-ask-shift = Якого вартового переставляєте?
urbis-ask-shift-to = Де стане вартовий? Зараз він тут: { $building }, { $quarter }.
urbis-ask-building = Яку споруду берете?
urbis-ask-place = Де ставите { FORM($building, case: "acc") }?
urbis-ask-keep =
    { $keep ->
        [1] Який наказ лишите собі? Лише один, решта піде під колоду.
       *[more] { $number ->
            [1] Лишаєте собі наказів: { $keep }. Який берете першим?
           *[more] Лишаєте собі наказів: { $keep }. Який берете ще?
        }
    }
urbis-ask-under =
    { $number ->
        [1] Який наказ піде під колоду першим?
       *[more] Який наказ піде під колоду наступним?
    }
urbis-may-guard = Безплатний вартовий за нову споруду ({ $building }). Де йому стояти?
urbis-may-shift = За нову споруду ({ $building }) вам належить вартовий, але запас порожній. Кого переставите натомість?
urbis-may-move = З новою спорудою ({ $building }) можна переселити іншу з вашого кварталу. Яку?
urbis-may-dismiss = З новою спорудою ({ $building }) можна відкликати вартового. Якого?

## Відповіді

urbis-facet-quarter = Квартал
urbis-facet-part = Частина кварталу
urbis-facet-place = Місце
urbis-facet-printed = ділянки планшета
urbis-facet-extra = додаткові місця
urbis-facet-gates = пости біля брами
urbis-quarter = { $letter } · { $board } · { $who }
urbis-quarter-of = { $letter } · { $who }
urbis-quarter-own = ваш квартал
urbis-quarter-other = квартал { $letter } ({ $who })
urbis-pile = Стос { $number }
urbis-plot-free = ділянка { $plot }, { $quarter }
urbis-plot-cost =
    { $cost ->
        [one] ділянка { $plot } за { $cost } монету, { $quarter }
        [few] ділянка { $plot } за { $cost } монети, { $quarter }
        [many] ділянка { $plot } за { $cost } монет, { $quarter }
       *[other] ділянка { $plot } за { $cost } монети, { $quarter }
    }
urbis-plot-of = { $what }, { $quarter }
urbis-post = пост біля брами { $post }
urbis-gate-post = пост біля брами
urbis-hint-completes = остання вільна ділянка: { $who } одразу переможе!
urbis-hint-wins = остання вільна ділянка: ви одразу переможете!
urbis-hint-last-order = колода спорожніє, і рахуватимемо очки
urbis-hint-last-building = стоси спорожніють, і рахуватимемо очки

## Що дасть хід

urbis-would-draw =
    { $under ->
        [0] Ви забираєте { $look ->
            [1] останній наказ
            [one] останній { $look } наказ
            [few] останні { $look } накази
            [many] останні { $look } наказів
           *[other] останні { $look } наказу
        } колоди.
       *[more] Ви переглядаєте накази ({ $look }) і лишаєте собі { $keep }; решта йде під низ колоди.
    }
urbis-would-look =
    { $cost ->
        [one] Споруду побачите лише ви, і її доведеться поставити. Ділянки коштують від { $cost } монети, у вас { $coins }.
        [few] Споруду побачите лише ви, і її доведеться поставити. Ділянки коштують від { $cost } монет, у вас { $coins }.
        [many] Споруду побачите лише ви, і її доведеться поставити. Ділянки коштують від { $cost } монет, у вас { $coins }.
       *[other] Споруду побачите лише ви, і її доведеться поставити. Ділянки коштують від { $cost } монети, у вас { $coins }.
    }
urbis-would-compare = Ви подивитеся на верхні споруди всіх стосів, і одну з них доведеться поставити.
urbis-would-guard =
    { $guards ->
        [one] { $who } зможе безплатно поставити { $guards } вартового.
        [few] { $who } зможе безплатно поставити { $guards } вартових.
        [many] { $who } зможе безплатно поставити { $guards } вартових.
       *[other] { $who } зможе безплатно поставити { $guards } вартового.
    }
urbis-would-put-under = Під колоду йде: { $cards }.
urbis-would-plot =
    { $cost ->
        [one] Забудувати його коштуватиме { $cost } монету. Тоді { $who } отримає { SIGNED($points) }.
        [few] Забудувати його коштуватиме { $cost } монети. Тоді { $who } отримає { SIGNED($points) }.
        [many] Забудувати його коштуватиме { $cost } монет. Тоді { $who } отримає { SIGNED($points) }.
       *[other] Забудувати його коштуватиме { $cost } монети. Тоді { $who } отримає { SIGNED($points) }.
    }
urbis-would-protect = Поки там стоїть вартовий, цю споруду не можна ні переселити, ні обміняти, ні зруйнувати.
urbis-would-open = Без вартового споруду знову можна переселити, обміняти чи зруйнувати.
urbis-would-skip-icon = Безплатний вартовий пропаде.
urbis-would-skip-evict = Усі споруди лишаться на місцях.
urbis-would-skip-dismiss = Усі вартові лишаться на постах.
urbis-would-pass = Більше ви зараз нічого зробити не можете.
urbis-changes-you = Ви: { $changes }.
urbis-changes = { $who }: { $changes }.
urbis-change-coins =
    { $change ->
        [one] { SIGNED($change) } монета (стане { $coins })
        [few] { SIGNED($change) } монети (стане { $coins })
        [many] { SIGNED($change) } монет (стане { $coins })
       *[other] { SIGNED($change) } монети (стане { $coins })
    }
urbis-change-income = дохід { $old } → { $new }
urbis-change-free = вільних ділянок { $old } → { $new }
urbis-guard-quarter = { $who }: квартал буде забудовано повністю, а це одразу перемога. Очки вже не рахуються.
urbis-guard-points = Очки буде підраховано: { $who } — { $points }, ви — { $mine }.
urbis-guard-does = Нехай переможе { $who }
urbis-guard-instead = Пошукати інший хід
urbis-you-draw = Ви тягнете накази з колоди.
urbis-you-build = Ви берете споруду зі стосу { $number }.
urbis-you-income = Ви берете дохід.
urbis-you-pass = Ви пропускаєте хід.
urbis-you-skip = Ви відмовляєтеся.
urbis-you-play = Ви розігруєте «{ $card }».
urbis-you-play-to = Ви розігруєте «{ $card }». { $deed }
urbis-you-place =
    { $cost ->
        [0] Ви безплатно ставите { FORM($building, case: "acc") } у { $quarter }.
        [one] Ви ставите { FORM($building, case: "acc") } у { $quarter } за { $cost } монету.
        [few] Ви ставите { FORM($building, case: "acc") } у { $quarter } за { $cost } монети.
        [many] Ви ставите { FORM($building, case: "acc") } у { $quarter } за { $cost } монет.
       *[other] Ви ставите { FORM($building, case: "acc") } у { $quarter } за { $cost } монети.
    }
urbis-you-take = Ви лишаєте собі: { $cards }.
urbis-you-hire = Ви наймаєте вартового: { $building }, { $quarter }.
urbis-you-extra-plot = Нове місце отримує { $quarter }.
urbis-you-take-from-one = Платить { $owner }.
urbis-you-discard-other = Наказ втрачає { $owner }.
urbis-you-move = Ви переселяєте { FORM($building, case: "acc") } у { $to }.
urbis-you-swap = Ви віддаєте { FORM($building, case: "acc") } у { $to } й отримуєте { FORM($other, case: "acc") }.
urbis-you-destroy = Ви руйнуєте { FORM($building, case: "acc") }: { $quarter }.
urbis-you-clear-plot = Ви прибираєте порожнє додаткове місце: { $quarter }.
urbis-you-guard = Ви ставите вартового: { $building }, { $quarter }.
urbis-you-dismiss = Ви відкликаєте вартового: { $building }, { $quarter }.
urbis-you-shift = Ви переставляєте вартового: { $building }, { $quarter } → { $other }, { $to }.

## Події

urbis-played = { $who } розігрує «{ $card }» ({ SIGNED($points) }).
urbis-did-extra-plot = Додаткове місце отримує квартал { $place } ({ $owner }).
urbis-did-move = { $who } переміщує { FORM($building, case: "acc") } з { $place } на { $to } ({ $host }).
urbis-did-swap = { $who } міняє місцями { FORM($building, case: "acc") } ({ $place }) і { FORM($other, case: "acc") } ({ $to }).
urbis-did-destroy = { $who } руйнує { FORM($building, case: "acc") } на { $place } ({ $owner }).
urbis-did-clear-plot = { $who } прибирає додаткове місце { $place } ({ $owner }).
urbis-did-guard = { $who } ставить вартового на { $place } ({ $building }).
urbis-did-dismiss = { $who } повертає до запасу вартового з { $place } ({ $building }).
urbis-did-shift = { $who } переставляє вартового з { $place } на { $to } ({ $other }).
urbis-coins-changed = { $who }: монети { SIGNED($change) }, тепер { $coins }.
urbis-income-changed = { $who }: дохід { $old } → { $new }.
urbis-took = { $who } бере споруду зі стосу { $pile } й обирає ділянку.
urbis-you-took =
    Ваша споруда з { $pile }: { $building }, очки { SIGNED($points) }, дохід { SIGNED($income) }{ $guards ->
        [0] { "" }
       *[more] , вартових: { $guards }
    }. Доки вона не на ділянці, її бачите лише ви.
urbis-compared = { $who } дивиться на верхню споруду кожного стосу.
urbis-you-compared = Зверху стосів: { $buildings }. Бачите їх лише ви.
urbis-built =
    { $who } будує { FORM($building, case: "acc") } на { $place } ({ $owner }): очки { SIGNED($points) }, дохід { SIGNED($income) }{ $guards ->
        [0] { "" }
       *[more] , вартових: { $guards }
    }.
urbis-looks =
    { $count ->
        [one] { $who } переглядає { $count } верхній наказ.
        [few] { $who } переглядає { $count } верхні накази.
        [many] { $who } переглядає { $count } верхніх наказів.
       *[other] { $who } переглядає { $count } верхні накази.
    }
urbis-you-look = Ви переглядаєте: { $cards }.
urbis-keeps =
    { $count ->
        [one] { $who } лишає собі { $count } наказ; під колоду йде { $under }.
        [few] { $who } лишає собі { $count } накази; під колоду йде { $under }.
        [many] { $who } лишає собі { $count } наказів; під колоду йде { $under }.
       *[other] { $who } лишає собі { $count } наказу; під колоду йде { $under }.
    }
urbis-you-keep = Ви лишаєте собі: { $cards }; під колоду: { $under }.
urbis-discards = { $who } втрачає випадковий наказ: він іде під колоду.
urbis-you-discard = Випадок обрав ваш наказ «{ $card }»: він іде під колоду.
urbis-no-draw = { $who } не бере наказ: рука повна або колода порожня.
urbis-income =
    { $coins ->
        [one] { $who } бере зі скарбниці { $coins } монету; разом { $total }.
        [few] { $who } бере зі скарбниці { $coins } монети; разом { $total }.
        [many] { $who } бере зі скарбниці { $coins } монет; разом { $total }.
       *[other] { $who } бере зі скарбниці { $coins } монети; разом { $total }.
    }
urbis-hired = { $who } наймає вартового на { $place } ({ $building }, { $owner }).
urbis-skips = { $who } відмовляється.
urbis-passes = { $who } нічого не може зробити й пропускає хід.
urbis-quarter-complete = { $who }: квартал забудовано повністю. Це перемога!
urbis-ended-deck = Колода наказів скінчилася. Рахуємо очки.
urbis-ended-piles = Стоси споруд спорожніли. Рахуємо очки.
urbis-ended-passes = Усі пропустили хід. Рахуємо очки.

## Очки й кінець

urbis-part-buildings = споруди
urbis-part-extra-plots = додаткові місця
urbis-part-orders = накази
urbis-part-gates = брама без варти
urbis-won-by-quarter = { $who } забудовує квартал повністю й одразу перемагає. Очки не рахуються.
urbis-won-by-points = Перемога — за очками.
urbis-won-by-coins = Очок порівну: вирішують монети.
urbis-won-together = Порівну й очок, і монет: перемога спільна.

## Поле словами

urbis-text-table = Урбіс, хід { $turn }: { $stage }. Накази { $deck }, стоси { $piles }, скарбниця { $treasury }, варта { $guards }. Знаки: ! вартовий, * дод. місце та його очки, 3:7 — ділянка 3 за 7.
urbis-text-owner =
    { $asked ->
        [yes] { $letter } { $who } (ходить): очки { $points }, монети { $coins }, дохід { $income }, зіграно { $orders }, на руці { $cards }
       *[no] { $letter } { $who }: очки { $points }, монети { $coins }, дохід { $income }, зіграно { $orders }, на руці { $cards }
    }
urbis-text-plots = { $built }; вільні { $free }; брама { $posts }
urbis-text-plots-only = { $built }; вільні { $free }
urbis-text-built = { $number } { $building } { SIGNED($points) }
urbis-text-last = Остання зміна: { $places }.
urbis-text-sheet = Очки за частинами ({ $parts }): { $sheets }
urbis-text-parts = Очки: { $parts }.
urbis-text-part = { $label } { SIGNED($points) }
urbis-text-used = Зіграні накази: { $orders }.
urbis-text-idle-card = { $card } ({ $why })
urbis-text-hand = Ваші накази: { $cards }.
urbis-text-top = { $place } { $building }
urbis-text-shown =
    Ви переглядаєте: { $shown }{ $keep ->
        [0] { $off ->
            [0] { "" }
           *[more] ; ділянка дешевша на { $off }
        }
       *[more] ; лишите собі { $keep } з { $look }
    }.

## Правила за темами

urbis-rules-goal = Ви засідаєте в Раді міста Урбіс, і кожен відповідає за один **квартал**. Усі квартали разом і є місто, і **будувати можна в будь-якому з них**.
    • Споруда працює на власника кварталу, у якому стоїть, хоч би хто за неї заплатив: очки, дохід, варта, особливі ефекти.
    • Добрі споруди дають очки, але часто знижують дохід. Банки й таверни приносять монети. Цвинтаря чи в’язниці поруч ніхто не хоче — от і будуйте їх поруч із сусідом.
    • Перемогти можна двома шляхами. **Забудуйте всі ділянки свого кварталу**, разом із додатковими місцями, — і ви перемогли одразу, без підрахунку. Або наберіть **найбільше очок**, коли скінчаться накази чи споруди.
    • Таємниця: накази на руках, колода, стоси споруд. Узяту споруду бачите лише ви, доки вона не стане на ділянку. Решта відкрита: монети, доходи, планшети, варта, зіграні накази, розміри рук, колоди й стосів.
    • Що ви поклали під колоду, пам’ятайте самі: ще раз ми цього не покажемо.
urbis-rules-setup = • **Квартали** A–F закріплено за місцями, планшети роздає випадок. В усіх той самий бік.
    • **Бік A:** 10 ділянок (разом на 38 монет) і два пости біля брами. **Бік B:** 12 ділянок (на 72 монети), постів немає; партія довша й спокійніша. На всіх планшетах одного боку набір цін однаковий.
    • **Скарбниця:** 95 монет, і жодної більше. **Варта:** 15. **Накази:** 60 у перемішаній колоді, з них 15 — додаткові місця. **Споруди:** 50, усі різні.
    • **Стоси** по 10 споруд долілиць: два, три, чотири чи п’ять стосів на 2, 3, 4 чи 5 гравців, на шістьох теж п’ять. Решта споруд лишається в коробці.
    • Кожен починає з 5 монетами, 3 наказами й **доходом**, що дорівнює кількості гравців. Дохід не буває нижчим за 1 і вищим за 9. Споруди спершу додають: що зрізала межа, повернеться, коли споруда піде.
    • Хто перший, вирішує випадок; далі за годинниковою стрілкою.
    • **Слова налаштувань** для `/гра нова`: `side=a` або `side=b`.
    • Ділянка — це квартал і номер: B7. Додаткові місця рахуються далі: B11, B12. Пости біля брами — BG1 і BG2, стоси — P1…P5.
urbis-rules-turn = Зробіть рівно одне з п’яти. Пропускає хід лише той, хто нічого не може.
    • **Узяти наказ.** Погляньте на два верхні, один лишіть собі, другий — під колоду. На руці не більше шести.
    • **Зіграти наказ**, якщо умову виконано й виконати можна все. **Додаткове місце** кладуть біля будь-якого кварталу. **Наказ Ради** виконують, він лягає перед вами й дає очки, зокрема від’ємні.
    • **Будувати.** Оберіть стос, погляньте на верхню споруду, поставте її на будь-яку вільну ділянку будь-якого кварталу й оплатіть ділянку. Повернути її не можна.
    • **Вартовий.** Заплатіть 5 і поставте вартового на будь-яку споруду без охорони або на порожній пост біля брами.
    • **Дохід.** Візьміть монет за своїм доходом, скільки є в скарбниці.
    • **Нова споруда** працює на **власника кварталу**: його можуть спитати й не в його хід. Кожен значок варти — один безплатний вартовий, будь-де; якщо запас порожній, натомість можна переставити будь-якого. Потім особливий ефект. З повною рукою наказ не взяти.
    • **Варта.** По одному на місце. Охоронювану споруду не можна перемістити, обміняти чи зруйнувати; самого вартового накази чіпати можуть. Вартові лишаються, навіть якщо споруда, що їх привела, пішла.
    • **Переміщення й обмін** безплатні; очки й дохід їдуть зі спорудою, ефект не повторюється. Зруйноване виходить із гри.
urbis-rules-scoring = Очки кварталу отримує його власник:
    • усі **споруди** кварталу, з плюсом і з мінусом, на планшеті й на додаткових місцях;
    • кожне **додаткове місце** біля кварталу, на якому стоїть споруда: очки карти на додачу до очок споруди. Порожнє не варте нічого, а той, хто його поклав, отримає очки, лише якщо воно лежить біля його кварталу;
    • усі **накази Ради**, які гравець розіграв, зокрема з мінусом;
    • на боці A **−5 за кожен пост біля брами** без вартового.
    Монети — не очки, вони вирішують за рівності.
    • **Приклад.** Суд (+4, дохід −2) переїжджає з вашого кварталу до сусіда: ваш дохід зростає на 2, а очок на 4 менше; у сусіда навпаки.
    • **Приклад.** Банк (дохід +2) і Лікарня (−2) в одному кварталі врівноважені: дохід такий самий, як на початку.
    Очки на цю мить видно завжди, а перед підтвердженням ходу ми показуємо, як він їх змінить і чи не завершить гру.
urbis-rules-end = **Одразу:** щойно в кварталі забудовано всі ділянки, і додаткові місця теж, його власник перемагає, хоч би хто поставив останню споруду. Це перевіряють до її ефектів. Очок не рахують; усі інші ділять друге місце. Забудованим квартал може стати й тоді, коли прибрали порожнє додаткове місце.
    • **За очками:** якщо наприкінці дії скінчилася колода наказів або спорожніли всі стоси споруд. Рішення, які принесла остання споруда, ще ухвалюють. Наказ, що вчасно повернувся під колоду, продовжує гру.
    Якщо поспіль пропустили хід усі, очки теж рахують.
    Перемагає той, хто має найбільше очок. Порівну? Більше монет. І монет порівну? Перемога спільна.
    Якщо хтось виходить із гри, за нього грає бот: ставить варту біля своєї брами, бере дохід, будує, коли монет багато, ставить споруди так, щоб нікому не зашкодити, і не грає проти вас, поки може зробити щось інше. Якщо лишається тільки один гравець, він перемагає; якщо з ним сидять боти, він сам вирішує: перемогти одразу чи грати далі.
urbis-rules-typing = Увесь хід уміщується в `/хід`:
    • `draw`, потім `keep levy`, коли ви подивилися. `income` — дохід. `pass`, якщо нічого більше не можна.
    • `build p2` — узяти зі стосу 2; потім `place b7` (після конкурсу зодчих `place p3 b7`).
    • `guard b7` або `guard bg1` — найняти вартового.
    • `play tribute` — зіграти наказ за його словом; `/хід` підказує слова, поки ви пишете. Далі його цілі:
     `play orchard b` — додаткове місце кварталу B
     `play resettle a3 b7` — цю споруду на ту ділянку
     `play exchange a3 b7` — свою на чужу
     `play demolish b7`, `play clearance b11`
     `play audit b`, `play denounce b` — гравець кварталу B
     `play timber p2` — будувати зі стосу 2
     `play recruit bg1`, `play bribe b7`, `play shift b7 ag1`
    • `keep fair levy watch lot` після канцелярії: спершу ті, що берете, потім решта, як вони йдуть під колоду.
    • Коли питає нова споруда: `guard b7`, `shift b7 ag1`, `move a3 b7`, `dismiss b7` або `skip`.
    Великі літери та зайві пробіли не заважають, як і українські літери, схожі на латинські. Запитання з єдиною відповіддю можна опустити.
