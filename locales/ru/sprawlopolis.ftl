# Мегаполис: название, вопросы, события, поле словами.

sprawlopolis-name = Мегаполис
sprawlopolis-about = Постройте вместе один город из восемнадцати карт. За что он получает очки и сколько их нужно, решают три причудливых условия.

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
        [one] Не класть и заплатить { $points } очко
        [few] Не класть и заплатить { $points } очка
       *[many] Не класть и заплатить { $points } очков
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
sprawlopolis-ask-turn = Какой стороной повернуть?
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
sprawlopolis-turn-round-less =
    { $points ->
        [one] Развернуть (на { $points } очко меньше)
        [few] Развернуть (на { $points } очка меньше)
       *[many] Развернуть (на { $points } очков меньше)
    }
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
sprawlopolis-lost = Набрано { $points }, а нужно { $target }: на этот раз не хватило.
sprawlopolis-lost-exceed = Набрано { $points }, а нужно больше { $target }: на этот раз не хватило.
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
sprawlopolis-text-part = { $label } { SIGNED($points) }
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
sprawlopolis-text-highway = Магистраль идёт между рядами 12 и 13, дороги её не пересекают.
sprawlopolis-text-city =
    { $half ->
        [near] Ближний город (ряды от 13 вниз), { $who }: { $points }
       *[far] Дальний город (ряды от 12 вверх), { $who }: { $points }
    }
sprawlopolis-text-condition = «{ $title }»: { $rule }
sprawlopolis-text-numbered = { $number } «{ $title }»: { $rule }
sprawlopolis-text-hand = Ваши карты: { $cards }

## Правила по темам

sprawlopolis-rules-goal = Вместе вы строите **один город**. Три случайных условия говорят, за что он получает очки и сколько их нужно.
    • Карта — это четыре **секции**: коммерция C, парк P, промышленность I, жильё R. По многим идёт **дорога**.
    • Считается только то, что видно. Карты можно класть друг на друга. Пустоты внутри города — тоже его край.
    • **Группа** — секции одного типа, соединённые сторонами. **Дорога** тянется, пока дороги соседних секций встречаются; кольцо — тоже дорога.
    • Очки: крупнейшая группа каждого типа, минус 1 за дорогу, плюс три условия.
    • **Цель** — сумма номеров трёх условий. Наберёте её — победили все.
    • **Сложность.** Лёгкая: дороги ничего не стоят. Высокая: из четырёх групп в счёт идёт одна, самая большая.
    • **Тайна:** карты на руках и колода под верхней картой. Говорить о картах можно сколько угодно, показывать нельзя.
    • **В одиночку** у вас всегда три карты, правила те же.
    • **Автомагистраль** — другая игра: два города вдоль шоссе, дуэль или вместе.
    Карты базовой игры такие же, как в изданной. Секции и условия карт дополнений придумали мы сами.
sprawlopolis-rules-setup = • Три из 18 карт становятся условиями. Первому игроку сдают три карты, остальным по одной. Остальное — колода, её верхняя карта видна всем; с первой из них начинается город.
    Дополнения сочетаются как угодно, кроме Автомагистрали:
    • **Стройплощадки:** одна карта задаёт условия, три идут в колоду.
    • **Достопримечательности:** первый игрок кладёт их любой стороной, а стартовую карту — на их половину.
    • **Крушизавр:** замешан в колоду.
    • **Курорт:** одна карта — четвёртое условие (цель 0), три идут в колоду.
    • **Дорожные работы:** открытая карта каждому; в одиночку от одной до четырёх.
    • **Автомагистраль, дуэль** (2): два условия и карта правил. Один игрок (по жребию) кладёт первый отрезок и садится у ближнего города, ряды от 13 вниз; второй кладёт второй с любого конца, первый — третий. Затем оба берут по три карты, начинает второй.
    • **Автомагистраль вместе** (1–2): три условия, четыре отрезка по жребию, стартовой карты нет.
    Секции магистрали принадлежат городу своей стороны, накрывать их нельзя. К магистрали нельзя примкнуть, она не край и считается одной дорогой в каждом городе. Секции через неё не соседи.
