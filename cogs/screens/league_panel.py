"""A league as one person sees it: their group and tables, and what they may do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cogs.screens.board import pace_line
from cogs.screens.league_table import group_name, halves, round_words, table_pictures
from cogs.screens.leagues import deed, heading, names, terms, what_follows
from cogs.screens.options import chosen_option
from cogs.ui import limits
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import AnyWidget, Button, Line, Menu, Style
from engine.catalog import find
from engine.core.errors import Refused
from engine.core.options import word_of
from engine.core.typed import visible
from engine.core.words import Arg, Msg, msg, plain, typed
from locales import Speaker
from tables.leagues.counting import has_ended, meeting
from tables.leagues.overview import Fixture, Kind, League, Member, Overview, Stage
from tables.leagues.points import points
from tables.leagues.signing import Asker, least_people, options_of
from tables.time.arithmetic import PACES
from tables.time.pace import TIME

MOST_TABLES = 8
"""So many of one's tables are listed, the newest first."""


async def league_page(
    found: Overview,
    asker: Asker,
    here: int | None,
    division: int | None,
    reader: Reader,
    *notes: Msg,
) -> Page:
    """The league for this person: how it stands, their tables, and buttons. ``division`` is the one
    they want to see; else their own, or the first. ``here`` is the channel where they ask."""
    user, say = asker.caller.user, reader.say
    lines = [*map(say, notes), say(heading(found)), *map(say, terms(found))]
    lines += [*map(say, _stage_lines(found)), *map(say, _own_lines(found, user))]
    lines += [_table_line(found, one, user, say) for one in found.fixtures_of(user)[:MOST_TABLES]]
    wanted = division or found.group_of(user) or 1
    groups = [one for one in found.groups if one.division == wanted]
    pictures = await table_pictures(found, groups, user, reader)
    widgets: tuple[AnyWidget, ...] = (
        *_menus(found, asker, wanted, say),
        *_buttons(found, asker, here, say),
    )
    return Page(limits.first_lines(lines, limits.CONTENT), pictures, widgets)


def _stage_lines(found: Overview) -> Iterator[Msg]:
    league = found.league
    if league.status is Stage.OPEN:
        yield names(found)
    elif league.status is Stage.RUNNING:
        yield msg("league-stands", round=round_words(found))
        yield what_follows(found)
    else:
        yield msg("league-is-over")


def _own_lines(found: Overview, user: int) -> Iterator[Msg]:
    line = found.in_line(user)
    own = found.season.member(user)
    if own is None:
        if found.league.status is not Stage.OVER:
            yield msg("league-not-in")
    elif found.league.status is Stage.OPEN:
        yield msg("league-in")
    elif line is not None:
        yield msg("league-next-in-line") if line == 1 else msg("league-in-line", number=line)
    else:
        group = next(one for one in found.groups if one.division == own.division)
        rank = next(one.standing.rank for one in group.lines if one.standing.place == own.slot)
        yield msg("league-own", group=group_name(found, group.division), rank=rank)


def _table_line(found: Overview, one: Fixture, user: int, say: Speaker) -> str:
    """One of their tables: with whom, where, and what it brought."""
    own = found.season.member(user)
    slots = [slot for slot in one.slots if own is None or slot != own.slot]
    people = [found.holder(one, slot) for slot in slots]
    named = tuple(typed(each.name) if each.name else msg("league-somebody") for each in people)
    told: dict[str, Arg] = {"round": one.round, "people": named, "place": plain(_place_of(one))}
    counted = meeting(found.season, one)
    if not named:
        return say(msg("league-table-alone", round=one.round))
    if counted is None or own is None:
        return say(Msg("league-table-opening" if one.table_id is None else "league-table", told))
    came = next((each for each in counted.came if each.place == own.slot), None)
    gained = halves(points(counted, came) if came is not None else 0)
    return say(Msg("league-table-over", {**told, "points": gained}))


def _place_of(one: Fixture) -> str:
    return f"<#{one.thread}>" if one.thread is not None else f"#{one.table_id}"


# What they may do


def _may_run(found: Overview, asker: Asker) -> bool:
    return asker.manager or asker.caller.user == found.league.host


