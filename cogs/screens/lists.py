"""Tables in a line each, each with its button: for ``/turns``, ``/game list``, reminders and the
choice of a table. A table is always called by its own number, never by its place in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord.app_commands import Choice

from cogs.ui import limits
from cogs.ui.custom_id import Press
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
from engine.catalog import catalog, find
from engine.core.errors import Refused
from engine.core.options import word_of
from engine.core.words import Msg, msg
from locales import Speaker
from tables import lookup
from tables.context import Context
from tables.lookup import Asking, GameRow
from tables.people import following
from tables.table import Table, person
from tables.time import deadlines, pace

LOCK, EYES = "🔒 ", "👀 "
MOST_LINES = 15
"""So many tables, and buttons, are still found at a glance."""


async def game_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """The games of Boroughs by their names in the reader's language."""
    say = (await Answer(interaction).reader()).caption
    known = [(say(Msg(f"{key}-name")), key) for key in catalog()]
    fitting = [(name, key) for name, key in known if fits(typed, f"{name} {key}")]
    return [Choice(name=name, value=key) for name, key in fitting[: limits.CHOICES]]


def option_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Option words of the game that is named, one after another: those typed stay, the last one is
    completed."""
    game = interaction.namespace.game
    settings = find(game).spec.options if game in catalog() else ()
    *whole, last = typed.split(" ")
    words = [word_of(s.key, value) for s in settings for value in s.values()] + pace.words()
    lines = [" ".join([*whole, word]) for word in words if word.startswith(last.lower())]
    short = [line for line in lines if len(line) <= limits.CHOICE_VALUE]
    return [Choice(name=line, value=line) for line in short[: limits.CHOICES]]


async def table_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """One's own tables, for an option that names one."""
    mine = await lookup.tables_of(interaction.client.context, interaction.user.id)
    return await _choices(interaction, typed, mine)


async def others_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """The tables of this server at which one does not sit."""
    context, user = interaction.client.context, interaction.user.id
    found = await lookup.others_in(context, Asking(user, guild=interaction.guild_id))
    return await _choices(interaction, typed, found)


async def lobby_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """The lobbies of this server in which one does not sit yet."""
    asking = Asking(interaction.user.id, guild=interaction.guild_id)
    found = await lookup.lobbies_of_others(interaction.client.context, asking)
    return await _choices(interaction, typed, found)


async def seen_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """One's own tables, those one follows, and what else this server has to look at."""
    context, user = interaction.client.context, interaction.user.id
    found = await lookup.tables_of(context, user) + await following.followed_by(context, user)
    if interaction.guild_id is not None:
        found += await lookup.tables_in(context, interaction.guild_id, user)
    return await _choices(interaction, typed, list({game.id: game for game in found}.values()))


async def server_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """The lobbies and running games of this server, as far as one may know of them."""
    context, user = interaction.client.context, interaction.user.id
    found = await lookup.tables_in(context, interaction.guild_id or 0, user)
    return await _choices(interaction, typed, found)


async def followed_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """The tables that one follows."""
    context, user = interaction.client.context, interaction.user.id
    return await _choices(interaction, typed, await following.followed_by(context, user))


async def joinable_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """The games here with a seat to take over."""
    context, user = interaction.client.context, interaction.user.id
    found = await lookup.joinable_in(context, interaction.guild_id or 0, user)
    return await _choices(interaction, typed, found)


async def past_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """One's own games that have ended, the latest first, and then those that run."""
    context, user = interaction.client.context, interaction.user.id
    running = [game for game in await lookup.tables_of(context, user) if game.rev]
    return await _choices(interaction, typed, await lookup.finished_of(context, user) + running)


async def _choices(
    interaction: discord.Interaction[Any], typed: str, games: list[GameRow]
) -> list[Choice[int]]:
    context, user = interaction.client.context, interaction.user.id
    reader = await Answer(interaction).reader()
    lines = [(game.id, reader.caption(await summary(context, game, user))) for game in games]
    fitting = [(number, line) for number, line in lines if fits(typed, line)]
    return [
        Choice(name=limits.cut(line, limits.CHOICE_NAME), value=number)
        for number, line in fitting[: limits.CHOICES]
    ]


