"""What a city is worth: every line of the scoring table, looked up by the kind of its item."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.mycity.box import COLOURS, FIRSTS, INSTANT, Colour, Item, Kind, Rules
from engine.games.mycity.land import (
    COLUMN_MASKS,
    ROW_MASKS,
    Ground,
    ground_of,
    zone_of,
)
from engine.games.mycity.pieces import BOX, cells_in, colour_of, episode, neighbours, spot_table
from engine.games.mycity.view import Land, Mark, Placed


@dataclass(frozen=True)
class House:
    """A building that stands, with what scoring asks of it."""

    mask: int
    halo: int
    colour: Colour
    stickers: tuple[str, ...]

    def shows(self, colour: Colour) -> bool:
        """Whether it counts as this colour."""
        return self.colour in (colour, Colour.WILD)


@dataclass(frozen=True)
class Town:
    """One board as scoring sees it."""

    land: Land
    ground: Ground
    rules: Rules
    houses: tuple[House, ...]
    built: int
    chosen: str

    def next_to(self, mask: int) -> list[House]:
        """The buildings that share a side with these cells."""
        return [house for house in self.houses if house.halo & mask]


def built_mask(placed: Iterable[Placed]) -> int:
    """The cells under these buildings."""
    mask = 0
    for one in placed:
        mask |= spot_table(one.building)[one.turn, one.cell].mask
    return mask


@lru_cache(maxsize=4096)
def end_values(
    number: int, land: Land, placed: tuple[Placed, ...], marks: tuple[Mark, ...], chosen: str
) -> Mapping[str, int]:
    """The full value of every line that is counted at the end of this episode."""
    plan = episode(number)
    town = Town(
        land=land,
        ground=ground_of(land),
        rules=plan.rules,
        houses=tuple(_house(one, marks) for one in placed),
        built=built_mask(placed),
        chosen=chosen,
    )
    items = {key: BOX.items[key] for key in plan.scoring}
    at_end = {key: item for key, item in items.items() if item.kind not in INSTANT | FIRSTS}
    return {key: COUNTS[item.kind](town, item) for key, item in at_end.items()}


def _house(one: Placed, marks: tuple[Mark, ...]) -> House:
    spot = spot_table(one.building)[one.turn, one.cell]
    stickers = tuple(mark.sticker for mark in marks if mark.building == one.building)
    return House(spot.mask, spot.halo, colour_of(one.building), stickers)


# The cells


def visible(town: Town, item: Item) -> int:
    """Trees and rocks that are not built over."""
    shown = [
        weight * (town.ground.features.get(kind, 0) & ~town.built).bit_count()
        for kind, weight in item.weights.items()
    ]
    return item.points * sum(shown)


def empty(town: Town, item: Item) -> int:
    """Light green cells with neither a picture nor a building."""
    return item.points * (town.ground.plain & ~town.built).bit_count()


def complete_rows(town: Town, item: Item) -> int:
    """Rows that show neither an empty cell nor a rock."""
    return _complete(town, item, ROW_MASKS)


def complete_columns(town: Town, item: Item) -> int:
    """Columns that show neither an empty cell nor a rock."""
    return _complete(town, item, COLUMN_MASKS)


def _complete(town: Town, item: Item, lines: tuple[int, ...]) -> int:
    gaps = (town.ground.plain | town.ground.drawn(item.weights)) & ~town.built
    return item.points * sum(bool(line & town.ground.grass) and not line & gaps for line in lines)


def all_covered(town: Town, item: Item) -> int:
    """Every cell with this feature lies under a building."""
    cells = town.ground.features.get(item.feature, 0)
    return item.points if cells and not cells & ~town.built else 0


# The colours


def groups(town: Town, item: Item) -> int:
    """The largest group of each colour."""
    return item.points * sum(largest_group(town, item, colour) for colour in COLOURS)


def chosen_group(town: Town, item: Item) -> int:
    """The largest group of the colour of the exhibition, once more."""
    if not town.chosen:
        return 0
    return item.points * largest_group(town, item, Colour(town.chosen))


def largest_group(town: Town, item: Item, colour: Colour) -> int:
    """The heaviest set of buildings of this colour that hang together side by side."""
    left = [house for house in town.houses if house.shows(colour)]
    best = 0
    while left:
        weight, edge = 0, [left.pop()]
        while edge:
            house = edge.pop()
            weight += town.rules.guild_weight if item.sticker in house.stickers else 1
            edge += [other for other in left if other.mask & house.halo]
            left = [other for other in left if not other.mask & house.halo]
        best = max(best, weight)
    return best


def colours_among(houses: Iterable[House]) -> int:
    """How many of the three colours these show; a wild one stands in for one that is missing."""
    shown = [house.colour for house in houses]
    plain = set(shown).intersection(COLOURS)
    return min(len(COLOURS), len(plain) + shown.count(Colour.WILD))


def churches(town: Town, item: Item) -> int:
    """Churches that touch all three colours, with a little more for a bell."""
    happy = [
        house
        for house in town.houses
        if house.colour is item.colour and colours_among(town.next_to(house.mask)) == len(COLOURS)
    ]
    return sum(item.points + item.bonus * (item.sticker in house.stickers) for house in happy)


def feature_colours(town: Town, item: Item) -> int:
    """For each such cell in sight, the different colours around it."""
    cells = cells_in(town.ground.features.get(item.feature, 0) & ~town.built)
    return item.points * sum(colours_among(town.next_to(1 << cell)) for cell in cells)


def bridges(town: Town, item: Item) -> int:
    """Sides of the river with the same colour on both banks."""
    roofs = {cell: house.colour for house in town.houses for cell in cells_in(house.mask)}
    sides = [(roofs.get(west), roofs.get(east)) for west, east in town.ground.river]
    return item.points * min(item.most, sum(_matches(*roof) for roof in sides))


def _matches(one: Colour | None, other: Colour | None) -> bool:
    pair = {one, other}
    if None in pair or Colour.PURPLE in pair:
        return False
    return len(pair) == 1 or Colour.WILD in pair


# Single buildings


def surrounded(town: Town, item: Item) -> int:
    """Wells in sight, by how many different buildings stand on their four sides."""
    cells = cells_in(town.ground.features.get(item.feature, 0) & ~town.built)
    return sum(item.sides[_buildings_around(town, cell)] for cell in cells)


def _buildings_around(town: Town, cell: int) -> int:
    around = sum(1 << other for other in neighbours(cell))
    return sum(bool(house.mask & around) for house in town.houses)


def covered_by(town: Town, item: Item) -> int:
    """Cells with this feature under a building of this colour."""
    cells = town.ground.features.get(item.feature, 0)
    under = [(house.mask & cells).bit_count() for house in town.houses if house.shows(item.colour)]
    return item.points * sum(under)


def marked(town: Town, item: Item) -> int:
    """Buildings that carry this sticker."""
    return item.points * sum(item.sticker in house.stickers for house in town.houses)


def marked_neighbours(town: Town, item: Item) -> int:
    """Buildings of this very colour beside one with the sticker, unless another tames it."""
    sources = 0
    for house in town.houses:
        if item.sticker in house.stickers and item.unless not in house.stickers:
            sources |= house.mask
    return item.points * sum(house.colour is item.colour for house in town.next_to(sources))


def in_zone(town: Town, item: Item) -> int:
    """Buildings that stand in a part of the board, up to a number."""
    zone = zone_of(town.land, item.zone)
    return item.points * min(item.most, sum(bool(house.mask & zone) for house in town.houses))


COUNTS: Mapping[Kind, Callable[[Town, Item], int]] = {
    Kind.VISIBLE: visible,
    Kind.EMPTY: empty,
    Kind.GROUP: groups,
    Kind.CHOSEN_GROUP: chosen_group,
    Kind.NEIGHBOURS: churches,
    Kind.SURROUNDED: surrounded,
    Kind.COVERED_BY: covered_by,
    Kind.FEATURE_COLOURS: feature_colours,
    Kind.ROWS: complete_rows,
    Kind.COLUMNS: complete_columns,
    Kind.ALL_COVERED: all_covered,
    Kind.MARKED: marked,
    Kind.MARKED_NEIGHBOURS: marked_neighbours,
    Kind.ZONE: in_zone,
    Kind.BRIDGES: bridges,
}
