"""Quiet by default: who is called, what is posted and what is sent, counted in whole games."""

import sqlite3
from collections import Counter
from contextlib import closing
from itertools import pairwise

import pytest

from db.steps import _unpacked
from engine.catalog import catalog
from engine.core import codec
from engine.core.actions import text_of
from engine.core.match import load
from playground.world.model import SUPPRESS_NOTIFICATIONS
from tests.e2e.stage import (
    PATIENCE,
    looks,
    move_by_panel,
    move_by_text,
    pressed_for,
    struck,
    until,
)
from tests.e2e.test_games import PLIES, assert_tells_the_end

BY_PANEL = 6
"""So many moves of each game are made by buttons."""


class Recorder:
    """Every message that the bot writes, as it was when it was written; edits ring for nobody."""

    def __init__(self, stage, people):
        self.messages = []
        self._services, self._people = stage.playground.services, people
        self._services.bus.listen(self._hear)

    def _hear(self, event):
        if event.name == "MESSAGE_CREATE" and event.only_for is None:
            self.messages.append(event.data)

    def boards(self, thread):
        """What was posted in the thread with a picture."""
        return [m for m in self.messages if m["channel_id"] == thread["id"] and m["attachments"]]

    def pings(self, thread):
        """How often each person was called in the thread."""
        calls = [m["mentions"] for m in self.messages if m["channel_id"] == thread["id"]]
        return Counter(user["id"] for mentions in calls for user in mentions)

    def letters(self, person):
        """What this person was sent directly."""
        world = self._services.world
        places = {str(c.id) for c in world.channels.values() if int(person.id) in c.recipients}
        return [m for m in self.messages if m["channel_id"] in places]


def safe_move(stage, person):
    """What Boroughs would play for this person, as text."""
    users, entries = archived(stage, newest=1)
    return text_of(entries[0][1].fallback(users.index(person.id)))


def archived(stage, newest=-1):
    """The people of the newest game by seat, and the positions of its log in order: all of them, or
    so many of the newest."""
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        archive.row_factory = sqlite3.Row
        game = archive.execute("SELECT * FROM games ORDER BY id DESC LIMIT 1").fetchone()
        sitting = "SELECT user FROM seats WHERE table_id = ? ORDER BY seat"
        users = [str(row["user"]) for row in archive.execute(sitting, (game["id"],))]
        log = "SELECT * FROM steps WHERE table_id = ? ORDER BY rev DESC LIMIT ?"
        rows = archive.execute(log, (game["id"], newest)).fetchall()[::-1]
    rules, config = catalog()[game["game"]], codec.load_config(game["config"])
    states = [_unpacked(row) if row["packed"] else row["state"] for row in rows]
    matches = [
        load(rules, config, game["seed"], row["ply"], state)
        for row, state in zip(rows, states, strict=True)
    ]
    return users, list(zip(rows, matches, strict=True))


def questions(entries):
    """For each entry of a log the seats that are called by it: whose turn it was not before. Told
    from the positions alone."""
    yield set(entries[0][1].turn.seats), entries[0][1]
    for (_, before), (row, after) in pairwise(entries):
        was, now = before.turn, after.turn
        if now is None:
            continue
        if (was.stage, was.number) == (now.stage, now.number) and now.together:
            continue
        yield set(now.seats) - set(was.seats) - {row["seat"]}, after


def is_shown_more(match, seat):
    """Whether there is something that this seat alone sees."""
    describe = match.game.describe
    return describe(match.seen_by(seat).view) != describe(match.public().view)


async def play_out(stage, people, thread):
    """Move after move, each as soon as all has been shown of the one before, until nobody is
    asked: the first ones by the panel, so that questions are drawn, then safe ones by text, which
    bring a game to its end soonest. Returns the last board and how many moves were made."""
    board, made = await stage.all_shown(people[0], thread), 0
    while pressed_for(board, "move"):
        person = (await stage.asked(people, board))[0]
        if made < BY_PANEL:
            await move_by_panel(person, board)
        else:
            await person.slash("move", {"what": safe_move(stage, person)}, at=thread)
        board, made = await stage.all_shown(people[0], thread), made + 1
    return board, made


@pytest.mark.parametrize("key", catalog())
async def test_a_whole_game_rings_and_posts_as_often_as_its_log_tells(stage, key):
    people = await stage.people(2)
    recorder = Recorder(stage, people)
    thread = await stage.game(people, options="", game=key)
    board, made = await play_out(stage, people, thread)
    assert made == PLIES[2] or key != "manhattan"
    assert len(board.attachments) == 1, "the table and the final score in one picture"
    assert_tells_the_end(people, board)

    users, entries = archived(stage)
    asked = [(seats, match) for seats, match in questions(entries) if seats]
    turns = Counter(users[seat] for seats, _ in asked for seat in seats)
    end = Counter(users)
    assert recorder.pings(thread) == turns + end
    assert len(recorder.boards(thread)) == len(asked) + 1, "one for each turn, and the end"
    hands = Counter(users[s] for seats, match in asked for s in seats if is_shown_more(match, s))
    sent = {person.id: recorder.letters(person) for person in people}
    assert Counter({user: len(letters) for user, letters in sent.items() if letters}) == hands
    for letter in (letter for letters in sent.values() for letter in letters):
        assert letter["flags"] & SUPPRESS_NOTIFICATIONS, "the board has rung already"
    assert await pressable(people) == [], "nothing to press after the end"


