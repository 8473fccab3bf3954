### Pictures

# Рядок під назвою. $audience дорівнює «you» на картинці, яку бачить один гравець.
mycity-picture-eternal = звичайна гра
mycity-picture-episode = епізод { $number }: { $episode }
mycity-picture-prepare =
    { $audience ->
        [you] Бачите лише ви · { $game }
       *[all] Перед першою карткою · { $game }
    }
mycity-picture-build =
    { $audience ->
        [you] Бачите лише ви · раунд { $round } · { $game }
       *[all] Раунд { $round } · { $game }
    }
mycity-picture-build-own =
    { $audience ->
        [you] Бачите лише ви · ваш раунд { $round } · { $game }
       *[all] Усі дійшли до раунду { $round } · { $game }
    }
mycity-picture-reward =
    { $audience ->
        [you] Бачите лише ви · наліпки · { $game }
       *[all] Полічено, тепер наліпки · { $game }
    }
mycity-picture-over =
    { $audience ->
        [you] Бачите лише ви · кінець · { $game }
       *[all] Кінець · { $game }
    }
mycity-picture-chapter = Епізод { $number }: { $episode } · { $chapter }
mycity-picture-pays = За що очки
mycity-picture-new = золота рамка: нове
mycity-picture-earns = Що в нагороду
mycity-picture-kind-yellow = житлова
mycity-picture-kind-red = громадська
mycity-picture-kind-blue = промислова
mycity-picture-kind-purple = церква
mycity-picture-kind-wild = будь-який колір
mycity-picture-to-come =
    { $count ->
        [one] Попереду { $count } картка
        [few] Попереду { $count } картки
        [many] Попереду { $count } карток
       *[other] Попереду { $count } картки
    }
mycity-picture-circles = Символи прогресу
mycity-picture-points =
    { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
mycity-picture-fits =
    { $count ->
        [one] Можна поставити { $count } способом
        [few] Можна поставити { $count } способами
        [many] Можна поставити { $count } способами
       *[other] Можна поставити { $count } способу
    }
mycity-picture-no-place = Поставити нікуди
mycity-picture-pass = Пас коштує { $points }, лишиться { $left }
mycity-picture-end = Закінчити можна задарма, але більше не будувати
mycity-picture-you-place = Ви будуєте { FORM($building, case: "acc") } на { $cells }
mycity-picture-you-pass =
    { $points ->
        [one] Ви пасуєте за { $points } очко
        [few] Ви пасуєте за { $points } очки
        [many] Ви пасуєте за { $points } очок
       *[other] Ви пасуєте за { $points } очка
    }
mycity-picture-you-end = Ви закінчуєте будівництво
mycity-picture-change = Відповідь можна змінити, поки не відповіли всі.
mycity-picture-ended = Ви закінчили, решта ще будує.
mycity-picture-track = Набрано очок
mycity-picture-forecast-note = Очки — прогноз, наче кінець зараз; кожна порожня клітинка −1.
mycity-picture-rules = Правила епізоду
mycity-picture-foreseen = прогноз
mycity-picture-forecast = Якщо скінчити зараз
mycity-picture-empty = порожні клітинки
mycity-picture-rest = усе інше
mycity-picture-final = ваш підсумок
mycity-picture-wait = Ви все зробили, черга за рештою.

## Умовні знаки для правил. Що приносять розділи кампанії, тут не розповідають.

mycity-legend = Знаки на картинках. Будують на світло-зелених клітинках; гори сірі з вершинами, ліс темно-зелений з ялинами, річка — синя лінія між клітинками. Будівлі: жовті з лускою і хатинкою — житлові, червоні зі смугами згори донизу й храмом — громадські, сині з поперечними смугами й заводом — промислові, фіолетові зі скісними лініями й церквою — церкви. У таблиці очок знак має кожен рядок: прапорець — початок, перекреслена хатинка — пропущені будівлі, малюнки — те, що на клітинках, дахи — найбільші групи, світлий квадратик — порожні клітинки. Білий кружечок — перша клітинка будівлі, золоті кружечки — прогрес кампанії; галочка, пісковий годинник чи прапорець: відповів, думає, завершив.
mycity-legend-land = Поле
mycity-legend-land-plain = тут будують; на квадратик можна клеїти наліпку
mycity-legend-land-river = річка: будівля не стає на обидва береги
mycity-legend-land-mountain = гори: будувати не можна
mycity-legend-land-forest = ліс: будувати не можна
mycity-legend-drawn = Намальовано на клітинках
mycity-legend-roof = Будівлі: колір, візерунок і знак
mycity-legend-item = Таблиця очок
mycity-legend-item-start = очки, з яких починають
mycity-legend-item-pass = пропущені будівлі: по −1
mycity-legend-item-gold-first = +3: першим збудував на обох жилах
mycity-legend-item-tree = видимі дерева: по +1
mycity-legend-item-rock = видиме каміння: по −1
mycity-legend-item-group = по 1 за будівлю найбільшої групи кожного кольору
mycity-legend-item-church = церква поруч з усіма трьома кольорами: +3
mycity-legend-item-well = колодязь серед чотирьох різних будівель: +4
mycity-legend-item-empty = порожні клітинки: по −1
mycity-legend-round = Під час раундів
mycity-legend-round-spot = білий кружечок: клітинка, яку пишуть у ході
mycity-legend-round-block = блокування: наступна будівля пропадає в усіх
mycity-legend-round-ended = завершив і більше не будує
mycity-legend-round-circle = символ прогресу в кампанії
