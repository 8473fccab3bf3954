"""What helps a newcomer in the panel: a tip above each question, and hints."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.answer_widgets import Place
from cogs.ui.custom_id import Op, Press
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button
from engine.core.prospect import Preview
from engine.core.words import Msg, msg
from locales import Speaker
from tables.people.coaching import Coaching, advice
from tables.people.settings import IN_NEW_GAMES, NEVER
from tables.play.preview_words import own_parts
from tables.play.question import Question
from tables.processes import Urgency

LAMP = "💡"
SWITCHES = {Coaching.ON: ("coach-off", NEVER), Coaching.OFF: ("coach-on", IN_NEW_GAMES)}
"""What the button says that switches the coach, and which setting that is."""


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
    decided = question.preview is not None and question.answered > 0
    if decided or place.hinted or coaching is Coaching.NONE:
        return ()
    label, setting = SWITCHES[coaching]
    switch = Button(Press(Op.COACH, place.table, place.opened, setting), say(Msg(label)))
    hint = Button(place.press(Op.HINT), say(msg("hall-hint")))
    return (hint, switch) if coaching is Coaching.ON else (switch,)


def good_move(say: Speaker) -> str:
    """The heading of a hint."""
    return f"{LAMP} {say(msg('coach-good-move'))}"


def why(
    question: Question, preview: Preview[object], told: Sequence[str], say: Speaker
) -> list[str]:
    """The parts of the points that a hint changes, unless these words have told them already."""
    parts = own_parts(preview, question.seat)
    if not parts or any(all(say(part) in line for part in parts) for line in told):
        return []
    return [say(msg("coach-why", parts=parts))]
