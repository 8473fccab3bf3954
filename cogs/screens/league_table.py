"""The table of a league, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui import limits
from cogs.ui.reader import Reader
from engine.core.seats import Public
from engine.core.words import Msg, msg, plain, typed
from locales import Speaker
from render.picture import Picture
from render.pictures import league as painted
from render.pictures.league import LeagueTable, paint_league
from tables.leagues.overview import Group, Kind, League, Line, Overview, Stage, Zone

GROUPS_IN_A_PICTURE = 3
SIGNS = {Zone.UP: 1, Zone.STAY: 0, Zone.DOWN: -1}
HEADS = ("points", "played", "won")
HALVES = 2
BETWEEN = " · "


def halves(points: int) -> Msg:
    """Points as they are read: 3 halves are 1.5."""
    whole, half = divmod(points, HALVES)
    return msg("league-half", whole=plain(str(whole))) if half else plain(str(whole))


def who_is(line: Line) -> Msg:
    """The name of whoever has this place; nobody, where it is empty."""
    if line.empty:
        return msg("league-empty")
    return typed(line.name) if line.name else msg("league-somebody")


def title_of(league: League) -> Msg:
    """What it is, in a few words."""
    if league.kind is Kind.CUP:
        return msg("league-cup-title")
    return msg("league-title", season=league.season)


def league_line(league: League) -> Msg:
    """A league in a list."""
    game, stage = Msg(f"{league.game}-name"), Msg(f"league-stage-{league.status}")
    return msg("league-line", game=game, title=title_of(league), stage=stage)


def round_words(found: Overview) -> Msg:
    """How far it has come."""
    league = found.league
    if league.status is Stage.OVER:
        return msg("league-final")
    return msg("league-round", number=league.round, count=league.rounds)


async def table_pictures(
    found: Overview, groups: Sequence[Group], user: int | None, reader: Reader
) -> tuple[Picture[Public], ...]:
    """These groups, a few on each picture, painted off the event loop. ``user`` finds their line
    framed."""
    starts = range(0, len(groups), GROUPS_IN_A_PICTURE)
    parts = [groups[start : start + GROUPS_IN_A_PICTURE] for start in starts]
    return tuple([await _picture(found, part, user, reader) for part in parts])


async def _picture(
    found: Overview, groups: Sequence[Group], user: int | None, reader: Reader
) -> Picture[Public]:
    say = reader.caption
    table = LeagueTable(
        game=found.league.game,
        title=say(title_of(found.league)),
        where=say(round_words(found)),
        heads=tuple(say(head) for head in _heads()),
        groups=tuple(_group(found, one, user, say) for one in groups),
        up=say(msg("league-up")),
        down=say(msg("league-down")),
    )
    told = [f"{say(Msg(f'{found.league.game}-name'))}{BETWEEN}{table.title}"]
    told += [line for one in groups for line in table_lines(found, one, say)]
    alt = limits.first_lines(told, limits.ALT_TEXT)
    return await reader.paint(paint_league, table, reader.theme, say, alt)


def _heads() -> tuple[Msg, ...]:
    return tuple(Msg(f"league-head-{name}") for name in HEADS)


def group_name(found: Overview, division: int) -> Msg:
    """A cup has one group, which needs no number."""
    if found.league.kind is Kind.CUP:
        return msg("league-all")
    return msg("league-group", number=division)


def _group(found: Overview, group: Group, user: int | None, say: Speaker) -> painted.Group:
    places = tuple(_place(line, user, say) for line in group.lines)
    return painted.Group(say(group_name(found, group.division)), places)


def _place(line: Line, user: int | None, say: Speaker) -> painted.Place:
    own = user is not None and line.user == user and not line.empty
    name, zone = say(who_is(line)), SIGNS[line.zone]
    values = tuple(map(say, _values(line)))
    return painted.Place(line.standing.rank, name, values, zone, own, line.empty)


def _values(line: Line) -> tuple[Msg, ...]:
    one = line.standing
    return halves(one.points), plain(str(one.played)), plain(str(one.wins))


def table_lines(found: Overview, group: Group, say: Speaker) -> list[str]:
    """A group in words, for those who read what others see."""
    return [say(group_name(found, group.division)), *(_line(line, say) for line in group.lines)]


def _line(line: Line, say: Speaker) -> str:
    pairs = zip(_heads(), _values(line), strict=True)
    told = [say(msg("record-figure", label=label, value=value)) for label, value in pairs]
    if line.zone is not Zone.STAY:
        told.append(say(Msg(f"league-{line.zone}")))
    figures = BETWEEN.join(told)
    return say(msg("ranking-line", rank=line.standing.rank, name=who_is(line), figures=figures))
