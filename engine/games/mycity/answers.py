"""What may be done with a card: build it, pass, or end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Msg, msg
from engine.games.mycity.land import legal_spots
from engine.games.mycity.pieces import Spot, colour_of, episode
from engine.games.mycity.track import purse
from engine.games.mycity.view import CityView, First, View


def spots_for(view: View, city: CityView) -> tuple[Spot, ...]:
    """Where this player may lay the building of the open card."""
    return legal_spots(city.land, view.plan.rules, city.built, view.card)


def can_build_later(view: View, city: CityView) -> bool:
    """Whether a building that is still to come fits on this board as it is now."""
    rules = view.plan.rules
    return any(legal_spots(city.land, rules, city.built, one) for one in view.to_come)


def can_pass(number: int, city: CityView, firsts: Sequence[First], card: str) -> bool:
    """Not with a church, not too often, and not without the points to pay for it."""
    return why_no_pass(number, city, firsts, card) is None


def why_no_pass(number: int, city: CityView, firsts: Sequence[First], card: str) -> Msg | None:
    """Which of the three reasons there is against passing; None where one may pass."""
    rules = episode(number).rules
    if colour_of(card) in rules.must_build:
        return msg("mycity-no-pass-must-build")
    if rules.pass_limit is not None and city.passes >= rules.pass_limit:
        return msg("mycity-no-pass-limit", limit=rules.pass_limit)
    have = purse(number, city, firsts)
    if have < rules.pass_cost:
        return msg("mycity-no-pass-points", points=rules.pass_cost, have=have)
    return None
