"""What is wrong with the single pieces of a box: shapes, boards, stickers, scoring items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.mycity.box import Board, Box, Effect, Item, Kind, Sticker, Target

LETTERS = "abcdefghijklmnopqrstuvwxyz"
MOST_ROWS = 25
SIGNS = frozenset(".^&#")
SIDES = 5
"""A well may have none, one, two, three or four buildings around it."""


def unknown(where: str, what: str, names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """Names that are used and nowhere explained."""
    there = set(known)
    yield from (f"{where}: there is no {what} {name!r}" for name in names if name not in there)


# Cardboard


def shape_problems(box: Box) -> Iterator[str]:
    """Shapes that are not one connected piece, drawn tightly."""
    for name, rows in box.shapes.items():
        where = f"shapes.{name}"
        if not rows or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set("X."):
            yield f"{where}: draw it in rows of equal length, of X and dots"
        elif "X" not in "".join(rows):
            yield f"{where}: it has no cell"
        elif any(set(line) == {"."} for line in (rows[0], rows[-1], *_edges(rows))):
            yield f"{where}: leave out the empty rows and columns around it"
        elif not _hangs_together(rows):
            yield f"{where}: its cells do not hang together"


def _edges(rows: tuple[str, ...]) -> tuple[str, str]:
    return "".join(row[0] for row in rows), "".join(row[-1] for row in rows)


def _hangs_together(rows: tuple[str, ...]) -> bool:
    cells = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"}
    edge = [min(cells)]
    while edge:
        row, column = edge.pop()
        cells.discard((row, column))
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        edge += [cell for cell in around if cell in cells]
    return not cells


def building_problems(box: Box) -> Iterator[str]:
    """Buildings of unknown shape, sets of unknown buildings."""
    for name, building in box.buildings.items():
        yield from unknown(f"buildings.{name}", "shape", [building.shape], box.shapes)
        if not name.isalnum() or not name.islower():
            yield f"buildings.{name}: people type it, so use small letters and digits only"
    for name, members in box.sets.items():
        yield from unknown(f"sets.{name}", "building", members, box.buildings)
        if len(set(members)) < len(members):
            yield f"sets.{name}: a building stands twice in it"


def board_problems(box: Box) -> Iterator[str]:
    """Boards of different width, rivers that do not fit, pictures that lie nowhere."""
    widths = {len(row) for board in box.boards.values() for row in board.terrain}
    if len(widths) != 1 or max(widths) > len(LETTERS):
        yield f"boards: all rows of all boards need the same length, at most {len(LETTERS)}"
        return
    for name, board in box.boards.items():
        yield from _terrain_problems(f"boards.{name}", board, widths.copy().pop())
        yield from _drawn_problems(box, f"boards.{name}", board)


def _terrain_problems(where: str, board: Board, width: int) -> Iterator[str]:
    if not 1 <= len(board.terrain) <= MOST_ROWS:
        yield f"{where}: it needs from 1 to {MOST_ROWS} rows"
    if set("".join(board.terrain)) - SIGNS:
        yield f"{where}.terrain: draw it with . (light green) ^ (mountain) & (forest) # (closed)"
    if len(board.river) != len(board.terrain):
        yield f"{where}.river: it needs one number for each of the {len(board.terrain)} rows"
    if any(not 0 <= west <= width for west in board.river):
        yield f"{where}.river: each number counts the cells west of the river, from 0 to {width}"


def _drawn_problems(box: Box, where: str, board: Board) -> Iterator[str]:
    there = cells_of(board)
    yield from unknown(f"{where}.features", "cell", board.features, there)
    yield from unknown(f"{where}.features", "feature", board.features.values(), box.features)
    yield from unknown(f"{where}.unmarked", "cell", board.unmarked, there)
    for zone, cells in board.zones.items():
        yield from unknown(f"{where}.zones.{zone}", "cell", cells, there)
    for cell in set(board.features) & set(there):
        if there[cell] != ".":
            yield f"{where}.features.{cell}: pictures belong on light green cells"


def cells_of(board: Board) -> dict[str, str]:
    """The names of all cells, with the terrain of each."""
    return {
        f"{LETTERS[column]}{row}": sign
        for row, line in enumerate(board.terrain, start=1)
        for column, sign in enumerate(line)
    }


# Stickers and scoring


def sticker_problems(box: Box) -> Iterator[str]:
    """Stickers that do not say what they need to."""
    for name, sticker in box.stickers.items():
        where = f"stickers.{name}"
        yield from unknown(where, "feature", _features_of(sticker), box.features)
        marks = sticker.effect is Effect.MARK
        if marks != (sticker.on in (Target.BUILDING, Target.MARKED)):
            yield f"{where}: the effect 'mark' goes with the targets 'building' and 'marked' only"
        if sticker.on is Target.DRAWN and not sticker.onto:
            yield f"{where}: say with 'onto' which features it goes on"
        if sticker.on is Target.BUILDING and not sticker.colours:
            yield f"{where}: say with 'colours' which buildings it goes on"
        if sticker.on is Target.MARKED:
            yield from unknown(where, "sticker", [sticker.needs], box.stickers)


def _features_of(sticker: Sticker) -> list[str]:
    set_by_it = [sticker.feature] if sticker.effect is Effect.FEATURE else []
    return [*set_by_it, *sticker.onto, *sticker.becomes, *sticker.becomes.values()]


WEIGHTED = frozenset({Kind.VISIBLE, Kind.COVER})
ABOUT_FEATURE = frozenset(
    {
        Kind.FIRST_ALL,
        Kind.SURROUNDED,
        Kind.COVERED_BY,
        Kind.FEATURE_COLOURS,
        Kind.ALL_COVERED,
    }
)
ABOUT_STICKER = frozenset({Kind.MARKED, Kind.MARKED_NEIGHBOURS})
ABOUT_ZONE = frozenset({Kind.ZONE, Kind.FIRST_ZONE})


def item_problems(box: Box) -> Iterator[str]:
    """Scoring items that lack what their kind looks at."""
    for name, item in box.items.items():
        where = f"items.{name}"
        yield from unknown(where, "feature", item.weights, box.features)
        if item.kind in ABOUT_FEATURE:
            yield from unknown(where, "feature", [item.feature], box.features)
        if item.kind in ABOUT_STICKER:
            yield from unknown(where, "sticker", [item.sticker], box.stickers)
        yield from (f"{where}: {fault}" for fault in _item_faults(item))


def _item_faults(item: Item) -> Iterator[str]:
    kind = item.kind
    if kind in WEIGHTED and not item.weights:
        yield "say with 'weights' which features count, and how much"
    if kind is Kind.SURROUNDED and len(item.sides) != SIDES:
        yield "'sides' needs five numbers: the points for 0, 1, 2, 3 and 4 buildings around"
    if kind in ABOUT_ZONE and not item.zone:
        yield "say which 'zone' it is about"
    if kind is Kind.FIRST_ZONE and item.count < 1:
        yield "say with 'count' how many cells of the zone must be covered"
    if kind in (Kind.ZONE, Kind.BRIDGES) and item.most < 1:
        yield "say with 'most' how many count at most"
