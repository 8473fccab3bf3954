# Мегаполіс: назва, запитання, події, поле словами.

sprawlopolis-name = Мегаполіс
sprawlopolis-about = Будуйте разом одне місто, карта на карту. За що воно отримує очки і скільки їх треба, вирішують три химерні умови.

## Налаштування

sprawlopolis-option-level = Рівень складності
    .hint = Наскільки суворо рахують місто
sprawlopolis-option-level-easy = легкий: дороги нічого не коштують
sprawlopolis-option-level-normal = звичайний
sprawlopolis-option-level-hard = складний: рахують одну, найбільшу групу
sprawlopolis-option-sites = Будівельний майданчик
    .hint = Будови, які краще накрити до кінця гри
sprawlopolis-option-landmarks = Визначні пам’ятки
    .hint = Лежать під початковою картою; секції того ж типу поруч дають очки
sprawlopolis-option-wrecktar = Руйнозавр
    .hint = Чудовисько падає на останню карту й топче комерцію
sprawlopolis-option-beaches = Курорт
    .hint = Море закриває три боки міста й додає четверту умову
sprawlopolis-option-roadwork = Дорожні роботи
    .hint = Відкрита карта в кожного: викласти будь-коли або заплатити
sprawlopolis-option-roadwork-off = не беруть участі
sprawlopolis-option-roadwork-one-end = кожна дорога карти з’єднана з дорогою міста
sprawlopolis-option-roadwork-all-ends = складніше: з’єднані всі кінці її доріг
sprawlopolis-option-roadwork-cards = Карт дорожніх робіт у соло-грі
    .hint = Що більше, то важче; у компанії кожен має одну
sprawlopolis-option-interstate = Автомагістраль
    .hint = Два міста вздовж магістралі: одне проти одного або разом
sprawlopolis-option-interstate-off = не бере участі
sprawlopolis-option-interstate-duel = дуель: двоє, у кожного своє місто
sprawlopolis-option-interstate-together = разом: два міста на одного або двох
sprawlopolis-option-first = Перший гравець
    .hint = Хто ходить першим
sprawlopolis-option-first-random = вирішує випадок
sprawlopolis-option-first-1 = місце 1
sprawlopolis-option-first-2 = місце 2
sprawlopolis-option-first-3 = місце 3
sprawlopolis-option-first-4 = місце 4

sprawlopolis-stage-landmarks = викладання визначних пам’яток
sprawlopolis-stage-highway = будівництво автомагістралі
sprawlopolis-stage-wrecktar = прихід Руйнозавра
sprawlopolis-stage-drawn = викладання взятої карти
sprawlopolis-stage-play = розігрування карти
sprawlopolis-stage-last-call = остання нагода для дорожніх робіт

## Карти й секції

sprawlopolis-card = карта { $number }
    .acc = карту { $number }
    .title = Карта { $number }
sprawlopolis-site = будова { $number }
    .acc = будову { $number }
    .title = Будова { $number }
sprawlopolis-beach = пляж { $number }
    .title = Пляж { $number }
sprawlopolis-roadwork = дорожні роботи { $number }
    .title = Роботи { $number }
sprawlopolis-interstate = автомагістраль { $number }
    .title = Автомагістраль { $number }
sprawlopolis-wrecktar = Руйнозавр
    .acc = Руйнозавра
    .title = Руйнозавр
sprawlopolis-landmarks = визначні пам’ятки
sprawlopolis-card-label = { $card } · { $blocks }
sprawlopolis-blocks-beach =
    { $side ->
        [n] { $blocks }, море на півночі
        [e] { $blocks }, море на сході
        [s] { $blocks }, море на півдні
       *[w] { $blocks }, море на заході
    }
sprawlopolis-zone-commercial = комерція
sprawlopolis-zone-park = парк
sprawlopolis-zone-industrial = промисловість
sprawlopolis-zone-residential = житло
sprawlopolis-zone-site = будова
sprawlopolis-block = { $zone } { $place }

## Умови

sprawlopolis-condition-1 = Околиці
    .rule = +1 за дорогу, що не закінчується на краю міста, −1 за решту.
