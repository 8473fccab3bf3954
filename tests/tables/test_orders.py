"""Prepared moves on a real archive of either kind: made, arranged, played once, held, and gone."""

import asyncio
from dataclasses import replace

import pytest

from db import drafts, orders, seats, standing_answers, steps
from db.errors import Taken
from db.orders import Order
from engine.bots.levels import Level
from engine.core import codec
from engine.core.choices import Done
from engine.core.errors import Refused, Stale
from engine.core.events import notices
from engine.core.seats import PUBLIC
from tables.bots import moves as bot_moves
from tables.entries import Publication
from tables.holding import Held
from tables.lobby import opening
from tables.orders import playing, preparing
from tables.orders.conditions import Condition, deeds
from tables.orders.outlook import MOST, look_ahead
from tables.orders.playing import play_due
from tables.people import replacing
from tables.people.forgetting import forget
from tables.play import act, undo
from tables.play.question import AHEAD
from tables.play.resignation import resign
from tests.tables.playing import NAMES, called_off, choose_blocks, play_one, refused

THREE = NAMES[:3]


async def building(context, people, begin, names=THREE):
    """A game in which Ann is the first to build."""
    return await choose_blocks(context, people, await begin(*names), names)


async def prepare(context, people, table, name, *tokens):
    """Prepare a move by answering question by question; the first answer where none is given."""
    asked = await act.ask(context, table.id, people(name).user, ahead=True)
    for token in tokens:
        asked = await act.choose(context, table.id, people(name), AHEAD, token)
    while not isinstance(asked.question.step, Done):
        token = asked.question.step.options[0].token
        asked = await act.choose(context, table.id, people(name), AHEAD, token)
    await preparing.prepare(context, table.id, people(name))
    return asked.question.draft


async def listed(context, people, table, name):
    table = await context.table(table.id)
    seat, user = table.seat_needed(people(name).user), people(name).user
    return await orders.of_person(context.database, table.id, seat, user)


async def told(context, table, eye=PUBLIC):
    entries = await steps.since(context.database, table.id, table.row.rev - 1)
    return [line.key for one in entries for line in notices(codec.load_events(one.events), eye)]


async def test_a_prepared_move_is_played_as_soon_as_its_owner_is_asked(context, people, begin):
    table = await building(context, people, begin)
    action = await prepare(context, people, table, "bob")
    await play_due(context, table.id)
    assert (await context.table(table.id)).row.rev == table.row.rev, "it is not his turn"
    table = await play_one(context, people, table)
    asked = await context.table(table.id)
    assert asked.row.asked == {1}, "the question is asked all the same"
    await play_due(context, table.id)
    after = await context.table(table.id)
    assert (after.row.rev, after.row.asked) == (table.row.rev + 1, frozenset({2}))
    assert after.position.step.action == " ".join(action)
    assert (await told(context, after))[0] == "notice-prepared"
    assert await listed(context, people, table, "bob") == []
    await play_due(context, table.id)
    assert (await context.table(table.id)).row.rev == after.row.rev, "once only"


async def test_it_is_the_same_as_the_move_made_by_hand(context, people, begin):
    """All but that it is told to have been prepared."""
    prepared = await building(context, people, begin)
    action = await prepare(context, people, prepared, "bob")
    prepared = await play_one(context, people, prepared)
    before = prepared.position.match
    await play_due(context, prepared.id)
    after = await context.table(prepared.id)
    moved = before.act(1, action)
    assert after.position.match == moved.match
    step = after.position.step
    assert (step.kind, step.seat, step.dice) == ("act", 1, moved.dice)
    assert codec.load_events(step.events)[1:] == moved.events
    assert step.calls == {2}
    assert step.opened == step.rev, "the next person's clock begins"