async def pressable(people):
    return [letter for person in people for letter in await person.dms() if letter.buttons]


async def test_a_stage_answered_together_is_one_board_and_ticks_who_is_ready(stage):
    people = ann, marko, lev = await stage.people(3)
    recorder = Recorder(stage, people)
    thread = await stage.game(people)
    board = await stage.all_shown(ann, thread)
    for person, waiting in ((marko, {ann, lev}), (ann, {lev})):
        await move_by_text(person, thread)
        edited = await stage.board(ann, thread, after=board)
        assert edited.id == board.id
        assert f"✓ {person.name}" in edited.content.splitlines()[-1]
        assert "waiting for" in edited.content.splitlines()[-1]
        assert set(edited.mentions) == {one.id for one in waiting}
        board = edited
    assert len(recorder.boards(thread)) == 1
    assert recorder.pings(thread) == Counter(one.id for one in people), "once each"
    await move_by_text(lev, thread)
    turn = await stage.board(ann, thread, after=board.id)
    assert recorder.pings(thread) == Counter(one.id for one in (*people, ann)), "who builds first"
    assert turn.content.count("blocks") >= 3, "all that has happened since the last post"
    old = await until(lambda: put_down(ann, board))
    assert "✓" not in old.content


async def put_down(person, board):
    now = await person.again(board)
    return None if now.buttons else now


async def test_a_board_that_was_deleted_comes_back_and_calls_nobody_again(stage):
    ann, marko = people = await stage.people(2)
    recorder = Recorder(stage, people)
    thread = await stage.game(people)
    board = await stage.all_shown(ann, thread)
    stage.playground.services.messages.delete(
        stage.playground.services.world.message(int(thread["id"]), int(board.id))
    )
    await move_by_text(ann, thread)
    again = await stage.board(ann, thread, after=board.id)
    assert pressed_for(again, "move")
    assert recorder.pings(thread) == Counter([ann.id, marko.id])
    await move_by_text(marko, thread)
    await stage.board(ann, thread, after=again.id)
    assert recorder.pings(thread) == Counter([ann.id, marko.id, ann.id]), "it is Ann's turn"


async def test_a_second_thought_about_a_hidden_answer_changes_no_board(stage):
    ann, _ = people = await stage.people(2)
    thread = await stage.game(people)
    await stage.all_shown(ann, thread)
    await ann.slash("move", {"what": "blocks 1111 1111"}, at=thread)
    board = await stage.all_shown(ann, thread)
    (hand,) = await ann.dms()
    await ann.slash("move", {"what": "blocks 2222 2222"}, at=thread)
    assert (await stage.all_shown(ann, thread)).data == board.data
    (edited,) = await ann.dms()
    assert looks(edited) != looks(hand), "the hand is edited"
    assert edited.id == hand.id


@pytest.mark.parametrize("after", ["stored", "posted"])
async def test_killed_before_it_is_published_a_call_comes_once(stage, after):
    """Between storing and publishing, and between publishing and noting that it was."""
    ann, marko = people = await stage.people(2)
    recorder = Recorder(stage, people)
    thread = await stage.game(people)
    await stage.all_shown(ann, thread)
    await move_by_text(ann, thread)
    await stage.all_shown(ann, thread)
    posting = {"method": "POST", "path": f"/channels/{thread['id']}/messages$", "times": 1}
    kind = {"stored": "delay", "posted": "lost"}[after]
    more = {"seconds": PATIENCE} if kind == "delay" else {}
    await stage.visitors.fault(kind, **posting, **more)
    await move_by_text(marko, thread)
    await until(lambda: struck(stage))
    await stage.bot.restart()
    await stage.all_shown(ann, thread)
    assert recorder.pings(thread) == Counter([ann.id, marko.id, ann.id])
    assert len(recorder.boards(thread)) == 2
    assert [len(recorder.letters(person)) for person in people] == [2, 1]


async def test_a_hand_that_has_not_changed_is_not_touched(stage):
    """Taking a move back shows everybody their hand again; here only one of them has changed."""
    ann, marko = people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.all_shown(ann, thread)
    done = await move_by_text(ann, thread)
    await ann.press(done.message, pressed_for(done.message, "undo"))
    again = await stage.all_shown(ann, thread)
    assert again.id == board.id, "whoever takes a move back is not called to it"
    assert set(again.mentions) == {ann.id, marko.id}
    (theirs,), (mine,) = await marko.dms(), await ann.dms()
    assert theirs.data["edited_timestamp"] is None
    assert mine.data["edited_timestamp"] is not None


async def test_a_further_part_of_a_turn_is_shown_on_the_same_board(stage):
    """In Urbis whoever draws orders then chooses which to keep; after that the turn passes on."""
    people = await stage.people(2)
    recorder = Recorder(stage, people)
    thread = await stage.game(people, options="", game="urbis")
    board = await stage.all_shown(people[0], thread)
    (person,) = await stage.asked(people, board)
    (other,) = set(people) - {person}
    await person.slash("move", {"what": "draw"}, at=thread)
    part = await stage.all_shown(person, thread)
    assert part.id == board.id
    assert part.content != board.content
    assert part.mentions == [person.id]
    assert recorder.pings(thread) == Counter([person.id])
    await move_by_text(person, thread)
    turn = await stage.all_shown(person, thread)
    assert int(turn.id) > int(board.id)
    assert recorder.pings(thread) == Counter([person.id, other.id])
    assert [len(recorder.letters(one)) for one in (person, other)] == [1, 1]
