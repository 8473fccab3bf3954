"""The same game once more: the same people and options, and the next one begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from db.games import Game, Status
from db.statements import Connection
from engine.core.errors import Refused
from engine.core.options import Setting, Value, is_one_of
from tables.command import locked
from tables.context import Caller, Context
from tables.lobby.succession import locks_of, open_after, staying, successor
from tables.table import Table

AGAIN = "again"
FIRST = "first"
"""The option by which a game lets the host say who begins: the number of a seat, or chance."""

WAIT_SECONDS = 60
"""So long after one new table was called off the next one may be opened: each calls everybody."""

OPEN = (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True)
class Rematch:
    """The new table, and whether it was opened just now."""

    table: Table
    opened: bool


async def play_again(context: Context, table_id: int, caller: Caller) -> Rematch:
    """The lobby of the next game, opened now if there is none: everybody keeps their seat, and the
    person who asks first is the host. Refused while the game goes on, to those who did not sit
    there, and for a while after such a lobby was opened and called off."""
    async with locked(context, table_id) as before:
        if before.row.ended_at is None:
            raise Refused("refused-still-running")
        if before.seat_of(caller.user) is None:
            raise Refused("refused-not-seated")
        async with context.database.write(*locks_of(before, caller)) as writer:
            known = await successor(writer, before.id, AGAIN)
            open_one = known.id if known is not None and known.status in OPEN else None
            number = open_one or await _open(context, writer, before, caller, known)
    async with locked(context, number) as table:
        return Rematch(table, opened=open_one is None)


async def _open(
    context: Context, writer: Connection, before: Table, caller: Caller, known: Game | None
) -> int:
    wait = WAIT_SECONDS - (context.now() - known.created_at) if known is not None else 0
    if wait > 0:
        raise Refused("refused-too-fast", seconds=wait)
    settings, seats = before.game.spec.options, len(staying(before))
    options = next_options(settings, before.options, seats)
    return await open_after(context, writer, before, caller, AGAIN, options)


def next_options(
    settings: tuple[Setting, ...], options: Mapping[str, Value], seats: int
) -> dict[str, Value]:
    """The same options; where a seat was named to begin, the one after it begins. Chance stays."""
    begins = options.get(FIRST)
    setting = next((one for one in settings if one.key == FIRST), None)
    if setting is None or not isinstance(begins, str) or not begins.isdecimal():
        return dict(options)
    following = str(int(begins) % seats + 1)
    return {**options, FIRST: following if is_one_of(following, setting.values()) else begins}
