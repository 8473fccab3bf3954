### Лиги и кубки: запись, туры, таблица, итоги.

## Команды: имя (строчными, без пробелов, не длиннее 32 знаков) и подсказка не длиннее 100.

command-league = лига
    .hint = Лиги и кубки этого сервера
command-league-new = новая
    .hint = Открыть здесь лигу: недели игр в малых группах, повышение и понижение
command-league-cup = кубок
    .hint = Открыть здесь кубок на один день по швейцарской системе
command-league-show = показать
    .hint = Таблица, ваши столы и что дальше
command-league-weeks = недели
    .hint = Сколько недель длится сезон, от 1 до 12
command-league-duels = дуэли
    .hint = По двое за столом, каждый с каждым, а не всей группой за одним
command-league-which = лига
    .hint = Какая лига или кубок

## Что это

league-heading = ## 🏆 Лига: { $game }, сезон { $season }
league-cup-heading = ## 🏆 Кубок: { $game }
league-title = Сезон { $season }
league-cup-title = Кубок
league-terms =
    { $weeks ->
        [one] { $weeks } неделя, малые группы по рейтингу. Вся группа встречается за одним столом.
        [few] { $weeks } недели, малые группы по рейтингу. Вся группа раз за разом встречается за одним столом.
       *[many] { $weeks } недель, малые группы по рейтингу. Вся группа раз за разом встречается за одним столом.
    }
league-terms-duels =
    { $weeks ->
        [one] { $weeks } неделя, малые группы по рейтингу. По двое за столом, каждый с каждым.
        [few] { $weeks } недели, малые группы по рейтингу. По двое за столом, каждый с каждым.
       *[many] { $weeks } недель, малые группы по рейтингу. По двое за столом, каждый с каждым.
    }
league-cup-terms = Один день, по двое за столом. В каждом туре соперник стоит там же, где и вы, и дважды не встречается.
league-line = { $game }: { $title } ({ $stage })
league-stage-open = идёт запись
league-stage-running = идёт игра
league-stage-over = всё сыграно

## Запись

league-nobody-yet = Пока никто не записался.
league-names =
    { $count ->
        [one] **{ $count } игрок:** { $names }
        [few] **{ $count } игрока:** { $names }
       *[many] **{ $count } игроков:** { $names }
    }
league-more = ещё { $count }
league-how = -# Столы открою я, а за пропущенный ход схожу сам. «Начать» нажимает хозяин; нужно игроков: { $least }. Кто придёт позже, ждёт свободного места.
league-join = Участвовать
league-leave = Выйти
league-start = Начать
league-mine = Мои столы
league-joined = Вы участвуете. Как только начнём, я открою ваши столы.
league-joined-line = Вы в очереди. Как только кто-то выйдет, его место и его столы станут вашими.
league-has-left = Вы вышли.
league-starting = Поехали: ваши столы вот-вот откроются.
league-begun = Игра началась.
league-called-off = Лигу отменили.

## Туры

league-round = Тур { $number } из { $count }
league-final = Итоговая таблица
league-round-begins = **{ $round }**: столы открываются.
league-tables = **{ $group }:** { $tables }
league-rests = { $name } отдыхает и получает очко
league-next-round = Следующий тур начнётся { $when }.
league-last-round = Это последний тур. Что не доиграют до конца { $when }, поделят все, кто сидит за столом.
league-stands = **{ $round }**

## Таблица

league-group = Группа { $number }
league-all = Все участники
league-head-points = Очки
league-half = { $whole },5
league-head-played = Игры
league-head-won = Победы
league-up = переходит в группу выше
league-down = переходит в группу ниже
league-empty = свободное место
league-somebody = кто-то

## Итоги

league-is-over = **Всё сыграно.**
league-winner = 🥇 **{ $group }:** { $name }, очки: { $points }
league-host-next = -# Хозяин может открыть следующий сезон: первые в группах поднимутся, последние опустятся, новички начнут снизу.

## Своя панель

