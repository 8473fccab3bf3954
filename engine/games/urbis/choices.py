"""The questions of Urbis, asked of what the player sees."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.choices import Done, Draft, OneOf, Option, Step
from engine.core.words import Msg, msg
from engine.games.urbis.answers import (
    GUARD_PIECE,
    MANY_ANSWERS,
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

ASK_ACT_NAMED = msg("urbis-ask-act", orders="named")
ASK_ACT_FOLDED = msg("urbis-ask-act", orders="folded")
ASK_BUILD, ASK_GUARD = msg("urbis-ask-build"), msg("urbis-ask-guard")
ASK_PLAY = msg("urbis-ask-play")


def ask(view: View, draft: Draft) -> Step:
    """The next question; what is asked depends on the stage."""
    if view.task:
        return TASKS[view.stage](view, view.task, draft)
    match draft:
        case ():
            return ask_action(view)
        case ("play",):
            return ask_order(view)
        case ("play", order, *_):
            return ask_target(view, order, draft[2:])
        case ("build",):
            return ask_build(view.piles)
        case ("guard",):
            return ask_standing(ASK_GUARD, view.city, guard_places(view.city), GUARD_PIECE)
        case _:
            return Done()


# The five actions


def ask_action(view: View) -> OneOf:
    """Exactly one of five; passing is for those who can do nothing at all."""
    makers = (draw_verb, income_verb, build_verb, guard_verb, play_verb)
    verbs = tuple([verb for make in makers if (verb := make(view))])
    named = any(verb.unfolds for verb in verbs)
    return OneOf(ASK_ACT_NAMED if named else ASK_ACT_FOLDED, verbs or (verb_option("pass"),))


@lru_cache(MANY_ANSWERS)
def verb_option(verb: str, hint: str = "", unfolds: bool = False, **said: int) -> Option:
    """One of the actions, with what is to be said of it."""
    told = msg(f"urbis-hint-{hint}") if hint else None
    return Option(verb, msg(f"urbis-verb-{verb}", **said), told, unfolds=unfolds)


def draw_verb(view: View) -> Option | None:
    """Not with a full hand."""
    if len(view.hand) >= BOX.hand_limit or not view.deck:
        return None
    hint = "last-order" if view.deck == 1 else ""
    return verb_option("draw", hint, look=min(BOX.draw.look, view.deck))


def play_verb(view: View) -> Option | None:
    """If a card of the hand can be played. A few cards are answers of their own."""
    count = len(playable(view))
    if not count:
        return None
    return verb_option("play", unfolds=count <= MOST_UNFOLDED)


def build_verb(view: View) -> Option | None:
    """If there is a building to take and a plot that can be paid."""
    cost = cheapest_plot(view.city)
    if not any(view.piles) or cost is None or cost > view.city.quarters[view.me].coins:
        return None
    return verb_option("build", "last-building" if sum(view.piles) == 1 else "", cost=cost)


def guard_verb(view: View) -> Option | None:
    """For five coins, while the supply lasts."""
    city = view.city
    if (
        city.quarters[view.me].coins < BOX.guard_cost
        or not city.guards
        or not has_guard_place(city)
    ):
        return None
    return verb_option("guard", cost=BOX.guard_cost)


def income_verb(view: View) -> Option | None:
    """While the treasury has a coin."""
    coins = min(view.income(view.me), view.city.treasury)
    return verb_option("income", coins=coins) if coins else None


def ask_order(view: View) -> OneOf:
    """Which card; the picture of the hand says why the others can't be played."""
    return OneOf(ASK_PLAY, tuple([order_option(order) for order in playable(view)]))


@lru_cache(MANY_ANSWERS)
def ask_build(sizes: tuple[int, ...]) -> OneOf:
    """Which face-down pile to take a building from."""
    return OneOf(ASK_BUILD, pile_options(sizes), last=True)


@lru_cache(MANY_ANSWERS)
def pile_options(sizes: tuple[int, ...]) -> tuple[Option, ...]:
    """The piles that are not used up."""
    tallest = sizes.index(max(sizes))
    piles = [pile for pile, size in enumerate(sizes) if size]
    return tuple(pile_option(PILE_NAMES[pile], pile == tallest) for pile in piles)


# The targets of an order


def ask_target(view: View, order: str, chosen: Chosen) -> Step:
    """What an order is aimed at, one thing after another."""
    following = next_targets(order, chosen)
    if following is None:
        return Done()
    operation, step, targets, last = following
    chosen = chosen[len(chosen) - step :]
    prompt = target_prompt(view, operation, chosen)
    places = targets(view, operation, chosen)
    piece = target_piece(view, order, operation, chosen)
    match operation.op:
        case Op.EXTRA_PLOT | Op.TAKE_FROM_ONE | Op.DISCARD_OTHER:
            return ask_quarter(prompt, places, piece, last)
        case Op.BUILD:
            return OneOf(prompt, pile_options(view.piles), last=last)
        case Op.MOVE if targets is free_elsewhere:
            return ask_free_plot(prompt, view, places, piece, last)
        case Op.CLEAR_PLOT:
            return ask_extra_plot(prompt, view, places, piece, last)
        case _:
            return ask_standing(prompt, view.city, places, piece, last)


def target_prompt(view: View, operation: Operation, chosen: Chosen) -> Msg:
    """The question for this target; a second one speaks of the first."""
    if not chosen:
        return first_prompt(operation.op, operation.n)
    return msg(f"urbis-ask-{operation.op}-to", **target_words(view.city, chosen[0]))


@cache
def first_prompt(op: Op, n: int) -> Msg:
    """The question for the first target of such an operation."""
    return msg(f"urbis-ask-{op}", n=n)


def target_piece(view: View, order: str, operation: Operation, chosen: Chosen) -> str:
    """What is being aimed: the order itself, then the building or the guard that it moves."""
    if not chosen:
        return order
    if operation.op is Op.SHIFT or is_post(chosen[0]):
        return GUARD_PIECE
    return view.city.plot(chosen[0]).building or order
