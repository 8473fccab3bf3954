"""What the city is worth: the conditions, and the modules that add to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.core.words import Msg, msg
from engine.games.sprawlopolis.conditions import Earned
from engine.games.sprawlopolis.names import condition_name, condition_rule, site_terms
from engine.games.sprawlopolis.view import Stage, View
from render.games.sprawlopolis.signs import Sign

CONDITION_SIGNS: Final = {
    "1": Sign.ROAD,
    "2": Sign.TREE,
    "3": Sign.TREE,
    "4": Sign.SQUARE,
    "5": Sign.FACTORY,
    "6": Sign.HOUSE,
    "7": Sign.TREE,
    "8": Sign.HOUSE,
    "9": Sign.FACTORY,
    "10": Sign.TOWER,
    "11": Sign.TOWER,
    "12": Sign.ROAD,
    "13": Sign.ROAD,
    "14": Sign.ROAD,
    "15": Sign.HOUSE,
    "16": Sign.ROAD,
    "17": Sign.TOWER,
    "18": Sign.LINES,
}
"""What each condition is about."""


class Goal(NamedTuple):
    """One line of the score. ``earned`` has an entry for each city; none where nothing is paid.

    ``has_card`` is false where the rule is the same in every game.
    """

    sign: Sign
    title: Msg
    rule: Msg
    earned: tuple[Earned, ...]
    number: str = ""
    has_card: bool = True

    @property
    def points(self) -> int:
        return sum(one.points for one in self.earned)


def conditions(view: View) -> tuple[Goal, ...]:
    """The base cards that were drawn as conditions; then the terms of a duel."""
    drawn = tuple(
        Goal(
            CONDITION_SIGNS[card],
            condition_name(card),
            condition_rule(card),
            tuple(sheet.conditions[place] for sheet in view.sheets),
            card,
        )
        for place, card in enumerate(view.terms.conditions)
    )
    if not view.terms.duel:
        return drawn
    duel = view.terms.duel
    return (*drawn, Goal(Sign.DUEL, condition_name(duel), condition_rule(duel), ()))


def modules(view: View) -> tuple[Goal, ...]:
    """What the expansions in play add, in the order of the final score."""
    return tuple(_modules(view))


def _modules(view: View) -> Iterator[Goal]:
    terms, sheet = view.terms, view.sheets[0]
    if terms.beach:
        title, rule = condition_name(terms.beach), condition_rule(terms.beach)
        yield Goal(Sign.WAVE, title, rule, (sheet.beach,))
    if terms.site:
        yield Goal(Sign.CROSS, condition_name(terms.site), _site_rule(view), (sheet.sites,))
    if terms.landmarks:
        yield _plain_goal(Sign.STAR, "landmarks", sheet.landmarks)
    if terms.wrecktar:
        yield _plain_goal(Sign.MONSTER, "wrecktar", sheet.wrecktar)
    if terms.roadwork:
        ends = "all" if terms.all_ends else "one"
        rule = msg("sprawlopolis-picture-roadwork-rule", ends=ends)
        title = msg("sprawlopolis-option-roadwork")
        yield Goal(Sign.CONE, title, rule, (Earned(view.roadwork_penalty),), has_card=False)


def _site_rule(view: View) -> Msg:
    """Where sites may lie; after the end, what they pay."""
    over = view.stage is Stage.OVER
    return condition_rule(view.terms.site) if over else site_terms(view.terms.site)


def _plain_goal(sign: Sign, name: str, earned: Earned) -> Goal:
    title, rule = msg(f"sprawlopolis-option-{name}"), msg(f"sprawlopolis-picture-{name}-rule")
    return Goal(sign, title, rule, (earned,), has_card=False)
