"""Time that passes: the world's clock moved, kept and told, and threads that fall asleep."""

import os
from collections.abc import Callable
from pathlib import Path

from playground.services.events import Bus, Event
from playground.services.threads import Threads
from playground.world.model import Json
from playground.world.store import StateRefused
from playground.world.world import World

KIND = "clock"
Listener = Callable[[], None]


class Timekeeper:
    """The one who moves the clock. `file`, if there is one, tells another process how far."""

    def __init__(self, world: World, bus: Bus, threads: Threads, file: Path | None) -> None:
        self._world = world
        self._bus = bus
        self._threads = threads
        self._file = file
        self._listeners: list[Listener] = []
        for body in world.store.bodies(KIND):
            world.clock.begin_ahead(body["ahead"])
        self._write_file()

    def on_leap(self, listener: Listener) -> None:
        """Call this whenever the clock has been moved."""
        self._listeners.append(listener)

    def reading(self) -> Json:
        """What the clock shows, and by how much that is ahead of the machine's."""
        return {"now": self._world.clock.now(), "ahead": self._world.clock.ahead}

    def leap(self, seconds: object) -> None:
        """Move the world forward, keep that, and let everybody know. Raises WrongLeap."""
        self._world.clock.leap(seconds)
        self._world.store.put(KIND, KIND, {"ahead": self._world.clock.ahead})
        self._write_file()
        self._bus.tell(Event("CLOCK_UPDATE", self.reading(), for_bot=False))
        self.look()
        for listener in self._listeners:
            listener()

    def look(self) -> None:
        """Do what is due by now."""
        self._threads.archive_idle()

    def _write_file(self) -> None:
        if self._file is None:
            return
        # Put in place at once, so that whoever reads it never finds half a number.
        fresh = self._file.with_name(self._file.name + ".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(f"{self._world.clock.ahead}\n")
            os.replace(fresh, self._file)
        except OSError as error:
            raise StateRefused(
                f"{self._file} cannot be written ({error.strerror}). Give another --clock-file."
            ) from error