sprawlopolis-rules-turn = **Сыграйте** карту, **передайте** остальные налево, **возьмите** одну. Колода пуста — не берут; все карты лежат — город готов. В одиночку и в дуэли карты остаются у вас, рука пополняется до трёх.
    • Рядом с секцией города или поверх хотя бы одной. Касания углом мало.
    • Горизонтально, прямо или с поворотом на 180°. Нельзя лечь ровно на целую карту или под карту. Пустоты можно.
    • Карту можно сначала **показать** и обсудить; тогда её и играют.
    • **Стройки** играют как обычные карты, но там, где велит условие на столе (негде — где угодно). **{ sprawlopolis-condition-site1 }:** { sprawlopolis-place-site1 } **{ sprawlopolis-condition-site2 }:** { sprawlopolis-place-site2 } **{ sprawlopolis-condition-site3 }:** { sprawlopolis-place-site3 } **{ sprawlopolis-condition-site4 }:** { sprawlopolis-place-site4 } Накрыт X — стройка закончена.
    • **Пляжи** кладут сразу и берут ещё карту. Три разные стороны света; за новой линией ничего нет и не будет.
    • **Крушизавра** кладут, как только он сверху: ровно на последнюю карту. Секцию с чудовищем не накрыть.
    • **Дорожные работы:** кладите в любой момент, когда ждут чей-то ход. Каждая их дорога встречает дорогу города одним концом (сложнее: всеми). Это не ход.
    • **Автомагистраль:** стройте в своём городе; в одиночку — по очереди в ближнем и дальнем. В дуэли карта правил может открыть оба, пока есть колода.
sprawlopolis-rules-scoring = За секции крупнейших групп +1, за дорогу −1. И условия:
    1 **{ sprawlopolis-condition-1 }.** { sprawlopolis-condition-1.rule }
    2 **{ sprawlopolis-condition-2 }.** { sprawlopolis-condition-2.rule }
    3 **{ sprawlopolis-condition-3 }.** { sprawlopolis-condition-3.rule }
    4 **{ sprawlopolis-condition-4 }.** { sprawlopolis-condition-4.rule }
    5 **{ sprawlopolis-condition-5 }.** { sprawlopolis-condition-5.rule }
    6 **{ sprawlopolis-condition-6 }.** { sprawlopolis-condition-6.rule }
    7 **{ sprawlopolis-condition-7 }.** { sprawlopolis-condition-7.rule }
    8 **{ sprawlopolis-condition-8 }.** { sprawlopolis-condition-8.rule }
    9 **{ sprawlopolis-condition-9 }.** { sprawlopolis-condition-9.rule }
    10 **{ sprawlopolis-condition-10 }.** { sprawlopolis-condition-10.rule }
    11 **{ sprawlopolis-condition-11 }.** { sprawlopolis-condition-11.rule }
    12 **{ sprawlopolis-condition-12 }.** { sprawlopolis-condition-12.rule }
    13 **{ sprawlopolis-condition-13 }.** { sprawlopolis-condition-13.rule }
    14 **{ sprawlopolis-condition-14 }.** { sprawlopolis-condition-14.rule }
    15 **{ sprawlopolis-condition-15 }.** { sprawlopolis-condition-15.rule }
    16 **{ sprawlopolis-condition-16 }.** { sprawlopolis-condition-16.rule }
    17 **{ sprawlopolis-condition-17 }.** { sprawlopolis-condition-17.rule }
    18 **{ sprawlopolis-condition-18 }.** { sprawlopolis-condition-18.rule }
sprawlopolis-rules-end = Когда все карты в городе, его считают. Набрана цель — победа (два города вместе: **больше** цели). Дополнения прибавляют:
    • **Стройки: { sprawlopolis-condition-site1 }.** { sprawlopolis-condition-site1.rule } **{ sprawlopolis-condition-site2 }.** { sprawlopolis-condition-site2.rule } **{ sprawlopolis-condition-site3 }.** { sprawlopolis-condition-site3.rule } **{ sprawlopolis-condition-site4 }.** { sprawlopolis-condition-site4.rule }
    • **Достопримечательности:** +1 за секцию рядом с достопримечательностью своего типа.
    • **Крушизавр:** −2 за коммерцию в его ряду и столбце; если её нет, +3.
    • **Курорт: { sprawlopolis-condition-beach1 }.** { sprawlopolis-condition-beach1.rule } **{ sprawlopolis-condition-beach2 }.** { sprawlopolis-condition-beach2.rule } **{ sprawlopolis-condition-beach3 }.** { sprawlopolis-condition-beach3.rule } **{ sprawlopolis-condition-beach4 }.** { sprawlopolis-condition-beach4.rule }
    • **Дорожные работы**, если не выложены, отнимают 3, 5, 5 и 4 (карты 1–4). Сначала — последний шанс.
    • **Дуэль:** больше очков, затем карта правил, затем общая победа. **{ sprawlopolis-condition-interstate1 }.** { sprawlopolis-condition-interstate1.rule } **{ sprawlopolis-condition-interstate2 }.** { sprawlopolis-condition-interstate2.rule } **{ sprawlopolis-condition-interstate3 }.** { sprawlopolis-condition-interstate3.rule } **{ sprawlopolis-condition-interstate4 }.** { sprawlopolis-condition-interstate4.rule }
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
