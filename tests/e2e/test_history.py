"""Looking back through the real bot: history, replay, log and proof."""

import sqlite3
from contextlib import closing
from io import BytesIO

import aiohttp
from PIL import Image

from tables.history.proof import prove
from tables.history.transcript import Back, read
from tests.e2e.stage import changed, move_by_text, pressed_for, until


async def fetched(attachment):
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as answer:
        assert answer.status == 200
        return await answer.read()


async def opening(stage, people):
    """A game with both selections made, one move, and that one taken back by consent."""
    ann, marko = people
    thread = await stage.game(people)
    for person in people:
        await move_by_text(person, thread)
    done = await move_by_text(ann, thread)
    await ann.press(done.message, pressed_for(done.message, "undo"))
    vote = await until(lambda: with_button(ann, thread, "agree"))
    await marko.press(vote, pressed_for(vote, "agree"))
    await stage.board(ann, thread, after=vote.id)
    await until(lambda: without_button(ann, thread, "agree"))
    return thread


async def with_button(person, thread, op):
    found = [m for m in await person.messages(thread) if pressed_for(m, op)]
    return found[-1] if found else None


async def without_button(person, thread, op):
    return await with_button(person, thread, op) is None


async def end(stage, ann, marko, thread):
    """They call the game off together; the last board."""
    asked = await ann.slash("game cancel", at=thread)
    assert asked.message.content == "I’ve asked the others."
    vote = await until(lambda: with_button(ann, thread, "agree"))
    assert "with no result?" in vote.content
    await marko.press(vote, pressed_for(vote, "agree"))
    last = await stage.board(ann, thread, after=vote.id)
    assert "Everyone agrees: the game is called off." in last.content
    return last


def button(message, name):
    """The id of one of the buttons that turn pages."""
    ids = [part["custom_id"] for part in message.buttons]
    return next(one for one in ids if one.endswith(f" {name}"))


async def told_privately(person, answer):
    """The sentence that follows a press which changed nothing."""

    async def followed():
        return (await person.later(answer)).followups

    found = answer.followups or await until(followed)
    assert found[-1].ephemeral
    return found[-1].content


async def test_turning_the_pages_of_a_running_game(stage):
    people = await stage.people(2)
    ann, thread = people[0], await opening(stage, people)
    page = (await ann.slash("game history", at=thread)).message
    assert page.ephemeral
    assert "step 6 of 6" in page.content
    assert [bool(a["description"]) for a in page.attachments] == [True, True], "board and hand"
    await ann.press(page, button(page, "first"))
    page = await changed(ann, page)
    assert "step 1 of 6" in page.content
    assert "fingerprint" in page.content
    await stage.bot.restart()
    await ann.press(page, button(page, "next"))
    page = await changed(ann, page)
    assert "step 2 of 6" in page.content
    assert "Your blocks" in page.content, "her own words, after a restart as well"

    form = await ann.press(page, pressed_for(page, "jump"))
    await ann.fill(form, {"text": "4"})
    page = await changed(ann, page)
    assert "step 4 of 6" in page.content
    assert "taken back later" in page.content
    for typed in ("99", "abc"):
        form = await ann.press(page, pressed_for(page, "jump"))
        told = await told_privately(ann, await ann.fill(form, {"text": typed}))
        assert typed in told, "bad input gets a sentence"
    refused = await ann.slash("game history", {"step": 99}, at=thread)
    assert "from 1 to 6" in refused.content
    await others_see_what_lies_open(stage, thread)
    await nothing_is_given_away(ann, thread)


async def others_see_what_lies_open(stage, thread):
    lev = await stage.visitors.person("Lev")
    page = (await lev.slash("game history", {"step": 2}, at=thread)).message
    assert "шаг 2 из 6" in page.content
    assert "Ваши" not in page.content
    assert len(page.attachments) == 1, "no hand for whoever does not play"
    assert not page.selects


async def nothing_is_given_away(ann, thread):
    for command in ("game replay", "game log"):
        answer = await ann.slash(command, {"share": True}, at=thread)
        assert "isn’t over" in answer.content
        assert answer.message.ephemeral
        assert not answer.followups
    verify = await ann.slash("game verify", at=thread)
    assert "secret until the game is over" in verify.content
    elsewhere = await ann.slash("game log", {"table": 99}, at=thread)
    assert "no such table" in elsewhere.content


async def test_a_finished_game_is_remembered_in_every_way(stage):
    people = await stage.people(2)
    ann, marko = people
    thread = await opening(stage, people)
    last = await end(stage, ann, marko, thread)
    more = (await marko.press(last, pressed_for(last, "more"))).message
    proof = await marko.press(more, pressed_for(more, "verify"))
    assert proof.message.ephemeral
    assert "✅" in proof.content
    logged = await marko.press(more, pressed_for(more, "log"))
    assert logged.message.ephemeral
    log = read((await fetched(logged.message.attachments[0])).decode())
    assert prove(log).holds
    assert Back(2) in log.lines
    await other_eyes(marko, more)
    await replays(ann, marko, thread)
    await a_game_of_another_server(stage, thread)


async def other_eyes(marko, more):
    page = (await marko.press(more, pressed_for(more, "history"))).message
    await marko.pick(page, pressed_for(page, "eyes"), "0")
    page = await changed(marko, page)
    await marko.press(page, button(page, "first"))
    page = await changed(marko, page)
    assert "The way Ann saw it" in page.content
    assert len(page.attachments) == 2


async def replays(ann, marko, thread):
    """One for oneself, one for everyone, and no third one at once."""
    offered = await ann.autocomplete("game replay", "table", "")
    assert [choice["value"] for choice in offered] == [1], "found without its thread"
    mine = await ann.slash("game replay", {"table": 1})
    assert "of 3" in mine.content, "how far it is"
    assert mine.message.ephemeral
    done = await until(lambda: with_film(ann, mine.message))
    assert await film_in(marko, thread) is None, "nobody else sees it"
    await frames_are(done.attachments[0], 3)
    answer = await ann.slash("game replay", {"share": True}, at=thread)
    shared = await until(lambda: film_in(marko, thread))
    assert not shared.ephemeral
    assert "Manhattan" in shared.attachments[0]["description"]
    await until(lambda: content_has(ann, answer.message, "everyone here"))
    assert "Not so fast" in (await ann.slash("game replay", at=thread)).content


async def frames_are(film, count):
    """The start and two choices; not the move that was taken back."""
    assert film["content_type"] == "image/gif"
    with Image.open(BytesIO(await fetched(film))) as image:
        assert image.n_frames == count


async def with_film(person, message):
    now = await person.again(message)
    return now if now.attachments else None


async def film_in(person, thread):
    shown = [m for m in await person.messages(thread) if m.attachments]
    films = [m for m in shown if m.attachments[0]["filename"].endswith(".gif")]
    return films[-1] if films else None


async def content_has(person, message, words):
    return words in (await person.again(message)).content


async def a_game_of_another_server(stage, thread):
    lev = await stage.visitors.person("Lev")
    with closing(sqlite3.connect(stage.bot.database)) as archive, archive:
        archive.execute("UPDATE games SET guild = 1")
    for command in ("game history", "game log", "game verify", "game replay"):
        answer = await lev.slash(command, at=thread)
        assert "Такого стола" in answer.content
