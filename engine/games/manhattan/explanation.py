"""What would follow from an action, in words: what is sure first, then what counts only later."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices import Draft
from engine.core.words import Msg, msg, who
from engine.games.manhattan.choices import block_named
from engine.games.manhattan.names import blocks_listed, colour_label, in_colour
from engine.games.manhattan.pieces import BOX, QUARTERS, Block, height, owner, plot_named
from engine.games.manhattan.points import cities, majority, tallest_building
from engine.games.manhattan.preview import preview
from engine.games.manhattan.score import score
from engine.games.manhattan.selection import blocks_named, total_floors
from engine.games.manhattan.view import View
from engine.kit.viewer import seat_of


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """The blocks that would be taken; the building, its city and the tallest tower as they would
    be; or what is left after a block is given up. Points of the coming scoring are said to be so.
    """
    colours = view.seats[seat_of(view)].colours
    after = preview(view, action)
    match action:
        case ("blocks", *tokens):
            return (*_taken(view, tokens), _who_still_chooses(view))
        case ("build", name, token):
            plot, block = plot_named(name), block_named(token, colours)
            told = (_building(view, plot, block), *_city(view, after, plot), *_tallest(view, after))
            return (*told, *_round(view, after))
        case ("forfeit", _):
            return (_blocks_left(after), *_round(view, after))
    raise ValueError(f"no such action: {action}")


# Choosing blocks


def _taken(view: View, tokens: list[str]) -> Iterator[Msg]:
    """The blocks of each colour with the floors that they have together."""
    for colour, token in zip(view.seats[seat_of(view)].colours, tokens, strict=True):
        blocks = blocks_named(token)
        said = msg("manhattan-taken", kinds=blocks_listed(blocks), floors=total_floors(blocks))
        yield in_colour(view, colour, said)


def _who_still_chooses(view: View) -> Msg:
    """Whether the choice can be changed: only while others have not made theirs."""
    late = [seat for seat, one in enumerate(view.seats) if not one.chosen and seat != view.eye]
    if not late:
        return msg("manhattan-last-to-choose")
    return msg("manhattan-still-choosing", who=tuple(who(seat) for seat in late))


# Building


def _building(view: View, plot: int, block: Block) -> Msg:
    """What becomes of the plot: a new building, one that grows, or one that is taken."""
    stack = view.plots[plot]
    floors = height(stack) + block.floors
    if not stack:
        return msg("manhattan-would-begin", floors=floors)
    before = owner(stack)
    if before == block.colour:
        return msg("manhattan-would-raise", floors=floors)
    if view.colour(before).seat == view.eye:
        return msg("manhattan-would-recolour", colour=colour_label(before), floors=floors)
    return msg("manhattan-would-take-over", who=who(view.colour(before).seat), floors=floors)


def _city(view: View, after: View, plot: int) -> Iterator[Msg]:
    """Who leads the city then, if that changes."""
    city = plot // len(QUARTERS)
    before, later = (majority(cities(one.plots)[city]) for one in (view, after))
    yield from _change(view, "city", before, later, city)


def _tallest(view: View, after: View) -> Iterator[Msg]:
    """Who has the tallest tower then, if that changes."""
    before, later = (tallest_building(one.plots) for one in (view, after))
    yield from _change(view, "tallest", before, later)


def _change(
    view: View, what: str, before: int | None, after: int | None, city: int = 0
) -> Iterator[Msg]:
    """Who is ahead in something before and after, told where it is another player."""
    old, new = (None if colour is None else view.colour(colour).seat for colour in (before, after))
    if old == new:
        return
    name = BOX.cities[city].upper()
    if new is None:
        whose = "you" if old == view.eye else "other"
        yield msg(f"manhattan-would-share-{what}", owner=whose, who=who(old or 0), city=name)
    elif new == view.eye:
        yield msg(f"manhattan-would-lead-{what}", city=name)
    else:
        yield msg(f"manhattan-would-leave-{what}", who=who(new), city=name)


def _blocks_left(after: View) -> Msg:
    left = sum(sum(one.tray) for one in after.colours if one.seat == after.eye)
    return msg("manhattan-blocks-left", count=left)


# The scoring to come


def _round(view: View, after: View) -> Iterator[Msg]:
    """The points after the last block of a round, which are sure; before that, what the points
    that change depend on."""
    changes = [tally.points for tally in score(view)] != [tally.points for tally in score(after)]
    if view.turn == view.turns - 1:
        figures = tuple(_row(view, tally.seat or 0, tally.points) for tally in score(after))
        yield msg("manhattan-round-ends", round=view.round, figures=figures)
        if changes:
            yield msg("manhattan-block-alone")
    elif changes:
        yield msg("manhattan-if-round-ended", points=view.points(seat_of(view)))


def _row(view: View, seat: int, after: int) -> Msg:
    key = "manhattan-you-become" if seat == view.eye else "manhattan-becomes"
    return msg(key, who=who(seat), before=view.points(seat), after=after)
