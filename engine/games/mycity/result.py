"""Who wins and why, what a campaign hands on, and the count of all pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.game import Outcome, Part, Tally
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.mycity.campaign import carry
from engine.games.mycity.circles import campaign_standing, is_last
from engine.games.mycity.hidden import city_view
from engine.games.mycity.names import item_name
from engine.games.mycity.pieces import BOX, episode
from engine.games.mycity.rewards import result_of
from engine.games.mycity.state import City, State
from engine.games.mycity.view import Result, Stage
from engine.kit.ranks import ranks


def outcome(state: State) -> Outcome | None:
    """The ranks of this game or episode; after the last episode, of the whole campaign."""
    if state.stage is not Stage.OVER:
        return None
    results = [result_of(city) for city in state.cities]
    tallies = tuple(tally(seat, result) for seat, result in enumerate(results))
    if is_last(state.episode):
        places = campaign_ranks(state.cities)
        return Outcome(places, campaign_why(state.cities, places), tallies, whole_campaign=True)
    places = tuple(result.rank for result in results)
    return Outcome(places, why(results), tallies, carry=carry(state))


def tally(seat: Seat, result: Result) -> Tally:
    """The score sheet of one player."""
    return Tally(seat, tuple(Part(item_name(line.item), line.points) for line in result.lines))


def why(results: Sequence[Result]) -> Msg:
    """What decided a game or an episode."""
    best = [result for result in results if result.rank == 1]
    if len(best) > 1:
        return msg("mycity-won-together")
    tied = sum(result.score == best[0].score for result in results) > 1
    return msg("mycity-won-by-rows" if tied else "mycity-won-by-points")


def campaign_ranks(cities: Sequence[City]) -> tuple[int, ...]:
    """Everybody's place in the whole campaign."""
    return ranks([campaign_standing(city.kept.circles, city.kept.ranks) for city in cities])


def campaign_why(cities: Sequence[City], places: Sequence[int]) -> Msg:
    """Who has the greatest city, and with how many circles."""
    winners = [seat for seat, rank in enumerate(places) if rank == 1]
    circles = cities[winners[0]].kept.circles
    return msg("mycity-campaign-won", who=tuple(map(who, winners)), circles=circles)


def inventory(state: State) -> Mapping[str, int]:
    """Every card of the deck, and every building of every player: built, face down or to come."""
    count = Counter(f"card {card}" for card in state.deck)
    for seat, city in enumerate(state.cities):
        board = city_view(state, seat, len(city.answers))
        used = [*(one.building for one in board.placed), *board.face_down]
        to_come = set(BOX.sets[episode(state.episode).buildings]) - set(used)
        count.update(f"seat {seat} {building}" for building in (*used, *to_come))
    return count
