### Слова дому: відмови, оголошення та дрібні слова між ними.
###
### Функції для перекладачів, у кожному файлі:
###   FORM($noun, case: "acc")  слово у відмінку з атрибута .acc; якщо його немає — як є
###   SIGNED($points)           +3, −2, 0
###   RANGE($least, $most)      2–4 або 2, якщо межі збігаються
###   NAME($part)               назва з гри в лапках; слово з малої літери — як є

## Дрібні слова

# Перелік: «a, b і c».
list-joint = { ", " }
list-last-joint = { " і " }
# Тим, хто натискає кнопки; тим, хто торкається поля, кажеться інше.
pressed-or-touched = { $pressed }
# Людина, чиє ім’я невідоме. Самі імена не відмінюються.
player-number = Гравець { $number }
    .gen = гравця { $number }
    .dat = гравцеві { $number }
    .acc = гравця { $number }
    .ins = гравцем { $number }
# Людина, за яку поки що грає бот.
stand-in = { $name } (бот)
bot-name-ada = Бот Ада
bot-name-bohdan = Бот Богдан
bot-name-cleo = Бот Клео
bot-name-darko = Бот Дарко
bot-name-emma = Бот Емма
bot-name-filip = Бот Пилип

## Де на полі. Довгий список спершу звужують смуги стовпців і рядків.

place-columns = Стовпці
place-column = Стовпець
place-rows = Рядки
place-row = Рядок

## Чому відповідь не підходить

refused-too-many-words = «{ $word }» — зайве слово: хід готовий і без нього.
refused-not-an-answer = «{ $word }» тут не підходить.
refused-how-many = Треба вибрати: { RANGE($least, $most) }.
refused-too-many-of = Стільки не набереться: { $kind } — усього { $most }.
refused-not-in-range = «{ $word }» не підходить: назвіть число від { $low } до { $high }.
refused-nothing-typed = Ви нічого не ввели.
refused-too-long =
    Задовго: щонайбільше { $most } { $most ->
        [one] знак
        [few] знаки
        [many] знаків
       *[other] знака
    }, будь ласка.
refused-unfinished = Хід ще не завершено.

## Чому стіл не може почати. Причини — частини одного речення: без великої літери та крапки.

refused-unknown-game = Гри «{ $word }» у нас немає.
refused-no-such-option = У цій грі немає налаштування «{ $word }».
refused-cannot-start = Почати поки що не можна: { $problems }.
seats-needed = { $most ->
    [one] для цієї гри потрібен { RANGE($least, $most) } гравець
    [few] для цієї гри потрібні { RANGE($least, $most) } гравці
    [many] для цієї гри потрібно { RANGE($least, $most) } гравців
   *[other] для цієї гри потрібно { RANGE($least, $most) } гравця
}
option-named = { $option }: { $value }
option-unknown = у цій грі немає налаштування «{ $option }»
option-bad-value = налаштування «{ $option }» не має значення «{ $value }»
# 99 означає «без верхньої межі».
option-seats = { $most ->
    [99] для «{ $option }» { $least ->
        [one] потрібен щонайменше { $least } гравець
        [few] потрібні щонайменше { $least } гравці
        [many] потрібно щонайменше { $least } гравців
       *[other] потрібно щонайменше { $least } гравця
    }
    [one] для «{ $option }» потрібен { RANGE($least, $most) } гравець
    [few] для «{ $option }» потрібні { RANGE($least, $most) } гравці
    [many] для «{ $option }» потрібно { RANGE($least, $most) } гравців
   *[other] для «{ $option }» потрібно { RANGE($least, $most) } гравця
}
option-needs = для «{ $option }» потрібно «{ $other }»
option-excludes = «{ $option }» не поєднується з «{ $other }»

## Чому відмовляє розпорядник

