"""Made-up positions, crowded with everything that can be seen on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import Eye
from engine.games.urbis.city import City, Plot, Quarter, new_quarter
from engine.games.urbis.pieces import BOX, BUILDINGS, ORDERS, Side
from engine.games.urbis.view import Ending, Stage, Task, View

EXTRA = tuple(order.key for order in BOX.orders if order.plot_cost is not None)
COUNCIL = tuple(order.key for order in BOX.orders if order.plot_cost is None)
MOST_EXTRA = 6


def sample_view(seats: int, side: Side, eye: Eye, stage: Stage, dice: Rng) -> View:
    """A crowded position. The rules need not allow it; it holds all that a board can show."""
    return View(
        eye=eye,
        stage=stage,
        city=City(side, tuple(_quarters(seats, side, dice)), 31, 6),
        turn=27,
        on_turn=seats - 1 if eye is None else 1,
        task=_task(stage),
        hands=tuple(dice.below(7) for _ in range(seats)),
        deck=24,
        piles=tuple(dice.below(11) for _ in range(BOX.piles[seats])),
        passes=0,
        last=("b3",),
        ending=Ending.PILES if stage is Stage.OVER else None,
        winner=None,
        hand=() if eye is None else tuple(dice.pick((*EXTRA, *COUNCIL)) for _ in range(6)),
        shown_buildings=("smugglers",) if stage is Stage.PLACE and eye == 1 else (),
        shown_orders=("harvest", "orchard") if stage is Stage.KEEP and eye == 1 else (),
    )


def _quarters(seats: int, side: Side, dice: Rng) -> Iterator[Quarter]:
    buildings = list(dice.shuffled(tuple(BUILDINGS)))
    cards = list(dice.shuffled(EXTRA)[:MOST_EXTRA])
    for board in BOX.boards[:seats]:
        here = [cards.pop() for _ in range(min(len(cards), dice.below(4)))]
        yield _built(_extended(new_quarter(board.key, side), here), buildings, dice)


def _task(stage: Stage) -> Task | None:
    if stage in (Stage.ACT, Stage.OVER):
        return None
    return Task(stage, 1, at="b3", piles=(1,), look=2, keep=1)


def _extended(quarter: Quarter, cards: list[str]) -> Quarter:
    plots = list(quarter.plots)
    for card in cards:
        plots.append(Plot(plots[-1].number + 1, ORDERS[card].plot_cost or 0, card))
    return replace(quarter, plots=tuple(plots))


def _built(quarter: Quarter, buildings: list[str], dice: Rng) -> Quarter:
    plots = []
    for plot in quarter.plots:
        if buildings and dice.below(5) < 3:
            plot = plot._replace(building=buildings.pop(), guard=dice.below(5) == 0)
        plots.append(plot)
    posts = tuple(dice.below(2) == 0 for _ in quarter.posts)
    used = tuple(dice.pick(COUNCIL) for _ in range(dice.below(6)))
    return replace(quarter, plots=tuple(plots), posts=posts, coins=dice.below(24), used=used)
