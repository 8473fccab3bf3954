"""The part of ``/game`` that looks back at how a game went: ``/game review``."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import table_meant, table_of
from cogs.screens.lists import past_choices
from cogs.screens.review import progress_page, review_page, turn_page
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from engine.bots.review import decisive_turns
from engine.core.errors import Stale
from engine.core.words import msg
from tables.history import review as reviews
from tables.history.review import Review
from tables.lookup import ended_games
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]

now_and_then = app_commands.checks.cooldown(3, 20.0)
"""A review costs us pictures, and whoever waits for one sees it come without asking again."""

LOOK_SECONDS = 2.0
TOKEN_SECONDS = 14 * 60.0
"""Discord lets an answer be edited for a quarter of an hour. Who asks later sees how far it is."""


class GameReview(commands.Cog):
    """Looking back at a finished game; the work itself is a worker's."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.REVIEW: self._press})

    @app_commands.command(name=named("command-review"), description=named("command-review.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    @now_and_then
    async def review(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game review``: how a finished game went, and the turns that decided it."""
        answer = Answer(interaction)
        await answer.think()
        table = await table_meant(answer, table_id, Press(Op.REVIEW, 0), ended_games)
        await self._show(answer, table)

    @review.autocomplete("table_id")
    async def _past_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await past_choices(interaction, typed)

    async def _press(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """A button elsewhere opens a page of its own; those of the page turn it."""
        await (answer.update() if press.extra else answer.think())
        table = await table_of(answer, press.table)
        if press.number:
            await self._show_turn(answer, table, press)
        else:
            await self._show(answer, table)

    async def _show(self, answer: Answer, table: Table) -> None:
        review = await reviews.ask(self._bot.context, table, answer.caller.user)
        answer.did()
        reader = await answer.reader(table.names)
        await answer.show(await _page(table, review, reader))
        if not review.ended:
            follow = self._follow(answer, table, reader)
            self._bot.publisher.in_background(("review", answer.interaction.id), follow)

    async def _show_turn(self, answer: Answer, table: Table, press: Press) -> None:
        context = self._bot.context
        review = await reviews.find(context, table)
        turns = decisive_turns(review.moves, review.found) if review and review.ended else ()
        if review is None or press.number > len(turns):
            raise Stale("refused-stale")
        move = review.move(turns[press.number - 1].rev)
        before = await reviews.match_before(context, table, move)
        reader = await answer.reader(table.names)
        shown = (press.number, press.extra)
        await answer.show(await turn_page(table, review, *shown, before, reader))

    async def _follow(self, answer: Answer, table: Table, reader: Reader) -> None:
        """Show how far it is, whichever process works on it, and in the end what was found. Whoever
        cannot be shown it any more asks again."""
        shown, over, until = "", False, monotonic() + TOKEN_SECONDS
        while not over and monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)
            page, over = await self._page_now(table, reader)
            if page.text != shown:
                await answer.show(page)
            shown = page.text

    async def _page_now(self, table: Table, reader: Reader) -> tuple[Page, bool]:
        """What there is to show, and whether nothing more will come."""
        review = await reviews.find(self._bot.context, table)
        if review is None:
            return Page(reader.say(msg("review-failed"))), True
        return await _page(table, review, reader), review.ended


async def _page(table: Table, review: Review, reader: Reader) -> Page:
    if review.ended:
        return await review_page(table, review, reader)
    return progress_page(table, review.share, reader)
