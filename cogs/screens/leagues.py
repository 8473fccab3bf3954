"""A league where everybody sees it: who has signed up, each round, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cogs.screens.board import pace_line
from cogs.screens.league_table import group_name, halves, round_words, table_pictures, who_is
from cogs.screens.options import game_with
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Poster
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.core.words import Msg, msg, plain, typed
from locales import Speaker
from tables.leagues.overview import Fixture, Kind, Overview, Stage
from tables.leagues.seasons import closes, next_round
from tables.leagues.signing import MOST_PEOPLE, least_people, options_of

MOST_NAMES = 40
"""So many names are listed; the others are counted."""
AGAINST = " – "


def deed(name: str, league: int, number: int = 0) -> Press:
    """The press that asks for this in a league. The number of the league stands where others have
    no table: it is none."""
    return Press(Op.LEAGUE, 0, league, f"{name}.{number}" if number else name)


def show_button(league: int, say: Speaker) -> Button:
    """What this person alone is to know of the league."""
    return Button(deed("show", league), say(msg("league-mine")))


def heading(found: Overview) -> Msg:
    """What is played."""
    league = found.league
    game = game_with(league.game, options_of(league))
    if league.kind is Kind.CUP:
        return msg("league-cup-heading", game=game)
    return msg("league-heading", game=game, season=league.season)


def terms(found: Overview) -> Iterator[Msg]:
    """How long it lasts, who meets whom, and how long a move may take."""
    league = found.league
    if league.kind is Kind.CUP:
        yield msg("league-cup-terms")
    elif league.duels:
        yield msg("league-terms-duels", weeks=league.weeks)
    else:
        yield msg("league-terms", weeks=league.weeks)
    yield pace_line(league.pace)


def names(found: Overview) -> Msg:
    """Who has signed up so far."""
    people = found.season.active
    if not people:
        return msg("league-nobody-yet")
    shown = [typed(one.name) if one.name else msg("league-somebody") for one in people]
    more = len(people) - MOST_NAMES
    listed = tuple(shown[:MOST_NAMES])
    if more > 0:
        listed = (*listed, msg("league-more", count=more))
    return msg("league-names", count=len(people), names=listed)


async def sign_up_poster(found: Overview, reader: Reader) -> Poster:
    """Who plays along, with the buttons to sign up; once it is closed, where to look instead."""
    league, say = found.league, reader.say
    lines = [say(heading(found)), *map(say, terms(found)), ""]
    if league.status is not Stage.OPEN:
        key = "league-begun" if league.started_at is not None else "league-called-off"
        return Poster("\n".join([*lines, say(Msg(key))]), widgets=(show_button(league.id, say),))
    lines.append(say(names(found)))
    lines.append(say(msg("league-how", least=least_people(league))))
    full = len(found.season.active) >= MOST_PEOPLE[league.kind]
    ready = len(found.season.active) >= least_people(league)
    buttons = (
        Button(deed("join", league.id), say(msg("league-join")), Style.MAIN, off=full),
        Button(deed("leave", league.id), say(msg("league-leave"))),
        Button(deed("start", league.id), say(msg("league-start")), Style.GOOD, off=not ready),
        replace(show_button(league.id, say), row=1),
    )
    return Poster("\n".join(lines), widgets=buttons)


async def news_poster(found: Overview, reader: Reader) -> Poster:
    """What the channel is told once: a round that begins, or how the season ended."""
    say, league = reader.say, found.league
    over = league.status is Stage.OVER
    lines = [say(heading(found)), *(_end_lines(found, say) if over else _round_lines(found, say))]
    buttons = [show_button(league.id, say)]
    if over and league.kind is Kind.LEAGUE:
        buttons.append(Button(deed("next", league.id), say(msg("league-next")), Style.GOOD))
    pictures = await table_pictures(found, found.groups, None, reader)
    text = limits.first_lines(lines, limits.CONTENT)
    return Poster(text, pictures, tuple(buttons))


def _round_lines(found: Overview, say: Speaker) -> Iterator[str]:
    league = found.league
    yield say(msg("league-round-begins", round=round_words(found)))
    yield say(what_follows(found))
    drawn = [one for one in found.season.fixtures if one.round == league.round]
    for division in sorted({one.division for one in drawn}):
        tables = [_meeting(found, one, say) for one in drawn if one.division == division]
        told = plain(" · ".join(tables))
        yield say(msg("league-tables", group=group_name(found, division), tables=told))


def what_follows(found: Overview) -> Msg:
    """When the next tables open; after the last ones, when it is over at the latest."""
    if (begins := next_round(found.league)) is not None:
        return msg("league-next-round", when=f"<t:{begins}:R>")
    return msg("league-last-round", when=f"<t:{closes(found.league) or 0}:R>")


def _meeting(found: Overview, one: Fixture, say: Speaker) -> str:
    people = [found.holder(one, slot) for slot in one.slots]
    names = [say(typed(each.name) if each.name else msg("league-somebody")) for each in people]
    if len(names) == 1:
        return say(msg("league-rests", name=plain(names[0])))
    return AGAINST.join(names)


def _end_lines(found: Overview, say: Speaker) -> Iterator[str]:
    yield say(msg("league-is-over"))
    for group in found.groups:
        first = group.lines[0]
        told = {
            "group": group_name(found, group.division),
            "name": who_is(first),
            "points": halves(first.standing.points),
        }
        yield say(Msg("league-winner", told))
    if found.league.kind is Kind.LEAGUE:
        yield say(msg("league-host-next"))
