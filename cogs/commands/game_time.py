"""The part of ``/game`` about time and absence: pausing, more time, seats taken over, nudges."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import number_meant
from cogs.delivery.threads import bring_in
from cogs.screens.board import game_name
from cogs.screens.clock import called, people
from cogs.screens.lists import joinable_choices, table_choices
from cogs.screens.question import move_button
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Poster
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
from engine.core.errors import Malformed
from engine.core.words import msg
from tables import wishes
from tables.command import Done
from tables.context import Caller, Context
from tables.lookup import open_seats_in
from tables.people import reminder_prefs, replacing
from tables.status import status_of
from tables.table import Table
from tables.time import deadlines, nudges, pauses

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
SimpleCommand = Callable[[Context, int, Caller], Awaitable[Done]]
FIRST_ROW, SECOND_ROW = 3, 4
BY_BUTTON: Mapping[Op, SimpleCommand] = {
    Op.PAUSE: pauses.pause,
    Op.RESUME: pauses.resume,
    Op.HERE: deadlines.come_back,
    Op.RETURN: replacing.ask_back,
}


class GameTime(commands.Cog):
    """Pausing, more time, seats taken over, and nudges."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {
                Op.TIME: self._give_time,
                Op.TAKE: self._take_over,
                Op.NUDGE: self._nudge,
                Op.MUTE: self._mute,
                Op.UNMUTE: self._mute,
                **dict.fromkeys(BY_BUTTON, self._press),
            }
        )

    @app_commands.command(name=named("command-pause"), description=named("command-pause.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def pause(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game pause``: the clocks stand still, if the others agree."""
        answer = Answer(interaction)
        await answer.think()
        await self._do(
            answer, await number_meant(answer, table_id, Press(Op.PAUSE, 0)), pauses.pause
        )

    @app_commands.command(name=named("command-resume"), description=named("command-resume.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def resume(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game resume``: they run again."""
        answer = Answer(interaction)
        await answer.think()
        await self._do(
            answer, await number_meant(answer, table_id, Press(Op.RESUME, 0)), pauses.resume
        )

    @app_commands.command(
        name=named("command-take-over"), description=named("command-take-over.hint")
    )
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def take_over(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game take-over``: play on for somebody who is away."""
        answer = Answer(interaction)
        await answer.think()
        table = await number_meant(answer, table_id, Press(Op.TAKE, 0), open_seats_in)
        await replacing.take_over(self._bot.context, table, answer.caller)
        await self._seated(answer, table)

    @app_commands.command(name=named("command-nudge"), description=named("command-nudge.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def nudge(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game nudge``: a friendly word to those who are waited for."""
        answer = Answer(interaction)
        await answer.think(private=False)
        await self._nudge_at(answer, await number_meant(answer, table_id, Press(Op.NUDGE, 0)))

    async def _nudge(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think(private=False)
        await self._nudge_at(answer, press.table)

    async def _nudge_at(self, answer: Answer, meant: int) -> None:
        table = (await nudges.nudge(self._bot.context, meant, answer.caller)).after
        reader = await answer.reader(table.names)
        how = await status_of(self._bot.context, table)
        asked = people(table, table.row.asked, how)
        text = reader.say(msg("time-nudged", people=asked, game=game_name(table)))
        users = called(table, how, table.row.asked | how.voters)
        mentions = () if how.all_asleep(users) else users
        await answer.show(Poster(text, widgets=(move_button(table, reader),), mentions=mentions))

    @pause.autocomplete("table_id")
    @resume.autocomplete("table_id")
    @nudge.autocomplete("table_id")
    async def _time_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await table_choices(interaction, typed)

    @take_over.autocomplete("table_id")
    async def _joinable_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await joinable_choices(interaction, typed)

    # Buttons

    async def _press(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._do(answer, press.table, BY_BUTTON[press.op])

    async def _give_time(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        context, seat = self._bot.context, _seat(press)
        await deadlines.give_time(context, press.table, answer.caller, seat)
        await self._done(answer, press.table)

    async def _take_over(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        context, seat = self._bot.context, _seat_or_any(press)
        await replacing.take_over(context, press.table, answer.caller, seat)
        await self._seated(answer, press.table)

    async def _mute(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        quiet = press.op is Op.MUTE
        table = await self._bot.context.table(press.table)
        table.seat_needed(answer.caller.user)
        await reminder_prefs.mute(self._bot.context, answer.caller.user, table.id, quiet)
        answer.did()
        reader = await answer.reader(table.names)
        await answer.tell(reader.say(msg("time-muted" if quiet else "time-unmuted")))

    async def _seated(self, answer: Answer, table_id: int) -> None:
        """Tell the person who has sat down that it is done, and bring them into the thread."""
        await self._done(answer, table_id)
        table = await self._bot.context.table(table_id)
        if table.row.thread is not None:
            await bring_in(self._bot, table.row.thread, answer.caller.user)

    async def _do(self, answer: Answer, table_id: int, command: SimpleCommand) -> None:
        await command(self._bot.context, table_id, answer.caller)
        await self._done(answer, table_id)

    async def _done(self, answer: Answer, table_id: int) -> None:
        """Show that it is done, or that the others are asked."""
        pending = await wishes.pending(self._bot.context, table_id)
        say = (await answer.reader()).say
        await answer.tell(say(msg("ui-undo-asked" if pending else "ui-done")))


def _seat(press: Press) -> int:
    if not press.extra.isdecimal():
        raise Malformed("refused-stale")
    return int(press.extra)


def _seat_or_any(press: Press) -> int | None:
    return _seat(press) if press.extra else None


async def absence_buttons(
    context: Context, table: Table, user: int, reader: Reader
) -> tuple[Button, ...]:
    """What somebody may do about time at this table, below More."""
    if table.position is None or table.row.ended_at is not None:
        return ()
    ops: list[Op] = []
    seat = table.seat_of(user)
    if seat is not None:
        ops.append(Op.RESUME if await pauses.is_paused(context, table.id) else Op.PAUSE)
        ops.append(Op.UNMUTE if await reminder_prefs.is_muted(context, user, table.id) else Op.MUTE)
    away = [Op.HERE] if seat is not None and table.seats[seat].bot else []
    former = [Op.RETURN] if await replacing.was_theirs(context, table, user) else []
    return (
        *(_button(table, op, Style.PLAIN, FIRST_ROW, reader) for op in ops),
        *(_button(table, op, Style.MAIN, SECOND_ROW, reader) for op in (*away, *former)),
    )


def _button(table: Table, op: Op, style: Style, row: int, reader: Reader) -> Button:
    return Button(Press(op, table.id), reader.say(msg(f"time-{op}")), style, row)
