"""What lies beside the city: the stack with its top back, seekers, tokens, the next tile alone."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.streets.pieces import NOBODY, People, plus
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import Side
from render.games.streets.crowd import Group, groups_of, paint_crowd
from render.games.streets.names import name_on_tile
from render.games.streets.plates import back, paint_tokens
from render.games.streets.tiles import Look, printed
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.text import fit

LOW, HIGH = 76, 176
NEXT = 152
BACK, SMALL_BACK = 52, 40
NUMBER = Font(Face.TITLE, 38)
LABEL = Font(Face.LABEL, 28)
GAP = 26


def face_up(view: View) -> str | None:
    """The tile that lies face up in a game alone: what the Sneak builds, or the next one."""
    return view.table.tile or view.top


def supply_height(view: View) -> int:
    """The height of the supply; 0 after the end."""
    if view.stage is Stage.OVER:
        return 0
    return HIGH if face_up(view) is not None else LOW


def paint_supply(canvas: Canvas, box: Box, view: View) -> None:
    """The supply as one band."""
    if not box.height:
        return
    canvas.panel(box, 18, canvas.theme.panel)
    left = _paint_next(canvas, box, view)
    row = Box(left, box.y, box.right - left - 16, LOW)
    left = _paint_stack(canvas, row, view)
    if face_up(view) is not None:
        row = Box(row.x, box.bottom - LOW - 12, row.width, LOW)
        left = row.x
    left = _paint_rest(canvas, row._replace(x=left), view)
    left = _paint_seekers(canvas, row._replace(x=left, width=row.right - left), view)
    if view.table.business:
        _paint_tokens_left(canvas, row._replace(x=left, width=row.right - left), view)


def _paint_next(canvas: Canvas, box: Box, view: View) -> int:
    """The face of the top tile, which everyone sees in a game alone."""
    tile = face_up(view)
    if tile is None:
        return box.x + 16
    look = Look(Side.SOUTH, NEXT, name_on_tile(tile, NEXT, canvas.say))
    canvas.put(printed(tile, look, canvas.theme), (box.x + 12, box.y + 12))
    return box.x + NEXT + 30


def _paint_stack(canvas: Canvas, row: Box, view: View) -> int:
    left, middle = row.x, row.centre[1]
    if view.back is not None:
        for shift in (8, 4, 0)[3 - min(3, view.stack) :]:
            place = (left + shift, middle - BACK // 2 - 3 + shift)
            canvas.put(back(view.back, BACK, canvas.theme), place)
        left += BACK + 20
    left += 10 + canvas.text((left, middle), str(view.stack), NUMBER, canvas.theme.text)
    left += GAP + _label(canvas, (left, middle), "streets-picture-stack")
    if face_up(view) is not None:
        key = "streets-picture-sneak" if view.table.tile else "streets-picture-next"
        _label(canvas, (left, middle), key)
    return left


def _label(canvas: Canvas, at: tuple[int, int], key: str) -> int:
    return canvas.text(at, canvas.say(msg(key)), LABEL, canvas.theme.muted)


def _paint_rest(canvas: Canvas, row: Box, view: View) -> int:
    """The Sneak's last tiles while they lie face down."""
    left, middle = row.x, row.centre[1]
    if not view.sneak_backs:
        return left
    for kind in view.sneak_backs:
        canvas.put(back(kind, SMALL_BACK, canvas.theme), (left, middle - SMALL_BACK // 2))
        left += SMALL_BACK + 6
    return left + 6 + GAP + _label(canvas, (left + 6, middle), "streets-picture-rest")


def seekers(view: View) -> People:
    """Everybody who seeks a home: the next building of their kind takes them in."""
    total = NOBODY
    for building in view.city.values():
        total = plus(total, building.seekers)
    return total


def _paint_seekers(canvas: Canvas, row: Box, view: View) -> int:
    groups: tuple[Group, ...] = groups_of(NOBODY, seekers(view))
    if not groups:
        return row.x
    room = Box(row.x, row.y + 16, 76 * len(groups), row.height - 32)
    left = paint_crowd(canvas, room, groups, canvas.theme.text) + 8
    label = fit(canvas.say(msg("streets-picture-seekers")), LABEL, 19, 200).lines[0]
    return left + GAP + canvas.text((left, row.centre[1]), label, LABEL, canvas.theme.muted)


def _paint_tokens_left(canvas: Canvas, row: Box, view: View) -> None:
    """Tokens that can still be taken, at the right end."""
    tokens = Box(row.right - 320, row.y, 320, row.height)
    paint_tokens(canvas, tokens, view.table.tokens, canvas.theme.panel)
    words = fit(canvas.say(msg("streets-picture-supply")), LABEL, 18, tokens.x - row.x - 16)
    at = (tokens.x - 16 - words.width, row.centre[1])
    if at[0] >= row.x:
        canvas.line(at, words, canvas.theme.muted)
