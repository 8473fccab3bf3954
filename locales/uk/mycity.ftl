# Моє місто: назва, питання, події, поля словами.

mycity-name = Моє місто
mycity-about = Усі будують ті самі будівлі, кожен на своєму полі. Одна гарна партія — або місто на 24 епізоди.

mycity-option-form = Режим
    .hint = Окрема партія чи кампанія, у якій поля змінюються назавжди
mycity-option-form-eternal = звичайна гра: одна партія, нічого не треба знати заздалегідь
mycity-option-form-legacy = «спадщина»: 24 епізоди, місто лишається з вами
mycity-option-pace = Темп
    .hint = Раунд чекає на всіх чи кожен проходить колоду сам?
mycity-option-pace-together = разом: раунд закривається, коли відповіли всі
mycity-option-pace-own = свій темп: ніхто ні на кого не чекає, підсумок той самий

mycity-stage-prepare = підготовка до епізоду
mycity-stage-build = будівництво
mycity-stage-reward = наліпки

mycity-refused-seats =
    { $seats ->
        [one] У цій кампанії { $seats } місто, стільки ж треба й гравців.
        [few] У цій кампанії { $seats } міста, стільки ж треба й гравців.
        [many] У цій кампанії { $seats } міст, стільки ж треба й гравців.
       *[other] У цій кампанії { $seats } міста, стільки ж треба й гравців.
    }

## Питання

mycity-ask-card = Раунд { $round } · { $building }. Що робите?
mycity-ask-card-no-pass = Раунд { $round } · { $building } ({ $why }). Що робите?
mycity-verb-place = Збудувати { FORM($building, case: "acc") }
mycity-verb-pass = Спасувати
mycity-verb-pass-for =
    { $points ->
        [one] Спасувати за { $points } очко
        [few] Спасувати за { $points } очки
        [many] Спасувати за { $points } очок
       *[other] Спасувати за { $points } очка
    }
mycity-verb-end = Закінчити будівництво
mycity-no-pass-must-build = пас неможливий: ця будівля обов’язкова
mycity-no-pass-limit =
    { $limit ->
        [one] пасувати більше не можна: { $limit } пас уже був
        [few] пасувати більше не можна: { $limit } паси вже були
        [many] пасувати більше не можна: { $limit } пасів уже було
       *[other] пасувати більше не можна: { $limit } паса вже було
    }
mycity-no-pass-points =
    { $points ->
        [one] на пас бракує: потрібно { $points } очко, є { $have }
        [few] на пас бракує: потрібно { $points } очки, є { $have }
        [many] на пас бракує: потрібно { $points } очок, є { $have }
       *[other] на пас бракує: потрібно { $points } очка, є { $have }
    }
mycity-ask-turn = Як повернути { FORM($building, case: "acc") }?
mycity-ask-spot = Де збудувати { FORM($building, case: "acc") }?
mycity-ask-no-pass = { $question } ({ $why })
mycity-turn-0 = як на картці
mycity-turn-90 = на чверть праворуч
mycity-turn-180 = на пів оберта
mycity-turn-270 = на чверть ліворуч
mycity-ask-whether-named = Дасте місту назву?
mycity-ask-task = З чого почнемо?
mycity-verb-name = Назвати місто
mycity-verb-nameless = Обійтися без назви
mycity-verb-stick = Приклеїти наліпку
mycity-verb-colour = Вибрати колір
mycity-ask-name = Як називається ваше місто?
mycity-ask-colour = Який колір у вашої виставки?
mycity-ask-sticker = { $sticker }: куди клеїмо? { $does }

## Що буде після ходу

mycity-sentence-place = Ви будуєте { FORM($building, case: "acc") } на { $cells }.
mycity-sentence-pass = Ви пасуєте й не будуєте { FORM($building, case: "acc") }.
mycity-sentence-end = Ви закінчуєте будівництво і не будуєте { FORM($building, case: "acc") }.
mycity-sentence-name = Ваше місто називається { $name }.
mycity-sentence-nameless = Ваше місто лишається без назви.
mycity-sentence-colour = Ваша виставка: { $colour }.
mycity-sentence-stick-cell = Ви клеїте на { $target }: { $sticker }.
mycity-sentence-stick-building = Ви клеїте на { FORM($target, case: "acc") }: { $sticker }.
mycity-would-be-first = Ви раніше за всіх і одразу отримуєте: { $item } { SIGNED($points) }.
# $form: «episode» у кампанії, «game» в окремій партії.
mycity-forecast =
    { $form ->
        [episode] Набрано очок: як і було, { $now }. Якби епізод скінчився зараз: { $before } → { $after }.
       *[game] Набрано очок: як і було, { $now }. Якби гра скінчилася зараз: { $before } → { $after }.
    }
mycity-forecast-moved =
    { $form ->
        [episode] Набрано очок: одразу { $was } → { $now }. Якби епізод скінчився зараз: { $before } → { $after }.
       *[game] Набрано очок: одразу { $was } → { $now }. Якби гра скінчилася зараз: { $before } → { $after }.
    }
