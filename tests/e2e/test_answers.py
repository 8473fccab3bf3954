"""Answers: private where they must be, true when they fail, and always there."""

import re
import sqlite3
from contextlib import closing

import pytest

from tests.e2e.shapes import COMMAND, COMPONENT, FLAG, INTEGER, TEXT, USER, leaves, wrapped
from tests.e2e.stage import changed, choose, pressed_for, struck, until
from tests.e2e.test_campaign import play_episode

SORRY = re.compile("went wrong on our side|У нас что-то сломалось|У нас щось зламалося")
"""An apology, in whatever language its reader speaks."""
DONE = "safely kept"
ORIGINAL = r"/webhooks/\d+/[^/]+/messages/@original"


def stored(stage, sql):
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        return archive.execute(sql).fetchone()[0]


async def whole_move(ann, board):
    """A panel on which nothing is left but to confirm."""
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    while pressed_for(panel, "confirm") is None:
        panel = await choose(ann, panel)
    return panel


async def confirming(stage, ann, thread, arm):
    panel = await whole_move(ann, await stage.board(ann, thread))
    await arm()
    await ann.press(panel, pressed_for(panel, "confirm"))


async def moving(stage, ann, thread, arm):
    await arm()
    await ann.slash("move", {"what": "blocks 1234 1234"}, at=thread)


async def joining(stage, ann, thread, arm):
    oksana = await stage.visitors.person("Oksana")
    lobby = (await ann.slash("game new", {"game": "manhattan"}, at="games")).message
    await arm()
    await oksana.press(lobby, pressed_for(lobby, "join"))


async def undoing(stage, ann, thread, arm):
    await ann.slash("move", {"what": "blocks 1234 1234"}, at=thread)
    await arm()
    await ann.slash("game undo", at=thread)


async def setting(stage, ann, thread, arm):
    page = (await ann.slash("settings", at=thread)).message
    menu = next(one for one in page.selects if one["custom_id"].endswith(":theme"))
    await arm()
    await ann.pick(page, menu["custom_id"], "light")


async def reminding(stage, ann, thread, arm):
    await arm()
    await ann.slash("reminders", {"zone": "Europe/Kyiv"}, at=thread)


async def attending(stage, ann, thread, arm):
    page = (await ann.slash("reminders", at=thread)).message
    menu = page.selects[0]
    chosen = next(one["value"] for one in menu["options"] if not one.get("default"))
    await arm()
    await ann.pick(page, menu["custom_id"], chosen)


async def muting(stage, ann, thread, arm):
    board = await stage.board(ann, thread)
    more = (await ann.press(board, pressed_for(board, "more"))).message
    await arm()
    await ann.press(more, pressed_for(more, "mute"))


async def forgetting(stage, ann, thread, arm):
    page = (await ann.slash("forget-me", at=thread)).message
    await arm()
    await ann.press(page, pressed_for(page, "forget"))


async def following(stage, ann, thread, arm):
    oksana = await stage.visitors.person("Oksana")
    await arm()
    await oksana.slash("game follow", {"table": 1}, at="games")


async def preparing(stage, ann, thread, arm):
    await ann.slash("move", {"what": "blocks 1234 1234"}, at=thread)
    panel = (await ann.slash("prepare", at=thread)).message
    while pressed_for(panel, "confirm") is None:
        panel = await choose(ann, panel)
    await arm()
    await ann.press(panel, pressed_for(panel, "confirm"))


async def signing_up(stage, ann, thread, arm):
    oksana = await stage.visitors.person("Oksana")
    listed = (await oksana.slash("league new", {"game": "urbis"}, at="games")).message
    (joining,) = (one["custom_id"] for one in listed.buttons if one["custom_id"].endswith(":join"))
    await arm()
    await ann.press(listed, joining)


async def posting_daily(stage, ann, thread, arm):
    oksana = await stage.visitors.person("Oksana")
    await arm()
    await oksana.slash("admin daily", {"zone": "UTC", "hour": 8}, at="games")


async def posting_no_longer(stage, ann, thread, arm):
    oksana = await stage.visitors.person("Oksana")
    await oksana.slash("admin daily", {"zone": "UTC", "hour": 8}, at="games")
    await arm()
    await oksana.slash("admin daily", {"off": True}, at="games")


OPERATIONS = {
    confirming: "SELECT count(*) FROM steps WHERE kind = 'act'",
    moving: "SELECT count(*) FROM steps WHERE kind = 'act'",
    joining: "SELECT count(*) FROM seats WHERE table_id = 2 AND seat = 1",
    undoing: "SELECT count(*) FROM steps WHERE kind = 'undo'",
    setting: "SELECT count(*) FROM settings WHERE key = 'theme' AND value = 'light'",
    reminding: "SELECT count(*) FROM settings WHERE key = 'zone' AND value = 'Europe/Kyiv'",
    attending: "SELECT count(*) FROM settings WHERE key = 'every'",
    muting: "SELECT count(*) FROM settings WHERE key = 'mute-1'",
    forgetting: "SELECT count(*) FROM seats WHERE name = ''",
    following: "SELECT count(*) FROM followers",
    preparing: "SELECT count(*) FROM orders",
    signing_up: "SELECT count(*) FROM league_members",
    posting_daily: "SELECT count(*) FROM daily_channels",
    posting_no_longer: "SELECT count(*) = 0 FROM daily_channels",
}


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.__name__)
@pytest.mark.parametrize("kind", ["drop", "lost"])
async def test_what_is_done_is_never_called_a_failure(stage, operation, kind):
    """The edit that tells of it is dropped, or its answer is lost; twice, so that trying
    again does not mend it."""
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])

    async def arm():
        await stage.visitors.fault(kind, method="PATCH", path=ORIGINAL, times=2)

    await operation(stage, ann, thread, arm)
    await until(lambda: told_or_shown(stage))
    await stage.bot.stop()
    assert stored(stage, OPERATIONS[operation]) == 1
    for person in (ann, await stage.visitors.person("Oksana")):
        for place in (thread, "games"):
            assert not any(SORRY.search(one.text) for one in await person.messages(place))
    assert "Traceback" not in stage.bot.said()


