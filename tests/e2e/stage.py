"""A stage for a whole play: the stand-in, the bot as a process of its own, and people."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from db.location import Location
from playground import Playground
from playground.person import Person
from playground.seen import Answer, SeenMessage
from playground.services.events import Event
from playground.visitors import Visitors
from tests.archives import query, setting
from tests.e2e.fork_server import Forked, fork_bot

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 300.0
"""A wait ends as soon as its condition holds, so patience costs nothing where things are quick."""

ACKNOWLEDGE_SECONDS = PATIENCE
"""Discord gives three. How quick the bot is on a busy machine is not what these tests are about."""

STEP, GROWTH, LONGEST_STEP = 0.03, 1.25, 0.5
"""How long to wait before one looks again: a quarter longer each time, for to look takes time away
from whoever is waited for."""

UNHEARD_SECONDS = 2.0
"""After so long one looks even where nothing has been heard."""

REST, SLOWER = 0.02, 1.08
"""Whoever moves again and again rests after each move, a little longer each time: a game of a
hundred moves would be over before some tests are, on a machine that is quick enough."""

NAMES = ("Ann", "Marko", "Lev", "Oksana")


async def until(found: Callable[[], Awaitable[object]], patience: float = PATIENCE):
    """Wait for something to become true; what it is in the end."""
    step = STEP
    async with asyncio.timeout(patience):
        while not (value := await found()):
            await asyncio.sleep(step)
            step = min(step * GROWTH, LONGEST_STEP)
    return value


def rests() -> Iterator[float]:
    """How many seconds to rest after the first move, the second, and so on without end."""
    return (REST * SLOWER**moves for moves in count())


async def struck(stage: Stage) -> bool:
    """Whether every fault that was ordered has happened."""
    return not (await stage.visitors.controls())["faults"]


def bot_at(playground: Playground, folder: Path, archive: Location | None = None) -> BotProcess:
    """Our bot for this stand-in, not started yet; the clock follows the stand-in's."""
    clock_file = playground.settings.clock_file
    assert clock_file is not None
    place = folder / "games.sqlite3" if archive is None else archive
    return BotProcess(playground.api, place, folder / "bot.log", clock_file)


def pressed_for(message: SeenMessage, op: str) -> str | None:
    """The custom id of the button or menu that asks for this operation, in whatever language."""
    ids = [part["custom_id"] for part in (*message.buttons, *message.selects)]
    return next((one for one in ids if one.split(":")[1] == op), None)


@dataclass
class BotProcess:
    """The bot in a process of its own that can be stopped, killed and started again."""

    api: str
    database: Location
    log: Path
    clock_file: Path
    process: asyncio.subprocess.Process | Forked | None = field(default=None)
    program: str = "bot.py"
    forked: bool = True
    """From a process that has read the program already, which is quicker."""
    environment: dict[str, str] = field(default_factory=dict)

    async def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        ready = self.said().count("ready as")
        await self.launch()
        await until(lambda: self._more_than(ready))

    async def launch(self) -> None:
        """Start it, ready or not."""
        environment = {**os.environ, **self.settings(), **self.environment}
        if self.forked:
            self.process = fork_bot(self.program, environment, self.log)
            return
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, self.program, cwd=ROOT, env=environment, stdout=log, stderr=log
            )

    def settings(self) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": "playground",
            "DISCORD_API": self.api,
            "DATABASE": setting(self.database),
            "CLOCK_FILE": str(self.clock_file),
            "PAINTING_PROCESSES": "0",
            "THINKING_PROCESSES": "1",
        }

    async def _more_than(self, ready: int) -> bool:
        return self.said().count("ready as") > ready

    async def stop(self, number: int = signal.SIGTERM) -> int:
        """Its exit code. Unless it is killed, it finishes first what it has begun: after that, what
        has not happened does not happen any more."""
        process, self.process = self.process, None
        if process is None:
            return 0
        with suppress(ProcessLookupError):
            process.send_signal(number)
        try:
            async with asyncio.timeout(PATIENCE):
                return await process.wait()
        except TimeoutError:
            process.kill()
            return await process.wait()

    async def restart(self, number: int = signal.SIGKILL) -> None:
        await self.stop(number)
        await self.start()

    def said(self) -> str:
        if not self.log.exists():
            return ""
        return self.log.read_text(encoding="utf-8", errors="replace")


