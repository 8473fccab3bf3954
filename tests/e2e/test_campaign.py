"""A campaign goes on from episode to episode, in one thread, through the real bot."""

from tests.e2e.stage import changed, pressed_for, until


async def move(person, thread):
    """End at once where one may: an episode need not be long to be followed by another."""
    offered = [one["value"] for one in await person.autocomplete("move", "what", "", at=thread)]
    what = "end" if "end" in offered else offered[0]
    return await person.slash("move", {"what": what}, at=thread)


async def play_episode(stage, people, thread, board):
    while pressed_for(board, "move"):
        person = (await stage.asked(people, board))[0]
        await move(person, thread)
        board = await stage.board(people[0], thread, after=board)
    return board


async def lobby_after(host, thread, board):
    async def newest():
        found = [m for m in await host.messages(thread) if int(m.id) > int(board.id)]
        lobbies = [m for m in found if pressed_for(m, "start")]
        return lobbies[-1] if lobbies else None

    return await until(newest)


async def test_two_episodes_with_somebody_new_in_the_second(stage):
    people = await stage.people(3)
    host, leaver, newcomer = people
    thread = await stage.game(people[:2], options="form=legacy", game="mycity")
    board = await play_episode(stage, people, thread, await stage.board(host, thread))
    more = (await leaver.press(board, pressed_for(board, "more"))).message
    assert more.content.count("progress circle") == 2, "the story of both cities"
    assert pressed_for(more, "next") is not None
    assert pressed_for(more, "detail") is not None
    await host.press(board, pressed_for(board, "next"))
    lobby = await lobby_after(host, thread, board)
    assert "Episode 2" in lobby.content
    for person in (host, leaver):
        assert f"{person.name} — " in lobby.content, "everybody gets their own city back"
    offered = [
        o["value"] for m in lobby.selects for o in m["options"] if "option" in m["custom_id"]
    ]
    assert all(word.startswith("time=") for word in offered), "a campaign keeps its own options"
    await leaver.press(lobby, pressed_for(lobby, "leave"))
    lobby = await changed(host, lobby)
    await newcomer.press(lobby, pressed_for(lobby, "join"))
    lobby = await changed(host, lobby)
    await host.press(lobby, pressed_for(lobby, "start"))
    second = await stage.board(host, thread, after=lobby.id)
    assert newcomer.id in second.mentions
    assert leaver.id not in second.mentions
    last = await play_episode(stage, people, thread, second)
    assert pressed_for(last, "next") is not None


async def test_at_ones_own_pace_one_runs_ahead_and_the_thread_waits(stage):
    ann, marko = people = await stage.people(2)
    thread = await stage.game(people, options="pace=own", game="mycity")
    board = await stage.board(ann, thread)
    for _ in range(3):
        offered = await ann.autocomplete("move", "what", "place", at=thread)
        await ann.slash("move", {"what": offered[0]["value"]}, at=thread)
    assert (await stage.all_shown(marko, thread)).data == board.data, (
        "nothing is shown that the slowest has not played"
    )
    offered = await marko.autocomplete("move", "what", "place", at=thread)
    await marko.slash("move", {"what": offered[0]["value"]}, at=thread)
    after = await stage.board(ann, thread, after=board)
    assert after.id == board.id, "it is one question, for as long as the episode takes"
    assert set(after.mentions) == {ann.id, marko.id}


async def test_an_episode_opens_with_its_brief_and_rules_shows_what_holds_now(stage):
    """In the thread, on the first screen of the panel, and behind the Rules button at any time."""
    ann, marko = people = await stage.people(2)
    thread = await stage.game(people, options="form=legacy", game="mycity")
    board = await stage.board(ann, thread)
    brief = "Cover grass and rocks, leave the trees standing."
    assert brief in board.content
    (picture,) = board.attachments
    assert "each empty cell −1" in picture["description"], "what pays in this episode"
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    assert brief in panel.content
    await ann.press(panel, pressed_for(panel, "move"))
    question = await changed(ann, panel)
    assert brief not in question.content
    assert pressed_for(question, "pick") is not None
    board = await play_opening(stage, people, thread, board)
    rules = (await marko.press(board, pressed_for(board, "rules"))).message
    for words in (brief, "each empty cell −1", "First: 2 progress circles and Rock"):
        assert words in rules.content
    await marko.press(rules, pressed_for(rules, "topic"))
    assert brief not in (await changed(marko, rules)).content


async def play_opening(stage, people, thread, board):
    """Both name their cities and answer the first card: the brief has gone from the board."""
    while "Cover grass" in board.content:
        person = (await stage.asked(people, board))[0]
        offered = await person.autocomplete("move", "what", "", at=thread)
        await person.slash("move", {"what": offered[0]["value"]}, at=thread)
        board = await stage.board(people[0], thread, after=board)
    return board
