"""Looking ahead with what one player sees: previews, forecasts and the safe default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core.choices import Draft, walk
from engine.core.game import End, Part, Tally
from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.manhattan.choices import ask, block_named, blocks_named, blocks_token, selections
from engine.games.manhattan.pieces import (
    QUARTERS,
    Block,
    Blocks,
    card_for,
    height,
    owner,
    plot_name,
    plot_named,
    table_for,
    without,
)
from engine.games.manhattan.score import added, score_round, standing
from engine.games.manhattan.view import Scored, Stage, View
from engine.kit.glyphs import SIGNS
from engine.kit.ranks import leaders
from engine.kit.rows import changed
from engine.kit.viewer import seat_of


def preview(view: View, action: Draft) -> View:
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


def preview_end(view: View, action: Draft) -> End | None:
    """The last block of the last round; all that counts then lies open."""
    last = view.round == view.rounds and view.turn == view.turns - 1
    if view.stage is Stage.CHOOSE or not last:
        return None
    after = preview(view, action)
    standings = [
        standing(after.plots, view.seats[tally.seat or 0].colours, tally.points)
        for tally in score(after)
    ]
    return End(leaders(standings))


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


def score(view: View) -> tuple[Tally, ...]:
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


def _worth(view: View, action: Draft) -> tuple[int, bool, int]:
    """Own points first; among equals nobody's loss, then the lower block, to keep the high ones."""
    me = seat_of(view)
    before, after = score(view), score(preview(view, action))
    others = [(old, new) for old, new in zip(before, after, strict=True) if old.seat != me]
    harmless = all(new.points >= old.points for old, new in others)
    return after[me].points, harmless, -block_named(action[2], view.seats[me].colours).floors
