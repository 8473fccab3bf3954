"""Where tables are, and which of them concern somebody."""

from __future__ import annotations

from db import games, seats
from db.games import Game, Status
from engine.core.errors import Refused
from engine.core.words import Msg
from tables.office import Office
from tables.table import person

GameRow = Game
"""A table as a line of the archive, without its match."""

LOBBY = Status.LOBBY
RUNNING = (Status.PLAYING, LOBBY)
ENDED = (Status.OVER, Status.CANCELLED)
MOST_PAST = 50


async def moved_to(office: Office, game: int, thread: int | None) -> None:
    """The game is played in this thread from now on."""
    async with office.database.write() as writer:
        await games.set_thread(writer, game, thread)


async def waiting_for(office: Office, user: int) -> list[Game]:
    """The games that wait for this person, the longest wait first."""
    return await games.waiting_for(office.database, user)


async def tables_of(office: Office, user: int) -> list[Game]:
    """The tables at which this person sits, running games first."""
    found: list[Game] = []
    for status in RUNNING:
        found += await games.of_user(office.database, user, status)
    return found


async def finished_of(office: Office, user: int) -> list[Game]:
    """The games of this person that have ended, the latest first; not lobbies that came to
    nothing."""
    found: list[Game] = []
    for status in ENDED:
        found += await games.of_user(office.database, user, status)
    return sorted((game for game in found if game.rev), key=lambda game: -game.id)[:MOST_PAST]


async def tables_in(office: Office, guild: int) -> list[Game]:
    """The lobbies and running games of one server."""
    found: list[Game] = []
    for status in RUNNING:
        found += await games.in_guild(office.database, guild, status)
    return found


async def meant(office: Office, place: int | None, user: int, named: int | None) -> int:
    """The table that a command means: the one named, the one played here, or one's only one."""
    if named is not None:
        return named
    here = await games.at_place(office.database, place) if place is not None else []
    threads = [game for game in here if game.thread == place]
    if threads:
        return threads[0].id
    mine = await games.of_user(office.database, user, Status.PLAYING)
    if len(mine) == 1:
        return mine[0].id
    raise Refused("refused-which-game" if mine else "refused-no-game-here")


async def lobby_of(office: Office, place: int | None, user: int) -> int:
    """The lobby that a command means: the newest in this channel, or one's own."""
    here = await games.at_place(office.database, place) if place is not None else []
    lobbies = [game for game in here if game.status is Status.LOBBY]
    lobbies += await games.of_user(office.database, user, Status.LOBBY)
    if not lobbies:
        raise Refused("refused-no-lobby-here")
    return lobbies[0].id


async def retry_parked(office: Office) -> None:
    """A new version may be able to read what an older one could not."""
    for game in await games.with_status(office.database, Status.PARKED):
        async with office.database.write() as writer:
            await games.unpark(writer, game.id)


async def people(office: Office, game: int) -> tuple[Msg, ...]:
    """Those who sit at a table, by seat."""
    return tuple(person(row) for row in await seats.of_game(office.database, game))
