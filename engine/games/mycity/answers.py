"""What may be done with a card: build it, pass, or end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mycity.land import legal_spots
from engine.games.mycity.pieces import Spot, colour_of, episode
from engine.games.mycity.track import purse
from engine.games.mycity.view import CityView, First, View


def spots_for(view: View, city: CityView) -> tuple[Spot, ...]:
    """Where this player may lay the building of the open card."""
    return legal_spots(city.land, view.plan.rules, city.built, view.card)


def can_pass(number: int, city: CityView, firsts: Sequence[First], card: str) -> bool:
    """Not with a church, not too often, and not without the points to pay for it."""
    rules = episode(number).rules
    if colour_of(card) in rules.must_build:
        return False
    if rules.pass_limit is not None and city.passes >= rules.pass_limit:
        return False
    return purse(number, city, firsts) >= rules.pass_cost
