"""What may be answered once for all: the Entrepreneur's question, and which tokens to take."""

from __future__ import annotations

from itertools import permutations

from engine.core.ahead import StandingChoice, StandingQuestion
from engine.core.choices import Draft
from engine.core.words import msg
from engine.games.streets.income_choices import substitutes, tokens_token
from engine.games.streets.pieces import TOKEN_TYPES, Advisor, Tokens
from engine.games.streets.table import Stage
from engine.games.streets.tokens import gains
from engine.games.streets.view import View
from engine.kit.grid import cell_name
from engine.kit.viewer import seat_of

BEST, NEVER = "best", "never"
JOINT = "-"


def standing_questions(view: View) -> tuple[StandingQuestion, ...]:
    """The Entrepreneur's, for whoever has that advisor; tokens, where they are played with. A lone
    player answers for the Sneak as well, and is asked each time."""
    if view.table.solo:
        return ()
    found: list[StandingQuestion] = []
    if view.players[seat_of(view)].advisor is Advisor.ENTREPRENEUR:
        found.append(_showing())
    if view.table.business:
        found.append(_taking())
    return tuple(found)


def _showing() -> StandingQuestion:
    choices = tuple(StandingChoice(one, msg(f"streets-standing-{one}")) for one in (BEST, NEVER))
    return StandingQuestion(Stage.SHOW, msg("streets-standing-show"), choices)


def _taking() -> StandingQuestion:
    choices = tuple(
        StandingChoice(
            JOINT.join((first, second)),
            msg(
                "streets-standing-prefer",
                first=msg(f"streets-business-{first}"),
                second=msg(f"streets-business-{second}"),
            ),
        )
        for first, second in permutations(TOKEN_TYPES, 2)
    )
    return StandingQuestion(Stage.TOKENS, msg("streets-standing-tokens"), choices)


def standing_answer(view: View, token: str) -> Draft | None:
    """The best tile to show, or none; the tokens with most of the first kind, then of the second,
    then most altogether."""
    match view.stage:
        case Stage.SHOW:
            return _shown(view) if token == BEST else ("keep",)
        case Stage.TOKENS:
            return _taken(view, token.split(JOINT))
    return None


def _shown(view: View) -> Draft:
    found = substitutes(view)
    if not found:
        return ("keep",)
    best = max(found, key=lambda one: found[one])
    return "show", best.tile, cell_name(best.cell)


def _taken(view: View, wanted: list[str]) -> Draft:
    found = gains(view.table, seat_of(view))
    best = max(found, key=lambda gain: _worth(gain, wanted))
    return "take", tokens_token(best)


def _worth(gain: Tokens, wanted: list[str]) -> tuple[int, ...]:
    """How good a handful is for somebody who prefers these kinds, the first most."""
    counts = dict(zip(map(str, TOKEN_TYPES), gain, strict=True))
    return (*(counts.get(one, 0) for one in wanted), sum(gain))
