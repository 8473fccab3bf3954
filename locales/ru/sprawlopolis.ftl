# Мегаполис: название, вопросы, события, поле словами.

sprawlopolis-name = Мегаполис
sprawlopolis-about = Стройте вместе один город, карта на карту. За что он получает очки и сколько их нужно, решают три причудливых условия.

## Настройки

sprawlopolis-option-level = Сложность
    .hint = Насколько строго считают город
sprawlopolis-option-level-easy = лёгкая: дороги ничего не стоят
sprawlopolis-option-level-normal = обычная
sprawlopolis-option-level-hard = высокая: в счёт идёт одна, самая большая группа
sprawlopolis-option-sites = Стройплощадки
    .hint = Стройки, которые лучше закрыть до конца игры
sprawlopolis-option-landmarks = Достопримечательности
    .hint = Лежат под стартовой картой; секции того же типа рядом дают очки
sprawlopolis-option-wrecktar = Крушизавр
    .hint = Чудовище падает на последнюю карту и топчет коммерцию
sprawlopolis-option-beaches = Курорт
    .hint = Море закрывает три стороны города и добавляет четвёртое условие
sprawlopolis-option-roadwork = Дорожные работы
    .hint = Открытая карта у каждого: выложить в любой момент или заплатить
sprawlopolis-option-roadwork-off = не участвуют
sprawlopolis-option-roadwork-one-end = каждая дорога карты примыкает к дороге города
sprawlopolis-option-roadwork-all-ends = сложнее: примыкают все концы её дорог
sprawlopolis-option-roadwork-cards = Карт дорожных работ в одиночной игре
    .hint = Чем больше, тем труднее; в компании у каждого по одной
sprawlopolis-option-interstate = Автомагистраль
    .hint = Два города вдоль магистрали: друг против друга или вместе
sprawlopolis-option-interstate-off = не участвует
sprawlopolis-option-interstate-duel = дуэль: двое, у каждого свой город
sprawlopolis-option-interstate-together = вместе: два города на одного или двоих
sprawlopolis-option-first = Первый игрок
    .hint = Кто ходит первым
sprawlopolis-option-first-random = решает случай
sprawlopolis-option-first-1 = место 1
sprawlopolis-option-first-2 = место 2
sprawlopolis-option-first-3 = место 3
sprawlopolis-option-first-4 = место 4

sprawlopolis-stage-landmarks = выкладывание достопримечательностей
sprawlopolis-stage-highway = строительство магистрали
sprawlopolis-stage-wrecktar = приход Крушизавра
sprawlopolis-stage-drawn = выкладывание взятой карты
sprawlopolis-stage-play = розыгрыш карты
sprawlopolis-stage-last-call = последний шанс для дорожных работ

## Карты и секции

sprawlopolis-card = карта { $number }
    .acc = карту { $number }
    .title = Карта { $number }
sprawlopolis-site = стройка { $number }
    .acc = стройку { $number }
    .title = Стройка { $number }
sprawlopolis-beach = пляж { $number }
    .title = Пляж { $number }
sprawlopolis-roadwork = дорожные работы { $number }
    .title = Работы { $number }
sprawlopolis-interstate = автомагистраль { $number }
    .title = Автомагистраль { $number }
sprawlopolis-wrecktar = Крушизавр
    .acc = Крушизавра
    .title = Крушизавр
sprawlopolis-landmarks = достопримечательности
sprawlopolis-card-label = { $card } · { $blocks }
sprawlopolis-blocks-beach =
    { $side ->
        [n] { $blocks }, море на севере
        [e] { $blocks }, море на востоке
        [s] { $blocks }, море на юге
       *[w] { $blocks }, море на западе
    }
sprawlopolis-zone-commercial = коммерция
sprawlopolis-zone-park = парк
sprawlopolis-zone-industrial = промышленность
sprawlopolis-zone-residential = жильё
sprawlopolis-zone-site = стройка
sprawlopolis-block = { $zone } { $place }

## Условия

