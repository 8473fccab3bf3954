"""Records and leaderboards as pages: a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.ui import limits
from cogs.ui.page import Page, Poster
from cogs.ui.reader import Reader
from engine.core.typed import shortened, visible
from engine.core.words import Msg, msg, plain, typed
from engine.kit.numbers import digits
from locales import Speaker
from render.kit.columns import Figures
from render.pictures.ranking import Group, Place, Ranking, paint_ranking
from render.pictures.record import Card, paint_record
from tables.records.leaderboard import Line as Ranked
from tables.records.leaderboard import Section
from tables.records.person import GameRecord, Record

BETWEEN = " · "
MINUTE, HOUR, DAY = 60, 3600, 86400
HEADS = (
    msg("record-head-rating"),
    msg("record-head-best"),
    msg("record-head-played"),
    msg("record-head-won"),
)
NONE = msg("record-none")

Figure = tuple[Msg, Msg]
"""A label and its value."""


def place_name(guild: int | None) -> Msg:
    """In words whether a record is of this server, or of all of them where ``guild`` is None."""
    return msg("record-everywhere") if guild is None else msg("record-here")


def duration(seconds: int) -> Msg:
    """A time in its two largest units."""
    if seconds < MINUTE:
        return msg("record-seconds", seconds=seconds)
    if seconds < HOUR:
        return msg("record-minutes", minutes=seconds // MINUTE)
    if seconds < DAY:
        return msg("record-hours", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return msg("record-days", days=seconds // DAY, hours=seconds % DAY // HOUR)


def tiles(record: Record) -> tuple[Figure, ...]:
    """What a record adds up to."""
    whole, answer, share = record.summary, record.answer_seconds, record.reliability
    return (
        (msg("record-played"), number(whole.played)),
        (msg("record-won"), number(whole.won)),
        (
            msg("record-reliability"),
            NONE if share is None else msg("record-percent", percent=share),
        ),
        (msg("record-streak"), number(whole.streak)),
        (msg("record-longest"), number(whole.longest)),
        (msg("record-answer"), NONE if answer is None else duration(answer)),
    )


def number(value: int | None) -> Msg:
    """A number as everybody reads it, or the sign for none."""
    return NONE if value is None else plain(digits(value))


def game_values(one: GameRecord) -> tuple[Msg, ...]:
    """One game's line, in the order of ``HEADS``."""
    whole = one.summary
    return tuple(map(number, (one.rating, whole.best, whole.played, whole.won)))


def game_lines(record: Record) -> Iterator[tuple[Msg, tuple[Msg, ...]]]:
    """A line for each game, by its name; whole campaigns, which have no points, below theirs."""
    for one in record.games:
        name = Msg(f"{one.game}-name")
        yield name, game_values(one)
        if one.campaigns is not None:
            counts = map(number, (one.campaigns.played, one.campaigns.won))
            yield msg("record-campaigns", game=name), (NONE, NONE, *counts)


async def record_page(name: str, record: Record, guild: int | None, reader: Reader) -> Page:
    """Somebody's record; a kind word where there is nothing to tell."""
    shown, name = typed(name), shortened(visible(name))
    if not record.games:
        return Page(reader.say(msg("record-empty", name=shown)))
    heading = reader.say(msg("record-heading", name=shown, place=place_name(guild)))
    lines = _record_lines(record, reader.say)
    alt = limits.first_lines(
        [f"{name}{BETWEEN}{reader.caption(place_name(guild))}", *lines], limits.ALT_TEXT
    )
    card = _card(name, record, guild, reader.caption)
    picture = await reader.paint(paint_record, card, reader.theme, alt)
    return Page("\n".join([heading, *lines]), (picture,))


def _record_lines(record: Record, say: Speaker) -> list[str]:
    lines = [_figures(tiles(record)[:3], say), _figures(tiles(record)[3:], say)]
    for name, values in game_lines(record):
        figures = zip(HEADS, values, strict=True)
        lines.append(f"{say(name)} — {_figures(tuple(figures), say)}")
    return lines


def _figures(figures: Sequence[Figure], say: Speaker) -> str:
    told = (msg("record-figure", label=label, value=value) for label, value in figures)
    return BETWEEN.join(map(say, told))


def _card(name: str, record: Record, guild: int | None, say: Speaker) -> Card:
    most = max(record.games, key=lambda one: one.summary.played)
    return Card(
        game=most.game,
        name=name,
        otherwise=say(msg("record-title")),
        title=say(msg("record-title")),
        place=say(place_name(guild)),
        tiles=tuple((say(label), say(value)) for label, value in tiles(record)),
        heads=tuple(map(say, HEADS)),
        lines=tuple(
            Figures(say(name), tuple(map(say, values))) for name, values in game_lines(record)
        ),
    )


async def ranking_poster(
    game: str, sections: Sequence[Section], guild: int | None, user: int | None, reader: Reader
) -> Poster:
    """A leaderboard. ``user`` is its reader, if it is for one person alone."""
    name = Msg(f"{game}-name")
    if not sections:
        return Poster(reader.say(msg("ranking-empty", game=name)))
    heading = reader.say(msg("ranking-heading", game=name, place=place_name(guild)))
    lines = [line for one in sections for line in _ranking_lines(one, reader.caption)]
    alt = limits.first_lines([reader.caption(name), *lines], limits.ALT_TEXT)
    ranking = Ranking(
        game,
        reader.caption(msg("ranking-title")),
        reader.caption(place_name(guild)),
        tuple(_group(one, user, reader.caption) for one in sections),
    )
    picture = await reader.paint(paint_ranking, ranking, reader.theme, reader.caption, alt)
    return Poster(heading, (picture,))


def section_heads(section: Section) -> tuple[Msg, ...]:
    """The heads of the columns; where people play together, the best score is counted."""
    points = msg("record-head-best") if section.together else msg("record-head-rating")
    return points, msg("record-head-played"), msg("record-head-won")


def _title(section: Section) -> Msg:
    return msg("ranking-together") if section.together else msg("ranking-versus")


def _named(line: Ranked) -> Msg:
    return typed(line.name) if line.name else msg("ranking-elsewhere")


def _group(section: Section, user: int | None, say: Speaker) -> Group:
    places = tuple(
        Place(
            line.rank,
            say(_named(line)),
            tuple(say(number(value)) for value in (line.points, line.played, line.won)),
            own=line.user == user,
        )
        for line in section.lines
    )
    return Group(say(_title(section)), tuple(map(say, section_heads(section))), places)


def _ranking_lines(section: Section, say: Speaker) -> list[str]:
    lines = [say(_title(section))]
    for line in section.lines:
        values = map(number, (line.points, line.played, line.won))
        figures = _figures(tuple(zip(section_heads(section), values, strict=True)), say)
        told = msg("ranking-line", rank=line.rank, name=_named(line), figures=figures)
        lines.append(say(told))
    return lines
