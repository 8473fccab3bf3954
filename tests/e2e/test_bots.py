"""A person alone against our bots, through the real bot."""

from tests.e2e.stage import changed, move_by_text, pressed_for, until


async def seat_bots(stage, host, *levels, **lobby):
    """A lobby at which these bots sit too."""
    lobby = await stage.lobby(host, ready=False, **lobby)
    for level in levels:
        await host.pick(lobby, pressed_for(lobby, "bot"), level)
        lobby = await changed(host, lobby)
    return lobby


async def start(stage, host, lobby):
    before = {thread["id"] for thread in await host.threads()}
    await host.press(lobby, pressed_for(lobby, "start"))
    thread = await until(lambda: stage._new_thread(host, before))
    return thread, await stage.board(host, thread)


async def saying(person, thread, words):
    """A board that says this, and that can still be pressed if it is the newest."""

    async def found():
        boards = [m for m in await person.messages(thread) if words in m.content]
        return boards[-1] if boards else None

    return await until(found)


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


async def test_whoever_waits_for_bots_is_shown_the_end_where_they_moved(stage):
    (host,) = await stage.people(1)
    lobby = await seat_bots(stage, host, "easy", game="mycity", options="")
    thread, _ = await start(stage, host, lobby)

    async def offered():
        found = await host.autocomplete("move", "what", "", at=thread)
        return [one["value"] for one in found]

    while "end" not in (actions := await until(offered)):
        await host.slash("move", {"what": actions[0]}, at=thread)
    ended = (await host.slash("move", {"what": "end"}, at=thread)).message

    async def the_end():
        now = await host.again(ended)
        return now if pressed_for(now, "again") else None

    assert (await until(the_end)).attachments, "the final picture"


async def test_a_bot_that_was_asked_moves_after_a_crash(stage):
    (host,) = await stage.people(1)
    lobby = await seat_bots(stage, host, "hard")
    thread, board = await start(stage, host, lobby)
    await move_by_text(host, thread)
    await stage.bot.restart()
    board = await stage.board(host, thread, after=board.id)
    assert board.mentions == [host.id]


async def test_whoever_is_left_alone_with_bots_may_end_it_as_the_winner(stage):
    host, guest = await stage.people(2)
    lobby = await stage.lobby(host, guest)
    await host.pick(lobby, pressed_for(lobby, "bot"), "easy")
    thread, _ = await start(stage, host, await changed(host, lobby))
    sure = (await guest.slash("game resign", at=thread)).message
    assert "against the bots" in sure.content
    await guest.press(sure, pressed_for(sure, "resigned"))
    await saying(host, thread, "only bots are left")
    board = await stage.board(host, thread)
    page = (await host.press(board, pressed_for(board, "resign"))).message
    assert "win as things stand" in page.content
    await host.press(page, pressed_for(page, "finish"))
    last = await saying(host, thread, f"**{host.name} wins!**")
    assert last.mentions == [host.id], "whoever has left is not called"
    assert pressed_for(last, "resign") is None
