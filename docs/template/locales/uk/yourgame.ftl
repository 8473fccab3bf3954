# Ваша гра: назва, питання, події, поле словами, картинки, правила.

yourgame-name = Ваша гра
yourgame-about = Дванадцять ділянок і дванадцять карт. Встигніть звести найбільші.

yourgame-option-rounds = Раунди
    .hint = Скільки карт збудує кожен

yourgame-stage-build = будівництво
yourgame-stage-over = гру завершено

## Питання

yourgame-ask-verb = Що робимо?
yourgame-verb-build = Будувати
yourgame-ask-card = Яку карту збудуєте?
yourgame-ask-plot = Де звести карту { $card }?

## Події

yourgame-built = { $who }: карту { $card } збудовано на { $plot }.
yourgame-won-by-points = Перемагає той, хто має більше очок.
yourgame-won-together = Очок порівну: перемога спільна.
yourgame-part-buildings = Будівлі

## Поле словами

yourgame-text-turn = Раунд { $round } з { $rounds }. Будує { $who }.
yourgame-text-over = Гру завершено.
yourgame-text-beginner = { $who }: ще нічого не збудовано; карт на руках: { $cards }.
yourgame-text-player = { $who }: очки: { $points }; збудовано: { $buildings }; карт на руках: { $cards }.
yourgame-text-hand = Ваші карти: { $cards }.

## Картинки

yourgame-picture-round = Раунд { $round } з { $rounds }
yourgame-picture-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
yourgame-legend = Знаки на картинках. Фігура біля числа — будівля цього гравця, вона дає стільки очок, скільки на ній написано.
yourgame-legend-board = На полі
yourgame-legend-board-seat = будівля цього гравця

## Поради новачкам

yourgame-coach-card = Найбільше дасть карта { $card }. Збудуйте її, доки є місце.
yourgame-coach-plot = Для карти { $card } годиться будь-яка ділянка. { $free ->
        [one] Вільна { $free } ділянка.
        [few] Вільні { $free } ділянки.
        [many] Вільно { $free } ділянок.
       *[other] Вільно { $free } ділянки.
    }

## Правила

yourgame-step-1 = Карта з руки
yourgame-step-2 = на вільну ділянку
yourgame-step-3 = дає своє число
yourgame-lesson-plots = Дванадцять ділянок і дванадцять карт. Будуйте карти на ділянках: у кого вийде більше очок, той і переміг.
    .title = Про що гра
    .picture = Поле після чотирьох ходів: на дванадцяти ділянках чотири будівлі.
yourgame-lesson-hand = Кожен потай отримує три карти з дванадцяти. Слова `rounds=1`, `rounds=2` і `rounds=3` кажуть, скільки з них кожен збудує.
    .title = Ваша рука
    .picture = Рука гравця: три карти з числами.
yourgame-lesson-turn = У свій хід покладіть карту з руки на вільну ділянку.
    .title = Ваш хід
    .picture = Карту приміряють на ділянку поля.
yourgame-lesson-room = Годиться будь-яка вільна ділянка, наприклад **1** або **2**. На ділянці вміщується одна карта.
    .title = Вільні ділянки
    .picture = Дві вільні ділянки позначено числами 1 і 2.
yourgame-lesson-points = Кожна збудована карта дає своє число.
    .title = Очки
    .picture = Поле з п’ятьма будівлями: на кожній число і знак гравця.
yourgame-lesson-end = Гра закінчується після останнього раунду. За рівних очок перемога спільна.
    .title = Кінець гри
    .picture = Поле після останнього ходу.
yourgame-rules-typing = Увесь хід вміщується в `/хід`: `build 7 a1` будує сімку на A1.
