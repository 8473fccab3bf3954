# Мегаполіс: назва, запитання, події, поле словами.

sprawlopolis-name = Мегаполіс
sprawlopolis-about = Збудуйте разом одне місто з вісімнадцяти карт. За що воно отримує очки і скільки їх треба, вирішують три химерні умови.

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
        [one] Не класти й заплатити { $points } очко
        [few] Не класти й заплатити { $points } очки
       *[many] Не класти й заплатити { $points } очок
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
       *[dots] Куди покладете { FORM($card, case: "acc") }? Крапка — це її середина: спершу стовпець, потім рядок.
    }
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
sprawlopolis-ask-turn = Яким боком повернути?
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
sprawlopolis-turn-round-less =
    { $points ->
        [one] Обернути (на { $points } очко менше)
        [few] Обернути (на { $points } очки менше)
       *[many] Обернути (на { $points } очок менше)
    }
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
sprawlopolis-lost = Набрано { $points }, а треба { $target }: цього разу не вистачило.
sprawlopolis-lost-exceed = Набрано { $points }, а треба більше ніж { $target }: цього разу не вистачило.
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
sprawlopolis-text-part = { $label } { SIGNED($points) }
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
sprawlopolis-text-highway = Магістраль іде між рядками 12 і 13, дороги її не перетинають.
sprawlopolis-text-city =
    { $half ->
        [near] Ближнє місто (рядки від 13 донизу), { $who }: { $points }
       *[far] Дальнє місто (рядки від 12 догори), { $who }: { $points }
    }
sprawlopolis-text-condition = «{ $title }»: { $rule }
sprawlopolis-text-numbered = { $number } «{ $title }»: { $rule }
sprawlopolis-text-hand = Ваші карти: { $cards }

## Правила за темами

sprawlopolis-rules-goal = Разом ви будуєте **одне місто**. Три випадкові умови кажуть, за що воно отримує очки і скільки їх треба.
    • Карта — це чотири **секції**: комерція C, парк P, промисловість I, житло R. Через багато з них іде **дорога**.
    • Рахують лише те, що видно. Карти можна класти одна на одну. Проміжки всередині міста — теж його край.
    • **Група** — секції одного типу, з’єднані сторонами. **Дорога** тягнеться, доки дороги сусідніх секцій зустрічаються; кільце — теж дорога.
    • Очки: найбільша група кожного типу, мінус 1 за дорогу, плюс три умови.
    • **Мета** — сума номерів трьох умов. Наберете її — перемогли всі.
    • **Рівень.** Легкий: дороги нічого не коштують. Складний: із чотирьох груп рахують одну, найбільшу.
    • **Таємниця:** карти на руках і колода під верхньою картою. Говорити про карти можна скільки завгодно, показувати не можна.
    • **Соло:** ви завжди маєте три карти, правила ті самі.
    • **Автомагістраль** — інша гра: два міста вздовж шосе, дуель або разом.
    Карти базової гри такі самі, як у виданій. Секції та умови карт доповнень вигадали ми самі.
sprawlopolis-rules-setup = • Три з 18 карт стають умовами. Першому гравцеві роздають три карти, решті по одній. Решта — колода, її верхню карту бачать усі; з першої з них починається місто.
    Доповнення поєднуються як завгодно, крім Автомагістралі:
    • **Будівельний майданчик:** одна карта задає умови, три йдуть у колоду.
    • **Визначні пам’ятки:** перший гравець кладе їх будь-якою стороною догори, а початкову карту — на їхню половину.
    • **Руйнозавр:** затасований у колоду.
    • **Курорт:** одна карта — четверта умова (мета 0), три йдуть у колоду.
    • **Дорожні роботи:** відкрита карта кожному; у соло-грі від однієї до чотирьох.
    • **Автомагістраль, дуель** (2): дві умови й карта правил. Один гравець (за жеребом) кладе перший відтинок і сідає біля ближнього міста, рядки від 13 донизу; другий кладе другий з будь-якого кінця, перший — третій. Потім обоє беруть по три карти, починає другий.
    • **Автомагістраль разом** (1–2): три умови, чотири відтинки за жеребом, початкової карти немає.
    Секції магістралі належать місту свого боку, накривати їх не можна. До магістралі не приєднатися, вона не край і є однією дорогою в кожному місті. Секції через неї не сусіди.
