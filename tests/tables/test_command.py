"""Every command: once for each interaction, on a table just read, and told to all who listen."""

import ast
from pathlib import Path

import pytest

from db.errors import Taken
from engine.core.choices import OneOf
from engine.core.errors import Stale
from tables import log, table
from tables.command import RACES, command, locked, receipt
from tables.lobby import opening
from tables.play import act
from tests.tables.playing import choose_blocks

TWO = ("ann", "bob")


@pytest.fixture
def loads(monkeypatch):
    """The tables that were read from the archive, one after another."""
    seen = []
    read = table.read_table

    async def counting(database, table_id):
        seen.append(table_id)
        return await read(database, table_id)

    monkeypatch.setattr("tables.context.read_table", counting)
    return seen


@pytest.fixture
async def building(context, people, begin):
    return await choose_blocks(context, people, await begin(*TWO), TWO)


async def test_a_pick_reads_the_table_once(context, people, building, loads):
    asked = await act.ask(context, building.id, people("ann").user)
    opened, plot = asked.question.opened, asked.question.step.options[0].token
    loads.clear()
    asked = await act.choose(context, building.id, people("ann"), opened, plot)
    assert loads == [building.id]
    assert asked.question.draft == ("build", plot)
    loads.clear()
    asked = await act.back(context, building.id, people("ann"), opened)
    assert loads == [building.id]
    assert asked.question.draft == ("build",)


async def test_a_confirmed_move_reads_the_table_once_and_previews_nothing(
    context, people, building, loads, monkeypatch
):
    asked = await act.ask(context, building.id, people("ann").user)
    opened = asked.question.opened
    while isinstance(asked.question.step, OneOf):
        token = asked.question.step.options[0].token
        asked = await act.choose(context, building.id, people("ann"), opened, token)
    loads.clear()
    monkeypatch.setattr(type(building.position.match), "preview", None)
    done = await act.confirm(context, building.id, people("ann"), opened)
    assert loads == [building.id]
    assert done.before.row.rev + 1 == done.after.row.rev
    assert done.after == await context.table(building.id)


async def test_an_interaction_that_comes_twice_has_one_effect_and_the_same_answer(
    context, people, building
):
    asked = await act.ask(context, building.id, people("ann").user)
    opened, plot = asked.question.opened, asked.question.step.options[0].token
    caller = people("ann")
    first = await act.choose(context, building.id, caller, opened, plot)
    again = await act.choose(context, building.id, caller, opened, plot)
    assert first.question.draft == again.question.draft == ("build", plot)
    height = first.question.step.options[0].token
    await act.choose(context, building.id, people("ann"), opened, height)
    caller = people("ann")
    done = await act.confirm(context, building.id, caller, opened)
    repeated = await act.confirm(context, building.id, caller, opened)
    assert repeated.before == repeated.after == done.after


async def test_whoever_listens_hears_of_every_command_and_of_no_refusal(context, people, sit_down):
    heard = []
    context.changed.listen(heard.append)
    lobby = await sit_down("ann")
    assert heard == [lobby.id]
    await opening.join(context, lobby.id, people("bob"))
    assert heard == [lobby.id] * 2
    with pytest.raises(Exception, match="refused-already-seated"):
        await opening.join(context, lobby.id, people("bob"))
    assert heard == [lobby.id] * 2
    context.changed.forget(heard.append)
    await opening.leave(context, lobby.id, people("bob"))
    assert heard == [lobby.id] * 2


@pytest.mark.parametrize(("retry", "times"), [(True, RACES), (False, 1)])
async def test_a_lost_race_is_run_again_where_it_may_be_and_not_for_ever(
    context, people, building, retry, times
):
    tried = []

    @command(retry=retry)
    async def losing(_context, table, _caller):
        tried.append(table.row.rev)
        raise Taken

    with pytest.raises(Stale):
        await losing(context, building.id, people("ann"))
    assert tried == [building.row.rev] * times


async def test_the_second_try_sees_what_the_winner_has_left(context, people, building):
    seen = []

    @command(retry=True)
    async def racing(context, table, caller):
        seen.append(table.row.rev)
        if len(seen) == 1:
            note = log.Event(log.msg("notice-paused"))
            await log.note(context, table, people("bob"), note)
            raise Taken
        async with context.database.write() as writer:
            await log.turns.receipts.keep(writer, receipt(context, caller, table.id))

    done = await racing(context, building.id, people("ann"))
    assert seen == [building.row.rev, building.row.rev + 1]
    assert done.after.row.rev == building.row.rev + 1


async def test_a_timer_that_loses_a_race_is_stale_and_tells_nobody(context, building):
    heard = []
    context.changed.listen(heard.append)
    with pytest.raises(Stale):
        async with locked(context, building.id):
            raise Taken
    assert heard == []
    async with locked(context, building.id) as table:
        assert table == building
    assert heard == [building.id]


def users_of(*names):
    """The modules of ``tables`` in which one of these dotted names stands."""
    return {
        path.as_posix()
        for path in Path("tables").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and ast.unparse(node) in names
    }


def test_only_commands_tell_of_changes_and_only_the_log_stores_turns():
    assert users_of("context.changed") == {"tables/command.py"}
    assert users_of("turns.store") == {"tables/log.py"}


def test_one_module_says_who_may_know_of_a_table():
    assert users_of("games.may_see", "games.belongs", "games.in_guild") == {"tables/access.py"}
