"""Who is coached: those who are new to a game, where nobody's rating depends on it."""

from __future__ import annotations

from enum import StrEnum

from db import records
from engine.catalog import find
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.core.words import Msg
from tables.context import Context
from tables.people.settings import ALWAYS, IN_NEW_GAMES, NEVER, preferences
from tables.play.question import Question
from tables.records.ratings import is_rated
from tables.table import Table


class Coaching(StrEnum):
    """Whether somebody is coached at a table: not at all, or as they have switched it."""

    NONE = "none"
    OFF = "off"
    ON = "on"


SWITCHES = {Coaching.ON: ("coach-off", NEVER), Coaching.OFF: ("coach-on", IN_NEW_GAMES)}
"""What the button says that switches the coach, and which setting that is."""


def may_be_hinted(question: Question, coached: Coaching) -> bool:
    """Whether hints and the switch are offered: to those who are coached, until they have chosen
    an action."""
    decided = question.preview is not None and question.answered > 0
    return coached is not Coaching.NONE and not decided


async def coaching(context: Context, table: Table, user: int) -> Coaching:
    """Whether this person is coached here. Whoever has played this game to its end knows it, unless
    they want to be coached always; a game that is rated or compared is played without help."""
    if is_rated(table) or table.sealed:
        return Coaching.NONE
    chosen = (await preferences(context, user)).coach
    if chosen == ALWAYS:
        return Coaching.ON
    if await records.has_finished(context.database, user, table.row.game):
        return Coaching.NONE
    return Coaching.OFF if chosen == NEVER else Coaching.ON


async def check_coached(context: Context, table: Table, user: int) -> None:
    """Refused where this person is not coached at this table."""
    if await coaching(context, table, user) is not Coaching.ON:
        if table.sealed:
            raise Refused("refused-sealed-hint")
        raise Refused("refused-rated-hint" if is_rated(table) else "refused-no-coach")


def advice(key: str, view: object, draft: Draft) -> Msg | None:
    """What the coach of this game says. Some look through many moves for it, which takes longer
    than the event loop may be held."""
    return find(key).coach(view, draft)
