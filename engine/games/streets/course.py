"""From one question to the next: what follows from a build until somebody must be asked again.

Everything here happens on the open table, so a preview can go the same way as the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import Msg
from engine.games.streets import incomes, news
from engine.games.streets.building import returned
from engine.games.streets.people import Split, groups_in, moved, seeking, targets
from engine.games.streets.pieces import Advisor, Tokens
from engine.games.streets.plan import street_at
from engine.games.streets.points import Substitute, account, town_of
from engine.games.streets.table import Account, Building, Stage, Table
from engine.games.streets.tokens import gains, owned_in, taken, takers
from engine.kit.frozen import altered
from engine.kit.grid import Cell

TWO_HOMES: Final = 2
"""With so many homes to go to there is a choice."""

Told = list[Event]
"""What has happened so far in this move; every step adds to it."""


def settle(table: Table, told: Told) -> Table:
    """Go on until somebody must be asked, or until it is time to draw."""
    while table.stage in STEPS:
        after = STEPS[table.stage](table, told)
        if after is table:
            return table
        table = after
    return table


# The order of several streets


def step_order(table: Table, _: Told) -> Table:
    """The next street, if it does not matter which one it is."""
    if not table.streets:
        return altered(table, stage=Stage.DRAW)
    if len(table.streets) > 1 and order_matters(table):
        return table
    return begin(table, table.streets[0])


def order_matters(table: Table) -> bool:
    """Business tokens may run out, and a Scout counts the signs that are still elsewhere."""
    sides = table.sides()
    owners = [_owners(table, street_at(sides, cell).cells) for cell in table.streets]
    if table.business:
        return sum(map(bool, owners)) > 1
    scout = holder(table, Advisor.SCOUT)
    return sum(scout in own for own in owners) > 1


def _owners(table: Table, cells: tuple[Cell, ...]) -> set[Seat]:
    city = table.city()
    return {owner for cell in cells if (owner := city[cell].owner) is not None}


def holder(table: Table, advisor: Advisor) -> Seat | None:
    """Who has this advisor, if anyone."""
    held = (seat for seat, player in enumerate(table.players) if player.advisor is advisor)
    return next(held, None)


def begin(table: Table, cell: Cell) -> Table:
    """This street is counted next."""
    rest = tuple(other for other in table.streets if other != cell)
    if not table.business:
        return altered(table, stage=Stage.SHOW, streets=(cell, *rest))
    who_takes = takers(table, street_at(table.sides(), cell).cells)
    return altered(table, stage=Stage.TOKENS, streets=(cell, *rest), takers=who_takes)


# Business tokens


def step_tokens(table: Table, told: Told) -> Table:
    """Players who have no choice take their tokens at once; then the income begins."""
    if not table.takers:
        return _give_up(table) if table.abandoned is not None else altered(table, stage=Stage.SHOW)
    choice = gains(table, table.takers[0])
    if len(choice) > 1:
        return table
    return take(table, next(iter(choice)), told) if choice else _next_taker(table)


def take(table: Table, gain: Tokens, told: Told) -> Table:
    """The first of the takers takes these."""
    seat = table.takers[0]
    told.append(news.took(table, seat, gain))
    return _next_taker(taken(table, seat, gain))


def _next_taker(table: Table) -> Table:
    return altered(table, takers=table.takers[1:])


def _give_up(table: Table) -> Table:
    """The signs of the abandoned building return, and its people leave."""
    cells = () if table.abandoned is None else (table.abandoned,)
    groups = groups_in(table.city()[cell] for cell in cells)
    return altered(returned(table, cells), stage=Stage.MOVE, moving=groups)


# Income


def step_show(table: Table, told: Told) -> Table:
    """The Entrepreneur is asked if they have a building there and a tile in hand."""
    seat = holder(table, Advisor.ENTREPRENEUR)
    cells = street_at(table.sides(), table.streets[0]).cells
    if seat is not None and table.players[seat].backs and owned_in(table, cells, seat):
        return table
    return pay(table, None, told)


def show(table: Table, substitute: Substitute | None, told: Told) -> Table:
    """The Entrepreneur has decided."""
    seat = holder(table, Advisor.ENTREPRENEUR)
    if seat is not None:
        told.append(news.showed(table, seat, substitute))
    return pay(table, substitute, told)


def pay(table: Table, substitute: Substitute | None, told: Told) -> Table:
    """Everyone is paid, the signs return, and the people must leave."""
    result = account_of(table, substitute)
    told.append(incomes.closed(result))
    told += incomes.income(table, result, is_brief(table))
    groups = groups_in(_buildings(table, result.street.cells))
    table = returned(table, result.street.cells)
    players = list(table.players)
    for one in result.payments:
        owner = players[one.owner]
        players[one.owner] = altered(owner, money=owner.money + one.money)
    return altered(
        table,
        stage=Stage.MOVE,
        players=tuple(players),
        moving=groups,
        accounts=(*table.accounts, result),
    )


def account_of(table: Table, substitute: Substitute | None) -> Account:
    """The income of the street that is being counted, the active player's first."""
    town, count = town_of(table), len(table.players)
    seats = [(table.active + step) % count for step in range(count)]
    return account(town, street_at(town.sides, table.streets[0]), seats, substitute)


