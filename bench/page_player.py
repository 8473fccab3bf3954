"""Somebody at the page of a table: touches places, presses buttons, and waits for what comes."""

from __future__ import annotations

import json
import random

from bench.chromium import Page

READY = """document.querySelector('.table[aria-busy="false"]') && !document.body.ariaBusy"""
ANSWERED = "document.querySelector('#confirm')"
STATE = (
    "['#asking', '#question', '#answers'].map((id) => document.querySelector(id).innerText).join()"
)


class PagePlayer:
    """One person at one page; on a phone they have fingers, at a desk a mouse."""

    def __init__(self, page: Page, phone: bool = False) -> None:
        self.page = page
        self.phone = phone
        self.touches = 0

    async def arrive(self) -> None:
        """Press the one button behind the link, and wait for the table."""
        await self.page.click("#open")
        await self.page.wait(READY)

    async def is_asked(self) -> bool:
        """Whether the page asks this person something."""
        return bool(await self.page.run("Boolean(document.querySelector('#prompt'))"))

    async def until_asked(self) -> None:
        """Wait until it does."""
        await self.page.wait(f"{READY} && document.querySelector('#prompt')")

    async def places(self, picture: str = "#stage") -> list[str]:
        """The names of what answers the present question, as a screen reader says them: places of
        answered ones can be touched, too."""
        found: list[str] = await self.page.run(
            f"""(() => {{
              const length = (one) => Number(one.dataset.token.split(' ')[0]);
              const all = [...document.querySelectorAll('.touch')];
              const last = Math.max(...all.map(length));
              return all.filter((one) => length(one) === last && one.closest('{picture}'))
                .filter((one) => !one.matches('.chosen'))
                .map((one) => one.getAttribute('aria-label'));
            }})()"""
        )
        return found

    async def touch(self, name: str, picture: str = "#stage") -> None:
        """Touch the middle of the place with this name."""
        point = await self.page.run(
            f"""(() => {{
              const named = (one) => one.getAttribute('aria-label') === {json.dumps(name)};
              const place = [...document.querySelectorAll('{picture} .touch')].find(named);
              place.scrollIntoView({{ block: 'center' }});
              const box = place.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            }})()"""
        )
        screen, mouse = self.page.tab.touchscreen, self.page.tab.mouse
        await (screen.tap(*point) if self.phone else mouse.click(*point))
        self.touches += 1
        await self.page.wait(READY)

    async def press(self, selector: str, text: str | None = None) -> None:
        """Press the last such button."""
        await (self.page.tap if self.phone else self.page.click)(selector, text)
        self.touches += 1
        await self.page.wait(READY)

    async def answer(self, dice: random.Random) -> None:
        """Answer the question somehow: by what is on the pictures, or else by a button."""
        before = await self.page.run(STATE)
        if await self.page.count("#take:enabled"):
            await self.press("#take")
        elif await self._is_touched():
            picture = await self._picture_asked_about()
            await self.touch(dice.choice(await self.places(picture)), picture)
        else:
            await self.press("#answers .row:not(:has([aria-pressed=true])) .button >> nth=0")
        await self.page.wait(f"{READY} && {STATE} !== {json.dumps(before)}")

    async def _picture_asked_about(self) -> str:
        return "#hand" if await self.places("#hand") else "#stage"

    async def _is_touched(self) -> bool:
        """Whether a picture shows answers to the present question: none of them is chosen yet."""
        return bool(
            await self.page.run(
                """(() => {
              const length = (one) => Number(one.dataset.token.split(' ')[0]);
              const all = [...document.querySelectorAll('.touch')];
              const last = Math.max(...all.map(length));
              return all.length > 0
                && !all.some((one) => length(one) === last && one.matches('.chosen'));
            })()"""
            )
        )

    async def is_whole(self) -> bool:
        """Whether the move only has to be confirmed."""
        return bool(await self.page.run(f"Boolean({ANSWERED})"))

    async def choose(self, dice: random.Random) -> None:
        """Answer until the move is whole."""
        while not await self.is_whole():
            await self.answer(dice)

    async def confirm(self) -> None:
        """The next question may have a usual answer, which only has to be confirmed as well."""
        before = await self.page.run(STATE)
        await self.press("#confirm")
        await self.page.wait(f"{READY} && {STATE} !== {json.dumps(before)}")

    async def make_move(self, dice: random.Random) -> int:
        """A whole move, as soon as this person is asked; how many touches it took."""
        before = self.touches
        await self.until_asked()
        await self.choose(dice)
        await self.confirm()
        return self.touches - before
