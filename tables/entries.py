"""From moves to what the archive must keep. Pure: rows in, rows out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from db.receipts import Receipt
from db.results import Result
from db.steps import LogRow
from db.turns import Turn as StoredTurn
from engine.core import codec
from engine.core.actions import text_of
from engine.core.events import Event
from engine.core.game import Outcome, Turn
from engine.core.match import AnyMatch, Moved
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables.table import Position, Table
from tables.time.arithmetic import call_at

SEED, SEED_LATER = "notice-seed", "notice-seed-later"
SEEDS = frozenset({SEED, SEED_LATER})
"""The keys of what is told of the seed at the end."""


class Kind(StrEnum):
    """What an entry of the log is."""

    START = "start"
    ACT = "act"
    AUTO = "auto"
    TIMEOUT = "timeout"
    UNDO = "undo"
    RESIGN = "resign"
    NOTE = "note"


class Publication(StrEnum):
    """What is published: the lobby after a change, board and hands after an entry, news for the
    followers after a board, and the thread itself for people who are not in it yet."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    MEMBERS = "company"
    FOLLOWERS = "followers"


@dataclass(frozen=True)
class Entry:
    """One thing to be written into the log, before it has a revision.

    ``asked_at`` is for an entry that puts a former question again: since when its clock runs.
    ``hands`` are the seats that are shown their hands without being whispered to, and ``calls``
    those that are called though nothing new is asked of them by the game. ``prepared``: its player
    had prepared this move.
    """

    kind: Kind
    match: AnyMatch
    events: tuple[Event, ...]
    seat: Seat | None = None
    action: str = ""
    dice: bool = False
    asked_at: int | None = None
    hands: tuple[Seat, ...] = ()
    calls: frozenset[Seat] = frozenset()
    prepared: bool = False


def played(kind: Kind, seat: Seat, moved: Moved[object, object]) -> Entry:
    """The entry of a move."""
    text = text_of(moved.action)
    return Entry(kind, moved.match, moved.events, seat, text, moved.dice)


def with_stand_ins(entry: Entry, vacant: frozenset[Seat]) -> list[Entry]:
    """This entry, and the moves of Boroughs for empty seats that follow from it at once. Where
    everybody goes at their own pace, an empty seat goes along with the slowest who sits there."""
    entries = [entry]
    while (seat := _empty_seat_asked(entries[-1].match.turn, vacant)) is not None:
        match = entries[-1].match
        moved = match.act(seat, match.fallback(seat))
        told = Event(msg("notice-auto", who=who(seat)))
        entries.append(played(Kind.AUTO, seat, replace(moved, events=(told, *moved.events))))
    return entries


def _empty_seat_asked(turn: Turn | None, vacant: frozenset[Seat]) -> Seat | None:
    if turn is None:
        return None
    empty = [seat for seat in turn.seats if seat in vacant]
    if turn.progress:
        others = [turn.progress[seat] for seat in turn.seats if seat not in vacant]
        empty = [seat for seat in empty if not others or turn.progress[seat] < min(others)]
    return next(iter(empty), None)


def ending(entry: Entry, seed: bytes | None, words: tuple[Msg, ...] = ()) -> Entry:
    """The last entry of a game with its end in these words and the seed, so that every shuffle can
    be checked; without a seed it is told later. Nothing is to be done with a hand any more."""
    shown = msg(SEED_LATER) if seed is None else msg(SEED, seed=seed.hex())
    told = (*words, shown)
    hands = tuple(range(entry.match.config.seats))
    return replace(entry, events=(*entry.events, *map(Event, told)), hands=hands)


def stored_turns(
    table: Table, entries: Iterable[Entry], now: int, receipt: Receipt | None
) -> Iterator[StoredTurn]:
    """The rows of these entries, one after another; the receipt goes with the first."""
    before = table.position
    rev = table.row.rev
    for entry in entries:
        rev += 1
        step = stored_step(table.id, rev, entry, before, now)
        since = (entry.asked_at or now) if step.opened == rev else None
        wake = _wake(since, table.row.pace)
        shown = publications(entry, in_turn(entry, before, is_new=step.opened == rev))
        yield StoredTurn(step, asked(entry.match), shown, receipt, (), since, wake)
        before, receipt = Position(entry.match, step), None


