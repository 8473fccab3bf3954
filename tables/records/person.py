"""One person's record: what the results and the logs of their finished games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from db import ratings, records
from db.ratings import EVERYWHERE
from db.records import Answers, Moves, Part, Played
from engine.core.errors import Refused
from tables.context import Context
from tables.people.settings import HIDDEN, preferences
from tables.records.ratings import catch_up, shown


@dataclass(frozen=True)
class Summary:
    """Some games, in the order in which they ended. ``best`` is None where none was finished."""

    played: int
    won: int
    best: int | None
    streak: int
    longest: int


@dataclass(frozen=True)
class GameRecord:
    """One game's part of a record. Without a rated game there is no rating. ``campaigns`` are those
    that were played to their end, each by its last episode; None where there is none."""

    game: str
    summary: Summary
    rating: int | None
    campaigns: Summary | None = None


@dataclass(frozen=True)
class Record:
    """All of it. ``answer_seconds`` and ``reliability`` (of a hundred) are None without a move."""

    summary: Summary
    games: tuple[GameRecord, ...]
    answer_seconds: int | None
    reliability: int | None


def is_won(game: Played) -> bool:
    """Whether this person won; never where they left before the end."""
    return not game.resigned and (game.rank == 1 if game.won is None else game.won)


def summary(played: Sequence[Played]) -> Summary:
    """What these games add up to."""
    streak = longest = 0
    for game in played:
        streak = streak + 1 if is_won(game) else 0
        longest = max(longest, streak)
    scores = [game.score for game in played if not game.resigned]
    won = sum(map(is_won, played))
    return Summary(len(played), won, max(scores, default=None), streak, longest)


def reliability(moves: Moves) -> int | None:
    """How many of a hundred moves they made themself; a hundred only if there was no miss."""
    whole = moves.made + moves.missed
    return moves.made * 100 // whole if whole else None


def average(answers: Answers) -> int | None:
    """Seconds from being asked to answering."""
    return round(answers.seconds / answers.count) if answers.count else None


async def record_of(
    context: Context, user: int, guild: int | None, game: str | None, asker: int | None = None
) -> Record:
    """This person's record on one server, or everywhere; of one game, or of all. Somebody else who
    asks is not told of private tables."""
    await catch_up(context)
    part = Part(user, guild, game, private=asker in (None, user))
    async with context.database.read() as source:
        played = await records.played(source, part)
        rated = await ratings.of_user(source, user)
        answers, moves = await records.answers(source, part), await records.moves(source, part)
    here = EVERYWHERE if guild is None else guild
    strength = {one.game: shown(one) for one in rated if one.guild == here}
    return Record(
        summary(played),
        tuple(_game_record(key, played, strength) for key in dict.fromkeys(_keys(played))),
        average(answers),
        reliability(moves),
    )


def _keys(played: Sequence[Played]) -> list[str]:
    return sorted(game.game for game in played)


def _game_record(key: str, played: Sequence[Played], strength: dict[str, int]) -> GameRecord:
    own = [game for game in played if game.game == key]
    ended = [game for game in own if game.whole_campaign]
    campaigns = summary(ended) if ended else None
    return GameRecord(key, summary(own), strength.get(key), campaigns)


async def check_shown(context: Context, asker: int, user: int) -> None:
    """Refused where the record of another person is asked for, who keeps it to themselves."""
    if asker != user and (await preferences(context, user)).records == HIDDEN:
        raise Refused("refused-record-hidden")
