# Урбис: название, детали, вопросы, события, поле словами.

urbis-name = Урбис
urbis-about = Себе дворцы, соседям кладбища: строить можно в любом квартале города. Застройте свой первым или наберите больше всех очков.

urbis-option-side = Сторона планшетов
    .hint = A — быстрее и злее, B — дольше и спокойнее
urbis-option-side-a = A: 10 участков и два поста у ворот
urbis-option-side-b = B: 12 участков, ворот нет

urbis-stage-act = выбор действия
urbis-stage-place = выбор участка для постройки
urbis-stage-keep = выбор приказов
urbis-stage-icon = бесплатный стражник
urbis-stage-evict = переселение постройки
urbis-stage-dismiss = отзыв стражника
urbis-stage-over = партия окончена

## Планшеты

urbis-board-harbour = Портовый квартал
urbis-board-guild = Квартал гильдий
urbis-board-temple = Храмовый квартал
urbis-board-garden = Садовый квартал
urbis-board-old-town = Старый город
urbis-board-hill = Нагорный квартал

## Постройки и что они делают

urbis-building-palace = Дворец
urbis-building-cathedral = Собор
urbis-building-university = Университет
urbis-building-hospital = Больница
    .acc = Больницу
urbis-building-court = Суд
urbis-building-theatre = Театр
urbis-building-library = Библиотека
    .acc = Библиотеку
urbis-building-observatory = Обсерватория
    .acc = Обсерваторию
urbis-building-school = Школа
    .acc = Школу
urbis-building-garden = Ботанический сад
urbis-building-monument = Памятник
urbis-building-fountain = Фонтан
urbis-building-clock = Городские часы
urbis-building-bathhouse = Баня
    .acc = Баню
urbis-building-avenue = Липовая аллея
    .acc = Липовую аллею
urbis-building-aqueduct = Акведук
urbis-building-arena = Арена
    .acc = Арену
urbis-building-orphanage = Сиротский приют
urbis-building-bank = Банк
urbis-building-mint = Монетный двор
urbis-building-market = Рынок
urbis-building-guildhall = Дом гильдий
urbis-building-bakery = Пекарня
    .acc = Пекарню
urbis-building-mill = Мельница
    .acc = Мельницу
urbis-building-forge = Кузница
    .acc = Кузницу
urbis-building-brewery = Пивоварня
    .acc = Пивоварню
urbis-building-stables = Конюшня
    .acc = Конюшню
urbis-building-warehouse = Склад
urbis-building-surveyors = Землемерная контора
    .acc = Землемерную контору
urbis-building-customs = Таможня
    .acc = Таможню
urbis-building-barracks = Казармы
urbis-building-watchtower = Сторожевая башня
    .acc = Сторожевую башню
urbis-building-armoury = Оружейная
    .acc = Оружейную
urbis-building-bastion = Бастион
urbis-building-lookout = Пожарная каланча
    .acc = Пожарную каланчу
urbis-building-prison = Тюрьма
    .acc = Тюрьму
urbis-building-gallows = Виселица
    .acc = Виселицу
urbis-building-cemetery = Кладбище
urbis-building-slums = Трущобы
urbis-building-den = Притон
urbis-building-dump = Свалка
    .acc = Свалку
urbis-building-tannery = Кожевня
    .acc = Кожевню
urbis-building-tavern = Таверна
    .acc = Таверну
urbis-building-gambling = Игорный дом
urbis-building-pawnshop = Ломбард
urbis-building-plague = Чумной барак
urbis-building-beggars = Двор нищих
urbis-building-thieves = Гильдия воров
    .acc = Гильдию воров
urbis-building-smugglers = Подвал контрабандистов
urbis-building-ruins = Руины
urbis-effect-gain =
    { $n ->
        [one] Владелец квартала берёт из казны { $n } монету.
        [few] Владелец квартала берёт из казны { $n } монеты.
        [many] Владелец квартала берёт из казны { $n } монет.
       *[other] Владелец квартала берёт из казны { $n } монеты.
    }
urbis-effect-lose =
    { $n ->
        [one] Владелец квартала отдаёт в казну до { $n } монеты.
        [few] Владелец квартала отдаёт в казну до { $n } монет.
        [many] Владелец квартала отдаёт в казну до { $n } монет.
       *[other] Владелец квартала отдаёт в казну до { $n } монеты.
    }
urbis-effect-take-from-each =
    { $n ->
        [one] Каждый другой игрок отдаёт владельцу квартала до { $n } монеты.
        [few] Каждый другой игрок отдаёт владельцу квартала до { $n } монет.
        [many] Каждый другой игрок отдаёт владельцу квартала до { $n } монет.
       *[other] Каждый другой игрок отдаёт владельцу квартала до { $n } монеты.
    }
urbis-effect-draw = Владелец квартала смотрит два верхних приказа: один берёт, другой кладёт под колоду.
urbis-effect-discard = Случайный приказ с руки владельца квартала уходит под колоду.
urbis-effect-move = Владелец квартала может переселить другую неохраняемую постройку отсюда в чужой квартал.
urbis-effect-dismiss = Владелец квартала может вернуть в запас любого стражника в городе.

## Приказы

urbis-order-extra-plot = Дополнительное место для любого квартала. Цена участка { $cost }; очки — только за застроенное.
urbis-order-lot = Пустырь
urbis-order-quarry = Старая каменоломня
urbis-order-marsh = Край болота
urbis-order-crossroads = Перекрёсток
urbis-order-meadow = Мельничный луг
urbis-order-fairground = Ярмарочное поле
urbis-order-orchard = Фруктовый сад
urbis-order-wall = Место под стеной
urbis-order-bridgehead = Предмостье
urbis-order-pier = Пристань
urbis-order-vineyard = Виноградный склон
urbis-order-chapel = Часовенный холм
urbis-order-embankment = Набережная
urbis-order-close = Соборный двор
urbis-order-gate = Дворцовые ворота
urbis-order-levy = Дорожный сбор
    .text = Внесите в казну 3 монеты.
