"""What a game's painter is: a record of functions; and the way from a view to a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Generic, TypeVar

from PIL import Image

from engine.core.seats import PUBLIC, Private, Public, Seat, Seen, W
from engine.core.words import Msg, msg
from engine.kit.viewer import HasEye
from render.kit.outline import Places
from render.kit.palette import encode
from render.kit.theme import Theme
from render.parts.legend import Section, draw_legend
from render.parts.legend_marks import marks_section
from render.parts.skyline import Motif
from render.picture import Picture, Say

V = TypeVar("V")
E = TypeVar("E", bound=HasEye)

PIECE_ROOM = (440, 280)
"""The largest picture of a piece in hand."""


@dataclass(frozen=True)
class Marks:
    """What is drawn over the position for one reader.

    ``spots`` are the legal spots with what stands on them: what their buttons say, or nothing while
    the buttons stand for whole columns. ``ghost`` names the spots whose newest piece is only being
    tried: the view is then the previewed one.
    """

    spots: tuple[tuple[str, str], ...] = ()
    ghost: tuple[str, ...] = ()


NO_MARKS = Marks()


@dataclass(frozen=True)
class Figure:
    """A number that matters for the present question, with what it is: ``good`` is how it is
    coloured, more than zero as good news, less as bad."""

    label: str
    value: str
    good: int = 0


@dataclass(frozen=True)
class Detail:
    """A part of the table that can be shown by itself, larger: one quarter, one player's board.

    ``token`` is what it is asked for by, ``label`` its name in a menu. ``words`` tell the same line
    by line, where the board in words does not say as much.
    """

    token: str
    label: Msg
    paint: Callable[[Theme, Say], Image.Image]
    words: tuple[Msg, ...] = ()


def own_number(seat: int, _: int) -> tuple[int, ...]:
    """The emblem of a seat that plays with the one colour of its number."""
    return (seat,)


def no_hand(_: object, __: Theme, ___: Say) -> None:
    """The hand of a game in which nobody holds anything in secret."""


def no_details(_: object) -> tuple[Detail, ...]:
    """The details of a game whose board shows everything as large as it can be."""
    return ()


def no_piece(_: object, __: str, ___: Theme, ____: Say) -> None:
    """The piece of a game whose questions name none."""


def no_counts(_: object, __: str, ___: tuple[int, ...], ____: Theme, _____: Say) -> None:
    """The counts of a game that asks for none."""


def no_rules_now(_: object, __: Theme, ___: Say) -> None:
    """The table of points of a game whose rules are the same at every table."""


def no_figures(_: object, __: Say) -> tuple[Figure, ...]:
    """The figures of a game in which none matters for a single choice."""
    return ()


def no_places(_: object, __: Marks) -> Places:
    """The places of a game whose board cannot be touched: all its answers are buttons."""
    return Places()


def no_hand_places(_: object) -> Places:
    """The same for the hand."""
    return Places()


@dataclass(frozen=True, eq=False, kw_only=True)
class Painter(Generic[V]):
    """How one game looks: functions that see views only, and keep nothing between pictures."""

    motif: Motif

    board: Callable[[V, Marks, Theme, Say], Image.Image]
    """The whole table as this view shows it."""

    samples: Callable[[Theme, Say], tuple[Image.Image, ...]]
    """Pictures that together hold every colour in use; the palette is made from them."""

    legend: Callable[[Theme, Say], tuple[Section, ...]]
    """Every symbol that can't be guessed with its name, for the rules.

    ``<key>-legend`` says the same in words, for those who can't see it.
    """

    hand: Callable[[V, Theme, Say], Image.Image | None] = no_hand
    """What the reader of this view holds; None for the public view."""

    emblems: Callable[[int, int], tuple[int, ...]] = own_number
    """The numbers of the colours that this seat plays with at a table of so many seats."""

    details: Callable[[V], tuple[Detail, ...]] = no_details
    """The parts of the table that can be shown larger."""

    ground: Callable[[V, Marks, Theme, Say], Image.Image] | None = None
    """The part of the table that a question or a trial is about, for the private panel.

    It has no header and no plates, is as wide as every picture and at most about as high as wide.
    Marks with numbers stand in the middle of where the piece would lie, and there are coordinates
    only while the marks have none. For the public view, which is asked nothing, it is the whole
    table. None: the whole board.
    """

    crop: Callable[[V, Marks, tuple[int, int], Theme, Say], Image.Image] | None = None
    """The tried piece with its neighbours, no larger than so wide and high, for a frame of its own.
    None: the ground, made smaller.
    """

    piece: Callable[[V, str, Theme, Say], Image.Image | None] = no_piece
    """What is being placed, turned or aimed, by the token in its question; at most ``PIECE_ROOM``
    large, and None for a token that is not a piece.
    """

    counts: Callable[[V, str, tuple[int, ...], Theme, Say], Image.Image | None] = no_counts
    """The pieces to take from, with so many of each kind marked as taken: a row for each kind, in
    the order of the question, which also names the piece.
    """

    rules_now: Callable[[V, Theme, Say], Image.Image | None] = no_rules_now
    """What pays at this table and what is new in it, where that changes from one episode to the
    next; None where it does not.
    """

    figures: Callable[[V, Say], tuple[Figure, ...]] = no_figures
    """The few numbers that one looks at while choosing."""

    places: Callable[[V, Marks], Places] = no_places
    """Where on the board that is painted with these marks one touches each of their spots, and the
    pieces that it shows; made from the same plan.
    """

    hand_places: Callable[[V], Places] = no_hand_places
    """Where on the hand one touches its pieces; none for the public view."""

    counted: Msg | None = None
    """What the points are that a trial would change, where they are not those that one has by then;
    None where they are.
    """


def for_its_seat(
    paint: Callable[[E, Seat, Theme, Say], Image.Image],
) -> Callable[[E, Theme, Say], Image.Image | None]:
    """A ``hand`` that paints for the seat of a view, and nothing for the public."""

    def hand(view: E, theme: Theme, say: Say) -> Image.Image | None:
        return None if view.eye is PUBLIC else paint(view, view.eye, theme, say)

    return hand


def places_for_its_seat(places: Callable[[E, Seat], Places]) -> Callable[[E], Places]:
    """``hand_places`` of a hand that is painted for the seat of a view."""

    def hand_places(view: E) -> Places:
        return Places() if view.eye is PUBLIC else places(view, view.eye)

    return hand_places


@lru_cache(maxsize=32)
def painter_of(key: str) -> Painter[Any]:
    """The painter of a game: ``PAINTER`` in ``render.games.<key>``.

    Raises ModuleNotFoundError if there is none.
    """
    painter: Painter[Any] = import_module(f"render.games.{key}").PAINTER
    return painter


def paint_board(
    key: str, seen: Seen[Any, W], marks: Marks, theme: Theme, say: Say, alt: str
) -> Picture[W]:
    """The table as the reader sees it, for that reader."""
    image = painter_of(key).board(seen.view, marks, theme, say)
    return Picture(encode(image, key, theme), image.size, alt)


def paint_hand(
    key: str, seen: Seen[Any, Private], theme: Theme, say: Say, alt: str
) -> Picture[Private] | None:
    """What this seat holds, for this seat alone; None if the game has no hands."""
    image = painter_of(key).hand(seen.view, theme, say)
    if image is None:
        return None
    return Picture(encode(image, key, theme), image.size, alt)


def detail_named(key: str, seen: Seen[Any, Any], token: str) -> Detail | None:
    """The part of the table with this token; None if the reader has no such part."""
    details = {detail.token: detail for detail in painter_of(key).details(seen.view)}
    return details.get(token)


def paint_detail(
    key: str, seen: Seen[Any, W], token: str, theme: Theme, say: Say, alt: str
) -> Picture[W] | None:
    """A part of the table as the reader sees it; None if there is no such part."""
    detail = detail_named(key, seen, token)
    if detail is None:
        return None
    image = detail.paint(theme, say)
    return Picture(encode(image, key, theme), image.size, alt)


def paint_rules_now(
    key: str, seen: Seen[Any, W], theme: Theme, say: Say, alt: str
) -> Picture[W] | None:
    """What pays at this table; None where it is the same at every table."""
    image = painter_of(key).rules_now(seen.view, theme, say)
    return None if image is None else Picture(encode(image, key, theme), image.size, alt)


def paint_legend(key: str, theme: Theme, say: Say) -> Picture[Public]:
    """The symbols of a game with their names, for everyone."""
    painter = painter_of(key)
    title = (say(Msg(f"{key}-name")), say(msg("picture-legend")))
    sections = (*painter.legend(theme, say), marks_section(theme, say))
    image = draw_legend(painter.motif, title, sections, theme, say)
    return Picture(encode(image, key, theme), image.size, say(Msg(f"{key}-legend")))
