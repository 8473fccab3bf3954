### Слова зали: команди, кнопки й те, що бот каже навколо гри.

## Команди: назва (малі літери, без пробілів, щонайбільше 32 знаки) і підказка до 100 знаків.

command-game = гра
    .hint = Столи: відкрити, переглянути, керувати
command-new = нова
    .hint = Відкрити стіл для нової партії
command-new-game = гра
    .hint = Яка гра
command-options = налаштування
    .hint = Слова налаштувань, одне за одним
command-list = список
    .hint = Столи цього сервера
command-show = показати
    .hint = Поле партії, яким воно є зараз
command-history = історія
    .hint = Що сталося в партії
command-undo = повернути-хід
    .hint = Узяти назад свій останній хід
command-next = далі
    .hint = Почати наступний епізод кампанії
command-resign = вийти
    .hint = Вийти з партії назовсім
command-cancel = скасувати
    .hint = Скасувати партію, яку ви збираєте
command-invite = запросити
    .hint = Покликати когось за стіл
command-person = кого
    .hint = Кого запросити
command-game-option = стіл
    .hint = Який стіл; у гілці самої партії не потрібно
command-move = хід
    .hint = Зробити весь хід одразу
command-what = що
    .hint = Ваш хід; почніть писати, і список стане коротшим
command-hand = рука
    .hint = Що у вас на руці; бачите лише ви
command-turns = ходи
    .hint = Партії, які чекають на вас
command-rules = правила
    .hint = Правила гри
command-topic = тема
    .hint = Яка частина правил
command-settings = налаштування
    .hint = Ваша мова, вигляд картинок і повідомлення
command-help = допомога
    .hint = Як тут грати
command-admin = адмін
    .hint = Для тих, хто керує сервером
command-inspect = перевірити
    .hint = Що зі столом, без чужих таємниць
command-repost = повторити
    .hint = Ще раз показати поле й руки
command-call-off = припинити
    .hint = Закрити стіл без результату
command-roll-back = відкотити
    .hint = Повернути партію до давнішого ходу
command-ply = хід
    .hint = Номер ходу, до якого повернутися

## Теми правил

topic-goal = Мета
topic-setup = Підготовка
topic-turn = Ваш хід
topic-scoring = Підрахунок
topic-end = Кінець гри
topic-typing = Хід текстом

## Кнопки

hall-join = Сісти за стіл
hall-leave = Встати з-за столу
hall-start = Почати
hall-cancel = Скасувати
hall-move = Мій хід
hall-hand = Моя рука
hall-rules = Правила
hall-next = Наступний епізод
hall-more = Ще
hall-confirm = Підтвердити
hall-back = Назад
hall-type = Ввести
hall-undo = Повернути хід
hall-agree = За
hall-object = Проти
hall-text = Поле словами
hall-history = Історія
hall-resign = Вийти з гри
hall-resign-yes = Так, вийти

## Перед грою

hall-lobby = **{ $game }**: новий стіл. Господар — { $host }.
hall-lobby-waiting =
    { $missing ->
        [one] Потрібен ще { $missing } гравець.
        [few] Потрібні ще { $missing } гравці.
        [many] Потрібно ще { $missing } гравців.
       *[other] Потрібно ще { $missing } гравця.
    }
hall-lobby-ready = Гравців досить: господар може починати, але місця ще є.
hall-lobby-full = Усі місця зайнято: господар може починати.
hall-option = { $option }: { $value }
hall-options = Налаштування (обирає господар)
hall-bots = Боти (їх садить господар столу)
hall-bot-easy = Посадити бота: грає просто
hall-bot-normal = Посадити бота: грає добре
hall-bot-hard = Посадити бота: думає наперед
hall-bot-away = Прибрати { $name }
hall-on = так
hall-off = ні
hall-started = Гра почалася. Зустрічаємося в гілці!
hall-cancelled = Партію скасовано.
hall-expired = Партію так і не почали, тож стіл прибрано. Новий можна відкрити будь-коли.
hall-thread = { $game }: { $people }
hall-invited = { $person }, вас кличуть зіграти в «{ $game }»!

## Поле