urbis-order-repair = Ремонт моста
    .text = Внесите в казну 5 монет.
urbis-order-feast = Городской пир
    .text = Внесите в казну 7 монет.
urbis-order-tribute = Большая подать
    .text = Внесите в казну 10 монет.
urbis-order-charity = Благотворительность
    .text = Отдайте по 1 монете каждому другому игроку.
urbis-order-census = Перепись
    .text = Только если в вашем квартале не меньше 5 построек.
urbis-order-great-census = Большая перепись
    .text = Только если в вашем квартале не меньше 7 построек.
urbis-order-prosperity = Зажиточный квартал
    .text = Только если ваш доход хотя бы на 2 выше начального.
urbis-order-lean-years = Тощие годы
    .text = Только если ваш доход хотя бы на 2 ниже начального или равен 1.
urbis-order-watch = Бдительная стража
    .text = Только если в вашем квартале хотя бы 2 стражника, считая посты у ворот.
urbis-order-coffers = Полные сундуки
    .text = Только если у вас не меньше 12 монет; они остаются у вас.
urbis-order-clean = Чистые улицы
    .text = Только если в вашем квартале не меньше 4 построек и ни одной с минусом.
urbis-order-iron = Железный порядок
    .text = Только если в вашем квартале не меньше 3 построек с минусом.
urbis-order-subsidy = Городская субсидия
    .text = Возьмите из казны 5 монет.
urbis-order-tax = Чрезвычайный налог
    .text = Каждый другой игрок отдаёт вам до 2 монет.
urbis-order-audit = Ревизия
    .text = Игрок по вашему выбору отдаёт вам до 4 монет.
urbis-order-harvest = Урожайный год
    .text = Возьмите из казны вдвое больше вашего дохода.
urbis-order-fair = Вольная ярмарка
    .text = Начиная с вас, каждый игрок получает свой доход.
urbis-order-resettle = Переселение
    .text = Переместите неохраняемую постройку из своего квартала на свободный участок чужого.
urbis-order-annex = Присоединение
    .text = Заплатите 2 монеты и переместите неохраняемую постройку из чужого квартала в свой.
urbis-order-quarrel = Ссора соседей
    .text = Переместите неохраняемую постройку из любого квартала в любой другой.
urbis-order-exchange = Обмен землями
    .text = Поменяйте местами свою неохраняемую постройку и неохраняемую постройку чужого квартала.
urbis-order-demolish = Приказ о сносе
    .text = Заплатите 3 монеты и разрушьте неохраняемую постройку в любом квартале.
urbis-order-bonfire = Неосторожный костёр
    .text = Разрушьте неохраняемую постройку в чужом квартале.
urbis-order-renewal = Обновление города
    .text = Разрушьте неохраняемую постройку в своём квартале.
urbis-order-clearance = Расчистка земель
    .text = Уберите из игры одно незастроенное дополнительное место у любого квартала.
urbis-order-timber = Дешёвый лес
    .text = Сразу возведите постройку; участок стоит на 3 монеты меньше (не ниже 0).
urbis-order-contest = Конкурс зодчих
    .text = Посмотрите верхнюю постройку каждой стопки и возведите одну из них по обычной цене.
urbis-order-recruit = Набор стражи
    .text = Бесплатно поставьте в городе одного стражника из запаса.
urbis-order-bribe = Подкуп стражи
    .text = Заплатите 1 монету и верните в запас любого стражника в городе.
urbis-order-shift = Смена караула
    .text = Переставьте любого стражника в городе на другое разрешённое место.
urbis-order-chancery = Канцелярия
    .text = Посмотрите четыре верхних приказа: два возьмите (на руке не больше 6), остальные — под колоду.
urbis-order-denounce = Донос
    .text = Другой игрок по вашему выбору теряет случайный приказ с руки: он уходит под колоду.

## Почему приказ сейчас не сыграть

urbis-why-coins = нужно монет: { $need }, у вас { $have }
urbis-why-buildings = нужно построек в вашем квартале: { $need }, есть { $have }
urbis-why-grim = нужно построек с минусом: { $need }, есть { $have }
urbis-why-no-grim =
    { $have ->
        [one] в вашем квартале { $have } постройка с минусом
        [few] в вашем квартале { $have } постройки с минусом
        [many] в вашем квартале { $have } построек с минусом
       *[other] в вашем квартале { $have } постройки с минусом
    }
urbis-why-guards = нужно стражников в вашем квартале: { $need }, есть { $have }
urbis-why-rich = нужен доход не ниже { $need }, у вас { $have }
urbis-why-lean = нужен доход не выше { $need }, у вас { $have }
urbis-why-treasury = казна пуста
urbis-why-take-from-each = ни у кого больше нет монет
urbis-why-take-from-one = ни у кого больше нет монет
urbis-why-piles = в стопках не осталось построек
urbis-why-plots = вам не хватит монет ни на один свободный участок
urbis-why-supply = в запасе нет стражников
urbis-why-deck = колода пуста
urbis-why-move = так переместить нечего
urbis-why-swap = нет двух неохраняемых построек для обмена
urbis-why-destroy = там нет неохраняемой постройки
urbis-why-clear-plot = нет незастроенного дополнительного места
urbis-why-guard = стражника некуда поставить
urbis-why-dismiss = в городе нет ни одного стражника
urbis-why-shift = переставить некого или некуда
urbis-why-discard-other = ни у кого больше нет приказов

## Вопросы

urbis-ask-verb = Что делаете?
urbis-ask-act =
    { $orders ->
        [named] Что делаете? Чтобы сыграть приказ, нажмите его название.
       *[folded] Что делаете?
    }
