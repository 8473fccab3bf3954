"""The words under a picture are read from the top: what it shows first, the rest in its order."""

import pytest

from cogs.screens.described import described_hand, hand_first
from locales import Locale
from render.kit.theme import DARK
from render.painter import no_hand, painter_of
from tests.laws.playing import HOUSE_GAMES, played, table_id, tables
from tests.words import all_words

NAMES = ["Oksana", "Marko", "Bo", "Leo", "Ann", "Bartholomew"]
WITH_HANDS = tuple(one for one in HOUSE_GAMES if painter_of(one.spec.key).hand is not no_hand)


@pytest.mark.parametrize("game", WITH_HANDS, ids=table_id)
def test_a_hand_comes_first_and_then_the_table_in_its_order(game):
    for ply in played(game, tables(game)[-1])[::20]:
        own, public = ply.before.seen_by(ply.seat).view, ply.before.public().view
        told, whole = hand_first(game.spec.key, own, public), list(game.describe(own))
        start = told.index(whole[0])
        assert told == [*whole[len(whole) - start :], *whole[: len(whole) - start]]
        open_keys = {line.key for line in game.describe(public)}
        assert whole[-1].key in open_keys or start
        assert all(line.key not in open_keys for line in told[:start])


@pytest.mark.parametrize("locale", list(Locale))
def test_no_quarter_is_read_before_its_name(locale):
    """In Urbis each quarter has a line that names it and one for what stands in it."""
    game = next(game for game in WITH_HANDS if game.spec.key == "urbis")
    match = played(game, tables(game)[0])[6].before
    seat = match.turn.seats[0]
    say = all_words().speaker(locale, NAMES)
    picture = described_hand("urbis", match.seen_by(seat), match.public(), DARK, say)
    lines = picture.alt.splitlines()
    table = [say(line) for line in game.describe(match.public().view)]
    assert lines[0] not in table
    assert [line for line in lines if line in table] == table[: len(lines)]