mycity-would-end = Будівля з цієї картки теж пропадає.
mycity-would-end-soon = Будівля з цієї картки теж пропадає. Остаточно — коли відповідять усі.
mycity-would-stay = Жодна з решти будівель сюди не стане, тож ви нічого не втрачаєте. Рахунок лишається { $points }.
mycity-would-have-to = Поставити будівлю нікуди, а пасувати не можна: на цьому ваше будівництво скінчено. Рахунок лишається { $points }.
mycity-means-name = Назва залишиться на всю кампанію.
mycity-means-colour = Найбільша група цього кольору в цьому епізоді рахується двічі.
mycity-means-cell = { $does } Лишається на вашому полі назавжди.
mycity-means-building = { $does } Лишається на цій будівлі назавжди.
mycity-guard-score =
    { $form ->
        [episode] У цьому епізоді ви більше нічого не збудуєте, і ваш рахунок буде **{ $points }**.
       *[game] У цій грі ви більше нічого не збудуєте, і ваш рахунок буде **{ $points }**.
    }
mycity-guard-last = { $said } Це остання картка.
mycity-guard-alone =
    { $cards ->
        [one] { $said } Попереду ще { $cards } картка.
        [few] { $said } Попереду ще { $cards } картки.
        [many] { $said } Попереду ще { $cards } карток.
       *[other] { $said } Попереду ще { $cards } картки.
    }
mycity-guard-others =
    { $count ->
        [one] { $said } { $who } будує далі.
        [few] { $said } { $who } будують далі.
        [many] { $said } { $who } будують далі.
       *[other] { $said } { $who } будують далі.
    }
mycity-guard-does = Більше не будувати
mycity-guard-instead = Будувати далі

## Події

mycity-answered = { $who }: відповідь є.
mycity-you-place = Ви будуєте на { $cell }: { $building }. Відповідь можна змінити, поки не відповіли всі.
mycity-you-pass =
    { $points ->
        [one] Ви пасуєте за { $points } очко. Відповідь можна змінити, поки не відповіли всі.
        [few] Ви пасуєте за { $points } очки. Відповідь можна змінити, поки не відповіли всі.
        [many] Ви пасуєте за { $points } очок. Відповідь можна змінити, поки не відповіли всі.
       *[other] Ви пасуєте за { $points } очка. Відповідь можна змінити, поки не відповіли всі.
    }
mycity-you-end = Ви закінчуєте будівництво. Відповідь можна змінити, поки не відповіли всі.
mycity-did-place = { $who } будує на { $cell }
mycity-did-pass = { $who } пасує
mycity-did-end = { $who } закінчує будівництво
mycity-round-closed = Раунд { $round }, { $building }: { $answers }.
mycity-rounds-played = Раунди { RANGE($first, $last) } зіграли всі; що збудовано, видно на полях.
mycity-first = Раніше за всіх! { $who }: { $item } { SIGNED($points) }.
mycity-card =
    { $cells ->
        [one] Раунд { $round }: { $building } ({ $colour }, { $cells } клітинка).
        [few] Раунд { $round }: { $building } ({ $colour }, { $cells } клітинки).
        [many] Раунд { $round }: { $building } ({ $colour }, { $cells } клітинок).
       *[other] Раунд { $round }: { $building } ({ $colour }, { $cells } клітинки).
    }
mycity-card-blocked =
    { $cells ->
        [one] Заблоковано, ніхто не будує: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клітинка).
        [few] Заблоковано, ніхто не будує: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клітинки).
        [many] Заблоковано, ніхто не будує: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клітинок).
       *[other] Заблоковано, ніхто не будує: { $blocked }. Раунд { $round }: { $building } ({ $colour }, { $cells } клітинки).
    }
mycity-you-step = { $building }: { $answer }. { $next }
mycity-you-finished = { $building }: { $answer }. Для вас будівництво завершено; догравають інші.
mycity-finished = { $who } більше не будує.
mycity-named = { $who } засновує місто { $name }.
mycity-nameless = { $who } засновує місто без назви.
mycity-chose-colour = { $who } влаштовує виставку: { $colour }.
mycity-stuck = { $who } клеїть на { FORM($target, case: "acc") }: { $sticker }.
mycity-scored =
    { $points ->
        [one] { $rank }. { $who }: { $points } очко
        [few] { $rank }. { $who }: { $points } очки
        [many] { $rank }. { $who }: { $points } очок
       *[other] { $rank }. { $who }: { $points } очка
    }
mycity-scored-circles =
    { $circles ->
        [one] { $said }, { $circles } символ прогресу ({ $reasons })
        [few] { $said }, { $circles } символи прогресу ({ $reasons })
        [many] { $said }, { $circles } символів прогресу ({ $reasons })
       *[other] { $said }, { $circles } символу прогресу ({ $reasons })
    }
mycity-owes =
    { $points ->
        [one] { $who } нижче нуля: на наступний епізод лишається борг на { $points } очко.
        [few] { $who } нижче нуля: на наступний епізод лишається борг на { $points } очки.
        [many] { $who } нижче нуля: на наступний епізод лишається борг на { $points } очок.
       *[other] { $who } нижче нуля: на наступний епізод лишається борг на { $points } очка.
    }
mycity-circle-first = перше місце
mycity-circle-second = друге місце
mycity-circle-cap = 50 очок
mycity-circle-nuggets = найбільше самородків
mycity-circle-gates = усі чотири брами
mycity-circle-greenest = найзеленіше місто

