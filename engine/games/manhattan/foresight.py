"""Looking ahead with what one player sees: previews, forecasts and the safe default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core.choices import Draft, walk
from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.manhattan.choices import (
    ask,
    block_named,
    blocks_named,
    blocks_token,
    seat_of,
    selections,
)
from engine.games.manhattan.pieces import (
    QUARTERS,
    Block,
    Blocks,
    card_for,
    changed,
    plot_named,
    table_for,
    without,
)
from engine.games.manhattan.score import added, score_round
from engine.games.manhattan.view import Scored, Stage, View


def foresee(view: View, action: Draft) -> View:
    """The table after this action; the card that will be drawn is not known and not shown."""
    colours = view.seats[seat_of(view)].colours
    match action:
        case ("blocks", *tokens):
            return replace(view, choice=tuple(blocks_named(token) for token in tokens))
        case ("build", name, token):
            return _built(view, plot_named(name), block_named(token, colours))
        case ("forfeit", token):
            return _tray_without(view, block_named(token, colours))
    raise ValueError(f"no such action: {action}")


def _built(view: View, plot: int, block: Block) -> View:
    card, hand = card_for(view.side, plot % len(QUARTERS) + 1), list(view.hand)
    hand.remove(card)
    return replace(
        _tray_without(view, block),
        plots=changed(view.plots, plot, (*view.plots[plot], block)),
        hand=tuple(hand),
        discard=(*view.discard, card),
        last=plot,
    )


def _tray_without(view: View, block: Block) -> View:
    colours = tuple(
        replace(one, tray=without(one.tray, block.floors)) if one.colour == block.colour else one
        for one in view.colours
    )
    return replace(view, colours=colours)


def forecast(view: View) -> tuple[Tally, ...]:
    """The points so far and those of the coming scoring, if it happened now."""
    colours = [one.colour for one in view.colours]
    coming = score_round(view.plots, colours) if view.stage is not Stage.OVER else {}
    return tuple(_tally(view, seat, coming) for seat in range(len(view.seats)))


def _tally(view: View, seat: Seat, coming: Mapping[int, Scored]) -> Tally:
    now = Scored()
    for colour in view.seats[seat].colours:
        now = added(now, coming.get(colour, Scored()))
    parts = (
        Part(msg("manhattan-part-scored"), view.points(seat)),
        Part(msg("manhattan-part-buildings"), now.buildings),
        Part(msg("manhattan-part-cities"), now.cities),
        Part(msg("manhattan-part-tallest"), now.tallest),
    )
    return Tally(seat, parts)


def fallback(view: View) -> Draft:
    """An even share of blocks; the building that pays most now; the lowest block given up."""
    match view.stage:
        case Stage.CHOOSE:
            own = [one for one in view.colours if one.seat == view.eye]
            return ("blocks", *(blocks_token(_even_share(view, one.supply)) for one in own))
        case Stage.BUILD:
            return max(walk(ask, view), key=lambda action: _worth(view, action))
        case _:
            return next(walk(ask, view))


def _even_share(view: View, supply: Blocks) -> Blocks:
    rounds_left = view.rounds - view.round + 1
    count = table_for(len(view.seats)).blocks_per_colour
    shares = [have / rounds_left for have in supply]
    return min(
        selections(supply, count),
        key=lambda some: sum(abs(n - share) for n, share in zip(some, shares, strict=True)),
    )


def _worth(view: View, action: Draft) -> tuple[int, int]:
    """Own points first; among equals the lower block, to keep the high ones."""
    colours = view.seats[seat_of(view)].colours
    plot, block = plot_named(action[1]), block_named(action[2], colours)
    plots = changed(view.plots, plot, (*view.plots[plot], block))
    paid = score_round(plots, colours)
    return sum([paid[colour].points for colour in colours]), -block.floors
