"""Envelopes stay sealed: nothing of a later chapter can be read, seen or chosen before its time."""

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from engine.core.choices import Done
from engine.core.events import notices
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from engine.games.mycity import GAME
from engine.games.mycity.pieces import BOX
from locales import Locale
from render.kit.theme import THEMES
from render.painter import painter_of
from tests.engine.games.mycity.playing import EPISODES, campaign, long_play
from tests.words import all_words


def named_in(plan):
    """Everything that an episode speaks of, by kind."""
    grants = (*plan.before, *plan.rewards.first, *plan.rewards.second, *plan.rewards.other)
    stickers = [BOX.stickers[grant.sticker] for grant in grants]
    items = [BOX.items[key] for key in plan.scoring]
    starts = [start.name for start in plan.rules.first_building]
    drawn = [
        *BOX.boards[plan.board].features.values(),
        *(feature for s in stickers for feature in (s.feature, *s.onto, *s.becomes.values())),
        *(feature for item in items for feature in (item.feature, *item.weights)),
        *starts,
    ]
    yield from (("building", one) for one in BOX.sets[plan.buildings])
    yield from (("sticker", grant.sticker) for grant in grants)
    yield from (("item", key) for key in plan.scoring)
    yield from (("feature", one) for one in drawn if one in BOX.features)
    yield from (("zone", item.zone) for item in items if item.zone)
    yield from (("circle", bonus.id) for bonus in plan.rewards.bonus)
    yield ("chapter", str(plan.chapter))


@cache
def sealed_in(chapter):
    """What nobody may know in this chapter: all that only later ones speak of."""
    known, later = set(), set()
    for plan in BOX.campaign:
        (known if plan.chapter <= chapter else later).update(named_in(plan))
    numbers = [n for n, plan in enumerate(BOX.campaign, start=1) if plan.chapter > chapter]
    return frozenset(later - known) | {("episode", str(number)) for number in numbers}


def strings(thing):
    """Every text within a view, wherever it lies."""
    if isinstance(thing, str):
        yield str(thing)
    elif is_dataclass(thing):
        for one in fields(thing):
            yield from strings(getattr(thing, one.name))
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from strings((key, value))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from strings(one)


def values(data):
    """Every value of plain data; the names of its fields are nobody's secret."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from values(one)
    else:
        yield data


def keys(message):
    """The keys of a message and of all that it is made of."""
    yield message.key
    for value in message.args.values():
        parts = value if isinstance(value, tuple) else (value,)
        for part in parts:
            if isinstance(part, Msg):
                yield from keys(part)


def spoken(plies):
    """Every message of an episode: questions, notices, texts, points, and the end."""
    for ply in plies:
        view = ply.before.seen_by(ply.seat).view
        for length in range(len(ply.moved.action) + 1):
            step = GAME.ask(view, ply.moved.action[:length])
            if not isinstance(step, Done):
                yield step.prompt
                for option in getattr(step, "options", ()):
                    yield from filter(None, (option.label, option.hint))
        for eye in (PUBLIC, *range(ply.before.config.seats)):
            yield from notices(ply.moved.events, eye)
        yield from (*GAME.describe(view), *GAME.rules_now(view), *GAME.brief(view))
        yield from (part.label for tally in GAME.score(view) for part in tally.parts)
    yield ply.moved.match.outcome.why
    yield from GAME.describe(ply.moved.match.public().view)


def test_there_is_something_to_seal():
    assert ("feature", "well") in sealed_in(0)
    assert ("building", "c1") in sealed_in(1)
    assert ("building", "c1") not in sealed_in(2)
    assert {("feature", "gold"), ("sticker", "guild"), ("building", "e1")} <= sealed_in(3)
    assert ("zone", "yard") in sealed_in(6)
    assert sealed_in(8) == frozenset()


@pytest.mark.parametrize("number", EPISODES)
def test_no_message_and_no_view_knows_of_a_later_chapter(number):
    config, _ = campaign(3)[number - 1]
    sealed = sealed_in(BOX.campaign[number - 1].chapter)
    plies = list(long_play(config, number))
    said = {key for message in spoken(plies) for key in keys(message)}
    for kind, name in sealed:
        for tail in ("", "-help", "-intro", "-brief"):
            assert f"mycity-{kind}-{name}{tail}" not in said
    names = {name for kind, name in sealed if kind not in ("chapter", "episode")}
    for ply in (plies[0], plies[len(plies) // 2], plies[-1]):
        for eye in (PUBLIC, *range(3)):
            seen = set(strings(ply.moved.match.game.view(ply.moved.match._state, eye)))
            assert not seen & names
    carried = plies[-1].moved.match.outcome.carry
    assert not set(values(json.loads(carried or "{}"))) & names


def test_the_episode_and_its_chapter_are_told_from_the_start():
    config, _ = campaign(3)[6]
    first = next(long_play(config, 7)).before
    said = [key for line in GAME.brief(first.public().view) for key in keys(line)]
    assert "mycity-chapter-3-intro" in said
    assert "mycity-episode-7-brief" in said


def test_the_closed_strip_is_nowhere_before_it_opens():
    for number in (1, 18):
        config, _ = campaign(3)[number - 1]
        first = next(long_play(config, number)).before
        assert first.public().view.cities[0].land.rows == 11
        texts = [line.args.get("text", "") for line in GAME.describe(first.public().view)]
        assert not any(text.startswith("12 ") for text in texts)


ALWAYS_OPEN = {name for plan in (BOX.eternal, BOX.campaign[0]) for name in named_in(plan)}


@pytest.mark.parametrize("locale", Locale)
def test_rules_and_options_name_nothing_but_the_eternal_game_and_the_first_chapter(locale):
    say = all_words().speaker(locale, [])
    pages = [say(msg("mycity-rules-typing"))]
    for lesson in GAME.lessons:
        key = f"mycity-lesson-{lesson.name}"
        pages += [say(msg(f"{key}{part}")) for part in ("", ".title", ".picture")]
    pages += [
        say(msg(f"mycity-{key}")) for key in ("about", "legend", "option-form", "option-pace")
    ]
    for section in painter_of("mycity").legend(THEMES["dark"], say):
        pages += [section.title, *(entry.words for entry in section.entries)]
    for option in GAME.spec.options:
        pages.append(say(msg(f"mycity-option-{option.key}.hint")))
        pages += [say(msg(f"mycity-option-{option.key}-{value}")) for value in option.values()]
    text = "\n".join(pages).lower()
    open_words = {name_of(say, one) for one in ALWAYS_OPEN if one[0] != "chapter"}
    for thing in sealed_in(1) - ALWAYS_OPEN:
        word = name_of(say, thing)
        found = re.search(rf"\b{re.escape(word)}\b", text)
        assert word in open_words or not found, thing


def name_of(say, thing):
    """How people call it."""
    kind, name = thing
    key = f"mycity-item-{name}" if kind == "zone" else f"mycity-{kind}-{name}"
    return say(msg(key)).lower()
