"""The page a picture is painted on: pixels, colours and language are handed on together."""

import ast
from pathlib import Path

import render
from engine.core.words import msg
from render.kit.canvas import Canvas, key_alone
from render.kit.fonts import Face, Font
from render.kit.layout import WIDTH, Box
from render.kit.marks import brackets
from render.kit.theme import DARK, THEMES

FOLDER = Path(render.__file__).parent


def test_a_page_is_as_wide_as_every_picture_in_the_ground_of_its_theme():
    for theme in THEMES.values():
        canvas = Canvas.page(90, theme, key_alone)
        assert canvas.image.getcolors() == [(WIDTH * 90, theme.ground)]
        assert (canvas.theme, canvas.say(msg("picture-over"))) == (theme, "picture-over")


def test_what_takes_a_sheet_takes_a_canvas():
    canvas = Canvas.page(90, THEMES["dark"], key_alone)
    brackets(canvas, Box(20, 20, 50, 50))
    assert len(canvas.image.getcolors()) > 1


def test_no_function_is_given_a_sheet_beside_a_language():
    """Who paints words paints them on a canvas."""
    found = []
    for path in FOLDER.rglob("*.py"):
        for one in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(one, ast.FunctionDef):
                given = {each.arg for each in (*one.args.args, *one.args.kwonlyargs)}
                if {"sheet", "say"} <= given or {"canvas", "say"} <= given:
                    found.append(f"{path.relative_to(FOLDER)}:{one.name}")
    assert found == []


def lamp(height=160, top=0):
    """A page with a plain field, a sign and a word so far down, not drawn yet."""
    canvas = Canvas.page(height, DARK, key_alone)
    canvas.panel(Box(30, top + 20, 300, 100), 20, DARK.panel)
    canvas.put_seat(0, 60, (400, top + 70))
    canvas.text((500, top + 70), "Lamp", Font(Face.TITLE, 40), DARK.text)
    return canvas


def test_a_page_laid_on_another_looks_as_if_it_were_drawn_and_is_not_drawn_for_it():
    late, early = (Canvas.page(400, DARK, key_alone) for _ in range(2))
    part = lamp().image
    late.put(part, (0, 90))
    assert not part.is_drawn
    early.put(lamp().image.copy(), (0, 90))
    assert late.image.tobytes() == early.image.tobytes()


def names(page):
    return [[name for *_, name in row.strokes] for row in page.rows()]


def test_what_lies_on_it_has_the_names_that_it_would_have_there():
    laid = Canvas.page(400, DARK, key_alone)
    laid.put(lamp().image, (0, 80))
    direct = lamp(400, 80)
    for number in (1, 2):
        ground, *others = names(laid.image)[number]
        assert others == names(direct.image)[number][1:]
        assert ground != names(direct.image)[number][0]


def test_what_hangs_over_the_edge_of_a_page_hangs_over_nothing_where_it_is_laid():
    late, early = (Canvas.page(400, DARK, key_alone) for _ in range(2))
    part = Canvas.page(100, DARK, key_alone)
    part.fill(Box(50, 60, 200, 80), DARK.panel)
    late.put(part.image, (0, 90))
    early.put(part.image.copy(), (0, 90))
    assert late.image.tobytes() == early.image.tobytes()
