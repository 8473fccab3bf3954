"""The symbols of a payment: how many there are, where they stand, and as which kind they count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.games.streets.pieces import TILES, Advisor, Counts, Kind, Value, value_of
from engine.games.streets.table import Account, Origin, Payment, Table

OF_SYMBOLS: Final = frozenset({Counts.SYMBOLS, Counts.PAIRS, Counts.MIXED})
"""The values that are paid for symbols."""

ORDER: Final = tuple(Origin)


class Share(NamedTuple):
    """So many of the symbols that a payment counts, and as which kind they count for its owner."""

    origin: Origin
    kind: Kind
    number: int


def shares(table: Table, account: Account, payment: Payment) -> tuple[Share, ...]:
    """Every symbol that this payment counts, by where it stands; nothing for other values."""
    value = value_of(payment.formula)
    if value is None or value.counts not in OF_SYMBOLS:
        return ()
    legend = table.players[payment.owner].advisor is Advisor.LEGEND and not _of_hipsters(value)
    wanted = {*value.kinds, Kind.MIXED}
    found = Counter(_as_counted(one, legend) for one in _symbols(table, account, payment))
    rows = [Share(*one, number) for one, number in found.items() if one[1] in wanted]
    return tuple(sorted(rows, key=lambda one: ORDER.index(one.origin)))


def _of_hipsters(value: Value) -> bool:
    """Whether hipsters count anyway, so that taking them for mixed changes nothing."""
    return value.counts is Counts.SYMBOLS and value.kinds == (Kind.HIPSTER,)


def _as_counted(one: tuple[Origin, Kind], legend: bool) -> tuple[Origin, Kind]:
    """For the Hipster Legend a hipster is a mixed symbol, wherever it stands."""
    origin, kind = one
    if not legend or kind is not Kind.HIPSTER:
        return one
    return (origin if origin is Origin.CARD else Origin.LEGEND), Kind.MIXED


def _symbols(table: Table, account: Account, payment: Payment) -> Iterator[tuple[Origin, Kind]]:
    """All symbols that this owner counts in the street, as they are printed."""
    city = table.city()
    for cell in account.street.cells:
        yield from ((Origin.STREET, symbol.kind) for symbol in TILES[city[cell].tile].symbols)
    yield from ((Origin.POINTING, kind) for _, kind in account.pointing)
    for one in account.added:
        if one.owner == payment.owner:
            yield one.origin, one.kind
