"""The deck and the rounds that it makes: one for each building that is not blocked."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.mycity.pieces import BLOCK, BOX, episode

Deck = tuple[str, ...]
"""Building cards and blocking cards, the first one to be opened first."""


class Round(NamedTuple):
    """The building of a round, those blocked just before it, and how many cards are then open."""

    building: str
    blocked: tuple[str, ...]
    opened: int


def full_deck(number: int) -> Deck:
    """The cards of this episode, before they are shuffled."""
    plan = episode(number)
    return (*BOX.sets[plan.buildings], *(BLOCK,) * plan.blocks)


@lru_cache(maxsize=1024)
def rounds_of(deck: Deck) -> tuple[Round, ...]:
    """The rounds of this deck. Each blocking card costs one building that comes after it."""
    rounds: list[Round] = []
    blocking = 0
    blocked: tuple[str, ...] = ()
    for opened, card in enumerate(deck, start=1):
        if card == BLOCK:
            blocking += 1
        elif blocking:
            blocking, blocked = blocking - 1, (*blocked, card)
        else:
            rounds.append(Round(card, blocked, opened))
            blocked = ()
    return tuple(rounds)
