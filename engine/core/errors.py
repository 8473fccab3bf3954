"""Expected refusals. Any other exception is a bug, and callers must not swallow it."""

from __future__ import annotations

from engine.core.words import Arg, Msg, typed


class Refused(Exception):
    """Something was not done, for a reason that its reader is told; nothing has changed.

    Text among the arguments is what somebody typed; text of our own is a message (``plain``).
    """

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        spoken = {name: typed(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        self.reason = Msg(key, spoken)


class Malformed(Refused):
    """The words are not an action of this game."""


class Illegal(Refused):
    """The action exists, but not now or not there."""


class NotYourTurn(Refused):
    """This seat is not asked anything at the moment."""


class Stale(Refused):
    """The table has moved on since the question was drawn."""
