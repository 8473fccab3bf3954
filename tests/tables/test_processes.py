"""Work beside the bot: it ends in time, a dead process is replaced, and no other work is lost."""

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from tables.processes import Processes

LONG, SHORT = 60, 1


def endless():
    while True:
        pass


def kill_once(file):
    """Kill the process that does this, the first time it is done."""
    if not file.exists():
        file.write_text("killed")
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def slow(seconds):
    time.sleep(seconds)
    return "done"


@pytest.fixture
def processes():
    made = []

    def make(count, seconds):
        made.append(Processes(count, seconds))
        return made[-1]

    yield make
    for one in made:
        one.close()


async def test_work_is_done_in_another_process(processes):
    assert await processes(1, LONG).run(os.getpid) != os.getpid()


async def test_what_is_raised_there_is_raised_here(processes):
    with pytest.raises(ValueError, match="invalid literal"):
        await processes(1, LONG).run(int, "seven")


async def test_work_without_end_is_given_up_and_the_next_is_done(processes):
    workers = processes(1, SHORT)
    with pytest.raises(BrokenProcessPool):
        await workers.run(endless)
    assert await workers.run(int, "7") == 7


async def test_a_process_that_dies_is_replaced_and_its_work_done_again(processes, tmp_path):
    assert await processes(1, LONG).run(kill_once, tmp_path / "killed") == "done"


async def test_work_beside_a_process_that_dies_is_not_lost(processes, tmp_path):
    workers = processes(2, LONG)
    work = [workers.run(slow, 0.5), workers.run(kill_once, tmp_path / "killed")]
    assert await asyncio.gather(*work, workers.run(int, "7")) == ["done", "done", 7]