async def told_or_shown(stage):
    """Both tries have failed, and the bot is at what comes after them."""
    noted = any(words in stage.bot.said() for words in ("error=", "is shown later"))
    return noted and await struck(stage)


async def test_an_episode_that_was_opened_is_never_called_a_failure(stage):
    """Asked for outside its thread, where the answer only says where it is; and that is lost."""
    people = await stage.people(2)
    thread = await stage.game(people, options="form=legacy", game="mycity")
    await play_episode(stage, people, thread, await stage.board(people[0], thread))
    await stage.visitors.fault("drop", method="PATCH", path=ORIGINAL, times=2)
    await people[0].slash("game next", {"table": 1}, at="games")
    await until(lambda: said(stage, "error="))
    assert await people[0].wait_for(DONE, "games")
    assert stored(stage, "SELECT count(*) FROM games") == 2


async def test_a_single_dropped_edit_is_simply_made_again(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    panel = await whole_move(ann, await stage.board(ann, thread))
    await stage.visitors.fault("drop", method="PATCH", path=ORIGINAL, times=1)
    await ann.press(panel, pressed_for(panel, "confirm"))
    assert pressed_for(await changed(ann, panel), "undo")
    assert "error=" not in stage.bot.said()


async def test_an_apology_that_fails_too_is_one_line_in_the_log(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    await stage.visitors.fault("error", method="POST", path="/callback", status=404, code=10062)
    data = {"custom_id": pressed_for(board, "hand"), "component_type": 2}
    ann.patience = 0.5
    with pytest.raises(AssertionError):
        await ann.send(COMPONENT, data, at=thread, on=board)
    await until(lambda: said(stage, "unanswered"))
    assert stage.bot.said().count("unanswered interaction=") == 1
    assert "Traceback" not in stage.bot.said()


async def said(stage, words):
    return words in stage.bot.said()


@pytest.mark.parametrize("op", ["pick", "step", "type"])
async def test_a_private_page_never_lands_in_a_public_message(stage, op):
    """An id of a private panel, forged onto the public board: the board stays as it is."""
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    history = (await ann.slash("game history", at=thread)).message
    forged = {
        "pick": {"custom_id": pressed_for(panel, "pick"), "component_type": 2},
        "step": {"custom_id": pressed_for(history, "step"), "component_type": 2},
        "type": {"custom_id": "i1:type:1:1:", "components": []},
    }
    kind = 5 if op == "type" else COMPONENT
    seen = len(await marko.messages(thread))
    answer = await ann.send(kind, forged[op], at=thread, on=board)
    shown = await until(lambda: followed_up(ann, answer))
    assert all(message.ephemeral for message in shown)
    assert (await ann.again(board)).data == board.data
    assert len(await marko.messages(thread)) == seen


async def followed_up(person, answer):
    path = f"/people/{person.id}/interactions/{answer.id}"
    return type(answer)(await person._talk.get(path)).followups


@pytest.mark.parametrize("place", ["games", "dm", "thread"])
async def test_every_command_is_answered_with_a_sentence(stage, place):
    """By somebody who may not, in a place where it cannot be, and with nothing to act upon; or
    with the game of others, in whose thread it is used."""
    oksana = await stage.visitors.person("Oksana")
    marko = await stage.visitors.person("Marko")
    there = await of_others(stage, oksana) if place == "thread" else place
    registered = await oksana.commands("games")
    commands = list(leaves(registered))
    assert ("admin", "inspect") in [path for path, _ in commands]
    for path, options in commands:
        if path == ("game", "new") and place != "dm":
            continue
        answer = await marko.send(COMMAND, called(path, options, oksana), at=there)
        assert answer.message.text.strip(), path
        assert not SORRY.search(answer.message.text), path
        if path[0] == "admin":
            assert answer.message.ephemeral
            may = "runs this bot" if path == ("admin", "health") else "manage this server"
            assert may in answer.content
    assert " ERROR " not in stage.bot.said()


async def of_others(stage, host):
    """The thread of a game at which neither Marko nor anybody else but the host and Ann sits."""
    host.here = "games"
    return await stage.game([host, await stage.visitors.person("Ann")])


def called(path, options, person):
    """A command with what it needs, about the first table, if there is one."""
    about = {TEXT: "manhattan", INTEGER: 1, FLAG: False, USER: person.id}
    given = [
        {"name": one["name"], "type": one["type"], "value": about[one["type"]]}
        for one in options
        if one.get("required")
    ]
    user = {"id": person.id, "username": "x", "discriminator": "0", "avatar": None}
    return {**wrapped(path, given), "resolved": {"users": {person.id: user}}}


async def test_a_refusal_is_private_even_after_a_public_promise(stage):
    ann, marko = await stage.people(2)
    await stage.game([ann, marko])
    seen = len(await marko.messages("games"))
    nudged = await ann.slash("game nudge", {"table": 99}, at="games")
    assert nudged.message.ephemeral
    assert "no such table" in nudged.content
    assert len(await marko.messages("games")) == seen