sprawlopolis-condition-1 = Окраины
    .rule = +1 за дорогу, которая не кончается на краю города, −1 за остальные.
sprawlopolis-condition-2 = Буйное цветение
    .rule = +1 за ряд или столбец ровно с 3 парками, −1 за те, где парков нет.
sprawlopolis-condition-3 = Больше зелени
    .rule = +1 за парк, −3 за промышленную секцию.
sprawlopolis-condition-4 = Дружный квартал
    .rule = Квадраты 2×2 одного типа: нет −8, один −5, два −2, три +1, четыре +4, больше +7.
sprawlopolis-condition-5 = Трубы и башни
    .rule = +2 за промышленность, рядом с которой лишь коммерция и промышленность.
sprawlopolis-condition-6 = Генеральный план
    .rule = Крупнейшая жилая группа минус крупнейшая промышленная.
sprawlopolis-condition-7 = Центральный парк
    .rule = +1 за парк, окружённый с четырёх сторон, −2 за другие.
sprawlopolis-condition-8 = Пригород
    .rule = Рядом с крупнейшей жилой группой: +1 за парк, −2 за промышленность.
sprawlopolis-condition-9 = Бетонные джунгли
    .rule = +1 за промышленность, что углом касается другой такой.
sprawlopolis-condition-10 = Торговый ряд
    .rule = +1 за коммерцию в лучшем ряду или столбце.
sprawlopolis-condition-11 = Магазин у дома
    .rule = +2 за коммерцию, чья дорога в обе стороны сразу ведёт в жильё.
sprawlopolis-condition-12 = Супершоссе
    .rule = +1 за каждые 2 секции самой длинной дороги.
sprawlopolis-condition-13 = Из парка в парк
    .rule = +3 за дорогу, что упирается в два разных парка.
sprawlopolis-condition-14 = Кольцевые дороги
    .rule = +1 за каждую секцию замкнутых дорог.
sprawlopolis-condition-15 = Трущобы
    .rule = +2 за жильё рядом с 2 или более промышленными секциями.
sprawlopolis-condition-16 = Дорога на работу
    .rule = +2 за дорогу и через жильё, и через коммерцию.
sprawlopolis-condition-17 = Приманки для туристов
    .rule = +1 за коммерцию со свободной стороной, +2, если две такие образуют угол, и внутренний тоже.
sprawlopolis-condition-18 = Во все стороны
    .rule = Секции самого полного ряда плюс самого полного столбца.
sprawlopolis-condition-site1 = Аврал
    .rule = −3 за каждый видимый X.
sprawlopolis-condition-site2 = Шумные часы
    .rule = −1 за каждый видимый X и −1 за жильё рядом с ним.
sprawlopolis-condition-site3 = Глубокий фундамент
    .rule = −3 за каждый видимый X.
sprawlopolis-condition-site4 = Упущенная выручка
    .rule = −1 за каждый видимый X и −1 за коммерцию в его ряду и столбце (не больше двух раз).
# Куда кладут стройки и сколько они отнимают.
sprawlopolis-site-terms = { $place } { $rule }
sprawlopolis-condition-beach1 = Узкий городок
    .rule = Рядов или столбцов от пляжа до пляжа напротив, считая крайние: до 4 +7, 5 +5, 6 +3, 7 +1.
sprawlopolis-condition-beach2 = Парки у моря
    .rule = +1 за парк на берегу.
sprawlopolis-condition-beach3 = Набережная
    .rule = +1 за каждую секцию на берегу у одной дороги, лучшей.
sprawlopolis-condition-beach4 = Дома у моря
    .rule = +1 за жильё на берегу.
sprawlopolis-condition-interstate1 = Честные полосы
    .rule = Стройте у себя. Обычный счёт. При ничьей — у кого меньше дорог.
sprawlopolis-condition-interstate2 = Открытый съезд
    .rule = Пока есть колода, стройте в любом городе. Обычный счёт. При ничьей — у кого крупнее группа.
sprawlopolis-condition-interstate3 = Голосование в час пик
    .rule = Стройте у себя. 1 очко за каждую зону и условие, где вы впереди; у кого больше дорог — один раз −2. При ничьей — у кого меньше дорог.
