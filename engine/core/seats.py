"""Who looks, and who may be shown what was seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

Seat = int
"""A place at the table, counted from 0 in the order of play."""

Eye = Seat | None
"""A pair of eyes: a seat, or everybody's."""

PUBLIC: Final = None
"""The eye that sees only what lies open on the table."""


class Public:
    """Audience mark: may be shown to anyone."""


class Private:
    """Audience mark: may be shown to one seat only."""


V = TypeVar("V")
W = TypeVar("W", Public, Private)


@dataclass(frozen=True)
class Seen(Generic[V, W]):
    """A view together with its audience ``W``, so that the type checker guards who is shown it.

    Only ``Match`` makes these; a painter turns ``Seen[V, W]`` into ``Picture[W]``.
    """

    view: V
    eye: Eye
