"""``/rules`` and the Rules button: the rules of a game, topic by topic."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.screens.about import about, facts
from cogs.screens.lists import game_choices
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
from engine.catalog import find
from engine.core.errors import Malformed
from engine.core.words import Msg, msg
from render.painter import paint_legend

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
TOPICS = ("goal", "setup", "turn", "scoring", "end", "typing")
"""Every game explains itself under these headings."""

WITH_LEGEND = ("goal", "scoring")
"""Where the symbols of a game are shown with their names."""


class Rules(commands.Cog):
    """Short pages with buttons from one to the next."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.RULES: self._open, Op.TOPIC: self._turn_page})

    @app_commands.command(name=named("command-rules"), description=named("command-rules.hint"))
    @app_commands.rename(game=named("command-new-game"), topic=named("command-topic"))
    @app_commands.describe(game=named("command-new-game.hint"), topic=named("command-topic.hint"))
    @app_commands.choices(
        topic=[Choice(name=named(f"topic-{topic}"), value=topic) for topic in TOPICS]
    )
    async def rules(self, interaction: Interaction, game: str, topic: str = TOPICS[0]) -> None:
        """The rules of any game of the house."""
        answer = Answer(interaction)
        await answer.think()
        answer.wants(Press(Op.TOPIC, 0))
        await self._show(answer, find(game).spec.key, topic)

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    async def _open(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        table = await self._bot.context.table(press.table)
        await self._show(answer, table.game.spec.key, TOPICS[0])

    async def _turn_page(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        game, _, topic = press.extra.partition(" ")
        await self._show(answer, find(game).spec.key, topic)

    async def _show(self, answer: Answer, game: str, topic: str) -> None:
        if topic not in TOPICS:
            raise Malformed("refused-not-an-answer", word=topic)
        reader = await answer.reader()
        title = f"**{reader.say(Msg(f'{game}-name'))} · {reader.say(msg(f'topic-{topic}'))}**"
        lines = [title, *_introduction(game, topic, reader)]
        lines.append(reader.say(Msg(f"{game}-rules-{topic}")))
        buttons = tuple(
            Button(
                Press(Op.TOPIC, 0, 0, f"{game} {one}"),
                reader.say(msg(f"topic-{one}")),
                Style.MAIN if one == topic else Style.PLAIN,
                row=number // limits.BUTTONS_IN_A_ROW,
            )
            for number, one in enumerate(TOPICS)
        )
        await answer.show(Page("\n".join(lines), await _pictures(game, topic, reader), buttons))


def _introduction(game: str, topic: str, reader: Reader) -> list[str]:
    """On the first page: what one does in this game, for how many, how long, and whose it is."""
    if topic != TOPICS[0]:
        return []
    spec = find(game).spec
    return [f"*{reader.say(about(spec))}*", f"-# {reader.say(facts(spec))}"]


async def _pictures(game: str, topic: str, reader: Reader) -> tuple[AnyPicture, ...]:
    """The symbols with their names, on the pages that speak of them; painted off the loop."""
    if topic not in WITH_LEGEND:
        return ()
    picture = await asyncio.to_thread(paint_legend, game, reader.theme, reader.caption)
    return (picture,)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Rules(bot))
