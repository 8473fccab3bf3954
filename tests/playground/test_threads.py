"""Threads: opened on a message or alone, joined, archived, deleted."""

import discord
import pytest

from playground import NotThere


@pytest.fixture
async def thread(general):
    return await (await general.send("a table")).create_thread(name="Manhattan")


async def test_a_thread_on_a_message(bot, ann, general, thread, eventually):
    (seen,) = await ann.threads()
    assert (seen["name"], seen["id"], seen["joined"]) == ("Manhattan", str(thread.id), False)
    assert (await ann.last()).id == seen["id"]
    assert (await ann.last()).data["thread"]["name"] == "Manhattan"
    await thread.send("welcome")
    assert [message.content for message in await ann.messages("Manhattan")] == ["welcome"]
    await eventually(lambda: bot.heard_of("thread_create"))
    message = await general.fetch_message(thread.id)
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="again")
    assert caught.value.code == 160004


async def test_a_thread_alone(ann, general):
    kind = discord.ChannelType.public_thread
    thread = await general.create_thread(name="Talk", type=kind)
    await thread.send("hello")
    line = (await ann.messages(system=True))[-1]
    assert (line.data["type"], line.content) == (18, "Talk")
    assert await ann.messages() == []
    assert thread.owner_id == thread.me.id


async def test_members_come_and_go(bot, ann, marko, thread, eventually):
    await thread.add_user(discord.Object(int(ann.id)))
    assert {member.id for member in await thread.fetch_members()} == {int(ann.id), bot.user.id}
    assert (await ann.channel("Manhattan"))["joined"]
    await marko.join("Manhattan")
    assert len(await thread.fetch_members()) == 3
    await thread.remove_user(discord.Object(int(ann.id)))
    assert not (await ann.channel("Manhattan"))["joined"]
    await marko.leave("Manhattan")
    assert [member.id for member in await thread.fetch_members()] == [bot.user.id]
    await thread.leave()
    await eventually(lambda: bot.heard_of("thread_remove"))


async def test_a_stranger_cannot_be_added(thread):
    with pytest.raises(discord.NotFound) as caught:
        await thread.add_user(discord.Object(5))
    assert caught.value.code == 10007


async def test_whoever_is_called_joins(ann, marko, thread):
    await thread.send(f"your turn, {ann.mention}")
    assert (await ann.channel("Manhattan"))["joined"]
    assert not (await marko.channel("Manhattan"))["joined"]
    silent = discord.AllowedMentions.none()
    await thread.send(f"not yours, {marko.mention}", allowed_mentions=silent)
    assert not (await marko.channel("Manhattan"))["joined"]


async def test_archived_and_back(bot, ann, thread):
    await thread.edit(archived=True)
    assert (await ann.channel("Manhattan"))["thread_metadata"]["archived"]
    assert await bot.guilds[0].active_threads() == []
    parent = thread.parent
    assert [one.id async for one in parent.archived_threads()] == [thread.id]
    with pytest.raises(discord.HTTPException) as caught:
        await thread.add_user(discord.Object(int(ann.id)))
    assert caught.value.code == 50083
    await thread.send("wake up")
    assert [one.id for one in await bot.guilds[0].active_threads()] == [thread.id]


async def test_a_new_name(ann, thread):
    await thread.edit(name="Sprawlopolis")
    assert (await ann.threads())[0]["name"] == "Sprawlopolis"
    with pytest.raises(discord.HTTPException) as caught:
        await thread.edit(name="x" * 101)
    assert caught.value.code == 50035


async def test_a_thread_that_somebody_deleted(bot, oksana, thread, eventually):
    await oksana.delete_place("Manhattan")
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("anyone?")
    assert caught.value.code == 10003
    with pytest.raises(NotThere):
        await oksana.channel("Manhattan")
    await eventually(lambda: bot.heard_of("raw_thread_delete"))


async def test_a_person_opens_a_thread(bot, ann, eventually):
    message = await ann.write("let us talk")
    await ann.open_thread("Talk", on=message)
    await eventually(lambda: bot.heard_of("thread_create"))
    (thread,) = bot.heard_of("thread_create")[0]
    assert (thread.name, thread.owner_id) == ("Talk", int(ann.id))
    await thread.join()
    await thread.send("here I am")
    assert (await ann.last("Talk")).content == "here I am"


async def test_a_private_thread_is_for_its_members(bot, ann, marko, general, visitors):
    await visitors.bot_permissions(str(general.id), deny=("CREATE_PRIVATE_THREADS",))
    with pytest.raises(discord.Forbidden):
        await general.create_thread(name="Secret")
    await visitors.bot_permissions(str(general.id), allow=("CREATE_PRIVATE_THREADS",))
    thread = await general.create_thread(name="Secret")
    await thread.add_user(discord.Object(int(ann.id)))
    assert (await ann.channel("Secret"))["joined"]
    with pytest.raises(NotThere):
        await marko.channel("Secret")


async def test_a_command_in_a_thread(bot, ann, thread):
    assert (await ann.slash("greet", whom="all", at="Manhattan")).content.startswith("hello all")


# As strict as Discord


