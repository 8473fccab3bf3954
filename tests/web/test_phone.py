"""A panel of the bot on a screen of 390 points: what fits, what wraps, what stays in sight."""

import io
import json

import discord
import pytest
from PIL import Image

from tests.web.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

COLUMN = 314
"""What is left of 390 points beside a face."""
BOXES = """
[...document.querySelectorAll('.message:last-child %s')]
  .map((one) => one.getBoundingClientRect())
  .map(({left, right, top, bottom, width, height}) => ({left, right, top, bottom, width, height}))
"""
SHEET = "document.querySelector('.menu:popover-open')"
LONG = "Which of the many streets that lead to the river should this long placeholder name? " * 2


def drawing(size):
    """A picture that a browser really shows."""
    body = io.BytesIO()
    Image.new("RGB", size, "#2a6f97").save(body, "PNG")
    body.seek(0)
    return discord.File(body, "board.png", description="A board")


def grid(*rows):
    """Rows of buttons with these labels."""
    view = discord.ui.View(timeout=None)
    for number, labels in enumerate(rows):
        for label in labels:
            view.add_item(discord.ui.Button(label=label, style=style_of(number), row=number))
    return view


def style_of(number):
    return list(discord.ButtonStyle)[number % 4]


def menu(lines, **more):
    view = discord.ui.View(timeout=None)
    options = [discord.SelectOption(label=f"Street {n}", description="by the river") for n in lines]
    view.add_item(discord.ui.Select(custom_id="street", options=options, **more))
    return view


@pytest.fixture
def general(small_bot):
    return discord.utils.get(small_bot.get_all_channels(), name="general")


async def boxes(page, selector, count):
    await page.wait(f"{BOXES % selector}.length === {count}")
    return await page.run(BOXES % selector)


async def overflow(page):
    return await page.run("document.querySelector('.log').scrollWidth - innerWidth")


async def pictured(player, shots, name):
    for theme in ("dark", "light") if shots else ():
        await player.page.prefer(theme)
        await player.page.wait(f"document.documentElement.dataset.theme === '{theme}'")
        await player.page.picture(shots / f"{name}-{player.name}-{theme}.png")


@pytest.mark.parametrize("size", [(942, 942), (1884, 900), (600, 1600)])
async def test_a_picture_is_as_wide_as_the_message_column_at_most(size, general, sit_down):
    lev = await sit_down("lev", **PHONE)
    await general.send("look", file=drawing(size))
    (box,) = await boxes(lev.page, ".picture", 1)
    assert box["width"] <= COLUMN
    assert box["left"] >= 390 - 12 - COLUMN
    assert abs(box["width"] / box["height"] - size[0] / size[1]) < 0.01
    if size[0] >= size[1]:
        assert box["width"] == COLUMN
    assert await overflow(lev.page) == 0


async def test_five_rows_of_five_short_buttons_are_a_grid(general, sit_down, shots):
    lev = await sit_down("lev", **PHONE)
    numbers = [str(number) for number in range(1, 21)]
    rows = [numbers[start : start + 5] for start in range(0, 20, 5)]
    await general.send("Where?", file=drawing((942, 942)), view=grid(*rows, ["Back"]))
    found = await boxes(lev.page, ".button", 21)
    tops = [box["top"] for box in found]
    assert [tops.count(top) for top in sorted(set(tops))] == [5, 5, 5, 5, 1]
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in found)
    assert max(box["right"] for box in found) <= 390 - 12
    await pictured(lev, shots, "grid")


async def test_a_row_that_is_too_wide_wraps(general, sit_down):
    """A button is as wide as its words."""
    lev = await sit_down("lev", **PHONE)
    long = "Stop building for good, whatever the others may think of it by the end of the day"[:80]
    await general.send("?", view=grid(["Confirm", "Back", "Another place", "More"], [long]))
    found = await boxes(lev.page, ".button", 5)
    first, second, third, fourth, whole = found
    assert first["width"] > second["width"]
    assert first["top"] == second["top"] < fourth["top"]
    assert third["width"] < COLUMN
    assert whole["right"] <= 390 - 12
    assert await overflow(lev.page) == 0


async def test_styles_and_what_is_switched_off(general, sit_down):
    view = grid(["1"], ["2"], ["3"], ["4"])
    view.children[1].disabled = True
    lev = await sit_down("lev", **PHONE)
    await general.send("?", view=view)
    await boxes(lev.page, ".button", 4)
    looks = await lev.page.run(
        "[...document.querySelectorAll('.message .button')].map((b) => [b.className, b.disabled])"
    )
    names = ["main", "plain", "good", "grave"]
    assert looks == [[f"button button-{name}", name == "plain"] for name in names]


async def test_a_long_placeholder_is_cut(general, sit_down, shots):
    lev = await sit_down("lev", **PHONE)
    await general.send("Where?", view=menu(range(9), placeholder=LONG[:150]))
    (box,) = await boxes(lev.page, ".select", 1)
    assert box["right"] <= 390 - 12
    shown = "document.querySelector('.select-shown')"
    assert await lev.page.run(f"{shown}.scrollWidth > {shown}.clientWidth")
    assert await lev.page.run(f"getComputedStyle({shown}).textOverflow") == "ellipsis"
    assert await overflow(lev.page) == 0
    await pictured(lev, shots, "placeholder")


