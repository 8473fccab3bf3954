"""The questions of Sprawlopolis, asked of what the player sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from engine.core.choices import MOST_AT_ONCE, Done, Draft, OneOf, Option, Step, Tone
from engine.core.seats import Seat
from engine.core.words import Msg, msg, pressed_or_touched
from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.names import card_name
from engine.games.sprawlopolis.opening import ask_highway, ask_start
from engine.games.sprawlopolis.pieces import BOX, WRECKTAR, Card, Laid
from engine.games.sprawlopolis.placing import TURNS, Places, places
from engine.games.sprawlopolis.points import unlaid_penalty
from engine.games.sprawlopolis.rotation import ask_turn, ask_turn_at, card_option
from engine.games.sprawlopolis.spots import HAND, ROADWORK
from engine.games.sprawlopolis.terms import Terms
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell, cell_name, cell_named, in_reading_order
from engine.kit.late import LateOneOf
from engine.kit.viewer import seat_of


def ask(view: View, draft: Draft) -> Step:
    """The next question. Every action ends with the turn of a card, if it lays one."""
    return QUESTIONS[draft[0]](view, draft[1:]) if draft else ask_verb(view)


# What to do


STAGE_VERBS: Final[Mapping[Stage, tuple[str, ...]]] = MappingProxyType(
    {
        Stage.LANDMARKS: ("start",),
        Stage.HIGHWAY: ("highway",),
        Stage.WRECKTAR: ("wrecktar",),
        Stage.DRAWN: ("lay",),
        Stage.LAST_CALL: ("lay", "keep"),
        Stage.OVER: (),
    }
)
"""The verbs of every stage in which nobody plays a card of their hand."""


def ask_verb(view: View) -> OneOf:
    """What can be done now; a single thing answers itself."""
    options = tuple(verb_option(view, verb) for verb in verbs(view))
    if view.stage is Stage.LAST_CALL:
        return OneOf(msg("sprawlopolis-ask-last-call"), options, about=(ROADWORK,))
    return OneOf(msg("sprawlopolis-ask-verb"), options)


def verbs(view: View) -> tuple[str, ...]:
    """What this seat can do now; nothing, unless it is asked or may lay Roadwork meanwhile."""
    if view.stage is Stage.PLAY:
        return turn_verbs(view)
    return STAGE_VERBS[view.stage] if seat_of(view) in view.asked else ()


def turn_verbs(view: View) -> tuple[str, ...]:
    """Playing, for the active player; Roadwork, for everyone who has some and can lay it."""
    seat, found = seat_of(view), []
    if seat in view.asked:
        found.append("play")
        if may_reveal(view):
            found.append("reveal")
    if roadwork_to_lay(view, seat):
        found.append("lay")
    return tuple(found)


def may_reveal(view: View) -> bool:
    """Whether a card may be revealed: once a turn, and only in a team, to talk it over."""
    return len(view.seats) > 1 and not view.terms.is_duel and not view.revealed


def only_shows(_: View, action: Draft) -> bool:
    """Whether this action is to reveal a card."""
    return action[0] == "reveal"


def verb_option(view: View, verb: str) -> Option:
    """A verb; the monster's tells where it will come down. On one's turn one plays a card, and
    everything else is secondary."""
    spot = cell_name(view.last.cell) if verb == "wrecktar" and view.last else None
    secondary = verb != "play" and view.stage is Stage.PLAY and seat_of(view) in view.asked
    if verb == "keep":
        cost = -unlaid_penalty(view.seats[seat_of(view)].roadwork)
        return Option(verb, msg("sprawlopolis-verb-keep", points=cost), tone=Tone.DANGER)
    return Option(verb, msg(f"sprawlopolis-verb-{verb}"), spot=spot, secondary=secondary)


# Which card


def ask_play(view: View, chosen: Draft) -> Step:
    """A card of the hand, or the one that was revealed."""
    return ask_place(view, chosen) if chosen else ask_card(view, "play")


def ask_lay(view: View, chosen: Draft) -> Step:
    """The card that was drawn, or Roadwork."""
    return ask_place(view, chosen) if chosen else ask_card(view, "lay")


def ask_reveal(view: View, chosen: Draft) -> Step:
    """A card to be talked over."""
    shown = tuple(map(card_option, view.hand))
    return Done() if chosen else OneOf(msg("sprawlopolis-ask-reveal"), shown, about=(HAND,))


def ask_card(view: View, verb: str) -> OneOf:
    """One of the cards that may be played or laid now."""
    if verb == "play":
        cards = (view.revealed,) if view.revealed else view.hand
        return OneOf(msg("sprawlopolis-ask-card"), tuple(map(card_option, cards)), about=(HAND,))
    if view.stage is Stage.DRAWN:
        return OneOf(msg("sprawlopolis-ask-card"), (card_option(view.drawn),))
    own = tuple(map(card_option, roadwork_to_lay(view, seat_of(view))))
    return OneOf(msg("sprawlopolis-ask-which-roadwork"), own, about=(ROADWORK,))


def roadwork_to_lay(view: View, seat: Seat) -> tuple[Card, ...]:
    """The Roadwork cards of this seat that fit somewhere."""
    return layable(view.laid, view.seats[seat].roadwork, view.terms)


def layable(laid: tuple[Laid, ...], cards: tuple[Card, ...], terms: Terms) -> tuple[Card, ...]:
    """Those of the Roadwork cards that fit somewhere."""
    return tuple(card for card in cards if places(laid, card, terms))


# Where


def ask_place(view: View, chosen: Draft) -> Step:
    """Where the chosen card goes, then which way round."""
    match chosen:
        case (card,):
            return ask_where(view, card)
        case (card, corner):
            cell = cell_named(corner)
            return ask_turn_at(view, card, cell, places_for(view, card)[cell])
    return Done()


def places_for(view: View, card: Card) -> Places:
    """Where this seat may lay this card, in any city that it may build in."""
    laid, terms = view.laid, view.terms
    if not terms.two_cities:
        return places(laid, card, terms)
    near, *far = [places(laid, card, terms, half) for half in view.halves_for(seat_of(view))]
    return {**near, **far[0]} if far else near


def ask_where(view: View, card: Card) -> OneOf:
    """Where the card's top left block comes to lie."""
    return ask_corner(view.laid, card, view.terms, view.halves_for(seat_of(view)))


