"""What ``data.json`` may say: shapes, buildings, boards, stickers, scoring items and episodes.

The rules read these types and nothing else, so an owner of the printed game can describe other
boards and episodes in a file of the same form (``docs/mycity-own-box.md``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Colour(StrEnum):
    """The roof of a building. A wild one counts as every colour; a church has none."""

    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    PURPLE = "purple"
    WILD = "wild"


COLOURS = (Colour.YELLOW, Colour.RED, Colour.BLUE)
"""Homes, public buildings, workshops: the three that make groups."""


class Kind(StrEnum):
    """What a scoring item looks at."""

    UNBUILT = "unbuilt"
    COVER = "cover"
    FIRST_ALL = "first-all"
    FIRST_ZONE = "first-zone"
    VISIBLE = "visible"
    EMPTY = "empty"
    GROUP = "group"
    CHOSEN_GROUP = "chosen-group"
    NEIGHBOURS = "neighbours"
    SURROUNDED = "surrounded"
    COVERED_BY = "covered-by"
    FEATURE_COLOURS = "feature-colours"
    ROWS = "rows"
    COLUMNS = "columns"
    ALL_COVERED = "all-covered"
    MARKED = "marked"
    MARKED_NEIGHBOURS = "marked-neighbours"
    ZONE = "zone"
    BRIDGES = "bridges"


INSTANT = frozenset({Kind.UNBUILT, Kind.COVER})
"""Booked the moment a building is placed or passed."""

FIRSTS = frozenset({Kind.FIRST_ALL, Kind.FIRST_ZONE})
"""Booked when a round closes, to all who are first in it."""


@dataclass(frozen=True)
class Item:
    """One line of the scoring table. Which of the fields matter depends on the kind."""

    kind: Kind
    points: int = 0
    feature: str = ""
    weights: dict[str, int] = field(default_factory=dict)
    sides: tuple[int, ...] = ()
    colour: Colour = Colour.YELLOW
    sticker: str = ""
    bonus: int = 0
    unless: str = ""
    zone: str = ""
    count: int = 0
    most: int = 0


class Target(StrEnum):
    """What a sticker may be put on by choice."""

    PLAIN = "plain"
    INTERIOR = "interior"
    DRAWN = "drawn"
    BUILDING = "building"
    MARKED = "marked"
    NOTHING = "nothing"


class Effect(StrEnum):
    """What a sticker does to the cell or the building under it."""

    FEATURE = "feature"
    CLEAR = "clear"
    THIN = "thin"
    LAND = "land"
    MARK = "mark"


@dataclass(frozen=True)
class Sticker:
    """What it does and where it may go.

    On a plain cell, if need be one within the land; on a cell with one of the features ``onto``;
    on a building of these ``colours`` without a sticker; or on top of the sticker ``needs``.
    ``becomes`` says what a thinned feature turns into; otherwise it is gone.
    """

    on: Target
    effect: Effect
    feature: str = ""
    onto: tuple[str, ...] = ()
    becomes: dict[str, str] = field(default_factory=dict)
    colours: tuple[Colour, ...] = ()
    needs: str = ""


class Place(StrEnum):
    """Who says where a sticker goes: the data, or the player."""

    FIXED = "fixed"
    EVERY = "every"
    CHOICE = "choice"


@dataclass(frozen=True)
class Grant:
    """Stickers that are handed out: at fixed cells, on every such feature, or by choice."""

    sticker: str
    place: Place = Place.CHOICE
    count: int = 1
    at: tuple[str, ...] = ()
    feature: str = ""
    rows: tuple[int, ...] = ()
    colour: Colour | None = None


class StartKind(StrEnum):
    """Where the first building may lie."""

    RIVER = "river"
    FEATURE = "feature"
    ZONE = "zone"


@dataclass(frozen=True)
class Start:
    """One of the allowed beginnings; ``name`` is the feature or the zone."""

    kind: StartKind
    name: str = ""


@dataclass(frozen=True)
class Rules:
    """The switches of an episode, with what holds unless it says otherwise."""

    start_score: int = 10
    score_cap: int = 50
    pass_cost: int = 1
    pass_limit: int | None = None
    must_build: tuple[Colour, ...] = ()
    spans_river: bool = False
    first_building: tuple[Start, ...] = (Start(StartKind.RIVER),)
    unbuildable: tuple[str, ...] = ()
    guild_weight: int = 1


class BonusKind(StrEnum):
    """Who earns an extra circle."""

    MOST_NUGGETS = "most-nuggets"
    LINE_AT_LEAST = "line-at-least"
    MOST_LINE = "most-line"


@dataclass(frozen=True)
class Bonus:
    """An extra progress circle; ``item`` is the line of the scoring table it looks at."""

    id: str
    kind: BonusKind
    item: str = ""
    value: int = 0
    circles: int = 1


@dataclass(frozen=True)
class Rewards:
    """Stickers for the first, the second and all others, and the circles of the three."""

    first: tuple[Grant, ...] = ()
    second: tuple[Grant, ...] = ()
    other: tuple[Grant, ...] = ()
    circles: tuple[int, int, int] = (2, 1, 0)
    bonus: tuple[Bonus, ...] = ()


@dataclass(frozen=True)
class Episode:
    """One game from the first card to the last sticker. ``buildings`` names one of the sets."""

    board: str
    buildings: str
    blocks: int
    scoring: tuple[str, ...]
    chapter: int = 0
    rules: Rules = Rules()
    before: tuple[Grant, ...] = ()
    chooses_colour: bool = False
    nuggets: str = ""
    rewards: Rewards = Rewards()


@dataclass(frozen=True)
class Building:
    """A piece of cardboard: its colour and its shape."""

    colour: Colour
    shape: str


@dataclass(frozen=True)
class Board:
    """A printed board. ``river`` has, for each row, how many cells lie west of the river."""

    terrain: tuple[str, ...]
    river: tuple[int, ...]
    features: dict[str, str]
    unmarked: tuple[str, ...] = ()
    zones: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Box:
    """``data.json``, typed. Shapes are drawn in rows of ``X`` and dots."""

    shapes: dict[str, tuple[str, ...]]
    buildings: dict[str, Building]
    boards: dict[str, Board]
    features: tuple[str, ...]
    sets: dict[str, tuple[str, ...]]
    stickers: dict[str, Sticker]
    items: dict[str, Item]
    eternal: Episode
    campaign: tuple[Episode, ...]
