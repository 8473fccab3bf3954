"""The pictures of the panel: the city with the places of a card, the cards to choose from, and one
tried card with its neighbours."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.city import HIGHWAY_ROW, city_of
from engine.games.sprawlopolis.pieces import Laid, footprint
from engine.games.sprawlopolis.points import sheets
from engine.games.sprawlopolis.spots import CARD_ROWS, HAND, ROADWORK, Kind, Spot, spot_named
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import Cell
from render.games.sprawlopolis.card_row import HEIGHT as CARDS
from render.games.sprawlopolis.card_row import offers, paint_row
from render.games.sprawlopolis.city import paint_cards, paint_roads
from render.games.sprawlopolis.colours import table
from render.games.sprawlopolis.owners import paint_owners
from render.games.sprawlopolis.plane import (
    Plane,
    band_within,
    close_plane,
    close_size,
    footprints,
    joined,
    needed,
)
from render.games.sprawlopolis.spots import (
    Named,
    paint_block_spots,
    paint_columns,
    paint_ghost,
    paint_outlines,
    paint_spots,
    really_laid,
    tried_card,
)
from render.games.sprawlopolis.table import paint_highway, paint_table
from render.kit.canvas import Canvas
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.kit.window import Extent, extent_of
from render.painter import NO_MARKS, Marks
from render.picture import Say

BESIDE_PIECE = 880
"""The most height beside the strip with the card in hand."""

BELOW_CARDS = 620
BY_ITSELF = 1000
LEAST = 440
LETTERS = 96
"""The height of the row of letters over the columns."""

OWNER = 54
AROUND = 1


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The cards that a question is about over the city; or the city with the places of a card, or
    with a tried one."""
    rows = [name for name, _ in marks.spots if name in CARD_ROWS]
    if rows or marks == NO_MARKS:
        return _cards_and_city(view, rows[0] if rows else _usual_row(view), theme, say)
    tried = tried_card(view, marks)
    spots = tuple((spot_named(name), label) for name, label in marks.spots)
    if spots:
        return _places(view, spots, tried, theme, say)
    return _tried(view, tried, theme, say)


def crop(view: View, _marks: Marks, room: tuple[int, int], theme: Theme, say: Say) -> Image.Image:
    """The newest card of the view, which is only being tried, with what lies around it."""
    *_, tried = view.laid
    extent = extent_of(footprint(tried.cell)).wider(AROUND)
    plane = close_plane(extent, view.terms.two_cities, room)
    canvas = Canvas(Image.new("RGB", room), theme, say)
    _paint_city(canvas, plane, view, view.laid[:-1])
    paint_ghost(canvas, plane, tried)
    return canvas.image


# The cards to choose from


def _usual_row(view: View) -> str:
    return ROADWORK if view.stage is Stage.LAST_CALL else HAND


def _cards_and_city(view: View, row: str, theme: Theme, say: Say) -> Image.Image:
    """The cards large, with their names; below them the city that they are for."""
    shown = offers(view, row)
    top = CARDS + GAP if shown else 0
    city = _city(view, theme, say) if view.laid else None
    height = top + (city.height if city is not None else 0)
    canvas = Canvas.page(height, theme, say)
    paint_row(canvas, Box(MARGIN, 0, WIDTH - 2 * MARGIN, CARDS), shown)
    if city is not None:
        canvas.put(city, (0, top))
    return canvas.image


def _city(view: View, theme: Theme, say: Say) -> Image.Image:
    canvas, plane = _page(view, _city_extent(view, view.laid, []), BELOW_CARDS, theme, say)
    _paint_city(canvas, plane, view, view.laid)
    _paint_owners(canvas, plane, view)
    return canvas.image


# Places


