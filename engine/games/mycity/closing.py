"""Whether an answer is the last one, and who wins then: asked of what one player sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices import Draft
from engine.core.game import End
from engine.core.seats import Seat
from engine.games.mycity.box import Place
from engine.games.mycity.choices import own_city
from engine.games.mycity.circles import PAIR, Finish, campaign_standing, circles_of, is_last
from engine.games.mycity.pieces import episode
from engine.games.mycity.points import end_values
from engine.games.mycity.races import settled_firsts
from engine.games.mycity.ranking import standing
from engine.games.mycity.stickers import still_to_stick
from engine.games.mycity.track import counted, with_answer
from engine.games.mycity.view import CityView, Stage, Verb, View
from engine.kit.ranks import leaders, ranks


def end_of_rounds(view: View, action: Draft, after: View) -> End | None:
    """When nobody has a card left; stickers to be put down make the episode go on."""
    me = own_city(view)
    others = [city for city in view.cities if city.seat != me.seat]
    last = not view.to_come
    mine = last or action[0] == Verb.END
    if not mine or not all(_has_finished(view, city, last) for city in others):
        return None
    if view.legacy and _hands_out_stickers(view):
        return None
    known = all(_is_known(view, city, last) for city in others)
    return End(_winners(after) if known else None)


def _has_finished(view: View, city: CityView, last: bool) -> bool:
    """Whether somebody else will be asked no more once this round is over."""
    return city.finished or (last and not view.own_pace and city.rounds >= view.round)


def _is_known(view: View, city: CityView, last: bool) -> bool:
    """Whether this eye sees all that a finished player has built. Who finishes with a card that
    is not the last one has ended with it, and built nothing.
    """
    unseen = city.rounds - (view.round - 1)
    return unseen <= 0 or (unseen == 1 and not last)


def _hands_out_stickers(view: View) -> bool:
    rewards = view.plan.rewards
    rows = [rewards.first, rewards.other]
    rows += [rewards.second] if len(view.cities) > PAIR else []
    return any(grant.place is Place.CHOICE for row in rows for grant in row)


def _winners(after: View) -> tuple[Seat, ...]:
    """The seats that are first with all boards as they lie, the own answer among them; with the
    last episode those that are first in the campaign."""
    me = own_city(after).seat
    cities = [with_answer(after, city) if city.seat == me else city for city in after.cities]
    firsts = settled_firsts(after.episode, cities, after.round)
    scores = [counted(after.episode, city, firsts).score for city in cities]
    standings = [standing(*one) for one in zip(cities, scores, strict=True)]
    if is_last(after.episode):
        return _campaign_winners(after.episode, cities, scores, ranks(standings))
    return leaders(standings)


def _campaign_winners(
    number: int, cities: Sequence[CityView], scores: Sequence[int], places: Sequence[int]
) -> tuple[Seat, ...]:
    """The seats that are first in the campaign when its last episode ends like this."""
    finishes = [
        Finish(rank, score, city.nuggets, _lines(number, city))
        for city, score, rank in zip(cities, scores, places, strict=True)
    ]
    earned = circles_of(episode(number), finishes)
    return leaders(
        [
            campaign_standing(
                city.circles + sum(line.points for line in lines), (*city.ranks, rank)
            )
            for city, lines, rank in zip(cities, earned, places, strict=True)
        ]
    )


def _lines(number: int, city: CityView) -> Mapping[str, int]:
    return end_values(number, city.land, city.placed, city.marks, city.colour)


def end_of_stickers(view: View, after: View) -> End | None:
    """When the last sticker of the last player is put down; the ranks are known by then."""
    me = own_city(after)
    others = [city for city in view.cities if city.seat != me.seat]
    _, left = still_to_stick(view.plan, me.land, me.marks, me.tasks[1:])
    if left or any(city.tasks for city in others):
        return None
    return End(tuple(city.seat for city in view.cities if city.result and city.result.rank == 1))


def preview_end(view: View, action: Draft, after: View) -> End | None:
    """The end that this action brings, with the table that it leads to."""
    match view.stage:
        case Stage.BUILD:
            return end_of_rounds(view, action, after)
        case Stage.REWARD:
            return end_of_stickers(view, after)
        case _:
            return None
