# Урбіс: назва, деталі, запитання, події, поле словами.

urbis-name = Урбіс
urbis-about = Собі палаци, сусідам цвинтарі: будувати можна в будь-якому кварталі міста. Забудуйте свій першим або наберіть найбільше очок.

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
urbis-keep = Узяти: { $card }
urbis-under = Спершу { $card }
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
    { $mine ->
        [yes] { $guards ->
            [one] Ви зможете безплатно поставити { $guards } вартового.
            [few] Ви зможете безплатно поставити { $guards } вартових.
            [many] Ви зможете безплатно поставити { $guards } вартових.
           *[other] Ви зможете безплатно поставити { $guards } вартового.
        }
       *[no] { $guards ->
            [one] { $who } зможе безплатно поставити { $guards } вартового.
            [few] { $who } зможе безплатно поставити { $guards } вартових.
            [many] { $who } зможе безплатно поставити { $guards } вартових.
           *[other] { $who } зможе безплатно поставити { $guards } вартового.
        }
    }
urbis-would-put-under = Під колоду йде: { $cards }.
urbis-would-plot =
    { $mine ->
        [yes] { $cost ->
            [one] Забудувати його коштуватиме { $cost } монету. Тоді ви отримаєте { SIGNED($points) }.
            [few] Забудувати його коштуватиме { $cost } монети. Тоді ви отримаєте { SIGNED($points) }.
            [many] Забудувати його коштуватиме { $cost } монет. Тоді ви отримаєте { SIGNED($points) }.
           *[other] Забудувати його коштуватиме { $cost } монети. Тоді ви отримаєте { SIGNED($points) }.
        }
       *[no] { $cost ->
            [one] Забудувати його коштуватиме { $cost } монету. Тоді { $who } отримає { SIGNED($points) }.
            [few] Забудувати його коштуватиме { $cost } монети. Тоді { $who } отримає { SIGNED($points) }.
            [many] Забудувати його коштуватиме { $cost } монет. Тоді { $who } отримає { SIGNED($points) }.
           *[other] Забудувати його коштуватиме { $cost } монети. Тоді { $who } отримає { SIGNED($points) }.
        }
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
urbis-you-play = Ви розігруєте наказ «{ $card }».
urbis-you-play-to = Ви розігруєте наказ «{ $card }». { $deed }
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

urbis-played = { $who } розігрує наказ «{ $card }» ({ SIGNED($points) }).
urbis-at-home = у себе
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
    Ваша споруда зі стосу { $pile }: { $building }, очки { SIGNED($points) }, дохід { SIGNED($income) }{ $guards ->
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

## Підказки новачкові: одна фраза до кожного запитання

urbis-coach-act = За хід — одна дія: монети, наказ, споруда чи вартовий. Очки дають гарні споруди у вашому кварталі й накази Ради.
urbis-coach-win = Остання вільна ділянка коштує { $cost }, а у вас { $coins }. Забудуйте її, і ви одразу переможете!
urbis-coach-win-card = Наказ «{ $card }» завершить ваш квартал просто зараз, а це одразу перемога!
urbis-coach-win-place = Ставте на останню вільну ділянку свого кварталу: його буде забудовано повністю, і ви одразу переможете!
urbis-coach-threat = { $who } за одну споруду до перемоги. Завадить зайве місце біля цього кварталу або знесена в ньому споруда.
urbis-coach-threat-card = { $who } за одну споруду до перемоги. Ваш наказ «{ $card }» може завадити: спрямуйте його на цей квартал.
urbis-coach-late-ahead =
    { $left ->
        [one] Лишилася { $left } споруда, потім рахуємо очки. У вас { $mine }, далі { $who }: { $points }. Що швидше кінець, то краще для вас.
        [few] Лишилося { $left } споруди, потім рахуємо очки. У вас { $mine }, далі { $who }: { $points }. Що швидше кінець, то краще для вас.
        [many] Лишилося { $left } споруд, потім рахуємо очки. У вас { $mine }, далі { $who }: { $points }. Що швидше кінець, то краще для вас.
       *[other] Лишилося { $left } споруди, потім рахуємо очки. У вас { $mine }, далі { $who }: { $points }. Що швидше кінець, то краще для вас.
    }
urbis-coach-late-behind =
    { $left ->
        [one] Лишилася { $left } споруда, потім рахуємо очки. { $who }: { $points }, у вас { $mine }. Тепер важить кожне очко.
        [few] Лишилося { $left } споруди, потім рахуємо очки. { $who }: { $points }, у вас { $mine }. Тепер важить кожне очко.
        [many] Лишилося { $left } споруд, потім рахуємо очки. { $who }: { $points }, у вас { $mine }. Тепер важить кожне очко.
       *[other] Лишилося { $left } споруди, потім рахуємо очки. { $who }: { $points }, у вас { $mine }. Тепер важить кожне очко.
    }
urbis-coach-order =
    { $cost ->
        [0] «{ $card }» можна зіграти вже зараз: { SIGNED($points) } вам, і безплатно.
        [one] Наказ «{ $card }» коштує { $cost } монету з ваших { $coins } і приносить { SIGNED($points) }.
        [few] Наказ «{ $card }» коштує { $cost } монети з ваших { $coins } і приносить { SIGNED($points) }.
        [many] Наказ «{ $card }» коштує { $cost } монет із ваших { $coins } і приносить { SIGNED($points) }.
       *[other] Наказ «{ $card }» коштує { $cost } монети з ваших { $coins } і приносить { SIGNED($points) }.
    }
urbis-coach-gates =
    { $posts ->
        [1] Біля вашої брами порожній пост: це −5 наприкінці. Вартовий коштує 5 монет, і вони у вас є.
       *[more] Біля вашої брами порожні пости ({ $posts }): кожен — це −5 наприкінці. Вартовий коштує 5 монет, і вони у вас є.
    }
urbis-coach-income = Ваша найдешевша ділянка коштує { $cost }, а монет у вас { $coins }. Дохід дасть { SIGNED($income) }.
urbis-coach-empty-hand = Наказів на руці немає. Візьміть: побачите два, один лишите, заради очок, монет чи проти сусіда.
urbis-coach-build =
    { $free ->
        [1] На вашу останню вільну ділянку монет вистачає.
       *[more] Монет вистачає на { $reach } із { $free } ваших вільних ділянок. Візьміть споруду й погляньте: гарну собі, погану сусідові.
    }
urbis-coach-pile = Усі стоси лежать долілиць, один не гірший за інший. Споруду ви побачите раніше, ніж виберете ділянку.
urbis-coach-play = Очки за наказ Ради завжди ваші, хоч би що він робив. Додаткове місце належить тому кварталу, біля якого лежить.
urbis-coach-choose-best = Найвигідніше для вас { $building }: { SIGNED($points) } у своєму кварталі.
urbis-coach-choose-worst = Очок вам не дасть жодна. Найгірший подарунок суперникові: { $building } ({ SIGNED($points) }).
urbis-coach-home =
    { $building } — гарна знахідка для свого кварталу: { SIGNED($points) }{ $income ->
        [0] {""}
       *[more] {""}, дохід { SIGNED($income) }
    }. Ділянки різняться лише ціною, ваша найдешевша коштує { $cost }.
urbis-coach-home-extra = Ставте { FORM($building, case: "acc") } у себе на «{ $card }»: саме місце додасть { SIGNED($more) }. Ціна { $cost }.
urbis-coach-home-guards = { $building }: { SIGNED($points) }, зате вдома безплатна варта біля брами — це { SIGNED($saved) }.
urbis-coach-invest = { $building }: { SIGNED($points) }, зате дохід { SIGNED($income) }. Зараз, на початку, у себе це окупиться; під кінець такій споруді місце в сусіда.
urbis-coach-away = Таке краще сусідові: { $building } ({ SIGNED($points) }). Ставте сюди: { $quarter }, очок там { $score }.
urbis-coach-give = На свою ділянку монет бракує, а споруда гарна для будь-кого ({ $building }). Найдужче відстає { $quarter }.
urbis-coach-give-moved = Споруда корисна ({ $building }), тож віддайте її тому, хто відстав: { $quarter }.
urbis-coach-stuck = { $building }: { SIGNED($points) }, але віддати цю споруду нікому: сусіди одразу переможуть або ділянки задорогі.
urbis-coach-careful = Обережно: там лишилася одна вільна ділянка. Щойно її забудують, власник кварталу переможе.
urbis-coach-place = Споруда працює на власника кварталу, хоч хто б заплатив за ділянку.
urbis-coach-keep-now = «{ $card }» ({ SIGNED($points) }) можна буде зіграти вже наступного ходу, якщо нічого не зміниться.
urbis-coach-keep-plot = «{ $card }» — додаткове місце: у себе це { SIGNED($points) }, коли забудуєте, а в суперника — завада.
urbis-coach-keep-later = «{ $card }» ({ SIGNED($points) }) краще за інші, але на потім: { $why }.
urbis-coach-under = Ці накази повернуться, лише якщо вийде вся колода, тож порядок майже не важить.
urbis-coach-plot-home =
    { $cost ->
        [one] Біля вашого кварталу це { SIGNED($points) }, коли забудуєте за { $cost } монету. Але й заповнювати доведеться на одну ділянку більше.
        [few] Біля вашого кварталу це { SIGNED($points) }, коли забудуєте за { $cost } монети. Але й заповнювати доведеться на одну ділянку більше.
        [many] Біля вашого кварталу це { SIGNED($points) }, коли забудуєте за { $cost } монет. Але й заповнювати доведеться на одну ділянку більше.
       *[other] Біля вашого кварталу це { SIGNED($points) }, коли забудуєте за { $cost } монети. Але й заповнювати доведеться на одну ділянку більше.
    }
urbis-coach-plot-away =
    { $free ->
        [one] Вам самим бракує лише { $free } споруди, тож це місце краще віддати іншому кварталу.
        [few] Вам самим бракує лише { $free } споруд, тож це місце краще віддати іншому кварталу.
        [many] Вам самим бракує лише { $free } споруд, тож це місце краще віддати іншому кварталу.
       *[other] Вам самим бракує лише { $free } споруди, тож це місце краще віддати іншому кварталу.
    }
urbis-coach-plot-rival =
    { $free ->
        [one] Майже забудовано { $quarter }: вільна { $free } ділянка. Ще одне місце відкладе перемогу.
        [few] Майже забудовано { $quarter }: вільні { $free } ділянки. Ще одне місце відкладе перемогу.
        [many] Майже забудовано { $quarter }: вільно { $free } ділянок. Ще одне місце відкладе перемогу.
       *[other] Майже забудовано { $quarter }: вільні { $free } ділянки. Ще одне місце відкладе перемогу.
    }
urbis-coach-richest = Найбільше монет ({ $coins }) має { $who }.
urbis-coach-most-cards = Найбільше наказів ({ $cards }) має { $who }. Який піде, вирішить випадок.
urbis-coach-send = { $building } — це { SIGNED($points) } для вас. Цієї споруди позбувайтеся першою.
urbis-coach-send-least = Шкоди вам немає від жодної. Найлегше розлучитися з цією: { $building } ({ SIGNED($points) }).
urbis-coach-fetch = Найкраща здобич: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-fetch-none = Доброго тут не взяти. Найменше шкоди: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-to-home = Переселяти можна безплатно, тож займайте свою найдорожчу ділянку: будівництво там коштувало б { $cost }.
urbis-coach-destroy = Цільте в того, хто попереду: { $quarter }. Найцінніше там { $building } ({ SIGNED($points) }).
urbis-coach-destroy-near = Однієї споруди бракує до перемоги: { $quarter }. Зносьте там; найцінніше { $building } ({ SIGNED($points) }).
urbis-coach-destroy-none = Будь-який знос тут власникові лише на користь. Найменше він виграє ось на чому: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-clear-win = Приберіть порожнє місце біля свого кварталу: його буде забудовано повністю, і ви одразу переможете!
urbis-coach-clear-home =
    { $free ->
        [one] У вашому кварталі вільна { $free } ділянка. Приберете своє порожнє місце — заповнювати на одне менше.
        [few] У вашому кварталі вільні { $free } ділянки. Приберете своє порожнє місце — заповнювати на одне менше.
        [many] У вашому кварталі вільно { $free } ділянок. Приберете своє порожнє місце — заповнювати на одне менше.
       *[other] У вашому кварталі вільні { $free } ділянки. Приберете своє порожнє місце — заповнювати на одне менше.
    }
urbis-coach-clear-rival = «{ $card }» ({ SIGNED($points) }) — це шанс: { $quarter }. Не стане місця — не стане й очок, але й заповнювати там буде на одне менше.
urbis-coach-guard = Споруду під вартою не можна ні переселити, ні обміняти, ні зруйнувати. Бережіть те, що шкода втратити.
urbis-coach-guard-gate =
    { $posts ->
        [one] Біля вашої брами порожній { $posts } пост: вартовий там збереже 5 очок наприкінці.
        [few] Біля вашої брами порожні { $posts } пости: вартовий там збереже 5 очок наприкінці.
        [many] Біля вашої брами порожні { $posts } постів: вартовий там збереже 5 очок наприкінці.
       *[other] Біля вашої брами порожні { $posts } посту: вартовий там збереже 5 очок наприкінці.
    }
urbis-coach-guard-building = Найцінніше у вас без варти: { $building } ({ SIGNED($points) }). З вартовим цього ніхто не відбере.
urbis-coach-guard-trap = Вартовий буває й пасткою: { $building } ({ SIGNED($points) }), { $quarter }. Під вартою звідти вже не переселити.
urbis-coach-dismiss = Без вартового споруду знову можна переселити, обміняти чи зруйнувати.
urbis-coach-dismiss-gate = Порожній пост біля брами забирає наприкінці 5 очок. Приберіть вартового звідси: { $quarter }.
urbis-coach-dismiss-building = Так ви знімете варту: { $building } ({ SIGNED($points) }), { $quarter }. Це можна буде забрати чи зруйнувати.
urbis-coach-shift = Вартовому без діла місце біля вашої брами або на найкращій вашій споруді.
urbis-coach-skip = Можна й лишити все як є.

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

urbis-text-table =
    Урбіс, хід { $turn }: { $asked ->
        [somebody] { $who }, { $stage }
       *[nobody] { $stage }
    }. Накази { $deck }, стоси { $piles }, скарбниця { $treasury }, варта { $guards }. Знаки: ! вартовий, * дод. місце та його очки, 3:7 — ділянка 3 за 7.
urbis-text-owner = { $letter } { $who }: очки { $points }, монети { $coins }, дохід { $income }, зіграно { $orders }, на руці { $cards }
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

## Правила сторінка за сторінкою

urbis-step-1 = Берете споруду. Ой, Цвинтар!
urbis-step-2 = Нехай стоїть у сусіда
urbis-step-3 = Забудуйте весь квартал — і перемога

urbis-lesson-city = У кожного свій **квартал**. Усі квартали разом — це місто, і **будувати можна в будь-якому**. Споруда працює на власника кварталу, хоч хто б за неї заплатив.
    • **1** Собор дає кварталу B +7 очок, але забирає 2 від доходу.
    • **2** Цвинтар подарували сусіди: −4 дістається C.
    {""}**Перемогти можна двома шляхами.** Забудуйте всі ділянки свого кварталу, і ви одразу переможете. Або майте найбільше очок, коли скінчаться споруди чи накази.
    На початку в кожного 5 монет, 3 накази й дохід, рівний кількості гравців. Приховані накази на руках, колода й стоси споруд долілиць.
    .title = Одне місто, квартал у кожного
    .picture = Квартали B і C зі спорудами; позначено Собор у B і Цвинтар у C.
urbis-lesson-turn = Зробіть рівно одне з п’яти:
    • **Узяти наказ.** Погляньте на два верхні, один лишіть, другий піде під колоду. На руці щонайбільше шість.
    • **Зіграти наказ**, якщо його можна виконати повністю. Спершу платять. Замок підкаже, чого бракує.
    • **Будувати** зі стосу: про це наступна сторінка.
    • **Вартовий.** Заплатіть 5 монет і поставте його на будь-яку споруду без варти чи на порожній пост біля брами, у будь-якому кварталі.
    • **Дохід.** Візьміть стільки монет, який ваш дохід, поки вистачає скарбниці. Усього монет 95.
    Хід пропускає лише той, хто не може нічого з цього.
    .title = Ваш хід: одне з п’яти
    .picture = Чотири накази на руці; на Великій данині замок: бракує 10 монет.
urbis-lesson-building = Виберіть стос. Верхню споруду побачите лише ви, і **її доведеться поставити** на будь-яку вільну ділянку будь-якого кварталу, за яку можете заплатити. Ділянки різняться лише ціною на монеті.
    Тут A дістає Цвинтар (−4) і за 3 монети ставить його у квартал C.
    Готова споруда одразу працює на **власника кварталу**; часом його спитають і не в його хід:
    • змінюється **дохід**, але він не буває нижчим за 1 і вищим за 9;
    • кожен **щит** — безплатний вартовий будь-куди. Якщо запас порожній, можна переставити когось іншого;
    • потім **особлива властивість**, якщо вона є. Із шістьма наказами на руці новий не взяти.
    .title = Будівництво: гарне собі, погане сусідам
    .picture = Квартал C: на вільну ділянку приміряють Цвинтар із мінус 4 очками.
urbis-lesson-orders = **Наказ Ради** виконують і кладуть перед собою. Його очки ваші, навіть зі знаком мінус.
    Тут B розігрує Обмін землями: Нетрі (−3) йдуть у квартал A, а Арена (+4) переходить до B. Переселені й обміняні споруди забирають із собою очки й дохід, нічого не коштують і властивостей не повторюють. Зруйновані виходять із гри.
    {""}**Додаткове місце** (зелене) кладуть біля будь-якого кварталу. Його теж треба забудувати, за ціною на монеті. Його очки отримує власник цього кварталу, і лише поки там стоїть споруда.
    Що пішло під колоду, запам’ятовуйте самі.
    .title = Накази: справи й нові місця
    .picture = Квартали A і B: Нетрі та Арена міняються місцями.
urbis-lesson-points = Що приносить очки власникові кварталу:
    • усі **споруди** в ньому, з плюсом і з мінусом;
    • **1** забудоване **додаткове місце**: його очки (+1) й очки споруди (+3);
    • усі зіграні ним **накази Ради**;
    • **2** пост біля брами з вартовим нічого не забирає, **3** порожній — **−5**.
    Монети очок не дають, але вирішують за нічиєї.
    {""}**Варта.** Споруду зі щитом, як **1**, нічим не можна переселити, обміняти чи зруйнувати. Самих вартових рухають і відкликають карти, де так сказано. На одному місці один вартовий, усього їх 15; якщо споруда, що його привела, піде, він лишиться.
    .title = Очки, брама й варта
    .picture = Квартал C; позначено додаткове місце з Акведуком під вартою, пост із вартовим і порожній пост.
urbis-lesson-end = **Повний квартал.** Щойно забудовано всі ділянки кварталу, додаткові теж, його власник переміг, хоч хто б поставив останню споруду. Тут Землемірна контора завершує C: перемога з 26 очками проти 49 у B! Це перевіряють раніше, ніж спрацює споруда. Квартал можна завершити й прибравши порожнє додаткове місце.
    {""}**За очками.** Якщо після дії скінчилися накази в колоді чи споруди в стосах, рахують очки; так само, якщо всі поспіль пропустили хід. Перемагає той, у кого більше очок, потім монет; інакше перемога спільна.
    Стоси по 10 споруд, за кількістю гравців, але не більше п’яти.
    {""}**Сторона B** (налаштування): 12 дорожчих ділянок, без брами.
    .title = Два кінці: квартал або очки
    .picture = Квартал C: на останню вільну ділянку приміряють Землемірну контору.

## Як друкувати хід

urbis-rules-typing = Увесь хід уміщується в `/хід`:
    • Ділянка — це квартал і номер: B7. Додаткові місця рахуються далі: B11, B12. Пости біля брами — BG1 і BG2, стоси — P1…P5.
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
    • **Слова налаштувань** для `/гра нова`: `side=a` або `side=b`.
