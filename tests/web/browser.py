"""A real Chromium, driven over its DevTools protocol: real clicks, real keys, real pictures."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

from tests.e2e.stage import PATIENCE, until

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--remote-debugging-port=0",
    "--lang=en-US",
)
LARGEST_MESSAGE = 64 * 1024 * 1024
KEYS = {
    "Enter": ("Enter", 13, "\r"),
    "Tab": ("Tab", 9, ""),
    "Escape": ("Escape", 27, ""),
    "Backspace": ("Backspace", 8, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    " ": ("Space", 32, " "),
}


def find_chromium() -> str | None:
    """Where Chromium is installed, if it is."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class PageError(AssertionError):
    """The page did not do what was waited for, or its own program failed."""


class Browser:
    """One Chromium with an empty profile; each page in it is a tab."""

    def __init__(self, program: str, profile: Path) -> None:
        self._program = program
        self._profile = profile
        self._calls: dict[int, asyncio.Future[Any]] = {}
        self._pages: dict[str, Page] = {}
        self._numbers = iter(range(1, 1_000_000_000))

    async def start(self) -> None:
        arguments = (*FLAGS, f"--user-data-dir={self._profile}", "about:blank")
        quiet = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            self._program, *arguments, stdout=quiet, stderr=quiet
        )
        address = await self._address()
        self._session = aiohttp.ClientSession()
        self._socket = await self._session.ws_connect(address, max_msg_size=LARGEST_MESSAGE)
        self._reader = asyncio.create_task(self._read())

    async def _address(self) -> str:
        """Chromium writes its port and path into its profile as soon as it listens."""
        note = self._profile / "DevToolsActivePort"

        async def written() -> list[str] | None:
            lines = note.read_text().split("\n") if note.exists() else []
            return lines[:2] if len(lines) > 1 else None

        port, path = await until(written)
        return f"ws://127.0.0.1:{port}{path}"

    async def close(self) -> None:
        with suppress(Exception):
            await self.call("Browser.close")
        await self._session.close()
        self._reader.cancel()
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    async def call(self, method: str, session: str | None = None, **parameters: Any) -> Any:
        number = next(self._numbers)
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls[number] = waiting
        order = {"id": number, "method": method, "params": parameters}
        await self._socket.send_str(json.dumps(order | ({"sessionId": session} if session else {})))
        return await asyncio.wait_for(waiting, 2 * PATIENCE)

    async def _read(self) -> None:
        async for frame in self._socket:
            told = json.loads(frame.data)
            if "id" in told:
                self._answered(told)
            elif told.get("sessionId") in self._pages:
                self._pages[told["sessionId"]].hear(told["method"], told["params"])

    def _answered(self, told: dict[str, Any]) -> None:
        waiting = self._calls.pop(told["id"])
        if waiting.done():
            return
        if "error" in told:
            waiting.set_exception(PageError(told["error"]["message"]))
        else:
            waiting.set_result(told["result"])

    async def profile(self) -> str:
        """Somebody's own cookies and storage; tabs of one profile share them."""
        return str((await self.call("Target.createBrowserContext"))["browserContextId"])

    async def forget(self, profile: str) -> None:
        await self.call("Target.disposeBrowserContext", browserContextId=profile)

    async def page(
        self,
        url: str,
        *,
        profile: str,
        width: int = 1280,
        height: int = 800,
        phone: bool = False,
        scale: float = 1,
        script: str = "",
    ) -> Page:
        """A new tab that has arrived at the address; `script` runs before the page's own."""
        page = await self._tab(profile)
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone}
        await page.call("Emulation.setDeviceMetricsOverride", **metrics)
        await page.call("Emulation.setTouchEmulationEnabled", enabled=phone)
        await page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        if script:
            await page.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        await page.go(url)
        return page

    async def _tab(self, profile: str) -> Page:
        blank = {"url": "about:blank", "browserContextId": profile, "newWindow": True}
        target = (await self.call("Target.createTarget", **blank))["targetId"]
        attached = await self.call("Target.attachToTarget", targetId=target, flatten=True)
        page = Page(self, attached["sessionId"], target)
        self._pages[attached["sessionId"]] = page
        for domain in ("Page", "Runtime", "Network", "Log"):
            await page.call(f"{domain}.enable")
        return page


