"""What every command needs: the archive, the time, fresh seeds, and a lock for each game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from db.archive import Archive
from engine.core.rng import SEED_BYTES
from tables.claims import Claims
from tables.limits import Limits
from tables.locks import Locks
from tables.monitor import Monitor
from tables.processes import Work, in_a_thread
from tables.rate_limit import HintPace, Pace
from tables.table import Table, read_table
from tables.thinking import LookBack, Think, looking_back_by, thinking_by


def machine_time() -> int:
    """The machine's own clock, in seconds since 1970."""
    return int(time.time())


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


Listener = Callable[[int], None]


class Changes:
    """Tells all listeners which table has changed."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call this with the number of every table that changes from now on."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """Call this one no longer, if it was listening."""
        self._listeners = [one for one in self._listeners if one != listener]

    def __call__(self, table_id: int) -> None:
        """Tell all listeners that this table has changed: there may be something to publish or to
        move."""
        for listener in self._listeners:
            listener(table_id)


@dataclass(frozen=True)
class Context:
    """What commands work with. Tests bring a clock and seeds of their own.

    Long computations are never done on the event loop: ``think`` for bots, ``look_back`` for what
    they think of a game that is over, ``elsewhere`` for all others. ``pressing`` is how fast one
    person may press, wherever they do, and ``hinting`` how often they may ask for a hint.
    ``web_url`` is where tables are opened in a browser; empty where they are not. ``activity``:
    Discord shows them itself, too.
    """

    database: Archive
    now: Callable[[], int] = machine_time
    new_seed: Callable[[], bytes] = _new_seed
    locks: Locks = field(default_factory=Locks)
    think: Think = field(default_factory=lambda: thinking_by(in_a_thread))
    look_back: LookBack = field(default_factory=lambda: looking_back_by(in_a_thread))
    elsewhere: Work = in_a_thread
    limits: Limits = field(default_factory=Limits)
    claims: Claims = field(default_factory=Claims)
    changed: Changes = field(default_factory=Changes)
    monitor: Monitor = field(default_factory=Monitor)
    pressing: Pace = field(default_factory=Pace)
    hinting: HintPace = field(default_factory=HintPace)
    web_url: str = ""
    activity: bool = False

    async def table(self, table_id: int) -> Table:
        """The table as it stands in the archive."""
        return await read_table(self.database, table_id)


BOROUGHS = 0
"""The user id of what the bot does by itself; nobody on Discord has it."""


@dataclass(frozen=True)
class Caller:
    """Who wants something, and the id under which they asked, so that asking twice acts once."""

    user: int
    name: str
    interaction: str