@dataclass
class Stage:
    """Everything that one test plays with."""

    playground: Playground
    visitors: Visitors
    bot: BotProcess

    async def advance(self, seconds: float) -> None:
        """Move the clock of the world and, through the file they share, that of the bot."""
        await self.visitors.advance(seconds)

    async def people(self, count: int) -> list[Person]:
        found = [await self.visitors.person(name) for name in NAMES[:count]]
        for person in found:
            person.here = "games"
            person.patience = PATIENCE
        return found

    async def lobby(
        self,
        host: Person,
        *others: Person,
        options: str = "first=1",
        game: str = "manhattan",
        ready: bool = True,
    ) -> SeenMessage:
        """A lobby at which all of them sit; ``ready``: and are enough to start."""
        answer = await host.slash("game new", {"game": game, "options": options})
        lobby = answer.message
        for person in others:
            await person.press(lobby, pressed_for(lobby, "join"))
        await until(lambda: self._all_sit(len(others) + 1))
        if ready:
            await until(lambda: self._startable(host, lobby))
        return await host.again(lobby)

    async def _startable(self, host: Person, lobby: SeenMessage) -> bool:
        """A press that only defers is answered before the lobby is drawn anew."""
        start = (await host.again(lobby)).button(pressed_for(lobby, "start"))
        return not start.get("disabled")

    def stored(self) -> int:
        """How many entries the log of the newest game has in the archive."""
        sql = "SELECT rev FROM games ORDER BY id DESC LIMIT 1"
        return int(query(self.bot.database, sql)[0][0])

    async def _all_sit(self, count: int) -> bool:
        """Seen in the archive itself: the picture tells it only to human eyes."""
        sql = "SELECT count(*) FROM seats WHERE table_id = (SELECT max(id) FROM games)"
        return query(self.bot.database, sql) == [(count,)]

    async def game(
        self, people: list[Person], options: str = "first=1", game: str = "manhattan"
    ) -> dict:
        """A started game: the thread in which its first board lies."""
        host, *others = people
        before = {thread["id"] for thread in await host.threads()}
        lobby = await self.lobby(host, *others, options=options, game=game)
        await host.press(lobby, pressed_for(lobby, "start"))
        thread = await until(lambda: self._new_thread(host, before))
        await self.board(host, thread)
        return thread

    async def _new_thread(self, host: Person, before: set[str]):
        new = [thread for thread in await host.threads() if thread["id"] not in before]
        return new[0] if new else None

    async def board(
        self, person: Person, thread: dict, after: SeenMessage | str = "0"
    ) -> SeenMessage:
        """The newest board, the message that can be pressed: after another board, as soon as it was
        posted or edited; after an id, as soon as a new one is posted."""

        async def newest():
            shown = [m for m in await person.messages(thread) if not m.ephemeral]
            boards = [m for m in shown if m.attachments]
            return boards[-1] if boards and is_later(boards[-1], after) else None

        return await self._whenever_written(newest, thread)

    async def _whenever_written(self, found: Callable[[], Awaitable[object]], thread: dict):
        """Wait for what a message in this thread makes true; what it is in the end. Looks after
        each that is posted, edited or deleted there."""
        news = asyncio.Event()

        def hear(event: Event) -> None:
            if event.channel_id == int(thread["id"]):
                news.set()

        hush = self.playground.services.bus.listen(hear)
        try:
            async with asyncio.timeout(PATIENCE):
                while not (value := await found()):
                    with suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), UNHEARD_SECONDS)
                    news.clear()
            return value
        finally:
            hush()

    async def nothing_pending(self) -> bool:
        """Whether everything that was to be shown to anybody has been shown."""
        return query(self.bot.database, "SELECT count(*) FROM outbox") == [(0,)]

    async def all_shown(self, person: Person, thread: dict) -> SeenMessage:
        """The board once nothing is pending any more."""
        await until(self.nothing_pending)
        return await self.board(person, thread)

    async def asked(self, people: list[Person], board: SeenMessage) -> list[Person]:
        """Those whom this board calls."""
        return [person for person in people if person.id in board.mentions]


def is_later(board: SeenMessage, after: SeenMessage | str) -> bool:
    """Whether this board was posted after that one; or is that one, and was edited since."""
    if isinstance(after, str):
        return int(board.id) > int(after)
    return int(board.id) > int(after.id) or (board.id == after.id and looks(board) != looks(after))


def looks(board: SeenMessage) -> tuple[object, ...]:
    """What tells one look of a board from another."""
    pictures = [attachment["id"] for attachment in board.attachments]
    return board.content, board.components, pictures


async def changed(person: Person, panel: SeenMessage) -> SeenMessage:
    """The panel as soon as it looks different."""

    async def different():
        now = await person.again(panel)
        return now if (now.content, now.components) != (panel.content, panel.components) else None

    return await until(different)


async def choose(person: Person, panel: SeenMessage) -> SeenMessage:
    """Answer whatever the panel asks with the first thing that it offers."""
    pressed = next(op for op in ("confirm", "pick", "facet") if pressed_for(panel, op))
    await person.press(panel, pressed_for(panel, pressed))
    return await changed(person, panel)


async def move_by_panel(person: Person, board: SeenMessage) -> Answer:
    """One whole move by buttons: Your move, the questions, Confirm."""
    opened = await person.press(board, pressed_for(board, "move"))
    panel = opened.message
    while pressed_for(panel, "confirm") is None:
        panel = await choose(person, panel)
    await choose(person, panel)
    return opened


async def move_by_text(person: Person, thread: dict, typed: str = "") -> Answer:
    """One whole move by ``/move`` with what its autocomplete offers first; to whoever types faster
    than people do it offers nothing for a while."""
    offered = await until(lambda: person.autocomplete("move", "what", typed, at=thread))
    return await person.slash("move", {"what": offered[0]["value"]}, at=thread)
