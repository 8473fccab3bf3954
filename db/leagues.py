"""Leagues and cups: one row each, with how far its present season has come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from db.errors import Taken
from db.statements import Row, Source, Statement, Writer


class Kind(StrEnum):
    """A season of weeks in groups, or one day by the Swiss system."""

    LEAGUE = "league"
    CUP = "cup"


class Stage(StrEnum):
    """Where a season stands: people sign up, it is played, or it has ended."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class Founding:
    """What is known of a league when it is founded. With ``duels`` two play at each table."""

    kind: Kind
    guild: int
    channel: int
    host: int
    locale: str
    game: str
    options: bytes
    pace: int
    duels: bool
    weeks: int
    created_at: int


@dataclass(frozen=True)
class League(Founding):
    """One row. ``round`` of ``rounds`` was drawn at ``drawn_at``. ``told`` is the newest thing that
    the channel was told: the number of a round, or one more than all of them for the end. ``due``
    is when it must be looked at. ``message`` shows who has signed up."""

    id: int
    season: int
    status: Stage
    started_at: int | None
    ended_at: int | None
    round: int
    rounds: int
    drawn_at: int | None
    told: int
    due: int | None
    tries: int
    message: int | None

    @property
    def to_tell(self) -> int:
        """What the channel is to be told next, in the numbers of ``told``."""
        return self.rounds + 1 if self.status is Stage.OVER else self.round


async def add(writer: Writer, one: Founding) -> int:
    """Found a league. Returns its number."""
    sql = """INSERT INTO leagues (kind, guild, channel, host, locale, game, options, pace, duels,
            weeks, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"""
    row = (
        one.kind,
        one.guild,
        one.channel,
        one.host,
        one.locale,
        one.game,
        one.options,
        one.pace,
        one.duels,
        one.weeks,
        one.created_at,
    )
    return await writer.insert(Statement(sql, (row,)))


async def find(source: Source, league_id: int) -> League | None:
    """The league of this number, if there is one."""
    rows = await source.fetch("SELECT * FROM leagues WHERE id = ?", (league_id,))
    return _league(rows[0]) if rows else None


async def of_guild(source: Source, guild: int, limit: int) -> list[League]:
    """The leagues of this server: those that are played, those that are open, those that are over;
    the newest of each first."""
    sql = """SELECT * FROM leagues WHERE guild = ? ORDER BY status = 'running' DESC,
        status = 'open' DESC, id DESC LIMIT ?"""
    return [_league(row) for row in await source.fetch(sql, (guild, limit))]


async def count_alive(source: Source, guild: int) -> int:
    """How many leagues of this server are not over."""
    sql = "SELECT 1 FROM leagues WHERE guild = ? AND status IN ('open', 'running')"
    return len(await source.fetch(sql, (guild,)))


async def due(source: Source, now: int, limit: int = 50) -> list[int]:
    """The leagues that must be looked at, the longest wait first."""
    sql = "SELECT id FROM leagues WHERE due <= ? ORDER BY due, id LIMIT ?"
    return [row["id"] for row in await source.fetch(sql, (now, limit))]


async def wake(writer: Writer, league_id: int, due: int) -> None:
    """Look at this league then."""
    sql = "UPDATE leagues SET due = ? WHERE id = ?"
    await writer.execute(Statement(sql, ((due, league_id),)))


async def rest(writer: Writer, league_id: int, since: int, due: int | None, tries: int = 0) -> None:
    """Look at this league again then, or no more, unless it has become due meanwhile: it was to be
    looked at ``since``. ``tries``: how often in a row that has failed."""
    sql = "UPDATE leagues SET due = ?, tries = ? WHERE id = ? AND due = ?"
    await writer.execute(Statement(sql, ((due, tries, league_id, since),)))


async def start(writer: Writer, one: League, rounds: int, now: int) -> None:
    """Begin its season; ``Taken`` if it was not open any more."""
    sql = """UPDATE leagues SET status = 'running', started_at = ?, rounds = ?, due = ?
        WHERE id = ? AND season = ? AND status = 'open'"""
    row = (now, rounds, now, one.id, one.season)
    await writer.execute(Statement(sql, (row,), unchanged=Taken))


async def draw(writer: Writer, one: League, now: int) -> None:
    """Go on to the next round; ``Taken`` if somebody was quicker."""
    sql = """UPDATE leagues SET round = round + 1, drawn_at = ?
        WHERE id = ? AND season = ? AND round = ? AND status = 'running'"""
    row = (now, one.id, one.season, one.round)
    await writer.execute(Statement(sql, (row,), unchanged=Taken))


async def end(writer: Writer, one: League, now: int) -> None:
    """End its season; ``Taken`` if it has ended. The channel is still to be told, unless it was
    never played."""
    sql = """UPDATE leagues SET status = 'over', ended_at = ?1, tries = 0,
            due = CASE WHEN status = 'running' THEN ?1 END
        WHERE id = ?2 AND season = ?3 AND status <> 'over'"""
    await writer.execute(Statement(sql, ((now, one.id, one.season),), unchanged=Taken))


async def reopen(writer: Writer, one: League, channel: int) -> None:
    """Open the next season in this channel for those who want to play in it; ``Taken`` if that was
    done."""
    sql = """UPDATE leagues SET channel = ?, message = NULL, status = 'open',
            season = season + 1, started_at = NULL,
            ended_at = NULL, round = 0, rounds = 0, drawn_at = NULL, told = 0, due = NULL, tries = 0
        WHERE id = ? AND season = ? AND status = 'over'"""
    await writer.execute(Statement(sql, ((channel, one.id, one.season),), unchanged=Taken))


async def tell(writer: Writer, one: League) -> None:
    """Note that the channel was told what there was to tell."""
    sql = "UPDATE leagues SET told = ?, tries = 0 WHERE id = ? AND season = ? AND told < ?"
    await writer.execute(Statement(sql, ((one.to_tell, one.id, one.season, one.to_tell),)))


async def move(writer: Writer, one: League, channel: int, now: int) -> None:
    """Play on in another channel of the server; what could not be shown is tried there at once."""
    sql = """UPDATE leagues SET channel = ?1, message = NULL, tries = 0,
            due = CASE WHEN due IS NULL THEN NULL ELSE ?2 END WHERE id = ?3"""
    await writer.execute(Statement(sql, ((channel, now, one.id),)))


async def show_in(writer: Writer, league_id: int, message: int | None) -> None:
    """Note the message that shows who has signed up, or that there is none."""
    sql = "UPDATE leagues SET message = ? WHERE id = ?"
    await writer.execute(Statement(sql, ((message, league_id),)))


async def configure(writer: Writer, one: League, options: bytes, pace: int) -> None:
    """Change what is played, and how long a move may take; ``Taken`` if it is not open."""
    sql = "UPDATE leagues SET options = ?, pace = ? WHERE id = ? AND status = 'open'"
    await writer.execute(Statement(sql, ((options, pace, one.id),), unchanged=Taken))


def _league(row: Row) -> League:
    columns = dict(row)
    columns["kind"], columns["status"] = Kind(row["kind"]), Stage(row["status"])
    columns["duels"] = bool(row["duels"])
    return League(**columns)
