"""A sentence for newcomers about each question: what matters here, and what would be good."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg, pressed_or_touched, who
from engine.games.manhattan.choices import ask_plot, blocks_on, fitting, trays_of
from engine.games.manhattan.names import (
    block_label,
    city_label,
    floors_label,
    plot_label,
)
from engine.games.manhattan.pieces import (
    FLOORS,
    QUARTERS,
    floors_missing,
    height,
    owner,
    plot_name,
    plot_named,
    table_for,
)
from engine.games.manhattan.prospects import (
    Prospect,
    all_prospects,
    prospects_on,
    takers,
)
from engine.games.manhattan.reasons import reasons
from engine.games.manhattan.selection import selections
from engine.games.manhattan.view import Stage, View
from engine.kit.viewer import seat_of


def coach(view: View, draft: Draft) -> Msg:
    """What is worth knowing about the question after these answers, from the open table and the
    player's own hand. Points are those of a scoring right after the block. Raises ValueError when
    the game is over."""
    chosen = draft[1:]
    match view.stage:
        case Stage.CHOOSE:
            return _about_blocks(view, view.seats[seat_of(view)].colours[len(chosen)])
        case Stage.BUILD if chosen:
            return _about_block(view, plot_named(chosen[0]))
        case Stage.BUILD:
            return _about_plots(view)
        case Stage.FORFEIT:
            return _about_forfeit(view)
        case Stage.OVER:
            raise ValueError("nothing is asked when the game is over")


# Choosing the blocks of a round


def _about_blocks(view: View, colour: int) -> Msg:
    """What high blocks of this colour are good for, on this board."""
    supply = view.colour(colour).supply
    if len(selections(supply, table_for(len(view.seats)).blocks_per_colour)) == 1:
        return msg("manhattan-coach-blocks-alike")
    if not _buildings_of_others(view):
        return msg("manhattan-coach-blocks-first", fours=supply[3], threes=supply[2])
    return _about_high_blocks(view, colour, max(f for f in FLOORS if supply[f - 1]))


def _about_high_blocks(view: View, colour: int, highest: int) -> Msg:
    """What the highest block could be put on, and the lowest; or that nobody answers the last."""
    return msg(
        f"manhattan-coach-blocks-{'last' if _builds_last(view) else 'others'}",
        block=floors_label(highest),
        high=_within_reach(view, colour, highest),
        low=_within_reach(view, colour, FLOORS[0]),
        others=len(_buildings_of_others(view)),
    )


def _buildings_of_others(view: View) -> list[int]:
    own = view.seats[seat_of(view)].colours
    return [plot for plot, stack in enumerate(view.plots) if stack and owner(stack) not in own]


def _within_reach(view: View, colour: int, floors: int) -> int:
    """How many buildings of others a block of this colour could be put on."""
    others = _buildings_of_others(view)
    return sum(floors_missing(view.plots[plot], colour) <= floors for plot in others)


def _builds_last(view: View) -> bool:
    """Whether the last block of this round is the player's own."""
    return (seat_of(view) + 1) % len(view.seats) == view.first


# Where to build


def _about_plots(view: View) -> Msg:
    """The plot that pays most at once; on an empty board, what to look for."""
    if not any(view.plots):
        return msg("manhattan-coach-plot-first")
    best = max(_in_order(view, all_prospects(view)), key=_worth)
    if best.gain > 0:
        return _said("manhattan-coach-plot", view, best)
    return _no_points(view)


def _in_order(view: View, found: list[Prospect]) -> list[Prospect]:
    """As the answers of the question stand, low blocks first."""
    order = {token: at for at, token in enumerate(_answers(view))}
    return sorted(found, key=lambda one: (order[plot_name(one.plot)], one.block.floors))


def _worth(one: Prospect) -> tuple[int, int, int, bool]:
    """Own points first, then what others lose, then the lower block, then what will stay."""
    return one.gain, one.loss, -one.block.floors, one.safe


def _no_points(view: View) -> Msg:
    """Where nothing pays at once: the building that a block would keep, if there is one."""
    found = _in_order(view, all_prospects(view))
    kept = [one for one in found if one.safe and _in_danger(view, one)]
    if not kept:
        return msg("manhattan-coach-plot-nothing")
    best = min(kept, key=lambda one: one.block.floors)
    block = block_label(view, best.block)
    return msg("manhattan-coach-plot-keep", place=_place(view, best.plot), block=block)


def _in_danger(view: View, one: Prospect) -> bool:
    """Whether the block would raise a building of its own colour that others could take now."""
    stack = view.plots[one.plot]
    return bool(stack) and owner(stack) == one.block.colour and bool(takers(view, stack))


def _place(view: View, plot: int) -> Msg:
    """A plot as the question names it: by the number of its answer, or by city and quarter."""
    named = msg("manhattan-coach-named", plot=plot_label(plot))
    if ask_plot(view).facets:
        return named
    number, city = _answers(view).index(plot_name(plot)) + 1, city_label(plot // len(QUARTERS))
    return pressed_or_touched(msg("manhattan-coach-numbered", number=number, city=city), named)


def _answers(view: View) -> list[str]:
    return [option.token for option in ask_plot(view).options]


# With which block


def _about_block(view: View, plot: int) -> Msg:
    """The block that pays more than others; or the one that keeps the building; or the lowest."""
    found = prospects_on(view, plot)
    low_first = sorted(found, key=lambda one: one.block.floors)
    most = max(one.gain for one in found)
    paying = [one for one in low_first if one.gain == most]
    if len(paying) < len(found):
        key = "manhattan-coach-block" if most > 0 else "manhattan-coach-block-least"
        return _said(key, view, paying[0])
    safe = next((one for one in paying if one.safe), None)
    if safe is not None and not paying[0].safe:
        return _keeping(view, paying[0], safe)
    return _all_alike(view, paying[0])


def _keeping(view: View, lowest: Prospect, safe: Prospect) -> Msg:
    """Only from some height on nobody can take the building."""
    able = takers(view, (*view.plots[lowest.plot], lowest.block))
    return msg(
        "manhattan-coach-block-keeps",
        block=block_label(view, safe.block),
        lowest=block_label(view, lowest.block),
        who=tuple(who(seat) for seat in able),
    )


def _all_alike(view: View, lowest: Prospect) -> Msg:
    """All blocks pay the same, and all of them stay or none does."""
    block = block_label(view, lowest.block)
    if not lowest.gain and _is_own(view, lowest.plot):
        tallest = max(height(stack) for stack in view.plots)
        return msg("manhattan-coach-block-own", block=block, tallest=tallest)
    return msg(f"manhattan-coach-block-{'safe' if lowest.safe else 'alike'}", block=block)


def _is_own(view: View, plot: int) -> bool:
    stack = view.plots[plot]
    return bool(stack) and view.colour(owner(stack)).seat == view.eye


# What a block would bring


def _said(key: str, view: View, best: Prospect) -> Msg:
    return msg(
        key,
        place=_place(view, best.plot),
        block=block_label(view, best.block),
        reasons=tuple(reasons(view, best)),
        gain=best.gain,
    )


# Giving up a block


def _about_forfeit(view: View) -> Msg:
    """The lowest block is the least loss."""
    blocks = fitting((), blocks_on(trays_of(view)))
    lowest = min(blocks, key=lambda block: block.floors)
    return msg("manhattan-coach-forfeit", block=block_label(view, lowest))