async def test_the_next_one_is_prepared_on_the_table_as_it_would_be(context, people, begin):
    table = await building(context, people, begin)
    first = await prepare(context, people, table, "bob")
    asked = await act.ask(context, table.id, people("bob").user, ahead=True)
    plots = {option.token for option in asked.question.step.options}
    seen = asked.question.seen.view
    before = table.position.match.seen_by(1).view
    assert len(seen.hand) == len(before.hand) - 1
    assert sum(seen.colour(before.seats[1].colours[0]).tray) == 3
    assert plots
    second = await prepare(context, people, table, "bob")
    outlook = await look_ahead(context, await context.table(table.id), people("bob").user)
    assert [one.action for one in outlook.moves] == [first, second]


async def test_no_more_than_five_and_no_press_makes_more(context, people, begin):
    table = await building(context, people, begin, NAMES[:2])
    made = 0
    for _ in range(MOST):
        try:
            await prepare(context, people, table, "bob")
            made += 1
        except Refused:
            break
    outlook = await look_ahead(context, await context.table(table.id), people("bob").user)
    assert outlook.following is None
    for _ in range(50):
        with pytest.raises(Refused):
            await preparing.prepare(context, table.id, people("bob"))
    assert len(await listed(context, people, table, "bob")) == made <= MOST


async def test_the_same_press_prepares_once(context, people, begin):
    table = await building(context, people, begin)
    await act.ask(context, table.id, people("bob").user, ahead=True)
    asked = await act.ask(context, table.id, people("bob").user, ahead=True)
    while not isinstance(asked.question.step, Done):
        token = asked.question.step.options[0].token
        asked = await act.choose(context, table.id, people("bob"), AHEAD, token)
    await preparing.prepare(context, table.id, people("bob"))
    await preparing.prepare(context, table.id, people.again())
    assert len(await listed(context, people, table, "bob")) == 1


async def test_an_unfinished_move_cannot_be_prepared(context, people, begin):
    table = await building(context, people, begin)
    reason = await refused(preparing.prepare(context, table.id, people("bob")))
    assert reason == "refused-unfinished"


@pytest.mark.parametrize("name", ["ann", "eve"])
async def test_only_who_sits_there_and_waits_can_prepare(context, people, begin, name):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    reason = {"ann": "refused-ahead-asked", "eve": "refused-not-seated"}[name]
    order = (await listed(context, people, table, "bob"))[0]
    mine = (context, table.id, people(name))
    assert await refused(preparing.prepare(*mine)) == reason
    for change in (
        preparing.remove(*mine, order.id),
        preparing.move_up(*mine, order.id),
        preparing.depend(*mine, order.id, Condition.LEGAL, ""),
        preparing.release(*mine),
    ):
        assert await refused(change) == reason
    assert await listed(context, people, table, "bob") == [order]


