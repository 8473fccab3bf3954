"""Made-up positions, crowded with everything that can be seen on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.urbis.city import City, Plot, Quarter, guard_places, new_quarter, payable_plots
from engine.games.urbis.pieces import BOX, BUILDINGS, ORDERS, Side
from engine.games.urbis.view import Ending, Stage, Task, View
from render.games.urbis import board, detail, ground, hand
from render.kit.swatches import swatches
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

EXTRA = tuple(order.key for order in BOX.orders if order.plot_cost is not None)
COUNCIL = tuple(order.key for order in BOX.orders if order.plot_cost is None)
MOST_EXTRA = 6
SWATCH = 120


def samples(theme: Theme, say: Say) -> tuple[Image.Image, ...]:
    """Pictures that together hold every colour. All seats come in large: their shapes on the board
    are small, but must keep their colour."""
    dice = Rng(b"samples", 0)
    open_table = sample_view(6, Side.A, PUBLIC, Stage.ACT, dice)
    placing = sample_view(4, Side.B, 1, Stage.PLACE, dice)
    ended = sample_view(5, Side.A, PUBLIC, Stage.OVER, dice)
    keeping = sample_view(3, Side.A, 1, Stage.KEEP, dice)
    spots = (*payable_plots(placing.city, 5), *guard_places(placing.city)[:4])
    marks = Marks(tuple((spot, str(number)) for number, spot in enumerate(spots, start=1)))
    tried = Marks(ghost=tuple(guard_places(keeping.city)[:5]))
    return (
        board.paint(open_table, NO_MARKS, theme, say),
        board.paint(placing, marks, theme, say),
        board.paint(keeping, tried, theme, say),
        board.paint(ended, NO_MARKS, theme, say),
        ground.paint(placing, marks, theme, say),
        ground.paint(open_table, NO_MARKS, theme, say),
        hand.paint(keeping, 1, theme, say),
        detail.paint(open_table, 2, theme, say),
        swatches([style.colour for style in theme.seats], SWATCH),
    )


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
    for one in BOX.boards[:seats]:
        here = [cards.pop() for _ in range(min(len(cards), dice.below(4)))]
        yield _built(_extended(new_quarter(one.key, side), here), buildings, dice)


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