def fits(typed: str, line: str) -> bool:
    """Whether the line holds what is being typed: words, or already the number of a table."""
    return typed.lower() in line.lower()


# A table by its name


async def summary(context: Context, game: GameRow, user: int) -> Msg:
    """A table as this person calls it: its number, its game, and the others who sit there."""
    rows = await lookup.seats_of(context, game.id)
    others = tuple(person(row) for row in rows if row.user is None or row.user != user)
    return _called(game.id, game.game, others)


def table_name(table: Table, user: int) -> Msg:
    """The same of a table that was read already."""
    others = tuple(person(row) for row in table.seats if row.user is None or row.user != user)
    return _called(table.id, table.game.spec.key, others)


def _called(number: int, game: str, others: tuple[Msg, ...]) -> Msg:
    name = Msg(f"{game}-name")
    if not others:
        return msg("ui-table-alone", number=number, game=name)
    return msg("ui-table", number=number, game=name, people=others)


def table_buttons(
    presses: Sequence[Press], names: Sequence[Msg], caption: Speaker
) -> tuple[Button, ...]:
    """A button for each of these tables, in rows, with what its line calls it."""
    return tuple(
        Button(
            press,
            limits.cut(caption(name), limits.BUTTON_LABEL),
            Style.MAIN,
            row=number // limits.BUTTONS_IN_A_ROW,
        )
        for number, (press, name) in enumerate(zip(presses, names, strict=True))
    )


# Tables in a line each


@dataclass(frozen=True)
class TableLine:
    """A table in a list: its line, and the button that belongs to it."""

    text: str
    press: Press
    name: Msg


async def table_list(
    context: Context,
    games: Sequence[tuple[GameRow, Press]],
    user: int,
    say: Speaker,
    followed: frozenset[int] = frozenset(),
) -> list[TableLine]:
    """These tables, each with what its button does; at most so many as are found at a glance.
    Private ones have a lock, and those that one follows have eyes on them."""
    found: list[TableLine] = []
    for game, press in games[:MOST_LINES]:
        name = await summary(context, game, user)
        signs = (LOCK if game.private else "") + (EYES if game.id in followed else "")
        line = say(await _line(context, game, name))
        found.append(TableLine(f"{signs}{line}", press, name))
    return found


def list_page(head: str, lines: Sequence[TableLine], left_out: int, reader: Reader) -> Page:
    """The list as a page: as many lines as fit, exactly as many buttons, and how many tables it
    leaves out."""
    kept = list(lines)
    while True:
        missing = left_out + len(lines) - len(kept)
        more = [reader.say(msg("ui-tables-more", count=missing))] if missing else []
        text = "\n".join([*([head] if head else []), *(line.text for line in kept), *more])
        if len(text) <= limits.CONTENT or not kept:
            break
        kept.pop()
    presses, names = [line.press for line in kept], [line.name for line in kept]
    return Page(text, widgets=table_buttons(presses, names, reader.caption))


async def table_line(context: Context, game: GameRow, user: int, say: Speaker) -> str:
    """One table with a link to where it is played, and since when it waits."""
    return say(await _line(context, game, await summary(context, game, user)))


async def _line(context: Context, game: GameRow, name: Msg) -> Msg:
    place = game.thread or game.channel
    since = f"<t:{game.asked_at}:R>" if game.asked_at else ""
    stage, due = await _asked(context, game)
    until = f" ⏳ <t:{due}:R>" if due is not None else ""
    return msg(
        "ui-table-line" if stage is None else "ui-table-asked",
        table=name,
        place=f"<#{place}>" if place else "",
        since=since + until,
        status=str(game.status),
        **({} if stage is None else {"stage": stage}),
    )


async def _asked(context: Context, game: GameRow) -> tuple[Msg | None, int | None]:
    """What the table waits for, and when the first of those who are asked runs out of time;
    nothing where that cannot be read, for the list has other tables too."""
    if not game.asked:
        return None, None
    try:
        table = await context.table(game.id)
        waits = await deadlines.waits(context, table) if game.pace is not None else []
    except Refused:
        return None, None
    turn = table.position.match.turn if table.position is not None else None
    stage = Msg(f"{game.game}-stage-{turn.stage}") if turn is not None else None
    return stage, min((wait.due for wait in waits if wait.due is not None), default=None)
