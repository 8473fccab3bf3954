"""Prepared moves through the real bot: made by buttons, played at once, seen by nobody before."""

from collections import Counter

import pytest

from playground.person import Person
from playground.seen import SeenMessage
from tests.archives import BOTH_KINDS, query
from tests.e2e import shapes
from tests.e2e.stage import (
    PATIENCE,
    Stage,
    changed,
    choose,
    move_by_text,
    pressed_for,
    struck,
    until,
)
from tests.e2e.test_quiet import Recorder


async def building(stage: Stage, people: list[Person]) -> dict:
    """A game in which the first of them is to build."""
    thread = await stage.game(people)
    for person in people:
        await move_by_text(person, thread)
    await stage.all_shown(people[0], thread)
    return thread


async def prepare(person: Person, board: SeenMessage) -> SeenMessage:
    """Prepare a move by buttons, beginning with Your move, and one press more; the list."""
    opened = await person.press(board, pressed_for(board, "move"))
    opened = await person.press(opened.message, pressed_for(opened.message, "prepare"))
    assert any(pressed_for(opened.message, op) for op in ("pick", "facet")), "the first question"
    return await prepare_by(person, opened.message)


async def prepare_by(person: Person, panel: SeenMessage) -> SeenMessage:
    """Answer the questions of this panel; the list."""
    while pressed_for(panel, "confirm") is None:
        panel = await choose(person, panel)
    return await choose(person, panel)


@BOTH_KINDS
async def test_a_prepared_move_is_played_at_once_and_the_next_person_is_called(stage):
    ann, marko = people = await stage.people(2)
    thread = await building(stage, people)
    board = await stage.board(ann, thread)
    recorder = Recorder(stage, people)
    listed = await prepare(marko, board)
    assert listed.ephemeral
    assert "Prepared by you" in listed.content
    assert recorder.messages == [], "nobody sees anything of it"
    assert (await stage.all_shown(ann, thread)).data == board.data
    before = stage.stored()
    await move_by_text(ann, thread)
    after = await stage.board(ann, thread, board.id)
    await stage.all_shown(ann, thread)
    assert stage.stored() == before + 2
    assert "Marko had this move prepared." in after.content
    assert recorder.pings(thread) == Counter([ann.id]), "Marko is not called"
    assert query(stage.bot.database, "SELECT count(*) FROM orders") == [(0,)]


async def test_where_its_condition_fails_its_owner_is_called_and_reads_why_in_private(stage):
    ann, marko = people = await stage.people(2)
    thread = await building(stage, people)
    board = await stage.board(ann, thread)
    recorder = Recorder(stage, people)
    listed = await prepare(marko, board)
    one = await changed_by(marko, listed, "order")
    menu = next(part for part in one.selects if part["custom_id"].split(":")[1] == "condition")
    assert [line["value"] for line in menu["options"]][:2] == ["legal", "untouched"]
    await marko.pick(one, menu["custom_id"], ["untouched"])
    await changed(marko, one)
    query(stage.bot.database, "UPDATE orders SET detail = 'as it was before somebody came'")
    await move_by_text(ann, thread)
    after = await stage.board(ann, thread, board.id)
    await stage.all_shown(ann, thread)
    assert recorder.pings(thread) == Counter([marko.id])
    assert "prepared" not in after.content
    opened = await marko.press(after, pressed_for(after, "move"))
    assert "Something has changed at the place" in opened.message.content
    hand = (await marko.dms())[-1]
    assert "Something has changed at the place" in hand.content
    public = [m for m in recorder.messages if m["channel_id"] == thread["id"]]
    assert all("at the place" not in message["content"] for message in public)
    assert query(stage.bot.database, "SELECT held FROM orders") == [("touched",)]


async def changed_by(person: Person, message: SeenMessage, op: str) -> SeenMessage:
    await person.press(message, pressed_for(message, op))
    return await changed(person, message)


async def test_killed_before_it_is_played_a_prepared_move_is_played_once(stage):
    """The board before it cannot be edited, so nothing of this table is looked at meanwhile."""
    ann, marko = people = await stage.people(2)
    thread = await stage.game(people)
    await move_by_text(marko, thread)
    await stage.all_shown(ann, thread)
    opened = await marko.slash("prepare", {}, at=thread)
    await prepare_by(marko, opened.message)
    editing = {"method": "PATCH", "path": f"/channels/{thread['id']}/messages/", "times": 1}
    await stage.visitors.fault("delay", seconds=PATIENCE, **editing)
    await move_by_text(ann, thread)
    await until(lambda: struck(stage))
    before = stage.stored()
    await move_by_text(ann, thread)
    assert stage.stored() == before + 1, "Marko is asked, and nothing is played yet"
    await stage.bot.restart()
    await until(lambda: stored_is(stage, before + 2))
    after = await stage.all_shown(ann, thread)
    assert stage.stored() == before + 2
    assert after.mentions == [ann.id]
    assert after.content.count("had this move prepared") <= 1


async def stored_is(stage: Stage, rev: int) -> bool:
    return stage.stored() == rev


async def test_what_cannot_be_prepared_is_told_in_words_with_what_can(stage):
    """In My City nobody knows the next building; what fits nowhere can be passed."""
    ann, marko = people = await stage.people(2)
    thread = await stage.game(people, options="", game="mycity")
    board = await stage.all_shown(ann, thread)
    await move_by_text(marko, thread)
    opened = await marko.slash("prepare", {}, at=thread)
    listed = opened.message
    assert "Nobody knows the next building" in listed.content
    menu = next(part for part in listed.selects)
    assert [line["value"] for line in menu["options"]] == ["ask", "pass"]
    await marko.pick(listed, menu["custom_id"], ["pass"])
    after = await changed(marko, listed)
    assert "Pass for me" in after.content
    assert (await stage.all_shown(ann, thread)).id == board.id
    stored = query(stage.bot.database, "SELECT stage, token FROM standing_answers")
    assert stored == [("build", "pass")]


@pytest.mark.parametrize("stranger", [True, False])
async def test_hostile_presses_on_the_lists_of_others_are_turned_away(stage, stranger):
    ann, marko, lev = await stage.people(3)
    thread = await building(stage, [ann, marko])
    board = await stage.board(ann, thread)
    await prepare(marko, board)
    ((number, order),) = query(stage.bot.database, "SELECT table_id, id FROM orders")
    person = lev if stranger else ann
    for extra in ("b1:order:{}:{}:drop", "b1:order:{}:{}:up", "b1:orders:{}:{}:clear"):
        data = {"component_type": 2, "custom_id": extra.format(number, order)}
        answer = await person.send(shapes.COMPONENT, data, at=thread, on=board)
        assert answer.state == "answered"
    await stage.bot.stop()
    assert query(stage.bot.database, "SELECT id, held FROM orders") == [(order, "")]
    assert " ERROR " not in stage.bot.said()
