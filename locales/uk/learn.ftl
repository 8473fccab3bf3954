### Вчимося граючи: сторінка гри, поради, підказки й сторінки правил.

## /грати

command-play = грати
    .hint = Вибрати гру й почати: одразу з ботом або з друзями

play-now = Одразу, з ботом
play-now-bots = Одразу, з ботами
play-now-alone = Одразу, наодинці
play-friends = З друзями
# Сусідні ігри, на кнопках.
play-before = ‹ { $game }
play-after = { $game } ›
# Під кількістю гравців: «2–4».
play-players =
    { $most ->
        [one] гравець
        [few] гравці
        [many] гравців
       *[other] гравця
    }
# Над словом «хвилин».
play-about-minutes = близько { $minutes }
play-minutes =
    { $minutes ->
        [one] хвилини
        [few] хвилин
        [many] хвилин
       *[other] хвилини
    }
# Наскільки важко опанувати гру.
play-difficulty-1 = легка
play-difficulty-2 = середня
play-difficulty-3 = складна
# Про що каже картинка гри, для тих, хто її не бачить.
play-picture = { $game }, партія в розпалі, і один хід у трьох картинках:
play-begun = 🎲 **{ $game }**: гра почалася! Поле от-от з’явиться в окремій гілці, а ходити можна просто тут.
play-begun-here = 🎲 **{ $game }**: гра почалася! Поле от-от з’явиться, а ходити можна просто тут.

## Поради й підказки

ui-hint = Підказка
coach-off = Без порад
coach-on = З порадами
# Над ходом, який зробив би бот.
coach-good-move = Добрий хід:
coach-why = Чому: { $parts }
setting-coach = Поради
setting-coach-new = доки гра мені незнайома
setting-coach-always = завжди
setting-coach-off = ніколи
refused-rated-hint = Ця партія йде в рейтинг, тож усі грають без допомоги.
refused-no-coach = Поради вимкнено, а з ними й підказки. Увімкнути їх можна в /налаштування.
refused-no-hint = Зараз нічого не підкажу. Спробуйте ще раз трохи згодом.
refused-hint-thinking = Ще думаю над вашою підказкою. Хвилинку.

## Сторінки правил

rules-page = **{ $game } · { $title }** ({ $page }/{ $pages })
rules-symbols = Позначення
rules-typing = Хід текстом
rules-heading = **{ $game } · { $title }**
