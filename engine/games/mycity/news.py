"""What the table is told, and when: nothing of a round before everyone has played it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.events import Event, Whisper
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.mycity.deck import Round
from engine.games.mycity.hidden import played
from engine.games.mycity.names import (
    answer_name,
    building_name,
    cell_label,
    colour_name,
    item_name,
    task_name,
)
from engine.games.mycity.pieces import BOX, colour_of, episode, size_of
from engine.games.mycity.races import Runner, settled_firsts
from engine.games.mycity.state import State
from engine.games.mycity.turns import asked
from engine.games.mycity.view import Answer, First, Result, Stage, Task, Verb

MOST_ROUNDS_TOLD = 3
"""More rounds than that at once are summed up in a sentence."""


# Before and after the rounds


def task_done(seat: Seat, task: Task, token: str) -> Event:
    """What somebody has decided about their own board, for all to see."""
    return Event(task_name(seat, task, token), reveals=True)


def prepared(before: State, after: State) -> Iterator[Event]:
    """The first card, once nobody has anything left to decide."""
    if before.stage is not Stage.BUILD and after.stage is Stage.BUILD:
        yield card_event(after)


# The rounds


def answered(before: State, after: State, seat: Seat) -> Iterator[Event]:
    """That somebody has answered; what, is for themselves alone."""
    if after.own_pace:
        done = msg("mycity-finished", who=who(seat)) if after.finished(seat) else None
        yield Event(done, (Whisper(seat, own_step(after, seat)),), reveals=True)
    elif after.closed == before.closed:
        first_time = len(before.cities[seat].answers) == before.closed
        public = msg("mycity-answered", who=who(seat)) if first_time else None
        yield Event(public, (Whisper(seat, own_answer(after, seat)),))


def own_answer(state: State, seat: Seat) -> Msg:
    """A hidden answer, repeated to the player who gave it."""
    given, card = last_answer(state, seat)
    building = building_name(card.building)
    match given.verb:
        case Verb.PLACE:
            return msg("mycity-you-place", building=building, cell=cell_label(given.cell))
        case Verb.PASS:
            return msg("mycity-you-pass", points=episode(state.episode).rules.pass_cost)
        case Verb.END:
            return msg("mycity-you-end")


def last_answer(state: State, seat: Seat) -> tuple[Answer, Round]:
    """What a player has answered last, and the card it was about."""
    answers = state.cities[seat].answers
    return answers[-1], state.rounds[len(answers) - 1]


def own_step(state: State, seat: Seat) -> Msg:
    """At one's own pace: the answer, and the card that follows."""
    given, card = last_answer(state, seat)
    said = answer_name(seat, given)
    rounds = len(state.cities[seat].answers)
    if state.finished(seat):
        return msg("mycity-you-finished", answer=said, building=building_name(card.building))
    return msg(
        "mycity-you-step",
        answer=said,
        building=building_name(card.building),
        next=card_text(rounds + 1, state.rounds[rounds]),
    )


def rounds_closed(before: State, after: State) -> Iterator[Event]:
    """What everyone has done in the rounds that all have now played, and who was first."""
    first, last = before.closed + 1, after.closed
    if last < first:
        return
    if last - first < MOST_ROUNDS_TOLD:
        yield from (round_event(after, number) for number in range(first, last + 1))
    else:
        yield Event(msg("mycity-rounds-played", first=first, last=last), reveals=True)
    yield from (first_event(one) for one in firsts_of(after) if one.round > before.closed)


def round_event(state: State, number: int) -> Event:
    """One round, told at once."""
    given = [
        answer_name(seat, city.answers[number - 1])
        for seat, city in enumerate(state.cities)
        if len(city.answers) >= number
    ]
    building = building_name(state.rounds[number - 1].building)
    text = msg("mycity-round-closed", round=number, building=building, answers=tuple(given))
    return Event(text, reveals=True)


def firsts_of(state: State) -> tuple[First, ...]:
    """The races that are decided."""
    return settled_firsts(state.episode, runners(state), state.closed)


def runners(state: State) -> list[Runner]:
    """How far everyone has come in the rounds that all have played."""
    found = []
    for seat, city in enumerate(state.cities):
        history = played(state.deck, city.answers[: state.closed])
        found.append(Runner(seat, city.kept.land, history.placed, history.built))
    return found


def first_event(first: First) -> Event:
    """Somebody was first at something."""
    text = msg(
        "mycity-first",
        who=tuple(who(seat) for seat in first.seats),
        item=item_name(first.item),
        points=BOX.items[first.item].points,
    )
    return Event(text, reveals=True)


def next_card(before: State, after: State) -> Iterator[Event]:
    """The card that the table comes to."""
    if after.closed > before.closed and after.closed < len(after.rounds):
        yield card_event(after)


def card_event(state: State) -> Event:
    """The open card. Those who are asked about it are whispered to, so they get a new picture."""
    text = card_text(state.closed + 1, state.rounds[state.closed])
    told = () if state.own_pace else asked(state)
    return Event(text, tuple(Whisper(seat, text) for seat in told), reveals=True)


@lru_cache(maxsize=4096)
def card_text(number: int, card: Round) -> Msg:
    """``Round 5: the manor …``, and what was blocked before it."""
    blocked = tuple(map(building_name, card.blocked))
    return msg(
        "mycity-card-blocked" if blocked else "mycity-card",
        round=number,
        building=building_name(card.building),
        colour=colour_name(colour_of(card.building)),
        cells=size_of(card.building),
        blocked=blocked,
    )


# The end


def scores(state: State) -> Iterator[Event]:
    """What everyone has reached, the best first."""
    results = [(city.result, seat) for seat, city in enumerate(state.cities) if city.result]
    for result, seat in sorted(results, key=lambda pair: pair[0].rank):
        yield Event(score_text(seat, result), reveals=True)
    for result, seat in results:
        if result.owed:
            yield Event(msg("mycity-owes", who=who(seat), points=result.owed), reveals=True)


def score_text(seat: Seat, result: Result) -> Msg:
    """Points, rank and, in the campaign, circles."""
    said = msg("mycity-scored", who=who(seat), points=result.score, rank=result.rank)
    if not result.circles:
        return said
    return msg(
        "mycity-scored-circles",
        said=said,
        circles=sum(line.points for line in result.circles),
        reasons=tuple(msg(f"mycity-circle-{line.item}") for line in result.circles),
    )
