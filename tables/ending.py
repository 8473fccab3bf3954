"""The end in words: who won, why, and with how many points. Pure, and the same for every game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Outcome, Tally
from engine.core.words import Msg, msg, who

HEADLINES = frozenset(
    {
        "end-won",
        "end-won-shared",
        "end-won-episode",
        "end-won-episode-shared",
        "end-won-together",
        "end-lost",
        "end-lost-together",
        "end-nobody",
    }
)


def end_words(outcome: Outcome, co_op: bool) -> tuple[Msg, ...]:
    """Who won, or that all won or lost together, and why; below it the final score, if any."""
    scores = tuple(_score(tally) for tally in _by_points(outcome.tallies))
    return headline(outcome, co_op), *((msg("end-score", scores=scores),) if scores else ())


def headline(outcome: Outcome, co_op: bool) -> Msg:
    """One sentence that names exactly the winners, and then what decided."""
    if outcome.won is not None and len(outcome.ranks) > 1:
        return msg(_together(outcome.won, co_op), why=outcome.why)
    if outcome.won is False:
        return msg("end-lost", who=who(0), why=outcome.why)
    key = "end-won-episode" if outcome.carry else "end-won"
    winners = tuple(map(who, outcome.winners()))
    return msg(key if len(winners) == 1 else f"{key}-shared", winners=winners, why=outcome.why)


def _together(won: bool, co_op: bool) -> str:
    """Rivals who have all left have not lost together: nobody has won."""
    if won:
        return "end-won-together"
    return "end-lost-together" if co_op else "end-nobody"


def _by_points(tallies: Iterable[Tally]) -> list[Tally]:
    return sorted(tallies, key=lambda tally: -tally.points)


def _score(tally: Tally) -> Msg:
    if tally.seat is None:
        return msg("end-points-team", points=tally.points)
    return msg("end-points", who=who(tally.seat), points=tally.points)


def tells_the_end(told: Iterable[Msg]) -> bool:
    """Whether these words tell the end of a game: then its players are called to it."""
    return any(line.key in HEADLINES for line in told)
