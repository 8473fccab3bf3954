"""The course of the game: choosing blocks, building, scoring, round after round."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.choices import Draft
from engine.core.events import Event, Whisper
from engine.core.game import Applied
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.words import msg, who
from engine.games.manhattan.cards import dealt, discarded, drawn
from engine.games.manhattan.choices import (
    Trays,
    block_named,
    legal_builds,
)
from engine.games.manhattan.news import (
    build_event,
    choice_text,
    draw_event,
    redraw_event,
    score_text,
    tray_event,
)
from engine.games.manhattan.pieces import (
    BOX,
    NO_BLOCKS,
    PLOTS,
    QUARTERS,
    Block,
    card_for,
    minus,
    plot_named,
    quarter_of,
    table_for,
    without,
)
from engine.games.manhattan.points import added, score_round
from engine.games.manhattan.selection import blocks_named, blocks_token
from engine.games.manhattan.spec import FIRST
from engine.games.manhattan.state import State
from engine.games.manhattan.view import Scored, Stage
from engine.kit.frozen import altered
from engine.kit.glyphs import SIGNS
from engine.kit.rows import changed

RANDOM_FIRST = "random"


def setup(config: Config, rng: Rng) -> State:
    """Blocks to every colour, four cards to every hand, and somebody to go first."""
    seats = config.seats
    colours = sum(len(own) for own in table_for(seats).colours)
    cards = dealt(seats, rng)
    chosen_first = str(config.value(FIRST))
    first = rng.below(seats) if chosen_first == RANDOM_FIRST else int(chosen_first) - 1
    return State(
        stage=Stage.CHOOSE,
        round=1,
        turn=0,
        first=first,
        plots=((),) * PLOTS,
        supplies=(BOX.blocks_per_colour,) * colours,
        trays=(NO_BLOCKS,) * colours,
        forfeited=(NO_BLOCKS,) * colours,
        scored=(Scored(),) * colours,
        cards=cards,
        choices=((),) * seats,
        shown=((),) * seats,
    )


def apply(state: State, seat: Seat, action: Draft, rng: Rng) -> Applied[State]:
    """Carry out an action that is known to be legal."""
    match action:
        case ("build", plot, token):
            block = block_named(token, state.table.colours[seat])
            return build(state, seat, plot_named(plot), block, rng)
        case ("blocks", *tokens):
            return choose(state, seat, tuple(tokens), rng)
        case ("forfeit", token):
            return forfeit(state, seat, block_named(token, state.table.colours[seat]), rng)
    raise ValueError(f"no such action: {action}")


# Choosing the blocks of a round


def choose(state: State, seat: Seat, tokens: Draft, rng: Rng) -> Applied[State]:
    """A secret choice; it may be changed until the last one is in."""
    choice = tuple(blocks_named(token) for token in tokens)
    first_time = not state.choices[seat]
    state = altered(state, choices=changed(state.choices, seat, choice))
    told = choice_text(state.table.colours[seat], choice, final=all(state.choices))
    public = msg("manhattan-chose", who=who(seat)) if first_time else None
    events = (Event(public, (Whisper(seat, told),)),)
    if not all(state.choices):
        return Applied(state, events)
    return reveal(state, events, rng)


def reveal(state: State, events: tuple[Event, ...], rng: Rng) -> Applied[State]:
    """All choices are in: open the trays and let the first player build."""
    trays = list(state.trays)
    for colours, choice in zip(state.table.colours, state.choices, strict=True):
        for colour, blocks in zip(colours, choice, strict=True):
            trays[colour] = blocks
    opened = open_trays(altered(state, trays=tuple(trays)))
    return prepare(opened, (*events, *map(tray_event, *tray_rows(opened))), rng)


def open_trays(state: State) -> State:
    """The blocks on the trays leave the supplies, and the building begins."""
    supplies = tuple(minus(s, tray) for s, tray in zip(state.supplies, state.trays, strict=True))
    no_choices = ((),) * len(state.choices)
    return altered(state, stage=Stage.BUILD, turn=0, supplies=supplies, choices=no_choices)


def tray_rows(state: State) -> tuple[list[Seat], list[int], list[str]]:
    """Owner, colour and blocks of every tray, for telling the table."""
    owned = [(seat, colour) for seat, own in enumerate(state.table.colours) for colour in own]
    blocks = [blocks_token(state.trays[colour]) for _, colour in owned]
    return [seat for seat, _ in owned], [colour for _, colour in owned], blocks


# Building


def build(state: State, seat: Seat, plot: int, block: Block, rng: Rng) -> Applied[State]:
    """Play the card that names this plot, put the block on it, draw a card."""
    side, stack = state.table.sides[seat], state.plots[plot]
    card = card_for(side, plot % len(QUARTERS) + 1)
    cards, shuffled = drawn(discarded(state.cards, seat, (card,)), seat, 1, rng)
    events = (
        build_event(seat, plot, stack, block),
        draw_event(seat, quarter_of(side, cards.hands[seat][-1])),
    )
    state = altered(
        state,
        turn=state.turn + 1,
        plots=changed(state.plots, plot, (*stack, block)),
        trays=changed(state.trays, block.colour, without(state.trays[block.colour], block.floors)),
        cards=cards,
        shown=changed(state.shown, seat, ()),
        last=plot,
    )
    return pass_on(state, (*events, *shuffled), rng)


def forfeit(state: State, seat: Seat, block: Block, rng: Rng) -> Applied[State]:
    """Nothing could be built, twice: one block leaves the game instead. No card is played."""
    lost = list(state.forfeited[block.colour])
    lost[block.floors - 1] += 1
    state = altered(
        state,
        stage=Stage.BUILD,
        turn=state.turn + 1,
        trays=changed(state.trays, block.colour, without(state.trays[block.colour], block.floors)),
        forfeited=changed(state.forfeited, block.colour, (lost[0], lost[1], lost[2], lost[3])),
        shown=changed(state.shown, seat, ()),
    )
    text = msg(
        "manhattan-forfeited", colour=SIGNS[block.colour], who=who(seat), floors=block.floors
    )
    return pass_on(state, (Event(text),), rng)


def pass_on(state: State, events: tuple[Event, ...], rng: Rng) -> Applied[State]:
    """The next turn, or the end of the round."""
    if state.turn < state.turns:
        return prepare(state, events, rng)
    return end_round(state, events, rng)


def prepare(state: State, events: tuple[Event, ...], rng: Rng) -> Applied[State]:
    """Before a turn: a hand that allows no building is shown and replaced, once."""
    seat = state.on_turn
    if can_build(state, seat):
        return Applied(state, events)
    hand = state.cards.hands[seat]
    cards, shuffled = drawn(discarded(state.cards, seat, hand), seat, BOX.hand_size, rng)
    state = altered(state, cards=cards, shown=changed(state.shown, seat, hand))
    if not can_build(state, seat):
        state = altered(state, stage=Stage.FORFEIT)
    return Applied(state, (*events, redraw_event(state, seat), *shuffled))


def can_build(state: State, seat: Seat) -> bool:
    """Whether some held card and some tray block of this player fit together."""
    side = state.table.sides[seat]
    builds = legal_builds(state.plots, side, state.cards.hands[seat], trays_of(state, seat))
    return next(builds, None) is not None


def trays_of(state: State, seat: Seat) -> Trays:
    """The colours of this player with their trays."""
    return [(colour, state.trays[colour]) for colour in state.table.colours[seat]]


# The end of a round


def end_round(state: State, events: tuple[Event, ...], rng: Rng) -> Applied[State]:
    """Score, hand the first-player marker to the left, and begin the next round or stop."""
    paid = score_round(state.plots, range(len(state.scored)))
    state = altered(state, scored=tuple(added(old, paid[c]) for c, old in enumerate(state.scored)))
    events = (*events, *score_events(state, paid))
    if state.round == state.table.rounds:
        return Applied(altered(state, stage=Stage.OVER), events)
    return begin_round(state, events, rng)


def score_events(state: State, paid: Mapping[int, Scored]) -> list[Event]:
    """What each colour has earned in this round."""
    told = [Event(msg("manhattan-round-scored", round=state.round))]
    for seat, colours in enumerate(state.table.colours):
        told += [Event(score_text(seat, c, paid[c], state.scored[c].points)) for c in colours]
    return told


def begin_round(state: State, events: tuple[Event, ...], rng: Rng) -> Applied[State]:
    """The last round needs no choice: all blocks that are left are built."""
    first = (state.first + 1) % len(state.choices)
    state = altered(state, round=state.round + 1, turn=0, first=first, stage=Stage.CHOOSE)
    if state.round < state.table.rounds:
        return Applied(state, events)
    opened = open_trays(altered(state, trays=state.supplies))
    text = msg("manhattan-last-round")
    told = tuple(Whisper(seat, text) for seat in range(len(state.choices)))
    return prepare(opened, (*events, Event(text, told)), rng)
