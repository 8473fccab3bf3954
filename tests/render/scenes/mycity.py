"""My City, crowded with what is hard to draw. Of the campaign only the first chapter is shown."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.seats import Eye, Seen
from engine.games.mycity.box import Grant
from engine.games.mycity.choices import spot_name
from engine.games.mycity.land import legal_spots, printed_land
from engine.games.mycity.pieces import BLOCK, BOX, COLUMNS, TURNS, cell_name, episode, spots_of
from engine.games.mycity.points import built_mask
from engine.games.mycity.track import counted
from engine.games.mycity.view import (
    Answer,
    Chore,
    CityView,
    Feature,
    First,
    Land,
    Line,
    Placed,
    Result,
    Stage,
    Task,
    Verb,
    View,
)
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Picture, Say
from render.pictures.panel import Change, Frame, Panel, paint_panel
from tests.render.painting import Paint, board, hand

KEY = "mycity"
ROUND = 19

FULL = """
    -- -- -- r7 r7 r1 r3 r6 r6 -- --
    -- -- r7 r7 r7 r1 r3 r3 r6 r6 --
    -- b3 b8 b8 y1 y8 -- y8 c3 c3 --
    -- b3 b3 b8 y1 y8 y8 y8 c3 c3 c3
    r8 r8 -- b8 y5 y5 y5 -- b5 b5 --
    -- r8 r8 b8 y5 y2 r2 y6 -- b5 --
    -- -- r8 -- y7 y2 r2 y6 y6 b5 --
    -- -- r4 y7 y7 y2 r2 y3 y6 c2 --
    -- r4 r4 y7 y7 c1 y3 y3 c2 c2 c2
    -- -- r4 b7 c1 c1 b6 -- b1 b1 --
    -- b7 b7 b7 b7 b6 b6 b6 -- -- --
"""
FIRST_CHAPTER = """
    -- -- b6 y7 y7 y7 b2 b2 b2 y3 y3
    -- -- b6 b6 y7 y7 r2 b4 -- b3 y3
    -- -- b6 -- y5 y5 r2 b4 b3 b3 --
    -- y8 y8 y8 b1 y5 r2 b4 r1 -- --
    -- y8 r3 y8 b1 y5 -- b4 r1 -- --
    r8 r8 r3 r3 r4 r4 r4 b5 b5 b5 --
    -- r8 r8 r5 y2 r4 -- b5 r7 r7 r7
    -- -- r8 r5 y2 y1 y4 y4 r7 r7 --
    -- -- r5 r5 y2 y1 y4 y4 y6 y6 --
    b8 b8 b8 b8 b7 r6 r6 y6 y6 -- --
    b8 -- b7 b7 b7 b7 r6 r6 -- -- --
"""


def placed(drawing: str, without: str = "") -> tuple[Placed, ...]:
    """The buildings of a drawn board in the order of their names, but not these."""
    cells: dict[str, int] = {}
    for at, name in enumerate(drawing.split()):
        cells[name] = cells.get(name, 0) | 1 << at
    names = sorted(set(cells) - {"--", *without.split()})
    return tuple(laid(number, name, cells[name]) for number, name in enumerate(names, start=1))


def laid(number: int, building: str, mask: int) -> Placed:
    spot = next(spot for spot in spots_of(building) if spot.mask == mask)
    return Placed(number, building, spot.turn, spot.cell)


def city(seat: int, number: int = 0, drawing: str = "", without: str = "") -> CityView:
    row = placed(drawing, without)
    return CityView(
        seat=seat,
        land=land(number),
        placed=row,
        built=built_mask(row),
        face_down=(),
        passed=(3,) if seat % 2 else (),
        rounds=ROUND - (seat == 1),
        ended=seat == 3,
        finished=seat == 3,
        circles=2 * seat if number > 1 else 0,
    )


def land(number: int) -> Land:
    """The printed board; after the first episode with what the first stickers bring."""
    ground = printed_land(episode(number).board)
    if number < 2:
        return ground
    more = (Feature(72, "tree1"), Feature(38, "rock1"), Feature(59, "garden"), Feature(68, "well"))
    return replace(ground, features=tuple(sorted((*ground.features, *more))))


CITIES = (
    city(0, 0, FULL, "c1 b1 r3 y2 y6"),
    city(1, 0, FULL, "r7 r1 r6 c3 b5 c2 b6 b7 y7"),
    city(2, 0, FULL, "y5 y8 r2 b8 b3 r8"),
    city(3, 0, FULL),
)


def view(
    cities: tuple[CityView, ...], eye: Eye = None, card: str = "b7", **changes: object
) -> View:
    seats = tuple(range(len(cities)))
    base = View(
        eye=eye,
        stage=Stage.BUILD if card else Stage.OVER,
        episode=0,
        own_pace=False,
        round=ROUND,
        closed=ROUND - 1,
        card=card,
        blocked=(),
        discard=(),
        pile=27,
        asked=seats[1:2] if card else (),
        cities=cities,
        firsts=(First("gold-first", 4, (0,)),),
    )
    return replace(base, **changes)  # type: ignore[arg-type]


def ended(one: CityView, rank: int, circles: int = 0, number: int = 0) -> CityView:
    sheet = counted(number, one, ())
    earned = (Line("first", circles),) if circles else ()
    return replace(one, result=Result(sheet.lines, sheet.score, rank, earned))


EVERYTHING = BOX.sets["parish"]
EMPTY = tuple(replace(city(seat), rounds=0, finished=False, ended=False) for seat in range(2))
START = view(EMPTY, 0, "y8", round=1, closed=0, asked=(0, 1), firsts=())
MIDDLE = view(CITIES, 0, "b6", discard=(*EVERYTHING[2:15], BLOCK), pile=13, blocked=("y2",))
OVER = view(
    tuple(ended(one, rank) for one, rank in zip(CITIES, (2, 4, 3, 1), strict=True)),
    card="",
    firsts=(),
)
ALONE = view(
    tuple(replace(one, rounds=ROUND - 1 + 3 * one.seat) for one in CITIES[:3]),
    None,
    "y3",
    own_pace=True,
    discard=EVERYTHING[4:],
    pile=3,
    asked=(0, 1, 2),
)

CHAPTER = tuple(
    replace(city(seat, 3, FIRST_CHAPTER, gone), name=name, debt=seat)
    for seat, (gone, name) in enumerate(
        (("r8 b8 y4", "Нова Ґринда"), ("y7 b2 r7 r4", ""), ("b7 b6", "Sweetwater-on-the-Hill"))
    )
)
STICKERS = (Task(Chore.STICK, Grant("well")), Task(Chore.STICK, Grant("garden")))
REWARD = view(
    tuple(
        replace(ended(one, rank, 3 - rank, 3), tasks=STICKERS if rank > 1 else ())
        for one, rank in zip(CHAPTER, (2, 3, 1), strict=True)
    ),
    0,
    "",
    stage=Stage.REWARD,
    episode=3,
    asked=(0, 1),
)
PREPARE = view(
    tuple(replace(city(seat, 1), tasks=(Task(Chore.NAME),)) for seat in range(4)),
    2,
    "",
    stage=Stage.PREPARE,
    episode=1,
    asked=(0, 1, 2, 3),
)


def spots(seen: View, turn: int) -> Marks:
    """Every place of the card's building in this turn, numbered."""
    own = seen.cities[seen.eye or 0]
    found = [
        spot
        for spot in legal_spots(own.land, seen.plan.rules, own.built, seen.card)
        if spot.turn == turn
    ]
    return Marks(tuple((spot_name(spot), str(at)) for at, spot in enumerate(found, start=1)))


