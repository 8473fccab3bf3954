"""A log for programs: one object a line, whatever stands in it."""

import io
import json
import logging

import pytest

from db.errors import Unavailable
from operations.logs import JsonLines, write_log
from tables import outage

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


AWAY = "postgresql://db.example/games cannot be reached: it does not answer."


@pytest.fixture
def boroughs(written, monkeypatch):
    """The log of a boroughs, as it is set up, and what it has written."""
    logger, read = written
    made = []
    monkeypatch.setattr(logging, "basicConfig", lambda handlers, **_: made.extend(handlers))
    write_log("INFO")
    logger.handlers[0].addFilter(made[0].filters[0])
    return logger, lambda: [json.loads(line) for line in read().splitlines()]


def fail(logger, text, error):
    try:
        try:
            raise error
        except Unavailable as away:
            raise RuntimeError("this transaction is over") from away
    except RuntimeError:
        logger.exception(text)


def test_while_the_archive_is_away_the_log_has_one_sentence_for_all(boroughs, monkeypatch):
    logger, read = boroughs
    for number in range(3):
        fail(logger, f"table {number} cannot be put off", Unavailable(AWAY))
    fail(logger, "bots: something could not be done", Unavailable("it has no room left."))
    found = [(one["level"], one["message"]) for one in read()]
    assert found == [("ERROR", AWAY), ("ERROR", "it has no room left.")]
    assert all("error" not in one for one in read())
    monkeypatch.setattr(outage, "AGAIN_SECONDS", 0.0)
    fail(logger, "a minute later", Unavailable(AWAY))
    assert [one["message"] for one in read()][2:] == [AWAY]


def test_a_bug_is_told_with_all_that_is_known_also_where_the_archive_is_away(boroughs):
    logger, read = boroughs
    try:
        try:
            raise Unavailable(AWAY)
        except Unavailable:
            {}["missing"]
    except KeyError:
        logger.exception("error=abc123")
    [found] = read()
    assert found["message"] == "error=abc123"
    assert "KeyError" in found["error"]
