"""What a picture costs beside its encoding: ``python -m bench.paint``.

Paint, map and encode a board, divided by encoding the same mapped picture at zlib level 3, in CPU
time of one process. The boards are those of a busy evening: several tables with every number of
seats, played by easy bots, come in turn, and of each table every second position of the second half
of its game, as one of two painting processes gets them. Nothing is painted twice. Bars: at most 2.0
for nine pictures of ten, and at most 120 kB for each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import cycle, islice, zip_longest
from statistics import median, quantiles
from time import process_time
from typing import Any

from PIL import Image

from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.game import AnyGame
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Public, Seen
from locales import Locale, all_words
from render.kit.memory import prepare_to_paint
from render.kit.palette import mapped
from render.kit.theme import THEMES, Theme
from render.painter import NO_MARKS, paint_board, painter_of
from render.picture import Say

MOST_RATIO = 2.0
MOST_BYTES = 120_000
LEVEL = 3
TABLES = 12
PROCESSES = 2
LATE = 8

REPEATED = 5
NAMES = ("Ann", "Marko", "Oksana", "Lev", "Ada", "Їжак")

Evenings = tuple[Sequence[Seen[Any, Public]], Sequence[Seen[Any, Public]]]


@dataclass(frozen=True)
class Figures:
    """The result for one game and theme."""

    ratios: tuple[float, ...]
    most_bytes: int

    @property
    def usual(self) -> float:
        return median(self.ratios)

    @property
    def slow(self) -> float:
        """Nine of ten pictures cost at most so much."""
        return quantiles(self.ratios, n=10)[-1]

    @property
    def good(self) -> bool:
        return self.slow <= MOST_RATIO and self.most_bytes <= MOST_BYTES


def measure(key: str, evenings: Evenings, theme: Theme) -> Figures:
    """Paint every board once; those of the first evening only warm the process."""
    say = all_words().speaker(Locale.EN, NAMES, for_chat=False)
    for seen in evenings[0]:
        paint_board(key, seen, NO_MARKS, theme, say, "")
    ratios, sizes = [], []
    for seen in evenings[1]:
        begun = process_time()
        picture = paint_board(key, seen, NO_MARKS, theme, say, "")
        whole = process_time() - begun
        ratios.append(whole / encoding_alone(key, seen, theme, say))
        sizes.append(len(picture.png))
    return Figures(tuple(ratios), max(sizes))


def encoding_alone(key: str, seen: Seen[Any, Public], theme: Theme, say: Say) -> float:
    """Seconds to encode the mapped picture of this board, at best."""
    image = mapped(painter_of(key).board(seen.view, NO_MARKS, theme, say), key, theme)
    return min(seconds_of(lambda: save(image)) for _ in range(REPEATED))


def seconds_of(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def save(image: Image.Image) -> bytes:
    """A PNG as Pillow makes it at the level that we compare with."""
    store = BytesIO()
    image.save(store, "PNG", compress_level=LEVEL)
    return store.getvalue()


def evening(game: AnyGame, first: int) -> list[Seen[Any, Public]]:
    """The late boards of a dozen tables in turn; the first table has this number."""
    least, most = game.spec.seats
    seats = islice(cycle(range(least, most + 1)), TABLES)
    tables = [late_boards(game, count, number) for number, count in enumerate(seats, start=first)]
    return [seen for boards in zip_longest(*tables) for seen in boards if seen is not None]


def late_boards(game: AnyGame, seats: int, number: int) -> list[Seen[Any, Public]]:
    """The last of a game that one of the processes paints, at most from its second half."""
    boards = list(played(game, seats, bytes([number] * SEED_BYTES)))
    late = boards[len(boards) // 2 :]
    return late[::-PROCESSES][:LATE][::-1]


def played(game: AnyGame, seats: int, seed: bytes) -> Iterator[Seen[Any, Public]]:
    """What everyone sees after each move of a game of easy bots."""
    match, ply = start(game, Config(seats), seed), 0
    while match.turn is not None:
        seat = match.turn.seats[0]
        action = choose(match, seat, Level.EASY, Rng(seed, ply), at_once)
        match, ply = match.act(seat, action).match, ply + 1
        yield match.public()


def main() -> int:
    """Print the figures of every game and theme; 1 where a bar is missed."""
    prepare_to_paint()
    good = True
    for key, game in catalog().items():
        evenings = evening(game, 0), evening(game, TABLES)
        for name, theme in THEMES.items():
            figures = measure(key, evenings, theme)
            good = good and figures.good
            print(
                f"{key} {name}: {figures.usual:.2f} × encoding, nine of ten {figures.slow:.2f},"
                f" largest {figures.most_bytes / 1000:.0f} kB, {len(figures.ratios)} boards"
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
