"""What can be said before a card is turned up: no place for it, but what to do if it has none."""

from __future__ import annotations

from typing import NoReturn

from engine.core.ahead import StandingChoice, StandingQuestion
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.core.words import msg
from engine.games.mycity.answers import can_pass, spots_for
from engine.games.mycity.choices import own_city
from engine.games.mycity.view import Stage, Verb, View


def ahead(_: View) -> NoReturn:
    """Always refused: nobody knows the next building."""
    raise Refused("mycity-ahead-card")


def standing_questions(_: View) -> tuple[StandingQuestion, ...]:
    """What to do with a building that fits nowhere."""
    choices = (StandingChoice(Verb.PASS, msg("mycity-standing-pass")),)
    return (StandingQuestion(Stage.BUILD, msg("mycity-standing-build"), choices),)


def standing_answer(view: View, token: str) -> Draft | None:
    """To pass, where the building fits nowhere and passing is allowed. To end is never prepared,
    for it cannot be taken back."""
    if view.stage is not Stage.BUILD or token != Verb.PASS or not view.card:
        return None
    city = own_city(view)
    if spots_for(view, city) or not can_pass(view.episode, city, view.firsts, view.card):
        return None
    return (Verb.PASS,)
