"""Paints the question screens of games as a phone shows them, to be looked at:
``python -m docs.panels FOLDER [key …] [--locale ru] [--theme light]``.

Bots play at tables of every size, and with every choice of the options; of a campaign they play all
episodes. Every kind of question that they are asked is painted once early and once late, with its
text, its picture and its buttons.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import islice
from pathlib import Path

from PIL import Image, ImageDraw

from cogs.screens.question import question_page
from cogs.ui.page import Page
from cogs.ui.reader import Reader, make_reader
from cogs.ui.widgets import Button, Style
from db.database import Database
from engine.bots.candidates import sample
from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.actions import text_of
from engine.core.choices import Draft
from engine.core.game import AnyGame, config_problems
from engine.core.match import AnyMatch
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Seat
from locales import Catalogue, Locale
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.text import words_of, wrap
from render.kit.theme import THEMES
from tables.context import Caller, Context
from tables.lobby import opening
from tables.lobby.campaign import coming, next_episode
from tables.play import act
from tables.play.question import Question, question
from tables.table import Table

NAMES = ("Ann", "Marko", "Lev", "Oksana", "Ben", "Ada")
WIDTH, COLUMN, LEFT = 780, 628, 128
"""The screen, the column of a message and where it begins, in pixels at twice 390 points."""

TEXT = Font(Face.LABEL, 32)
BUTTON = Font(Face.LABEL, 30)
GROUND, WORDS = (49, 51, 56), (219, 222, 225)
COLOURS = {
    Style.PLAIN: (78, 80, 88),
    Style.MAIN: (88, 101, 242),
    Style.GOOD: (36, 128, 70),
    Style.DANGER: (218, 55, 60),
}
SHEET_COLUMNS = 8
SURPRISES = 0.2
"""How often a move is drawn by lot."""


@dataclass(frozen=True)
class Screen:
    """A question as it was found in a game: what kind it is, and at which table it was asked."""

    kind: str
    table: Table
    question: Question


def tables_of(game: AnyGame) -> Iterator[Config]:
    """Tables of every size, and every other choice of each option at the smallest that has it."""
    least, most = game.spec.seats
    sizes = range(least, most + 1)
    yield from map(Config, sizes)
    for setting in game.spec.options:
        for value in setting.values():
            found = (Config(seats, {setting.key: value}) for seats in sizes)
            allowed = (config for config in found if not config_problems(game.spec, config))
            if value != setting.default:
                yield from islice(allowed, 1)


async def screens(key: str, config: Config, archive: Path) -> AsyncIterator[Screen]:
    """Every question of a game that bots play, move by move; of a campaign, of all episodes."""
    dice = random.Random(f"{key} {config.seats} {config.options}")
    database = await Database.open(archive)
    context = Context(database, new_seed=lambda: dice.randbytes(SEED_BYTES))
    try:
        table: Table | None = await _begun(context, key, config)
        while table is not None:
            async for screen in _played(context, table, dice):
                yield screen
            table = await _next_episode(context, table.id)
    finally:
        await database.close()


async def _played(context: Context, table: Table, dice: random.Random) -> AsyncIterator[Screen]:
    while table.row.ended_at is None and (turn := table.match_needed().match.turn) is not None:
        seat = turn.seats[0]
        action = _chosen(table.match_needed().match, seat, dice)
        for now in _questions(table, seat, action):
            yield Screen(_kind(now), table, now)
        caller = Caller(100 + seat, NAMES[seat], f"move-{table.id}-{table.row.rev}")
        table = (await act.act(context, table.id, caller, text_of(action))).after


def _chosen(match: AnyMatch, seat: Seat, dice: random.Random) -> Draft:
    """What a bot would do; now and then anything else, for bots would never ask some questions."""
    rng = Rng(dice.randbytes(SEED_BYTES), 0)
    if dice.random() < SURPRISES:
        return sample(match.game, match.seen_by(seat).view, 1, rng)[0]
    return choose(match, seat, Level.EASY, rng, at_once)


async def _begun(context: Context, key: str, config: Config) -> Table:
    host, options = Caller(100, NAMES[0], "open"), dict(config.options)
    table = await opening.open_table(context, host, key, locale="en", options=options)
    for seat in range(1, config.seats):
        caller = Caller(100 + seat, NAMES[seat], f"join-{seat}")
        table = (await opening.join(context, table.id, caller)).after
    return (await opening.start(context, table.id, Caller(100, NAMES[0], "start"))).after


async def _next_episode(context: Context, table_id: int) -> Table | None:
    """The next episode of a campaign, begun; None where there is none."""
    if coming(await context.table(table_id)) is None:
        return None
    host = Caller(100, NAMES[0], f"next-{table_id}")
    opened = await next_episode(context, table_id, host)
    return (
        await opening.start(context, opened.id, replace(host, interaction=f"go-{opened.id}"))
    ).after


def _questions(table: Table, seat: int, action: Draft) -> Iterator[Question]:
    """The questions on the way to this action, and its preview."""
    position = table.match_needed()
    lengths = {}
    for length in range(len(action) + 1):
        now = question(position, seat, action[:length])
        lengths[len(now.draft)] = now
    yield from lengths.values()


def _kind(now: Question) -> str:
    prompt = getattr(now.step, "prompt", None)
    name = prompt.key if prompt is not None else f"preview-{'-'.join(now.draft[:1])}"
    return f"{name}{'-columns' if getattr(now.step, 'facets', ()) else ''}"


def painted(page: Page) -> Image.Image:
    """The page as a phone shows it, as far as a message goes."""
    lines = [line for text in page.text.split("\n") for line in _wrapped(text)]
    picture = Image.open(BytesIO(page.pictures[0].png)).convert("RGB")
    shown = picture.resize(
        (COLUMN, picture.height * COLUMN // picture.width), Image.Resampling.LANCZOS
    )
    rows: dict[int, list[Button]] = {}
    for widget in page.widgets:
        if isinstance(widget, Button):
            rows.setdefault(widget.row, []).append(widget)
    height = 40 + 42 * len(lines) + shown.height + 92 * (len(rows) + 1)
    sheet = Sheet.blank(WIDTH, height, GROUND)
    for number, line in enumerate(lines):
        sheet.text((LEFT, 40 + 42 * number), line, TEXT, WORDS)
    top = 30 + 42 * len(lines)
    sheet.image.paste(shown, (LEFT, top))
    _paint_buttons(sheet, list(rows.values()), top + shown.height + 16)
    ImageDraw.Draw(sheet.image).line([(0, 1688), (WIDTH, 1688)], fill=(240, 71, 71), width=2)
    return sheet.image


def _wrapped(text: str) -> list[str]:
    return wrap(words_of(text.replace("**", "")), lambda line: width_of(line, TEXT), COLUMN)


def _paint_buttons(sheet: Sheet, rows: list[list[Button]], top: int) -> None:
    for row in rows:
        left = LEFT
        for button in row:
            width = max(100, width_of(button.label, BUTTON) + 60)
            if left > LEFT and left + width > LEFT + COLUMN:
                left, top = LEFT, top + 88
            box = Box(left, top, width, 76)
            colour = COLOURS[button.style]
            shade = tuple(part // 2 + 25 for part in colour) if button.off else colour
            sheet.panel(box, 14, (shade[0], shade[1], shade[2]))
            sheet.text(box.centre, button.label, BUTTON, (255, 255, 255), Hold.MIDDLE)
            left += width + 14
        top += 88


async def found(key: str, reader: Reader, folder: Path) -> dict[str, Page]:
    """The first and the last page of every kind of question of one game."""
    first: dict[str, Screen] = {}
    last: dict[str, Screen] = {}
    for number, config in enumerate(tables_of(catalog()[key])):
        async for screen in screens(key, config, folder / f"{key}-{number}.sqlite3"):
            first.setdefault(f"{screen.kind}-first", screen)
            last[f"{screen.kind}-last"] = screen
    return {
        kind: await question_page(screen.table, screen.question, reader)
        for kind, screen in (first | last).items()
    }


def contact_sheet(images: list[Image.Image]) -> Image.Image:
    """All screens side by side at half their size."""
    small = [image.resize((image.width // 2, image.height // 2)) for image in images]
    tallest = max(image.height for image in small)
    down = -(-len(small) // SHEET_COLUMNS)
    sheet = Image.new(
        "RGB", (SHEET_COLUMNS * (WIDTH // 2 + 10), down * (tallest + 10)), (20, 20, 24)
    )
    for number, image in enumerate(small):
        row, column = divmod(number, SHEET_COLUMNS)
        sheet.paste(image, (column * (WIDTH // 2 + 10), row * (tallest + 10)))
    return sheet


async def main() -> None:
    """Read the command line, and write a picture for each screen and a sheet for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--theme", default="dark", choices=list(THEMES))
    given = parser.parse_args()
    reader = make_reader(Catalogue.load(), Locale(given.locale), given.theme, NAMES)
    with tempfile.TemporaryDirectory() as archives:
        for key in given.keys or catalog():
            pages = await found(key, reader, Path(archives))
            write(given.folder, key, {kind: painted(page) for kind, page in sorted(pages.items())})
            print(f"{key}: {len(pages)} screens")


def write(folder: Path, key: str, images: dict[str, Image.Image]) -> None:
    """A file for each screen in a folder of its own, and all of them on one sheet."""
    (folder / key).mkdir(parents=True, exist_ok=True)
    for kind, image in images.items():
        image.save(folder / key / f"{kind}.png")
    contact_sheet(list(images.values())).save(folder / f"{key}.png")


if __name__ == "__main__":
    asyncio.run(main())
