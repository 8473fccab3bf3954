"""The table in a browser: a private link to it, and signing out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.commands.resolve import table_of
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Link
from engine.core.errors import Refused
from engine.core.words import msg
from tables.people.browsers import address_of, make_link, sign_out_everywhere

if TYPE_CHECKING:
    from cogs.client import Boroughs


class Browser(commands.Cog):
    """Lets people into the page of their table."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.OPEN: self._open, Op.EVERYWHERE: self._sign_out})

    async def _open(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """A link for this person and table, which nobody else sees."""
        await answer.think()
        context = self._bot.context
        if not context.web_url:
            raise Refused("refused-web-off")
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        guild = answer.interaction.guild_id
        secret = await make_link(context, table.id, answer.caller.user, guild, reader.locale)
        widgets = (
            Link(address_of(context, secret), reader.say(msg("web-go"))),
            Button(Press(Op.EVERYWHERE, table.id), reader.say(msg("hall-everywhere"))),
        )
        await answer.show(Page(reader.say(msg("web-link")), widgets=widgets))

    async def _sign_out(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """End every session of this person, and every link that they have not used."""
        await answer.update()
        count = await sign_out_everywhere(self._bot.context, answer.caller.user)
        answer.did()
        say = (await answer.reader()).say
        await answer.show(Page(say(msg("web-signed-out", count=count))))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Browser(bot))
