"""The bot: its services, its commands, and the one way in for every press."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import entry_point
from cogs.delivery.panels import Panels
from cogs.delivery.publisher import Publisher
from cogs.garbage import LOOK_SECONDS, Garbage
from cogs.screens.refusal import refusal_page
from cogs.screens.replay import FilmMaker
from cogs.tracing import tracing
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import Translator
from cogs.ui.late import LatePictures
from cogs.ui.page import NOBODY, Page
from cogs.ui.painting import Paint, paint_here
from cogs.ui.payload import (
    focused_option,
    form_sent,
    is_command,
    is_from_somebody,
    is_typing,
    make_focused_text,
    press_sent,
    text_sent,
    values_sent,
)
from cogs.ui.reply import Answer
from cogs.ui.unreadable import turn_away, turn_away_placeless
from engine.catalog import catalog
from engine.core.errors import Malformed, Refused
from locales import Catalogue, Locale
from tables.context import Context
from tables.health import Gateway, HealthCheck
from tables.monitor import Kind
from tables.processes import Urgency, nothing
from tables.rate_limit import SUGGESTIONS, Pace

log = logging.getLogger(__name__)

BETWEEN_WORDS, MANY_WORDS = 0.02, 50
FINISH_SECONDS, LEAVE_SECONDS = 3.0, 1.0
"""How long we finish what is being shown and answered before we leave, and how long leaving may
take."""

Handler = Callable[[Answer, Press, tuple[str, ...]], Awaitable[None]]
FormHandler = Callable[[Answer, Press, str], Awaitable[None]]
EntryHandler = Callable[[Answer], Awaitable[None]]
Input = TypeVar("Input")
EXTENSIONS = (
    "commands.lobby",
    "commands.move",
    "commands.coach",
    "commands.orders",
    "commands.browser",
    "commands.play",
    "commands.daily",
    "commands.league",
    "commands.game",
    "commands.turns",
    "commands.settings",
    "commands.help",
    "commands.rules",
    "commands.admin",
    "workers.deadlines",
    "workers.bots",
    "workers.takeover",
    "workers.mornings",
    "workers.leagues",
    "workers.reviews",
    "commands.game_details",
    "commands.game_end",
    "commands.reminders",
    "commands.stats",
    "commands.my_data",
)


class Tree(app_commands.CommandTree["Boroughs"]):
    """The slash commands. An exception in one is told to the person who used it. They are offered
    in servers and in direct messages with the bot, unless one says otherwise."""

    def __init__(self, client: Boroughs) -> None:
        places = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        super().__init__(client, allowed_contexts=places)

    async def interaction_check(self, interaction: discord.Interaction[Boroughs]) -> bool:
        """False, with no suggestions, for a person who has asked for too many in a short time."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        if interaction.client.suggesting.allows(interaction.user.id):
            return True
        await interaction.response.autocomplete([])
        return False

    async def _call(self, interaction: discord.Interaction[Boroughs]) -> None:
        """Answer a command, also where something is raised outside of it: in the check of a group,
        while options are read, or while suggestions are made. discord.py would tell nobody, and has
        no public place to do so."""
        answer = Answer(interaction)
        kind = Kind.SUGGESTION if is_typing(interaction) else Kind.COMMAND
        with self.client.answering(kind, interaction):
            if await turn_away_placeless(self.client, interaction):
                return
            try:
                if not is_command(interaction) or not is_from_somebody(interaction):
                    raise Malformed("refused-unknown-command")
                if entry_point.is_entry_point(interaction):
                    await self.client.enter(answer)
                    return
                if is_typing(interaction):
                    make_focused_text(interaction)
                if not is_typing(interaction) or _can_suggest(interaction):
                    await super()._call(interaction)
                if is_typing(interaction):
                    await answer.offer_nothing()
            except Exception as error:
                await answer.failed(error)

    async def on_error(
        self, interaction: discord.Interaction[Boroughs], error: app_commands.AppCommandError
    ) -> None:
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        await Answer(interaction).failed(cause or error)


def _can_suggest(interaction: discord.Interaction[Boroughs]) -> bool:
    """Whether the option that is being typed has suggestions; discord.py takes that for granted."""
    command, focused = interaction.command, focused_option(interaction)
    if not isinstance(command, app_commands.Command):
        return False
    return any(one.display_name == focused and one.autocomplete for one in command.parameters)


