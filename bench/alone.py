"""One table of two, back to back, against an echo bot with pictures of the same size."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.bot_process import bot, cpu_of
from bench.crowd import ACKNOWLEDGE_SECONDS, Times, begin, ids_of, until
from bench.figures import p95, ratio
from playground import Person, Playground, Settings
from playground.seen import Answer, SeenMessage

TURNS, WARM_UP = 80, 10
ACKNOWLEDGED_BAR, PANEL_BAR, SUGGESTED_BAR, CPU_BAR = 1.5, 3.0, 3.0, 2.0
PATIENT = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)
READING = 15.0
"""Seconds after its start in which the bot reads ahead."""


async def turns_at_a_table(people: list[Person], times: Times, turns: int = TURNS) -> int:
    """So many turns by suggestion, panel and ``/move``, in as many games as it takes. Returns the
    bytes of a usual picture."""
    sizes, done = list[int](), 0
    while done < turns + WARM_UP:
        thread, moved = await begin(people, "manhattan"), True
        while moved and done < turns + WARM_UP:
            found = [await turn(person, thread, times) for person in people]
            sizes += [size for one in found if one is not None for size in one]
            moved = any(one is not None for one in found)
            done += sum(one is not None for one in found)
            if done <= WARM_UP:
                times.forget()
    return round(median(sizes))


async def turn(person: Person, thread: dict[str, Any], times: Times) -> list[int] | None:
    """One turn, if it is theirs; the bytes of the pictures seen."""
    offered = await times.suggestions(person.autocomplete("move", "what", "", at=thread))
    if not offered:
        return None
    board = (await until(lambda: boards(person, thread)))[-1]
    panel = await times.shown(person.press(board, ids_of(board)["move"]))
    await times.answered(person.slash("move", {"what": offered[0]["value"]}, at=thread))
    return picture_sizes(panel)


async def boards(person: Person, thread: dict[str, Any]) -> list[SeenMessage]:
    return [one for one in await person.messages(thread) if "move" in ids_of(one)]


def picture_sizes(answer: Answer) -> list[int]:
    return [attachment["size"] for attachment in answer.message.attachments]


async def echoes(person: Person, times: Times, size: int) -> None:
    """The same to an echo. Beside the answers a turn shows a board, edits the one before, and shows
    a hand."""
    for number in range(TURNS + WARM_UP):
        if number == WARM_UP:
            times.forget()
        await times.suggestions(person.autocomplete("echo", "text", "x"))
        await times.shown(person.slash("echo", {"text": "x", "picture": size}))
        await times.answered(person.slash("echo", {"text": "x"}))
        for picture in (size, 0, size):
            await person.slash("echo", {"text": "x", "picture": picture})


async def at_our_table(times: Times) -> tuple[int, float]:
    """The bytes of a usual picture, and the seconds of CPU that the bot itself used for a turn."""
    with tempfile.TemporaryDirectory() as folder:
        archive = str(Path(folder) / "alone.sqlite3")
        async with (
            Playground(PATIENT) as playground,
            bot(playground, "bot.py", archive=archive) as running,
        ):
            await asyncio.sleep(READING)
            people = [await playground.person(name) for name in ("Ann", "Marko")]
            begun = cpu_of(running.process.pid)
            size = await turns_at_a_table(people, times)
            return size, (cpu_of(running.process.pid) - begun) / (TURNS + WARM_UP)


async def at_an_echo(times: Times, size: int) -> float:
    """The seconds of CPU that an echo bot used for as much as a turn shows."""
    async with (
        Playground(PATIENT) as playground,
        bot(playground, "-m", "bench.echo_bot") as running,
    ):
        begun = cpu_of(running.process.pid)
        await echoes(await playground.person("Ann"), times, size)
        return (cpu_of(running.process.pid) - begun) / (TURNS + WARM_UP)


async def main() -> int:
    """Print the figures; 1 where one misses its bar."""
    ours, theirs = Times(), Times()
    size, our_cpu = await at_our_table(ours)
    their_cpu = await at_an_echo(theirs, size)
    pairs = (
        ("acknowledged", ours.acknowledged, theirs.acknowledged, ACKNOWLEDGED_BAR),
        (f"a panel with its picture of {size} bytes", ours.panels, theirs.panels, PANEL_BAR),
        ("suggested", ours.suggested, theirs.suggested, SUGGESTED_BAR),
    )
    told = "back to back, p95 ms ÷ echo"
    held = [ratio(f"{what}, {told}", p95(a), p95(b), bar) for what, a, b, bar in pairs]
    held.append(ratio("a turn's CPU, ms ÷ echo", 1000 * our_cpu, 1000 * their_cpu, CPU_BAR))
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
