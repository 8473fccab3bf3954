"""``/rules`` and the Rules button: the rules of a game, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.screens.lists import fits, game_choices
from cogs.screens.rules import page_named, page_names, rules_page, title_of
from cogs.screens.rules_now import rules_now_page
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.reply import Answer
from engine.catalog import catalog, find
from render.pictures.scene import SAMPLE_NAMES

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class Rules(commands.Cog):
    """Short pages with buttons from one to the next."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.RULES: self._open, Op.TOPIC: self._turn_page})

    @app_commands.command(name=named("command-rules"), description=named("command-rules.hint"))
    @app_commands.rename(game=named("command-new-game"), topic=named("command-topic"))
    @app_commands.describe(game=named("command-new-game.hint"), topic=named("command-topic.hint"))
    async def rules(self, interaction: Interaction, game: str, topic: str = "") -> None:
        """The rules of any game of Boroughs."""
        answer = Answer(interaction)
        await answer.think()
        answer.wants(Press(Op.TOPIC, 0))
        await self._show(answer, game, topic)

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The pages of the game that was chosen, by their headings."""
        say = (await Answer(interaction).reader()).caption
        game = catalog().get(interaction.namespace.game)
        if game is None:
            return []
        titles = {name: say(title_of(game, name)) for name in page_names(game)}
        return [
            Choice(name=limits.cut(title, limits.CHOICE_NAME), value=name)
            for name, title in titles.items()
            if fits(typed, title)
        ]

    async def _open(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The rules of a table's game, or of the game that the button names."""
        await answer.think()
        if press.extra:
            await self._show(answer, press.extra, "")
            return
        table = await self._bot.context.table(press.table)
        page = await rules_now_page(table, await answer.reader(table.names))
        if page is not None:
            await answer.show(page)
        else:
            await self._show(answer, table.game.spec.key, "")

    async def _turn_page(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        game, page, *_ = (*press.extra.split(" "), "")
        await self._show(answer, game, page)

    async def _show(self, answer: Answer, key: str, page: str) -> None:
        game, reader = find(key), await answer.reader(SAMPLE_NAMES)
        await answer.show(await rules_page(game, page_named(game, page), reader))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Rules(bot))
