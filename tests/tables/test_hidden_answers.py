"""Whoever changes a hidden answer does so unseen: what everyone sees is the same to the byte."""

import ast
from pathlib import Path

import pytest

from cogs.screens.board import board_poster
from cogs.ui.page import view_of
from cogs.ui.reader import make_reader
from engine.catalog import catalog
from engine.core.actions import text_of
from engine.core.choices import walk
from locales import Locale
from tables import outbox
from tables.history.moments import asked_at
from tables.lobby import opening
from tables.play import act
from tables.status import status_of
from tests.tables.playing import name_of, play_one
from tests.words import all_words

COGS = Path(__file__).parents[2] / "cogs"
WORDS = all_words()
MOST_MOVES = 30
CHANGEABLE = {"manhattan", "mycity"}
"""The games in which a hidden answer may be changed; the others have nothing to give away so."""


@pytest.fixture
def start(context, people, sit_down):
    async def started(key):
        least = max(2, catalog()[key].spec.seats[0])
        table = await sit_down(*("ann", "bob", "cid", "dee")[:least], game=key)
        await opening.set_pace(context, table.id, people("ann"), 86_400)
        return (await opening.start(context, table.id, people("ann"))).after

    return started


async def seen_by_all(context, table):
    """Everything of the next board that everybody gets to see."""
    reader = make_reader(WORDS, Locale.EN, "dark", table.names)
    told = await outbox.news(context, table.id, None, table.row.posted_rev, table.row.rev)
    poster = await board_poster(table, told, reader, await status_of(context, table))
    pictures = [(picture.png, picture.alt) for picture in poster.pictures]
    return poster.text, pictures, view_of(poster.widgets).to_components(), poster.mentions


async def until_changeable(context, people, table):
    """Play on until somebody may change an answer that they have given; None if nobody ever may."""
    for _ in range(MOST_MOVES):
        turn = table.position.match.turn
        if turn is None:
            return None
        if turn.also and turn.together:
            return table
        table = await play_one(context, people, table)
    return None


def other_answer(table, seat):
    """An answer that this seat has not given."""
    match = table.position.match
    given = table.position.step.action
    every = walk(match.game.ask, match.seen_by(seat).view)
    return next((text for draft in every if (text := text_of(draft)) != given), None)


@pytest.mark.parametrize("key", catalog())
async def test_the_next_board_does_not_tell_that_an_answer_was_changed(context, people, start, key):
    table = await until_changeable(context, people, await start(key))
    assert (table is not None) == (key in CHANGEABLE)
    if table is None:
        return
    seat = table.position.step.seat
    before, text = await seen_by_all(context, table), other_answer(table, seat)
    changed = (await act.act(context, table.id, people(name_of(table, people, seat)), text)).after
    assert changed.row.rev > table.row.rev
    assert await seen_by_all(context, changed) == before
    assert await asked_at(context, changed) == await asked_at(context, table)


def calls(*names):
    """Every call of one of these functions in the cogs, as it is written."""
    return [
        ast.unparse(node)
        for path in sorted(COGS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names
    ]


def test_no_message_tells_a_revision_or_a_number_of_moves():
    """Whoever reads it may sit at the table, a manager of the server too."""
    found = calls("msg", "Msg")
    assert found
    assert [words for words in found if ".rev" in words or ".ply" in words] == []


def test_no_id_of_a_press_holds_a_revision():
    """Ids stand in messages that everybody can read. Eyes are chosen after the end only."""
    found = calls("Press")
    with_revision = [words for words in found if ".rev" in words]
    assert [words for words in with_revision if "Op.EYES" in words], "where they are is looked at"
    assert [words for words in with_revision if "Op.EYES" not in words] == []
