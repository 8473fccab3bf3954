### Слова дома: отказы, объявления и мелкие слова между ними.
###
### Функции для переводчиков, в каждом файле:
###   FORM($noun, case: "acc")  слово в падеже из атрибута .acc; если его нет — как есть
###   SIGNED($points)           +3, −2, 0
###   RANGE($least, $most)      2–4 или 2, если границы совпадают
###   NAME($part)               название из игры в кавычках; слово со строчной буквы — как есть

## Мелкие слова

# Перечисление: «a, b и c».
list-joint = { ", " }
list-last-joint = { " и " }
# Тем, кто нажимает кнопки; тем, кто касается поля, говорится другое.
pressed-or-touched = { $pressed }
# Тот, чьё имя неизвестно. Сами имена не склоняются.
player-number = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
# Тот, за кого пока играет бот.
stand-in = { $name } (бот)
bot-name-ada = Бот Ада
bot-name-bohdan = Бот Богдан
bot-name-cleo = Бот Клео
bot-name-darko = Бот Дарко
bot-name-emma = Бот Эмма
bot-name-filip = Бот Филип

## Где на поле. Длинный список сначала сужают полосы столбцов и строк.

place-columns = Столбцы
place-column = Столбец
place-rows = Строки
place-row = Строка

## Почему ответ не подходит

refused-too-many-words = «{ $word }» — лишнее слово: ход готов и без него.
refused-not-an-answer = «{ $word }» здесь не подходит.
refused-how-many = Нужно выбрать: { RANGE($least, $most) }.
refused-too-many-of = Столько не наберётся: { $kind } — всего { $most }.
refused-not-in-range = «{ $word }» не подходит: назовите число от { $low } до { $high }.
refused-nothing-typed = Вы ничего не ввели.
refused-too-long =
    Слишком длинно: не больше { $most } { $most ->
        [one] знака
        [few] знаков
        [many] знаков
       *[other] знака
    }, пожалуйста.
refused-unfinished = Ход ещё не закончен.

## Почему стол не может начать. Причины — части одного предложения: без заглавной буквы и точки.

refused-unknown-game = Игры «{ $word }» у нас нет.
refused-no-such-option = В этой игре нет настройки «{ $word }».
refused-cannot-start = Начать пока нельзя: { $problems }.
seats-needed = { $most ->
    [one] для этой игры нужен { RANGE($least, $most) } игрок
    [few] для этой игры нужно { RANGE($least, $most) } игрока
    [many] для этой игры нужно { RANGE($least, $most) } игроков
   *[other] для этой игры нужно { RANGE($least, $most) } игрока
}
option-named = { $option }: { $value }
option-unknown = в этой игре нет настройки «{ $option }»
option-bad-value = у настройки «{ $option }» нет значения «{ $value }»
# 99 значит «без верхней границы».
option-seats = { $most ->
    [99] для «{ $option }» нужно не меньше { $least } { $least ->
        [one] игрока
        [few] игроков
        [many] игроков
       *[other] игрока
    }
    [one] для «{ $option }» нужен { RANGE($least, $most) } игрок
    [few] для «{ $option }» нужно { RANGE($least, $most) } игрока
    [many] для «{ $option }» нужно { RANGE($least, $most) } игроков
   *[other] для «{ $option }» нужно { RANGE($least, $most) } игрока
}
option-needs = для «{ $option }» нужно «{ $other }»
option-excludes = «{ $option }» не сочетается с «{ $other }»

## Почему отказывает распорядитель

refused-not-your-turn = Сейчас не ваш ход. Мы вас позовём.
refused-stale = За столом уже всё изменилось. Взгляните ещё раз.
refused-game-over = Эта партия окончена.
refused-still-running = Эта партия ещё идёт.
refused-not-started = Эта партия ещё не началась.
refused-already-started = Эта партия уже идёт.
refused-no-such-game = Такого стола здесь нет.
refused-no-next-episode = Следующего эпизода нет.
refused-campaign-options = Правила кампании не меняются между эпизодами.
refused-no-such-bot = На этом месте нет бота.
refused-not-seated = Вы не сидите за этим столом.
refused-already-seated = Вы уже сидите за этим столом.
refused-table-full =
    Все места заняты: за этим столом { $most } { $most ->
        [one] место
        [few] места
        [many] мест
       *[other] места
    }.
refused-seat-taken = Это место уже занято.
refused-not-host = Это может сделать только хозяин стола.
refused-too-many-lobbies = Больше столов до начала одному человеку открыть нельзя (предел: { $most }). Сначала начните или отмените один из своих.
refused-too-many-tables = За большим числом столов сразу одному человеку сидеть нельзя (предел: { $most }). Сначала доиграйте или покиньте один из своих.
refused-server-full = На этом сервере больше столов не помещается (предел: { $most }). Место появится, как только закончится какая-нибудь партия.
refused-pressing-fast = Слишком много нажатий подряд. Выдохните и нажмите ещё раз через мгновение.
refused-not-enough-players =
    Пока не хватает игроков: { $least ->
        [one] нужен хотя бы { $least } игрок
        [few] нужны хотя бы { $least } игрока
        [many] нужно хотя бы { $least } игроков
       *[other] нужно хотя бы { $least } игрока
    }.
refused-not-alone = Закончить партию так можно, только когда все остальные вышли и играют одни боты.
refused-undo-seen = Следующая карточка уже открыта, а спросить согласия не у кого. Играем дальше!
refused-nothing-to-undo = Возвращать нечего.
refused-own-vote = Вы попросили — решать остальным.
refused-parked = Эта версия бота не может прочитать партию. Пожалуйста, скажите об этом тому, кто отвечает за бота.
refused-cancelled = Эту партию отменили.