urbis-verb-draw =
    { $look ->
        [1] Взять последний приказ
       *[more] Взять приказ
    }
urbis-verb-play = Сыграть приказ
urbis-verb-build =
    { $cost ->
        [one] Строить: от { $cost } монеты
        [few] Строить: от { $cost } монет
        [many] Строить: от { $cost } монет
       *[other] Строить: от { $cost } монеты
    }
urbis-verb-guard =
    { $cost ->
        [one] Стражник: { $cost } монета
        [few] Стражник: { $cost } монеты
        [many] Стражник: { $cost } монет
       *[other] Стражник: { $cost } монеты
    }
urbis-verb-income =
    { $coins ->
        [one] Доход: +{ $coins } монета
        [few] Доход: +{ $coins } монеты
        [many] Доход: +{ $coins } монет
       *[other] Доход: +{ $coins } монеты
    }
urbis-verb-pass = Пропустить: ничего сделать нельзя
urbis-verb-place = Поставить постройку
urbis-verb-keep = Взять
urbis-verb-skip = Нет, спасибо
urbis-verb-free-guard = Поставить стражника
urbis-verb-free-shift = Переставить стражника
urbis-verb-free-move = Переселить постройку
urbis-verb-free-dismiss = Отозвать стражника
urbis-ask-play = Какой приказ разыгрываете?
urbis-ask-build = Из какой стопки берёте постройку?
urbis-ask-guard = Куда ставите стражника?
urbis-ask-extra-plot = Чей квартал получит дополнительное место?
urbis-ask-take-from-one =
    { $n ->
        [one] Кто отдаёт вам до { $n } монеты?
        [few] Кто отдаёт вам до { $n } монет?
        [many] Кто отдаёт вам до { $n } монет?
       *[other] Кто отдаёт вам до { $n } монеты?
    }
urbis-ask-discard-other = Кто теряет случайный приказ?
urbis-ask-move = Какую постройку переселяете?
urbis-ask-move-to = Куда переселяете { FORM($building, case: "acc") }?
urbis-ask-swap = Какую свою постройку отдаёте?
urbis-ask-swap-to = Что берёте в обмен на { FORM($building, case: "acc") }?
urbis-ask-destroy = Какую постройку разрушаете?
urbis-ask-clear-plot = Какое дополнительное место убираете?
urbis-ask-dismiss = Какого стражника вернуть в запас?
urbis-ask-shift = Какого стражника переставляете?
urbis-ask-shift-to = Куда встанет стражник? Сейчас он здесь: { $building }, { $quarter }.
urbis-ask-building = Какую постройку берёте?
urbis-ask-place = Где ставите { FORM($building, case: "acc") }?
urbis-ask-keep =
    { $keep ->
        [1] Какой приказ оставите себе? Только один, остальное уйдёт под колоду.
       *[more] { $number ->
            [1] Оставляете себе приказов: { $keep }. Какой берёте первым?
           *[more] Оставляете себе приказов: { $keep }. Какой берёте ещё?
        }
    }
urbis-ask-under =
    { $number ->
        [1] Какой приказ уйдёт под колоду первым?
       *[more] Какой приказ уйдёт под колоду следующим?
    }
urbis-keep = Взять: { $card }
urbis-under = Сначала { $card }
urbis-may-guard = Бесплатный стражник за новую постройку ({ $building }). Где ему стоять?
urbis-may-shift = За новую постройку ({ $building }) положен стражник, но запас пуст. Кого переставите взамен?
urbis-may-move = Новая постройка ({ $building }) позволяет переселить другую из вашего квартала. Какую?
urbis-may-dismiss = Новая постройка ({ $building }) позволяет отозвать стражника. Какого?

## Ответы

urbis-facet-quarter = Квартал
urbis-facet-part = Часть квартала
urbis-facet-place = Место
urbis-facet-printed = участки планшета
urbis-facet-extra = дополнительные места
urbis-facet-gates = посты у ворот
urbis-quarter = { $letter } · { $board } · { $who }
urbis-quarter-of = { $letter } · { $who }
urbis-quarter-own = ваш квартал
urbis-quarter-other = квартал { $letter } ({ $who })
urbis-pile = Стопка { $number }
urbis-plot-free = участок { $plot }, { $quarter }
urbis-plot-cost =
    { $cost ->
        [one] участок { $plot } за { $cost } монету, { $quarter }
        [few] участок { $plot } за { $cost } монеты, { $quarter }
        [many] участок { $plot } за { $cost } монет, { $quarter }
       *[other] участок { $plot } за { $cost } монеты, { $quarter }
    }
urbis-plot-of = { $what }, { $quarter }
urbis-post = пост у ворот { $post }
urbis-gate-post = пост у ворот
urbis-hint-completes = последний свободный участок: { $who } сразу победит!
urbis-hint-wins = последний свободный участок: вы сразу победите!
urbis-hint-last-order = колода опустеет, и будем считать очки
urbis-hint-last-building = стопки опустеют, и будем считать очки

## Что даст ход

urbis-would-draw =
    { $under ->
        [0] Вы забираете { $look ->
            [1] последний приказ
            [one] последний { $look } приказ
            [few] последние { $look } приказа
            [many] последние { $look } приказов
           *[other] последние { $look } приказа
        } колоды.
       *[more] Вы смотрите приказы ({ $look }) и оставляете себе { $keep }; остальное уходит под низ колоды.
    }
urbis-would-look =
    { $cost ->
        [one] Постройку увидите только вы, и её придётся поставить. Участки стоят от { $cost } монеты, у вас { $coins }.
        [few] Постройку увидите только вы, и её придётся поставить. Участки стоят от { $cost } монет, у вас { $coins }.
        [many] Постройку увидите только вы, и её придётся поставить. Участки стоят от { $cost } монет, у вас { $coins }.
       *[other] Постройку увидите только вы, и её придётся поставить. Участки стоят от { $cost } монеты, у вас { $coins }.
    }
