"""The buttons of the coach in the panel: Hint, and the switch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.delivery.panels import freshly, show_question
from cogs.screens.question import Shown
from cogs.ui.custom_id import Op, Press
from cogs.ui.reply import Answer
from tables.bots import hints
from tables.people.settings import COACH, prefer
from tables.play import act

if TYPE_CHECKING:
    from cogs.client import Boroughs


class Coach(commands.Cog):
    """Hints for those who are coached, one at a time for each person."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.HINT: self._hint, Op.COACH: self._switch})

    async def _hint(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """What is refused before the acknowledgement leaves the panel as it is."""
        context, given = self._bot.context, (press.table, answer.caller, press.opened)
        with context.hinting.one_at_a_time(answer.caller.user):
            await answer.update()
            async with freshly(self._bot, answer, press):
                asked = await hints.hint(context, *given)
                await show_question(self._bot, answer, asked, Shown(hinted=True))

    async def _switch(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Tips off or on, for all games that are new to this person; the question stays."""
        await answer.update()
        await prefer(self._bot.context, answer.caller.user, COACH, press.extra)
        answer.did()
        asked = await act.ask(self._bot.context, press.table, answer.caller.user)
        await show_question(self._bot, answer, asked)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Coach(bot))