sprawlopolis-condition-interstate4 = Выбери полосу
    .rule = Пока есть колода, стройте в любом городе. 2 лучшие зоны, лучшее условие, минус дороги. При ничьей — у кого больше видимых секций.

## Вопросы

sprawlopolis-ask-verb = Что делаете?
sprawlopolis-ask-last-call = Последний шанс! Выложите дорожные работы?
sprawlopolis-verb-play = Сыграть карту
sprawlopolis-verb-reveal = Сначала показать карту
sprawlopolis-verb-lay = Выложить дорожные работы
sprawlopolis-verb-keep =
    { $points ->
        [one] Заплатить { $points } очко
        [few] Заплатить { $points } очка
       *[many] Заплатить { $points } очков
    }
sprawlopolis-verb-wrecktar = Выпустить Крушизавра
sprawlopolis-verb-start = Выложить достопримечательности
sprawlopolis-verb-highway = Строить магистраль
sprawlopolis-ask-card = Какую карту сыграете?
sprawlopolis-ask-which-roadwork = Какие дорожные работы выложите?
sprawlopolis-ask-reveal = Какую карту покажете? Её и придётся сыграть.
sprawlopolis-ask-place =
    { $marks ->
        [numbers] Куда положите { FORM($card, case: "acc") }? Число — это её середина.
       *[dots] Куда положите { FORM($card, case: "acc") }? Точка — это её середина: сначала столбец, потом ряд.
    }
sprawlopolis-ask-place-touched = Куда положите { FORM($card, case: "acc") }? Точка — это её середина: коснитесь нужной.
sprawlopolis-ask-site = Куда положите стройку? { $terms }
sprawlopolis-place-site1 = Взятую стройку кладут сразу, куда угодно по правилам.
sprawlopolis-place-site2 = X стройки кладут рядом с жильём другой карты.
sprawlopolis-place-site3 = Стройка накрывает не меньше 2 секций.
sprawlopolis-place-site4 = X стройки кладут на коммерцию.
sprawlopolis-ask-beach = Куда положите пляж? Море должно смотреть в ещё свободную сторону, и за ним ничего не построено.
sprawlopolis-ask-roadwork =
    { $ends ->
        [all] Куда положите дорожные работы? Каждый конец их дорог должен примкнуть к дороге города.
       *[one] Куда положите дорожные работы? Каждая их дорога должна примкнуть к дороге города.
    }
sprawlopolis-ask-turn = Как повернуть карту?
sprawlopolis-ask-turn-target =
    { $target ->
        [one] Как повернуть карту? В конце городу нужно { $target } очко.
        [few] Как повернуть карту? В конце городу нужно { $target } очка.
       *[many] Как повернуть карту? В конце городу нужно { $target } очков.
    }
sprawlopolis-ask-turn-beyond = Как повернуть карту? В конце двум городам нужно больше { $target }.
sprawlopolis-as-printed = Как напечатано
sprawlopolis-turned-round = Развёрнуто
sprawlopolis-turn-round = Развернуть
sprawlopolis-turn-round-less = Развернуть (−{ $points })
sprawlopolis-ask-side = Какой стороной вверх положить достопримечательности?
sprawlopolis-side = Сторона { $side }
sprawlopolis-ask-start = Куда положите стартовую карту? Она накроет половину достопримечательностей.
sprawlopolis-ask-highway = С какого конца продолжить магистраль?

## Что изменит ход

sprawlopolis-you-play = Вы играете { FORM($card, case: "acc") }.
sprawlopolis-you-lay = Вы выкладываете { FORM($card, case: "acc") }.
sprawlopolis-you-show = Вы показываете всем { FORM($card, case: "acc") }.
sprawlopolis-you-release = Вы кладёте Крушизавра прямо на { FORM($card, case: "acc") }.
sprawlopolis-you-start = Вы кладёте достопримечательности стороной { $side } вверх, а на их половину — { FORM($card, case: "acc") }.
sprawlopolis-you-build = Вы прокладываете следующий отрезок магистрали.
sprawlopolis-you-keep = Вы больше не выкладываете дорожных работ.
sprawlopolis-preview-beside = Карта ничего не накроет.
sprawlopolis-preview-covers =
    { $count ->
        [one] Карта накроет { $count } секцию: { $zones }.
        [few] Карта накроет { $count } секции: { $zones }.
       *[many] Карта накроет { $count } секций: { $zones }.
    }
