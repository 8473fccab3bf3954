"""Every change of a lobby makes a new look at it pending, in the same transaction."""

import pytest

from engine.bots.levels import Level
from tables.bots import moves
from tables.lobby import display, expiry, invitations, opening
from tables.outbox import postpone
from tables.people.forgetting import forget
from tables.time import timers


async def expire(context, table, people):
    context.now.seconds += expiry.LOBBY_SECONDS + 1
    (timer,) = await timers.due(context)
    await expiry.lobby_expired(context, timer)


CHANGES = {
    "join": lambda o, t, p: opening.join(o, t.id, p("cid")),
    "leave": lambda o, t, p: opening.leave(o, t.id, p("bob")),
    "the host leaves": lambda o, t, p: opening.leave(o, t.id, p("ann")),
    "forget": lambda o, t, p: forget(o, p("bob")),
    "options": lambda o, t, p: opening.configure(o, t.id, p("ann"), {"first": "1"}),
    "pace": lambda o, t, p: opening.set_pace(o, t.id, p("ann"), 3600),
    "a bot": lambda o, t, p: moves.seat_bot(o, t.id, p("ann"), Level.EASY),
    "no bot": lambda o, t, p: moves.send_bot_away(o, t.id, p("ann"), 2),
    "privacy": lambda o, t, p: invitations.set_private(o, t.id, p("ann"), True),
    "cancel": lambda o, t, p: opening.cancel(o, t.id, p("ann")),
    "start": lambda o, t, p: opening.start(o, t.id, p("ann")),
    "expiry": expire,
}


async def shown(context, game, message=77):
    await display.shown(context, await context.table(game), 5, message)
    assert await display.pending(context, game) is None


@pytest.mark.parametrize("change", CHANGES)
async def test_every_change_is_owed(context, people, sit_down, change):
    table = await sit_down("ann", "bob", first="1")
    if change == "no bot":
        await moves.seat_bot(context, table.id, people("ann"), Level.EASY)
    await shown(context, table.id)
    await CHANGES[change](context, await context.table(table.id), people)
    pending = await display.pending(context, table.id)
    assert pending is not None
    assert not display.first_look(pending)


async def test_a_new_lobby_is_owed_once_its_own_answer_had_time(context, people, clock):
    table = await opening.open_table(context, people("ann"), "manhattan", locale="en", message=7)
    pending = await display.pending(context, table.id)
    assert display.first_look(pending)
    assert pending.due == clock.seconds + display.ANSWER_SECONDS
    assert table.row.lobby_message == 7


async def test_what_changes_while_a_lobby_is_drawn_is_still_owed(context, people, sit_down):
    drawn = await sit_down("ann")
    await opening.join(context, drawn.id, people("bob"))
    await display.shown(context, drawn, 5, 77)
    pending = await display.pending(context, drawn.id)
    assert pending is not None
    table = await context.table(drawn.id)
    await display.shown(context, table, 5, 77)
    await opening.join(context, drawn.id, people("cid"))
    await display.shown(context, table, 5, 77)
    assert await display.pending(context, drawn.id) is not None, "an old look shows no new change"


async def test_a_change_is_shown_soon_even_where_the_last_one_was_put_off(
    context, people, sit_down
):
    table = await sit_down("ann", first="1")
    await postpone(context, await display.pending(context, table.id), 3600)
    await opening.join(context, table.id, people("bob"))
    pending = await display.pending(context, table.id)
    assert (pending.due, pending.tries) == (context.now() + display.PRESS_SECONDS, 0)
