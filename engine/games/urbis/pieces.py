"""The contents of the box: boards, buildings, orders, coins and guards, and what the cards do.

An order and a building are data: a list of operations that ``operations.py`` carries out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeVar

from engine.core.codec import load_data

T = TypeVar("T")


class Side(StrEnum):
    """The side of the boards that is up: ``a`` is quick and fierce, ``b`` longer and calmer."""

    A = "a"
    B = "b"


class Kind(StrEnum):
    """What sort of building it is. It has no rule meaning and helps the eye."""

    CIVIC = "civic"
    TRADE = "trade"
    WATCH = "watch"
    GRIM = "grim"


class Op(StrEnum):
    """What a part of a card does."""

    EXTRA_PLOT = "extra-plot"
    PAY = "pay"
    GIVE_EACH = "give-each"
    GAIN = "gain"
    LOSE = "lose"
    GAIN_INCOME = "gain-income"
    ALL_GAIN_INCOME = "all-gain-income"
    TAKE_FROM_EACH = "take-from-each"
    TAKE_FROM_ONE = "take-from-one"
    MOVE = "move"
    SWAP = "swap"
    DESTROY = "destroy"
    CLEAR_PLOT = "clear-plot"
    BUILD = "build"
    BUILD_SEEN = "build-seen"
    GUARD = "guard"
    DISMISS = "dismiss"
    SHIFT = "shift"
    DRAW = "draw"
    DISCARD = "discard"
    DISCARD_OTHER = "discard-other"


class Where(StrEnum):
    """Whose quarter an operation is about, as its player sees it."""

    OWN = "own"
    OTHER = "other"
    ANY = "any"


class Need(StrEnum):
    """A condition on the own quarter that an order may set."""

    BUILDINGS = "buildings"
    GRIM = "grim"
    NO_GRIM = "no-grim"
    GUARDS = "guards"
    COINS = "coins"
    RICH = "rich"
    LEAN = "lean"


@dataclass(frozen=True)
class Operation:
    """One part of a card. ``n`` is its number: coins, times the income, the cost of a plot …"""

    op: Op
    n: int = 0
    where: Where = Where.ANY
    to: Where = Where.ANY
    look: int = 0
    keep: int = 0


@dataclass(frozen=True)
class Condition:
    """Something that must hold before an order may be played."""

    need: Need
    n: int = 0


@dataclass(frozen=True)
class Building:
    """A building: points for the quarter, change of its income, guard icons, special effect."""

    key: str
    kind: Kind
    points: int
    income: int
    guards: int = 0
    does: tuple[Operation, ...] = ()


@dataclass(frozen=True)
class Order:
    """An order card. An extra plot says so by its only operation; all others are of the Council."""

    key: str
    points: int
    copies: int = 1
    requires: tuple[Condition, ...] = ()
    does: tuple[Operation, ...] = ()

    @property
    def plot_cost(self) -> int | None:
        """What it costs to build on this card; None if it is no extra plot."""
        return self.does[0].n if self.does and self.does[0].op is Op.EXTRA_PLOT else None


@dataclass(frozen=True)
class Board:
    """A quarter board: the costs of its plots, row by row, on either side."""

    key: str
    costs: dict[Side, tuple[tuple[int, ...], ...]]


@dataclass(frozen=True)
class Box:
    """``data.json``, typed."""

    piles: dict[int, int]
    pile_size: int
    start_coins: int
    start_hand: int
    hand_limit: int
    least_income: int
    most_income: int
    guard_cost: int
    gate_penalty: int
    guards: int
    silver: int
    gold: int
    gold_worth: int
    draw: Operation
    gates: dict[Side, int]
    boards: tuple[Board, ...]
    buildings: tuple[Building, ...]
    orders: tuple[Order, ...]


BOX: Final = load_data(__package__, Box)
BOARDS: Final = MappingProxyType({board.key: board for board in BOX.boards})
BUILDINGS: Final = MappingProxyType({building.key: building for building in BOX.buildings})
ORDERS: Final = MappingProxyType({order.key: order for order in BOX.orders})
COINS: Final = BOX.silver + BOX.gold * BOX.gold_worth
"""All coins of the box, counted in silver."""

DECK: Final = tuple(order.key for order in BOX.orders for _ in range(order.copies))
"""All sixty orders, unshuffled."""

LETTERS: Final = "abcdef"
"""The quarters, by seat."""

MOST_PLOTS: Final = 40
"""More than a quarter can have: twelve printed plots and fifteen cards."""

PLOT_NAMES: Final = tuple(
    tuple(f"{letter}{number}" for number in range(MOST_PLOTS)) for letter in LETTERS
)
POST_NAMES: Final = tuple(tuple(f"{letter}g{post}" for post in (1, 2)) for letter in LETTERS)
PILE_NAMES: Final = tuple(f"p{number}" for number in range(1, max(BOX.piles.values()) + 1))


def plot_name(seat: int, number: int) -> str:
    """The name printed on a plot: ``b7``. The first extra plot follows the last printed one."""
    return PLOT_NAMES[seat][number]


def post_name(seat: int, post: int) -> str:
    """The name printed on a gate post: ``bg1`` and ``bg2``."""
    return POST_NAMES[seat][post]


def seat_at(place: str) -> int:
    """Whose quarter this plot, post or quarter letter belongs to."""
    return LETTERS.index(place[0])


def is_post(place: str) -> bool:
    """Whether this is a gate post and not a plot."""
    return place[1] == "g"


def is_grim(building: str) -> bool:
    """Whether it takes points away."""
    return BUILDINGS[building].points < 0
