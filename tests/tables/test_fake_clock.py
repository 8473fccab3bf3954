"""A clock ahead of the machine's: it follows its file, and nothing in the file stops it."""

import logging

import pytest

from tables.context import Context, machine_time
from tables.time.fake_clock import FARTHEST, ClockAhead, WrongClock

DAY = 86_400
MACHINE = 1_700_000_000


@pytest.fixture
def file(tmp_path):
    return tmp_path / "ahead"


def clock_on(file):
    return ClockAhead(file, lambda: MACHINE + 0.5)


@pytest.mark.parametrize("text", ["", " \n", "0", "0.0\n"])
def test_a_file_that_says_nothing(file, text):
    file.write_text(text)
    assert clock_on(file)() == MACHINE


def test_a_file_that_is_not_there_yet(file):
    clock = clock_on(file)
    assert clock() == MACHINE
    file.write_text("86400.0\n")
    assert clock() == MACHINE + DAY


def test_the_clock_follows_its_file_forward_only(file):
    file.write_text(str(DAY))
    clock = clock_on(file)
    assert clock() == MACHINE + DAY
    file.write_text(str(2 * DAY))
    assert clock() == MACHINE + 2 * DAY
    for earlier in (str(DAY), ""):
        file.write_text(earlier)
        assert clock() == MACHINE + 2 * DAY
    file.unlink()
    assert clock() == MACHINE + 2 * DAY


@pytest.mark.parametrize("text", ["soon", "-1", "nan", "inf", "1 2", "1e300", str(FARTHEST + 1)])
def test_anything_else_than_a_number_is_no_start(file, text):
    file.write_text(text)
    with pytest.raises(WrongClock) as wrong:
        clock_on(file)
    sentence = str(wrong.value)
    assert sentence.startswith(f"CLOCK_FILE {file}")
    assert "\n" not in sentence


def test_neither_bytes_nor_a_folder_are_a_number(file, tmp_path):
    file.write_bytes(b"\xff\xfe")
    for path in (file, tmp_path):
        with pytest.raises(WrongClock):
            clock_on(path)


def test_what_becomes_unreadable_keeps_the_last_value_and_is_logged_once(file, caplog):
    file.write_text(str(DAY))
    clock = clock_on(file)
    file.write_text("soon")
    with caplog.at_level(logging.WARNING):
        assert [clock(), clock()] == [MACHINE + DAY] * 2
        assert len(caplog.records) == 1
        file.write_text(str(2 * DAY))
        assert clock() == MACHINE + 2 * DAY
        file.write_text("soon")
        assert clock() == MACHINE + 2 * DAY
    assert len(caplog.records) == 2


def test_without_a_file_we_ask_the_machine():
    assert Context(None).now is machine_time
