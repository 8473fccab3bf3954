"""What is settled before the first turn and never changes: conditions, level, modules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.games.sprawlopolis.pieces import BOX, Card, InterstateData

FULL_HAND: Final = 3
LONE_HAND: Final = 1
BASE_TURNS: Final = 14
EXTRA_SITES: Final = 3
INTERSTATE_TURNS: Final = 15
DUEL_TURNS: Final = 16
RUSH_JOB: Final = "site1"
"""The terms under which a drawn site is laid at once."""

EXCEEDED_IN_INTERSTATE: Final = True
"""S37: two cities together need strictly more than the target; one city needs at least it."""


class Level(StrEnum):
    """Easy: roads cost nothing. Hard: one zone is scored instead of four."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Interstate(StrEnum):
    """Two cities along a highway: against each other, or together."""

    OFF = "off"
    DUEL = "duel"
    TOGETHER = "together"


@dataclass(frozen=True)
class Terms:
    """The terms of one game. A name is empty where its module is not in play."""

    conditions: tuple[Card, ...]
    level: Level = Level.NORMAL
    interstate: Interstate = Interstate.OFF
    site: Card = ""
    beach: Card = ""
    duel: Card = ""
    landmarks: bool = False
    wrecktar: bool = False
    roadwork: bool = False
    all_ends: bool = False

    @property
    def target(self) -> int:
        """The sum of the numbers on the conditions; a duel has none, and needs none."""
        return sum(int(card) for card in self.conditions)

    @property
    def is_duel(self) -> bool:
        return self.interstate is Interstate.DUEL

    @property
    def two_cities(self) -> bool:
        return self.interstate is not Interstate.OFF

    @property
    def duel_card(self) -> InterstateData:
        """The card that says how a duel is played."""
        return BOX.interstate[self.duel]

    @property
    def turns(self) -> int:
        """How many turns the game has, all players together."""
        if self.is_duel:
            return DUEL_TURNS
        if self.two_cities:
            return INTERSTATE_TURNS
        return BASE_TURNS + EXTRA_SITES * (bool(self.site) and self.site != RUSH_JOB)

    @property
    def enough(self) -> int:
        """The fewest points with which the team wins."""
        return self.target + (self.two_cities and EXCEEDED_IN_INTERSTATE)

    def is_enough(self, points: int) -> bool:
        """Whether the team has won with these points."""
        return points >= self.enough

    def is_laid_at_once(self, card: Card) -> bool:
        """Whether this card is laid as soon as it is drawn."""
        return card in BOX.beaches or (card in BOX.sites and self.site == RUSH_JOB)
