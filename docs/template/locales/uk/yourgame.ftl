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

## Правила

yourgame-rules-goal = Будуйте карти на ділянках. Перемагає той, чиї карти разом дають більше.
yourgame-rules-setup = Кожен потай отримує три карти з дванадцяти. Слова `rounds=1`, `rounds=2` і `rounds=3` вирішують, скільки з них збудує кожен.
yourgame-rules-turn = У свій хід покладіть одну карту з руки на вільну ділянку.
yourgame-rules-scoring = Кожна ваша будівля дає стільки очок, скільки на ній написано.
yourgame-rules-end = Гра закінчується після останнього раунду. За рівності перемога спільна.
yourgame-rules-typing = Увесь хід вміщується в `/хід`: `build 7 a1` будує сімку на A1.