sprawlopolis-condition-2 = Буйне цвітіння
    .rule = +1 за рядок чи стовпчик рівно з 3 парками, −1 за ті, де парків немає.
sprawlopolis-condition-3 = Більше зелені
    .rule = +1 за парк, −3 за промислову секцію.
sprawlopolis-condition-4 = Дружний квартал
    .rule = Квадрати 2×2 одного типу: немає −8, один −5, два −2, три +1, чотири +4, більше +7.
sprawlopolis-condition-5 = Труби й вежі
    .rule = +2 за промислову секцію, поруч із якою лише комерція та промисловість.
sprawlopolis-condition-6 = Генеральний план
    .rule = Найбільша житлова група мінус найбільша промислова.
sprawlopolis-condition-7 = Центральний парк
    .rule = +1 за парк, оточений з чотирьох боків, −2 за будь-який інший.
sprawlopolis-condition-8 = Передмістя
    .rule = Поруч із найбільшою житловою групою: +1 за парк, −2 за промисловість.
sprawlopolis-condition-9 = Бетонні джунглі
    .rule = +1 за промислову секцію, що торкається іншої такої кутом.
sprawlopolis-condition-10 = Торговий ряд
    .rule = +1 за комерцію в найкращому рядку чи стовпчику.
sprawlopolis-condition-11 = Крамничка біля дому
    .rule = +2 за комерцію, чия дорога в обидва боки одразу веде в житло.
sprawlopolis-condition-12 = Супершосе
    .rule = +1 за кожні 2 секції найдовшої дороги.
sprawlopolis-condition-13 = З парку в парк
    .rule = +3 за дорогу, що впирається у два різні парки.
sprawlopolis-condition-14 = Кільцеві дороги
    .rule = +1 за кожну секцію замкнених доріг.
sprawlopolis-condition-15 = Нетрі
    .rule = +2 за житло поруч із двома чи більше промисловими секціями.
sprawlopolis-condition-16 = Дорога на роботу
    .rule = +2 за дорогу і через житло, і через комерцію.
sprawlopolis-condition-17 = Принади для туристів
    .rule = +1 за комерцію з вільним боком, +2, якщо два такі утворюють кут, і внутрішній теж.
sprawlopolis-condition-18 = На всі боки
    .rule = Секції найповнішого рядка плюс найповнішого стовпчика.
sprawlopolis-condition-site1 = Аврал
    .rule = −3 за кожен видимий X.
sprawlopolis-condition-site2 = Галасливі години
    .rule = −1 за кожен видимий X і −1 за житло поруч із ним.
sprawlopolis-condition-site3 = Глибокий фундамент
    .rule = −3 за кожен видимий X.
sprawlopolis-condition-site4 = Втрачений виторг
    .rule = −1 за кожен видимий X і −1 за комерцію в його рядку та стовпчику (не більше ніж двічі).
# Куди кладуть будови і скільки вони забирають.
sprawlopolis-site-terms = { $place } { $rule }
sprawlopolis-condition-beach1 = Вузьке містечко
    .rule = Рядків чи стовпчиків від пляжу до пляжу навпроти, разом із крайніми: до 4 +7, 5 +5, 6 +3, 7 +1.
sprawlopolis-condition-beach2 = Парки біля моря
    .rule = +1 за парк на березі.
sprawlopolis-condition-beach3 = Набережна
    .rule = +1 за кожну секцію на березі в однієї дороги, найкращої.
sprawlopolis-condition-beach4 = Будинки біля моря
    .rule = +1 за житло на березі.
sprawlopolis-condition-interstate1 = Чесні смуги
    .rule = Будуйте у себе. Звичайний рахунок. За нічиєї — у кого менше доріг.
sprawlopolis-condition-interstate2 = Відкритий з’їзд
    .rule = Поки є колода, будуйте в будь-якому місті. Звичайний рахунок. За нічиєї — у кого більша група.
sprawlopolis-condition-interstate3 = Голосування в годину пік
    .rule = Будуйте у себе. 1 очко за кожну зону й умову, де ви попереду; у кого більше доріг — один раз −2. За нічиєї — у кого менше доріг.
