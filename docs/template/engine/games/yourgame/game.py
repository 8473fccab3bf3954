"""The rules of the game as the record that the catalogue finds."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.yourgame import (
    choices,
    coach,
    explanation,
    fallback,
    heuristic,
    hidden,
    preview,
    result,
    rules,
    score,
    turns,
    words,
)
from engine.games.yourgame.lessons import INTRODUCTION, LESSONS
from engine.games.yourgame.spec import SPEC
from engine.games.yourgame.state import State
from engine.games.yourgame.view import View

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
    score=score.score,
    heuristic=heuristic.heuristic,
    fallback=fallback.fallback,
    twin=hidden.twin,
    describe=words.describe,
    coach=coach.coach,
    introduction=INTRODUCTION,
    lessons=LESSONS,
    inventory=result.inventory,
)
