"""People: badges, the live window, changes to themselves, and strange web pages kept out."""

import asyncio
import io

import aiohttp
import discord
import pytest

from playground import Declined, Playground
from tests.playground.conftest import PATIENCE, patient


async def test_the_world_as_a_newcomer_finds_it(place, oksana):
    places = await oksana.places()
    (guild,) = places["guilds"]
    assert guild["name"] == "Boroughs"
    assert [channel["name"] for channel in guild["channels"]] == ["general", "games"]
    people = (await oksana._talk.get("/people"))["people"]
    assert [(one["username"], one["locale"], bool(one["manages"])) for one in people] == [
        ("oksana", "uk", True),
        ("marko", "en-US", False),
        ("yizhak", "uk", False),
        ("lev", "ru", False),
        ("ann", "en-US", False),
    ]


async def test_badges(bot, ann, marko, general):
    await marko.write("one")
    await general.send(f"two {ann.mention}")
    badge = await ann.channel()
    assert (badge["unread"], badge["mentions"]) == (2, 1)
    assert await ann.read() == {"unread": 0, "mentions": 0}
    await general.send("three")
    assert (await ann.channel())["unread"] == 1
    await ann.write("four")
    assert (await ann.channel())["unread"] == 0


async def test_ones_own_doings_are_not_unread(ann, marko):
    await ann.open_thread("Talk")
    assert (await ann.channel())["unread"] == 0
    assert (await marko.channel())["unread"] == 1


async def test_a_private_answer_counts_for_one_person(bot, ann, marko):
    @bot.measure
    async def whisper(interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    await ann.slash("do", what="whisper")
    assert (await ann.channel())["unread"] == 1
    assert (await marko.channel())["unread"] == 0


async def next_of(news, kind):
    async with asyncio.timeout(PATIENCE):
        async for event in news:
            if event["type"] == kind:
                return event
    raise AssertionError(f"no {kind} came")


async def test_the_live_window(bot, ann, marko, general):
    async with ann.live() as news:
        hello = await anext(news)
        assert hello["data"]["guilds"][0]["name"] == "Boroughs"
        message = await general.send(f"look {ann.mention}")
        event = await next_of(news, "message_create")
        assert event["data"]["mentions_me"]
        assert event["badge"] == {"unread": 1, "mentions": 1}
        await message.edit(content="changed")
        assert (await next_of(news, "message_update"))["data"]["content"] == "changed"
        await message.create_thread(name="Talk")
        assert (await next_of(news, "thread_create"))["places_changed"]
        await message.delete()
        assert (await next_of(news, "message_delete"))["data"]["id"] == str(message.id)


async def test_the_window_shows_how_an_interaction_goes(bot, ann, marko):
    @bot.measure
    async def whisper(interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    async with ann.live() as news, marko.live() as others:
        await anext(others)
        await ann.slash("do", what="whisper")
        assert (await next_of(news, "message_create"))["data"]["ephemeral"]
        update = await next_of(news, "interaction_update")
        assert (update["data"]["state"], update["data"]["answer"]) == ("answered", "message")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(others), 0.1)


async def test_the_window_shows_the_bot_come_and_go(bot, ann):
    async with ann.live() as news:
        await anext(news)
        await bot.close()
        assert (await next_of(news, "bot_presence"))["data"] == {"online": False}


async def test_people_change(bot, ann, visitors):
    await ann.rename("Анна")
    assert (await visitors.person("Анна")).id == ann.id
    member = await bot.guilds[0].fetch_member(int(ann.id))
    assert member.display_name == "Анна"
    with pytest.raises(Declined, match="1 to 32"):
        await ann.rename("")
    namesake = await visitors.newcomer("Ann")
    assert namesake.username == "ann2"


async def test_people_write_only_within_limits(ann):
    with pytest.raises(Declined) as caught:
        await ann.write("x" * 2001)
    assert caught.value.data["code"] == 50035
    with pytest.raises(Declined):
        await ann.write(" ")


async def test_people_delete_only_what_they_may(bot, ann, marko, oksana, general):
    theirs = await marko.write("mine")
    with pytest.raises(Declined, match="may not"):
        await ann.delete(theirs)
    await oksana.delete(theirs)
    with pytest.raises(Declined, match="may not"):
        await ann.delete_place("games")
    await oksana.delete_place("games")
    assert [c["name"] for c in (await ann.places())["guilds"][0]["channels"]] == ["general"]


async def test_a_persons_reply(ann, marko):
    question = await marko.write("question")
    answer = await ann.write("answer", reply_to=question)
    assert answer.data["referenced_message"]["content"] == "question"


async def test_others_interactions_are_not_shown(bot, ann, marko):
    answer = await ann.slash("greet", whom="x")
    with pytest.raises(Declined) as caught:
        await ann._talk.get(f"/people/{marko.id}/interactions/{answer.id}")
    assert caught.value.status == 404


async def test_an_interaction_is_pending_until_it_is_answered(bot, ann):
    gate = asyncio.Event()

    @bot.measure
    async def wait(interaction):
        await gate.wait()
        await interaction.response.send_message("done")

    channel = await ann.channel()
    path = f"/people/{ann.id}/channels/{channel['id']}/commands"
    result = await ann._talk.post(path, {"command": "do", "options": {"what": "wait"}})
    assert (result["state"], result["answer"]) == ("pending", None)
    gate.set()
    result = await ann._talk.get(f"/people/{ann.id}/interactions/{result['id']}", wait=2)
    assert (result["state"], result["message"]["content"]) == ("answered", "done")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:{port}"}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example:{port}"}, 403),
        ({"Origin": "http://127.0.0.1:{port}"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "https://127.0.0.1:{port}"}, 403),
    ],
)
@pytest.mark.parametrize("path", ["/people", "/api/v10/gateway", "/controls"])
async def test_other_pages_are_kept_out(place, path, headers, status):
    headers = {name: value.format(port=place.port) for name, value in headers.items()}
    async with aiohttp.request("GET", place.url + path, headers=headers) as response:
        assert response.status == status


async def test_other_pages_cannot_open_sockets(place, ann):
    async with aiohttp.ClientSession(headers={"Origin": "http://evil.example"}) as session:
        for url in (place.gateway, f"{place.url}/people/{ann.id}/live"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await session.ws_connect(url)
            assert caught.value.status == 403


async def test_a_further_name_when_it_is_wanted():
    async with Playground(patient(names=("play.example",))) as place:
        headers = {"Host": "play.example"}
        async with aiohttp.request("GET", f"{place.url}/people", headers=headers) as response:
            assert response.status == 200


async def test_files_that_could_run_are_only_downloaded(bot, ann, general):
    await general.send(file=discord.File(io.BytesIO(b"<script>"), "page.html"))
    url = (await ann.last()).attachments[0]["url"]
    async with aiohttp.request("GET", url) as response:
        assert response.headers["Content-Disposition"] == "attachment"
        assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_what_is_no_json(place, ann):
    url = f"{place.url}/people"
    async with aiohttp.request("POST", url, data=b"[1]") as response:
        assert response.status == 400
        assert "error" in await response.json()
