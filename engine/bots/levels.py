"""How well a bot plays: what it considers, how it judges, and whether it looks ahead."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from engine.bots.candidates import candidates
from engine.bots.search import Spent, best_by_search, best_when_sure, is_sure
from engine.bots.worth import Judge, points_now, prospects
from engine.core.choices import Draft
from engine.core.match import AnyMatch
from engine.core.rng import Rng
from engine.core.seats import Seat

FEW = 6
MANY = 400
SHORT_LIST = 8


class Level(StrEnum):
    """How well a bot plays; the host chooses it."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


def choose(match: AnyMatch, seat: Seat, level: Level, rng: Rng, spent: Spent) -> Draft:
    """The action that a bot of this level takes for this seat."""
    match level:
        case Level.EASY:
            return easy(match, seat, rng)
        case Level.NORMAL:
            return normal(match, seat, rng)
        case Level.HARD:
            return hard(match, seat, rng, spent)


def easy(match: AnyMatch, seat: Seat, rng: Rng) -> Draft:
    """One of the better half of a few random actions."""
    few = ranked(match, seat, considered(match, seat, rng)[:FEW], points_now)
    return rng.pick(few[: (len(few) + 1) // 2])


def normal(match: AnyMatch, seat: Seat, rng: Rng) -> Draft:
    """The action that brings most points right away; equals are in random order."""
    return ranked(match, seat, considered(match, seat, rng), points_now)[0]


def hard(match: AnyMatch, seat: Seat, rng: Rng, spent: Spent) -> Draft:
    """The best action by looking ahead, of those that promise most and the fallback; where nothing
    is left to chance, of as many as there is time for."""
    promising = ranked(match, seat, considered(match, seat, rng), prospects)
    if is_sure(match, seat, rng):
        return best_when_sure(match, seat, promising, rng, spent)
    shortlist, quiet = promising[:SHORT_LIST], match.fallback(seat)
    ideas = shortlist if quiet in shortlist else [*shortlist, quiet]
    return best_by_search(match, seat, ideas, rng, spent)


def considered(match: AnyMatch, seat: Seat, rng: Rng) -> tuple[Draft, ...]:
    """The actions that this seat may choose from, shuffled."""
    return rng.shuffled(candidates(match.game, match.seen_by(seat).view, MANY, rng))


def ranked(match: AnyMatch, seat: Seat, actions: Iterable[Draft], judge: Judge) -> list[Draft]:
    """The best first, by how the table looks to this seat right after each of them."""
    game, view = match.game, match.seen_by(seat).view
    values = {action: judge(game, game.preview(view, action), seat) for action in actions}
    return sorted(values, key=lambda action: -values[action])
