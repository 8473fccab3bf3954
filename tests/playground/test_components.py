"""Buttons, menus, forms and layouts, from the press to the answer."""

import discord
import pytest

from playground import Declined, NotThere
from tests.playground.small_bot import Name, Survey, counter, picture


@pytest.fixture
async def panel(bot, ann):
    """A message with a menu of each kind and two buttons."""

    @bot.measure
    async def panel(interaction):
        view = discord.ui.View(timeout=None)
        options = [discord.SelectOption(label=f"Colour {n}", value=f"c{n}") for n in range(4)]
        for select in (
            discord.ui.Select(custom_id="colours", options=options, max_values=2),
            discord.ui.UserSelect(custom_id="people", min_values=1, max_values=2),
            discord.ui.RoleSelect(custom_id="roles"),
            discord.ui.ChannelSelect(custom_id="channels", placeholder="Where?"),
        ):
            select.callback = picked(select)
            view.add_item(select)
        off = discord.ui.Button(label="Off", custom_id="off", disabled=True)
        view.add_item(off)
        await interaction.response.send_message("panel", view=view)

    return (await ann.slash("do", what="panel")).message


def picked(select):
    async def callback(interaction):
        values = ",".join(str(getattr(value, "name", value)) for value in select.values)
        await interaction.response.send_message(f"{select.custom_id}: {values}")

    return callback


async def test_a_button_that_outlives_the_process(bot, ann):
    message = (await ann.slash("game new", game="urbis")).message
    answer = await ann.press(message, "Count 1")
    assert (answer.kind, answer.content) == ("update", "counted 1")
    answer = await ann.press(answer.message, "count:2")
    assert answer.message.buttons[0]["label"] == "Count 3"
    assert answer.message.id == message.id
    assert answer.message.data["edited_timestamp"] is not None


async def test_an_old_button_is_gone(bot, ann):
    message = (await ann.slash("game new", game="urbis")).message
    await ann.press(message, "Count 1")
    with pytest.raises(Declined, match="no such button"):
        await ann.press(message, "Count 1")
    with pytest.raises(NotThere, match="Count 1"):
        message.button("Count 9")


async def test_menus_of_every_kind(bot, ann, marko, panel):
    games = await ann.channel("games")
    everyone = str(bot.guilds[0].id)
    assert (await ann.pick(panel, "colours", ["c1", "Colour 2"])).content == "colours: c1,c2"
    assert (await ann.pick(panel, "people", [marko, ann])).content == "people: marko,ann"
    assert (await ann.pick(panel, "roles", everyone)).content == "roles: @everyone"
    assert (await ann.pick(panel, "Where?", games["id"])).content == "channels: games"


async def test_the_app_itself_refuses_wrong_picks(ann, panel):
    with pytest.raises(Declined, match="Pick 1 to 2"):
        await ann.pick(panel, "colours", ["c0", "c1", "c2"])
    with pytest.raises(Declined, match="not in the menu"):
        await ann.pick(panel, "colours", "c9")
    with pytest.raises(Declined, match="switched off"):
        await ann.press(panel, "Off")


async def test_a_form_is_opened_filled_and_sent(bot, ann):
    @bot.measure
    async def form(interaction):
        await interaction.response.send_modal(Name())

    answer = await ann.slash("do", what="form")
    assert (answer.kind, answer.modal.title) == ("modal", "Your city")
    assert [field["label"] for field in answer.modal.fields] == ["City", "Motto"]
    done = await ann.fill(answer, {"City": "Їжакове", "motto": "вперед"})
    assert done.content == "Їжакове: вперед"
    metadata = done.message.data["interaction_metadata"]
    assert metadata["triggering_interaction_metadata"]["id"] == answer.id


async def test_the_app_itself_refuses_a_wrong_form(bot, ann):
    @bot.measure
    async def form(interaction):
        await interaction.response.send_modal(Name())

    answer = await ann.slash("do", what="form")
    with pytest.raises(Declined, match="1 to 20"):
        await ann.fill(answer, {"city": "x" * 21})
    with pytest.raises(Declined, match="1 to 20"):
        await ann.fill(answer, {})
    with pytest.raises(Declined, match="no field"):
        await ann.fill(answer, {"city": "x", "mayor": "y"})


async def test_a_form_with_labels_menus_and_boxes(bot, ann, marko):
    @bot.measure
    async def survey(interaction):
        await interaction.response.send_modal(Survey())

    answer = await ann.slash("do", what="survey")
    values = {"Colour": ["red"], "friend": [marko], "Size": "small", "sure": True}
    assert (await ann.fill(answer, values)).content == "['red'] marko small True"


async def test_a_form_from_a_button_can_change_the_message(bot, ann):
    class Rename(discord.ui.Modal, title="Rename"):
        name = discord.ui.TextInput(label="Name", custom_id="name")

        async def on_submit(self, interaction):
            await interaction.response.edit_message(content=self.name.value)

    @bot.measure
    async def rename(interaction):
        view = discord.ui.View(timeout=None)
        button = discord.ui.Button(label="Rename")
        button.callback = lambda inner: inner.response.send_modal(Rename())
        view.add_item(button)
        await interaction.response.send_message("old", view=view)

    message = (await ann.slash("do", what="rename")).message
    form = await ann.press(message, "Rename")
    done = await ann.fill(form, {"Name": "new"})
    assert (done.kind, done.message.id, done.content) == ("update", message.id, "new")


async def test_a_layout(bot, ann):
    @bot.measure
    async def layout(interaction):
        view = discord.ui.LayoutView(timeout=None)
        button = discord.ui.Button(label="Press", custom_id="press")
        row = discord.ui.ActionRow(counter(5).children[0].item)
        view.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("# A city"),
                discord.ui.Section("by the river", accessory=button),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")),
                row,
            )
        )
        await interaction.response.send_message(view=view, file=picture())

    message = (await ann.slash("do", what="layout")).message
    assert "# A city\nby the river" in message.text
    gallery = message.components[0]["components"][2]
    assert gallery["items"][0]["media"]["url"].endswith("/board.png")
    assert gallery["items"][0]["media"]["url"].startswith("http://127.0.0.1")
    assert [button["label"] for button in message.buttons] == ["Press", "Count 5"]
