"""Where a table can be opened: in a channel with a thread of its own, or right where one is."""

import pytest

from tests.e2e.stage import move_by_text, pressed_for, until
from tests.e2e.test_lobby import lobbies


async def place_of(stage, person, kind):
    """A place of this kind, in which people can talk."""
    guild = (await person.channel("games"))["guild_id"]
    if kind == "thread":
        return await person.open_thread("chat", "games")
    if kind == "forum":
        forum = await stage.visitors.add_channel(guild, "forum", "forum")
        return await person.open_thread("a post", forum)
    place = await stage.visitors.add_channel(guild, kind, kind)
    return await person.open_thread("chat", place) if kind == "news thread" else place


async def open_here(stage, people, place):
    """A game opened and started here, by those who are here."""
    host, other = people
    game = {"game": "manhattan", "options": "first=1"}
    lobby = (await host.slash("game new", game, at=place)).message
    await other.press(lobby, pressed_for(lobby, "join"))
    await until(lambda: stage._startable(host, lobby))
    await host.press(await host.again(lobby), pressed_for(lobby, "start"))
    return lobby


@pytest.mark.parametrize("kind", ["thread", "forum", "voice", "stage"])
async def test_where_no_thread_can_be_the_game_is_played_in_place(stage, kind):
    people = await stage.people(2)
    place = await place_of(stage, people[0], kind)
    threads = {one["id"] for one in await people[0].threads()}
    lobby = await open_here(stage, people, place)
    assert pressed_for(lobby, "private") is None
    board = await stage.board(people[0], place, after=lobby.id)
    await until(lambda: says(people[0], lobby, "right here"))
    for person in people:
        await move_by_text(person, place)
        board = await stage.board(person, place, after=board)
    assert {one["id"] for one in await people[0].threads()} == threads, "no second thread"
    await stage.advance(3 * 24 * 3600)
    await people[0].wait_for("waiting for you", "dm")
    assert not stage.bot.said().count("Traceback")


async def says(person, message, words):
    return words in (await person.again(message)).content


async def test_in_a_news_channel_it_gets_a_thread(stage):
    people = await stage.people(2)
    place = await place_of(stage, people[0], "news")
    await open_here(stage, people, place)
    (thread,) = await until(lambda: people[0].threads())
    assert await stage.board(people[0], thread)


async def refusal(person, place, **options):
    answer = await person.slash("game new", {"game": "manhattan", **options}, at=place)
    assert answer.message.ephemeral
    return answer.content


@pytest.mark.parametrize("kind", ["thread", "forum", "voice", "news"])
async def test_a_private_table_needs_a_text_channel(stage, kind):
    (ann,) = await stage.people(1)
    place = await place_of(stage, ann, kind)
    assert "ordinary text channel" in await refusal(ann, place, private=True)
    assert await lobbies(ann, place) == []


async def test_a_table_is_refused_in_direct_messages(stage):
    (ann,) = await stage.people(1)
    assert "on a server" in await refusal(ann, "dm")


async def test_a_missing_permission_is_named_before_anything_is_opened(stage):
    (ann,) = await stage.people(1)
    games = await ann.channel("games")
    deny = ("CREATE_PUBLIC_THREADS", "ATTACH_FILES")
    await stage.visitors.bot_permissions(games["id"], deny=deny)
    told = await refusal(ann, "games")
    assert "Create Public Threads" in told
    assert "Attach Files" in told
    assert await lobbies(ann) == []


async def test_somebody_who_could_not_be_let_in_is_let_in_later(stage):
    """A follower, for the players are called into the thread by the board."""
    ann, marko, lev = await stage.people(3)
    await stage.visitors.fault("error", method="PUT", path="/thread-members/", status=403, times=3)
    lobby = await stage.lobby(ann, marko)
    await lev.slash("game follow", {"table": 1})
    await ann.press(lobby, pressed_for(lobby, "start"))
    (thread,) = await until(lambda: ann.threads())
    await until(lambda: joined(lev, thread))


async def joined(person, thread):
    return (await person.channel(thread["id"]))["joined"]
