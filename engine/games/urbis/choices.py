"""The questions of Urbis, asked of what the player sees."""

from __future__ import annotations

from engine.core.choices import Done, Draft, OneOf, Option, Step
from engine.core.words import Msg, msg
from engine.games.urbis.answers import (
    GUARD_PIECE,
    ask_extra_plot,
    ask_free_plot,
    ask_quarter,
    ask_standing,
    order_option,
    pile_option,
    target_words,
)
from engine.games.urbis.city import cheapest_plot, guard_places, has_guard_place
from engine.games.urbis.decisions import TASKS
from engine.games.urbis.orders import next_targets, playable
from engine.games.urbis.pieces import BOX, PILE_NAMES, Op, Operation, is_post
from engine.games.urbis.targets import Chosen, free_elsewhere
from engine.games.urbis.view import View

MOST_UNFOLDED = 4
"""So many cards and the four other actions fill the rows of two that a phone has room for."""


def ask(view: View, draft: Draft) -> Step:
    """The next question; what is asked depends on the stage."""
    if view.task:
        return TASKS[view.stage](view, view.task, draft)
    match draft:
        case ():
            return ask_action(view)
        case ("play",):
            return ask_order(view)
        case ("play", order, *chosen):
            return ask_target(view, order, tuple(chosen))
        case ("build",):
            return ask_pile(view, msg("urbis-ask-build"))
        case ("guard",):
            places = guard_places(view.city)
            return ask_standing(msg("urbis-ask-guard"), view.city, places, GUARD_PIECE)
        case _:
            return Done()


# The five actions


def ask_action(view: View) -> OneOf:
    """Exactly one of five; passing is for those who can do nothing at all."""
    makers = (draw_verb, income_verb, build_verb, guard_verb, play_verb)
    verbs = tuple(verb for make in makers if (verb := make(view)))
    prompt = msg(
        "urbis-ask-act", orders="named" if any(verb.unfolds for verb in verbs) else "folded"
    )
    return OneOf(prompt, verbs or (Option("pass", msg("urbis-verb-pass")),))


def draw_verb(view: View) -> Option | None:
    """Not with a full hand."""
    if len(view.hand) >= BOX.hand_limit or not view.deck:
        return None
    hint = msg("urbis-hint-last-order") if view.deck == 1 else None
    return Option("draw", msg("urbis-verb-draw", look=min(BOX.draw.look, view.deck)), hint)


def play_verb(view: View) -> Option | None:
    """If a card of the hand can be played. A few cards are answers of their own."""
    count = len(playable(view))
    if not count:
        return None
    return Option("play", msg("urbis-verb-play"), unfolds=count <= MOST_UNFOLDED)


def build_verb(view: View) -> Option | None:
    """If there is a building to take and a plot that can be paid."""
    cost = cheapest_plot(view.city)
    if not any(view.piles) or cost is None or cost > view.city.quarters[view.me].coins:
        return None
    hint = msg("urbis-hint-last-building") if sum(view.piles) == 1 else None
    return Option("build", msg("urbis-verb-build", cost=cost), hint)


def guard_verb(view: View) -> Option | None:
    """For five coins, while the supply lasts."""
    city = view.city
    if (
        city.quarters[view.me].coins < BOX.guard_cost
        or not city.guards
        or not has_guard_place(city)
    ):
        return None
    return Option("guard", msg("urbis-verb-guard", cost=BOX.guard_cost))


def income_verb(view: View) -> Option | None:
    """While the treasury has a coin."""
    coins = min(view.income(view.me), view.city.treasury)
    return Option("income", msg("urbis-verb-income", coins=coins)) if coins else None


def ask_order(view: View) -> OneOf:
    """Which card; the picture of the hand says why the others can't be played."""
    return OneOf(msg("urbis-ask-play"), tuple(order_option(order) for order in playable(view)))


def ask_pile(view: View, prompt: Msg) -> OneOf:
    """Which face-down pile to take from."""
    tallest = view.piles.index(max(view.piles))
    piles = [pile for pile, size in enumerate(view.piles) if size]
    return OneOf(prompt, tuple(pile_option(PILE_NAMES[pile], pile == tallest) for pile in piles))


# The targets of an order


def ask_target(view: View, order: str, chosen: Chosen) -> Step:
    """What an order is aimed at, one thing after another."""
    following = next_targets(order, chosen)
    if following is None:
        return Done()
    operation, step, targets = following
    chosen = chosen[len(chosen) - step :]
    prompt = target_prompt(view, operation, chosen)
    places = targets(view, operation, chosen)
    piece = target_piece(view, order, operation, chosen)
    match operation.op:
        case Op.EXTRA_PLOT | Op.TAKE_FROM_ONE | Op.DISCARD_OTHER:
            return ask_quarter(prompt, places, piece)
        case Op.BUILD:
            return ask_pile(view, prompt)
        case Op.MOVE if targets is free_elsewhere:
            return ask_free_plot(prompt, view, places, piece)
        case Op.CLEAR_PLOT:
            return ask_extra_plot(prompt, view, places, piece)
        case _:
            return ask_standing(prompt, view.city, places, piece)


def target_prompt(view: View, operation: Operation, chosen: Chosen) -> Msg:
    """The question for this target; a second one speaks of the first."""
    if not chosen:
        return msg(f"urbis-ask-{operation.op}", n=operation.n)
    return msg(f"urbis-ask-{operation.op}-to", **target_words(view.city, chosen[0]))


def target_piece(view: View, order: str, operation: Operation, chosen: Chosen) -> str:
    """What is being aimed: the order itself, then the building or the guard that it moves."""
    if not chosen:
        return order
    if operation.op is Op.SHIFT or is_post(chosen[0]):
        return GUARD_PIECE
    return view.city.plot(chosen[0]).building or order
