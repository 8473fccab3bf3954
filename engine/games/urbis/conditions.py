"""What an order may demand of its player's own quarter."""

from __future__ import annotations

from functools import lru_cache

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.urbis.city import City
from engine.games.urbis.pieces import BOX, Condition, Need, is_grim


def why_unmet(city: City, seat: Seat, condition: Condition) -> Msg | None:
    """What is missing for this condition; None when it holds."""
    quarter, n = city.quarters[seat], condition.n
    match condition.need:
        case Need.BUILDINGS:
            return _at_least("buildings", len(quarter.buildings), n)
        case Need.GRIM:
            return _at_least("grim", sum(map(is_grim, quarter.buildings)), n)
        case Need.NO_GRIM:
            return _none_of("no-grim", sum(map(is_grim, quarter.buildings)))
        case Need.GUARDS:
            return _at_least("guards", quarter.guards, n)
        case Need.COINS:
            return _at_least("coins", quarter.coins, n)
        case Need.RICH:
            return _at_least("rich", city.income(seat), len(city.quarters) + n)
        case Need.LEAN:
            return _at_most(
                "lean", city.income(seat), max(BOX.least_income, len(city.quarters) - n)
            )


def _at_least(what: str, have: int, need: int) -> Msg | None:
    return why(what, need, have) if have < need else None


def _at_most(what: str, have: int, need: int) -> Msg | None:
    return why(what, need, have) if have > need else None


@lru_cache(maxsize=1024)
def why(what: str, need: int, have: int) -> Msg:
    """So many are needed, so many are there."""
    return msg(f"urbis-why-{what}", need=need, have=have)


def _none_of(what: str, have: int) -> Msg | None:
    return msg(f"urbis-why-{what}", have=have) if have else None
