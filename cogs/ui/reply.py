"""One interaction, answered exactly once and always."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands

from cogs.ui import limits
from cogs.ui.custom_id import Press
from cogs.ui.late import LatePictures
from cogs.ui.page import NOBODY, Page, Poster, attached, view_of
from cogs.ui.payload import is_typing
from cogs.ui.reader import Reader, reader_of
from cogs.ui.widgets import AnyWidget
from engine.core.errors import Refused
from engine.core.words import Msg, msg, typed
from locales import Speaker
from tables.command import was_done
from tables.context import Caller
from tables.outage import outage
from tables.stopwatch import Outcome, present

log = logging.getLogger(__name__)

Result = TypeVar("Result")

ALREADY_ACKNOWLEDGED = 40060
REFUSED = range(400, 500)
UNREACHABLE = (aiohttp.ClientError, OSError)
"""No answer came: what was asked for may have been done or not."""
AWAY = (*UNREACHABLE, discord.HTTPException, discord.InteractionResponded)
"""Discord could not be told. That is no bug of ours."""
UPDATING = discord.InteractionResponseType.deferred_message_update
PRIVATE, SHOWN, DONE, TABLE, WANTED = "private", "shown", "done", "table", "wanted"
ACKNOWLEDGING = "acknowledging"
"""What we know of an interaction, kept in its ``extras``, for it may have several answers."""
ANSWER = "answer"
"""What we were at when an error got its number, beside the works of ``tables.troubles``."""

calmly = app_commands.checks.cooldown(6, 20.0)
"""For commands that cost us a picture: six of them in twenty seconds are enough for anyone."""


class Answer:
    """Acknowledges first, then shows one page; a failure is always told in words.

    A ``Page`` and a refusal are for one person: they go into a private message or a direct one,
    and nowhere else, whatever was acknowledged. Once it is done, nobody is told that it
    failed, even if nothing more can be shown.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction

    @property
    def caller(self) -> Caller:
        """Who asks, for the use cases."""
        user = self.interaction.user
        return Caller(user.id, user.display_name, str(self.interaction.id))

    async def reader(self, names: tuple[str, ...] = ()) -> Reader:
        """The language and theme of the person who asks."""
        return await reader_of(self.interaction, names)

    def did(self) -> None:
        """Record that what was asked for is done, where it leaves no receipt; otherwise the receipt
        tells."""
        self.interaction.extras[DONE] = True

    @property
    def table(self) -> int | None:
        """The number of the table that this is about, if it is known."""
        return self.interaction.extras.get(TABLE)

    def is_about(self, table: int) -> None:
        """Record which table this is about: a refusal offers what can be done there."""
        self.interaction.extras[TABLE] = table

    @property
    def wanted(self) -> Press | None:
        """The press that would do what was asked for, but for the table or the game it names."""
        return self.interaction.extras.get(WANTED)

    def wants(self, press: Press) -> None:
        """Record the press that would do what is asked for: a refusal offers it for the tables
        there are."""
        self.interaction.extras[WANTED] = press

    # The acknowledgement

    async def think(self, *, private: bool = True) -> None:
        """Acknowledge with a new message to come."""
        self.interaction.extras[PRIVATE] = private or _is_direct(self.interaction)
        await self._acknowledge(
            lambda: self.interaction.response.defer(ephemeral=private, thinking=True)
        )

    async def update(self) -> None:
        """Acknowledge; the message that was pressed will be changed."""
        message = self.interaction.message
        if message is None:
            await self.think()
            return
        private = message.flags.ephemeral or _is_direct(self.interaction)
        self.interaction.extras[PRIVATE] = private
        await self._acknowledge(self.interaction.response.defer)

    def meanwhile(self, acknowledging: Coroutine[Any, Any, None]) -> None:
        """Begin to acknowledge, by ``think`` or ``update``, and let other work go on that changes
        nothing. Whatever is shown or told waits for it, and raises what it has raised."""
        self.interaction.extras[ACKNOWLEDGING] = asyncio.create_task(acknowledging)

    async def _acknowledged(self) -> None:
        acknowledging: asyncio.Task[None] | None = self.interaction.extras.get(ACKNOWLEDGING)
        if acknowledging is not None:
            await acknowledging

    async def ask_words(self, modal: discord.ui.Modal) -> None:
        """Open a form; this is itself the acknowledgement.

        What is typed comes back by its id alone, so discord.py need not remember the form: it would
        do so for ever.
        """
        await self._acknowledge(lambda: self.interaction.response.send_modal(modal))
        modal.stop()

    async def launch(self) -> bool:
        """Let Discord open our Activity for this person; this is itself the acknowledgement.
        Returns False where Discord does not: nothing is acknowledged then."""
        try:
            await self._acknowledge(self.interaction.response.launch_activity)
        except discord.NotFound:
            raise
        except discord.HTTPException as error:
            if error.status not in REFUSED:
                raise
            log.warning("no Activity was launched: %r", error)
            return False
        return True

    async def _acknowledge(self, respond: Callable[[], Awaitable[object]]) -> None:
        """Try twice: where the first try took effect and only its answer was lost, we are done."""
        try:
            await respond()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
        except UNREACHABLE:
            with contextlib.suppress(discord.HTTPException):
                await respond()

    # What is shown

    async def show(self, page: Page | Poster) -> discord.Message:
        """Fill the deferred message; a private page goes into no public one. Pictures that are
        still being painted follow by themselves, unless something else is shown there before."""
        await self._acknowledged()
        late: LatePictures = self.interaction.client.late
        fits = self._fits(page)
        if fits:
            await late.give_up(self._filled())
        message = await (self._fill(page) if fits else self._whisper(page))
        self.interaction.extras[SHOWN] = message.id
        late.follow(message.id, page, partial(self._show_whole, message))
        return message

    def _filled(self) -> int | None:
        """The message that this interaction fills, where that is known."""
        shown: int | None = self.interaction.extras.get(SHOWN)
        if shown is not None or self.interaction.message is None:
            return shown
        updating = self.interaction.response.type is UPDATING
        return self.interaction.message.id if updating else None

    async def _show_whole(self, message: discord.Message, page: Page | Poster) -> None:
        await message.edit(attachments=attached(page))

    def _fits(self, page: Page | Poster) -> bool:
        return isinstance(page, Poster) or self.interaction.extras.get(PRIVATE) is True

    async def _fill(self, page: Page | Poster) -> discord.Message:
        mentions = page.allowed_mentions() if isinstance(page, Poster) else NOBODY
        return await _twice(
            lambda: self.interaction.edit_original_response(
                content=limits.cut(page.text, limits.CONTENT),
                attachments=attached(page),
                view=view_of(page.widgets),
                allowed_mentions=mentions,
            )
        )

    async def _whisper(self, page: Page | Poster) -> discord.Message:
        """A private message beside the public one; a deferred public one is deleted first, because
        what comes after it would be as public as it is."""
        if self._deferred() and not self.interaction.extras.get(SHOWN):
            await _twice(self._take_back)
        return await self.interaction.followup.send(
            limits.cut(page.text, limits.CONTENT),
            files=attached(page),
            view=view_of(page.widgets),
            allowed_mentions=NOBODY,
            ephemeral=True,
            wait=True,
        )

    async def _take_back(self) -> None:
        with contextlib.suppress(discord.NotFound):
            await self.interaction.delete_original_response()

    def _deferred(self) -> bool:
        given = self.interaction.response.type
        return given is discord.InteractionResponseType.deferred_channel_message

    async def post(self, poster: Poster) -> discord.Message:
        """One more message, for everyone here; the deferred one has been filled before."""
        return await self.interaction.followup.send(
            limits.cut(poster.text, limits.CONTENT),
            files=attached(poster),
            view=view_of(poster.widgets),
            allowed_mentions=poster.allowed_mentions(),
            ephemeral=False,
            wait=True,
        )

    async def tell(self, text: str, widgets: tuple[AnyWidget, ...] = ()) -> None:
        """A private sentence, leaving whatever was pressed as it is."""
        page = Page(limits.cut(text, limits.CONTENT), widgets=widgets)
        if self.interaction.response.type is None:
            await self.interaction.response.send_message(
                page.text, view=view_of(widgets), ephemeral=True, allowed_mentions=NOBODY
            )
        elif self._deferred() and not self.interaction.extras.get(SHOWN):
            await self.show(page)
        else:
            await self._whisper(page)

    async def offer_nothing(self) -> None:
        """No suggestions for what is being typed, unless they were given, here or elsewhere."""
        if not self.interaction.response.is_done():
            try:
                await self.interaction.response.autocomplete([])
            except discord.HTTPException as error:
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise

    # When something goes wrong

    async def failed(self, error: BaseException) -> None:
        """Say what went wrong: a reason, or an apology with the number that the log has too.

        Never raises: whom we cannot reach, we cannot tell, and the log has a line about it.
        """
        stopwatch = present()
        if stopwatch is not None:
            stopwatch.outcome = Outcome.FAILED if expected(error) is None else Outcome.REFUSED
        try:
            if is_typing(self.interaction):
                await self.offer_nothing()
                return
            page = await self._page(error)
            with contextlib.suppress(Exception):
                await self._acknowledged()
            await self.tell(page.text, page.widgets)
        except Exception as second:
            log.warning("unanswered interaction=%s: %r", self.interaction.id, second)

    async def _page(self, error: BaseException) -> Page:
        """Why not, and what can be done instead; the reason alone where that cannot be told."""
        if isinstance(error, Refused):
            try:
                page: Page = await self.interaction.client.refusal_page(self, error)
            except Exception as second:
                log.warning("no way on for interaction=%s: %r", self.interaction.id, second)
            else:
                return page
        return Page((await self._speaker())(await self._reason(error)))

    async def _reason(self, error: BaseException) -> Msg:
        reason = expected(error)
        if reason is not None:
            return reason
        away = outage(error) is not None
        number = note(error, self.interaction.id)
        if not away:
            self.interaction.client.context.monitor.erred(number, ANSWER, error)
        if await self._was_done():
            return msg("ui-done-unseen")
        return msg("ui-archive-away") if away else msg("ui-error", number=number)

    async def _was_done(self) -> bool:
        if self.interaction.extras.get(DONE):
            return True
        try:
            return await was_done(self.interaction.client.context, str(self.interaction.id))
        except Exception:
            # The archive itself cannot be asked, which may be what went wrong.
            return False

    async def _speaker(self) -> Speaker:
        """How this person reads, or the default of Boroughs where that cannot be found out."""
        try:
            return (await self.reader()).say
        except Exception:
            bot = self.interaction.client
            speaker: Speaker = bot.words.speaker(bot.default_locale)
            return speaker


def _is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Whether nobody but this person and the bot reads here."""
    return interaction.guild_id is None and bool(interaction.context.dm_channel)


async def _twice(change: Callable[[], Awaitable[Result]]) -> Result:
    """Try again at once where no answer came: for changes that may be made twice."""
    try:
        return await change()
    except UNREACHABLE:
        return await change()


def expected(error: BaseException) -> Msg | None:
    """What an expected refusal says, ours or discord.py's; None for anything else."""
    match error:
        case Refused():
            return error.reason
        case app_commands.CommandOnCooldown():
            return msg("refused-too-fast", seconds=math.ceil(error.retry_after))
        case app_commands.TransformerError():
            return msg("refused-unreadable", word=typed(str(error.value)))
        case app_commands.CheckFailure():
            return msg("refused-not-here")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return msg("refused-unknown-command")
    return None


def note(error: BaseException, interaction: int) -> str:
    """Write it to the log, a bug with all that is known of it; the number it has there."""
    number = secrets.token_hex(3)
    if isinstance(error, AWAY):
        log.warning("error=%s interaction=%s: %r", number, interaction, error)
    else:
        log.error("error=%s interaction=%s", number, interaction, exc_info=error)
    return number
