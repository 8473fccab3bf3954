"""What the bot may not do, it is refused, and what it may not see, it does not hear of."""

import discord
import pytest

from tests.playground.small_bot import picture


@pytest.mark.parametrize("name", ["SEND_MESSAGES", "ATTACH_FILES"])
async def test_sending_needs_permission(visitors, general, name):
    await visitors.bot_permissions(str(general.id), deny=(name,))
    with pytest.raises(discord.Forbidden) as caught:
        await general.send("x", file=picture())
    assert (caught.value.status, caught.value.code) == (403, 50013)
    await visitors.bot_permissions(str(general.id))
    await general.send("x", file=picture())


async def test_a_hidden_channel(bot, ann, visitors, general, eventually):
    await visitors.bot_permissions(str(general.id), deny=("VIEW_CHANNEL",))
    with pytest.raises(discord.Forbidden) as caught:
        await general.send("x")
    assert caught.value.code == 50001
    await eventually(lambda: bot.heard_of("guild_channel_update"))
    await ann.write("not for the bot")
    await ann.write("for the bot", "games")
    await eventually(lambda: bot.heard_of("message"))
    assert [message.channel.name for (message,) in bot.heard_of("message")] == ["games"]


async def test_threads_need_permissions(visitors, general):
    thread = await (await general.send("x")).create_thread(name="Open")
    denied = ("CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", "MANAGE_THREADS")
    await visitors.bot_permissions(str(general.id), deny=denied)
    message = await general.send("y")
    for attempt in (
        lambda: message.create_thread(name="Closed"),
        lambda: thread.send("x"),
        lambda: thread.edit(locked=True),
        lambda: thread.delete(),
    ):
        with pytest.raises(discord.Forbidden) as caught:
            await attempt()
        assert caught.value.code == 50013
    # Its own thread, the bot may still rename.
    await thread.edit(name="Still mine")


async def test_others_messages_need_permission(ann, visitors, general):
    theirs = await general.fetch_message(int((await ann.write("theirs")).id))
    await visitors.bot_permissions(str(general.id), deny=("MANAGE_MESSAGES",))
    with pytest.raises(discord.Forbidden) as caught:
        await theirs.delete()
    assert caught.value.code == 50013
    await visitors.bot_permissions(str(general.id))
    await theirs.delete()


async def test_marks_and_history_need_permission(visitors, general):
    message = await general.send("x")
    denied = ("ADD_REACTIONS", "READ_MESSAGE_HISTORY")
    await visitors.bot_permissions(str(general.id), deny=denied)
    with pytest.raises(discord.Forbidden):
        await message.add_reaction("👍")
    with pytest.raises(discord.Forbidden):
        await general.fetch_message(message.id)
    assert [one async for one in general.history()] == []


async def test_changing_a_channel_needs_permission(ann, visitors, general):
    with pytest.raises(discord.Forbidden):
        await general.edit(topic="new")
    await visitors.bot_permissions(str(general.id), allow=("MANAGE_CHANNELS",))
    await general.edit(topic="new")
    assert (await ann.channel())["topic"] == "new"


async def test_the_bot_knows_its_permissions(bot, ann, visitors, general, eventually):
    await visitors.bot_permissions(str(general.id), deny=("ATTACH_FILES",))
    await eventually(lambda: bot.heard_of("guild_channel_update"))
    assert not general.permissions_for(general.guild.me).attach_files

    @bot.measure
    async def tell(interaction):
        await interaction.response.send_message(str(interaction.app_permissions.attach_files))

    assert (await ann.slash("do", what="tell")).content == "False"


async def test_a_server_without_the_bot(bot, ann, visitors, general, eventually):
    guild = str(bot.guilds[0].id)
    await visitors.leave(guild, str(bot.user.id))
    await eventually(lambda: bot.heard_of("guild_remove"))
    with pytest.raises(discord.Forbidden) as caught:
        await general.send("x")
    assert caught.value.code == 50001
    await visitors.join(guild, str(bot.user.id))
    await eventually(lambda: bot.guilds)
    assert (await ann.slash("greet", whom="me")).content.startswith("hello")


async def test_a_second_server(bot, ann, visitors, eventually):
    guild = await visitors.add_guild("Elsewhere")
    await eventually(lambda: len(bot.guilds) == 2)
    channel = await visitors.add_channel(guild["id"], "tables")
    await eventually(lambda: bot.get_channel(int(channel["id"])))
    answer = await ann.slash("greet", whom="here", at="tables")
    assert answer.content.startswith("hello here")


async def test_a_new_channel_needs_permission(bot, ann, visitors):
    (guild,) = bot.guilds
    with pytest.raises(discord.Forbidden) as caught:
        await guild.create_text_channel("tables")
    assert caught.value.code == 50013
    role = await visitors.add_role(str(guild.id), "Builder", "MANAGE_CHANNELS")
    own = [str(role.id) for role in guild.me.roles if not role.is_default()]
    await visitors.set_roles(str(guild.id), str(bot.user.id), *own, role["id"])
    channel = await guild.create_text_channel("tables", topic="games")
    assert (await ann.channel("tables"))["topic"] == "games"
    await channel.send("open")
