"""Painting in the colours of a palette gives what painting and mapping would give."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit.inlay import INLAY_BUDGET, Inks
from render.kit.page import ROWS, Page
from render.kit.palette import inks, mapped
from render.kit.shapes import rounded
from render.kit.split import split
from render.kit.sprites import Sprite
from render.kit.theme import DARK, THEMES

SIZE = (400, 2 * ROWS + 11)
KEY = "shared"
UNSTABLE = (231, 231, 231)


def page(*, at: tuple[int, int] = (30, ROWS - 20), plain: bool) -> Page:
    """Something see-through over two rows, on one colour or on two."""
    made = Page(SIZE, DARK.panel)
    if not plain:
        made.fill((50, 0, 60, SIZE[1]), DARK.gold)
    made.stamp(rounded(60, 60, 20), at, DARK.text)
    return made


def drawn(made: Page) -> Image.Image:
    made.load()
    return made


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("at", [(30, ROWS - 20), (-10, -10), (370, 2 * ROWS - 20), (900, 900)])
def test_it_looks_as_if_it_were_drawn_and_then_mapped(at, plain):
    inlaid = mapped(page(at=at, plain=plain), KEY, DARK).convert("RGB")
    expected = mapped(drawn(page(at=at, plain=plain)), KEY, DARK).convert("RGB")
    assert inlaid.tobytes() == expected.tobytes()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_covers_its_ground_has_the_same_pixels_everywhere(theme):
    sprite = Sprite.of(Image.linear_gradient("L").convert("RGB").resize((90, 90)))
    made = Page(SIZE, theme.ground)
    made.put(sprite, (7, 33))
    shown = mapped(made, KEY, theme).crop((7, 33, 97, 123))
    assert shown.tobytes() == mapped(sprite.copy(), KEY, theme).tobytes()


def test_on_a_plain_ground_something_see_through_is_blended_once(monkeypatch):
    def count(colours, name, pixels):
        painted.append(name)
        return kept(colours, name, pixels)

    painted, kept = [], Inks._kept
    INLAY_BUDGET.clear()
    monkeypatch.setattr(Inks, "_kept", count)
    first = mapped(page(plain=True), KEY, DARK)
    mapped(page(at=(200, 40), plain=True), KEY, DARK)
    mapped(page(plain=False), KEY, DARK)
    assert len(painted) == 1
    assert not ImageChops.difference(first, mapped(page(plain=True), KEY, DARK)).getbbox()


@pytest.mark.parametrize("at", [(30, ROWS - 20), (-10, -10), (370, 2 * ROWS - 20), (25, 3)])
def test_a_sprite_in_parts_looks_as_if_it_were_blended_whole(at):
    def made() -> Page:
        page = Page(SIZE, DARK.panel)
        for x in range(0, SIZE[0], 20):
            page.fill((x, 0, x + 9, SIZE[1]), DARK.gold)
        page.put(sprite, at)
        return page

    image = Image.new("RGB", (90, 70), DARK.good)
    image.paste(DARK.text, (20, 20, 60, 33))
    image.putalpha(rounded(90, 70, 12))
    sprite = Sprite.of(image)
    assert len(split(sprite, lambda one: one).edges) > 1
    assert mapped(made(), KEY, DARK).convert("RGB").tobytes() == (
        mapped(drawn(made()), KEY, DARK).convert("RGB").tobytes()
    )


def test_what_is_smooth_all_over_stays_whole():
    image = Image.new("RGB", (90, 70), DARK.good)
    image.putalpha(Image.linear_gradient("L").resize((90, 70)))
    parts = split(Sprite.of(image), lambda one: one)
    assert [edge.box for edge in parts.edges] == [(0, 0, 90, 70)]
    assert parts.covering == ()


def test_rows_that_hide_their_ground_are_laid_without_a_mask():
    image = Image.new("RGBA", (90, 70), (*DARK.good, 255))
    for at in ((0, 5), (89, 60)):
        image.putpixel(at, (0, 0, 0, 0))
    parts = split(Sprite.of(image), lambda one: one)
    assert [(piece.box, piece.mask is None) for piece in parts.covering] == [
        ((0, 6, 90, 60), True),
        ((0, 0, 90, 6), False),
        ((0, 60, 90, 70), False),
    ]


@pytest.mark.parametrize("stamped", [True, False])
@pytest.mark.parametrize("size", [20, 90])
@pytest.mark.parametrize("plain", [True, False])
def test_what_is_laid_over_leaves_alone_what_it_does_not_touch(plain, size, stamped):
    """Also where the nearest colour of the ground is another one than itself."""
    theme = THEMES["colour-blind"]
    colours = inks("manhattan", theme)
    number = colours.index_of(UNSTABLE)
    assert number != colours.index_of(tuple(colours.colours[3 * number : 3 * number + 3]))
    made = Page((120, 120), UNSTABLE)
    if not plain:
        made.fill((12, 0, 15, 120), theme.ink)
    image = Image.new("RGBA", (size, size))
    image.paste((*theme.gold, 255), (0, 0, size // 2, size // 2))
    image.paste((*theme.gold, 99), (size // 2, 0, size // 2 + 1, size))
    if stamped:
        made.stamp(Sprite.of(image.getchannel("A")), (10, 10), theme.gold)
    else:
        made.put(Sprite.of(image), (10, 10))
    beside = (10 + size // 2 + 2, 9 + size)
    assert mapped(made, "manhattan", theme).getpixel(beside) == number