## Очки та кінець

mycity-item-start = початок
mycity-item-debt = старий борг
mycity-won-by-points = Перемагає найбільша кількість очок.
mycity-won-by-rows = Очок порівну: вирішує, у кого менше порожніх клітинок, ряд за рядом згори.
mycity-won-together = Порівну й очок, і порожніх клітинок у кожному ряду: місце спільне.
mycity-campaign-won =
    { $circles ->
        [one] Кампанію завершено. Найвеличніше місто: { $who }, { $circles } символ прогресу.
        [few] Кампанію завершено. Найвеличніше місто: { $who }, { $circles } символи прогресу.
        [many] Кампанію завершено. Найвеличніше місто: { $who }, { $circles } символів прогресу.
       *[other] Кампанію завершено. Найвеличніше місто: { $who }, { $circles } символу прогресу.
    }

## Поля словами

mycity-text-eternal = Моє місто, звичайна гра.
mycity-text-episode = Моє місто, епізод { $number }: { $episode }. Розділ: { $chapter }.
mycity-text-prepare = Перед першою карткою.
mycity-text-build = Раунд { $round }.
mycity-text-build-own = Раунд { $round }, кожен у своєму темпі.
mycity-text-reward = Полічено, тепер наліпки.
mycity-text-over = Кінець.
mycity-text-card =
    { $cells ->
        [one] Картка { $sign }: { $building } ({ $colour }, { $cells } клітинка).
        [few] Картка { $sign }: { $building } ({ $colour }, { $cells } клітинки).
        [many] Картка { $sign }: { $building } ({ $colour }, { $cells } клітинок).
       *[other] Картка { $sign }: { $building } ({ $colour }, { $cells } клітинки).
    }
mycity-text-blocked = Перед нею заблоковано, ніхто не будує: { $blocked }.
mycity-text-none-to-come = Колода скінчилася.
mycity-text-to-come =
    { $count ->
        [one] Попереду { $count } картка: { $cards }
        [few] Попереду { $count } картки: { $cards }
        [many] Попереду { $count } карток: { $cards }
       *[other] Попереду { $count } картки: { $cards }
    }
mycity-text-answer = Ваша відповідь: { $answer }.
mycity-text-builds = на { $cells }
mycity-text-tasks = Вам вирішувати: { $tasks }.
mycity-text-legend = Знаки: { $signs }. | — річка, не стовпець.
mycity-text-sign = { $sign } { $what }
mycity-text-blocking = блокувальна картка
mycity-ground-plain = вільно
mycity-ground-mountain = гори
mycity-ground-forest = ліс
mycity-text-counts = У дужках: { $items }.
mycity-text-marks = Наліпки за гравцями: { $marks }.
mycity-text-mark = { $sticker } { $buildings }
mycity-roof-yellow = житлові
mycity-roof-red = громадські
mycity-roof-blue = промислові
mycity-roof-purple = церкви
mycity-roof-wild = будь-який колір
mycity-text-player = { $who }: { $points } ({ $parts })
mycity-text-forecast-note = Очки — прогноз: наче кінець зараз; порожня клітинка −1.
mycity-text-and = { $said }, { $fact }
mycity-text-circles = символів { $circles }
mycity-text-nuggets = самородків { $nuggets }
mycity-text-exhibition = виставка { $signs }
mycity-text-newest = нове { $building }
mycity-text-place = місце { $rank }
mycity-text-earned = нових символів { $circles }
mycity-text-counted = при підрахунку { $before }
mycity-text-rounds = раундів { $rounds }
mycity-text-finished = закінчено
mycity-text-answered = відповідь є
mycity-text-ended = достроково
mycity-text-ready = готово
mycity-text-asked = ходить
mycity-text-no-name = без назви

## Історія кампанії

mycity-story =
    { $circles ->
        [one] **{ $who }**, { $name }: { $circles } символ прогресу
        [few] **{ $who }**, { $name }: { $circles } символи прогресу
        [many] **{ $who }**, { $name }: { $circles } символів прогресу
       *[other] **{ $who }**, { $name }: { $circles } символу прогресу
    }
mycity-city-kept =
    { $circles ->
        [one] { $name }, { $circles } символ прогресу
        [few] { $name }, { $circles } символи прогресу
        [many] { $name }, { $circles } символів прогресу
       *[other] { $name }, { $circles } символу прогресу
    }
mycity-story-places = Місця, епізод за епізодом: { $places }
mycity-story-added = На полі з’явилися: { $added }
mycity-story-count = { $what } ×{ $count }
mycity-detail = { $who }: поле цілком

## Кольори, малюнки, наліпки, будівлі

mycity-colour-yellow = житлова, жовта
mycity-colour-red = громадська, червона
mycity-colour-blue = промислова, синя
mycity-colour-purple = церква, фіолетова
mycity-colour-wild = будь-який колір

mycity-feature-tree1 = дерево
mycity-feature-tree2 = два дерева
mycity-feature-rock1 = камінь
mycity-feature-rock2 = два камені
mycity-feature-well = колодязь
mycity-feature-gold = золота жила
mycity-feature-garden = сад
mycity-feature-market = ринкова площа
mycity-feature-gate = місце брами

