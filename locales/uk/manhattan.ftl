# Хмарочос-сіті: назва, запитання, події, поле словами.

manhattan-name = Хмарочос-сіті
manhattan-about = Вежі в шести містах. Таємні карти називають квартал, а місто й висоту обираєте ви.

manhattan-option-first = Перший гравець
    .hint = Хто будує першим у першому раунді
manhattan-option-first-random = вирішує випадок
manhattan-option-first-1 = місце 1
manhattan-option-first-2 = місце 2
manhattan-option-first-3 = місце 3
manhattan-option-first-4 = місце 4

manhattan-stage-choose = вибір блоків
manhattan-stage-build = будівництво
manhattan-stage-forfeit = відмова від блока

## Запитання

manhattan-ask-verb = Що робите?
manhattan-verb-blocks = Обрати блоки
manhattan-verb-build = Будувати
manhattan-verb-forfeit = Віддати блок
manhattan-ask-blocks =
    { $count ->
        [one] { $colour } Який { $count } блок берете на цей раунд?
        [few] { $colour } Які { $count } блоки берете на цей раунд?
        [many] { $colour } Які { $count } блоків берете на цей раунд?
       *[other] { $colour } Які { $count } блока берете на цей раунд?
    }
manhattan-facet-floors =
    { $floors ->
        [one] Блоки в { $floors } поверх
        [few] Блоки в { $floors } поверхи
        [many] Блоки в { $floors } поверхів
       *[other] Блоки в { $floors } поверху
    }
manhattan-selection =
    { $floors ->
        [one] { $blocks } · разом { $floors } поверх
        [few] { $blocks } · разом { $floors } поверхи
        [many] { $blocks } · разом { $floors } поверхів
       *[other] { $blocks } · разом { $floors } поверху
    }
manhattan-ask-plot = Де будуєте?
manhattan-plot-empty = { $plot } · вільна ділянка
manhattan-plot-own =
    { $floors ->
        [one] { $plot } · { $colour } ваша, { $floors } поверх
        [few] { $plot } · { $colour } ваша, { $floors } поверхи
        [many] { $plot } · { $colour } ваша, { $floors } поверхів
       *[other] { $plot } · { $colour } ваша, { $floors } поверху
    }
manhattan-plot-other =
    { $floors ->
        [one] { $plot } · { $colour } { $who }, { $floors } поверх
        [few] { $plot } · { $colour } { $who }, { $floors } поверхи
        [many] { $plot } · { $colour } { $who }, { $floors } поверхів
       *[other] { $plot } · { $colour } { $who }, { $floors } поверху
    }
manhattan-ask-block = Який блок ставите на { $plot }?
manhattan-block =
    { $floors ->
        [one] { $colour } { $floors } поверх
        [few] { $colour } { $floors } поверхи
        [many] { $colour } { $floors } поверхів
       *[other] { $colour } { $floors } поверху
    }
manhattan-block-result =
    { $floors ->
        [one] у будівлі буде { $floors } поверх
        [few] у будівлі буде { $floors } поверхи
        [many] у будівлі буде { $floors } поверхів
       *[other] у будівлі буде { $floors } поверху
    }
manhattan-ask-forfeit = Будувати ніде. Який блок виходить із гри?

## Події

manhattan-chose = { $who }: блоки обрано.
manhattan-you-chose = Ваші блоки: { $blocks }. Їх можна змінити, доки не обрали всі.
manhattan-tray = { $colour } { $who } бере блоки { $blocks }.
manhattan-built =
    { $floors ->
        [one] { $colour } { $who } ставить { $floors } поверх на вільну ділянку { $plot }.
        [few] { $colour } { $who } ставить { $floors } поверхи на вільну ділянку { $plot }.
        [many] { $colour } { $who } ставить { $floors } поверхів на вільну ділянку { $plot }.
       *[other] { $colour } { $who } ставить { $floors } поверху на вільну ділянку { $plot }.
    }
manhattan-raised =
    { $floors ->
        [one] { $colour } { $who } надбудовує { $plot } на { $floors } поверх, тепер висота { $height }.
        [few] { $colour } { $who } надбудовує { $plot } на { $floors } поверхи, тепер висота { $height }.
        [many] { $colour } { $who } надбудовує { $plot } на { $floors } поверхів, тепер висота { $height }.
       *[other] { $colour } { $who } надбудовує { $plot } на { $floors } поверху, тепер висота { $height }.
    }
manhattan-took-over =
    { $floors ->
        [one] { $colour } { $who } забирає { $plot } у { $from }, додавши { $floors } поверх; висота { $height }.
        [few] { $colour } { $who } забирає { $plot } у { $from }, додавши { $floors } поверхи; висота { $height }.
        [many] { $colour } { $who } забирає { $plot } у { $from }, додавши { $floors } поверхів; висота { $height }.
       *[other] { $colour } { $who } забирає { $plot } у { $from }, додавши { $floors } поверху; висота { $height }.
    }
manhattan-drew = Ви берете карту кварталу { $quarter }.
manhattan-reshuffled = Колода скінчилася: скид перемішано, це нова колода.
manhattan-redraw = { $who } не може будувати: показує карти кварталів { $quarters } і бере нові.
manhattan-you-redrew = Із кварталами { $old } вам ніде будувати. Ваші нові карти: квартали { $new }.
manhattan-forfeited =
    { $floors ->
        [one] { $colour } { $who } і тепер не може будувати: блок в { $floors } поверх виходить із гри.
        [few] { $colour } { $who } і тепер не може будувати: блок в { $floors } поверхи виходить із гри.
        [many] { $colour } { $who } і тепер не може будувати: блок в { $floors } поверхів виходить із гри.
       *[other] { $colour } { $who } і тепер не може будувати: блок в { $floors } поверху виходить із гри.
    }
manhattan-round-scored = Підрахунок раунду { $round }.
manhattan-scored = { $colour } { $who }: +{ $points } (будівлі { $buildings }, міста { $cities }, висота { $tallest }), разом { $total }.
manhattan-last-round = Останній раунд: усі будують з усього, що лишилося.

## Очки й кінець

manhattan-part-scored = уже набрано
manhattan-part-buildings = будівлі
manhattan-part-cities = міста
manhattan-part-tallest = висота
manhattan-won-by-points = Перемагає найбільше очок.
manhattan-won-by-tallest = Очок порівну: вирішує вища будівля.
manhattan-won-by-buildings = Очок і висоти порівну: вирішує кількість будівель.
manhattan-won-together = Порівну в усьому: перемога спільна.

## Поле словами

manhattan-text-round = Хмарочос-сіті, раунд { $round } з { $rounds }.
manhattan-text-player =
    { $asked ->
        [yes] { $colour } { $who }: { $points }, блоки { $blocks }, хід
       *[no] { $colour } { $who }: { $points }, блоки { $blocks }
    }
manhattan-text-city = { $city }: { $towers }
manhattan-text-city-empty = { $city }: порожньо
manhattan-text-hand = Ваші карти: квартали { $quarters }.
