"""Private panels that live on: while bots move, the panel of whoever waits for them stays, and then
shows the next question. A panel can be edited for a quarter of an hour; nothing is lost with it,
for the board calls its player as always."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cogs.delivery.boards import waits_for_bots
from cogs.screens.question import question_page
from cogs.ui import limits
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from tables import outbox
from tables.play import act
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

LIFE = 14 * 60
"""Discord lets an answer be edited for 15 minutes."""

MOST = 1000


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
        """Show the next question if the bots are done; whatever fails, the board calls anyway."""
        try:
            table = await self._bot.context.table(table_id)
            if waits_for_bots(table):
                return
            panel = self._waiting.pop((table_id, user), None)
            if panel is not None and time.monotonic() < panel.until:
                await show_next(self._bot, panel.answer, table, panel.rev)
        except Exception as error:
            log.info("a panel of table %s was left as it was: %r", table_id, error)


async def show_next(bot: Boroughs, answer: Answer, table: Table, since: int) -> bool:
    """What has happened since this revision and the next question, where this person is asked one;
    otherwise nothing is shown. Returns whether it was."""
    seat = table.seat_of(answer.caller.user)
    if seat is None or seat not in table.row.asked:
        return False
    told = await outbox.news(bot.context, table.id, seat, since)
    asked = await act.ask_at(bot.context, answer.caller.user, table)
    reader = await answer.reader(table.names)
    page = await question_page(table, asked.question, reader)
    lines = [*(reader.say(line) for line in told), page.text]
    text = limits.cut_lines(lines, limits.CONTENT)
    await answer.show(Page(text, page.pictures, page.widgets))
    return True
