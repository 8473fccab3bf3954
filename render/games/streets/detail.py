"""Closer looks: streets that pay, the city part by part, the players, and score pads in the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.finale import in_full
from engine.games.streets.incomes import closed, income
from engine.games.streets.names import name, street_label, tile_name
from engine.games.streets.table import Account, Stage, streets_paid
from engine.games.streets.view import View
from render.games.streets import close_city, close_players, close_street, close_tile, pad
from render.games.streets.income import being_counted
from render.games.streets.supply import face_up
from render.painter import Detail


def details(view: View) -> tuple[Detail, ...]:
    """After the end how everybody's money came about; the streets that have just paid or are being
    counted; where the last tile was built; the whole city part by part; the players."""
    seats = range(len(view.players)) if view.stage is Stage.OVER else ()
    accounts = (*streets_paid(view.table), *being_counted(view))
    return (
        *(_of_player(view, seat) for seat in seats),
        *(_of_street(view, number, one) for number, one in enumerate(accounts, start=1)),
        *_of_city(view),
        *_of_tile(view),
        Detail("players", msg("streets-detail-players"), partial(close_players.paint, view)),
    )


def _of_tile(view: View) -> Iterator[Detail]:
    """The tile that lies face up, where one does."""
    tile = face_up(view)
    if tile is not None:
        label = msg("streets-detail-tile", tile=tile_name(tile))
        yield Detail("tile", label, partial(close_tile.paint, view, tile))


def _of_city(view: View) -> Iterator[Detail]:
    parts, last = close_city.parts(view), close_city.last_part(view)
    if last is not None and len(parts) > 1:
        title = msg("streets-detail-last")
        yield Detail("last", title, partial(close_city.paint, view, last, title))
    for number, extent in enumerate(parts, start=1):
        title = msg("streets-detail-city", part=close_city.part_label(extent))
        yield Detail(f"city{number}", title, partial(close_city.paint, view, extent, title))


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
        partial(close_street.paint, view, account),
        tuple(_in_words(view, account)),
    )


def _in_words(view: View, account: Account) -> Iterator[Msg]:
    for event in (closed(account), *income(view.table, account, brief=False)):
        if event.public is not None:
            yield event.public
