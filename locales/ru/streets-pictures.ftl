### Pictures

# Строка под названием. $audience равно «you» на картинке, которую видит один игрок.
streets-picture-turn =
    { $audience ->
        [you] Видите только вы · ход { $turn } · в стопке { $stack }
       *[all] Ход { $turn } · в стопке { $stack }
    }
streets-picture-over =
    { $audience ->
        [you] Видите только вы · всё построено и оплачено
       *[all] Всё построено и оплачено
    }
streets-picture-hand = Ваша рука
streets-picture-gain = +{ $money } $
streets-picture-stack = в стопке
streets-picture-next = эта постройка следующая
streets-picture-sneak = эту постройку строит Проныра
streets-picture-rest = ждут Проныру
streets-picture-pad = Откуда деньги
streets-picture-seekers = ищут дом
streets-picture-supply = жетоны в запасе
streets-picture-unpaid = Дохода нет ни у кого
streets-picture-empty = В руке больше нет построек

## Короткие названия для маленьких построек: не больше десяти букв

streets-short-t1 = Спа
streets-short-t2 = Отель
streets-short-t3 = Сувениры
streets-short-t4 = Гриль
streets-short-t5 = Раскопки
streets-short-t6 = Хостел
streets-short-t7 = Прогулки
streets-short-t8 = Башня
streets-short-t9 = Ресторан
streets-short-f1 = Дом
streets-short-f2 = Рынок
streets-short-f3 = Лофт
streets-short-f4 = Игрушки
streets-short-f5 = Пиццерия
streets-short-f6 = Площадка
streets-short-f7 = Таунхаусы
streets-short-f8 = Мороженое
streets-short-f9 = Участки
streets-short-h1 = Галерея
streets-short-h2 = Общежитие
streets-short-h3 = Пивоварня
streets-short-h4 = Винил
streets-short-h5 = Коворкинг
streets-short-h6 = Двор еды
streets-short-h7 = Копи-центр
streets-short-h8 = Кино
streets-short-h9 = Тату
streets-short-s1 = Универмаг
streets-short-s2 = Обувь
streets-short-s3 = Фуд-холл
streets-short-s4 = Аутлет
streets-short-s5 = Мебель
streets-short-s6 = Автоматы
streets-short-s7 = Апарт
streets-short-s8 = Кофейня
streets-short-s9 = Базар
streets-short-m1 = Хозтовары
streets-short-m2 = Центр
streets-short-m3 = Библиотека
streets-short-m4 = Бистро
streets-short-m5 = Кооператив
streets-short-m6 = Депо
streets-short-m7 = Квартиры
streets-short-m8 = Фестиваль
streets-short-m9 = Многокв.
streets-short-station = Вокзал
streets-short-park = Парк

## Символы с названиями на одной картинке

streets-legend = Рисунки на постройках. Символы: фотоаппарат — туристы, коляска — родители, очки с усами — хипстеры, сумка — покупатели, четыре лепестка — смешанный. Острый конец символа — его стрелка. Бизнес на дороге: вилка с ножом — ресторан, кровать — жильё, билет — досуг, тележка — торговля, звезда — любой тип. Кто лежит, тот здесь живёт; кто стоит, тот ищет дом.
streets-legend-kinds = Символы
streets-legend-kind-tourist = туристы: фотоаппарат
streets-legend-kind-family = родители: коляска
streets-legend-kind-hipster = хипстеры: очки
streets-legend-kind-shopping = покупатели: сумка
streets-legend-kind-mixed = смешанный: какой выгодно
streets-legend-tips = Острый конец — это стрелка
streets-legend-tip-road = указывает через дорогу
streets-legend-tip-sky = указывает прочь от дороги
streets-legend-tip-both = указывает в обе стороны
streets-legend-values = Ценность: за что платят
streets-legend-businesses = Бизнес нарисован на дороге
streets-legend-pieces = На постройках и с обратной стороны
streets-legend-piece-lying = лежит: жилец, приносит 1 $
streets-legend-piece-seeking = стоит: ищет дом, ничего не приносит
streets-legend-piece-sign = знак: чья это постройка
streets-legend-piece-back = рубашка показывает вид постройки
streets-picture-if-ended = Если бы игра на этом кончилась