sprawlopolis-condition-interstate4 = Обери смугу
    .rule = Поки є колода, будуйте в будь-якому місті. 2 найкращі зони, краща умова, мінус дороги. За нічиєї — у кого більше видимих секцій.

## Запитання

sprawlopolis-ask-verb = Що робите?
sprawlopolis-ask-last-call = Остання нагода! Викладете дорожні роботи?
sprawlopolis-verb-play = Зіграти карту
sprawlopolis-verb-reveal = Спершу показати карту
sprawlopolis-verb-lay = Викласти дорожні роботи
sprawlopolis-verb-keep =
    { $points ->
        [one] Заплатити { $points } очко
        [few] Заплатити { $points } очки
       *[many] Заплатити { $points } очок
    }
sprawlopolis-verb-wrecktar = Випустити Руйнозавра
sprawlopolis-verb-start = Викласти пам’ятки
sprawlopolis-verb-highway = Будувати магістраль
sprawlopolis-ask-card = Яку карту зіграєте?
sprawlopolis-ask-which-roadwork = Які дорожні роботи викладете?
sprawlopolis-ask-reveal = Яку карту покажете? Її й доведеться зіграти.
sprawlopolis-ask-place =
    { $marks ->
        [numbers] Куди покладете { FORM($card, case: "acc") }? Число — це її середина.
       *[dots] Куди покладете { FORM($card, case: "acc") }? Крапка — це її середина: спершу стовпчик, потім рядок.
    }
sprawlopolis-ask-place-touched = Куди покладете { FORM($card, case: "acc") }? Крапка — це її середина: торкніться потрібної.
sprawlopolis-ask-site = Куди покладете будову? { $terms }
sprawlopolis-place-site1 = Взяту будову кладуть одразу, куди завгодно за правилами.
sprawlopolis-place-site2 = X будови кладуть поруч із житлом іншої карти.
sprawlopolis-place-site3 = Будова накриває щонайменше 2 секції.
sprawlopolis-place-site4 = X будови кладуть на комерцію.
sprawlopolis-ask-beach = Куди покладете пляж? Море має дивитися у ще вільний бік, і за ним нічого не збудовано.
sprawlopolis-ask-roadwork =
    { $ends ->
        [all] Куди покладете дорожні роботи? Кожен кінець їхніх доріг має з’єднатися з дорогою міста.
       *[one] Куди покладете дорожні роботи? Кожна їхня дорога має з’єднатися з дорогою міста.
    }
sprawlopolis-ask-turn = Як повернути карту?
sprawlopolis-ask-turn-target =
    { $target ->
        [one] Як повернути карту? Наприкінці місту потрібне { $target } очко.
        [few] Як повернути карту? Наприкінці місту потрібні { $target } очки.
       *[many] Як повернути карту? Наприкінці місту потрібно { $target } очок.
    }
sprawlopolis-ask-turn-beyond = Як повернути карту? Наприкінці двом містам потрібно понад { $target }.
sprawlopolis-as-printed = Як надруковано
sprawlopolis-turned-round = Обернено
sprawlopolis-turn-round = Обернути
sprawlopolis-turn-round-less = Обернути (−{ $points })
sprawlopolis-ask-side = Якою стороною догори покласти визначні пам’ятки?
sprawlopolis-side = Сторона { $side }
sprawlopolis-ask-start = Куди покладете початкову карту? Вона накриє половину пам’яток.
sprawlopolis-ask-highway = З якого кінця продовжити магістраль?

## Що змінить хід

sprawlopolis-you-play = Ви граєте { FORM($card, case: "acc") }.
sprawlopolis-you-lay = Ви викладаєте { FORM($card, case: "acc") }.
sprawlopolis-you-show = Ви показуєте всім { FORM($card, case: "acc") }.
sprawlopolis-you-release = Ви кладете Руйнозавра просто на { FORM($card, case: "acc") }.
sprawlopolis-you-start = Ви кладете пам’ятки стороною { $side } догори, а на їхню половину — { FORM($card, case: "acc") }.
sprawlopolis-you-build = Ви прокладаєте наступний відтинок магістралі.
sprawlopolis-you-keep = Ви більше не викладаєте дорожніх робіт.
sprawlopolis-preview-beside = Карта нічого не накриє.
sprawlopolis-preview-covers =
    { $count ->
        [one] Карта накриє { $count } секцію: { $zones }.
        [few] Карта накриє { $count } секції: { $zones }.
       *[many] Карта накриє { $count } секцій: { $zones }.
    }
