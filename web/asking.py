"""What one person is asked, as data for the page: the question, what is tried, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices import BETWEEN_TOKENS, Counts, Done, Draft, Number, SomeOf, Words
from engine.core.prospect import Preview
from engine.core.words import Msg, for_touching, msg
from locales import Speaker
from tables.people.coaching import SWITCHES, Coaching, advice, coaching, may_be_hinted
from tables.play.preview_words import (
    end_previewed,
    good_move,
    points_changed,
    sentence_of,
    why_hinted,
)
from tables.play.question import Question, prompt_of
from tables.play.trail import Turning, turning
from tables.processes import Urgency
from web.services import Services
from web.touching import Asking, Json
from web.visitor import Visitor


async def question_told(
    services: Services, visitor: Visitor, question: Question, asked: Sequence[Asking]
) -> Json:
    """The question in words, how it is answered where that is not by one touch, what is tried, and
    the ways on."""
    say, preview = visitor.say, question.preview
    guard = preview.guard if preview is not None else None
    coached = await coaching(services.context, visitor.table, visitor.session.user)
    return {
        "opened": question.opened,
        "draft": list(question.draft),
        "prompt": say(for_touching(_prompt(question, asked))),
        "tip": await _tip(services, visitor, question, coached),
        "helps": _helps(question, coached, say),
        "preview": _previewed(visitor, question, preview) if preview is not None else None,
        "form": _form(question, visitor),
        "back": question.answered > 0,
        **_ways(question, say),
        "does": say(guard.does) if guard is not None else "",
        "keeps": say(guard.instead) if guard is not None else "",
    }


def _prompt(question: Question, asked: Sequence[Asking]) -> Msg:
    """What is asked. While something is tried, the question that was answered by it still stands:
    another answer can be touched."""
    if isinstance(question.step, Done) and asked:
        return asked[-1].step.prompt
    return prompt_of(question.step)


def _ways(question: Question, say: Speaker) -> Json:
    """What else can be done, and how the tried piece is turned. Where both are the same, there is
    one button, with the name that the game has for it."""
    turn = turning(question)
    others = [(Turning(one.length, one.option.token), one.option) for one in question.alternatives]
    names = {_leads_to(question, way): (way.token, say(option.label)) for way, option in others}
    turned = None
    if turn is not None:
        _, name = names.pop(_leads_to(question, turn), ("", say(msg("web-turn"))))
        turned = {"length": turn.length, "token": turn.token, "name": name}
    instead = [{"token": token, "name": name} for token, name in names.values()]
    return {"turn": turned, "instead": instead}


def _leads_to(question: Question, way: Turning) -> Draft:
    """The beginning of the draft after this answer."""
    return (*question.draft[: way.length], *way.token.split(BETWEEN_TOKENS))


def _previewed(visitor: Visitor, question: Question, preview: Preview[object]) -> Json:
    """What the whole action would do: the same words as on the panel."""
    table, say = visitor.table, visitor.say
    ends = end_previewed(preview, len(table.seats))
    changes = points_changed(preview, len(table.seats), table.game.spec.forecast)
    lines = [f"**{say(line)}**" for line in ends]
    if preview.guard is not None:
        lines.append(say(msg("ui-guard", warning=preview.guard.warning)))
    lines += [say(line) for line in (*preview.told, *changes)]
    return {"sentence": say(sentence_of(question, preview)), "lines": lines}


def hint_told(visitor: Visitor, question: Question) -> Json | None:
    """What stands around a move that came as a hint: a heading, and why."""
    if question.preview is None:
        return None
    told = _previewed(visitor, question, question.preview)["lines"]
    why = why_hinted(question, question.preview, told, visitor.say)
    return {"heading": good_move(visitor.say), "why": why, "draft": list(question.draft)}


# The coach


async def _tip(services: Services, visitor: Visitor, question: Question, coached: Coaching) -> str:
    """What the coach says, to whoever is coached here; before one's first answer also what opens
    the episode."""
    opening = () if question.answered else visitor.table.game.brief(question.seen.view)
    lines = [visitor.say(line) for line in opening]
    if coached is Coaching.ON and question.preview is None:
        given = (visitor.table.game.spec.key, question.seen.view, question.draft)
        words = await services.context.elsewhere(Urgency.LOOKED_AT, advice, *given)
        lines += [visitor.say(for_touching(words))] if words is not None else []
    return "\n".join(lines)


def _helps(question: Question, coached: Coaching, say: Speaker) -> list[Json]:
    """Hint, and the switch of the coach."""
    if not may_be_hinted(question, coached):
        return []
    label, setting = SWITCHES[coached]
    switch = {"does": "coach", "setting": setting, "name": say(Msg(label))}
    hint = {"does": "hint", "name": say(msg("ui-hint"))}
    return [hint, switch] if coached is Coaching.ON else [switch]


# Other answers than one touch


def _form(question: Question, visitor: Visitor) -> Json | None:
    """How a question is answered that is not one of a list."""
    say = visitor.say
    match question.step:
        case Counts() as step:
            kinds = [{"name": say(one.label), "most": one.most} for one in step.counters]
            label = say(msg("ui-take", count=step.total))
            total = {"total": step.total, "start": list(step.start), "take": label}
            return {"kind": "counts", "kinds": kinds, **total}
        case SomeOf(least=least, most=most):
            return {"kind": "some", "least": least, "most": most}
        case Number(low=low, high=high, start=start):
            return {"kind": "number", "low": low, "high": high, "start": start}
        case Words(most=most):
            return {"kind": "words", "most": most}
        case Done():
            return {"kind": "done"}
    return None
