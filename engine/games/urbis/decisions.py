"""Questions about decisions that an action has opened, perhaps for somebody not on turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.core.choices import Done, Draft, OneOf, Option, Step
from engine.core.words import Msg, msg
from engine.games.urbis.answers import (
    GUARD_PIECE,
    ask_free_plot,
    ask_priced_plot,
    ask_standing,
    building_option,
    kept_option,
    order_option,
    target_words,
    under_option,
)
from engine.games.urbis.city import guard_places, guarded_places, payable_plots
from engine.games.urbis.names import building_name
from engine.games.urbis.operations import EVICTION
from engine.games.urbis.orders import best_order
from engine.games.urbis.pieces import PILE_NAMES
from engine.games.urbis.targets import free_elsewhere, movable_buildings
from engine.games.urbis.view import Stage, Task, View

ASK_VERB, ASK_BUILDING = msg("urbis-ask-verb"), msg("urbis-ask-building")
ONLY_PLACE = OneOf(ASK_VERB, (Option("place", msg("urbis-verb-place")),))
ONLY_KEEP = OneOf(ASK_VERB, (Option("keep", msg("urbis-verb-keep")),))
SKIP = Option("skip", msg("urbis-verb-skip"), secondary=True)
KEPT_AT_ONCE = 2
"""Of so many orders the better one is kept unless somebody minds; of more, each is asked for."""


def ask_placing(view: View, task: Task, draft: Draft) -> Step:
    """Which of the buildings looked at, if there are several, and on which plot."""
    match draft:
        case ():
            return ONLY_PLACE
        case ("place",):
            tops = zip(task.piles, view.shown_buildings, strict=True)
            options = [building_option(PILE_NAMES[pile], top) for pile, top in tops]
            return OneOf(ASK_BUILDING, tuple(options))
        case ("place", pile):
            return ask_plot(view, task, pile)
        case _:
            return Done()


def ask_plot(view: View, task: Task, pile: str) -> OneOf:
    """A free plot of any quarter that can be paid."""
    building = view.shown_buildings[task.piles.index(PILE_NAMES.index(pile))]
    prompt = msg("urbis-ask-place", building=building_name(building))
    places = payable_plots(view.city, view.city.quarters[view.me].coins + task.off)
    return ask_priced_plot(prompt, view, places, task.off, building)


def ask_keeping(view: View, task: Task, draft: Draft) -> Step:
    """First those to keep, then the others in the order in which they go under the deck."""
    if not draft:
        return ONLY_KEEP
    if len(draft) > task.look:
        return Done()
    shown, given = view.shown_orders, draft[1:]
    left = [one for one in dict.fromkeys(shown) if shown.count(one) > given.count(one)]
    number = len(draft)
    if number > task.keep:
        return _ask_under(left, number - task.keep, number == task.look)
    prompt = msg("urbis-ask-keep", keep=task.keep, number=number)
    if task.look > KEPT_AT_ONCE:
        return OneOf(prompt, tuple([order_option(order) for order in left]))
    first = best_order(view, left)
    return OneOf(prompt, tuple([kept_option(order, order == first) for order in left]))


def _ask_under(left: Sequence[str], number: int, last: bool) -> OneOf:
    """Their order hardly matters, so they go as they were shown unless somebody minds."""
    options = [under_option(order, order == left[0]) for order in left]
    return OneOf(msg("urbis-ask-under", number=number), tuple(options), last=last)


def ask_icon(view: View, task: Task, draft: Draft) -> Step:
    """A free guard from the supply; if that is empty, any guard may change its place."""
    city, verb = view.city, "guard" if view.city.guards else "shift"
    match draft:
        case ():
            return optional(view, task, verb)
        case ("guard",):
            places = guard_places(city)
            return ask_standing(may(view, task, verb), city, places, GUARD_PIECE)
        case ("shift",):
            places = guarded_places(city)
            return ask_standing(may(view, task, verb), city, places, GUARD_PIECE, last=False)
        case ("shift", place):
            prompt = msg("urbis-ask-shift-to", **target_words(city, place))
            return ask_standing(prompt, city, guard_places(city), GUARD_PIECE)
        case _:
            return Done()


def ask_evicting(view: View, task: Task, draft: Draft) -> Step:
    """Another unguarded building of this quarter, to a free plot elsewhere."""
    match draft:
        case ():
            return optional(view, task, "move")
        case ("move",):
            places = movable_buildings(view.city, task.seat, EVICTION, stays=task.at)
            prompt = may(view, task, "move")
            return ask_standing(prompt, view.city, places, new_building(view, task), last=False)
        case ("move", place):
            prompt = msg("urbis-ask-move-to", **target_words(view.city, place))
            places = free_elsewhere(view, EVICTION, (place,))
            return ask_free_plot(prompt, view, places, view.city.plot(place).building or "")
        case _:
            return Done()


def ask_dismissing(view: View, task: Task, draft: Draft) -> Step:
    """Any guard of the city."""
    match draft:
        case ():
            return optional(view, task, "dismiss")
        case ("dismiss",):
            prompt, places = may(view, task, "dismiss"), guarded_places(view.city)
            return ask_standing(prompt, view.city, places, new_building(view, task))
        case _:
            return Done()


def optional(view: View, task: Task, verb: str) -> OneOf:
    """Something that a new building allows its quarter's owner, who may also leave it."""
    does = Option(verb, msg(f"urbis-verb-free-{verb}"))
    return OneOf(may(view, task, verb), (does, SKIP))


def may(view: View, task: Task, verb: str) -> Msg:
    """What a new building allows, as a question."""
    return msg(f"urbis-may-{verb}", building=building_name(new_building(view, task)))


def new_building(view: View, task: Task) -> str:
    """The building that a decision comes from."""
    return view.city.plot(task.at).building or ""


TASKS: Mapping[Stage, Callable[[View, Task, Draft], Step]] = MappingProxyType(
    {
        Stage.PLACE: ask_placing,
        Stage.KEEP: ask_keeping,
        Stage.ICON: ask_icon,
        Stage.EVICT: ask_evicting,
        Stage.DISMISS: ask_dismissing,
    }
)