class Page:
    """One tab. A wait ends as soon as its condition holds, or fails with what was waited for."""

    def __init__(self, browser: Browser, session: str, target: str) -> None:
        self._browser = browser
        self._session = session
        self._target = target
        self._loaded = asyncio.Event()
        self.problems: list[str] = []
        """What the page's program has thrown, or what its rules for safety have blocked."""
        self.requests: list[str] = []

    def hear(self, event: str, about: dict[str, Any]) -> None:
        if event == "Page.loadEventFired":
            self._loaded.set()
        elif event == "Runtime.exceptionThrown":
            details = about["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description", details["text"]))
        elif event == "Log.entryAdded" and about["entry"]["source"] == "security":
            self.problems.append(about["entry"]["text"])
        elif event == "Network.requestWillBeSent":
            self.requests.append(about["request"]["url"])

    async def call(self, method: str, **parameters: Any) -> Any:
        return await self._browser.call(method, self._session, **parameters)

    async def close(self) -> None:
        await self._browser.call("Target.closeTarget", targetId=self._target)

    async def go(self, url: str) -> None:
        self._loaded.clear()
        await self.call("Page.navigate", url=url)
        await asyncio.wait_for(self._loaded.wait(), PATIENCE)

    async def reload(self) -> None:
        self._loaded.clear()
        await self.call("Page.reload")
        await asyncio.wait_for(self._loaded.wait(), PATIENCE)

    async def run(self, expression: str) -> Any:
        """The value of a JavaScript expression; a promise is awaited."""
        answer = await self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            thrown = answer["exceptionDetails"]
            raise PageError(thrown.get("exception", {}).get("description", thrown["text"]))
        return answer["result"].get("value")

    async def wait(self, expression: str, patience: float = PATIENCE) -> Any:
        """The expression's value once it is true: looked at with every frame of the page."""
        value = await self.run(WAITING % (expression, patience * 1000))
        if not value:
            raise PageError(f"waited in vain for {expression}\n{await self.text('body')}")
        return value

    async def text(self, selector: str) -> str:
        return str(
            await self.run(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")
        )

    async def count(self, selector: str) -> int:
        return int(await self.run(f"document.querySelectorAll({json.dumps(selector)}).length"))

    async def click(self, selector: str, text: str | None = None) -> None:
        """Click the last such element that can be clicked, where a finger would."""
        wanted = f"({REACHABLE})({json.dumps(selector)}, {json.dumps(text)})"
        spot = await self.wait(wanted)
        await self.click_at(spot["x"], spot["y"])

    async def click_at(self, x: float, y: float) -> None:
        mouse = {"x": x, "y": y, "button": "left", "clickCount": 1}
        await self.call("Input.dispatchMouseEvent", type="mousePressed", **mouse)
        await self.call("Input.dispatchMouseEvent", type="mouseReleased", **mouse)

    async def type(self, text: str) -> None:
        """Letters as from a keyboard, one after the other."""
        for letter in text:
            await self.call("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            await self.call("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def key(self, name: str, *, shift: bool = False) -> None:
        code, number, text = KEYS[name]
        about = {"key": name, "code": code, "windowsVirtualKeyCode": number}
        about["modifiers"] = 8 if shift else 0
        down = {**about, "text": text} if text else about
        kind = "keyDown" if text else "rawKeyDown"
        await self.call("Input.dispatchKeyEvent", type=kind, **down)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    async def prefer(self, **features: str) -> None:
        """What the system of whoever looks at the page is set to, such as a dark theme."""
        named = [
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()
        ]
        await self.call("Emulation.setEmulatedMedia", features=named)

    async def picture(self, path: Path) -> None:
        shot = await self.call("Page.captureScreenshot", format="png")
        await asyncio.to_thread(path.write_bytes, base64.b64decode(shot["data"]))


WAITING = """
new Promise((done) => {
  const test = () => (%s);
  const end = performance.now() + %f;
  const look = () => {
    let value = null;
    try { value = test(); } catch (error) { value = null; }
    if (value || performance.now() > end) done(value instanceof Node || value || null);
    else setTimeout(look, 8);
  };
  look();
})
"""

REACHABLE = """
(selector, text) => {
  const named = (node) => text === null || node.textContent.trim() === text;
  const fits = (node) => named(node) && !node.disabled;
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const node = [...document.querySelectorAll(selector)].findLast((one) => fits(one) && seen(one));
  if (!node) return null;
  node.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = node.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  // What still moves would be missed: it must have been there the last time too.
  const before = window.lastSpot ?? {};
  window.lastSpot = { node, x, y };
  // Two looks may fall into one frame, so what is just sliding says so itself.
  const sliding = document.getAnimations().filter((one) => one.transitionProperty === "transform");
  const rests = !sliding.some((one) => one.effect.target.contains(node));
  const still = rests && before.node === node && before.x === x && before.y === y;
  const top = document.elementFromPoint(x, y);
  return still && top && (node.contains(top) || top.contains(node)) ? { x, y } : null;
}
"""
