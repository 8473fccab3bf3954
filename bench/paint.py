"""What painting costs beside encoding: ``python -m bench.paint``.

Paint and encode a board, divided by encoding the same image alone, in a warm process, over
positions of random games that were not painted before. Bars: at most 2.0, and at most 200 kB.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import median
from time import perf_counter
from typing import TypeVar

from engine.catalog import catalog
from engine.core.choices import Ask, Done, Draft, answers
from engine.core.game import AnyGame
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import PUBLIC, Public, Seen
from engine.core.words import Msg
from render.kit.palette import mapped, png
from render.kit.theme import THEMES, Theme
from render.painter import NO_MARKS, paint_board, painter_of

MOST_RATIO = 2.0
MOST_BYTES = 200_000
WARM_UP = 30
MEASURED = 60
EVERY = 7

V = TypeVar("V")


@dataclass(frozen=True)
class Figures:
    """The result for one game and theme."""

    ratio: float
    most_bytes: int

    @property
    def good(self) -> bool:
        return self.ratio <= MOST_RATIO and self.most_bytes <= MOST_BYTES


def measure(key: str, views: Sequence[V], theme: Theme) -> Figures:
    """Paint every view once; the first ones only warm the process."""
    ratios, sizes = [], []
    for view in views:
        seen: Seen[V, Public] = Seen(view, PUBLIC)
        start = perf_counter()
        picture = paint_board(key, seen, NO_MARKS, theme, say_key, "")
        whole = perf_counter() - start
        ratios.append(whole / encoding_alone(key, view, theme))
        sizes.append(len(picture.png))
    return Figures(median(ratios[WARM_UP:]), max(sizes))


def encoding_alone(key: str, view: V, theme: Theme) -> float:
    """Seconds to save the image that this view gives."""
    image = mapped(painter_of(key).board(view, NO_MARKS, theme, say_key), key, theme)
    start = perf_counter()
    png(image)
    return perf_counter() - start


def say_key(message: Msg) -> str:
    """Words of about the usual length, without a language."""
    return message.key


def played_views(game: AnyGame) -> Iterator[object]:
    """What everyone sees of random games, with every number of players in turn."""
    dice = random.Random(game.spec.key)
    least, most = game.spec.seats
    while True:
        for seats in range(least, most + 1):
            yield from islice(one_game(game, seats, dice), 1, None, EVERY)


def one_game(game: AnyGame, seats: int, dice: random.Random) -> Iterator[object]:
    """The public view after each move of one random game."""
    seed = dice.randbytes(SEED_BYTES)
    state, ply = game.setup(Config(seats), Rng(seed, 0)), 0
    while (turn := game.turn(state)) is not None:
        ply += 1
        seat = dice.choice(turn.seats)
        action = random_action(game.ask, game.view(state, seat), dice)
        state = game.apply(state, seat, action, Rng(seed, ply)).state
        yield game.view(state, PUBLIC)


def random_action(ask: Ask[V], view: V, dice: random.Random) -> Draft:
    """A legal action, one random answer after the other."""
    draft: Draft = ()
    while not isinstance(step := ask(view, draft), Done):
        draft = (*draft, dice.choice(list(answers(step))))
    return draft


def main() -> int:
    """Print the figures of every game and theme; 1 where a bar is missed."""
    good = True
    for key, game in catalog().items():
        views = list(islice(played_views(game), WARM_UP + MEASURED))
        for name, theme in THEMES.items():
            figures = measure(key, views, theme)
            good = good and figures.good
            print(
                f"{key} {name}: {figures.ratio:.2f} × encoding, {figures.most_bytes / 1000:.0f} kB"
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