sprawlopolis-preview-beach =
    { $side ->
        [n] Північніше будувати вже не можна буде.
        [e] Східніше будувати вже не можна буде.
        [s] Південніше будувати вже не можна буде.
       *[w] Західніше будувати вже не можна буде.
    }
sprawlopolis-preview-hands-on =
    { $cards ->
        [one] Ще { $cards } ваша карта дістанеться гравцеві { $to }.
        [few] Ще { $cards } ваші карти дістануться гравцеві { $to }.
       *[many] Ще { $cards } ваших карт дістануться гравцеві { $to }.
    }
sprawlopolis-preview-wrecktar = Секцію з чудовиськом уже не можна буде накрити, три інші — можна.
sprawlopolis-preview-highway = Верхні секції дістануться дальньому місту, нижні — ближньому.
sprawlopolis-preview-reveal = Саме її ви й зіграєте цього ходу.
sprawlopolis-preview-keep = В очках міста це вже враховано.
sprawlopolis-guard-keep =
    { $points ->
        [one] Невикладені дорожні роботи коштують { $points } очко.
        [few] Невикладені дорожні роботи коштують { $points } очки.
       *[many] Невикладені дорожні роботи коштують { $points } очок.
    }
sprawlopolis-guard-lay = Усе-таки викласти

## Підказки новачкові

sprawlopolis-coach-two = { $about } { $tip }
# Чиї очки: одного міста, двох міст, свої в дуелі.
sprawlopolis-coach-whose-one = рахунок міста
sprawlopolis-coach-whose-both = рахунок двох міст
sprawlopolis-coach-whose-own = ваш рахунок
# Місце так, як його натискають.
sprawlopolis-coach-number = місце { $number }
sprawlopolis-coach-lines = стовпчик { $column }, рядок { $row }
sprawlopolis-coach-card-gain = Спробуйте { FORM($card, case: "acc") }: { $city } може зрости з { $before } до { $after }.
sprawlopolis-coach-card-even = Спробуйте { FORM($card, case: "acc") }: { $city } може лишитися той самий, { $before }.
sprawlopolis-coach-card-loss = Вигідного ходу зараз немає, але якщо зіграти { FORM($card, case: "acc") }, { $city } може опуститися лише з { $before } до { $after }.
sprawlopolis-coach-place-gain =
    Спробуйте { $place }: { $city } зросте з { $before } до { $after } { $whole ->
        [yes] (це { $parts })
       *[no] (здебільшого { $parts })
    }.
sprawlopolis-coach-place-even = Спробуйте { $place }: { $city } лишиться той самий, { $before }.
sprawlopolis-coach-place-loss = Вигідного місця зараз немає, найкраще з решти — { $place }: { $city } опуститься лише з { $before } до { $after }.
sprawlopolis-coach-condition = { NAME($title) }: { $rule }
sprawlopolis-coach-line = { NAME($line) }
sprawlopolis-coach-lacking =
    { $turns ->
        [one] Лишився { $turns } хід
        [few] Лишилося { $turns } ходи
       *[many] Лишилося { $turns } ходів
    }, а треба ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
sprawlopolis-coach-enough =
    Очок уже досить. { $turns ->
        [one] Лишився { $turns } хід
        [few] Лишилося { $turns } ходи
       *[many] Лишилося { $turns } ходів
    }: головне — нічого не розгубити.