sprawlopolis-preview-beach =
    { $side ->
        [n] Севернее строить будет уже нельзя.
        [e] Восточнее строить будет уже нельзя.
        [s] Южнее строить будет уже нельзя.
       *[w] Западнее строить будет уже нельзя.
    }
sprawlopolis-preview-hands-on =
    { $cards ->
        [one] Ещё { $cards } ваша карта достанется игроку { $to }.
        [few] Ещё { $cards } ваши карты достанутся игроку { $to }.
       *[many] Ещё { $cards } ваших карт достанутся игроку { $to }.
    }
sprawlopolis-preview-wrecktar = Секцию с чудовищем уже нельзя будет накрыть, три остальные — можно.
sprawlopolis-preview-highway = Верхние секции достанутся дальнему городу, нижние — ближнему.
sprawlopolis-preview-reveal = Именно её вы и сыграете в этот ход.
sprawlopolis-preview-keep = В очках города это уже учтено.
sprawlopolis-guard-keep =
    { $points ->
        [one] Невыложенные дорожные работы стоят { $points } очко.
        [few] Невыложенные дорожные работы стоят { $points } очка.
       *[many] Невыложенные дорожные работы стоят { $points } очков.
    }
sprawlopolis-guard-lay = Всё-таки выложить

## Подсказки новичку

sprawlopolis-coach-two = { $about } { $tip }
# Чьи очки: одного города, двух городов, свои в дуэли.
sprawlopolis-coach-whose-one = счёт города
sprawlopolis-coach-whose-both = счёт двух городов
sprawlopolis-coach-whose-own = ваш счёт
# Место так, как его нажимают.
sprawlopolis-coach-number = место { $number }
sprawlopolis-coach-lines = столбец { $column }, ряд { $row }
sprawlopolis-coach-card-gain = Попробуйте { FORM($card, case: "acc") }: { $city } может вырасти с { $before } до { $after }.
sprawlopolis-coach-card-even = Попробуйте { FORM($card, case: "acc") }: { $city } может остаться прежним, { $before }.
sprawlopolis-coach-card-loss = Выгодного хода сейчас нет, но если сыграть { FORM($card, case: "acc") }, { $city } может опуститься всего лишь с { $before } до { $after }.
sprawlopolis-coach-place-gain =
    Попробуйте { $place }: { $city } вырастет с { $before } до { $after } { $whole ->
        [yes] (это { $parts })
       *[no] (в основном { $parts })
    }.
sprawlopolis-coach-place-even = Попробуйте { $place }: { $city } останется прежним, { $before }.
sprawlopolis-coach-place-loss = Выгодного места сейчас нет, лучшее из остальных — { $place }: { $city } опустится лишь с { $before } до { $after }.
sprawlopolis-coach-condition = { NAME($title) }: { $rule }
sprawlopolis-coach-line = { NAME($line) }
sprawlopolis-coach-lacking =
    { $turns ->
        [one] Остался { $turns } ход
        [few] Осталось { $turns } хода
       *[many] Осталось { $turns } ходов
    }, а нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
sprawlopolis-coach-enough =
    Очков уже достаточно. { $turns ->
        [one] Остался { $turns } ход
        [few] Осталось { $turns } хода
       *[many] Осталось { $turns } ходов
    }: главное — ничего не растерять.
