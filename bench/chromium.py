"""A real Chromium, driven by Playwright: real clicks, real keys, real pictures."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import BrowserContext, ConsoleMessage, Locator, async_playwright
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Page as Tab

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
]
"""Pages of one device share a process: to start one takes longer than what most pages are for."""
PATIENCE = 90.0
"""A wait ends as soon as its condition holds, so patience costs nothing where things are quick."""
POLL_MILLISECONDS = 40
"""Each look takes the page a moment: with more of them a sixth more was computed."""
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
        self._shared: dict[bool, BrowserContext] = {}
        self._free: dict[tuple[BrowserContext, str], list[Tab]] = {}

    async def start(self) -> None:
        """Start it."""
        self._playwright = await async_playwright().start()
        self._chromium = await self._playwright.chromium.launch(
            executable_path=self._program, args=FLAGS
        )

    async def close(self) -> None:
        """End it, and whatever is open in it."""
        await self._chromium.close()
        await self._playwright.stop()

    async def device(self, *, phone: bool = False, calm: bool = True) -> BrowserContext:
        """A new device; a calm one asks pages not to move anything, which is less to draw."""
        device = await self._chromium.new_context(
            locale="en-US",
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce" if calm else "no-preference",
        )
        device.set_default_timeout(PATIENCE * 1000)
        return device

    async def shared_device(self, *, phone: bool = False) -> BrowserContext:
        """The calm phone or desk of all who need none of their own: for pages that tell people
        apart by their addresses."""
        if phone not in self._shared:
            self._shared[phone] = await self.device(phone=phone)
        return self._shared[phone]

    async def page(
        self,
        url: str,
        device: BrowserContext,
        *,
        width: int = 1280,
        height: int = 800,
        script: str = "",
    ) -> Page:
        """A tab that has arrived at the address; `script` runs before the page's own."""
        free = self._free.setdefault((device, script), [])
        tab = free.pop() if free else await _new_tab(device, script)
        await tab.set_viewport_size({"width": width, "height": height})
        page = Page(tab)
        await tab.goto(url)
        return page

    async def leave(self, page: Page, device: BrowserContext, script: str = "") -> None:
        """Done with this page: its tab is used again, for a new one has to start a process."""
        page.forget()
        await page.tab.goto("about:blank")
        await page.tab.emulate_media(color_scheme="null", reduced_motion="null")
        self._free[device, script].append(page.tab)


async def _new_tab(device: BrowserContext, script: str) -> Tab:
    tab = await device.new_page()
    if script:
        await tab.add_init_script(script)
    return tab


class Page:
    """One tab. A wait ends as soon as its condition holds, or fails with what was waited for."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.problems: list[str] = []
        """What the page's program has thrown, or what its rules for safety have blocked."""
        self.requests: list[str] = []
        self._heard: dict[str, Callable[[Any], None]] = {
            "pageerror": lambda error: self.problems.append(str(error)),
            "console": self._hear,
            "request": lambda request: self.requests.append(request.url),
        }
        for event, hear in self._heard.items():
            tab.on(event, hear)  # type: ignore[call-overload]

    def forget(self) -> None:
        """Hear no more of what happens in this tab."""
        for event, hear in self._heard.items():
            self.tab.remove_listener(event, hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if BLOCKED in said.text:
            self.problems.append(said.text)

    async def reload(self) -> None:
        """Fetch the page anew."""
        await self.tab.reload()

    async def run(self, expression: str) -> Any:  # noqa: ANN401  what a page says can be anything
        """The value of a JavaScript expression; a promise is awaited. Raises ``PageError`` where it
        is not kept."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.tab.evaluate(expression)
        except TimeoutError as error:
            raise PageError(f"the page does not answer {expression}") from error

    async def wait(self, expression: str) -> Any:  # noqa: ANN401  what a page says can be anything
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
        """What the first such element says; empty where there is none."""
        return str(
            await self.run(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")
        )

    async def count(self, selector: str) -> int:
        """How many such elements there are."""
        return await self.tab.locator(selector).count()

    async def click(self, selector: str, text: str | None = None) -> None:
        """Click the last such element that can be seen and is not disabled."""
        await self._last(selector, text).click()

    async def tap(self, selector: str, text: str | None = None) -> None:
        """The same with a finger, on a phone."""
        await self._last(selector, text).tap()

    def _last(self, selector: str, text: str | None) -> Locator:
        found = self.tab.locator(selector).filter(visible=True)
        found = found.and_(self.tab.locator(":not(:disabled)"))
        if text is not None:
            found = found.filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$"))
        return found.last

    async def type(self, text: str) -> None:
        """Letters as from a keyboard, one after the other."""
        await self.tab.keyboard.type(text)

    async def key(self, name: str) -> None:
        """Press one key."""
        await self.tab.keyboard.press(name)

    async def prefer(self, theme: Literal["dark", "light"]) -> None:
        """The colours that the system of the reader is set to: dark or light."""
        await self.tab.emulate_media(color_scheme=theme)

    async def picture(self, path: Path) -> None:
        """What is seen of the page now, as a file."""
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
