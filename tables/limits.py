"""How much one person, and one server, may have going on at once."""

from __future__ import annotations

from dataclasses import dataclass

from db import games, seats
from db.statements import Source
from engine.core.errors import Refused


@dataclass(frozen=True)
class Limits:
    """The limits as the host of the bot has set them."""

    lobbies: int = 5
    tables: int = 50
    server_tables: int = 500


async def check_lobbies(source: Source, limits: Limits, user: int) -> None:
    """Refused where this person has as many lobbies open as they may."""
    if await games.count_lobbies(source, user, limits.lobbies) >= limits.lobbies:
        raise Refused("refused-too-many-lobbies", most=limits.lobbies)


async def check_tables(source: Source, limits: Limits, user: int) -> None:
    """Refused where this person sits at as many tables that have not ended as they may."""
    if await seats.count_tables(source, user, limits.tables) >= limits.tables:
        raise Refused("refused-too-many-tables", most=limits.tables)


async def check_server(source: Source, limits: Limits, guild: int | None) -> None:
    """Refused where this server has as many tables that have not ended as it may."""
    if guild is None:
        return
    if await games.count_open(source, guild, limits.server_tables) >= limits.server_tables:
        raise Refused("refused-server-full", most=limits.server_tables)
