"""During a game: being asked, choosing step by step, acting, looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from db import drafts, lateness, receipts, seats, steps, turns
from db.drafts import Draft as DraftRow
from db.statements import Statement
from engine.core.choices import Done, Draft, OneOf, Option, Step, accept, advance, default_answer
from engine.core.errors import Refused, Stale
from engine.core.events import Event
from engine.core.game import Outcome, Tally
from engine.core.match import AnyMatch, Preview
from engine.core.seats import Private, Seat, Seen
from engine.core.words import Msg, msg, who
from tables.context import Caller, Office, errand, receipt
from tables.history.ending import end_words
from tables.log import Entry, Kind, closing, ending, played, stored_turns, with_stand_ins
from tables.play import consent
from tables.play.consent import Wish
from tables.table import Running, Table

BETWEEN_TOKENS = "\n"
FIRST: Seat = 0


@dataclass(frozen=True)
class Aside:
    """Something else that could be done after the first ``length`` tokens of a draft."""

    length: int
    option: Option


@dataclass(frozen=True)
class Question:
    """What one seat is asked now: how far its draft has come, and what that would do.

    ``answered`` counts the questions that were really put so far; ``spots`` are the places on the
    board that were chosen with them, ``about`` those that the questions themselves are about, the
    present one too; ``asides`` is what could be done instead of what was taken for granted since
    then.
    """

    seat: Seat
    opened: int
    draft: Draft
    answered: int
    spots: tuple[str, ...]
    about: tuple[str, ...]
    step: Step
    seen: Seen[object, Private]
    preview: Preview[object] | None
    asides: tuple[Aside, ...]


async def ask(office: Office, game: int, user: int) -> Question:
    """The question that this person has before them, with what they have chosen so far."""
    table = await office.table(game)
    running, seat = table.match_needed(), table.seat_needed(user)
    return question(running, seat, await _draft(office, table, seat))


async def _draft(office: Office, table: Table, seat: Seat) -> Draft:
    """The stored tokens, as long as they answer the question that stands now."""
    row = await drafts.find(office.database, table.id, seat)
    if row is None or row.opened != table.match_needed().step.opened or not row.tokens:
        return ()
    return tuple(row.tokens.split(BETWEEN_TOKENS))


def question(running: Running, seat: Seat, draft: Draft) -> Question:
    """The next step of this draft; a draft that the table has overtaken starts anew."""
    match = running.match
    try:
        draft, step = match.ask(seat, _walked(match, seat, draft))
    except Refused:
        draft, step = match.ask(seat)
    seen = match.seen_by(seat)
    asked = [match.game.ask(seen.view, draft[:length]) for length in range(len(draft))]
    return Question(
        seat=seat,
        opened=running.step.opened,
        draft=draft,
        answered=sum(_was_put(one, token) for one, token in zip(asked, draft, strict=True)),
        spots=tuple(_chosen_spots(asked, draft)),
        about=tuple(_places_asked_about([*asked, step])),
        step=step,
        seen=seen,
        preview=match.preview(seat, draft) if isinstance(step, Done) else None,
        asides=tuple(_asides(asked, draft)),
    )


def _was_put(step: Step, token: str) -> bool:
    """Whether somebody chose this answer; otherwise it was taken for granted."""
    return default_answer(step) != token


def _asides(asked: list[Step], draft: Draft) -> Iterator[Aside]:
    """From the last question that was really put to the present one."""
    for length in range(len(draft) - 1, -1, -1):
        step = asked[length]
        if _was_put(step, draft[length]) or not isinstance(step, OneOf):
            return
        yield from (Aside(length, option) for option in step.options if option.secondary)


def _chosen_spots(asked: list[Step], draft: Draft) -> Iterator[str]:
    for step, token in zip(asked, draft, strict=True):
        if isinstance(step, OneOf):
            yield from (o.spot for o in step.options if o.token == token and o.spot is not None)


def _places_asked_about(asked: list[Step]) -> Iterator[str]:
    for step in asked:
        if isinstance(step, OneOf):
            yield from step.about


def _walked(match: AnyMatch, seat: Seat, draft: Draft) -> Draft:
    view = match.seen_by(seat).view
    walked: Draft = ()
    for token in draft:
        walked = (*walked, accept(match.game.ask(view, walked), token))
    return walked


@errand
async def choose(office: Office, table: Table, caller: Caller, opened: int, token: str) -> None:
    """Answer the present question; the answer is kept, but nothing is played yet."""
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    check_fresh(running, opened)
    now = question(running, seat, await _draft(office, table, seat))
    await _keep(office, table, caller, (*now.draft, accept(now.step, token)))


@errand
async def step_aside(office: Office, table: Table, caller: Caller, opened: int, token: str) -> None:
    """Do something else than what was taken for granted."""
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    check_fresh(running, opened)
    now = question(running, seat, await _draft(office, table, seat))
    chosen = next((aside for aside in now.asides if aside.option.token == token), None)
    if chosen is None:
        raise Stale("refused-stale")
    await _keep(office, table, caller, (*now.draft[: chosen.length], token))


@errand
async def back(office: Office, table: Table, caller: Caller, opened: int) -> None:
    """Take the last answer back; those that nobody was asked for go with it."""
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    check_fresh(running, opened)
    now = question(running, seat, await _draft(office, table, seat))
    await _keep(office, table, caller, earlier(running.match, seat, now.draft))


def earlier(match: AnyMatch, seat: Seat, draft: Draft) -> Draft:
    """The draft up to the last question that was really put."""
    view = match.seen_by(seat).view
    for length in range(len(draft) - 1, -1, -1):
        if _was_put(match.game.ask(view, draft[:length]), draft[length]):
            return draft[:length]
    return ()


async def _keep(office: Office, table: Table, caller: Caller, draft: Draft) -> None:
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    draft, _ = advance(running.match.game.ask, running.match.seen_by(seat).view, draft)
    row = DraftRow(table.id, seat, running.step.opened, BETWEEN_TOKENS.join(draft))
    async with office.database.write() as writer:
        await receipts.keep(writer, receipt(office, caller, table.id))
        await drafts.put(writer, row)


@errand
async def confirm(office: Office, table: Table, caller: Caller, opened: int) -> None:
    """Play the finished draft."""
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    check_fresh(running, opened)
    now = question(running, seat, await _draft(office, table, seat))
    if not isinstance(now.step, Done):
        raise Refused("refused-unfinished")
    await _act(office, table, caller, now.draft)


@errand
async def act(office: Office, table: Table, caller: Caller, text: str) -> None:
    """Play a whole action given as text, at once."""
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    await _act(office, table, caller, running.match.read(seat, text))


async def _act(office: Office, table: Table, caller: Caller, action: Draft) -> None:
    running, seat = table.match_needed(), table.seat_needed(caller.user)
    entry = played(Kind.ACT, seat, running.match.act(seat, action))
    also = _being_here(table, seat)
    if table.seats[seat].bot is not None:
        back = Event(msg("notice-back", who=who(seat)))
        entry = replace(entry, events=(back, *entry.events))
    await store(office, table, caller, with_stand_ins(entry, table.vacant), also=also)


def _being_here(table: Table, seat: Seat) -> tuple[Statement, ...]:
    """Whoever moves is late no more, and needs nobody to stand in."""
    late = (lateness.forgiving(table.id, seat),) if table.row.pace is not None else ()
    bot = table.seats[seat].bot
    return late if bot is None else (*late, seats.standing_in(table.id, seat, None))


async def store(
    office: Office,
    table: Table,
    caller: Caller,
    entries: list[Entry],
    outcome: Outcome | None = None,
    also: tuple[Statement, ...] = (),
) -> None:
    """Write these entries, and the end of the game if they bring it, in one transaction.

    A move closes a wish to undo that was open: the table has gone on.
    """
    outcome = outcome or entries[-1].match.outcome
    now = office.now()
    request = await consent.pending(office, table.id)
    if request is not None and (request.kind == Wish.UNDO or outcome is not None):
        entries = [_lapsing(entries[0], request.kind), *entries[1:]]
        also = (*consent.closing(request), *also)
    if outcome is not None:
        words = end_words(outcome, table.game.co_op(entries[-1].match.config))
        entries = [*entries[:-1], ending(entries[-1], seed_of(table), words)]
        also += closing(table, outcome, now)
    kept = receipt(office, caller, table.id)
    *earlier_turns, last = stored_turns(table, entries, now, kept)
    await turns.store(office.database, *earlier_turns, replace(last, also=also))
    if outcome is not None:
        await _pack(office, table.id)


async def _pack(office: Office, game: int) -> None:
    """A finished game is looked at rarely: its many states are made small."""
    while await steps.pack(office.database, game):
        pass


def _lapsing(entry: Entry, kind: str) -> Entry:
    lapsed = Event(msg("notice-lapsed", wish=kind))
    return replace(entry, events=(lapsed, *entry.events))


def seed_of(table: Table) -> bytes:
    """The secret of this game. Shown to nobody before the end."""
    if table.row.seed is None:
        raise Refused("refused-not-started")
    return table.row.seed


def check_fresh(running: Running, opened: int) -> None:
    """A press on an old panel meets a table that has moved on."""
    if running.step.opened != opened:
        raise Stale("refused-stale")


async def preview(office: Office, game: int, user: int, text: str) -> Preview[object]:
    """What this action would do, as far as its player can know."""
    table = await office.table(game)
    running, seat = table.match_needed(), table.seat_needed(user)
    return running.match.preview(seat, running.match.read(seat, text))


def end_foreseen(preview: Preview[object], people: int) -> tuple[Msg, ...]:
    """That the game would end, and who would win then; nothing where it goes on."""
    end, me = preview.end, preview.seen.eye
    if end is None:
        return ()
    if end.winners is None:
        return (msg("preview-end"),)
    if end.winners == (me,):
        return (msg("preview-end-yours"),)
    if end.won is not None:
        return (msg("preview-end-together" if end.won else "preview-end-lost", people=people),)
    names = tuple(who(seat) for seat in end.winners)
    return (msg("preview-end-won", who=names, count=len(names)),)


def points_changed(preview: Preview[object], people: int) -> tuple[Msg, ...]:
    """The change in points of every seat that has one, in words, and what it is made of. Whoever
    plays alone is the whole team."""
    pairs = zip(preview.before, preview.after, strict=True)
    alone = FIRST if people == 1 else None
    return tuple(line for before, after in pairs for line in _changes(before, after, alone))


def _changes(before: Tally, after: Tally, alone: Seat | None) -> Iterator[Msg]:
    """The whole in one line; below it the parts, where there are several to tell apart."""
    changed = [(part.label, part.points - _points_for(part.label, before)) for part in after.parts]
    parts = tuple(msg("preview-part", label=label, points=n) for label, n in changed if n)
    if parts or after.points != before.points:
        seat = after.seat if after.seat is not None else alone
        yield _change(seat, after.points - before.points)
    if parts and len(changed) > 1:
        yield msg("preview-parts", parts=parts)


def _points_for(label: Msg, tally: Tally) -> int:
    return sum(part.points for part in tally.parts if part.label == label)


def _change(seat: Seat | None, points: int) -> Msg:
    if seat is None:
        return msg("preview-points-together", points=points)
    return msg("preview-points", who=who(seat), points=points)
