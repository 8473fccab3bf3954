### Pictures

# Рядок під назвою. $audience дорівнює «you» на картинці, яку бачить один гравець.
streets-picture-turn =
    { $audience ->
        [you] Бачите лише ви · хід { $turn } · у стосі { $stack }
       *[all] Хід { $turn } · у стосі { $stack }
    }
streets-picture-over =
    { $audience ->
        [you] Бачите лише ви · усе збудовано й сплачено
       *[all] Усе збудовано й сплачено
    }
streets-picture-hand = Ваша рука
streets-picture-gain = +{ $money } $
streets-picture-stack = у стосі
streets-picture-next = ця будівля наступна
streets-picture-sneak = цю будівлю будує Пронира
streets-picture-rest = чекають на Прониру
streets-picture-pad = Звідки гроші
streets-picture-seekers = шукають дім
streets-picture-supply = жетони в запасі
streets-picture-unpaid = Доходу немає ні в кого
streets-picture-empty = У руці більше немає будівель

## Короткі назви для маленьких будівель: щонайбільше десять літер

streets-short-t1 = Спа
streets-short-t2 = Готель
streets-short-t3 = Сувеніри
streets-short-t4 = Гриль
streets-short-t5 = Розкопки
streets-short-t6 = Хостел
streets-short-t7 = Прогулянки
streets-short-t8 = Вежа
streets-short-t9 = Ресторан
streets-short-f1 = Дім
streets-short-f2 = Ринок
streets-short-f3 = Лофт
streets-short-f4 = Іграшки
streets-short-f5 = Піцерія
streets-short-f6 = Майданчик
streets-short-f7 = Таунгауси
streets-short-f8 = Морозиво
streets-short-f9 = Ділянки
streets-short-h1 = Галерея
streets-short-h2 = Гуртожиток
streets-short-h3 = Броварня
streets-short-h4 = Вініл
streets-short-h5 = Коворкінг
streets-short-h6 = Двір їжі
streets-short-h7 = Копіцентр
streets-short-h8 = Кіно
streets-short-h9 = Тату
streets-short-s1 = Універмаг
streets-short-s2 = Взуття
streets-short-s3 = Фуд-хол
streets-short-s4 = Аутлет
streets-short-s5 = Меблі
streets-short-s6 = Автомати
streets-short-s7 = Апарт
streets-short-s8 = Кав’ярня
streets-short-s9 = Базар
streets-short-m1 = Госптовари
streets-short-m2 = Центр
streets-short-m3 = Бібліотека
streets-short-m4 = Бістро
streets-short-m5 = Кооператив
streets-short-m6 = Депо
streets-short-m7 = Квартири
streets-short-m8 = Фестиваль
streets-short-m9 = Багатокв.
streets-short-station = Вокзал
streets-short-park = Парк

## Символи з назвами на одній картинці

streets-legend = Малюнки на будівлях. Символи: фотоапарат — туристи, візочок — батьки, окуляри з вусами — хіпстери, торбинка — покупці, чотири пелюстки — змішаний. Гострий кінець символу — його стрілка. Бізнес на дорозі: виделка з ножем — ресторан, ліжко — житло, квиток — дозвілля, візок — торгівля, зірка — будь-який тип. Хто лежить, той тут живе; хто стоїть, той шукає дім.
streets-legend-kinds = Символи
streets-legend-kind-tourist = туристи: фотоапарат
streets-legend-kind-family = батьки: візочок
streets-legend-kind-hipster = хіпстери: окуляри
streets-legend-kind-shopping = покупці: торбинка
streets-legend-kind-mixed = змішаний: який вигідно
streets-legend-tips = Гострий кінець — це стрілка
streets-legend-tip-road = вказує через дорогу
streets-legend-tip-sky = вказує геть від дороги
streets-legend-tip-both = вказує в обидва боки
streets-legend-values = Цінність: за що платять
streets-legend-businesses = Бізнес намальовано на дорозі
streets-legend-pieces = На будівлях і зі зворотного боку
streets-legend-piece-lying = лежить: живе тут і дає 1 $
streets-legend-piece-seeking = стоїть: шукає дім, нічого не дає
streets-legend-piece-sign = знак: чия це будівля
streets-legend-piece-back = зворот показує вид будівлі
streets-picture-if-ended = Якби гра на цьому скінчилася
