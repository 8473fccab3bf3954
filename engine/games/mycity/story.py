"""The story of a campaign so far: who leads, and what has become of each city."""

from __future__ import annotations

from collections import Counter

from engine.core.options import Config
from engine.core.words import Msg, msg, typed, who
from engine.games.mycity.campaign import campaign_for
from engine.games.mycity.land import printed_land
from engine.games.mycity.names import feature_name, sticker_name
from engine.games.mycity.rules_now import title
from engine.games.mycity.state import Kept
from engine.games.mycity.view import CityView, View


def chronicle(view: View) -> tuple[Msg, ...]:
    """The episode, then every city, the most progress first. Outside a campaign there is none."""
    if not view.legacy:
        return ()
    head = msg(
        "mycity-text-episode",
        number=view.episode,
        episode=msg(f"mycity-episode-{view.episode}"),
        chapter=msg(f"mycity-chapter-{view.plan.chapter}"),
    )
    cities = sorted(view.cities, key=lambda city: -city.circles)
    return (head, *(line for city in cities for line in story(city)))


def upcoming(config: Config) -> tuple[Msg, ...]:
    """The episode that a campaign goes on with, then every city with its progress."""
    if not config.carried:
        return ()
    campaign = campaign_for(config)
    return (title(campaign.episode), *map(_kept, campaign.boards))


def _kept(board: Kept) -> Msg:
    named = typed(board.name) if board.name else msg("mycity-text-no-name")
    return msg("mycity-city-kept", name=named, circles=board.circles)


def story(city: CityView) -> tuple[Msg, ...]:
    """One city: its progress, how it came out of each episode, and what was added to its board."""
    named = typed(city.name) if city.name else msg("mycity-text-no-name")
    first = msg("mycity-story", who=who(city.seat), name=named, circles=city.circles)
    places = " ".join(map(str, city.ranks))
    lines = [first]
    if places:
        lines.append(msg("mycity-story-places", places=places))
    if added := (*_on_the_land(city), *_on_buildings(city)):
        lines.append(msg("mycity-story-added", added=added))
    return tuple(lines)


def _on_the_land(city: CityView) -> tuple[Msg, ...]:
    """What lies on the ground and was not printed there."""
    now, printed = (
        Counter(kind for _, kind in land.features)
        for land in (city.land, printed_land(city.land.board))
    )
    return tuple(
        msg("mycity-story-count", what=feature_name(kind), count=count)
        for kind, count in (now - printed).items()
    )


def _on_buildings(city: CityView) -> tuple[Msg, ...]:
    counts = Counter(mark.sticker for mark in city.marks)
    return tuple(
        msg("mycity-story-count", what=sticker_name(sticker), count=count)
        for sticker, count in counts.items()
    )
