"""Trouble on demand: what goes wrong with which requests of the bot, and how often."""

import itertools
import re
from dataclasses import asdict, dataclass

from playground.world.model import Json

RATE_LIMIT, ERROR, DELAY, LOST, LOST_ERROR, DROP = (
    "rate_limit",
    "error",
    "delay",
    "lost",
    "lost_error",
    "drop",
)
KINDS = {
    RATE_LIMIT: "answers 429 without doing anything",
    ERROR: "answers `status` and `code` without doing anything",
    DROP: "cuts the connection without doing anything",
    DELAY: "waits `seconds` before doing it",
    LOST: "does it, then cuts the connection instead of answering",
    LOST_ERROR: "does it, then answers `status`",
}


class WrongFault(ValueError):
    """A fault that cannot be switched on as described."""


@dataclass
class Fault:
    """One kind of trouble. `method` and `path` are regular expressions over the request."""

    id: int
    kind: str
    method: str = ".*"
    path: str = ".*"
    times: int | None = None
    """How many requests it still hits; None means until it is switched off."""
    status: int = 503
    code: int = 0
    """Discord's own number for what went wrong; 0 where it has none."""
    seconds: float = 1.0
    """The delay, or the retry_after of a 429."""
    everywhere: bool = False
    """Whether a 429 calls itself a global one."""

    def hits(self, method: str, path: str) -> bool:
        matches = re.fullmatch(self.method, method) and re.search(self.path, path)
        return bool(matches) and self.times != 0


class Faults:
    """The faults that are switched on."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._numbers = itertools.count(1)

    def add(self, described: Json) -> Fault:
        """Switch a fault on. `described` has the fields of `Fault` except the id."""
        if described.get("kind") not in KINDS:
            raise WrongFault(f"A fault's kind is one of {', '.join(KINDS)}.")
        try:
            fault = Fault(next(self._numbers), **described)
            re.compile(fault.method)
            re.compile(fault.path)
        except (TypeError, re.error) as error:
            raise WrongFault(str(error)) from error
        self._faults.append(fault)
        return fault

    def remove(self, fault_id: int) -> bool:
        """Switch one off; says whether it was on."""
        before = len(self._faults)
        self._faults = [fault for fault in self._faults if fault.id != fault_id]
        return len(self._faults) < before

    def clear(self) -> None:
        self._faults.clear()

    def on(self) -> list[Json]:
        return [asdict(fault) for fault in self._faults]

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault that hits this request, if any; that hit is then used up."""
        fault = next((fault for fault in self._faults if fault.hits(method, path)), None)
        if fault is not None and fault.times is not None:
            fault.times -= 1
            if fault.times == 0:
                self._faults.remove(fault)
        return fault
