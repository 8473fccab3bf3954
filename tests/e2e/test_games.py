"""A whole game by the panel alone; ``test_quiet`` plays one of each kind, mostly by text."""

from tests.e2e.stage import move_by_panel, pressed_for

PLIES = {2: 10 + 96, 3: 15 + 72}
"""How many moves Manhattan takes by the rulebook: choices of blocks, then buildings."""


async def play(stage, people, thread):
    """Move after move until nobody is asked any more; the last board and how many were made."""
    board, made = await stage.board(people[0], thread), 0
    while pressed_for(board, "move"):
        person = (await stage.asked(people, board))[0]
        await move_by_panel(person, board)
        made += 1
        board = await stage.board(people[0], thread, after=board)
    return board, made


def assert_tells_the_end(people, board):
    """The last board says how it ended and with how many points, and everybody is called to it."""
    bold = [line for line in board.content.splitlines() if "**" in line]
    assert any(word in line for line in bold for word in ("wins", "win ", "share", "lose"))
    assert "Final score: " in board.content or any(" needed" in line for line in bold)
    assert set(board.mentions) == {person.id for person in people}


async def test_a_whole_game_by_the_panel(stage):
    people = await stage.people(3)
    thread = await stage.game(people)
    board, made = await play(stage, people, thread)
    assert made == PLIES[3]
    assert len(board.attachments) == 1
    assert_tells_the_end(people, board)
