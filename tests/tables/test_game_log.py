"""What the archive remembers of a finished game: its log, its proof, and the scenes of a replay."""

from itertools import pairwise

import pytest

from db.statements import Statement
from engine.core.rng import commitment
from engine.core.seats import PUBLIC
from tables import lookup
from tables.history import game_log
from tables.history.scenes import evenly, scenes
from tables.history.transcript import Back, Left, Move, read, written
from tables.lobby import opening
from tables.play import act, undo
from tables.play.resignation import resign
from tests.tables.playing import NAMES, called_off, choose_blocks, play_one, play_out
from tests.tables.test_undo import refused

TWO = ("ann", "bob")


@pytest.fixture
async def finished(context, people, lamps):
    """A short game in which two moves were taken back."""
    table = await lamps(*TWO, rounds=2)
    for _ in range(4):
        table = await play_one(context, people, table)
    await undo.roll_back(context, table.id, people("manager"), 2)
    return await play_out(context, people, await context.table(table.id))


# The log


async def test_the_log_of_a_game_with_undone_moves_replays_to_its_end(context, finished):
    log, proof = await game_log.verify(context, finished)
    assert [line for line in log.lines if isinstance(line, Back)] == [Back(2)]
    assert [line.ply for line in log.lines if isinstance(line, Move)][:6] == [1, 2, 3, 4, 3, 4]
    assert log.seed == finished.row.seed
    assert log.fingerprint == commitment(log.seed)
    assert (log.names, log.version) == (("Ann", "Bob"), 2)
    assert read(written(log)) == log == await game_log.transcript(context, finished)
    assert proof.holds
    assert proof.taken_back


async def test_whoever_leaves_and_the_moves_of_boroughs_are_in_it(context, people, lamps):
    table = await lamps("ann", "bob", "cid", rounds=1)
    await resign(context, table.id, people("bob"))
    table = await play_out(context, people, await context.table(table.id))
    log, proof = await game_log.verify(context, table)
    assert Left(1) in log.lines
    assert any(isinstance(line, Move) and line.kind == "auto" for line in log.lines)
    assert read(written(log)) == log
    assert proof.holds


async def test_a_game_that_ended_by_leaving(context, people, begin):
    table = await play_one(context, people, await begin(*TWO))
    table = (await resign(context, table.id, people("ann"))).after
    log, proof = await game_log.verify(context, table)
    assert [one.rank for one in log.standings] == [2, 1]
    assert proof.holds


async def test_a_game_that_was_called_off_has_no_result(context, people, begin):
    table = await choose_blocks(context, people, await begin(*TWO), TWO)
    await undo.roll_back(context, table.id, people("manager"), 1)
    table = await called_off(context, people, table)
    log, proof = await game_log.verify(context, table)
    assert log.standings == ()
    assert "called off" in written(log)
    assert read(written(log)) == log
    assert proof.holds


async def test_a_whole_game_of_four(context, people, begin):
    table = await play_out(context, people, await begin(*NAMES))
    log, proof = await game_log.verify(context, table)
    assert (proof.moves, proof.holds) == (108, True)
    assert len(log.standings) == 4


async def test_before_the_end_there_is_neither_log_nor_replay_nor_seed(context, people, begin):
    table = await play_one(context, people, await begin(*TWO))
    for early in (game_log.transcript, game_log.verify, scenes):
        assert await refused(early(context, table)) == "refused-not-over"
    assert await game_log.fingerprint(context, table) == commitment(table.row.seed)


async def test_a_lobby_has_nothing_to_remember(context, people, sit_down):
    table = await sit_down(*TWO)
    assert await refused(game_log.transcript(context, table)) == "refused-not-started"
    table = (await opening.cancel(context, table.id, people("ann"))).after
    assert await refused(game_log.verify(context, table)) == "refused-not-started"


# The proof


async def test_a_position_that_was_tampered_with_is_found(context, finished):
    sql = """UPDATE steps SET (state, packed) = (SELECT state, packed FROM steps
        WHERE table_id = ? AND rev = 2) WHERE table_id = ? AND rev = 3"""
    await context.database.execute(Statement(sql, ((finished.id, finished.id),)))
    _, proof = await game_log.verify(context, finished)
    assert proof.fingerprint
    assert (proof.broken, proof.holds) == (2, False)


async def test_another_fingerprint_than_the_one_shown_at_the_start_is_found(context, finished):
    """The comparison is with the words that the players have read, not with the seed itself."""
    sql = "UPDATE games SET seed = ? WHERE id = ?"
    await context.database.execute(Statement(sql, ((bytes(16), finished.id),)))
    _, proof = await game_log.verify(context, await context.table(finished.id))
    assert not proof.fingerprint


@pytest.mark.parametrize("state", [b"?", b""])
async def test_a_log_that_cannot_be_read_is_refused(context, finished, state):
    sql = "UPDATE steps SET state = ?, packed = 0 WHERE table_id = ? AND rev = ?"
    for rev, readers in ((1, (game_log.transcript, scenes)), (3, (game_log.verify, scenes))):
        await context.database.execute(Statement(sql, ((state, finished.id, rev),)))
        for read_it in readers:
            assert await refused(read_it(context, finished)) == "refused-parked"


# The scenes of a replay


async def test_the_scenes_are_the_boards_of_the_moves_that_count(context, finished):
    found = await scenes(context, finished)
    assert found[-1] == finished.position.match.public()
    assert all(scene.eye is PUBLIC for scene in found)
    assert all(one != after for one, after in pairwise(found))
    assert len(found) == finished.position.match.ply + 1
    assert len(await scenes(context, finished, most=4)) == 4


async def test_an_undone_move_is_not_in_a_replay(context, people, begin):
    table = await choose_blocks(context, people, await begin(*TWO), TWO)
    undone = (await play_one(context, people, table)).position.match.public()
    await undo.roll_back(context, table.id, people("manager"), 2)
    table = await called_off(context, people, table)
    assert undone not in await scenes(context, table)


async def test_hidden_answers_make_no_scene_of_their_own(context, people, begin):
    table = await begin(*TWO)
    for blocks in ("1111 1111", "2222 2222"):
        table = (await act.act(context, table.id, people("ann"), f"blocks {blocks}")).after
    table = await called_off(context, people, table)
    assert len(await scenes(context, table)) == 2


@pytest.mark.parametrize(("count", "most"), [(1, 5), (5, 5), (6, 5), (109, 40), (1000, 120)])
def test_a_long_game_is_thinned_evenly(count, most):
    kept = evenly(list(range(count)), most)
    gaps = {after - one for one, after in pairwise(kept)}
    assert len(kept) == min(count, most)
    assert (kept[0], kept[-1]) == (0, count - 1)
    assert len(gaps) <= 2


# Which games


async def test_the_games_that_have_ended_are_found_again_the_latest_first(context, people, begin):
    ended = []
    for _ in range(2):
        table = await begin(*TWO)
        ended.append((await called_off(context, people, table)).id)
    lost = await opening.open_table(context, people("ann"), "manhattan", locale="en")
    await called_off(context, people, lost)
    await begin(*TWO)
    found = await lookup.finished_of(context, people("bob").user)
    assert [game.id for game in found] == ended[::-1]
