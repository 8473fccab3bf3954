"""``/settings``: one's own language, theme, direct messages, and who sees one's record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Line, Menu
from engine.core.words import msg
from locales import Speaker
from tables.people.settings import CHOICES, Preferences, prefer, preferences

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class Settings(commands.Cog):
    """A menu for each setting; a pick holds at once."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.SETTING: self._setting})

    @app_commands.command(
        name=named("command-settings"), description=named("command-settings.hint")
    )
    async def settings(self, interaction: Interaction) -> None:
        """What holds for you, wherever you play."""
        answer = Answer(interaction)
        await answer.think()
        await self._show(answer, await preferences(self._bot.context, interaction.user.id))

    async def _setting(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        value = "".join(values[:1])
        chosen = await prefer(self._bot.context, answer.caller.user, press.extra, value)
        answer.did()
        await self._show(answer, chosen)

    async def _show(self, answer: Answer, chosen: Preferences) -> None:
        say = (await answer.reader()).say
        menus = tuple(_menu(row, key, chosen.value(key), say) for row, key in enumerate(CHOICES))
        await answer.show(Page(say(msg("ui-settings")), widgets=menus))


def _menu(row: int, key: str, chosen: str, say: Speaker) -> Menu:
    name = say(msg(f"setting-{key}"))
    lines = tuple(
        Line(value, f"{name}: {say(msg(f'setting-{key}-{value}'))}", chosen=value == chosen)
        for value in CHOICES[key]
    )
    return Menu(Press(Op.SETTING, 0, 0, key), name, lines, row=row)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Settings(bot))
