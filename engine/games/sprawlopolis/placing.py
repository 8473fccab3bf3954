"""Where a card may lie: the five placing rules, P1 to P5."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.sprawlopolis.city import (
    HIGHWAY_ROW,
    OPPOSITE,
    City,
    Half,
    city_of,
    shore_line,
)
from engine.games.sprawlopolis.pieces import (
    BOX,
    Card,
    Exit,
    Laid,
    Zone,
    beach_side,
    face_of,
    footprint,
    outer_sides,
    roads_on,
)
from engine.games.sprawlopolis.terms import Terms
from engine.kit.grid import STEPS, Cell, Side

TURNS: Final = (False, True)
"""As printed, and turned round by half a turn."""

TURNS_IF: Final = (((), (True,)), ((False,), TURNS))
"""The turns that are allowed, by whether the card may lie as printed and turned round."""

LEAST_COVERED_BY_SITE: Final = 2
MEETS_AT_A_CORNER: Final = 4
"""Two cards so many columns and rows apart meet at a corner alone."""

ENDLESS: Final = 1 << 16
"""Farther than any city reaches."""

Places = Mapping[Cell, tuple[bool, ...]]
"""The cells where a card's top left block may lie, with the turns that are allowed there."""

Corners = Collection[tuple[int, int]]
"""Cells where a card's top left block would meet some terms, whether or not it may lie there."""


def corners(laid: tuple[Laid, ...], half: Half) -> frozenset[Cell]:
    """P1 to P4: where a card without terms of its own may lie in this city."""
    return frozenset(anywhere(laid, half))


def places(laid: tuple[Laid, ...], card: Card, terms: Terms, half: Half = Half.WHOLE) -> Places:
    """All five rules together."""
    return anywhere(laid, half) if card in BOX.base else on_terms(laid, half, card, terms)


@lru_cache(maxsize=512)
def anywhere(laid: tuple[Laid, ...], half: Half) -> Places:
    """P1 to P4 again: these places, both ways round."""
    if not laid:
        return {}
    # One card makes a small difference, and what there was without it is nearly always remembered.
    before, corner, city = anywhere(laid[:-1], half), laid[-1].cell, city_of(laid, half)
    if city.has_highway and not any(map(city.holds, footprint(corner))):
        return before
    # S2: no card may lie exactly on an earlier one, though several together may cover it.
    taken = city.corners
    found = {**before, **{one: TURNS for one in reach(corner) if one not in taken}}
    found.pop(corner, None)
    for cell in city.locked:
        for barred in covering(cell):
            found.pop(barred, None)
    return _on_land(found, city) if city.shore or city.has_highway else found


IN_REACH: Final = tuple(
    (right, down)
    for right, down in product(range(-2, 3), repeat=2)
    if abs(right) + abs(down) < MEETS_AT_A_CORNER
)
"""How far, in columns and rows, a card may lie from another and still touch it."""


@lru_cache(maxsize=4096)
def reach(corner: Cell) -> tuple[Cell, ...]:
    """The corners of all cards that would cover a card at this corner or share a side with it."""
    x, y = corner
    return tuple([Cell(x + right, y + down) for right, down in IN_REACH])


def covering(cell: Cell) -> tuple[Cell, ...]:
    """The corners of all cards that would cover this block."""
    x, y = cell
    return cell, Cell(x - 1, y), Cell(x, y - 1), Cell(x - 1, y - 1)


class Land(NamedTuple):
    """The columns and rows in which the corner of a card may lie, first and last."""

    left: int
    right: int
    top: int
    bottom: int


def _on_land(found: Places, city: City) -> Places:
    left, right, top, bottom = land(city)
    return {
        one: turns
        for one, turns in found.items()
        if left <= one[0] <= right and top <= one[1] <= bottom
    }


def land(city: City) -> Land:
    """P4: no block of a card lies beyond a beach line or the highway."""
    return Land(
        left=city.shore.get(Side.WEST, -ENDLESS),
        right=city.shore.get(Side.EAST, ENDLESS) - 1,
        top=HIGHWAY_ROW + 1 if city.half is Half.NEAR else city.shore.get(Side.NORTH, -ENDLESS),
        bottom=(HIGHWAY_ROW if city.half is Half.FAR else city.shore.get(Side.SOUTH, ENDLESS)) - 1,
    )


