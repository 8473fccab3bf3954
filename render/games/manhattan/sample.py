"""Made-up positions, crowded with everything that can be seen on the board."""

from __future__ import annotations

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.manhattan.pieces import (
    BOX,
    FLOORS,
    PLOTS,
    QUARTERS,
    Block,
    Blocks,
    Stack,
    plot_name,
    table_for,
)
from engine.games.manhattan.view import ColourView, Scored, SeatView, Stage, View
from render.games.manhattan import board, hand
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

MOST_BLOCKS = 5


def samples(theme: Theme, say: Say) -> tuple[Image.Image, ...]:
    """Pictures that together hold every colour: all seats, every kind of mark, both hands."""
    dice = Rng(b"samples", 0)
    open_table = sample_view(4, PUBLIC, Stage.BUILD, dice)
    turned = sample_view(3, 1, Stage.BUILD, dice)
    holding = sample_view(4, 2, Stage.CHOOSE, dice)
    tried = [plot for plot, stack in enumerate(turned.plots) if stack][:3]
    spots = tuple((plot_name(plot), str(plot + 1)) for plot in range(0, PLOTS, 4))
    marks = Marks(spots, tuple(plot_name(plot) for plot in tried))
    return (
        board.paint(open_table, NO_MARKS, theme, say),
        board.paint(turned, marks, theme, say),
        hand.paint(holding, 2, theme, say),
        hand.paint(turned, 1, theme, say),
    )


def sample_view(seats: int, eye: Eye, stage: Stage, dice: Rng) -> View:
    """A crowded position. The rules need not allow it; it holds all that a board can show."""
    table = table_for(seats)
    colours = [colour for own in table.colours for colour in own]
    return View(
        eye=eye,
        stage=stage,
        round=2,
        rounds=table.rounds,
        turn=dice.below(table.blocks_per_colour),
        turns=table.blocks_per_colour * len(colours),
        first=dice.below(seats),
        asked=tuple(range(seats)) if stage is Stage.CHOOSE else (dice.below(seats),),
        plots=tuple(_stack(colours, dice) for _ in range(PLOTS)),
        colours=tuple(_colour(c, s, dice) for s, own in enumerate(table.colours) for c in own),
        seats=tuple(
            SeatView(side, own, BOX.hand_size, False, ())
            for side, own in zip(table.sides, table.colours, strict=True)
        ),
        pile=20,
        discard=(),
        last=dice.below(PLOTS),
        hand=() if eye is None else tuple(dice.pick(QUARTERS) for _ in range(BOX.hand_size)),
    )


def _stack(colours: list[int], dice: Rng) -> Stack:
    count = dice.below(MOST_BLOCKS)
    return tuple(Block(dice.pick(colours), dice.pick(FLOORS)) for _ in range(count))


def _colour(colour: int, seat: int, dice: Rng) -> ColourView:
    scored = Scored(dice.below(3) * 3, dice.below(9) * 2, dice.below(30))
    return ColourView(colour, seat, _blocks(dice), _blocks(dice), scored)


def _blocks(dice: Rng) -> Blocks:
    return (dice.below(5), dice.below(4), dice.below(3), dice.below(2))
