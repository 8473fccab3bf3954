"""The blocks that are taken for a round: all ways to take them, and how they are written."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine.games.manhattan.pieces import FLOORS, Blocks, table_for
from engine.games.manhattan.view import View


def selections(supply: Blocks, count: int) -> list[Blocks]:
    """Every way to take this many blocks from a supply, high blocks last."""
    counts = [range(min(have, count) + 1) for have in reversed(supply)]
    return [(o, tw, th, f) for f, th, tw, o in product(*counts) if f + th + tw + o == count]


def even_share(view: View, supply: Blocks) -> Blocks:
    """The selection that comes nearest to the same blocks in every round that is left."""
    count = table_for(len(view.seats)).blocks_per_colour
    return _nearest_share(supply, count, view.rounds - view.round + 1)


@lru_cache(maxsize=1024)
def _nearest_share(supply: Blocks, count: int, rounds_left: int) -> Blocks:
    shares = [have / rounds_left for have in supply]
    return min(
        selections(supply, count),
        key=lambda some: sum(abs(n - share) for n, share in zip(some, shares, strict=True)),
    )


def blocks_token(blocks: Blocks) -> str:
    """The heights of these blocks in a row: ``112234``."""
    return "".join(str(floors) * count for floors, count in zip(FLOORS, blocks, strict=True))


def blocks_named(token: str) -> Blocks:
    """The blocks whose heights stand in this row."""
    one, two, three, four = (token.count(str(floors)) for floors in FLOORS)
    return (one, two, three, four)


def total_floors(blocks: Blocks) -> int:
    """All floors of these blocks together."""
    return sum(floors * count for floors, count in zip(FLOORS, blocks, strict=True))
