from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

import render
from render.kit.fonts import SHADES, Face, Font, cap_height, nickname, printable, run, width_of
from render.kit.text import fit

ENGLISH = "abcdefghijklmnopqrstuvwxyz"
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
SIGNS = "0123456789«»„“”’ʼ—–…·×−+№.,:;!?()/%$€₴"


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("letters", [ENGLISH, RUSSIAN, UKRAINIAN])
def test_every_face_has_every_letter(face, letters):
    both = letters + letters.upper()
    assert printable(both, face) == both


@pytest.mark.parametrize("face", Face)
def test_every_face_has_the_signs_of_our_words(face):
    missing = [sign for sign in SIGNS if not printable(sign, face) and sign != "…"]
    assert missing == []


@pytest.mark.parametrize("face", Face)
def test_no_letter_is_blank(face):
    font = Font(face, 30)
    blank = [one for one in RUSSIAN + UKRAINIAN if run(one, font).mask.getbbox() is None]
    assert blank == []


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("words", ["AVATAR, Type: fjord", "Їжак Ґонта", "10 × $28 − «Уют»"])
def test_characters_that_are_joined_look_like_a_line_that_is_drawn_at_once(face, words):
    for size in (13, 21, 34):
        font = Font(face, size)
        path = Path(render.__file__).parent / "assets" / "fonts" / face
        whole = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
        drawn, joined = Image.new("L", (900, 90)), Image.new("L", (900, 90))
        ImageDraw.Draw(drawn).text((20, 60), words, fill=255, font=whole, anchor="ls")
        line = run(words, font)
        joined.paste(line.mask, (20 + line.left, 60 + line.top))
        assert joined.tobytes() == drawn.point(SHADES).tobytes()
        assert line.width == width_of(words, font) == round(whole.getlength(words))


def test_what_cannot_be_drawn_is_dropped():
    assert printable("🦊 Лис\u200d 漢 ●", Face.NAME) == "Лис"


def test_ornamental_letters_become_plain_ones():
    assert printable("𝕮𝖞𝖗𝖎𝖑", Face.NAME) == "Cyril"


def test_a_letter_with_a_loose_accent_is_put_together():
    assert printable("и\u0306", Face.NAME) == "й"


def test_a_name_with_too_little_left_is_replaced():
    assert nickname("漢字", Face.NAME, "Гравець 3") == "Гравець 3"
    assert nickname("Я", Face.NAME, "Игрок 1") == "Игрок 1"
    assert nickname("Ян", Face.NAME, "Игрок 1") == "Ян"


def test_words_that_fit_stay_as_large_as_they_are():
    assert fit("Лев", Font(Face.NAME, 34), 21, 400) == (Font(Face.NAME, 34), ("Лев",))


def test_words_shrink_before_anything_else():
    setting = fit("Марко Поло", Font(Face.NAME, 34), 21, 120)
    assert setting.lines == ("Марко Поло",)
    assert 21 <= setting.font.size < 34


def test_then_they_break_into_lines():
    setting = fit("Щастя-Здоров’я Бажаємо", Font(Face.NAME, 34), 25, 170, most_lines=2)
    assert setting.lines == ("Щастя-Здоров’я", "Бажаємо")


def test_a_line_may_end_after_a_hyphen():
    setting = fit("Марко Поло-Васильевич", Font(Face.NAME, 34), 25, 140, most_lines=2)
    assert setting.lines == ("Марко Поло-", "Васильевич")


def test_at_last_they_are_cut():
    setting = fit("Превысокомногорассмотрительствующий", Font(Face.NAME, 34), 25, 150)
    assert setting.lines[0].endswith("…")


@pytest.mark.parametrize("width", [40, 90, 160, 300])
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_nothing_is_ever_wider_than_its_room(width, lines):
    text = "Їжак Ґонта Пилипович-Щедрий bartholomew_the_great"
    setting = fit(text, Font(Face.LABEL, 34), 21, width, lines)
    assert len(setting.lines) <= lines
    assert all(width_of(line, setting.font) <= width for line in setting.lines)


def test_capitals_are_what_labels_are_centred_by():
    font = Font(Face.TITLE, 40)
    assert cap_height(font) == run("H", font).mask.height
