"""What can be done on a page: the same use cases as on a panel, with a receipt for each request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.choices import Counts, OneOf, SomeOf, joined
from engine.core.errors import Malformed, Stale
from tables.command import was_done
from tables.context import Caller, Context
from tables.play import act, undo
from tables.table import Table
from web.received import Body


async def choose(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Answer a question, also one that was answered before."""
    given = (body.number("opened"), body.number("length"), body.text("token"))
    await act.choose_at(context, table.id, caller, *given)


async def instead(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Do something else than what is usual."""
    opened, token = body.number("opened"), body.text("token")
    await act.choose_instead(context, table.id, caller, opened, token)


async def count(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Take so many of each kind."""
    opened, counts = body.number("opened"), body.numbers("counts")
    step = (await act.ask_at(context, caller.user, table)).question.step
    if not isinstance(step, Counts):
        raise Stale("refused-stale")
    pairs = zip(step.counters, counts, strict=False)
    if len(counts) != len(step.counters) or any(n > one.most for one, n in pairs):
        raise Malformed("refused-web-request")
    await act.choose(context, table.id, caller, opened, step.token(counts))


async def several(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Take several answers at once."""
    opened, tokens = body.number("opened"), body.texts("tokens")
    step = (await act.ask_at(context, caller.user, table)).question.step
    if not isinstance(step, SomeOf):
        raise Stale("refused-stale")
    await act.choose(context, table.id, caller, opened, joined(iter(tokens)))


async def type_in(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Answer with a number or a name."""
    await act.choose(context, table.id, caller, body.number("opened"), body.text("text"))


async def back(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Take the last answer back; which way a piece lies goes with where it lies."""
    opened = body.number("opened")
    asked = await act.back(context, table.id, caller, opened)
    step = asked.question.step
    if isinstance(step, OneOf) and step.turns and asked.question.answered:
        again = Caller(caller.user, caller.name, f"{caller.interaction}+")
        await act.back(context, table.id, again, opened)


async def confirm(context: Context, table: Table, caller: Caller, body: Body) -> None:
    """Play what is shown. Raises ``Stale`` where something else was chosen meanwhile, elsewhere:
    nobody plays what they have not seen."""
    opened, draft = body.number("opened"), tuple(body.texts("draft"))
    if not await was_done(context, caller.interaction):
        asked = await act.ask_at(context, caller.user, table)
        if asked.question.draft != draft:
            raise Stale("refused-stale")
    await act.confirm(context, table.id, caller, opened)


async def take_back(context: Context, table: Table, caller: Caller, _: Body) -> None:
    """Take one's latest move back, or ask the others whether one may."""
    await undo.undo(context, table.id, caller)


Action = Callable[[Context, Table, Caller, Body], Awaitable[None]]
ACTIONS: dict[str, Action] = {
    "choose": choose,
    "instead": instead,
    "count": count,
    "several": several,
    "type": type_in,
    "back": back,
    "confirm": confirm,
    "undo": take_back,
}
