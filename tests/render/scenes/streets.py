"""Streets: cities small and large, incomes, questions, previews, hands."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from cogs.ui.answer_widgets import spot_numbers
from engine.core.choices import OneOf, with_next
from engine.core.game import Outcome, Part, Tally
from engine.core.seats import Eye, Seen
from engine.core.words import msg
from engine.games.streets.choices import ask
from engine.games.streets.finale import last_payments
from engine.games.streets.pieces import (
    INDEX,
    NOBODY,
    STATION,
    Advisor,
    Kind,
    People,
    people,
    person_index,
)
from engine.games.streets.place_choices import ask_where
from engine.games.streets.plan import street_at
from engine.games.streets.points import account, final_accounts, town_of
from engine.games.streets.table import (
    Account,
    Building,
    Group,
    Place,
    Player,
    Stage,
    Table,
)
from engine.games.streets.tokens import bonus
from engine.games.streets.view import View
from engine.kit.grid import Side, cell_named
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks, paint_detail
from render.picture import Picture, Say
from render.pictures.final import paint_final
from render.pictures.panel import Panel, paint_panel
from tests.render.painting import Paint, board, hand

KEY = "streets"

TOWN = """
m13 station s - 0 t1
n13 park w
l13 h6 s - 0 h2
k13 f6 e - 0 f3
n12 s5 w 0x1 2
n14 m6 w 1x1
n11 s6 w 2x1 1
n15 s2 w 0x1 3
m12 m7 n 1x1
m15 m3 n 2x1
m14 s8 w - 0 s1
l12 m2 n 1x1
k12 h4 n 2x2 4
l14 m4 s 0x1
j12 h5 n 1x1 1
k14 f5 s 2x1 3
i12 f3 n 0x1 2
j14 f4 s 1x1 1
"""
METROPOLIS = """
m13 station s|n13 park w|l13 m1 s|k13 m8 s|j13 s3 s|i13 t3 s - 0 t2|n12 f5 w 2x1 5|n11 f9 w
n14 f7 w 4x1 1|h13 m4 e|h12 m2 e 1x1|l14 t4 e|h14 f1 e 3x1 2|h11 m6 e 4x1|h10 f3 e 0x1 2
n15 s8 n 1x1 6|k14 h1 e 2x1 5|n10 f4 w 3x1 1|l15 f8 e|m14 t8 s|l16 t7 e|o15 s1 n|k15 f2 e 3x1 1
l17 t1 e|p15 s5 n - 0 s3|m12 m7 n|m11 h8 n|q15 h4 n|r15 s2 n 4x1 1|l18 m3 e|l12 h9 e
k16 h7 e 2x1 2|k17 t6 e 3x1 10|r14 m5 e|k18 h5 e 0x2 2|l11 h3 n 1x1 2|h9 m9 s|i12 t9 s|j12 f6 s
k11 h2 n 0x1 1|k12 h6 s|m16 s7 s 2x1 2|n16 t2 s 3x1 1|o16 s6 s 4x1 1|m10 s9 n 0x1 1|l19 s4 n 1x1 1
p16 t5 s 2x1 1
"""
LETTERS = {kind[0]: kind for kind in Kind}
ADVISORS = (Advisor.ENTREPRENEUR, Advisor.HACKER, Advisor.INVESTOR, Advisor.LEGEND, Advisor.SCOUT)


def building(line: str) -> Building:
    """Cell, tile, side of the road; then owner and signs, people at home, seekers."""
    cell, tile, side, owned, lying, seeking = (
        *line.split(),
        *("-", "0", "")[len(line.split()) - 3 :],
    )
    owner, signs = (None, 0) if owned == "-" else map(int, owned.split("x"))
    return Building(
        cell_named(cell),
        tile,
        Side(side),
        owner,
        signs,
        residents(tile, int(lying)),
        seekers(seeking),
    )


def residents(tile: str, count: int) -> People:
    index = person_index(tile)
    return NOBODY if index is None else people(index, count)


def seekers(words: str) -> People:
    return people(INDEX[LETTERS[words[0]]], int(words[1:])) if words else NOBODY


def city(words: str) -> tuple[Building, ...]:
    return tuple(building(line) for line in words.strip().replace("|", "\n").splitlines())


def player(seat: int, advisor: Advisor | None = None) -> Player:
    kinds = tuple(Kind)
    backs = tuple(sorted(kinds[(seat + at) % 5] for at in range(3)))
    return Player(9 + 37 * seat % 130, (seat * 3 + 1) % 6, advisor, backs, (seat, 2, 0, 1))


def table(buildings: tuple[Building, ...], seats: int, extras: bool = False) -> Table:
    advisors = ADVISORS if extras else (None,) * 5
    return Table(
        stage=Stage.BUILD,
        active=seats - 1,
        turn=len(buildings) - 2,
        builds=1,
        built=0,
        level="",
        business=extras,
        buildings=buildings,
        players=tuple(player(seat, advisors[seat]) for seat in range(seats)),
        people=(5, 5, 5, 5),
        tokens=(12, 7, 1, 0),
        last=buildings[-1].cell,
    )


def view(of: Table, eye: Eye = None) -> View:
    return View(
        eye=eye,
        table=of,
        asked=() if of.stage is Stage.OVER else (of.active,),
        stack=17,
        back=Kind.HIPSTER,
        removed=(),
        hand=() if eye is None else ("f8", "h6", "m4"),
    )


def counted(of: Table, *cells: str) -> Table:
    """With the income of the streets through these cells."""
    town, seats = town_of(of), range(len(of.players))
    streets = (street_at(town.sides, cell_named(cell)) for cell in cells)
    accounts: tuple[Account, ...] = tuple(account(town, one, seats) for one in streets)
    return replace(of, accounts=accounts)


def finished(of: Table) -> Table:
    return replace(of, stage=Stage.OVER, accounts=final_accounts(of))


def settled(of: Table) -> Table:
    """Over, with the money that the final scoring has brought."""
    over = finished(of)
    paid = [
        sum(one.money for _, one in last_payments(over, seat)) for seat in range(len(of.players))
    ]
    players = tuple(
        replace(one, money=60 + got + extra, final=got, bonus=extra)
        for seat, (one, got) in enumerate(zip(of.players, paid, strict=True))
        for extra in (bonus(of.players, seat) if of.business else 0,)
    )
    return replace(over, players=players)


def detail(of: View, token: str, theme: Theme, say: Say) -> Picture:
    picture = paint_detail(KEY, Seen(of, of.eye), token, theme, say, "")
    assert picture is not None
    return picture


STATION_AT_FIRST = Building(cell_named("m13"), STATION, Side.SOUTH, lying=(1, 1, 1, 1))
FIRST = table((STATION_AT_FIRST, building("n13 park w")), 2)
SMALL = table(city(TOWN), 3)
LARGE = table(city(METROPOLIS), 5, extras=True)
SOLO = replace(
    table(city(TOWN)[:12], 2),
    level="hard",
    active=1,
    stage=Stage.SNEAK,
    tile="t8",
    places=(
        Place(cell_named("m16"), Side.NORTH),
        Place(cell_named("m16"), Side.SOUTH),
        Place(cell_named("o15"), Side.WEST),
    ),
)
ALONE = replace(view(SOLO, 0), asked=(0,), top="s4", sneak_backs=(Kind.FAMILY, Kind.MIXED))
MOVING = replace(
    SMALL,
    stage=Stage.MOVE,
    moving=(Group(Kind.FAMILY, ((cell_named("k13"), 3),)),),
    homes=tuple(map(cell_named, ("k14", "i12", "j14"))),
)
TAKING = replace(LARGE, stage=Stage.TOKENS, active=2, streets=(cell_named("k14"),), takers=(2,))


def places(of: Table, tile: str) -> Marks:
    """The numbers that stand on the picture while a place for a tile is chosen."""
    options = ask_where(of.ground(), tile).options
    return Marks(tuple((option.spot or "", str(at)) for at, option in enumerate(options, start=1)))


def panel(of: View, content: Panel, theme: Theme, say: Say) -> Picture:
    return paint_panel(KEY, Seen(of, of.eye), content, theme, say, "")


def every_road(of: View, tile: str) -> Marks:
    """The numbers while a place and its road are one question."""
    draft = ("build", tile)
    step = with_next(ask, of, draft, ask(of, draft))
    assert isinstance(step, OneOf)
    return Marks(spot_numbers(step.options))


LEGAL = places(SMALL, "f8")
HOMES = Marks((("k14", "1"), ("i12", "2"), ("j14", "3")))
STREETS = Marks((("n11", "1"), ("j14", "2")))
TRIED = Marks(ghost=("j14-s", "j14-s"))
OUTCOME = Outcome(
    (3, 1, 2),
    msg("streets-won-by-money"),
    tuple(
        Tally(
            seat,
            (
                Part(msg("streets-part-streets"), 40 + 31 * seat % 50),
                Part(msg("streets-part-final"), 9 - 3 * seat),
                Part(msg("streets-part-business"), 15 * seat),
            ),
        )
        for seat in range(3)
    ),
)

SCENES: dict[str, Paint] = {
    "start": partial(board, KEY, view(FIRST), NO_MARKS),
    "town": partial(board, KEY, view(SMALL), NO_MARKS),
    "income": partial(board, KEY, view(counted(SMALL, "j14")), NO_MARKS),
    "incomes": partial(board, KEY, view(counted(LARGE, "h10", "m16")), NO_MARKS),
    "incomes-in-brief": partial(board, KEY, view(counted(SMALL, "j14", "n11", "i12")), NO_MARKS),
    "metropolis": partial(board, KEY, view(LARGE), NO_MARKS),
    "over": partial(board, KEY, view(finished(LARGE)), NO_MARKS),
    "panel-roads": partial(panel, view(FIRST, 1), Panel(every_road(view(FIRST, 1), "f2"), "f2")),
    "panel-places": partial(panel, view(SMALL, 2), Panel(LEGAL, "f8")),
    "panel-homes": partial(panel, view(MOVING, 2), Panel(HOMES, "family-3")),
    "panel-streets": partial(panel, view(replace(SMALL, stage=Stage.ORDER), 2), Panel(STREETS)),
    "panel-ghost": partial(panel, view(counted(SMALL, "j14"), 2), Panel(TRIED)),
    "panel-alone": partial(
        panel, ALONE, Panel(Marks((("m16-n", "1"), ("m16-s", "2"), ("o15-w", "3"))), "t8")
    ),
    "panel-tokens": partial(panel, view(TAKING, 2), Panel(Marks((("k14", ""), ("k16", ""))))),
    "panel-cropped": partial(panel, view(LARGE, 0), Panel(Marks((("h10", "1"), ("h13", "2"))))),
    "hand": partial(hand, KEY, view(SMALL, 2)),
    "hand-with-advisor": partial(hand, KEY, view(LARGE, 0)),
    "hand-counting": partial(hand, KEY, view(TAKING, 2)),
    "hand-empty": partial(hand, KEY, replace(view(SMALL, 1), hand=())),
    "pad": partial(detail, view(settled(LARGE)), "final1"),
    "pad-of-a-seat-with-two-signs": partial(detail, view(settled(SMALL)), "final3"),
    "street": partial(detail, view(counted(LARGE, "h10", "k14")), "street1"),
    "street-with-advisors": partial(detail, view(counted(LARGE, "h10", "k14")), "street2"),
    "city": partial(detail, view(LARGE), "city4"),
    "last": partial(detail, view(LARGE), "last"),
    "players": partial(detail, view(LARGE), "players"),
    "tile": partial(detail, replace(ALONE, eye=None), "tile"),
    "final": lambda theme, say: paint_final(KEY, OUTCOME, theme, say, ""),
}
