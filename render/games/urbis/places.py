"""Where on the pictures one touches a plot, a gate post, a quarter, a pile, a stock or a card."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.games.urbis.pieces import LETTERS, PILE_NAMES
from engine.games.urbis.view import View
from render.games.urbis.board import Band, band_boxes, board_plan
from render.games.urbis.drawn_buildings import shown_places
from render.games.urbis.hand import TOP, building_places, card_places, looks_at_something
from render.games.urbis.plan import Plan
from render.games.urbis.supply import stock_places
from render.kit.layout import Box
from render.kit.outline import Outline, Places, pieces_in
from render.painter import Marks

TAKEN = ("draw", "guard", "income")
"""The actions that take something from a stock: an order, a guard, coins."""

Named = Iterator[tuple[str, Box]]


def places(view: View, marks: Marks) -> Places:
    """Plots, gate posts and piles; whole quarters, buildings that are looked at, and the stocks
    that an action takes something from."""
    plan = board_plan(view)
    found = {name: plan.place(name) for name, _ in marks.spots}
    spots = {name: Outline.of(box) for name, box in found.items() if box is not None}
    return Places(spots, pieces_in(_pieces(plan, view)))


def _pieces(plan: Plan, view: View) -> Named:
    yield from zip(LETTERS, [quarter.box for quarter in plan.quarters], strict=False)
    shown = band_boxes(plan, view).get(Band.SHOWN)
    if shown is not None:
        yield from shown_places(shown, view).items()
        return
    yield from zip(TAKEN, stock_places(plan), strict=True)
    first, last = plan.piles[0], plan.piles[-1]
    yield "build", Box(first.x, first.y, last.right - first.x, first.height)


def hand_places(view: View, _: Seat) -> Places:
    """What is looked at; otherwise the orders that are held."""
    return Places(pieces=pieces_in(_in_hand(view)))


def _in_hand(view: View) -> Named:
    if view.shown_buildings and view.task:
        piles = [PILE_NAMES[pile] for pile in view.task.piles]
        yield from zip(piles, building_places(TOP, len(piles)), strict=True)
        return
    cards = view.shown_orders if looks_at_something(view) else view.hand
    yield from zip(cards, card_places(TOP, len(cards)), strict=True)
