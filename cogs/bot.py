"""The bot: its services, its commands, and the one way in for every press."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import Answer
from cogs.ids import Op, Press
from cogs.naming import Translator
from cogs.pacing import Pace
from cogs.pages import NOBODY, TableButton, TableMenu
from cogs.publishing import Publisher
from engine.core.errors import Malformed, Refused
from locales import Catalogue, Locale
from tables.office import Office

log = logging.getLogger(__name__)

GUILDS_SECONDS = 0.1
"""So long after the latest server we wait for the next one before we call ourselves ready. Nothing
here asks which servers there are, so one that comes later is no loss."""

Handler = Callable[[Answer, Press, tuple[str, ...]], Awaitable[None]]
EXTENSIONS = (
    "lobby",
    "play",
    "table",
    "settings",
    "help",
    "rules",
    "admin",
    "clock",
    "house",
    "looking",
    "reminders",
    "records",
    "privacy",
)


class Tree(app_commands.CommandTree["Boroughs"]):
    """The slash commands; whatever goes wrong in one is told to whoever used it. They are for
    servers and for the conversation with us, not for other people's, unless one says otherwise."""

    def __init__(self, client: Boroughs) -> None:
        places = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        super().__init__(client, allowed_contexts=places)

    async def interaction_check(self, interaction: discord.Interaction[Boroughs]) -> bool:
        """Whoever types faster than anybody reads gets no suggestions for a moment."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        if interaction.client.suggesting.allows(interaction.user.id):
            return True
        await interaction.response.autocomplete([])
        return False

    async def on_error(
        self, interaction: discord.Interaction[Boroughs], error: app_commands.AppCommandError
    ) -> None:
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        await Answer(interaction).failed(cause or error)


class Boroughs(commands.AutoShardedBot):
    """The hall. It keeps nothing of a game in memory: ten thousand sleeping games cost nothing."""

    def __init__(
        self, office: Office, words: Catalogue, default_locale: Locale, dev_guild: int | None = None
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            tree_cls=Tree,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=GUILDS_SECONDS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.office = office
        self.words = words
        self.default_locale = default_locale
        self.pressing, self.suggesting = Pace(), Pace()
        self.publisher = Publisher(self)
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._press_handlers: dict[Op, Handler] = {}
        self._wakers: list[Callable[[], None]] = [self.publisher.nudge]

    def on_stir(self, wake: Callable[[], None]) -> None:
        """Call this whenever a table has changed."""
        self._wakers.append(wake)

    def stir(self) -> None:
        """A table has changed: there may be something to show, and bots may be asked."""
        for wake in self._wakers:
            wake()

    def on_press(self, handlers: dict[Op, Handler]) -> None:
        """A cog says which presses are its own."""
        self._press_handlers.update(handlers)

    async def setup_hook(self) -> None:
        """Hang the cogs, publish the commands, and pay what a former life owes."""
        self.add_dynamic_items(TableButton, TableMenu)
        for name in EXTENSIONS:
            await self.load_extension(f"cogs.{name}")
        await self.tree.set_translator(Translator(self.words))
        if self._dev_guild is not None:
            self.tree.copy_global_to(guild=self._dev_guild)
        await self.tree.sync(guild=self._dev_guild)
        self.publisher.start()

    async def on_ready(self) -> None:
        """Seen in the log, and by whoever waits for the bot to come up."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def pressed(
        self, interaction: discord.Interaction[Any], press: Press | None, values: tuple[str, ...]
    ) -> None:
        """Every press of every button and menu comes through here and is answered."""
        answer = Answer(interaction)
        try:
            handler = self._press_handlers.get(press.op) if press is not None else None
            if press is None or handler is None:
                raise Malformed("refused-stale")
            if not self.pressing.allows(interaction.user.id):
                raise Refused("refused-pressing-fast")
            log.info("press=%s table=%s interaction=%s", press.op, press.table, interaction.id)
            await handler(answer, press, values)
        except Exception as error:
            await answer.failed(error)

    async def close(self) -> None:
        """Finish what is being shown, then leave."""
        await self.publisher.stop()
        await super().close()
