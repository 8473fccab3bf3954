"""The sky and the silhouettes behind every title. A game brings its own kinds of buildings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from engine.core.rng import Rng
from render.kit.colour import WHITE, Colour, mix
from render.kit.layout import WIDTH, Box
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

HEIGHT = 148
SUBTITLE_TOP, SUBTITLE_END = 80, 760
"""Below and left of these no window is lit: words stand there."""

BAND_TOPS = (0, 40, 72, 98, 118, 132)


@dataclass(frozen=True)
class Lot:
    """Where one silhouette stands, how high it may be, and the dice that vary it."""

    left: float
    width: float
    height: float
    dice: Rng

    @property
    def top(self) -> float:
        return HEIGHT - self.height


Silhouette = Callable[[Pen, Lot, Colour], None]


@dataclass(frozen=True)
class Motif:
    """What stands on the horizon of a game. ``seed`` makes its skyline its own."""

    seed: str
    tall: tuple[Silhouette, ...]
    low: tuple[Silhouette, ...]


def tower(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A city tower, sometimes stepped, sometimes with a mast."""
    right = lot.left + lot.width
    pen.block((lot.left, lot.top, right, HEIGHT), 0, colour)
    whim = lot.dice.below(4)
    if whim == 0:
        inset = lot.width * 0.24
        pen.block((lot.left + inset, lot.top - 12, right - inset, lot.top), 0, colour)
    if whim <= 1 and lot.height > 60:
        middle = lot.left + lot.width / 2
        pen.block((middle - 1.5, lot.top - 30, middle + 1.5, lot.top), 0, colour)


def house(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A house with a pitched roof."""
    right = lot.left + lot.width
    eaves = lot.top + min(lot.height * 0.4, lot.width * 0.36)
    pen.block((lot.left + 3, eaves, right - 3, HEIGHT), 0, colour)
    pen.polygon(
        ((lot.left - 2, eaves + 1), (lot.left + lot.width / 2, lot.top), (right + 2, eaves + 1)),
        colour,
    )


def _rise(share: float) -> float:
    """How high the city reaches at this share of the width: low under the title, then a peak."""
    if share < 0.34:
        return 0.16
    if share < 0.56:
        return 0.16 + 0.84 * (share - 0.34) / 0.22
    return 1.0 - 0.6 * (share - 0.56) / 0.44


@cached_sprite
def horizon(motif: Motif, theme: Theme) -> Image.Image:
    """The whole band of sky and city, without words."""
    sheet = Sheet.blank(WIDTH, HEIGHT, theme.ground)
    _sky(sheet, theme)
    dice = Rng(motif.seed.encode(), 0)
    far, mid, near = theme.skyline
    sheet.put(_lights(dice, theme), (0, 0))
    sheet.put(_row(motif.tall, dice, far, (128, 62, 34)), (0, 0))
    sheet.put(_row(motif.tall, dice, mid, (104, 54, 26), theme.window), (0, 0))
    sheet.put(_row(motif.low, dice, near, (46, 56, 24)), (0, 0))
    return sheet.image


def _sky(sheet: Sheet, theme: Theme) -> None:
    """Bands that grow narrower and brighter towards the horizon."""
    for top, colour in zip(BAND_TOPS, theme.sky, strict=True):
        sheet.fill(Box(0, top, WIDTH, HEIGHT - top), colour)


def _lights(dice: Rng, theme: Theme) -> Image.Image:
    """Sun by day; moon and stars by night."""
    pen = Pen(WIDTH, HEIGHT)
    if theme.daylight:
        pen.disc((528, 40), 18, theme.gold)
        return pen.sprite()
    pen.disc((546, 32), 15, mix(theme.window or WHITE, WHITE, 0.4))
    pen.rub_out((553, 27), 12.5)
    for _ in range(34):
        at = (dice.below(WIDTH), dice.below(64))
        pen.disc(at, 1.1, mix(theme.sky[0], WHITE, 0.7))
    return pen.sprite()


def _row(
    kinds: tuple[Silhouette, ...],
    dice: Rng,
    colour: Colour,
    measure: tuple[int, int, int],
    window: Colour | None = None,
) -> Image.Image:
    tallest, widest, spread = measure
    pen = Pen(WIDTH, HEIGHT)
    left = -10.0
    while left < WIDTH:
        width = widest - dice.below(spread)
        share = 0.55 + dice.below(46) / 100
        lot = Lot(left, width, max(14, tallest * _rise(left / WIDTH) * share), dice)
        dice.pick(kinds)(pen, lot, colour)
        if window is not None:
            _windows(pen, lot, window)
        left += width + (dice.below(3) - 1)
    return pen.sprite()


def _windows(pen: Pen, lot: Lot, colour: Colour) -> None:
    for row in range(max(0, int(lot.height - 26) // 13)):
        for column in range(int(lot.width - 10) // 11):
            if lot.dice.below(4) == 0:
                x, y = lot.left + 8 + column * 11, lot.top + 14 + row * 13
                if y < SUBTITLE_TOP or x > SUBTITLE_END:
                    pen.block((x, y, x + 5, y + 7), 0, colour)
