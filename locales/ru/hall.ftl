### Слова зала: команды, кнопки и то, что бот говорит вокруг игры.

## Команды: имя (строчные буквы, без пробелов, не больше 32 знаков) и подсказка не длиннее 100.

command-game = игра
    .hint = Столы: открыть, посмотреть, управлять
command-new = новая
    .hint = Открыть стол для новой партии
command-new-game = игра
    .hint = Какая игра
command-options = настройки
    .hint = Слова настроек, одно за другим
command-list = список
    .hint = Столы этого сервера
command-show = показать
    .hint = Поле партии, как оно есть
command-history = история
    .hint = Что произошло в партии
command-undo = вернуть-ход
    .hint = Взять назад свой последний ход
command-next = дальше
    .hint = Начать следующий эпизод кампании
command-resign = выйти
    .hint = Выйти из партии насовсем
command-cancel = отменить
    .hint = Отменить партию, которую вы собираете
command-invite = пригласить
    .hint = Позвать кого-нибудь за стол
command-person = кого
    .hint = Кого пригласить
command-game-option = стол
    .hint = Какой стол; в ветке самой партии не нужно
command-move = ход
    .hint = Сделать весь ход сразу
command-what = что
    .hint = Ваш ход; начните писать, и список станет короче
command-hand = рука
    .hint = Что у вас на руке; видите только вы
command-turns = ходы
    .hint = Партии, которые ждут вас
command-rules = правила
    .hint = Правила игры
command-topic = тема
    .hint = Какая часть правил
command-settings = настройки
    .hint = Ваш язык, вид картинок и сообщения
command-help = помощь
    .hint = Как здесь играть
command-admin = админ
    .hint = Для тех, кто управляет сервером
command-inspect = проверить
    .hint = Что со столом, без чужих секретов
command-repost = повторить
    .hint = Ещё раз показать поле и руки
command-call-off = прекратить
    .hint = Закрыть стол без результата
command-roll-back = откатить
    .hint = Вернуть партию к более раннему ходу
command-ply = ход
    .hint = Номер хода, к которому вернуться

## Темы правил

topic-goal = Цель
topic-setup = Подготовка
topic-turn = Ваш ход
topic-scoring = Подсчёт
topic-end = Конец игры
topic-typing = Ход текстом

## Кнопки

hall-join = Сесть за стол
hall-leave = Встать из-за стола
hall-start = Начать
hall-cancel = Отменить
hall-move = Мой ход
hall-hand = Моя рука
hall-rules = Правила
hall-next = Следующий эпизод
hall-more = Ещё
hall-confirm = Подтвердить
hall-back = Назад
hall-type = Ввести
hall-undo = Вернуть ход
hall-agree = За
hall-object = Против
hall-text = Поле словами
hall-history = История
hall-resign = Выйти из игры
hall-resign-yes = Да, выйти

## Перед игрой

hall-lobby = **{ $game }**: новый стол. Хозяин — { $host }.
hall-lobby-waiting =
    { $missing ->
        [one] Нужен ещё { $missing } игрок.
        [few] Нужны ещё { $missing } игрока.
        [many] Нужно ещё { $missing } игроков.
       *[other] Нужно ещё { $missing } игрока.
    }
hall-lobby-ready = Игроков хватает: хозяин может начинать, но места ещё есть.
hall-lobby-full = Все места заняты: хозяин может начинать.
hall-option = { $option }: { $value }
hall-options = Настройки (выбирает хозяин)
hall-bots = Боты (их сажает хозяин стола)
hall-bot-easy = Посадить бота: играет просто
hall-bot-normal = Посадить бота: играет хорошо
hall-bot-hard = Посадить бота: думает наперёд
hall-bot-away = Убрать { $name }
hall-on = да
hall-off = нет
hall-started = Игра началась. Встречаемся в ветке!
hall-cancelled = Партия отменена.
hall-expired = Партию так и не начали, поэтому стол убран. Новый можно открыть в любое время.
hall-thread = { $game }: { $people }
hall-invited = { $person }, вас зовут сыграть в «{ $game }»!

## Поле

