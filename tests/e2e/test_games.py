"""Whole games through the real protocol, by every route."""

import pytest

from engine.catalog import catalog
from tests.e2e.stage import move_by_panel, move_by_text, pressed_for

PLIES = {2: 10 + 96, 3: 15 + 72}
"""How many moves Manhattan takes by the rulebook: choices of blocks, then buildings."""

OTHERS = [key for key in catalog() if key != "manhattan"]


async def play(stage, people, thread, move, most=1000):
    """Move after move until nobody is asked any more; the last board and how many were made."""
    board, made = await stage.board(people[0], thread), 0
    while pressed_for(board, "move") and made < most:
        person = (await stage.asked(people, board))[0]
        await move(person, board)
        made += 1
        board = await stage.board(people[0], thread, after=board)
    return board, made


def assert_tells_the_end(people, board):
    """The last board says how it ended and with how many points, and everybody is called to it."""
    bold = [line for line in board.content.splitlines() if "**" in line]
    assert any(word in line for line in bold for word in ("wins", "win ", "share", "lose"))
    assert "Final score: " in board.content
    assert set(board.mentions) == {person.id for person in people}


async def test_a_whole_game_by_move(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board, made = await play(stage, people, thread, lambda who, _: move_by_text(who, thread))
    assert made == PLIES[2]
    assert len(board.attachments) == 1, "the table and the final score in one picture"
    assert_tells_the_end(people, board)


async def test_a_whole_game_by_the_panel(stage):
    people = await stage.people(3)
    thread = await stage.game(people)
    board, made = await play(stage, people, thread, move_by_panel)
    assert made == PLIES[3]
    assert len(board.attachments) == 1


@pytest.mark.parametrize("key", OTHERS)
async def test_a_whole_game_of_each_kind(stage, key):
    """The first moves by the panel, so that every kind of question is drawn; then by text."""
    people = await stage.people(2)
    thread = await stage.game(people, options="", game=key)
    board, _ = await play(stage, people, thread, move_by_panel, most=6)
    board, made = await play(stage, people, thread, lambda who, _: move_by_text(who, thread))
    assert made > 0
    assert len(board.attachments) == 1, "the table and the final score in one picture"
    assert_tells_the_end(people, board)
