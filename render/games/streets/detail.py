"""Closer looks: the income of one street, and in the end the score pad of one player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.finale import in_full
from engine.games.streets.incomes import closed, income
from engine.games.streets.names import name, street_label
from engine.games.streets.table import Account, Stage, streets_paid
from engine.games.streets.view import View
from render.games.streets import pad
from render.games.streets.board import progress
from render.games.streets.income import arranged, being_counted, paint_account
from render.games.streets.motif import MOTIF
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.painter import Detail
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say


def details(view: View) -> tuple[Detail, ...]:
    """The streets that have just paid, or are being counted; after the end every player."""
    seats = range(len(view.players)) if view.stage is Stage.OVER else ()
    accounts = (*streets_paid(view.table), *being_counted(view))
    return (
        *(_of_player(view, seat) for seat in seats),
        *(_of_street(view, number, one) for number, one in enumerate(accounts, start=1)),
    )


def _of_player(view: View, seat: Seat) -> Detail:
    return Detail(
        f"final{seat + 1}",
        msg("streets-detail-final", who=name(view.table, seat)),
        partial(pad.paint, view, seat),
        tuple(in_full(view.table, seat)),
    )


def _of_street(view: View, number: int, account: Account) -> Detail:
    return Detail(
        f"street{number}",
        msg("streets-detail-street", street=street_label(account.street)),
        partial(paint_street, view, account),
        tuple(_in_words(view, account)),
    )


def _in_words(view: View, account: Account) -> Iterator[Msg]:
    for event in (closed(account), *income(view.table, account, brief=False)):
        if event.public is not None:
            yield event.public


def paint_street(view: View, account: Account, theme: Theme, say: Say) -> Image.Image:
    """One street, with all its buildings and sums."""
    box = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, 0)
    (one,) = arranged((account,), box)
    canvas = Canvas.page(one.box.bottom + MARGIN, theme, say)
    title = say(msg("streets-detail-street", street=street_label(account.street)))
    words = (title, say(progress(view)))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)
    paint_account(canvas, one, view)
    return canvas.image
