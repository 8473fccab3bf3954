"""On what a prepared move may depend. All of it is known to its owner, so that whether it is played
tells them nothing new: their view, and what they have read of the others' moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from db import steps
from db.orders import Order
from db.steps import Entry
from engine.core import codec
from engine.core.actions import legal
from engine.core.choices import Draft
from engine.core.errors import Refused, Stale
from engine.core.events import notices
from engine.core.game import AnyGame
from engine.core.seats import Seat
from engine.core.words import Msg
from tables.context import Context
from tables.entries import Kind
from tables.holding import Held
from tables.orders.outlook import Prepared
from tables.play.question import unpacked
from tables.table import Table

DEEDS = frozenset({Kind.ACT, Kind.AUTO, Kind.TIMEOUT})
OF_THE_HOUSE = "notice-"
"""How the keys of what Boroughs tells begin; all other words are a game's."""

LOOK_BACK = 60
"""So many entries of the log are looked through for what others have done."""

MOST_DEEDS = 12


class Condition(StrEnum):
    """When a prepared move is played; that it is still legal goes without saying."""

    LEGAL = "legal"
    UNTOUCHED = "untouched"
    DID = "did"


@dataclass(frozen=True)
class Deed:
    """What a seat has done at one revision, as one reader was told."""

    seat: Seat
    rev: int
    told: Msg

    @property
    def detail(self) -> str:
        """What an order keeps of it."""
        return f"{self.seat}-{self.rev}"


def digest(game: AnyGame, view: object, action: Draft) -> str:
    """What tells one state of the places that this action names from another; nothing, where it
    names none."""
    found = game.at_stake(view, action)
    return sha256(repr(found).encode()).hexdigest() if found else ""


def can_be_touched(game: AnyGame, prepared: Prepared) -> bool:
    """Whether this move names places that somebody could touch before it."""
    if prepared.prospect is None:
        return False
    return bool(game.at_stake(prepared.prospect.seen.view, prepared.action))


async def broken(context: Context, table: Table, seat: Seat, order: Order) -> Held | None:
    """Why this move of a seat that is asked must not be played now; None where it may."""
    game, view = table.game, table.match_needed().match.seen_by(seat).view
    action = unpacked(order.action)
    try:
        legal(game.ask, view, action)
    except Refused:
        return Held.ILLEGAL
    if order.condition == Condition.UNTOUCHED and digest(game, view, action) != order.detail:
        return Held.TOUCHED
    if order.condition == Condition.DID and not await _did(context, table, seat, order):
        return Held.OTHERWISE
    return None


async def _did(context: Context, table: Table, eye: Seat, order: Order) -> bool:
    """Whether the latest thing that a seat has done is of the kind that was chosen."""
    wanted = await deed_named(context, table, eye, order.detail)
    latest = await steps.latest_of_seats(context.database, table.id)
    rev, _ = latest.get(wanted.seat, (0, 0))
    done = await _deed_at(context, table, eye, rev)
    return done is not None and done.told.key == wanted.told.key


async def deed_named(context: Context, table: Table, eye: Seat, detail: str) -> Deed:
    """The deed that an order keeps so; ``Stale`` where there is none that this eye has read."""
    _, _, rev = detail.partition("-")
    deed = await _deed_at(context, table, eye, int(rev)) if _is_number(rev) else None
    if deed is None or deed.detail != detail or deed.seat == eye:
        raise Stale("refused-stale")
    return deed


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 9


async def _deed_at(context: Context, table: Table, eye: Seat, rev: int) -> Deed | None:
    entries = await steps.since(context.database, table.id, rev - 1) if rev else []
    return _deed(entries[0], eye) if entries and entries[0].rev == rev else None


def _deed(entry: Entry, eye: Seat) -> Deed | None:
    """What this eye has read of a move, in the game's own words; None where that is nothing."""
    if entry.seat is None or entry.kind not in DEEDS:
        return None
    told = notices(codec.load_events(entry.events), eye)
    own = [line for line in told if not line.key.startswith(OF_THE_HOUSE)]
    return Deed(entry.seat, entry.rev, own[0]) if own else None


async def deeds(context: Context, table: Table, eye: Seat) -> list[Deed]:
    """The kinds of things that the others have done lately, the newest of each kind first."""
    entries = await steps.since(context.database, table.id, table.row.rev - LOOK_BACK)
    found: dict[tuple[Seat, str], Deed] = {}
    for entry in reversed(entries):
        deed = _deed(entry, eye) if entry.seat != eye else None
        if deed is not None:
            found.setdefault((deed.seat, deed.told.key), deed)
    return list(found.values())[:MOST_DEEDS]