@pytest.mark.parametrize("size", [(942, 942), (942, 1300)])
async def test_the_sheet_of_a_menu_keeps_the_board_in_view(size, general, sit_down, shots):
    lev = await sit_down("lev", **PHONE)
    await general.send("Where?", file=drawing(size), view=menu(range(20), placeholder="Street"))
    await boxes(lev.page, ".picture", 1)
    await lev.page.wait("document.querySelector('.message:last-child img').complete")
    await lev.page.click(".log .select")
    await lev.page.wait(f"{SHEET} && document.querySelector('.app-sheet')")
    (board,) = await boxes(lev.page, ".picture", 1)
    top = await lev.page.run("document.querySelector('.log').getBoundingClientRect().top")
    sheet = await lev.page.run(f"{SHEET}.getBoundingClientRect().top")
    assert top <= board["top"]
    assert board["bottom"] <= sheet
    assert board["width"] >= 0.75 * COLUMN
    assert await lev.page.text(".menu-title") == "Street"
    await pictured(lev, shots, f"sheet-{size[1]}")
    await lev.page.key("Escape")
    await lev.page.wait("!document.querySelector('.app-sheet')")
    log = "document.querySelector('.log')"
    await lev.page.wait(f"{log}.scrollHeight - {log}.scrollTop - {log}.clientHeight < 2")


async def test_a_private_panel_goes_on_in_place(small_bot, sit_down):
    """Each answer edits the same message, picture and all, and nothing else is written."""

    @small_bot.measure
    async def panel(interaction):
        async def press(inner):
            fresh = drawing((500, 400))
            await inner.response.edit_message(content="And now?", attachments=[fresh], view=None)

        view = grid(["1", "2"])
        for child in view.children:
            child.callback = press
        picture = drawing((942, 942))
        await interaction.response.send_message("Where?", file=picture, view=view, ephemeral=True)

    lev = await sit_down("lev", **PHONE)
    await lev.page.click(".composer-input")
    await lev.page.type("/do panel")
    await lev.page.click(".send")
    await lev.page.wait("document.querySelector('.message-private .button')")
    message = await lev.page.run("document.querySelector('.message-private').dataset.message")
    await lev.page.click(".message-private .button", "2")
    await lev.page.wait("document.querySelector('.message-private img')?.width === 314")
    await lev.page.wait("document.querySelector('.message-private').innerText.includes('And now?')")
    assert await lev.page.count(".message-private .picture") == 1
    assert await lev.page.run("document.querySelector('.message-private img').height") == 251
    assert await lev.page.run("document.querySelector('.message').dataset.message") == message


GUIDE_TOP = "document.querySelector('.guide').getBoundingClientRect().bottom"
LOG_TOP = "document.querySelector('.log').getBoundingClientRect().top"


async def test_the_guide_makes_room_for_a_question(small_bot, sit_down):
    """Its words fold up to their number, which stands above the log; a press brings them back."""

    @small_bot.measure
    async def panel(interaction):
        await interaction.response.send_message("Where?", view=grid(["1", "2"]), ephemeral=True)

    ann = await sit_down("ann", guide=True, **PHONE)
    page = ann.page
    await page.run(f"localStorage.setItem('playground.guide', '{json.dumps({'step': 2})}')")
    await page.reload()
    await ann.arrive()
    await page.wait("document.querySelector('.guide').innerText.includes('Your move')")
    await page.click(".composer-input")
    await page.type("/do panel")
    await page.click(".send")
    await page.wait("document.querySelector('.message-private .button')")
    await page.wait("document.querySelector('.guide-folded .guide-unfold')")
    assert await page.text(".guide") == "2 / 3"
    assert await page.run(GUIDE_TOP) <= await page.run(LOG_TOP)
    room = await page.run("innerHeight")
    assert await page.run(LOG_TOP) < room / 7
    await page.click(".guide-unfold")
    await page.wait("document.querySelector('.guide').innerText.includes('Your move')")


async def test_the_guide_folds_for_a_command_of_ones_own(small_bot, sit_down):
    """Whoever does something else than choose a game has the whole phone for it."""

    @small_bot.measure
    async def panel(interaction):
        await interaction.response.send_message("Here it is.")

    page = (await sit_down("ann", guide=True, **PHONE)).page
    await page.wait("document.querySelector('.guide h2')")
    whole = await page.run("document.querySelector('.guide').offsetHeight")
    await page.click(".composer-input")
    await page.type("/do panel")
    await page.click(".send")
    await page.wait("document.querySelector('.guide-folded .guide-unfold')")
    await page.wait("document.querySelector('.log').innerText.includes('Here it is.')")
    assert await page.run("document.querySelector('.guide').offsetHeight") < whole / 3
    assert await page.run(LOG_TOP) < await page.run("innerHeight") / 7
    await page.click(".guide-unfold")
    await page.wait("document.querySelector('.guide:not(.guide-folded) h2')")


async def test_the_guide_folds_for_a_press_before_a_game_is_chosen(general, sit_down):
    """Whoever signs up for what somebody else has opened reads the answer on the whole phone."""

    async def press(interaction):
        await interaction.response.send_message("You are in.", ephemeral=True)

    view = grid(["Join"])
    view.children[0].callback = press
    await general.send("Who is in?", view=view)
    page = (await sit_down("ann", guide=True, **PHONE)).page
    await page.wait("document.querySelector('.guide h2')")
    await page.wait("document.querySelector('.message .button')")
    await page.click(".message .button", "Join")
    await page.wait("document.querySelector('.guide-folded .guide-unfold')")
