"""Sprawlopolis from the first card to the last, with every module."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.seats import Eye, Seen
from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.pieces import Laid
from engine.games.sprawlopolis.placing import corners
from engine.games.sprawlopolis.spots import HAND
from engine.games.sprawlopolis.terms import Interstate, Level, Terms
from engine.games.sprawlopolis.view import SeatView, Stage, View
from engine.kit.grid import cell_name, cell_named
from render.kit.theme import Theme
from render.painter import NO_MARKS, Marks
from render.picture import Picture, Say
from render.pictures.panel import Change, Frame, Panel, paint_panel
from tests.render.painting import Paint, board, hand

KEY = "sprawlopolis"

BASE = Terms(("1", "2", "7"))
ALL = Terms(
    ("1", "9", "14"), site="site4", beach="beach3", landmarks=True, wrecktar=True, roadwork=True
)
DUEL = Terms(("8", "12"), interstate=Interstate.DUEL, duel="interstate4")
TOGETHER = Terms(("16", "13", "18"), level=Level.HARD, interstate=Interstate.TOGETHER)


def laid(text: str) -> tuple[Laid, ...]:
    """``9@m13 12@m12*``: cards and cells, a star where a card is turned round."""
    words = (word.partition("@") for word in text.split())
    return tuple(
        Laid(card, cell_named(cell.removesuffix("*")), cell.endswith("*"))
        for card, _, cell in words
    )


SMALL = "9@m13"
CITY = "9@m13 12@m12 16@k13 14@k11* 15@m11 5@j13 4@j11* 11@j10* 18@l10* 6@m10"
COVERED = "9@m13 12@n14 16@o13 14@m12 15@p12 5@o14* 4@l14 11@n11* 18@m15 6@p15"
MODULES = (
    "landmarks-a@m13 17@m12 roadwork1@k13 roadwork3@k12 18@n14 wrecktar@n14* roadwork2@l14* "
    "10@m14* beach1@n12 7@l13 5@p14* beach2@p16* 16@r16 2@s14 12@r14* site1@s15* 4@q13 11@r13 "
    "13@l12* 15@p12* beach4@t16* 6@p13 8@o13* 3@n16 site4@m16*"
)
CITIES = (
    "interstate1@m12 interstate4@k12 interstate2@i12* 3@m10 4@m14* 15@l10* 2@o14 6@j10* 8@k14 "
    "16@i10 18@n14 11@n10 14@k15 10@j9 5@m15* 17@k9 13@p15"
)
FACING = "interstate1@k12 interstate2@m12 interstate3@o12 4@q13 1@q11* 8@k14 3@l10*"
"""Both cities build beyond the cards of the highway, in one column."""

LONG = " ".join(f"{number}@{chr(ord('a') + 2 * number)}13" for number in range(1, 12))


def view(cards: str, seats: int = 3, terms: Terms = BASE, eye: Eye = None) -> View:
    """A turn of the last seat; Roadwork is still to lay for all but the first."""
    roadwork = (
        (((), ("roadwork4",), ("roadwork2",), ("roadwork1",))[:seats]) if terms.roadwork else ()
    )
    return View(
        mover=seats - 2 if seats > 1 else None,
        eye=eye,
        stage=Stage.PLAY,
        terms=terms,
        first=0,
        active=seats - 1,
        near=0,
        turn=8,
        asked=(seats - 1,),
        seats=tuple(
            SeatView(3 if seat == seats - 1 else 1, roadwork[seat] if roadwork else ())
            for seat in range(seats)
        ),
        laid=laid(cards),
        top="17",
        deck=5,
        hand=() if eye is None else ("3", "8", "10"),
    )


def over(position: View) -> View:
    return replace(position, stage=Stage.OVER, asked=(), top="", deck=0, turn=position.turns)


def numbered(*names: str) -> Marks:
    return Marks(tuple((name, str(number)) for number, name in enumerate(names, start=1)))


SPOTS = numbered("j8", "i9", "k10", "o12", "l13", "j15", "m15")
DOTS = Marks(tuple((cell_name(cell), "") for cell in sorted(corners(laid(MODULES), Half.WHOLE))))
ROWS = Marks(tuple((f"k{row}", str(row)) for row in (8, 9, 11, 14, 15)))
GHOST = Marks(ghost=("l13",))
TRIED = replace(view(CITY, eye=2), laid=laid(f"{CITY} 3@l13*"), hand=("8", "10"))
DRAWN = replace(
    view(MODULES, 4, ALL), stage=Stage.DRAWN, drawn="beach3", laid=laid(MODULES)[:-6], top="site2"
)
BEFORE = replace(view("", 2, ALL, eye=1), stage=Stage.LANDMARKS, laid=(), top="12", deck=17, turn=0)
HIGHWAY = replace(
    view("interstate2@m12", 2, DUEL, eye=1),
    stage=Stage.HIGHWAY,
    highway="interstate3",
    highway_left=2,
    top="",
    deck=16,
    hand=(),
    turn=0,
)
REVEALED = replace(view(COVERED, 2), revealed="8")
STARTS = numbered("m12/b", "l13/b", "n13/b", "m14/b")
IN_BOTH = numbered("k7", "q11", "h13", "o16")
FRAMES = (
    Frame("1", Seen(TRIED, 2), GHOST.ghost, Change("●", 12, 17), (Change("■", 0, 5),)),
    Frame("2", Seen(replace(TRIED, laid=laid(f"{CITY} 3@l13")), 2), GHOST.ghost),
)


def panel(position: View, shown: Panel, theme: Theme, say: Say) -> Picture:
    return paint_panel(KEY, Seen(position, position.eye), shown, theme, say, "")


SCENES: dict[str, Paint] = {
    "one-card": partial(board, KEY, view(SMALL, 1), NO_MARKS),
    "covered": partial(board, KEY, REVEALED, NO_MARKS),
    "panel-cards": partial(panel, view(CITY, eye=2), Panel(Marks(((HAND, ""),)))),
    "panel-places": partial(panel, view(CITY, eye=2), Panel(SPOTS, "8")),
    "panel-columns": partial(panel, view(MODULES, 4, ALL, eye=3), Panel(DOTS, "site2")),
    "panel-rows": partial(panel, view(CITY, eye=2), Panel(ROWS, "8")),
    "panel-turn": partial(panel, view(CITY, eye=2), Panel(piece="3", frames=FRAMES)),
    "panel-ghost": partial(panel, TRIED, Panel(GHOST, changes=(Change("●", 12, 17),))),
    "panel-landmarks": partial(panel, BEFORE, Panel(STARTS, "12")),
    "panel-duel": partial(panel, view(CITIES, 2, DUEL, eye=1), Panel(IN_BOTH, "8")),
    "modules": partial(board, KEY, DRAWN, NO_MARKS),
    "landmarks": partial(board, KEY, BEFORE, NO_MARKS),
    "duel": partial(board, KEY, view(CITIES, 2, DUEL), NO_MARKS),
    "together": partial(board, KEY, view(FACING, 2, TOGETHER), NO_MARKS),
    "over": partial(board, KEY, over(view(CITY)), NO_MARKS),
    "over-modules": partial(board, KEY, over(view(MODULES, 3, ALL)), NO_MARKS),
    "over-duel": partial(board, KEY, over(view(CITIES, 2, DUEL)), NO_MARKS),
    "over-together": partial(board, KEY, over(view(CITIES, 1, TOGETHER)), NO_MARKS),
    "hand": partial(hand, KEY, view(CITY, eye=2)),
    "hand-roadwork": partial(hand, KEY, replace(DRAWN, eye=3, hand=("3", "site2", "18"))),
    "hand-landmarks": partial(hand, KEY, BEFORE),
}
