"""Taking back: free where nothing was learned, else by consent."""

from db import steps
from tables import outbox
from tables.play import act, undo, voting
from tables.play.consent import AGAIN_SECONDS
from tables.play.resignation import resign
from tests.tables.playing import NAMES, choose_blocks, play_one, play_out, refused


async def test_a_hidden_choice_is_free_to_take_back(context, people, begin):
    table = await begin(*NAMES)
    before = table.position.match.dump()
    await act.act(context, table.id, people("bob"), "blocks 222222")
    table = (await undo.undo(context, table.id, people("bob"))).after
    assert table.position.match.dump() == before
    assert table.position.match.ply == 0
    assert table.row.rev == 3, "the log only grows"
    assert table.row.asked == {0, 1, 2, 3}


async def test_the_others_do_not_read_what_was_taken_back(context, people, begin):
    table = await begin(*NAMES)
    await act.act(context, table.id, people("bob"), "blocks 222222")
    await undo.undo(context, table.id, people("bob"))
    assert "222222" not in str(await outbox.news(context, table.id, None))
    mine = await outbox.news(context, table.id, 1)
    assert mine[-1].args["action"] == "blocks 222222"


async def test_somebody_else_s_answer_makes_mine_cost_consent(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    await act.act(context, table.id, people("bob"), "blocks 1111")
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert table.position.match.ply == 2, "only asked for"
    assert (await outbox.news(context, table.id, None))[-1].key == "notice-undo-asked"


async def building(context, people, begin, *names):
    table = await begin(*names)
    table = await choose_blocks(context, people, table, names)
    return await play_one(context, people, table)


async def test_a_move_that_drew_a_card_needs_everyone_s_consent(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    ply = table.position.match.ply
    table = (await undo.undo(context, table.id, people("ann"))).after
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    assert table.position.match.ply == ply
    table = (await voting.vote(context, table.id, people("cid"), True)).after
    assert table.position.match.ply == ply - 1
    assert table.position.match.turn.seats == (0,)


async def test_replaying_an_undone_move_draws_the_same_card(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    after, action = table.position.match.dump(), table.position.step.action
    await undo.undo(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    table = (await act.act(context, table.id, people("ann"), action)).after
    assert table.position.match.dump() == after


async def test_one_no_ends_it(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    ply = table.position.match.ply
    await undo.undo(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("bob"), False)).after
    assert table.position.match.ply == ply
    assert (await outbox.news(context, table.id, None))[-1].key == "notice-wish-refused"
    late = voting.vote(context, table.id, people("cid"), True)
    assert await refused(late) == "refused-no-wish"


async def test_what_was_refused_is_not_asked_again_at_once(context, people, begin):
    """Each time would call everybody, and keep them from asking for anything themselves."""
    table = await building(context, people, begin, "ann", "bob")
    await undo.undo(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), False)
    rev = (await context.table(table.id)).row.rev
    assert await refused(undo.undo(context, table.id, people("ann"))) == "refused-wish-again"
    assert (await context.table(table.id)).row.rev == rev
    context.now.seconds += AGAIN_SECONDS
    await undo.undo(context, table.id, people("ann"))


async def test_nobody_votes_on_their_own_request_or_asks_twice(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    await undo.undo(context, table.id, people("ann"))
    assert await refused(voting.vote(context, table.id, people("ann"), True)) == "refused-own-vote"
    assert await refused(undo.undo(context, table.id, people("ann"))) == "refused-wish-pending"
    outsider = voting.vote(context, table.id, people("eve"), True)
    assert await refused(outsider) == "refused-not-seated"


async def test_one_vote_delivered_twice_counts_once(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    ply = table.position.match.ply
    await undo.undo(context, table.id, people("ann"))
    await voting.vote(context, table.id, people("bob"), True)
    table = (await voting.vote(context, table.id, people.again(), True)).after
    assert table.position.match.ply == ply


async def test_a_move_lets_the_request_lapse(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    await undo.undo(context, table.id, people("ann"))
    table = await play_one(context, people, await context.table(table.id))
    told = [notice.key for notice in await outbox.news(context, table.id, None)]
    assert "notice-lapsed" in told
    late = voting.vote(context, table.id, people("bob"), True)
    assert await refused(late) == "refused-no-wish"


async def test_a_request_leaves_the_present_question_as_it_is(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    opened = table.position.step.opened
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert table.position.step.opened == opened
    asked = (await act.ask(context, table.id, people("bob").user)).question
    plot = asked.step.options[0].token
    await act.choose(context, table.id, people("bob"), opened, plot)


async def test_undo_reaches_behind_the_moves_of_others(context, people, begin):
    table = await building(context, people, begin, "ann", "bob")
    table = await play_one(context, people, table)
    ply = table.position.match.ply
    await undo.undo(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    assert table.position.match.ply == ply - 2
    assert table.position.match.turn.seats == (0,)


async def test_nothing_done_nothing_undone(context, people, begin):
    table = await begin("ann", "bob")
    assert await refused(undo.undo(context, table.id, people("ann"))) == "refused-nothing-to-undo"


async def test_a_finished_game_is_not_undone(context, people, begin):
    table = await play_out(context, people, await begin("ann", "bob", "cid"))
    assert await refused(undo.undo(context, table.id, people("ann"))) == "refused-game-over"


async def test_undone_moves_stay_readable(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    await undo.undo(context, table.id, people("ann"))
    await act.act(context, table.id, people("ann"), "blocks 1112")
    kinds = [(entry.kind, entry.action) for entry in await steps.log(context.database, table.id)]
    assert kinds == [("start", ""), ("act", "blocks 1111"), ("undo", ""), ("act", "blocks 1112")]


async def test_undo_twice_goes_back_twice(context, people, begin):
    table = await begin("ann", "bob", "cid")
    for token in ("1111", "1112"):
        await act.act(context, table.id, people("ann"), f"blocks {token}")
    await undo.undo(context, table.id, people("ann"))
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert table.position.match.ply == 0


async def test_those_who_left_have_no_vote(context, people, begin):
    table = await building(context, people, begin, "ann", "bob", "cid")
    await resign(context, table.id, people("cid"))
    table = await context.table(table.id)
    ply = table.position.match.ply
    await undo.undo(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("bob"), True)).after
    assert table.position.match.ply < ply


async def test_an_undo_never_leaves_the_table_waiting_for_an_empty_seat(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    await act.act(context, table.id, people("ann"), "blocks 1112")
    await resign(context, table.id, people("bob"))
    await undo.undo(context, table.id, people("ann"))
    table = (await voting.vote(context, table.id, people("cid"), True)).after
    assert table.position.match.turn.seats == (2,), "Boroughs has moved again"


async def test_a_neighbour_s_undo_leaves_my_half_made_choice_alone(context, people, begin):
    table = await begin("ann", "bob")
    opened = table.position.step.opened
    await act.choose(context, table.id, people("bob"), opened, "1234")
    await act.act(context, table.id, people("ann"), "blocks 1111 1111")
    await undo.undo(context, table.id, people("ann"))
    asked = (await act.ask(context, table.id, people("bob").user)).question
    assert asked.opened == opened
    assert asked.draft == ("blocks", "1234")
