"""Expected refusals. Anything else that is raised is a bug and must be loud."""

from __future__ import annotations

from engine.core.words import Arg, Msg


class Refused(Exception):
    """The table says no, and says why. Nothing has changed."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.reason = Msg(key, args)


class Malformed(Refused):
    """The words are not an action of this game."""


class Illegal(Refused):
    """The action exists, but not now or not there."""


class NotYourTurn(Refused):
    """This seat is not asked anything at the moment."""


class Stale(Refused):
    """The table has moved on since the question was drawn."""
