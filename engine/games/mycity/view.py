"""What one pair of eyes sees of the table. No field here could hold another seat's secret.

A player who has played ``n`` rounds sees what everybody did in these, and no more; the open
table sees as much as the slowest has played. The answers of a round that is still open are hidden.
The live score of every line of the table comes from ``track.sheet(view, seat)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import NamedTuple

from engine.core.seats import Eye, Seat
from engine.games.mycity.box import Board, Episode, Grant
from engine.games.mycity.pieces import BLOCK, BOX, COLUMNS, ETERNAL, cells_covered, episode


class Stage(StrEnum):
    """What the table is waiting for."""

    PREPARE = "prepare"
    """City names, and the choices before an episode of the campaign."""
    BUILD = "build"
    """Everyone answers the card: place, pass or end."""
    REWARD = "reward"
    """The episode is scored, the boards are cleared, everyone puts down their stickers."""
    OVER = "over"


class Verb(StrEnum):
    """What can be done with a card."""

    PLACE = auto()
    PASS = auto()
    END = auto()


class Answer(NamedTuple):
    """What somebody does with the card of a round; ``cell`` is the first cell that is covered."""

    verb: Verb
    turn: int = 0
    cell: int = 0


class Placed(NamedTuple):
    """A building on a board, since this round."""

    round: int
    building: str
    turn: int
    cell: int

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells under it, in reading order."""
        return cells_covered(self.building, self.turn, self.cell)


class Feature(NamedTuple):
    """Something drawn on a cell: ``tree2``, ``well`` …"""

    cell: int
    kind: str


class Mark(NamedTuple):
    """A sticker on a building."""

    building: str
    sticker: str


@dataclass(frozen=True)
class Land:
    """The ground of one board: a sign for each cell (``.`` light green, ``^`` mountain,
    ``&`` forest, ``#`` closed), and what is drawn on the cells. ``board`` knows the river.
    """

    board: str
    terrain: str
    features: tuple[Feature, ...]

    @property
    def rows(self) -> int:
        """How many rows there are: a closed strip at the lower edge is not there yet."""
        return -(-len(self.terrain.rstrip("#")) // COLUMNS)

    @property
    def printed(self) -> Board:
        """The board as it was printed: its river and its zones."""
        return BOX.boards[self.board]

    def feature_at(self, cell: int) -> str:
        """What is drawn on this cell; empty where nothing is."""
        return next((kind for at, kind in self.features if at == cell), "")


class Line(NamedTuple):
    """Points for one line of the scoring table, as they were booked on the track."""

    item: str
    points: int


@dataclass(frozen=True)
class Result:
    """How an episode ended for one seat. ``circles`` were earned in it, by what (``first``,
    ``second``, ``cap`` or the bonus); ``settled`` of an old debt was paid, ``owed`` is new.
    ``land`` and ``marks`` are the board as it was counted, before the stickers that were earned.
    """

    lines: tuple[Line, ...]
    score: int
    rank: int
    circles: tuple[Line, ...] = ()
    settled: int = 0
    owed: int = 0
    land: Land | None = None
    marks: tuple[Mark, ...] = ()


class Chore(StrEnum):
    """The kinds of things to be decided: the city's name, a sticker, the exhibition's colour."""

    NAME = auto()
    STICK = auto()
    COLOUR = auto()


class Task(NamedTuple):
    """Something to be decided before or after an episode; for a sticker, ``grant`` says which."""

    kind: Chore
    grant: Grant | None = None


def grant_of(task: Task) -> Grant:
    """The sticker of a task that has one."""
    if task.grant is None:
        raise ValueError("this task is not about a sticker")
    return task.grant


@dataclass(frozen=True)
class CityView:
    """One player's board as far as this eye may see it.

    ``built`` are the cells under the buildings, as bits. ``face_down`` are the buildings that were
    passed, blocked or given up; ``passed`` are the rounds in which the player passed. ``rounds`` is
    how many rounds they have answered: that much everybody knows, and also whether they are
    ``finished`` and will be asked no more. ``ended`` says that they have been seen to end.
    """

    seat: Seat
    land: Land
    placed: tuple[Placed, ...]
    built: int
    face_down: tuple[str, ...]
    passed: tuple[int, ...]
    rounds: int
    ended: bool
    finished: bool
    name: str = ""
    marks: tuple[Mark, ...] = ()
    colour: str = ""
    circles: int = 0
    debt: int = 0
    nuggets: int = 0
    ranks: tuple[int, ...] = ()
    tasks: tuple[Task, ...] = ()
    result: Result | None = None

    @property
    def passes(self) -> int:
        """How often the player has passed."""
        return len(self.passed)

    @property
    def counted_land(self) -> Land:
        """The ground that the points belong to: of a finished episode, without its stickers."""
        return self.result.land if self.result and self.result.land else self.land

    @property
    def counted_marks(self) -> tuple[Mark, ...]:
        """The stickers on buildings that the points belong to."""
        return self.result.marks if self.result and self.result.land else self.marks

    def marks_on(self, building: str) -> tuple[str, ...]:
        """The stickers on this building."""
        return tuple(mark.sticker for mark in self.marks if mark.building == building)


class First(NamedTuple):
    """A race that is decided: the item, the round, and who came first in it."""

    item: str
    round: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class View:
    """The open table, then what only this eye sees: its ``answer`` to the card that is open.

    ``round`` is the round that this eye looks at, ``card`` the building it is about (empty when
    there is none), ``blocked`` the buildings that were lost just before it. ``discard`` are all
    cards that have been seen, the blocking ones too, without ``card``. ``closed`` counts the
    rounds that everyone has played. ``own_pace`` says that nobody waits for the others.
    """

    eye: Eye
    stage: Stage
    episode: int
    own_pace: bool
    round: int
    closed: int
    card: str
    blocked: tuple[str, ...]
    discard: tuple[str, ...]
    pile: int
    asked: tuple[Seat, ...]
    cities: tuple[CityView, ...]
    firsts: tuple[First, ...] = ()
    answer: Answer | None = None

    @property
    def plan(self) -> Episode:
        """Rules, scoring table and rewards of this episode."""
        return episode(self.episode)

    @property
    def legacy(self) -> bool:
        """Whether this is an episode of the campaign."""
        return self.episode != ETERNAL

    @property
    def to_come(self) -> tuple[str, ...]:
        """The buildings whose cards nobody here has seen yet, in the order of the box."""
        seen = {*self.discard, self.card}
        return tuple(one for one in BOX.sets[self.plan.buildings] if one not in seen)

    @property
    def blocks_to_come(self) -> int:
        """How many blocking cards are still in the pile."""
        return self.plan.blocks - self.discard.count(BLOCK)

    def answered(self, seat: Seat) -> bool:
        """Whether this player has dealt with the card that is open here."""
        city = self.cities[seat]
        return city.finished or city.rounds >= self.round

    def newest(self, seat: Seat) -> tuple[Placed, ...]:
        """What this player built in the last round that can be seen, until all is counted."""
        city = self.cities[seat]
        if city.result is not None:
            return ()
        return tuple(one for one in city.placed if one.round == self.round - 1)
