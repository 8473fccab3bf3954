"""One player in words: the city, the points, what was gathered, and how far they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from engine.core.words import Msg, msg, plain, typed, who
from engine.games.mycity.circles import places
from engine.games.mycity.letters import colour_signs, ground_signs, sign_of, signs_of
from engine.games.mycity.names import item_name, sticker_name
from engine.games.mycity.pieces import cell_name
from engine.games.mycity.track import sheet
from engine.games.mycity.view import CityView, Mark, Stage, View
from engine.kit.numbers import signed

NOTHING = "–"
"""Stands for a player who has no such sticker."""

BARE = "."
"""What a building has on it without a sticker: as a free cell."""


def player(view: View, city: CityView) -> Msg:
    """Who, with the points, then one fact after the other."""
    told = (_gathered, _newest, _result, _status)
    facts = (fact for tell in told for fact in tell(view, city))
    return reduce(_and, facts, _points(view, city))


def _and(said: Msg, fact: Msg) -> Msg:
    return msg("mycity-text-and", said=said, fact=fact)


def counts(view: View) -> Msg:
    """What the numbers in brackets are for."""
    return msg("mycity-text-counts", items=tuple(map(item_name, _items(view))))


def marks(view: View) -> Iterator[Msg]:
    """The stickers on buildings that stand, each kind once, with a place for every player."""
    standing = [_standing_marks(city) for city in view.cities]
    kinds = dict.fromkeys(mark.sticker for row in standing for mark in row)
    if kinds:
        told = tuple(_mark(kind, standing) for kind in kinds)
        yield msg("mycity-text-marks", marks=told)


def _standing_marks(city: CityView) -> tuple[Mark, ...]:
    built = {one.building for one in city.placed}
    return tuple(mark for mark in city.marks if mark.building in built)


def _mark(sticker: str, standing: Sequence[Sequence[Mark]]) -> Msg:
    rows = ("".join(sign_of(m.building) for m in row if m.sticker == sticker) for row in standing)
    buildings = plain(" ".join(row or NOTHING for row in rows))
    return msg("mycity-text-mark", sticker=sticker_name(sticker), buildings=buildings)


def _points(view: View, city: CityView) -> Msg:
    """Before the first card nothing is booked yet."""
    if view.stage is Stage.PREPARE:
        return _name(view, city)
    points, parts = sheet(view, city.seat).score, _parts(view, city)
    return msg("mycity-text-player", who=_name(view, city), points=points, parts=parts)


def _name(view: View, city: CityView) -> Msg:
    if not view.legacy and not city.name:
        return who(city.seat)
    name = typed(city.name) if city.name else msg("mycity-text-no-name")
    return _and(who(city.seat), name)


def _items(view: View) -> tuple[str, ...]:
    """What is booked in this episode, as on the sheets; an old debt where somebody has one."""
    found = [line.item for city in view.cities for line in sheet(view, city.seat).lines]
    return tuple(dict.fromkeys(found))


def _parts(view: View, city: CityView) -> str:
    """The points of one player, item by item in the order of the line above."""
    booked = {line.item: line.points for line in sheet(view, city.seat).lines}
    return " ".join(signed(booked.get(item, 0)) for item in _items(view))


def _gathered(view: View, city: CityView) -> Iterator[Msg]:
    """Progress circles and nuggets of the campaign, and the colour of the exhibition."""
    if view.legacy:
        yield msg("mycity-text-circles", circles=city.circles)
    if view.plan.nuggets:
        yield msg("mycity-text-nuggets", nuggets=city.nuggets)
    if city.colour:
        yield msg("mycity-text-exhibition", signs=colour_signs(view, city.colour))


def _newest(view: View, city: CityView) -> Iterator[Msg]:
    if newest := view.newest(city.seat):
        yield msg("mycity-text-newest", building=signs_of(one.building for one in newest))


def _result(view: View, city: CityView) -> Iterator[Msg]:
    """The place, the circles it brought, and what has been stuck on the board since the count."""
    if city.result is None:
        return
    yield msg("mycity-text-place", rank=places(view)[city.seat])
    if earned := sum(line.points for line in city.result.circles):
        yield msg("mycity-text-earned", circles=earned)
    if before := " ".join(_before_stickers(city)):
        yield msg("mycity-text-counted", before=plain(before))


def _before_stickers(city: CityView) -> Iterator[str]:
    """Every cell and building that has a sticker since the count, with what was there then."""
    now, then = ground_signs(city.land), ground_signs(city.counted_land)
    for cell, (new, old) in enumerate(zip(now, then, strict=True)):
        if new != old:
            yield f"{cell_name(cell).upper()}={old}"
    for mark in city.marks:
        if mark not in city.counted_marks:
            yield f"{sign_of(mark.building)}={BARE}"


def _status(view: View, city: CityView) -> Iterator[Msg]:
    """How far the player is, and whether the table waits for them."""
    if view.stage is Stage.BUILD:
        yield from _building(view, city)
    elif view.stage is not Stage.OVER and not city.tasks:
        yield msg("mycity-text-ready")
    if city.seat in view.asked:
        yield msg("mycity-text-asked")


def _building(view: View, city: CityView) -> Iterator[Msg]:
    if view.own_pace:
        yield msg("mycity-text-rounds", rounds=city.rounds)
    if city.finished:
        yield msg("mycity-text-finished")
    elif view.answered(city.seat) and not view.own_pace:
        yield msg("mycity-text-answered")
    if city.ended:
        yield msg("mycity-text-ended")
