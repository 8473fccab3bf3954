"""Bots at the table: seated by the host, moving when asked, never in anyone's way."""

import asyncio
from pathlib import Path

import pytest

from db import steps
from engine.bots.levels import Level
from engine.core.errors import Refused
from tables.bots import moves
from tables.context import Context
from tables.lobby import opening
from tables.play import act, resignation, undo
from tables.processes import Processes
from tables.thinking import solve, thinking_by
from tests.db.making import read_line, run_python
from tests.tables.playing import play_one


@pytest.fixture
def against(context, people, sit_down):
    """A started game of one person against bots of these levels."""

    async def begin(*levels):
        table = await sit_down("ann", first="1")
        for level in levels:
            table = (await moves.seat_bot(context, table.id, people("ann"), level)).after
        return (await opening.start(context, table.id, people("ann"))).after

    return begin


async def move_bots(context):
    while waiting := await moves.asked(context):
        for game, seat in waiting:
            await moves.move(context, game, seat)


async def test_a_host_seats_bots_and_sends_them_away(context, people, sit_down):
    table = await sit_down("ann")
    table = (await moves.seat_bot(context, table.id, people("ann"), Level.EASY)).after
    table = (await moves.seat_bot(context, table.id, people("ann"), Level.NORMAL)).after
    assert [(row.user, row.bot) for row in table.seats[1:]] == [(None, "easy"), (None, "normal")]
    assert len(set(table.names)) == 3
    table = (await moves.send_bot_away(context, table.id, people("ann"), 1)).after
    assert [row.bot for row in table.seats] == [None, "normal"]


async def test_only_the_host_seats_bots(context, people, sit_down):
    table = await sit_down("ann", "bob")
    with pytest.raises(Refused, match="refused-not-host"):
        await moves.seat_bot(context, table.id, people("bob"), Level.EASY)
    with pytest.raises(Refused, match="refused-no-such-bot"):
        await moves.send_bot_away(context, table.id, people("ann"), 1)


async def test_a_full_table_has_no_room_for_a_bot(context, people, sit_down):
    table = await sit_down("ann", "bob", "cid", "dee")
    with pytest.raises(Refused, match="refused-table-full"):
        await moves.seat_bot(context, table.id, people("ann"), Level.EASY)


async def test_the_last_person_who_leaves_closes_the_lobby(context, people, sit_down):
    table = await sit_down("ann")
    table = (await moves.seat_bot(context, table.id, people("ann"), Level.EASY)).after
    table = (await opening.leave(context, table.id, people("ann"))).after
    assert table.row.status == "cancelled"


async def test_a_person_plays_a_whole_game_against_bots(context, people, against):
    table = await against(Level.EASY, Level.NORMAL)
    while table.row.status == "playing":
        await move_bots(context)
        table = await context.table(table.id)
        if table.row.status == "playing":
            assert table.row.asked == {0}, "nobody else is waited for"
            table = await play_one(context, people, table)
    assert table.position.match.outcome is not None
    assert await moves.asked(context) == []


async def test_two_who_drive_the_same_bot_move_it_once(context, against):
    table = await against(Level.EASY)
    assert await moves.asked(context) == [(table.id, 1)]
    assert await moves.move(context, table.id, 1)
    rev = (await context.table(table.id)).row.rev
    assert not await moves.move(context, table.id, 1)
    assert (await context.table(table.id)).row.rev == rev


async def test_a_thought_that_comes_too_late_is_dropped(context, people, against):
    table = await against(Level.EASY)
    await act.act(context, table.id, people("ann"), "blocks 1234 1234")

    async def slow(problem):
        await moves.move(context, table.id, 1)
        return solve(problem)

    late = Context(context.database, context.now, context.new_seed, think=slow)
    await moves.move(late, table.id, 1)
    log = await steps.log(context.database, table.id)
    assert [entry.seat for entry in log] == [None, 0, 1]


async def test_a_bot_that_stumbles_plays_safe(context, against, caplog):
    async def stumble(problem):
        raise ValueError("no idea")

    table = await against(Level.HARD)
    clumsy = Context(context.database, context.now, context.new_seed, think=stumble)
    assert await moves.move(clumsy, table.id, 1)
    assert "stumbled" in caplog.text


async def test_a_move_can_be_taken_back_past_a_bot(context, people, against):
    table = await against(Level.EASY)
    await move_bots(context)
    await act.act(context, table.id, people("ann"), "blocks 1234 1234")
    table = await context.table(table.id)
    table = await play_one(context, people, table)
    await move_bots(context)
    before = (await context.table(table.id)).position.match.ply
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert table.position.match.ply < before
    assert table.row.asked == {0}


async def test_a_game_that_only_bots_are_left_in_is_over(context, people, against):
    table = await against(Level.EASY, Level.EASY)
    table = (await resignation.resign(context, table.id, people("ann"))).after
    assert table.row.status == "over"


async def test_a_bot_thinks_in_a_process_of_its_own(context, against):
    table = await against(Level.NORMAL)
    thinking = Processes(1, 20)
    think = thinking_by(thinking.run)
    elsewhere = Context(context.database, context.now, context.new_seed, think=think)
    assert await moves.move(elsewhere, table.id, 1)
    thinking.close()


KILLED = """
import asyncio, os, signal
from tables.processes import Processes, Urgency

async def main():
    thinking = Processes(1, 20)
    print(await thinking.run(Urgency.WAITED_FOR, os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_the_thinking_process_of_a_killed_bot_ends_by_itself(tmp_path):
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    child = await run_python(str(script), PYTHONPATH=".")
    number = int(await read_line(child))
    await child.communicate()
    for _ in range(400):
        if not is_running(number):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it is still there")


def is_running(number):
    try:
        return Path(f"/proc/{number}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


async def test_sleeping_bots_cost_nothing(context, against):
    table = await against(Level.EASY)
    await move_bots(context)
    assert await moves.asked(context) == []
    assert (await context.table(table.id)).row.asked == {0}
