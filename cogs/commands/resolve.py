"""From what somebody asks for to the table they mean, if they may know of it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.ui.custom_id import Press
from cogs.ui.i18n import WHICH_TABLE
from cogs.ui.reply import Answer
from tables import lookup
from tables.context import Context
from tables.lookup import Asking, Candidates, own_games
from tables.table import Table


def asking(interaction: discord.Interaction[Any]) -> Asking:
    """Who asks, and where."""
    return Asking(interaction.user.id, interaction.channel_id, interaction.guild_id)


def table_chosen(interaction: discord.Interaction[Any]) -> int | None:
    """The table that was chosen in this command before the option being filled in now.

    Options are known by the names that Discord shows, not by those of our parameters.
    """
    chosen = getattr(interaction.namespace, WHICH_TABLE["table_id"].message)
    return chosen if isinstance(chosen, int) else None


async def table_of(answer: Answer, number: int) -> Table:
    """The table that a press names."""
    context: Context = answer.interaction.client.context
    return await lookup.seen(context, asking(answer.interaction), number)


async def table_meant(
    answer: Answer, number: int | None, wanted: Press, among: Candidates = own_games
) -> Table:
    """The table that a command means, by its number or by where it is used."""
    context: Context = answer.interaction.client.context
    return await context.table(await number_meant(answer, number, wanted, among))


async def number_meant(
    answer: Answer, number: int | None, wanted: Press, among: Candidates = own_games
) -> int:
    """The number of the table that a command means. ``wanted`` is the press that does the same, but
    for its table: where several tables may be meant, it is offered for each."""
    answer.wants(wanted)
    context: Context = answer.interaction.client.context
    found = await lookup.meant(context, asking(answer.interaction), number, among)
    answer.is_about(found)
    return found