def _buildings(table: Table, cells: tuple[Cell, ...]) -> list[Building]:
    city = table.city()
    return [city[cell] for cell in cells]


def is_brief(table: Table) -> bool:
    """Whether this build pays so many buildings that only figures are told, or is the last one,
    after which the final scoring has much to tell as well."""
    if not any(player.backs for player in table.players):
        return True
    sides = table.sides()
    ahead = [street_at(sides, cell).cells for cell in table.streets]
    signed = sum(b.signs > 0 for cells in ahead for b in _buildings(table, cells))
    past = sum(len(one.payments) for one in table.accounts)
    return past + signed > incomes.MOST_PAYMENTS_IN_FULL


# People


def step_move(table: Table, told: Told) -> Table:
    """Groups that have no choice go at once; after the last one, on with the next street."""
    if not table.moving:
        return _moved_out(table)
    before, moves = table, list[Msg]()
    while table.moving and not table.homes:
        group, cells = table.moving[0], targets(table, table.moving[0].kind)
        if len(cells) >= TWO_HOMES:
            table = altered(table, homes=cells)
            break
        split = [(cell, group.count) for cell in cells]
        moves += news.moves_to(group, split)
        table = moved(table, group, split) if split else seeking(table, group)
    if moves:
        told.append(_told_moves(before, table, moves))
    return table


def _told_moves(before: Table, after: Table, moves: list[Msg]) -> Event:
    """Who went where; only their numbers where one build has emptied very many buildings."""
    if before.abandoned is not None or not is_brief(before):
        return news.moved(moves)
    seekers = _seekers(after) - _seekers(before)
    gone = sum(group.count for group in before.moving) - sum(g.count for g in after.moving)
    return news.moved_in_brief(gone - seekers, seekers)


def _seekers(table: Table) -> int:
    return sum(sum(building.seekers) for building in table.buildings)


def move(table: Table, split: Split, told: Told) -> Table:
    """The first group goes where the active player has sent it."""
    group = table.moving[0]
    told.append(news.moved(news.moves_to(group, split)))
    return moved(table, group, split)


def _moved_out(table: Table) -> Table:
    if table.abandoned is not None:
        return altered(table, stage=Stage.BUILD, abandoned=None)
    return altered(table, stage=Stage.ORDER, streets=table.streets[1:])


Step = Callable[[Table, Told], Table]

STEPS: Final[Mapping[Stage, Step]] = {
    Stage.ORDER: step_order,
    Stage.TOKENS: step_tokens,
    Stage.SHOW: step_show,
    Stage.MOVE: step_move,
}
"""The stages that may pass by themselves. A step that returns its table waits for an answer."""
