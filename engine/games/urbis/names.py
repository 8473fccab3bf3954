"""Names and texts of the pieces, for sentences and pictures."""

from __future__ import annotations

from functools import cache

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.urbis.pieces import BUILDINGS, LETTERS, ORDERS, PILE_NAMES, Operation


def board_name(board: str) -> Msg:
    """Harbour Quarter, Old Town …"""
    return msg(f"urbis-board-{board}")


@cache
def building_name(building: str) -> Msg:
    """Palace, Bank …"""
    return msg(f"urbis-building-{building}")


def building_texts(building: str) -> tuple[Msg, ...]:
    """What it does when it is built, beside income and guards; most buildings do nothing."""
    return tuple(effect_text(operation) for operation in BUILDINGS[building].does)


def effect_text(operation: Operation) -> Msg:
    """The special effect of a building, printed on it."""
    return msg(f"urbis-effect-{operation.op}", n=operation.n)


@cache
def order_name(order: str) -> Msg:
    """Road Levy, Orchard …"""
    return msg(f"urbis-order-{order}")


def order_text(order: str) -> Msg:
    """What is printed on the card."""
    cost = ORDERS[order].plot_cost
    if cost is not None:
        return msg("urbis-order-extra-plot", cost=cost)
    return msg(f"urbis-order-{order}.text")


@cache
def place_name(place: str) -> Msg:
    """B7, BG1, P2: as it is printed."""
    return plain(place.upper())


@cache
def quarter_name(seat: Seat) -> Msg:
    """B · Bob: a quarter as pictures and buttons call it."""
    return msg("urbis-quarter-of", letter=place_name(LETTERS[seat]), who=who(seat))


def quarter_for(seat: Seat, reader: Seat) -> Msg:
    """A quarter in a sentence to this reader: quarter B (Bob), or your quarter."""
    if seat == reader:
        return msg("urbis-quarter-own")
    return msg("urbis-quarter-other", letter=place_name(LETTERS[seat]), who=who(seat))


@cache
def pile_name(pile: str) -> Msg:
    """Pile 2."""
    return msg("urbis-pile", number=PILE_NAMES.index(pile) + 1)


@cache
def pile_number(pile: str) -> Msg:
    """Of a face-down pile, for a sentence that says what it is."""
    return plain(str(PILE_NAMES.index(pile) + 1))
