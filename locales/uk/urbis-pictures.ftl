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

urbis-picture-income = дохід { $income }
urbis-figure-coins = Монети
urbis-figure-income = Дохід
urbis-figure-points = Очки
urbis-figure-ahead = Попереду
urbis-figure-behind = Позаду
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
urbis-picture-goes-under = піде під колоду
urbis-picture-in-hand = На руці · { $count } з { $most }
urbis-picture-no-orders = Наказів на руці немає.

## Один квартал великим планом

urbis-picture-quarter = { $letter } · { $board }
urbis-picture-used = Зіграні накази
urbis-picture-no-used = Наказів ще не зіграно.

## Умовні знаки для правил

urbis-legend = Знаки на картинках. Види споруд: храм на синьому — громадські, терези на золотому — торгові, вежа на сірому — сторожові, череп на ліловому — небажані. На споруді: число з монетою змінює дохід, зелена чи червона плашка дає або забирає очки, щит — вартовий. На вільній ділянці монета — ціна будівництва; додаткові місця зелені, зі своїми очками. Над кварталом: монети, дохід на шкалі, карти — накази на руці, сувій — очки зіграних наказів, пости біля брами з вартовим або мінус п’ять, очки на чорному. Поруч із містом: стоси споруд, скільки лишилося наказів, варти й монет.
urbis-legend-sort = Види споруд
urbis-legend-sort-civic = громадські: багато очок, але часто знижують дохід
urbis-legend-sort-trade = торгові: приносять монети
urbis-legend-sort-watch = сторожові: приводять варту
urbis-legend-sort-grim = небажані: забирають очки, їм місце в сусіда
urbis-legend-plot = На спорудах і ділянках
urbis-legend-plot-income = як змінює дохід власника
urbis-legend-plot-points = очки власникові кварталу
urbis-legend-plot-guard = вартовий: споруду не зрушити й не зруйнувати
urbis-legend-plot-free = вільна ділянка: будувати коштує 5
urbis-legend-plot-extra = додаткове місце: +3, коли забудовано
urbis-legend-bar = Над кожним кварталом
urbis-legend-bar-income = дохід; риска — з чого всі почали
urbis-legend-bar-cards = накази на руці
urbis-legend-bar-orders = очки зіграних наказів
urbis-legend-bar-gate = пост біля брами з вартовим
urbis-legend-bar-empty = біля брами нікого: −5
urbis-legend-bar-total = поточні очки
urbis-legend-stock = Поруч із містом: що лишилося
urbis-legend-stock-pile = споруд у стосі
urbis-legend-stock-orders = наказів у колоді
urbis-legend-stock-guards = вартових у запасі
urbis-legend-stock-coins = монет у скарбниці