urbis-would-compare = Вы посмотрите верхние постройки всех стопок, и одну из них придётся поставить.
urbis-would-guard =
    { $mine ->
        [yes] { $guards ->
            [one] Вы сможете бесплатно поставить { $guards } стражника.
            [few] Вы сможете бесплатно поставить { $guards } стражников.
            [many] Вы сможете бесплатно поставить { $guards } стражников.
           *[other] Вы сможете бесплатно поставить { $guards } стражника.
        }
       *[no] { $guards ->
            [one] { $who } сможет бесплатно поставить { $guards } стражника.
            [few] { $who } сможет бесплатно поставить { $guards } стражников.
            [many] { $who } сможет бесплатно поставить { $guards } стражников.
           *[other] { $who } сможет бесплатно поставить { $guards } стражника.
        }
    }
urbis-would-put-under = Под колоду уходит: { $cards }.
urbis-would-plot =
    { $mine ->
        [yes] { $cost ->
            [one] Застроить его будет стоить { $cost } монету. Тогда вы получите { SIGNED($points) }.
            [few] Застроить его будет стоить { $cost } монеты. Тогда вы получите { SIGNED($points) }.
            [many] Застроить его будет стоить { $cost } монет. Тогда вы получите { SIGNED($points) }.
           *[other] Застроить его будет стоить { $cost } монеты. Тогда вы получите { SIGNED($points) }.
        }
       *[no] { $cost ->
            [one] Застроить его будет стоить { $cost } монету. Тогда { $who } получит { SIGNED($points) }.
            [few] Застроить его будет стоить { $cost } монеты. Тогда { $who } получит { SIGNED($points) }.
            [many] Застроить его будет стоить { $cost } монет. Тогда { $who } получит { SIGNED($points) }.
           *[other] Застроить его будет стоить { $cost } монеты. Тогда { $who } получит { SIGNED($points) }.
        }
    }
urbis-would-protect = Пока там стоит стражник, эту постройку нельзя ни переселить, ни обменять, ни разрушить.
urbis-would-open = Без стражника постройку снова можно переселить, обменять или разрушить.
urbis-would-skip-icon = Бесплатный стражник пропадёт.
urbis-would-skip-evict = Все постройки останутся на местах.
urbis-would-skip-dismiss = Все стражники останутся на постах.
urbis-would-pass = Больше вы сейчас ничего сделать не можете.
urbis-changes-you = Вы: { $changes }.
urbis-changes = { $who }: { $changes }.
urbis-change-coins =
    { $change ->
        [one] { SIGNED($change) } монета (станет { $coins })
        [few] { SIGNED($change) } монеты (станет { $coins })
        [many] { SIGNED($change) } монет (станет { $coins })
       *[other] { SIGNED($change) } монеты (станет { $coins })
    }
urbis-change-income = доход { $old } → { $new }
urbis-change-free = свободных участков { $old } → { $new }
urbis-guard-quarter = { $who }: квартал будет застроен целиком, а это сразу победа. Очки уже не считаются.
urbis-guard-points = Очки будут посчитаны: { $who } — { $points }, вы — { $mine }.
urbis-guard-does = Пусть победит { $who }
urbis-guard-instead = Поискать другой ход
urbis-you-draw = Вы тянете приказы из колоды.
urbis-you-build = Вы берёте постройку из стопки { $number }.
urbis-you-income = Вы берёте доход.
urbis-you-pass = Вы пропускаете ход.
urbis-you-skip = Вы отказываетесь.
urbis-you-play = Вы разыгрываете приказ «{ $card }».
urbis-you-play-to = Вы разыгрываете приказ «{ $card }». { $deed }
urbis-you-place =
    { $cost ->
        [0] Вы бесплатно ставите { FORM($building, case: "acc") } в { $quarter }.
        [one] Вы ставите { FORM($building, case: "acc") } в { $quarter } за { $cost } монету.
        [few] Вы ставите { FORM($building, case: "acc") } в { $quarter } за { $cost } монеты.
        [many] Вы ставите { FORM($building, case: "acc") } в { $quarter } за { $cost } монет.
       *[other] Вы ставите { FORM($building, case: "acc") } в { $quarter } за { $cost } монеты.
    }
urbis-you-take = Вы оставляете себе: { $cards }.
urbis-you-hire = Вы нанимаете стражника: { $building }, { $quarter }.
urbis-you-extra-plot = Новое место получает { $quarter }.
urbis-you-take-from-one = Платит { $owner }.
urbis-you-discard-other = Приказ теряет { $owner }.
urbis-you-move = Вы переселяете { FORM($building, case: "acc") } в { $to }.
urbis-you-swap = Вы отдаёте { FORM($building, case: "acc") } в { $to } и получаете { FORM($other, case: "acc") }.
urbis-you-destroy = Вы разрушаете { FORM($building, case: "acc") }: { $quarter }.
urbis-you-clear-plot = Вы убираете пустое дополнительное место: { $quarter }.
urbis-you-guard = Вы ставите стражника: { $building }, { $quarter }.
urbis-you-dismiss = Вы отзываете стражника: { $building }, { $quarter }.
urbis-you-shift = Вы переставляете стражника: { $building }, { $quarter } → { $other }, { $to }.

## События

