"""Manhattan, crowded with what is hard to draw."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.seats import Eye, Seen
from engine.games.manhattan.pieces import BOX, Block, Stack, plot_named, table_for
from engine.games.manhattan.view import ColourView, Scored, SeatView, Stage, View
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Picture, Say
from render.pictures.panel import Change, Panel, paint_panel
from tests.render.painting import Paint, board, hand

KEY = "manhattan"


ALONE = [((Block(colour, floors),)) for colour in range(4) for floors in (1, 2, 3, 4)]
MIXED: list[Stack] = [
    (Block(0, 1), Block(1, 1)),
    (Block(1, 3), Block(2, 3), Block(1, 2)),
    (Block(2, 2), Block(3, 2), Block(0, 2), Block(1, 2)),
    (Block(3, 4), Block(0, 4), Block(3, 3)),
    (Block(0, 4), Block(0, 4), Block(0, 4), Block(1, 4), Block(1, 4), Block(1, 4)),
    (Block(2, 4), Block(2, 4), Block(2, 4), Block(2, 1)),
    (Block(1, 1), Block(0, 1), Block(2, 1), Block(3, 1)),
]
HEAPS: list[Stack] = [*ALONE, *MIXED]


def towers(colours: int, gaps: int) -> tuple[Stack, ...]:
    """A full board; with gaps, every so-manieth plot is empty. Only these colours are used."""
    stacks = [tuple(Block(c % colours, f) for c, f in HEAPS[at % len(HEAPS)]) for at in range(54)]
    return tuple(() if gaps and at % gaps == 1 else stack for at, stack in enumerate(stacks))


def view(seats: int, eye: Eye = None, stage: Stage = Stage.BUILD, gaps: int = 4) -> View:
    table = table_for(seats)
    owned = [(colour, seat) for seat, own in enumerate(table.colours) for colour in own]
    hand = (1, 5, 5, 9)
    return View(
        eye=eye,
        stage=stage,
        round=table.rounds,
        rounds=table.rounds,
        turn=table.blocks_per_colour - 1,
        turns=table.blocks_per_colour * len(owned),
        first=1,
        asked={Stage.CHOOSE: (0, 1), Stage.OVER: ()}.get(stage, (seats - 1,)),
        plots=towers(len(owned), gaps),
        colours=tuple(colour_view(colour, seat) for colour, seat in owned),
        seats=tuple(
            SeatView(side, own, BOX.hand_size, seat == seats - 1, ())
            for seat, (side, own) in enumerate(zip(table.sides, table.colours, strict=True))
        ),
        pile=12,
        discard=(),
        last=plot_named("e5"),
        hand=() if eye is None else hand,
    )


def colour_view(colour: int, seat: int) -> ColourView:
    scored = Scored(3 * colour, 2 * (9 - colour), 25 + colour)
    tray = ((3, 1, 0, 2), (0, 2, 1, 0), (1, 0, 1, 1), (2, 2, 2, 2))[colour]
    return ColourView(colour, seat, (5, 3, 2, 1), tray, scored)


LEGAL = Marks(tuple((name, str(at + 1)) for at, name in enumerate(("a1", "a2", "b5", "c9", "f1"))))
LEGAL_MANY = Marks(
    tuple((f"{city}{q}", f"{at * 3 + q}") for at, city in enumerate("abcdef") for q in (1, 2, 3))
)
GHOST = Marks(ghost=("a3",))


CHANGES = (Change("You", 17, 20), Change("bartholomew_the_great", 17, 16))
MANY = replace(view(2, 1, gaps=0), plots=((),) * 30 + towers(4, 2)[30:], hand=(1, 3, 5, 7))
EVERYWHERE = Marks(tuple((f"{city}{quarter}", "") for city in "abcdef" for quarter in "9753"))
IN_CITY = Marks(tuple((f"f{quarter}", quarter) for quarter in "9753"))


def panel(position: View, what: Panel, theme: Theme, say: Say) -> Picture:
    return paint_panel(KEY, Seen(position, position.eye or 0), what, theme, say, "")


CHOSEN = replace(view(2, 1, Stage.CHOOSE), choice=((4, 0, 0, 0), (1, 1, 1, 1)))

SCENES: dict[str, Paint] = {
    "two": partial(board, KEY, view(2), NO_MARKS),
    "three": partial(board, KEY, view(3, gaps=3), NO_MARKS),
    "four": partial(board, KEY, view(4, gaps=0), NO_MARKS),
    "choosing": partial(board, KEY, view(4, stage=Stage.CHOOSE, gaps=2), NO_MARKS),
    "from-west": partial(board, KEY, view(4, 1), NO_MARKS),
    "from-north": partial(board, KEY, view(4, 2), NO_MARKS),
    "plots": partial(panel, view(4, 0), Panel(LEGAL)),
    "plots-from-east": partial(panel, view(4, 3), Panel(LEGAL_MANY)),
    "cities": partial(panel, MANY, Panel(EVERYWHERE)),
    "quarters": partial(panel, MANY, Panel(IN_CITY)),
    "blocks": partial(panel, view(4, 2), Panel(Marks((("f9", ""),)))),
    "blocks-of-two-colours": partial(panel, view(2, 1), Panel(Marks((("f1", ""),)))),
    "trial": partial(panel, view(4, 0), Panel(GHOST, changes=CHANGES)),
    "trial-from-west": partial(panel, view(3, 1), Panel(GHOST, changes=CHANGES)),
    "counts": partial(panel, view(2, 1, Stage.CHOOSE), Panel(piece="sky", counts=(0, 1, 2, 1))),
    "hand": partial(hand, KEY, view(4, 3)),
    "hand-of-two-colours": partial(hand, KEY, view(2, 1)),
    "hand-choosing": partial(hand, KEY, CHOSEN),
    "hand-forfeit": partial(hand, KEY, view(3, 2, Stage.FORFEIT)),
}