def _wake(asked_at: int | None, pace: int | None) -> int | None:
    """When the clock of a new question must be looked at; None where none begins to run."""
    return None if asked_at is None or pace is None else call_at(asked_at + pace, pace)


def stored_step(table_id: int, rev: int, entry: Entry, before: Position | None, now: int) -> LogRow:
    """The log entry with its snapshot."""
    since = opened(rev, entry, before)
    return LogRow(
        table_id=table_id,
        rev=rev,
        ply=entry.match.ply,
        opened=since,
        kind=entry.kind,
        seat=entry.seat,
        dice=entry.dice,
        reveals=any(event.reveals for event in entry.events),
        at=now,
        calls=called(entry, before, is_new=since == rev),
        action=entry.action,
        events=codec.dump_plain(entry.events),
        state=entry.match.dump(),
    )


def opened(rev: int, entry: Entry, before: Position | None) -> int:
    """The revision at which the present question was asked.

    A note leaves the question as it is, and so does one of several answers given together:
    otherwise one player's choice would make the buttons of the others stale.
    """
    if before is None:
        return rev
    was, now = before.match.turn, entry.match.turn
    same = entry.kind in (Kind.NOTE, Kind.RESIGN) or (
        was is not None and was.together and _stage(was) == _stage(now)
    )
    return before.step.opened if same else rev


def asked(match: AnyMatch) -> frozenset[Seat]:
    """The seats that the table waits for."""
    return frozenset(match.turn.seats) if match.turn is not None else frozenset()


def called(entry: Entry, before: Position | None, *, is_new: bool) -> frozenset[Seat]:
    """The seats whose turn it becomes by this entry, but for whoever has just moved: they are
    there, and their panel shows the next question. ``is_new``: it opens a new question."""
    there = {entry.seat} if entry.kind is Kind.ACT and not entry.prepared else set()
    return in_turn(entry, before, is_new=is_new) - there


def in_turn(entry: Entry, before: Position | None, *, is_new: bool) -> frozenset[Seat]:
    """The seats whose turn it becomes by this entry. ``is_new``: it opens a new question.

    Seats that the table waited for already are left out, for they have been called; so is the seat
    that goes on with its turn, or takes a move back.
    """
    if before is None:
        return asked(entry.match) | entry.calls
    was, now = before.match.turn, entry.match.turn
    known = {entry.seat} if not is_new or entry.kind is Kind.UNDO or _goes_on(was, now) else set()
    if not is_new or _stage(was) == _stage(now):
        known |= asked(before.match) - {entry.seat}
    return (asked(entry.match) - known) | entry.calls


def _goes_on(was: Turn | None, now: Turn | None) -> bool:
    """Whether one question follows the other in the same turn."""
    if was is None or now is None or was.together or now.together:
        return False
    return was.number == now.number


def _stage(turn: Turn | None) -> tuple[str, int] | None:
    return None if turn is None else (turn.stage, turn.number)


def publications(entry: Entry, turns: frozenset[Seat]) -> tuple[tuple[str, int | None], ...]:
    """The board where there is something to tell or somebody's turn begins, and the hands of all
    whose ``turns`` begin or who were whispered to.

    A changed hidden answer publishes no board, not even one without words: it would tell the
    others.
    """
    if entry.kind in (Kind.START, Kind.UNDO):
        seats = set(range(entry.match.config.seats))
    else:
        seats = {whisper.seat for event in entry.events for whisper in event.private}
        seats |= {*entry.hands, *(turns - entry.calls)}
    hands: list[tuple[str, int | None]] = [(Publication.HAND, seat) for seat in sorted(seats)]
    told = bool(turns) or any(event.public is not None for event in entry.events)
    return ((Publication.BOARD, None), *hands) if told else tuple(hands)


def result(table: Table, outcome: Outcome, seat: Seat) -> Result:
    """How one seat came out. In a team everyone has the team's points."""
    points = {tally.seat: tally.points for tally in outcome.tallies}
    return Result(
        table_id=table.id,
        seat=seat,
        user=table.seats[seat].user,
        rank=outcome.ranks[seat],
        score=points.get(seat, points.get(None, 0)),
        won=outcome.won,
        resigned=seat in table.vacant,
        whole_campaign=outcome.whole_campaign,
    )
