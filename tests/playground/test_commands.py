"""Slash commands: offered in a person's language, checked, run, and completed while typing."""

import asyncio

import aiohttp
import discord
import pytest
from discord import app_commands

from playground import Declined, InteractionFailed


async def test_a_command_with_options_is_answered(bot, ann):
    answer = await ann.slash("greet", whom="Marko", times=2)
    assert answer.content == "hello Marko hello Marko (en-US)"
    assert answer.message.data["interaction_metadata"]["user"]["id"] == ann.id
    assert answer.message.data["interaction"]["name"] == "greet"
    assert (await ann.last()).content == answer.content


async def test_the_bot_hears_the_persons_language(bot, oksana):
    assert (await oksana.slash("greet", whom="x")).content.endswith("(uk)")
    await oksana.set_locale("ru")
    assert (await oksana.slash("greet", whom="x")).content.endswith("(ru)")
    with pytest.raises(Declined):
        await oksana.set_locale("xx")


async def test_a_command_is_offered_in_the_persons_language(bot, ann, oksana):
    (shown,) = [one for one in await oksana.commands() if one["name"] == "greet"]
    assert (shown["name_localized"], shown["description_localized"]) == ("вітай", "Вітається")
    assert shown["options"][0]["name_localized"] == "кого"
    (plain,) = [one for one in await ann.commands() if one["name"] == "greet"]
    assert (plain["name_localized"], plain["description_localized"]) == ("greet", "Says hello")


async def test_a_subcommand_is_called_by_its_words(bot, ann):
    assert (await ann.slash("game new", game="manhattan")).content == "a table for manhattan"
    with pytest.raises(Declined, match="has parts"):
        await ann.slash("game")
    with pytest.raises(Declined, match="no command"):
        await ann.slash("game old")


async def test_typing_ahead(bot, ann):
    choices = await ann.autocomplete("greet", "whom", "an")
    assert choices == [{"name": "Ann!", "value": "Ann"}, {"name": "Anton!", "value": "Anton"}]
    with pytest.raises(Declined, match="no type-ahead"):
        await ann.autocomplete("greet", "times", 1)


async def test_people_and_channels_as_options(bot, ann, marko):
    games = await ann.channel("games")
    answer = await ann.slash("meet", who=marko, where=games["id"], loud=True)
    assert answer.content == "Marko games True"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "needs whom"),
        ({"whom": "x", "times": 4}, "bounds"),
        ({"whom": "x", "times": "many"}, "does not fit"),
        ({"whom": "x", "nobody": 1}, "no option nobody"),
    ],
)
async def test_the_app_itself_refuses_wrong_options(bot, ann, options, words):
    with pytest.raises(Declined, match=words):
        await ann.slash("greet", options)


async def test_nobody_there_cannot_be_picked(bot, ann):
    with pytest.raises(Declined, match="nobody"):
        await ann.slash("meet", who="5")


async def test_a_managers_command_is_for_managers(bot, ann, oksana):
    assert (await oksana.slash("manage")).content == "managed"
    with pytest.raises(Declined, match="no command"):
        await ann.slash("manage")
    assert "manage" not in [one["name"] for one in await oksana.commands("dm")]


async def test_a_role_makes_a_manager(bot, ann, visitors):
    guild = str(bot.guilds[0].id)
    role = await visitors.add_role(guild, "Managers", "MANAGE_GUILD")
    await visitors.set_roles(guild, ann.id, role["id"])
    assert (await ann.slash("manage")).content == "managed"


async def test_a_command_in_the_conversation_with_the_bot(bot, ann):
    answer = await ann.slash("greet", whom="me", at="dm")
    assert answer.content == "hello me (en-US)"
    assert [message.content for message in await ann.dms()] == [answer.content]


def many(number, **more):
    return [{"name": f"o{n}", "description": "d", "type": 3, **more} for n in range(number)]


def command(**more):
    return {"name": "fine", "description": "d", **more}


