"""The page a picture is painted on: pixels, colours and language are handed on together."""

import ast
from pathlib import Path

import render
from engine.core.words import msg
from render.kit.canvas import Canvas, key_alone
from render.kit.layout import WIDTH, Box
from render.kit.marks import brackets
from render.kit.theme import THEMES

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