mycity-sticker-tree1 = Дерево
mycity-sticker-tree1-help = Видно в кінці: +1.
mycity-sticker-garden = Сад
mycity-sticker-garden-help = Ніколи не порожня клітинка: нічого не віднімає, забудовувати можна.
mycity-sticker-rock1 = Камінь
mycity-sticker-rock1-help = Видно в кінці: −1.
mycity-sticker-well = Колодязь
mycity-sticker-well-help = Видимий, із чотирма різними будівлями з чотирьох боків: +4.
mycity-sticker-gold = Золота жила
mycity-sticker-gold-help = Золота жила: збудуйте на ній будівлю.
mycity-sticker-market = Ринкова площа
mycity-sticker-market-help = Тут ніхто не будує; +1 за кожен колір поруч.
mycity-sticker-gate = Місце брами
mycity-sticker-gate-help = Забудова тут: одразу +1.
mycity-sticker-grass = Розчищена земля
mycity-sticker-grass-help = Розчищає клітинку: вона стає звичайною світло-зеленою.
mycity-sticker-soot = Кіптява
mycity-sticker-soot-help = Прибирає з клітинки одне дерево.
mycity-sticker-land = Нова земля
mycity-sticker-land-help = Нова світло-зелена клітинка, на якій можна будувати.
mycity-sticker-guild = Знак гільдії
mycity-sticker-guild-help = Ця будівля рахується у своїй групі за дві.
mycity-sticker-bell = Дзвін
mycity-sticker-bell-help = +1, якщо ця церква приносить очки.
mycity-sticker-factory = Парова машина
mycity-sticker-factory-help = +2, якщо збудовано; −1 за кожну житлову будівлю поруч.
mycity-sticker-filter = Димовий фільтр
mycity-sticker-filter-help = Дим цієї машини більше не шкодить сусідам.

mycity-building-y1 = Хатинка
    .acc = хатинку
mycity-building-y2 = Рядові будинки
    .acc = рядові будинки
mycity-building-y3 = Наріжний будинок
    .acc = наріжний будинок
mycity-building-y4 = Дім із двором
    .acc = дім із двором
mycity-building-y5 = Тераса
    .acc = терасу
mycity-building-y6 = Східчастий провулок
    .acc = східчастий провулок
mycity-building-y7 = Садиба
    .acc = садибу
mycity-building-y8 = Богадільня
    .acc = богадільню
mycity-building-r1 = Пошта
    .acc = пошту
mycity-building-r2 = Галерея
    .acc = галерею
mycity-building-r3 = Аптека
    .acc = аптеку
mycity-building-r4 = Ратуша
    .acc = ратушу
mycity-building-r5 = Школа
    .acc = школу
mycity-building-r6 = Театр
    .acc = театр
mycity-building-r7 = Бібліотека
    .acc = бібліотеку
mycity-building-r8 = Лікарня
    .acc = лікарню
mycity-building-b1 = Кузня
    .acc = кузню
mycity-building-b2 = Канатний двір
    .acc = канатний двір
mycity-building-b3 = Чинбарня
    .acc = чинбарню
mycity-building-b4 = Прядильня
    .acc = прядильню
mycity-building-b5 = Броварня
    .acc = броварню
mycity-building-b6 = Вапняна піч
    .acc = вапняну піч
mycity-building-b7 = Цегельня
    .acc = цегельню
mycity-building-b8 = Ливарня
    .acc = ливарню
mycity-building-c1 = Каплиця
    .acc = каплицю
mycity-building-c2 = Парафіяльна церква
    .acc = парафіяльну церкву
mycity-building-c3 = Собор
    .acc = собор
mycity-building-e1 = Електростанція
    .acc = електростанцію

mycity-item-pass = незбудоване
mycity-item-fell-tree = забудовані дерева
mycity-item-gate = брами
mycity-item-gold-first = обидві золоті жили
mycity-item-gold-first-all = усі три золоті жили
mycity-item-yard-first = сім клітинок двору
mycity-item-tree = дерева
mycity-item-group = найбільші групи
mycity-item-expo = виставка
mycity-item-church = церкви
mycity-item-well = колодязі
mycity-item-well-dry = колодязі в посуху
mycity-item-gold-blue = золото під промисловими
mycity-item-market = ринкові площі
mycity-item-rows = заповнені ряди
mycity-item-cols = заповнені стовпці
mycity-item-gates-all = усі чотири брами
mycity-item-factory = парові машини
mycity-item-yard = товарний двір
mycity-item-bridges = мости
mycity-item-smoke = дим
mycity-item-rock = каміння
mycity-item-empty = порожні клітинки

## Кампанія

mycity-chapter-1 = Нові землі
mycity-chapter-1-intro = Вози спинилися біля річки між горами та лісом. Тут починається ваше місто.
mycity-episode-1 = Перші кілочки
mycity-episode-1-brief = Основні правила. Забудовуйте траву й каміння, бережіть дерева.
mycity-episode-2 = Сусіди
mycity-episode-2-brief = За кожен колір ви отримуєте по 1 очку за кожну будівлю в найбільшій суміжній групі цього кольору.
mycity-episode-3 = Чиста вода
mycity-episode-3-brief = На кожному полі з’являються два колодязі. Видимий колодязь із чотирма різними будівлями з чотирьох боків дає 4 очки.

