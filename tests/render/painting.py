"""What the scenes of all games share: names that are hard to draw, and the way to a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.seats import Seen
from locales import Locale
from render.kit.theme import Theme
from render.painter import Marks, paint_board, paint_hand
from render.picture import Picture, Say

NAMES = {
    Locale.EN: ("Ann", "bartholomew_the_great", "🦊 Cy 𝕮𝖞", "Ø"),
    Locale.RU: ("Оксана", "Марко Поло-Васильевич", "Семён Неуклюжий-Дождевой", "Ёж"),
    Locale.UK: ("Соломія", "Їжак Ґонта Пилипович", "Щастя-Здоров’я Бажаємо", "Єва"),
}

Paint = Callable[[Theme, Say], Picture]


def board(key: str, view: Any, marks: Marks, theme: Theme, say: Say) -> Picture:
    return paint_board(key, Seen(view, view.eye), marks, theme, say, "")


def hand(key: str, view: Any, theme: Theme, say: Say) -> Picture:
    picture = paint_hand(key, Seen(view, view.eye), theme, say, "")
    assert picture is not None
    return picture
