"""Playing a finished game again from its seed, and whether everything comes out as it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.catalog import find
from engine.core.errors import Refused
from engine.core.match import AnyMatch, start
from engine.core.rng import commitment
from tables.history.transcript import Back, BadLog, Left, Line, Move, Standing, Transcript


@dataclass(frozen=True)
class Proof:
    """What playing again has shown.

    ``fingerprint``: the seed is the one whose fingerprint was shown before the first move.
    ``broken`` is the first move that could not be made again, or that led elsewhere.
    ``standings`` are the result as it came out now; none for a game that was called off.
    ``same_rules``: the rules are still those of the day on which the game began.
    """

    fingerprint: bool
    moves: int
    taken_back: bool
    broken: int | None
    result: bool
    standings: tuple[Standing, ...]
    same_rules: bool

    @property
    def holds(self) -> bool:
        """Whether all of it agrees."""
        return self.fingerprint and self.broken is None and self.result


def prove(log: Transcript, positions: Sequence[bytes] = ()) -> Proof:
    """Play the log again. ``positions``, if known, are the states after the start and each line."""
    last, broken = _play_again(log, positions)
    standings = _standings(log, last) if last is not None else ()
    return Proof(
        fingerprint=commitment(log.seed) == log.fingerprint,
        moves=sum(isinstance(line, Move) for line in log.lines),
        taken_back=any(isinstance(line, Back) for line in log.lines),
        broken=broken,
        result=last is not None and standings == log.standings,
        standings=standings,
        same_rules=find(log.game).spec.version == log.version,
    )


def _play_again(log: Transcript, positions: Sequence[bytes]) -> tuple[AnyMatch | None, int | None]:
    """The match at its end, and None; or None, and the number of the move that went wrong."""
    last: AnyMatch | None = None
    try:
        for number, last in enumerate(replay(log)):
            if positions and last.dump() != positions[number]:
                return None, last.ply
    except (Refused, BadLog):
        return None, 0 if last is None else last.ply + 1
    return last, None


def replay(log: Transcript) -> Iterator[AnyMatch]:
    """The match after the start and after every line; refused where a move is not legal."""
    now: AnyMatch = start(find(log.game), log.config, log.seed)
    reached = {0: now}
    yield now
    for line in log.lines:
        now = _after(now, line, reached)
        reached[now.ply] = now
        yield now


def _after(now: AnyMatch, line: Line, reached: Mapping[int, AnyMatch]) -> AnyMatch:
    match line:
        case Move(ply=ply, seat=seat, action=action) if ply == now.ply + 1:
            return now.act(seat, now.read(seat, action)).match
        case Back(ply=ply) if ply in reached:
            return reached[ply]
        case Left():
            return now
    raise BadLog(f"{line} does not follow move {now.ply}.")


def _standings(log: Transcript, last: AnyMatch) -> tuple[Standing, ...]:
    """The result of this position. Who left first is no matter of the rules: ranks that came of
    leaving are those of the log."""
    outcome = last.outcome
    tallies = outcome.tallies if outcome else last.standing()
    points = {tally.seat: tally.points for tally in tallies}
    ranks = outcome.ranks if outcome else [standing.rank for standing in log.standings]
    return tuple(
        Standing(rank, points.get(seat, points.get(None, 0))) for seat, rank in enumerate(ranks)
    )
