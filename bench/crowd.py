"""Fifty people at a dozen tables of all games, back to back, against as many at an echo bot."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

from bench.bot_process import Running, bot
from bench.figures import at_least, at_most, p95, ratio, say_if_busy
from playground import InteractionFailed, Person, Playground, Settings
from playground.seen import Answer, SeenMessage
from playground.talk import Declined

PEOPLE, TABLES, SEATS = 50, 12, 4
WARM_UP, LOAD = 20.0, 20.0
ROUNDS = 3
"""So often each bot has its turn: whatever else the machine does, it does to both."""
KEYS = ("manhattan", "sprawlopolis", "streets", "urbis", "mycity")
PICTURE = 40_000
"""The bytes of a usual picture."""
LOOK = 0.2
"""Seconds between two looks at something that is about to come."""

ACKNOWLEDGE_SECONDS = 60.0
"""All of it on one machine is slower than Discord allows; what is compared are ratios."""

ACKNOWLEDGED_BAR, SUGGESTED_BAR, SHARE_BAR, ANSWERS_BAR, GROWTH_BAR = 1.5, 3.0, 0.4, 120.0, 1.3

Found = TypeVar("Found")


@dataclass
class Times:
    """What all people together saw: seconds to acknowledgements, panels and suggestions."""

    acknowledged: list[float] = field(default_factory=list)
    panels: list[float] = field(default_factory=list)
    suggested: list[float] = field(default_factory=list)
    failed: int = 0

    @property
    def answers(self) -> int:
        return len(self.acknowledged) + len(self.suggested)

    def forget(self) -> None:
        """Begin anew after the warm-up."""
        for times in (self.acknowledged, self.panels, self.suggested):
            times.clear()
        self.failed = 0

    async def answered(self, asking: Coroutine[Any, Any, Answer]) -> Answer:
        answer = await asking
        self.acknowledged.append(answer.acknowledged_after)
        return answer

    async def shown(self, asking: Coroutine[Any, Any, Answer]) -> Answer:
        begun = perf_counter()
        answer = await self.answered(asking)
        self.panels.append(perf_counter() - begun)
        return answer

    async def suggestions(
        self, asking: Coroutine[Any, Any, list[dict[str, Any]]]
    ) -> list[dict[str, Any]]:
        begun = perf_counter()
        offered = await asking
        self.suggested.append(perf_counter() - begun)
        return offered


def ids_of(message: SeenMessage) -> dict[str, str]:
    """The buttons of a message by what they do."""
    return {button["custom_id"].split(":")[1]: button["custom_id"] for button in message.buttons}


async def until(found: Callable[[], Awaitable[Found | None]]) -> Found:
    """Look now and then, until there is something."""
    while True:
        if value := await found():
            return value
        await asyncio.sleep(LOOK)


async def begin(people: list[Person], game: str) -> dict[str, Any]:
    """A game in a thread of its own."""
    host, *guests = people
    lobby = (await host.slash("game new", {"game": game})).message
    for guest in guests:
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


async def play(people: list[Person], game: str, times: Times) -> None:
    """Play, and begin anew when it is over; until it is cancelled."""
    while True:
        thread = await begin(people, game)
        idle = 0
        while idle < 3:
            moved = await asyncio.gather(
                *(calmly(turn(one, thread, times), times) for one in people)
            )
            idle = 0 if any(moved) else idle + 1


async def calmly(turn: Awaitable[bool], times: Times) -> bool:
    """Whether there was something to do. A board that lost its buttons before they were pressed is
    read anew next time; an answer that failed is counted."""
    try:
        return await turn
    except InteractionFailed:
        times.failed += 1
    except Declined:
        pass
    return True


async def turn(person: Person, thread: dict[str, Any], times: Times) -> bool:
    """One whole turn, if it is theirs: the panel, the hand, and the move."""
    asking = person.autocomplete("move", "what", "", at=thread)
    offered = await times.suggestions(asking)
    if not offered:
        return False
    boards = [message for message in await person.messages(thread) if "move" in ids_of(message)]
    for op in ("move", "hand"):
        if boards and op in ids_of(boards[-1]):
            await times.shown(person.press(boards[-1], ids_of(boards[-1])[op]))
    await times.answered(person.slash("move", {"what": offered[0]["value"]}, at=thread))
    return True


async def talk(person: Person, times: Times) -> None:
    """The same to an echo: suggestions, two pictures, and words."""
    while True:
        await times.suggestions(person.autocomplete("echo", "text", "x"))
        for _ in range(2):
            await times.shown(person.slash("echo", {"text": "x", "picture": PICTURE}))
        await times.answered(person.slash("echo", {"text": "x"}))


async def crowd(playground: Playground) -> list[Person]:
    """So many people in one channel."""
    names = [f"Guest{number:02d}" for number in range(PEOPLE)]
    people = [await playground.visitors.newcomer(name) for name in names]
    for person in people:
        person.here, person.patience = "games", ACKNOWLEDGE_SECONDS
    return people


async def at_tables(playground: Playground, times: Times) -> list[asyncio.Task[None]]:
    """A dozen tables, each with as many people as most games have seats for."""
    people = await crowd(playground)
    groups = [people[n * SEATS : (n + 1) * SEATS] for n in range(TABLES)]
    games = zip(groups, cycle(KEYS), strict=False)
    return [asyncio.create_task(play(group, key, times)) for group, key in games]


async def at_an_echo(playground: Playground, times: Times) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(talk(one, times)) for one in await crowd(playground)]


@dataclass(frozen=True)
class Seen:
    """What a crowd saw in so many seconds, and the megabytes of the bot before and after them."""

    times: Times
    seconds: float
    warm: float
    after: float

    @property
    def answers(self) -> float:
        return self.times.answers / self.seconds


Crowd = Callable[[Playground, Times], Awaitable[list[asyncio.Task[None]]]]


async def under_load(running: Running, playground: Playground, crowd: Crowd) -> Seen:
    """Let a crowd loose, and look at it once it is warm."""
    times = Times()
    people = await crowd(playground, times)
    await asyncio.sleep(WARM_UP)
    times.forget()
    warm, begun = running.megabytes(), perf_counter()
    await asyncio.sleep(LOAD)
    seen = Seen(times, perf_counter() - begun, warm, running.megabytes())
    await end_play(people)
    return seen


async def end_play(tables: list[asyncio.Task[None]]) -> None:
    """End all play. Raises what had ended one of these before its time."""
    for table in tables:
        if table.done():
            table.result()
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)


async def seen_by(crowd: Crowd, *words: str) -> Seen:
    with tempfile.TemporaryDirectory() as folder:
        archive = str(Path(folder) / "crowd.sqlite3")
        settings = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)
        async with (
            Playground(settings) as playground,
            bot(playground, *words, archive=archive) as running,
        ):
            return await under_load(running, playground, crowd)


async def main() -> int:
    """Print the figures of a crowd, each the median of all rounds; 1 where one misses its bar."""
    await say_if_busy()
    rounds = [
        (await seen_by(at_tables, "bot.py"), await seen_by(at_an_echo, "-m", "bench.echo_bot"))
        for _ in range(ROUNDS)
    ]
    ours, echo = zip(*rounds, strict=True)
    who = f"{PEOPLE} people"
    answers, theirs = typical(ours, lambda one: one.answers), typical(echo, lambda one: one.answers)
    held = [
        compared(f"acknowledged to {who}", rounds, lambda one: one.acknowledged, ACKNOWLEDGED_BAR),
        compared(f"suggested to {who}", rounds, lambda one: one.suggested, SUGGESTED_BAR),
        at_least(f"answers a second to {who}", answers, ANSWERS_BAR),
        at_least(f"the same ÷ echo ({theirs:.0f})", answers / theirs, SHARE_BAR),
        ratio(
            "megabytes of the bot after the load ÷ before",
            typical(ours, lambda one: one.after),
            typical(ours, lambda one: one.warm),
            GROWTH_BAR,
        ),
        at_most("answers that failed", sum(one.times.failed for one in ours), 0),
    ]
    return 0 if all(held) else 1


def typical(rounds: Iterable[Seen], figure: Callable[[Seen], float]) -> float:
    """The median of this figure over all rounds."""
    return median(map(figure, rounds))


def compared(
    what: str, rounds: list[tuple[Seen, Seen]], of: Callable[[Times], list[float]], bar: float
) -> bool:
    """Print how long this took us and the echo; whether that is within its bar."""
    ours, theirs = (
        typical(side, lambda one: p95(of(one.times))) for side in zip(*rounds, strict=True)
    )
    return ratio(f"{what}, p95 ms ÷ echo", ours, theirs, bar)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