class Boroughs(commands.Bot):
    """The bot: what it answers and does, over HTTP alone. What it hears comes from the shards of
    this process (``cogs.gateway``), however many there are.

    It keeps nothing of a table in memory: ten thousand sleeping tables cost nothing. Nor does it
    know any server: another process may serve that one. ``paint_first`` is for pictures that
    somebody is looking at a message for.
    """

    def __init__(
        self,
        context: Context,
        words: Catalogue,
        default_locale: Locale,
        dev_guild: int | None = None,
        paint: Paint = paint_here,
        paint_first: Paint | None = None,
        health: HealthCheck | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents.none(),
            allowed_mentions=NOBODY,
            tree_cls=Tree,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=tracing(context.monitor),
        )
        self.context = context
        self.words = words
        self.default_locale = default_locale
        self.paint = paint
        self.paint_first = paint_first or paint
        self.health = health or HealthCheck(context)
        self.late = LatePictures()
        self.films = FilmMaker(context.elsewhere)
        self.suggesting = Pace(burst=SUGGESTIONS)
        self._wakers: list[Callable[[], None]] = []
        self._heirs: list[Callable[[], None]] = []
        self.publisher = Publisher(self)
        self.panels = Panels(self)
        self.working = asyncio.Event()
        """Set while there is no reason to believe that Discord is away."""
        self.reached_since: int | None = None
        """Since when somebody can reach this process; None while nobody can."""
        self._look_at_gateway: Callable[[], Gateway] = Gateway
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._press_handlers: dict[Op, Handler] = {}
        self._form_handlers: dict[Op, FormHandler] = {}
        self._entry_handler: EntryHandler | None = None
        self._answering: set[asyncio.Task[Any]] = set()
        self._garbage = Garbage(lambda: bool(self._answering) or self.publisher.is_showing)
        self._finish_by: float | None = None

    def hear(self, data: Any) -> None:  # noqa: ANN401  whatever Discord sends
        """Answer an interaction as a shard has heard it. One that discord.py cannot read is turned
        away, instead of ending the connection with it."""
        try:
            # There is no public way to hand on what another client has heard.
            self._connection.parse_interaction_create(data)
        except Exception as error:
            log.warning("an interaction that cannot be read: %r", error)
            turning = asyncio.create_task(turn_away(self, data))
            self._answering.add(turning)
            turning.add_done_callback(self._answering.discard)

    def reach(self, *, reachable: bool, idle: bool) -> None:
        """Note whether anybody can reach this process. One that is ``idle``, for it has no
        shard to serve, works all the same: it does what is due for the others."""
        if reachable or idle:
            self.working.set()
        else:
            self.working.clear()
        if reachable != (self.reached_since is not None):
            self.reached_since = self.context.now() if reachable else None
            self.dispatch("connect" if reachable else "disconnect")

    @contextlib.contextmanager
    def answering(self, kind: Kind, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """While this lasts, ``close`` waits for the present task, and the time is taken."""
        task = asyncio.current_task()
        with self.context.monitor.answering(kind, interaction.id):
            if task is not None:
                self._answering.add(task)
            try:
                yield
            finally:
                self._answering.discard(task)

    def on_change(self, wake: Callable[[], None]) -> None:
        """Call this whenever a table has changed."""
        self._wakers.append(wake)

    def on_takeover(self, wake: Callable[[], None]) -> None:
        """Call this whenever what a dead process had claimed is free."""
        self._heirs.append(wake)

    def wake_heirs(self) -> None:
        """Wake all workers, those too that changes of tables do not wake: a process has died."""
        for wake in self._heirs:
            wake()

    def wake_workers(self, table_id: int | None = None) -> None:
        """Wake all workers: this table has changed, or perhaps any."""
        for wake in self._wakers:
            wake()

    def on_press(self, handlers: dict[Op, Handler]) -> None:
        """Register the handlers of a cog for presses, by operation."""
        self._press_handlers.update(handlers)

    def on_form(self, handlers: dict[Op, FormHandler]) -> None:
        """Register the handlers of a cog for forms, by operation."""
        self._form_handlers.update(handlers)

    def on_entry(self, handler: EntryHandler) -> None:
        """Register who answers those who open the application itself."""
        self._entry_handler = handler

    async def enter(self, answer: Answer) -> None:
        """Answer somebody who opens the application itself. Refused where it has no Activity."""
        if self._entry_handler is None or not self.context.activity:
            raise Malformed("refused-unknown-command")
        if not self.context.pressing.allows(answer.interaction.user.id):
            raise Refused("refused-pressing-fast")
        await self._entry_handler(answer)

    async def setup_hook(self) -> None:
        """Hang the cogs, publish the commands, and begin with what is still pending."""
        self.context.changed.listen(self.wake_workers)
        for name in EXTENSIONS:
            # discord.py would read those a second time that others have imported already.
            await import_module(f"cogs.{name}").setup(self)
        await self.tree.set_translator(Translator(self.words))
        if self._dev_guild is not None:
            self.tree.copy_global_to(guild=self._dev_guild)
        await entry_point.register(self, self.tree, self._dev_guild)
        self.publisher.start()
        self.panels.start()
        self.publisher.in_background("reading", self._read_ahead())
        self.publisher.in_background("garbage", self._look_for_garbage())

    async def _read_ahead(self) -> None:
        """Read the games, for which no acknowledgement waits, and start the processes that paint;
        then read the words that are slow to read, a few at a time: a page that needed many of them
        for the first time would hold up every press."""
        await self.working.wait()
        await asyncio.to_thread(catalog)
        await self.context.elsewhere(Urgency.AT_LEISURE, nothing)
        for number, _ in enumerate(self.words.read_ahead()):
            if number % MANY_WORDS == 0:
                self._garbage.keep()
            await asyncio.sleep(BETWEEN_WORDS)
        self._garbage.keep()

    async def _look_for_garbage(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._garbage.look()

    def ready(self, gateway: Gateway) -> None:
        """Note in the log that every shard of this process is connected. The program itself is
        taken out of what Python looks through for garbage from now on: to look through it would
        hold up presses."""
        self._garbage.begin()
        ours = f"{gateway.shards} of {gateway.total}"
        log.info("ready as %s with %s shards, among %s", self.user, ours, gateway.processes)

    def on_gateway(self, look: Callable[[], Gateway]) -> None:
        """Ask this how the process is connected."""
        self._look_at_gateway = look

    def gateway(self) -> Gateway:
        """How this process is connected."""
        return self._look_at_gateway()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press and every form comes through here and is answered; commands have a tree."""
        match interaction.type:
            case discord.InteractionType.component:
                press, values = press_sent(interaction), values_sent(interaction)
                with self.answering(Kind.PRESS, interaction):
                    await self._answer(interaction, press, self._press_handlers, values)
            case discord.InteractionType.modal_submit:
                press, text = form_sent(interaction), text_sent(interaction)
                with self.answering(Kind.FORM, interaction):
                    await self._answer(interaction, press, self._form_handlers, text)

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        press: Press | None,
        handlers: dict[Op, Callable[[Answer, Press, Input], Awaitable[None]]],
        given: Input,
    ) -> None:
        answer = Answer(interaction)
        if await turn_away_placeless(self, interaction):
            return
        try:
            handler = handlers.get(press.op) if press is not None else None
            if press is None or handler is None or not is_from_somebody(interaction):
                raise Malformed("refused-stale")
            answer.is_about(press.table)
            if not self.context.pressing.allows(interaction.user.id):
                raise Refused("refused-pressing-fast")
            log.info("press=%s table=%s interaction=%s", press.op, press.table, interaction.id)
            await handler(answer, press, given)
        except Exception as error:
            await answer.failed(error)

    async def refusal_page(self, answer: Answer, refused: Refused) -> Page:
        """What a person who was refused reads, with what they can do instead."""
        return await refusal_page(answer, refused)

    async def close(self) -> None:
        """Finish what is being shown and answered, if that does not take long; then leave. What is
        still pending then is published by the next process."""
        await self.finish_showing()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._finish_by):
                await asyncio.gather(*self._answering, return_exceptions=True)
        # A gateway that says nothing any more would keep us here for half a minute.
        await asyncio.wait({asyncio.ensure_future(super().close())}, timeout=LEAVE_SECONDS)

    async def finish_showing(self) -> None:
        """Begin to show nothing more, and finish what is being shown; from now on there are
        ``FINISH_SECONDS`` for everything that is under way."""
        if self._finish_by is None:
            self._finish_by = asyncio.get_running_loop().time() + FINISH_SECONDS
        self.context.changed.forget(self.wake_workers)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._finish_by):
                self.panels.stop()
                self.late.stop()
                await self.publisher.stop()
