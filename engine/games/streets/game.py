"""The rules of Streets as the record that the catalogue finds."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.streets import (
    ahead,
    choices,
    coach,
    explanation,
    fallback,
    guard,
    heuristic,
    hidden,
    lessons,
    preview,
    result,
    rules,
    score,
    sentence,
    standing,
    turns,
    upcasting,
    words,
)
from engine.games.streets.spec import PUZZLES, SPEC
from engine.games.streets.state import State
from engine.games.streets.view import View

GAME: Game[State, View] = Game(
    spec=SPEC,
    state_type=State,
    setup=rules.setup,
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
    ahead=ahead.ahead,
    at_stake=ahead.at_stake,
    standing_questions=standing.standing_questions,
    standing_answer=standing.standing_answer,
    fallback=fallback.fallback,
    twin=hidden.twin,
    describe=words.describe,
    coach=coach.coach,
    introduction=lessons.INTRODUCTION,
    lessons=lessons.LESSONS,
    inventory=result.inventory,
    puzzles=PUZZLES,
    upcasters={1: upcasting.with_nothing_added},
)