refused-not-your-turn = Зараз не ваш хід. Ми вас покличемо.
refused-stale = За столом уже все змінилося. Погляньте ще раз.
refused-game-over = Цю партію вже завершено.
refused-still-running = Ця партія ще триває.
refused-not-started = Ця партія ще не почалася.
refused-already-started = Ця партія вже триває.
refused-no-such-game = Такого столу тут немає.
refused-no-next-episode = Наступного епізоду немає.
refused-campaign-options = Правила кампанії не змінюються між епізодами.
refused-no-such-bot = На цьому місці немає бота.
refused-not-seated = Ви не сидите за цим столом.
refused-already-seated = Ви вже сидите за цим столом.
refused-table-full =
    Усі місця зайнято: за цим столом { $most } { $most ->
        [one] місце
        [few] місця
        [many] місць
       *[other] місця
    }.
refused-seat-taken = Це місце вже зайняте.
refused-not-host = Це може зробити лише господар столу.
refused-too-many-lobbies = Більше столів до початку одній людині відкрити не можна (межа: { $most }). Спершу почніть або скасуйте один зі своїх.
refused-too-many-tables = За більшою кількістю столів одразу одній людині сидіти не можна (межа: { $most }). Спершу дограйте або залиште один зі своїх.
refused-server-full = На цьому сервері більше столів не вміщується (межа: { $most }). Місце з’явиться, щойно скінчиться якась партія.
refused-pressing-fast = Забагато натискань поспіль. Видихніть і натисніть ще раз за мить.
refused-not-enough-players =
    Поки що бракує гравців: { $least ->
        [one] потрібен щонайменше { $least } гравець
        [few] потрібні щонайменше { $least } гравці
        [many] потрібно щонайменше { $least } гравців
       *[other] потрібно щонайменше { $least } гравця
    }.
refused-not-alone = Так завершити партію можна лише тоді, коли всі інші вийшли й грають самі боти.
refused-undo-seen = Наступну картку вже видно, а спитати згоди немає в кого. Граємо далі!
refused-nothing-to-undo = Повертати нічого.
refused-own-vote = Ви попросили — вирішувати іншим.
refused-parked = Ця версія бота не може прочитати партію. Будь ласка, скажіть про це тому, хто відповідає за бота.
refused-cancelled = Цю партію скасовано.

## Що сталося за столом

notice-started = 🎲 Гра почалася. Усім удачі!
    -# Тасування вже визначено, його відбиток: `{ $commitment }`. Після гри /гра перевірити покаже, що його ніхто не чіпав.
notice-cancelled = { $who } скасовує партію.
notice-cancel-asked = { $who } пропонує припинити партію: без переможця й без результату. Решта згодна?
notice-cancelled-together = Усі згодні: партію припинено.
notice-cancelled-because = { $who } припиняє партію. Причина: { $reason }
notice-undone = { $who } бере хід назад.
notice-you-undid = Ви берете назад «{ $action }».
notice-undo-asked = { $who } просить повернути хід. Інші згодні?
notice-undo-refused = { $who } заперечує: хід лишається чинним.
notice-undo-lapsed = Прохання повернути хід більше не діє.
notice-shown-again = { $who } просить ще раз показати поле.
notice-rolled-back = { $who } повертає партію до ходу { $ply }.
notice-resigned = { $who } виходить із гри.
notice-stand-in = { $who }: відтепер на цьому місці грає бот.
notice-only-bots = { $who }, за столом лишилися тільки боти. Можна грати далі, а можна натиснути «Завершити» й перемогти за теперішнім рахунком.
notice-finished = { $who } завершує партію.
notice-auto = { $who }: за це місце ходить бот.
notice-seed = -# Зерно цього тасування: `{ $seed }`. /гра перевірити звірить його з відбитком, показаним на початку.
notice-seed-later = -# Зерно цього тасування покажемо, коли день скінчиться: іншим іще грати.

## Чим закінчилося