sprawlopolis-coach-yours = Одну карту ви граєте, решта лишається у вас.
sprawlopolis-coach-hands-on = Одну карту ви граєте, решту отримає { $to }.
sprawlopolis-coach-reveal = Показуйте карту, лише якщо хочете поради: її ж доведеться й зіграти.
sprawlopolis-coach-fit =
    { $level ->
        [easy] Своє до свого: очки дає найбільша група кожного типу, а дороги тут нічого не коштують.
        [hard] Своє до свого, дорога до дороги: очки дає одна, найбільша група, кожна дорога забирає 1.
       *[normal] Своє до свого, дорога до дороги: найбільші групи дають очки, кожна дорога забирає 1.
    }
sprawlopolis-coach-city =
    { $halves ->
        [near] Ви будуєте в ближньому місті: своє до свого, дорога до дороги.
        [far] Ви будуєте в дальньому місті: своє до свого, дорога до дороги.
       *[both] Поки є колода, будувати можна в обох містах: допомагайте своєму або заважайте чужому.
    }
sprawlopolis-coach-beach = Море закриє свій бік назавжди: хай дивиться туди, де ви не будуватимете.
sprawlopolis-coach-site = X забирає очки, доки не накритий: лишіть місце, щоб покласти на нього карту.
sprawlopolis-coach-roadwork =
    { $points ->
        [one] Якщо не викласти, втратите { $points } очко: добре будь-яке місце, що обійдеться дешевше.
        [few] Якщо не викласти, втратите { $points } очки: добре будь-яке місце, що обійдеться дешевше.
       *[many] Якщо не викласти, втратите { $points } очок: добре будь-яке місце, що обійдеться дешевше.
    }
sprawlopolis-coach-unlaid =
    { $points ->
        [one] Невикладені дорожні роботи заберуть наприкінці { $points } очко.
        [few] Невикладені дорожні роботи заберуть наприкінці { $points } очки.
       *[many] Невикладені дорожні роботи заберуть наприкінці { $points } очок.
    }
sprawlopolis-coach-last-gain = Якщо вдало викласти { FORM($card, case: "acc") }, { $city } стане { $after }; якщо ні, лишиться { $before }.
sprawlopolis-coach-last-even = Якщо вдало викласти { FORM($card, case: "acc") }, { $city } не зміниться: { $before }, як і без них.
sprawlopolis-coach-last-loss = Обережно: навіть у доброму місці { $card } опустять { $city } до { $after }. Зараз у вас { $before }.
sprawlopolis-coach-sides = Кожна секція поруч із пам’яткою свого типу дає 1. Зі стороною A місто може почати з { $one }, зі стороною B — з { $other }.
sprawlopolis-coach-sides-same = Кожна секція поруч із пам’яткою свого типу дає 1. З будь-якою стороною місто може почати з { $points }.
sprawlopolis-coach-begin = Спробуйте { $place }: місто може почати з { $points }.
sprawlopolis-coach-start = Видимі пам’ятки дають 1 за кожну секцію свого типу поруч.
sprawlopolis-coach-highway = Верхні секції дістануться дальньому місту, нижні — ближньому.
sprawlopolis-coach-stretch = На малюнку 1 вашому місту дістануться { $zone }, на малюнку 2 — { $other }. Беріть те, що пасує до сусідів і до умов.
sprawlopolis-coach-wrecktar = Руйнозавр не терпить іншої комерції у своєму рядку та стовпчику: малюнок 1 — це { SIGNED($one) }, малюнок 2 — { SIGNED($other) }.
sprawlopolis-coach-turns = Як надруковано — { $city } буде { $one }, обернено — { $other }.
sprawlopolis-coach-lines-differ = Обидва повороти дають { $points }. На малюнку 1 краще { $line }, на малюнку 2 — { $other }.
sprawlopolis-coach-ends = Обидва повороти дають { $points }. Кінців доріг, які ще можна продовжити: { $one } на малюнку 1, { $other } на малюнку 2.
sprawlopolis-coach-same = Обидва повороти дають { $points }, і рядки рахунку ті самі. Подумайте, куди хочете будувати далі.

## Події

