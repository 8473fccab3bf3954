"""Positions made by hand, crowded with what is hard to draw, and the pictures painted from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.core.game import Outcome, Part, Tally
from engine.core.seats import Eye, Seen
from engine.core.words import msg, plain
from engine.games.manhattan.pieces import BOX, Block, Stack, plot_named, table_for
from engine.games.manhattan.view import ColourView, Scored, SeatView, Stage, View
from locales import Locale
from render.final import paint_final
from render.lobby import Lobby, LobbySeat, paint_lobby
from render.painter import NO_MARKS, Marks, paint_board, paint_hand
from render.picture import Picture, Say
from render.theme import Theme

KEY = "manhattan"
NAMES = {
    Locale.EN: ("Ann", "bartholomew_the_great", "🦊 Cy 𝕮𝖞", "Ø"),
    Locale.RU: ("Оксана", "Марко Поло-Васильевич", "Семён Неуклюжий-Дождевой", "Ёж"),
    Locale.UK: ("Соломія", "Їжак Ґонта Пилипович", "Щастя-Здоров’я Бажаємо", "Єва"),
}

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
GHOST = Marks(
    (("a3", "12"),),
    ("a3",),
    ("▲ +3 · A3", "● 31 (+2)", "■ 27 (−2)", "▲ 34 (0)", "◆ 1"),
)

OUTCOME = Outcome(
    (2, 1, 3, 3),
    plain("57 > 44"),
    tuple(
        Tally(
            seat,
            (
                Part(msg("manhattan-part-buildings"), 30 - seat),
                Part(msg("manhattan-part-cities"), 10 + seat),
                Part(msg("manhattan-part-tallest"), seat % 3 * 3),
            ),
        )
        for seat in range(4)
    ),
)
TEAM = Outcome(
    (1, 1, 1), plain("+"), (Tally(None, (Part(plain("a"), 31), Part(plain("b"), -9))),), won=True
)
LOBBY = Lobby(
    KEY,
    (
        LobbySeat("Соломія Їжак-Ґонта Пилипович", host=True),
        LobbySeat("Ann", ready=True),
        LobbySeat("…"),
        LobbySeat("Bot", bot=True),
    ),
    2,
    6,
    ("● 24 h",),
)

Paint = Callable[[Theme, Say], Picture]


def board(position: View, marks: Marks, theme: Theme, say: Say) -> Picture:
    return paint_board(KEY, Seen(position, position.eye), marks, theme, say, "")


def hand(position: View, theme: Theme, say: Say) -> Picture:
    picture = paint_hand(KEY, Seen(position, position.eye), theme, say, "")
    assert picture is not None
    return picture


CHOSEN = replace(view(2, 1, Stage.CHOOSE), choice=((4, 0, 0, 0), (1, 1, 1, 1)))

SCENES: dict[str, Paint] = {
    "two": partial(board, view(2), NO_MARKS),
    "three": partial(board, view(3, gaps=3), NO_MARKS),
    "four": partial(board, view(4, gaps=0), NO_MARKS),
    "choosing": partial(board, view(4, stage=Stage.CHOOSE, gaps=2), NO_MARKS),
    "from-west": partial(board, view(4, 1), NO_MARKS),
    "from-north": partial(board, view(4, 2), LEGAL),
    "from-east": partial(board, view(4, 3), LEGAL_MANY),
    "ghost": partial(board, view(4, 0), GHOST),
    "ghost-from-west": partial(board, view(3, 1), GHOST),
    "hand": partial(hand, view(4, 3)),
    "hand-of-two-colours": partial(hand, view(2, 1)),
    "hand-choosing": partial(hand, CHOSEN),
    "hand-forfeit": partial(hand, view(3, 2, Stage.FORFEIT)),
    "lobby": lambda theme, say: paint_lobby(LOBBY, theme, say, ""),
    "final": lambda theme, say: paint_final(KEY, OUTCOME, theme, say, ""),
    "final-team": lambda theme, say: paint_final(KEY, TEAM, theme, say, ""),
}