end-won = 🏆 **Перемога: { $winners }!** { $why }
end-won-by = 🏆 **Перемагає { $winners } { $margin }.** { $why }
end-won-shared = 🏆 **Перемогу ділять { $winners }!** { $why }
end-won-episode = 🏆 **Перемога в епізоді: { $winners }!** { $why }
end-won-episode-by = 🏆 **У цьому епізоді перемагає { $winners } { $margin }.** { $why }
end-won-episode-shared = 🏆 **Перемогу в епізоді ділять { $winners }!** { $why }
end-won-together = 🎉 **Ви перемогли разом!** { $why }
end-lost = **{ $who }: цього разу без перемоги.** { $why }
end-lost-together = **Цього разу ви разом програли.** { $why }
end-nobody = **Переможця немає.** { $why }
end-score = Підсумок: { $scores }.
end-points-came = **{ $game }: звідки очки**
end-points-stood = **{ $game }: з якими очками перервалися**
end-money-came = **{ $game }: звідки гроші**
end-money-stood = **{ $game }: з якими грошима перервалися**
end-points = { $who } { $points }
end-money = { $who } { $points } $
# Після імені переможця: «з відривом у 3 очки: 52 проти 49».
end-margin =
    { $margin ->
        [one] з відривом в { $margin } очко
        [few] з відривом у { $margin } очки
       *[many] з відривом у { $margin } очок
    }: { $ahead } проти { $behind }
end-margin-money = з відривом у { $margin } $: { $ahead } $ проти { $behind } $
# У чому переможець був попереду найбільше.
end-difference = Вирішальним стало ось що: { NAME($part) }, { $ahead } проти { $behind }.
end-difference-money = Вирішальним стало ось що: { NAME($part) }, { $ahead } $ проти { $behind } $.
# Звідки очки: «Ann 52: будівлі 40, міста 6 і висота 6».
end-sheet-points = **{ $who } { $total }**: { $parts }
end-sheet-points-team = **{ $total }**: { $parts }
end-sheet-money = **{ $who } { $total } $**: { $parts }
end-sheet-money-team = **{ $total } $**: { $parts }
end-part-points = { NAME($part) } { $points }
end-part-money = { NAME($part) } { $points } $
end-points-team = { $points }
outcome-resigned = Інші вийшли з гри.
outcome-finished = За столом лишалися тільки боти, тож партію завершено як є.
outcome-abandoned = Усі вийшли з гри.

## Що дав би хід

preview-points =
    { $who }: { SIGNED($points) } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
preview-points-together =
    Усі разом: { SIGNED($points) } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
# Якщо складники врівноважують одне одного.
preview-same = { $who }: у сумі стільки ж
preview-same-together = Усі разом: у сумі стільки ж
# Під рядком вище: з чого складається зміна, «найбільший парк +2, дороги −1».
preview-parts = { $parts }
# Якщо змінюється щось одне: «Ви: найбільший парк +2».
preview-part-of = { $who }: { $parts }
preview-part-together = Усі разом: { $parts }
# Очки кількох гравців одним рядком: «Аня 17 → 20, Марко 17 → 16».
preview-totals = Очки: { $totals }
preview-total = { $who } { $before } → { $after }
preview-part = { NAME($label) } { SIGNED($points) }
preview-points-money = { $who }: { SIGNED($points) } $
preview-points-together-money = Усі разом: { SIGNED($points) } $
preview-totals-money = Гроші: { $totals }
preview-total-money = { $who } { $before } $ → { $after } $
preview-part-money = { NAME($label) } { SIGNED($points) } $
preview-end = Цей хід завершить гру. Хто переможе, наперед не дізнатися.
preview-end-yours = Цей хід завершить гру, і ви переможете!
preview-end-won =
    { $count ->
        [1] Цей хід завершить гру: переможе { $who }.
       *[more] Цей хід завершить гру: перемогу поділять { $who }.
    }
preview-end-together = Цей хід завершить гру, і ви переможете всі разом!
preview-end-lost =
    { $people ->
        [1] Цей хід завершить гру, і ви програєте.
       *[more] Цей хід завершить гру, і ви всі разом програєте.
    }
