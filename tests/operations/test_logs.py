"""A log for programs: one object a line, whatever stands in it."""

import io
import json
import logging

import pytest

from operations.logs import JsonLines, write_log

HOSTILE = [
    'two\nlines\r\n{"level": "ERROR"}',
    "\x1b[31mred\x1b[0m \x07 \x00",
    "\u2028 \u2029 \x85 \x0b \x0c",
    "right \u202e left",
    'quotes " and \\" and \\',
    "half \ud83c of one",
    "Жодного їжака 🦔",
    "%s %d %(x)s",
]


@pytest.fixture
def written():
    """A logger of its own, and what it has written."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("house")
    logger.addHandler(handler)
    return logger, stream.getvalue


@pytest.mark.parametrize("text", HOSTILE)
def test_whatever_is_logged_is_one_line_of_ascii(written, text):
    logger, read = written
    logger.warning("said=%s", text)
    out = read()
    assert out.endswith("\n")
    assert out.isascii()
    assert len(out.splitlines()) == 1
    found = json.loads(out)
    assert set(found) == {"time", "level", "logger", "message"}
    assert (found["level"], found["logger"]) == ("WARNING", "house")
    readable = text.encode("utf-8", "backslashreplace").decode()
    assert found["message"] == f"said={readable}"


def test_an_error_keeps_its_traceback_in_the_same_line(written):
    logger, read = written
    try:
        raise ValueError("one\ntwo")
    except ValueError:
        logger.exception("error=%s", "abc123")
    out = read()
    assert len(out.splitlines()) == 1
    found = json.loads(out)
    assert found["message"] == "error=abc123"
    assert found["error"].startswith("Traceback")
    assert found["error"].endswith("ValueError: one\ntwo")


def test_a_message_that_does_not_fit_its_arguments_is_a_line_too(written):
    logger, read = written
    logger.warning("table=%s rev=%s", 12)
    assert json.loads(read())["message"] == "table=%s rev=%s (12,)"


def test_no_library_may_say_at_debug_what_passes_through_it(monkeypatch):
    logger = logging.getLogger("discord")
    monkeypatch.setattr(logger, "level", logging.NOTSET)
    for form in ("text", "json"):
        logger.setLevel(logging.NOTSET)
        write_log("DEBUG", form)
        assert logger.getEffectiveLevel() == logging.INFO
