"""What is slow is in the log with its parts; what fails is remembered."""

import asyncio
from types import SimpleNamespace

import pytest

from tables import monitor as monitoring
from tables import stopwatch as watches
from tables.monitor import LONGEST_LOOK, MOST_ERRORS, Kind, Monitor
from tables.stopwatch import Part, present, running, spent, timed


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self, monkeypatch):
        self.seconds = 100.0
        for module in (monitoring, watches):
            monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.seconds))

    def wait(self, seconds):
        self.seconds += seconds


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


def slow_lines(caplog):
    return [record.getMessage() for record in caplog.records if "slow=" in record.getMessage()]


def test_a_slow_acknowledgement_is_logged_with_its_parts(clock, caplog):
    monitor = Monitor()
    with monitor.answering(Kind.PRESS, 77):
        clock.wait(0.2)
        with timed(Part.LOCK):
            clock.wait(0.5)
        monitor.trip(0.3)
        clock.wait(0.7)
        monitor.request(200, 0.4)
        present().acknowledge()
        clock.wait(0.5)
        present().acknowledge()
    assert slow_lines(caplog) == [
        "slow=press interaction=77 acknowledged=1.40 answered=1.90 "
        "archive=0.30 discord=0.40 lock=0.50"
    ]


@pytest.mark.parametrize(
    ("before", "after", "is_slow"),
    [(0.9, 4.0, False), (1.1, 0.0, True), (0.1, 5.0, True)],
)
def test_only_what_is_slow_is_logged(clock, caplog, before, after, is_slow):
    with Monitor().answering(Kind.COMMAND, 1):
        clock.wait(before)
        present().acknowledge()
        clock.wait(after)
    assert bool(slow_lines(caplog)) == is_slow


def test_an_answer_that_was_never_acknowledged_is_slow_once_it_took_long(clock, caplog):
    with Monitor().answering(Kind.FORM, 1):
        clock.wait(1.5)
    [line] = slow_lines(caplog)
    assert "acknowledged=never answered=1.50" in line


def test_a_slow_board_is_logged_with_what_showing_it_took(clock, caplog):
    monitor = Monitor()
    with running():
        with timed(Part.PAINTING):
            clock.wait(2)
        monitor.published("board", 12, 9)
        monitor.published("board", 13, 5)
    assert slow_lines(caplog) == ["slow=board table=12 pending=9 shown_in=2.00 painting=2.00"]


async def test_parts_go_to_the_task_that_spent_them_and_to_nobody_else():
    async def work(part):
        with running() as stopwatch:
            await asyncio.sleep(0)
            spent(part, 1.0)
            await asyncio.create_task(asyncio.to_thread(spent, part, 0.5))
            return stopwatch.parts

    found = await asyncio.gather(work(Part.LOCK), work(Part.DISCORD))
    assert found == [{Part.LOCK: 1.5}, {Part.DISCORD: 1.5}]
    assert present() is None


def test_the_last_errors_are_kept_the_latest_first():
    monitor = Monitor(now=lambda: 5)
    for number in range(MOST_ERRORS + 3):
        monitor.erred(f"{number}", "board", KeyError("a secret"))
    assert len(monitor.errors) == MOST_ERRORS
    assert monitor.errors[0] == monitoring.Error(f"{MOST_ERRORS + 2}", 5, "board", "KeyError")
    assert "secret" not in repr(monitor.errors)


def test_a_worker_that_does_not_look_again_is_overdue(clock):
    monitor = Monitor()
    monitor.looking("bots")
    monitor.looked("bots", 60.0)
    clock.wait(60 + LONGEST_LOOK)
    assert monitor.overdue() == ()
    clock.wait(1)
    assert monitor.overdue() == ("bots",)
    monitor.looked("bots", 60.0)
    assert monitor.overdue() == ()


def test_a_worker_that_goes_on_failing_is_overdue_however_often_it_looks(clock):
    monitor = Monitor()
    monitor.looked("publisher", 1.0)
    for _ in range(20):
        monitor.looking("publisher")
        monitor.look_failed("publisher")
        clock.wait(5)
    assert monitor.overdue() == ("publisher",)


def test_a_look_without_an_end_is_overdue(clock):
    monitor = Monitor()
    monitor.looking("deadlines")
    clock.wait(LONGEST_LOOK + 1)
    assert monitor.overdue() == ("deadlines",)