urbis-played = { $who } разыгрывает приказ «{ $card }» ({ SIGNED($points) }).
urbis-at-home = у себя
urbis-did-extra-plot = Дополнительное место получает квартал { $place } ({ $owner }).
urbis-did-move = { $who } перемещает { FORM($building, case: "acc") } с { $place } на { $to } ({ $host }).
urbis-did-swap = { $who } меняет местами { FORM($building, case: "acc") } ({ $place }) и { FORM($other, case: "acc") } ({ $to }).
urbis-did-destroy = { $who } разрушает { FORM($building, case: "acc") } на { $place } ({ $owner }).
urbis-did-clear-plot = { $who } убирает дополнительное место { $place } ({ $owner }).
urbis-did-guard = { $who } ставит стражника на { $place } ({ $building }).
urbis-did-dismiss = { $who } возвращает в запас стражника с { $place } ({ $building }).
urbis-did-shift = { $who } переставляет стражника с { $place } на { $to } ({ $other }).
urbis-coins-changed = { $who }: монеты { SIGNED($change) }, теперь { $coins }.
urbis-income-changed = { $who }: доход { $old } → { $new }.
urbis-took = { $who } берёт постройку из стопки { $pile } и выбирает участок.
urbis-you-took =
    Ваша постройка из стопки { $pile }: { $building }, очки { SIGNED($points) }, доход { SIGNED($income) }{ $guards ->
        [0] { "" }
       *[more] , стражников: { $guards }
    }. Пока она не на участке, её видите только вы.
urbis-compared = { $who } смотрит верхнюю постройку каждой стопки.
urbis-you-compared = Сверху стопок: { $buildings }. Видите их только вы.
urbis-built =
    { $who } строит { FORM($building, case: "acc") } на { $place } ({ $owner }): очки { SIGNED($points) }, доход { SIGNED($income) }{ $guards ->
        [0] { "" }
       *[more] , стражников: { $guards }
    }.
urbis-looks =
    { $count ->
        [one] { $who } смотрит { $count } верхний приказ.
        [few] { $who } смотрит { $count } верхних приказа.
        [many] { $who } смотрит { $count } верхних приказов.
       *[other] { $who } смотрит { $count } верхних приказа.
    }
urbis-you-look = Вы смотрите: { $cards }.
urbis-keeps =
    { $count ->
        [one] { $who } оставляет себе { $count } приказ; под колоду уходит { $under }.
        [few] { $who } оставляет себе { $count } приказа; под колоду уходит { $under }.
        [many] { $who } оставляет себе { $count } приказов; под колоду уходит { $under }.
       *[other] { $who } оставляет себе { $count } приказа; под колоду уходит { $under }.
    }
urbis-you-keep = Вы оставляете себе: { $cards }; под колоду: { $under }.
urbis-discards = { $who } теряет случайный приказ: он уходит под колоду.
urbis-you-discard = Случай выбрал ваш приказ «{ $card }»: он уходит под колоду.
urbis-no-draw = { $who } не берёт приказ: рука полна или колода пуста.
urbis-income =
    { $coins ->
        [one] { $who } берёт из казны { $coins } монету; всего { $total }.
        [few] { $who } берёт из казны { $coins } монеты; всего { $total }.
        [many] { $who } берёт из казны { $coins } монет; всего { $total }.
       *[other] { $who } берёт из казны { $coins } монеты; всего { $total }.
    }
urbis-hired = { $who } нанимает стражника на { $place } ({ $building }, { $owner }).
urbis-skips = { $who } отказывается.
urbis-passes = { $who } ничего не может сделать и пропускает ход.
urbis-quarter-complete = { $who }: квартал застроен целиком. Это победа!
urbis-ended-deck = Колода приказов кончилась. Считаем очки.
urbis-ended-piles = Стопки построек опустели. Считаем очки.
urbis-ended-passes = Все пропустили ход. Считаем очки.

## Подсказки новичку: одна фраза к каждому вопросу

urbis-coach-act = За ход — одно действие: монеты, приказ, постройка или стражник. Очки дают хорошие постройки в вашем квартале и приказы Совета.
urbis-coach-win = Последний свободный участок стоит { $cost }, а у вас { $coins }. Застройте его, и вы сразу победите!
urbis-coach-win-card = Приказ «{ $card }» завершит ваш квартал прямо сейчас, а это сразу победа!
urbis-coach-win-place = Ставьте на последний свободный участок своего квартала: он будет застроен целиком, и вы сразу победите!
urbis-coach-threat = { $who } в одной постройке от победы. Помешает лишнее место у этого квартала или снос постройки в нём.
urbis-coach-threat-card = { $who } в одной постройке от победы. Ваш приказ «{ $card }» может помешать: направьте его на этот квартал.
urbis-coach-late-ahead =
    { $left ->
        [one] Осталась { $left } постройка, потом считаем очки. У вас { $mine }, следом { $who }: { $points }. Чем скорее конец, тем лучше для вас.
        [few] Осталось { $left } постройки, потом считаем очки. У вас { $mine }, следом { $who }: { $points }. Чем скорее конец, тем лучше для вас.
        [many] Осталось { $left } построек, потом считаем очки. У вас { $mine }, следом { $who }: { $points }. Чем скорее конец, тем лучше для вас.
       *[other] Осталось { $left } постройки, потом считаем очки. У вас { $mine }, следом { $who }: { $points }. Чем скорее конец, тем лучше для вас.
    }
urbis-coach-late-behind =
    { $left ->
        [one] Осталась { $left } постройка, потом считаем очки. { $who }: { $points }, у вас { $mine }. Теперь важно каждое очко.
        [few] Осталось { $left } постройки, потом считаем очки. { $who }: { $points }, у вас { $mine }. Теперь важно каждое очко.
        [many] Осталось { $left } построек, потом считаем очки. { $who }: { $points }, у вас { $mine }. Теперь важно каждое очко.
       *[other] Осталось { $left } постройки, потом считаем очки. { $who }: { $points }, у вас { $mine }. Теперь важно каждое очко.
    }