hall-asked = Зараз: { $people } — { $stage }.
hall-vote = { $people }: можна повернути хід?
hall-hand-of = **{ $game }** { $place }
hall-your-hand = Ваша рука. Її бачите лише ви.
hall-no-hand = У цій грі немає прихованої руки.
hall-dm-closed = { $who }: написати вам особисто не виходить. Руку так само покажуть кнопка «Моя рука» і команда /рука.
hall-missing-permission = Мені не дозволено показувати поле гри «{ $game }» у { $place }. Будь ласка, дозвольте мені бачити канал, створювати публічні гілки, писати в них і прикріплювати файли. Партія тим часом триває.

## Особиста панель

hall-so-far = `{ $action }`
hall-confirm-it = Так і зробимо?
hall-undone = Хід повернено.
hall-undo-asked = Ми спитали решту.
hall-voted = Вашу відповідь враховано.
hall-resign-sure = Точно? Ви виходите з партії назовсім. Ваше місце займе бот; якщо ж лишиться тільки один гравець, він переможе.
hall-resigned = Ви вийшли з гри.
hall-done = Готово.
hall-detail = Роздивитися ближче …
hall-more-text = **{ $game }**, стіл { $number }

## Списки

hall-table = { $number }. { $game }: { $people }
hall-table-line =
    { $status ->
        [lobby] { $table } { $place } — чекаємо на гравців
        [playing] { $table } { $place } { $since }
       *[any] { $table } { $place }
    }
hall-no-tables = Столів тут немає. Новий відкриває команда /гра нова.
hall-no-turns = На вас не чекає жодна партія.
hall-inspect =
    Стан: { $status ->
        [lobby] чекаємо на гравців
        [playing] гра триває
        [over] гру завершено
        [cancelled] партію скасовано
        [parked] партія не читається
       *[any] { $status }
    }, версія { $rev }, { $ply ->
        [one] зроблено { $ply } хід
        [few] зроблено { $ply } ходи
        [many] зроблено { $ply } ходів
       *[other] зроблено { $ply } ходу
    }.

## Налаштування й допомога

hall-settings = Ваші налаштування. Вибір діє одразу.
setting-locale = Мова
setting-locale-auto = як у моєму Discord
setting-locale-en = English
setting-locale-ru = Русский
setting-locale-uk = Українська
setting-theme = Картинки
setting-theme-dark = темні
setting-theme-light = світлі
setting-theme-colour-blind = контрастні
setting-dms = Рука в особистих повідомленнях
setting-dms-on = так
setting-dms-off = ні
hall-help = **Boroughs** — настільні ігри для друзів, без поспіху.
    • `/гра нова` відкриває стіл у цьому каналі. Решта натискає **Сісти за стіл**, господар — **Почати**.
    • Партія має власну гілку. Після кожного ходу там з’являється нове поле, і бот кличе тих, чия черга.
    • Натисніть **Мій хід** і обирайте крок за кроком; доки ви не підтвердите, нічого не зіграно. Або введіть весь хід одразу: `/хід`.
    • Ваша рука приходить в особисті повідомлення; її покажуть і **Моя рука**, і `/рука`. Бачите її лише ви.
    • `/гра історія` гортає партію крок за кроком. Після її кінця `/гра повтор` покаже її в русі, `/гра запис` дасть її текстом, а `/гра перевірити` перевірить тасування.
    • `/ходи` — партії, які чекають на вас. `/правила` — правила кожної гри. `/налаштування` — ваша мова й вигляд картинок.

## Відмови та помилки

refused-which-game = Ви сидите за кількома столами: назвіть потрібний.
refused-no-game-here = Тут не триває жодна партія. Назвіть стіл.
refused-no-lobby-here = Відкритого столу тут немає. Новий відкриває команда /гра нова.
refused-no-threads-here = Тут не можна створити гілку. Відкрийте стіл у текстовому каналі.
refused-not-manager = Це можуть лише ті, хто керує цим сервером.
refused-too-fast =
    { $seconds ->
        [one] Не так швидко, будь ласка: спробуйте за { $seconds } секунду.
        [few] Не так швидко, будь ласка: спробуйте за { $seconds } секунди.
        [many] Не так швидко, будь ласка: спробуйте за { $seconds } секунд.
       *[other] Не так швидко, будь ласка: спробуйте за { $seconds } секунди.
    }
hall-error = У нас щось зламалося. Нічого не втрачено. Якщо це повториться, назвіть тому, хто відповідає за бота, цей номер: { $number }
