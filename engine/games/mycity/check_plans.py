"""What is wrong with the episodes of a box: rules, scoring tables, stickers, rewards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from engine.games.mycity.box import (
    FIRSTS,
    INSTANT,
    BonusKind,
    Box,
    Effect,
    Episode,
    Grant,
    Kind,
    Place,
    StartKind,
    Target,
)
from engine.games.mycity.check_pieces import ABOUT_ZONE, cells_of, unknown


def episode_problems(box: Box) -> Iterator[str]:
    """The eternal game and every episode by itself."""
    yield from _plan_problems(box, "eternal", box.eternal)
    for number, plan in enumerate(box.campaign, start=1):
        yield from _plan_problems(box, f"campaign, episode {number}", plan)


def _plan_problems(box: Box, where: str, plan: Episode) -> Iterator[str]:
    yield from unknown(where, "board", [plan.board], box.boards)
    yield from unknown(where, "set", [plan.buildings], box.sets)
    yield from unknown(f"{where}, scoring", "item", plan.scoring, box.items)
    if plan.board not in box.boards or any(key not in box.items for key in plan.scoring):
        return
    yield from (f"{where}: {fault}" for fault in _scoring_faults(box, plan))
    yield from _rules_problems(box, where, plan)
    for grant in (*plan.before, *rewards_of(plan)):
        yield from _grant_problems(box, where, plan, grant)
    yield from _bonus_problems(box, where, plan)


def _scoring_faults(box: Box, plan: Episode) -> Iterator[str]:
    items = [box.items[key] for key in plan.scoring]
    kinds = [item.kind for item in items]
    if len(set(plan.scoring)) < len(plan.scoring):
        yield "an item stands twice in the scoring table"
    if kinds.count(Kind.UNBUILT) != 1:
        yield "the scoring table needs one item of the kind 'unbuilt', for passing"
    if (Kind.CHOSEN_GROUP in kinds) != plan.chooses_colour:
        yield "'chooses_colour' and an item of the kind 'chosen-group' go together"
    zones = box.boards[plan.board].zones
    for item in items:
        if item.kind in ABOUT_ZONE and item.zone not in zones:
            yield f"the board {plan.board!r} has no zone {item.zone!r}"


def _rules_problems(box: Box, where: str, plan: Episode) -> Iterator[str]:
    rules = plan.rules
    if not 0 <= rules.start_score < rules.score_cap:
        yield f"{where}: the start must lie on the track, below its end at {rules.score_cap}"
    if rules.pass_cost < 0 or plan.blocks < 0:
        yield f"{where}: 'pass_cost' and 'blocks' cannot be below 0"
    if not rules.first_building:
        yield f"{where}: 'first_building' needs at least one beginning"
    yield from unknown(f"{where}, unbuildable", "feature", rules.unbuildable, box.features)
    zones = box.boards[plan.board].zones
    known: Mapping[StartKind, Iterable[str]] = {
        StartKind.RIVER: ("",),
        StartKind.FEATURE: box.features,
        StartKind.ZONE: zones,
    }
    for start in rules.first_building:
        yield from unknown(f"{where}, first_building", start.kind, [start.name], known[start.kind])


def rewards_of(plan: Episode) -> tuple[Grant, ...]:
    """The stickers of all three columns."""
    return (*plan.rewards.first, *plan.rewards.second, *plan.rewards.other)


def _grant_problems(box: Box, where: str, plan: Episode, grant: Grant) -> Iterator[str]:
    where = f"{where}, sticker {grant.sticker!r}"
    if grant.sticker not in box.stickers:
        yield f"{where}: there is no such sticker"
        return
    sticker = box.stickers[grant.sticker]
    if grant.place is Place.FIXED:
        yield from unknown(where, "cell", grant.at, cells_of(box.boards[plan.board]))
    if grant.place is Place.EVERY:
        yield from unknown(where, "feature", [grant.feature], box.features)
    if grant.place is not Place.CHOICE and sticker.effect is Effect.MARK:
        yield f"{where}: only players can put a sticker on a building: use 'choice'"
    if grant.place is Place.CHOICE and sticker.on is Target.NOTHING:
        yield f"{where}: it goes nowhere by choice: use 'fixed' or 'every'"


def _bonus_problems(box: Box, where: str, plan: Episode) -> Iterator[str]:
    yield from unknown(f"{where}, nuggets", "feature", filter(None, [plan.nuggets]), box.features)
    for bonus in plan.rewards.bonus:
        if bonus.kind is BonusKind.MOST_NUGGETS:
            continue
        counted = [k for k in plan.scoring if box.items[k].kind not in INSTANT | FIRSTS]
        yield from unknown(
            f"{where}, bonus {bonus.id!r}", "item counted at the end", [bonus.item], counted
        )


def campaign_problems(box: Box) -> Iterator[str]:
    """Chapters out of order, and boards that would be exchanged on the way."""
    chapters = [plan.chapter for plan in box.campaign]
    if chapters and (chapters[0] != 1 or any(b - a not in (0, 1) for a, b in pairwise(chapters))):
        yield "campaign: count the chapters from 1, and leave none out"
    if len({plan.board for plan in box.campaign}) > 1:
        yield "campaign: all episodes are played on the same board"
    if not box.campaign:
        yield "campaign: it needs at least one episode"
