"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.games.mycity.answers import can_build_later, can_pass, spots_for
from engine.games.mycity.box import COLOURS, Item, Kind
from engine.games.mycity.choices import NAMELESS, own_city, turn_token
from engine.games.mycity.land import Ground, ground_of
from engine.games.mycity.pieces import (
    BOX,
    Spot,
    cell_name,
    cell_named,
    colour_of,
    episode,
    neighbours,
)
from engine.games.mycity.points import built_mask
from engine.games.mycity.stickers import goes_on_building, targets
from engine.games.mycity.view import Chore, CityView, Stage, Task, Verb, View, grant_of


def fallback(view: View) -> Draft:
    """A tidy building where there is one; a pass rather than a ruined park; else the end."""
    city = own_city(view)
    if view.stage is not Stage.BUILD:
        return fallback_task(view, city, city.tasks[0])
    spots = spots_for(view, city)
    worths = Worths(view, city)
    best = max(spots, key=worths.of, default=None)
    passing = can_pass(view.episode, city, view.firsts, view.card)
    if best is not None and (worths.gain(best.mask) >= 0 or not passing):
        return (Verb.PLACE, turn_token(best.turn), cell_name(best.cell))
    return (Verb.PASS,) if passing and can_build_later(view, city) else (Verb.END,)


class Worths:
    """A rough guess how good a place is, made of a few comparisons of cells."""

    def __init__(self, view: View, city: CityView) -> None:
        ground = ground_of(city.land)
        self._taken = city.built | ~ground.grass
        self._kin = built_mask(
            one for one in city.placed if colour_of(one.building) is colour_of(view.card)
        )
        self._gains = [(ground.plain, 1), *feature_gains(view.episode, ground)]

    def of(self, spot: Spot) -> int:
        """Cells first, then the company of the same colour, then few gaps around."""
        company = 6 if spot.halo & self._kin else 0
        return 2 * self.gain(spot.mask) + company + (spot.halo & self._taken).bit_count()

    def gain(self, mask: int) -> int:
        """What it is worth to cover these cells."""
        return sum(points * (mask & cells).bit_count() for cells, points in self._gains)


def feature_gains(number: int, ground: Ground) -> list[tuple[int, int]]:
    """What it is worth to cover each kind of picture: rocks yes, trees no …"""
    return [
        (cells, sum(_cover_gain(BOX.items[key], kind) for key in episode(number).scoring))
        for kind, cells in ground.features.items()
    ]


def _cover_gain(item: Item, kind: str) -> int:
    weight = item.weights.get(kind, 0)
    match item.kind:
        case Kind.VISIBLE:
            return -item.points * weight
        case Kind.COVER:
            return item.points * weight
        case Kind.FIRST_ALL | Kind.ALL_COVERED | Kind.COVERED_BY if item.feature == kind:
            return 2
        case Kind.SURROUNDED | Kind.FEATURE_COLOURS if item.feature == kind:
            return -2
    return 0


def fallback_task(view: View, city: CityView, task: Task) -> Draft:
    """No name, the first colour, and stickers out of the way."""
    match task.kind:
        case Chore.NAME:
            return (NAMELESS,)
        case Chore.COLOUR:
            return (Chore.COLOUR, COLOURS[0])
    grant = grant_of(task)
    names = targets(view.plan, grant, city.land, city.marks)
    if goes_on_building(grant):
        return (Chore.STICK, names[0])
    return (Chore.STICK, min(names, key=lambda name: _open_sides(city, name)))


def _open_sides(city: CityView, name: str) -> int:
    grass = ground_of(city.land).grass
    return sum(grass >> cell & 1 for cell in neighbours(cell_named(name)))
