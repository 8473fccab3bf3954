"""The safe move for somebody who is away attacks nobody without need."""

import pytest

from engine.core.choices import walk
from tests.laws.playing import LAWFUL_GAMES, every_table, played, sampled, table_id

TABLES = every_table(LAWFUL_GAMES)
EVERY = 4
"""Beside each kind of move, one of so many is looked at."""


def changes(match, seat, action):
    """What this seat would gain, and whether anybody else would lose points."""
    game, view = match.game, match.seen_by(seat).view
    before, after = game.score(view), game.score(game.preview(view, action))
    gains = {old.seat: new.points - old.points for old, new in zip(before, after, strict=True)}
    return gains.pop(seat, 0), any(gain < 0 for whose, gain in gains.items() if whose is not None)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_the_fallback_takes_from_others_only_what_pays(game, config):
    """Whoever loses points by it loses them to something that no harmless move would bring: none
    of all moves, in whatever order they are offered."""
    for ply in sampled(played(game, config), EVERY):
        match = ply.before
        for seat in match.turn.seats:
            gain, harmful = changes(match, seat, match.fallback(seat))
            if harmful:
                others = walk(game.ask, match.seen_by(seat).view)
                found = (changes(match, seat, action) for action in others)
                assert all(hurts or gain > least for least, hurts in found)
