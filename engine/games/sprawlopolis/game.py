"""The rules of Sprawlopolis as the record that the catalogue finds."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.sprawlopolis import (
    ahead,
    choices,
    coach,
    dealing,
    explanation,
    fallback,
    guard,
    heuristic,
    hidden,
    ideas,
    lessons,
    preview,
    result,
    rules,
    score,
    sentence,
    turns,
    words,
)
from engine.games.sprawlopolis.spec import PUZZLES, SPEC, is_co_op
from engine.games.sprawlopolis.state import State
from engine.games.sprawlopolis.view import View

GAME: Game[State, View] = Game(
    spec=SPEC,
    state_type=State,
    setup=dealing.setup,
    turn=turns.turn,
    view=hidden.view,
    ask=choices.ask,
    apply=rules.apply,
    outcome=result.outcome,
    preview=preview.preview,
    preview_end=preview.preview_end,
    explain=explanation.explain,
    sentence=sentence.sentence,
    guard=guard.guard,
    score=score.score,
    heuristic=heuristic.heuristic,
    ideas=ideas.ideas,
    goal=score.goal,
    ahead=ahead.ahead,
    at_stake=ahead.at_stake,
    fallback=fallback.fallback,
    only_shows=choices.only_shows,
    twin=hidden.twin,
    describe=words.describe,
    coach=coach.coach,
    introduction=lessons.INTRODUCTION,
    lessons=lessons.LESSONS,
    inventory=result.inventory,
    co_op_by_options=is_co_op,
    puzzles=PUZZLES,
)
