"""Looking back: every moment, and nothing of it that these eyes were not shown then."""

from dataclasses import replace

import pytest

from cogs.screens.history import history_page
from cogs.ui.reader import make_reader
from db import steps
from db.statements import Statement
from engine.core import codec
from engine.core.errors import Refused
from engine.core.events import Whisper
from engine.core.rng import Rng
from engine.core.seats import PUBLIC
from engine.core.words import msg
from locales import Locale
from tables.history import moments
from tables.history.moments import EVERYONE, eye_for, moment, moment_at, present_line, told_to
from tables.lobby import opening
from tables.play import act, undo
from tables.play.resignation import resign
from tests.tables.playing import NAMES, called_off, choose_blocks, play_one, play_out
from tests.tables.test_undo import refused
from tests.words import all_words

THREE = NAMES[:3]


async def told(context, table, eye):
    return await moments.told(context, table, eye)


async def every_moment(context, table, eye):
    count = len(await told(context, table, eye))
    return [await moment(context, table, eye, number) for number in range(1, count + 1)]


def reader(table):
    return make_reader(all_words(), Locale.EN, "dark", table.names)


async def pages_of(context, table, eye):
    """Every sixth page from the last on: painting takes its time."""
    every = await every_moment(context, table, eye)
    return [await history_page(table, one, reader(table)) for one in every[::-6]]


# What is shown


async def test_every_step_has_its_words_and_its_board(context, people, begin):
    table = await begin("ann", "bob")
    boards = [table.position.match.public()]
    for _ in range(10):
        table = await play_one(context, people, table)
        boards.append(table.position.match.public())
    every = await every_moment(context, table, PUBLIC)
    assert [one.match.public() for one in every] == boards
    assert [one.number for one in every] == list(range(1, 12))
    assert every[0].told.words[0].key == "notice-started"
    assert [one.rev for one in every[9].before] == list(range(2, 10)), "those just before it"
    assert [one.rev for one in every[2].before] == [1, 2]


async def test_without_a_number_it_is_the_newest(context, people, begin):
    table = await play_one(context, people, await begin("ann", "bob"))
    newest = await moment(context, table, 0)
    assert (newest.number, newest.count, newest.told.rev) == (2, 2, 2)


@pytest.mark.parametrize("number", [-1, 3, 999_999])
async def test_a_step_that_is_not_there_is_refused(context, people, begin, number):
    table = await play_one(context, people, await begin("ann", "bob"))
    assert await refused(moment(context, table, 0, number)) == "refused-not-in-range"


async def test_a_lobby_has_no_history(context, sit_down):
    table = await sit_down("ann", "bob")
    assert await refused(moment(context, table, PUBLIC)) == "refused-not-started"


async def test_a_step_that_cannot_be_read_is_refused_and_the_game_goes_on(context, people, begin):
    table = await play_one(context, people, await begin("ann", "bob"))
    await context.database.execute(
        Statement("UPDATE steps SET state = ? WHERE table_id = ? AND rev = 1", ((b"?", table.id),))
    )
    assert await refused(moment(context, table, PUBLIC, 1)) == "refused-parked"
    assert (await moment(context, await context.table(table.id), PUBLIC, 2)).number == 2


# Undone moves


async def test_undone_moves_stay_readable_and_are_marked(context, people, begin):
    table = await begin(*THREE)
    await act.act(context, table.id, people("bob"), "blocks 2222")
    await undo.undo(context, table.id, people("bob"))
    table = (await act.act(context, table.id, people("bob"), "blocks 1111")).after
    mine = await told(context, table, 1)
    assert [line.undone for line in mine] == [False, True, False, False]
    assert "2222" in str(mine[1].words) or mine[1].words[0].args, "what was undone is still said"
    page = await history_page(table, await moment(context, table, 1, 2), reader(table))
    assert "~~" in page.text
    assert "taken back later" in page.text
    after = await history_page(table, await moment(context, table, 1, 4), reader(table))
    assert after.text.count("(taken back)") == 1, "only the undone one among those before"


