"""One sentence for a newcomer about the question that is being asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices import Draft, OneOf
from engine.core.words import Msg, msg
from engine.games.urbis.choices import ask
from engine.games.urbis.coach_building import coach_choice_of_building, coach_placing
from engine.games.urbis.coach_targets import coach_extra_plot, coach_guard, coach_target
from engine.games.urbis.coach_turn import best_play, coach_action
from engine.games.urbis.names import order_name
from engine.games.urbis.operations import FREE_DEEDS
from engine.games.urbis.orders import best_order, next_targets, why_not
from engine.games.urbis.pieces import ORDERS
from engine.games.urbis.view import Stage, Task, View


def coach(view: View, draft: Draft) -> Msg:
    """What this question decides, and what makes a good answer at this table."""
    if view.task:
        return _coach_task(view, view.task, draft)
    match draft:
        case ("play",):
            return best_play(view) or msg("urbis-coach-play")
        case ("play", order, *chosen):
            return _coach_order(view, draft, order, tuple(chosen))
        case ("build", *_):
            return msg("urbis-coach-pile")
        case ("guard", *_):
            return coach_guard(view, _places(view, ("guard",)))
        case _:
            return coach_action(view)


def _places(view: View, draft: Draft) -> Sequence[str]:
    """The answers to the question after this draft."""
    step = ask(view, draft)
    return [option.token for option in step.options] if isinstance(step, OneOf) else ()


def _coach_order(view: View, draft: Draft, order: str, chosen: tuple[str, ...]) -> Msg:
    following = next_targets(order, chosen)
    if following is None:
        return msg("urbis-coach-play")
    if ORDERS[order].plot_cost is not None:
        return coach_extra_plot(view, order)
    operation, step = following[:2]
    before = chosen[len(chosen) - step :]
    return coach_target(view, operation, _places(view, draft), before[0] if before else "")


# Decisions that an action has opened


def _coach_task(view: View, task: Task, draft: Draft) -> Msg:
    match task.stage:
        case Stage.PLACE:
            return _coach_place(view, task, draft)
        case Stage.KEEP:
            return _coach_keeping(view, task, draft)
        case _:
            return _coach_free_deed(view, draft)


def _coach_place(view: View, task: Task, draft: Draft) -> Msg:
    match draft:
        case ("place", pile, *_):
            return coach_placing(view, task, pile)
        case _:
            return coach_choice_of_building(view)


def _coach_keeping(view: View, task: Task, draft: Draft) -> Msg:
    """The order that is best to keep, and why; those that go under the deck matter little."""
    left = list(Counter(view.shown_orders) - Counter(draft[1:]))
    if len(draft) > task.keep or not left:
        return msg("urbis-coach-under")
    best = best_order(view, left)
    card, points, why = order_name(best), ORDERS[best].points, why_not(view, best)
    if why is not None:
        return msg("urbis-coach-keep-later", card=card, points=points, why=why)
    if ORDERS[best].plot_cost is not None:
        return msg("urbis-coach-keep-plot", card=card, points=points)
    return msg("urbis-coach-keep-now", card=card, points=points)


def _coach_free_deed(view: View, draft: Draft) -> Msg:
    """A free guard, a building that may move out, a guard that may be sent away."""
    verb = draft[0] if draft else _places(view, ())[0]
    if verb not in FREE_DEEDS:
        return msg("urbis-coach-skip")
    chosen = draft[1:] or ("",)
    return coach_target(view, FREE_DEEDS[verb], _places(view, draft or (verb,)), chosen[0])
