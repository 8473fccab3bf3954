"""Somebody at the page of a table: touches places, presses buttons, and waits for what comes."""

from __future__ import annotations

import json
import random
from itertools import pairwise

from bench.chromium import Page, PageError
from engine.core.choices import BETWEEN_TOKENS, Draft

READY = """document.querySelector('.table[aria-busy="false"]') && !document.body.ariaBusy"""
ANSWERED = "document.querySelector('#confirm')"
STATE = (
    "['#asking', '#question', '#answers'].map((id) => document.querySelector(id).textContent)"
    ".join()"
)
POINT = """((one) => {
  one.scrollIntoView({ block: 'center' });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  return [x, y, one.contains(there) ? '' : `covered by ${there?.outerHTML.slice(0, 200)}`];
})"""
"""Brings an element into view; the middle of it, in the window, and what lies over that."""

OPEN_PLACES = """(() => {
  const length = (one) => Number(one.dataset.token.split(' ')[0]);
  const all = [...document.querySelectorAll('.touch')];
  const last = Math.max(...all.map(length));
  return all.filter((one) => length(one) === last);
})()"""
"""The answers of the last question on the pictures: those of others can be touched, too."""

ANSWERS = f"""(() => {{
  const take = document.querySelector('#take:enabled');
  if (take) return [take];
  const places = {OPEN_PLACES};
  if (places.length > 0 && !places.some((one) => one.matches('.chosen'))) {{
    const held = places.filter((one) => one.closest('#hand'));
    return held.length > 0 ? held : places;
  }}
  const row = document.querySelector('#answers .row:not(:has([aria-pressed=true]))');
  return [...row.querySelectorAll('.button')];
}})()"""
"""What answers the present question: on the pictures where they show it, or else a button."""


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
        """The names of what answers the present question, as a screen reader says them."""
        found: list[str] = await self.page.run(
            f"""{OPEN_PLACES}.filter((one) => one.closest('{picture}'))
              .filter((one) => !one.matches('.chosen'))
              .map((one) => one.getAttribute('aria-label'))"""
        )
        return found

    async def touch(self, name: str, picture: str = "#stage") -> None:
        """Touch the middle of the place with this name."""
        await self._touch(
            f"""[...document.querySelectorAll('{picture} .touch')]
              .find((one) => one.getAttribute('aria-label') === {json.dumps(name)})"""
        )
        await self.page.wait(READY)

    async def _touch(self, element: str) -> str:
        """Touch the middle of this element; what the page asked before that. Raises ``PageError``
        where something else lies over it."""
        x, y, covered, asked = await self.page.run(f"[...{POINT}({element}), {STATE}]")
        if covered:
            raise PageError(covered)
        screen, mouse = self.page.tab.touchscreen, self.page.tab.mouse
        await (screen.tap(x, y) if self.phone else mouse.click(x, y))
        self.touches += 1
        return str(asked)

    async def _touch_and_wait(self, element: str) -> None:
        """The same, and wait until the page asks something else."""
        asked = await self._touch(element)
        await self.page.wait(f"{READY} && {STATE} !== {json.dumps(asked)}")

    async def press(self, selector: str, text: str | None = None) -> None:
        """Press the last such button."""
        await (self.page.tap if self.phone else self.page.click)(selector, text)
        self.touches += 1
        await self.page.wait(READY)

    async def answer(self, dice: random.Random, wish: Draft = ()) -> None:
        """Answer the question as this action would, or else somehow; of buttons by the first."""
        tokens = json.dumps([*wish, *map(BETWEEN_TOKENS.join, pairwise(wish))])
        await self._touch_and_wait(
            f"""((all) => {{
              const token = (one) => one.dataset.token?.replace(/^\\d+ /, '');
              return all.find((one) => {tokens}.includes(token(one)))
                ?? all[all[0].matches('.touch') ? Math.floor({dice.random()} * all.length) : 0];
            }})({ANSWERS})"""
        )

    async def is_whole(self) -> bool:
        """Whether the move only has to be confirmed."""
        return bool(await self.page.run(f"Boolean({ANSWERED})"))

    async def choose(self, dice: random.Random, wish: Draft = ()) -> None:
        """Answer until the move is whole."""
        while not await self.is_whole():
            await self.answer(dice, wish)

    async def confirm(self) -> None:
        """The next question may have a usual answer, which only has to be confirmed as well."""
        await self._touch_and_wait(ANSWERED)

    async def make_move(self, dice: random.Random, wish: Draft = ()) -> int:
        """A whole move, this one if it can be, as soon as this person is asked; how many touches it
        took."""
        before = self.touches
        await self.until_asked()
        await self.choose(dice, wish)
        await self.confirm()
        return self.touches - before
