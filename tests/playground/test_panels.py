"""A panel as a game bot keeps it: rows of short buttons, private, edited by every answer to it."""

import discord
import pytest

from playground import Declined, Playground
from tests.playground.conftest import LaterClock, patient, running
from tests.playground.small_bot import SmallBot, picture

STYLES = [
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
]


def panel(press, *labels, switched_off=()):
    """Buttons in rows of five; each calls ``press`` with its label."""
    view = discord.ui.View(timeout=None)
    for number, label in enumerate(labels):
        button = discord.ui.Button(label=label, row=number // 5, style=STYLES[number % 4])
        button.disabled = label in switched_off
        button.callback = lambda interaction, label=label: press(interaction, label)
        view.add_item(button)
    return view


def files(message):
    return [file["filename"] for file in message.attachments]


async def test_five_rows_of_five_short_buttons(bot, ann):
    async def press(interaction, label):
        await interaction.response.edit_message(content=f"pressed {label}")

    @bot.measure
    async def grid(interaction):
        labels = [str(number) for number in range(1, 26)]
        view = panel(press, *labels, switched_off=("7",))
        await interaction.response.send_message("where?", view=view, ephemeral=True)

    message = (await ann.slash("do", what="grid")).message
    assert [len(row["components"]) for row in message.components] == [5] * 5
    assert [button["style"] for button in message.buttons[:4]] == [1, 2, 3, 4]
    assert (await ann.press(message, "25")).content == "pressed 25"
    with pytest.raises(Declined, match="switched off"):
        await ann.press(message, "7")


async def test_a_sixth_row_is_refused(bot, ann):
    @bot.measure
    async def grid(interaction):
        rows = [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "1", "custom_id": str(n)}]}
            for n in range(6)
        ]
        route = discord.http.Route("POST", "/channels/{c}/messages", c=interaction.channel_id)
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.client.http.request(route, json={"content": "x", "components": rows})
        await interaction.response.send_message(str(caught.value.code))

    assert (await ann.slash("do", what="grid")).content == "50035"


async def test_a_private_panel_is_edited_by_every_answer_to_it(bot, ann, marko):
    """Each press has a token of its own, and the first one still reaches the message as well."""
    first = []

    async def press(interaction, label):
        if label == "Next":
            fresh = [picture("second.png")]
            await interaction.response.edit_message(content="second", attachments=fresh)
        else:
            await interaction.response.defer()
            fresh = [picture("third.png"), picture("card.png")]
            await interaction.edit_original_response(content="third", attachments=fresh)

    @bot.measure
    async def begin(interaction):
        first.append(interaction)
        view = panel(press, "Next", "Last")
        await interaction.response.send_message(
            "first", file=picture("first.png"), view=view, ephemeral=True
        )

    message = (await ann.slash("do", what="begin")).message
    assert files(message) == ["first.png"]
    second = (await ann.press(message, "Next")).message
    assert (second.id, second.content, files(second)) == (message.id, "second", ["second.png"])
    await ann.press(second, "Last")
    third = await ann.wait_for("third")
    assert (third.id, files(third)) == (message.id, ["third.png", "card.png"])
    await first[0].edit_original_response(content="fourth", attachments=[], view=None)
    fourth = await ann.again(message)
    assert (fourth.content, files(fourth), fourth.buttons) == ("fourth", [], [])
    assert fourth.ephemeral
    assert await marko.messages() == []


async def test_a_press_gives_a_panel_another_quarter_of_an_hour():
    """The token of the command has run out; that of a later press has not."""
    first, codes, clock = [], [], LaterClock()

    async def press(interaction, label):
        await interaction.response.edit_message(content="pressed")
        with pytest.raises(discord.HTTPException) as caught:
            await first[0].edit_original_response(content="too late")
        codes.append(caught.value.code)
        await interaction.edit_original_response(content="in time")

    async def begin(interaction):
        first.append(interaction)
        await interaction.response.send_message("panel", view=panel(press, "1"), ephemeral=True)

    async with Playground(patient(), clock=clock) as place, running(SmallBot(), place) as bot:
        bot.measure(begin)
        ann = await place.person("Ann")
        message = (await ann.slash("do", what="begin")).message
        clock.skipped = 15 * 60
        await ann.press(message, "1")
        await ann.wait_for("in time")
    assert codes == [50027]


async def test_a_board_in_a_thread_is_edited_with_a_new_picture(ann, general, visitors):
    opened = await general.send("a table")
    thread = await opened.create_thread(name="Manhattan")
    board = await thread.send("round 1", file=picture("one.png", description="one"))
    await board.edit(content="round 2", attachments=[picture("two.png", description="two")])
    seen = await ann.last(str(thread.id))
    assert (seen.content, files(seen)) == ("round 2", ["two.png"])
    assert seen.attachments[0]["description"] == "two"
    assert (await visitors.fetch(seen.attachments[0]["url"])).startswith(b"\x89PNG")
    kept = await board.edit(attachments=[*(await board.fetch()).attachments, picture("more.png")])
    assert [file.filename for file in kept.attachments] == ["two.png", "more.png"]


async def test_a_board_in_an_archived_thread_cannot_be_edited(general):
    opened = await general.send("a table")
    thread = await opened.create_thread(name="Manhattan")
    board = await thread.send("round 1", file=picture("one.png"))
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await board.edit(attachments=[picture("two.png")])
    assert caught.value.code == 50083
