"""The next question before it is asked: building with what is on the tray, or the next blocks."""

from __future__ import annotations

from dataclasses import replace

from engine.core.ahead import Ahead
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.games.manhattan.choices import legal_builds, trays_of
from engine.games.manhattan.pieces import Blocks, minus, plot_named
from engine.games.manhattan.view import ColourView, Stage, View
from engine.kit.viewer import seat_of


def ahead(view: View) -> Ahead[View]:
    """To build, as long as this round has a turn left for this seat; then the blocks of the next
    round. Refused after the last turn, and where no card of the hand fits a block of the tray."""
    if view.stage is Stage.CHOOSE:
        return _building(_with_trays(view), 0) if view.choice else Ahead(Stage.CHOOSE, view)
    if _next_turn(view, view.turn + 1) < view.turns:
        return _building(view, view.turn + 1)
    return _next_round(view)


def _next_turn(view: View, earliest: int) -> int:
    """The next turn of this seat that is not before this one."""
    seats = len(view.seats)
    return earliest + (seat_of(view) - view.first - earliest) % seats


def _building(view: View, earliest: int) -> Ahead[View]:
    turn, seat = _next_turn(view, earliest), seat_of(view)
    if next(legal_builds(view.plots, view.side, view.hand, trays_of(view)), None) is None:
        raise Refused("manhattan-ahead-no-card")
    return Ahead(Stage.BUILD, replace(view, stage=Stage.BUILD, turn=turn, asked=(seat,)))


def _next_round(view: View) -> Ahead[View]:
    """The blocks of the next round are chosen; those of the last one are all that are left."""
    if view.round == view.rounds:
        raise Refused("refused-ahead-end")
    first = (view.first + 1) % len(view.seats)
    view = replace(view, round=view.round + 1, turn=0, first=first, choice=())
    if view.round == view.rounds:
        own = tuple(one.supply for one in view.colours if one.seat == view.eye)
        return _building(_with_trays(replace(view, choice=own)), 0)
    return Ahead(Stage.CHOOSE, replace(view, stage=Stage.CHOOSE, asked=(seat_of(view),)))


def _with_trays(view: View) -> View:
    """The view with the own choice on the own trays; those of the others are not known."""
    chosen = iter(view.choice)
    colours = tuple(
        _with_tray(one, next(chosen)) if one.seat == view.eye else one for one in view.colours
    )
    return replace(view, colours=colours, choice=())


def _with_tray(colour: ColourView, blocks: Blocks) -> ColourView:
    return replace(colour, supply=minus(colour.supply, blocks), tray=blocks)


def at_stake(view: View, action: Draft) -> tuple[object, ...]:
    """The building on the plot that is built on."""
    match action:
        case ("build", name, _):
            return (view.plots[plot_named(name)],)
    return ()
