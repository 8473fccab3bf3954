"""Taking a move back: at once where nothing was learned from it, else by consent of the others."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db import receipts, steps, turns, votes
from db.statements import Writer
from db.steps import Step
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event, Whisper
from engine.core.match import AnyMatch, load
from engine.core.seats import Seat
from engine.core.words import msg, who
from tables.office import Caller, Office, errand, receipt
from tables.play import UNDO, seed_of
from tables.progress import Entry, Kind, stored_turns, with_stand_ins
from tables.table import Table


@dataclass(frozen=True)
class TakenBack:
    """A move that may be undone: the step that played it, and whether it is free to undo."""

    step: Step
    free: bool

    @property
    def target(self) -> int:
        """The ply to go back to."""
        return self.step.ply - 1


@errand
async def undo(office: Office, table: Table, caller: Caller) -> None:
    """Take one's latest move back, or ask the others whether one may."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    if await votes.open_request(office.database, table.id, UNDO) is not None:
        raise Refused("refused-undo-pending")
    taken = await latest_move(office, table, seat)
    if taken.free or not voters(table, seat):
        await _go_back(office, table, caller, seat, taken.target)
    else:
        await _request(office, table, caller, seat, taken.target)


async def latest_move(office: Office, table: Table, seat: Seat) -> TakenBack:
    """The newest move of this seat that still counts.

    Free: it is the very last move, no dice were drawn for it, and nothing hidden came to light.
    """
    ply = table.match_needed().match.ply
    for back in range(ply, 0, -1):
        step = await steps.act_at_ply(office.database, table.id, back)
        if step is not None and step.seat == seat and step.kind == Kind.ACT:
            return TakenBack(step, back == ply and not step.dice and not step.reveals)
    raise Refused("refused-nothing-to-undo")


def voters(table: Table, seat: Seat) -> frozenset[Seat]:
    """Everyone else who is still here."""
    people = {row.seat for row in table.seats if row.user is not None}
    return frozenset(people - table.vacant - {seat})


async def _request(office: Office, table: Table, caller: Caller, seat: Seat, target: int) -> None:
    asked = Event(msg("notice-undo-asked", who=who(seat)))
    request = Request(table.id, UNDO, table.row.rev + 1, seat, target, office.now())
    async with office.database.write() as writer:
        await votes.ask(writer, request)
        await _note(office, writer, table, caller, asked)


async def _note(office: Office, writer: Writer, table: Table, caller: Caller, event: Event) -> None:
    """An entry that tells something and moves nothing."""
    entry = Entry(Kind.NOTE, table.match_needed().match, (event,))
    kept = receipt(office, caller, table.id)
    await turns.store(writer, *stored_turns(table, [entry], office.now(), kept))


@errand
async def vote(office: Office, table: Table, caller: Caller, yes: bool) -> None:
    """Answer a request to take a move back: one no ends it, the last yes carries it out."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    request = await votes.open_request(office.database, table.id, UNDO)
    if request is None:
        raise Refused("refused-no-undo-request")
    if seat == request.seat:
        raise Refused("refused-own-vote")
    if not yes:
        await _refuse(office, table, caller, seat)
        return
    agreed = {seat, *(s for s, said in (await votes.on(office.database, request)).items() if said)}
    if voters(table, request.seat) <= agreed:
        await _go_back(office, table, caller, request.seat, request.target)
    else:
        await _agree(office, table, caller, request, seat)


async def _refuse(office: Office, table: Table, caller: Caller, seat: Seat) -> None:
    refused = Event(msg("notice-undo-refused", who=who(seat)))
    async with office.database.write() as writer:
        await votes.close(writer, table.id, UNDO)
        await _note(office, writer, table, caller, refused)


async def _agree(
    office: Office, table: Table, caller: Caller, request: Request, seat: Seat
) -> None:
    async with office.database.write() as writer:
        await receipts.keep(writer, receipt(office, caller, table.id))
        await votes.cast(writer, request, seat, True)


async def _go_back(office: Office, table: Table, caller: Caller, seat: Seat, target: int) -> None:
    """An undo is an entry of its own, with the earlier state; what it undid stays readable."""
    undone = await steps.act_at_ply(office.database, table.id, target + 1)
    action = undone.action if undone is not None else ""
    told = Whisper(seat, msg("notice-you-undid", action=action))
    event = Event(msg("notice-undone", who=who(seat)), (told,))
    match = await match_at(office, table, target)
    await _store_back(office, table, caller, Entry(Kind.UNDO, match, (event,), seat))


async def _store_back(office: Office, table: Table, caller: Caller, entry: Entry) -> None:
    entries = with_stand_ins(entry, table.vacant)
    kept = receipt(office, caller, table.id)
    *earlier_turns, last = stored_turns(table, entries, office.now(), kept)
    closing = replace(last, also=(votes.closing(table.id, UNDO),))
    await turns.store(office.database, *earlier_turns, closing)


async def match_at(office: Office, table: Table, ply: int) -> AnyMatch:
    """The match as it stood at an earlier ply of the present line."""
    step = await steps.act_at_ply(office.database, table.id, ply)
    if step is None:
        raise Refused("refused-nothing-to-undo")
    config = table.match_needed().match.config
    return load(table.game, config, seed_of(table), ply, step.state)


async def pending(office: Office, game: int) -> Request | None:
    """The request that waits for the others, if there is one."""
    return await votes.open_request(office.database, game, UNDO)


async def awaited(office: Office, table: Table) -> frozenset[Seat]:
    """The seats whose consent is still needed; nobody's, where nothing is asked."""
    request = await pending(office, table.id)
    if request is None:
        return frozenset()
    said = await votes.on(office.database, request)
    return voters(table, request.seat) - set(said)


@errand
async def roll_back(office: Office, table: Table, caller: Caller, ply: int) -> None:
    """A server manager sets the game back to an earlier move; everybody is told."""
    table.match_needed()
    match = await match_at(office, table, ply)
    event = Event(msg("notice-rolled-back", who=table.told_by(caller.user), ply=ply))
    await _store_back(office, table, caller, Entry(Kind.UNDO, match, (event,)))
