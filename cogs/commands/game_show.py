"""``/game list``, ``/game show`` and what the More button opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.game_details import detail_menu
from cogs.commands.game_follow import follow_button
from cogs.commands.game_time import absence_buttons
from cogs.commands.resolve import table_meant, table_of
from cogs.screens.board import board_picture, game_name
from cogs.screens.described import words_of
from cogs.screens.history import history_buttons
from cogs.screens.lists import list_page, seen_choices, table_list
from cogs.screens.orders import prepare_button
from cogs.screens.refusal import standing, ways_on
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer, calmly
from cogs.ui.widgets import Button, Style
from engine.core.words import msg
from tables import lookup
from tables.lobby.campaign import coming
from tables.people import following
from tables.processes import Urgency
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class GameShow(commands.Cog):
    """The tables of a server, one of them in full, and everything about it that is not a move."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.MORE: self._more, Op.TEXT: self._text, Op.SHOW: self._show})

    @app_commands.command(name=named("command-list"), description=named("command-list.hint"))
    async def list_tables(self, interaction: Interaction) -> None:
        """``/game list``: the tables of this server, and those that one follows."""
        answer = Answer(interaction)
        await answer.think()
        reader, context, user = await answer.reader(), self._bot.context, interaction.user.id
        here = await lookup.tables_in(context, interaction.guild_id or 0, user)
        followed = await following.followed_by(context, user)
        found = list({game.id: game for game in (*here, *followed)}.values())
        watched = frozenset(game.id for game in followed)
        games = [(game, Press(Op.SHOW, game.id)) for game in found]
        lines = await table_list(context, games, user, reader.say, watched)
        head = "" if lines else reader.say(msg("ui-no-tables"))
        await answer.show(list_page(head, lines, len(found) - len(lines), reader))

    @app_commands.command(name=named("command-show"), description=named("command-show.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    @calmly
    async def show(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game show``: the board as it stands, as you may see it."""
        answer = Answer(interaction)
        await answer.think()
        await self._show_table(answer, await table_meant(answer, table_id, Press(Op.SHOW, 0)))

    async def _show(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._show_table(answer, await table_of(answer, press.table))

    async def _show_table(self, answer: Answer, table: Table) -> None:
        """The board as this person may see it, for whom it waits, and what they can do there."""
        reader, user = await answer.reader(table.names), answer.caller.user
        head = msg("ui-more-text", game=game_name(table), number=table.id)
        lines = [reader.say(line) for line in (head, *standing(table, answer))]
        pictures = () if table.position is None else (await self._board(table, user, reader),)
        ways = [one for one in ways_on(table, user, reader) if one.press.op is not Op.SHOW]
        more = Button(Press(Op.MORE, table.id), reader.say(msg("ui-more")))
        await answer.show(Page("\n".join(lines), pictures, (*ways, more)))

    async def _board(self, table: Table, user: int, reader: Reader) -> AnyPicture:
        match, seat = table.shown().match, table.seat_of(user)
        if seat is None:
            return await board_picture(table, match.public(), reader)
        return await board_picture(table, match.seen_by(seat), reader)

    async def _text(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The board in words, for people who cannot see the picture."""
        await answer.think()
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        match, seat = table.shown().match, table.seat_of(answer.caller.user)
        seen = match.public() if seat is None else match.seen_by(seat)
        given = (table.game.spec.key, seen, reader.say)
        lines = await self._bot.context.elsewhere(Urgency.LOOKED_AT, words_of, *given)
        await answer.tell(limits.first_lines(lines, limits.CONTENT))

    async def _more(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        head = reader.say(msg("ui-more-text", game=game_name(table), number=table.id))
        text = limits.first_lines([head, *chronicle_lines(table, reader)], limits.CONTENT)
        user = answer.caller.user
        buttons = (
            *more_buttons(table, user, reader),
            *next_button(table, reader),
            *await absence_buttons(self._bot.context, table, user, reader),
        )
        menu = detail_menu(table, user, reader, row=2)
        follow = follow_button(table, user, reader)
        await answer.show(Page(text, widgets=(*buttons, *menu, *follow)))

    @show.autocomplete("table_id")
    async def _seen_boards(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await seen_choices(interaction, typed)


def next_button(table: Table, reader: Reader) -> tuple[Button, ...]:
    """The way to the next episode, where there is one."""
    if coming(table) is None:
        return ()
    press = Press(Op.NEXT, table.id)
    return (Button(press, reader.say(msg("ui-next")), Style.MAIN, row=1),)


def chronicle_lines(table: Table, reader: Reader) -> list[str]:
    """The story of the campaign that this table belongs to, as far as it is open to all."""
    if table.position is None:
        return []
    told = table.game.chronicle(table.position.match.public().view)
    return [reader.say(line) for line in told]


def more_buttons(table: Table, user: int, reader: Reader) -> tuple[Button, ...]:
    """Text board and history; undo and resign during the game, for those who play; replay, log and
    proof after it."""
    ops = [(Op.TEXT, Style.PLAIN), (Op.HISTORY, Style.PLAIN)]
    if table.row.ended_at is None and table.seat_of(user) is not None:
        ops += [(Op.UNDO, Style.PLAIN), (Op.RESIGN, Style.DANGER)]
    buttons = tuple(
        Button(Press(op, table.id), reader.say(msg(f"ui-{op}")), style) for op, style in ops
    )
    seated = table.position is not None and table.seat_of(user) is not None
    prepared = (prepare_button(table, reader),) if seated and not table.row.ended_at else ()
    return buttons + prepared + history_buttons(table, reader.say)
