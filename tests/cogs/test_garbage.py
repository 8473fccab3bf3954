"""Garbage is looked for while nobody waits, in short looks, and none is kept for ever."""

import gc
import weakref

import pytest

from cogs import garbage
from cogs.garbage import ADDED, DAY, FEW, MANY, TOO_MUCH, Garbage


class Thing:
    """Something that holds itself, so that only a look finds it."""

    def __init__(self):
        self.itself = self


def dropped():
    """A thing that nobody needs any more; called, it says whether it is still there."""
    return weakref.ref(Thing())


@pytest.fixture
def looked(monkeypatch):
    """How often Python has looked by itself; nothing else decides that here."""
    before = gc.get_threshold()
    gc.disable()
    looks = [0]
    monkeypatch.setattr(garbage.gc, "get_count", lambda: (0, 0, looks[0]))
    yield looks
    gc.enable()
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.freeze()  # as it is in all tests


@pytest.mark.parametrize(("is_busy", "enough"), [(False, FEW), (True, MANY)])
def test_garbage_is_looked_for_as_soon_as_there_is_enough_and_later_while_somebody_waits(
    looked, is_busy, enough
):
    looking, thing = Garbage(lambda: is_busy), dropped()
    looked[0] = enough - 1
    looking.look()
    assert thing() is not None
    looked[0] = enough
    looking.look()
    assert thing() is None


def test_python_itself_never_looks_through_everything(looked):
    Garbage(lambda: False).begin()
    assert gc.get_threshold()[2] > 1_000_000


def test_what_is_kept_is_looked_at_no_more(looked):
    looking, thing = Garbage(lambda: False), dropped()
    looking.keep()
    looked[0] = FEW
    looking.look()
    assert thing() is not None


@pytest.mark.parametrize(
    ("is_busy", "added", "seconds", "all_of_it"),
    [
        (False, ADDED, 0, True),
        (True, ADDED, 0, False),
        (True, TOO_MUCH, 0, True),
        (False, 0, DAY, True),
        (True, 0, DAY, False),
    ],
)
def test_nothing_is_kept_for_ever(looked, monkeypatch, is_busy, added, seconds, all_of_it):
    monkeypatch.setattr(garbage, "ADDED", 1000)
    monkeypatch.setattr(garbage, "TOO_MUCH", 100_000)
    amount = {0: 0, ADDED: 2000, TOO_MUCH: 200_000}[added]
    looking, thing = Garbage(lambda: is_busy), dropped()
    looking.keep()
    kept = [[] for _ in range(amount)]
    looked[0] = MANY
    looking.look()
    assert thing() is not None
    late = garbage.time.monotonic() + seconds + 1
    monkeypatch.setattr(garbage.time, "monotonic", lambda: late)
    looking.look()
    assert (thing() is None) == all_of_it
    assert len(kept) == amount
