"""The questions of Streets, asked of what the player sees: what to do, and how to build."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.core.choices import Done, Draft, OneOf, Option, Step, Tone
from engine.core.words import Msg, msg
from engine.games.streets.building import coverable, may_double, own_cells
from engine.games.streets.income_choices import (
    ask_move,
    ask_nothing,
    ask_show,
    ask_street,
    ask_tokens,
    substitutes,
    tile_option,
)
from engine.games.streets.names import tile_name
from engine.games.streets.plan import Plan, closed_by, placements, street_at
from engine.games.streets.table import Stage, Table
from engine.games.streets.view import View
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell, Side, cell_label, cell_name, cell_named


def ask(view: View, draft: Draft) -> Step:
    """The next question; most stages have one verb, so the first one answers itself."""
    if not draft:
        return verbs(view)
    verb, *answers = draft
    return QUESTIONS[verb](view, tuple(answers))


def verbs(view: View) -> OneOf:
    """What can be done now."""
    tones = {"keep": Tone.PLAIN, "discard": Tone.DANGER, "abandon": Tone.DANGER}
    options = tuple(
        Option(verb, msg(f"streets-verb-{verb}"), tone=tones.get(verb, Tone.PLAIN))
        for verb in _verbs(view)
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
            return ask_where(view.plan, tile)
        case (_, cell):
            return ask_side(view, cell_named(cell))
        case (_, _, _) if may_double(view.table):
            return ask_signs()
    return Done()


def ask_tile(view: View, tone: Tone = Tone.PLAIN) -> OneOf:
    """Which tile of the hand."""
    options = tuple(tile_option(tile, tone) for tile in view.hand)
    return OneOf(msg("streets-ask-tile"), options)


@lru_cache(maxsize=64)
def ask_where(plan: Plan, tile: str) -> OneOf:
    """Where to build it. The same city is asked about again and again within one turn."""
    return ask_cell(msg("streets-ask-cell", tile=tile_name(tile)), placements(plan))


def ask_side(view: View, cell: Cell) -> OneOf:
    """On which side the road shall lie, and what that does."""
    options = side_options(view.table, cell, view.placements[cell])
    return OneOf(msg("streets-ask-side", cell=cell_label(cell)), options)


def side_options(table: Table, cell: Cell, possible: Iterable[Side]) -> tuple[Option, ...]:
    """These sides for the road."""
    sides = table.sides()
    return tuple(side_option(sides, cell, side) for side in possible)


def side_option(sides: dict[Cell, Side], cell: Cell, side: Side) -> Option:
    """A side with the length of the street and how many streets are closed."""
    sides[cell] = side
    length = len(street_at(sides, cell).cells)
    closing = len(closed_by(sides, cell))
    label = msg("streets-side", side=str(side), length=length, closing=closing)
    return Option(str(side), label)


def ask_signs() -> OneOf:
    """The Investor may double the value of the tile."""
    options = tuple(Option(str(n), msg("streets-signs", count=n)) for n in (1, 2))
    return OneOf(msg("streets-ask-signs"), options)


def ask_renovate(view: View, answers: Draft) -> Step:
    """Which tile, and on top of what."""
    match answers:
        case ():
            return ask_tile(view)
        case (tile,):
            prompt = msg("streets-ask-cover", tile=tile_name(tile))
            return ask_cell(prompt, coverable(view.table), lambda cell: _tile_at(view, cell))
    return Done()


def _tile_at(view: View, cell: Cell) -> Msg:
    return tile_name(view.city[cell].tile)


def ask_discard(view: View, answers: Draft) -> Step:
    """Which tile leaves the game where none can be built."""
    return Done() if answers else ask_tile(view, Tone.DANGER)


def ask_abandon(view: View, answers: Draft) -> Step:
    """Which building to give up."""
    if answers:
        return Done()
    city = view.city
    options = tuple(
        Option(
            cell_name(cell),
            msg("streets-building", cell=cell_label(cell), tile=tile_name(city[cell].tile)),
            spot=cell_name(cell),
            tone=Tone.DANGER,
        )
        for cell in own_cells(view.table, view.active)
    )
    return OneOf(msg("streets-ask-abandon"), options)


def ask_sneak(view: View, answers: Draft) -> Step:
    """Which of the places that are equally good for the Sneak."""
    table = view.table
    match answers:
        case ():
            prompt = msg("streets-ask-sneak", tile=tile_name(table.tile))
            return ask_cell(prompt, {place.cell for place in table.places})
        case (name_,):
            cell = cell_named(name_)
            possible = [place.side for place in table.places if place.cell == cell]
            tile = tile_name(table.tile)
            prompt = msg("streets-ask-sneak-side", cell=cell_label(cell), tile=tile)
            return OneOf(prompt, side_options(table, cell, possible))
    return Done()


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
