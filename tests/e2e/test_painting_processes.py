"""Pictures are painted in processes of their own; whatever happens to these, boards are shown."""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e.stage import ACKNOWLEDGE_SECONDS, Stage, bot_at, move_by_text, until


@pytest.fixture
async def stage(tmp_path):
    """A bot that paints in two processes of its own."""
    settings = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=ACKNOWLEDGE_SECONDS)
    async with Playground(settings) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path)
        bot.environment = {"PAINTING_PROCESSES": "2"}
        await bot.start()
        yield Stage(playground, visitors, bot)
        await bot.stop()
        sys.stdout.write(bot.said())


def parents():
    """The parent of every process that runs now."""
    found = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] != "Z":
            found[int(status.parent.name)] = int(fields[1])
    return found


def below(process):
    """All processes that were started by this one, or by those that it started."""
    known, found = parents(), [process]
    for one in found:
        found += [child for child, parent in known.items() if parent == one]
    return found[1:]


async def turn(stage, person, thread, board):
    await move_by_text(person, thread)
    return await stage.board(person, thread, after=board)


async def test_a_killed_painter_is_replaced_and_every_board_is_shown(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    for process in below(stage.bot.process.pid):
        with suppress(ProcessLookupError):  # some end by themselves when the one above them is gone
            os.kill(process, signal.SIGKILL)
    for person in people:
        board = await turn(stage, person, thread, board)
    assert "error=" not in stage.bot.said()


async def test_painters_end_with_a_bot_that_is_killed(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    await stage.board(people[0], thread)
    painters = below(stage.bot.process.pid)
    assert painters
    await stage.bot.stop(signal.SIGKILL)

    async def are_gone():
        return not set(painters) & parents().keys()

    await until(are_gone)