urbis-coach-order =
    { $cost ->
        [0] «{ $card }» можно сыграть уже сейчас: { SIGNED($points) } вам, и бесплатно.
        [one] Приказ «{ $card }» стоит { $cost } монету из ваших { $coins } и приносит { SIGNED($points) }.
        [few] Приказ «{ $card }» стоит { $cost } монеты из ваших { $coins } и приносит { SIGNED($points) }.
        [many] Приказ «{ $card }» стоит { $cost } монет из ваших { $coins } и приносит { SIGNED($points) }.
       *[other] Приказ «{ $card }» стоит { $cost } монеты из ваших { $coins } и приносит { SIGNED($points) }.
    }
urbis-coach-gates =
    { $posts ->
        [1] У ваших ворот пустует пост: это −5 в конце. Стражник стоит 5 монет, и они у вас есть.
       *[more] У ваших ворот пустуют посты ({ $posts }): каждый — это −5 в конце. Стражник стоит 5 монет, и они у вас есть.
    }
urbis-coach-income = Ваш самый дешёвый участок стоит { $cost }, а монет у вас { $coins }. Доход даст { SIGNED($income) }.
urbis-coach-empty-hand = Приказов на руке нет. Возьмите: увидите два, один оставите, ради очков, монет или против соседа.
urbis-coach-build =
    { $free ->
        [1] На ваш последний свободный участок монет хватает.
       *[more] Монет хватает на { $reach } из { $free } ваших свободных участков. Возьмите постройку и посмотрите: хорошую себе, плохую соседу.
    }
urbis-coach-pile = Все стопки лежат лицом вниз, одна не хуже другой. Постройку вы увидите раньше, чем выберете участок.
urbis-coach-play = Очки за приказ Совета всегда ваши, что бы он ни делал. Дополнительное место принадлежит тому кварталу, у которого лежит.
urbis-coach-choose-best = Выгоднее всего для вас { $building }: { SIGNED($points) } в своём квартале.
urbis-coach-choose-worst = Очков вам не даст ни одна. Худший подарок сопернику: { $building } ({ SIGNED($points) }).
urbis-coach-home =
    { $building } — хорошая находка для своего квартала: { SIGNED($points) }{ $income ->
        [0] {""}
       *[more] {""}, доход { SIGNED($income) }
    }. Участки отличаются только ценой, ваш самый дешёвый стоит { $cost }.
urbis-coach-home-extra = Ставьте { FORM($building, case: "acc") } у себя на «{ $card }»: само место добавит { SIGNED($more) }. Цена { $cost }.
urbis-coach-home-guards = { $building }: { SIGNED($points) }, зато дома бесплатная стража у ворот — это { SIGNED($saved) }.
urbis-coach-invest = { $building }: { SIGNED($points) }, зато доход { SIGNED($income) }. Сейчас, в начале, у себя это окупится; под конец такой постройке место у соседа.
urbis-coach-away = Такое лучше соседу: { $building } ({ SIGNED($points) }). Ставьте сюда: { $quarter }, очков там { $score }.
urbis-coach-give = На свой участок монет не хватает, а постройка хороша для всякого ({ $building }). Отстаёт больше всех { $quarter }.
urbis-coach-give-moved = Постройка полезная ({ $building }), поэтому отдайте её тому, кто отстал: { $quarter }.
urbis-coach-stuck = { $building }: { SIGNED($points) }, но отдать эту постройку некому: соседи сразу победят, или участки слишком дороги.
urbis-coach-careful = Осторожно: там остался один свободный участок. Кто владеет кварталом, победит, как только он заполнится.
urbis-coach-place = Постройка работает на владельца квартала, кто бы ни заплатил за участок.
urbis-coach-keep-now = «{ $card }» ({ SIGNED($points) }) можно будет сыграть уже следующим ходом, если ничего не изменится.
urbis-coach-keep-plot = «{ $card }» — дополнительное место: у себя это { SIGNED($points) }, когда застроите, а у соперника — помеха.
urbis-coach-keep-later = «{ $card }» ({ SIGNED($points) }) лучше других, но на будущее: { $why }.
urbis-coach-under = Эти приказы вернутся, только если выйдет вся колода, так что порядок почти не важен.
urbis-coach-plot-home =
    { $cost ->
        [one] У вашего квартала это { SIGNED($points) }, когда застроите за { $cost } монету. Но и заполнять придётся на один участок больше.
        [few] У вашего квартала это { SIGNED($points) }, когда застроите за { $cost } монеты. Но и заполнять придётся на один участок больше.
        [many] У вашего квартала это { SIGNED($points) }, когда застроите за { $cost } монет. Но и заполнять придётся на один участок больше.
       *[other] У вашего квартала это { SIGNED($points) }, когда застроите за { $cost } монеты. Но и заполнять придётся на один участок больше.
    }
urbis-coach-plot-away =
    { $free ->
        [one] Вам самим не хватает всего { $free } постройки, так что это место лучше отдать другому кварталу.
        [few] Вам самим не хватает всего { $free } построек, так что это место лучше отдать другому кварталу.
        [many] Вам самим не хватает всего { $free } построек, так что это место лучше отдать другому кварталу.
       *[other] Вам самим не хватает всего { $free } постройки, так что это место лучше отдать другому кварталу.
    }
urbis-coach-plot-rival =
    { $free ->
        [one] Почти застроен { $quarter }: свободен { $free } участок. Ещё одно место отсрочит победу.
        [few] Почти застроен { $quarter }: свободны { $free } участка. Ещё одно место отсрочит победу.
        [many] Почти застроен { $quarter }: свободно { $free } участков. Ещё одно место отсрочит победу.
       *[other] Почти застроен { $quarter }: свободны { $free } участка. Ещё одно место отсрочит победу.
    }
