"""Looking back: any moment of a game, as one pair of eyes may see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from db import steps
from db.errors import Damaged
from db.steps import Entry, LogRow
from engine.catalog import find
from engine.core import codec
from engine.core.errors import Refused
from engine.core.events import notices
from engine.core.match import AnyMatch, load
from engine.core.options import Config
from engine.core.seats import PUBLIC, Eye
from engine.core.words import Msg
from tables.context import Context
from tables.entries import Kind
from tables.log import seed_of
from tables.processes import Urgency
from tables.table import Table

OWN = ""
EVERYONE = "all"
NEWEST = 0
RECENT = 8
"""How many steps before the one looked at are told with it: what one may have missed."""


@dataclass(frozen=True)
class Told:
    """What one step of the log tells an eye. ``undone``: it was taken back since."""

    rev: int
    at: int
    words: tuple[Msg, ...]
    undone: bool


@dataclass(frozen=True)
class Moment:
    """One step that an eye may look at, and the table as it then stood.

    ``number`` counts the steps that tell this eye anything. Revisions would give away that
    somebody changed a hidden answer, which tells the others nothing at all.
    """

    number: int
    count: int
    eye: Eye
    told: Told
    before: tuple[Told, ...]
    match: AnyMatch


def eye_for(table: Table, user: int, wanted: str = OWN) -> Eye:
    """The eye that this person looks with: their own or the public one, and after the end any."""
    if wanted == OWN:
        return table.seat_of(user)
    if wanted == EVERYONE:
        return PUBLIC
    if not wanted.isdecimal() or int(wanted) >= len(table.seats):
        raise Refused("refused-not-an-answer", word=wanted)
    if table.row.ended_at is None and int(wanted) != table.seat_of(user):
        raise Refused("refused-eyes-closed")
    return int(wanted)


def ended_needed(table: Table) -> None:
    """Refused while the game runs or is sealed: what is asked for would tell secrets."""
    table.shown()
    table.open_needed()
    if table.row.ended_at is None:
        raise Refused("refused-not-over")


async def moment(context: Context, table: Table, eye: Eye, number: int = NEWEST) -> Moment:
    """The step with this number as the eye counts them, or the newest."""
    lines = await told(context, table, eye)
    number = number or len(lines)
    if not 1 <= number <= len(lines):
        raise Refused("refused-not-in-range", word=str(number), low=1, high=len(lines))
    return await _moment(context, table, eye, lines, number)


async def moment_at(context: Context, table: Table, eye: Eye, rev: int) -> Moment:
    """The step that was the eye's newest when the log had this revision."""
    lines = await told(context, table, eye)
    number = sum(line.rev <= rev for line in lines)
    return await _moment(context, table, eye, lines, max(1, number))


async def asked_at(context: Context, table: Table) -> tuple[int, int]:
    """The revision at which the present question was put, and how many moves there were then; both
    are zero in a lobby. The newest would give away that somebody has changed a hidden answer."""
    if table.position is None:
        return 0, 0
    step = await steps.at(context.database, table.id, table.position.step.opened)
    return (step.rev, step.ply) if step is not None else (0, 0)


async def told(context: Context, table: Table, eye: Eye) -> list[Told]:
    """The steps of this game that tell the eye something, in order."""
    table.shown()
    log = await steps.log(context.database, table.id)
    return await context.elsewhere(Urgency.LOOKED_AT, told_to, log, eye)


async def _moment(
    context: Context, table: Table, eye: Eye, lines: list[Told], number: int
) -> Moment:
    this = lines[number - 1]
    before = tuple(lines[max(0, number - 1 - RECENT) : number - 1])
    match = await _match_at(context, table, this.rev)
    return Moment(number, len(lines), eye, this, before, match)


def told_to(entries: Sequence[Entry], eye: Eye) -> list[Told]:
    """Those of these entries that tell the eye something, and whether they still count."""
    line = present_line(entries)
    read = ((entry, notices(codec.load_events(entry.events), eye)) for entry in entries)
    return [
        Told(entry.rev, entry.at, words, is_move(entry) and entry.rev not in line)
        for entry, words in read
        if words
    ]


def is_move(entry: Entry) -> bool:
    """Whether somebody, or Boroughs for them, has played here."""
    return entry.action != ""


def present_line(entries: Iterable[Entry]) -> frozenset[int]:
    """The revisions of the start and of the moves that still count, after all undos."""
    parents: dict[int, int] = {}
    newest: dict[int, int] = {}
    head = 0
    for entry in entries:
        if entry.kind == Kind.UNDO:
            head = newest[entry.ply]
        elif entry.kind == Kind.START or is_move(entry):
            parents[entry.rev] = head
            newest[entry.ply] = head = entry.rev
    line = []
    while head:
        line.append(head)
        head = parents[head]
    return frozenset(line)


async def _match_at(context: Context, table: Table, rev: int) -> AnyMatch:
    try:
        step = await steps.at(context.database, table.id, rev)
        if step is None:
            raise Refused("refused-no-such-game")
        return packed_at(table, step).match()
    except (codec.Unreadable, Damaged) as error:
        raise Refused("refused-parked") from error


@dataclass(frozen=True)
class PackedMatch:
    """A match that can be sent to another process, with all its secrets."""

    game: str
    config: Config
    seed: bytes = field(repr=False)
    ply: int
    state: bytes = field(repr=False)

    def match(self) -> AnyMatch:
        """The match itself."""
        return load(find(self.game), self.config, self.seed, self.ply, self.state)


def packed_at(table: Table, step: LogRow) -> PackedMatch:
    """The match of this table as it stood after this step."""
    config = table.shown().match.config
    return PackedMatch(table.row.game, config, seed_of(table), step.ply, step.state)


def packed_now(table: Table) -> PackedMatch:
    """The match as it stands. Refused where no game is being played."""
    return packed_at(table, table.match_needed().step)
