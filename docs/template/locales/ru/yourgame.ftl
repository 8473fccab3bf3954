# Ваша игра: название, вопросы, события, поле словами, картинки, правила.

yourgame-name = Ваша игра
yourgame-about = Двенадцать участков и двенадцать карт. Успейте построить самые большие.

yourgame-option-rounds = Раунды
    .hint = Сколько карт построит каждый

yourgame-stage-build = стройка
yourgame-stage-over = игра окончена

## Вопросы

yourgame-ask-verb = Что делаем?
yourgame-verb-build = Строить
yourgame-ask-card = Какую карту построите?
yourgame-ask-plot = Где построить карту { $card }?

## События

yourgame-built = { $who }: карта { $card } построена на { $plot }.
yourgame-won-by-points = Побеждает тот, у кого больше очков.
yourgame-won-together = Очков поровну: победа общая.
yourgame-part-buildings = Постройки

## Поле словами

yourgame-text-turn = Раунд { $round } из { $rounds }. Строит { $who }.
yourgame-text-over = Игра окончена.
yourgame-text-beginner = { $who }: построек пока нет; карт на руке: { $cards }.
yourgame-text-player = { $who }: очки: { $points }; построено: { $buildings }; карт на руке: { $cards }.
yourgame-text-hand = Ваши карты: { $cards }.

## Картинки

yourgame-picture-round = Раунд { $round } из { $rounds }
yourgame-picture-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
yourgame-legend = Знаки на картинках. Фигура рядом с числом — постройка этого игрока, она приносит столько очков, сколько на ней написано.
yourgame-legend-board = На поле
yourgame-legend-board-seat = постройка этого игрока

## Правила

yourgame-rules-goal = Стройте карты на участках. Побеждает тот, чьи карты в сумме больше.
yourgame-rules-setup = Каждый втайне получает три карты из двенадцати. Слова `rounds=1`, `rounds=2` и `rounds=3` решают, сколько из них построит каждый.
yourgame-rules-turn = В свой ход положите одну карту с руки на свободный участок.
yourgame-rules-scoring = Каждая ваша постройка приносит столько очков, сколько на ней написано.
yourgame-rules-end = Игра кончается после последнего раунда. При равенстве победа общая.
yourgame-rules-typing = Весь ход помещается в `/ход`: `build 7 a1` строит семёрку на A1.
