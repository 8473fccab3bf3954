"""Commands, forms, buttons and menus, with a small bot that has every kind of them."""

import asyncio

import discord
import pytest

from tests.playground.small_bot import Name, Survey

pytestmark = pytest.mark.asyncio(loop_scope="session")

LAST_WORDS = "[...document.querySelectorAll('.log .text')].at(-1)?.textContent"
SUGGESTED = (
    "[...document.querySelectorAll('.suggestions .option-label')].map((one) => one.textContent)"
)
FOCUSED = "document.activeElement"
PROBLEM = "document.querySelector('.composer > .problem').textContent"


async def say(player, words):
    await player.page.wait(f"({LAST_WORDS} ?? '').includes({words!r})")


async def tab_to(page, selector):
    """Go there with the Tab key alone."""
    for _ in range(60):
        if await page.run(f"{FOCUSED}.matches('{selector}')"):
            return
        await page.key("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


async def test_a_command_with_autocomplete_by_keyboard_alone(small_bot, sit_down):
    marko = await sit_down("marko")
    page = marko.page
    await tab_to(page, ".composer-input")
    await page.type("/gr")
    await page.wait(f"{SUGGESTED}.join() === '/greet'")
    await page.key("Enter")
    await page.wait(f"{FOCUSED}.matches('.option-input')")
    await page.wait(f"{SUGGESTED}.join() === 'Ann!,Anton!,Marko!,Oksana!'")
    await page.type("an")
    await page.wait(f"{SUGGESTED}.join() === 'Ann!,Anton!'")
    await page.key("ArrowDown")
    active = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
    assert await page.run(f"{active}.textContent") == "Anton!"
    await page.key("Tab")
    assert await page.run(f"{FOCUSED}.value") == "Anton!"
    await page.key("Enter")
    await say(marko, "hello Anton (en-US)")
    assert "Marko used /greet" in await page.text(".log")


async def test_commands_are_in_the_persons_language(small_bot, sit_down):
    oksana = await sit_down("oksana")
    await oksana.page.click(".composer-input")
    await oksana.page.type("/віт")
    await oksana.page.wait(f"{SUGGESTED}.join() === '/вітай'")
    assert await oksana.page.text(".suggestions .option-hint") == "Вітається"
    await oksana.page.key("Enter")
    await oksana.page.wait("document.querySelector('.option-field label')")
    assert await oksana.page.text(".option-field label") == "кого*"
    await oksana.page.type("Lev")
    await oksana.page.wait(
        "document.querySelector('.suggestions').innerText === 'Нічого не підходить.'"
    )
    await oksana.page.key("Enter")
    await say(oksana, "hello Lev (uk)")


async def test_what_is_missing_or_wrong_is_not_sent_but_answered(small_bot, sit_down):
    page = (await sit_down("marko")).page
    await page.click(".composer-input")
    await page.type("/greet ")
    await page.click(".more-option", "times")
    await page.type("9")
    await page.click(".send")
    await page.wait("document.querySelectorAll('.option-wrong').length === 2")
    await page.wait(f"{PROBLEM} === '“whom” is still missing: …'")
    assert await page.run(f"{FOCUSED}.id") == "option-whom"
    await page.type("Lev")
    await page.wait(f"{PROBLEM} === ''")
    await page.click(".send")
    await page.wait(f"{PROBLEM} === '“times” takes a number from 1 to 3.'")
    assert await page.run(f"{FOCUSED}.id") == "option-times"
    assert await page.count(".log .message") == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("/greet Lev", ""),
        ("/meet Zoryana", "“who” cannot be “Zoryana”. Choose from the list."),
        ("/count 2.5", "“number” takes a whole number."),
        ("/count many", "“number” takes a whole number."),
        ("/count 0", "“number” takes a number from 1 up."),
        ("/do ", "“what” is still missing: …"),
        ("/gerat Lev", "There is no command /gerat here. Type / to see all of them."),
    ],
)
async def test_a_wrong_value_is_answered_with_a_sentence(typed, answer, small_bot, sit_down):
    page = (await sit_down("marko")).page
    await page.click(".composer-input")
    await page.type(typed)
    await page.click(".send")
    if answer:
        await page.wait(f"{PROBLEM} === {answer!r}")
        assert await page.count(".log .message") == 0
    else:
        await page.wait("document.querySelector('.log .message')")


