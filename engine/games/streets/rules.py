"""The course of the game: setting up, acting, drawing, passing the turn, the final scoring."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import Applied
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.streets import finale, news
from engine.games.streets.acting import FROM_THE_HAND, act, sneak_builds
from engine.games.streets.building import first_stage
from engine.games.streets.course import Told, settle
from engine.games.streets.dealing import dealt
from engine.games.streets.pieces import Advisor, kind_of
from engine.games.streets.points import final_accounts
from engine.games.streets.state import State
from engine.games.streets.table import Stage, Table
from engine.games.streets.tokens import bonus
from engine.kit.frozen import altered
from engine.kit.rows import changed, without

ME: Seat = 0
"""The seat of a lone player."""


def setup(config: Config, rng: Rng) -> State:
    """The tiles dealt, two of them in the city, and somebody to go first."""
    state = dealt(config, rng)
    return begin_turn(state, state.table.active, 0)


def apply(state: State, seat: Seat, action: Draft, rng: Rng) -> Applied[State]:
    """The state after an action that is known to be legal, and after all that follows from it."""
    told: Told = []
    table = settle(act(state.table, action, told), told)
    hands = state.hands
    if action[0] in FROM_THE_HAND:
        hand = without(hands[seat], action[1])
        hands = changed(hands, seat, hand)
    state = go_on(altered(state, table=table, hands=hands), told, rng)
    return Applied(state, tuple(told))


def go_on(state: State, told: Told, rng: Rng) -> State:
    """Carries out what needs no answer: the next tile, drawing, the Sneak, a new turn, the end."""
    while state.table.stage is Stage.DRAW:
        table = state.table
        if table.builds > 1:
            stage = first_stage(table, table.active)
            state = altered(state, table=altered(table, builds=table.builds - 1, stage=stage))
        elif table.solo and table.active == ME:
            state = sneak_turn(state, told)
        else:
            state = pass_on(draw(state, told, rng), told)
    return state


# Turns


def begin_turn(state: State, seat: Seat, turn: int) -> State:
    """The Contractor builds two tiles as long as there is something to draw."""
    table = state.table
    contractor = table.players[seat].advisor is Advisor.CONTRACTOR
    builds = 2 if contractor and state.stack else 1
    stage = first_stage(table, seat)
    table = altered(table, active=seat, turn=turn, builds=builds, built=0, stage=stage)
    return altered(state, table=table)


def draw(state: State, told: Told, rng: Rng) -> State:
    """As many tiles as were built; a lone player draws after the Sneak has built."""
    if state.table.solo:
        return draw_alone(state, told, rng)
    count = min(state.table.built, len(state.stack))
    return drawn(state, state.table.active, count, told) if count else state


def drawn(state: State, seat: Seat, count: int, told: Told) -> State:
    """So many tiles from the top of the stack into a hand."""
    tiles = state.stack[-count:][::-1]
    told.append(news.drew(seat, tiles, [kind_of(tile) for tile in tiles]))
    hand = (*state.hands[seat], *tiles)
    return altered(
        state,
        table=with_backs(state.table, seat, hand),
        stack=state.stack[:-count],
        hands=changed(state.hands, seat, hand),
    )


def with_backs(table: Table, seat: Seat, hand: tuple[str, ...]) -> Table:
    """All see the backs of the tiles that a player holds, in no order that would tell more."""
    backs = tuple(sorted(map(kind_of, hand)))
    players = changed(table.players, seat, altered(table.players[seat], backs=backs))
    return altered(table, players=players)


def pass_on(state: State, told: Told) -> State:
    """The next player's turn; the end, when there is nothing left to build."""
    table = state.table
    following = (table.active + 1) % len(table.players)
    if not state.hands[following]:
        return altered(state, table=finish(table, told))
    return begin_turn(state, following, table.turn + 1)


# One person against the Sneak


def sneak_turn(state: State, told: Told) -> State:
    """He takes the top tile and puts it where it is worth most; you choose among equals."""
    tile, stack = state.stack[-1], state.stack[:-1]
    table = sneak_builds(state.table, tile, told)
    if stack:
        told.append(news.turned_up(stack[-1]))
    return altered(state, table=table, stack=stack)


def draw_alone(state: State, told: Told, rng: Rng) -> State:
    """The top tile, as long as the stack is not the Sneak's own; then his last tiles turn up."""
    if not state.sneak_tiles:
        return state
    state = drawn(state, ME, 1, told)
    if state.stack:
        told.append(news.turned_up(state.stack[-1]))
        return state
    stack = rng.shuffled(state.sneak_tiles)
    told += [news.last_tiles(), news.turned_up(stack[-1])]
    return altered(state, stack=stack, sneak_tiles=())


# The end


def finish(table: Table, told: Told) -> Table:
    """Half the income of every building that still has a sign, then the tokens."""
    accounts = final_accounts(table)
    paid = [0] * len(table.players)
    for one in (payment for account in accounts for payment in account.payments):
        paid[one.owner] += one.money
    players = []
    for seat, player in enumerate(table.players):
        extra = bonus(table.players, seat) if table.business else 0
        money = player.money + paid[seat] + extra
        players.append(altered(player, money=money, final=paid[seat], bonus=extra))
    table = altered(
        table,
        stage=Stage.OVER,
        players=tuple(players),
        accounts=(*table.accounts, *accounts),
    )
    told += finale.final(table)
    return table
