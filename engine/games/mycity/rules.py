"""The course of the game: preparing, answering the cards round by round, scoring, stickers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.choices import Draft
from engine.core.events import Event
from engine.core.game import Applied
from engine.core.options import Config
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.mycity import choices, news, tasks
from engine.games.mycity.campaign import Campaign, campaign_for
from engine.games.mycity.deck import full_deck
from engine.games.mycity.ending import scored
from engine.games.mycity.pieces import ETERNAL, cell_named, episode
from engine.games.mycity.rewards import with_stickers
from engine.games.mycity.spec import PACE
from engine.games.mycity.state import City, State
from engine.games.mycity.view import Answer, Chore, Stage, Verb
from engine.kit.frozen import altered
from engine.kit.rows import changed


def setup(config: Config, rng: Rng) -> State:
    """The boards as they are handed on, the stickers that ask nobody, and a shuffled deck."""
    campaign = campaign_for(config)
    state = State(
        stage=Stage.PREPARE,
        episode=campaign.episode,
        own_pace=config.value(PACE) == "own",
        deck=rng.shuffled(full_deck(campaign.episode)),
        cities=tuple(city_before(campaign, seat) for seat in range(config.seats)),
    )
    return after_tasks(state)


def city_before(campaign: Campaign, seat: Seat) -> City:
    """A player before an episode: what is left over from the one before comes first."""
    plan = episode(campaign.episode)
    left_over = tasks.sticker_tasks(campaign.left_over(seat))
    todo = tasks.tasks_before(plan, first=campaign.episode == 1)
    return tasks.with_tasks(plan, City(campaign.boards[seat]), (*left_over, *todo))


def apply(state: State, seat: Seat, action: Draft, _: Rng) -> Applied[State]:
    """Carry out an action that is known to be legal. The deck was shuffled at the start."""
    match action:
        case (Verb.PLACE, turn, cell):
            return answer(state, seat, Answer(Verb.PLACE, int(turn[1:]), cell_named(cell)))
        case (Verb.PASS | Verb.END as verb,):
            return answer(state, seat, Answer(Verb(verb)))
        case (Chore.NAME | Chore.STICK | Chore.COLOUR, token):
            return do_task(state, seat, token)
        case (choices.NAMELESS,):
            return do_task(state, seat, "")
    raise ValueError(f"no such action: {action}")


# Before and after the rounds


def do_task(state: State, seat: Seat, token: str) -> Applied[State]:
    """A name, a sticker or a colour: open to all, and it touches the own board only."""
    city = state.cities[seat]
    told = news.task_done(seat, city.tasks[0], token)
    after = with_city(state, seat, tasks.done(episode(state.episode), city, token))
    then = after_tasks(after)
    return Applied(then, (told, *news.prepared(after, then)))


def after_tasks(state: State) -> State:
    """When nobody has anything left to decide, the cards are next, or the end."""
    if any(city.tasks for city in state.cities):
        return state
    return replace(state, stage=Stage.BUILD if state.stage is Stage.PREPARE else Stage.OVER)


def with_city(state: State, seat: Seat, city: City) -> State:
    """The state with the city of one player replaced."""
    return replace(state, cities=changed(state.cities, seat, city))


# The rounds


def answer(state: State, seat: Seat, given: Answer) -> Applied[State]:
    """A secret answer, which may be changed until the round closes; or one's own next step."""
    city = state.cities[seat]
    kept = city.answers if state.own_pace else city.answers[: state.closed]
    cities = changed(state.cities, seat, altered(city, answers=(*kept, given)))
    after = altered(state, cities=cities, closed=rounds_closed(cities))
    events = (*news.answered(state, after, seat), *news.rounds_closed(state, after))
    if all(map(after.finished, range(len(cities)))):
        return finish(after, events)
    return Applied(after, (*events, *news.next_card(state, after)))


def rounds_closed(cities: Sequence[City]) -> int:
    """How far everyone has come; who has ended holds nobody up."""
    playing = [len(city.answers) for city in cities if not city.ended]
    return min(playing) if playing else max([len(city.answers) for city in cities])


def finish(state: State, events: tuple[Event, ...]) -> Applied[State]:
    """The state after the count, when nobody has a card left; in the campaign with the rewards."""
    state = scored(state)
    told = (*events, *news.scores(state))
    if state.episode == ETERNAL:
        return Applied(replace(state, stage=Stage.OVER), told)
    state = with_stickers(replace(state, stage=Stage.REWARD))
    return Applied(after_tasks(state), told)
