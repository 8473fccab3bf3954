"""One interaction, answered exactly once and always."""

from __future__ import annotations

import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs import limits
from cogs.pages import NOBODY, Page, Poster, attached, view_of
from cogs.reading import Reader, reader_of
from engine.core.errors import Refused
from engine.core.words import Msg, msg
from tables.office import Caller

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060

calmly = app_commands.checks.cooldown(6, 20.0)
"""For commands that cost us a picture: six of them in twenty seconds are enough for anyone."""


class Answer:
    """Acknowledges first, then shows one page; a failure is always told in words."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction

    @property
    def caller(self) -> Caller:
        """Who asks, for the office."""
        user = self.interaction.user
        return Caller(user.id, user.display_name, str(self.interaction.id))

    async def reader(self, names: tuple[str, ...] = ()) -> Reader:
        """The language and theme of whoever asks."""
        return await reader_of(self.interaction, names)

    async def think(self, *, private: bool = True) -> None:
        """Acknowledge with a new message to come."""
        await self._acknowledge(
            lambda: self.interaction.response.defer(ephemeral=private, thinking=True)
        )

    async def update(self) -> None:
        """Acknowledge; the message that was pressed will be changed."""
        await self._acknowledge(self.interaction.response.defer)

    async def ask_words(self, modal: discord.ui.Modal) -> None:
        """Open a form; this is itself the acknowledgement.

        What is typed comes back by its id alone, so discord.py need not remember the form: it would
        do so for ever.
        """
        await self._acknowledge(lambda: self.interaction.response.send_modal(modal))
        modal.stop()

    async def _acknowledge(self, respond: Callable[[], Awaitable[object]]) -> None:
        """Try twice: where the first try took effect and only its answer was lost, we are done."""
        try:
            await respond()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
        except (aiohttp.ClientError, OSError):
            with contextlib.suppress(discord.HTTPException):
                await respond()

    async def show(self, page: Page | Poster) -> discord.InteractionMessage:
        """Fill the message that was promised."""
        mentions = page.allowed_mentions() if isinstance(page, Poster) else NOBODY
        return await self.interaction.edit_original_response(
            content=limits.cut(page.text, limits.CONTENT),
            attachments=attached(page),
            view=view_of(page.widgets),
            allowed_mentions=mentions,
        )

    async def post(self, poster: Poster) -> None:
        """One more message, for everyone here; the promised one has been filled before."""
        await self.interaction.followup.send(
            limits.cut(poster.text, limits.CONTENT),
            files=attached(poster),
            view=view_of(poster.widgets),
            allowed_mentions=poster.allowed_mentions(),
            ephemeral=False,
        )

    async def tell(self, text: str) -> None:
        """A private sentence, leaving whatever was pressed as it is."""
        given = self.interaction.response.type
        if given is None:
            await self.interaction.response.send_message(
                text, ephemeral=True, allowed_mentions=NOBODY
            )
        elif given is discord.InteractionResponseType.deferred_channel_message:
            await self.show(Page(text))
        else:
            await self.interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)

    async def failed(self, error: BaseException) -> None:
        """Say what went wrong: a reason, or an apology with the number that the log has too."""
        reader = await self.reader()
        await self.tell(limits.cut(reader.say(reason_of(error, self.interaction)), limits.CONTENT))


def reason_of(error: BaseException, interaction: discord.Interaction[Any]) -> Msg:
    """An expected refusal speaks for itself; anything else is a bug and gets a number."""
    if isinstance(error, Refused):
        return error.reason
    if isinstance(error, app_commands.CommandOnCooldown):
        return msg("refused-too-fast", seconds=math.ceil(error.retry_after))
    number = secrets.token_hex(3)
    log.error("error=%s interaction=%s", number, interaction.id, exc_info=error)
    return msg("hall-error", number=number)
