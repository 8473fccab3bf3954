"""When Discord, the network or the machine fails: the game goes on, and nothing is lost."""

import asyncio
import random
import resource
import signal
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from playground.person import Person
from playground.seen import SeenMessage
from tests.archives import BOTH_KINDS, KINDS, query
from tests.e2e.stage import Stage, changed, move_by_text, pressed_for, struck, until

KILL_POINTS = [random.Random(n).uniform(0.0, 0.35) for n in range(8)]


async def test_closed_direct_messages_stop_nobody(stage):
    ann, marko = await stage.people(2)
    await marko.close_dms()
    thread = await stage.game([ann, marko])
    note = await ann.wait_for("can’t send you direct messages", thread)
    assert note.mentions == []
    for person in (ann, marko):
        await move_by_text(person, thread)
    notes = [m for m in await ann.messages(thread) if "can’t send you" in m.content]
    assert len(notes) == 1, "one quiet note"
    hand = await marko.slash("hand", at=thread)
    assert hand.message.attachments


async def test_a_deleted_thread_is_opened_anew(stage):
    ann, marko = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    thread = await stage.game([ann, marko])
    await oksana.delete_place(thread)
    await ann.slash("move", {"what": "blocks 1234 1234", "table": 1})
    new = await until(lambda: other_thread(ann, thread))
    board = await stage.board(ann, new)
    assert pressed_for(board, "move")


async def other_thread(person, old):
    found = [thread for thread in await person.threads() if thread["id"] != old["id"]]
    return found[-1] if found else None


async def test_a_deleted_board_is_followed_by_the_next(stage):
    ann, marko = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    await oksana.delete(board)
    await move_by_text(ann, thread)
    assert pressed_for(await stage.board(ann, thread, after=board), "move")


async def test_a_missing_permission_is_told_to_the_host_and_shown_later(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    games = await ann.channel("games")
    deny = ("SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES")
    await stage.visitors.bot_permissions(games["id"], deny=deny)
    for person in (ann, marko):
        await person.slash("move", {"what": "blocks 1234 1234"}, at=thread)
    warned = await ann.wait_for("not allowed to show the board", "dm")
    assert "games" in str(warned.content) or "<#" in warned.content
    await stage.visitors.bot_permissions(games["id"], allow=deny)
    assert await stage.board(ann, thread, after=board.id)


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("rate_limit", {"seconds": 0.3, "times": 2}),
        ("error", {"status": 502, "times": 2}),
        ("drop", {"times": 1}),
        ("delay", {"seconds": 1.0, "times": 2}),
    ],
)
async def test_a_board_survives_bad_answers(stage, kind, more):
    """The one that is edited, and the one that is posted."""
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    await stage.visitors.fault(kind, method="PATCH", path=r"/channels/\d+/messages/\d+$", **more)
    await move_by_text(ann, thread)
    assert (await stage.board(ann, thread, after=board)).id == board.id
    await stage.visitors.fault(kind, method="POST", path=r"/channels/\d+/messages$", **more)
    await move_by_text(marko, thread)
    await stage.board(ann, thread, after=board.id)
    boards = [m for m in await ann.messages(thread) if m.attachments]
    assert len(boards) == 2


@pytest.mark.parametrize("kind", ["lost", "lost_error"])
async def test_a_board_whose_answer_was_lost_is_not_shown_twice(stage, kind):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    await move_by_text(ann, thread)
    await stage.board(ann, thread, after=board)
    await stage.visitors.fault(kind, method="POST", path=r"/channels/\d+/messages$", times=1)
    await move_by_text(marko, thread)
    await until(lambda: both_chose(ann, thread))


async def test_a_board_whose_answer_was_lost_is_not_told_again_by_the_next(stage):
    """It calls one person; before it can be posted once more, the next move calls another."""
    (ann, marko), thread = await building(stage)
    posting = {"method": "POST", "path": f"/channels/{thread['id']}/messages$"}
    await stage.visitors.fault("lost", times=1, **posting)
    await move_by_text(ann, thread)
    await until(lambda: struck(stage))
    await stage.visitors.fault("error", status=503, times=1000, **posting)
    await move_by_text(marko, thread)
    await stage.visitors.clear_faults()
    await stage.advance(60)
    assert len(await until(lambda: all_told(ann, thread, 2))) == 2
    assert await until(lambda: only_the_last_can_be_pressed(ann, thread))


