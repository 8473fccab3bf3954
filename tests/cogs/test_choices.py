"""What ``/move`` offers: whole legal actions, narrowed by every word, best first."""

import pytest

from cogs.commands import choices
from cogs.commands.choices import suggest
from cogs.ui import limits
from engine.bots.candidates import sample
from engine.bots.worth import points_now
from engine.catalog import catalog, find
from engine.core.choices import MOST_TEXT, walk
from engine.core.errors import NotYourTurn
from engine.core.match import Match, start
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.manhattan import GAME
from locales import Catalogue, Locale
from tests.engine.games.manhattan.positions import board, building


@pytest.fixture(scope="module")
def words():
    return Catalogue.load()


@pytest.fixture
def match():
    hands = ((1, 5, 9, 9), *((5,) * 4,) * 3)
    state = building(4, plots=board(b5="s4", a1="a2"), hands=hands)
    return Match(GAME, Config(4), 20, b"seed", state)


def offered(match, words, typed, locale=Locale.EN):
    say = words.speaker(locale, ["Ann", "Bob", "Cid", "Dee"])
    return [one.text for one in suggest(match, 0, typed, say)]


def test_everything_offered_is_legal(match, words):
    legal = {" ".join(draft) for draft in walk(GAME.ask, match.seen_by(0).view)}
    found = offered(match, words, "")
    assert len(found) == limits.CHOICES
    assert set(found) <= legal


def test_each_word_narrows(match, words):
    assert offered(match, words, "b5") == ["build b5 4"]
    assert set(offered(match, words, "build a1")) == {f"build a1 {n}" for n in (1, 2, 3, 4)}
    assert offered(match, words, "a1 3") == ["build a1 3"]
    assert offered(match, words, "BUILD  A1   3") == ["build a1 3"]


def test_words_of_the_labels_count_too(match, words):
    assert set(offered(match, words, "yours")) == {f"build a1 {n}" for n in (1, 2, 3, 4)}
    assert set(offered(match, words, "ваше", Locale.RU)) == set(offered(match, words, "yours"))


def test_look_alike_letters_are_understood(match, words):
    assert offered(match, words, "В5") == ["build b5 4"]


def test_nonsense_finds_nothing(match, words):
    assert offered(match, words, "zz") == []


def test_names_and_values_fit_discord(match, words):
    say = words.speaker(Locale.UK, ["Щ" * 32] * 4)
    for one in suggest(match, 0, "", say):
        assert len(one.name) <= limits.CHOICE_NAME
        assert len(one.text) <= limits.CHOICE_VALUE


def positions(key, moves=24):
    """A match of two and who is asked, move by move."""
    match, dice = start(find(key), Config(2), bytes(16)), Rng(b"suggesting", 0)
    for _ in range(moves):
        if match.turn is None:
            return
        seat = match.turn.seats[0]
        yield match, seat
        action = sample(match.game, match.seen_by(seat).view, 1, dice)[0]
        match = match.act(seat, action).match


def beginnings(actions):
    """The shortest beginnings by which the actions differ: the verbs, or the cards where there is
    one verb only."""
    length = 1
    while len({action[:length] for action in actions}) == 1 and length < MOST_TEXT:
        length += 1
    return {action[:length] for action in actions}


@pytest.mark.parametrize("key", catalog())
def test_with_nothing_typed_every_way_to_begin_is_there_and_the_best_comes_first(key, words):
    say = words.speaker(Locale.EN, ["Ann", "Bob"])
    for match, seat in positions(key):
        view = match.seen_by(seat).view
        legal = set(walk(match.game.ask, view))
        found = [tuple(one.text.split()) for one in suggest(match, seat, "", say)]
        assert set(found) <= legal
        assert len(found) == len(set(found)) == min(len(legal), limits.CHOICES)
        ways = beginnings(legal)
        if len(ways) <= limits.CHOICES:
            assert {
                way for way in ways if not any(one[: len(way)] == way for one in found)
            } == set()
        worth = [points_now(match.game, match.game.preview(view, one), seat) for one in found]
        assert worth == sorted(worth, reverse=True)


def test_every_card_is_offered_beside_other_verbs(words):
    say = words.speaker(Locale.EN, ["Ann", "Bob"])
    for match, seat in positions("sprawlopolis"):
        legal = walk(match.game.ask, match.seen_by(seat).view)
        cards = {action[1] for action in legal if action[0] == "play"}
        offered = [one.text.split() for one in suggest(match, seat, "", say)]
        assert {action[1] for action in offered if action[0] == "play"} == cards


@pytest.mark.parametrize("key", catalog())
@pytest.mark.parametrize("typed", ["", "p", "1"])
def test_only_so_many_actions_are_judged(key, typed, words, monkeypatch):
    judged = []

    def counting(game, view, seat):
        judged.append(view)
        return points_now(game, view, seat)

    monkeypatch.setattr(choices, "points_now", counting)
    say = words.speaker(Locale.EN, ["Ann", "Bob"])
    for match, seat in positions(key):
        judged.clear()
        suggest(match, seat, typed, say)
        assert len(judged) <= 2 * choices.MOST_JUDGED


def test_whoever_is_not_asked_is_refused(match, words):
    with pytest.raises(NotYourTurn):
        suggest(match, 1, "", words.speaker(Locale.EN, []))


def test_more_than_an_action_can_hold_finds_nothing(match, words):
    assert offered(match, words, "build a1 " * 20) == []