async def test_a_menu_closed_too_early_says_how_many_it_takes(small_bot, sit_down):
    @small_bot.measure
    async def menu(interaction):
        options = [discord.SelectOption(label=one) for one in "abcd"]
        view = discord.ui.View()
        view.add_item(discord.ui.Select(min_values=2, max_values=3, options=options))
        await interaction.response.send_message("choose", view=view)

    marko = await sit_down("marko")
    await do(marko, "menu")
    await marko.page.click(".log .select")
    await marko.page.wait("document.querySelector('.menu:popover-open')")
    await marko.page.key(" ")
    await marko.page.key("Escape")
    await marko.page.wait(
        "document.querySelector('.message .failure')?.textContent === 'Choose at least 2.'"
    )


async def test_enter_after_choosing_a_command_sends_it(small_bot, sit_down):
    """Also where options are offered that may be left out; those are for who wants them."""
    marko = await sit_down("marko")
    await marko.page.click(".composer-input")
    await marko.page.type("/inv")
    await marko.page.wait(f"{SUGGESTED}.join() === '/invite'")
    await marko.page.key("Enter")
    await marko.page.wait(f"{SUGGESTED}.join() === 'Ann,Marko'")
    await marko.page.key("Enter")
    await say(marko, "everybody is invited")


async def test_enter_takes_what_was_chosen_for_an_option_that_may_be_left_out(small_bot, sit_down):
    marko = await sit_down("marko")
    await marko.page.click(".composer-input")
    await marko.page.type("/invite m")
    await marko.page.wait(f"{SUGGESTED}.join() === 'Marko'")
    await marko.page.key("Enter")
    assert await marko.page.run(f"{FOCUSED}.value") == "Marko"
    await marko.page.key("Enter")
    await say(marko, "Marko is invited")


async def test_enter_goes_to_what_is_missing(small_bot, sit_down):
    page = (await sit_down("marko")).page
    await page.click(".composer-input")
    await page.type("/cou")
    await page.wait(f"{SUGGESTED}.join() === '/count'")
    await page.key("Enter")
    await page.wait(f"{FOCUSED}.id === 'option-number'")
    await page.key("Enter")
    await page.wait(f"{PROBLEM} === '“number” is still missing: …'")
    assert await page.run(f"{FOCUSED}.id") == "option-number"


async def test_the_list_of_commands_begins_with_what_newcomers_need(small_bot, sit_down):
    """The names are in guide.json; the others follow by the alphabet."""
    page = (await sit_down("marko")).page
    await page.click(".composer-input")
    await page.type("/")
    await page.wait(f"{SUGGESTED}.join() === '/game new,/count,/do,/greet,/invite,/meet'")
    oksana = (await sit_down("oksana")).page
    await oksana.click(".composer-input")
    await oksana.type("/")
    await oksana.wait(f"{SUGGESTED}.join().startsWith('/game new,/вітай,/count,')")


async def test_people_channels_and_truths_are_picked_from_lists(small_bot, sit_down):
    marko = await sit_down("marko")
    await marko.page.click(".composer-input")
    await marko.page.type("/meet ann")
    await marko.page.wait(f"{SUGGESTED}.join() === 'Ann'")
    await marko.page.key("Enter")
    await marko.page.click(".more-option", "loud")
    await marko.page.wait(f"{SUGGESTED}.join() === 'True,False'")
    await marko.page.key("Enter")
    await marko.page.key("Enter")
    await marko.page.wait("document.querySelector('.log .message')")
    assert "Ann" in await marko.page.text(".log") or "ann" in await marko.page.text(".log")


async def do(player, measure):
    await player.page.click(".composer-input")
    await player.page.type(f"/do {measure}")
    await player.page.key("Enter")