sprawlopolis-laid = { $who } кладе { FORM($card, case: "acc") } на { $place }.
sprawlopolis-laid-over = { $who } кладе { FORM($card, case: "acc") } на { $place }. Накрито: { $blocks }.
sprawlopolis-revealed = { $who } показує { FORM($card, case: "acc") } і зіграє її.
sprawlopolis-handed-on =
    { $cards ->
        [one] { $who } передає { $cards } карту гравцеві { $to }.
        [few] { $who } передає { $cards } карти гравцеві { $to }.
        [many] { $who } передає { $cards } карт гравцеві { $to }.
       *[other] { $who } передає { $cards } карти гравцеві { $to }.
    }
sprawlopolis-you-got = { $who } передає вам: { $cards }.
sprawlopolis-drew = { $who } бере карту. Тепер зверху { $top }, у колоді { $left }.
sprawlopolis-drew-last = { $who } бере останню карту.
sprawlopolis-drew-open = { $who } бере { FORM($card, case: "acc") }: таку карту кладуть одразу.
sprawlopolis-you-drew = Ви берете { FORM($card, case: "acc") }.
sprawlopolis-top = Тепер зверху { $top }.
sprawlopolis-wrecktar-comes = Руйнозавр тут! { $who } кладе чудовисько на останню карту.
sprawlopolis-built = Усі карти в місті.
sprawlopolis-last-call = Остання нагода: дорожні роботи ще можна викласти.
sprawlopolis-kept = { $who } більше не викладає дорожніх робіт.
sprawlopolis-highway-laid = { $who } прокладає магістраль на { $place }.
sprawlopolis-dealt = Обоє беруть по три карти. Тепер зверху { $top }.
sprawlopolis-your-hand = Ваші карти: { $cards }.

## Очки й кінець

sprawlopolis-part-roads = дороги
sprawlopolis-part-landmarks = визначні пам’ятки
sprawlopolis-part-wrecktar = Руйнозавр
sprawlopolis-part-roadwork = невикладені роботи
sprawlopolis-won = Набрано { $points }, а треба { $target }: місто прийнято!
sprawlopolis-lost = Набрано { $points }, а треба { $target }.
sprawlopolis-lost-exceed = Набрано { $points }, а треба більше ніж { $target }.
sprawlopolis-duel-points = Перемагає той, у кого більше очок.
sprawlopolis-duel-roads = Очок порівну: перемагає той, у кого менше доріг.
sprawlopolis-duel-group = Очок порівну: вирішує найбільша група.
sprawlopolis-duel-blocks = Очок порівну: перемагає той, у кого більше видимих секцій.
sprawlopolis-duel-shared = Порівну в усьому: перемога спільна.

## Поле словами

sprawlopolis-text-turn = Мегаполіс, хід { $turn } з { $turns }: { $stage }.
sprawlopolis-text-over = Мегаполіс, місто збудовано.
sprawlopolis-text-level =
    { $level ->
        [easy] Легкий рівень: дороги нічого не коштують.
       *[hard] Складний рівень: рахують одну, найбільшу групу.
    }
sprawlopolis-text-team = Очок { $points }, треба { $target }: { $parts }.
sprawlopolis-text-rival = { $who }, { $points }: { $parts }.
sprawlopolis-text-part = { NAME($label) } { SIGNED($points) }
sprawlopolis-text-player =
    { $who }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }{ $first ->
        [yes] , перший гравець
       *[no] { "" }
    }{ $asked ->
        [yes] , чекаємо на хід
       *[no] { "" }
    }
sprawlopolis-text-roadwork = { $player } · { $cards }
# Скільки забере, якщо не викласти.
sprawlopolis-text-unlaid = { $card }, інакше { SIGNED($points) }
sprawlopolis-text-deck = У колоді { $left }, зверху: { $top }
sprawlopolis-text-deck-closed = У колоді { $left }, вона закрита
sprawlopolis-text-deck-empty = Колода порожня.
sprawlopolis-text-revealed = Показано всім, треба зіграти: { $card }
sprawlopolis-text-drawn = Треба покласти одразу: { $card }
sprawlopolis-text-stretch = Карт магістралі попереду: { $left }, наступна: { $card }
sprawlopolis-text-last = Остання в місті: { $card } на { $place }
sprawlopolis-text-last-by = Остання в місті: { $card } на { $place } ({ $who })
sprawlopolis-text-legend = C комерція, P парк, I промисловість, R житло, X будова; лінії — дороги. По рядках:
sprawlopolis-text-monster = Руйнозавр: { $place }
sprawlopolis-text-landmarks = Визначні пам’ятки: { $places }
sprawlopolis-text-beach =
    { $side ->
        [n] Пляж на півночі: рядок { $line }
        [e] Пляж на сході: стовпчик { $line }
        [s] Пляж на півдні: рядок { $line }
       *[w] Пляж на заході: стовпчик { $line }
    }
