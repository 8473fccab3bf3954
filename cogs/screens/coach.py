"""What helps a newcomer in the panel: a tip above each question, and hints."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.answer_widgets import Place
from cogs.ui.custom_id import Op, Press
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button
from engine.core.words import Msg, msg
from locales import Speaker
from tables.people.coaching import SWITCHES, Coaching, advice, may_be_hinted
from tables.play.preview_words import LAMP
from tables.play.question import Question
from tables.processes import Urgency


async def tip(question: Question, coaching: Coaching, reader: Reader) -> list[str]:
    """What this choice is about and what makes a good one here, set apart from the question; no
    line for those who are not coached, and where the game has nothing to say."""
    if coaching is not Coaching.ON:
        return []
    given = (question.prospect.game.spec.key, question.seen.view, question.draft)
    words = await reader.elsewhere(Urgency.LOOKED_AT, advice, *given)
    return [f"> {LAMP} {reader.say(words)}"] if words is not None else []


def coach_buttons(
    question: Question, place: Place, coaching: Coaching, say: Speaker
) -> Sequence[Button]:
    """Hint and the switch of the coach, the more important first; none once an action was chosen,
    and for those who are not coached."""
    if place.hinted or not may_be_hinted(question, coaching):
        return ()
    label, setting = SWITCHES[coaching]
    switch = Button(Press(Op.COACH, place.table, place.opened, setting), say(Msg(label)))
    hint = Button(place.press(Op.HINT), say(msg("ui-hint")))
    return (hint, switch) if coaching is Coaching.ON else (switch,)
