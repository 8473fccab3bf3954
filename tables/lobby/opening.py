"""Before a game: opening a table, sitting down, choosing options, starting."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from db import followers, games, invitations, receipts, seats, timers
from db.games import Opening
from db.locks import person_lock, table_lock
from db.seats import Seat as SeatRow
from db.statements import Connection
from db.votes import Request
from engine.catalog import find
from engine.core import codec
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import GameSpec, config_problems
from engine.core.options import Config, Count, Pick, Toggle, Value, is_one_of
from engine.core.seats import Seat
from engine.core.typed import visible
from engine.core.words import Msg, msg, plain, who
from tables.access import check_invited
from tables.command import command, create, once, receipt
from tables.context import Caller, Context
from tables.entries import Entry, Kind, ending
from tables.limits import check_lobbies, check_server, check_tables
from tables.lobby import display
from tables.lobby.expiry import LOBBY, LOBBY_SECONDS
from tables.lobby.own_seat import seat_for
from tables.lobby.starting import begin, lay_out
from tables.log import append
from tables.play import consent
from tables.table import Table
from tables.wishes import Wish

MOST_NAME = 32
NAMELESS = "?"


def tidy_name(name: str) -> str:
    """A name fit to be shown: one line of what can be seen, not too long, and never empty."""
    return visible(name)[:MOST_NAME].rstrip() or NAMELESS


async def open_table(
    context: Context,
    caller: Caller,
    game: str,
    *,
    locale: str,
    options: dict[str, Value] | None = None,
    guild: int | None = None,
    channel: int | None = None,
    pace: int | None = None,
    private: bool = False,
    thread: int | None = None,
    message: int | None = None,
) -> Table:
    """A new lobby with its host on the first seat; a private one is by invitation.

    Where ``thread`` is named the game is played there, and ``message`` is to show the lobby.
    """
    chosen = _known_options(game, options or {})
    opening = Opening(
        game=find(game).spec.key,
        host=caller.user,
        locale=locale,
        options=codec.dump_plain(chosen),
        created_at=context.now(),
        guild=guild,
        channel=channel,
        pace=pace,
        private=private,
        thread=thread,
        lobby_channel=channel,
        lobby_message=message,
    )
    return await create(context, caller, guild, partial(_open, context, caller, opening))


async def _open(context: Context, caller: Caller, opening: Opening, writer: Connection) -> int:
    await check_server(writer, context.limits, opening.guild)
    await check_lobbies(writer, context.limits, caller.user)
    await check_tables(writer, context.limits, caller.user)
    table_id, now = await games.add(writer, opening), context.now()
    await seats.add(writer, seat_of(context, caller, table_id, 0))
    await timers.arm(writer, LOBBY, now + LOBBY_SECONDS, table_id)
    await display.opened(writer, table_id, now)
    return table_id


def seat_of(context: Context, caller: Caller, table_id: int, seat: Seat) -> SeatRow:
    """This person on this seat, from now on."""
    return SeatRow(table_id, seat, caller.user, tidy_name(caller.name), None, context.now())


def _known_options(game: str, options: dict[str, Value]) -> dict[str, Value]:
    """Refuse what the game does not have; whether options go together is asked at the start."""
    settings = find(game).spec.options
    for key, value in options.items():
        setting = next((one for one in settings if one.key == key), None)
        if setting is None:
            raise Refused("refused-no-such-option", word=key)
        if not is_one_of(value, setting.values()):
            raise Refused("refused-no-such-option", word=f"{key}={value}")
    return options


@command(retry=True)
async def configure(
    context: Context, table: Table, caller: Caller, options: dict[str, Value]
) -> None:
    """The host changes some options; the others stay."""
    table.lobby_needed()
    host_needed(table, caller)
    if table.prepared is not None:
        raise Refused("refused-campaign-options")
    chosen = {**table.options, **_known_options(table.row.game, options)}
    async with once(context, caller, table.id) as writer:
        await games.configure(writer, table.id, codec.dump_plain(chosen))
        await display.changed(writer, table, context.now())


@command(retry=True)
async def set_pace(context: Context, table: Table, caller: Caller, pace: int | None) -> None:
    """The host says how long a move may take, also for the next episode of a campaign."""
    table.lobby_needed()
    host_needed(table, caller)
    async with once(context, caller, table.id) as writer:
        await games.set_pace(writer, table.id, pace)
        await display.changed(writer, table, context.now())


@command(retry=True)
async def join(context: Context, table: Table, caller: Caller, seat: Seat | None = None) -> None:
    """Sit down: on a seat of one's choice, or else on one's own of the episode before, or on a free
    one. Those who sit down stop following the table."""
    table.lobby_needed()
    await check_invited(context, table, caller.user)
    if table.seat_of(caller.user) is not None:
        raise Refused("refused-already-seated")
    free = free_seats(table)
    if not free:
        raise Refused("refused-table-full", most=table.room[1])
    chosen = await seat_for(context.database, table.id, caller.user, free) if seat is None else seat
    if chosen not in free:
        raise Refused("refused-seat-taken")
    async with once(context, caller, table.id, person_lock(caller.user)) as writer:
        await check_tables(writer, context.limits, caller.user)
        await seats.add(writer, seat_of(context, caller, table.id, chosen))
        await followers.drop(writer, table.id, caller.user)
        await display.changed(writer, table, context.now())


def free_seats(table: Table) -> list[Seat]:
    """The seats that nobody has taken yet."""
    taken = {one.seat for one in table.seats}
    return [seat for seat in range(table.room[1]) if seat not in taken]


@command(retry=True)
async def leave(context: Context, table: Table, caller: Caller) -> None:
    """Give one's seat up. The next person becomes host; the last one to leave closes the lobby.

    A person who sat at a private table may come back to it.
    """
    table.lobby_needed()
    left = table.seat_needed(caller.user)
    staying = [seat for seat in table.seats if seat.seat != left]
    async with once(context, caller, table.id) as writer:
        await seats.rearrange(writer, table.id, staying)
        await invitations.add(writer, table.id, caller.user, context.now())
        await display.changed(writer, table, context.now())
        heirs = [seat.user for seat in staying if seat.user is not None]
        if not heirs:
            await games.cancel(writer, table.id, context.now())
        elif table.row.host == caller.user:
            await games.set_host(writer, table.id, heirs[0])


@command(retry=True)
async def cancel(context: Context, table: Table, caller: Caller) -> None:
    """Call a game off. Its log stays, and the seed is shown.

    A lobby, and a game of one person, is its host's to call off. Where several people play, anybody
    who sits there may ask, and all the others must agree.
    """
    if table.row.ended_at is not None:
        raise Refused("refused-game-over")
    if table.position is not None and len(table.holders) > 1:
        await _ask_to_call_off(context, table, caller)
    else:
        host_needed(table, caller)
        told = Event(msg("notice-cancelled", who=table.told_by(caller.user)))
        await call_off(context, table, caller, told)


async def _ask_to_call_off(context: Context, table: Table, caller: Caller) -> None:
    seat = table.seat_needed(caller.user)
    await consent.none_pending(context, table)
    request = consent.wish(context, table, Wish.CANCEL, seat)
    asked = Event(msg("notice-cancel-asked", who=who(seat)))
    await consent.ask(context, table, caller, request, asked)


async def call_off_together(
    context: Context, table: Table, caller: Caller, _request: Request
) -> None:
    """Call the game off without a result, now that everybody has agreed."""
    await call_off(context, table, caller, Event(msg("notice-cancelled-together")))


async def call_off(context: Context, table: Table, caller: Caller, told: Event) -> None:
    """End a table without a result, and tell everybody; whatever it was asked for is asked no
    more."""
    now = context.now()
    async with context.database.write(table_lock(table.id)) as writer:
        if table.position is None or table.row.seed is None:
            await receipts.keep(writer, receipt(context, caller, table.id))
            await display.changed(writer, table, now)
        else:
            seed = None if table.sealed else table.row.seed
            entry = ending(Entry(Kind.NOTE, table.position.match, (told,)), seed)
            await append(context, table, caller, [entry], writer=writer)
        await games.cancel(writer, table.id, now)


@command()
async def start(context: Context, table: Table, caller: Caller) -> None:
    """Lay out the game for those who sit here. The order of the seats is the order of play."""
    table.lobby_needed()
    host_needed(table, caller)
    layout = lay_out(context, table.game, _config(table))
    people = tuple(replace(row, seat=seat) for seat, row in enumerate(table.seats))
    async with context.database.write(table_lock(table.id)) as writer:
        await seats.rearrange(writer, table.id, people)
        await timers.disarm(writer, table.id, LOBBY)
        await display.changed(writer, table, context.now())
        await begin(context, writer, table, caller, layout)


def _config(table: Table) -> Config:
    least = table.room[0]
    if len(table.seats) < least:
        raise Refused("refused-not-enough-players", least=least)
    if problems := problems_of(table):
        raise Refused("refused-cannot-start", problems=problems)
    return table.prepared or Config(len(table.seats), table.options)


def problems_of(table: Table) -> tuple[Msg, ...]:
    """Why those who sit here cannot start with what is chosen, with the options by their names."""
    found = config_problems(table.game.spec, Config(len(table.seats), table.options))
    return tuple(_in_words(table.game.spec, problem) for problem in found)


def _in_words(spec: GameSpec, problem: Msg) -> Msg:
    """A problem tells options by the words that are typed; readers know them by name."""
    words = {name: word for name, word in problem.args.items() if name in ("option", "other")}
    names = {name: option_name(spec, word) for name, word in words.items() if isinstance(word, str)}
    return Msg(problem.key, {**problem.args, **names})


def option_name(spec: GameSpec, word: str) -> Msg:
    """An option word as the lobby shows it: ``level=hard`` is “Level: hard”."""
    key, _, value = word.partition("=")
    name = Msg(f"{spec.key}-option-{key}")
    kind = next((type(setting) for setting in spec.options if setting.key == key), None)
    if kind is Pick:
        return msg("option-named", option=name, value=Msg(f"{spec.key}-option-{key}-{value}"))
    if kind is Count:
        return msg("option-named", option=name, value=value)
    return name if kind is Toggle else plain(word)


def host_needed(table: Table, caller: Caller) -> None:
    """Refused to everybody but the host."""
    if table.row.host != caller.user:
        raise Refused("refused-not-host")
