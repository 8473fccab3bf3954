### Ліги й кубки: запис, тури, таблиця, підсумки.

## Команди: назва (малими, без пробілів, щонайбільше 32 знаки) і підказка щонайбільше 100.

command-league = ліга
    .hint = Ліги й кубки цього сервера
command-league-new = нова
    .hint = Відкрити тут лігу: тижні ігор у малих групах, підвищення й пониження
command-league-cup = кубок
    .hint = Відкрити тут кубок на один день за швейцарською системою
command-league-show = показати
    .hint = Таблиця, ваші столи й що далі
command-league-weeks = тижні
    .hint = Скільки тижнів триває сезон, від 1 до 12
command-league-duels = дуелі
    .hint = По двоє за столом, кожен з кожним, а не цілою групою за одним
command-league-which = ліга
    .hint = Яка ліга чи кубок

## Що це

league-heading = ## 🏆 Ліга: { $game }, сезон { $season }
league-cup-heading = ## 🏆 Кубок: { $game }
league-title = Сезон { $season }
league-cup-title = Кубок
league-terms =
    { $weeks ->
        [one] { $weeks } тиждень, малі групи за рейтингом. Уся група сідає за один стіл.
        [few] { $weeks } тижні, малі групи за рейтингом. Уся група раз за разом сідає за один стіл.
       *[many] { $weeks } тижнів, малі групи за рейтингом. Уся група раз за разом сідає за один стіл.
    }
league-terms-duels =
    { $weeks ->
        [one] { $weeks } тиждень, малі групи за рейтингом. По двоє за столом, кожен з кожним.
        [few] { $weeks } тижні, малі групи за рейтингом. По двоє за столом, кожен з кожним.
       *[many] { $weeks } тижнів, малі групи за рейтингом. По двоє за столом, кожен з кожним.
    }
league-cup-terms = Один день, по двоє за столом. У кожному турі суперник має приблизно стільки ж очок, і двічі з тим самим не грають.
league-line = { $game }: { $title } ({ $stage })
league-stage-open = триває запис
league-stage-running = триває гра
league-stage-over = усе зіграно

## Запис

league-nobody-yet = Поки ніхто не записався.
league-names =
    { $count ->
        [one] **{ $count } гравець:** { $names }
        [few] **{ $count } гравці:** { $names }
       *[many] **{ $count } гравців:** { $names }
    }
league-more = ще { $count }
league-how = -# Столи відкрию я, а за пропущений хід походжу сам. «Почати» натискає господар; потрібно гравців: { $least }. Хто прийде пізніше, чекає на вільне місце.
league-join = Беру участь
league-leave = Вийти
league-start = Почати
league-mine = Мої столи
league-joined = Ви берете участь. Щойно почнемо, я відкрию ваші столи.
league-joined-line = Ви в черзі. Щойно хтось вийде, його місце та його столи стануть вашими.
league-has-left = Ви вийшли.
league-starting = Рушаймо: ваші столи от-от відкриються.
league-begun = Гра почалася.
league-called-off = Лігу скасовано.

## Тури

league-round = Тур { $number } з { $count }
league-final = Підсумкова таблиця
league-round-begins = **{ $round }**: столи відкриваються.
league-tables = **{ $group }:** { $tables }
league-rests = { $name } відпочиває й отримує очко
league-next-round = Наступний тур почнеться { $when }.
league-last-round = Це останній тур, він закінчиться { $when }. Очки недограної партії поділять усі, хто сидить за столом.
league-stands = **{ $round }**

## Таблиця

league-group = Група { $number }
league-all = Усі учасники
league-head-points = Очки
league-half = { $whole },5
league-head-played = Ігри
league-head-won = Перемоги
league-up = переходить до вищої групи
league-down = переходить до нижчої групи
league-empty = вільне місце
league-somebody = хтось

## Підсумки

league-is-over = **Усе зіграно.**
league-winner = 🥇 **{ $group }:** { $name }, очки: { $points }
league-host-next = -# Господар може відкрити наступний сезон: перші в групах піднімуться, останні опустяться, новачки почнуть знизу.

## Власна панель

