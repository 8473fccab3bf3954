"""Where tables are, and which of them concern somebody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from db import games, seats
from db.games import Game, Status
from db.seats import Seat as SeatRow
from engine.core.errors import Refused
from tables.access import admitted, check_admitted, known_in
from tables.context import Context
from tables.people.replacing import is_open
from tables.table import Table

GameRow = Game
"""A table as a line of the archive, without its match."""

LOBBY = Status.LOBBY
RUNNING = (Status.PLAYING, LOBBY)
ENDED = (Status.OVER, Status.CANCELLED)
MOST_PAST = 50


async def moved_to(context: Context, table_id: int, thread: int | None) -> None:
    """Record that the game is played in this thread from now on; None: in no thread any more."""
    await games.set_thread(context.database, table_id, thread)


async def thread_is_gone(context: Context, table_id: int) -> bool:
    """Forget the thread that was made for this game, so that it gets a new one. Returns whether
    there was one."""
    row = await games.find(context.database, table_id)
    if row is None or row.thread is None or row.thread == row.channel:
        return False
    await moved_to(context, table_id, None)
    return True


async def waiting_for(context: Context, user: int) -> list[Game]:
    """The games that wait for this person, the longest wait first."""
    return await games.waiting_for(context.database, user)


async def tables_of(context: Context, user: int) -> list[Game]:
    """The tables at which this person sits, running games first."""
    found: list[Game] = []
    for status in RUNNING:
        found += await games.of_user(context.database, user, status)
    return found


async def finished_of(context: Context, user: int) -> list[Game]:
    """The games of this person that have ended, the latest first; not lobbies that came to
    nothing."""
    found: list[Game] = []
    for status in ENDED:
        found += await games.of_user(context.database, user, status)
    return sorted((game for game in found if game.rev), key=lambda game: -game.id)[:MOST_PAST]


async def tables_in(context: Context, guild: int, user: int) -> list[Game]:
    """The lobbies and running games of one server, as far as this person may know of them."""
    found: list[Game] = []
    for status in RUNNING:
        found += await known_in(context, guild, status, user)
    return found


async def joinable_in(context: Context, guild: int, user: int) -> list[Game]:
    """The running games of one server with a seat that this person could take over, as far as
    they may know of them."""
    found = await known_in(context, guild, Status.PLAYING, user)
    return [game for game in found if await _has_room(context, game.id, user)]


async def _has_room(context: Context, table_id: int, user: int) -> bool:
    rows = await seats.of_game(context.database, table_id)
    return any(map(is_open, rows)) and all(row.left_at or row.user != user for row in rows)


@dataclass(frozen=True)
class Asking:
    """Who asks, and where: the channel or thread, and the server."""

    user: int
    place: int | None = None
    guild: int | None = None


async def seen(context: Context, asking: Asking, table_id: int) -> Table:
    """This table. Refused where the person who asks may not know of it."""
    await check_admitted(context, table_id, asking.user, asking.guild)
    return await context.table(table_id)


class WhichTable(Refused):
    """Several tables may be meant: one of ``among`` must be named."""

    def __init__(self, key: str, among: Sequence[Game]) -> None:
        super().__init__(key)
        self.among = tuple(among)


Candidates = Callable[[Context, Asking], Awaitable[list[Game]]]
"""The tables that a command may mean where none is named."""


async def own_games(context: Context, asking: Asking) -> list[Game]:
    """The games that one plays."""
    return await games.of_user(context.database, asking.user, Status.PLAYING)


async def own_tables(context: Context, asking: Asking) -> list[Game]:
    """The tables at which one sits, lobbies too."""
    return await tables_of(context, asking.user)


async def past_games(context: Context, asking: Asking) -> list[Game]:
    """The games that one plays; where there are none, those that one has played."""
    return await own_games(context, asking) or await finished_of(context, asking.user)


async def ended_games(context: Context, asking: Asking) -> list[Game]:
    """The games that one has played to their end."""
    return await finished_of(context, asking.user)


async def others_in(context: Context, asking: Asking) -> list[Game]:
    """The tables of this server at which one does not sit."""
    found = await tables_in(context, asking.guild or 0, asking.user)
    mine = {game.id for game in await tables_of(context, asking.user)}
    return [game for game in found if game.id not in mine]


async def lobbies_of_others(context: Context, asking: Asking) -> list[Game]:
    """The lobbies of this server in which one does not sit yet."""
    return [game for game in await others_in(context, asking) if game.status is LOBBY]


async def open_seats_in(context: Context, asking: Asking) -> list[Game]:
    """The games of this server with a seat that one could take over."""
    return await joinable_in(context, asking.guild or 0, asking.user)


async def known_to(context: Context, asking: Asking) -> list[Game]:
    """One's own tables, and then the others of this server. One that they leave meanwhile is there
    once."""
    own = await tables_of(context, asking.user)
    mine = {game.id for game in own}
    return own + [game for game in await others_in(context, asking) if game.id not in mine]


async def meant(
    context: Context, asking: Asking, named: int | None, among: Candidates = own_games
) -> int:
    """The table that a command means: the one named, the one played here, or the only candidate.

    Every command finds its table through here, so nobody meets one that they may not know of.
    """
    table_id = await _named_or_here(context, asking, named)
    if table_id is not None:
        return table_id
    found = await among(context, asking)
    if not found:
        raise Refused("refused-no-game-here")
    if len(found) > 1:
        raise WhichTable("refused-which-game", found)
    return found[0].id


async def _named_or_here(context: Context, asking: Asking, named: int | None) -> int | None:
    """The table that is named, or else the one played here; None where there is neither. Refused
    where the person who asks may not know of it."""
    table_id = named if named is not None else await _played_at(context, asking)
    if table_id is not None:
        await check_admitted(context, table_id, asking.user, asking.guild)
    return table_id


async def _played_at(context: Context, asking: Asking) -> int | None:
    """The table that is played in this thread; of several, one at which the person who asks plays,
    or else the one that runs."""
    if asking.place is None:
        return None
    here = await games.played_at(context.database, asking.place)
    mine = await games.of_user(context.database, asking.user, Status.PLAYING) if here[1:] else []
    theirs = [game for game in here if game.id in {one.id for one in mine}]
    return next((game.id for game in (*theirs, *here)), None)


async def called_to(context: Context, asking: Asking, named: int | None) -> int:
    """The table to which somebody is invited: the one named, the one played here, the newest lobby
    in this channel, or one's own."""
    table_id = await _named_or_here(context, asking, named)
    if table_id is not None:
        return table_id
    here = await games.at_place(context.database, asking.place) if asking.place else []
    lobbies = [game for game in here if game.status is Status.LOBBY]
    lobbies = [game for game in lobbies if await admitted(context, game, asking.user, asking.guild)]
    lobbies += await games.of_user(context.database, asking.user, Status.LOBBY)
    if not lobbies:
        raise Refused("refused-no-lobby-here")
    return lobbies[0].id


async def retry_parked(context: Context) -> None:
    """Take every parked game back into play: a new version may be able to read it."""
    await games.unpark_all(context.database)


async def seats_of(context: Context, table_id: int) -> list[SeatRow]:
    """Those who sit at a table, by seat."""
    return await seats.of_game(context.database, table_id)