async def only_the_last_can_be_pressed(person, thread):
    boards = [m for m in await person.messages(thread) if m.attachments and not m.ephemeral]
    return [bool(board.buttons) for board in boards[-2:]] == [False, True]


async def building(stage):
    """Two people, and the thread of their game, in which both have chosen and one is to build."""
    people = await stage.people(2)
    thread = await stage.game(people)
    for person in people:
        await move_by_text(person, thread)
    await until(lambda: both_chose(people[0], thread))
    return people, thread


async def all_told(person, thread, count):
    """What was built, as soon as the thread tells of so many turns."""
    found = await told(person, thread, *BUILT)
    return found if len(set(found)) == count else None


CHOSEN, BUILT = " has chosen ", (" builds ", " raises ", " over from ")


async def told(person, thread, *words):
    """The lines of the thread that tell such a thing. Turns may share a board, never a line."""
    messages = await person.messages(thread, limit=100)
    public = [message for message in messages if not message.ephemeral]
    lines = [line for message in public for line in message.content.splitlines()]
    return [line for line in lines if any(word in line for word in words)]


async def both_chose(person, thread):
    """Each has chosen, and the thread tells it once: what a new board tells, the one before does
    not tell any more."""
    found = await told(person, thread, CHOSEN)
    return len(found) == len(set(found)) == 2


@pytest.mark.parametrize("kind", ["lost", "lost_error", "error"])
async def test_an_acknowledgement_that_went_wrong_still_acts_once(stage, kind):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    await stage.visitors.fault(kind, method="POST", path="/callback", times=1)
    await ann.slash("move", {"what": "blocks 1234 1234"}, at=thread)
    after = await stage.board(ann, thread, after=board)
    assert after.mentions == [marko.id]


@pytest.mark.parametrize("action", ["drop", "reconnect", "invalidate"])
async def test_a_dropped_gateway_comes_back(stage, action):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    sessions = connections(stage)
    await stage.visitors.gateway(action)
    await until(lambda: said_more(stage, sessions))
    await until(stage.visitors.bot_online)
    for person in (ann, marko):
        await move_by_text(person, thread)
    await until(lambda: both_chose(ann, thread))


async def said_more(stage, sessions):
    return connections(stage) > sessions


def connections(stage):
    """How often the bot has been connected to the gateway, anew or again."""
    said = stage.bot.said()
    return said.count("has connected to Gateway") + said.count("has successfully RESUMED")


def stepper(panel):
    """The first button that counts one more or one less."""
    counting = [one for one in panel.buttons if one["custom_id"].startswith("b1:count:")]
    return next(one["custom_id"] for one in counting if not one.get("disabled"))


