"""A finished game as a text that people read and ``tables.verify`` replays.

Head, moves and result; every move has the number by which its dice are drawn, and ``back to 5``
stands where moves were taken back.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass

from engine.catalog import find
from engine.core.options import Config, read_words, word_of
from engine.core.seats import Seat

TITLE = "Boroughs log 1"
MOVES = "moves:"
RESULT = "result:"
CALLED_OFF = "called off"
ACT = "act"
MOST_DIGITS = 9
MOST_CARRIED = 1_000_000

_HEAD = re.compile(r"([a-z]+(?: \d+)?): ?(.*)")
_MOVE = re.compile(r"(\d{1,6})\. player (\d{1,3})(?: \(([a-z]+)\))?: (.+)")
_BACK = re.compile(r"back to (\d{1,6})")
_LEFT = re.compile(r"player (\d{1,3}) leaves")
_RANK = re.compile(r"player (\d{1,3}): rank (\d{1,3}), (-?\d{1,9}) points?")


class BadLog(Exception):
    """This text is not a log of ours; the sentence says where it is wrong."""


@dataclass(frozen=True)
class Move:
    """One action. ``kind`` is ``act``, or ``auto`` where Boroughs moved for the seat."""

    ply: int
    seat: Seat
    action: str
    kind: str = ACT


@dataclass(frozen=True)
class Back:
    """Moves were taken back, down to this one."""

    ply: int


@dataclass(frozen=True)
class Left:
    """Somebody gave their seat up."""

    seat: Seat


Line = Move | Back | Left


@dataclass(frozen=True)
class Standing:
    """How one seat came out."""

    rank: int
    points: int


@dataclass(frozen=True)
class Transcript:
    """All that a reader needs to play the game again. A game called off has no standings."""

    game: str
    version: int
    config: Config
    names: tuple[str, ...]
    dates: tuple[str, str]
    fingerprint: str
    seed: bytes
    lines: tuple[Line, ...]
    standings: tuple[Standing, ...]


def written(log: Transcript) -> str:
    """The whole text."""
    return "\n".join((*_head(log), "", MOVES, *_moves(log), "", RESULT, *_result(log), ""))


def _head(log: Transcript) -> Iterator[str]:
    yield TITLE
    yield f"game: {log.game}"
    yield f"rules: {log.version}"
    yield f"options: {' '.join(word_of(*one) for one in log.config.options.items())}".rstrip()
    if log.config.carried:
        yield f"carried: {_packed(log.config.carried)}"
    yield f"started: {log.dates[0]}"
    yield f"ended: {log.dates[1]}"
    yield f"fingerprint: {log.fingerprint}"
    yield f"seed: {log.seed.hex()}"
    yield from (f"player {number}: {name}" for number, name in enumerate(log.names, start=1))


def _moves(log: Transcript) -> Iterator[str]:
    for line in log.lines:
        match line:
            case Move(ply=ply, seat=seat, action=action, kind=kind):
                by = "" if kind == ACT else f" ({kind})"
                yield f"{ply}. player {seat + 1}{by}: {action}"
            case Back(ply=ply):
                yield f"back to {ply}"
            case Left(seat=seat):
                yield f"player {seat + 1} leaves"


def _result(log: Transcript) -> Iterator[str]:
    for number, one in enumerate(log.standings, start=1):
        yield f"player {number}: rank {one.rank}, {one.points} points"
    if not log.standings:
        yield CALLED_OFF


def read(text: str) -> Transcript:
    """The log in this text. Refuses a game or an option that Boroughs does not have."""
    lines = [line.strip() for line in text.lstrip("\ufeff").splitlines()]
    if not lines or lines[0] != TITLE:
        raise BadLog(f"The first line is not “{TITLE}”.")
    head, moves, result = _parts(lines)
    facts = dict(_fact(line) for line in head[1:] if line)
    names = tuple(name for key, name in facts.items() if key.startswith("player "))
    game = _needed(facts, "game")
    options = read_words(find(game).spec.options, facts.get("options", ""))
    return Transcript(
        game=game,
        version=_number(_needed(facts, "rules")),
        config=Config(len(names), options, _carried(facts)),
        names=names,
        dates=(facts.get("started", ""), facts.get("ended", "")),
        fingerprint=_needed(facts, "fingerprint"),
        seed=_bytes(_needed(facts, "seed")),
        lines=tuple(_line(line) for line in moves if line),
        standings=_standings([line for line in result if line]),
    )


def _parts(lines: list[str]) -> tuple[list[str], list[str], list[str]]:
    for heading in (MOVES, RESULT):
        if heading not in lines:
            raise BadLog(f"There is no line “{heading}”: the log is not whole.")
    moves, result = lines.index(MOVES), lines.index(RESULT)
    return lines[:moves], lines[moves + 1 : result], lines[result + 1 :]


def _fact(line: str) -> tuple[str, str]:
    found = _HEAD.fullmatch(line)
    if found is None:
        raise BadLog(f"“{line}” cannot be understood.")
    return found[1], found[2]


def _needed(facts: dict[str, str], key: str) -> str:
    if not facts.get(key):
        raise BadLog(f"The log has no “{key}”.")
    return facts[key]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise BadLog(f"“{text}” is not a number.")
    return int(text)


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadLog(f"“{text}” is not a seed.") from error


def _packed(carried: str) -> str:
    """What an earlier episode handed on, for machines alone: its fields name things that nobody at
    the table may know of yet."""
    return b64encode(zlib.compress(carried.encode())).decode()


def _carried(facts: dict[str, str]) -> str:
    """What was carried over; the first logs have it as plain text, within quotes."""
    text = facts.get("carried", "")
    try:
        return str(json.loads(text)) if text.startswith('"') else _unpacked(text)
    except (ValueError, RecursionError, zlib.error) as error:
        raise BadLog("What the earlier game carried over cannot be understood.") from error


def _unpacked(text: str) -> str:
    """The text that was packed into this; ValueError where it would be far too long."""
    inflating = zlib.decompressobj()
    found = inflating.decompress(b64decode(text, validate=True), MOST_CARRIED) if text else b""
    if inflating.unconsumed_tail:
        raise ValueError("too long")
    return found.decode()


def _line(line: str) -> Line:
    if found := _MOVE.fullmatch(line):
        return Move(int(found[1]), int(found[2]) - 1, found[4], found[3] or ACT)
    if found := _BACK.fullmatch(line):
        return Back(int(found[1]))
    if found := _LEFT.fullmatch(line):
        return Left(int(found[1]) - 1)
    raise BadLog(f"“{line}” cannot be understood.")


def _standings(lines: list[str]) -> tuple[Standing, ...]:
    return () if lines == [CALLED_OFF] else tuple(map(_standing, lines))


def _standing(line: str) -> Standing:
    found = _RANK.fullmatch(line)
    if found is None:
        raise BadLog(f"“{line}” cannot be understood.")
    return Standing(int(found[2]), int(found[3]))
