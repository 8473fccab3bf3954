"""The small interpreter: every operation of the cards by its rule.

No card has code of its own. Operations that touch hidden cards (building, drawing, discarding)
change nothing here and are finished by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.seats import Seat
from engine.games.urbis.city import City
from engine.games.urbis.deeds import (
    Deed,
    add_extra_plot,
    all_gain_income,
    clear_plot,
    destroy,
    dismiss,
    gain,
    gain_income,
    give_each,
    guard,
    lose,
    move,
    pay,
    shift,
    swap,
    take_from_each,
    take_from_one,
    unchanged,
)
from engine.games.urbis.obstacles import (
    Obstacle,
    always,
    cannot_build,
    empty_deck,
    empty_treasury,
    lacking,
    no_supply,
    nobody_has_coins,
    too_poor,
    too_poor_for_all,
)
from engine.games.urbis.pieces import BUILDINGS, Op, Operation
from engine.games.urbis.targets import (
    Chosen,
    Targets,
    any_quarter,
    empty_extra_plots,
    free_elsewhere,
    full_piles,
    guard_places,
    guards,
    guards_to_shift,
    movable,
    open_targets,
    others_to_swap,
    others_with_cards,
    own_to_swap,
    rich_others,
)


class Rule(NamedTuple):
    """One operation: why it is impossible now, what must be chosen for it, what it does."""

    why_not: Obstacle
    targets: tuple[Targets, ...] = ()
    deed: Deed = unchanged


RULES: Mapping[Op, Rule] = MappingProxyType(
    {
        Op.EXTRA_PLOT: Rule(always, (any_quarter,), add_extra_plot),
        Op.PAY: Rule(too_poor, deed=pay),
        Op.GIVE_EACH: Rule(too_poor_for_all, deed=give_each),
        Op.GAIN: Rule(empty_treasury, deed=gain),
        Op.LOSE: Rule(always, deed=lose),
        Op.GAIN_INCOME: Rule(empty_treasury, deed=gain_income),
        Op.ALL_GAIN_INCOME: Rule(empty_treasury, deed=all_gain_income),
        Op.TAKE_FROM_EACH: Rule(nobody_has_coins, deed=take_from_each),
        Op.TAKE_FROM_ONE: Rule(lacking(rich_others), (rich_others,), take_from_one),
        Op.MOVE: Rule(lacking(movable), (movable, free_elsewhere), move),
        Op.SWAP: Rule(lacking(own_to_swap), (own_to_swap, others_to_swap), swap),
        Op.DESTROY: Rule(lacking(open_targets), (open_targets,), destroy),
        Op.CLEAR_PLOT: Rule(lacking(empty_extra_plots), (empty_extra_plots,), clear_plot),
        Op.BUILD: Rule(cannot_build, (full_piles,)),
        Op.BUILD_SEEN: Rule(cannot_build),
        Op.GUARD: Rule(no_supply, (guard_places,), guard),
        Op.DISMISS: Rule(lacking(guards), (guards,), dismiss),
        Op.SHIFT: Rule(lacking(guards_to_shift), (guards_to_shift, guard_places), shift),
        Op.DRAW: Rule(empty_deck),
        Op.DISCARD: Rule(always),
        Op.DISCARD_OTHER: Rule(lacking(others_with_cards), (others_with_cards,)),
    }
)

EVICTION: Final = next(part for part in BUILDINGS["surveyors"].does if part.op is Op.MOVE)

FREE_DEEDS: Final[Mapping[str, Operation]] = MappingProxyType(
    {
        "guard": Operation(Op.GUARD),
        "shift": Operation(Op.SHIFT),
        "move": EVICTION,
        "dismiss": Operation(Op.DISMISS),
    }
)
"""What a new building may allow its quarter's owner, by the verb that is typed."""


def carry(city: City, seat: Seat, operation: Operation, chosen: Chosen) -> City:
    """The open table after one operation."""
    return RULES[operation.op].deed(city, seat, operation, chosen)
