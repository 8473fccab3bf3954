# Небоскрёб-сити: название, вопросы, события, поле словами.

manhattan-name = Небоскрёб-сити
manhattan-about = Башни в шести городах. Тайные карты называют квартал, а город и высоту выбираете вы.

manhattan-option-first = Первый игрок
    .hint = Кто строит первым в первом раунде
manhattan-option-first-random = решает случай
manhattan-option-first-1 = место 1
manhattan-option-first-2 = место 2
manhattan-option-first-3 = место 3
manhattan-option-first-4 = место 4

manhattan-stage-choose = выбор блоков
manhattan-stage-build = строительство
manhattan-stage-forfeit = отказ от блока

## Вопросы

manhattan-ask-verb = Что делаете?
manhattan-verb-blocks = Выбрать блоки
manhattan-verb-build = Строить
manhattan-verb-forfeit = Отдать блок
manhattan-ask-blocks =
    { $count ->
        [one] { $colour } Какой { $count } блок берёте на этот раунд?
        [few] { $colour } Какие { $count } блока берёте на этот раунд?
        [many] { $colour } Какие { $count } блоков берёте на этот раунд?
       *[other] { $colour } Какие { $count } блока берёте на этот раунд?
    }
manhattan-facet-floors =
    { $floors ->
        [one] Блоки в { $floors } этаж
        [few] Блоки в { $floors } этажа
        [many] Блоки в { $floors } этажей
       *[other] Блоки в { $floors } этажа
    }
manhattan-selection =
    { $floors ->
        [one] { $blocks } · всего { $floors } этаж
        [few] { $blocks } · всего { $floors } этажа
        [many] { $blocks } · всего { $floors } этажей
       *[other] { $blocks } · всего { $floors } этажа
    }
manhattan-ask-plot = Где строите?
manhattan-plot-empty = { $plot } · свободный участок
manhattan-plot-own =
    { $floors ->
        [one] { $plot } · { $colour } ваше, { $floors } этаж
        [few] { $plot } · { $colour } ваше, { $floors } этажа
        [many] { $plot } · { $colour } ваше, { $floors } этажей
       *[other] { $plot } · { $colour } ваше, { $floors } этажа
    }
manhattan-plot-other =
    { $floors ->
        [one] { $plot } · { $colour } { $who }, { $floors } этаж
        [few] { $plot } · { $colour } { $who }, { $floors } этажа
        [many] { $plot } · { $colour } { $who }, { $floors } этажей
       *[other] { $plot } · { $colour } { $who }, { $floors } этажа
    }
manhattan-ask-block = Какой блок ставите на { $plot }?
manhattan-block =
    { $floors ->
        [one] { $colour } { $floors } этаж
        [few] { $colour } { $floors } этажа
        [many] { $colour } { $floors } этажей
       *[other] { $colour } { $floors } этажа
    }
manhattan-block-result =
    { $floors ->
        [one] в здании будет { $floors } этаж
        [few] в здании будет { $floors } этажа
        [many] в здании будет { $floors } этажей
       *[other] в здании будет { $floors } этажа
    }
manhattan-ask-forfeit = Строить негде. Какой блок выходит из игры?

## События

manhattan-chose = { $who }: блоки выбраны.
manhattan-you-chose = Ваши блоки: { $blocks }. Их можно поменять, пока не выбрали все.
manhattan-tray = { $colour } { $who } берёт блоки { $blocks }.
manhattan-built =
    { $floors ->
        [one] { $colour } { $who } ставит { $floors } этаж на свободный участок { $plot }.
        [few] { $colour } { $who } ставит { $floors } этажа на свободный участок { $plot }.
        [many] { $colour } { $who } ставит { $floors } этажей на свободный участок { $plot }.
       *[other] { $colour } { $who } ставит { $floors } этажа на свободный участок { $plot }.
    }
manhattan-raised =
    { $floors ->
        [one] { $colour } { $who } надстраивает { $plot } на { $floors } этаж, теперь высота { $height }.
        [few] { $colour } { $who } надстраивает { $plot } на { $floors } этажа, теперь высота { $height }.
        [many] { $colour } { $who } надстраивает { $plot } на { $floors } этажей, теперь высота { $height }.
       *[other] { $colour } { $who } надстраивает { $plot } на { $floors } этажа, теперь высота { $height }.
    }
manhattan-took-over =
    { $floors ->
        [one] { $colour } { $who } забирает { $plot } у { $from }, добавив { $floors } этаж; высота { $height }.
        [few] { $colour } { $who } забирает { $plot } у { $from }, добавив { $floors } этажа; высота { $height }.
        [many] { $colour } { $who } забирает { $plot } у { $from }, добавив { $floors } этажей; высота { $height }.
       *[other] { $colour } { $who } забирает { $plot } у { $from }, добавив { $floors } этажа; высота { $height }.
    }
manhattan-drew = Вы берёте карту квартала { $quarter }.
manhattan-reshuffled = Колода кончилась: сброс перемешан, это новая колода.
manhattan-redraw = { $who } не может строить: показывает карты кварталов { $quarters } и берёт новые.
manhattan-you-redrew = С кварталами { $old } вам негде строить. Ваши новые карты: кварталы { $new }.
manhattan-forfeited =
    { $floors ->
        [one] { $colour } { $who } и теперь не может строить: блок в { $floors } этаж выходит из игры.
        [few] { $colour } { $who } и теперь не может строить: блок в { $floors } этажа выходит из игры.
        [many] { $colour } { $who } и теперь не может строить: блок в { $floors } этажей выходит из игры.
       *[other] { $colour } { $who } и теперь не может строить: блок в { $floors } этажа выходит из игры.
    }
manhattan-round-scored = Подсчёт раунда { $round }.
manhattan-scored = { $colour } { $who }: +{ $points } (здания { $buildings }, города { $cities }, высота { $tallest }), всего { $total }.
manhattan-last-round = Последний раунд: все строят из всего, что осталось.

## Очки и конец

manhattan-part-scored = уже набрано
manhattan-part-buildings = здания
manhattan-part-cities = города
manhattan-part-tallest = высота
manhattan-won-by-points = Побеждает наибольшее число очков.
manhattan-won-by-tallest = Очков поровну: решает более высокое здание.
manhattan-won-by-buildings = Очков и высоты поровну: решает число зданий.
manhattan-won-together = Поровну во всём: победа общая.

## Поле словами

manhattan-text-round = Небоскрёб-сити, раунд { $round } из { $rounds }.
manhattan-text-player =
    { $asked ->
        [yes] { $colour } { $who }: { $points }, блоки { $blocks }, ход
       *[no] { $colour } { $who }: { $points }, блоки { $blocks }
    }
manhattan-text-city = { $city }: { $towers }
manhattan-text-city-empty = { $city }: пусто
manhattan-text-hand = Ваши карты: кварталы { $quarters }.
