"""The buttons of a lobby: joining, leaving, options, starting, calling off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.commands.game_join import join
from cogs.commands.game_leave import tell_cancelled
from cogs.commands.game_new import open_next
from cogs.delivery.channels import check_private
from cogs.delivery.lobbies import refresh
from cogs.screens.board import CLOSE
from cogs.ui.custom_id import Op, Press
from cogs.ui.reply import Answer
from engine.bots.levels import Level
from engine.core.errors import Malformed
from engine.core.options import read_words
from engine.core.words import msg
from tables.bots import moves
from tables.command import Done
from tables.lobby import invitations, opening
from tables.time import pace

if TYPE_CHECKING:
    from cogs.client import Boroughs


class Lobby(commands.Cog):
    """Joining, leaving, options, starting, calling off."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {
                Op.JOIN: self._join,
                Op.LEAVE: self._leave,
                Op.START: self._start,
                Op.CANCEL: self._cancel,
                Op.OPTION: self._option,
                Op.BOT: self._bot_seat,
                Op.NEXT: self._next,
                Op.PRIVATE: self._private,
            }
        )

    async def _join(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        await join(self._bot, answer, press.table)

    async def _leave(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        done = await opening.leave(self._bot.context, press.table, answer.caller)
        await self._shown_or_told(answer, done)

    async def _shown_or_told(self, answer: Answer, done: Done) -> None:
        """Show the lobby with what was done; where something else was pressed, tell it as well."""
        if not await refresh(self._bot, answer, done.after):
            await answer.tell((await answer.reader()).say(msg("ui-done")))

    async def _option(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await self._bot.context.table(press.table)
        words, word = pace.split(" ".join(values))
        if word is not None:
            length, context = pace.seconds(word), self._bot.context
            done = await opening.set_pace(context, press.table, answer.caller, length)
        else:
            chosen = read_words(table.game.spec.options, words)
            done = await opening.configure(self._bot.context, press.table, answer.caller, chosen)
        await refresh(self._bot, answer, done.after)

    async def _private(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Make the lobby private or public, as the button says."""
        await answer.update()
        private = press.extra == CLOSE
        if private:
            check_private(answer.interaction)
        context = self._bot.context
        done = await invitations.set_private(context, press.table, answer.caller, private)
        await refresh(self._bot, answer, done.after)

    async def _bot_seat(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        word, context = "".join(values[:1]), self._bot.context
        if word in set(Level):
            done = await moves.seat_bot(context, press.table, answer.caller, Level(word))
        elif word.isdecimal():
            done = await moves.send_bot_away(context, press.table, answer.caller, int(word))
        else:
            raise Malformed("refused-stale")
        await refresh(self._bot, answer, done.after)

    async def _start(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        done = await opening.start(self._bot.context, press.table, answer.caller)
        await self._shown_or_told(answer, done)

    async def _next(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await open_next(self._bot, answer, press.table)

    async def _cancel(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        done = await opening.cancel(self._bot.context, press.table, answer.caller)
        if not await refresh(self._bot, answer, done.after):
            await tell_cancelled(answer, done.after)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Lobby(bot))
