"""What we hold, as data to take away: a server's tables for its managers, and one's own for all."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from db import games, personal_data, ratings, results, seats, settings
from db.games import Game, Status
from db.settings import Scope
from engine.core import codec
from engine.core.errors import Refused
from engine.core.seats import PUBLIC
from engine.core.words import Msg
from tables.context import Context
from tables.history import game_log
from tables.history.moments import Told, told
from tables.history.transcript import written
from tables.processes import Urgency
from tables.records.facts import Facts, moment, option_words
from tables.records.league_export import leagues_of
from tables.table import Table

log = logging.getLogger(__name__)

MOST_TABLES = 300
NEWEST = 2**62

Speak = Callable[[Table], Callable[[Msg], str]]
"""Gives the voice in which a table's log is told."""


@dataclass(frozen=True)
class Export:
    """Some tables of a server, the newest first, and all its leagues. ``older``: there are more
    tables before these."""

    tables: tuple[Facts, ...]
    older: bool
    leagues: tuple[Facts, ...] = ()


async def server(context: Context, guild: int, upto: int | None, speak: Speak) -> Export:
    """The newest tables of a server, up to a number."""
    found = await games.of_guild(context.database, guild, upto or NEWEST, MOST_TABLES + 1)
    tables = [await _table(context, row, speak) for row in found[:MOST_TABLES]]
    return Export(tuple(tables), len(found) > MOST_TABLES, await leagues_of(context, guild))


async def _table(context: Context, row: Game, speak: Speak) -> Facts:
    """One table. How many moves there are is told after the end: before, it would give away that
    somebody has changed a hidden answer."""
    people = await seats.of_game(context.database, row.id)
    return {
        "table": row.id,
        "game": row.game,
        "status": str(row.status),
        "options": option_words(row.options),
        "opened": moment(row.created_at),
        "started": moment(row.started_at),
        "ended": moment(row.ended_at),
        "moves": row.ply if row.ended_at is not None else None,
        "seats": [
            {"seat": one.seat + 1, "name": one.name, "bot": one.bot, "left": moment(one.left_at)}
            for one in people
        ],
        "results": [
            {"seat": r.seat + 1, "rank": r.rank, "score": r.score, "won": r.won, "left": r.resigned}
            for r in await results.of_game(context.database, row.id)
        ],
        "log": await _log(context, row, speak),
    }


async def _log(context: Context, row: Game, speak: Speak) -> str:
    """A finished game move by move; of one that runs only what everybody has read. Nothing of a
    lobby, nor of a game that cannot be read."""
    if row.rev == 0 or row.status is Status.PARKED:
        return ""
    try:
        table = await context.table(row.id)
        if row.ended_at is not None:
            return written(await game_log.transcript(context, table))
        return await _public_log(context, table, speak(table))
    except (Refused, codec.Unreadable):
        return ""
    except Exception:
        log.exception("the log of table %s cannot be exported", row.id)
        return ""


async def _public_log(context: Context, table: Table, say: Callable[[Msg], str]) -> str:
    lines = await told(context, table, PUBLIC)
    return await context.elsewhere(Urgency.AT_LEISURE, _spoken, lines, say)


def _spoken(lines: Sequence[Told], say: Callable[[Msg], str]) -> str:
    return "\n".join(f"{moment(one.at)} {say(words)}" for one in lines for words in one.words)


async def personal(context: Context, user: int) -> Facts:
    """Everything that the archive holds of one person."""
    async with context.database.read() as source:
        return {
            "user": user,
            "settings": await settings.of(source, Scope.USER, user),
            "seats": _dated(await personal_data.seats(source, user), "joined_at", "left_at"),
            "results": await personal_data.results(source, user),
            "ratings": [
                {"guild": one.guild, "game": one.game, "mu": one.mu, "sigma": one.sigma}
                for one in await ratings.of_user(source, user)
            ],
            "hosted": _dated(await personal_data.hosted(source, user), "created_at"),
            "moves": _dated(await personal_data.moves(source, user), "at"),
            "drafts": await personal_data.drafts(source, user),
            "prepared moves": await personal_data.orders(source, user),
            "standing answers": await personal_data.standing_answers(source, user),
            "vacations": _dated(await personal_data.vacations(source, user), "from", "until"),
            "followed": _dated(await personal_data.followed(source, user), "since"),
            "invitations": _dated(await personal_data.invitations(source, user), "at"),
            "invited": _dated(await personal_data.invited(source, user), "at"),
            "reminders": _dated(await personal_data.reminders(source, user), "due", "last"),
            "requests": _dated(await personal_data.requests(source, user), "at"),
            "votes": await personal_data.votes(source, user),
            "hands": await personal_data.hands(source, user),
            "lateness": _dated(await personal_data.lateness(source, user), "since"),
            "more time": _dated(await personal_data.grants(source, user), "from", "until"),
            "browsers": _dated(await personal_data.browsers(source, user), "until"),
            "cities of the day": await personal_data.daily_tries(source, user),
            "leagues run": _dated(await personal_data.leagues(source, user), "at"),
            "leagues": _dated(
                await personal_data.league_places(source, user), "joined_at", "left_at"
            ),
            "reviews": await personal_data.reviews(source, user),
            "former seats": _dated(await personal_data.former_seats(source, user), "at"),
        }


def _dated(rows: list[Facts], *keys: str) -> list[Facts]:
    return [{**row, **{key: moment(row[key]) for key in keys}} for row in rows]
