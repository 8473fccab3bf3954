"""Where the points lie on a board: for every line of the table, the cells that earn them.

The sums are those of ``score`` and ``track``; here they are only told place by place. What a line
would give beyond the end of the track is shown, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.mycity.box import COLOURS, Item, Kind
from engine.games.mycity.land import ground_of
from engine.games.mycity.pieces import BOX, cells_in, colour_of, episode, spot_table
from engine.games.mycity.points import House, Town, built_mask
from engine.games.mycity.view import CityView, First, Placed
from render.games.mycity.earned import EARNED, first_prize, largest_group


class Credit(NamedTuple):
    """Points for one line of the table, and the cells that they are for."""

    item: str
    points: int
    cells: tuple[int, ...]
    colour: str = ""


def credits_of(number: int, city: CityView, firsts: Sequence[First]) -> tuple[Credit, ...]:
    """Everything on this board that counts, in the order of the table."""
    town = town_of(number, city)
    return tuple(
        credit for key in episode(number).scoring for credit in _credits(town, key, city, firsts)
    )


def town_of(number: int, city: CityView) -> Town:
    """The board as scoring sees it."""
    return Town(
        land=city.counted_land,
        ground=ground_of(city.counted_land),
        rules=episode(number).rules,
        houses=tuple(_house(one, city) for one in city.placed),
        built=built_mask(city.placed),
        chosen=city.colour,
    )


def _house(one: Placed, city: CityView) -> House:
    spot = spot_table(one.building)[one.turn, one.cell]
    marks = tuple(mark.sticker for mark in city.counted_marks if mark.building == one.building)
    return House(spot.mask, spot.halo, colour_of(one.building), marks)


def _credits(town: Town, key: str, city: CityView, firsts: Sequence[First]) -> Iterator[Credit]:
    item = BOX.items[key]
    match item.kind:
        case Kind.UNBUILT:
            return
        case Kind.FIRST_ALL | Kind.FIRST_ZONE:
            won = any(one.item == key and city.seat in one.seats for one in firsts)
            earned = first_prize(town, item) if won else iter(())
        case Kind.GROUP:
            yield from _groups(town, key, item)
            return
        case _:
            earned = EARNED[item.kind](town, item)
    colour = town.chosen if item.kind is Kind.CHOSEN_GROUP else ""
    for points, mask in earned:
        yield Credit(key, points, cells_in(mask), colour)


def _groups(town: Town, key: str, item: Item) -> Iterator[Credit]:
    for colour in COLOURS:
        weight, mask = largest_group(town, item, colour)
        if weight:
            yield Credit(key, item.points * weight, cells_in(mask), colour)
