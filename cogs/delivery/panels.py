"""Private panels: how a question is shown to the person who is asked, and how a panel lives on.

While bots move, the panel of whoever waits for them stays, and then shows the next question. It can
be edited for a quarter of an hour; nothing is lost with it, for the board calls its player anyway.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cogs.delivery.boards import waits_for_bots
from cogs.screens.board import end_page
from cogs.screens.orders import did_words, list_page
from cogs.screens.question import FIRST_LOOK, Shown, question_page
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from engine.core.errors import NotYourTurn, Refused, Stale
from engine.core.words import Msg, msg
from tables import outbox
from tables.orders.conditions import Condition, deed_named
from tables.orders.outlook import Prepared, look_ahead
from tables.people.coaching import Coaching, coaching
from tables.play import act
from tables.play.act import Asked
from tables.play.question import AHEAD
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

LIFE = 14 * 60
"""Discord lets an answer be edited for 15 minutes."""

PREPARING = frozenset({Op.PREPARE, Op.ORDERS, Op.ORDER, Op.CONDITION, Op.STANDING})
MOST = 1000
MOST_NEWS = 8
"""So many lines leave the question on the screen of a phone; the thread tells the rest."""


@dataclass(frozen=True)
class LivingPanel:
    """The panel of somebody who has moved: the answer it was shown by, the revision up to which it
    tells the news, and until when it can be edited."""

    answer: Answer
    rev: int
    until: float


class Panels:
    """The panels that wait for bots, by table and user; the oldest make room for new ones."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        self._waiting: dict[tuple[int, int], LivingPanel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look at every table that changes from now on."""
        self._bot.context.changed.listen(self._changed)

    def stop(self) -> None:
        """Forget all panels."""
        self._bot.context.changed.forget(self._changed)
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()

    def keep(self, answer: Answer, table: Table) -> None:
        """Show the next question of this person here, once the bots have moved; they may have done
        so while this panel was being drawn."""
        while len(self._waiting) >= MOST:
            del self._waiting[next(iter(self._waiting))]
        panel = LivingPanel(answer, table.row.rev, time.monotonic() + LIFE)
        self._waiting[table.id, answer.caller.user] = panel
        self._changed(table.id)

    def _changed(self, table_id: int) -> None:
        users = [user for table, user in self._waiting if table == table_id]
        for user in users:
            task = asyncio.create_task(self._look(table_id, user))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look(self, table_id: int, user: int) -> None:
        """Show the next question, or the end, if the bots are done. What fails here is logged: the
        board calls anyway."""
        try:
            table = await self._bot.context.table(table_id)
            if waits_for_bots(table):
                return
            panel = self._waiting.pop((table_id, user), None)
            if panel is not None and time.monotonic() < panel.until:
                await show_next(self._bot, panel.answer, table, panel.rev)
        except Exception as error:
            log.info("a panel of table %s was left as it was: %r", table_id, error)


async def show_question(
    bot: Boroughs,
    answer: Answer,
    asked: Asked,
    shown: Shown = FIRST_LOOK,
    notes: tuple[str, ...] = (),
) -> None:
    """Show this question to the person who is asked, below these lines; with tips where they are
    coached and really asked."""
    table, user = asked.after, answer.caller.user
    reader = await answer.reader(table.names)
    if asked.question.opened == AHEAD:
        moves = (await look_ahead(bot.context, table, user)).moves
        notes = (*notes, reader.say(msg("orders-preparing", number=len(moves) + 1)))
        helped = Coaching.NONE
    else:
        helped = await coaching(bot.context, table, user)
    page = await question_page(table, asked.question, reader, replace(shown, coaching=helped))
    text = limits.cut_lines([*notes, page.text], limits.CONTENT)
    await answer.show(Page(text, page.pictures, page.widgets))


@asynccontextmanager
async def freshly(bot: Boroughs, answer: Answer, press: Press) -> AsyncIterator[None]:
    """A press on an old panel is told so, and gets the present question in its place."""
    try:
        yield
    except Stale as stale:
        note = (await answer.reader()).say(stale.reason)
        try:
            await _show_present(bot, answer, press, note)
        except Refused as refused:
            page = await bot.refusal_page(answer, refused)
            await answer.show(replace(page, text=f"{note}\n{page.text}"))


async def _show_present(bot: Boroughs, answer: Answer, press: Press, note: str) -> None:
    """The present question below this line; to those who are asked none and were preparing
    something, what they have prepared."""
    try:
        asked = await act.ask(bot.context, press.table, answer.caller.user)
    except NotYourTurn:
        if press.op not in PREPARING and press.opened != AHEAD:
            raise
        await show_prepared(bot, answer, press.table, note)
    else:
        await show_question(bot, answer, asked, notes=(note,))


async def show_prepared(bot: Boroughs, answer: Answer, table_id: int, *notes: str) -> None:
    """Show this person what they have prepared at a table; refused as ``look_ahead`` is."""
    table = await bot.context.table(table_id)
    outlook = await look_ahead(bot.context, table, answer.caller.user)
    reader = await answer.reader(table.names)
    words = [await _condition(bot, table, one) for one in outlook.moves]
    await answer.show(list_page(table, outlook, words, reader, *notes))


async def _condition(bot: Boroughs, table: Table, one: Prepared) -> Msg:
    """When a prepared move is played, in words."""
    order = one.order
    if order.condition != Condition.DID:
        return Msg(f"orders-if-{order.condition}")
    return did_words(await deed_named(bot.context, table, order.seat, order.detail))


async def show_next(
    bot: Boroughs, answer: Answer, table: Table, since: int, notes: tuple[str, ...] = ()
) -> bool:
    """These lines, what has happened since this revision, and the next question, where this person
    is asked one; after the end, how it came and what one can do now. Otherwise nothing is shown.
    Returns whether anything was."""
    seat, is_over = table.seat_of(answer.caller.user), table.row.ended_at is not None
    if seat is None or not (is_over or seat in table.row.asked):
        return False
    told = await outbox.news(bot.context, table.id, seat, since)
    if is_over:
        await answer.show(await end_page(table, told, await answer.reader(table.names)))
        return True
    asked = await act.ask_at(bot.context, answer.caller.user, table)
    say = (await answer.reader(table.names)).say
    news = limits.newest_lines([say(line) for line in told], MOST_NEWS)
    await show_question(bot, answer, asked, notes=(*notes, *news))
    return True