sprawlopolis-coach-yours = Одну карту вы играете, остальные остаются у вас.
sprawlopolis-coach-hands-on = Одну карту вы играете, остальные получит { $to }.
sprawlopolis-coach-reveal = Показывайте карту, только если хотите совета: её же придётся и сыграть.
sprawlopolis-coach-fit =
    { $level ->
        [easy] Своё к своему: очки даёт крупнейшая группа каждого типа, а дороги здесь ничего не стоят.
        [hard] Своё к своему, дорога к дороге: очки даёт одна, самая большая группа, каждая дорога отнимает 1.
       *[normal] Своё к своему, дорога к дороге: крупнейшие группы дают очки, каждая дорога отнимает 1.
    }
sprawlopolis-coach-city =
    { $halves ->
        [near] Вы строите в ближнем городе: своё к своему, дорога к дороге.
        [far] Вы строите в дальнем городе: своё к своему, дорога к дороге.
       *[both] Пока есть колода, строить можно в обоих городах: помогайте своему или мешайте чужому.
    }
sprawlopolis-coach-beach = Море закроет свою сторону навсегда: пусть смотрит туда, где вы строить не будете.
sprawlopolis-coach-site = X отнимает очки, пока не накрыт: оставьте место, чтобы положить на него карту.
sprawlopolis-coach-roadwork =
    { $points ->
        [one] Если не выложить, потеряете { $points } очко: хорошо любое место, которое обойдётся дешевле.
        [few] Если не выложить, потеряете { $points } очка: хорошо любое место, которое обойдётся дешевле.
       *[many] Если не выложить, потеряете { $points } очков: хорошо любое место, которое обойдётся дешевле.
    }
sprawlopolis-coach-unlaid =
    { $points ->
        [one] Невыложенные дорожные работы отнимут в конце { $points } очко.
        [few] Невыложенные дорожные работы отнимут в конце { $points } очка.
       *[many] Невыложенные дорожные работы отнимут в конце { $points } очков.
    }
sprawlopolis-coach-last-gain = Если удачно выложить { FORM($card, case: "acc") }, { $city } станет { $after }; если нет, останется { $before }.
sprawlopolis-coach-last-even = Если удачно выложить { FORM($card, case: "acc") }, { $city } не изменится: { $before }, как и без них.
sprawlopolis-coach-last-loss = Осторожно: даже в хорошем месте { $card } опустят { $city } до { $after }. Сейчас у вас { $before }.
sprawlopolis-coach-sides = Каждая секция рядом с достопримечательностью своего типа даёт 1. Со стороной A город может начать с { $one }, со стороной B — с { $other }.
sprawlopolis-coach-sides-same = Каждая секция рядом с достопримечательностью своего типа даёт 1. С любой стороной город может начать с { $points }.
sprawlopolis-coach-begin = Попробуйте { $place }: город может начать с { $points }.
sprawlopolis-coach-start = Видимые достопримечательности дают 1 за каждую секцию своего типа рядом.
sprawlopolis-coach-highway = Верхние секции достанутся дальнему городу, нижние — ближнему.
sprawlopolis-coach-stretch = На картинке 1 вашему городу достанутся { $zone }, на картинке 2 — { $other }. Берите то, что подходит к соседям и к условиям.
sprawlopolis-coach-wrecktar = Крушизавр не терпит другой коммерции в своём ряду и столбце: картинка 1 — это { SIGNED($one) }, картинка 2 — { SIGNED($other) }.
sprawlopolis-coach-turns = Как напечатано — { $city } будет { $one }, развёрнуто — { $other }.
sprawlopolis-coach-lines-differ = Оба поворота дают { $points }. На картинке 1 лучше { $line }, на картинке 2 — { $other }.
sprawlopolis-coach-ends = Оба поворота дают { $points }. Концов дорог, которые ещё можно продолжить: { $one } на картинке 1, { $other } на картинке 2.
sprawlopolis-coach-same = Оба поворота дают { $points }, и строки счёта те же. Подумайте, куда хотите строить дальше.

## События

