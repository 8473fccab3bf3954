"""Answers to interactions: private, promised, late, doubled, followed up and taken back."""

import asyncio

import discord
import pytest

from playground import InteractionFailed, Playground
from tests.playground.conftest import ACKNOWLEDGE_SECONDS, IN_VAIN, LaterClock, patient, running
from tests.playground.small_bot import SmallBot, picture


async def test_a_private_answer_is_seen_by_one_person(bot, ann, marko, general):
    @bot.measure
    async def whisper(interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    answer = await ann.slash("do", what="whisper")
    assert answer.message.ephemeral
    assert "psst" in [message.content for message in await ann.messages()]
    assert "psst" not in [message.content for message in await marko.messages()]
    with pytest.raises(discord.NotFound) as caught:
        await general.fetch_message(int(answer.message.id))
    assert caught.value.code == 10008
    assert [message async for message in general.history()] == []
    assert bot.heard_of("message") == []


async def test_a_private_answer_can_be_put_away(bot, ann):
    @bot.measure
    async def whisper(interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    answer = await ann.slash("do", what="whisper")
    await ann.delete(answer.message)
    assert await ann.messages() == []


async def test_a_promised_answer(bot, ann, marko):
    @bot.measure
    async def think(interaction):
        await interaction.response.defer(thinking=True)
        thinking = await marko.last()
        assert thinking.data["flags"] & 128
        await interaction.edit_original_response(content="thought", attachments=[picture()])

    answer = await ann.slash("do", what="think")
    assert bot.errors == []
    assert (answer.content, answer.message.data["flags"]) == ("thought", 0)
    assert answer.message.attachments[0]["filename"] == "board.png"


async def test_the_first_follow_up_fulfils_the_promise(bot, ann, marko):
    @bot.measure
    async def think(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)
        await interaction.followup.send("third")

    answer = await ann.slash("do", what="think")
    assert (answer.content, answer.message.ephemeral) == ("first", True)
    third = await marko.wait_for("third")
    assert not third.ephemeral
    assert [message.content for message in await marko.messages()] == ["third"]
    assert [message.content for message in await ann.messages()] == ["first", "second", "third"]


async def test_a_press_that_only_promises(bot, ann):
    @bot.measure
    async def panel(interaction):
        async def press(inner):
            await inner.response.defer()
            await inner.edit_original_response(content="changed")
            sent = await inner.followup.send("and more", wait=True)
            await sent.edit(content="and even more")

        view = discord.ui.View(timeout=None)
        button = discord.ui.Button(label="Press")
        button.callback = press
        view.add_item(button)
        await interaction.response.send_message("panel", view=view)

    message = (await ann.slash("do", what="panel")).message
    answer = await ann.press(message, "Press")
    assert answer.kind == "deferred_update"
    await ann.wait_for("and even more")
    assert (await ann.again(message)).content == "changed"


async def test_an_answer_can_be_read_changed_and_taken_back(bot, ann, eventually):
    seen = []

    @bot.measure
    async def change(interaction):
        response = await interaction.response.send_message("one")
        original = await interaction.original_response()
        seen.append((response.message_id, original.id, original.content))
        await interaction.edit_original_response(content="two")
        await interaction.delete_original_response()
        with pytest.raises(discord.NotFound) as caught:
            await interaction.edit_original_response(content="three")
        seen.append(caught.value.code)

    await ann.slash("do", what="change")
    await eventually(lambda: len(seen) == 2)
    assert seen[0][0] == seen[0][1]
    assert seen[0][2] == "one"
    assert seen[1] == 10008
    assert await ann.messages() == []


@IN_VAIN
async def test_an_answer_that_comes_too_late(bot, ann, eventually):
    failing = asyncio.Event()

    @bot.measure
    async def late(interaction):
        await failing.wait()
        await interaction.response.send_message("too late")

    with pytest.raises(InteractionFailed) as failed:
        await ann.slash("do", what="late")
    assert failed.value.answer.state == "failed"
    failing.set()
    await eventually(lambda: bot.errors)
    (error,) = bot.errors
    assert (error.status, error.code) == (404, 10062)
    assert await ann.messages() == []


@IN_VAIN
async def test_no_answer_at_all(bot, ann):
    @bot.measure
    async def nothing(interaction):
        pass

    with pytest.raises(InteractionFailed):
        await ann.slash("do", what="nothing")


@IN_VAIN
async def test_nobody_is_there_to_answer(place, ann):
    async with running(SmallBot(), place):
        pass
    with pytest.raises(InteractionFailed):
        await ann.slash("do", what="anything")


async def test_a_second_answer_is_refused(bot, ann, eventually):
    codes = []

    @bot.measure
    async def twice(interaction):
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            codes.append((error.status, error.code))

    await ann.slash("do", what="twice")
    await eventually(lambda: codes)
    assert codes == [(400, 40060)]
    assert [message.content for message in await ann.messages()] == ["once"]


async def test_a_command_cannot_be_answered_like_a_button(bot, ann):
    codes = []

    @bot.measure
    async def confuse(interaction):
        route = discord.http.Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        for kind in (1, 6, 7, 8, 3):
            try:
                await interaction.client.http.request(route, json={"type": kind, "data": {}})
            except discord.HTTPException as error:
                codes.append(error.code)
        await interaction.response.send_message("done")

    await ann.slash("do", what="confuse")
    assert codes == [50035] * 5


async def test_a_refused_answer_can_be_given_again(bot, ann):
    @bot.measure
    async def recover(interaction):
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.response.send_message("x" * 2001)
        await interaction.response.send_message(f"{caught.value.code} {caught.value.text}")

    answer = await ann.slash("do", what="recover")
    assert answer.content.startswith("50035")
    assert "data.content" in answer.content


async def test_nothing_can_follow_before_the_first_answer(bot, ann):
    @bot.measure
    async def early(interaction):
        with pytest.raises(discord.NotFound) as caught:
            await interaction.followup.send("early")
        await interaction.response.send_message(str(caught.value.code))

    assert (await ann.slash("do", what="early")).content == "10015"


async def test_a_token_runs_out(eventually):
    codes, clock = [], LaterClock()
    async with Playground(patient(), clock=clock) as place, running(SmallBot(), place) as bot:
        ann = await place.person("Ann")

        @bot.measure
        async def slow(interaction):
            await interaction.response.send_message("in time")
            clock.skipped = 15 * 60
            for attempt in (interaction.edit_original_response, interaction.followup.send):
                try:
                    await attempt(content="later")
                except discord.HTTPException as error:
                    codes.append((error.status, error.code))

        await ann.slash("do", what="slow")
        await eventually(lambda: len(codes) == 2)
        assert codes == [(401, 50027)] * 2
        assert (await ann.last()).content == "in time"


async def test_a_promise_that_is_never_kept_fails():
    async with Playground(patient(token_seconds=0.4)) as place, running(SmallBot(), place) as bot:
        ann = await place.person("Ann")

        @bot.measure
        async def forget(interaction):
            await interaction.response.defer(thinking=True)

        with pytest.raises(InteractionFailed):
            await ann.slash("do", what="forget")


async def test_how_quick_the_bot_was(bot, ann):
    @bot.measure
    async def pause(interaction):
        await asyncio.sleep(0.1)
        await interaction.response.send_message("done")

    answer = await ann.slash("do", what="pause")
    assert 0.1 <= answer.acknowledged_after < ACKNOWLEDGE_SECONDS


async def test_an_answer_needs_no_permission_to_write(bot, ann, visitors, general):
    await visitors.bot_permissions(str(general.id), deny=("SEND_MESSAGES",))

    @bot.measure
    async def speak(interaction):
        await interaction.response.send_message("still here")

    assert (await ann.slash("do", what="speak")).content == "still here"


async def test_a_private_message_is_not_quoted_to_others(bot, ann, marko):
    @bot.measure
    async def whisper(interaction):
        async def press(inner):
            await inner.response.send_message("aloud")

        view = discord.ui.View(timeout=None)
        button = discord.ui.Button(label="Say it")
        button.callback = press
        view.add_item(button)
        await interaction.response.send_message("secret hand", view=view, ephemeral=True)

    hand = (await ann.slash("do", what="whisper")).message
    await ann.press(hand, "Say it")
    (seen,) = await marko.messages()
    assert seen.content == "aloud"
    assert "secret hand" not in str(seen.data)