def nameless(marks: Marks) -> Marks:
    """The same places while columns are asked for."""
    return Marks(tuple((name, "") for name, _ in marks.spots))


def panel(view: View, shown: Panel, theme: Theme, say: Say) -> Picture:
    """The private panel of a question or a trial."""
    return paint_panel(KEY, Seen(view, view.eye or 0), shown, theme, say, "")


STICKER_SPOTS = Marks(
    tuple((cell_name(row * COLUMNS + 6), str(row)) for row in range(1, 9) if row not in (4, 6))
)
TURNS_ASKED = Marks(tuple((f"r{turn}", str(at)) for at, turn in enumerate(TURNS, start=1)))
ROW_SPOTS = Marks((("f5-r0", "6"), ("f6-r0", "7"), ("f9-r0", "10")))
TRIED = replace(START, answer=Answer(Verb.PLACE, 90, 48))
STOPPED = replace(MIDDLE, answer=Answer(Verb.END))
FEW = tuple(
    Frame(str(number), Seen(replace(TRIED, answer=Answer(Verb.PLACE, 90, cell)), 0), (), total)
    for number, (cell, total) in enumerate(
        ((48, Change("●", -70, -65)), (59, Change("●", -70, -66)), (36, Change("●", -70, -72))), 1
    )
)

SCENES: dict[str, Paint] = {
    "two": partial(board, KEY, replace(START, eye=None), NO_MARKS),
    "three-alone": partial(board, KEY, ALONE, NO_MARKS),
    "four": partial(board, KEY, replace(MIDDLE, eye=None), NO_MARKS),
    "over": partial(board, KEY, OVER, NO_MARKS),
    "own": partial(hand, KEY, MIDDLE),
    "own-alone": partial(hand, KEY, replace(ALONE, eye=2)),
    "own-over": partial(board, KEY, replace(OVER, eye=3), NO_MARKS),
    "tried": partial(panel, TRIED, Panel(changes=(Change("●", -70, -65),))),
    "turns": partial(panel, START, Panel(TURNS_ASKED, "y8")),
    "places": partial(panel, START, Panel(spots(START, 90), "y8-r90")),
    "columns": partial(panel, START, Panel(nameless(spots(START, 0)), "y8-r0-cell")),
    "rows": partial(panel, START, Panel(ROW_SPOTS, "y8-r0-cell")),
    "frames": partial(panel, START, Panel(piece="y8", frames=FEW)),
    "stopped": partial(panel, STOPPED, Panel()),
    "passed": partial(hand, KEY, replace(MIDDLE, answer=Answer(Verb.PASS))),
    "prepare": partial(hand, KEY, PREPARE),
    "prepare-open": partial(board, KEY, replace(PREPARE, eye=None), NO_MARKS),
    "chapter": partial(board, KEY, replace(REWARD, eye=None), NO_MARKS),
    "stickers": partial(panel, REWARD, Panel(STICKER_SPOTS, "well")),
}
