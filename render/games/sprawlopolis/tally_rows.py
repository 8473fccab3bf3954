"""The score so far: the largest groups, the roads, the total and the target."""

from __future__ import annotations

from engine.games.sprawlopolis.pieces import ZONES
from engine.games.sprawlopolis.points import Sheet as Counted
from engine.games.sprawlopolis.terms import Level
from engine.games.sprawlopolis.view import View
from engine.kit.numbers import signed
from render.games.sprawlopolis.chips import road_chip, zone_chip
from render.games.sprawlopolis.city_rows import paint_city_rows
from render.games.sprawlopolis.total import paint_total
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box

RADIUS = 18
ROW = 66
PAD = 12
CHIP = 46
VALUE = Font(Face.TITLE, 36)
TOTAL = Font(Face.TITLE, 44)
BAR = 22


def tally_height(view: View) -> int:
    """One row for one city; one for each of two, and one for both together."""
    rows = 1 if not view.terms.two_cities else 2 if view.terms.is_duel else 3
    return rows * ROW + 2 * PAD


def paint_tally(canvas: Canvas, box: Box, view: View) -> None:
    """A panel with what the city, or each of two cities, is worth now."""
    canvas.panel(box, RADIUS, canvas.theme.panel)
    inner = Box(box.x + 18, box.y + PAD, box.width - 36, box.height - 2 * PAD)
    if view.terms.two_cities:
        paint_city_rows(canvas, inner, view)
        return
    left = _paint_zones(canvas, (inner.x, inner.centre[1]), view.sheets[0], view, 138)
    paint_total(canvas, Box(left, inner.y, inner.right - left, ROW), view)


def _paint_zones(
    canvas: Canvas, at: tuple[int, int], counted: Counted, view: View, step: int
) -> int:
    """The largest group of every zone and the roads; what does not count is in brackets."""
    theme = canvas.theme
    left, middle = at
    for zone in ZONES:
        size = len(counted.zones[zone])
        counts = size == counted.zone_points(zone, view.terms.level)
        canvas.put_centred(zone_chip(zone, CHIP), (left + CHIP // 2, middle))
        ink = theme.text if counts else theme.muted
        words = str(size) if counts else f"({size})"
        canvas.text((left + CHIP + 11, middle), words, VALUE, ink)
        left += step
    canvas.put_centred(road_chip(CHIP), (left + CHIP // 2, middle))
    costs = view.terms.level is not Level.EASY
    words = signed(-counted.road_count) if costs else f"({counted.road_count})"
    ink = theme.bad if costs and counted.road_count else theme.muted
    canvas.text((left + CHIP + 11, middle), words, VALUE, ink)
    return left + step + 12
