"""Where on the picture of a player one touches a cell, a place for a building, a turn of it, or a
building that a sticker goes on."""

from __future__ import annotations

from engine.core.seats import PUBLIC, Seat
from engine.games.mycity.choices import turn_token
from engine.games.mycity.view import Stage, View
from render.games.mycity.cards import turn_places
from render.games.mycity.chores import building_places, buildings_asked
from render.games.mycity.field import Field
from render.games.mycity.hand import own_board, question_box
from render.games.mycity.question import shows_card, turns_box
from render.games.mycity.spots import middles, named_places, turns_in
from render.kit.layout import Box
from render.kit.outline import Outline, Places, pieces_in
from render.painter import Marks


def places(view: View, marks: Marks) -> Places:
    """Places for a building overlap, so that each is touched where its number stands."""
    if view.eye is PUBLIC:
        return Places()
    rows = view.cities[view.eye].land.rows
    _, field = own_board(rows)
    question = question_box(rows)
    spots = {**_on_board(field, view, marks), **_turns(question, view, marks)}
    pieces = pieces_in(_buildings(question, view, view.eye).items())
    return Places({name: Outline.of(box) for name, box in spots.items()}, pieces)


def _on_board(field: Field, view: View, marks: Marks) -> dict[str, Box]:
    named = named_places(view, marks)
    cells = middles(tuple(named.values()))
    return {name: _cell_at(field, one) for name, one in zip(named, cells, strict=True)}


def _cell_at(field: Field, middle: tuple[int, ...]) -> Box:
    """A box as large as a cell in the middle of these cells."""
    x, y = field.around(middle).centre
    return Box(x - field.cell // 2, y - field.cell // 2, field.cell, field.cell)


def _turns(question: Box, view: View, marks: Marks) -> dict[str, Box]:
    if not shows_card(view):
        return {}
    shown = turn_places(turns_box(question, view), view.card)
    return {turn_token(turn): shown[turn] for turn, _ in turns_in(marks)}


def _buildings(question: Box, view: View, seat: Seat) -> dict[str, Box]:
    if view.stage is Stage.BUILD or not view.cities[seat].tasks:
        return {}
    buildings = buildings_asked(view, seat)
    return building_places(question, buildings) if buildings else {}