sprawlopolis-rules-turn = **Зіграйте** карту, **передайте** решту ліворуч, **візьміть** одну. Колода порожня — не беруть; усі карти лежать — місто готове. У соло-грі та в дуелі карти лишаються у вас, рука поповнюється до трьох.
    • Поруч із секцією міста або поверх хоча б однієї. Дотику кутом мало.
    • Горизонтально, прямо або з поворотом на 180°. Не можна лягти рівно на цілу карту чи під карту. Проміжки можна.
    • Карту можна спершу **показати** й обговорити; тоді її і грають.
    • **Будови** грають як звичайні карти, але там, де велить умова на столі (ніде — де завгодно). **{ sprawlopolis-condition-site1 }:** { sprawlopolis-place-site1 } **{ sprawlopolis-condition-site2 }:** { sprawlopolis-place-site2 } **{ sprawlopolis-condition-site3 }:** { sprawlopolis-place-site3 } **{ sprawlopolis-condition-site4 }:** { sprawlopolis-place-site4 } Накрито X — будову завершено.
    • **Пляжі** кладуть одразу й беруть ще карту. Три різні боки світу; за новою межею нічого немає й не буде.
    • **Руйнозавра** кладуть, щойно він зверху: рівно на останню карту. Секцію з чудовиськом не накрити.
    • **Дорожні роботи:** кладіть будь-коли, коли чекають на чийсь хід. Кожна їхня дорога зустрічає дорогу міста одним кінцем (складніше: усіма). Це не хід.
    • **Автомагістраль:** будуйте у своєму місті; соло — по черзі в ближньому й дальньому. У дуелі карта правил може відкрити обидва, поки є колода.
sprawlopolis-rules-scoring = За секції найбільших груп +1, за дорогу −1. І умови:
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
sprawlopolis-rules-end = Коли всі карти в місті, його рахують. Мету набрано — перемога (два міста разом: **більше** за мету). І доповнення:
    • **Будови: { sprawlopolis-condition-site1 }.** { sprawlopolis-condition-site1.rule } **{ sprawlopolis-condition-site2 }.** { sprawlopolis-condition-site2.rule } **{ sprawlopolis-condition-site3 }.** { sprawlopolis-condition-site3.rule } **{ sprawlopolis-condition-site4 }.** { sprawlopolis-condition-site4.rule }
    • **Визначні пам’ятки:** +1 за секцію поруч із пам’яткою свого типу.
    • **Руйнозавр:** −2 за комерцію в його рядку та стовпчику; якщо її немає, +3.
    • **Курорт: { sprawlopolis-condition-beach1 }.** { sprawlopolis-condition-beach1.rule } **{ sprawlopolis-condition-beach2 }.** { sprawlopolis-condition-beach2.rule } **{ sprawlopolis-condition-beach3 }.** { sprawlopolis-condition-beach3.rule } **{ sprawlopolis-condition-beach4 }.** { sprawlopolis-condition-beach4.rule }
    • **Дорожні роботи**, якщо не викладені, забирають 3, 5, 5 і 4 (карти 1–4). Спершу — остання нагода.
    • **Дуель:** більше очок, потім карта правил, потім спільна перемога. **{ sprawlopolis-condition-interstate1 }.** { sprawlopolis-condition-interstate1.rule } **{ sprawlopolis-condition-interstate2 }.** { sprawlopolis-condition-interstate2.rule } **{ sprawlopolis-condition-interstate3 }.** { sprawlopolis-condition-interstate3.rule } **{ sprawlopolis-condition-interstate4 }.** { sprawlopolis-condition-interstate4.rule }
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
