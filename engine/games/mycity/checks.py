"""What is wrong with a box, in sentences that say where. It looks at the data alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.mycity.box import Box
from engine.games.mycity.check_pieces import (
    board_problems,
    building_problems,
    item_problems,
    shape_problems,
    sticker_problems,
)
from engine.games.mycity.check_plans import campaign_problems, episode_problems

PARTS: tuple[Callable[[Box], Iterator[str]], ...] = (
    shape_problems,
    building_problems,
    board_problems,
    sticker_problems,
    item_problems,
    episode_problems,
    campaign_problems,
)


def problems(box: Box) -> list[str]:
    """Every problem of this box, one sentence each; empty when it can be played."""
    return [problem for part in PARTS for problem in part(box)]


def words_needed(box: Box) -> list[str]:
    """The keys of all names and texts that this box speaks of."""
    names = {
        "building": box.buildings,
        "feature": box.features,
        "item": box.items,
        "legend-item": {*box.eternal.scoring, *box.campaign[0].scoring},
        "sticker": box.stickers,
        "chapter": {str(plan.chapter) for plan in box.campaign},
        "episode": map(str, range(1, len(box.campaign) + 1)),
        "circle": {bonus.id for plan in box.campaign for bonus in plan.rewards.bonus},
    }
    extra = {"sticker": "-help", "chapter": "-intro", "episode": "-brief"}
    keys = [f"mycity-{kind}-{name}" for kind, known in names.items() for name in known]
    more = [key + extra[kind] for key in keys if (kind := key.split("-")[1]) in extra]
    return sorted(keys + more)
