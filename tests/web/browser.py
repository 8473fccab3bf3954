"""A real Chromium, driven by Playwright: real clicks, real keys, real pictures."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.async_api import BrowserContext, ConsoleMessage, async_playwright
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Page as Tab

from tests.e2e.stage import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
POLL_MILLISECONDS = 10
BLOCKED = "Content Security Policy"


def find_chromium() -> str | None:
    """Where Chromium is installed, if it is."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class PageError(AssertionError):
    """The page did not do what was waited for."""


class Browser:
    """One Chromium. A device in it has its own cookies and storage, which its pages share."""

    def __init__(self, program: str) -> None:
        self._program = program

    async def start(self) -> None:
        self._playwright = await async_playwright().start()
        self._chromium = await self._playwright.chromium.launch(
            executable_path=self._program, args=FLAGS
        )

    async def close(self) -> None:
        await self._chromium.close()
        await self._playwright.stop()

    async def device(self, *, phone: bool = False) -> BrowserContext:
        device = await self._chromium.new_context(
            locale="en-US",
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
        )
        device.set_default_timeout(PATIENCE * 1000)
        return device

    async def page(
        self,
        url: str,
        device: BrowserContext,
        *,
        width: int = 1280,
        height: int = 800,
        script: str = "",
    ) -> Page:
        """A new tab that has arrived at the address; `script` runs before the page's own."""
        tab = await device.new_page()
        await tab.set_viewport_size({"width": width, "height": height})
        if script:
            await tab.add_init_script(script)
        page = Page(tab)
        await tab.goto(url)
        return page


class Page:
    """One tab. A wait ends as soon as its condition holds, or fails with what was waited for."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.problems: list[str] = []
        """What the page's program has thrown, or what its rules for safety have blocked."""
        self.requests: list[str] = []
        tab.on("pageerror", lambda error: self.problems.append(str(error)))
        tab.on("console", self._hear)
        tab.on("request", lambda request: self.requests.append(request.url))

    def _hear(self, said: ConsoleMessage) -> None:
        if BLOCKED in said.text:
            self.problems.append(said.text)

    async def reload(self) -> None:
        await self.tab.reload()

    async def run(self, expression: str) -> Any:
        """The value of a JavaScript expression; a promise is awaited."""
        return await self.tab.evaluate(expression)

    async def wait(self, expression: str) -> Any:
        """The expression's value once it is true; an expression that throws is not true yet."""
        try:
            found = await self.tab.wait_for_function(
                WAITING % expression, polling=POLL_MILLISECONDS
            )
        except PlaywrightError as error:
            shown = await self.text("body")
            raise PageError(f"waited in vain for {expression}\n{shown}") from error
        return await found.json_value()

    async def text(self, selector: str) -> str:
        return str(
            await self.run(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")
        )

    async def count(self, selector: str) -> int:
        return await self.tab.locator(selector).count()

    async def click(self, selector: str, text: str | None = None) -> None:
        """Click the last such element that can be seen and is not disabled."""
        found = self.tab.locator(selector).filter(visible=True)
        found = found.and_(self.tab.locator(":not(:disabled)"))
        if text is not None:
            found = found.filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$"))
        await found.last.click()

    async def type(self, text: str) -> None:
        """Letters as from a keyboard, one after the other."""
        await self.tab.keyboard.type(text)

    async def key(self, name: str) -> None:
        await self.tab.keyboard.press(name)

    async def prefer(self, theme: str) -> None:
        """The colours that the system of the reader is set to: dark or light."""
        await self.tab.emulate_media(color_scheme=theme)

    async def picture(self, path: Path) -> None:
        await self.tab.screenshot(path=path)


WAITING = """
() => {
  try {
    const value = (%s);
    return value instanceof Node || value;
  } catch (error) {
    return null;
  }
}
"""