async def test_going_back_to_an_undone_move_makes_it_count_again(context, people, begin):
    table = await choose_blocks(context, people, await begin("ann", "bob"), ("ann", "bob"))
    for _ in range(3):
        table = await play_one(context, people, table)
    assert table.position.match.ply == 5
    await undo.roll_back(context, table.id, people("manager"), 3)
    entries = await steps.log(context.database, table.id)
    assert {e.ply for e in entries if e.rev in present_line(entries)} == {0, 1, 2, 3}
    table = (await undo.roll_back(context, table.id, people("manager"), 5)).after
    entries = await steps.log(context.database, table.id)
    assert [line.undone for line in told_to(entries, PUBLIC)] == [False] * len(entries)


async def test_a_branch_that_was_left_does_not_count(context, people, begin):
    table = await choose_blocks(context, people, await begin("ann", "bob"), ("ann", "bob"))
    for _ in range(3):
        table = await play_one(context, people, table)
    await undo.roll_back(context, table.id, people("manager"), 2)
    table = await play_one(context, people, await context.table(table.id))
    await undo.roll_back(context, table.id, people("manager"), 5)
    entries = await steps.log(context.database, table.id)
    assert present_line(entries) == {1, 2, 3, 4, 5, 6}, "the replayed move 3 is beside the line"


# Whose eyes


async def test_a_player_looks_through_their_own_eyes_and_others_see_what_lies_open(
    context, people, begin
):
    table = await begin(*THREE)
    assert eye_for(table, people("bob").user) == 1
    assert eye_for(table, people("stranger").user) is PUBLIC
    assert eye_for(table, people("bob").user, EVERYONE) is PUBLIC
    assert eye_for(table, people("bob").user, "1") == 1


@pytest.mark.parametrize("wanted", ["0", "2"])
async def test_nobody_looks_through_other_eyes_before_the_end(context, people, begin, wanted):
    table = await begin(*THREE)
    for name in ("bob", "stranger"):
        with pytest.raises(Refused) as caught:
            eye_for(table, people(name).user, wanted)
        assert caught.value.reason.key == "refused-eyes-closed"


@pytest.mark.parametrize("wanted", ["3", "-1", "x", "²", "0 or 1"])
async def test_eyes_that_nobody_has_are_refused(context, people, begin, wanted):
    table = await begin(*THREE)
    with pytest.raises(Refused) as caught:
        eye_for(table, people("bob").user, wanted)
    assert caught.value.reason.key == "refused-not-an-answer"


async def test_whoever_has_left_sees_what_lies_open(context, people, begin):
    table = await begin(*THREE)
    table = (await resign(context, table.id, people("bob"))).after
    assert eye_for(table, people("bob").user) is PUBLIC
    with pytest.raises(Refused):
        eye_for(table, people("bob").user, "1")


@pytest.mark.parametrize("name", ["ann", "stranger"])
async def test_after_the_end_everyone_may_look_through_any_eyes(context, people, begin, name):
    table = await begin("ann", "bob")
    table = await called_off(context, people, table)
    assert eye_for(table, people(name).user, "1") == 1
    seen = await moment(context, table, 1, 1)
    assert seen.match.seen_by(1).view.hand


async def test_other_eyes_find_the_same_moment(context, people, begin):
    table = await begin(*THREE)
    for blocks in ("2222", "1111"):
        table = (await act.act(context, table.id, people("bob"), f"blocks {blocks}")).after
    table = (await act.act(context, table.id, people("ann"), "blocks 1111")).after
    assert (await moment_at(context, table, 1, 4)).number == 4
    assert (await moment_at(context, table, 0, 4)).number == 3, "Bob's second thoughts are his own"
    assert (await moment_at(context, table, 0, 3)).told.rev == 2


# Nothing leaks


