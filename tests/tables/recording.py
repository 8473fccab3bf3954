"""A finished game as a log, played without an archive, with some moves taken back."""

from engine.core.actions import text_of
from engine.core.options import Config
from engine.core.rng import commitment
from tables.history.transcript import Back, Move, Standing, Transcript
from tests.laws.playing import play


def recorded(game, config=None, taken_back=2, at=4):
    """A random game; after move ``at`` some moves are taken back and then made once more."""
    plies = list(play(game, config or Config(game.spec.seats[0])))
    moves = [Move(p.moved.match.ply, p.seat, text_of(p.moved.action)) for p in plies]
    lines = (*moves[:at], Back(at - taken_back), *moves[at - taken_back :])
    last, seed = plies[-1].moved.match, plies[0].before._seed
    points = {tally.seat: tally.points for tally in last.outcome.tallies}
    ranks = enumerate(last.outcome.ranks)
    return Transcript(
        game=game.spec.key,
        version=game.spec.version,
        config=last.config,
        names=tuple(f"Player №{seat}" for seat in range(last.config.seats)),
        dates=("2026-01-01 10:00 UTC", "2026-01-09 22:30 UTC"),
        fingerprint=commitment(seed),
        seed=seed,
        lines=lines,
        standings=tuple(Standing(r, points.get(s, points.get(None, 0))) for s, r in ranks),
    )
