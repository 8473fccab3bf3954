"""The streets that have just paid, in the city in words: all that their picture shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain
from engine.games.streets.incomes import figures, owners, paid
from engine.games.streets.names import (
    advisor_of,
    short_name,
    sign,
    street_label,
    symbol_name,
)
from engine.games.streets.pieces import Kind
from engine.games.streets.table import Account, Payment, Table, streets_paid
from engine.kit.grid import Cell, cell_label


def recounted(table: Table) -> Iterator[Msg]:
    """Street by street, every building; then what advisors have added."""
    for account in streets_paid(table):
        yield msg(
            "streets-text-income",
            street=street_label(account.street),
            ends=tuple(_end(account, cell) for cell in account.street.ends),
            buildings=tuple(_buildings(table, account)),
        )
        sums = tuple(
            msg("streets-text-sum", sign=sign(seat), money=paid(account, seat))
            for seat in owners(account)
        )
        if sums:
            yield msg("streets-text-sums", sums=sums)
        yield from _additions(table, account)


def _end(account: Account, cell: Cell) -> Msg:
    """A closing tile, with what points from there into the street."""
    kinds = tuple(symbol_name(kind) for where, kind in account.pointing if where == cell)
    if not kinds:
        return cell_label(cell)
    return msg("streets-text-end", cell=cell_label(cell), symbols=kinds)


def _buildings(table: Table, account: Account) -> Iterator[Msg]:
    city, payments = table.city(), {one.cell: one for one in account.payments}
    for cell in account.street.cells:
        tile = short_name(city[cell].tile)
        if cell in payments:
            yield _paid(payments[cell], tile)
        else:
            yield msg("streets-building", cell=cell_label(cell), tile=tile)


def _paid(one: Payment, tile: Msg) -> Msg:
    return msg(
        "streets-text-payment",
        sign=sign(one.owner),
        cell=cell_label(one.cell),
        tile=tile,
        money=one.money,
        sum=_sum(one),
    )


def _sum(one: Payment) -> Msg:
    """In figures; with the tile whose value was used, if it was another's."""
    if one.formula == one.tile:
        return plain(figures(one))
    formula = short_name(one.formula)
    return msg("streets-by-shown", formula=formula, reason=plain(figures(one)))


def _additions(table: Table, account: Account) -> Iterator[Msg]:
    rows: dict[Seat, Counter[Kind]] = {}
    for one in account.added:
        rows.setdefault(one.owner, Counter())[one.kind] += 1
    for seat, kinds in rows.items():
        symbols = tuple(
            msg("streets-symbols", symbol=symbol_name(kind), count=count)
            for kind, count in kinds.items()
        )
        advisor = advisor_of(table, seat)
        yield msg("streets-text-added", sign=sign(seat), advisor=advisor, symbols=symbols)
