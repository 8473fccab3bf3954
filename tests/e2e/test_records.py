"""Records, leaderboards, export and forgetting, through the real bot."""

import json
import sqlite3
from contextlib import closing

from tests.e2e.stage import changed, move_by_text, pressed_for, until
from tests.e2e.test_history import fetched


async def won_by_ann(stage, ann, marko):
    """A game of two that Marko leaves after his first move."""
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    for person in (ann, marko):
        await move_by_text(person, thread)
    sure = (await marko.slash("game resign", at=thread)).message
    await marko.press(sure, pressed_for(sure, "resigned"))
    await until(lambda: over(stage))
    await stage.board(ann, thread, after=board)


async def over(stage):
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        (status,) = archive.execute("SELECT status FROM games WHERE id = 1").fetchone()
    return status == "over"


async def test_a_finished_game_is_seen_in_records_leaderboard_and_export(stage):
    ann, marko = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    oksana.here = "games"
    await marko.set_locale("uk")
    empty = await ann.slash("leaderboard", {"game": "manhattan"})
    assert "Nobody is on this list yet" in empty.content
    assert "hasn’t finished a game" in (await ann.slash("stats")).content
    await won_by_ann(stage, ann, marko)

    mine = await ann.slash("stats")
    assert mine.message.ephemeral
    assert "Games played: 1 · Won: 1 · Reliability: 100%" in mine.content
    (picture,) = mine.message.attachments
    assert "Manhattan — Rating: 1138" in picture["description"]
    his = await ann.slash("stats", {"person": marko, "game": "manhattan", "everywhere": True})
    assert "Reliability: 50%" in his.content
    board = await marko.slash("leaderboard", {"game": "manhattan", "share": True})
    assert not board.message.ephemeral
    assert "1. Ann — Рейтинг: 1138" in board.message.attachments[0]["description"]

    panel = (await marko.slash("settings")).message
    menu = next(m for m in panel.selects if m["custom_id"].endswith("records"))
    await marko.pick(panel, menu["custom_id"], "hidden")
    await changed(marko, panel)
    assert "keeps their record" in (await ann.slash("stats", {"person": marko})).content
    told = (await oksana.slash("leaderboard", {"game": "manhattan"})).message
    assert "Marko" not in told.attachments[0]["description"]

    exported = (await oksana.slash("admin export")).message
    assert exported.ephemeral
    (table,) = json.loads(await fetched(exported.attachments[0]))["tables"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Marko"]
    assert table["log"].startswith("Boroughs log 1")


async def test_whoever_wishes_it_is_forgotten_and_the_others_play_on(stage):
    ann, marko, lev = await stage.people(3)
    thread = await stage.game([ann, marko, lev])
    board = await stage.board(ann, thread)
    lobby = await stage.lobby(marko, ann)
    data = (await marko.slash("my-data")).message
    held = json.loads(await fetched(data.attachments[0]))
    assert [one["name"] for one in held["seats"]] == ["Marko", "Marko"]

    asked = (await marko.slash("forget-me")).message
    assert asked.ephemeral
    assert "You leave 2 tables" in asked.content
    assert "a backup made before today still holds you" in asked.content
    await marko.press(asked, pressed_for(asked, "keep"))
    assert (await changed(marko, asked)).content.startswith("Nothing has changed")
    assert traces(stage, marko), "nothing happens before it is confirmed"

    asked = (await marko.slash("forget-me")).message
    await marko.press(asked, pressed_for(asked, "forget"))
    assert (await changed(marko, asked)).content.startswith("Done")
    board = await stage.board(ann, thread, after=board)
    assert "Former player 2 resigns" in board.content
    assert not traces(stage, marko)
    lobby = await changed(ann, lobby)
    assert f"{ann.mention} is setting up a table" in lobby.content
    await move_by_text(ann, thread)


def traces(stage, person):
    """Where the archive knows this person, by id or by name."""
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        dump = "\n".join(archive.iterdump())
    return [word for word in (person.id, person.name, person.name.encode().hex()) if word in dump]
