"""Long play: memory over ten thousand turns, and an hour and more of play with a moved clock."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from bench.bot_process import Running, below, bot, megabytes_of
from bench.crowd import (
    ACKNOWLEDGE_SECONDS,
    KEYS,
    begin,
    crowd,
    end_play,
    ids_of,
    new_threads,
    startable,
    until,
)
from bench.figures import at_least, at_most, ratio
from playground import InteractionFailed, Person, Playground, Settings

TURNS, WARM = 10_000, 2_000
TABLES = 12
GROWTH_BAR = 1.1

ROUNDS, LEAP = 40, 30 * 60
"""So often people move or do not, and then so many seconds pass."""
PLAYED = 6
MOVES = 0.6
"""How often somebody who is asked does move."""


def bot_megabytes(running: Running) -> float:
    """The memory of the bot and of all processes that it has started."""
    return sum(megabytes_of(pid) for pid in (running.process.pid, *below(running)))


# Ten thousand turns


@dataclass
class Counter:
    """How many turns were played at all tables."""

    turns: int = 0


async def play_on(people: list[Person], game: str, counter: Counter) -> None:
    """Play by ``/move`` alone, one game after the other; until it is cancelled."""
    while True:
        thread, moved = await begin(people, game), True
        while moved:
            found = [await move(person, thread) for person in people]
            moved = any(found)
            counter.turns += sum(found)


async def move(person: Person, thread: dict[str, Any]) -> bool:
    """Play what is offered first, if it is their turn."""
    with suppress(InteractionFailed):
        offered = await person.autocomplete("move", "what", "", at=thread)
        if offered:
            await person.slash("move", {"what": offered[0]["value"]}, at=thread)
            return True
    return False


async def grown(turns: int, warm: int) -> tuple[float, float]:
    """Megabytes of all processes after the first turns and after all of them."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)
        archive = str(Path(folder) / "growth.sqlite3")
        async with (
            Playground(settings) as playground,
            bot(playground, "bot.py", archive=archive) as running,
        ):
            people, counter = await crowd(playground), Counter()
            pairs = [people[2 * n : 2 * n + 2] for n in range(TABLES)]
            games = zip(pairs, cycle(KEYS), strict=False)
            tasks = [asyncio.create_task(play_on(pair, key, counter)) for pair, key in games]
            await _played(counter, warm)
            before = bot_megabytes(running)
            await _played(counter, turns)
            after = bot_megabytes(running)
            await end_play(tasks)
            return before, after


async def _played(counter: Counter, turns: int) -> None:
    while True:
        if counter.turns >= turns:
            return
        await asyncio.sleep(0.5)


# With a moved clock


async def table_with_a_bot(people: list[Person], game: str, watcher: Person) -> dict[str, Any]:
    """A game of two people and a bot with eight hours for a move, and somebody who follows it."""
    host, guest = people
    options = {"game": game, "options": "time=8h"}
    lobby = (await host.slash("game new", options)).message
    await guest.press(lobby, ids_of(lobby)["join"])
    menus = [menu["custom_id"] for menu in lobby.selects]
    menu = next(one for one in menus if one.split(":")[1] == "bot")
    await host.pick(lobby, menu, "easy")
    await until(lambda: startable(host, lobby))
    before = {thread["id"] for thread in await host.threads()}
    await host.press(await host.again(lobby), ids_of(lobby)["start"])
    thread = (await until(lambda: new_threads(host, before)))[0]
    await watcher.slash("game follow", at=thread)
    return thread


async def soaked(playground: Playground) -> int:
    """Play and let time pass; how many moves people have made."""
    people, dice, moves = await crowd(playground), random.Random(7), 0
    watcher, *players = people
    pairs = [players[2 * n : 2 * n + 2] for n in range(PLAYED)]
    tables = [
        (pair, await table_with_a_bot(pair, key, watcher))
        for pair, key in zip(pairs, cycle(KEYS), strict=False)
    ]
    for _ in range(ROUNDS):
        for pair, thread in tables:
            for person in pair:
                if dice.random() < MOVES:
                    moves += await move(person, thread)
        await playground.visitors.advance(LEAP)
    return moves


async def soak() -> list[bool]:
    with tempfile.TemporaryDirectory() as folder:
        clock, archive = Path(folder) / "ahead", str(Path(folder) / "soak.sqlite3")
        settings = Settings(clock_file=clock, acknowledge_seconds=ACKNOWLEDGE_SECONDS)
        async with (
            Playground(settings) as playground,
            bot(playground, "bot.py", archive=archive, CLOCK_FILE=str(clock)) as running,
        ):
            moves = await soaked(playground)
            said = running.log.read_text()
    hours = ROUNDS * LEAP // 3600
    return [
        at_least(f"moves of people in {hours} hours at {PLAYED} tables", moves, ROUNDS),
        at_least("boards and letters in these hours", said.count("published="), ROUNDS),
        at_most("errors in these hours", said.count("error="), 0),
    ]


async def main(turns: int = TURNS, warm: int = WARM) -> int:
    """Print the figures; 1 where one misses its bar."""
    held = await soak()
    before, after = await grown(turns, warm)
    what = f"megabytes of all processes after {turns} turns ÷ {warm}"
    held.append(ratio(what, after, before, GROWTH_BAR))
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*map(int, sys.argv[1:]))))
