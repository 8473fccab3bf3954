"""The pages that everyone sees: the board after a turn, and the lobby before the game."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.about import about, facts
from cogs.screens.clock import answered, called, people, seated, time_buttons, time_lines
from cogs.screens.described import described_board, described_end, words_of
from cogs.screens.options import value_name
from cogs.screens.rules_now import brief_lines, rules_picture
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page, Poster
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Line, Menu, Style, Widget
from engine.bots.levels import Level
from engine.core.game import Outcome
from engine.core.match import AnyMatch
from engine.core.options import Setting, Value, word_of
from engine.core.seats import Public, Seat, Seen, W
from engine.core.words import Msg, msg, plain
from locales import Speaker
from render.painter import NO_MARKS, Marks
from render.picture import Picture
from render.pictures.final import paint_final
from render.pictures.lobby import Lobby, LobbySeat, paint_lobby
from tables.ending import end_first, tells_the_end
from tables.entries import SEEDS
from tables.lobby.campaign import coming
from tables.lobby.opening import problems_of
from tables.play.resignation import alone_with_bots
from tables.status import TableStatus
from tables.table import Table, person
from tables.time.arithmetic import PACES
from tables.time.pace import TIME, word_for

MOST_MENUS = 2
LAST_ROW = limits.ROWS - 1
OPEN, CLOSE = "open", "close"
SHARED_REPLAY = "shared"
"""A replay that everyone is to see."""


async def board_picture(
    table: Table, seen: Seen[object, W], reader: Reader, marks: Marks = NO_MARKS
) -> Picture[W]:
    """The board, painted off the event loop."""
    given = (table.game.spec.key, seen, marks, reader.theme, reader.caption)
    return await reader.paint(described_board, *given)


def text_board(table: Table, seen: Seen[object, W], say: Speaker) -> list[str]:
    """The board in words, line by line."""
    return words_of(table.game.spec.key, seen, say)


# After a turn


async def board_poster(
    table: Table,
    news: Sequence[Msg],
    reader: Reader,
    standing: TableStatus,
    seats: frozenset[Seat] = frozenset(),
) -> Poster:
    """The board with what has happened, until when there is time, who is asked, and the buttons.
    What opens an episode stands there in place of the board, until its first round is over: Discord
    shows two pictures side by side, each half as wide. It calls these seats; where the end is told,
    everyone who played is called to it."""
    match = table.shown().match
    players = seated(table) if tells_the_end(news) else frozenset()
    told = (*end_first(news), *time_lines(table, standing))
    lines = [reader.say(line) for line in told]
    opening = brief_lines(table, match.public(), reader)
    lines += opening
    lines += asked_lines(table, standing, reader.say)
    if thanked := people(table, players, standing):
        lines.append(reader.say(msg("ui-over", people=thanked)))
    pictures = await rules_picture(table, match.public(), reader) if opening else ()
    pictures = pictures or (await table_picture(table, match, reader),)
    buttons = board_buttons(table, reader.say) + time_buttons(table, standing, reader.say)
    buttons += open_button(table, reader, LAST_ROW)
    kept = limits.first_lines if players else limits.cut_lines
    text = kept(lines, limits.CONTENT)
    return Poster(text, pictures, buttons, called(table, standing, seats | players))


async def table_picture(table: Table, match: AnyMatch, reader: Reader) -> Picture[Public]:
    """The table for everyone at this moment; where the game is over, the final score below it."""
    if match.outcome is None:
        return await board_picture(table, match.public(), reader)
    return await end_picture(table, match.public(), match.outcome, reader)


def asked_lines(table: Table, standing: TableStatus, say: Speaker) -> list[str]:
    """Who is asked, and for what; where all answer together, who has answered already."""
    turn = table.shown().match.turn
    asked = people(table, table.row.asked, standing)
    if turn is None or not asked:
        return []
    stage = msg(f"{table.game.spec.key}-stage-{turn.stage}")
    if not (ticks := answered(table)):
        return [say(msg("ui-asked", people=asked, stage=stage))]
    waiting = say(msg("ui-waiting", people=asked, stage=stage))
    return [", ".join([*map(say, ticks), waiting])]


def board_buttons(table: Table, say: Speaker) -> tuple[Button, ...]:
    """Your move, My hand, Rules, More; for a person alone with bots also the way to end it."""
    if table.row.ended_at is not None:
        return end_buttons(table, say)
    ops = [(Op.MOVE, Style.MAIN), *((op, Style.PLAIN) for op in (Op.HAND, Op.RULES, Op.MORE))]
    shown = [(op, f"ui-{op}", style) for op, style in ops]
    if alone_with_bots(table) is not None:
        shown.append((Op.RESIGN, "ui-finish", Style.PLAIN))
    return tuple(Button(Press(op, table.id), say(msg(key)), style) for op, key, style in shown)


def open_button(table: Table, reader: Reader, row: int = 0) -> tuple[Button, ...]:
    """The way to the table in a browser, where there is one."""
    if not reader.browser:
        return ()
    return (Button(Press(Op.OPEN, table.id), reader.say(msg("ui-open")), row=row),)


def end_buttons(table: Table, say: Speaker, replay_for: str = SHARED_REPLAY) -> tuple[Button, ...]:
    """Play again, or on to the next episode; Replay, for everybody unless it says otherwise; How
    the points came, More. A sealed game leads to the table of its day instead."""
    first = (Op.AGAIN, Style.GOOD) if coming(table) is None else (Op.NEXT, Style.MAIN)
    again = Button(Press(first[0], table.id), say(msg(f"ui-{first[0]}")), first[1])
    replay = Button(Press(Op.REPLAY, table.id, 0, replay_for), say(msg("memory-replay")))
    counted = "ui-money" if table.game.spec.money else "ui-points"
    points = Button(Press(Op.POINTS, table.id), say(Msg(counted)))
    more = Button(Press(Op.MORE, table.id), say(msg("ui-more")))
    ways = (daily_button(say),) if table.sealed else (again, replay)
    return (*ways, points, more)


async def end_page(table: Table, news: Sequence[Msg], reader: Reader) -> Page:
    """The end for one of those who played: what has happened, the final picture, and the ways on.
    The seed is told below the board."""
    told = [line for line in end_first(news) if line.key not in SEEDS]
    text = limits.first_lines([reader.say(line) for line in told], limits.CONTENT)
    picture = await table_picture(table, table.shown().match, reader)
    return Page(text, (picture,), end_buttons(table, reader.say, ""))


def daily_button(say: Speaker) -> Button:
    """The way to one's tries at the city of the day, and to its table."""
    return Button(Press(Op.DAILY, 0), say(msg("daily-look")), Style.MAIN)