sprawlopolis-laid = { $who } кладёт { FORM($card, case: "acc") } на { $place }.
sprawlopolis-laid-over = { $who } кладёт { FORM($card, case: "acc") } на { $place }. Накрыто: { $blocks }.
sprawlopolis-revealed = { $who } показывает { FORM($card, case: "acc") } и сыграет её.
sprawlopolis-handed-on =
    { $cards ->
        [one] { $who } передаёт { $cards } карту игроку { $to }.
        [few] { $who } передаёт { $cards } карты игроку { $to }.
        [many] { $who } передаёт { $cards } карт игроку { $to }.
       *[other] { $who } передаёт { $cards } карты игроку { $to }.
    }
sprawlopolis-you-got = { $who } передаёт вам: { $cards }.
sprawlopolis-drew = { $who } берёт карту. Теперь сверху { $top }, в колоде { $left }.
sprawlopolis-drew-last = { $who } берёт последнюю карту.
sprawlopolis-drew-open = { $who } берёт { FORM($card, case: "acc") }: такую карту кладут сразу.
sprawlopolis-you-drew = Вы берёте { FORM($card, case: "acc") }.
sprawlopolis-top = Теперь сверху { $top }.
sprawlopolis-wrecktar-comes = Крушизавр здесь! { $who } кладёт чудовище на последнюю карту.
sprawlopolis-built = Все карты в городе.
sprawlopolis-last-call = Последний шанс: дорожные работы ещё можно выложить.
sprawlopolis-kept = { $who } больше не выкладывает дорожных работ.
sprawlopolis-highway-laid = { $who } прокладывает магистраль на { $place }.
sprawlopolis-dealt = Оба берут по три карты. Теперь сверху { $top }.
sprawlopolis-your-hand = Ваши карты: { $cards }.

## Очки и конец

sprawlopolis-part-roads = дороги
sprawlopolis-part-landmarks = достопримечательности
sprawlopolis-part-wrecktar = Крушизавр
sprawlopolis-part-roadwork = невыложенные работы
sprawlopolis-won = Набрано { $points }, а нужно { $target }: город принят!
sprawlopolis-lost = Набрано { $points }, а нужно { $target }.
sprawlopolis-lost-exceed = Набрано { $points }, а нужно больше { $target }.
sprawlopolis-duel-points = Побеждает тот, у кого больше очков.
sprawlopolis-duel-roads = Очков поровну: побеждает тот, у кого меньше дорог.
sprawlopolis-duel-group = Очков поровну: решает самая большая группа.
sprawlopolis-duel-blocks = Очков поровну: побеждает тот, у кого больше видимых секций.
sprawlopolis-duel-shared = Поровну во всём: победа общая.

## Поле словами

sprawlopolis-text-turn = Мегаполис, ход { $turn } из { $turns }: { $stage }.
sprawlopolis-text-over = Мегаполис, город построен.
sprawlopolis-text-level =
    { $level ->
        [easy] Лёгкий уровень: дороги ничего не стоят.
       *[hard] Сложный уровень: в счёт идёт одна, самая большая группа.
    }
sprawlopolis-text-team = Очков { $points }, нужно { $target }: { $parts }.
sprawlopolis-text-rival = { $who }, { $points }: { $parts }.
sprawlopolis-text-part = { NAME($label) } { SIGNED($points) }
sprawlopolis-text-player =
    { $who }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }{ $first ->
        [yes] , первый игрок
       *[no] { "" }
    }{ $asked ->
        [yes] , ждём хода
       *[no] { "" }
    }
sprawlopolis-text-roadwork = { $player } · { $cards }
# Сколько отнимет, если не выложить.
sprawlopolis-text-unlaid = { $card }, иначе { SIGNED($points) }
sprawlopolis-text-deck = В колоде { $left }, сверху: { $top }
sprawlopolis-text-deck-closed = В колоде { $left }, она закрыта
sprawlopolis-text-deck-empty = Колода пуста.
sprawlopolis-text-revealed = Показано всем, надо сыграть: { $card }
sprawlopolis-text-drawn = Надо положить сразу: { $card }
sprawlopolis-text-stretch = Карт магистрали впереди: { $left }, следующая: { $card }
sprawlopolis-text-last = Последняя в городе: { $card } на { $place }
sprawlopolis-text-last-by = Последняя в городе: { $card } на { $place } ({ $who })
sprawlopolis-text-legend = C коммерция, P парк, I промышленность, R жильё, X стройка; линии — дороги. По рядам:
sprawlopolis-text-monster = Крушизавр: { $place }
sprawlopolis-text-landmarks = Достопримечательности: { $places }
sprawlopolis-text-beach =
    { $side ->
        [n] Пляж на севере: ряд { $line }
        [e] Пляж на востоке: столбец { $line }
        [s] Пляж на юге: ряд { $line }
       *[w] Пляж на западе: столбец { $line }
    }
