"""Never a dead end: every refusal that can happen at a table names a way on."""

from functools import cache
from pathlib import Path

import pytest

from cogs.screens.refusal import IN_A_MOMENT, WHICH_TABLE, standing, ways_on
from cogs.ui.custom_id import Op
from cogs.ui.limits import BUTTON_LABEL, BUTTONS_IN_A_ROW
from cogs.ui.reader import make_reader
from engine.bots.levels import Level
from locales import Locale
from locales.check import read_books
from tables.bots import moves
from tables.lobby import opening
from tables.play import act
from tests.locales.used_keys import uses_in_folders
from tests.tables.playing import called_off, play_out
from tests.words import all_words

ROOT = Path(__file__).parents[2]
READER = make_reader(all_words(), Locale.EN, "dark", ("Ann", "Bob", "Cid"))

BEFORE_ANY_TABLE = frozenset(
    {
        *("refused-only-in-server", "refused-private-place", "refused-missing-permissions"),
        *("refused-no-threads-here", "refused-no-private-threads", "refused-server-full"),
        *("refused-not-here", "refused-unreadable", "refused-unknown-command"),
        *("refused-not-manager", "refused-record-hidden", "refused-no-such-zone"),
        *("refused-on-vacation", "refused-not-on-vacation", "refused-vacation-budget"),
        "refused-unknown-game",
    }
)
"""About a place, a person or a setting, and never about one table: their words say what to do."""


@cache
def refusals():
    """Every refusal that the program makes, by its key."""
    folders = [ROOT / name for name in ("cogs", "engine", "tables")]
    keys = {use.key for use in uses_in_folders(folders) if "refused-" in use.key}
    assert len(keys) > 60
    return keys


def test_every_refusal_is_sorted():
    known = {key for book in read_books() for key in book.messages() if key.startswith("refused-")}
    sorted_ones = BEFORE_ANY_TABLE | WHICH_TABLE | IN_A_MOMENT
    assert sorted_ones <= known, "a refusal that is gone"


class Asker:
    """Whoever is refused something, as far as these words need them."""

    def __init__(self, caller):
        self.caller = caller


@pytest.fixture
def at_the_table(context, people, begin, sit_down):
    async def make(status):
        if status == "lobby":
            return await sit_down("ann", "bob", first="1")
        table = await begin("ann", "bob")
        if status == "over":
            return await play_out(context, people, table)
        return await called_off(context, people, table) if status == "cancelled" else table

    return make


@pytest.mark.parametrize("status", ["lobby", "playing", "over", "cancelled"])
@pytest.mark.parametrize("name", ["ann", "bob", "eve"])
async def test_whatever_is_refused_at_a_table_there_is_a_way_on(
    at_the_table,
    people,
    status,
    name,
):
    table = await at_the_table(status)
    for key in refusals() - BEFORE_ANY_TABLE - IN_A_MOMENT:
        ways = ways_on(table, people(name).user, READER, key)
        assert ways, key
        assert len(ways) <= BUTTONS_IN_A_ROW
        assert all(len(button.label) <= BUTTON_LABEL for button in ways)


def ops_of(table, caller):
    return [one.press.op for one in ways_on(table, caller.user, READER)]


def read(table, caller):
    return [READER.say(line) for line in standing(table, Asker(caller))]


async def test_whoever_is_asked_is_offered_their_move_and_others_are_not(
    context,
    people,
    begin,
):
    table = await begin("ann", "bob")
    table = (await act.act(context, table.id, people("ann"), "blocks 1234 1234")).after
    ops = {name: ops_of(table, people(name)) for name in ("ann", "bob")}
    assert ops == {"ann": [Op.PREPARE, Op.HAND, Op.SHOW], "bob": [Op.MOVE, Op.HAND, Op.SHOW]}
    told = {name: read(table, people(name)) for name in ("ann", "bob")}
    assert told["ann"] == ["Waiting for Bob: choosing blocks."]
    assert told["bob"] == ["It’s your turn: choosing blocks."]
    ops = [one.press.op for one in ways_on(table, people("eve").user, READER)]
    assert ops == [Op.SHOW, Op.FOLLOW]


async def test_a_full_lobby_can_be_followed_and_a_ready_one_started(
    context,
    people,
    sit_down,
):
    table = await sit_down("ann", "bob", first="1")
    guest = [one.press.op for one in ways_on(table, people("eve").user, READER)]
    assert guest[0] is Op.JOIN
    host = [one.press.op for one in ways_on(table, people("ann").user, READER)]
    assert host[0] is Op.START
    for _ in range(2):
        table = (await moves.seat_bot(context, table.id, people("ann"), Level.EASY)).after
    guest = [one.press.op for one in ways_on(table, people("eve").user, READER)]
    assert guest[0] is Op.FOLLOW


async def test_a_lobby_that_came_to_nothing_leads_to_a_new_one(
    context,
    people,
    sit_down,
):
    table = await sit_down("ann", "bob")
    table = (await opening.cancel(context, table.id, people("ann"))).after
    (way,) = ways_on(table, people("bob").user, READER)
    assert (way.press.op, way.press.extra) == (Op.NEW, "manhattan")


async def test_what_the_refusal_is_about_comes_first(
    context,
    people,
    begin,
):
    table = await begin("ann", "bob")
    ops = [one.press.op for one in ways_on(table, people("ann").user, READER, "refused-paused")]
    assert ops[0] is Op.RESUME
    ops = [one.press.op for one in ways_on(table, people("eve").user, READER, "refused-paused")]
    assert Op.RESUME not in ops, "only for those who sit there"
