"""Work beside the bot: it ends in time, a dead process is replaced, and no other work is lost."""

import asyncio
import os
import pkgutil
import signal
import threading
import time

import pytest

from tables.helper import Died
from tables.processes import Processes, Urgency

LOOKED_AT, WAITED_FOR, AT_LEISURE = Urgency

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
    assert await processes(1, LONG).run(WAITED_FOR, os.getpid) != os.getpid()


async def test_what_is_raised_there_is_raised_here(processes):
    with pytest.raises(ValueError, match="invalid literal"):
        await processes(1, LONG).run(WAITED_FOR, int, "seven")


async def test_work_without_end_is_given_up_and_the_next_is_done(processes):
    workers = processes(1, SHORT)
    with pytest.raises(Died):
        await workers.run(WAITED_FOR, endless)
    assert await workers.run(WAITED_FOR, int, "7") == 7


async def test_work_that_waits_for_ever_is_given_up_too(processes, tmp_path, monkeypatch):
    monkeypatch.setattr("tables.processes.STUCK", 1)
    workers = processes(1, SHORT)
    with pytest.raises(Died):
        await workers.run(WAITED_FOR, wait_for, tmp_path / "never")


async def test_on_a_busy_machine_work_may_take_longer(processes):
    assert await processes(1, SHORT).run(WAITED_FOR, slow, 1.5 * SHORT) == "done"


async def test_a_process_that_dies_is_replaced_and_its_work_done_again(processes, tmp_path):
    assert await processes(1, LONG).run(WAITED_FOR, kill_once, tmp_path / "killed") == "done"


def refused_once(function):
    """The same function, which raises the first time what is raised where nobody can fork."""
    refusals = [ConnectionRefusedError()]

    def refused(*args):
        if refusals:
            raise refusals.pop()
        return function(*args)

    return refused


async def test_a_process_is_started_once_more_where_it_could_not_be_forked(processes, monkeypatch):
    start = "tables.helper._started_once"
    monkeypatch.setattr(start, refused_once(pkgutil.resolve_name(start)))
    assert await processes(2, LONG).run(WAITED_FOR, int, "7") == 7


class Unsendable(Exception):
    """Cannot be made again from what it was made of."""

    def __init__(self, one, other):
        super().__init__(one)
        self.other = other


def fail_unsendably():
    raise Unsendable("one", threading.Lock())


async def test_what_is_raised_there_says_where(processes):
    with pytest.raises(ValueError, match="invalid literal") as raised:
        await processes(1, LONG).run(WAITED_FOR, int, "seven")
    assert "_run_in_time" in raised.value.__notes__[0]


async def test_what_cannot_be_sent_is_an_error_and_the_next_work_is_done(processes):
    workers = processes(1, LONG)
    with pytest.raises(RuntimeError, match="Unsendable"):
        await workers.run(WAITED_FOR, fail_unsendably)
    with pytest.raises((TypeError, AttributeError)):
        await workers.run(WAITED_FOR, threading.Lock)
    with pytest.raises((TypeError, AttributeError)):
        await workers.run(WAITED_FOR, len, threading.Lock())
    assert await workers.run(WAITED_FOR, int, "7") == 7


async def test_long_messages_come_whole_both_ways(processes):
    long = os.urandom(3_000_000)
    assert await processes(1, LONG).run(WAITED_FOR, bytes, long) == long


