"""Every message that a game can produce is spoken in three languages, within Discord's limits."""

import pytest

from engine.core.choices import Counts, Number, OneOf, SomeOf, Words
from engine.core.events import notices
from engine.core.options import word_of
from engine.core.seats import PUBLIC
from engine.core.words import Msg, msg
from locales import Locale
from locales.agreement import is_words, misheard
from tests.laws.playing import HOUSE_GAMES, every_table, played, table_id
from tests.words import all_words

LONG_NAMES = [f"Володимира-Олександра {'Щ' * 8}{n}"[:32] for n in range(6)]
MOST_MESSAGE = 2000
MOST_LABEL = 80
MOST_MENU_LINE = 100
MOST_PROMPT = 150
MOST_COMMAND_DESCRIPTION = 100


@pytest.fixture(scope="module")
def catalogue():
    return all_words()


@pytest.fixture(scope="module", params=Locale)
def say(request, catalogue):
    """A speaker that listens to itself: numbers agree with their verbs, and are known as such. The
    same is said at every table, and listened to once."""
    speak = catalogue.speaker(request.param, LONG_NAMES)
    known = {}

    def said(message):
        key = repr(message)
        if key not in known:
            known[key] = heard(message)
        return known[key]

    def heard(message):
        text = speak(message)
        assert misheard(request.param, text) is None, f"{message.key}: {text}"
        check_numbers(message)
        return text

    return said


def check_numbers(message):
    """What the check of plurals takes for words is never a number."""
    for name, arg in message.args.items():
        known = not isinstance(arg, int) or not is_words(message.key, name)
        assert known, f"{message.key}: {name} is a number"
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Msg):
                check_numbers(part)


def spoken(say, message, most):
    text = say(message)
    assert 0 < len(text) <= most, f"{message.key}: {len(text)} characters: {text}"
    return text


def check_step(say, step):
    if isinstance(step, OneOf | SomeOf | Counts | Number | Words):
        spoken(say, step.prompt, MOST_PROMPT)
    for counter in getattr(step, "counters", ()):
        spoken(say, counter.label, MOST_LABEL)
    for facet in getattr(step, "facets", ()):
        spoken(say, facet, MOST_PROMPT)
    options = getattr(step, "options", ())
    labels = [spoken(say, option.label, MOST_MENU_LINE) for option in options]
    if len(options) <= 5:
        assert all(len(label) <= MOST_LABEL for label in labels)
    assert len(set(labels)) == len(labels), "two answers read the same"
    for option in options:
        if option.hint is not None:
            spoken(say, option.hint, MOST_MENU_LINE)
        for facet in option.facets:
            spoken(say, facet.label, MOST_MENU_LINE)


def check_news(say, ply, eye):
    lines = [say(notice) for notice in notices(ply.moved.events, eye)]
    assert len("\n".join(lines)) <= MOST_MESSAGE


def check_preview(say, ply):
    told = ply.before.preview(ply.seat, ply.moved.action).told
    assert len("\n".join(say(line) for line in told)) <= MOST_MESSAGE


def check_board(say, game, view):
    text = "\n".join(say(line) for line in game.describe(view))
    assert 0 < len(text) <= MOST_MESSAGE
    assert len("\n".join(say(line) for line in game.chronicle(view))) <= MOST_MESSAGE
    for tally in game.score(view):
        for part in tally.parts:
            spoken(say, part.label, MOST_LABEL)


TABLES = [
    (game, config)
    for game, config in every_table(HOUSE_GAMES)
    if not config.options or config.seats == game.spec.seats[1]
]


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_whole_game_is_spoken(say, game, config):
    for number, ply in enumerate(played(game, config)):
        view = ply.before.seen_by(ply.seat).view
        for length in range(len(ply.moved.action)):
            check_step(say, game.ask(view, ply.moved.action[:length]))
        for eye in (PUBLIC, *range(config.seats)):
            check_news(say, ply, eye)
        if number % 10 == 0:
            check_preview(say, ply)
            check_board(say, game, view)
            check_board(say, game, ply.before.public().view)
        spoken(say, msg(f"{game.spec.key}-stage-{ply.before.turn.stage}"), MOST_LABEL)
    outcome = ply.moved.match.outcome
    spoken(say, outcome.why, MOST_MESSAGE)
    for tally in outcome.tallies:
        for part in tally.parts:
            spoken(say, part.label, MOST_LABEL)
    check_board(say, game, ply.moved.match.public().view)


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_the_game_and_its_options_have_names(say, game):
    key = game.spec.key
    spoken(say, msg(f"{key}-name"), MOST_LABEL)
    spoken(say, msg(f"{key}-about"), MOST_MENU_LINE * 2)
    for setting in game.spec.options:
        spoken(say, msg(f"{key}-option-{setting.key}"), MOST_LABEL)
        spoken(say, msg(f"{key}-option-{setting.key}.hint"), MOST_COMMAND_DESCRIPTION)
        for value in setting.values():
            if isinstance(value, str):
                spoken(say, msg(f"{key}-option-{setting.key}-{value}"), MOST_MENU_LINE)
            assert len(word_of(setting.key, value)) <= MOST_MENU_LINE