urbis-coach-richest = Больше всех монет ({ $coins }) держит { $who }.
urbis-coach-most-cards = Больше всех приказов ({ $cards }) держит { $who }. Какой уйдёт, решит случай.
urbis-coach-send = { $building } — это { SIGNED($points) } для вас. От этой постройки избавляйтесь первой.
urbis-coach-send-least = Вреда вам нет ни от одной. Дешевле всего расстаться вот с этой: { $building } ({ SIGNED($points) }).
urbis-coach-fetch = Лучшая добыча: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-fetch-none = Хорошего тут не взять. Меньше всего вреда: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-to-home = Переселять можно бесплатно, поэтому занимайте свой самый дорогой участок: стройка там стоила бы { $cost }.
urbis-coach-destroy = Цельтесь в того, кто впереди: { $quarter }. Ценнее всего там { $building } ({ SIGNED($points) }).
urbis-coach-destroy-near = Одной постройки не хватает до победы: { $quarter }. Сносите там; ценнее всего { $building } ({ SIGNED($points) }).
urbis-coach-destroy-none = Любой снос тут владельцу только на пользу. Меньше всего он выиграет вот на чём: { $building } ({ SIGNED($points) }), { $quarter }.
urbis-coach-clear-win = Уберите пустое место у своего квартала: он окажется застроен целиком, и вы сразу победите!
urbis-coach-clear-home =
    { $free ->
        [one] В вашем квартале свободен { $free } участок. Уберёте своё пустое место — заполнять на одно меньше.
        [few] В вашем квартале свободны { $free } участка. Уберёте своё пустое место — заполнять на одно меньше.
        [many] В вашем квартале свободно { $free } участков. Уберёте своё пустое место — заполнять на одно меньше.
       *[other] В вашем квартале свободны { $free } участка. Уберёте своё пустое место — заполнять на одно меньше.
    }
urbis-coach-clear-rival = «{ $card }» ({ SIGNED($points) }) — это шанс: { $quarter }. Не станет места — не станет и очков, но и заполнять там будет на одно меньше.
urbis-coach-guard = Постройку под охраной нельзя ни переселить, ни обменять, ни разрушить. Берегите то, что жаль потерять.
urbis-coach-guard-gate =
    { $posts ->
        [one] У ваших ворот пустует { $posts } пост: стражник там сбережёт 5 очков в конце.
        [few] У ваших ворот пустуют { $posts } поста: стражник там сбережёт 5 очков в конце.
        [many] У ваших ворот пустует { $posts } постов: стражник там сбережёт 5 очков в конце.
       *[other] У ваших ворот пустуют { $posts } поста: стражник там сбережёт 5 очков в конце.
    }
urbis-coach-guard-building = Самое ценное у вас без охраны: { $building } ({ SIGNED($points) }). Под охраной этого никто не отнимет.
urbis-coach-guard-trap = Стражник бывает и ловушкой: { $building } ({ SIGNED($points) }), { $quarter }. Под охраной оттуда уже не переселить.
urbis-coach-dismiss = Без стражника постройку снова можно переселить, обменять или разрушить.
urbis-coach-dismiss-gate = Пустой пост у ворот отнимает в конце 5 очков. Уберите стражника отсюда: { $quarter }.
urbis-coach-dismiss-building = Так вы снимете охрану: { $building } ({ SIGNED($points) }), { $quarter }. Это можно будет забрать или разрушить.
urbis-coach-shift = Стражнику без дела место у ваших ворот или на лучшей вашей постройке.
urbis-coach-skip = Можно и оставить всё как есть.

## Очки и конец

urbis-part-buildings = постройки
urbis-part-extra-plots = дополнительные места
urbis-part-orders = приказы
urbis-part-gates = ворота без стражи
urbis-won-by-quarter = { $who } застраивает квартал целиком и сразу побеждает. Очки не в счёт.
urbis-won-by-points = Победа — по очкам.
urbis-won-by-coins = Очков поровну: решают монеты.
urbis-won-together = Поровну и очков, и монет: победа общая.

## Поле словами

urbis-text-table =
    Урбис, ход { $turn }: { $asked ->
        [somebody] { $who }, { $stage }
       *[nobody] { $stage }
    }. Приказы { $deck }, стопки { $piles }, казна { $treasury }, стража { $guards }. Знаки: ! стражник, * доп. место, его очки, 3:7 — участок 3 за 7.
urbis-text-owner = { $letter } { $who }: очки { $points }, монеты { $coins }, доход { $income }, сыграно { $orders }, рука { $cards }
urbis-text-plots = { $built }; свободны { $free }; ворота { $posts }
urbis-text-plots-only = { $built }; свободны { $free }
urbis-text-built = { $number } { $building } { SIGNED($points) }
urbis-text-last = Последнее изменение: { $places }.
urbis-text-sheet = Очки по частям ({ $parts }): { $sheets }
urbis-text-parts = Очки: { $parts }.
urbis-text-part = { $label } { SIGNED($points) }
urbis-text-used = Сыгранные приказы: { $orders }.
urbis-text-idle-card = { $card } ({ $why })
urbis-text-hand = Ваши приказы: { $cards }.
urbis-text-top = { $place } { $building }
urbis-text-shown =
    Вы смотрите: { $shown }{ $keep ->
        [0] { $off ->
            [0] { "" }
           *[more] ; участок дешевле на { $off }
        }
       *[more] ; оставите себе { $keep } из { $look }
    }.

## Правила по страницам

urbis-step-1 = Берёте постройку. Ой, Кладбище!
urbis-step-2 = Пусть стоит у соседа
urbis-step-3 = Застройте весь свой квартал — и победа

urbis-lesson-city = У каждого свой **квартал**. Все кварталы вместе — это город, и **строить можно в любом**. Постройка работает на владельца квартала, кто бы за неё ни заплатил.
    • **1** Собор даёт кварталу B +7 очков, но отнимает 2 у дохода.
    • **2** Кладбище подарили соседи: −4 получает C.
    {""}**Победить можно двумя путями.** Застройте все участки своего квартала, и вы сразу победите. Или наберите больше всех очков к моменту, когда кончатся постройки или приказы.
    В начале у каждого 5 монет, 3 приказа и доход, равный числу игроков. Скрыты приказы на руках, колода и стопки построек лицом вниз.
    .title = Один город, квартал у каждого
    .picture = Кварталы B и C с постройками; отмечены Собор в B и Кладбище в C.
