"""The rules of a game, page by page, each with a picture of a game that was really played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files

from engine.core.seats import PUBLIC, Eye, Seat


class Shows(StrEnum):
    """What of the table a scene shows; any other word is the token of one of its details."""

    BOARD = "board"
    GROUND = "ground"
    HAND = "hand"


@dataclass(frozen=True)
class Record:
    """A game that was played: how it was set up, and who did what, in order.

    ``carried`` is what an earlier episode of a campaign handed on.
    """

    seats: int
    seed: bytes
    options: str
    moves: tuple[tuple[Seat, str], ...]
    carried: str = ""


def read_record(package: str, name: str) -> Record:
    """The game in ``recorded/<name>.txt`` beside a game's code.

    The first line has the seats, the seed and the option words; a line ``carried …`` may follow;
    every other line is a move, the seat before its text.
    """
    file = files(package).joinpath("recorded").joinpath(f"{name}.txt")
    head, *lines = file.read_text("utf-8").splitlines()
    seats, seed, *options = head.split()
    carried = lines.pop(0).removeprefix("carried ") if lines[0].startswith("carried ") else ""
    moves = tuple((int(seat), text) for seat, _, text in (line.partition(" ") for line in lines))
    return Record(int(seats), bytes.fromhex(seed), " ".join(options), moves, carried)


@dataclass(frozen=True)
class Scene:
    """A moment of a recorded game as a picture shows it to one eye.

    ``moves`` is how many have been played. ``spots`` are marked, each with what stands on the mark.
    ``tried`` is the text of an action of this eye's seat, which is drawn as if it were being tried.
    """

    record: Record
    moves: int
    eye: Eye = PUBLIC
    shows: str = Shows.GROUND
    spots: tuple[tuple[str, str], ...] = ()
    tried: str = ""


@dataclass(frozen=True)
class Lesson:
    """A page of the rules. Its words are the message ``<key>-lesson-<name>``: the heading is its
    attribute ``title``, and ``picture`` says what the scene shows to those who can't see it."""

    name: str
    scene: Scene


@dataclass(frozen=True)
class Introduction:
    """A game on one page, for somebody who chooses what to play: the table in the middle of a game,
    and three small scenes of one turn, told by ``<key>-step-1`` to ``<key>-step-3``."""

    cover: Scene
    steps: tuple[Scene, Scene, Scene]