sprawlopolis-text-highway = Магістраль іде між рядками 12 і 13: це одна дорога в кожному місті, й інші з нею не сходяться.
sprawlopolis-text-city =
    { $half ->
        [near] Ближнє місто (рядки від 13 донизу), { $who }: { $points }
       *[far] Дальнє місто (рядки від 12 догори), { $who }: { $points }
    }
sprawlopolis-text-condition = «{ $title }»: { $rule }
sprawlopolis-text-numbered = { $number } «{ $title }»: { $rule }
sprawlopolis-text-hand = Ваші карти: { $cards }

## Правила по сторінках

sprawlopolis-step-1 = Покладіть карту поруч із містом…
sprawlopolis-step-2 = …або поверх його секцій
sprawlopolis-step-3 = Своє до свого, дорога до дороги
sprawlopolis-lesson-city = Разом ви будуєте **одне місто**. На кожній карті чотири **секції**: комерція (1), парк (2), промисловість (3) і житло (4). Через багато з них іде дорога.
    Три з 18 карт, які випадуть, стають **умовами**. Вони кажуть, за що в цій грі дають очки, а сума їхніх номерів — ваша **мета**. Набере готове місто стільки — перемогли всі, ні — усі програли.
    Решта карт — для міста. Першому гравцеві роздають три, іншим по одній. Наступна починає місто. Що лишилося — колода, і її верхня карта відкрита.
    .title = Одне місто на всіх
    .picture = Місто з п’яти карт. На одній пронумеровано секції: 1 комерція, 2 парк, 3 промисловість, 4 житло.
sprawlopolis-lesson-turn = У свій хід ви
    • **граєте** одну зі своїх карт у місто,
    • **передаєте** решту сусідові ліворуч,
    • **берете** відкриту верхню карту колоди.
    Тож майже щоходу ви обираєте з трьох карт, і за сусіда теж: якщо Ann зіграє тут карту 10, Marko отримає 8 і 17.
    Карти таємні, але говорити можна все: що у вас на руці, чого бракує. Карту можна спершу **показати** всім; тоді її й доведеться зіграти.
    Колода скінчилася — ніхто не бере. Граючи самі, ви нічого не передаєте й добираєте до трьох.
    .title = Хід: зіграти, передати, взяти
    .picture = Три карти на руці, 8, 10 і 17, над містом із дев’яти карт.
sprawlopolis-lesson-place = Карти лежать горизонтально, прямо або догори ногами. Карта лягає
    • **поруч** із містом, щоб хоч одна секція прилягла до нього стороною (1), або
    • **поверх** хоча б однієї секції, як ця карта з пунктиром: що накрито, більше не рахується.
    Не можна: рівно на цілу карту (2), під карту, торкаючись лише кутом (3).
    Дороги не мусять сходитися, а сусідні секції — збігатися, але так вигідніше. Проміжки всередині міста можна лишати, і вони теж його край.
    .title = Поруч із містом або поверх нього
    .picture = Місто, пробна карта поверх однієї секції й три контури: 1 поруч із містом, 2 рівно на карті, 3 лише біля кута.
sprawlopolis-lesson-groups = Секції одного типу, з’єднані сторонами, — це **група**. **Найбільша** група кожного типу дає по 1 за секцію, решта нічого. Тут їх обведено, з розміром: 3 + 4 + 1 + 3.
    Кожна **дорога** забирає 1, хоч би якою довгою була. Вона тягнеться, доки дороги сусідніх секцій зустрічаються; біла риска — її кінець. Кільце — теж дорога. Тут їх десять, із чорними номерами: −10.
    Тож нарощуйте великі групи й з’єднуйте дороги. Накривати теж корисно: коротка дорога зникне, а дві групи стануть однією.
    .title = Групи дають очки, дороги забирають
    .picture = Карта підрахунку: найбільші групи обведено, з розміром, десять доріг пронумеровано, внизу підсумок.
