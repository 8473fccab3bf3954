"""The points of the team, or of two rivals, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.sprawlopolis.names import condition_name, zone_name
from engine.games.sprawlopolis.pieces import ZONES, Scoring, Tie
from engine.games.sprawlopolis.points import Sheet
from engine.games.sprawlopolis.terms import Level, Terms
from engine.games.sprawlopolis.view import View

ZONES_CHOSEN = 2
MAJORITY_POINT = 1
MORE_ROADS = -2


def team_tally(sheets: Sequence[Sheet], terms: Terms, roadwork: int) -> Tally:
    """The lines of the common score; two cities are added up line by line."""
    return Tally(
        None,
        (
            *_zone_parts(sheets, terms.level),
            *_road_parts(sheets, terms.level),
            *_condition_parts(sheets, terms),
            *_module_parts(sheets, terms, roadwork),
        ),
    )


def _zone_parts(sheets: Sequence[Sheet], level: Level) -> list[Part]:
    return [Part(zone_name(z), sum(one.zone_points(z, level) for one in sheets)) for z in ZONES]


def _road_parts(sheets: Sequence[Sheet], level: Level) -> list[Part]:
    if level is Level.EASY:
        return []
    return [Part(msg("sprawlopolis-part-roads"), sum(one.road_points(level) for one in sheets))]


def _condition_parts(sheets: Sequence[Sheet], terms: Terms) -> list[Part]:
    return [
        Part(condition_name(card), sum(one.conditions[place].points for one in sheets))
        for place, card in enumerate(terms.conditions)
    ]


def _module_parts(sheets: Sequence[Sheet], terms: Terms, roadwork: int) -> list[Part]:
    """Modules need a single city, so there is a single sheet wherever one is in play."""
    city, parts = sheets[0], []
    if terms.beach:
        parts.append(Part(condition_name(terms.beach), city.beach.points))
    if terms.site:
        parts.append(Part(condition_name(terms.site), city.sites.points))
    if terms.landmarks:
        parts.append(Part(msg("sprawlopolis-part-landmarks"), city.landmarks.points))
    if terms.wrecktar:
        parts.append(Part(msg("sprawlopolis-part-wrecktar"), city.wrecktar.points))
    if terms.roadwork:
        parts.append(Part(msg("sprawlopolis-part-roadwork"), roadwork))
    return parts


# Duel


def duel_tallies(sheets: Sequence[Sheet], terms: Terms, near: Seat) -> tuple[Tally, ...]:
    """The points of both seats; the near city belongs to ``near``."""
    count = COUNTS[terms.duel_card.scoring]
    return tuple(
        Tally(seat, tuple(count(*own_first(sheets, seat, near), terms))) for seat in (0, 1)
    )


def own_first(sheets: Sequence[Sheet], seat: Seat, near: Seat) -> tuple[Sheet, Sheet]:
    """The sheet of this seat, then the rival's."""
    near_sheet, far_sheet = sheets
    return (near_sheet, far_sheet) if seat == near else (far_sheet, near_sheet)


def values(sheet: Sheet, terms: Terms) -> list[Part]:
    """The six things that a duel compares: four zones, two conditions."""
    return [*_zone_parts([sheet], Level.NORMAL), *_condition_parts([sheet], terms)]


def by_normal(own: Sheet, _: Sheet, terms: Terms) -> list[Part]:
    """Zones and conditions, less the roads."""
    return [*values(own, terms), *_road_parts([own], Level.NORMAL)]


def by_majority(own: Sheet, other: Sheet, terms: Terms) -> list[Part]:
    """A point for each thing in which one is ahead; two less for more roads."""
    parts = [
        Part(mine.label, MAJORITY_POINT * (mine.points > theirs.points))
        for mine, theirs in zip(values(own, terms), values(other, terms), strict=True)
    ]
    more = MORE_ROADS * (own.road_count > other.road_count)
    return [*parts, Part(msg("sprawlopolis-part-roads"), more)]


def by_choice(own: Sheet, _: Sheet, terms: Terms) -> list[Part]:
    """The best two zones and the better condition, less the roads; nobody is asked (S38)."""
    zones = _zone_parts([own], Level.NORMAL)
    conditions = _condition_parts([own], terms)
    return [
        *_only_best(zones, ZONES_CHOSEN),
        *_only_best(conditions, 1),
        *_road_parts([own], Level.NORMAL),
    ]


def _only_best(parts: list[Part], count: int) -> list[Part]:
    """All the lines, but only the best of them with their points."""
    best = sorted(range(len(parts)), key=lambda place: -parts[place].points)[:count]
    return [p if n in best else Part(p.label, 0) for n, p in enumerate(parts)]


COUNTS: dict[Scoring, Callable[[Sheet, Sheet, Terms], list[Part]]] = {
    Scoring.NORMAL: by_normal,
    Scoring.MAJORITY: by_majority,
    Scoring.CHOICE: by_choice,
}


def duel_standings(sheets: Sequence[Sheet], terms: Terms, near: Seat) -> list[tuple[int, int]]:
    """What decides a duel, seat by seat: points, then what the terms say."""
    tallies = duel_tallies(sheets, terms, near)
    own = [own_first(sheets, seat, near)[0] for seat in (0, 1)]
    return [(tallies[seat].points, tie_value(own[seat], terms.duel_card.tie)) for seat in (0, 1)]


def tie_value(sheet: Sheet, tie: Tie) -> int:
    """What decides a duel that is level: the higher value wins."""
    match tie:
        case Tie.ROADS:
            return -sheet.road_count
        case Tie.GROUP:
            return max(len(group) for group in sheet.zones.values())
        case Tie.BLOCKS:
            return len(sheet.city.blocks)


def score(view: View) -> tuple[Tally, ...]:
    """The points if they were counted now: the team's, or those of two rivals."""
    if view.terms.is_duel:
        return duel_tallies(view.sheets, view.terms, view.near)
    return (team_tally(view.sheets, view.terms, view.roadwork_penalty),)


def goal(view: View) -> int | None:
    """The fewest points with which the team wins; a duel has none."""
    return None if view.terms.is_duel else view.terms.enough