sprawlopolis-text-highway = Магистраль идёт между рядами 12 и 13: это одна дорога в каждом городе, и другие с ней не сходятся.
sprawlopolis-text-city =
    { $half ->
        [near] Ближний город (ряды от 13 вниз), { $who }: { $points }
       *[far] Дальний город (ряды от 12 вверх), { $who }: { $points }
    }
sprawlopolis-text-condition = «{ $title }»: { $rule }
sprawlopolis-text-numbered = { $number } «{ $title }»: { $rule }
sprawlopolis-text-hand = Ваши карты: { $cards }

## Правила по страницам

sprawlopolis-step-1 = Положите карту рядом с городом…
sprawlopolis-step-2 = …или поверх его секций
sprawlopolis-step-3 = Своё к своему, дорога к дороге
sprawlopolis-lesson-city = Вместе вы строите **один город**. На каждой карте четыре **секции**: коммерция (1), парк (2), промышленность (3) и жильё (4). По многим идёт дорога.
    Три из 18 карт, какие выпадут, становятся **условиями**. Они говорят, за что в этой игре дают очки, а сумма их номеров — ваша **цель**. Наберёт готовый город столько — победили все, нет — все проиграли.
    Остальные карты — для города. Первому игроку сдают три, остальным по одной. Следующая начинает город. Прочее — колода, и её верхняя карта открыта.
    .title = Один город на всех
    .picture = Город из пяти карт. На одной пронумерованы секции: 1 коммерция, 2 парк, 3 промышленность, 4 жильё.
sprawlopolis-lesson-turn = В свой ход вы
    • **играете** одну из своих карт в город,
    • **передаёте** остальные соседу слева,
    • **берёте** открытую верхнюю карту колоды.
    Так почти каждый ход вы выбираете из трёх карт, и за соседа тоже: если Ann сыграет здесь карту 10, Marko получит 8 и 17.
    Карты тайные, но говорить можно всё: что у вас на руке, чего не хватает. Карту можно сначала **показать** всем; тогда её и придётся сыграть.
    Колода кончилась — никто не берёт. В одиночку вы ничего не передаёте и добираете до трёх.
    .title = Ход: сыграть, передать, взять
    .picture = Три карты на руке, 8, 10 и 17, над городом из девяти карт.
sprawlopolis-lesson-place = Карты лежат горизонтально, прямо или вверх ногами. Карта ложится
    • **рядом** с городом, чтобы хоть одна секция примкнула к нему стороной (1), или
    • **поверх** хотя бы одной секции, как эта карта с пунктиром: что накрыто, больше не считается.
    Нельзя: ровно на целую карту (2), под карту, касаясь только углом (3).
    Дороги не обязаны сходиться, а соседние секции — совпадать, но так выгоднее. Пустоты внутри города можно оставлять, и они тоже его край.
    .title = Рядом с городом или поверх него
    .picture = Город, пробная карта поверх одной секции и три контура: 1 рядом с городом, 2 ровно на карте, 3 только у угла.
sprawlopolis-lesson-groups = Секции одного типа, соединённые сторонами, — это **группа**. **Крупнейшая** группа каждого типа даёт по 1 за секцию, остальные ничего. Здесь они обведены, с размером: 3 + 4 + 1 + 3.
    Каждая **дорога** отнимает 1, какой бы длины ни была. Она тянется, пока дороги соседних секций встречаются; белая черта — её конец. Кольцо — тоже дорога. Здесь их десять, с чёрными номерами: −10.
    Так что наращивайте большие группы и соединяйте дороги. Накрывать тоже полезно: короткая дорога исчезнет, а две группы станут одной.
    .title = Группы дают очки, дороги отнимают
    .picture = Карта подсчёта: крупнейшие группы обведены, с размером, десять дорог пронумерованы, внизу итог.