async def end_picture(
    table: Table, seen: Seen[object, Public], outcome: Outcome, reader: Reader
) -> Picture[Public]:
    """The table with the final score, painted off the event loop."""
    given = (table.game.spec.key, seen, outcome, reader.theme, reader.caption)
    return await reader.paint(described_end, *given)


async def final_picture(table: Table, outcome: Outcome, reader: Reader) -> Picture[Public]:
    """The final score, painted off the event loop."""
    key, alt = table.game.spec.key, reader.caption(outcome.why)
    return await reader.paint(paint_final, key, outcome, reader.theme, reader.caption, alt)


# Before the game


async def lobby_poster(table: Table, reader: Reader) -> Poster:
    """Who sits, what is chosen, and what the host and the others can press."""
    spec = table.game.spec
    lines = [reader.say(msg("ui-lobby", game=game_name(table), host=_host(table)))]
    lines.append(f"{reader.say(about(spec))}\n-# {reader.say(facts(spec))}")
    lines += upcoming_lines(table, reader.say)
    lines.append(reader.say(_lobby_state(table)))
    lines += [reader.say(msg("follow-by-invitation"))] if table.row.private else []
    seats = tuple(
        LobbySeat(row.name, row.user == table.row.host, ready=True, bot=row.bot or "")
        for row in table.seats
    )
    chosen = (*(option_line(table, setting) for setting in spec.options), pace_line(table.row.pace))
    notes = tuple(reader.caption(line) for line in chosen)
    lobby = Lobby(spec.key, seats, *table.room, notes)
    people = tuple(map(person, table.seats))
    who_sits = reader.caption(msg("ui-thread", game=game_name(table), people=people))
    alt = "\n".join([who_sits, reader.caption(_lobby_state(table)), *notes])
    picture = await reader.paint(paint_lobby, lobby, reader.theme, reader.caption, alt)
    return Poster("\n".join(lines), (picture,), lobby_widgets(table, reader.say))


def upcoming_lines(table: Table, say: Speaker) -> list[str]:
    """The episode that a campaign goes on with, and whose every city is; a free one waits."""
    if table.prepared is None:
        return []
    title, *kept = [say(line) for line in table.game.upcoming(table.prepared)] or [""]
    names = {row.seat: say(person(row)) for row in table.seats}
    free = say(msg("picture-lobby-free"))
    lines = [f"{names.get(seat, free)} — {city}" for seat, city in enumerate(kept)]
    return [f"**{title}**", *lines] if title else []


