"""``/stats`` and ``/leaderboard``: what people have played and won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.screens.lists import game_choices
from cogs.screens.stats import ranking_poster, record_page
from cogs.ui.i18n import named
from cogs.ui.reply import Answer, calmly
from engine.catalog import find
from tables.records.leaderboard import leaderboard
from tables.records.person import check_shown, record_of

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
SCOPE = {"game": named("command-new-game"), "everywhere": named("command-everywhere")}
SCOPE_HINT = {
    "game": named("command-new-game.hint"),
    "everywhere": named("command-everywhere.hint"),
}


class Stats(commands.Cog):
    """Everything here is read from what has been played; nothing changes it."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-stats"), description=named("command-stats.hint"))
    @app_commands.rename(person=named("command-whose"), **SCOPE)
    @app_commands.describe(person=named("command-whose.hint"), **SCOPE_HINT)
    @calmly
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        game: str | None = None,
        everywhere: bool = False,
    ) -> None:
        """One person's record, shown to the person who asks alone."""
        answer = Answer(interaction)
        await answer.think()
        key = find(game).spec.key if game is not None else None
        whose = person or interaction.user
        await check_shown(self._bot.context, interaction.user.id, whose.id)
        guild = _guild(interaction, everywhere)
        asker = interaction.user.id
        record = await record_of(self._bot.context, whose.id, guild, key, asker)
        reader = await answer.reader()
        await answer.show(await record_page(whose.display_name, record, guild, reader))

    @app_commands.command(
        name=named("command-leaderboard"), description=named("command-leaderboard.hint")
    )
    @app_commands.rename(share=named("command-share"), **SCOPE)
    @app_commands.describe(share=named("command-share.hint"), **SCOPE_HINT)
    @calmly
    async def leaderboard(
        self, interaction: Interaction, game: str, everywhere: bool = False, share: bool = False
    ) -> None:
        """Who stands where at one game."""
        answer, key = Answer(interaction), find(game).spec.key
        await answer.think(private=not share)
        guild, user = _guild(interaction, everywhere), interaction.user.id
        reading = None if share else user
        here = interaction.guild_id
        sections = await leaderboard(self._bot.context, key, guild, reading, here)
        reader = await answer.reader()
        await answer.show(await ranking_poster(key, sections, guild, reading, reader))

    @stats.autocomplete("game")
    @leaderboard.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)


def _guild(interaction: Interaction, everywhere: bool) -> int | None:
    """Where we are, unless everywhere is meant; in direct messages we are nowhere."""
    return None if everywhere else interaction.guild_id


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Stats(bot))
