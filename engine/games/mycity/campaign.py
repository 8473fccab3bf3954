"""From one episode to the next: what is handed on, by seat and without anybody's name."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.codec import dump_text, load_text
from engine.core.errors import Refused
from engine.core.options import Config
from engine.games.mycity.land import printed_land
from engine.games.mycity.pieces import BOX, ETERNAL, episode
from engine.games.mycity.spec import FORM
from engine.games.mycity.state import Kept, State


@dataclass(frozen=True)
class Campaign:
    """The episode that comes next, and the boards."""

    episode: int
    boards: tuple[Kept, ...]


def campaign_for(config: Config) -> Campaign:
    """Where this table stands: a single game, a new campaign, or one that goes on."""
    if config.value(FORM) != "legacy":
        return fresh(ETERNAL, config.seats)
    if not config.carried:
        return fresh(1, config.seats)
    campaign = load_text(config.carried, Campaign)
    if len(campaign.boards) != config.seats:
        raise Refused("mycity-refused-seats", seats=len(campaign.boards))
    return campaign


def fresh(number: int, seats: int) -> Campaign:
    """New boards for everyone."""
    land = printed_land(episode(number).board)
    return Campaign(number, (Kept(land),) * seats)


def carry(state: State) -> str:
    """What the next episode needs; nothing after a single game or the last episode."""
    if state.episode in (ETERNAL, len(BOX.campaign)):
        return ""
    return dump_text(Campaign(state.episode + 1, tuple(city.kept for city in state.cities)))