def game_name(table: Table) -> Msg:
    """The name of the game that is played here."""
    return Msg(f"{table.game.spec.key}-name")


def _host(table: Table) -> Msg:
    return plain(f"<@{table.row.host}>")


def _lobby_state(table: Table) -> Msg:
    least, most = table.room
    count = len(table.seats)
    if count < least:
        return msg("ui-lobby-waiting", missing=least - count)
    if problems := problems_of(table):
        return msg("refused-cannot-start", problems=problems)
    return msg("ui-lobby-full" if count == most else "ui-lobby-ready")


def option_line(table: Table, setting: Setting) -> Msg:
    """An option with what is chosen for it."""
    value = table.options.get(setting.key, setting.default)
    return msg(
        "ui-option",
        option=Msg(f"{table.game.spec.key}-option-{setting.key}"),
        value=value_name(table.game.spec.key, setting, value),
    )


def pace_line(pace: int | None) -> Msg:
    """How long a move may take, as an option of Boroughs."""
    return msg("ui-option", option=msg("time-pace"), value=Msg(f"time-pace-{word_for(pace)}"))


def lobby_widgets(table: Table, say: Speaker) -> tuple[Widget, ...]:
    """The options and the bots as menus; Join, Leave, Start, Cancel; then Rules, and the door."""
    menus = _option_menus(table, say)
    menus += _bot_menu(table, len(menus), say)
    ready = not problems_of(table)
    full = len(table.seats) == table.room[1]
    row = len(menus)
    return (
        *menus,
        Button(Press(Op.JOIN, table.id), say(msg("ui-join")), Style.MAIN, row, off=full),
        Button(Press(Op.LEAVE, table.id), say(msg("ui-leave")), Style.PLAIN, row),
        Button(Press(Op.START, table.id), say(msg("ui-start")), Style.GOOD, row, off=not ready),
        Button(Press(Op.CANCEL, table.id), say(msg("ui-cancel")), Style.DANGER, row),
        Button(Press(Op.RULES, table.id), say(msg("ui-rules")), Style.PLAIN, row + 1),
        *_door_button(table, row + 1, say),
    )


def _door_button(table: Table, row: int, say: Speaker) -> tuple[Button, ...]:
    """By invitation or for all, as the host likes; a campaign stays what it began as, and where a
    game is played in place everybody there sees it."""
    in_place = table.row.thread is not None
    if table.prepared is not None or in_place:
        return ()
    extra, key = (OPEN, "follow-open") if table.row.private else (CLOSE, "follow-close")
    return (Button(Press(Op.PRIVATE, table.id, 0, extra), say(msg(key)), Style.PLAIN, row),)


def _option_menus(table: Table, say: Speaker) -> list[Menu]:
    """What could be chosen instead of what is; an episode keeps what its campaign has chosen."""
    chosen = table.options
    settings = table.game.spec.options if table.prepared is None else ()
    lines = [
        Line(word_of(setting.key, value), limits.cut(_value_line(table, setting, value, say), 100))
        for setting in settings
        for value in setting.values()
        if value != chosen.get(setting.key, setting.default)
    ]
    paces = [(word, pace) for word, pace in PACES.items() if pace != table.row.pace]
    lines += [Line(f"{TIME}={word}", say(pace_line(pace))) for word, pace in paces]
    size = limits.MENU_OPTIONS
    pages = [tuple(lines[start : start + size]) for start in range(0, len(lines), size)]
    return [
        Menu(Press(Op.OPTION, table.id, 0, str(n)), say(msg("ui-options")), page, row=n)
        for n, page in enumerate(pages[:MOST_MENUS])
    ]


def _bot_menu(table: Table, row: int, say: Speaker) -> list[Menu]:
    """Bots of every level while there is room, and the way out for those who sit here."""
    free = len(table.seats) < table.room[1]
    come = [Line(level, say(msg(f"ui-bot-{level}"))) for level in Level if free]
    sitting = [seat for seat in table.seats if seat.bot]
    go = [Line(str(one.seat), say(msg("ui-bot-away", name=one.name))) for one in sitting]
    lines = (*come, *go)
    if not lines:
        return []
    return [Menu(Press(Op.BOT, table.id), say(msg("ui-bots")), lines, row=row)]


def _value_line(table: Table, setting: Setting, value: Value, say: Speaker) -> str:
    name = Msg(f"{table.game.spec.key}-option-{setting.key}")
    return say(msg("ui-option", option=name, value=value_name(table.game.spec.key, setting, value)))
