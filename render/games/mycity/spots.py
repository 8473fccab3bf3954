"""The places that a question is about, and how they are marked on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.mycity.pieces import CELLS_BY_NAME, COLUMNS, cells_covered, mask_of, middle_of
from engine.games.mycity.view import CityView, Placed, View
from render.games.mycity.city import paint_building, paint_dashes
from render.games.mycity.features import feature
from render.games.mycity.field import Field
from render.kit.canvas import Canvas
from render.kit.colour import WHITE
from render.kit.marks import pill
from render.painter import Marks

PILL = 0.6
CORNER_PILL = 0.5
BRIGHT = 56
TURNED = "r"
TURN = "-r"
"""Between the first cell of a building and its turn, in the name of a place."""


class Place(NamedTuple):
    """Where something may go: the cells it would cover, and what stands on it. ``placed`` is the
    building that would lie there, if it is one."""

    label: str
    cells: tuple[int, ...]
    placed: Placed | None = None

    @property
    def turn(self) -> int:
        """How the building is turned; 0 for what is not turned."""
        return self.placed.turn if self.placed is not None else 0

    @property
    def anchor(self) -> int:
        """The cell in the middle; of several equally near ones the first."""
        return middle_of(mask_of(self.cells))[0]


def places_in(view: View, marks: Marks) -> tuple[Place, ...]:
    """The marks that are places on the board."""
    return tuple(named_places(view, marks).values())


def named_places(view: View, marks: Marks) -> dict[str, Place]:
    """The same by their names."""
    found = {name: _place(view, name, label) for name, label in marks.spots}
    return {name: place for name, place in found.items() if place is not None}


def ghosts_in(view: View, marks: Marks) -> tuple[Place, ...]:
    """The places on the board where something is tried."""
    return places_in(view, Marks(spots=tuple((name, "") for name in marks.ghost)))


def _place(view: View, name: str, label: str) -> Place | None:
    cell, _, turn = name.partition(TURN)
    if cell not in CELLS_BY_NAME:
        return None
    at = CELLS_BY_NAME[cell]
    if not turn:
        return Place(label, (at,))
    placed = Placed(view.round, view.card, int(turn), at)
    return Place(label, cells_covered(view.card, int(turn), at), placed)


def turns_in(marks: Marks) -> tuple[tuple[int, str], ...]:
    """The turns to choose from with their numbers; none where something else is asked."""
    turns = ((name.removeprefix(TURNED), label) for name, label in marks.spots)
    return tuple((int(turn), label) for turn, label in turns if turn.isdecimal())


def are_columns(places: Sequence[Place]) -> bool:
    """Whether columns are asked for: the places have no names yet."""
    return bool(places) and not any(place.label for place in places)


def are_rows(places: Sequence[Place]) -> bool:
    """Whether these are the places of one column, named by their rows."""
    columns = {place.anchor % COLUMNS for place in places}
    named = all(place.label == str(place.anchor // COLUMNS + 1) for place in places)
    return len(columns) == 1 and named


def lie_apart(places: Sequence[Place]) -> bool:
    """Whether no two of them share a cell."""
    cells = [cell for place in places for cell in place.cells]
    return len(set(cells)) == len(cells)


def paint_places(canvas: Canvas, field: Field, city: CityView, places: Sequence[Place]) -> None:
    """Buildings that lie apart are drawn as they would lie; otherwise all cells that could be
    covered are bright. Each place has its number in its middle."""
    if not places:
        return
    if lie_apart(places) and not are_columns(places):
        for place in places:
            _paint_tried(canvas, field, city, place)
    else:
        _paint_union(canvas, field, city, places)
    for place, middle in zip(places, middles(places), strict=True):
        _paint_number(canvas, field, city, place.label, middle)


def middles(places: Sequence[Place]) -> list[tuple[int, ...]]:
    """The cells in whose middle each place has its number: the middle of the piece, or the cell
    that names it. Differently turned pieces may have the same middle; each of those has its number
    on a cell of its own instead."""
    if len({place.turn for place in places}) > 1:
        return [(cell,) for cell in _own_cells(places)]
    if are_columns(places) or are_rows(places):
        return [(place.anchor,) for place in places]
    return [middle_of(mask_of(place.cells)) for place in places]


def _own_cells(places: Sequence[Place]) -> list[int]:
    """A cell of each place that no number before it stands on; if possible, one that the others do
    not cover."""
    found: list[int] = []
    for place in places:
        others = {cell for other in places if other is not place for cell in other.cells}
        near = sorted(place.cells, key=lambda cell: (cell in others, cell != place.anchor))
        found.append(next((cell for cell in near if cell not in found), near[0]))
    return found


def _paint_tried(canvas: Canvas, field: Field, city: CityView, place: Place) -> None:
    if place.placed is not None:
        paint_building(canvas, field, place.placed, city, ghost=True)
    else:
        _brighten(canvas, field, city, place.cells)
        paint_dashes(canvas, field, place.cells)


def _paint_union(canvas: Canvas, field: Field, city: CityView, places: Sequence[Place]) -> None:
    cells = tuple({cell for place in places for cell in place.cells})
    _brighten(canvas, field, city, cells)
    paint_dashes(canvas, field, cells)


def _brighten(canvas: Canvas, field: Field, city: CityView, cells: Sequence[int]) -> None:
    """Brighter ground; what is drawn on a cell stays as clear as it is."""
    light = Image.new("RGBA", (field.cell, field.cell), (*WHITE, BRIGHT))
    for cell in cells:
        box = field.at(cell)
        canvas.put(light, (box.x, box.y))
        if kind := city.land.feature_at(cell):
            canvas.put(feature(kind, field.cell), (box.x, box.y))


def _paint_number(
    canvas: Canvas, field: Field, city: CityView, label: str, middle: tuple[int, ...]
) -> None:
    """In the middle of these cells; beside what is drawn on a single one."""
    box = field.around(middle)
    if len(middle) == 1 and city.land.feature_at(middle[0]):
        sprite = pill(label, round(field.cell * CORNER_PILL))
        canvas.put(sprite, (box.right - sprite.width - 1, box.y + 1))
    else:
        canvas.put_centred(pill(label, round(field.cell * PILL)), box.centre)
