"""What must stay between the players stays there, whatever the host has set."""

import json
import sqlite3
from contextlib import closing

import pytest

from tests.e2e.stage import move_by_panel, move_by_text
from tests.e2e.test_operations import free_port


def secrets_of(stage):
    """The seed and the hidden answers of the first game, as they could stand in a log."""
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        (seed,) = archive.execute("SELECT seed FROM games WHERE id = 1").fetchone()
        sql = "SELECT action FROM steps WHERE table_id = 1 AND action <> ''"
        actions = [action for (action,) in archive.execute(sql)]
    return [seed.hex(), repr(seed)[2:-1], *actions]


@pytest.mark.parametrize(("form", "heard"), [("text", " DEBUG "), ("json", '"level": "DEBUG"')])
async def test_a_log_at_debug_holds_no_seed_and_no_hidden_answer(stage, monkeypatch, form, heard):
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    monkeypatch.setenv("LOG_FORMAT", form)
    monkeypatch.setenv("METRICS_PORT", str(free_port()))
    stage.bot.log.unlink()
    await stage.bot.restart()
    people = ann, marko = await stage.people(2)
    thread = await stage.game(people)
    await move_by_panel(ann, await stage.board(ann, thread))
    await move_by_text(marko, thread, "1111")
    found = secrets_of(stage)
    assert len(found) == 4
    said = stage.bot.said()
    assert heard in said, "the setting is heard"
    assert [one for one in found if one in said] == []
    if form == "json":
        assert all(json.loads(line)["level"] for line in said.splitlines())
