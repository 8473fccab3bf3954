"""The rules of My City as the record that the catalogue finds."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.mycity import (
    ahead,
    choices,
    coach,
    conceding,
    explanation,
    fallback,
    guard,
    heuristic,
    hidden,
    lessons,
    preview,
    result,
    rules,
    rules_now,
    score,
    sentence,
    story,
    turns,
    twins,
    words,
)
from engine.games.mycity.spec import SPEC
from engine.games.mycity.state import State
from engine.games.mycity.view import View

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
    standing_questions=ahead.standing_questions,
    standing_answer=ahead.standing_answer,
    fallback=fallback.fallback,
    twin=twins.twin,
    describe=words.describe,
    inventory=result.inventory,
    chronicle=story.chronicle,
    coach=coach.coach,
    introduction=lessons.INTRODUCTION,
    lessons=lessons.LESSONS,
    upcoming=story.upcoming,
    brief=rules_now.brief,
    rules_now=rules_now.rules_now,
    conceded=conceding.conceded,
)
