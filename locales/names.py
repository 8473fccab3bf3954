"""Names of players that carry something beside the name."""

from __future__ import annotations


class StandIn(str):
    """The name of somebody for whom a bot plays at the moment; the catalogue says so beside it."""

    __slots__ = ()
