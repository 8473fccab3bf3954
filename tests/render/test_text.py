"""Words that are made to fit are measured and painted in one place."""

import re
from pathlib import Path

from PIL import Image

import render
from render.kit.fonts import Face, Font, width_of
from render.kit.sheet import Hold, Sheet
from render.kit.text import Setting, fit, fit_name, fit_paragraph, words_of, wrap

FOLDER = Path(render.__file__).parent
FONT = Font(Face.LABEL, 30)
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


def inked(paint) -> tuple[int, int, int, int]:
    sheet = Sheet.blank(400, 300, WHITE)
    paint(sheet)
    return Image.eval(sheet.image.convert("L"), lambda value: 255 - value).getbbox()


def test_lines_lie_round_the_height_they_are_given():
    one, three = Setting(FONT, ("H",)), Setting(FONT, ("H", "H", "H"))
    alone = inked(lambda sheet: sheet.lines((50, 150), one, 40, BLACK))
    assert alone == inked(lambda sheet: sheet.line((50, 150), one, BLACK))
    left, top, right, bottom = inked(lambda sheet: sheet.lines((50, 150), three, 40, BLACK))
    assert (left, top + 40, right, bottom - 40) == alone


def test_lines_below_begin_where_they_are_told():
    two = Setting(FONT, ("H", "H"))
    alone = inked(lambda sheet: sheet.line((50, 150), two, BLACK))
    below = inked(lambda sheet: sheet.lines_below((50, 150), two, 40, BLACK))
    assert below == (*alone[:3], alone[3] + 40)


def test_a_line_says_how_wide_it_is_and_may_be_held_at_its_end():
    setting = fit("Manhattan", FONT, 20, 380)
    sheet = Sheet.blank(400, 60, WHITE)
    assert sheet.line((390, 30), setting, BLACK, Hold.RIGHT) == width_of("Manhattan", FONT)


def test_a_piece_that_is_too_wide_has_a_line_alone():
    assert wrap(words_of("a  bb cccc d"), len, 4) == ["a bb", "cccc", "d"]
    assert wrap(words_of("eeeeee f"), len, 4) == ["eeeeee", "f"]


def test_a_paragraph_is_cut_only_at_its_least_size():
    assert not fit_paragraph("one two three", FONT, 20, (120, 90)).is_cut
    cut = fit_paragraph("one two three " * 9, FONT, 20, (120, 40))
    assert cut.is_cut
    assert cut.font.size == 20


def test_a_name_takes_two_lines_where_that_makes_it_larger():
    assert fit_name("Town Hall", FONT, (400, 40)).lines == ("Town Hall",)
    assert fit_name("Town Hall", FONT, (75, 60)).lines == ("Town", "Hall")


def test_nobody_paints_fitted_lines_by_hand():
    found = [
        str(path.relative_to(FOLDER))
        for path in FOLDER.rglob("*.py")
        if path.parent.name != "kit"
        and re.search(r"enumerate\(\w+\.lines\)|\.lines\[0\], \w+\.font", path.read_text("utf-8"))
    ]
    assert found == []
