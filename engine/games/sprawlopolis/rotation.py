"""Questions about one card: which one, and which way up it lies."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from engine.core.choices import OneOf, Option
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.names import card_title
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.placing import TURNS
from engine.games.sprawlopolis.score import score
from engine.games.sprawlopolis.terms import Terms
from engine.games.sprawlopolis.view import View
from engine.kit.grid import Cell, cell_named
from engine.kit.late import LateOneOf
from engine.kit.viewer import seat_of

UPRIGHT, TURNED = "r0", "r180"
TURN_TOKENS: Final = (UPRIGHT, TURNED)
TURN_NAMES: Final = (msg("sprawlopolis-as-printed"), msg("sprawlopolis-turned-round"))


def card_option(card: Card) -> Option:
    """A card by the name that stands over it on the picture."""
    return Option(card, card_title(card))


def ask_turn(terms: Terms, card: Card, turns: tuple[bool, ...]) -> OneOf:
    """As printed or turned round, each drawn as the table would be."""
    options = tuple(Option(TURN_TOKENS[turn], TURN_NAMES[turn]) for turn in turns)
    return OneOf(turn_prompt(terms), options, piece=card, in_frames=True, turns=True)


def turn_prompt(terms: Terms) -> Msg:
    """Which way round, and what the frames are to be measured by."""
    if terms.is_duel:
        return msg("sprawlopolis-ask-turn")
    if terms.two_cities:
        return msg("sprawlopolis-ask-turn-beyond", target=terms.target)
    return msg("sprawlopolis-ask-turn-target", target=terms.target)


def ask_turn_at(view: View, card: Card, corner: Cell, turns: tuple[bool, ...]) -> OneOf:
    """The same for a card whose place is chosen. Where one way round brings more points than the
    other, it is the default, and the other can be had instead."""
    if len(turns) == 1:
        return ask_turn(view.terms, card, turns)
    return LateOneOf(TURN_TOKENS, partial(_ask_better_turn, view, card, corner))


def _ask_better_turn(view: View, card: Card, corner: Cell) -> OneOf:
    question = ask_turn(view.terms, card, TURNS)
    upright, turned = (worth(view, Laid(card, corner, turn)) for turn in TURNS)
    if upright == turned:
        return question
    other = _other_way(view.terms, TURN_TOKENS[turned < upright], abs(upright - turned))
    options = tuple(other if one.token == other.token else one for one in question.options)
    return replace(question, options=options, in_frames=False)


def worth(view: View, new: Laid) -> int:
    """What the city would be worth with this card; in a duel, by how much one would lead."""
    tallies = score(replace(view, laid=(*view.laid, new)))
    own = seat_of(view)
    return sum(one.points if one.seat in (None, own) else -one.points for one in tallies)


def _other_way(terms: Terms, token: str, less: int) -> Option:
    """The way round that brings less; in a duel it may be that the rival gets more."""
    if terms.is_duel:
        return Option(token, msg("sprawlopolis-turn-round"), secondary=True)
    return Option(token, msg("sprawlopolis-turn-round-less", points=less), secondary=True)


def laid_at(card: Card, corner: str, turn: str) -> Laid:
    """The card where these tokens put it."""
    return Laid(card, cell_named(corner), turn == TURNED)
