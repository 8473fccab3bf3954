"""Messages: sent, read, changed, deleted; files, mentions, replies, marks."""

import asyncio
import io

import discord
import pytest

from tests.playground.conftest import PATIENCE
from tests.playground.small_bot import counter, picture


async def test_a_message_arrives_with_everything_on_it(bot, ann, general, visitors):
    embed = discord.Embed(title="City", description="by the river", colour=0x112233)
    embed.set_image(url="attachment://board.png").add_field(name="a", value="b")
    files = [picture(description="a board"), picture("spare.png", size=(7, 5))]
    sent = await general.send("look", embed=embed, files=files, view=counter(1))
    seen = await ann.last()
    assert (seen.id, seen.content, seen.author) == (str(sent.id), "look", "boroughs")
    # The picture that the embed shows is not listed again.
    assert [file["filename"] for file in seen.attachments] == ["spare.png"]
    assert (seen.attachments[0]["width"], seen.attachments[0]["height"]) == (7, 5)
    body = await visitors.fetch(seen.embeds[0]["image"]["url"])
    assert body.startswith(b"\x89PNG")
    assert seen.embeds[0]["fields"] == [{"name": "a", "value": "b", "inline": True}]
    assert seen.buttons[0]["custom_id"] == "count:1"


async def test_a_file_keeps_its_description(ann, general):
    await general.send(file=picture(description="a board with four towers"))
    (file,) = (await ann.last()).attachments
    assert file["description"] == "a board with four towers"
    assert file["content_type"] == "image/png"


async def test_the_bot_hears_its_own_messages_and_not_the_words_of_others(
    bot, ann, general, eventually
):
    await general.send("mine")
    await ann.write("yours")
    await ann.write(f"<@{bot.user.id}> for you")
    await eventually(lambda: len(bot.heard_of("message")) == 3)
    heard = [message.content for (message,) in bot.heard_of("message")]
    assert heard == ["mine", "", f"<@{bot.user.id}> for you"]


async def test_a_message_is_changed(ann, general):
    message = await general.send("one", file=picture(), view=counter(1))
    await message.edit(content="two")
    seen = await ann.last()
    assert (seen.content, len(seen.attachments), len(seen.buttons)) == ("two", 1, 1)
    await message.edit(view=None, attachments=[picture("other.png")])
    seen = await ann.last()
    assert [file["filename"] for file in seen.attachments] == ["other.png"]
    assert (seen.content, seen.buttons) == ("two", [])
    assert seen.data["edited_timestamp"]


async def test_files_taken_off_a_message_are_gone(ann, general, visitors):
    message = await general.send("x", file=picture())
    url = (await ann.last()).attachments[0]["url"]
    await visitors.fetch(url)
    await message.edit(attachments=[])
    with pytest.raises(Exception, match="404"):
        await visitors.fetch(url)


async def test_only_the_author_changes_a_message(ann, general):
    theirs = await ann.write("hands off")
    message = await general.fetch_message(int(theirs.id))
    with pytest.raises(discord.Forbidden) as caught:
        await message.edit(content="mine now")
    assert caught.value.code == 50005
    assert (await ann.last()).content == "hands off"


async def test_a_message_is_deleted(bot, ann, general, eventually):
    message = await general.send("soon gone")
    await message.delete()
    assert await ann.messages() == []
    for attempt in (message.delete, message.fetch, lambda: message.edit(content="x")):
        with pytest.raises(discord.NotFound) as caught:
            await attempt()
        assert caught.value.code == 10008
    await eventually(lambda: len(bot.heard_of("raw_message_delete")) == 1)


async def test_reading_back(general):
    sent = [await general.send(str(number)) for number in range(7)]
    newest = [message.content async for message in general.history(limit=3)]
    assert newest == ["6", "5", "4"]
    before = [message.content async for message in general.history(limit=2, before=sent[3])]
    assert before == ["2", "1"]
    after = [message.content async for message in general.history(limit=2, after=sent[3])]
    assert after == ["4", "5"]
    around = [message.content async for message in general.history(limit=3, around=sent[3])]
    assert set(around) == {"2", "3", "4"}