async def test_a_form_is_checked_then_sent(small_bot, sit_down):
    @small_bot.measure
    async def form(interaction):
        await interaction.response.send_modal(Name())

    marko = await sit_down("marko")
    await do(marko, "form")
    await marko.page.wait("document.querySelector('dialog[open]')")
    assert await marko.page.text("dialog h2") == "Your city"
    assert await marko.page.run(f"{FOCUSED}.matches('dialog .input')")
    await marko.page.key("Enter")
    await marko.page.wait(
        "document.querySelector('dialog .problem')?.textContent.includes('required')"
    )
    await marko.page.type("Lviv")
    await marko.page.key("Tab")
    await marko.page.type("open")
    await marko.page.click("dialog .button", "Submit")
    await say(marko, "Lviv: open")
    await marko.page.wait("!document.querySelector('dialog')")
    await do(marko, "form")
    await marko.page.wait("document.querySelector('dialog[open]')")
    await marko.page.key("Escape")
    await marko.page.wait("!document.querySelector('dialog')")


async def test_a_form_with_menus_and_boxes(small_bot, sit_down):
    @small_bot.measure
    async def survey(interaction):
        await interaction.response.send_modal(Survey())

    marko = await sit_down("marko")
    await do(marko, "survey")
    await marko.page.click("dialog .select[data-custom-id='colour']")
    await marko.page.click(".menu .option", "Blue")
    await marko.page.click("dialog .select[data-custom-id='friend']")
    await marko.page.click(".menu .option:nth-child(6)")
    await marko.page.click("dialog .choice", "small")
    await marko.page.click("dialog input[type='checkbox']")
    await marko.page.click("dialog .button", "Submit")
    await say(marko, "['blue'] ann small True")


async def test_a_menu_of_several_gathers_until_it_is_closed(small_bot, sit_down):
    class Colours(discord.ui.View):
        @discord.ui.select(
            custom_id="colours",
            min_values=2,
            max_values=3,
            placeholder="Colours",
            options=[discord.SelectOption(label=one, description=f"as {one}") for one in "abcd"],
        )
        async def chosen(self, interaction, select):
            await interaction.response.edit_message(content="+".join(select.values), view=None)

    @small_bot.measure
    async def menu(interaction):
        await interaction.response.send_message("choose", view=Colours())

    marko = await sit_down("marko")
    await do(marko, "menu")
    await marko.page.click(".log .select")
    await marko.page.wait("document.querySelector('.menu:popover-open')")
    await marko.page.key(" ")
    assert await marko.page.run("document.querySelector('.menu-done').disabled")
    await marko.page.key("ArrowDown")
    await marko.page.key("ArrowDown")
    await marko.page.key(" ")
    await marko.page.click(".menu-done")
    await say(marko, "a+c")


@pytest.mark.parametrize("acknowledge_seconds", [6.0])
async def test_a_press_without_an_answer_is_told_in_red(small_bot, sit_down):
    @small_bot.measure
    async def deaf(interaction):
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Press", custom_id="nobody-listens"))
        await interaction.response.send_message("a button", view=view)

    marko = await sit_down("marko")
    await do(marko, "deaf")
    await marko.press("nobody-listens")
    await marko.page.wait("document.querySelector('.button-busy')")
    await marko.page.wait(
        "document.querySelector('.failure')?.textContent === 'This interaction failed'"
    )
    await do(marko, "nothing-of-this-name")
    await marko.page.wait("document.querySelector('.message-errand .failure')")


async def test_thinking_then_the_answer(small_bot, sit_down):
    seen = asyncio.Event()

    @small_bot.measure
    async def slowly(interaction):
        await interaction.response.defer(ephemeral=True)
        await seen.wait()
        await interaction.followup.send("here it is")

    marko = await sit_down("marko")
    await do(marko, "slowly")
    await marko.page.wait(
        "document.querySelector('.message .thinking')?.textContent.includes('is thinking')"
    )
    seen.set()
    await say(marko, "here it is")
    assert await marko.page.count(".message-private") == 1
