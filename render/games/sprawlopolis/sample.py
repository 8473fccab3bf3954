"""Made-up positions, crowded with everything that can be seen on the table."""

from __future__ import annotations

from PIL import Image

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.sprawlopolis.city import HIGHWAY_ROW
from engine.games.sprawlopolis.pieces import BOX, WRECKTAR, Card, Laid
from engine.games.sprawlopolis.terms import Interstate, Level, Terms
from engine.games.sprawlopolis.view import SeatView, Stage, View
from engine.kit.grid import Cell, cell_name
from render.games.sprawlopolis import board, ground, hand
from render.games.sprawlopolis.colours import SAND, SEAS, ZONE_COLOURS
from render.kit.swatches import swatches
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Say

ACROSS = 4
SWATCH = 90
MOST_SEATS = 4

ONE_CITY = Terms(
    conditions=("1", "9", "16"),
    level=Level.HARD,
    site="site3",
    beach="beach3",
    landmarks=True,
    wrecktar=True,
    roadwork=True,
)
DUEL = Terms(conditions=("7", "12"), interstate=Interstate.DUEL, duel="interstate1")


def samples(theme: Theme, say: Say) -> tuple[Image.Image, ...]:
    """Pictures that together hold every colour. Those that fill much of some pictures, but of none
    of the others here, come as fields of their own."""
    dice = Rng(b"samples", 0)
    tried = sample_view(4, 1, Stage.PLAY, dice)
    ghost = tuple(cell_name(one.cell) for one in tried.laid[-1:])
    spots = (("m13", "1"), ("n13", "2"), ("k11", "3"), ("l11", "4"))
    views = (
        (sample_view(4, PUBLIC, Stage.DRAWN, dice), NO_MARKS),
        (tried, NO_MARKS),
        (sample_view(3, PUBLIC, Stage.OVER, dice), NO_MARKS),
        (duel_view(PUBLIC, Stage.PLAY, dice), NO_MARKS),
        (duel_view(PUBLIC, Stage.OVER, dice), NO_MARKS),
    )
    boards = [board.paint(view, marks, theme, say) for view, marks in views]
    asked = [ground.paint(tried, marks, theme, say) for marks in (Marks(spots), Marks(ghost=ghost))]
    seats = [style.colour for style in theme.seats[:MOST_SEATS]]
    fields = [theme.good, theme.gold, SAND, SEAS[theme.name], *ZONE_COLOURS.values(), *seats]
    return (*boards, *asked, hand.paint(tried, 1, theme, say), swatches(fields, SWATCH))


def sample_view(seats: int, eye: Eye, stage: Stage, dice: Rng) -> View:
    """All modules of one city at once, in a position that the rules need not allow."""
    hand = ("2", "4", "site2")
    return View(
        eye=eye,
        stage=stage,
        terms=ONE_CITY,
        first=0,
        active=seats - 1,
        near=0,
        turn=8,
        asked=() if stage is Stage.OVER else (seats - 1,),
        seats=tuple(SeatView(1 + seat, ("roadwork2",)) for seat in range(seats)),
        laid=crowded(dice),
        top="3",
        deck=4,
        drawn="beach2" if stage is Stage.DRAWN else "",
        revealed="4" if stage is Stage.PLAY else "",
        hand=() if eye is None else hand,
    )


def crowded(dice: Rng) -> tuple[Laid, ...]:
    """A city of one card of every kind, each a little over its neighbours."""
    cards: list[Card] = [*list(BOX.base)[4:15], "site1", "site4", "roadwork1", "roadwork3"]
    laid = [Laid("landmarks-a", Cell(0, 0))]
    for number, card in enumerate(cards):
        row, column = divmod(number, ACROSS)
        cell = Cell(column * 2 - dice.below(2), row * 2 - dice.below(2) + 1)
        laid.append(Laid(card, cell, bool(dice.below(2))))
    laid.append(Laid(WRECKTAR, Cell(3, 3)))
    laid.append(Laid("beach1", Cell(0, -2)))
    laid.append(Laid("beach4", Cell(-3, 1)))
    return tuple(laid)


def duel_view(eye: Eye, stage: Stage, dice: Rng) -> View:
    """Two cities along a highway."""
    stretches = ("interstate2", "interstate3", "interstate4")
    laid = [Laid(card, Cell(2 * at, HIGHWAY_ROW)) for at, card in enumerate(stretches)]
    for number, card in enumerate(list(BOX.base)[:12]):
        row = (-3, 1, -5, 3)[number // 3]
        laid.append(Laid(card, Cell(number % 3 * 2 - dice.below(2), row), bool(dice.below(2))))
    return View(
        eye=eye,
        stage=stage,
        terms=DUEL,
        first=1,
        active=0,
        near=0,
        turn=12,
        asked=() if stage is Stage.OVER else (0,),
        seats=(SeatView(3), SeatView(3)),
        laid=tuple(laid),
        top="18",
        deck=1,
        hand=() if eye is None else ("13", "14", "15"),
    )
