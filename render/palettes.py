"""Makes the fixed palettes: ``python -m render.palettes [key …]``, after colours have changed.

Without a key it makes those of all games, and of Boroughs.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import isqrt
from pathlib import Path
from pkgutil import iter_modules

from PIL import Image

import render.games
from engine.core.game import Outcome, Part, Tally
from engine.core.words import plain
from render.kit.canvas import key_alone
from render.kit.colour import Colour
from render.kit.columns import Figures
from render.kit.palette import RECORDS, REVIEWS, SHARED, file_name
from render.kit.theme import THEMES, Theme
from render.painter import painter_of
from render.pictures.final import MOST_PARTS, draw_final
from render.pictures.lobby import Lobby, LobbySeat, draw_lobby
from render.pictures.ranking import Group, Place, Ranking, draw_ranking
from render.pictures.record import Card, draw_record
from render.pictures.review import Chart, Dot, Line, MarkedTurn, draw_review

FOLDER = Path(__file__).parent / "assets" / "palettes"
COLOURS = 256
FLAT = 600
"""A colour that covers so many pixels is a field, not an edge: it is kept as it is."""

MOST_FLAT = 130
NEAR = 11
TWIN = 5
MOST_WEIGHT = 40


def cut(images: tuple[Image.Image, ...]) -> bytes:
    """A palette for these images: colours of large fields exactly, the rest for smooth edges."""
    found = _count(images)
    flat: list[Colour] = []
    for colour, count in found.most_common(MOST_FLAT):
        if count >= FLAT and not _near(colour, flat, TWIN):
            flat.append(colour)
    edges = {colour: count for colour, count in found.items() if not _near(colour, flat, NEAR)}
    blends = [one for one in _blends(edges, COLOURS - len(flat)) if not _near(one, flat, NEAR)]
    return bytes(value for colour in (*flat, *blends) for value in colour)


def _near(colour: Colour, flat: list[Colour], limit: int) -> bool:
    """Whether a colour would compete with a field: Pillow looks colours up in cells four wide."""
    return any(
        sum((a - b) ** 2 for a, b in zip(colour, one, strict=True)) < limit**2 for one in flat
    )


def _count(images: tuple[Image.Image, ...]) -> Counter[Colour]:
    found: Counter[Colour] = Counter()
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            if isinstance(colour, tuple):
                found[(colour[0], colour[1], colour[2])] += count
    return found


def _blends(edges: dict[Colour, int], count: int) -> list[Colour]:
    """The best few for many colours; frequent ones weigh more, but not by their full number."""
    pixels = [c for c, n in edges.items() for _ in range(min(MOST_WEIGHT, 1 + isqrt(n)))]
    row = Image.new("RGB", (len(pixels), 1))
    row.putdata(pixels)
    method = Image.Quantize.MEDIANCUT
    data = row.quantize(count, method=method, kmeans=3).getpalette() or []
    return [(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 3)]


def shared_samples(theme: Theme) -> tuple[Image.Image, ...]:
    """Lobby and final table with every seat and every texture."""
    game = next(module.name for module in iter_modules(render.games.__path__))
    taken = tuple(LobbySeat(f"{n}", n == 0, n == 1, "easy" if n == 2 else "") for n in range(4))
    labels = [plain(str(number)) for number in range(5)]
    parts = tuple(Part(label, 4) for label in labels)
    tallies = tuple(Tally(seat, parts) for seat in range(6))
    losing = Tally(None, (*parts, Part(labels[0], -4)))
    together = Outcome((1,) * 6, plain("why"), (losing,), won=True)
    apart = Outcome(tuple(range(1, 7)), plain("why"), tallies)
    lobby = Lobby(game, taken, 2, 6, ("● ■ ▲", "◆ ⬢ ★"))
    emblems = tuple((seat,) for seat in range(6))
    many = tuple(Part(plain(str(number)), number - 2) for number in range(MOST_PARTS + 2))
    pad = Outcome(apart.ranks, apart.why, tuple(Tally(seat, many) for seat in range(6)))
    return (
        draw_lobby(lobby, theme, key_alone),
        draw_final(game, pad, emblems, theme, key_alone),
        draw_final(game, apart, emblems, theme, key_alone),
        draw_final(game, together, emblems, theme, key_alone),
    )


def record_samples(theme: Theme) -> tuple[Image.Image, ...]:
    """A record and a leaderboard, with every medal and the reader's own line."""
    game = next(module.name for module in iter_modules(render.games.__path__))
    lines = (Figures("name", ("1", "2")),)
    card = Card(game, "name", "", "title", "place", (("label", "value"),), ("a", "b"), lines)
    places = tuple(Place(rank, "name", ("1", "2"), own=rank == 4) for rank in range(1, 6))
    ranking = Ranking(game, "title", "place", (Group("title", ("a", "b"), places),))
    return draw_record(card, theme), draw_ranking(ranking, theme, key_alone)


def review_samples(theme: Theme) -> tuple[Image.Image, ...]:
    """Six curves that cross each other with their bands, and that of a team."""
    game = next(module.name for module in iter_modules(render.games.__path__))
    slopes = [(seat - 2.5) * 4 for seat in range(6)]
    curves = [tuple(Dot(n, slope * (n - 5), 9) for n in range(1, 11)) for slope in slopes]
    lines = tuple(Line(seat, "name", "+7", curves[seat]) for seat in range(6))
    team = (Line(None, "name", "27", curves[0]),)
    turns = (MarkedTurn(0, curves[0][3], "words"),)
    words = (game, "title", "subtitle", "pill", 10, "first", "last", 0.0, "level")
    charts = [Chart(*words, some, turns, "note") for some in (lines, team)]
    return tuple(draw_review(chart, theme) for chart in charts)


def write_all() -> None:
    """Write the palettes of every game that has a painter, and those of the shared pictures."""
    FOLDER.mkdir(exist_ok=True)
    for theme in THEMES.values():
        FOLDER.joinpath(file_name(SHARED, theme)).write_bytes(cut(shared_samples(theme)))
        FOLDER.joinpath(file_name(RECORDS, theme)).write_bytes(cut(record_samples(theme)))
        FOLDER.joinpath(file_name(REVIEWS, theme)).write_bytes(cut(review_samples(theme)))
    for module in iter_modules(render.games.__path__):
        write_game(module.name)


def write_game(key: str) -> None:
    """The palettes of one game."""
    for theme in THEMES.values():
        samples = painter_of(key).samples(theme, key_alone)
        FOLDER.joinpath(file_name(key, theme)).write_bytes(cut(samples))


if __name__ == "__main__":
    for key in sys.argv[1:]:
        write_game(key)
    if not sys.argv[1:]:
        write_all()