sprawlopolis-lesson-conditions = Больше всего очков дают три **условия**; их карты лежат под городом и говорят, сколько приносит каждое сейчас. Вот дорога с меткой 1:
    • **«Из парка в парк»** даёт 3 за дорогу, что упирается в два разных парка. Эта упирается в те, что с меткой 2.
    • **«Дорога на работу»** даёт 2 за дорогу и через жильё, и через коммерцию. И это она умеет.
    Пять очков за дорогу, которая отнимает 1!
    Условий 18, и сойтись могут любые три. Где есть выбор, считают так, как вам лучше. Ряды и столбцы идут и через пустоты.
    .title = Всё решают три условия
    .picture = Город из одиннадцати карт. Дорога через жильё и коммерцию помечена 1, два парка на её концах — 2.
sprawlopolis-lesson-end = Когда все карты в городе, его считают. Здесь: 5 + 4 + 3 + 5 за группы, −12 за дороги, 3 + 12 + 18 за условия. Это 38, а нужно было 31: победа!
    • **Сложность.** Лёгкая: дороги ничего не стоят. Высокая: очки даёт одна, самая большая группа.
    • **Дополнения**, в любом сочетании: **стройки**, которые надо успеть накрыть; **достопримечательности**, которые любят своих; **Крушизавр**, который топчет коммерцию; **пляжи**, где город кончается навсегда; **дорожные работы**, которые кладут когда угодно или оплачивают.
    • **Автомагистраль** — отдельная игра: два города вдоль шоссе, дуэль или вместе. Вместе нужно набрать больше цели.
    .title = Конец, сложность, дополнения
    .picture = Лист подсчёта: карта города, очки по строкам и маленькая карта для каждого из трёх условий. 38 очков, а нужно было 31.

## Как записать ход

sprawlopolis-rules-typing = Весь ход помещается в `/ход`:
    • `play 12 k9 r180` — сыграть карту 12: клетка её левой верхней секции, затем `r0` прямо или `r180` с поворотом.
    • `reveal 12` — показать карту 12; её и придётся сыграть.
    • `lay roadwork2 k9 r0` — выложить дорожные работы, в любой момент; `keep` — отказаться от последнего шанса.
    • `lay beach3 k9 r0`, `lay site2 k9 r0` — положить только что взятую карту.
    • `wrecktar r0` — положить чудовище; место задано.
    • `start a n13 r0` — достопримечательности: сторона, клетка стартовой карты, её поворот.
    • `highway k12 r0` — отрезок магистрали.
    Полезно знать:
    • То, на что один ответ, можно опустить: `12 k9 r0` достаточно, если можно только играть карту. Поворот можно не писать там, где один из двух приносит больше очков.
    • У столбцов буквы, у рядов числа; первая карта лежит на M13. Имя клетки не меняется. Западнее A идут -A, -B; выше 1 идут 0, -1.
    • Заглавные буквы и лишние пробелы не мешают, как и русские буквы, похожие на латинские.
    • В тексте `C║` — коммерция с дорогой с севера на юг, `P·` — парк без дороги.
    Слова настроек, когда открываете стол: `level=easy`, `level=hard`, `sites`, `landmarks`, `wrecktar`, `beaches`, `roadwork=one-end`, `roadwork=all-ends`, `roadwork-cards=2` до `4` (в одиночку), `interstate=duel`, `interstate=together`, `first=1` до `4`.

## Подготовленные ходы

sprawlopolis-ahead-no-turn = Сейчас ваш следующий ход заранее не подготовить. Мы вас позовём.
sprawlopolis-ahead-no-card = На руке не останется карт, которые уже известны: следующие придут от соседа или из колоды.