async def make_twins(context, table, eye):
    """Replace all that this eye cannot know, in every step of the log, by something else."""
    different = 0
    for step in await steps.whole(context.database, table.id):
        state = codec.load(table.game, step.state)
        other = table.game.twin(state, eye, Rng(b"twin", step.rev))
        different += other != state
        events = [
            replace(event, private=tuple(_garbled(whisper, eye) for whisper in event.private))
            for event in codec.load_events(step.events)
        ]
        row = (codec.dump(table.game, other), codec.dump_plain(tuple(events)), table.id, step.rev)
        await context.database.execute(
            Statement(
                "UPDATE steps SET state = ?, events = ? WHERE table_id = ? AND rev = ?", (row,)
            )
        )
    assert different, "a twin that is always the same proves nothing"
    return await context.table(table.id)


def _garbled(whisper, eye):
    return whisper if whisper.seat == eye else Whisper(whisper.seat, msg("secret"))


async def seen(context, table, eye):
    every = await every_moment(context, table, eye)
    view = (lambda m: m.public()) if eye is PUBLIC else (lambda m: m.seen_by(eye))
    return [(m.number, m.count, m.told, m.before, view(m.match)) for m in every]


@pytest.mark.parametrize("eye", [PUBLIC, 0, 1, 2])
async def test_lamplighters_history_tells_an_eye_nothing_hidden(context, people, lamps, eye):
    table = await lamps(*THREE, rounds=2)
    for name in ("bob", "bob", "ann"):
        match, seat = table.position.match, THREE.index(name)
        card = match.seen_by(seat).view.hand[-1]
        table = (await act.act(context, table.id, people(name), f"bid {card}")).after
    await undo.undo(context, table.id, people("ann"))
    for _ in range(8):
        table = await play_one(context, people, await context.table(table.id))
    before = await seen(context, table, eye)
    assert len(before) > 8
    assert await seen(context, await make_twins(context, table, eye), eye) == before


@pytest.mark.parametrize("eye", [PUBLIC, 0, 1, 2])
async def test_manhattan_pages_tell_an_eye_nothing_hidden(context, people, begin, eye):
    """Words, pictures, alt texts and the ids of the buttons, to the last byte."""
    table = await begin(*THREE)
    for blocks in ("2222", "1111"):
        await act.act(context, table.id, people("bob"), f"blocks {blocks}")
    await undo.undo(context, table.id, people("bob"))
    table = await choose_blocks(context, people, await context.table(table.id), THREE)
    for _ in range(3):
        table = await play_one(context, people, table)
    before = await pages_of(context, table, eye)
    assert await pages_of(context, await make_twins(context, table, eye), eye) == before


async def test_the_twins_would_be_told_apart_by_their_own_eyes(context, people, begin):
    """The law above is not empty: what was hidden from the others is in Bob's own pages."""
    table = await play_one(context, people, await begin(*THREE))
    before = await pages_of(context, table, 1)
    assert await pages_of(context, await make_twins(context, table, 0), 1) != before


@pytest.mark.parametrize("eye", [PUBLIC, 0, 2])
async def test_a_hidden_answer_looks_the_same_whatever_it_was_and_however_often(
    context, people, sit_down, eye
):
    """Two tables with one seed: at the second Bob chooses something else, and then once more."""
    context = replace(context, new_seed=lambda: bytes(16))
    found = []
    for answers in (("1111",), ("2222", "1234", "1122")):
        table = await sit_down(*THREE, first="1")
        table = (await opening.start(context, table.id, people("ann"))).after
        for blocks in answers:
            table = (await act.act(context, table.id, people("bob"), f"blocks {blocks}")).after
        pages = await pages_of(context, table, eye)
        presses = [replace(w.press, table=0) for page in pages for w in page.widgets]
        found.append(([replace(page, widgets=()) for page in pages], presses))
    assert found[0] == found[1]


async def test_the_whole_history_of_a_finished_game_can_be_read(context, people, begin):
    table = await play_out(context, people, await begin("ann", "bob"))
    last = await history_page(table, await moment(context, table, 0), reader(table))
    assert "step 107 of 107" in last.text
    assert "seed" in last.text
    assert len(last.pictures) == 3, "the board, the hand and the final score"
    assert all(picture.alt for picture in last.pictures)
