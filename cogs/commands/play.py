"""``/play``: from nothing to a running game, with a bot at once or with friends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.game_new import table_locale
from cogs.delivery.boards import waits_for_bots
from cogs.delivery.channels import room_at_once
from cogs.delivery.panels import show_next
from cogs.screens.board import game_name
from cogs.screens.lists import game_choices
from cogs.screens.play import play_page
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.page import Page
from cogs.ui.reply import Answer, calmly
from engine.catalog import catalog, find
from engine.core.words import Msg, msg
from render.pictures.scene import SAMPLE_NAMES
from tables.context import Caller
from tables.lobby.at_once import start_at_once
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class Play(commands.Cog):
    """A page for each game, and the ways to begin."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.PLAY: self._turn_page, Op.AT_ONCE: self._at_once})

    @app_commands.command(name=named("command-play"), description=named("command-play.hint"))
    @app_commands.rename(game=named("command-new-game"))
    @app_commands.describe(game=named("command-new-game.hint"))
    @calmly
    async def play(self, interaction: Interaction, game: str | None = None) -> None:
        """The page of a game, or of the first one."""
        answer = Answer(interaction)
        await answer.think()
        answer.wants(Press(Op.PLAY, 0))
        await self._show(answer, game if game is not None else next(iter(catalog())))

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    async def _turn_page(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        answer.wants(Press(Op.PLAY, 0))
        await self._show(answer, press.extra.partition(" ")[0])

    async def _show(self, answer: Answer, game: str) -> None:
        key = find(game).spec.key
        await answer.show(await play_page(key, await answer.reader(SAMPLE_NAMES)))

    async def _at_once(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """A game with bots that has begun; in place of the page comes its first question."""
        interaction, key = answer.interaction, press.extra
        answer.wants(Press(Op.NEW, 0, 0, key))
        room = room_at_once(interaction)
        await answer.update()
        table = await start_at_once(
            self._bot.context,
            _once_for_a_page(answer, key),
            key,
            locale=await table_locale(self._bot, interaction),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            thread=room.thread,
            private=room.private,
        )
        answer.did()
        await self._show_first(answer, table)

    async def _show_first(self, answer: Answer, table: Table) -> None:
        """The first question; while the bots begin, the panel waits for them."""
        say = (await answer.reader(table.names)).say
        in_place = table.row.thread is not None and table.row.thread == table.row.channel
        key = "play-begun-here" if in_place else "play-begun"
        begun = say(Msg(key, {"game": game_name(table)}))
        if await show_next(self._bot, answer, table, table.row.rev, (begun,)):
            return
        await answer.show(Page(f"{begun}\n{say(msg('ui-bots-move'))}"))
        if waits_for_bots(table):
            self._bot.panels.keep(answer, table)


def _once_for_a_page(answer: Answer, game: str) -> Caller:
    """Who asks, under the same name for every press on one page: pressed twice, the button starts
    one game."""
    message, caller = answer.interaction.message, answer.caller
    if message is None:
        return caller
    return replace(caller, interaction=f"page-{message.id}-{caller.user}-{game}")


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Play(bot))
