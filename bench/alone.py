"""One table of two, back to back, against an echo bot with pictures of the same size.

Both bots run at the same time and take turns, a few turns each: whatever else the machine does, it
does to both. A block ends when its bot is at rest; the CPU of a turn is the median of all blocks.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from bench.bot_process import Running, at_rest, bot, cpu_of
from bench.crowd import ACKNOWLEDGE_SECONDS, Times, begin, ids_of, until
from bench.figures import p95, ratio, say_if_busy
from playground import Person, Playground, Settings
from playground.seen import Answer, SeenMessage
from playground.talk import Declined

BLOCKS, BLOCK, WARM_UP = 10, 10, 12
ACKNOWLEDGED_BAR, PANEL_BAR, SUGGESTED_BAR, CPU_BAR = 1.5, 3.0, 3.0, 2.0
PATIENT = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)


@dataclass
class Table:
    """Two people who play game after game by suggestion, panel and ``/move``; the bytes of the
    pictures that they saw."""

    people: list[Person]
    times: Times = field(default_factory=Times)
    sizes: list[int] = field(default_factory=list)
    thread: dict[str, Any] | None = None

    async def play(self, turns: int) -> int:
        """So many turns, or one more; how many it were."""
        done = 0
        while done < turns:
            thread = self.thread = self.thread or await begin(self.people, "manhattan")
            found = [await turn(person, thread, self.times) for person in self.people]
            sizes = [one for one in found if one is not None]
            self.sizes += [size for one in sizes for size in one]
            done += len(sizes)
            if not sizes:
                self.thread = None
        return done


async def turn(person: Person, thread: dict[str, Any], times: Times) -> list[int] | None:
    """One turn, if it is theirs; the bytes of the pictures seen."""
    offered = await times.suggestions(person.autocomplete("move", "what", "", at=thread))
    if not offered:
        return None
    panel = await until(lambda: opened(person, thread, times))
    await times.answered(person.slash("move", {"what": offered[0]["value"]}, at=thread))
    return picture_sizes(panel)


async def opened(person: Person, thread: dict[str, Any], times: Times) -> Answer | None:
    """The panel, from the newest board; None where there is none yet, or the one that was found has
    just lost its buttons to a newer one."""
    boards = [one for one in await person.messages(thread) if "move" in ids_of(one)]
    with suppress(Declined):
        return await _panel(person, boards[-1], times) if boards else None
    return None


async def _panel(person: Person, board: SeenMessage, times: Times) -> Answer:
    return await times.shown(person.press(board, ids_of(board)["move"]))


def picture_sizes(answer: Answer) -> list[int]:
    return [attachment["size"] for attachment in answer.message.attachments]


async def echoes(person: Person, times: Times, size: int, turns: int) -> int:
    """The same to an echo. Beside the answers a turn shows a board, edits the one before, and shows
    a hand."""
    for _ in range(turns):
        await times.suggestions(person.autocomplete("echo", "text", "x"))
        await times.shown(person.slash("echo", {"text": "x", "picture": size}))
        await times.answered(person.slash("echo", {"text": "x"}))
        for picture in (size, 0, size):
            await person.slash("echo", {"text": "x", "picture": picture})
    return turns


async def cpu_of_a_turn(running: Running, play: Callable[[int], Awaitable[int]]) -> float:
    """Play a block until the bot is at rest; the milliseconds of CPU that it used for a turn."""
    begun = cpu_of(running.process.pid)
    turns = await play(BLOCK)
    await at_rest(running)
    return 1000 * (cpu_of(running.process.pid) - begun) / turns


@asynccontextmanager
async def our_table(folder: Path) -> AsyncIterator[tuple[Running, Table]]:
    """A bot at rest, and two people."""
    archive = str(folder / "alone.sqlite3")
    async with (
        Playground(PATIENT) as playground,
        bot(playground, "bot.py", archive=archive) as running,
    ):
        await at_rest(running)
        yield running, Table([await playground.person(name) for name in ("Ann", "Marko")])


@asynccontextmanager
async def an_echo() -> AsyncIterator[tuple[Running, Person]]:
    """An echo bot, and somebody who speaks to it."""
    async with (
        Playground(PATIENT) as playground,
        bot(playground, "-m", "bench.echo_bot") as running,
    ):
        yield running, await playground.person("Ann")


@dataclass(frozen=True)
class Sides:
    """What was measured of us and of the echo, with pictures of so many bytes."""

    ours: Times
    theirs: Times
    cpu: list[tuple[float, float]]
    size: int


async def measured() -> Sides:
    """Block after block, by turns."""
    theirs = Times()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        running, table = await stack.enter_async_context(our_table(folder))
        echo, person = await stack.enter_async_context(an_echo())
        await table.play(WARM_UP)
        size = round(median(table.sizes))
        await echoes(person, theirs, size, WARM_UP)
        table.times.forget()
        theirs.forget()
        await at_rest(running)
        cpu = []
        for _ in range(BLOCKS):
            ours = await cpu_of_a_turn(running, table.play)
            talk = partial(echoes, person, theirs, size)
            cpu.append((ours, await cpu_of_a_turn(echo, talk)))
        return Sides(table.times, theirs, cpu, size)


async def main() -> int:
    """Print the figures; 1 where one misses its bar."""
    await say_if_busy()
    seen = await measured()
    ours, theirs = seen.ours, seen.theirs
    pairs = (
        ("acknowledged", ours.acknowledged, theirs.acknowledged, ACKNOWLEDGED_BAR),
        (f"a panel with its picture of {seen.size} bytes", ours.panels, theirs.panels, PANEL_BAR),
        ("suggested", ours.suggested, theirs.suggested, SUGGESTED_BAR),
    )
    told = "back to back, p95 ms ÷ echo"
    held = [ratio(f"{what}, {told}", p95(a), p95(b), bar) for what, a, b, bar in pairs]
    cpu = [median(side) for side in zip(*seen.cpu, strict=True)]
    held.append(ratio("a turn's CPU, ms ÷ echo", cpu[0], cpu[1], CPU_BAR))
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
