"""Looking back at a whole game, step by step: first every move at a glance, then a few of them
closely. What is to be done next follows from what was found so far, so that it can be broken off
and taken up again anywhere, and comes out the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from engine.bots.estimate import Estimate, better_by, bots_choice, estimate, imagined, promising
from engine.core.choices import BETWEEN_TOKENS
from engine.core.match import AnyMatch
from engine.core.seats import Seat

MOST_MOVES = 240
"""So many moves are looked at; of a longer game, these in even steps."""

GLANCES = 3500
FEWEST_TABLES, MOST_GLANCED = 5, 8
"""A glance is one move played on once around the table: a long game gets fewer tables a move."""

CLOSE_MOVES, CLOSE_TABLES, TABLES_AT_ONCE = 6, 24, 8
FIRST_CLOSE = 100
"""Close looks are at other tables than the glances that led to them: else luck would be counted
twice."""

TURNS, MATTERS = 3, 1.0
"""So many turns are told, and what is worth less than a point decides nothing."""

THINKING, COMPARING = 4, 2
"""What a step costs beside a glance at one move, for the share that is done."""


@dataclass(frozen=True)
class Effort:
    """How much is imagined. The usual one keeps the longest game below three minutes of a core."""

    glances: int = GLANCES
    fewest_tables: int = FEWEST_TABLES
    close_moves: int = CLOSE_MOVES
    close_tables: int = CLOSE_TABLES


USUAL = Effort()


@dataclass(frozen=True)
class Played:
    """A move that is looked at: its number in the log, whose it was, and the action as a text."""

    rev: int
    seat: Seat
    action: str


@dataclass(frozen=True)
class Glance:
    """What a move came to at imagined tables, and what another one came to at the first of them;
    nothing where there was no other."""

    played: tuple[float, ...]
    other: tuple[float, ...] = ()


@dataclass(frozen=True)
class CloseLook:
    """What the bot would have done in place of the move with this index, and what both came to."""

    index: int
    instead: str
    played: tuple[float, ...] = ()
    other: tuple[float, ...] = ()


@dataclass(frozen=True)
class Findings:
    """What was found so far: a glance at each move from the first on, and some close looks."""

    glances: tuple[Glance, ...] = ()
    close: tuple[CloseLook, ...] = ()


@dataclass(frozen=True)
class Step:
    """The next thing to find out about the move with this index: a glance at so many tables, what
    the bot would have done (no tables), or a comparison with that ``instead`` at these tables."""

    index: int
    first: int
    tables: int
    instead: str | None = None

    @property
    def is_glance(self) -> bool:
        return self.first == 0 and self.tables > 0


def moves_looked_at(moves: Sequence[Played]) -> tuple[Played, ...]:
    """All moves, or as many as are looked at, in even steps from the first to the last."""
    if len(moves) <= MOST_MOVES:
        return tuple(moves)
    last = len(moves) - 1
    return tuple(moves[round(number * last / (MOST_MOVES - 1))] for number in range(MOST_MOVES))


def next_step(
    moves: Sequence[Played], seats: int, found: Findings, effort: Effort = USUAL
) -> Step | None:
    """What is to be found out next; None where all is known."""
    glanced = len(found.glances)
    if glanced < len(moves):
        share = effort.glances // (len(moves) * seats)
        return Step(glanced, 0, max(effort.fewest_tables, min(MOST_GLANCED, share)))
    known = {look.index: look for look in found.close}
    for index in candidates(found, effort.close_moves):
        look = known.get(index)
        if look is None:
            return Step(index, FIRST_CLOSE, 0)
        missing = effort.close_tables - len(look.played)
        if missing > 0 and look.instead != moves[index].action:
            first = FIRST_CLOSE + len(look.played)
            return Step(index, first, min(missing, TABLES_AT_ONCE), look.instead)
    return None


def candidates(found: Findings, most: int) -> list[int]:
    """The moves to look at closely: those where another did best beside them, at a glance."""
    loss = {
        index: fmean(one.other) - fmean(one.played[: len(one.other)])
        for index, one in enumerate(found.glances)
        if one.other
    }
    return sorted(loss, key=lambda index: (-loss[index], index))[:most]


def carried_out(match: AnyMatch, move: Played, step: Step) -> Findings:
    """What this step finds in the match as it stood before the move, from what the seat of the move
    saw alone: to be added by ``with_found``."""
    if step.is_glance:
        return Findings(glances=(_glance(match, move, step.tables),))
    if step.instead is None:
        choice = BETWEEN_TOKENS.join(bots_choice(match, move.seat))
        return Findings(close=(CloseLook(step.index, choice),))
    tables = range(step.first, step.first + step.tables)
    both = [match.read(move.seat, text) for text in (move.action, step.instead)]
    played, other = imagined(match, move.seat, both, tables)
    return Findings(close=(CloseLook(step.index, step.instead, played, other),))


def _glance(match: AnyMatch, move: Played, tables: int) -> Glance:
    """Another move is tried at half of the tables: that tells where to look closely."""
    played = match.read(move.seat, move.action)
    other = promising(match, move.seat, played)
    if other is None:
        return Glance(*imagined(match, move.seat, (played,), range(tables)))
    half = (tables + 1) // 2
    first, instead = imagined(match, move.seat, (played, other), range(half))
    (rest,) = imagined(match, move.seat, (played,), range(half, tables))
    return Glance(first + rest, instead)


def with_found(found: Findings, more: Findings) -> Findings:
    """Both together; what a close look has found before stays in front."""
    looks = {look.index: look for look in found.close}
    for look in more.close:
        before = looks.get(look.index, CloseLook(look.index, look.instead))
        looks[look.index] = replace(
            before, played=before.played + look.played, other=before.other + look.other
        )
    return Findings(found.glances + more.glances, tuple(looks.values()))


def share_done(moves: Sequence[Played], found: Findings, effort: Effort = USUAL) -> float:
    """How much of the work is done, from 0 to 1."""
    chosen = min(effort.close_moves, len(moves))
    comparing = COMPARING * effort.close_tables / TABLES_AT_ONCE
    total = len(moves) + chosen * (THINKING + comparing)
    done = float(len(found.glances))
    for look in found.close:
        same = look.instead == moves[look.index].action
        done += THINKING + comparing * (1 if same else len(look.played) / effort.close_tables)
    return min(1.0, done / total) if total else 1.0


# What it comes to


@dataclass(frozen=True)
class Point:
    """How the seat of a move stood with it."""

    rev: int
    seat: Seat
    mean: float
    spread: float


@dataclass(frozen=True)
class DecisiveTurn:
    """A move beside which another would have brought more, beyond the spread of the difference."""

    rev: int
    seat: Seat
    action: str
    instead: str
    mean: float
    spread: float


def curve(moves: Sequence[Played], found: Findings) -> tuple[Point, ...]:
    """How everybody stood at each of their moves that was looked at."""
    means = [estimate(glance.played) for glance in found.glances]
    return tuple(
        Point(move.rev, move.seat, one.mean, one.spread)
        for move, one in zip(moves, means, strict=False)
    )


def decisive_turns(moves: Sequence[Played], found: Findings) -> tuple[DecisiveTurn, ...]:
    """The three moves that cost most, in the order of play: only those where the difference is
    beyond its spread, and more than a point."""
    turns = [_turn(moves[look.index], look) for look in found.close if len(look.played) > 1]
    sure = sorted(
        (one for one in turns if one.mean > max(one.spread, MATTERS)), key=lambda one: -one.mean
    )
    return tuple(sorted(sure[:TURNS], key=lambda one: one.rev))


def _turn(move: Played, look: CloseLook) -> DecisiveTurn:
    gain: Estimate = better_by(look.other, look.played)
    return DecisiveTurn(move.rev, move.seat, move.action, look.instead, gain.mean, gain.spread)
