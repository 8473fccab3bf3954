"""A person alone against the bots of the house, through the real bot."""

from tests.e2e.stage import changed, move_by_text, pressed_for, until


async def seat_bots(stage, host, *levels):
    """A lobby at which these bots sit too."""
    lobby = await stage.lobby(host, ready=False)
    for level in levels:
        await host.pick(lobby, pressed_for(lobby, "bot"), level)
        lobby = await changed(host, lobby)
    return lobby


async def start(stage, host, lobby):
    before = {thread["id"] for thread in await host.threads()}
    await host.press(lobby, pressed_for(lobby, "start"))
    thread = await until(lambda: stage._new_thread(host, before))
    return thread, await stage.board(host, thread)


async def test_bots_answer_every_move_in_one_board(stage):
    (host,) = await stage.people(1)
    lobby = await seat_bots(stage, host, "easy", "normal")
    thread, board = await start(stage, host, lobby)
    for _ in range(4):
        assert board.mentions == [host.id], "only the person is called"
        await move_by_text(host, thread)
        board = await stage.board(host, thread, after=board.id)
    assert "Bot Ada" in board.content
    assert "Bot Bohdan" in board.content


async def test_a_bot_that_was_asked_moves_after_a_crash(stage):
    (host,) = await stage.people(1)
    lobby = await seat_bots(stage, host, "hard")
    thread, board = await start(stage, host, lobby)
    await move_by_text(host, thread)
    await stage.bot.restart()
    board = await stage.board(host, thread, after=board.id)
    assert board.mentions == [host.id]