@lru_cache(maxsize=32)
def ask_corner(laid: tuple[Laid, ...], card: Card, terms: Terms, halves: tuple[Half, ...]) -> OneOf:
    """The question for one card, which the picture shows beside the city."""
    found = [cell for half in halves for cell in places(laid, card, terms, half)]
    cells = tuple(in_reading_order(found))
    return LateOneOf(tuple(map(cell_name, cells)), partial(_ask_one_of, cells, card, terms))


def _ask_one_of(cells: tuple[Cell, ...], card: Card, terms: Terms) -> OneOf:
    marks = "numbers" if len(cells) <= MOST_AT_ONCE else "dots"
    return replace(ask_cell(corner_prompt(card, terms, marks), cells), piece=card)


def corner_prompt(card: Card, terms: Terms, marks: str) -> Msg:
    """Where, and what this card asks of its place; ``marks`` says what stands on the places:
    numbers, or dots while they are many."""
    if card in BOX.sites:
        return msg("sprawlopolis-ask-site", terms=msg(f"sprawlopolis-place-{terms.site}"))
    if card in BOX.beaches:
        return msg("sprawlopolis-ask-beach")
    if card in BOX.roadwork:
        return msg("sprawlopolis-ask-roadwork", ends="all" if terms.all_ends else "one")
    name = card_name(card)
    pressed = msg("sprawlopolis-ask-place", card=name, marks=marks)
    return pressed_or_touched(pressed, msg("sprawlopolis-ask-place-touched", card=name))


# How a card lies that cannot go anywhere else


def ask_wrecktar(view: View, chosen: Draft) -> Step:
    """Which way round the monster comes down."""
    return Done() if chosen else ask_turn(view.terms, WRECKTAR, TURNS)


def ask_nothing(_: View, __: Draft) -> Done:
    """For a verb that says it all."""
    return Done()


QUESTIONS: Final[Mapping[str, Callable[[View, Draft], Step]]] = MappingProxyType(
    {
        "start": ask_start,
        "highway": ask_highway,
        "wrecktar": ask_wrecktar,
        "play": ask_play,
        "lay": ask_lay,
        "reveal": ask_reveal,
        "keep": ask_nothing,
    }
)
"""What is asked after each verb, given the answers so far."""
