"""The score sheet of a city, and the points of a team or of two rivals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.sprawlopolis.city import HIGHWAY_ROW, City, Group, Half, Road, city_of
from engine.games.sprawlopolis.conditions import CONDITIONS, NOTHING, Earned
from engine.games.sprawlopolis.modules import BEACH_TERMS, SITE_TERMS, landmarks, wrecktar
from engine.games.sprawlopolis.pieces import BOX, ZONES, Card, Laid, Zone
from engine.games.sprawlopolis.terms import Level, Terms


@dataclass(frozen=True)
class Sheet:
    """One city, counted. Where a module is not in play its line is empty.

    ``zones`` holds the largest group of each zone, ``conditions`` follow the order of the terms.
    """

    city: City
    zones: Mapping[Zone, Group]
    roads: tuple[Road, ...]
    road_count: int
    conditions: tuple[Earned, ...]
    sites: Earned = NOTHING
    landmarks: Earned = NOTHING
    wrecktar: Earned = NOTHING
    beach: Earned = NOTHING

    def zone_points(self, zone: Zone, level: Level) -> int:
        """What this zone pays; on the hard level only the single largest one does (S9)."""
        if level is Level.HARD and zone is not self.best_zone:
            return 0
        return len(self.zones[zone])

    @property
    def best_zone(self) -> Zone:
        """The zone with the largest group of all."""
        return max(ZONES, key=lambda zone: len(self.zones[zone]))

    def road_points(self, level: Level) -> int:
        """Every road costs a point; on the easy level none does."""
        return 0 if level is Level.EASY else -self.road_count


@lru_cache(maxsize=512)
def sheet(laid: tuple[Laid, ...], terms: Terms, half: Half = Half.WHOLE) -> Sheet:
    """This city as it would be counted now."""
    city = city_of(laid, half)
    return Sheet(
        city=city,
        zones={zone: city.largest(zone) for zone in ZONES},
        roads=city.roads,
        road_count=city.road_count,
        conditions=tuple(CONDITIONS[card](city) for card in terms.conditions),
        sites=SITE_TERMS[terms.site](city) if terms.site else NOTHING,
        landmarks=landmarks(city) if terms.landmarks else NOTHING,
        wrecktar=wrecktar(city) if terms.wrecktar else NOTHING,
        beach=BEACH_TERMS[terms.beach](city) if terms.beach else NOTHING,
    )


def sheets(laid: tuple[Laid, ...], terms: Terms) -> tuple[Sheet, ...]:
    """The only city; or the near one, then the far one."""
    if not terms.two_cities:
        return (sheet(laid, terms),)
    # A card changes one city and leaves the other as it was counted before.
    return tuple([sheet(_laid_in(laid, half), terms, half) for half in (Half.NEAR, Half.FAR)])


def _laid_in(laid: tuple[Laid, ...], half: Half) -> tuple[Laid, ...]:
    """The cards of one city; those of the highway belong to both."""
    if half is Half.NEAR:
        return tuple([one for one in laid if one.cell.y >= HIGHWAY_ROW])
    return tuple([one for one in laid if one.cell.y <= HIGHWAY_ROW])


def unlaid_penalty(cards: Iterable[Card]) -> int:
    """What Roadwork cards cost that were never laid."""
    return sum(BOX.roadwork[card].penalty for card in cards)