## Что произошло за столом

notice-started = 🎲 Игра началась. Удачи всем!
    -# Тасовка уже определена, её отпечаток: `{ $commitment }`. После игры /игра проверить покажет, что её никто не трогал.
notice-cancelled = { $who } отменяет партию.
notice-cancel-asked = { $who } предлагает прекратить партию: без победителя и без результата. Остальные согласны?
notice-cancelled-together = Все согласны: партия прекращена.
notice-cancelled-because = { $who } прекращает партию. Причина: { $reason }
notice-undone = { $who } берёт ход назад.
notice-you-undid = Вы берёте назад «{ $action }».
notice-undo-asked = { $who } просит вернуть ход. Остальные согласны?
notice-undo-refused = { $who } возражает: ход остаётся в силе.
notice-undo-lapsed = Просьба вернуть ход больше не действует.
notice-shown-again = { $who } просит ещё раз показать поле.
notice-rolled-back = { $who } возвращает партию к ходу { $ply }.
notice-resigned = { $who } выходит из игры.
notice-stand-in = { $who }: теперь на этом месте играет бот.
notice-only-bots = { $who }, за столом остались только боты. Можно играть дальше, а можно нажать «Закончить» и победить при нынешнем счёте.
notice-finished = { $who } заканчивает партию.
notice-auto = { $who }: за это место ходит бот.
notice-seed = -# Зерно этой тасовки: `{ $seed }`. /игра проверить сверит его с отпечатком, показанным в начале.
notice-seed-later = -# Зерно этой тасовки покажем, когда день закончится: другим ещё играть.

## Чем закончилось

end-won = 🏆 **Победа: { $winners }!** { $why }
end-won-by = 🏆 **Побеждает { $winners } { $margin }.** { $why }
end-won-shared = 🏆 **Победу делят { $winners }!** { $why }
end-won-episode = 🏆 **Победа в эпизоде: { $winners }!** { $why }
end-won-episode-by = 🏆 **В этом эпизоде побеждает { $winners } { $margin }.** { $why }
end-won-episode-shared = 🏆 **Победу в эпизоде делят { $winners }!** { $why }
end-won-together = 🎉 **Вы победили вместе!** { $why }
end-lost = **{ $who }: в этот раз без победы.** { $why }
end-lost-together = **В этот раз вы вместе проиграли.** { $why }
end-nobody = **Победителя нет.** { $why }
end-score = Итог: { $scores }.
end-points-came = **{ $game }: откуда очки**
end-points-stood = **{ $game }: с какими очками прервались**
end-money-came = **{ $game }: откуда деньги**
end-money-stood = **{ $game }: с какими деньгами прервались**
end-points = { $who } { $points }
end-money = { $who } { $points } $
# После имени победителя: «с отрывом в 3 очка: 52 против 49».
end-margin =
    { $margin ->
        [one] с отрывом в { $margin } очко
        [few] с отрывом в { $margin } очка
       *[many] с отрывом в { $margin } очков
    }: { $ahead } против { $behind }
end-margin-money = с отрывом в { $margin } $: { $ahead } $ против { $behind } $
# В чём победитель ушёл вперёд дальше всего.
end-difference = Решающим стало вот что: { NAME($part) }, { $ahead } против { $behind }.
end-difference-money = Решающим стало вот что: { NAME($part) }, { $ahead } $ против { $behind } $.
# Откуда очки: «Ann 52: здания 40, города 6 и высота 6».
end-sheet-points = **{ $who } { $total }**: { $parts }
end-sheet-points-team = **{ $total }**: { $parts }
end-sheet-money = **{ $who } { $total } $**: { $parts }
end-sheet-money-team = **{ $total } $**: { $parts }
end-part-points = { NAME($part) } { $points }
end-part-money = { NAME($part) } { $points } $
end-points-team = { $points }
outcome-resigned = Остальные вышли из игры.
outcome-finished = За столом оставались только боты, и партия окончена как есть.
outcome-abandoned = Все вышли из игры.

## Что принёс бы ход

preview-points =
    { $who }: { SIGNED($points) } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
preview-points-together =
    Все вместе: { SIGNED($points) } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
# Если слагаемые уравновешивают друг друга.
preview-same = { $who }: в сумме столько же
preview-same-together = Все вместе: в сумме столько же
# Под строкой выше: из чего складывается изменение, «самый большой парк +2, дороги −1».
preview-parts = { $parts }
# Если меняется что-то одно: «Вы: самый большой парк +2».
preview-part-of = { $who }: { $parts }
preview-part-together = Все вместе: { $parts }
# Очки нескольких игроков одной строкой: «Аня 17 → 20, Марко 17 → 16».
preview-totals = Очки: { $totals }
preview-total = { $who } { $before } → { $after }
preview-part = { NAME($label) } { SIGNED($points) }
preview-points-money = { $who }: { SIGNED($points) } $
preview-points-together-money = Все вместе: { SIGNED($points) } $
preview-totals-money = Деньги: { $totals }
preview-total-money = { $who } { $before } $ → { $after } $
preview-part-money = { NAME($label) } { SIGNED($points) } $
preview-end = Этот ход завершит игру. Кто победит, заранее не узнать.
preview-end-yours = Этот ход завершит игру, и вы победите!
preview-end-won =
    { $count ->
        [1] Этот ход завершит игру: победит { $who }.
       *[more] Этот ход завершит игру: победу разделят { $who }.
    }
preview-end-together = Этот ход завершит игру, и вы победите все вместе!
preview-end-lost =
    { $people ->
        [1] Этот ход завершит игру, и вы проиграете.
       *[more] Этот ход завершит игру, и вы все вместе проиграете.
    }
