"""What each kind of line counts on a board, place by place: points, and the cells as bits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.games.mycity.box import COLOURS, Colour, Item, Kind
from engine.games.mycity.land import COLUMN_MASKS, ROW_MASKS, zone_of
from engine.games.mycity.pieces import cells_in, neighbours
from engine.games.mycity.points import House, Town, colours_among

Earned = Iterator[tuple[int, int]]
"""Points, and the cells as bits."""

# The cells


def _each(mask: int) -> Iterator[int]:
    yield from (1 << cell for cell in cells_in(mask))


def _visible(town: Town, item: Item) -> Earned:
    for kind, weight in item.weights.items():
        for cell in _each(town.ground.features.get(kind, 0) & ~town.built):
            yield item.points * weight, cell


def _covered(town: Town, item: Item) -> Earned:
    for kind, weight in item.weights.items():
        for cell in _each(town.ground.features.get(kind, 0) & town.built):
            yield item.points * weight, cell


def _empty(town: Town, item: Item) -> Earned:
    yield from ((item.points, cell) for cell in _each(town.ground.plain & ~town.built))


def _rows(town: Town, item: Item) -> Earned:
    return _lines(town, item, ROW_MASKS)


def _columns(town: Town, item: Item) -> Earned:
    return _lines(town, item, COLUMN_MASKS)


def _lines(town: Town, item: Item, lines: tuple[int, ...]) -> Earned:
    gaps = (town.ground.plain | town.ground.drawn(item.weights)) & ~town.built
    for line in lines:
        if line & town.ground.grass and not line & gaps:
            yield item.points, line


def _all_covered(town: Town, item: Item) -> Earned:
    cells = town.ground.features.get(item.feature, 0)
    if cells and not cells & ~town.built:
        yield item.points, cells


def first_prize(town: Town, item: Item) -> Earned:
    """The prize of who came first, for all cells of a drawing or of a part of the board."""
    drawn = town.ground.features.get(item.feature, 0) if item.feature else 0
    yield item.points, (drawn | zone_of(town.land, item.zone)) & town.built


# The colours


def _chosen_group(town: Town, item: Item) -> Earned:
    if town.chosen:
        weight, mask = largest_group(town, item, Colour(town.chosen))
        yield item.points * weight, mask


def largest_group(town: Town, item: Item, colour: Colour) -> tuple[int, int]:
    """The weight and the cells of the heaviest set of buildings that hang together."""
    left = [house for house in town.houses if house.shows(colour)]
    best = (0, 0)
    while left:
        weight, mask, edge = 0, 0, [left.pop()]
        while edge:
            house = edge.pop()
            mask |= house.mask
            weight += town.rules.guild_weight if item.sticker in house.stickers else 1
            edge += [other for other in left if other.mask & house.halo]
            left = [other for other in left if not other.mask & house.halo]
        best = max(best, (weight, mask), key=lambda found: found[0])
    return best


def _churches(town: Town, item: Item) -> Earned:
    for house in town.houses:
        if house.colour is item.colour:
            happy = colours_among(town.next_to(house.mask)) == len(COLOURS)
            points = item.points + item.bonus * (item.sticker in house.stickers)
            yield points if happy else 0, house.mask


def _feature_colours(town: Town, item: Item) -> Earned:
    for cell in _each(town.ground.features.get(item.feature, 0) & ~town.built):
        yield item.points * colours_among(town.next_to(cell)), cell


def _bridges(town: Town, item: Item) -> Earned:
    roofs = {cell: house for house in town.houses for cell in cells_in(house.mask)}
    sides = [side for side in town.ground.river if _same(roofs.get(side[0]), roofs.get(side[1]))]
    yield from ((item.points, 1 << west | 1 << east) for west, east in sides[: item.most])


def _same(one: House | None, other: House | None) -> bool:
    if one is None or other is None:
        return False
    return any(one.shows(colour) and other.shows(colour) for colour in COLOURS)


# Single buildings


def _surrounded(town: Town, item: Item) -> Earned:
    for cell in _each(town.ground.features.get(item.feature, 0) & ~town.built):
        around = sum(1 << other for other in neighbours(cell.bit_length() - 1))
        yield item.sides[sum(bool(house.mask & around) for house in town.houses)], cell


def _covered_by(town: Town, item: Item) -> Earned:
    cells = town.ground.features.get(item.feature, 0)
    for house in town.houses:
        if house.shows(item.colour):
            yield from ((item.points, cell) for cell in _each(house.mask & cells))


def _marked(town: Town, item: Item) -> Earned:
    yield from ((item.points, h.mask) for h in town.houses if item.sticker in h.stickers)


def _marked_neighbours(town: Town, item: Item) -> Earned:
    sources = 0
    for house in town.houses:
        if item.sticker in house.stickers and item.unless not in house.stickers:
            sources |= house.mask
    beside = [house for house in town.next_to(sources) if house.colour is item.colour]
    yield from ((item.points, house.mask) for house in beside)


def _in_zone(town: Town, item: Item) -> Earned:
    zone = zone_of(town.land, item.zone)
    inside = [house.mask & zone for house in town.houses if house.mask & zone]
    yield from ((item.points, mask) for mask in inside[: item.most])


EARNED: Mapping[Kind, Callable[[Town, Item], Earned]] = {
    Kind.COVER: _covered,
    Kind.VISIBLE: _visible,
    Kind.EMPTY: _empty,
    Kind.CHOSEN_GROUP: _chosen_group,
    Kind.NEIGHBOURS: _churches,
    Kind.SURROUNDED: _surrounded,
    Kind.COVERED_BY: _covered_by,
    Kind.FEATURE_COLOURS: _feature_colours,
    Kind.ROWS: _rows,
    Kind.COLUMNS: _columns,
    Kind.ALL_COVERED: _all_covered,
    Kind.MARKED: _marked,
    Kind.MARKED_NEIGHBOURS: _marked_neighbours,
    Kind.ZONE: _in_zone,
    Kind.BRIDGES: _bridges,
}