async def test_the_same_nonce_is_one_message(bot, ann, general):
    one = await general.send("once", nonce=77)
    other = await general.send("again", nonce=77)
    assert one.id == other.id
    assert [message.content for message in await ann.messages()] == ["once"]
    assert (await general.send("new", nonce=78)).id != one.id


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, {"ann", "marko"}),
        (discord.AllowedMentions.none(), set()),
        (discord.AllowedMentions(users=True), {"ann", "marko"}),
        ("ann only", {"ann"}),
    ],
)
async def test_who_is_called(ann, marko, general, allowed, called):
    if allowed == "ann only":
        allowed = discord.AllowedMentions(users=[discord.Object(int(ann.id))])
    words = f"{ann.mention} {marko.mention} <@5> @everyone"
    message = await general.send(words, allowed_mentions=allowed)
    assert {user.name for user in message.mentions} == called
    assert not message.mention_everyone
    badge = await ann.channel()
    assert badge["mentions"] == int("ann" in called)


async def test_an_edit_rings_for_nobody(ann, marko, general):
    message = await general.send(f"{ann.mention} is called")
    await message.edit(content=f"{marko.mention} is named")
    assert [seen.mentions for seen in await ann.messages()] == [[marko.id]]
    assert (await ann.channel())["mentions"] == 1, "what has rung has rung"
    assert (await marko.channel())["mentions"] == 0


async def test_calling_a_role(bot, ann, general, visitors):
    guild = str(bot.guilds[0].id)
    role = await visitors.add_role(guild, "Builders")
    await visitors.set_roles(guild, ann.id, role["id"])
    await general.send(f"<@&{role['id']}>", allowed_mentions=discord.AllowedMentions(roles=True))
    assert (await ann.channel())["mentions"] == 1


async def test_a_reply(ann, general):
    theirs = await ann.write("question")
    reply = await (await general.fetch_message(int(theirs.id))).reply("answer", mention_author=True)
    assert reply.reference.message_id == int(theirs.id)
    seen = await ann.last()
    assert seen.data["referenced_message"]["content"] == "question"
    assert seen.mentions == [ann.id]


async def test_a_reply_to_nothing(general):
    missing = discord.MessageReference(message_id=5, channel_id=general.id)
    with pytest.raises(discord.HTTPException) as caught:
        await general.send("x", reference=missing)
    assert caught.value.code == 50035
    missing.fail_if_not_exists = False
    assert (await general.send("x", reference=missing)).reference is None


async def test_marks(bot, ann, general, eventually):
    message = await general.send("mark me")
    await message.add_reaction("👍")
    await ann.react(await ann.last(), "👍")
    await eventually(lambda: len(bot.heard_of("raw_reaction_add")) == 2)
    message = await message.fetch()
    assert [(str(one.emoji), one.count, one.me) for one in message.reactions] == [("👍", 2, True)]
    assert {user.name async for user in message.reactions[0].users()} == {"boroughs", "ann"}
    await message.remove_reaction("👍", bot.user)
    assert (await message.fetch()).reactions[0].count == 1


async def test_pins(ann, general):
    message = await general.send("keep")
    await message.pin()
    assert [pinned.content async for pinned in general.pins()] == ["keep"]
    assert (await ann.last()).data["pinned"]
    await message.unpin()
    assert [pinned async for pinned in general.pins()] == []


async def test_typing_is_seen(ann, general):
    async with ann.live() as news:
        assert (await anext(news))["type"] == "hello"
        await general.typing()
        assert (await asyncio.wait_for(anext(news), PATIENCE))["type"] == "typing_start"


async def test_an_empty_message_is_refused(general):
    for empty in ("", "   "):
        with pytest.raises(discord.HTTPException) as caught:
            await general.send(empty)
        assert (caught.value.status, caught.value.code) == (400, 50006)


async def test_emptying_a_message_changes_nothing(ann, general):
    message = await general.send("full", file=picture())
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="", attachments=[])
    assert caught.value.code == 50006
    seen = await ann.last()
    assert (seen.content, len(seen.attachments)) == ("full", 1)


async def test_a_file_that_is_too_large(general):
    body = io.BytesIO(b"x" * (10 * 1024 * 1024 + 1))
    with pytest.raises(discord.HTTPException) as caught:
        await general.send(file=discord.File(body, "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_an_unknown_channel(bot):
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_channel(5)
    assert caught.value.code == 10003


async def test_bulk_deletion(ann, general):
    messages = [await general.send(str(number)) for number in range(3)]
    await general.delete_messages(messages[:2])
    assert [message.content for message in await ann.messages()] == ["2"]
