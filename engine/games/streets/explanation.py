"""What would follow from an action, in words: the money first, then where people go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.choices import Draft
from engine.core.words import Msg, msg
from engine.games.streets.acting import act
from engine.games.streets.course import Told
from engine.games.streets.incomes import income, owners
from engine.games.streets.names import crowd, name, tile_name
from engine.games.streets.pieces import PERSON_KINDS, People, minus
from engine.games.streets.preview import Foreseen, foreseen, preview, preview_end
from engine.games.streets.score import score
from engine.games.streets.table import Account, Table
from engine.games.streets.view import View
from engine.kit.viewer import seat_of

BUILDS: Final = ("build", "renovate", "sneak")
FEW_PAYMENTS: Final = 2
TOLD_AS_IT_HAPPENS: Final = ("streets-found-home", "streets-took")
OTHERWISE: Final = {
    "build": "streets-still-open",
    "sneak": "streets-still-open",
    "move": "streets-home-worth",
    "take": "streets-tokens-worth",
    "abandon": "streets-sign-returns",
    "discard": "streets-nothing-built",
}
"""What is said of an action after which nobody is paid and nobody moves."""


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What is true after this action: who is paid how much and for what, who moves where; then
    what is still to be decided, and what the money is that changes only in the final scoring.
    """
    told: Told = []
    begun, after = act(view.table, action, []), foreseen(view.table, action, told)
    texts = [event.public for event in told if event.public is not None]
    lines = (
        *_income(view, new_accounts(view.table, action, after.table), after),
        *(text for text in texts[1:] if text.key in TOLD_AS_IT_HAPPENS),
        *_people(begun, after),
    )
    return (*(lines or (msg(OTHERWISE[action[0]]),)), *_if_ended(view, action))


def _if_ended(view: View, action: Draft) -> Iterator[Msg]:
    """What the reader has then, if it changes what anybody would have in the end."""
    after = preview(view, action)
    if preview_end(view, action) is None and score(after) != score(view):
        yield msg("streets-if-ended", money=after.players[seat_of(view)].money)


def new_accounts(table: Table, action: Draft, after: Table) -> tuple[Account, ...]:
    """The streets that are counted because of an action. A build forgets those of the last one."""
    known = 0 if action[0] in BUILDS else len(table.accounts)
    return after.accounts[known:]


# Money


def _income(view: View, accounts: tuple[Account, ...], after: Foreseen) -> Iterator[Msg]:
    """The sums of all streets together, then what each building pays."""
    if not accounts:
        return
    sums = tuple(_sums(view, accounts))
    key = "streets-pays" if sums else "streets-pays-nobody"
    yield msg(key, count=len(accounts), sums=sums)
    if after.may_show:
        yield msg("streets-may-show")
    yield from _details(after.table, accounts)


def _sums(view: View, accounts: tuple[Account, ...]) -> Iterator[Msg]:
    """``$7 to you``, for everybody who is paid; the reader first."""
    seats = dict.fromkeys(seat for one in accounts for seat in owners(one))
    for seat in sorted(seats, key=lambda seat: seat != view.eye):
        payments = (payment for one in accounts for payment in one.payments)
        money = sum(payment.money for payment in payments if payment.owner == seat)
        mine = "yes" if seat == view.eye else "no"
        yield msg("streets-money-to", money=money, who=name(view.table, seat), mine=mine)


def _details(table: Table, accounts: tuple[Account, ...]) -> Iterator[Msg]:
    """Building by building where they are few; more of them are told by the picture alone."""
    count = sum(len(one.payments) for one in accounts)
    for one in accounts if count <= FEW_PAYMENTS else ():
        events = income(table, one, brief=False) if one.payments else []
        yield from (event.public for event in events if event.public is not None)


# People


def _people(begun: Table, after: Foreseen) -> Iterator[Msg]:
    """Who has moved where, who has found no home, and whom somebody must still send on."""
    was, homeless = begun.city(), (0, 0, 0, 0)
    for cell, building in after.table.city().items():
        arrived = minus(building.lying, was[cell].lying)
        for people in _crowds(arrived):
            yield msg("streets-move-home", people=people, tile=tile_name(building.tile))
        gone = minus(building.seekers, was[cell].seekers)
        homeless = _added(homeless, gone)
    if alone := _crowds(homeless):
        yield msg("streets-move-nowhere", people=tuple(alone))
    for group in after.undecided:
        yield msg("streets-move-later", people=crowd(group.kind, group.count))


def _added(one: People, other: People) -> People:
    a, b, c, d = (x + max(0, y) for x, y in zip(one, other, strict=True))
    return (a, b, c, d)


def _crowds(people: People) -> list[Msg]:
    pairs = zip(PERSON_KINDS, people, strict=True)
    return [crowd(kind, count) for kind, count in pairs if count > 0]
