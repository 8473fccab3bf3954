"""One sentence for a newcomer about the question that is put: what is good here, in figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.choices import MOST_AT_ONCE, Draft
from engine.core.words import Msg, msg, plain, pressed_or_touched
from engine.games.mycity.answers import can_build_later, can_pass, spots_for
from engine.games.mycity.choices import are_few, own_city, turn_token
from engine.games.mycity.fallback import Worths
from engine.games.mycity.guard import must_end
from engine.games.mycity.heuristic import heuristic
from engine.games.mycity.land import ground_of
from engine.games.mycity.names import building_name, item_name
from engine.games.mycity.pieces import Spot, cell_name, cell_named, middle_of, neighbours, size_of
from engine.games.mycity.stickers import goes_on_building, targets
from engine.games.mycity.track import Sheet, sheet
from engine.games.mycity.view import Answer, Chore, CityView, Stage, Task, Verb, View, grant_of

MOST_TRIED = 6
"""So many of the tidiest places are counted in full: a coach answers at once."""

MOST_NAMED = 3
"""So many lines of the table are named: the largest changes."""

WANT_ROOM = frozenset({"rock1", "well", "gold", "market", "soot"})
"""Stickers that are good where there is room all round; all others are good out of the way."""

WANT_LARGE = frozenset({"bell", "filter"})
"""Stickers that are good on a large building; all others on a small one."""


def coach(view: View, draft: Draft) -> Msg:
    """What makes a good answer to the question after this draft."""
    city = own_city(view)
    if view.stage is not Stage.BUILD:
        return _task(view, city, city.tasks[0])
    spots = spots_for(view, city)
    if not spots:
        return _nothing_fits(view, city)
    match draft:
        case (Verb.PLACE, turn):
            return _spot(view, city, [spot for spot in spots if turn_token(spot.turn) == turn])
        case _:
            return _turn(view, city, spots)


# Answering a card


def _nothing_fits(view: View, city: CityView) -> Msg:
    """Pass as long as something to come fits; else stopping costs nothing."""
    if can_build_later(view, city) and not must_end(view):
        return msg("mycity-coach-pass", points=view.plan.rules.pass_cost)
    return msg("mycity-coach-stop")


def _turn(view: View, city: CityView, spots: Sequence[Spot]) -> Msg:
    """Which way round, by the number on the picture; few ways are all drawn with their points."""
    turns = list(dict.fromkeys(spot.turn for spot in spots))
    best = _best(view, city, spots)
    if len(turns) > 1 and are_few(spots):
        return _in_frames(view, best)
    way = _numbered(turns.index(best.turn), msg(f"mycity-turn-{best.turn}"))
    return _praised(view, best, way)


def _numbered(at: int, name: Msg) -> Msg:
    """An answer by its number on the picture; by its name where there are no numbers."""
    return pressed_or_touched(msg("mycity-coach-number", number=at + 1), name)


def _spot(view: View, city: CityView, spots: Sequence[Spot]) -> Msg:
    """Where: by number, or by column and row where there are many places."""
    best = _best(view, city, spots)
    if are_few(spots):
        return _in_frames(view, best)
    place = _cell(middle_of(best.mask)[0])
    if len(spots) <= MOST_AT_ONCE:
        place = _numbered(spots.index(best), place)
    return _praised(view, best, place)


def _cell(cell: int) -> Msg:
    name = cell_name(cell).upper()
    return msg("mycity-coach-cell", column=plain(name[0]), row=plain(name[1:]))


def _best(view: View, city: CityView, spots: Sequence[Spot]) -> Spot:
    """Of the tidiest places the one with the best prospects."""
    tidiest = sorted(spots, key=Worths(view, city).of, reverse=True)[:MOST_TRIED]
    return max(tidiest, key=lambda spot: _prospects(_with(view, spot), city))


def _with(view: View, spot: Spot) -> View:
    return replace(view, answer=Answer(Verb.PLACE, spot.turn, spot.cell))


def _prospects(view: View, city: CityView) -> float:
    return sheet(view, city.seat).score + heuristic(view, city.seat)


def _praised(view: View, best: Spot, place: Msg) -> Msg:
    """A place with what it changes on the sheet; where it costs more than a pass, that is said."""
    city = own_city(view)
    before, after = (
        sheet(replace(view, answer=None), city.seat),
        sheet(_with(view, best), city.seat),
    )
    cost = view.plan.rules.pass_cost
    passing = can_pass(view.episode, city, view.firsts, view.card)
    if passing and after.score < before.score - cost:
        return msg("mycity-coach-rather-pass", points=before.score - after.score, cost=cost)
    if not city.placed:
        return msg("mycity-coach-first", place=place, points=after.score - before.score)
    return msg("mycity-coach-place", place=place, changes=_changes(before, after))


def _changes(before: Sheet, after: Sheet) -> tuple[Msg, ...]:
    """The lines that change, the largest changes first; never nothing, for cells are covered."""
    was = {line.item: line.points for line in before.lines}
    moved = [(line.points - was.get(line.item, 0), line.item) for line in after.lines]
    moved = sorted((one for one in moved if one[0]), key=lambda one: -abs(one[0]))
    told = [msg("mycity-coach-change", item=item_name(i), points=p) for p, i in moved[:MOST_NAMED]]
    return tuple(told) or (msg("mycity-coach-no-change"),)


def _in_frames(view: View, best: Spot) -> Msg:
    points = sheet(_with(view, best), own_city(view).seat).score
    return msg("mycity-coach-frames", points=points, building=building_name(view.card))


# Before and after the cards


def _task(view: View, city: CityView, task: Task) -> Msg:
    match task.kind:
        case Chore.NAME:
            return msg("mycity-coach-name")
        case Chore.COLOUR:
            return msg("mycity-coach-colour")
        case Chore.STICK:
            return _sticker(view, city, task)


def _sticker(view: View, city: CityView, task: Task) -> Msg:
    """What this sticker is best put on, and one such cell or building."""
    grant = grant_of(task)
    names = targets(view.plan, grant, city.land, city.marks)
    if goes_on_building(grant):
        best = (max if grant.sticker in WANT_LARGE else min)(names, key=size_of)
        return Msg(f"mycity-coach-stick-{grant.sticker}", {"place": building_name(best)})
    chosen = max if grant.sticker in WANT_ROOM else min
    best = chosen(names, key=lambda name: _open_sides(city, name))
    place = _cell(cell_named(best))
    if len(names) <= MOST_AT_ONCE:
        place = _numbered(names.index(best), place)
    return Msg(f"mycity-coach-stick-{grant.sticker}", {"place": place})


def _open_sides(city: CityView, name: str) -> int:
    """How many neighbours of a cell may be built on."""
    grass = ground_of(city.land).grass
    return sum(grass >> cell & 1 for cell in neighbours(cell_named(name)))