sprawlopolis-lesson-conditions = Найбільше очок дають три **умови**; їхні карти лежать під містом і кажуть, скільки приносить кожна зараз. Ось дорога з міткою 1:
    • **«З парку в парк»** дає 3 за дорогу, що впирається у два різні парки. Ця впирається в ті, що з міткою 2.
    • **«Дорога на роботу»** дає 2 за дорогу і через житло, і через комерцію. І це вона вміє.
    П’ять очок за дорогу, що забирає 1!
    Умов 18, і зійтися можуть будь-які три. Де є вибір, рахують так, як вам краще. Рядки та стовпчики йдуть і через проміжки.
    .title = Усе вирішують три умови
    .picture = Місто з одинадцяти карт. Дорогу через житло й комерцію позначено 1, два парки на її кінцях — 2.
sprawlopolis-lesson-end = Коли всі карти в місті, його рахують. Тут: 5 + 4 + 3 + 5 за групи, −12 за дороги, 3 + 12 + 18 за умови. Це 38, а треба було 31: перемога!
    • **Рівень.** Легкий: дороги нічого не коштують. Складний: очки дає одна, найбільша група.
    • **Доповнення**, у будь-якому поєднанні: **будови**, які треба встигнути накрити; **визначні пам’ятки**, що люблять своїх; **Руйнозавр**, який топче комерцію; **пляжі**, де місто кінчається назавжди; **дорожні роботи**, які кладуть будь-коли або оплачують.
    • **Автомагістраль** — окрема гра: два міста вздовж шосе, дуель або разом. Разом треба набрати більше за мету.
    .title = Кінець, рівні, доповнення
    .picture = Аркуш підрахунку: карта міста, очки за рядками й маленька карта для кожної з трьох умов. 38 очок, а треба було 31.

## Як записати хід

sprawlopolis-rules-typing = Увесь хід уміщується в `/хід`:
    • `play 12 k9 r180` — зіграти карту 12: клітинка її лівої верхньої секції, потім `r0` прямо або `r180` з поворотом.
    • `reveal 12` — показати карту 12; її й доведеться зіграти.
    • `lay roadwork2 k9 r0` — викласти дорожні роботи, будь-коли; `keep` — відмовитися від останньої нагоди.
    • `lay beach3 k9 r0`, `lay site2 k9 r0` — покласти щойно взяту карту.
    • `wrecktar r0` — покласти чудовисько; місце задано.
    • `start a n13 r0` — визначні пам’ятки: сторона, клітинка початкової карти, її поворот.
    • `highway k12 r0` — відтинок магістралі.
    Корисно знати:
    • Те, на що одна відповідь, можна опустити: `12 k9 r0` досить, якщо можна лише грати карту. Поворот можна не писати там, де один із двох дає більше очок.
    • Стовпчики мають літери, рядки — числа; перша карта лежить на M13. Назва клітинки не змінюється. Західніше A йдуть -A, -B; вище 1 йдуть 0, -1.
    • Великі літери та зайві пробіли не заважають, як і українські літери, схожі на латинські.
    • У тексті `C║` — комерція з дорогою з півночі на південь, `P·` — парк без дороги.
    Слова налаштувань, коли відкриваєте стіл: `level=easy`, `level=hard`, `sites`, `landmarks`, `wrecktar`, `beaches`, `roadwork=one-end`, `roadwork=all-ends`, `roadwork-cards=2` до `4` (соло), `interstate=duel`, `interstate=together`, `first=1` до `4`.

## Підготовлені ходи

sprawlopolis-ahead-no-turn = Зараз ваш наступний хід наперед не підготуєш. Ми вас покличемо.
sprawlopolis-ahead-no-card = На руці не залишиться карт, які вже відомі: наступні прийдуть від сусіда або з колоди.
