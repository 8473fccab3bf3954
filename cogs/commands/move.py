"""During the game: the private panel, the hand, and ``/move``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.choices import suggest_for
from cogs.commands.resolve import asking, number_meant, table_chosen
from cogs.delivery.boards import waits_for_bots
from cogs.delivery.panels import freshly, show_next, show_prepared, show_question
from cogs.screens.lists import table_choices
from cogs.screens.orders import held_words, prepare_button
from cogs.screens.question import FIRST_LOOK, Shown, hand_page
from cogs.screens.rules_now import READ, brief_page
from cogs.ui import answer_widgets, limits
from cogs.ui.answer_widgets import counts_chosen
from cogs.ui.custom_id import INPUT, Op, Press
from cogs.ui.facets import facets_chosen
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer, calmly
from cogs.ui.widgets import Button
from engine.core.choices import MOST_TEXT, Counts, OneOf, Step, Words, joined
from engine.core.errors import Refused, Stale
from engine.core.seats import Seat
from engine.core.words import msg
from tables import lookup, outbox
from tables.command import Done
from tables.history.moments import packed_now
from tables.orders import preparing
from tables.orders.outlook import why_held
from tables.play import act, undo
from tables.play.act import Asked
from tables.play.question import AHEAD, prompt_of
from tables.processes import Urgency
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]
MOST_DIGITS = 6
MOST_IN_ID = 70
"""The longest action that the id of a button has room for."""


class Move(commands.Cog):
    """Everything by which somebody makes a move."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {
                Op.MOVE: self._move,
                Op.HAND: self._hand,
                Op.PICK: self._pick,
                Op.INSTEAD: self._instead,
                Op.MENU: self._menu,
                Op.SOME: self._some,
                Op.FACET: self._facet,
                Op.COUNT: self._count,
                Op.TYPE: self._type,
                Op.BACK: self._back,
                Op.CONFIRM: self._confirm,
                Op.ACT: self._act,
            }
        )
        bot.on_form({Op.TYPE: self._typed})

    # The panel

    async def _move(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The question of this person; before their first answer, what opens the episode."""
        answer.meanwhile(answer.update() if press.extra == READ else answer.think())
        asked = await self._ask(answer, press)
        if press.extra != READ and (page := await self._brief(answer, asked)) is not None:
            await answer.show(page)
        else:
            await show_question(self._bot, answer, asked, notes=await self._held(answer, asked))

    async def _held(self, answer: Answer, asked: Asked) -> tuple[str, ...]:
        """Why what they had prepared was not played, for whoever has prepared something."""
        why = await why_held(self._bot.context, asked.after, asked.question.seat)
        if why is None:
            return ()
        reader = await answer.reader(asked.after.names)
        return (f"⏸ {reader.say(held_words(why))}",)

    async def _brief(self, answer: Answer, asked: Asked) -> Page | None:
        """What opens the episode, for whoever has not chosen anything in it yet."""
        table, now = asked.after, asked.question
        if now.answered or not table.game.brief(now.seen.view):
            return None
        return await brief_page(table, now.seen, await answer.reader(table.names))

    async def _ask(self, answer: Answer, press: Press) -> Asked:
        """The question that the press belongs to: one that is prepared, or the present one."""
        ahead = press.opened == AHEAD and press.op is not Op.MOVE
        return await act.ask(self._bot.context, press.table, answer.caller.user, ahead=ahead)

    async def _show(self, answer: Answer, asked: Asked, shown: Shown = FIRST_LOOK) -> None:
        await show_question(self._bot, answer, asked, shown)

    async def _pick(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._choose(answer, press, press.extra)

    async def _menu(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._choose(answer, press, "".join(values[:1]))

    async def _some(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._choose(answer, press, joined(iter(values)))

    async def _choose(self, answer: Answer, press: Press, token: str) -> None:
        await answer.update()
        given = (press.table, answer.caller, press.opened, token)
        async with freshly(self._bot, answer, press):
            await self._show(answer, await act.choose(self._bot.context, *given))

    async def _instead(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        given = (press.table, answer.caller, press.opened, press.extra)
        async with freshly(self._bot, answer, press):
            await self._show(answer, await act.choose_instead(self._bot.context, *given))

    async def _facet(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Narrow the places down; nothing is chosen yet."""
        await answer.update()
        async with freshly(self._bot, answer, press):
            asked = await self._ask_fresh(answer, press)
            step = asked.question.step
            facets = facets_chosen(step, press.extra) if isinstance(step, OneOf) else None
            if not isinstance(step, OneOf) or facets is None:
                raise Stale("refused-stale")
            await self._show(answer, asked, Shown(facets))

    async def _count(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """One more or one less of something; nothing is chosen before all are taken."""
        await answer.update()
        async with freshly(self._bot, answer, press):
            asked = await self._ask_fresh(answer, press)
            step = asked.question.step
            counts = counts_chosen(step, press.extra) if isinstance(step, Counts) else None
            if counts is None:
                raise Stale("refused-stale")
            await self._show(answer, asked, Shown(counts=counts))

    async def _ask_fresh(self, answer: Answer, press: Press) -> Asked:
        """The present question; Stale where it is not the one that the press belongs to, or where
        there is none."""
        try:
            asked = await self._ask(answer, press)
        except Refused as refused:
            raise Stale("refused-stale") from refused
        if asked.question.opened != press.opened:
            raise Stale("refused-stale")
        return asked

    async def _back(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        given = (press.table, answer.caller, press.opened)
        async with freshly(self._bot, answer, press):
            match press.extra:
                case "":
                    asked = await act.back(self._bot.context, *given)
                case answer_widgets.ALL:
                    asked = await act.take(self._bot.context, *given, ())
                case _:
                    asked = await self._ask(answer, press)
            await self._show(answer, asked)

    async def _confirm(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        given = (press.table, answer.caller)
        async with freshly(self._bot, answer, press):
            if press.opened == AHEAD:
                await preparing.prepare(self._bot.context, *given)
                await show_prepared(self._bot, answer, press.table)
                return
            done = await act.confirm(self._bot.context, *given, press.opened)
            await self._show_done(answer, done)

    async def _show_done(self, answer: Answer, done: Done) -> None:
        """What the move did, as its player may read it, and what they are asked next, or how the
        game has ended; where that is nothing, the way to take it back, if they may."""
        table, seat = done.after, done.before.seat_needed(answer.caller.user)
        since = await act.before_move(self._bot.context, done, seat)
        if await show_next(self._bot, answer, table, since):
            return
        told = await outbox.news(self._bot.context, table.id, seat, since)
        reader = await answer.reader(table.names)
        lines = [reader.say(line) for line in told]
        if waits_for_bots(table):
            lines.append(reader.say(msg("ui-bots-move")))
        widgets = (*await self._undo_button(table, seat, reader), prepare_button(table, reader))
        await answer.show(Page(limits.cut_lines(lines, limits.CONTENT), widgets=widgets))
        if waits_for_bots(table):
            self._bot.panels.keep(answer, table)

    async def _undo_button(self, table: Table, seat: Seat, reader: Reader) -> tuple[Button, ...]:
        words = await undo.offer(self._bot.context, table, seat)
        return (Button(Press(Op.UNDO, table.id), reader.say(words)),) if words else ()

    # Typing

    async def _type(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Open a form. It is the acknowledgement itself, so nothing slow may come before it."""
        asked = await self._ask_fresh(answer, press)
        reader = await answer.reader(asked.after.names)
        await answer.ask_words(form(asked.question.step, press, reader))

    async def _typed(self, answer: Answer, press: Press, text: str) -> None:
        """Take in a form that was sent, by its id alone, so that a restart in between does not
        matter."""
        await self._choose(answer, press, text)

    # The hand

    async def _hand(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        answer.meanwhile(answer.think())
        await self._show_hand(answer, press.table)

    async def _show_hand(self, answer: Answer, table_id: int) -> None:
        table = await self._bot.context.table(table_id)
        seat = table.seat_needed(answer.caller.user)
        await answer.show(await hand_page(table, seat, await answer.reader(table.names)))

    @app_commands.command(name=named("command-hand"), description=named("command-hand.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    @calmly
    async def hand(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/hand``: what you hold, for your eyes only."""
        answer = Answer(interaction)
        await answer.think()
        await self._show_hand(answer, await number_meant(answer, table_id, Press(Op.HAND, 0)))

    # The fast path

    @app_commands.command(name=named("command-move"), description=named("command-move.hint"))
    @app_commands.rename(what=named("command-what"), **WHICH_TABLE)
    @app_commands.describe(what=named("command-what.hint"), **WHICH_TABLE_HINT)
    async def move(
        self,
        interaction: Interaction,
        what: app_commands.Range[str, 1, MOST_TEXT],
        table_id: int | None = None,
    ) -> None:
        """``/move``: a whole action at once."""
        answer = Answer(interaction)
        await answer.think()
        wanted = Press(Op.ACT, 0, 0, what) if len(what) <= MOST_IN_ID else Press(Op.MOVE, 0)
        await self._play(answer, await number_meant(answer, table_id, wanted), what)

    async def _act(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """The whole action that was typed, now that its table is named."""
        await answer.think()
        await self._play(answer, press.table, press.extra)

    async def _play(self, answer: Answer, table_id: int, what: str) -> None:
        await self._show_done(
            answer, await act.act(self._bot.context, table_id, answer.caller, what)
        )

    @move.autocomplete("what")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Whole legal actions; an empty list where there is nothing to do."""
        try:
            context, named = self._bot.context, table_chosen(interaction)
            table = await context.table(await lookup.meant(context, asking(interaction), named))
            seat = table.seat_needed(interaction.user.id)
            reader = await Answer(interaction).reader(table.names)
            asked = (packed_now(table), seat, typed, reader.caption)
            found = await context.elsewhere(Urgency.LOOKED_AT, suggest_for, *asked)
        except Refused:
            return []
        return [Choice(name=one.name, value=one.text) for one in found]

    @move.autocomplete("table_id")
    @hand.autocomplete("table_id")
    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """One's own tables."""
        return await table_choices(interaction, typed)


def form(step: Step, press: Press, reader: Reader) -> discord.ui.Modal:
    """A form with one line for a number or a name."""
    prompt = reader.caption(prompt_of(step))
    most = step.most if isinstance(step, Words) else MOST_DIGITS
    modal = discord.ui.Modal(
        title=limits.cut(prompt, limits.MODAL_TITLE),
        custom_id=press.id(INPUT),
    )
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(max_length=most, custom_id="text")
    label = limits.cut(prompt, limits.INPUT_LABEL)
    modal.add_item(discord.ui.Label(text=label, component=line))
    return modal


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Move(bot))
