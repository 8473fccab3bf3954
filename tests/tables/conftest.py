"""A real archive of either kind, a clock that stands still, and people who ask for things."""

from dataclasses import dataclass, field
from itertools import count

import pytest

from db.archive import open_archive
from engine.catalog import catalog
from tables.context import Caller, Context
from tables.lobby import opening
from tests.lamps import GAME as LAMPS


@dataclass
class Clock:
    seconds: int = 1_700_000_000

    def __call__(self):
        return self.seconds


@dataclass
class People:
    """``people("ann")`` is Ann asking for something new; ``people.again()`` the same once more."""

    ids: dict = field(default_factory=dict)
    numbers: count = field(default_factory=count)
    last: Caller | None = None

    def __call__(self, name):
        user = self.ids.setdefault(name, 100 + len(self.ids))
        self.last = Caller(user, name.title(), f"interaction-{next(self.numbers)}")
        return self.last

    def again(self):
        return self.last


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def people():
    return People()


@pytest.fixture
def archive_path(tmp_path):
    return tmp_path / "archive.sqlite3"


@pytest.fixture
async def context(location, clock):
    database = await open_archive(location)
    seeds = count(1)
    yield Context(database, clock, lambda: next(seeds).to_bytes(16, "big"))
    await database.close()


@pytest.fixture
def sit_down(context, people):
    """A lobby with these people; the first is the host."""

    async def sit(*names, game="manhattan", **options):
        table = await opening.open_table(
            context, people(names[0]), game, locale="en", options=options
        )
        for name in names[1:]:
            table = (await opening.join(context, table.id, people(name))).after
        return table

    return sit


@pytest.fixture
def begin(context, people, sit_down):
    """A started game of these people."""

    async def start(*names, **options):
        table = await sit_down(*names, **{"first": "1", **options})
        return (await opening.start(context, table.id, people(names[0]))).after

    return start


@pytest.fixture
def lamps(monkeypatch, sit_down, context, people):
    """A started game of Lamplighters, which Boroughs has only for this test."""
    monkeypatch.setattr("engine.catalog.catalog", lambda: {**catalog(), "lamps": LAMPS})

    async def start(*names, **options):
        table = await sit_down(*names, game="lamps", **options)
        return (await opening.start(context, table.id, people(names[0]))).after

    return start
