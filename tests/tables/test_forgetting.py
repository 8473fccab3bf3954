"""“Forget me”: no trace of the person, and every game of the others as it was."""

import pytest

from db import drafts, games, ratings, steps
from db.layout import layout
from db.settings import Scope
from db.settings import of as settings_of
from db.statements import Statement
from engine.core import codec
from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.core.words import msg, plain
from tables import outbox
from tables.context import Caller
from tables.history import game_log
from tables.lobby import campaign, invitations, opening
from tables.lookup import tables_of
from tables.people import following, reminder_prefs, replacing
from tables.people.forgetting import forget
from tables.people.settings import prefer
from tables.play import act, managing, resignation, undo
from tables.records.person import record_of
from tables.time import reminders, vacations
from tests.tables.playing import NAMES, called_off, choose_blocks, play_one, play_out

EVE = Caller(987_654_321_012_345_678, "Evelyn Traceable", "eve")
"""A person whose id and name cannot be anything else."""


@pytest.fixture
def people(people):
    """Bob is Evelyn here."""
    people.ids["bob"] = EVE.user
    ask = type(people).__call__

    class Known(type(people)):
        def __call__(self, name):
            caller = ask(self, name)
            named = Caller(caller.user, EVE.name, caller.interaction)
            self.last = named if caller.user == EVE.user else caller
            return self.last

    people.__class__ = Known
    return people


async def traces(context):
    """Every cell of the archive in which the person can be found."""
    found = []
    for table in (one.name for one in layout()):
        for row in await context.database.fetch(f"SELECT * FROM {table}"):  # noqa: S608
            found += [(table, key) for key in row.keys() if is_trace(row[key])]  # noqa: SIM118
    return sorted(set(found))


def is_trace(value):
    raw = value if isinstance(value, bytes) else str(value).encode()
    return str(EVE.user).encode() in raw or EVE.name.encode() in raw


async def test_nothing_tells_of_a_person_who_was_forgotten(context, people, begin, sit_down):
    finished = await play_out(context, people, await begin("ann", "bob"))
    given_up = await begin("bob", "ann")
    await called_off(context, people, given_up, by="bob")
    running = await choose_blocks(context, people, await begin("ann", "bob", "cid"), NAMES[:3])
    await play_one(context, people, running)
    waiting = await sit_down("bob", "ann")
    await managing.show_again(context, running.id, people("bob"))
    await undo.roll_back(context, running.id, people("bob"), 0)
    await prefer(context, EVE.user, "theme", "light")
    await record_of(context, EVE.user, None, None)
    assert {table for table, _ in await traces(context)} >= {
        "games",
        "seats",
        "results",
        "settings",
        "ratings",
    }
    await forget(context, people("bob"))
    assert await traces(context) == []
    assert (await context.table(finished.id)).names == ("Ann", "")
    assert (await context.table(running.id)).vacant == {1}
    assert (await context.table(waiting.id)).row.host == people("ann").user
    assert (await record_of(context, EVE.user, None, None)).games == ()


async def test_absence_and_company_leave_no_trace_either(context, people, begin):
    left = await begin("ann", "bob", "cid")
    await resignation.resign(context, left.id, people("bob"))
    await replacing.take_over(context, left.id, people("dee"), 1)
    await replacing.ask_back(context, left.id, people("bob"))
    running = await begin("ann", "bob", "cid")
    watched = await begin("ann", "cid")
    await following.follow(context, watched.id, people("bob"), None, "en")
    await invitations.invite(context, watched.id, people("ann"), EVE.user)
    await reminder_prefs.mute(context, EVE.user, running.id, quiet=True)
    await reminders.plan(context)
    await vacations.go(context, people("bob"), 2)
    assert {table for table, _ in await traces(context)} >= {
        "former_seats",
        "requests",
        "followers",
        "invitations",
        "reminders",
        "stops",
        "settings",
    }
    await forget(context, people("bob"))
    assert await traces(context) == []


async def test_half_made_choices_go(context, people, begin):
    table = await begin("ann", "bob")
    for name in ("ann", "bob"):
        await act.choose(context, table.id, people(name), table.position.step.opened, "1111")
    await called_off(context, people, table)
    await forget(context, people("bob"))
    assert await drafts.find(context.database, table.id, 0) is not None
    assert await drafts.find(context.database, table.id, 1) is None


async def test_the_games_of_the_others_replay_and_count_as_before(context, people, begin):
    table = await play_out(context, people, await begin("ann", "bob", "cid"))
    ann = people("ann").user
    before = await record_of(context, ann, None, None)
    text, _ = await game_log.verify(context, table)
    await forget(context, people("bob"))
    assert await record_of(context, ann, None, None) == before
    again, proof = await game_log.verify(context, await context.table(table.id))
    assert proof.holds
    assert (again.lines, again.standings) == (text.lines, text.standings)
    assert again.names == ("Ann", "", "Cid")


