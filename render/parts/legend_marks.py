"""The marks that lie over every board, for the legends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.core.words import Msg, msg
from render.kit.layout import Box
from render.kit.marks import brackets, ghosted, paint_chosen, pill
from render.kit.shapes import rounded
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme
from render.parts.legend import ROW, Entry, Section
from render.picture import Say

WIDTH, HEIGHT = 82, 46
ROOM: Final = 104
RADIUS: Final = 10


def marks_section(theme: Theme, say: Say) -> Section:
    """What came last, what is possible, what is only tried."""
    entries = tuple(
        Entry(draw(theme), say(Msg(f"picture-legend-{mark}"))) for mark, draw in _MARKS.items()
    )
    return Section(say(msg("picture-legend-marks")), entries, columns=3, sprites=ROOM)


def _box() -> Box:
    return Box((ROOM - WIDTH) // 2, (ROW - 6 - HEIGHT) // 2, WIDTH, HEIGHT)


def _piece(theme: Theme) -> Image.Image:
    """Something that may stand on any board."""
    sprite = Image.new("RGBA", (WIDTH, HEIGHT))
    sprite.paste(theme.stone, (0, 0), rounded(WIDTH, HEIGHT, RADIUS))
    return sprite


@cached_sprite
def _last(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(ROOM, ROW - 6, theme.panel)
    sheet.put_centred(_piece(theme), _box().centre)
    brackets(sheet, _box())
    return sheet.image


@cached_sprite
def _possible(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(ROOM, ROW - 6, theme.panel)
    paint_chosen(sheet, _box().inset(-4), RADIUS)
    sheet.put_centred(pill("2", HEIGHT - 8), _box().centre)
    return sheet.image


@cached_sprite
def _tried(theme: Theme) -> Image.Image:
    sheet = Sheet.blank(ROOM, ROW - 6, theme.panel)
    paint_chosen(sheet, _box().inset(-4), RADIUS)
    sheet.put_centred(ghosted(_piece(theme)), _box().centre)
    return sheet.image


_MARKS: Final[dict[str, Callable[[Theme], Image.Image]]] = {
    "last": _last,
    "possible": _possible,
    "tried": _tried,
}