mycity-chapter-2 = Дзвони над долиною
mycity-chapter-2-intro = Поселенці хочуть церков, а землемір — вирішувати, що і де стоятиме.
mycity-episode-4 = Наріжний камінь
mycity-episode-4-brief = До ваших будівель додаються три церкви, а в колоду — їхні картки. На церкві не можна спасувати: збудуйте її або закінчіть будівництво в цьому епізоді.
mycity-episode-5 = Три парафії
mycity-episode-5-brief = Церква, поруч із якою стоять будівлі всіх трьох кольорів, дає 3 очки.
mycity-episode-6 = Вето землеміра
mycity-episode-6-brief = У колоду замішується блокувальна картка: будівлю, відкриту одразу після неї, ніхто не будує, але й очок ніхто не втрачає. Дзвін на церкві додає 1 очко, якщо ця церква приносить очки.

mycity-chapter-3 = Посушливі роки
mycity-chapter-3-intro = Три літа без дощу. Річка стала курною дорогою, а кожен колодязь дорожчий за хату. Ці правила діють лише в цьому розділі.
mycity-episode-7 = Сухе русло
mycity-episode-7-brief = Річка пересохла: будівлі можна ставити впоперек русла. Перша будівля має торкатися колодязя, а не річки.
mycity-episode-8 = Кожна крапля
mycity-episode-8-brief = Колодязь уже з трьома різними будівлями навколо дає 2 очки. Забудова клітинки з деревом одразу коштує 1 очко.
mycity-episode-9 = Останні монети
mycity-episode-9-brief = Грошей обмаль: кожен гравець може спасувати щонайбільше тричі.

mycity-chapter-4 = Золото в пагорбах
mycity-chapter-4-intro = Дощі повернулися й вимили зі схилів золото. Ведіть книгу: самородки рахують наприкінці розділу.
mycity-episode-10 = Золото!
mycity-episode-10-brief = Річка повернулася, правила посухи скасовано. Знайдено дві золоті жили: перший, хто збудує на обох, одразу отримує 3 очки. Кожна жила, забудована до кінця епізоду, — самородок у вашій книзі. Якщо не рахувати дзвонів і самородків, це правила звичайної гри.
mycity-episode-11 = Пробірна палата
mycity-episode-11-brief = Кожна золота жила під промисловою будівлею дає в кінці 2 очки. Кожна забудована жила — самородок у вашій книзі.
mycity-episode-12 = Третя заявка
mycity-episode-12-brief = Кожен розміщує третю жилу на клітинці рядів 9–11. Перший на всіх трьох: 5 очок. Потім найповніша книга приносить символ прогресу.

mycity-chapter-5 = Гільдії та вирубки
mycity-chapter-5-intro = Золото скінчилося, ремесла лишилися. У лісі стукають сокири, над дверима висять знаки гільдій.
mycity-episode-13 = Вирубка
mycity-episode-13-brief = Жили вичерпано (їхні клітинки стають травою). Шість клітинок лісу вирубано, на них можна будувати. Позначте одну житлову будівлю знаком гільдії: у групі вона рахується за дві.
mycity-episode-14 = Базарний день
mycity-episode-14-brief = На кожному полі закладено ринкову площу. Будувати на ній не можна; кожен колір поруч із нею дає 1 очко. Позначте одну громадську будівлю знаком гільдії.
mycity-episode-15 = Збирач податків
mycity-episode-15-brief = Корона вимагає свого: відтепер кожен епізод починається з 5 очок. Позначте одну промислову будівлю знаком гільдії.

mycity-chapter-6 = Мури та брами
mycity-chapter-6-intro = Наближається війна. Місто змикає лави й будує мур із чотирма брамами.
mycity-episode-16 = Мур росте
mycity-episode-16-brief = Ринкові площі й колодязі поступаються місцем муру та водогону (їхні клітинки стають травою). Ряд без видимого каміння та порожніх клітинок вважається заповненим і дає 1 очко.
mycity-episode-17 = Чотири брами
mycity-episode-17-brief = По краях позначено чотири місця брам. Забудова кожного одразу дає 1 очко; усі чотири — ще 2 очки в кінці.
mycity-episode-18 = Зима облоги
mycity-episode-18-brief = У колоді дві блокувальні картки, пас коштує 2 очки. Замість рядів очки приносять заповнені стовпці. Хто збудував усі чотири брами, отримує символ прогресу.

mycity-chapter-7 = Пара й дим
mycity-chapter-7-intro = Мури падають, ростуть димарі. На південь від старого міста закладають товарний двір.
mycity-episode-19 = Товарний двір
mycity-episode-19-brief = Мури зносять: немає стовпців і брам, одна блокувальна картка, пас коштує 1. Знаки гільдій більше не рахуються. Кіптява губить два ваші дерева. Відкривається ряд 12 — товарний двір: кожна будівля на ньому дає 1 очко, до 5; починати можна біля річки або там. Поставте на дві промислові будівлі парові машини: +2 за збудовану, −1 за кожну житлову поруч.
mycity-episode-20 = Електричне світло
mycity-episode-20-brief = До кожного набору додається електростанція. Вона рахується будівлею будь-якого кольору, але дим їй не шкодить.
mycity-episode-21 = Експрес
mycity-episode-21-brief = Перший, чиї будівлі займуть сім клітинок товарного двору, одразу отримує 3 очки. Парова машина з димовим фільтром нікому не шкодить.

