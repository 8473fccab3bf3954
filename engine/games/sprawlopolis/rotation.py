"""Questions about one card: which one, and which way up it lies."""

from __future__ import annotations

from typing import Final

from engine.core.choices import OneOf, Option
from engine.core.words import msg
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.names import blocks_of, card_label, covered
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.kit.grid import Cell, cell_label, cell_named

UPRIGHT, TURNED = "r0", "r180"
TURN_TOKENS: Final = (UPRIGHT, TURNED)


def card_option(card: Card) -> Option:
    """A card with its blocks."""
    return Option(card, card_label(card))


def ask_turn(laid: tuple[Laid, ...], card: Card, corner: Cell, turns: tuple[bool, ...]) -> OneOf:
    """As printed or turned round. The prompt says what will be covered."""
    blocks, place = covered(city_of(laid), corner), cell_label(corner)
    if blocks:
        prompt = msg("sprawlopolis-ask-turn-over", place=place, blocks=blocks)
    else:
        prompt = msg("sprawlopolis-ask-turn", place=place)
    return OneOf(prompt, tuple(turn_option(card, turn) for turn in turns))


def turn_option(card: Card, turn: bool) -> Option:
    """The card as it would lie."""
    return Option(TURN_TOKENS[turn], blocks_of(card, turn))


def laid_at(card: Card, corner: str, turn: str) -> Laid:
    """The card where these tokens put it."""
    return Laid(card, cell_named(corner), turn == TURNED)
