"""The rules of Lamplighters as the record that Boroughs plays by."""

from __future__ import annotations

from engine.core.game import Game
from tests.lamps import (
    choices,
    coach,
    explanation,
    fallback,
    hidden,
    preview,
    result,
    rules,
    score,
    turns,
    upcasting,
    words,
)
from tests.lamps.lessons import INTRODUCTION, LESSONS
from tests.lamps.spec import SPEC
from tests.lamps.state import State
from tests.lamps.view import View

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
    fallback=fallback.fallback,
    twin=hidden.twin,
    describe=words.describe,
    coach=coach.coach,
    introduction=INTRODUCTION,
    lessons=LESSONS,
    inventory=result.inventory,
    conceded=result.conceded,
    upcasters={1: upcasting.with_no_light_before},
)
