"""Direct messages: open, closed, opened again, with buttons on them."""

import discord
import pytest

from tests.playground.small_bot import counter, picture


async def test_a_hand_by_direct_message(bot, ann, marko):
    user = await bot.fetch_user(int(ann.id))
    await user.send("your hand", file=picture(description="five cards"))
    (message,) = await ann.dms()
    assert message.content == "your hand"
    assert message.attachments[0]["description"] == "five cards"
    assert await marko.dms() == []
    (conversation,) = (await ann.places())["dms"]
    assert (conversation["unread"], conversation["mentions"]) == (1, 1)
    assert conversation["recipients"][0]["username"] == "boroughs"


async def test_closed_and_open_again(bot, ann):
    user = await bot.fetch_user(int(ann.id))
    await ann.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello?")
    assert (caught.value.status, caught.value.code) == (403, 50007)
    await ann.open_dms()
    await user.send("hello!")
    assert [message.content for message in await ann.dms()] == ["hello!"]


async def test_a_button_in_a_conversation(bot, ann):
    user = await bot.fetch_user(int(ann.id))
    await user.send("count", view=counter(1))
    (message,) = await ann.dms()
    answer = await ann.press(message, "Count 1")
    assert answer.content == "counted 1"


async def test_a_person_writes_to_the_bot(bot, ann, eventually):
    await ann.write("hello bot", "dm")
    await eventually(lambda: bot.heard_of("message"))
    (message,) = bot.heard_of("message")[0]
    # No intent is needed to read what is said to the bot alone.
    assert (message.content, message.guild) == ("hello bot", None)
    await message.channel.send("hello person")
    assert [seen.content for seen in await ann.dms()] == ["hello bot", "hello person"]


async def test_nobody_there(bot):
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.start_private_message(5)
    assert caught.value.code == 50035


async def test_people_write_to_each_other_without_the_bot(bot, ann, marko, place):
    answer = await ann._talk.post(f"/people/{ann.id}/dms", {"with": marko.id})
    await ann.write("psst", answer["id"])
    assert (await marko.last(answer["id"])).content == "psst"
    with pytest.raises(discord.Forbidden) as caught:
        await bot.fetch_channel(int(answer["id"]))
    assert caught.value.code == 50001
    assert bot.heard_of("message") == []
