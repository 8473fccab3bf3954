"""The same input gives the same bytes, whatever was painted before, wherever."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from hashlib import sha256
from multiprocessing import get_context

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.rng import Rng
from engine.core.words import Msg
from engine.games.manhattan.view import Stage
from render.games.manhattan import PAINTER
from render.games.manhattan.sample import sample_view
from render.kit import fonts
from render.kit.colour import Colour
from render.kit.inlay import INLAY_BUDGET
from render.kit.palette import BAND_BUDGET, SHARED, file_name, mapped
from render.kit.sprites import forget_sprites
from render.kit.theme import DARK, THEMES
from render.painter import NO_MARKS
from render.palettes import COLOURS, FOLDER
from tests.render.painting import board
from tests.render.scenes import SCENES
from tests.render.scenes.manhattan import KEY, view

SOME_SCENES = tuple(SCENES)[::4]
"""Of every game; the files that were approved hold all of them."""

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def say(message: Msg) -> str:
    return message.key


def forget() -> None:
    for cached in (fonts.run, fonts.width_of, fonts.glyph):
        cached.cache_clear()
    forget_sprites()
    INLAY_BUDGET.clear()
    BAND_BUDGET.clear()


def fingerprints(names: Iterable[str]) -> dict[str, str]:
    """Of these scenes, painted one after the other as by a process that has painted nothing."""
    forget()
    return {name: sha256(SCENES[name](DARK, say).png).hexdigest() for name in names}


def test_another_process_in_another_order_paints_the_same():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        elsewhere = pool.submit(fingerprints, SOME_SCENES[::-1])
        assert fingerprints(SOME_SCENES) == elsewhere.result()


def test_threads_do_not_disturb_each_other():
    forget()
    with ThreadPoolExecutor(4) as pool:
        painted = list(pool.map(lambda _: board(KEY, view(4), NO_MARKS, DARK, say).png, range(12)))
    assert len(set(painted)) == 1


def test_different_positions_give_different_bytes():
    four, three = (board(KEY, view(seats), NO_MARKS, DARK, say) for seats in (4, 3))
    assert four.png != three.png


@ALL
@pytest.mark.parametrize("key", ["manhattan", SHARED])
def test_every_palette_lies_ready(key, theme):
    data = FOLDER.joinpath(file_name(key, theme)).read_bytes()
    assert 0 < len(data) <= COLOURS * 3
    assert len(data) % 3 == 0


@ALL
def test_palettes_are_true_on_positions_they_were_not_cut_from(theme):
    dice = Rng(b"unseen", 1)
    for seats, eye in ((2, None), (3, 1), (4, 2)):
        image = PAINTER.board(sample_view(seats, eye, Stage.BUILD, dice), NO_MARKS, theme, say)
        difference = ImageChops.difference(image, mapped(image, "manhattan", theme).convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 0.8


@ALL
def test_large_fields_keep_their_exact_colour(theme):
    image = PAINTER.board(view(4), NO_MARKS, theme, say)
    shown = mapped(image, "manhattan", theme).convert("RGB")
    counts = sorted(image.getcolors(image.width * image.height), reverse=True)
    for _, colour in counts[:4]:
        found = shown.getpixel(first_of(colour, image))
        assert max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 3


def first_of(colour: Colour, image: Image.Image) -> tuple[int, int]:
    """Where this colour is first."""
    pixels = image.tobytes()
    at = pixels.index(bytes(colour))
    while at % 3:
        at = pixels.index(bytes(colour), at + 1)
    return at // 3 % image.width, at // 3 // image.width
