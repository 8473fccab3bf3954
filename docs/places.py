"""Paints the pictures of games with their outlines over them, to be looked at:
``python -m docs.places FOLDER [key …] [--seats 3] [--theme light]``.

Easy bots play a game at every table, and the last question of every kind is painted: the board and
the hand. What can be touched to answer it has a filled outline, what else has one a bare line.
Then it is told how small the smallest outline was, and which answers need buttons.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.choices import Done, OneOf, Option, SomeOf
from engine.core.game import AnyGame, config_problems
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Private
from locales import Catalogue, Locale
from render.kit.outline import touches
from render.kit.theme import THEMES, Theme
from render.painter import Marks
from render.picture import Say
from render.pictures.placed import PlacedPicture, place_board, place_hand
from tables.play.question import Question, question_at

NAMES = ("Ann", "Marko", "Lev", "Oksana", "Ben", "Ada")
LINE, FILL, BARE = (255, 0, 200, 255), (255, 0, 200, 90), (0, 200, 255, 255)


def tables(game: AnyGame, seats: int | None) -> Iterator[Config]:
    """Every number of seats, or this one, as it is and with each other value of each option."""
    least, most = game.spec.seats
    for count in range(least, most + 1) if seats is None else (seats,):
        found = [Config(count)]
        for setting in game.spec.options:
            values = [value for value in setting.values() if value != setting.default]
            found += [Config(count, {setting.key: value}) for value in values]
        yield from (config for config in found if not config_problems(game.spec, config))


def questions(game: AnyGame, config: Config) -> Iterator[Question]:
    """All that is asked in one game."""
    dice = random.Random(f"{game.spec.key} {config}")
    match: AnyMatch = start(game, config, dice.randbytes(SEED_BYTES))
    while (turn := match.turn) is not None:
        seat, rng = turn.seats[0], Rng(dice.randbytes(SEED_BYTES), 0)
        action = choose(match, seat, Level.EASY, rng, at_once)
        asked = [question_at(match, seat, action[:length], 0) for length in range(len(action) + 1)]
        yield from {one.draft: one for one in asked}.values()
        match = match.act(seat, action).match


def options_of(now: Question) -> tuple[Option, ...]:
    """The answers that could have an outline."""
    return now.step.options if isinstance(now.step, OneOf | SomeOf) else ()


def pictures(now: Question, theme: Theme, say: Say) -> list[PlacedPicture[Private]]:
    """The board with the spots of the question, and the hand, where there is one."""
    key = now.prospect.game.spec.key
    spots = dict.fromkeys(option.spot for option in options_of(now) if option.spot)
    marks = Marks(tuple((spot, "") for spot in spots))
    board = place_board(key, now.seen, marks, theme, say, "")
    hand = place_hand(key, now.seen, theme, say, "")
    return [board] if hand is None else [board, hand]


def painted(one: PlacedPicture[Private], now: Question) -> Image.Image:
    """The picture with its outlines."""
    image = Image.open(BytesIO(one.picture.png)).convert("RGBA")
    layer = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(layer)
    pieces = [outline for copies in one.places.pieces.values() for outline in copies]
    for outline in (*one.places.spots.values(), *pieces):
        pen.polygon(outline.points, outline=BARE, width=3)
    for touch in touches(now.step, one.places):
        pen.polygon(touch.outline.points, fill=FILL, outline=LINE, width=3)
    return Image.alpha_composite(image, layer).convert("RGB")


def side_by_side(images: list[Image.Image]) -> Image.Image:
    """All of them in one picture, at half their size."""
    small = [image.resize((image.width // 2, image.height // 2)) for image in images]
    size = (sum(image.width for image in small), max(image.height for image in small))
    sheet, left = Image.new("RGB", size), 0
    for image in small:
        sheet.paste(image, (left, 0))
        left += image.width
    return sheet


class Findings:
    """How small outlines are, and which answers have none, over all questions of a game."""

    def __init__(self) -> None:
        self.least: dict[str, tuple[int, int]] = {}
        self.buttons: dict[str, set[str]] = {}

    def add(self, kind: str, now: Question, found: list[PlacedPicture[Private]]) -> None:
        """Take in one question with its pictures."""
        given = [touch for one in found for touch in touches(now.step, one.places)]
        for touch in given:
            size = touch.outline.box[2:]
            self.least[kind] = min(self.least.get(kind, size), size)
        missing = {option.token for option in options_of(now)} - {one.token for one in given}
        if missing or not options_of(now):
            self.buttons.setdefault(kind, set()).update(missing or {type(now.step).__name__})

    def lines(self) -> Iterator[str]:
        """What was found, one kind of question in each line."""
        for kind, (width, height) in sorted(self.least.items()):
            yield f"  {kind}: at least {width} × {height}"
        for kind, tokens in sorted(self.buttons.items()):
            yield f"  {kind}: buttons for {', '.join(sorted(tokens)[:8])}"


def write(folder: Path, game: AnyGame, seats: int | None, theme: Theme, say: Say) -> Findings:
    """A file for the last question of every kind at every table, and what was found."""
    findings = Findings()
    for config in tables(game, seats):
        last: dict[str, Question] = {}
        for now in questions(game, config):
            if not isinstance(now.step, Done):
                last[now.step.prompt.key] = now
        words = [f"{config.seats}p", *(f"{key}={value}" for key, value in config.options.items())]
        for kind, now in last.items():
            found = pictures(now, theme, say)
            findings.add(kind, now, found)
            file = folder / game.spec.key / f"{'-'.join(words)}-{kind}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            side_by_side([painted(one, now) for one in found]).save(file)
    return findings


def main() -> None:
    """Read the command line, paint, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--theme", default="dark", choices=list(THEMES))
    given = parser.parse_args()
    say = Catalogue.load().speaker(Locale.EN, NAMES, for_chat=False)
    for key in given.keys or catalog():
        findings = write(given.folder, catalog()[key], given.seats, THEMES[given.theme], say)
        print("\n".join((key, *findings.lines())), flush=True)


if __name__ == "__main__":
    main()
