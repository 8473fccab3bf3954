"""Fifty people at once on the stand-in: how much memory the bot keeps after a minute of it."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from bench.hall import Running, bot, told
from playground import InteractionFailed, Person, Playground, Settings
from playground.seen import SeenMessage

PEOPLE = 50
WARM_UP, LOAD = 30, 60
LOOKS = 10
KEYS = ("manhattan", "sprawlopolis", "streets", "urbis", "mycity")
PACE = 0.5
"""Seconds that somebody looks at a panel before the next press."""

ACKNOWLEDGE_SECONDS = 60.0
"""All of it on one machine is slower than Discord allows; here it is memory that counts."""

GROWTH_BAR = 1.3

Found = TypeVar("Found")


def ids_of(message: SeenMessage) -> dict[str, str]:
    """The buttons of a message by what they do."""
    return {button["custom_id"].split(":")[1]: button["custom_id"] for button in message.buttons}


async def begin(host: Person, guest: Person, game: str) -> dict[str, Any]:
    """A game of two in a thread of its own."""
    lobby = (await host.slash("game new", {"game": game})).message
    await guest.press(lobby, ids_of(lobby)["join"])
    await until(lambda: startable(host, lobby))
    before = {thread["id"] for thread in await host.threads()}
    await host.press(await host.again(lobby), ids_of(lobby)["start"])
    return (await until(lambda: new_threads(host, before)))[0]


async def startable(host: Person, lobby: SeenMessage) -> bool:
    return not (await host.again(lobby)).button(ids_of(lobby)["start"]).get("disabled")


async def new_threads(host: Person, before: set[str]) -> list[dict[str, Any]]:
    new = [one for one in await host.threads() if one["id"] not in before]
    return [one for one in new if host.name in one["name"]]


async def until(found: Callable[[], Awaitable[Found]]) -> Found:
    """Look now and then, until there is something."""
    while True:
        if value := await found():
            return value
        await asyncio.sleep(PACE)


async def play(people: tuple[Person, Person], game: str) -> None:
    """Play, look at panels and hands, and begin anew when it is over; until it is cancelled."""
    while True:
        thread = await begin(*people, game)
        idle = 0
        for person in cycle(people):
            with suppress(InteractionFailed):
                moved = await turn(person, thread)
                idle = 0 if moved else idle + 1
            if idle > len(people):
                break
            await asyncio.sleep(PACE)


async def turn(person: Person, thread: dict[str, Any]) -> bool:
    """One whole turn, if it is theirs: the panel, the hand, and the move."""
    offered = await person.autocomplete("move", "what", "", at=thread)
    if not offered:
        return False
    boards = [message for message in await person.messages(thread) if "move" in ids_of(message)]
    for op in ("move", "hand"):
        if boards and op in ids_of(boards[-1]):
            await person.press(boards[-1], ids_of(boards[-1])[op])
    await person.slash("move", {"what": offered[0]["value"]}, at=thread)
    return True


async def crowd(playground: Playground) -> list[Person]:
    """So many people in one channel."""
    names = [f"Guest{number:02d}" for number in range(PEOPLE)]
    people = [await playground.visitors.newcomer(name) for name in names]
    for person in people:
        person.here, person.patience = "games", ACKNOWLEDGE_SECONDS
    return people


async def memory_under_load(running: Running, playground: Playground) -> tuple[float, float]:
    """Megabytes after the warm-up and after the minute that follows."""
    people = await crowd(playground)
    pairs = list(zip(people[::2], people[1::2], strict=True))
    games = [
        asyncio.create_task(play(pair, key)) for pair, key in zip(pairs, cycle(KEYS), strict=False)
    ]
    warm = await settled(running, WARM_UP)
    after = await settled(running, LOAD)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return warm, after


async def settled(running: Running, seconds: float) -> float:
    """The median of the memory seen in the last seconds of this time: pictures come and go."""
    await asyncio.sleep(seconds - LOOKS)
    seen = []
    for _ in range(LOOKS):
        await asyncio.sleep(1)
        seen.append(running.megabytes())
    return median(seen)


async def main() -> int:
    """Print how much the memory has grown; 1 where that is more than it may."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)
        archive = str(Path(folder) / "crowd.sqlite3")
        async with (
            Playground(settings) as playground,
            bot(playground, "bot.py", archive=archive) as running,
        ):
            warm, after = await memory_under_load(running, playground)
    what = f"memory, MB, after a minute of {PEOPLE} people ÷ warm"
    return 0 if told(what, after, warm, GROWTH_BAR) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