league-in = Ви берете участь.
league-not-in = Ви не берете участі.
league-next-in-line = Наступне вільне місце ваше.
league-in-line = Ваш номер у черзі: { $number }.
league-own = **{ $group }:** ви на { $rank }-му місці.
league-table = • Тур { $round } ({ $people }): { $place }
league-table-opening = • Тур { $round } ({ $people }): от-от відкриється
league-table-over = • Тур { $round } ({ $people }): очки { $points }, { $place }
league-table-alone = • Тур { $round }: грати ні з ким, очко ваше
league-other-groups = Інша група
league-options = Змінити налаштування
league-remove = Вивести учасника
league-here = Грати в цьому каналі
league-call-off = Скасувати
league-end = Закінчити зараз
league-next = Наступний сезон
league-moved = Відтепер граємо в цьому каналі.
league-was-removed = Готово. Місце займе наступний у черзі.
league-keep = Ні, граємо далі

## Перед тим, чого не повернути

league-leave-sure-alone = Ви віддаєте своє місце до кінця сезону. На нього ніхто не чекає, тож розпочаті партії ви програєте.
league-leave-sure = Ви віддаєте своє місце до кінця сезону. Його займе наступний у черзі, разом з очками й партіями.
league-do-left = Віддати місце
league-remove-sure-alone = { $name } втрачає місце й розпочаті партії. Черги немає, місце лишиться порожнім.
league-remove-sure = { $name } втрачає місце. Його займе наступний у черзі, разом з очками й партіями.
league-do-removed = Вивести
league-call-off-sure = Ще нічого не зіграно. Усі, хто записався, розійдуться.
league-end-sure-played = Сезон закінчиться просто зараз, таблиця лишиться такою.
league-end-sure =
    { $tables ->
        [one] Сезон закінчиться просто зараз. Не дограно { $tables } партію: її очки поділять усі за столом.
        [few] Сезон закінчиться просто зараз. Не дограно { $tables } партії: очки поділять усі за столом.
       *[many] Сезон закінчиться просто зараз. Не дограно { $tables } партій: очки поділять усі за столом.
    }
league-do-ended = Закінчити назовсім

## Чого не можна

refused-league-together = Якщо грати так, усі виграють або програють разом, і ліги не вийде. А от із цими іграми вийде: { $games }.
refused-league-options = З такими налаштуваннями жодна група не зіграє на рівних. Виберіть інші або грайте без них.
refused-league-pace = У лізі потрібен час на хід, інакше одна повільна партія затримає всіх. Виберіть будь-яке обмеження.
refused-league-place = Лізі потрібен текстовий канал: кожна партія отримає в ньому свою гілку.
refused-too-many-leagues =
    { $most ->
        [one] На цьому сервері вже триває { $most } ліга. Спершу закінчіть її.
        [few] На цьому сервері вже тривають { $most } ліги. Спершу закінчіть одну з них.
       *[many] На цьому сервері вже триває { $most } ліг. Спершу закінчіть одну з них.
    }
refused-no-such-league = Такої ліги на цьому сервері немає. Які є, покаже /ліга показати.
refused-no-league-here = На цьому сервері ще немає ліги. Її відкриває той, хто керує сервером: /ліга нова.
refused-league-joined = Ви вже берете участь.
refused-not-in-league = Ви не берете участі в цій лізі.
refused-league-full =
    { $most ->
        [one] Місць немає: участь може взяти { $most } людина.
        [few] Місць немає: участь можуть узяти { $most } людини.
       *[many] Місць немає: участь можуть узяти { $most } людей.
    }
refused-league-over = Усе зіграно. Таблицю покаже /ліга показати.
refused-league-begun = Гра вже почалася.
refused-league-not-over = Наступний сезон відкриється, коли закінчиться цей.
refused-league-few =
    { $least ->
        [one] Щоб почати, потрібен { $least } гравець.
        [few] Щоб почати, потрібні { $least } гравці.
       *[many] Щоб почати, потрібно { $least } гравців.
    }
refused-not-league-host = Це може господар ліги й ті, хто керує сервером.
refused-league-stale = Тим часом усе змінилося. Що тепер, покаже /ліга показати.
