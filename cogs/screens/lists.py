"""Tables in a line each: for ``/turns``, ``/game list`` and the choice of a table."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from cogs.ui import limits
from cogs.ui.reply import Answer
from engine.catalog import catalog
from engine.core.errors import Refused
from engine.core.words import Msg, msg
from locales import Speaker
from tables import lookup
from tables.context import Context
from tables.lookup import GameRow
from tables.people import following
from tables.time import deadlines

LOCK = "🔒 "


async def game_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """The games of the house by their names in the reader's language."""
    say = (await Answer(interaction).reader()).caption
    known = [(say(Msg(f"{key}-name")), key) for key in catalog()]
    fitting = [(name, key) for name, key in known if fits(typed, f"{name} {key}")]
    return [Choice(name=name, value=key) for name, key in fitting[: limits.CHOICES]]


async def table_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """One's own tables, for an option that names one."""
    mine = await lookup.tables_of(interaction.client.context, interaction.user.id)
    return await _choices(interaction, typed, mine)


async def seen_choices(interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
    """One's own tables, those one follows, and what else this server has to look at."""
    context, user = interaction.client.context, interaction.user.id
    found = await lookup.tables_of(context, user) + await following.followed_by(context, user)
    if interaction.guild_id is not None:
        found += await lookup.tables_in(context, interaction.guild_id, user)
    return await _choices(interaction, typed, list({game.id: game for game in found}.values()))


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
    context = interaction.client.context
    reader = await Answer(interaction).reader()
    lines = [(game.id, reader.caption(await _summary(context, game))) for game in games]
    fitting = [(number, line) for number, line in lines if fits(typed, line)]
    return [
        Choice(name=limits.cut(line, limits.CHOICE_NAME), value=number)
        for number, line in fitting[: limits.CHOICES]
    ]


def fits(typed: str, line: str) -> bool:
    """Whether the line holds what is being typed: words, or already the number of a table."""
    return typed.lower() in line.lower()


async def _summary(context: Context, game: GameRow) -> Msg:
    people = await lookup.people(context, game.id)
    return msg("hall-table", number=game.id, game=Msg(f"{game.game}-name"), people=people)


async def table_lines(context: Context, games: list[GameRow], say: Speaker) -> list[str]:
    """Tables with links to where they are played, and since when they wait; private ones have a
    lock."""
    return [f"{LOCK if game.private else ''}{say(await _line(context, game))}" for game in games]


async def _line(context: Context, game: GameRow) -> Msg:
    place = game.thread or game.channel
    since = f"<t:{game.asked_at}:R>" if game.asked_at else ""
    due = await _due(context, game)
    until = f" ⏳ <t:{due}:R>" if due is not None else ""
    return msg(
        "hall-table-line",
        table=await _summary(context, game),
        place=f"<#{place}>" if place else "",
        since=since + until,
        status=str(game.status),
    )


async def _due(context: Context, game: GameRow) -> int | None:
    """When the first of those who are asked runs out of time; None where that cannot be read, for
    the list has other tables too."""
    if game.pace is None or not game.asked:
        return None
    try:
        waits = await deadlines.waits(context, await context.table(game.id))
    except Refused:
        return None
    return min((wait.due for wait in waits if wait.due is not None), default=None)