async def test_a_polite_stop_finishes_and_a_restart_goes_on(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    await ann.press(panel, stepper(panel))
    assert await stage.bot.stop(signal.SIGTERM) == 0
    await stage.bot.start()
    half_made = await changed(ann, panel)
    answer = await ann.press(half_made, stepper(half_made))
    assert answer.state == "answered"
    for person in (ann, marko):
        await move_by_text(person, thread)
    await until(lambda: both_chose(ann, thread))


@dataclass(frozen=True)
class Turn:
    """A move that was just sent off."""

    stage: Stage
    person: Person
    thread: dict
    board: SeenMessage
    revision: int

    async def acknowledged(self) -> bool:
        """Something private has come after the board: "thinking", or the answer."""
        return bool(await self._private())

    async def stored(self) -> bool:
        return self.stage.stored() > self.revision

    async def told(self) -> bool:
        """The player reads that it is done: the move is accepted."""
        return any(pressed_for(message, "undo") for message in await self._private())

    async def shown(self) -> bool:
        boards = [m for m in await self._later() if m.attachments and not m.ephemeral]
        return bool(boards)

    async def _private(self) -> list[SeenMessage]:
        return [message for message in await self._later() if message.ephemeral]

    async def _later(self) -> list[SeenMessage]:
        messages = await self.person.messages(self.thread)
        return [message for message in messages if int(message.id) > int(self.board.id)]


CONDITIONS = (Turn.acknowledged, Turn.stored, Turn.told, Turn.shown)


async def kill(stage: Stage, turn: Turn, point: float | Callable) -> None:
    """SIGKILL at this moment: after some milliseconds of whatever the machine gets done in them,
    or as soon as a condition holds."""
    if isinstance(point, float):
        await asyncio.sleep(point)
    else:
        await until(lambda: point(turn))
    await stage.bot.stop(signal.SIGKILL)


@BOTH_KINDS
async def test_killed_at_any_moment_no_accepted_move_is_lost_or_doubled(stage):
    """SIGKILL in the middle of a turn, at many points; then every board is there once."""
    (ann, marko), thread = await building(stage)
    moves = 0
    for point in (*KILL_POINTS, *CONDITIONS):
        board = await stage.board(ann, thread)
        person = (await stage.asked([ann, marko], board))[0]
        offered = await person.autocomplete("move", "what", "", at=thread)
        turn = Turn(stage, person, thread, board, stage.stored())
        moving = asyncio.create_task(person.slash("move", {"what": offered[0]["value"]}, at=thread))
        await kill(stage, turn, point)
        moving.cancel()
        accepted, stored = await turn.told(), await turn.stored()
        assert stored or not accepted, "an accepted move was lost"
        await stage.bot.start()
        if stored:
            await until(turn.shown)
        moves += stored
    history = await ann.slash("game history", at=thread)
    lines = [line.removeprefix("-# ") for line in history.content.splitlines()]
    stored = [line for line in lines if any(word in line for word in BUILT)]
    shown = await told(ann, thread, *BUILT)
    assert len(set(shown)) == len(shown), "something was told twice"
    assert len(shown) == moves, "every accepted move is shown, once"
    assert stored
    assert shown[-len(stored) :] == stored, "the page of history has room for the latest ones"


@pytest.mark.parametrize("archive", KINDS[1:], indirect=True)
async def test_while_the_archive_is_away_people_are_told_and_the_game_goes_on_after_it(
    stage, postgres
):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    postgres.stop()
    try:
        assert (await move_by_typing(ann, thread)).content == AWAY
    finally:
        postgres.start()
    check_told(stage, "cannot be reached: ")
    await goes_on(stage, ann, marko, thread)


async def test_while_the_disk_takes_nothing_people_are_told_and_the_game_goes_on_after_it(stage):
    """No file of the bot may grow any more, and the archive has no room left in its own."""
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    row = "VALUES ('house', 0, 'large', hex(zeroblob(100000)))"
    query(stage.bot.database, f"INSERT INTO settings (scope, id, key, value) {row}")
    query(stage.bot.database, "DELETE FROM settings WHERE key = 'large'")
    journal = stage.bot.database.with_name(f"{stage.bot.database.name}-wal")
    most = journal.stat().st_size
    assert most > stage.bot.log.stat().st_size
    _, hard = resource.prlimit(stage.bot.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(stage.bot.process.pid, resource.RLIMIT_FSIZE, (most, hard))
    assert (await move_by_typing(ann, thread)).content == AWAY
    resource.prlimit(stage.bot.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    check_told(stage, f"{stage.bot.database} cannot be read or written: ")
    await goes_on(stage, ann, marko, thread)


AWAY = "I can’t get at our tables just now. Nothing was lost: please try again in a minute."


def check_told(stage, words):
    """The log has a sentence for it, and not one for each who needed the archive."""
    told = [line.partition(" ERROR ")[2] for line in stage.bot.said().splitlines()]
    told = [line.partition(": ")[2] for line in told if words in line]
    assert 1 <= len(told) == len(set(told))
    assert "Traceback" not in stage.bot.said()


async def goes_on(stage, ann, marko, thread):
    """Nothing was stored meanwhile, and both can choose now."""
    before = stage.stored()
    await move_by_typing(ann, thread)
    await move_by_typing(marko, thread)
    await until(lambda: both_chose(ann, thread))
    assert stage.stored() == before + 2


async def move_by_typing(person: Person, thread: dict):
    return await person.slash("move", {"what": "blocks 1234 1234"}, at=thread)
