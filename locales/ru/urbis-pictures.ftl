### Pictures

# Строка под названием. $audience равно «you» на картинке, которую видит один игрок.
urbis-picture-act =
    { $audience ->
        [you] Видите только вы · ход { $turn }
       *[all] Ход { $turn } · построек осталось: { $left }
    }
urbis-picture-place =
    { $audience ->
        [you] Видите только вы · ход { $turn } · выбор участка
       *[all] Ход { $turn } · выбор участка
    }
urbis-picture-keep =
    { $audience ->
        [you] Видите только вы · ход { $turn } · выбор приказов
       *[all] Ход { $turn } · выбор приказов
    }
urbis-picture-icon =
    { $audience ->
        [you] Видите только вы · ход { $turn } · бесплатный стражник
       *[all] Ход { $turn } · бесплатный стражник
    }
urbis-picture-evict =
    { $audience ->
        [you] Видите только вы · ход { $turn } · можно переселить
       *[all] Ход { $turn } · можно переселить постройку
    }
urbis-picture-dismiss =
    { $audience ->
        [you] Видите только вы · ход { $turn } · можно отозвать стражника
       *[all] Ход { $turn } · можно отозвать стражника
    }
urbis-picture-over-quarter =
    { $audience ->
        [you] Видите только вы · квартал застроен
       *[all] Квартал застроен целиком
    }
urbis-picture-over-deck =
    { $audience ->
        [you] Видите только вы · приказы кончились
       *[all] Приказы кончились
    }
urbis-picture-over-piles =
    { $audience ->
        [you] Видите только вы · постройки кончились
       *[all] Постройки кончились
    }
urbis-picture-over-passes =
    { $audience ->
        [you] Видите только вы · все пропустили ход
       *[all] Все пропустили ход
    }

## Очки квартала в конце, по одному короткому слову

urbis-picture-part-buildings = постройки
urbis-picture-part-extra-plots = места
urbis-picture-part-orders = приказы
urbis-picture-part-gates = ворота

## Что показывают одному игроку

urbis-picture-income = доход { $income }
urbis-figure-coins = Монеты
urbis-figure-income = Доход
urbis-figure-points = Очки
urbis-figure-ahead = Впереди
urbis-figure-behind = Позади
urbis-picture-hand = Ваши приказы
urbis-picture-shown-building = Вы взяли
urbis-picture-shown-buildings = Сверху стопок
urbis-picture-discount = Участок дешевле на { $coins }.
urbis-picture-guards =
    { $count ->
        [one] Владелец квартала бесплатно ставит { $count } стражника.
        [few] Владелец квартала бесплатно ставит { $count } стражников.
        [many] Владелец квартала бесплатно ставит { $count } стражников.
       *[other] Владелец квартала бесплатно ставит { $count } стражника.
    }
urbis-picture-nothing-else = При постройке больше ничего не происходит.
urbis-picture-shown-orders = Верх колоды · берёте { $keep } из { $look }
urbis-picture-goes-under = уйдёт под колоду
urbis-picture-in-hand = На руке · { $count } из { $most }
urbis-picture-no-orders = Приказов на руке нет.

## Один квартал крупно

urbis-picture-quarter = { $letter } · { $board }
urbis-picture-used = Сыгранные приказы
urbis-picture-no-used = Приказов ещё не сыграно.

## Условные знаки для правил

urbis-legend = Знаки на картинках. Виды построек: храм на синем — общественные, весы на золотом — торговые, башня на сером — сторожевые, череп на лиловом — нежеланные. На постройке: число с монетой меняет доход, зелёная или красная плашка даёт или отнимает очки, щит — стражник. На свободном участке монета — цена строительства; дополнительные места зелёные, со своими очками. Над кварталом: монеты, доход на шкале, карты — приказы на руке, свиток — очки сыгранных приказов, посты у ворот со стражником или минус пять, очки на чёрном. Рядом с городом: стопки построек, остаток приказов, стражи и монет.
urbis-legend-sort = Виды построек
urbis-legend-sort-civic = общественные: много очков, но часто снижают доход
urbis-legend-sort-trade = торговые: приносят монеты
urbis-legend-sort-watch = сторожевые: приводят стражу
urbis-legend-sort-grim = нежеланные: отнимают очки, им место у соседа
urbis-legend-plot = На постройках и участках
urbis-legend-plot-income = как меняет доход владельца
urbis-legend-plot-points = очки владельцу квартала
urbis-legend-plot-guard = стражник: постройку не сдвинуть и не разрушить
urbis-legend-plot-free = свободный участок: строить стоит 5
urbis-legend-plot-extra = дополнительное место: +3, когда застроено
urbis-legend-bar = Над каждым кварталом
urbis-legend-bar-income = доход; черта — с чего все начали
urbis-legend-bar-cards = приказы на руке
urbis-legend-bar-orders = очки сыгранных приказов
urbis-legend-bar-gate = пост у ворот со стражником
urbis-legend-bar-empty = у ворот никого: −5
urbis-legend-bar-total = текущие очки
urbis-legend-stock = Рядом с городом: что осталось
urbis-legend-stock-pile = построек в стопке
urbis-legend-stock-orders = приказов в колоде
urbis-legend-stock-guards = стражников в запасе
urbis-legend-stock-coins = монет в казне
