"""The rules in force in an episode of the campaign, made from its plan, with what is new marked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.mycity.box import Episode, Grant, Kind, Start, StartKind
from engine.games.mycity.circles import COLUMNS, PAIR
from engine.games.mycity.names import feature_name, sticker_name
from engine.games.mycity.pieces import BOX, episode
from engine.games.mycity.view import Stage, View

FOUR_SIDES, THREE_SIDES = 4, 3


class Rule(NamedTuple):
    """A line of the rules: ``item`` is the line of the scoring table that it explains, if it is
    one; ``new``: the episode before had another one in its place, or none."""

    words: Msg
    new: bool = False
    item: str = ""


class Reward(NamedTuple):
    """What a place earns: circles, and stickers for the board."""

    place: Msg
    circles: int
    stickers: tuple[Grant, ...] = ()


# What opens an episode


def brief(view: View) -> tuple[Msg, ...]:
    """The episode, its chapter if that begins with it, and what is new: for whoever has not played
    in it yet. Nothing outside a campaign."""
    return told(view) if view.legacy and _has_just_begun(view) else ()


def _has_just_begun(view: View) -> bool:
    """Before one's own first answer; for everybody until the first round is over."""
    if view.stage is Stage.BUILD:
        return view.round == 1 and (view.eye is PUBLIC or not view.cities[view.eye].rounds)
    return view.stage is Stage.PREPARE


def told(view: View) -> tuple[Msg, ...]:
    """The episode, its chapter if that begins with it, and what is new."""
    chapter, number = view.plan.chapter, view.episode
    intro = (msg(f"mycity-chapter-{chapter}-intro"),) if is_first_of_chapter(number) else ()
    return (title(number), *intro, msg(f"mycity-episode-{number}-brief"))


def title(number: int) -> Msg:
    """The name of this episode, with its chapter."""
    return msg(
        "mycity-now-title",
        number=number,
        episode=msg(f"mycity-episode-{number}"),
        chapter=msg(f"mycity-chapter-{episode(number).chapter}"),
    )


def is_first_of_chapter(number: int) -> bool:
    """Whether this episode opens a new envelope."""
    return number == 1 or episode(number).chapter != episode(number - 1).chapter


# All that holds


def rules_now(view: View) -> tuple[Msg, ...]:
    """What is new, then the rules, what pays, and who earns what; nothing outside a campaign."""
    if not view.legacy:
        return ()
    return (
        *told(view),
        msg("mycity-now-rules"),
        *map(_line, switches(view.episode)),
        msg("mycity-now-points"),
        *map(_line, payments(view.episode)),
        msg("mycity-now-rewards"),
        *map(_reward_line, rewards(view)),
    )


def _line(rule: Rule) -> Msg:
    return msg("mycity-now-new" if rule.new else "mycity-now-line", rule=rule.words)


def _reward_line(reward: Reward) -> Msg:
    return msg("mycity-now-line", rule=reward_words(reward))


def reward_words(reward: Reward) -> Msg:
    """A place with its circles and its stickers."""
    stickers = tuple(
        msg("mycity-story-count", what=sticker_name(one.sticker), count=one.count)
        if one.count > 1
        else sticker_name(one.sticker)
        for one in reward.stickers
    )
    circles = msg("mycity-now-circles", circles=reward.circles)
    earned = (*((circles,) if reward.circles else ()), *stickers) or (msg("mycity-now-nothing"),)
    return msg("mycity-now-reward", place=reward.place, earned=earned)


def switches(number: int) -> tuple[Rule, ...]:
    """How this episode is played, as far as episodes differ in it."""
    before = {} if number <= 1 else dict(_switches(episode(number - 1)))
    now = dict(_switches(episode(number)))
    return tuple(Rule(words, number > 1 and before.get(key) != words) for key, words in now.items())


def _switches(plan: Episode) -> Iterator[tuple[str, Msg]]:
    """Each rule by what it is about, in the order in which one meets it."""
    rules = plan.rules
    yield "start", msg("mycity-now-start", points=rules.start_score)
    if plan.chooses_colour:
        yield "colour", msg("mycity-now-colour")
    yield "first", msg("mycity-now-first", where=reduce(_or, map(_beginning, rules.first_building)))
    yield "river", msg("mycity-now-river-dry" if rules.spans_river else "mycity-now-river")
    if rules.unbuildable:
        features = tuple(map(feature_name, rules.unbuildable))
        yield "unbuildable", msg("mycity-now-unbuildable", features=features)
    if rules.must_build:
        yield "must-build", msg("mycity-now-must-build")
    if rules.pass_limit is not None:
        yield "limit", msg("mycity-now-pass-limit", limit=rules.pass_limit)
    if plan.blocks:
        yield "blocks", msg("mycity-now-blocks", count=plan.blocks)
    if plan.nuggets:
        yield "nuggets", msg("mycity-now-nuggets")
    if rules.guild_weight > 1:
        yield "guild", msg("mycity-now-guild", count=rules.guild_weight)


def _or(here: Msg, there: Msg) -> Msg:
    return msg("mycity-now-or", here=here, there=there)


def _beginning(start: Start) -> Msg:
    if start.kind is StartKind.RIVER:
        return msg("mycity-now-first-river")
    return msg(f"mycity-now-first-{start.name}")


def payments(number: int) -> tuple[Rule, ...]:
    """Every line of the table of points, with what it pays."""
    before = set() if number <= 1 else set(map(str, _payments(number - 1).values()))
    return tuple(
        Rule(words, number > 1 and str(words) not in before, item)
        for item, words in _payments(number).items()
    )


def _payments(number: int) -> dict[str, Msg]:
    return {item: _payment(episode(number), item) for item in episode(number).scoring}


def _payment(plan: Episode, key: str) -> Msg:
    item = BOX.items[key]
    points, three = item.points, 0
    if item.kind is Kind.UNBUILT:
        points = -plan.rules.pass_cost
    elif item.kind is Kind.SURROUNDED:
        points, three = item.sides[FOUR_SIDES], item.sides[THREE_SIDES]
    facts = {"three": three, "most": item.most, "count": item.count, "bonus": item.bonus}
    return Msg(f"mycity-pays-{key}", {"points": points, **facts})


def rewards(view: View) -> tuple[Reward, ...]:
    """What every place earns at a table of so many, then what else brings a circle."""
    plan = view.plan.rewards
    rows = zip(COLUMNS, plan.circles, (plan.first, plan.second, plan.other), strict=True)
    pair = len(view.cities) == PAIR
    places = [
        Reward(msg(f"mycity-now-place-{name}"), circles, stickers)
        for name, circles, stickers in rows
        if not (pair and name == "second")
    ]
    cap = Reward(msg("mycity-now-cap", points=view.plan.rules.score_cap), 1)
    bonuses = [Reward(msg(f"mycity-circle-{one.id}"), one.circles) for one in plan.bonus]
    return (*places, cap, *bonuses)
