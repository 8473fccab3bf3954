"""``python -m tables.verify`` on whatever somebody may hand over: a sentence, never a traceback."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.catalog import catalog
from engine.core.options import Config
from tables.history.transcript import written
from tables.verify import AGREES, DIFFERS, MOST_BYTES, UNREADABLE, main
from tests.tables.recording import recorded

HOSTILE = (
    "\x1b[2J\x1b]0;owned\x07",
    "\u202e\u2066evil",
    "\x00",
    "9" * 5000,
    "[" * 100_000,
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    "Ґ" * 4000,
)


@pytest.fixture(scope="module")
def lines():
    return written(recorded(catalog()["manhattan"], Config(2, {"first": "1"}))).splitlines()


def verified(path, data):
    """The exit code, and all that was said."""
    path.write_bytes(data)
    out, error = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        code = main([str(path)])
    return code, out.getvalue(), error.getvalue()


def check(path, data):
    code, out, error = verified(path, data)
    assert code in (AGREES, DIFFERS, UNREADABLE)
    assert bool(error) == (code == UNREADABLE)
    for line in (out + error).splitlines():
        assert line.isprintable()
        assert len(line) < 4000
    assert error.count("\n") <= 1
    return code


@st.composite
def mutations(draw):
    """What to do to the lines of a log: which line, how, and with which words."""
    kinds = st.sampled_from(["drop", "double", "insert", "append", "value", "cut", "swap"])
    words = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=30))
    return draw(st.lists(st.tuples(st.floats(0, 0.999), kinds, words), min_size=1, max_size=4))


def mutated(lines, plan):
    lines = list(lines)
    for share, kind, words in plan:
        place = int(share * len(lines))
        line = lines[place]
        head = line.partition(":")[0]
        changed = {
            "drop": [],
            "double": [line, line],
            "insert": [words, line],
            "append": [line + words],
            "value": [f"{head}: {words}"],
            "cut": [line[: len(line) // 2]],
            "swap": [line[::-1]],
        }
        lines[place : place + 1] = changed[kind]
        lines = lines or [""]
    return "\n".join(lines).encode("utf-8", "surrogatepass")


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(plan=mutations())
def test_a_log_that_was_tampered_with(lines, tmp_path, plan):
    check(tmp_path / "log.txt", mutated(lines, plan))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(flips=st.lists(st.tuples(st.floats(0, 0.999), st.integers(0, 255)), min_size=1, max_size=5))
def test_bytes_that_were_changed(lines, tmp_path, flips):
    data = bytearray("\n".join(lines).encode())
    for share, byte in flips:
        data[int(share * len(data))] = byte
    check(tmp_path / "log.txt", bytes(data))


@pytest.mark.parametrize("fact", ["rules", "carried", "seed", "options", "game", "player 1"])
@pytest.mark.parametrize("words", HOSTILE, ids=range(len(HOSTILE)))
def test_every_fact_of_the_head_with_hostile_words(lines, tmp_path, fact, words):
    head = [f"{fact}: {words}" if line.startswith(f"{fact}:") else line for line in lines]
    if fact == "carried":
        head.insert(3, f"carried: {words}")
    check(tmp_path / "log.txt", "\n".join(head).encode("utf-8", "surrogatepass"))


def test_names_cannot_steer_the_terminal(lines, tmp_path):
    changed = [line.replace("Player №0", "\x1b[31mred\x9b2J") for line in lines]
    code, out, _ = verified(tmp_path / "log.txt", "\n".join(changed).encode())
    assert code == AGREES
    assert "\\x1b[31mred\\x9b2J" in out


def test_a_file_without_end_is_not_read_to_its_end(lines, tmp_path):
    code, _, error = verified(tmp_path / "log.txt", b"x" * (MOST_BYTES + 1))
    assert code == UNREADABLE
    assert "longer than any log" in error


def test_rules_that_break_on_what_they_are_given(lines, tmp_path, monkeypatch):
    """Only the rules of a game can judge what was carried over, and they may raise anything."""

    def breaks(log):
        return [][len(log.lines)]

    monkeypatch.setattr("tables.verify.prove", breaks)
    code, out, error = verified(tmp_path / "log.txt", "\n".join(lines).encode())
    assert (code, out) == (UNREADABLE, "")
    assert "cannot be played" in error


def test_a_terminal_without_our_letters(lines, tmp_path, monkeypatch):
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", stream)
    path = tmp_path / "log.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main([str(path)]) == AGREES
    stream.flush()
    assert b"Player \\u21160" in stream.buffer.getvalue()
