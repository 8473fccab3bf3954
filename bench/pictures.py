"""The pictures of the README: ``python -m bench.pictures [key …]``.

Each is one moment of a game that our bots have played from a fixed seed, as somebody
at that table sees it. Whoever changes a painter makes them anew.

The two pictures of the playground's page, ``playground.png`` and ``playground-phone.png``, come
from a game that a test plays: ``WEB_PICTURES=<folder> python -m pytest tests/web/test_game.py -k
three`` leaves them in that folder.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from engine.bots.levels import Level, choose
from engine.bots.search import at_once
from engine.catalog import catalog
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import PUBLIC, Eye, Seen, W
from locales import Catalogue, Locale
from render.kit.theme import THEMES
from render.painter import NO_MARKS, paint_board

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Ann", "Marko", "Lev", "Oksana")
THEME = "dark"


@dataclass(frozen=True)
class Scene:
    """A moment worth a picture: the table, how many moves have been made, and who looks."""

    config: Config
    moves: int
    eye: Eye = PUBLIC
    seed: bytes = bytes(SEED_BYTES)


SCENES = {
    "manhattan": Scene(Config(4), moves=84),
    "sprawlopolis": Scene(Config(3), moves=13),
    "streets": Scene(Config(4), moves=34),
    "urbis": Scene(Config(4), moves=170),
    "mycity": Scene(Config(4), moves=64, eye=0),
}


def played(key: str) -> AnyMatch:
    """The match of this game's scene, each move chosen by a bot and checked by the rules."""
    scene = SCENES[key]
    match = start(catalog()[key], scene.config, scene.seed)
    for number in range(scene.moves):
        match = next_move(match, Rng(scene.seed, number))
    return match


def next_move(match: AnyMatch, rng: Rng) -> AnyMatch:
    """The match after the move of whoever is asked first."""
    if match.turn is None:
        raise ValueError("the game is over before the moment of its picture")
    seat = match.turn.seats[0]
    action = choose(match, seat, Level.NORMAL, rng, at_once)
    return match.act(seat, action).match


def picture(key: str) -> bytes:
    """The board at that moment, as a PNG."""
    match, eye = played(key), SCENES[key].eye
    if eye is PUBLIC:
        return painted(key, match.public())
    return painted(key, match.seen_by(eye))


def painted(key: str, seen: Seen[object, W]) -> bytes:
    """The table as these eyes see it, in English."""
    say = Catalogue.load().speaker(Locale.EN, NAMES, for_chat=False)
    return paint_board(key, seen, NO_MARKS, THEMES[THEME], say, "").png


def main() -> None:
    """Paint the pictures and put them in their folder."""
    for key in sys.argv[1:] or SCENES:
        file = FOLDER / f"{key}.png"
        file.write_bytes(picture(key))
        print(file)


if __name__ == "__main__":
    main()