league-in = Вы участвуете.
league-not-in = Вы не участвуете.
league-next-in-line = Следующее свободное место ваше.
league-in-line = Вы в очереди на место под номером { $number }.
league-own = **{ $group }:** вы на { $rank }-м месте.
league-table = • Тур { $round } ({ $people }): { $place }
league-table-opening = • Тур { $round } ({ $people }): вот-вот откроется
league-table-over = • Тур { $round } ({ $people }): очки { $points }, { $place }
league-table-alone = • Тур { $round }: играть не с кем, очко ваше
league-other-groups = Другая группа
league-options = Изменить настройки
league-remove = Вывести участника
league-here = Играть в этом канале
league-call-off = Отменить
league-end = Закончить сейчас
league-next = Следующий сезон
league-moved = Теперь играем в этом канале.
league-was-removed = Готово. Место займёт следующий в очереди.
league-keep = Нет, играем дальше

## Перед тем, чего не вернуть

league-leave-sure-alone = Вы отдаёте своё место до конца сезона. Его никто не ждёт, поэтому начатые партии вы проиграете.
league-leave-sure = Вы отдаёте своё место до конца сезона. Его займёт следующий в очереди, вместе с очками и партиями.
league-do-left = Отдать место
league-remove-sure-alone = { $name } теряет место и начатые партии. Очереди нет, место останется пустым.
league-remove-sure = { $name } теряет место. Его займёт следующий в очереди, вместе с очками и партиями.
league-do-removed = Вывести
league-call-off-sure = Ещё ничего не сыграно. Все, кто записался, разойдутся.
league-end-sure-played = Сезон закончится прямо сейчас, таблица останется такой.
league-end-sure =
    { $tables ->
        [one] Сезон закончится прямо сейчас. Не доиграна { $tables } партия: её очки поделят все за столом.
        [few] Сезон закончится прямо сейчас. Не доиграны { $tables } партии: очки поделят все за столом.
       *[many] Сезон закончится прямо сейчас. Не доиграно { $tables } партий: очки поделят все за столом.
    }
league-do-ended = Закончить насовсем

## Что нельзя

refused-league-together = Если играть так, все выигрывают или проигрывают вместе, и лиги не получится. А вот с этими играми получится: { $games }.
refused-league-options = С такими настройками никакая группа не сыграет на равных. Выберите другие или никаких.
refused-league-pace = В лиге нужно время на ход, иначе одна медленная партия задержит всех. Выберите любое другое.
refused-league-place = Лиге нужен текстовый канал: каждая партия получит в нём свою ветку.
refused-too-many-leagues =
    { $most ->
        [one] На этом сервере уже идёт { $most } лига. Сначала закончите её.
        [few] На этом сервере уже идут { $most } лиги. Сначала закончите одну из них.
       *[many] На этом сервере уже идут { $most } лиг. Сначала закончите одну из них.
    }
refused-no-such-league = Такой лиги на этом сервере нет. Какие есть, покажет /лига показать.
refused-no-league-here = На этом сервере ещё нет лиги. Её открывает управляющий сервером: /лига новая.
refused-league-joined = Вы уже участвуете.
refused-not-in-league = Вы не участвуете в этой лиге.
refused-league-full =
    { $most ->
        [one] Мест нет: участвовать может { $most } человек.
        [few] Мест нет: участвовать могут { $most } человека.
       *[many] Мест нет: участвовать могут { $most } человек.
    }
refused-league-over = Всё сыграно. Таблицу покажет /лига показать.
refused-league-begun = Игра уже началась.
refused-league-not-over = Следующий сезон откроется, когда закончится этот.
refused-league-few =
    { $least ->
        [one] Чтобы начать, нужен { $least } игрок.
        [few] Чтобы начать, нужны { $least } игрока.
       *[many] Чтобы начать, нужны { $least } игроков.
    }
refused-not-league-host = Это может хозяин лиги и те, кто управляет сервером.
refused-league-stale = Тем временем всё изменилось. Как есть сейчас, покажет /лига показать.
