"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg, plain, who
from engine.games.manhattan.choices import block_named
from engine.games.manhattan.pieces import (
    Block,
    height,
    owner,
    plot_name,
    plot_named,
)
from engine.games.manhattan.view import View
from engine.kit.glyphs import SIGNS
from engine.kit.viewer import seat_of


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """The blocks that would be taken, the building as it would stand, or the block given up."""
    colours = view.seats[seat_of(view)].colours
    match action:
        case ("blocks", *tokens):
            return (msg("manhattan-would-take", blocks=tuple(plain(token) for token in tokens)),)
        case ("build", name, token):
            return (_would_stand(view, plot_named(name), block_named(token, colours)),)
        case ("forfeit", token):
            return (msg("manhattan-would-lose", floors=block_named(token, colours).floors),)
    raise ValueError(f"no such action: {action}")


def _would_stand(view: View, plot: int, block: Block) -> Msg:
    stack = view.plots[plot]
    from_other = bool(stack) and view.colour(owner(stack)).seat != view.eye
    return msg(
        "manhattan-would-take-over" if from_other else "manhattan-would-stand",
        plot=plain(plot_name(plot).upper()),
        colour=SIGNS[block.colour],
        floors=height(stack) + block.floors,
        who=who(view.colour(owner(stack)).seat) if from_other else "",
    )
