"""The rules of Urbis as the record that the catalogue finds."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.urbis import (
    ahead,
    choices,
    coach,
    explanation,
    fallback,
    guard,
    heuristic,
    hidden,
    preview,
    result,
    rules,
    score,
    sentence,
    turns,
    words,
)
from engine.games.urbis.lessons import INTRODUCTION, LESSONS
from engine.games.urbis.spec import SPEC
from engine.games.urbis.state import State
from engine.games.urbis.view import View

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
    fallback=fallback.fallback,
    twin=hidden.twin,
    describe=words.describe,
    coach=coach.coach,
    introduction=INTRODUCTION,
    lessons=LESSONS,
    inventory=result.inventory,
)