WRONG = {
    "upper case": (command(name="Fine"), "name", "STRING_TYPE_REGEX"),
    "spaces": (command(name="fi ne"), "name", "STRING_TYPE_REGEX"),
    "long name": (command(name="x" * 33), "name", "BASE_TYPE_BAD_LENGTH"),
    "no description": ({"name": "fine"}, "description", "BASE_TYPE_REQUIRED"),
    "long description": (command(description="x" * 101), "description", "BASE_TYPE_BAD_LENGTH"),
    "options": (command(options=many(26)), "options", "BASE_TYPE_BAD_LENGTH"),
    "option name": (
        command(options=[{"name": "A", "description": "d", "type": 3}]),
        "options.0.name",
        "STRING_TYPE_REGEX",
    ),
    "same name": (
        command(options=many(1) * 2),
        "options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "order": (
        command(options=[*many(1), {"name": "z", "description": "d", "type": 3, "required": True}]),
        "options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "choices": (
        command(options=many(1, choices=[{"name": str(n), "value": "v"} for n in range(26)])),
        "options.0.choices",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "choice value": (
        command(options=many(1, choices=[{"name": "n", "value": "v" * 101}])),
        "options.0.choices.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "choices and typing ahead": (
        command(options=many(1, autocomplete=True, choices=[{"name": "n", "value": "v"}])),
        "options.0",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    "language": (
        command(name_localizations={"xx": "a"}),
        "name_localizations.xx",
        "ENUM_TYPE_COERCE",
    ),
    "localised upper case": (
        command(name_localizations={"uk": "Дія"}),
        "name_localizations.uk",
        "STRING_TYPE_REGEX",
    ),
    "mixed with parts": (
        command(options=[*many(1), {"name": "sub", "description": "d", "type": 1}]),
        "options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "unknown type": (
        command(options=[{"name": "a", "description": "d", "type": 99}]),
        "options.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "altogether": (
        command(
            options=many(25, choices=[{"name": str(n) + "n" * 90, "value": "v"} for n in range(9)])
        ),
        "",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


def codes_at(errors, path):
    for step in filter(None, path.split(".")):
        errors = errors[step]
    return [error["code"] for error in errors["_errors"]]


@pytest.mark.parametrize("case", WRONG)
async def test_a_wrong_command_is_refused_where_it_is_wrong(bot, case):
    definition, path, code = WRONG[case]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.upsert_global_command(bot.application_id, definition)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    data = await raw(bot, "POST", f"/applications/{bot.application_id}/commands", definition)
    assert code in codes_at(data["errors"], path)
    assert "fine" not in [one.name for one in await bot.tree.fetch_commands()]


async def raw(bot, method, path, body):
    """The JSON of an answer, whatever its status."""
    headers = {"Authorization": "Bot playground"}
    url = discord.http.Route.BASE + path
    async with aiohttp.request(method, url, json=body, headers=headers) as response:
        return await response.json()


async def test_a_right_command_is_taken(bot):
    definition = command(name="їжак-1_'", options=many(25), name_localizations={"uk": "дія"})
    written = await bot.http.upsert_global_command(bot.application_id, definition)
    assert written["name"] == "їжак-1_'"


async def test_names_must_differ_and_be_at_most_a_hundred(bot):
    commands = [command(name=f"c{n}") for n in range(101)]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.bulk_upsert_global_commands(bot.application_id, commands)
    assert caught.value.code == 30032
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.bulk_upsert_global_commands(bot.application_id, [command(), command()])
    assert caught.value.code == 50035


@pytest.mark.parametrize("acknowledge_seconds", [5.0])
async def test_at_most_25_choices_while_typing(bot, ann, visitors):
    """The bot is refused, and the person gets nothing."""

    @bot.tree.command(name="long", description="Has too many choices")
    async def long(interaction, what: str):
        await interaction.response.send_message(what)

    @long.autocomplete("what")
    async def choices(interaction, current):
        number, size = (26, 10) if current == "many" else (1, 101)
        return [app_commands.Choice(name=f"{n}", value="v" * size) for n in range(number)]

    await bot.tree.sync()
    asking = [ann.autocomplete("long", "what", typed) for typed in ("many", "big")]
    found = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(one) for one in found] == [InteractionFailed] * 2
    callbacks = [one for one in await visitors.requests() if one["path"].endswith("/callback")]
    assert [one["code"] for one in callbacks] == [50035, 50035]
