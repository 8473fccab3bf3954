"""Fingers on a real touch screen: Chromium is told where they are, as a phone tells it."""

from __future__ import annotations

from bench.chromium import Page

Point = tuple[float, float]
STEPS = 6


class Fingers:
    """One or two fingers that are put down, moved and lifted."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def _send(self, kind: str, points: list[Point]) -> None:
        if not hasattr(self, "_chromium"):
            self._chromium = await self._page.tab.context.new_cdp_session(self._page.tab)
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event = {"type": kind, "touchPoints": touches}
        await self._chromium.send("Input.dispatchTouchEvent", event)

    async def down(self, *points: Point) -> None:
        self._points = list(points)
        await self._send("touchStart", self._points)

    async def move(self, *points: Point) -> None:
        """Little by little, as fingers do."""
        for step in range(1, STEPS + 1):
            between = [
                (a + (x - a) * step / STEPS, b + (y - b) * step / STEPS)
                for (a, b), (x, y) in zip(self._points, points, strict=True)
            ]
            await self._send("touchMove", between)
        self._points = list(points)

    async def up(self) -> None:
        await self._send("touchEnd", [])

    async def swipe(self, begin: Point, end: Point) -> None:
        await self.down(begin)
        await self.move(end)
        await self.up()


async def middle_of(page: Page, selector: str) -> Point:
    """The middle of the first such element, in the window."""
    x, y = await page.run(
        f"""(() => {{
          const box = document.querySelector({selector!r}).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()"""
    )
    return x, y
