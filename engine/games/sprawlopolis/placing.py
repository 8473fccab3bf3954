"""Where a card may lie: the five placing rules, P1 to P5."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.games.sprawlopolis.city import OPPOSITE, City, Half, around, city_of, past, shore_line
from engine.games.sprawlopolis.pieces import (
    BOX,
    Card,
    Laid,
    Zone,
    beach_side,
    face_of,
    footprint,
    roads_on,
)
from engine.games.sprawlopolis.terms import Terms
from engine.kit.grid import Cell, Side

TURNS: Final = (False, True)
"""As printed, and turned round by half a turn."""

ONE_CARD_MAY_HIDE_ANOTHER: Final = False
"""S2: no card may lie exactly on an earlier one, though several together may cover it."""

LEAST_COVERED_BY_SITE: Final = 2

Places = Mapping[Cell, tuple[bool, ...]]
"""The cells where a card's top left block may lie, with the turns that are allowed there."""


@lru_cache(maxsize=4096)
def reach(cell: Cell) -> frozenset[Cell]:
    """The corners of all cards that would cover this block or share a side with it."""
    near = (cell, *around(cell))
    return frozenset(
        Cell(x - right, y - down) for x, y in near for right in (0, 1) for down in (0, 1)
    )


@lru_cache(maxsize=256)
def corners(laid: tuple[Laid, ...], half: Half) -> frozenset[Cell]:
    """P1 to P4: where a card without terms of its own may lie in this city."""
    city = city_of(laid, half)
    found = frozenset().union(*map(reach, city.blocks))
    if not ONE_CARD_MAY_HIDE_ANOTHER:
        found -= city.corners
    if city.locked:
        found -= {corner for cell in city.locked for corner in covering(cell)}
    if city.shore or city.has_highway:
        found = frozenset(corner for corner in found if is_within(city, corner))
    return found


def covering(cell: Cell) -> tuple[Cell, ...]:
    """The corners of all cards that would cover this block."""
    x, y = cell
    return cell, Cell(x - 1, y), Cell(x, y - 1), Cell(x - 1, y - 1)


def is_within(city: City, corner: Cell) -> bool:
    """P4: no block of the card lies beyond a beach line or the highway."""
    inside = all(_is_inside(side, corner, line) for side, line in city.shore.items())
    return inside and city.holds(corner) and city.holds(footprint(corner)[3])


def _is_inside(side: Side, corner: Cell, line: int) -> bool:
    """Whether the outermost row or column of a card is on the land's side of a line."""
    outermost = shore_line(side, corner)
    return outermost >= line if side in (Side.NORTH, Side.WEST) else outermost <= line


@lru_cache(maxsize=256)
def places(laid: tuple[Laid, ...], card: Card, terms: Terms, half: Half = Half.WHOLE) -> Places:
    """All five rules together."""
    free = corners(laid, half)
    may_lie = own_terms(city_of(laid, half), card, terms)
    if may_lie is None:
        return dict.fromkeys(free, TURNS)
    kept = {corner: tuple(turn for turn in TURNS if may_lie(corner, turn)) for corner in free}
    found = {corner: turns for corner, turns in kept.items() if turns}
    if not found and card in BOX.sites:
        return dict.fromkeys(free, TURNS)  # S22: terms that nothing can meet bind nobody
    return found


MayLie = Callable[[Cell, bool], bool]


def own_terms(city: City, card: Card, terms: Terms) -> MayLie | None:
    """P5: what this card asks of its place; None if nothing."""
    if card in BOX.beaches:
        return lambda corner, turn: _may_be_shore(city, beach_side(card, turn), corner)
    if card in BOX.roadwork:
        return lambda corner, turn: is_joined(city, card, corner, turn, terms.all_ends)
    if card in BOX.sites and terms.site in SITE_PLACES:
        meets = SITE_PLACES[terms.site]
        return lambda corner, turn: meets(city, corner, site_cell(card, corner, turn))
    return None


def _may_be_shore(city: City, side: Side, corner: Cell) -> bool:
    """A direction that no beach has taken yet, and nothing built beyond it."""
    if side in city.shore:
        return False
    line = shore_line(side, corner)
    match side:
        case Side.NORTH:
            return line <= min(city.rows)
        case Side.SOUTH:
            return line >= max(city.rows)
        case Side.WEST:
            return line <= min(city.columns)
        case Side.EAST:
            return line >= max(city.columns)


def is_joined(city: City, card: Card, corner: Cell, turn: bool, all_ends: bool) -> bool:
    """Whether every road of the card goes on in the city: with one end, or with all its ends."""
    enough = all if all_ends else any
    return all(
        enough(joins(city, card, corner, turn, road)) for road in range(len(roads_on(card, turn)))
    )


def joins(city: City, card: Card, corner: Cell, turn: bool, road: int) -> Iterator[bool]:
    """For each end of a road of the card, whether it meets a road that stays in sight (S28)."""
    cells = footprint(corner)
    for block, side in roads_on(card, turn)[road]:
        there = city.blocks.get(past(cells[block], side))
        yield there is not None and OPPOSITE[side] in there.road


# What the terms of construction ask of a site


def site_cell(card: Card, corner: Cell, turn: bool) -> Cell:
    """Where the X block of a site card comes to lie."""
    zones = [block.zone for block in face_of(card, turn)]
    return footprint(corner)[zones.index(Zone.SITE)]


def _beside_homes(city: City, corner: Cell, site: Cell) -> bool:
    """Loud Hours: beside a home of another card."""
    own = footprint(corner)
    return any(city.zone(c) is Zone.RESIDENTIAL for c in around(site) if c not in own)


def _deep(city: City, corner: Cell, _: Cell) -> bool:
    """Deep Foundations: over at least two blocks."""
    return sum(cell in city.blocks for cell in footprint(corner)) >= LEAST_COVERED_BY_SITE


def _over_trade(city: City, _: Cell, site: Cell) -> bool:
    """Lost Trade: the X block over a commercial one."""
    return city.zone(site) is Zone.COMMERCIAL


SITE_PLACES: Final[Mapping[Card, Callable[[City, Cell, Cell], bool]]] = MappingProxyType(
    {"site2": _beside_homes, "site3": _deep, "site4": _over_trade}
)
