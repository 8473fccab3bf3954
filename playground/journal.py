"""What the bot asked for lately, so that a test or a curious developer can look."""

import re
from collections import deque
from dataclasses import asdict, dataclass, replace

from playground.world.model import Json

KEPT = 2000
SECRET = re.compile(r"^/(interactions|webhooks)/(\d+)/[^/]+")


@dataclass(frozen=True)
class Entry:
    """One request of the bot and how it ended; status 0 means that the answer was dropped."""

    moment: float
    method: str
    path: str
    status: int
    code: int | None = None


class Journal:
    """The latest requests, oldest first."""

    def __init__(self) -> None:
        self._entries: deque[Entry] = deque(maxlen=KEPT)

    def note(self, entry: Entry) -> None:
        hidden = SECRET.sub(r"/\1/\2/:token", entry.path)
        self._entries.append(replace(entry, path=hidden))

    def entries(self) -> list[Json]:
        return [asdict(entry) for entry in self._entries]
