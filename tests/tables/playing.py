"""Moves for the tests of tables: any legal one, by a seat that is asked."""

import pytest

from engine.core.errors import Refused
from tables.play import act, managing

NAMES = ("ann", "bob", "cid", "dee")


def name_of(table, people, seat):
    user = table.seats[seat].user
    return next(name for name, known in people.ids.items() if known == user)


async def choose_blocks(context, people, table, names):
    """Everyone takes the same selection; the table builds from then on."""
    token = {2: "1234 1234", 3: "1234", 4: "111234"}[len(names)]
    for name in names:
        table = (await act.act(context, table.id, people(name), f"blocks {token}")).after
    return table


async def play_one(context, people, table):
    """The safe action of whoever is asked first."""
    match = table.position.match
    seat = match.turn.seats[0]
    text = " ".join(match.fallback(seat))
    done = await act.act(context, table.id, people(name_of(table, people, seat)), text)
    assert done.after == await context.table(table.id), "what it returns is what is stored"
    return done.after


async def play_out(context, people, table):
    while table.row.status == "playing":
        table = await play_one(context, people, table)
    return table


async def called_off(context, people, table, by="ann"):
    """The table as a manager has left it."""
    return (await managing.call_off(context, table.id, people(by), "a test")).after


async def refused(awaitable):
    """The reason why this is refused."""
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value.reason.key
