"""An action as a sentence to its player."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.seats import Seat
from engine.core.words import Arg, Msg, msg, who
from engine.games.urbis.city import City
from engine.games.urbis.names import building_name, order_name, quarter_for
from engine.games.urbis.operations import FREE_DEEDS
from engine.games.urbis.orders import Part, parts
from engine.games.urbis.pieces import PILE_NAMES, is_post, seat_at
from engine.games.urbis.targets import Chosen
from engine.games.urbis.view import Stage, View

TARGET_WORDS = (("owner", "quarter", "building"), ("host", "to", "other"))
"""What a sentence calls the first and the second target: whose, which quarter, what is there."""


def sentence(view: View, action: Draft) -> Msg:
    """What its player does, without what follows from it."""
    match action:
        case ("build", pile):
            return msg("urbis-you-build", number=PILE_NAMES.index(pile) + 1)
        case ("play", order, *chosen):
            return _play(view, order, tuple(chosen))
        case ("place", pile, at):
            return _place(view, PILE_NAMES.index(pile), at)
        case ("keep", *orders):
            count = view.task.keep if view.task else 0
            return msg("urbis-you-take", cards=tuple(order_name(one) for one in orders[:count]))
        case ("guard", place) if view.stage is Stage.ACT:
            return msg("urbis-you-hire", **_targets(view, (place,)))
        case (verb, *chosen) if verb in FREE_DEEDS:
            return _deed(view, Part(FREE_DEEDS[verb], tuple(chosen)))
        case _:
            return msg(f"urbis-you-{action[0]}")


def _play(view: View, order: str, chosen: Chosen) -> Msg:
    """The card, and what it is aimed at."""
    card = order_name(order)
    aimed = [part for part in parts(order, chosen) if part.chosen]
    if not aimed:
        return msg("urbis-you-play", card=card)
    return msg("urbis-you-play-to", card=card, deed=_deed(view, aimed[0]))


def _deed(view: View, part: Part) -> Msg:
    operation, chosen = part
    if chosen[0] in PILE_NAMES:
        return msg("urbis-you-build", number=PILE_NAMES.index(chosen[0]) + 1)
    return msg(f"urbis-you-{operation.op}", **_targets(view, chosen))


def _targets(view: View, chosen: Chosen) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    for place, (owner, quarter, building) in zip(chosen, TARGET_WORDS, strict=False):
        seat = seat_at(place)
        args[owner] = who(seat)
        args[quarter] = quarter_for(seat, view.me)
        args[building] = _standing(view.city, place)
    return args


def _standing(city: City, place: str) -> Msg:
    """What is at this place: a building, a gate post, or a free plot."""
    building = None if len(place) == 1 or is_post(place) else city.plot(place).building
    return building_name(building) if building else msg("urbis-gate-post")


def _place(view: View, pile: int, at: str) -> Msg:
    building, cost = placed_building(view, pile), placing_cost(view, at)
    quarter: Seat = seat_at(at)
    return msg(
        "urbis-you-place",
        building=building_name(building),
        quarter=quarter_for(quarter, view.me),
        cost=cost,
    )


def placed_building(view: View, pile: int) -> str:
    """The building that was looked at on this pile; the task must be to place one."""
    piles = view.task.piles if view.task else ()
    return view.shown_buildings[piles.index(pile)]


def placing_cost(view: View, at: str) -> int:
    """What the plot costs now, with what is taken off."""
    off = view.task.off if view.task else 0
    return max(0, view.city.plot(at).cost - off)
