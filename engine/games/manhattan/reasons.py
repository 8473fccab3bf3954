"""Why a block would be good, in clauses that a sentence of the coach lists."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Arg, Msg, msg, who
from engine.games.manhattan.names import city_label, colour_label
from engine.games.manhattan.pieces import QUARTERS, height, owner
from engine.games.manhattan.points import cities, skyline, tallest_building
from engine.games.manhattan.prospects import Plots, Prospect, with_block
from engine.games.manhattan.view import View


def reasons(view: View, best: Prospect) -> Iterator[Msg]:
    """What would become of the plot, of its city and of the tallest tower."""
    yield _becomes(view, best)
    after = with_block(view, best.plot, best.block)
    yield from _in_city(view, after, best.plot // len(QUARTERS))
    yield from _in_height(view, after)


def _becomes(view: View, best: Prospect) -> Msg:
    """What becomes of the plot itself."""
    stack = view.plots[best.plot]
    if not stack:
        return msg("manhattan-coach-begin")
    roof = owner(stack)
    if roof == best.block.colour:
        return msg("manhattan-coach-raise", floors=height(stack) + best.block.floors)
    if view.colour(roof).seat == view.eye:
        return msg("manhattan-coach-recolour", colour=colour_label(roof))
    return msg("manhattan-coach-take", who=who(view.colour(roof).seat))


def _in_city(view: View, after: Plots, city: int) -> Iterator[Msg]:
    """Who would lead the city, with how many buildings to how many."""
    before, later = (skyline(cities(plots)[city]) for plots in (view.plots, after))
    ranking = sorted(later.buildings.values(), reverse=True)
    figures = {"most": ranking[0], "next": sum(ranking[1:2])}
    yield from _ahead(view, "city", (before.leader, later.leader), city=city_label(city), **figures)


def _in_height(view: View, after: Plots) -> Iterator[Msg]:
    """Who would have the tallest tower."""
    yield from _ahead(view, "tallest", (tallest_building(view.plots), tallest_building(after)))


def _ahead(
    view: View, what: str, leaders: tuple[int | None, int | None], **figures: Arg
) -> Iterator[Msg]:
    """Who is ahead in something before and after, where that is good for the player."""
    old, new = (None if one is None else view.colour(one).seat for one in leaders)
    if old != new == view.eye:
        yield Msg(f"manhattan-coach-lead-{what}", figures)
    elif new is None and old not in (None, view.eye):
        yield Msg(f"manhattan-coach-spoil-{what}", {**figures, "who": who(old or 0)})