mycity-chapter-8 = Ювілей
mycity-chapter-8-intro = Сто років вашому місту: мости, виставка й день свята.
mycity-episode-22 = Мости
mycity-episode-22-brief = Парові машини й товарний двір більше не приносять і не віднімають очок (на дворі й далі будують). Кожна сторона клітинки на річці з одним кольором на обох берегах — міст: по 1 очку, до 5.
mycity-episode-23 = Виставка
mycity-episode-23-brief = До першої картки оберіть колір: його найбільша група приносить очки двічі.
mycity-episode-24 = День ювілею
mycity-episode-24-brief = Останній епізод, знову з кольором виставки. Той, у кого найбільше очок за дерева, отримує додатковий символ прогресу. Потім визначається переможець кампанії.

## Чинні правила

mycity-now-title = Епізод { $number } · { $episode } ({ $chapter })
mycity-now-rules = **Як граємо**
mycity-now-points = **За що очки**
mycity-now-rewards = **Що в нагороду**
mycity-now-line = • { $rule }
mycity-now-new = • **нове** · { $rule }
mycity-now-start =
    { $points ->
        [one] На початку в кожного { $points } очко.
        [few] На початку в кожного { $points } очки.
        [many] На початку в кожного { $points } очок.
       *[other] На початку в кожного { $points } очка.
    }
mycity-now-colour = Перед першою карткою оберіть колір своєї виставки.
mycity-now-first = Перша будівля — { $where }.
mycity-now-or = { $here } або { $there }
mycity-now-first-river = біля річки
mycity-now-first-well = біля колодязя
mycity-now-first-yard = на товарному дворі
mycity-now-river = Будівля не лежить одразу на обох берегах.
mycity-now-river-dry = Річка пересохла: будувати впоперек можна.
mycity-now-unbuildable = Тут не будують: { $features }.
mycity-now-must-build = Церкву не спасувати: будуйте її або закінчуйте будівництво.
mycity-now-pass-limit = Пасів — не більше { $limit }.
mycity-now-blocks =
    { $count ->
        [one] { $count } блокувальна картка: будівлю після неї втрачають усі, безплатно.
        [few] { $count } блокувальні картки: будівлю після кожної втрачають усі, безплатно.
        [many] { $count } блокувальних карток: будівлю після кожної втрачають усі, безплатно.
       *[other] { $count } блокувальної картки: будівлю після кожної втрачають усі, безплатно.
    }
mycity-now-nuggets = Золота жила під вашою будівлею в кінці — самородок.
mycity-now-guild = Будівля зі знаком гільдії рахується в групі за { $count }.
mycity-now-reward = { $place }: { $earned }
mycity-now-circles =
    { $circles ->
        [one] { $circles } символ прогресу
        [few] { $circles } символи прогресу
        [many] { $circles } символів прогресу
       *[other] { $circles } символу прогресу
    }
mycity-now-nothing = нічого
mycity-now-place-first = Перший
mycity-now-place-second = Другий
mycity-now-place-other = Решта
mycity-now-cap = Дійшовши до { $points }
mycity-pays-pass = одразу за кожен пас { SIGNED($points) }
mycity-pays-fell-tree = одразу за забудовану клітинку з деревами { SIGNED($points) }
mycity-pays-gate = одразу за забудоване місце брами { SIGNED($points) }
mycity-pays-gold-first = хто перший забудує обидві жили { SIGNED($points) }
mycity-pays-gold-first-all = хто перший забудує всі три жили { SIGNED($points) }
mycity-pays-yard-first = першому зайняти клітинок двору: { $count } { SIGNED($points) }
mycity-pays-tree = кожне видиме дерево { SIGNED($points) }
mycity-pays-group = будівля в найбільшій групі кольору { SIGNED($points) }
mycity-pays-expo = найбільша група кольору виставки ще раз
mycity-pays-church = церква поруч з усіма трьома кольорами { SIGNED($points) }, із дзвоном ще { SIGNED($bonus) }
mycity-pays-well = колодязь серед чотирьох різних будівель { SIGNED($points) }
mycity-pays-well-dry = колодязь серед чотирьох будівель { SIGNED($points) }, серед трьох { SIGNED($three) }
mycity-pays-gold-blue = золота жила під промисловою будівлею { SIGNED($points) }
mycity-pays-market = кожен колір біля ринкової площі { SIGNED($points) }
mycity-pays-rows = ряд без порожніх клітинок і каміння { SIGNED($points) }
mycity-pays-cols = стовпець без порожніх клітинок і каміння { SIGNED($points) }
mycity-pays-gates-all = забудовано всі чотири брами { SIGNED($points) }
mycity-pays-factory = промислова будівля з паровою машиною { SIGNED($points) }
mycity-pays-yard = будівля на товарному дворі { SIGNED($points) }, не більше { $most }
mycity-pays-bridges = міст: один колір на обох берегах { SIGNED($points) }, не більше { $most }
mycity-pays-smoke = житлова будівля поруч із паровою машиною { SIGNED($points) }
mycity-pays-rock = кожен видимий камінь { SIGNED($points) }
mycity-pays-empty = кожна порожня клітинка { SIGNED($points) }

