"""From a scene of a recorded game to what its picture shows."""

from __future__ import annotations

from engine.core.choices import chosen_spots
from engine.core.game import AnyGame
from engine.core.lessons import Record, Scene
from engine.core.match import AnyMatch, start
from engine.core.options import Config, read_words
from engine.core.seats import PUBLIC, Public, Seat, Seen


def match_at(game: AnyGame, record: Record, moves: int) -> AnyMatch:
    """The match after so many moves of this record; raises Refused if one of them is not legal."""
    options = read_words(game.spec.options, record.options)
    match = start(game, Config(record.seats, options, record.carried), record.seed)
    for seat, text in record.moves[:moves]:
        match = match.act(seat, match.read(seat, text)).match
    return match


def seen_in(game: AnyGame, scene: Scene) -> tuple[Seen[object, Public], tuple[str, ...]]:
    """What this scene shows, and the spots of the action that is tried in it.

    Everybody may see it, also the hand of a seat: the game is a sample, and nobody plays it.
    """
    match = match_at(game, scene.record, scene.moves)
    if scene.eye is PUBLIC:
        return match.public(), ()
    if not scene.tried:
        return Seen(match.seen_by(scene.eye).view, scene.eye), ()
    return _tried(match, scene.eye, scene.tried)


def _tried(match: AnyMatch, seat: Seat, text: str) -> tuple[Seen[object, Public], tuple[str, ...]]:
    action, view = match.read(seat, text), match.seen_by(seat).view
    asked = [match.game.ask(view, action[:length]) for length in range(len(action))]
    after = match.preview(seat, action).seen
    return Seen(after.view, seat), tuple(chosen_spots(asked, action))
