"""The rules pages of the docs show the lessons as ``/rules`` does: same words, same pictures."""

import pytest

from docs.lessons import BEGIN, END, FOLDER, pages, pictures
from engine.catalog import catalog
from tests.render.test_golden import opened, worst_difference

TAUGHT = [key for key, game in catalog().items() if game.lessons]


@pytest.mark.parametrize("key", TAUGHT)
def test_the_page_holds_the_lessons_as_they_are_spoken_now(key):
    """``python -m docs.lessons`` writes them anew."""
    ((file, text),) = pages([key])
    kept = file.read_text("utf-8")
    assert kept.count(BEGIN) == kept.count(END) == 1
    assert kept == text
    assert kept.count("](../pictures/") >= len(catalog()[key].lessons) + 1, "and the symbols"


@pytest.mark.parametrize("key", TAUGHT)
def test_the_pictures_are_as_they_are_painted_now(key):
    for file, png in pictures([key]):
        assert worst_difference(opened(file.read_bytes()), opened(png)) <= 6, file.name


def test_no_picture_of_a_lesson_is_left_that_there_is_not():
    shown = {file.name for file in (FOLDER / "pictures").glob("*-*.png")}
    lessons = {f"{key}-{one.name}.png" for key in TAUGHT for one in catalog()[key].lessons}
    symbols = {f"{key}-symbols.png" for key in catalog()}
    others = {file for file in shown if file.partition("-")[0] not in catalog()}
    assert shown - others == lessons | symbols
