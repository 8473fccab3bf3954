"""What a newcomer is told about the questions that a closed street brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.choices import Draft
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.streets.income_choices import split_of, substitutes
from engine.games.streets.names import name, street_words, tile_name, token_list
from engine.games.streets.people import moved
from engine.games.streets.pieces import Tokens
from engine.games.streets.plan import street_at
from engine.games.streets.points import account, town_of
from engine.games.streets.preview import carried_out
from engine.games.streets.table import Group, Table
from engine.games.streets.tokens import bonus, gains, taken
from engine.games.streets.view import View
from engine.kit.grid import Cell, cell_name
from engine.kit.viewer import seat_of

# The order of streets


def coach_order(view: View, _: Draft) -> Msg:
    """Which street brings most in all if it is counted first, where the order changes that."""
    table, seat = view.table, seat_of(view)
    money = {cell: _money_after(table, cell, seat) for cell in table.streets}
    best = max(money, key=lambda cell: money[cell])
    least = min(money.values())
    if money[best] > least:
        street = street_words(table, street_at(table.sides(), best))
        return msg("streets-coach-order", street=street, more=money[best] - least)
    return msg("streets-coach-order-tokens" if table.business else "streets-coach-order-scout")


def _money_after(table: Table, cell: Cell, seat: Seat) -> int:
    return carried_out(table, ("count", cell_name(cell)), []).players[seat].money


# Business tokens


def coach_tokens(view: View, _: Draft) -> Msg:
    """Which tokens change the bonus at the end; otherwise which ones are still missing."""
    table = view.table
    seat = table.takers[0]
    choice = list(gains(table, seat))
    if table.is_sneak(seat):
        gain = min(choice, key=lambda one: _change(table, seat, one))
        return _told("streets-coach-tokens-sneak", gain, _change(table, seat, gain))
    gain = max(choice, key=lambda one: _change(table, seat, one))
    if change := _change(table, seat, gain):
        return _told("streets-coach-tokens", gain, change)
    new = max(choice, key=lambda one: _new_types(table, seat, one))
    key = "streets-coach-tokens-new" if _new_types(table, seat, new) else "streets-coach-tokens-any"
    return _told(key, new, 0)


def _change(table: Table, seat: Seat, gain: Tokens) -> int:
    """How much more the tokens of this player would bring at the end."""
    after = taken(table, seat, gain).players
    return bonus(after, seat) - bonus(table.players, seat)


def _new_types(table: Table, seat: Seat, gain: Tokens) -> int:
    owned = table.players[seat].tokens
    return sum(number > 0 and have == 0 for number, have in zip(gain, owned, strict=True))


def _told(key: str, gain: Tokens, money: int) -> Msg:
    return msg(key, tokens=token_list(gain), money=money)


# The Entrepreneur


def coach_show(view: View, answers: Draft) -> Msg:
    """Which tile in place of which building brings most."""
    found = substitutes(view)
    fitting = {one: found[one] for one in found if not answers or one.tile == answers[0]}
    if not fitting:
        return msg("streets-coach-keep")
    best = max(fitting, key=lambda one: fitting[one])
    return msg(
        "streets-coach-show",
        tile=tile_name(best.tile),
        building=tile_name(view.city[best.cell].tile),
        gain=fitting[best],
    )


# People


class Home(NamedTuple):
    """A home, and what somebody would get more if its street closed with new people in it."""

    cell: Cell
    gains: Sequence[int]

    def rival(self, seat: Seat) -> Seat:
        """Who of the others gains most."""
        others = [other for other in range(len(self.gains)) if other != seat]
        return max(others, key=lambda other: self.gains[other])

    def lead(self, seat: Seat) -> int:
        """How much more this player would gain than whoever else gains most."""
        return self.gains[seat] - self.gains[self.rival(seat)]


def coach_home(view: View, answers: Draft) -> Msg:
    """In which home people are worth most; how much, where that home is chosen already."""
    table, seat = view.table, seat_of(view)
    told = split_of(answers)
    left = table.moving[0].count - sum(number for _, number in told)
    if len(answers) % 2:
        chosen = told[-1][0]
        return _told_home(table, seat, home(table, chosen, left), "number")
    done = [cell for cell, _ in told]
    rows = [home(table, cell, left) for cell in table.homes if cell not in done]
    return _told_home(table, seat, max(rows, key=lambda one: one.lead(seat)), "home")


def home(table: Table, cell: Cell, number: int) -> Home:
    """What so many of the first group would bring everybody in this home."""
    group = table.moving[0]
    some = Group(group.kind, _first(group, number))
    before, after = table, moved(table, some, [(cell, number)])
    return Home(cell, [late - soon for soon, late in zip(*_paid(cell, before, after), strict=True)])


def _first(group: Group, number: int) -> tuple[tuple[Cell, int], ...]:
    """From where so many of a group leave."""
    rows, left = [], number
    for cell, count in group.leaving:
        rows.append((cell, min(count, left)))
        left -= min(count, left)
    return tuple(row for row in rows if row[1])


def _paid(cell: Cell, *tables: Table) -> list[list[int]]:
    """What the street through this cell would pay everybody, table by table."""
    found = []
    for table in tables:
        town, seats = town_of(table), range(len(table.players))
        payments = account(town, street_at(town.sides, cell), seats).payments
        found.append([sum(p.money for p in payments if p.owner == seat) for seat in seats])
    return found


def _told_home(table: Table, seat: Seat, best: Home, asked: str) -> Msg:
    """To whom this home would bring most, and how much."""
    mine = best.gains[seat] > 0 and best.lead(seat) >= 0
    gainer = seat if mine else best.rival(seat)
    return msg(
        "streets-coach-home",
        asked=asked,
        mine="yes" if mine else "no",
        tile=tile_name(table.city()[best.cell].tile),
        who=name(table, gainer),
        money=best.gains[gainer],
    )
