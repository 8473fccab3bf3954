"""Commands as Discord takes them: their names and hints, and the pages and buttons around them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest

from cogs.screens.rules import page_names, page_words, title_of
from engine.catalog import catalog
from engine.core.words import Msg
from locales import Locale, Speaker
from locales.files import SHELF, entries, read_sources
from tests.locales.used_keys import MAKERS, uses_in
from tests.words import all_books

COGS = Path(__file__).parents[2] / "cogs"
NAME = re.compile(r"[-_\w]{1,32}")
MENTION = re.compile(r"(?<![\w/<])/([-\w]+)(?: ([-\w]+))?")
MOST_HINT = 100
MOST_LABEL = 80
MOST_PAGE = 1500

RECORDS = ("stats", "leaderboard", "forget-me", "my-data", "daily", "league")
OWN_TIME = ("reminders", "vacation")
PLAIN = ("play", "game", "move", "hand", "prepare", "turns", "rules", "settings", "help", "admin")
TOP = ("board", *PLAIN, *OWN_TIME, *RECORDS)
TIME = ("pause", "resume", "take-over", "nudge")
HISTORY = ("history", "replay", "review", "log", "verify")
FOLLOWING = ("invite", "follow", "unfollow")
TABLE = ("new", "join", "list", "show", "undo", "resign", "next", "cancel")
GAME = (*TABLE, *FOLLOWING, *HISTORY, *TIME)
ADMIN = ("inspect", "repost", "call-off", "roll-back", "export", "health", "daily-channel")
LEAGUE = ("league-new", "league-cup", "league-show")
OPTIONS = {
    "new": ("new-game", "options", "private"),
    "invite": ("person", "game-option"),
    "history": ("step", "game-option"),
    "replay": ("share", "game-option"),
    "move": ("what", "game-option"),
    "rules": ("new-game", "topic"),
    "roll-back": ("ply", "game-option"),
    "call-off": ("reason", "game-option"),
    "reminders": ("zone",),
    "vacation": ("days",),
    "stats": ("whose", "new-game", "everywhere"),
    "leaderboard": ("new-game", "everywhere", "share"),
    "export": ("up-to",),
    "daily-channel": ("daily-zone", "daily-hour", "daily-off"),
    "league-new": ("new-game", "league-weeks", "league-duels", "options"),
    "league-show": ("league-which",),
}
"""The commands that have options of their own; the others name a table at most."""

SIBLINGS = (TOP, GAME, ADMIN, LEAGUE, *OPTIONS.values())
"""Names that stand beside each other, so that they must differ."""


def keys(prefix: str) -> list[str]:
    """The messages that begin so, without their hints."""
    return sorted(key for key in entries(read_sources(SHELF, Locale.EN)) if key.startswith(prefix))


def names(say: Speaker, commands: Iterable[str]) -> list[str]:
    return [say(Msg(f"command-{command}")) for command in commands]


@pytest.fixture(params=list(Locale))
def locale(request) -> Locale:
    return request.param


@pytest.fixture
def say(catalogue, locale) -> Speaker:
    return catalogue.speaker(locale)


@pytest.mark.parametrize("key", keys("command-"))
def test_discord_takes_the_name(say, key):
    name = say(Msg(key))
    assert NAME.fullmatch(name)
    assert name == name.lower()


@pytest.mark.parametrize("key", keys("command-"))
def test_a_command_has_a_short_hint(say, key):
    assert 1 <= len(say(Msg(f"{key}.hint"))) <= MOST_HINT


@pytest.mark.parametrize("siblings", SIBLINGS, ids=" ".join)
def test_names_beside_each_other_differ(say, siblings):
    found = names(say, siblings)
    assert len(set(found)) == len(found)


def test_every_name_has_its_place_among_the_siblings():
    assert {f"command-{name}" for name in chain(*SIBLINGS)} == set(keys("command-"))


def test_commands_in_sentences_have_the_names_of_their_language(say, locale):
    text = "\n".join(read_sources(SHELF, locale).values())
    for name, after in MENTION.findall(text):
        assert name in names(say, TOP)
        assert name not in names(say, ["game"]) or after in names(say, GAME)
        assert name not in names(say, ["league"]) or after in names(say, LEAGUE)


def test_every_name_in_the_hall_has_words(locale):
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(COGS.rglob("*.py"))]
    uses = {use for tree in trees for use in uses_in(tree, MAKERS | {"named"})}
    known = all_books()[locale].messages()
    assert sorted(use.key for use in uses if not any(map(use.matches, known))) == []


@pytest.mark.parametrize("game", catalog().values(), ids=catalog())
def test_every_game_explains_itself_in_short_pages(say, game):
    for name in page_names(game):
        assert 1 <= len(say(title_of(game, name))) <= MOST_LABEL
        for words in page_words(game, name):
            assert 1 <= len(say(words)) <= MOST_PAGE
