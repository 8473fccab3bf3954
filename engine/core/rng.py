"""Dice that anyone can check afterwards.

They are a stream of SHA-256 in counter mode, keyed by a secret seed and the number of the move. The
numbers are the same on every Python, and cannot be guessed from earlier ones. An undo cannot roll
again: the same move number gives the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 16
DRAW_BITS = 64


def commitment(seed: bytes) -> str:
    """The fingerprint of a seed, shown at the start. With the seed, which is shown at the end,
    anybody can verify every shuffle."""
    return sha256(seed).hexdigest()


class Rng:
    """The dice of one move."""

    def __init__(self, seed: bytes, ply: int) -> None:
        self._key = seed + ply.to_bytes(8, "big")
        self._drawn = 0

    @property
    def used(self) -> bool:
        """Whether any number has been drawn from these dice."""
        return self._drawn > 0

    def below(self, bound: int) -> int:
        """A fair number from 0 up to, not including, ``bound`` (at most 2**32)."""
        # Numbers past the largest multiple of bound would favour the small ones: draw again.
        limit = (1 << DRAW_BITS) // bound * bound
        while (number := self._draw()) >= limit:
            pass
        return number % bound

    def _draw(self) -> int:
        block = sha256(self._key + self._drawn.to_bytes(8, "big")).digest()
        self._drawn += 1
        return int.from_bytes(block[: DRAW_BITS // 8], "big")

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """A new, fairly shuffled row of these items (Fisher-Yates, from the end)."""
        row = list(items)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return tuple(row)

    def pick(self, items: Sequence[T]) -> T:
        """One of these items, each as likely as the others. There must be at least one."""
        return items[self.below(len(items))]

    def roll(self, sides: int) -> int:
        """A die: from 1 to ``sides``."""
        return self.below(sides) + 1
