"""The morning post: how yesterday ended, the city of today, and the fingerprint of
tomorrow's seed."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.screens.board import daily_button, end_picture
from cogs.screens.daily import date_words, play_button, puzzle_lines, puzzle_name, standings_picture
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Poster
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button
from engine.core.rng import commitment
from engine.core.seats import Public
from engine.core.words import Msg, msg, plain, typed
from engine.kit.numbers import digits
from render.picture import Picture
from tables.daily.mornings import Morning
from tables.daily.puzzles import Puzzle
from tables.table import Table


async def morning_poster(told: Morning, best: Table | None, reader: Reader) -> Poster:
    """One post for a server. ``best`` is yesterday's best city there, if there is one."""
    heading = msg("daily-heading", date=date_words(told.today.day))
    lines = (heading, *puzzle_lines(told.today), *_yesterday(told), _tomorrow(told.tomorrow))
    pictures = await _pictures(told, best, reader)
    buttons = [play_button(reader.say), daily_button(reader.say)]
    if best is not None:
        watch = Press(Op.CITY, best.id)
        buttons.append(Button(watch, reader.say(msg("daily-replay"))))
    return Poster("\n".join(map(reader.say, lines)), pictures, tuple(buttons))


def _yesterday(told: Morning) -> Iterator[Msg]:
    """Nothing where there was no puzzle yet, or where it is not opened."""
    past = told.yesterday
    if past is None or not past.closed:
        return
    yield _result(told, past)
    found = told.standings
    if found.players:
        yield msg("daily-post-count", here=found.players_here, all=found.players)
    yield msg("daily-post-seed", seed=plain(past.seed.hex()))


def _result(told: Morning, past: Puzzle) -> Msg:
    name = puzzle_name(past)
    if not told.standings.here:
        return msg("daily-post-nobody", puzzle=name)
    best = told.standings.here[0]
    known = {"puzzle": name, "name": typed(best.name), "points": plain(digits(best.points))}
    if past.par is None:
        return Msg("daily-post-best", known)
    return Msg("daily-post-best-bar", {**known, "par": plain(digits(past.par))})


def _tomorrow(coming: Puzzle) -> Msg:
    fingerprint = plain(commitment(coming.seed))
    return msg("daily-post-tomorrow", game=Msg(f"{coming.game}-name"), fingerprint=fingerprint)


async def _pictures(
    told: Morning, best: Table | None, reader: Reader
) -> tuple[Picture[Public], ...]:
    past, pictures = told.yesterday, list[Picture[Public]]()
    if past is None or not past.closed:
        return ()
    if best is not None and (outcome := best.shown().match.outcome) is not None:
        seen = best.shown().match.public()
        pictures.append(await end_picture(best, seen, outcome, reader))
    if told.standings.everywhere:
        pictures.append(await standings_picture(past, told.standings, None, reader))
    return tuple(pictures)
