### Pictures

# Рядок під назвою. $audience дорівнює «you» на картинці, яку бачить один гравець.
urbis-picture-act =
    { $audience ->
        [you] Бачите лише ви · хід { $turn }
       *[all] Хід { $turn } · споруд залишилося: { $left }
    }
urbis-picture-place =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } · вибір ділянки
       *[all] Хід { $turn } · вибір ділянки
    }
urbis-picture-keep =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } · вибір наказів
       *[all] Хід { $turn } · вибір наказів
    }
urbis-picture-icon =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } · безплатний вартовий
       *[all] Хід { $turn } · безплатний вартовий
    }
urbis-picture-evict =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } · можна переселити
       *[all] Хід { $turn } · можна переселити споруду
    }
urbis-picture-dismiss =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } · можна відкликати вартового
       *[all] Хід { $turn } · можна відкликати вартового
    }
urbis-picture-over-quarter =
    { $audience ->
        [you] Бачите лише ви · квартал забудовано
       *[all] Квартал забудовано цілком
    }
urbis-picture-over-deck =
    { $audience ->
        [you] Бачите лише ви · накази скінчилися
       *[all] Накази скінчилися
    }
urbis-picture-over-piles =
    { $audience ->
        [you] Бачите лише ви · споруди скінчилися
       *[all] Споруди скінчилися
    }
urbis-picture-over-passes =
    { $audience ->
        [you] Бачите лише ви · усі пропустили хід
       *[all] Усі пропустили хід
    }

## Очки кварталу наприкінці, по одному короткому слову

urbis-picture-part-buildings = споруди
urbis-picture-part-extra-plots = місця
urbis-picture-part-orders = накази
urbis-picture-part-gates = брама

## Що показують одному гравцеві

urbis-picture-hand = Ваші накази
urbis-picture-shown-building = Ви взяли
urbis-picture-shown-buildings = Згори стосів
urbis-picture-discount = Ділянка дешевша на { $coins }.
urbis-picture-guards =
    { $count ->
        [one] Власник кварталу безплатно ставить { $count } вартового.
        [few] Власник кварталу безплатно ставить { $count } вартових.
        [many] Власник кварталу безплатно ставить { $count } вартових.
       *[other] Власник кварталу безплатно ставить { $count } вартового.
    }
urbis-picture-nothing-else = Під час будівництва більше нічого не відбувається.
urbis-picture-shown-orders = Верх колоди · берете { $keep } з { $look }
urbis-picture-in-hand = На руці · { $count } з { $most }
urbis-picture-no-orders = Наказів на руці немає.
urbis-picture-form-act = дія, потім чого вона стосується
urbis-picture-form-place = стос, потім ділянка
urbis-picture-form-keep = спершу те, що берете, потім те, що під колоду
urbis-picture-form-icon = guard і місце — або skip
urbis-picture-form-evict = move, звідки, куди — або skip
urbis-picture-form-dismiss = dismiss і місце — або skip

## Один квартал великим планом

urbis-picture-quarter = { $letter } · { $board }
urbis-picture-used = Зіграні накази
urbis-picture-no-used = Наказів ще не зіграно.