async def test_nobody_touches_the_list_of_another(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    order = (await listed(context, people, table, "bob"))[0]
    mine = (context, table.id, people("cid"))
    with pytest.raises(Stale):
        await preparing.remove(*mine, order.id)
    await preparing.clear(context, table.id, people("cid"))
    await preparing.release(context, table.id, people("cid"))
    assert await listed(context, people, table, "bob") == [order]


async def test_nothing_is_prepared_after_the_end(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    await called_off(context, people, table)
    assert await listed(context, people, table, "bob") == []
    assert await refused(preparing.prepare(context, table.id, people("bob"))) == "refused-cancelled"
    await play_due(context, table.id)


# Conditions


async def whose_plot(context, people, table, name):
    """The plot of the first prepared move of this person."""
    rows = await listed(context, people, table, name)
    return rows[0].action.split("\n")[1]


async def test_a_move_whose_place_was_touched_waits_for_its_owner(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    order = (await listed(context, people, table, "bob"))[0]
    given = (context, table.id, people("bob"), order.id)
    await preparing.depend(*given, Condition.UNTOUCHED, "")
    plot = await whose_plot(context, people, table, "bob")
    order = (await listed(context, people, table, "bob"))[0]
    # As if somebody had built there since.
    await context.database.execute(orders.changing(replace(order, detail="another")))
    table = await play_one(context, people, table)
    await play_due(context, table.id)
    after = await context.table(table.id)
    assert (after.row.rev, after.row.asked) == (table.row.rev, frozenset({1})), plot
    assert [one.held for one in await listed(context, people, table, "bob")] == [Held.TOUCHED]


async def test_a_move_whose_place_is_untouched_is_played(context, people, begin):
    table = await building(context, people, begin)
    plot, block = (await prepare(context, people, table, "bob"))[1:]
    order = (await listed(context, people, table, "bob"))[0]
    await preparing.depend(context, table.id, people("bob"), order.id, Condition.UNTOUCHED, "")
    actions = table.position.match.game.ask
    view = table.position.match.seen_by(0).view
    others = [one.token for one in actions(view, ("build",)).options if one.token != plot]
    done = await act.act(context, table.id, people("ann"), f"build {others[0]} 1")
    await play_due(context, table.id)
    after = await context.table(table.id)
    assert after.row.rev == done.after.row.rev + 1
    assert after.position.step.action == f"build {plot} {block}"


async def test_an_impossible_move_changes_nothing_but_waits(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    await prepare(context, people, table, "bob")
    order = (await listed(context, people, table, "bob"))[0]
    await context.database.execute(orders.dropping(order))
    broken = replace(order, action="build\na1\n9")
    async with context.database.write() as writer:
        await orders.add(writer, broken)
    table = await play_one(context, people, table)
    pending = await hands_pending(context, table)
    await play_due(context, table.id)
    assert await context.table(table.id) == table
    held = await listed(context, people, table, "bob")
    assert [one.held for one in held] == [Held.ILLEGAL] * 2, "the whole list waits"
    assert await hands_pending(context, table) >= pending | {1}, "its owner is told in private"


async def hands_pending(context, table):
    rows = await context.database.fetch(
        "SELECT kind, seat FROM outbox WHERE table_id = ?", (table.id,)
    )
    return {row["seat"] for row in rows if row["kind"] == Publication.HAND}


async def test_a_move_may_wait_for_what_somebody_does(context, people, begin):
    table = await building(context, people, begin)
    for _ in range(2):
        table = await play_one(context, people, table)  # Ann and Bob
    known = await deeds(context, table, 0)
    assert {deed.seat for deed in known} == {1, 2}, "one's own are no condition"
    built = next(deed for deed in known if deed.seat == 1)
    await prepare(context, people, table, "ann")
    order = (await listed(context, people, table, "ann"))[0]
    given = (context, table.id, people("ann"), order.id)
    await preparing.depend(*given, Condition.DID, built.detail)
    table = await play_one(context, people, table)  # Cid
    await play_due(context, table.id)
    after = await context.table(table.id)
    assert after.row.asked == {1}, "Bob has built last, so Ann's move is played"
    with pytest.raises(Stale):
        await preparing.depend(context, table.id, people("cid"), order.id, Condition.DID, "1-99999")


async def test_what_somebody_does_otherwise_lets_it_wait(context, people, begin):
    table = await building(context, people, begin)
    for _ in range(2):
        table = await play_one(context, people, table)
    await prepare(context, people, table, "ann")
    order = (await listed(context, people, table, "ann"))[0]
    chosen = next(deed for deed in await deeds(context, table, 0) if deed.seat == 2)
    given = (context, table.id, people("ann"), order.id)
    await preparing.depend(*given, Condition.DID, chosen.detail)
    table = await play_one(context, people, table)
    await play_due(context, table.id)
    assert (await context.table(table.id)).row.asked == {0}
    assert [one.held for one in await listed(context, people, table, "ann")] == [Held.OTHERWISE]


async def test_a_condition_never_tells_what_is_hidden(context, people, begin):
    """What others have chosen in secret is no deed, for nobody has read it."""
    table = await begin(*THREE)
    await act.act(context, table.id, people("bob"), "blocks 1234")
    table = await context.table(table.id)
    for deed in await deeds(context, table, 0):
        assert "1234" not in str(deed.told.args)


# What holds a list


async def test_whoever_moves_themselves_lets_their_list_wait(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    table = await play_one(context, people, table)
    table = await play_one(context, people, table)
    assert [one.held for one in await listed(context, people, table, "bob")] == [Held.MOVED]
    await preparing.release(context, table.id, people("bob"))
    assert [one.held for one in await listed(context, people, table, "bob")] == [""]


async def test_a_move_of_another_stage_holds_nothing(context, people, begin):
    """Bob chooses blocks, prepares what to build with them, and chooses others after all."""
    table = await begin(*THREE)
    await act.act(context, table.id, people("bob"), "blocks 1234")
    table = await context.table(table.id)
    action = await prepare(context, people, table, "bob")
    assert action[0] == "build"
    await act.act(context, table.id, people("bob"), "blocks 1234")
    assert [one.held for one in await listed(context, people, table, "bob")] == [""]
    for name in ("cid", "ann"):
        table = (await act.act(context, table.id, people(name), "blocks 1234")).after
    table = await play_one(context, people, table)
    await play_due(context, table.id)
    assert (await context.table(table.id)).position.step.action == " ".join(action)


async def test_an_undo_lets_every_list_wait(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    await prepare(context, people, table, "cid")
    await undo.roll_back(context, table.id, people("ann"), table.row.ply)
    for name in ("bob", "cid"):
        assert [one.held for one in await listed(context, people, table, name)] == [Held.UNDONE]


# Whose it is


async def test_whoever_leaves_takes_their_moves_along(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    await resign(context, table.id, people("bob"))
    rows = await context.database.fetch("SELECT * FROM orders")
    assert rows == []


async def test_a_new_holder_never_sees_or_plays_them(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    await context.database.execute(seats.standing_in(table.id, 1, Level.EASY))
    await act.ask(context, table.id, people("bob").user, ahead=True)
    await replacing.take_over(context, table.id, people("dee"), 1)
    assert await context.database.fetch("SELECT * FROM orders") == []
    assert await drafts.find(context.database, table.id, 1) is None
    table = await play_one(context, people, table)
    await play_due(context, table.id)
    assert (await context.table(table.id)).row.asked == {1}
    assert (
        await refused(preparing.prepare(context, table.id, people("bob"))) == "refused-not-seated"
    )


async def test_an_order_of_a_former_holder_is_not_played(context, people, begin):
    """Even if one had been left behind."""
    table = await building(context, people, begin)
    action = await prepare(context, people, table, "bob")
    order = (await listed(context, people, table, "bob"))[0]
    await context.database.execute(orders.dropping(order))
    async with context.database.write() as writer:
        await orders.add(writer, replace(order, user=people("eve").user))
    table = await play_one(context, people, table)
    await play_due(context, table.id)
    assert (await context.table(table.id)).row.asked == {1}, action


async def test_forgotten_people_leave_nothing_prepared(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    await forget(context, people("bob"))
    assert await context.database.fetch("SELECT * FROM orders") == []


# Races and failures


async def test_a_press_and_the_prepared_move_at_once_are_one_move(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    table = await play_one(context, people, table)
    text = " ".join(table.position.match.fallback(1))
    by_hand = act.act(context, table.id, people("bob"), text)
    done = await asyncio.gather(
        by_hand, *(play_due(context, table.id) for _ in range(3)), return_exceptions=True
    )
    after = await context.table(table.id)
    assert after.row.rev == table.row.rev + 1
    assert after.row.asked == {2}
    assert not any(isinstance(one, BaseException) and not isinstance(one, Refused) for one in done)


async def test_an_order_made_too_late_is_refused(context, people, begin, monkeypatch):
    """Another process has moved the table on between reading it and storing the order."""
    table = await building(context, people, begin)
    asked = await act.ask(context, table.id, people("bob").user, ahead=True)
    while not isinstance(asked.question.step, Done):
        token = asked.question.step.options[0].token
        asked = await act.choose(context, table.id, people("bob"), AHEAD, token)
    real = preparing._check_unmoved

    async def late(writer, known):
        await real(writer, replace(known, row=replace(known.row, rev=known.row.rev - 1)))

    monkeypatch.setattr(preparing, "_check_unmoved", late)
    with pytest.raises(Stale):
        await preparing.prepare(context, table.id, people("bob"))
    assert await listed(context, people, table, "bob") == []


async def test_a_move_that_raises_troubles_nobody_else(context, people, begin, monkeypatch):
    table = await building(context, people, begin)
    other = await building(context, people, begin)
    for one in (table, other):
        await prepare(context, people, one, "bob")
    table, other = [await play_one(context, people, one) for one in (table, other)]
    real = playing.broken

    async def poisoned(context, where, seat, order):
        if where.id == table.id:
            raise ZeroDivisionError
        return await real(context, where, seat, order)

    monkeypatch.setattr(playing, "broken", poisoned)
    await play_due(context, table.id)
    await play_due(context, other.id)
    assert (await context.table(table.id)).row.asked == {1}
    assert [one.held for one in await listed(context, people, table, "bob")] == [Held.TROUBLE]
    assert (await context.table(other.id)).row.asked == {2}


async def test_bots_move_on_behind_a_prepared_move(context, people, sit_down):
    table = await sit_down("ann", "bob", first="1")
    await bot_moves.seat_bot(context, table.id, people("ann"), Level.EASY)
    table = (await opening.start(context, table.id, people("ann"))).after
    table = await choose_all(context, people, table)
    await prepare(context, people, table, "bob")
    table = await play_one(context, people, table)
    await play_due(context, table.id)
    assert (table.id, 2) in await bot_moves.asked(context)
    await bot_moves.move(context, table.id, 2)
    assert (await context.table(table.id)).row.asked == {0}


async def choose_all(context, people, table):
    for name in ("ann", "bob"):
        table = (await act.act(context, table.id, people(name), "blocks 1234")).after
    await bot_moves.move(context, table.id, 2)
    return await context.table(table.id)


# Arranging


async def test_a_list_is_arranged_as_its_owner_likes(context, people, begin):
    table = await building(context, people, begin)
    first = await prepare(context, people, table, "bob")
    second = await prepare(context, people, table, "bob")
    rows = await listed(context, people, table, "bob")
    with pytest.raises(Stale):
        await preparing.move_up(context, table.id, people("bob"), rows[0].id)
    await preparing.move_up(context, table.id, people("bob"), rows[1].id)
    arranged = await listed(context, people, table, "bob")
    assert [one.action.split("\n") for one in arranged] == [list(second), list(first)]
    await preparing.remove(context, table.id, people("bob"), rows[1].id)
    assert [one.id for one in await listed(context, people, table, "bob")] == [rows[0].id]
    with pytest.raises(Stale):
        await preparing.remove(context, table.id, people("bob"), rows[1].id)
    await preparing.clear(context, table.id, people("bob"))
    assert await listed(context, people, table, "bob") == []


async def test_a_condition_that_does_not_exist_is_refused(context, people, begin):
    table = await building(context, people, begin)
    await prepare(context, people, table, "bob")
    order = (await listed(context, people, table, "bob"))[0]
    for condition, detail in (("whim", ""), ("did", ""), ("did", "x-y"), ("did", "2-999999999")):
        with pytest.raises(Stale):
            await preparing.depend(context, table.id, people("bob"), order.id, condition, detail)


async def test_a_row_is_what_was_stored(context, people, begin):
    table = await begin(*THREE)
    order = Order(table.id, 1, 7, 1, "build", "build\nb7\n3", "legal", "detail", "moved")
    async with context.database.write() as writer:
        number = await orders.add(writer, order)
    assert await orders.of_person(context.database, table.id, 1, 7) == [replace(order, id=number)]
    assert await orders.of_person(context.database, table.id, 1, 8) == []
    assert "b7" not in repr(order)
    with pytest.raises(Taken):
        await context.database.execute(orders.dropping(replace(order, id=number + 1)))


async def test_a_standing_answer_is_kept_changed_and_taken_back(context, people, sit_down):
    table = await sit_down("ann", "bob", game="mycity")
    table = (await opening.start(context, table.id, people("ann"))).after
    user = people("bob").user
    await preparing.answer_always(context, table.id, people("bob"), "build", "pass")
    kept = await standing_answers.of_person(context.database, table.id, 1, user)
    assert kept == {"build": "pass"}
    for stage, token in (("build", "conquer"), ("show", "best")):
        with pytest.raises(Stale):
            await preparing.answer_always(context, table.id, people("bob"), stage, token)
    await preparing.answer_always(context, table.id, people("bob"), "build", "")
    assert await standing_answers.of_person(context.database, table.id, 1, user) == {}


async def answered_always(context, people, table, stage, token):
    """Play until this question comes up, and let its standing answer be played."""
    while table.position.match.turn.stage != stage:
        table = await play_one(context, people, table)
    before, seat = table.position.match, table.position.match.turn.seats[0]
    await play_due(context, table.id)
    entry, *_ = await steps.since(context.database, table.id, table.row.rev)
    wanted = before.game.standing_answer(before.seen_by(seat).view, token)
    assert (entry.seat, entry.action) == (seat, " ".join(wanted))
    assert notices(codec.load_events(entry.events), PUBLIC)[0].key == "notice-prepared"
    return entry


async def test_business_tokens_are_taken_as_their_owner_always_takes_them(
    context, people, sit_down
):
    """Everybody prefers the same; whoever is asked is asked all the same, and answers at once."""
    table = await sit_down("ann", "bob", game="streets", business=True)
    table = (await opening.start(context, table.id, people("ann"))).after
    given = ("tokens", "trade-leisure")
    for name in ("ann", "bob"):
        await preparing.answer_always(context, table.id, people(name), *given)
    await answered_always(context, people, table, *given)


async def with_the_entrepreneur(context, people, sit_down):
    """A started game of Streets in which somebody was dealt the Entrepreneur, and their name."""
    while True:
        table = await sit_down(*THREE, game="streets", advisors="dealt")
        table = (await opening.start(context, table.id, people("ann"))).after
        dealt = table.position.match.public().view.players
        holders = [seat for seat, one in enumerate(dealt) if one.advisor == "entrepreneur"]
        if holders:
            return table, THREE[holders[0]]
        await called_off(context, people, table)


@pytest.mark.parametrize(("token", "verb"), [("best", "show"), ("never", "keep")])
async def test_the_entrepreneur_shows_what_their_owner_always_shows(
    context, people, sit_down, token, verb
):
    """It is the turn of somebody else, and nobody waits for the Entrepreneur."""
    table, name = await with_the_entrepreneur(context, people, sit_down)
    await preparing.answer_always(context, table.id, people(name), "show", token)
    actions = [""]
    while not actions[-1].startswith(verb):
        entry = await answered_always(context, people, table, "show", token)
        assert entry.seat == THREE.index(name)
        actions.append(entry.action)
        table = await context.table(table.id)
    assert set(actions) <= {"", "keep", actions[-1]}, "nothing is shown where nothing pays more"


async def test_an_answer_that_is_hidden_is_announced_to_its_owner_alone(context, people, begin):
    """Everybody chooses blocks in secret: that it was prepared is nobody else's business."""
    table = await building(context, people, begin)
    order = Order(table.id, 1, people("bob").user, 1, "choose", "blocks\n1234", "legal")
    async with context.database.write() as writer:
        await orders.add(writer, order)
    while table.position.match.turn.stage != "choose":
        table = await play_one(context, people, table)
    assert [one.held for one in await listed(context, people, table, "bob")] == [""]
    await play_due(context, table.id)
    after = await context.table(table.id)
    assert 1 not in after.row.asked
    assert "notice-prepared" not in await told(context, after)
    assert "notice-you-prepared" in await told(context, after, 1)
