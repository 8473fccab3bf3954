### Учимся играя: страница игры, советы, подсказки и страницы правил.

## /играть

command-play = играть
    .hint = Выбрать игру и начать: сразу с ботом или с друзьями

play-now = Сразу, с ботом
play-now-bots = Сразу, с ботами
play-now-alone = Сразу, без соперников
play-friends = С друзьями
# Соседние игры, на кнопках.
play-before = ‹ { $game }
play-after = { $game } ›
# Под числом игроков: «2–4».
play-players =
    { $most ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
# Над словом «минут».
play-about-minutes = около { $minutes }
play-minutes =
    { $minutes ->
        [one] минуты
        [few] минут
        [many] минут
       *[other] минуты
    }
# Насколько трудно освоить игру.
play-difficulty-1 = лёгкая
play-difficulty-2 = средняя
play-difficulty-3 = сложная
# О чём говорит картинка игры, для тех, кому её не видно.
play-picture = { $game }, партия в разгаре, и один ход в трёх картинках:
play-begun = 🎲 **{ $game }**: игра началась! Поле вот-вот появится в отдельной ветке, а ходить можно прямо здесь.
play-begun-here = 🎲 **{ $game }**: игра началась! Поле вот-вот появится, а ходить можно прямо здесь.

## Советы и подсказки

ui-hint = Подсказка
coach-off = Без советов
coach-on = С советами
# Над ходом, который сделал бы бот.
coach-good-move = Хороший ход:
coach-why = Почему: { $parts }
setting-coach = Советы
setting-coach-new = пока игра мне незнакома
setting-coach-always = всегда
setting-coach-off = никогда
refused-rated-hint = Эта партия идёт в рейтинг, поэтому все играют без помощи.
refused-no-coach = Советы выключены, а с ними и подсказки. Включить их можно в /настройки.
refused-no-hint = Сейчас ничего не подскажу. Попробуйте ещё раз чуть позже.
refused-hint-thinking = Ещё думаю над вашей подсказкой. Минутку.

## Страницы правил

rules-page = **{ $game } · { $title }** ({ $page }/{ $pages })
rules-symbols = Обозначения
rules-typing = Ход текстом
rules-heading = **{ $game } · { $title }**