async def refused(awaitable):
    with pytest.raises(discord.HTTPException) as caught:
        await awaitable
    return caught.value.code


async def test_a_locked_thread_sleeps_until_it_is_opened(thread):
    await thread.edit(archived=True, locked=True)
    assert await refused(thread.send("wake up")) == 50083
    await thread.edit(archived=False)
    await thread.send("good morning")


async def test_a_locked_thread_is_opened_only_by_those_who_manage_threads(
    general, thread, visitors
):
    await thread.edit(archived=True, locked=True)
    await visitors.bot_permissions(str(general.id), deny=("MANAGE_THREADS",))
    assert await refused(thread.edit(archived=False)) == 50013
    assert await refused(thread.send("anyone?")) == 50083


async def test_a_server_holds_so_many_open_threads(general, thread, monkeypatch):
    monkeypatch.setattr("playground.services.threads.MOST_ACTIVE", 2)
    kind = discord.ChannelType.public_thread
    second = await general.create_thread(name="second", type=kind)
    assert await refused(general.create_thread(name="third", type=kind)) == 160006
    message = await general.send("a table")
    assert await refused(message.create_thread(name="third")) == 160006
    await second.edit(archived=True)
    third = await message.create_thread(name="third")
    assert await refused(second.edit(archived=False)) == 160006
    assert await refused(second.send("back?")) == 160006
    await third.send("still here")


async def test_a_thread_holds_so_many_people(ann, marko, thread, monkeypatch):
    monkeypatch.setattr("playground.services.threads.MOST_JOINED", 2)
    await thread.add_user(discord.Object(int(ann.id)))
    await thread.add_user(discord.Object(int(ann.id)))
    assert await refused(thread.add_user(discord.Object(int(marko.id)))) == 30033


async def test_only_managers_of_threads_add_to_one_that_is_not_open_to_guests(
    ann, marko, general, visitors
):
    thread = await general.create_thread(name="Secret", invitable=False)
    assert not thread.invitable
    await thread.add_user(discord.Object(int(ann.id)))
    await visitors.bot_permissions(str(general.id), deny=("MANAGE_THREADS",))
    assert await refused(thread.add_user(discord.Object(int(marko.id)))) == 50013
    await thread.remove_user(discord.Object(int(ann.id)))
    assert [one["name"] for one in await ann.threads()] == [], "its maker may still remove"


async def test_those_who_manage_threads_see_private_ones(marko, oksana, general):
    await general.create_thread(name="Secret")
    assert [one["name"] for one in await oksana.threads()] == ["Secret"]
    assert await marko.threads() == []


async def test_a_bot_that_left_a_private_thread_is_outside(general, visitors):
    thread = await general.create_thread(name="Secret")
    await thread.leave()
    await thread.send("I manage threads, so I still see it")
    await visitors.bot_permissions(str(general.id), deny=("MANAGE_THREADS",))
    assert await refused(thread.send("and now?")) == 50001


@pytest.fixture
def made(ann, visitors, bot, eventually):
    """A channel of this kind, as the bot sees it."""

    async def make(kind):
        guild = (await ann.channel("general"))["guild_id"]
        place = await visitors.add_channel(guild, f"a-{kind}", kind)
        await eventually(lambda: bot.get_channel(int(place["id"])))
        return bot.get_channel(int(place["id"]))

    return make


def opened(bot, place, kind):
    """Straight to the wire, where discord.py would not even ask."""
    return bot.http.start_thread_without_message(
        place.id, name="chat", auto_archive_duration=1440, type=kind
    )


NEWS, PUBLIC, PRIVATE = 10, 11, 12
WRONG_TYPE, NOT_TEXT, INVALID_FORM = 50024, 50008, 50035


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_spoken_channels_have_a_chat_but_no_threads(bot, made, kind):
    place = await made(kind)
    message = await place.send("hello")
    assert await refused(opened(bot, place, PUBLIC)) == WRONG_TYPE
    on_it = bot.http.start_thread_with_message(
        place.id, message.id, name="chat", auto_archive_duration=1440
    )
    assert await refused(on_it) == WRONG_TYPE


async def test_a_thread_holds_no_threads(bot, thread):
    assert await refused(opened(bot, thread, PUBLIC)) == WRONG_TYPE


async def test_a_news_channel_has_threads_of_its_own_kind(bot, made):
    place = await made("news")
    message = await place.send("hello")
    assert (await message.create_thread(name="chat")).type is discord.ChannelType.news_thread
    assert (await opened(bot, place, NEWS))["type"] == NEWS
    for kind in (PUBLIC, PRIVATE):
        assert await refused(opened(bot, place, kind)) == WRONG_TYPE


async def test_a_forum_has_posts_only(bot, ann, made, eventually):
    forum = await made("forum")
    nothing = bot.http.request(
        discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=forum.id),
        json={"content": "hello"},
    )
    assert await refused(nothing) == NOT_TEXT
    assert await refused(opened(bot, forum, PUBLIC)) == INVALID_FORM
    post = await ann.open_thread("a post", str(forum.id))
    await eventually(lambda: bot.get_channel(int(post["id"])))
    assert await bot.get_channel(int(post["id"])).send("hello")