hall-asked = Сейчас: { $people } — { $stage }.
hall-vote = { $people }: можно вернуть ход?
hall-hand-of = **{ $game }** { $place }
hall-your-hand = Ваша рука. Её видите только вы.
hall-no-hand = В этой игре нет скрытой руки.
hall-dm-closed = { $who }: написать вам лично не получается. Руку так же покажут кнопка «Моя рука» и команда /рука.
hall-missing-permission = Мне не разрешено показывать поле игры «{ $game }» в { $place }. Пожалуйста, позвольте мне видеть канал, создавать публичные ветки, писать в них и прикреплять файлы. Партия тем временем продолжается.

## Личная панель

hall-so-far = `{ $action }`
hall-confirm-it = Так и сделаем?
hall-undone = Ход возвращён.
hall-undo-asked = Мы спросили остальных.
hall-voted = Ваш ответ учтён.
hall-resign-sure = Точно? Вы выходите из партии насовсем. Ваше место займёт бот; если же останется только один игрок, он победит.
hall-resigned = Вы вышли из игры.
hall-done = Готово.
hall-detail = Рассмотреть ближе …
hall-more-text = **{ $game }**, стол { $number }

## Списки

hall-table = { $number }. { $game }: { $people }
hall-table-line =
    { $status ->
        [lobby] { $table } { $place } — ждём игроков
        [playing] { $table } { $place } { $since }
       *[any] { $table } { $place }
    }
hall-no-tables = Столов здесь нет. Новый открывает команда /игра новая.
hall-no-turns = Вас не ждёт ни одна партия.
hall-inspect =
    Состояние: { $status ->
        [lobby] ждём игроков
        [playing] идёт игра
        [over] игра окончена
        [cancelled] партия отменена
        [parked] партия не читается
       *[any] { $status }
    }, версия { $rev }, { $ply ->
        [one] сделан { $ply } ход
        [few] сделано { $ply } хода
        [many] сделано { $ply } ходов
       *[other] сделано { $ply } хода
    }.

## Настройки и помощь

hall-settings = Ваши настройки. Выбор действует сразу.
setting-locale = Язык
setting-locale-auto = как в моём Discord
setting-locale-en = English
setting-locale-ru = Русский
setting-locale-uk = Українська
setting-theme = Картинки
setting-theme-dark = тёмные
setting-theme-light = светлые
setting-theme-colour-blind = контрастные
setting-dms = Рука в личных сообщениях
setting-dms-on = да
setting-dms-off = нет
hall-help = **Boroughs** — настольные игры для друзей, без спешки.
    • `/игра новая` открывает стол в этом канале. Остальные нажимают **Сесть за стол**, хозяин — **Начать**.
    • У партии своя ветка. После каждого хода там появляется новое поле, и бот зовёт тех, чья очередь.
    • Нажмите **Мой ход** и выбирайте шаг за шагом; пока вы не подтвердите, ничего не сыграно. Или введите весь ход сразу: `/ход`.
    • Ваша рука приходит в личные сообщения; её покажут и **Моя рука**, и `/рука`. Видите её только вы.
    • `/игра история` листает партию шаг за шагом. После её конца `/игра повтор` покажет её в движении, `/игра запись` даст её текстом, а `/игра проверить` проверит тасовку.
    • `/ходы` — партии, которые ждут вас. `/правила` — правила каждой игры. `/настройки` — ваш язык и вид картинок.

## Отказы и ошибки

refused-which-game = Вы сидите за несколькими столами: назовите нужный.
refused-no-game-here = Здесь не идёт ни одна партия. Назовите стол.
refused-no-lobby-here = Открытого стола здесь нет. Новый открывает команда /игра новая.
refused-no-threads-here = Здесь нельзя создать ветку. Откройте стол в текстовом канале.
refused-not-manager = Это могут только те, кто управляет этим сервером.
refused-too-fast =
    { $seconds ->
        [one] Не так быстро, пожалуйста: попробуйте через { $seconds } секунду.
        [few] Не так быстро, пожалуйста: попробуйте через { $seconds } секунды.
        [many] Не так быстро, пожалуйста: попробуйте через { $seconds } секунд.
       *[other] Не так быстро, пожалуйста: попробуйте через { $seconds } секунды.
    }
hall-error = У нас что-то сломалось. Ничего не потеряно. Если это повторится, назовите тому, кто отвечает за бота, этот номер: { $number }
