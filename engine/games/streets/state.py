"""Everything there is to know about a game of Streets, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.streets.table import Table


@dataclass(frozen=True)
class State:
    """The open table, and the faces of all tiles that are not in the city. A top comes last.

    Alone, ``sneak_tiles`` are the Sneak's last three while they lie face down. Once the stack is
    used up they become the stack, and only the Sneak takes from it.
    """

    table: Table
    hands: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]
    removed: tuple[str, ...]
    sneak_tiles: tuple[str, ...] = ()
