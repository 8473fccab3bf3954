"""A refusal as its reader sees it: why not, how things stand, and what they can do instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from cogs.screens.lists import MOST_LINES, summary, table_buttons
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
from engine.catalog import catalog
from engine.core.errors import Refused
from engine.core.words import Msg, msg, who
from tables import lookup
from tables.context import Context
from tables.lobby.campaign import coming
from tables.lobby.opening import free_seats, problems_of
from tables.lookup import LOBBY, Asking, GameRow, WhichTable
from tables.table import Table

IN_A_MOMENT = frozenset({"refused-pressing-fast", "refused-too-fast", "refused-hint-thinking"})
"""Refusals after which one can only wait: a person who presses too much is offered no button."""

WHICH_TABLE = frozenset(
    {
        "refused-which-game",
        "refused-no-such-game",
        "refused-no-game-here",
        "refused-no-lobby-here",
        "refused-too-many-lobbies",
        "refused-too-many-tables",
    }
)
"""Refusals in which no table was named, or none that exists: the existing ones are offered."""

FIRST_OF_ALL: Mapping[str, tuple[Op, ...]] = {
    "refused-not-over": (Op.HISTORY,),
    "refused-eyes-closed": (Op.HISTORY,),
    "refused-paused": (Op.RESUME,),
    "refused-not-paused": (Op.PAUSE,),
    "refused-wish-pending": (Op.AGREE, Op.OBJECT),
}
"""What comes before the usual ways on, for those who sit at the table."""

LABELS: Mapping[Op, str] = {
    Op.FOLLOW: "follow-follow",
    Op.REPLAY: "memory-replay",
    Op.RESUME: "time-resume",
    Op.PAUSE: "time-pause",
    Op.PREPARE: "orders-prepare",
}
OF_A_GAME = frozenset({Op.NEW, Op.TOPIC, Op.PLAY})
"""Presses that name a game and nothing else."""

STYLES: Mapping[Op, Style] = {
    Op.MOVE: Style.MAIN,
    Op.PREPARE: Style.MAIN,
    Op.JOIN: Style.MAIN,
    Op.NEXT: Style.MAIN,
    Op.START: Style.GOOD,
    Op.AGAIN: Style.GOOD,
    Op.AGREE: Style.GOOD,
    Op.OBJECT: Style.DANGER,
}


async def refusal_page(answer: Answer, refused: Refused) -> Page:
    """What one person reads and can press where something they wanted was refused."""
    key, table = refused.reason.key, await _table(answer)
    reader = await answer.reader(table.names if table is not None else ())
    words = reader.say(refused.reason)
    if key in IN_A_MOMENT:
        return Page(words)
    if isinstance(refused, WhichTable):
        return Page(words, widgets=await _tables(answer, refused.among, reader))
    if key == "refused-unknown-game":
        return Page(f"{words}\n{games_named(reader)}", widgets=_games(answer.wanted, reader))
    if table is not None:
        text = "\n".join([words, *(reader.say(line) for line in standing(table, answer))])
        return Page(text, widgets=ways_on(table, answer.caller.user, reader, key))
    if key in WHICH_TABLE:
        return await _somewhere(answer, words, reader)
    return Page(words, widgets=_same_game(answer.wanted, reader))


async def _table(answer: Answer) -> Table | None:
    """The table that this is about, if there is one and they may know of it."""
    number = answer.table
    if not number:
        return None
    try:
        return await lookup.seen(_context(answer), _asking(answer), number)
    except Refused:
        return None


def _context(answer: Answer) -> Context:
    context: Context = answer.interaction.client.context
    return context


def _asking(answer: Answer) -> Asking:
    interaction = answer.interaction
    return Asking(interaction.user.id, interaction.channel_id, interaction.guild_id)


# At a table


def standing(table: Table, answer: Answer) -> Iterator[Msg]:
    """For whom and for what the table waits."""
    if table.row.status is LOBBY:
        yield msg("way-lobby", place=f"<#{table.row.lobby_channel or table.row.channel}>")
    if table.position is None or table.position.match.turn is None:
        return
    if table.row.ended_at is None and table.row.asked:
        stage = Msg(f"{table.game.spec.key}-stage-{table.position.match.turn.stage}")
        if table.seat_of(answer.caller.user) in table.row.asked:
            yield msg("way-yours", stage=stage)
        else:
            people = tuple(map(who, sorted(table.row.asked - table.vacant)))
            yield msg("way-theirs", people=people, stage=stage)


def ways_on(table: Table, user: int, reader: Reader, key: str = "") -> tuple[Button, ...]:
    """What this person can do at this table now; what the refusal is about comes first."""
    seated = table.seat_of(user) is not None
    first = FIRST_OF_ALL.get(key, ()) if seated else ()
    ops = dict.fromkeys((*first, *_possible(table, user)))
    return tuple(_button(table, op, reader) for op in list(ops)[: limits.BUTTONS_IN_A_ROW])


def _possible(table: Table, user: int) -> Iterable[Op]:
    seat = table.seat_of(user)
    if table.row.status is LOBBY:
        return _in_lobby(table, user)
    if table.row.ended_at is None:
        asked = (Op.MOVE,) if seat in table.row.asked else (Op.PREPARE,)
        return (Op.SHOW, Op.FOLLOW) if seat is None else (*asked, Op.HAND, Op.SHOW)
    if table.position is None:
        return (Op.NEW,)
    again = Op.AGAIN if coming(table) is None else Op.NEXT
    return (Op.SHOW, Op.HISTORY, Op.REPLAY) if seat is None else (again, Op.SHOW, Op.HISTORY)


def _in_lobby(table: Table, user: int) -> Iterable[Op]:
    if table.seat_of(user) is None:
        yield Op.JOIN if free_seats(table) else Op.FOLLOW
    elif table.row.host == user and not problems_of(table):
        yield Op.START
    yield Op.SHOW
    yield Op.RULES


def _button(table: Table, op: Op, reader: Reader) -> Button:
    if op is Op.NEW:
        return _new_button(table.game.spec.key, reader)
    label = reader.say(Msg(LABELS.get(op, f"ui-{op}")))
    return Button(Press(op, table.id), label, STYLES.get(op, Style.PLAIN))


# Somewhere else


async def _somewhere(answer: Answer, words: str, reader: Reader) -> Page:
    """The tables that they may know of; where there are none, the games that can be opened."""
    asking, context = _asking(answer), _context(answer)
    if found := await lookup.known_to(context, asking):
        return Page(words, widgets=await _tables(answer, found, reader))
    opening = Press(Op.NEW, 0) if asking.guild is not None else None
    return Page(f"{words}\n{games_named(reader)}", widgets=_games(opening, reader))


async def _tables(answer: Answer, found: Iterable[GameRow], reader: Reader) -> tuple[Button, ...]:
    """A button for each table that does what was wanted, or shows it."""
    wanted, context = answer.wanted or Press(Op.SHOW, 0), _context(answer)
    shown = list(found)[:MOST_LINES]
    named = [await summary(context, row, answer.caller.user) for row in shown]
    presses = [replace(wanted, table=row.id) for row in shown]
    return table_buttons(presses, named, reader.caption)


def games_named(reader: Reader) -> str:
    """Which games there are, in a sentence."""
    return reader.say(msg("way-games", games=tuple(Msg(f"{key}-name") for key in catalog())))


def _games(wanted: Press | None, reader: Reader) -> tuple[Button, ...]:
    """A button for each game there is, which does what was wanted of one that there is not."""
    if wanted is None or wanted.op not in OF_A_GAME:
        return ()
    return tuple(
        Button(
            Press(wanted.op, 0, 0, key),
            reader.caption(Msg(f"{key}-name")),
            row=number // limits.BUTTONS_IN_A_ROW,
        )
        for number, key in enumerate(list(catalog())[:MOST_LINES])
    )


def _same_game(wanted: Press | None, reader: Reader) -> tuple[Button, ...]:
    """The game that was to be opened, without the options that were refused."""
    if wanted is None or wanted.op is not Op.NEW or wanted.extra not in catalog():
        return ()
    return (_new_button(wanted.extra, reader),)


def _new_button(key: str, reader: Reader) -> Button:
    label = reader.caption(msg("ui-new", game=Msg(f"{key}-name")))
    return Button(Press(Op.NEW, 0, 0, key), limits.cut(label, limits.BUTTON_LABEL), Style.GOOD)
