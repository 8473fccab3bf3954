"""Whether the city is good enough, who wins a duel, and the count of all cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.game import Outcome
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.pieces import BOX, Card
from engine.games.sprawlopolis.points import Sheet, sheets, unlaid_penalty
from engine.games.sprawlopolis.score import duel_standings, duel_tallies, team_tally
from engine.games.sprawlopolis.state import State
from engine.games.sprawlopolis.view import Stage
from engine.kit.ranks import ranks

LANDMARK_CARD = "landmarks"


def outcome(state: State) -> Outcome | None:
    """Won or lost together; or, in a duel, who is ahead."""
    if state.stage is not Stage.OVER:
        return None
    counted = sheets(state.laid, state.terms)
    if state.terms.is_duel:
        return duel_outcome(state, counted)
    penalty = unlaid_penalty(card for cards in state.roadwork for card in cards)
    tally = team_tally(counted, state.terms, penalty)
    won = state.terms.is_enough(tally.points)
    why = msg(won_key(state, won), points=tally.points, target=state.terms.target)
    return Outcome((1,) * state.seats, why, (tally,), won=won)


def won_key(state: State, won: bool) -> str:
    """Two cities must exceed the target, one must reach it."""
    if won:
        return "sprawlopolis-won"
    return "sprawlopolis-lost-exceed" if state.terms.two_cities else "sprawlopolis-lost"


def duel_outcome(state: State, counted: Sequence[Sheet]) -> Outcome:
    """More points win; then what the terms say; then the victory is shared."""
    tallies = duel_tallies(counted, state.terms, state.near)
    standings = duel_standings(counted, state.terms, state.near)
    return Outcome(ranks(standings), decided_by(standings, state.terms.duel_card.tie), tallies)


def decided_by(standings: Sequence[tuple[int, int]], tie: str) -> Msg:
    """The first thing in which one is ahead."""
    one, other = standings
    if one[0] != other[0]:
        return msg("sprawlopolis-duel-points")
    if one[1] != other[1]:
        return msg(f"sprawlopolis-duel-{tie}")
    return msg("sprawlopolis-duel-shared")


def inventory(state: State) -> Mapping[str, int]:
    """Every card in play, wherever it lies."""
    terms = state.terms
    named = (*terms.conditions, terms.site, terms.beach, terms.duel, state.drawn)
    held = [card for rows in (state.hands, state.roadwork) for row in rows for card in row]
    laid = [one.card for one in state.laid]
    waiting = [LANDMARK_CARD] if state.stage is Stage.LANDMARKS else []
    cards = (*named, *held, *laid, *waiting, *state.deck, *state.highway, *state.aside)
    return Counter(box_name(card) for card in cards if card)


def box_name(card: Card) -> str:
    """The landmark card is one card with two sides."""
    return LANDMARK_CARD if card in BOX.landmarks else card
