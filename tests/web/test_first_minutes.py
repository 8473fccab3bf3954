"""The first minutes of somebody new: from the opened page to a first turn, by what is on screen.

Prints how many clicks and how many words that takes: ``pytest -s tests/web/test_first_minutes.py``.
"""

import json
import re
import sys

import pytest

from engine.catalog import catalog
from engine.core.words import Msg
from locales import Locale
from tests.web.conftest import PHONE
from tests.words import all_words

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURNS, LONGER = 1, {"sprawlopolis": 3}
"""One turn of each game, and of one what comes after it: to think of good moves takes long."""
MOST_CLICKS = 10
"""To the first move, from the opened page."""

HINT, CONFIRM = '[data-custom-id^="b1:hint:"]', '[data-custom-id^="b1:confirm:"]'
READ = """
[...document.querySelectorAll('.guide:not([hidden]), .message-private')].map((one) => one.innerText)
"""
PANEL = "[...document.querySelectorAll('.message-private')].at(-1).innerText"
QUIET = "!document.querySelector('.button-busy, .thinking')"


class Newcomer:
    """Clicks what the screen offers, and counts the clicks and the words that were new."""

    def __init__(self, page):
        self.page = page
        self.clicks = 0
        self.read = set()

    async def look(self):
        """Read whatever has not been read before."""
        for text in await self.page.run(READ):
            self.read |= {line.strip() for line in text.splitlines() if line.strip()}

    async def click(self, selector, text=None):
        await self.page.wait(f"document.querySelector('{selector}:not(:disabled)') && {QUIET}")
        await self.look()
        await self.page.click(selector, text)
        self.clicks += 1

    @property
    def words(self):
        return sum(len(re.findall(r"\w+", line)) for line in self.read)


@pytest.mark.parametrize("key", catalog())
async def test_first_turns_by_the_hints_of_the_coach(key, bot, sit_down):
    somebody = Newcomer((await sit_down("marko", guide=True, **PHONE)).page)
    name = all_words().say(Locale.EN, Msg(f"{key}-name"))
    await somebody.click(".guide-games .button", name)
    await somebody.click('[data-custom-id^="b1:now:"]')
    first = 0
    for turn in range(LONGER.get(key, TURNS)):
        await somebody.click(HINT)
        await somebody.page.wait(f"document.querySelector('{CONFIRM}') && {QUIET}")
        tried = json.dumps(await somebody.page.run(PANEL))
        await somebody.click(CONFIRM)
        await somebody.page.wait(f"{PANEL} !== {tried}")
        first = first or somebody.clicks
        told = f"{key}: turn {turn + 1}, {somebody.clicks} clicks, {somebody.words} words\n"
        sys.stdout.write(told)
    assert first <= MOST_CLICKS
    assert any(line.startswith("💡") for line in somebody.read)
