"""The Swiss system: those who stand alike meet, and nobody twice if it can be helped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Pair = tuple[int, int]

MOST_TRIES = 20_000
"""How many pairs are looked at before a repetition is allowed: a moment, and enough for a cup."""


@dataclass(frozen=True)
class Round:
    """Who meets whom, and who rests."""

    pairs: tuple[Pair, ...]
    bye: int | None = None


@dataclass
class _Search:
    met: frozenset[frozenset[int]]
    repeats: int
    left: int = MOST_TRIES

    def pair(self, order: tuple[int, ...]) -> tuple[Pair, ...] | None:
        """The first of the order with the nearest below that it may meet, and so on down."""
        if not order:
            return ()
        first, *others = order
        for at, other in enumerate(others):
            if self.left <= 0 or not self._may_meet(first, other):
                continue
            rest = self.pair((*others[:at], *others[at + 1 :]))
            if rest is not None:
                return ((first, other), *rest)
            self._give_back(first, other)
        return None

    def _may_meet(self, one: int, other: int) -> bool:
        self.left -= 1
        again = frozenset((one, other)) in self.met
        if again and self.repeats == 0:
            return False
        self.repeats -= again
        return True

    def _give_back(self, one: int, other: int) -> None:
        self.repeats += frozenset((one, other)) in self.met


def draw(order: Sequence[int], met: Sequence[Pair], rested: Sequence[int]) -> Round:
    """The next round for these, the best first. With an odd number the last who has not rested yet
    rests; only where all have, the last one does again. As few meet again as can be found."""
    bye = _bye(order, rested) if len(order) % 2 else None
    playing = tuple(one for one in order if one != bye)
    known = frozenset(frozenset(pair) for pair in met)
    for repeats in range(len(playing) // 2 + 1):
        pairs = _Search(known, repeats).pair(playing)
        if pairs is not None:
            return Round(_seated(pairs, met), bye)
    return Round(_seated(_neighbours(playing), met), bye)


def _bye(order: Sequence[int], rested: Sequence[int]) -> int:
    return next((one for one in reversed(order) if one not in rested), order[-1])


def _neighbours(playing: tuple[int, ...]) -> tuple[Pair, ...]:
    return tuple(zip(playing[::2], playing[1::2], strict=True))


def _seated(pairs: Sequence[Pair], met: Sequence[Pair]) -> tuple[Pair, ...]:
    """Whoever has begun less often sits first."""
    begun = [first for first, _ in met]
    return tuple(
        (one, other) if begun.count(one) <= begun.count(other) else (other, one)
        for one, other in pairs
    )
