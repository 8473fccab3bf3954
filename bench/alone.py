"""One table of two, back to back, against an echo bot with pictures of the same size."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.crowd import Times, begin, ids_of, until
from bench.figures import p95, ratio
from bench.hall import bot
from playground import Person, Playground, Settings
from playground.seen import Answer, SeenMessage

TURNS, WARM_UP = 80, 10
ACKNOWLEDGED_BAR, PANEL_BAR, SUGGESTED_BAR = 1.5, 3.0, 3.0


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
    """The same to an echo."""
    for number in range(TURNS + WARM_UP):
        if number == WARM_UP:
            times.forget()
        await times.suggestions(person.autocomplete("echo", "text", "x"))
        await times.shown(person.slash("echo", {"text": "x", "picture": size}))
        await times.answered(person.slash("echo", {"text": "x"}))


async def main() -> int:
    """Print the figures; 1 where one misses its bar."""
    ours, theirs = Times(), Times()
    with tempfile.TemporaryDirectory() as folder:
        archive = str(Path(folder) / "alone.sqlite3")
        async with Playground(Settings()) as playground, bot(playground, "bot.py", archive=archive):
            people = [await playground.person(name) for name in ("Ann", "Marko")]
            size = await turns_at_a_table(people, ours)
    async with Playground(Settings()) as playground, bot(playground, "-m", "bench.echo_bot"):
        await echoes(await playground.person("Ann"), theirs, size)
    pairs = (
        ("acknowledged", ours.acknowledged, theirs.acknowledged, ACKNOWLEDGED_BAR),
        (f"a panel with its picture of {size} bytes", ours.panels, theirs.panels, PANEL_BAR),
        ("suggested", ours.suggested, theirs.suggested, SUGGESTED_BAR),
    )
    held = [
        ratio(f"{what}, back to back, p95 ms ÷ echo", p95(a), p95(b), bar)
        for what, a, b, bar in pairs
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
