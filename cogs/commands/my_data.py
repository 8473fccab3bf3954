"""``/my-data`` and ``/forget-me``: what we hold about somebody is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.page import Attachment, Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
from engine.core.errors import Refused
from engine.core.words import msg
from locales import Speaker
from tables.lookup import tables_of
from tables.people.forgetting import forget
from tables.processes import Urgency
from tables.rate_limit import Pace
from tables.records.export import personal
from tables.records.files import packed

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
MOST_FORGETTING, FORGETTING_SECONDS = 2, 300.0
"""So often in so long one may ask to be forgotten, and say yes to it: a press can be repeated."""


class MyData(commands.Cog):
    """What we hold about a person, shown to them alone, and deleting it, which asks first."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._forgetting = Pace(MOST_FORGETTING, MOST_FORGETTING / FORGETTING_SECONDS)
        bot.on_press({Op.FORGET: self._forget, Op.KEEP: self._keep})

    @app_commands.command(name=named("command-my-data"), description=named("command-my-data.hint"))
    @app_commands.checks.cooldown(2, 60.0)
    async def my_data(self, interaction: Interaction) -> None:
        """Everything that the archive holds about the person who asks."""
        answer = Answer(interaction)
        await answer.think()
        facts = await personal(self._bot.context, interaction.user.id)
        elsewhere = self._bot.context.elsewhere
        file = await elsewhere(Urgency.AT_LEISURE, packed, "my-data", facts)
        text = (await answer.reader()).say(msg("data-yours"))
        await answer.show(Page(text, attachments=(Attachment(file.name, file.data),)))

    @app_commands.command(
        name=named("command-forget-me"), description=named("command-forget-me.hint")
    )
    @app_commands.checks.cooldown(MOST_FORGETTING, FORGETTING_SECONDS)
    async def forget_me(self, interaction: Interaction) -> None:
        """Say what would happen, and ask."""
        answer = Answer(interaction)
        await answer.think()
        tables = await tables_of(self._bot.context, interaction.user.id)
        say = (await answer.reader()).say
        text = say(msg("forget-sure", tables=len(tables)))
        await answer.show(Page(text, widgets=_buttons(say)))

    async def _forget(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Forget this person. The words of the answer are chosen first, for the language is deleted
        with the settings."""
        if not self._forgetting.allows(answer.caller.user):
            raise Refused("refused-pressing-fast")
        await answer.update()
        say = (await answer.reader()).say
        await forget(self._bot.context, answer.caller)
        answer.did()
        await answer.show(Page(say(msg("forget-done"))))

    async def _keep(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        await answer.show(Page((await answer.reader()).say(msg("forget-kept"))))


def _buttons(say: Speaker) -> tuple[Button, ...]:
    return (
        Button(Press(Op.FORGET, 0), say(msg("forget-yes")), Style.DANGER),
        Button(Press(Op.KEEP, 0), say(msg("forget-no"))),
    )


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(MyData(bot))