def _buttons(found: Overview, asker: Asker, here: int | None, say: Speaker) -> Iterator[Button]:
    league, user = found.league, asker.caller.user
    if league.status is not Stage.OVER:
        if found.season.member(user) is None:
            yield Button(deed("join", league.id), say(msg("league-join")), Style.MAIN, 3)
        else:
            yield Button(deed("leave", league.id), say(msg("league-leave")), row=3)
    if not _may_run(found, asker):
        return
    if league.status is Stage.OPEN:
        few = len(found.season.active) < least_people(league)
        yield Button(deed("start", league.id), say(msg("league-start")), Style.GOOD, 3, off=few)
    if league.status is not Stage.OVER:
        if here is not None and here != league.channel:
            yield Button(deed("here", league.id), say(msg("league-here")), row=4)
        yield Button(deed("end", league.id), say(_end_label(league)), Style.DANGER, 4)
    elif league.kind is Kind.LEAGUE:
        yield Button(deed("next", league.id), say(msg("league-next")), Style.GOOD, 3)


def _end_label(league: League) -> Msg:
    return msg("league-call-off" if league.status is Stage.OPEN else "league-end")


def _menus(found: Overview, asker: Asker, wanted: int, say: Speaker) -> list[Menu]:
    menus = []
    if len(found.groups) > 1:
        menus.append(_group_menu(found, wanted, say))
    if _may_run(found, asker) and found.league.status is Stage.OPEN:
        menus.append(_option_menu(found, say))
    if _may_run(found, asker) and found.league.status is not Stage.OVER:
        menus += _remove_menus(found, wanted, say)
    return [replace(one, row=row) for row, one in enumerate(menus)]


def _group_menu(found: Overview, wanted: int, say: Speaker) -> Menu:
    lines = tuple(
        Line(str(one.division), say(group_name(found, one.division)), chosen=one.division == wanted)
        for one in found.groups[: limits.MENU_OPTIONS]
    )
    return Menu(deed("group", found.league.id), say(msg("league-other-groups")), lines)


def _option_menu(found: Overview, say: Speaker) -> Menu:
    """What could be chosen instead of what is."""
    league, chosen = found.league, options_of(found.league)
    lines = [
        Line(word_of(one.key, value), say(chosen_option(league.game, one, value)))
        for one in find(league.game).spec.options
        for value in one.values()
        if value != chosen.get(one.key, one.default)
    ]
    paces = [(word, pace) for word, pace in PACES.items() if pace not in (None, league.pace)]
    lines += [Line(f"{TIME}={word}", say(pace_line(pace))) for word, pace in paces]
    cut = [Line(one.value, limits.cut(one.label, limits.MENU_LABEL)) for one in lines]
    shown = tuple(cut[-limits.MENU_OPTIONS :])
    return Menu(deed("option", league.id), say(msg("league-options")), shown)


def _remove_menus(found: Overview, wanted: int, say: Speaker) -> list[Menu]:
    """Whom the host may take out: those of the group that is shown, and those who wait."""
    people = [one for one in found.season.active if one.division in (None, wanted)]
    lines = tuple(Line(str(one.number), _name(one)) for one in people[: limits.MENU_OPTIONS])
    menu = Menu(deed("remove", found.league.id), say(msg("league-remove")), lines)
    return [menu] if lines else []


def _name(one: Member) -> str:
    return limits.cut(visible(one.name) or "?", limits.MENU_LABEL)


def confirm_page(found: Overview, wanted: str, sure: Msg, reader: Reader, number: int = 0) -> Page:
    """What must be read before something that cannot be taken back, with a button that does it."""
    league, say = found.league, reader.say
    buttons: tuple[AnyWidget, ...] = (
        Button(deed(wanted, league.id, number), say(Msg(f"league-do-{wanted}")), Style.DANGER),
        Button(deed("show", league.id), say(msg("league-keep"))),
    )
    return Page(f"{say(heading(found))}\n{say(sure)}", widgets=buttons)


def sure_to_leave(found: Overview) -> Msg:
    """What it means to give one's place up."""
    waits = bool(found.season.waiting)
    return msg("league-leave-sure") if waits else msg("league-leave-sure-alone")


def sure_to_remove(found: Overview, number: int) -> Msg:
    """What it means to take this person out. Refused where they are out by now."""
    own = next((one for one in found.season.active if one.number == number), None)
    if own is None:
        raise Refused("refused-league-stale")
    name = typed(own.name) if own.name else msg("league-somebody")
    if found.season.waiting:
        return msg("league-remove-sure", name=name)
    return msg("league-remove-sure-alone", name=name)


def sure_to_end(found: Overview) -> Msg:
    """What it means to end it now."""
    if found.league.status is Stage.OPEN:
        return msg("league-call-off-sure")
    tables = _still_played(found)
    return msg("league-end-sure", tables=tables) if tables else msg("league-end-sure-played")


def _still_played(found: Overview) -> int:
    return sum(not has_ended(one) for one in found.season.fixtures)
