"""Looking ahead: each idea is played on at tables that the bot cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.bots.candidates import sample
from engine.bots.worth import prospects
from engine.core.choices import Draft
from engine.core.match import AnyMatch
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Seat

Spent = Callable[[int], float]
"""Which share of the thinking is over after so many imagined games: 1 and more is all of it."""

IDEAS = 6
"""How many random actions a player in an imagined game thinks of."""

GLANCES = 14
"""How many actions a game is asked for that look good at a glance. A few careful imagined games
tell more than many careless ones, see docs/bots.md."""

ROUNDS = 2
"""How often one's own turn comes again before an imagined game is judged."""

MOST_PLIES = 40
LEAST_TABLES = 2


def at_once(_: int) -> float:
    """The thinking is over before it begins: for those who want any answer now."""
    return 1.0


@dataclass
class Idea:
    """An action, and what it came to at all imagined tables together."""

    action: Draft
    total: float = 0.0


def best_by_search(
    match: AnyMatch, seat: Seat, actions: list[Draft], rng: Rng, spent: Spent
) -> Draft:
    """The action that does best at the imagined tables.

    All ideas meet the same tables and the same luck. From time to time the worse half is dropped,
    so that most of the time is spent on telling the best from the second best.
    """
    ideas = [Idea(action) for action in actions]
    halvings = max(1, (len(ideas) - 1).bit_length())
    tables = games = dropped = 0
    while len(ideas) > 1 and (tables < LEAST_TABLES or spent(games) < 1):
        try_all(match.twin(seat, rng), seat, ideas, rng)
        tables, games = tables + 1, games + len(ideas)
        if spent(games) * halvings >= dropped + 1 and tables >= LEAST_TABLES:
            dropped += 1
            ideas = sorted(ideas, key=lambda idea: -idea.total)[: (len(ideas) + 1) // 2]
    return max(ideas, key=lambda idea: idea.total).action


def try_all(table: AnyMatch, seat: Seat, ideas: list[Idea], rng: Rng) -> None:
    """Play every idea on at this table, with the same dice for each."""
    dice = rng.below(1 << 32).to_bytes(SEED_BYTES, "big")
    for idea in ideas:
        idea.total += played_on(table, seat, idea.action, Rng(dice, 0))


def best_when_sure(
    match: AnyMatch, seat: Seat, actions: Sequence[Draft], rng: Rng, spent: Spent
) -> Draft:
    """The best of as many of these actions as there is time for, each played on once to the end:
    where nothing is left to chance, a second table would tell the same again."""
    table, found = match.twin(seat, rng), dict[Draft, float]()
    for action in actions:
        if len(found) >= LEAST_TABLES and spent(len(found)) >= 1:
            break
        found[action] = played_on(table, seat, action, rng, MOST_PLIES)
    return max(found, key=lambda action: found[action])


def is_sure(match: AnyMatch, seat: Seat, rng: Rng) -> bool:
    """Whether an imagined game would always go the same way: nothing is hidden from this seat, and
    the game itself says what comes to mind instead of chance."""
    has_ideas = bool(match.game.ideas(match.seen_by(seat).view, 1))
    return has_ideas and match.hides_nothing(seat, rng)


def played_on(
    match: AnyMatch, seat: Seat, action: Draft, rng: Rng, most_rounds: int = ROUNDS
) -> float:
    """The lead of this seat, with the heuristic, after this action and some more rounds."""
    match = match.follow(seat, action)
    alone, before, rounds = match.config.seats == 1, seat, 0
    for _ in range(MOST_PLIES):
        turn = match.turn
        if turn is None:
            break
        actor = turn.seats[0]
        rounds += actor == seat and (alone or before != seat)
        if rounds > most_rounds:
            break
        match, before = match.follow(actor, quick_idea(match, actor, rng)), actor
    return prospects(match.game, match.seen_by(seat).view, seat)


def quick_idea(match: AnyMatch, seat: Seat, rng: Rng) -> Draft:
    """The best of a few actions by points and heuristic: those that the game thinks of at a glance,
    or random ones. The fallback is not among them: it takes longer than all the rest."""
    game, view = match.game, match.seen_by(seat).view
    ideas = game.ideas(view, GLANCES) or sample(game, view, IDEAS, rng)
    if len(ideas) == 1:
        return ideas[0]
    return max(ideas, key=lambda idea: prospects(game, game.preview(view, idea), seat))
