"""Looking ahead: each idea is played on in tables that the bot cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.candidates import sample
from engine.bots.worth import worth
from engine.core.choices import Draft
from engine.core.match import AnyMatch
from engine.core.rng import Rng
from engine.core.seats import Seat

IDEAS = 12
"""How many actions a player in an imagined game thinks of."""

ROUNDS = 1
"""How often one's own turn comes again before an imagined game is judged."""

MOST_PLIES = 40
LEAST_TABLES = 2


def best_by_search(
    match: AnyMatch, seat: Seat, actions: list[Draft], rng: Rng, enough: Callable[[], bool]
) -> Draft:
    """The action that does best over as many imagined tables as there is time for."""
    totals = [0] * len(actions)
    tables = 0
    while len(actions) > 1 and (tables < LEAST_TABLES or not enough()):
        table = match.twin(seat, rng)
        for number, action in enumerate(actions):
            totals[number] += played_on(table, seat, action, rng)
        tables += 1
    return actions[totals.index(max(totals))]


def played_on(match: AnyMatch, seat: Seat, action: Draft, rng: Rng) -> int:
    """What this action is worth after everyone has gone on for a while."""
    match = match.follow(seat, action)
    rounds = 0
    for _ in range(MOST_PLIES):
        turn = match.turn
        if turn is None:
            break
        actor = turn.seats[0]
        rounds += actor == seat
        if rounds > ROUNDS:
            break
        match = match.follow(actor, quick_idea(match, actor, rng))
    return worth(match.game.forecast(match.seen_by(seat).view), seat)


def quick_idea(match: AnyMatch, seat: Seat, rng: Rng) -> Draft:
    """The best of a few random actions."""
    game, view = match.game, match.seen_by(seat).view
    ideas = sample(game, view, IDEAS, rng)
    return max(ideas, key=lambda idea: worth(game.forecast(game.foresee(view, idea)), seat))
