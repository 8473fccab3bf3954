"""Made-up positions, crowded with everything that can be seen on the board."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.seats import Eye
from engine.games.manhattan.pieces import (
    BOX,
    FLOORS,
    PLOTS,
    QUARTERS,
    Block,
    Blocks,
    Stack,
    table_for,
)
from engine.games.manhattan.view import ColourView, Scored, SeatView, Stage, View

MOST_BLOCKS = 5


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
