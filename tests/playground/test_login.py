"""An unmodified discord.py bot logs in, learns where it is, and registers its commands."""

import discord
import pytest

from playground import Playground
from playground.talk import Declined
from tests.playground.conftest import patient, point_at, running
from tests.playground.small_bot import SmallBot


async def test_a_bot_logs_in_and_sees_its_server(bot):
    (guild,) = bot.guilds
    assert guild.name == "Boroughs"
    assert [channel.name for channel in guild.text_channels] == ["general", "games"]
    assert guild.me.id == bot.user.id
    assert guild.member_count == 6
    assert guild.me.guild_permissions.send_messages
    assert not guild.me.guild_permissions.administrator


async def test_a_wrong_token_is_refused(place):
    point_at(place)
    bot = SmallBot()
    with pytest.raises(discord.LoginFailure):
        await bot.login("something else")
    await bot.close()


async def test_the_bot_learns_about_its_application(bot, oksana):
    information = await bot.application_info()
    assert information.id == bot.user.id
    assert information.owner.id == int(oksana.id)


async def test_commands_keep_their_ids_when_they_are_registered_again(bot):
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    bot.tree.get_command("do").description = "Does something else"
    await bot.tree.sync()
    after = {command.name: command.id for command in await bot.tree.fetch_commands()}
    assert before == after
    assert set(before) == {"do", "greet", "meet", "count", "invite", "manage", "game"}


async def test_commands_of_one_server_are_their_own(bot, ann):
    guild = bot.guilds[0]

    @bot.tree.command(name="local", description="Only here", guild=guild)
    async def local(interaction):
        await interaction.response.send_message("local")

    await bot.tree.sync(guild=guild)
    assert [command.name for command in await bot.tree.fetch_commands(guild=guild)] == ["local"]
    assert "local" not in [command.name for command in await bot.tree.fetch_commands()]
    assert (await ann.slash("local")).content == "local"
    assert "local" not in [command["name"] for command in await ann.commands("dm")]


async def test_a_sharded_bot_finds_the_gateway_by_itself():
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """The library waits five seconds between shards; here there is no need to."""

    async with Playground(patient(shards=2)) as place:
        bot = Sharded(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        async with running(bot, place):
            assert set(bot.shards) == {0, 1}
            assert [guild.name for guild in bot.guilds] == ["Boroughs"]
            (guild,) = bot.guilds
            assert guild.shard_id == (guild.id >> 22) % 2


async def test_the_bot_finds_people(bot, ann):
    guild = bot.guilds[0]
    member = await guild.fetch_member(int(ann.id))
    assert member.display_name == "Ann"
    assert (await bot.fetch_user(int(ann.id))).name == "ann"
    found = await guild.query_members(query="an", limit=5)
    assert [one.id for one in found] == [int(ann.id)]
    found = await guild.query_members(user_ids=[int(ann.id), 5])
    assert [one.id for one in found] == [int(ann.id)]
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(5)
    assert caught.value.code == 10007


async def test_the_member_list_needs_its_intent(bot):
    route = discord.http.Route("GET", "/guilds/{guild_id}/members", guild_id=bot.guilds[0].id)
    with pytest.raises(discord.Forbidden) as caught:
        await bot.http.request(route)
    assert caught.value.code == 50001


async def test_a_team_may_own_the_application(bot, visitors, oksana, ann):
    members = [
        {"user": oksana.id, "role": "admin", "membership_state": 2},
        {"user": ann.id, "role": "read_only", "membership_state": 1},
    ]
    await visitors.hand_over(oksana.id, *members)
    information = await bot.application_info()
    team = information.team
    assert team.owner_id == int(oksana.id)
    assert information.owner.id == team.id, "a user that Discord makes up"
    assert [(one.id, one.role.value, one.membership_state.value) for one in team.members] == [
        (int(oksana.id), "admin", 2),
        (int(ann.id), "read_only", 1),
    ]
    await visitors.hand_over(ann.id)
    information = await bot.application_info()
    assert (information.team, information.owner.id) == (None, int(ann.id))


@pytest.mark.parametrize(
    "wrong",
    [
        {"role": "owner"},
        {"role": None},
        {"membership_state": 3},
        {"membership_state": "2"},
        {"user": "1"},
        {"user": 1},
    ],
)
async def test_a_team_that_discord_does_not_have_is_refused(visitors, oksana, wrong):
    member = {"user": oksana.id, "role": "admin", "membership_state": 2}
    with pytest.raises(Declined):
        await visitors.hand_over(oksana.id, member, {**member, **wrong})


async def test_the_owner_of_a_team_is_in_it(visitors, oksana, ann):
    with pytest.raises(Declined):
        await visitors.hand_over(
            ann.id, {"user": oksana.id, "role": "admin", "membership_state": 2}
        )