urbis-lesson-turn = Сделайте ровно одно из пяти:
    • **Взять приказ.** Посмотрите два верхних, один оставьте, другой уйдёт под колоду. На руке не больше шести.
    • **Сыграть приказ**, если его можно выполнить целиком. Сначала платят. Замок подскажет, чего не хватает.
    • **Строить** из стопки: об этом следующая страница.
    • **Стражник.** Заплатите 5 монет и поставьте его на любую постройку без охраны или на пустой пост у ворот, в любом квартале.
    • **Доход.** Возьмите столько монет, каков ваш доход, пока хватает казны. Всего монет 95.
    Пропускает ход лишь тот, кто не может ничего из этого.
    .title = Ваш ход: одно из пяти
    .picture = Четыре приказа на руке; на Большой подати замок: не хватает 10 монет.
urbis-lesson-building = Выберите стопку. Верхнюю постройку увидите только вы, и **её придётся поставить** на любой свободный участок любого квартала, за который можете заплатить. Участки отличаются только ценой на монете.
    Здесь A достаёт Кладбище (−4) и за 3 монеты ставит его в квартал C.
    Готовая постройка сразу работает на **владельца квартала**; иногда его спросят и не в свой ход:
    • меняется **доход**, но он не бывает ниже 1 и выше 9;
    • каждый **щит** — бесплатный стражник куда угодно. Если запас пуст, можно переставить любого другого;
    • затем **особое свойство**, если оно есть. С шестью приказами на руке новый не взять.
    .title = Стройка: хорошее себе, плохое соседу
    .picture = Квартал C: на свободный участок примеряют Кладбище с минус 4 очками.
urbis-lesson-orders = **Приказ Совета** выполняют и кладут перед собой. Его очки ваши, даже со знаком минус.
    Здесь B разыгрывает Обмен землями: Трущобы (−3) уходят в квартал A, а Арена (+4) переходит в B. Переселённые и обменянные постройки уносят с собой очки и доход, ничего не стоят и свойств не повторяют. Разрушенные выходят из игры.
    {""}**Дополнительное место** (зелёное) кладут у любого квартала. Его тоже нужно застроить, по цене на монете. Его очки получает владелец этого квартала, и только пока там стоит постройка.
    Что ушло под колоду, запоминайте сами.
    .title = Приказы: дела и новые места
    .picture = Кварталы A и B: Трущобы и Арена меняются местами.
urbis-lesson-points = Что приносит очки владельцу квартала:
    • все **постройки** в нём, с плюсом и с минусом;
    • **1** застроенное **дополнительное место**: его очки (+1) и очки постройки (+3);
    • все сыгранные им **приказы Совета**;
    • **2** пост у ворот со стражником ничего не отнимает, **3** пустой — **−5**.
    Монеты очков не дают, но решают при ничьей.
    {""}**Стража.** Постройку со щитом, как **1**, ничем нельзя переселить, обменять или разрушить. Самих стражников двигают и отзывают карты, где так сказано. На одном месте один стражник, всего их 15; если постройка, что его привела, уйдёт, он останется.
    .title = Очки, ворота и стража
    .picture = Квартал C; отмечены дополнительное место с Акведуком под охраной, пост со стражником и пустой пост.
urbis-lesson-end = **Полный квартал.** Как только застроены все участки квартала, дополнительные тоже, его владелец победил, кто бы ни поставил последнюю постройку. Здесь Землемерная контора завершает C: победа с 26 очками против 49 у B! Это проверяют раньше, чем сработает постройка. Квартал можно завершить, и убрав пустое дополнительное место.
    {""}**По очкам.** Если после действия кончились приказы в колоде или постройки в стопках, считают очки; так же, если все подряд пропустили ход. Побеждает тот, у кого больше очков, затем монет; иначе победа общая.
    Стопки по 10 построек, по числу игроков, но не больше пяти.
    {""}**Сторона B** (настройка): 12 участков подороже, без ворот.
    .title = Два конца: квартал или очки
    .picture = Квартал C: на последний свободный участок примеряют Землемерную контору.

## Как печатать ход

urbis-rules-typing = Весь ход помещается в `/ход`:
    • Участок — это квартал и номер: B7. Дополнительные места считаются дальше: B11, B12. Посты у ворот — BG1 и BG2, стопки — P1…P5.
    • `draw`, затем `keep levy`, когда вы посмотрели. `income` — доход. `pass`, если ничего больше нельзя.
    • `build p2` — взять из стопки 2; затем `place b7` (после конкурса зодчих `place p3 b7`).
    • `guard b7` или `guard bg1` — нанять стражника.
    • `play tribute` — сыграть приказ по его слову; `/ход` подсказывает слова, пока вы пишете. Дальше его цели:
     `play orchard b` — дополнительное место кварталу B
     `play resettle a3 b7` — эту постройку на тот участок
     `play exchange a3 b7` — свою на чужую
     `play demolish b7`, `play clearance b11`
     `play audit b`, `play denounce b` — игрок квартала B
     `play timber p2` — строить из стопки 2
     `play recruit bg1`, `play bribe b7`, `play shift b7 ag1`
    • `keep fair levy watch lot` после канцелярии: сначала те, что берёте, затем остальные, как они уходят под колоду.
    • Когда спрашивает новая постройка: `guard b7`, `shift b7 ag1`, `move a3 b7`, `dismiss b7` или `skip`.
    Заглавные буквы и лишние пробелы не мешают, как и русские буквы, похожие на латинские. Вопрос с единственным ответом можно опустить.
    • **Слова настроек** для `/игра новая`: `side=a` или `side=b`.
