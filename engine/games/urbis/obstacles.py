"""Why an operation cannot be carried out now: a reason to read, or None."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.urbis.city import City, can_pay_a_plot
from engine.games.urbis.conditions import why
from engine.games.urbis.pieces import Operation, Where
from engine.games.urbis.targets import Targets, guard_places, quarters
from engine.games.urbis.view import View

Obstacle = Callable[[View, City, Operation], Msg | None]
"""Asked of what the player sees, and of the city after the parts that come before."""


def always(_view: View, _city: City, _operation: Operation) -> None:
    """Nothing can stand in the way."""


def too_poor(view: View, city: City, operation: Operation) -> Msg | None:
    """A payment must be made in full."""
    return _lacks_coins(city, view.me, operation.n)


def too_poor_for_all(view: View, city: City, operation: Operation) -> Msg | None:
    """A gift must reach every other player."""
    return _lacks_coins(city, view.me, operation.n * (len(city.quarters) - 1))


def _lacks_coins(city: City, seat: Seat, need: int) -> Msg | None:
    have = city.quarters[seat].coins
    return why("coins", need, have) if have < need else None


def empty_treasury(_view: View, city: City, _operation: Operation) -> Msg | None:
    """The treasury is finite."""
    return None if city.treasury else msg("urbis-why-treasury")


def lacking(targets: Targets) -> Obstacle:
    """Nothing on the table can be aimed at."""

    def obstacle(view: View, _city: City, operation: Operation) -> Msg | None:
        found = targets(view, operation, ())
        return None if found else msg(f"urbis-why-{operation.op}")

    return obstacle


def nobody_has_coins(view: View, city: City, _operation: Operation) -> Msg | None:
    """Somebody else must have a coin."""
    others = quarters(city, view.me, Where.OTHER)
    rich = any(city.quarters[seat].coins for seat in others)
    return None if rich else msg("urbis-why-take-from-each")


def cannot_build(view: View, city: City, operation: Operation) -> Msg | None:
    """There must be a building to take, and a free plot that can be paid."""
    if not any(view.piles):
        return msg("urbis-why-piles")
    coins = city.quarters[view.me].coins + operation.n
    return None if can_pay_a_plot(city, coins) else msg("urbis-why-plots")


def no_supply(view: View, city: City, operation: Operation) -> Msg | None:
    """An order posts a guard from the supply only."""
    return lacking(guard_places)(view, city, operation) if city.guards else msg("urbis-why-supply")


def empty_deck(view: View, _city: City, _operation: Operation) -> Msg | None:
    """There must be an order to look at."""
    return None if view.deck else msg("urbis-why-deck")
