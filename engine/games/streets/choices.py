"""The questions of Streets, asked of what the player sees: what to do, and how to build."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.core.choices import Done, Draft, OneOf, Option, Step, Tone
from engine.core.words import msg, pressed_or_touched
from engine.games.streets.building import coverable, may_double, own_cells
from engine.games.streets.income_choices import (
    MOST_ASIDES,
    ask_move,
    ask_nothing,
    ask_show,
    ask_street,
    ask_tokens,
    substitutes,
    tile_option,
)
from engine.games.streets.names import tile_name, value_text
from engine.games.streets.place_choices import ask_place, ask_road, ask_where
from engine.games.streets.points import final_payments
from engine.games.streets.table import Stage, Table
from engine.games.streets.view import View
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell, Side, cell_name, cell_named, in_reading_order

ASIDES: Final = ("renovate", "keep")
"""What stands aside where there is something more usual to do."""


def ask(view: View, draft: Draft) -> Step:
    """The next question; most stages have one verb, so the first one answers itself."""
    if not draft:
        return verbs(view)
    verb, *answers = draft
    return QUESTIONS[verb](view, tuple(answers))


def verbs(view: View) -> OneOf:
    """What can be done now. What is rarely done instead of the usual thing stands aside."""
    possible = tuple(_verbs(view))
    options = tuple(
        Option(verb, msg(f"streets-verb-{verb}"), secondary=verb in ASIDES and verb != possible[0])
        for verb in possible
    )
    return OneOf(msg("streets-ask-verb"), options)


def _verbs(view: View) -> Iterator[str]:
    match view.stage:
        case Stage.BUILD:
            if view.placements:
                yield "build"
            if coverable(view.table):
                yield "renovate"
            elif not view.placements:
                yield "discard"
        case Stage.SHOW:
            if substitutes(view):
                yield "show"
            yield "keep"
        case Stage.ORDER:
            yield "count"
        case Stage.TOKENS:
            yield "take"
        case stage:
            yield str(stage)


# Building


def ask_build(view: View, answers: Draft) -> Step:
    """Which tile, where, on which side its road; for the Investor, how many signs."""
    match answers:
        case ():
            return ask_tile(view)
        case (tile,):
            return ask_where(view.table.ground(), tile)
        case (tile, name):
            cell = cell_named(name)
            prompt = msg("streets-ask-side", tile=tile_name(tile))
            return ask_road(prompt, view.table.ground(), cell, tile, view.placements[cell])
        case (tile, name, _) if may_double(view.table):
            return ask_signs(tile, roads=len(view.placements[cell_named(name)]))
    return Done()


def ask_tile(view: View, tone: Tone = Tone.PLAIN) -> OneOf:
    """Which tile of the hand."""
    verb = "discard" if tone is Tone.DANGER else "build"
    options = tuple(tile_option(tile, tone) for tile in view.hand)
    return OneOf(msg("streets-ask-tile", verb=verb), options)


def ask_signs(tile: str, roads: int) -> OneOf:
    """The Investor may double the value of the tile. One sign is usual, if there is room for the
    other answer beside those of so many roads."""
    aside = roads <= MOST_ASIDES
    options = tuple(
        Option(str(count), msg("streets-signs", count=count), secondary=aside and count > 1)
        for count in (1, 2)
    )
    return OneOf(msg("streets-ask-signs"), options, piece=tile)


def ask_renovate(view: View, answers: Draft) -> Step:
    """Which tile, and on top of what."""
    match answers:
        case ():
            return ask_tile(view)
        case (tile,):
            prompt = msg("streets-ask-cover", tile=tile_name(tile), value=value_text(tile))
            return replace(ask_cell(prompt, coverable(view.table)), piece=tile)
    return Done()


def ask_discard(view: View, answers: Draft) -> Step:
    """Which tile leaves the game where none can be built."""
    return Done() if answers else ask_tile(view, Tone.DANGER)


def ask_abandon(view: View, answers: Draft) -> Step:
    """Which building to give up, and what each would still bring."""
    if answers:
        return Done()
    table, city = view.table, view.city
    worth = final_payments(table)
    options = tuple(
        Option(
            cell_name(cell),
            tile_name(city[cell].tile),
            msg("streets-abandon-worth", tile=tile_name(city[cell].tile), money=worth[cell]),
            spot=cell_name(cell),
            tone=Tone.DANGER,
        )
        for cell in in_reading_order(own_cells(table, view.active))
    )
    listed, plain = msg("streets-ask-abandon"), msg("streets-ask-abandon-touched")
    return OneOf(pressed_or_touched(listed, plain), options)


def ask_sneak(view: View, answers: Draft) -> Step:
    """Which of the places that are equally good for the Sneak."""
    table = view.table
    possible = sneak_places(table)
    match answers:
        case ():
            prompt = msg("streets-ask-sneak", tile=tile_name(table.tile))
            return ask_place(prompt, table.ground(), table.tile, possible)
        case (name,):
            cell = cell_named(name)
            prompt = msg("streets-ask-sneak-side", tile=tile_name(table.tile))
            return ask_road(prompt, table.ground(), cell, table.tile, possible[cell])
    return Done()


def sneak_places(table: Table) -> dict[Cell, tuple[Side, ...]]:
    """The places that are equally good for the Sneak, with the sides of the road."""
    return {
        one.cell: tuple(place.side for place in table.places if place.cell == one.cell)
        for one in table.places
    }


Question = Callable[[View, Draft], Step]

QUESTIONS: Final[Mapping[str, Question]] = {
    "build": ask_build,
    "renovate": ask_renovate,
    "discard": ask_discard,
    "abandon": ask_abandon,
    "sneak": ask_sneak,
    "count": ask_street,
    "take": ask_tokens,
    "show": ask_show,
    "keep": ask_nothing,
    "move": ask_move,
}
"""What is asked after each verb, given the answers so far."""