@lru_cache(maxsize=256)
def on_terms(laid: tuple[Laid, ...], half: Half, card: Card, terms: Terms) -> Places:
    """Where a card may lie that may ask something of its place."""
    asks, free = own_terms(card, terms), anywhere(laid, half)
    if asks is None:
        return free
    city = city_of(laid, half)
    upright, turned = (asks(city, free, card, turn) for turn in TURNS)
    rows = ((one, TURNS_IF[one in upright][one in turned]) for one in free)
    found = {corner: turns for corner, turns in rows if turns}
    if not found and card in BOX.sites:
        return free  # S22: terms that nothing can meet bind nobody
    return found


OwnTerms = Callable[[City, Places, Card, bool], Corners]


def own_terms(card: Card, terms: Terms) -> OwnTerms | None:
    """P5: what this card asks of its place, this way round; None if nothing."""
    if card in BOX.beaches:
        return _shores
    if card in BOX.roadwork:
        return _with_all_ends if terms.all_ends else _with_one_end
    return SITE_PLACES.get(terms.site) if card in BOX.sites else None


def shifted(cells: Iterable[Cell], block: int, towards: Side | None = None) -> Corners:
    """The corners of cards of which this block lies on one of these cells, or would if it were one
    step further that way."""
    x_step, y_step = STEPS[towards] if towards is not None else (0, 0)
    right, down = block % 2 + x_step, block // 2 + y_step
    return {(x - right, y - down) for x, y in cells}


# Beaches


def _shores(city: City, free: Places, card: Card, turn: bool) -> Corners:
    """A direction that no beach has taken yet, and nothing built beyond it."""
    side = beach_side(card, turn)
    if side in city.shore:
        return ()
    across = side in (Side.WEST, Side.EAST)
    lines = [x if across else y for x, y in city.blocks]
    if side in (Side.NORTH, Side.WEST):
        first = min(lines)
        return {one for one in free if shore_line(side, one) <= first}
    last = max(lines)
    return {one for one in free if shore_line(side, one) >= last}


# Roadwork


def _with_one_end(city: City, _: Places, card: Card, turn: bool) -> Corners:
    """Where every road of the card goes on in the city, with one end at least."""
    roads = roads_on(card, turn)
    return set.intersection(*(set().union(*_joins(city, road)) for road in roads))


def _with_all_ends(city: City, _: Places, card: Card, turn: bool) -> Corners:
    """Where every road of the card goes on in the city, with all its ends."""
    return set.intersection(
        *(set(corners) for road in roads_on(card, turn) for corners in _joins(city, road))
    )


def _joins(city: City, road: Iterable[Exit]) -> list[Corners]:
    """For each end of a road of the card, where it meets a road that stays in sight (S28)."""
    return [shifted(city.with_exit[OPPOSITE[side]], block, side) for block, side in road]


# What the terms of construction ask of a site


@lru_cache(maxsize=32)
def site_block(card: Card, turn: bool) -> int:
    """Which block of a site card is its X block, as it lies."""
    return [block.zone for block in face_of(card, turn)].index(Zone.SITE)


def _beside_homes(city: City, _: Places, card: Card, turn: bool) -> Corners:
    """Loud Hours: beside a home of another card."""
    block, homes = site_block(card, turn), city.cells_of(Zone.RESIDENTIAL)
    return set().union(*(shifted(homes, block, side) for side in outer_sides(block)))


def _deep(city: City, free: Places, _: Card, __: bool) -> Corners:
    """Deep Foundations: over at least two blocks."""
    blocks = city.blocks
    return {
        one
        for one in free
        if sum([cell in blocks for cell in footprint(one)]) >= LEAST_COVERED_BY_SITE
    }


def _over_trade(city: City, _: Places, card: Card, turn: bool) -> Corners:
    """Lost Trade: the X block over a commercial one."""
    return shifted(city.cells_of(Zone.COMMERCIAL), site_block(card, turn))


SITE_PLACES: Final[Mapping[Card, OwnTerms]] = MappingProxyType(
    {"site2": _beside_homes, "site3": _deep, "site4": _over_trade}
)
