"""What can be done on a page: the same use cases as on a panel, with a receipt for each request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.core.choices import Counts, OneOf, SomeOf, joined
from engine.core.errors import Malformed, Stale
from engine.core.words import Msg, msg
from tables import wishes
from tables.bots import hints
from tables.command import was_done
from tables.context import Caller, Context
from tables.people.coaching import SWITCHES
from tables.people.settings import COACH, prefer
from tables.play import act, undo, voting
from tables.play.question import Question
from tables.table import Table
from web.received import Body


@dataclass(frozen=True)
class Did:
    """What there is to say after something was done; ``hinted`` is the question after a hint."""

    note: Msg | None = None
    hinted: Question | None = None


DONE = Did()


async def choose(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Answer a question, also one that was answered before."""
    given = (body.number("opened"), body.number("length"), body.text("token"))
    await act.choose_at(context, table.id, caller, *given)
    return DONE


async def instead(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Do something else than what is usual."""
    opened, token = body.number("opened"), body.text("token")
    await act.choose_instead(context, table.id, caller, opened, token)
    return DONE


async def count(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Take so many of each kind."""
    opened, counts = body.number("opened"), body.numbers("counts")
    step = (await act.ask_at(context, caller.user, table)).question.step
    if not isinstance(step, Counts):
        raise Stale("refused-stale")
    pairs = zip(step.counters, counts, strict=False)
    if len(counts) != len(step.counters) or any(n > one.most for one, n in pairs):
        raise Malformed("refused-web-request")
    await act.choose(context, table.id, caller, opened, step.token(counts))
    return DONE


async def several(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Take several answers at once."""
    opened, tokens = body.number("opened"), body.texts("tokens")
    step = (await act.ask_at(context, caller.user, table)).question.step
    if not isinstance(step, SomeOf):
        raise Stale("refused-stale")
    await act.choose(context, table.id, caller, opened, joined(iter(tokens)))
    return DONE


async def type_in(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Answer with a number or a name."""
    await act.choose(context, table.id, caller, body.number("opened"), body.text("text"))
    return DONE


async def back(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Take the last answer back; which way a piece lies goes with where it lies."""
    opened = body.number("opened")
    asked = await act.back(context, table.id, caller, opened)
    step = asked.question.step
    if isinstance(step, OneOf) and step.turns and asked.question.answered:
        again = Caller(caller.user, caller.name, f"{caller.interaction}+")
        await act.back(context, table.id, again, opened)
    return DONE


async def confirm(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Play what is shown. Raises ``Stale`` where something else was chosen meanwhile, elsewhere:
    nobody plays what they have not seen."""
    opened, draft = body.number("opened"), tuple(body.texts("draft"))
    if not await was_done(context, caller.interaction):
        asked = await act.ask_at(context, caller.user, table)
        if asked.question.draft != draft:
            raise Stale("refused-stale")
    await act.confirm(context, table.id, caller, opened)
    return DONE


async def take_back(context: Context, table: Table, caller: Caller, _: Body) -> Did:
    """Take one's latest move back, or ask the others whether one may."""
    await undo.undo(context, table.id, caller)
    pending = await wishes.pending(context, table.id)
    return Did(msg("ui-undo-asked" if pending else "ui-undone"))


async def vote(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """Agree to what the table is asked for, or object."""
    await voting.vote(context, table.id, caller, bool(body.number("yes")))
    return Did(msg("ui-voted"))


async def hint(context: Context, table: Table, caller: Caller, body: Body) -> Did:
    """What a good move would be becomes what is tried. One at a time for each person."""
    opened = body.number("opened")
    with context.hinting.one_at_a_time(caller.user):
        asked = await hints.hint(context, table.id, caller, opened)
    return Did(hinted=asked.question)


async def coach(context: Context, _: Table, caller: Caller, body: Body) -> Did:
    """Tips off or on, for all games that are new to this person."""
    setting = body.text("setting")
    if setting not in {setting for _, setting in SWITCHES.values()}:
        raise Malformed("refused-web-request")
    await prefer(context, caller.user, COACH, setting)
    return DONE


Action = Callable[[Context, Table, Caller, Body], Awaitable[Did]]
ACTIONS: dict[str, Action] = {
    "choose": choose,
    "instead": instead,
    "count": count,
    "several": several,
    "type": type_in,
    "back": back,
    "confirm": confirm,
    "undo": take_back,
    "vote": vote,
    "hint": hint,
    "coach": coach,
}
