### Pictures

# Строка под названием. $audience равно «you» на картинке, которую видит один игрок.
urbis-picture-act =
    { $audience ->
        [you] Видите только вы · ход { $turn }
       *[all] Ход { $turn } · построек осталось: { $left }
    }
urbis-picture-place =
    { $audience ->
        [you] Видите только вы · ход { $turn } · выбор участка
       *[all] Ход { $turn } · выбор участка
    }
urbis-picture-keep =
    { $audience ->
        [you] Видите только вы · ход { $turn } · выбор приказов
       *[all] Ход { $turn } · выбор приказов
    }
urbis-picture-icon =
    { $audience ->
        [you] Видите только вы · ход { $turn } · бесплатный стражник
       *[all] Ход { $turn } · бесплатный стражник
    }
urbis-picture-evict =
    { $audience ->
        [you] Видите только вы · ход { $turn } · можно переселить
       *[all] Ход { $turn } · можно переселить постройку
    }
urbis-picture-dismiss =
    { $audience ->
        [you] Видите только вы · ход { $turn } · можно отозвать стражника
       *[all] Ход { $turn } · можно отозвать стражника
    }
urbis-picture-over-quarter =
    { $audience ->
        [you] Видите только вы · квартал застроен
       *[all] Квартал застроен целиком
    }
urbis-picture-over-deck =
    { $audience ->
        [you] Видите только вы · приказы кончились
       *[all] Приказы кончились
    }
urbis-picture-over-piles =
    { $audience ->
        [you] Видите только вы · постройки кончились
       *[all] Постройки кончились
    }
urbis-picture-over-passes =
    { $audience ->
        [you] Видите только вы · все пропустили ход
       *[all] Все пропустили ход
    }

## Очки квартала в конце, по одному короткому слову

urbis-picture-part-buildings = постройки
urbis-picture-part-extra-plots = места
urbis-picture-part-orders = приказы
urbis-picture-part-gates = ворота

## Что показывают одному игроку

urbis-picture-hand = Ваши приказы
urbis-picture-shown-building = Вы взяли
urbis-picture-shown-buildings = Сверху стопок
urbis-picture-discount = Участок дешевле на { $coins }.
urbis-picture-guards =
    { $count ->
        [one] Владелец квартала бесплатно ставит { $count } стражника.
        [few] Владелец квартала бесплатно ставит { $count } стражников.
        [many] Владелец квартала бесплатно ставит { $count } стражников.
       *[other] Владелец квартала бесплатно ставит { $count } стражника.
    }
urbis-picture-nothing-else = При постройке больше ничего не происходит.
urbis-picture-shown-orders = Верх колоды · берёте { $keep } из { $look }
urbis-picture-in-hand = На руке · { $count } из { $most }
urbis-picture-no-orders = Приказов на руке нет.
urbis-picture-form-act = действие, потом к чему оно относится
urbis-picture-form-place = стопка, потом участок
urbis-picture-form-keep = сначала то, что берёте, потом то, что под колоду
urbis-picture-form-icon = guard и место — или skip
urbis-picture-form-evict = move, откуда, куда — или skip
urbis-picture-form-dismiss = dismiss и место — или skip

## Один квартал крупно

urbis-picture-quarter = { $letter } · { $board }
urbis-picture-used = Сыгранные приказы
urbis-picture-no-used = Приказов ещё не сыграно.