async def test_a_process_that_dies_with_nothing_to_do_is_replaced(processes):
    workers = processes(1, LONG)
    first = await workers.run(WAITED_FOR, os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await workers.run(WAITED_FOR, os.getpid) != first


async def test_work_goes_to_the_process_that_was_busy_last(processes):
    workers = processes(3, LONG)
    assert len({await workers.run(WAITED_FOR, os.getpid) for _ in range(6)}) == 1


async def test_what_somebody_looks_at_has_a_process_of_its_own():
    workers = Processes(2, LONG, kept=1)
    looked_at = {await workers.run(LOOKED_AT, os.getpid) for _ in range(3)}
    others = {await workers.run(WAITED_FOR, os.getpid) for _ in range(3)}
    assert len(looked_at) == len(others) == 1
    assert looked_at != others
    workers.close()


async def test_work_beside_a_process_that_dies_is_not_lost(processes, tmp_path):
    workers = processes(2, LONG)
    work = [
        workers.run(WAITED_FOR, slow, 0.5),
        workers.run(WAITED_FOR, kill_once, tmp_path / "killed"),
    ]
    assert await asyncio.gather(*work, workers.run(WAITED_FOR, int, "7")) == ["done", "done", 7]


def wait_for(file):
    while not file.exists():
        time.sleep(0.01)


def write_down(file, word):
    with file.open("a") as page:
        page.write(f"{word} ")


async def is_true(condition):
    async with asyncio.timeout(LONG):
        while True:
            if condition():
                return
            await asyncio.sleep(0.01)


async def test_what_is_urgent_is_done_first_and_the_rest_in_its_order(processes, tmp_path):
    workers, go, page = processes(1, LONG), tmp_path / "go", tmp_path / "page"
    first = asyncio.create_task(workers.run(WAITED_FOR, wait_for, go))
    await asyncio.sleep(0)
    waiting = (AT_LEISURE, WAITED_FOR, AT_LEISURE, LOOKED_AT, WAITED_FOR)
    words = [f"{urgency.name}-{number}" for number, urgency in enumerate(waiting)]
    others = [
        asyncio.create_task(workers.run(urgency, write_down, page, word))
        for urgency, word in zip(waiting, words, strict=True)
    ]
    await asyncio.sleep(0)
    go.touch()
    await asyncio.gather(first, *others)
    assert page.read_text().split() == [words[number] for number in (3, 1, 4, 0, 2)]


async def test_the_age_of_the_queue_counts_what_comes_before(processes, tmp_path):
    workers, go = processes(1, LONG), tmp_path / "go"
    busy = asyncio.create_task(workers.run(WAITED_FOR, wait_for, go))
    await asyncio.sleep(0)
    assert workers.age(AT_LEISURE) == 0
    waiting = asyncio.create_task(workers.run(WAITED_FOR, int, "7"))
    await is_true(lambda: workers.age(WAITED_FOR) > 0)
    assert workers.age(LOOKED_AT) == 0
    go.touch()
    await asyncio.gather(busy, waiting)
    assert workers.age(AT_LEISURE) == 0


async def test_work_that_is_not_wanted_any_more_gives_up_its_place(processes, tmp_path):
    workers, go = processes(1, LONG), tmp_path / "go"
    busy = asyncio.create_task(workers.run(WAITED_FOR, wait_for, go))
    await asyncio.sleep(0)
    unwanted = asyncio.create_task(workers.run(WAITED_FOR, write_down, tmp_path / "page", "x"))
    await asyncio.sleep(0)
    unwanted.cancel()
    await asyncio.gather(unwanted, return_exceptions=True)
    assert workers.age(AT_LEISURE) == 0
    go.touch()
    assert await workers.run(WAITED_FOR, int, "7") == 7
    await busy
    assert not (tmp_path / "page").exists()


async def test_what_somebody_looks_at_waits_for_nothing_else(processes, tmp_path):
    workers, go = Processes(1, LONG, kept=1), tmp_path / "go"
    busy = [asyncio.create_task(workers.run(WAITED_FOR, wait_for, go)) for _ in range(3)]
    await is_true(lambda: workers.age(WAITED_FOR) > 0)
    assert await workers.run(LOOKED_AT, int, "7") == 7
    assert workers.age(WAITED_FOR) > 0, "the kept room was given to nobody else"
    go.touch()
    await asyncio.gather(*busy)
    workers.close()
