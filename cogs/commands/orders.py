"""``/prepare``: moves and answers for when one is asked, arranged in private."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import number_meant
from cogs.delivery.panels import freshly, show_prepared, show_question
from cogs.screens.lists import table_choices
from cogs.screens.orders import ASK, CLEAR, DROP, GO_ON, UP, move_page
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.reply import Answer, calmly
from engine.core.errors import Refused, Stale
from tables.orders import preparing
from tables.orders.conditions import deeds
from tables.orders.outlook import look_ahead
from tables.play import act

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class Orders(commands.Cog):
    """Everything by which somebody prepares moves, but for the questions themselves."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {
                Op.PREPARE: self._prepare,
                Op.ORDERS: self._list,
                Op.ORDER: self._one,
                Op.CONDITION: self._depend,
                Op.STANDING: self._standing,
            }
        )

    @app_commands.command(name=named("command-prepare"), description=named("command-prepare.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    @calmly
    async def prepare(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/prepare``: what you mean to do next, for your eyes only."""
        answer = Answer(interaction)
        await answer.think()
        found = await number_meant(answer, table_id, Press(Op.PREPARE, 0))
        await self._open(answer, Press(Op.PREPARE, found))

    async def _prepare(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await (answer.update() if press.extra else answer.think())
        await self._open(answer, press)

    async def _open(self, answer: Answer, press: Press) -> None:
        """The next question to prepare; first the list, for whoever has prepared something already
        and for whoever can only give answers for all times."""
        async with freshly(self._bot, answer, press):
            table = await self._bot.context.table(press.table)
            outlook = await look_ahead(self._bot.context, table, answer.caller.user)
            begun = bool(outlook.moves or outlook.answers) and not press.extra
            if outlook.following is None and not (outlook.moves or outlook.standing):
                raise outlook.why_not or Refused("refused-nothing-ahead")
            if begun or outlook.following is None:
                await show_prepared(self._bot, answer, press.table)
                return
            asked = await act.ask_at(self._bot.context, answer.caller.user, table, ahead=True)
            await show_question(self._bot, answer, asked)

    async def _list(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        given = (self._bot.context, press.table, answer.caller)
        async with freshly(self._bot, answer, press):
            if press.extra == GO_ON:
                await preparing.release(*given)
            elif press.extra == CLEAR:
                await preparing.clear(*given)
            await show_prepared(self._bot, answer, press.table)

    async def _one(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        given = (self._bot.context, press.table, answer.caller, press.number)
        async with freshly(self._bot, answer, press):
            if press.extra not in (UP, DROP):
                await self._show_one(answer, press)
                return
            await (preparing.move_up if press.extra == UP else preparing.remove)(*given)
            await show_prepared(self._bot, answer, press.table)

    async def _show_one(self, answer: Answer, press: Press) -> None:
        context = self._bot.context
        table = await context.table(press.table)
        outlook = await look_ahead(context, table, answer.caller.user)
        one = next((one for one in outlook.moves if one.order.id == press.number), None)
        if one is None:
            raise Stale("refused-stale")
        reader = await answer.reader(table.names)
        known = await deeds(context, table, outlook.seat)
        await answer.show(move_page(table, outlook, one, known, reader))

    async def _depend(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        condition, _, detail = "".join(values[:1]).partition(" ")
        given = (press.table, answer.caller, press.number, condition, detail)
        async with freshly(self._bot, answer, press):
            await preparing.depend(self._bot.context, *given)
            await show_prepared(self._bot, answer, press.table)

    async def _standing(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        chosen = "".join(values[:1])
        given = (press.table, answer.caller, press.extra, "" if chosen == ASK else chosen)
        async with freshly(self._bot, answer, press):
            await preparing.answer_always(self._bot.context, *given)
            await show_prepared(self._bot, answer, press.table)

    @prepare.autocomplete("table_id")
    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """One's own tables."""
        return await table_choices(interaction, typed)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Orders(bot))