## Тренер

mycity-coach-pass =
    { $points ->
        [one] Ніде не вміщується, та попереду ще є підхоже: краще пас за { $points } очко, ніж кінець.
        [few] Ніде не вміщується, та попереду ще є підхоже: краще пас за { $points } очки, ніж кінець.
        [many] Ніде не вміщується, та попереду ще є підхоже: краще пас за { $points } очок, ніж кінець.
       *[other] Ніде не вміщується, та попереду ще є підхоже: краще пас за { $points } очка, ніж кінець.
    }
mycity-coach-stop = Більше тут нічого не збудувати: закінчуючи будівництво, ви нічого не втрачаєте. Очки лишаться такі самі.
mycity-coach-number = номер { $number }
mycity-coach-cell = стовпець { $column }, ряд { $row }
mycity-coach-first = Перша будівля стоїть біля річки, решта росте від неї: лишіть місце на обох берегах. Тут добре: { $place } ({ SIGNED($points) }).
mycity-coach-place = Тут добре: { $place } ({ $changes }). Закривайте траву й каміння, бережіть дерева, не лишайте поодиноких дірок.
mycity-coach-change = { $item } { SIGNED($points) }
mycity-coach-no-change = без втрат
mycity-coach-rather-pass =
    { $points ->
        [one] Навіть зручне місце коштуватиме тут { $points } очко, а пас — { $cost }. Краще спасувати.
        [few] Навіть зручне місце коштуватиме тут { $points } очки, а пас — { $cost }. Краще спасувати.
        [many] Навіть зручне місце коштуватиме тут { $points } очок, а пас — { $cost }. Краще спасувати.
       *[other] Навіть зручне місце коштуватиме тут { $points } очка, а пас — { $cost }. Краще спасувати.
    }
mycity-coach-frames = Лишилося кілька місць ({ $building }). Порівняйте суми: { $points } — добре; за рівних беріть те, що не лишить поодинокої дірки.
mycity-coach-name = Назва — для втіхи: вона лишиться на полі на всю кампанію. Без назви граєте так само.
mycity-coach-colour = Оберіть колір, який триматимете вкупі від першої картки: його найбільша група рахується двічі.
mycity-coach-stick-tree1 = Видиме дерево — це +1 наприкінці кожного епізоду: садіть там, де навряд чи збудуєте. Добре: { $place }.
mycity-coach-stick-garden = Сад ніколи не порожня клітинка: місце йому в кутку, який важко забудувати. Добре: { $place }.
mycity-coach-stick-rock1 = Видимий камінь — це −1: кладіть його на простір, де його легко забудувати. Добре: { $place }.
mycity-coach-stick-well = Довкола колодязя мають стати чотири різні будівлі: потрібен простір з усіх боків. Добре: { $place }.
mycity-coach-stick-grass = Приберіть камінь, який найважче забудувати. Добре: { $place }.
mycity-coach-stick-gold = Жилу варто забудувати рано: кладіть її на простір. Добре: { $place }.
mycity-coach-stick-market = Очки дає кожен колір біля площі: їй потрібні відкриті боки. Добре: { $place }.
mycity-coach-stick-soot = Пожертвуйте деревом там, де все одно будуватимете. Добре: { $place }.
mycity-coach-stick-guild = Позначена будівля рахується в групі за дві, а малу збудувати певніше. Добре: { $place }.
mycity-coach-stick-bell = Дзвін дає очки, якщо церква торкається всіх трьох кольорів: велика торкається більше. Добре: { $place }.
mycity-coach-stick-factory = Машина дає очки, лише якщо будівлю зведено, і шкодить житловим поруч: краще мала. Добре: { $place }.
mycity-coach-stick-filter = Що більша будівля з машиною, то більше житлових поруч: фільтр — їй. Добре: { $place }.

## Правила по сторінках

mycity-lesson-city =
    У всіх однакові поля й однакові будівлі. Щораунду відкривають картку, і всі разом будують ту саму будівлю, кожен у своєму місті. Місця у вас ніхто не забере, та ніхто й не допоможе.
    • Відповідь — таємниця, доки не відповіли всі; доти її можна змінити.
    • Закривайте зелені клітинки й каміння, бережіть дерева, тримайте кольори вкупі.
    • Перемагає той, у кого найбільше очок. Спершу в кожного 10.
    Очки біля імені — прогноз: чого вартувало б місто, якби все скінчилося зараз. Порожня клітинка коштує 1, тож починається він далеко нижче нуля.
    .title = Одна будівля на всіх
    .picture = Два міста поруч в одинадцятому раунді: обоє гравців ось-ось поставлять ту саму синю будівлю.
