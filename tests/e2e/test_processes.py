"""Two processes, one archive: each board once and in its order, whoever dies."""

import asyncio
import signal
from dataclasses import replace

import pytest

from tests.archives import BOTH_KINDS, query
from tests.e2e.stage import move_by_text, rests, until
from tests.e2e.test_trouble import BUILT, building, told

MOVES = 8


@pytest.fixture
async def both(stage):
    """The bot twice; the second one writes a log of its own."""
    second = replace(stage.bot, process=None, log=stage.bot.log.with_name("second.log"))
    await second.start()
    yield stage.bot, second
    await second.stop()


async def built(person, thread, count):
    """What was built, as soon as the thread tells of so many turns."""
    found = await told(person, thread, *BUILT)
    return found if len(found) >= count else None


async def stored(person, thread):
    """What was built, as the archive has it, as far as a page of history has room."""
    history = await person.slash("game history", at=thread)
    lines = [line.removeprefix("-# ") for line in history.content.splitlines()]
    return [line for line in lines if any(word in line for word in BUILT)]


async def play(stage, people, thread, count):
    """So many moves, each as soon as the one before is told to its player, shown or not."""
    for _ in range(count):
        [(asked,)] = query(stage.bot.database, "SELECT asked FROM games")
        await move_by_text(people[asked.bit_length() - 1], thread)


async def claimed(stage, both):
    """The process that shows the table just now."""
    sql = "SELECT process FROM claims WHERE work = 'publishing'"
    held = [f"process={name}" for (name,) in query(stage.bot.database, sql)]
    return next((bot for bot in both for name in held if name in bot.said()), None)


async def hears(stage, bot):
    """Whether this process serves the shard: nobody is heard before who presses after a kill."""
    [(process,)] = query(stage.bot.database, "SELECT process FROM shards")
    return f"process={process}" in bot.said()


@BOTH_KINDS
async def test_two_processes_show_each_board_once_and_in_its_order(stage, both):
    (ann, marko), thread = await building(stage)
    await play(stage, (ann, marko), thread, MOVES)
    moves = stage.stored() - 3
    shown = await until(lambda: built(ann, thread, moves))
    assert len(shown) == len(set(shown)) == moves
    kept = await stored(ann, thread)
    assert kept
    assert shown[-len(kept) :] == kept
    for bot in both:
        assert " ERROR " not in bot.said()


@BOTH_KINDS
async def test_what_a_killed_process_had_begun_is_ended_by_the_other(stage, both):
    """It is killed while it holds everything that it has claimed, and is never started again."""
    (ann, marko), thread = await building(stage)
    await stage.visitors.fault(
        "delay", seconds=2, times=2, method="POST", path=f"/channels/{thread['id']}/messages$"
    )
    await play(stage, (ann, marko), thread, 1)
    holder = await until(lambda: claimed(stage, both))
    await holder.stop(signal.SIGKILL)
    (other,) = [bot for bot in both if bot is not holder]
    await until(lambda: hears(stage, other))
    await play(stage, (ann, marko), thread, 2)
    moves = stage.stored() - 3
    shown = await until(lambda: built(ann, thread, moves))
    assert len(shown) == len(set(shown)) == moves


async def press_on(stage, people, thread, over):
    """Move after move, and looks at one's tables in between, until it is over; what each was
    answered. Whatever is not answered raises."""
    answers = []
    for rest in rests():
        if over.is_set():
            break
        [(asked,)] = query(stage.bot.database, "SELECT asked FROM games")
        person = people[asked.bit_length() - 1]
        answers.append(await move_by_text(person, thread))
        answers.append(await person.slash("turns"))
        await asyncio.sleep(rest)
    return answers


@BOTH_KINDS
async def test_a_process_hands_over_to_the_next_and_no_press_is_left_without_an_answer(stage):
    people, thread = await building(stage)
    over, before = asyncio.Event(), stage.stored()
    pressing = asyncio.create_task(press_on(stage, people, thread, over))
    following = replace(stage.bot, process=None, log=stage.bot.log.with_name("following.log"))
    await following.start()
    assert await stage.bot.stop() == 0
    handed_over = stage.stored()
    await until(lambda: _is_further(stage, handed_over, pressing))
    over.set()
    answers = await pressing
    moves = stage.stored() - before
    assert len(answers) == 2 * moves, "each move was played once"
    assert all(answer.state == "answered" and answer.content for answer in answers)
    # Whoever plays long enough comes to the next round, for which blocks are chosen.
    sql = f"SELECT count(*) FROM steps WHERE rev > {before} AND action LIKE 'build%'"  # noqa: S608
    [(buildings,)] = query(stage.bot.database, sql)
    shown = await until(lambda: built(people[0], thread, buildings))
    assert len(shown) == len(set(shown)) == buildings
    await following.stop()


async def _is_further(stage, rev, pressing):
    """Whether there were more moves; raises what a press has raised."""
    if pressing.done():
        pressing.result()
    return stage.stored() > rev + 1
