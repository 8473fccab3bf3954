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

## Советы новичкам

yourgame-coach-card = Больше всего принесёт карта { $card }. Постройте её, пока есть место.
yourgame-coach-plot = Для карты { $card } годится любой участок. { $free ->
        [one] Свободен { $free } участок.
        [few] Свободны { $free } участка.
        [many] Свободно { $free } участков.
       *[other] Свободно { $free } участка.
    }

## Правила

yourgame-step-1 = Карта из руки
yourgame-step-2 = на свободный участок
yourgame-step-3 = приносит своё число
yourgame-lesson-plots = Двенадцать участков и двенадцать карт. Стройте карты на участках: у кого выйдет больше очков, тот и победил.
    .title = О чём игра
    .picture = Поле после четырёх ходов: на двенадцати участках четыре здания.
yourgame-lesson-hand = Каждый втайне получает три карты из двенадцати. Слова `rounds=1`, `rounds=2` и `rounds=3` говорят, сколько из них каждый построит.
    .title = Ваша рука
    .picture = Рука игрока: три карты с числами.
yourgame-lesson-turn = В свой ход положите карту из руки на свободный участок.
    .title = Ваш ход
    .picture = Карту примеряют на участок поля.
yourgame-lesson-room = Годится любой свободный участок, например **1** или **2**. На участке помещается одна карта.
    .title = Свободные участки
    .picture = Два свободных участка отмечены числами 1 и 2.
yourgame-lesson-points = Каждая построенная карта приносит своё число.
    .title = Очки
    .picture = Поле с пятью зданиями: на каждом число и знак игрока.
yourgame-lesson-end = Игра заканчивается после последнего раунда. При равных очках победа общая.
    .title = Конец игры
    .picture = Поле после последнего хода.
yourgame-rules-typing = Весь ход помещается в `/ход`: `build 7 a1` строит семёрку на A1.
