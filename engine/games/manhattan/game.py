"""The rules of Manhattan as the record that the catalogue finds."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.manhattan import (
    ahead,
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
    sentence,
    turns,
    words,
)
from engine.games.manhattan.lessons import INTRODUCTION, LESSONS
from engine.games.manhattan.spec import SPEC
from engine.games.manhattan.state import State
from engine.games.manhattan.view import View

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
