"""From one episode to the next: what is handed on, by seat and without anybody's name."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.codec import dump_text, load_text
from engine.core.errors import Refused
from engine.core.options import Config
from engine.core.seats import Seat
from engine.games.mycity.box import Grant
from engine.games.mycity.land import printed_land
from engine.games.mycity.pieces import BOX, ETERNAL, episode
from engine.games.mycity.spec import FORM
from engine.games.mycity.state import Kept, State
from engine.games.mycity.view import grant_of


@dataclass(frozen=True)
class Campaign:
    """The episode that comes next, and the boards. ``stickers`` are those of each board that were
    earned in an episode that was broken off, and are still to be put down."""

    episode: int
    boards: tuple[Kept, ...]
    stickers: tuple[tuple[Grant, ...], ...] = ()

    def left_over(self, seat: Seat) -> tuple[Grant, ...]:
        """What this seat has still to put down from the episode before."""
        return self.stickers[seat] if self.stickers else ()


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
    """What the next episode needs; nothing after a single game or the last episode. Stickers that
    somebody still has to put down go with it."""
    if state.episode in (ETERNAL, len(BOX.campaign)):
        return ""
    boards = tuple(city.kept for city in state.cities)
    left_over = tuple(tuple(grant_of(task) for task in city.tasks) for city in state.cities)
    return dump_text(Campaign(state.episode + 1, boards, left_over if any(left_over) else ()))