def _places(
    view: View, spots: tuple[tuple[Spot, str], ...], tried: Laid | None, theme: Theme, say: Say
) -> Image.Image:
    """Numbers in the middle of where the card would lie; dots and the letters of the columns,
    while a column is asked for; the names of rows, once it is chosen. A tried card is shown too."""
    laid = really_laid(view, spots[0][0].side, tried)
    named = tuple((spot.cell, label) for spot, label in spots if spot.kind is not Kind.BLOCK)
    blocks = tuple((spot.cell, label) for spot, label in spots if spot.kind is Kind.BLOCK)
    by_column = bool(named) and not named[0][1]
    head = LETTERS * by_column
    canvas, plane = _page(view, _shown(view, laid, named), BESIDE_PIECE, theme, say, head)
    _paint_city(canvas, plane, view, laid)
    canvas.fill(Box(0, 0, WIDTH, head), table(theme))  # the other city may reach into it
    _paint_owners(canvas, plane, view, head)
    if tried is not None:
        paint_ghost(canvas, plane, tried)
    paint_outlines(canvas, plane, [spot.cell for spot, _ in spots if spot.kind is Kind.CARD])
    paint_spots(canvas, plane, named)
    paint_block_spots(canvas, plane, blocks)
    if by_column:
        paint_columns(canvas, plane, named, LETTERS // 2 - 8)
    return canvas.image


def _shown(view: View, laid: tuple[Laid, ...], named: Named) -> Extent:
    """The surroundings of a chosen column; otherwise the city, with the cards that may be laid or,
    while they are dots, with the dots."""
    if not named:
        return _city_extent(view, view.laid, [])
    cells = [cell for cell, _ in named]
    if _is_column(named):
        return footprints(cells).wider(AROUND)
    city = _city_extent(view, laid, cells)
    if not named[0][1]:
        return Extent(city.left - 1, city.top, city.right + 1, city.bottom + 1)
    return joined(city, footprints(cells))


def _is_column(named: Named) -> bool:
    """Whether these are the places of one chosen column."""
    return len(named) > 1 and bool(named[0][1]) and len({cell.x for cell, _ in named}) == 1


def _city_extent(view: View, laid: tuple[Laid, ...], cells: list[Cell]) -> Extent:
    """The city that these cells are in; all that is built, where there are none."""
    sides = {cell.y > HIGHWAY_ROW for cell in cells} or {False, True}
    blocks = city_of(laid).blocks
    if view.terms.two_cities:
        return needed([cell for cell in blocks if (cell.y > HIGHWAY_ROW) in sides], True)
    return needed(blocks, False)


# A trial


def _tried(view: View, tried: Laid | None, theme: Theme, say: Say) -> Image.Image:
    """The whole city with the tried card."""
    canvas, plane = _page(view, _city_extent(view, view.laid, []), BY_ITSELF, theme, say)
    _paint_city(canvas, plane, view, really_laid(view, "", tried))
    _paint_owners(canvas, plane, view)
    if tried is not None:
        paint_ghost(canvas, plane, tried)
    return canvas.image


# What all of them share


def _page(
    view: View, extent: Extent, most: int, theme: Theme, say: Say, head: int = 0
) -> tuple[Canvas, Plane]:
    """A page as high as these cells need below its head, and where they lie on it."""
    two_cities = view.terms.two_cities
    size = close_size(extent, two_cities, (WIDTH, most - head))
    natural = head + extent.rows * size[1] + band_within(extent, two_cities)
    height = min(most, max(LEAST, natural))
    plane = close_plane(extent, two_cities, (WIDTH, height), head)
    return Canvas.page(height, theme, say), plane


def _paint_city(canvas: Canvas, plane: Plane, view: View, laid: tuple[Laid, ...]) -> None:
    paint_table(canvas, plane, city_of(laid))
    if plane.highway is not None:
        paint_highway(canvas, plane.highway)
    paint_cards(canvas, plane, laid)
    for counted in sheets(laid, view.terms):
        paint_roads(canvas, plane, counted.city)


def _paint_owners(canvas: Canvas, plane: Plane, view: View, head: int = 0) -> None:
    if view.terms.two_cities:
        paint_owners(canvas, plane, view, OWNER, head)
