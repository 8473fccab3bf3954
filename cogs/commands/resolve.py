"""From what somebody asks for to the table they mean, if they may know of it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.ui.i18n import WHICH_TABLE
from cogs.ui.reply import Answer
from tables import lookup
from tables.context import Office
from tables.lookup import Asking
from tables.table import Table


def asking(interaction: discord.Interaction[Any]) -> Asking:
    """Who asks, and where."""
    return Asking(interaction.user.id, interaction.channel_id, interaction.guild_id)


def table_chosen(interaction: discord.Interaction[Any]) -> int | None:
    """The table that was chosen in this command before the option being filled in now.

    Options are known by the names that Discord shows, not by those of our parameters.
    """
    chosen = getattr(interaction.namespace, WHICH_TABLE["game"].message)
    return chosen if isinstance(chosen, int) else None


async def table_of(answer: Answer, number: int) -> Table:
    """The table that a press names."""
    office: Office = answer.interaction.client.office
    return await lookup.seen(office, asking(answer.interaction), number)


async def table_meant(answer: Answer, number: int | None) -> Table:
    """The table that a command means, by its number or by where it is used."""
    office: Office = answer.interaction.client.office
    return await office.table(await lookup.meant(office, asking(answer.interaction), number))
