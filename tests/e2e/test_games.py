"""Whole games through the real protocol, by every route."""

import pytest

from tests.e2e.stage import move_by_panel, move_by_text

PLIES = {2: 10 + 96, 3: 15 + 72, 4: 12 + 96}


async def play(stage, people, thread, move, most=1000):
    """Move after move until nobody is called any more; the last board and how many were made."""
    board, made = await stage.board(people[0], thread), 0
    while board.mentions and made < most:
        person = (await stage.asked(people, board))[0]
        await move(person, board)
        made += 1
        board = await stage.board(people[0], thread, after=board.id)
    return board, made


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_whole_game_by_move(stage, seats):
    people = await stage.people(seats)
    thread = await stage.game(people)
    board, made = await play(stage, people, thread, lambda who, _: move_by_text(who, thread))
    assert made == PLIES[seats]
    assert len(board.attachments) == 2, "the last board and the final score"


async def test_a_whole_game_by_the_panel(stage):
    people = await stage.people(3)
    thread = await stage.game(people)
    board, made = await play(stage, people, thread, move_by_panel)
    assert made == PLIES[3]
    assert len(board.attachments) == 2
