"""The income of a street in words: what each building pays, and what that is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain
from engine.games.streets.names import (
    advisor_of,
    crowd,
    name,
    short_name,
    sign,
    street_label,
    symbol_name,
    tile_name,
)
from engine.games.streets.pieces import Counts, value_of
from engine.games.streets.shares import Share, shares
from engine.games.streets.table import Account, Origin, Payment, Source, Table
from engine.kit.grid import cell_label

MOST_PAYMENTS_IN_FULL: Final = 6
"""When one tile pays more buildings than these, each tells its sum in figures alone."""

FOR_ALL: Final = (Origin.STREET, Origin.POINTING)
"""Where symbols stand that everybody counts."""


def closed(account: Account) -> Event:
    """A street is closed; what points into it."""
    street = street_label(account.street)
    if not account.pointing:
        return Event(msg("streets-closed", street=street))
    symbols = tuple(
        msg("streets-points", symbol=symbol_name(kind), cell=cell_label(cell))
        for cell, kind in account.pointing
    )
    return Event(msg("streets-closed-pointing", street=street, symbols=symbols))


def income(table: Table, account: Account, brief: bool) -> list[Event]:
    """What everyone is paid for one street, building by building."""
    seats = owners(account)
    if not seats:
        return [Event(msg("streets-unpaid"))]
    tell = _in_brief if brief else _in_full
    return [Event(tell(table, account, seat)) for seat in seats]


def owners(account: Account) -> tuple[Seat, ...]:
    """Who is paid, in the order of the account."""
    return tuple(dict.fromkeys(one.owner for one in account.payments))


def paid(account: Account, seat: Seat) -> int:
    """All that one player gets from this street."""
    return sum(one.money for one in account.payments if one.owner == seat)


def _in_full(table: Table, account: Account, seat: Seat) -> Msg:
    return msg(
        "streets-paid",
        sign=sign(seat),
        who=name(table, seat),
        money=paid(account, seat),
        buildings=tuple(payment(table, account, one) for one in _own(account, seat)),
    )


def _own(account: Account, seat: Seat) -> list[Payment]:
    return [one for one in account.payments if one.owner == seat]


def _in_brief(table: Table, account: Account, seat: Seat) -> Msg:
    """Each building in figures; what an advisor has added to them is told once."""
    buildings = tuple(in_figures(one) for one in _own(account, seat))
    told = msg(
        "streets-paid-brief", sign=sign(seat), money=paid(account, seat), buildings=buildings
    )
    added = Counter(one.kind for one in account.added if one.owner == seat)
    if not added:
        return told
    symbols = tuple(
        msg("streets-symbols", symbol=symbol_name(kind), count=count)
        for kind, count in added.items()
    )
    return msg("streets-paid-adding", paid=told, advisor=advisor_of(table, seat), symbols=symbols)


# One building


def payment(table: Table, account: Account, one: Payment) -> Msg:
    """``Art Gallery $9 (3 symbols × 2 + 3 people)``, with where its symbols stand."""
    total = _sum(one)
    made = tuple(_made_of(table, shares(table, account, one), one))
    if made:
        total = msg("streets-sum-made", sum=total, shares=made)
    if one.halved:
        total = msg("streets-sum-half", sum=total, whole=one.whole)
    return msg("streets-payment", tile=tile_name(one.tile), money=one.money, sum=total)


def in_figures(one: Payment) -> Msg:
    """``Gallery $9 (3×2 + 3)``: the same in figures."""
    total = plain(figures(one))
    return msg("streets-payment", tile=short_name(one.tile), money=one.money, sum=total)


def figures(one: Payment) -> str:
    """``3×2 + 3``; what is not the building's own value begins with an equals sign."""
    same = "" if one.source is Source.OWN else "="
    people = f" + {one.people}" if one.people else ""
    total = f"{same}{one.count}×{one.each}{'×2' if one.doubled else ''}{people}"
    return f"½ ({total})" if one.halved else total


def _sum(one: Payment) -> Msg:
    """How the money comes about: so many things at so much each, and the people."""
    doubled = "yes" if one.doubled else "no"
    return msg("streets-sum", value=_value(one), doubled=doubled, people=one.people)


def _value(one: Payment) -> Msg:
    """What was counted, and by whose formula if it was not the building's own."""
    told = reason(one)
    if one.formula == one.tile or one.source is Source.OWN:
        return told
    return msg(f"streets-by-{one.source}", formula=tile_name(one.formula), reason=told)


def reason(one: Payment) -> Msg:
    """What was counted, and how much there was for each."""
    value = value_of(one.formula)
    if value is not None and value.counts is Counts.PEOPLE:
        return msg("streets-reason-people", people=crowd(value.kinds[0], one.count), each=one.each)
    counts = Counts.COPY if value is None else value.counts
    return msg(f"streets-reason-{counts}", count=one.count, each=one.each)


# Where its symbols stand


def _made_of(table: Table, found: tuple[Share, ...], one: Payment) -> Iterable[Msg]:
    """Nothing to say where all symbols are alike and in the street itself."""
    value = value_of(one.formula)
    if value is not None and value.counts is Counts.PAIRS:
        return _by_kind(table, found, one.owner)
    if all(share.origin is Origin.STREET for share in found):
        return ()
    return _by_origin(table, found, one.owner)


def _by_origin(table: Table, found: tuple[Share, ...], seat: Seat) -> Iterable[Msg]:
    """How many stand where: their kinds do not matter, each counts once."""
    rows: Counter[Origin] = Counter()
    for share in found:
        rows[share.origin] += share.number
    return [_standing(table, seat, origin, count) for origin, count in rows.items()]


def _by_kind(table: Table, found: tuple[Share, ...], seat: Seat) -> Iterable[Msg]:
    """How many of each half there are, and mixed ones; then what the advisor adds to them."""
    rows = Counter({share.kind: 0 for share in found if share.origin in FOR_ALL})
    for share in found:
        if share.origin in FOR_ALL:
            rows[share.kind] += share.number
    for kind, count in rows.items():
        yield msg("streets-share-kind", symbol=symbol_name(kind), count=count)
    for share in found:
        if share.origin not in FOR_ALL:
            standing = _standing(table, seat, share.origin, share.number)
            yield msg("streets-share-added", symbol=symbol_name(share.kind), share=standing)


def _standing(table: Table, seat: Seat, origin: Origin, count: int) -> Msg:
    if origin is Origin.CARD:
        return msg("streets-share-card", count=count, advisor=advisor_of(table, seat))
    return msg(f"streets-share-{origin}", count=count)
