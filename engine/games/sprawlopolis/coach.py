"""One sentence or two for somebody who is new: what this question decides, and a good answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.choices import Draft, OneOf, Step, walk
from engine.core.words import Msg, msg, pressed_or_touched, who
from engine.games.sprawlopolis.candidates import best, fitting
from engine.games.sprawlopolis.choices import ask, roadwork_to_lay, verbs
from engine.games.sprawlopolis.coach_turn import coach_turn
from engine.games.sprawlopolis.names import card_name, condition_name, condition_rule
from engine.games.sprawlopolis.pieces import BOX, Card
from engine.games.sprawlopolis.points import unlaid_penalty
from engine.games.sprawlopolis.prospect import Prospect, prospect
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import cell_named, column_name, row_name
from engine.kit.viewer import seat_of

LOOKED_AT: Final = 8
"""Of all placements so many are counted: those that fit their neighbours best."""

LAST_TURNS: Final = 3


def coach(view: View, draft: Draft) -> Msg:
    """What is worth knowing before this answer. What it calls better is so by ``score``."""
    match draft or _usual(view):
        case ():
            return _last_call(view)
        case ("play",):
            return _card(view, "play", (view.revealed,) if view.revealed else view.hand)
        case ("lay",):
            return _roadwork(view)
        case ("reveal",):
            return _two(msg("sprawlopolis-coach-reveal"), _try_card(view, "play", view.hand))
        case ("start",):
            return _sides(view)
        case ("start", _):
            return _start(view, draft)
        case ("highway",):
            return _highway(view, draft)
        case (("play" | "lay") as verb, card):
            return _place(view, verb, card)
    return coach_turn(view, draft)


def _usual(view: View) -> Draft:
    """What one does as a rule where several things can be done; nothing in the last call."""
    return () if view.stage is Stage.LAST_CALL else verbs(view)[:1]


def _two(about: Msg, tip: Msg) -> Msg:
    return msg("sprawlopolis-coach-two", about=about, tip=tip)


# Which card


def _card(view: View, verb: str, cards: Sequence[Card]) -> Msg:
    found = _best(view, verb, cards)
    return _two(_what_matters(view, found), _card_tip(found))


def _try_card(view: View, verb: str, cards: Sequence[Card]) -> Msg:
    return _card_tip(_best(view, verb, cards))


def _best(view: View, verb: str, cards: Sequence[Card]) -> Prospect:
    return prospect(view, best(view, fitting(view, verb, cards, LOOKED_AT)))


def _card_tip(found: Prospect) -> Msg:
    card = card_name(found.action[1])
    return msg(f"sprawlopolis-coach-card-{found.kind}", card=card, **found.figures)


def _what_matters(view: View, found: Prospect) -> Msg:
    """How little time is left; or the rule of the condition that gains most; or what becomes of
    the other cards."""
    left = view.turns - view.turn
    if left <= LAST_TURNS and not view.terms.is_duel:
        return _time_left(view, left)
    gains = {card: found.gain_of(condition_name(card)) for card in view.terms.conditions}
    card = max(gains, key=gains.__getitem__)
    if gains[card] > 0 and found.kind != "loss":
        title, rule = condition_name(card), condition_rule(card)
        return msg("sprawlopolis-coach-condition", title=title, rule=rule)
    return _other_cards(view)


def _time_left(view: View, left: int) -> Msg:
    lacking = view.terms.enough - prospect(view, ()).before
    if lacking <= 0:
        return msg("sprawlopolis-coach-enough", turns=left)
    return msg("sprawlopolis-coach-lacking", turns=left, points=lacking)


def _other_cards(view: View) -> Msg:
    if len(view.seats) == 1 or view.terms.is_duel:
        return msg("sprawlopolis-coach-yours")
    return msg("sprawlopolis-coach-hands-on", to=who((seat_of(view) + 1) % len(view.seats)))


# Where


def _place(view: View, verb: str, card: Card) -> Msg:
    place = best(view, fitting(view, verb, (card,), LOOKED_AT))[:3]
    found = prospect(view, best(view, list(walk(ask, view, place))))
    step = ask(view, (verb, card))
    return _two(_about_place(view, card), _place_tip(found, step, found.action[2]))


def _place_tip(found: Prospect, step: Step, token: str) -> Msg:
    place = place_name(step, token)
    return msg(f"sprawlopolis-coach-place-{found.kind}", place=place, **found.figures)


def place_name(step: Step, token: str) -> Msg:
    """A place as it is pressed: the number on the picture, or its column and its row."""
    cell = cell_named(token)
    column, row = column_name(cell.x).upper(), row_name(cell.y)
    lines = msg("sprawlopolis-coach-lines", column=column, row=row)
    if not isinstance(step, OneOf) or step.facets:
        return lines
    number = [option.token for option in step.options].index(token) + 1
    return pressed_or_touched(msg("sprawlopolis-coach-number", number=number), lines)


def _about_place(view: View, card: Card) -> Msg:
    """What a place has to do: for a card of a module what that module asks."""
    if card in BOX.beaches:
        return msg("sprawlopolis-coach-beach")
    if card in BOX.sites:
        return msg("sprawlopolis-coach-site")
    if card in BOX.roadwork:
        cost = -BOX.roadwork[card].penalty
        return msg("sprawlopolis-coach-roadwork", points=cost)
    if view.terms.two_cities:
        return msg("sprawlopolis-coach-city", halves="+".join(view.halves_for(seat_of(view))))
    return msg("sprawlopolis-coach-fit", level=view.terms.level.value)


# Roadwork


def _roadwork(view: View) -> Msg:
    """Which of several Roadwork cards; the drawn card, where it is laid at once."""
    if view.stage is Stage.DRAWN:
        return _place(view, "lay", view.drawn)
    cards = roadwork_to_lay(view, seat_of(view))
    cost = -unlaid_penalty(view.seats[seat_of(view)].roadwork)
    return _two(msg("sprawlopolis-coach-unlaid", points=cost), _try_card(view, "lay", cards))


def _last_call(view: View) -> Msg:
    """What the city would end with if it is laid, and if it is kept."""
    cards = roadwork_to_lay(view, seat_of(view))
    found = _best(view, "lay", cards)
    card = card_name(found.action[1])
    return msg(f"sprawlopolis-coach-last-{found.kind}", card=card, **found.figures)


# Before the first turn


def _sides(view: View) -> Msg:
    """How the city would begin at best on either side of the landmarks."""
    actions = list(walk(ask, view, ("start",)))
    one, other = (
        prospect(view, best(view, [action for action in actions if action[1] == side])).after
        for side in ("a", "b")
    )
    if one == other:
        return msg("sprawlopolis-coach-sides-same", points=one)
    return msg("sprawlopolis-coach-sides", one=one, other=other)


def _start(view: View, draft: Draft) -> Msg:
    """Where the starting card covers half of the landmarks."""
    found = prospect(view, best(view, list(walk(ask, view, draft))))
    place = place_name(ask(view, draft), found.action[2])
    tip = msg("sprawlopolis-coach-begin", place=place, points=found.after)
    return _two(msg("sprawlopolis-coach-start"), tip)


def _highway(view: View, draft: Draft) -> Msg:
    """At which end the highway goes on."""
    found = prospect(view, best(view, list(walk(ask, view, draft))))
    tip = _place_tip(found, ask(view, draft), found.action[1])
    return _two(msg("sprawlopolis-coach-highway"), tip)
