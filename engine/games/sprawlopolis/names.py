"""Cards, blocks and places as words and signs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.core.words import Msg, msg, plain
from engine.games.sprawlopolis.city import City
from engine.games.sprawlopolis.pieces import (
    BOX,
    LETTER_OF,
    WRECKTAR,
    Block,
    Card,
    Face,
    Zone,
    beach_side,
    face_of,
    footprint,
)
from engine.kit.grid import Cell, Side, cell_label

ROAD_SIGNS: Final = MappingProxyType(
    {
        frozenset((Side.NORTH, Side.SOUTH)): "║",
        frozenset((Side.EAST, Side.WEST)): "═",
        frozenset((Side.SOUTH, Side.EAST)): "╔",
        frozenset((Side.SOUTH, Side.WEST)): "╗",
        frozenset((Side.NORTH, Side.EAST)): "╚",
        frozenset((Side.NORTH, Side.WEST)): "╝",
    }
)
NO_ROAD: Final = "·"


@lru_cache(maxsize=64)
def block_sign(block: Block) -> str:
    """``C║``: the letter of the zone and how the road runs."""
    return LETTER_OF[block.zone] + ROAD_SIGNS.get(frozenset(block.road), NO_ROAD)


@lru_cache(maxsize=128)
def face_sign(face: Face) -> str:
    """The upper two blocks, then the lower two: ``P· R║ / I╗ C║``."""
    one, two, three, four = map(block_sign, face)
    return f"{one} {two} / {three} {four}"


@lru_cache(maxsize=64)
def card_name(card: Card) -> Msg:
    """``card 12``, ``site 2``, ``Wrecktar``: a noun with its case forms."""
    if card in BOX.base:
        return msg("sprawlopolis-card", number=int(card))
    if card == WRECKTAR:
        return msg("sprawlopolis-wrecktar")
    if card in BOX.landmarks:
        return msg("sprawlopolis-landmarks")
    return msg(f"sprawlopolis-{card.rstrip('1234')}", number=int(card[-1]))


def card_title(card: Card) -> Msg:
    """The same by itself, on a button and over the card: ``Card 12``."""
    named = card_name(card)
    return Msg(f"{named.key}.title", named.args)


def blocks_of(card: Card) -> Msg:
    """The blocks of a card as printed; of a beach also where its sea is."""
    sign = face_sign(face_of(card))
    if card in BOX.beaches:
        side = beach_side(card, False).value
        return msg("sprawlopolis-blocks-beach", blocks=sign, side=side)
    return plain(sign)


def card_label(card: Card) -> Msg:
    """A card with its blocks: ``card 12 · P· R║ / I╗ C║``."""
    return msg("sprawlopolis-card-label", card=card_name(card), blocks=blocks_of(card))


@lru_cache(maxsize=64)
def card_names(cards: Iterable[Card]) -> tuple[Msg, ...]:
    """Several cards, for a list in a sentence."""
    return tuple(card_name(card) for card in cards)


@lru_cache(maxsize=8)
def zone_name(zone: Zone) -> Msg:
    """``park``: a noun with its case forms."""
    return msg(f"sprawlopolis-zone-{zone.value}")


def covered(city: City, corner: Cell) -> tuple[Msg, ...]:
    """The blocks that a card at this corner would cover, each with its place."""
    blocks = city.blocks
    return tuple(
        [
            msg("sprawlopolis-block", zone=zone_name(blocks[cell].zone), place=cell_label(cell))
            for cell in footprint(corner)
            if cell in blocks
        ]
    )


def condition_name(card: Card) -> Msg:
    """The title of a condition, or of the terms on a module's card."""
    return msg(f"sprawlopolis-condition-{card}")


def condition_rule(card: Card) -> Msg:
    """What a condition, or a card of terms, pays."""
    return msg(f"sprawlopolis-condition-{card}.rule")


def site_terms(card: Card) -> Msg:
    """Where the terms of construction let sites lie, then what unfinished ones cost."""
    place = msg(f"sprawlopolis-place-{card}")
    return msg("sprawlopolis-site-terms", place=place, rule=condition_rule(card))