mycity-lesson-land =
    • **1** Світло-зелені клітинки — земля під забудову. Кожна порожня в кінці коштує 1 очко.
    • **2** Два дерева: +2, доки їх видно.
    • **3** Два камені: −2, доки їх видно. Забудовуйте їх!
    • **4** Колодязь: +4, якщо з чотирьох боків стоять чотири різні будівлі.
    • **5** Золота жила: хто перший забудує обидві, одразу отримує 3 очки.
    • **6** Ліс на сході й гори на заході не забудовують.
    Річка тече між клітинками, згори донизу.
    Дерева, каміння, колодязі й жили забудовувати можна. Клітинка з малюнком не буває порожньою.
    .title = Земля
    .picture = Порожнє поле: номери стоять на зеленій клітинці, двох деревах, двох каменях, колодязі, золотій жилі та лісі.
mycity-lesson-build =
    Поверніть будівлю як завгодно, але не перевертайте; тоді оберіть місце.
    • Усі її клітинки — світло-зелені й вільні.
    • Уздовж річки можна, на обох берегах одразу — ні.
    • **Перша** будівля прилягає до річки боком; кута замало.
    • **Кожна наступна** торкається боком вашої будівлі, як червона на малюнку. Через річку рахується, кутом — ні.
    Що збудовано, те стоїть: нічого не пересувають. Тож думайте про те, що попереду: малюнок показує картки, що лишилися. Дірку в одну клітинку вже не закрити.
    .title = Де можна будувати
    .picture = Червона будівля, яку приміряють, торкається боком жовтої під нею.
mycity-lesson-cards =
    Замість будувати можна
    • **спасувати**: 1 очко, і будівлю втрачено; з 0 очок пас неможливий;
    • **закінчити будівництво**: безплатно, але більше в цій грі ви не будуєте.
    Три **церкви** (фіолетові, одна на малюнку) спасувати не можна: будуйте або закінчуйте будівництво. Бережіть для них місце!
    У колоді одна **блокувальна картка**: будівлю після неї втрачають усі, безплатно, навіть церкву.
    Золото: якщо обидві жили в одному раунді перші забудували кілька гравців, 3 очки отримує кожен.
    .title = Пас, церкви, блокування
    .picture = Фіолетову церкву на п’ять клітинок приміряють поруч із житловими будівлями.
mycity-lesson-points =
    У кінці місто рахують:
    • **+2** за два видимі дерева, **−2** за два видимі камені
    • для кожного кольору **1 за будівлю** в найбільшій групі: будівлі групи торкаються боками, і через річку теж
    • **+3** за церкву, що торкається всіх трьох кольорів
    • **+4** за видимий колодязь із чотирма різними будівлями по боках
    • **−1** за кожну порожню зелену клітинку
    Усе це — до 10 початкових очок, золота й мінус паси. Шкала кінчається на 50: там фішка й лишається.
    .title = За що очки
    .picture = Готове місто, де очки написано там, звідки вони взялися: дерева, групи, церква, колодязь, порожні клітинки.
mycity-lesson-end =
    Гра кінчається, коли вийшла колода або всі закінчили будівництво. Перемагає той, у кого більше очок.
    Порівну? Кращий той, у кого менше порожніх клітинок у ряду 1, тоді в ряду 2 і так далі: **1** важить більше за **2**, тоді **3** і **4**. Усе порівну — місце спільне.
    • **У своєму темпі** ви йдете тією самою колодою й нікого не чекаєте; підсумок той самий. Але наступну картку ви бачите одразу, тож відповідь уже не змінити.
    • **Спадщина**: 24 епізоди, і поле змінюється назавжди. Епізод відкривається тим, що в ньому нового; **Правила** показують, що діє. Нижче нуля — борг, його сплачують у наступних епізодах. Перемагає той, у кого більше символів прогресу.
    .title = Кінець і кампанія
    .picture = Готове місто: чотири порожні клітинки пронумеровано згори донизу.
mycity-step-1 = Усім дістається та сама будівля
mycity-step-2 = Кожен шукає їй місце в себе
mycity-step-3 = Без дірок, а колодязі — в оточенні

## Ходи текстом

mycity-rules-typing = Увесь хід уміщується в `/хід`:
    • `place r90 e5` — збудувати: поворот, потім клітинка. `r0`, `r90`, `r180`, `r270` повертають будівлю за годинниковою стрілкою від того, як вона на картці. Клітинка — куди стане перша клітинка будівлі: лівий край її верхнього ряду після повороту.
    • `pass` — спасувати, `end` — закінчити будівництво.
    У кампанії ще:
    • `name Старе місто` — назвати місто, `nameless` — лишити без назви.
    • `stick e5` — наліпка на клітинку, `stick b4` — на будівлю, якщо вона клеїться на будівлі.
    • `colour yellow` — вибрати колір, коли про нього питають; ще `red` і `blue`.
    Корисно знати:
    • Якщо після повороту будівля має той самий вигляд, пропонується один поворот; якщо він один, його можна пропустити: `place e5`.
    • Великі літери й зайві пробіли не заважають, як і українські літери, схожі на латинські: А, В, С, Е, Н, К.
    • **Слова налаштувань** для `/гра нова`: `form=eternal` або `form=legacy`, `pace=together` або `pace=own`.

## Підготовлені ходи

mycity-ahead-card = Наступної будівлі не знає ніхто, доки не відкрито її картку, тож місця для неї не підготуєш. Наперед можна сказати, що робити з будівлею, яка нікуди не вміщується.
mycity-standing-build = Будівля, яка нікуди не вміщується:
mycity-standing-pass = Пасувати за мене, якщо можна
