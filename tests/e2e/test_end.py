"""After the end, through the real bot: who won and why, playing again, the replay, the points."""

import asyncio

from playground.seen import SeenMessage
from tests.e2e.stage import PATIENCE, move_by_text, pressed_for, until
from tests.e2e.test_campaign import play_episode


async def finished(stage, people, options=""):
    """A short game of My City: everybody ends at once where they may."""
    thread = await stage.game(people, options=options, game="mycity")
    board = await stage.board(people[0], thread)
    return thread, await play_episode(stage, people, thread, board)


async def lobbies(person, thread):
    shown = [m for m in await person.messages(thread) if not m.ephemeral]
    return [message for message in shown if pressed_for(message, "start")]


async def privately(person, answer):
    """What one person alone is told after a press."""
    while True:
        first = [SeenMessage(answer.data["message"])] if answer.data["message"] else []
        found = [one for one in (*first, *answer.followups) if one.ephemeral and one.content]
        told = found if answer.settled else []
        if told:
            return told[-1]
        answer = await person.later(answer)


async def test_the_end_is_told_first_and_leads_on(stage):
    people = await stage.people(2)
    _, board = await finished(stage, people)
    headline = board.content.splitlines()[0]
    assert headline.startswith("🏆 **"), "who won comes before all else"
    assert len(board.attachments) == 1, "the table and the final score in one picture"
    ops = [part["custom_id"].split(":")[1] for part in board.buttons]
    assert ops == ["again", "replay", "points", "more"]
    assert board.button(pressed_for(board, "again"))["style"] == 3, "green"


async def test_whoever_moves_last_is_shown_the_end_and_led_on_where_they_are(stage):
    people = await stage.people(2)
    thread = await stage.game(people, options="", game="mycity")
    board = await stage.board(people[0], thread)
    while pressed_for(board, "move"):
        person = (await stage.asked(people, board))[0]
        moved = await move_by_text(person, thread)
        board = await stage.board(people[0], thread, after=board)
    end = await until(lambda: pictured(person, moved.message))
    assert end.content.splitlines()[0] == board.content.splitlines()[0]
    assert "shuffle" in board.content
    assert "shuffle" not in end.content, "the seed is told below the board"
    ops = [part["custom_id"].split(":")[1] for part in end.buttons]
    assert ops == ["again", "replay", "points", "more"]
    told = await person.press(end, pressed_for(end, "replay"))
    film = await until(lambda: filmed(person, thread))
    assert told.state == "answered"
    assert film.ephemeral, "the others do not watch it"


async def pictured(person, message):
    now = await person.again(message)
    return now if now.attachments else None


async def test_two_who_press_play_again_sit_at_one_new_table(stage):
    ann, marko = people = await stage.people(2)
    thread, board = await finished(stage, people)
    again = pressed_for(board, "again")
    answers = await asyncio.gather(*(one.press(board, again) for one in people))
    (lobby,) = await until(lambda: lobbies(ann, thread))
    call = await until(lambda: called(ann, thread))
    assert len(call.mentions) == 1, "whoever asked is not called"
    host, guest = people if call.mentions == [marko.id] else reversed(people)
    told = await privately(guest, answers[people.index(guest)])
    assert "A new table is ready" in told.content
    await until(lambda: startable(host, lobby))
    await host.press(lobby, pressed_for(lobby, "start"))
    first = await stage.board(ann, thread, after=lobby.id)
    assert set(first.mentions) == {ann.id, marko.id}
    await until(lambda: gone(ann, thread))


async def called(person, thread):
    shown = [m for m in await person.messages(thread) if "would like another game" in m.content]
    return shown[-1] if shown else None


async def startable(person, lobby):
    now = await person.again(lobby)
    return not now.button(pressed_for(now, "start")).get("disabled")


async def test_a_new_table_is_not_opened_and_called_off_in_turns(stage):
    ann, marko = people = await stage.people(2)
    thread, board = await finished(stage, people)
    await ann.press(board, pressed_for(board, "again"))
    (lobby,) = await until(lambda: lobbies(ann, thread))
    await ann.press(lobby, pressed_for(lobby, "cancel"))
    await until(lambda: gone(ann, thread))
    told = await privately(marko, await marko.press(board, pressed_for(board, "again")))
    assert "Not so fast" in told.content
    await stage.advance(61)
    await marko.press(board, pressed_for(board, "again"))
    assert len(await until(lambda: lobbies(ann, thread))) == 1


async def gone(person, thread):
    return not await lobbies(person, thread)


async def test_the_replay_is_shown_to_all_once(stage):
    ann, marko = people = await stage.people(2)
    thread, board = await finished(stage, people)
    replay = pressed_for(board, "replay")
    await ann.press(board, replay)
    film = await until(lambda: filmed(marko, thread))
    assert not film.ephemeral
    told = await privately(marko, await marko.press(board, replay))
    assert film.id in told.content, "he is led to it"
    found = [m for m in await ann.messages(thread) if m.attachments and not m.ephemeral]
    assert sum(is_film(message) for message in found) == 1


def is_film(message):
    return any(one["filename"].endswith(".gif") for one in message.attachments)


async def filmed(person, thread):
    return next((m for m in await person.messages(thread) if is_film(m)), None)


async def test_how_the_points_came_in_words_and_on_a_pad(stage):
    people = await stage.people(2)
    _, board = await finished(stage, people)
    page = await privately(people[0], await people[0].press(board, pressed_for(board, "points")))
    lines = page.content.splitlines()
    assert lines[0] == "**My City: how the points came**"
    assert [line.split()[0] for line in sorted(lines[1:])] == ["**Ann", "**Marko"]
    assert len(page.attachments) == 1
    assert page.attachments[0]["description"]


async def test_strangers_are_told_privately_and_shown_what_they_can_do(stage):
    people = await stage.people(3)
    lev = people[2]
    thread, board = await finished(stage, people[:2])
    for op in ("again", "replay"):
        told = await privately(lev, await lev.press(board, pressed_for(board, op)))
        assert "Вы не сидите за этим столом." in told.content, "Lev reads Russian"
        assert pressed_for(told, "history")
    points = await privately(lev, await lev.press(board, pressed_for(board, "points")))
    assert "откуда очки" in points.content
    assert await gone(lev, thread)


async def test_whoever_joins_by_another_door_is_seen_in_the_lobby_and_let_into_the_thread(stage):
    ann, marko, oksana = people = [*(await stage.people(2)), await stage.visitors.person("Oksana")]
    oksana.here, oksana.patience = "games", PATIENCE
    thread, board = await finished(stage, people[:2])
    await ann.press(board, pressed_for(board, "again"))
    (lobby,) = await until(lambda: lobbies(ann, thread))
    await marko.press(lobby, pressed_for(lobby, "leave"))
    await until(lambda: not_startable(ann, lobby))
    joined = (await oksana.slash("game join", {"table": 2}, at="games")).message
    assert joined.ephemeral
    assert thread["id"] in joined.content
    await until(lambda: startable(ann, lobby))
    await until(lambda: sees(oksana, thread))


async def not_startable(person, lobby):
    return not await startable(person, lobby)


async def sees(person, thread):
    return (await person.channel(thread))["joined"]
