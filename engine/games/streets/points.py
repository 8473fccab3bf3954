"""What buildings are worth: the nine values, and the account of a whole street."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.seats import Seat
from engine.games.streets.pieces import (
    INDEX,
    NOT_COPIED,
    TILES,
    Counts,
    Kind,
    Symbols,
    Value,
)
from engine.games.streets.plan import Street, is_closing
from engine.games.streets.survey import Survey, Town, added_for, survey, symbols_for
from engine.games.streets.table import (
    Account,
    Added,
    Building,
    Payment,
    Source,
    Table,
)
from engine.kit.grid import Cell

AROUND: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
TWO_SIGNS: Final = 2


class Substitute(NamedTuple):
    """The Entrepreneur counts this tile of the hand in place of the building in this cell."""

    cell: Cell
    tile: str


class Worth(NamedTuple):
    """How a value came about: ``number`` things at ``each`` dollars by this tile's formula."""

    formula: str
    source: Source
    number: int
    each: int


def town_of(table: Table) -> Town:
    """The city of this table, ready to be counted."""
    return Town(table.players, table.city(), table.sides())


# The nine values


class Site(NamedTuple):
    """A building where it stands, with the symbols that its owner counts."""

    town: Town
    found: Survey
    cell: Cell
    owner: Seat
    symbols: Symbols


def count(value: Value, site: Site) -> int:
    """How many things this value would be paid for here. What a copy copies is found elsewhere."""
    match value.counts:
        case Counts.SYMBOLS:
            return site.symbols[INDEX[value.kinds[0]]] + site.symbols[INDEX[Kind.MIXED]]
        case Counts.PAIRS:
            return _pairs(site.symbols, value.kinds)
        case Counts.PEOPLE:
            return site.found.lying[INDEX[value.kinds[0]]]
        case Counts.MIXED:
            return site.symbols[INDEX[Kind.MIXED]]
        case Counts.SIZE:
            return len(site.found.street.cells)
        case Counts.NEIGHBOURS:
            x, y = site.cell
            return sum([(x + dx, y + dy) in site.town.city for dx, dy in AROUND])
        case Counts.SIGNS:
            return _signs(site)
        case Counts.CLOSING:
            return int(is_closing(site.town.sides, site.cell))
        case Counts.COPY:
            return 0


def _pairs(symbols: Symbols, kinds: Sequence[Kind]) -> int:
    """As many pairs as possible; each mixed symbol stands for whichever half is missing."""
    one, other = (symbols[INDEX[kind]] for kind in kinds)
    mixed = symbols[INDEX[Kind.MIXED]]
    return min(min(one, other) + mixed, (one + other + mixed) // 2)


def _signs(site: Site) -> int:
    """All signs of the owner on the street."""
    buildings = (site.town.city[cell] for cell in site.found.street.cells)
    return sum(building.signs for building in buildings if building.owner == site.owner)


def worth(site: Site, tile: str) -> Worth:
    """The value of this tile here; a copy takes the best value of its neighbours in the street."""
    value = TILES[tile].value
    if value is None:
        return Worth(tile, Source.OWN, 0, 0)
    if value.counts is Counts.COPY:
        return max(_copies(site), key=lambda one: one.number * one.each, default=_nothing(tile))
    return Worth(tile, Source.OWN, count(value, site), value.each)


def _nothing(tile: str) -> Worth:
    return Worth(tile, Source.COPIED, 0, 0)


def _copies(site: Site) -> Iterator[Worth]:
    """What every tile of the street that may be copied would be worth here."""
    for cell in site.found.street.cells:
        tile = site.town.city[cell].tile
        value = TILES[tile].value
        if value is not None and value.counts not in NOT_COPIED:
            yield Worth(tile, Source.COPIED, count(value, site), value.each)


# The account of a street


def account(
    town: Town,
    street: Street,
    seats: Sequence[Seat],
    substitute: Substitute | None = None,
    final: bool = False,
) -> Account:
    """What every building with a sign pays, by player in this order and then along the street."""
    found = survey(town, street)
    owned: dict[Seat, list[Building]] = {}
    for building in (town.city[cell] for cell in street.cells):
        if building.owner is not None:
            owned.setdefault(building.owner, []).append(building)
    payments: list[Payment] = []
    added: list[Added] = []
    for seat in sorted(owned, key=seats.index):
        added += added_for(town, seat, street, final)
        symbols = symbols_for(town, seat, found, final)
        for building in owned[seat]:
            site = Site(town, found, building.cell, seat, symbols)
            payments.append(payment(site, building, substitute, final))
    return Account(street, found.pointing, tuple(payments), tuple(added))


def payment(
    site: Site, building: Building, substitute: Substitute | None = None, final: bool = False
) -> Payment:
    """What one building pays its owner."""
    if substitute is not None and substitute.cell == building.cell:
        value = worth(site, substitute.tile)._replace(source=Source.SHOWN)
    else:
        value = worth(site, building.tile)
    return Payment(
        cell=building.cell,
        tile=building.tile,
        owner=site.owner,
        formula=value.formula,
        source=value.source,
        count=value.number,
        each=value.each,
        people=sum(building.lying),
        doubled=building.signs == TWO_SIGNS,
        halved=final,
    )


def final_accounts(table: Table) -> tuple[Account, ...]:
    """Half the income of every building that still has a sign, street by street."""
    town, seats = town_of(table), range(len(table.players))
    signed = {building.cell for building in table.buildings if building.signs}
    return tuple(
        account(town, street, seats, final=True)
        for street in table.ground().streets
        if not signed.isdisjoint(street.cells)
    )


def final_payments(table: Table) -> dict[Cell, int]:
    """What each building with a sign would pay if the game ended now."""
    accounts = final_accounts(table)
    return {payment.cell: payment.money for one in accounts for payment in one.payments}
