"""What a newcomer is told is true by the rules and names the right thing of this very table."""

import pytest

from engine.core.choices import Done
from engine.games.streets import GAME
from engine.games.streets.coach import coach
from engine.games.streets.pieces import Advisor
from engine.games.streets.table import Stage
from locales import Locale
from tests.engine.games.streets.positions import act, at, match, tile
from tests.laws.playing import every_table, played, sampled, table_id
from tests.words import all_words

NAMES = ["Ann", "Marko", "Vira", "Lev", "Dana"]
START = (tile("station", 0, 0, "s"), tile("park", 1, 0, "w"))


def advice(game, *draft, locale=Locale.EN):
    seat = game.turn.seats[0]
    say = all_words().speaker(locale, NAMES)
    return say(coach(game.seen_by(seat).view, draft))


def test_a_street_that_pays_more_to_me_is_named_with_what_everybody_gets():
    # Station and Starter Home (mine, one parent) make a street of two whose east end is the park.
    # Any tile in the west closes it: the home counts its own family symbol and the mixed one of the
    # park, which points in, $2 each, and $1 for its parent.
    game = match(
        tile("station", 1, 0, "s"),
        tile("park", 2, 0, "w"),
        tile("f1", 0, 0, "s", 0, family=1),
        hands=(("t2", "t5", "h1"), ("t3",)),
    )
    words = advice(game, "build", "t2")
    assert "Central Station" in words
    assert "$5 to you" in words


def test_a_street_that_pays_others_more_is_not_recommended():
    game = match(
        tile("station", 1, 0, "s"),
        tile("park", 2, 0, "w"),
        tile("f1", 0, 0, "s", 1, family=1),
        hands=(("t2", "t5", "h1"), ("t3",)),
    )
    assert "to Marko" not in advice(game, "build", "t2")


def test_where_no_street_closes_the_tile_goes_where_it_is_worth_most():
    # The apartment block pays $2 a tile: beside the station, a street of two tiles, $4.
    game = match(*START, hands=(("m9",), ("t3",)))
    assert "$4" in advice(game, "build", "m9")
    assert "both its ends" in advice(game, "build", "m9")


def test_the_last_sign_is_told():
    game = match(*START, hands=(("m9", "t1", "t2"), ("t3",)), signs=(1, 5))
    assert "last sign" in advice(game, "build", "m9")
    game = match(*START, hands=(("m9", "t1", "t2"), ("t3",)), signs=(2, 5))
    assert "last sign" not in advice(game, "build", "m9")


def test_of_several_buildings_the_one_that_brings_least_is_given_up():
    # The block counts three tiles: half of $6. The spa counts its own symbol, the block's and the
    # park's, which points in, and has a tourist: half of $7, rounded up.
    game = match(
        *START,
        tile("m9", -1, 0, "s", 0),
        tile("t1", -2, 0, "s", 0, tourist=1),
        hands=(("h1", "h2", "h3"), ("t3",)),
        signs=(0, 5),
        stage=Stage.ABANDON,
    )
    assert "Apartment Block" in advice(game, "abandon")
    assert "$3" in advice(game, "abandon")


def homeless(*owners, **more):
    """The tourists of the station must leave; two hostels are open to them."""
    game = match(
        tile("station", 0, 0, "s", tourist=2),
        tile("park", 1, 0, "w"),
        tile("t6", 1, -1, "w", owners[0]),
        tile("t7", 1, -2, "w", owners[1]),
        hands=(("h1", "h2", "h3"), ("t3",), ("t4",)),
        players=3,
        **more,
    )
    return act(game, f"build h1 {at(-1, 0)} e")


def test_people_are_worth_most_in_a_home_of_my_own():
    game = homeless(1, 0)
    assert game.turn.stage == Stage.MOVE
    words = advice(game, "move")
    assert "River Cruises" in words
    assert "$2 to you" in words


def test_where_no_home_is_mine_it_is_told_who_gains():
    words = advice(homeless(1, 2), "move")
    assert "$2 to Marko" in words or "$2 to Vira" in words


def test_the_token_that_makes_a_majority_is_named():
    # The Tram Depot gives a token of any type. With a second one of housing the lead there is mine
    # alone, $10 instead of $5; of the others Marko has two.
    game = match(
        tile("station", 0, 0, "s"),
        tile("park", 1, 0, "w"),
        tile("m6", -1, 0, "s", 0),
        hands=(("h1", "h2", "h3"), ("t3",)),
        tokens=((0, 1, 0, 0), (2, 1, 2, 2)),
        business=True,
    )
    game = act(game, f"build h1 {at(-2, 0)} e")
    assert game.turn.stage == Stage.TOKENS
    words = advice(game, "take")
    assert "housing" in words
    assert "$5" in words


def test_the_entrepreneur_is_told_what_brings_most():
    # Nobody lives in the playground's street, so it pays nothing. The block counts its two tiles,
    # $4; the dig site would count tourists, and there are none.
    game = match(
        tile("station", 0, 0, "s"),
        tile("park", 1, 0, "w"),
        tile("f6", -1, 0, "s", 0),
        hands=(("m9", "h2", "t5"), ("t3",)),
        advisors=(Advisor.ENTREPRENEUR, None),
    )
    game = act(game, f"build h2 {at(-2, 0)} e")
    for draft in ((), ("show",), ("show", "m9")):
        words = advice(game, *draft)
        assert "Apartment Block" in words
        assert "Adventure Playground" in words
        assert "$4" in words


def test_an_investor_hears_what_two_signs_double():
    game = match(*START, hands=(("m9",), ("t3",)), advisors=(Advisor.INVESTOR, None))
    words = advice(game, "build", "m9", at(-1, 0), "s")
    assert "$4" in words
    assert "3 signs" in words


def test_a_renovator_hears_where_building_on_top_brings_most():
    # The closed street of three tiles: the block on top of a tile there counts three, $6.
    game = match(
        tile("station", 0, 0, "s"),
        tile("park", 1, 0, "w"),
        tile("t1", -1, 0, "s"),
        tile("t2", -2, 0, "s"),
        tile("h1", -3, 0, "e"),
        hands=(("m9",), ("t3",), ("t4",)),
        players=3,
        advisors=(Advisor.RENOVATOR, None, None),
    )
    assert "$6" in advice(game, "renovate", "m9")
    assert "$6" in advice(game)


@pytest.mark.parametrize(("game", "config"), every_table((GAME,)), ids=table_id)
def test_money_that_is_promised_for_closing_a_street_comes(game, config):
    """The best closing that is named pays its player exactly this, if it is carried out."""
    say = all_words().speaker(Locale.EN, NAMES)
    for ply in sampled(played(game, config), 4):
        view = ply.before.seen_by(ply.seat).view
        if ply.before.turn.stage != Stage.BUILD or not view.placements:
            continue
        told = coach(view, ("build", view.hand[0]))
        if told.key != "streets-coach-closes":
            continue
        promised = {say(one) for one in told.args["sums"]}
        assert any(
            promised <= paid(ply.before, ply.seat, cell, side) for cell, side in places(view)
        )


def places(view):
    return [(cell, side) for cell, sides in view.placements.items() for side in sides]


def paid(before, seat, cell, side):
    """What this build says of itself before it is confirmed: who gets how much."""
    view, say = before.seen_by(seat).view, all_words().speaker(Locale.EN, NAMES)
    action = ("build", view.hand[0], at(*cell), str(side))
    if not isinstance(GAME.ask(view, action), Done):
        action = (*action, "1")
    sums = [line.args["sums"] for line in GAME.explain(view, action) if "sums" in line.args]
    return {say(one) for row in sums for one in row}
