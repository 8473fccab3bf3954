"""Somebody who plays at the page, with a mouse and a keyboard only."""

from __future__ import annotations

import json
import random

from bench.chromium import Page

PUBLIC = ".message:not(.message-private)"
MOVE = f'{PUBLIC} [data-custom-id^="b1:move:"]'
ARRIVED = "document.querySelector('.app:has(.place-here) .log[aria-busy=\"false\"]')"
RULES = '[data-custom-id^="b1:rules:"]'
LAST_BOARD = f"[...document.querySelectorAll('{PUBLIC}:has({RULES})')].at(-1)"
PANEL = """
(() => {
  const panel = [...document.querySelectorAll('.message-private')].at(-1);
  if (!panel || panel.querySelector('.thinking, [aria-busy], .failure')) return null;
  const parts = [...panel.querySelectorAll('[data-custom-id]')];
  const buttons = parts.filter((one) => one.matches('.button:enabled'));
  const words = parts.map((one) => one.dataset.customId + one.textContent).join();
  const ids = (nodes) => nodes.map((one) => one.dataset.customId);
  const state = panel.dataset.message + words;
  return { state, buttons: ids(buttons) };
})()
"""
BOARD_WORDS = f"((board) => board ? board.dataset.message + board.innerText : '')({LAST_BOARD})"
OTHER_PANEL = "((panel, state) => panel && panel.state !== state ? panel : null)(%s, %s)"


class Player:
    """One person at one page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    async def arrive(self) -> None:
        """Wait until the page has shown where it is."""
        await self.page.wait(ARRIVED)

    async def open_thread(self) -> None:
        """The newest thread in the list at the left."""
        await self.page.click(".places .threads .place")
        await self.page.wait(f"document.querySelector('{MOVE}')")

    async def become(self, name: str) -> None:
        await self.page.click(f'.person[title$=" {name}"]')
        await self.page.wait(
            f"document.querySelector('.person-me').title.endsWith({json.dumps(name)})"
        )
        await self.arrive()

    async def open_backstage(self) -> None:
        """Open the drawer behind the scenes if need be."""
        if await self.page.run("document.querySelector('.backstage').hidden"):
            await self.page.click(".backstage-button")

    async def move_clock(self, label: str) -> None:
        """Press "+1 day" or another behind the scenes."""
        await self.open_backstage()
        before = await self.page.wait("document.querySelector('.clock + .hint')?.textContent")
        await self.page.click(".backstage .button", label)
        await self.page.wait(
            f"document.querySelector('.clock + .hint').textContent !== {json.dumps(before)}"
        )

    async def press(self, start: str) -> None:
        """Press the last button whose custom id begins so."""
        await self.page.click(f'.log [data-custom-id^="{start}"]')

    async def pick(self, start: str, text: str | None = None) -> None:
        """Open the last menu whose custom id begins so, and take a line: a random one, or this."""
        await self.page.click(f'.log .select[data-custom-id^="{start}"]')
        lines = ".menu:popover-open .option"
        if text is None:
            count = await self.page.wait(f"document.querySelectorAll('{lines}').length")
            lines += f":nth-child({random.randint(1, count)})"
            await self.page.click(lines)
        else:
            await self.page.click(f"{lines}:has(.option-label)", text)

    async def is_asked(self) -> bool | None:
        """Whether the newest board calls this person; None when the game is over."""
        board = LAST_BOARD
        playing = await self.page.run(
            f"Boolean({board}?.querySelector('[data-custom-id^=\"b1:move:\"]'))"
        )
        if not playing:
            return None
        return bool(await self.page.run(f"{board}.matches('.message-mine')"))

    async def board(self) -> str:
        """The newest board as it reads; it is edited while all answer together."""
        return str(await self.page.run(BOARD_WORDS))

    async def board_after(self, before: str) -> None:
        await self.page.wait(f"{BOARD_WORDS} !== {json.dumps(before)}")

    async def open_panel(self) -> dict:
        """Press Your move; the fresh private panel."""
        before = await self.page.count(".message-private")
        await self.page.click(MOVE)
        await self.page.wait(f"document.querySelectorAll('.message-private').length > {before}")
        return await self.page.wait(PANEL)

    async def answer(self, panel: dict) -> dict:
        """Answer the panel's question somehow, or confirm; the panel as it is then."""
        for kind in ("confirm", "pick", "facet"):
            found = [one for one in panel["buttons"] if one.startswith(f"b1:{kind}:")]
            if found:
                await self.press(random.choice(found))
                break
        return await self.page.wait(OTHER_PANEL % (PANEL, json.dumps(panel["state"])))

    async def make_move(self) -> int:
        """One whole move by clicks: Your move, the questions, Confirm. How many questions."""
        return await self.finish_move(await self.open_panel())

    async def finish_move(self, panel: dict) -> int:
        """The questions that are left, and Confirm. How many presses."""
        steps = 1
        while not any(one.startswith("b1:confirm:") for one in panel["buttons"]):
            panel = await self.answer(panel)
            steps += 1
        await self.answer(panel)
        return steps
