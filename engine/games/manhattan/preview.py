"""The view right after an action, and the end that it may bring."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import End
from engine.games.manhattan.choices import block_named
from engine.games.manhattan.pieces import (
    QUARTERS,
    Block,
    card_for,
    plot_named,
    without,
)
from engine.games.manhattan.points import standing
from engine.games.manhattan.score import score
from engine.games.manhattan.selection import blocks_named
from engine.games.manhattan.view import Stage, View
from engine.kit.frozen import remade
from engine.kit.ranks import leaders
from engine.kit.rows import changed
from engine.kit.viewer import seat_of


def preview(view: View, action: Draft) -> View:
    """The table after this action; the card that will be drawn is not known and not shown."""
    colours = view.seats[seat_of(view)].colours
    match action:
        case ("blocks", *tokens):
            return remade(view, choice=tuple(blocks_named(token) for token in tokens))
        case ("build", name, token):
            return _built(view, plot_named(name), block_named(token, colours))
        case ("forfeit", token):
            return _tray_without(view, block_named(token, colours))
    raise ValueError(f"no such action: {action}")


def _built(view: View, plot: int, block: Block) -> View:
    card, hand = card_for(view.side, plot % len(QUARTERS) + 1), list(view.hand)
    hand.remove(card)
    return remade(
        _tray_without(view, block),
        plots=changed(view.plots, plot, (*view.plots[plot], block)),
        hand=tuple(hand),
        discard=(*view.discard, card),
        last=plot,
    )


def _tray_without(view: View, block: Block) -> View:
    colours = tuple(
        remade(one, tray=without(one.tray, block.floors)) if one.colour == block.colour else one
        for one in view.colours
    )
    return remade(view, colours=colours)


def preview_end(view: View, action: Draft) -> End | None:
    """The end, where this is the last block of the last round; all that counts then lies open."""
    last = view.round == view.rounds and view.turn == view.turns - 1
    if view.stage is Stage.CHOOSE or not last:
        return None
    after = preview(view, action)
    standings = [
        standing(after.plots, view.seats[tally.seat or 0].colours, tally.points)
        for tally in score(after)
    ]
    return End(leaders(standings))