async def test_running_games_go_on_without_them_and_count_for_the_others(context, people, begin):
    duel = await begin("ann", "bob")
    three = await choose_blocks(
        context, people, await begin("bob", "cid", "ann"), ("bob", "cid", "ann")
    )
    left = await forget(context, people("bob"))
    assert {table.id for table in left} == {duel.id, three.id}
    assert (await context.table(duel.id)).row.status == "over"
    ann = people("ann").user
    assert (await record_of(context, ann, None, None)).games[0].rating > 1000
    assert [one.user for one in await ratings.of_user(context.database, EVE.user)] == []
    three = await context.table(three.id)
    assert three.row.host == people("cid").user
    while three.row.status == "playing":
        three = await play_one(context, people, three)
    assert await traces(context) == []


async def test_they_may_come_back_as_somebody_new(context, people, begin):
    await begin("ann", "bob")
    await forget(context, people("bob"))
    assert await tables_of(context, EVE.user) == []
    table = await begin("ann", "bob")
    assert table.seat_of(EVE.user) == 1


async def test_the_settings_of_others_stay(context, people):
    await prefer(context, people("ann").user, "theme", "light")
    await forget(context, people("bob"))
    kept = await settings_of(context.database, Scope.USER, people("ann").user)
    assert kept == {"theme": "light"}


async def test_a_name_in_an_early_log_goes_too_and_nothing_else_of_it(context, people, begin):
    table = await begin("ann", "cid")
    told = (
        Event(msg("notice-rolled-back", who=plain(EVE.name), ply=0)),
        Event(msg("notice-undo-lapsed")),
    )
    early = Statement(
        "UPDATE steps SET events = ?, kind = 'note' WHERE table_id = ?",
        ((codec.dump_plain(told), table.id),),
    )
    named = "INSERT INTO settings VALUES ('house', 0, 'named-logs', '1')"
    await context.database.execute(early, Statement(named, ((),)))
    assert await traces(context) == [("steps", "events")]
    await forget(context, EVE)
    assert await traces(context) == []
    first, second = await outbox.news(context, table.id, PUBLIC)
    assert first == msg("notice-rolled-back", who=msg("in-charge"), ply=0)
    assert second == msg("notice-undo-lapsed")


async def test_an_unreadable_table_keeps_no_name_either(context, people, begin):
    table = await begin("ann", "bob")
    async with context.database.write() as writer:
        await games.park(writer, table.id)
    await forget(context, people("bob"))
    assert await traces(context) == []


async def test_a_table_that_cannot_be_left_for_a_bug_keeps_nobody(
    context, people, begin, monkeypatch
):
    """Boroughs would have to move for them, and cannot."""
    table = await begin("bob", "ann", "cid")

    def breaks(match, seat):
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "fallback", breaks)
    await forget(context, people("bob"))
    assert await traces(context) == []
    table = await context.table(table.id)
    assert table.row.host == people.ids["ann"]
    assert table.vacant == {0}


async def test_the_next_episode_has_a_free_seat_for_somebody_new(context, people, lamps):
    table = await play_out(context, people, await lamps("ann", "bob"))
    await forget(context, people("bob"))
    following = await campaign.next_episode(context, table.id, people("ann"))
    assert [seat.name for seat in following.seats] == ["Ann"]
    following = (await opening.join(context, following.id, people("cid"))).after
    assert len(following.seats) == 2


async def test_a_log_tells_who_sits_there_by_seat_and_others_by_their_office(
    context, people, begin
):
    table = await begin("ann", "cid")
    await managing.show_again(context, table.id, people("ann"))
    await undo.roll_back(context, table.id, people("dee"), 0)
    told = {one.key: one.args for one in await outbox.news(context, table.id, PUBLIC)}
    assert told["notice-shown-again"]["who"].key == "seat"
    assert told["notice-rolled-back"]["who"] == msg("in-charge")
    assert not any(b"Ann" in step.events for step in await steps.log(context.database, table.id))


async def test_being_forgotten_twice_is_no_harm(context, people, begin):
    table = await begin("ann", "bob")
    caller = people("bob")
    await forget(context, caller)
    assert await forget(context, caller) == []
    assert (await context.table(table.id)).row.status == "over"


async def test_a_board_painted_while_they_leave_shows_no_name(context, people, begin, monkeypatch):
    async def die(_):
        raise RuntimeError("the process ends here")

    table = await begin("ann", "bob", "cid")
    monkeypatch.setattr("tables.people.forgetting.catch_up", die)
    with pytest.raises(RuntimeError):
        await forget(context, people("bob"))
    left = await context.table(table.id)
    assert left.seats[1].left_at is not None
    assert not any(EVE.name in str(name) for name in left.names)
