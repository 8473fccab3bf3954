"""``/game`` and what the More button opens: everything about a table that is not a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.game_details import detail_menu
from cogs.commands.game_follow import Company, follow_button
from cogs.commands.game_history import Memory
from cogs.commands.game_new import open_lobby, open_next
from cogs.commands.game_time import Timing, absence_buttons
from cogs.commands.resolve import table_meant, table_of
from cogs.screens.board import board_picture, game_name, text_board
from cogs.screens.history import memory_buttons
from cogs.screens.lists import game_choices, seen_choices, table_choices, table_lines
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer, calmly
from cogs.ui.widgets import Button, Style
from engine.catalog import catalog, find
from engine.core.options import word_of
from engine.core.words import msg
from tables import lookup, wishes
from tables.lobby import opening
from tables.lobby.campaign import coming
from tables.people import following
from tables.play import undo, voting
from tables.play.resign import after_leaving, alone_with_bots, finish, resign
from tables.table import Table
from tables.time import pace

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class TableCog(
    Memory,
    Company,
    Timing,
    commands.GroupCog,
    group_name=named("command-game"),
    group_description=named("command-game.hint"),
):
    """Open, list, show, take back, leave, call off; what ``Memory`` looks back on, what
    ``Company`` has for those who do not play, and what ``Timing`` does about absence."""

    def __init__(self, bot: Boroughs) -> None:
        super().__init__(bot)
        self.listen_for_time()
        bot.on_press(
            {
                Op.MORE: self._more,
                Op.TEXT: self._text,
                Op.UNDO: self._undo,
                Op.AGREE: self._agree,
                Op.OBJECT: self._object,
                Op.RESIGN: self._ask_resign,
                Op.RESIGNED: self._resign,
                Op.FINISH: self._finish,
                Op.FOLLOW: self._follow,
                Op.TELL: self._tell,
                Op.UNFOLLOW: self._unfollow,
            }
        )

    # Opening a table

    @app_commands.command(name=named("command-new"), description=named("command-new.hint"))
    @app_commands.rename(
        game=named("command-new-game"),
        options=named("command-options"),
        private=named("command-private"),
    )
    @app_commands.describe(
        game=named("command-new-game.hint"),
        options=named("command-options.hint"),
        private=named("command-private.hint"),
    )
    @calmly
    async def new(
        self, interaction: Interaction, game: str, options: str = "", private: bool = False
    ) -> None:
        """``/game new``: a lobby, right here."""
        await open_lobby(self._bot, Answer(interaction), game, options, private)

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Option words one after another: those typed stay, the last one is completed."""
        game = interaction.namespace.game
        settings = find(game).spec.options if game in catalog() else ()
        *whole, last = typed.split(" ")
        words = [word_of(s.key, value) for s in settings for value in s.values()] + pace.words()
        lines = [" ".join([*whole, word]) for word in words if word.startswith(last.lower())]
        short = [line for line in lines if len(line) <= limits.CHOICE_VALUE]
        return [Choice(name=line, value=line) for line in short[: limits.CHOICES]]

    # Looking

    @app_commands.command(name=named("command-list"), description=named("command-list.hint"))
    async def list_tables(self, interaction: Interaction) -> None:
        """``/game list``: the tables of this server, and those that one follows."""
        answer = Answer(interaction)
        await answer.think()
        reader, context, user = await answer.reader(), self._bot.context, interaction.user.id
        found = await lookup.tables_in(context, interaction.guild_id or 0, user)
        lines = await table_lines(context, found, reader.say)
        lines = lines or [reader.say(msg("hall-no-tables"))]
        followed = await table_lines(
            context, await following.followed_by(context, user), reader.say
        )
        if followed:
            lines += [reader.say(msg("follow-list")), *followed]
        await answer.tell(limits.first_lines(lines, limits.CONTENT))

    @app_commands.command(name=named("command-show"), description=named("command-show.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    @calmly
    async def show(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game show``: the board as it stands, as you may see it."""
        answer = Answer(interaction)
        await answer.think()
        table = await table_meant(answer, table_id)
        reader = await answer.reader(table.names)
        match, seat = table.shown().match, table.seat_of(interaction.user.id)
        if seat is None:
            picture = await board_picture(table, match.public(), reader)
            await answer.show(Page(reader.say(game_name(table)), (picture,)))
        else:
            mine = await board_picture(table, match.seen_by(seat), reader)
            await answer.show(
                Page(reader.say(game_name(table)), (mine,), more_buttons(table, reader))
            )

    async def _text(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The board in words, for whoever cannot see the picture."""
        await answer.think()
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        match, seat = table.shown().match, table.seat_of(answer.caller.user)
        seen = text_board(table, match.public(), reader.say)
        if seat is not None:
            seen = text_board(table, match.seen_by(seat), reader.say)
        await answer.tell(limits.first_lines(seen, limits.CONTENT))

    async def _more(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        head = reader.say(msg("hall-more-text", game=game_name(table), number=table.id))
        text = limits.first_lines([head, *chronicle_lines(table, reader)], limits.CONTENT)
        user = answer.caller.user
        buttons = (
            *more_buttons(table, reader),
            *next_button(table, reader),
            *await absence_buttons(self._bot.context, table, user, reader),
        )
        menu = detail_menu(table, user, reader, row=2)
        follow = follow_button(table, user, reader)
        await answer.show(Page(text, widgets=(*buttons, *menu, *follow)))

    # Taking back

    @app_commands.command(name=named("command-undo"), description=named("command-undo.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def undo(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game undo``: take your latest move back, or ask for it."""
        answer = Answer(interaction)
        await answer.think()
        await self._take_back(answer, (await table_meant(answer, table_id)).id)

    async def _undo(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._take_back(answer, press.table)

    async def _take_back(self, answer: Answer, table_id: int) -> None:
        table = (await undo.undo(self._bot.context, table_id, answer.caller)).after
        reader = await answer.reader(table.names)
        pending = await wishes.pending(self._bot.context, table.id)
        await answer.tell(reader.say(msg("hall-undo-asked" if pending else "hall-undone")))

    async def _agree(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._vote(answer, press, True)

    async def _object(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._vote(answer, press, False)

    async def _vote(self, answer: Answer, press: Press, yes: bool) -> None:
        await answer.think()
        table = (await voting.vote(self._bot.context, press.table, answer.caller, yes)).after
        reader = await answer.reader(table.names)
        await answer.tell(reader.say(msg("hall-voted")))

    # Leaving

    @app_commands.command(name=named("command-resign"), description=named("command-resign.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def resign(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game resign``: asks once more before it is done."""
        answer = Answer(interaction)
        await answer.think()
        await self._sure(answer, await table_meant(answer, table_id))

    async def _ask_resign(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._sure(answer, await table_of(answer, press.table))

    async def _sure(self, answer: Answer, table: Table) -> None:
        table.match_needed()
        seat = table.seat_needed(answer.caller.user)
        reader = await answer.reader(table.names)
        alone = alone_with_bots(table) == seat
        what = "alone" if alone else after_leaving(table, seat)
        buttons = [(Op.FINISH, "hall-finish-yes", Style.GOOD)] if alone else []
        buttons.append((Op.RESIGNED, "hall-resign-yes", Style.GRAVE))
        widgets = tuple(
            Button(Press(op, table.id), reader.say(msg(key)), style) for op, key, style in buttons
        )
        await answer.show(Page(reader.say(msg(f"hall-resign-{what}")), widgets=widgets))

    async def _finish(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = (await finish(self._bot.context, press.table, answer.caller)).after
        reader = await answer.reader(table.names)
        await answer.show(Page(reader.say(msg("hall-done"))))

    async def _resign(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = (await resign(self._bot.context, press.table, answer.caller)).after
        reader = await answer.reader(table.names)
        await answer.show(Page(reader.say(msg("hall-resigned"))))

    @app_commands.command(name=named("command-next"), description=named("command-next.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def next_episode(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game next``: the next episode of a campaign."""
        answer = Answer(interaction)
        finished = (await table_meant(answer, table_id)).id
        await open_next(self._bot, answer, finished)

    @app_commands.command(name=named("command-cancel"), description=named("command-cancel.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def cancel(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game cancel``: the host calls it off, or the table is asked whether to."""
        answer = Answer(interaction)
        await answer.think()
        table_id = (await table_meant(answer, table_id)).id
        table = (await opening.cancel(self._bot.context, table_id, answer.caller)).after
        key = "hall-cancelled" if table.row.ended_at is not None else "hall-undo-asked"
        await answer.tell((await answer.reader(table.names)).say(msg(key)))

    # Which table

    @show.autocomplete("table_id")
    async def _seen_boards(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await seen_choices(interaction, typed)

    @undo.autocomplete("table_id")
    @resign.autocomplete("table_id")
    @next_episode.autocomplete("table_id")
    @cancel.autocomplete("table_id")
    async def _own_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await table_choices(interaction, typed)


def next_button(table: Table, reader: Reader) -> tuple[Button, ...]:
    """The way to the next episode, where there is one."""
    if coming(table) is None:
        return ()
    press = Press(Op.NEXT, table.id)
    return (Button(press, reader.say(msg("hall-next")), Style.MAIN, row=1),)


def chronicle_lines(table: Table, reader: Reader) -> list[str]:
    """The story of the campaign that this table belongs to, as far as it is open to all."""
    if table.position is None:
        return []
    told = table.game.chronicle(table.position.match.public().view)
    return [reader.say(line) for line in told]


def more_buttons(table: Table, reader: Reader) -> tuple[Button, ...]:
    """Text board and history for all; undo and resign while there is a game, memory after it."""
    ops = [(Op.TEXT, Style.PLAIN), (Op.HISTORY, Style.PLAIN)]
    if table.row.ended_at is None:
        ops += [(Op.UNDO, Style.PLAIN), (Op.RESIGN, Style.GRAVE)]
    buttons = tuple(
        Button(Press(op, table.id), reader.say(msg(f"hall-{op}")), style) for op, style in ops
    )
    return buttons + memory_buttons(table, reader.say)


class Turns(commands.Cog):
    """``/turns``: every game that waits for me."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-turns"), description=named("command-turns.hint"))
    async def turns(self, interaction: Interaction) -> None:
        """The longest wait first, with links."""
        answer = Answer(interaction)
        await answer.think()
        reader = await answer.reader()
        found = await lookup.waiting_for(self._bot.context, interaction.user.id)
        lines = await table_lines(self._bot.context, found, reader.say)
        buttons = tuple(
            Button(
                Press(Op.MOVE, game.id),
                f"{reader.say(msg('hall-move'))} · {game.id}",
                Style.MAIN,
            )
            for game in found[: limits.BUTTONS_IN_A_ROW]
        )
        text = limits.first_lines(lines or [reader.say(msg("hall-no-turns"))], limits.CONTENT)
        await answer.show(Page(text, widgets=buttons))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(TableCog(bot))
    await bot.add_cog(Turns(bot))
