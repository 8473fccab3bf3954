"""What people have done, gathered from the results and the logs of finished games.

A ``guild`` or ``game`` of None means all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from db.statements import Source

_OF_PART = """WHERE results.user = ? AND (? IS NULL OR games.guild = ?)
    AND (? IS NULL OR games.game = ?) AND (? = 1 OR games.private = 0)"""


@dataclass(frozen=True)
class Played:
    """One finished game of a person. ``won`` is None where people played against each other;
    ``whole_campaign``: a campaign has ended with it, and the rank is that of the whole."""

    game: str
    rank: int
    score: int
    won: bool | None
    resigned: bool
    whole_campaign: bool = False


@dataclass(frozen=True)
class Moves:
    """How many moves of their seats a person made, and how many were left to Boroughs."""

    made: int
    missed: int


@dataclass(frozen=True)
class Answers:
    """How many questions a person answered, and how long they took for all of them together."""

    count: int
    seconds: int


@dataclass(frozen=True)
class Standing:
    """One person's games of one kind, summed up."""

    user: int
    played: int
    won: int
    best: int | None


@dataclass(frozen=True)
class Part:
    """Which games are meant: of whom, where, and which game. ``private``
    says whether private tables are among them."""

    user: int
    guild: int | None = None
    game: str | None = None
    private: bool = True

    def values(self) -> tuple[int | str | None, ...]:
        """The parameters of ``_OF_PART``, in which each optional one occurs twice."""
        return self.user, self.guild, self.guild, self.game, self.game, self.private


async def played(source: Source, part: Part) -> list[Played]:
    """The finished games of a person, in the order in which they ended."""
    rows = await source.fetch(
        f"""SELECT games.game, results.rank, results.score, results.won, results.resigned,
            results.whole_campaign
        FROM results JOIN games ON games.id = results.table_id
        {_OF_PART} ORDER BY games.ended_at, games.id""",  # noqa: S608  the values are parameters
        part.values(),
    )
    return [
        Played(
            row["game"],
            row["rank"],
            row["score"],
            _won(row["won"]),
            bool(row["resigned"]),
            bool(row["whole_campaign"]),
        )
        for row in rows
    ]


def _won(value: int | None) -> bool | None:
    return None if value is None else bool(value)


async def has_finished(source: Source, user: int, game: str) -> bool:
    """Whether this person has played a game of this kind to its end."""
    rows = await source.fetch(
        """SELECT 1 FROM results JOIN games ON games.id = results.table_id
        WHERE results.user = ? AND results.resigned = 0 AND games.game = ? LIMIT 1""",
        (user, game),
    )
    return bool(rows)


async def moves(source: Source, part: Part) -> Moves:
    """Who moved for this person's seats since they sat down there: they themself, or Boroughs.
    Leaving counts as a miss."""
    rows = await source.fetch(
        f"""SELECT count(CASE WHEN steps.kind = 'act' THEN 1 END) AS made,
            count(CASE WHEN steps.kind IN ('timeout', 'auto', 'resign') THEN 1 END) AS missed
        FROM results JOIN games ON games.id = results.table_id
        JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
        JOIN steps ON steps.table_id = seats.table_id AND steps.seat = seats.seat
            AND steps.at >= seats.joined_at
        {_OF_PART}""",  # noqa: S608  the values are parameters
        part.values(),
    )
    return Moves(rows[0]["made"], rows[0]["missed"])


async def answers(source: Source, part: Part) -> Answers:
    """The time from being asked to acting. Changing a hidden answer does not count."""
    rows = await source.fetch(
        f"""SELECT count(*) AS number,
            CAST(coalesce(sum(answered_at - asked_at), 0) AS BIGINT) AS seconds FROM (
            SELECT min(acted.at) AS answered_at, question.at AS asked_at
            FROM results JOIN games ON games.id = results.table_id
            JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
            JOIN steps AS acted ON acted.table_id = seats.table_id AND acted.seat = seats.seat
                AND acted.kind = 'act' AND acted.at >= seats.joined_at
            JOIN steps AS before ON before.table_id = acted.table_id AND before.rev = acted.rev - 1
            JOIN steps AS question ON question.table_id = acted.table_id
                AND question.rev = before.opened
            {_OF_PART} GROUP BY acted.table_id, acted.seat, question.rev, question.at
        ) AS each""",  # noqa: S608  the values are parameters
        part.values(),
    )
    return Answers(rows[0]["number"], rows[0]["seconds"])


async def against_each_other(source: Source, guild: int | None, game: str) -> list[Standing]:
    """Everybody's public games at which people played against each other."""
    rows = await source.fetch(
        """SELECT results.user, count(*) AS played, max(results.score) AS best,
            count(CASE WHEN results.rank = 1 AND results.resigned = 0 THEN 1 END) AS won
        FROM games JOIN results ON results.table_id = games.id
        WHERE games.status = 'over' AND games.private = 0 AND games.game = ?
            AND (? IS NULL OR games.guild = ?)
            AND results.user IS NOT NULL AND results.won IS NULL
        GROUP BY results.user""",
        (game, guild, guild),
    )
    return [Standing(**dict(row)) for row in rows]


async def together(source: Source, guild: int | None, game: str) -> list[Standing]:
    """Everybody's public games that were won or lost together, or alone; ``best`` is None for
    those who saw none of them through to its end."""
    rows = await source.fetch(
        """SELECT results.user, count(*) AS played,
            max(CASE WHEN results.resigned = 0 THEN results.score END) AS best,
            count(CASE WHEN results.won = 1 AND results.resigned = 0 THEN 1 END) AS won
        FROM games JOIN results ON results.table_id = games.id
        WHERE games.status = 'over' AND games.private = 0 AND games.game = ?
            AND (? IS NULL OR games.guild = ?)
            AND results.user IS NOT NULL AND results.won IS NOT NULL
        GROUP BY results.user""",
        (game, guild, guild),
    )
    return [Standing(**dict(row)) for row in rows]


async def latest_name(source: Source, user: int, guild: int | None, private: bool) -> str:
    """How this person was called at their latest finished game there: names differ by server. Empty
    where they have finished none, or with ``private`` False none that everybody could see."""
    rows = await source.fetch(
        """SELECT seats.name FROM results JOIN games ON games.id = results.table_id
        JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
        WHERE results.user = ? AND (? IS NULL OR games.guild = ?) AND (? = 1 OR games.private = 0)
        ORDER BY results.table_id DESC LIMIT 1""",
        (user, guild, guild, private),
    )
    return str(rows[0]["name"]) if rows else ""
