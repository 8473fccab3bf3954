"""The table in a browser: a private link to it, and signing out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.commands.resolve import table_meant, table_of
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Link
from engine.core.errors import Refused
from engine.core.words import msg
from tables.people.browsers import address_of, make_link, note_launch, sign_out_everywhere
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs


class Browser(commands.Cog):
    """Lets people into the page of their table."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.OPEN: self._open, Op.EVERYWHERE: self._sign_out})
        bot.on_entry(self._enter)

    async def _open(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The table as Discord shows it, or a link to it."""
        context = self._bot.context
        if not context.activity:
            await answer.think()
        if not context.web_url:
            raise Refused("refused-web-off")
        await self._show(answer, await table_of(answer, press.table))

    async def _enter(self, answer: Answer) -> None:
        """The same for somebody who has opened the application itself: the table is known by where
        they are, or they are asked which one."""
        await self._show(answer, await table_meant(answer, None, Press(Op.OPEN, 0)))

    async def _show(self, answer: Answer, table: Table) -> None:
        if self._bot.context.activity:
            if await self._launched(answer, table):
                return
            await answer.think()
        await self._give_link(answer, table)

    async def _launched(self, answer: Answer, table: Table) -> bool:
        """Whether Discord shows the table. There is nothing to acknowledge first: a launch is the
        acknowledgement. Whose press it was is remembered before, for the page comes at once."""
        reader, guild = await answer.reader(table.names), answer.interaction.guild_id
        await note_launch(
            self._bot.context, table.id, answer.caller.user, guild, str(reader.locale)
        )
        if not await answer.launch():
            return False
        answer.did()
        return True

    async def _give_link(self, answer: Answer, table: Table) -> None:
        """A link for this person and table, which nobody else sees."""
        context, guild = self._bot.context, answer.interaction.guild_id
        reader = await answer.reader(table.names)
        secret = await make_link(context, table.id, answer.caller.user, guild, reader.locale)
        widgets = (
            Link(address_of(context, secret), reader.say(msg("web-go"))),
            Button(Press(Op.EVERYWHERE, table.id), reader.say(msg("ui-everywhere"))),
        )
        await answer.show(Page(reader.say(msg("web-link")), widgets=widgets))

    async def _sign_out(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """End every session of this person, and every link that they have not used."""
        await answer.update()
        await sign_out_everywhere(self._bot.context, answer.caller.user)
        answer.did()
        say = (await answer.reader()).say
        await answer.show(Page(say(msg("web-signed-out"))))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Browser(bot))
