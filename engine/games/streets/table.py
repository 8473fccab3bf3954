"""The open table: everything that all can see. Rules, views and previews work on it alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import Final, NamedTuple

from engine.core.seats import Seat
from engine.games.streets.pieces import NO_TOKENS, NOBODY, Advisor, Kind, People, Tokens
from engine.games.streets.plan import Ground, Plan, Sides, Street, ground_of
from engine.kit.grid import Cell, Side

SNEAK: Final[Seat] = 1
"""Where the rival of a lone player stands among the players. Nobody sits there."""


class Stage(StrEnum):
    """What the table is waiting for. ``DRAW`` passes by itself; only previews stop there."""

    ABANDON = "abandon"
    BUILD = "build"
    SNEAK = "sneak"
    ORDER = "order"
    TOKENS = "tokens"
    SHOW = "show"
    MOVE = "move"
    DRAW = "draw"
    OVER = "over"


class Building(NamedTuple):
    """A tile in the city. ``side`` is the side of the cell on which its road lies.

    ``lying`` are the people who live there, ``seekers`` those who only wait there. ``covered`` are
    the tiles underneath, which count no more.
    """

    cell: Cell
    tile: str
    side: Side
    owner: Seat | None = None
    signs: int = 0
    lying: People = NOBODY
    seekers: People = NOBODY
    covered: tuple[str, ...] = ()


KEPT: Final = "_ground"
"""Where a table remembers its ground; it is no field, so it is neither stored nor compared."""

CELL_AND_SIDE: Final = itemgetter(0, 2)
"""What the plan of a city knows of a building."""

City = Mapping[Cell, Building]
"""The buildings by their cells."""


@dataclass(frozen=True)
class Player:
    """What all can see of a player. ``signs`` are those not in the city (the Sneak needs none).

    ``backs`` are the kinds of the tiles in hand. ``final`` and ``bonus`` are the parts of the
    money that came with the final scoring: for buildings, and for business tokens.
    """

    money: int
    signs: int
    advisor: Advisor | None
    backs: tuple[Kind, ...]
    tokens: Tokens = NO_TOKENS
    final: int = 0
    bonus: int = 0


class Source(StrEnum):
    """Where the value of a building came from: its own, a copied one, or one shown in hand."""

    OWN = "own"
    COPIED = "copied"
    SHOWN = "shown"


@dataclass(frozen=True)
class Payment:
    """What one building paid: ``count`` things at ``each`` dollars, and a dollar a person.

    ``formula`` is the tile whose value was used. Two signs double the value, not the people; at
    the end of the game the sum is halved, rounded up.
    """

    cell: Cell
    tile: str
    owner: Seat
    formula: str
    source: Source
    count: int
    each: int
    people: int
    doubled: bool = False
    halved: bool = False

    @property
    def value(self) -> int:
        """The value of the building, without its people."""
        return self.count * self.each * (2 if self.doubled else 1)

    @property
    def whole(self) -> int:
        """Value and people together."""
        return self.value + self.people

    @property
    def money(self) -> int:
        """What the owner gets."""
        return (self.whole + 1) // 2 if self.halved else self.whole


class Pointing(NamedTuple):
    """A symbol on a closing tile that points into the street."""

    cell: Cell
    kind: Kind


class Origin(StrEnum):
    """Where a counted symbol stands.

    The first two are there for everybody. The others count for the holder of an advisor alone: the
    symbol on the card, the Hacker's backs, the Scout's tiles in other streets, and the hipsters of
    the street that the Hipster Legend takes for mixed ones.
    """

    STREET = "street"
    POINTING = "pointing"
    CARD = "card"
    HAND = "hand"
    ELSEWHERE = "elsewhere"
    LEGEND = "legend"


class Added(NamedTuple):
    """A symbol that an advisor adds to a street, for the buildings of one player."""

    owner: Seat
    origin: Origin
    kind: Kind


@dataclass(frozen=True)
class Account:
    """The income of one street: what pointed into it, what each building paid, and the symbols
    that advisors have ``added`` for those who were paid."""

    street: Street
    pointing: tuple[Pointing, ...]
    payments: tuple[Payment, ...]
    added: tuple[Added, ...] = ()


def is_final(account: Account) -> bool:
    """Whether this street has paid half, in the final scoring."""
    return any(payment.halved for payment in account.payments)


@dataclass(frozen=True)
class Group:
    """People of one kind who must leave these cells, so many from each."""

    kind: Kind
    leaving: tuple[tuple[Cell, int], ...]

    @property
    def count(self) -> int:
        """How many they are."""
        return sum(number for _, number in self.leaving)


class Place(NamedTuple):
    """Where a tile may lie, and on which side its road."""

    cell: Cell
    side: Side


@dataclass(frozen=True)
class Table:
    """The whole open table. With one person, the second player is the Sneak.

    ``builds`` is how many tiles the active player still builds in this turn, ``built`` how many
    they have built. ``streets`` name the closed streets that are not yet counted by one of their
    cells; the first of them is being counted once the order is settled. ``takers`` still take
    business tokens for it. ``moving`` are groups of people who must still be told where to go, and
    ``homes`` the buildings that the first of them may choose from. ``abandoned`` is a building
    that is just being given up. ``places`` are the equally good ones for the Sneak's ``tile``.
    ``accounts`` tell the income of the last build, and in the end that of the final scoring.
    """

    stage: Stage
    active: Seat
    turn: int
    builds: int
    built: int
    level: str
    business: bool
    buildings: tuple[Building, ...]
    players: tuple[Player, ...]
    people: People
    tokens: Tokens
    streets: tuple[Cell, ...] = ()
    takers: tuple[Seat, ...] = ()
    moving: tuple[Group, ...] = ()
    homes: tuple[Cell, ...] = ()
    abandoned: Cell | None = None
    tile: str = ""
    places: tuple[Place, ...] = ()
    last: Cell | None = None
    discarded: tuple[str, ...] = ()
    accounts: tuple[Account, ...] = ()

    @property
    def solo(self) -> bool:
        """Whether one person plays against the Sneak."""
        return bool(self.level)

    @property
    def seats(self) -> int:
        """How many people play."""
        return 1 if self.solo else len(self.players)

    def is_sneak(self, seat: Seat | None) -> bool:
        """Whether this is the Sneak."""
        return self.solo and seat == SNEAK

    def city(self) -> dict[Cell, Building]:
        """The buildings by their cells."""
        return {building.cell: building for building in self.buildings}

    def sides(self) -> Sides:
        """Where each road lies."""
        return self.ground().sides

    def ground(self) -> Ground:
        """The roads with their streets, and what may be built around them."""
        kept: Ground | None = vars(self).get(KEPT)
        # An altered table has that of the one before. Roads never move: their number says enough.
        if kept is None or len(kept.sides) != len(self.buildings):
            return self.keep(ground_of(self.plan()))
        return kept

    def keep(self, ground: Ground) -> Ground:
        """Remember what lies under the buildings of this table."""
        vars(self)[KEPT] = ground
        return ground

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name != KEPT}

    def plan(self) -> Plan:
        """Where each road lies, in a form that can be remembered."""
        return tuple(map(CELL_AND_SIDE, self.buildings))


def streets_paid(table: Table) -> tuple[Account, ...]:
    """The income of the last build. The final scoring is told building by building elsewhere."""
    if table.stage is not Stage.OVER:
        return table.accounts
    return tuple(one for one in table.accounts if not is_final(one))
