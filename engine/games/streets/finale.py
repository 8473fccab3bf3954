"""The final scoring in words: the money of every player by what it was paid for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.incomes import in_figures, payment
from engine.games.streets.names import name, sign
from engine.games.streets.table import Account, Payment, Table
from engine.games.streets.tokens import Bonus, bonuses


def final(table: Table) -> list[Event]:
    """The final scoring of a table that is over, player by player, each building in figures."""
    return [Event(line) for line in (msg("streets-final"), *in_brief(table))]


def in_brief(table: Table) -> Iterator[Msg]:
    """For every player the sum, what each building has paid, and what the tokens have."""
    for seat in range(len(table.players)):
        yield _player(table, seat)
        buildings = tuple(in_figures(one) for _, one in last_payments(table, seat))
        if buildings:
            yield msg("streets-final-buildings", sign=sign(seat), buildings=buildings)
        tokens = tuple(map(_bonus, earned(table, seat)))
        if tokens:
            yield msg("streets-final-tokens", sign=sign(seat), tokens=tokens)


def in_full(table: Table, seat: Seat) -> Iterator[Msg]:
    """The same for one player, and what every symbol of every building was."""
    player = table.players[seat]
    before = player.money - player.final - player.bonus
    yield msg("streets-detail-before", money=before)
    yield msg("streets-detail-buildings", money=player.final)
    yield from (payment(table, account, one) for account, one in last_payments(table, seat))
    if table.business:
        yield msg("streets-detail-tokens", money=player.bonus)
        yield from map(_bonus, earned(table, seat))
    yield msg("streets-detail-total", money=player.money)


def last_payments(table: Table, seat: Seat) -> Iterator[tuple[Account, Payment]]:
    """What the buildings of one player have paid in the final scoring, with their streets."""
    for account in table.accounts:
        for one in account.payments:
            if one.halved and one.owner == seat:
                yield account, one


def earned(table: Table, seat: Seat) -> Iterable[Bonus]:
    """What the tokens of one player have brought."""
    return bonuses(table.players, seat) if table.business else ()


def _player(table: Table, seat: Seat) -> Msg:
    player = table.players[seat]
    return msg(
        "streets-final-player",
        sign=sign(seat),
        who=name(table, seat),
        before=player.money - player.final - player.bonus,
        buildings=player.final,
        bonus=player.bonus,
        money=player.money,
        business="yes" if table.business else "no",
    )


def _bonus(one: Bonus) -> Msg:
    if one.type is None:
        return msg("streets-final-sets", count=one.sets, money=one.money)
    type_ = msg(f"streets-business-{one.type}")
    return msg("streets-final-lead", type=type_, money=one.money)
