"""Names, and the income of a street in words. A preview tells it the same way as the event."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import Msg, msg, plain, who
from engine.games.streets.pieces import TOKEN_TYPES, Counts, Kind, Tokens, value_of
from engine.games.streets.plan import Street
from engine.games.streets.table import Account, Payment, Source, Table
from engine.games.streets.worth import Substitute
from engine.kit.grid import Cell, cell_name

GLYPHS: Final = ("●", "■", "▲", "◆", "⬢")
"""The sign of each seat, the same in pictures and in text."""

MOST_PAYMENTS_IN_FULL: Final = 8
"""When one tile pays more buildings than these, the sums are told without the reasons."""


# Names


def name(table: Table, seat: Seat) -> Msg:
    """A person, or the Sneak."""
    return msg("streets-sneak") if table.is_sneak(seat) else who(seat)


def sign(seat: Seat) -> Msg:
    """The glyph of a seat."""
    return plain(GLYPHS[seat])


def tile_name(tile: str) -> Msg:
    """What is printed on a tile."""
    return msg(f"streets-tile-{tile}")


def value_text(tile: str) -> Msg:
    """What a building tile is paid for."""
    value = value_of(tile)
    if value is None:
        return plain("–")
    kinds = tuple(msg(f"streets-symbol-{kind}") for kind in value.kinds)
    return msg(f"streets-value-{value.counts}", each=value.each, kinds=kinds)


def cell_label(cell: Cell) -> Msg:
    """A cell as it is printed on the edges of the board."""
    return plain(cell_name(cell).upper())


def street_label(street: Street) -> Msg:
    """A street by its first and its last cell."""
    return plain(street_name(street.cells[0], street.cells[-1]))


@lru_cache(maxsize=1024)
def street_name(first: Cell, last: Cell) -> str:
    """``K9–N9``, or ``K9`` where one tile is the whole street."""
    return "–".join(dict.fromkeys((cell_name(first).upper(), cell_name(last).upper())))


def crowd(kind: Kind, count: int) -> Msg:
    """So many people of one kind."""
    return msg(f"streets-people-{kind}", count=count)


def token_list(gain: Tokens) -> tuple[Msg, ...]:
    """Tokens as a list for a sentence."""
    return tuple(
        msg("streets-tokens", type=msg(f"streets-business-{type_}"), count=number)
        for type_, number in zip(TOKEN_TYPES, gain, strict=True)
        if number
    )


# Income


def closed(account: Account) -> Event:
    """A street is closed; what points into it."""
    spots = tuple(cell_name(cell) for cell in account.street.cells)
    street = street_label(account.street)
    if not account.pointing:
        return Event(msg("streets-closed", street=street), spots=spots)
    symbols = tuple(
        msg("streets-points", symbol=msg(f"streets-symbol-{kind}"), cell=cell_label(cell))
        for cell, kind in account.pointing
    )
    return Event(msg("streets-closed-pointing", street=street, symbols=symbols), spots=spots)


def income(table: Table, account: Account, brief: bool) -> list[Event]:
    """What everyone is paid for one street: building by building, or in sums where it is much."""
    seats = list(dict.fromkeys(one.owner for one in account.payments))
    if not seats:
        return [Event(msg("streets-unpaid"))]
    if brief:
        payers = tuple(
            msg("streets-payer", who=name(table, s), money=paid(account, s)) for s in seats
        )
        return [Event(msg("streets-paid-brief", payers=payers))]
    return [Event(_income_of(table, account, seat)) for seat in seats]


def paid(account: Account, seat: Seat) -> int:
    """All that one player gets from this street."""
    return sum(one.money for one in account.payments if one.owner == seat)


def _income_of(table: Table, account: Account, seat: Seat) -> Msg:
    own = [one for one in account.payments if one.owner == seat]
    return msg(
        "streets-paid",
        sign=sign(seat),
        who=name(table, seat),
        money=paid(account, seat),
        buildings=tuple(payment(one) for one in own),
    )


def payment(one: Payment) -> Msg:
    """``Art Gallery 9 (3 symbols × 2 + 3 people)`` and the like."""
    source = Source.OWN if one.formula == one.tile else one.source
    return msg(
        f"streets-payment-{source}",
        tile=tile_name(one.tile),
        money=one.money,
        reason=reason(one),
        people=one.people,
        doubled="yes" if one.doubled else "no",
        formula=tile_name(one.formula),
    )


def reason(one: Payment) -> Msg:
    """What was counted, and how much there was for each."""
    value = value_of(one.formula)
    counts = Counts.COPY if value is None else value.counts
    return msg(f"streets-reason-{counts}", count=one.count, each=one.each)


def took(table: Table, seat: Seat, gain: Tokens) -> Event:
    """Business tokens taken."""
    text = msg("streets-took", sign=sign(seat), who=name(table, seat), tokens=token_list(gain))
    return Event(text)


def showed(table: Table, seat: Seat, substitute: Substitute | None) -> Event:
    """The Entrepreneur shows a tile of the hand, or none."""
    if substitute is None:
        return Event(msg("streets-kept", sign=sign(seat), who=who(seat)))
    tile = table.city()[substitute.cell].tile
    text = msg(
        "streets-showed",
        sign=sign(seat),
        who=who(seat),
        tile=tile_name(substitute.tile),
        building=tile_name(tile),
    )
    return Event(text, reveals=True)
