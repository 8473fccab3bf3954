"""The seven advisors, each with its limits and what happens where they meet."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.streets import GAME
from engine.games.streets.dealing import deal_advisors, fitting
from engine.games.streets.pieces import Advisor
from engine.games.streets.points import Substitute, final_accounts
from engine.games.streets.table import Source
from engine.kit.grid import Cell
from tests.engine.games.streets.positions import (
    act,
    answers,
    at,
    building,
    match,
    paid,
    seen,
    table,
    tile,
    values,
)

NOBODY = (0, 0, 0, 0)


def held(*advisors):
    return tuple(Advisor(name) if name else None for name in advisors)


# Who may have whom


@pytest.mark.parametrize(
    ("seats", "business", "out"),
    [
        (1, False, {"contractor", "renovator"}),
        (2, False, {"renovator"}),
        (3, False, set()),
        (4, False, set()),
        (5, False, {"contractor"}),
        (3, True, {"contractor", "renovator"}),
        (1, True, {"contractor", "renovator"}),
    ],
)
def test_which_cards_are_dealt(seats, business, out):
    """Ruling 17: the 'restaurateur' of the rulebook's list is the Renovator."""
    config = Config(seats, {"advisors": "dealt", "business": business})
    assert set(Advisor) - set(fitting(config)) == out


def test_everyone_gets_another_card():
    config = Config(5, {"advisors": "dealt"})
    for number in range(20):
        cards = deal_advisors(config, Rng(bytes([number]), 0))
        assert len(set(cards)) == 5


# The Contractor


def contractor(stack=("h1", "s1", "s2"), **changes):
    city = [tile("station", 0, 0, "s"), tile("park", 1, 0, "w")]
    hands = (("t1", "t2", "t3"), ("f1", "f2", "f3"))
    changes = {"advisors": held("contractor", None), "builds": 2, **changes}
    return match(*city, hands=hands, stack=stack, **changes)


def test_the_contractor_builds_two_tiles_and_draws_two():
    game = act(contractor(), f"build t1 {at(0, 1)} e")
    assert game.turn.seats == (0,)
    assert game.public().view.stack == 3, "nothing is drawn in between"
    game = act(game, f"build t2 {at(1, 1)} n")
    assert game.turn.seats == (1,)
    assert game.seen_by(0).view.hand == ("s1", "s2", "t3")


def test_the_contractor_builds_one_tile_when_the_stack_is_empty():
    game = act(contractor(stack=("h1",), active=1, builds=1), f"build f1 {at(0, 1)} e")
    assert game.public().view.stack == 0
    assert game.turn.seats == (0,)
    assert act(game, f"build t1 {at(1, 1)} n").turn.seats == (1,)


def test_a_sign_regained_by_the_first_tile_serves_for_the_second():
    own = [tile(n, 10, 3 * i, "s", 0) for i, n in enumerate(["t5", "h3", "m3"])]
    city = [tile("h1", 1, 0, "s", 0), tile("m2", 2, 0, "w"), *own]
    hands = (("m1", "t2", "t3"), ("f1", "f2", "f3"))
    game = match(*city, hands=hands, stack=("h2",), advisors=held("contractor", None), builds=2)
    game = act(game, f"build m1 {at(0, 0)} e")
    assert (game.turn.stage, seen(game).players[0].signs) == ("build", 1)


def test_the_contractor_may_have_to_give_a_building_up_for_the_second_tile():
    own = [tile(n, 10, 3 * i, "s", 0) for i, n in enumerate(["t5", "h3", "m3", "h1"])]
    hands = (("m1", "t2", "t3"), ("f1", "f2", "f3"))
    start = [tile("station", 0, 0, "s"), *own]
    game = match(*start, hands=hands, stack=("h2",), advisors=held("contractor", None), builds=2)
    game = act(game, f"build m1 {at(0, 1)} e")
    assert (game.turn.stage, game.turn.seats) == ("abandon", (0,))


# The Hacker


def hacked(hand, advisor="hacker"):
    city = [tile("h1", 0, 0, "s", 0), tile("f2", 1, 0, "s", 0)]
    return table(*city, advisors=held(advisor, None), hands=(hand, ()))


def test_the_hacker_counts_the_backs_of_the_hand_and_the_card():
    """Gallery: one hipster, two hipster backs, and the card's mixed symbol."""
    assert values(hacked(("h3", "h4")), 0, 0)["h1"] == 2 * 4
    assert values(hacked(("h3", "h4", "m1")), 0, 0)["h1"] == 2 * 5, "three in another's turn"
    assert values(hacked(()), 0, 0)["h1"] == 2 * 2


def test_the_tile_just_built_is_no_longer_in_the_hacker_s_hand():
    city = [tile("h1", 1, 0, "s", 0), tile("f3", 2, 0, "w")]
    game = match(*city, hands=(("h2", "h3", "h4"), ("t1",)), advisors=held("hacker", None))
    game = act(game, f"build h2 {at(0, 0)} e")
    assert seen(game).players[0].money == 2 * (2 + 2 + 1), "gallery and dorm, two backs, card"


def test_the_hacker_s_backs_do_not_count_in_the_end_but_the_card_does():
    (account,) = final_accounts(hacked(("h3", "h4")))
    assert [p.count for p in account.payments if p.tile == "h1"] == [2]


# The Entrepreneur


def enterprising(hand=("m6", "h7", "t1"), active=1, **changes):
    """A street of a poor Souvenir Stall and a Flea Market, closed by Boris's next tile."""
    city = [
        tile("t3", 1, 0, "s", 0, tourist=2),
        tile("f2", 2, 0, "s", 0, family=1),
        tile("s5", 3, 0, "w"),
    ]
    hands = (hand, ("t5", "t6"))
    advisors = held("entrepreneur", None)
    return match(*city, hands=hands, advisors=advisors, active=active, **changes)


def test_the_entrepreneur_is_asked_in_another_s_turn():
    game = act(enterprising(), f"build t5 {at(0, 0)} e")
    assert (game.turn.stage, game.turn.seats) == ("show", (0,))
    assert seen(game).players[0].money == 0, "nothing is paid before"


def test_a_shown_tile_lends_its_formula_and_nothing_else():
    """Ruling 27. Stall: shopping, the showroom's symbol and the card's, 4; as a depot 2 tiles, 4.
    As a spa: 3 tourists, 1 mixed on the card, 8.
    """
    game = act(enterprising(), f"build t5 {at(0, 0)} e")
    assert answers(game) == ["show", "keep"]
    assert answers(game, "show") == ["t1"], "never a copy tile; and only what pays more"
    moved = game.act(0, ("show", "t1", at(1, 0)))
    assert moved.reveals
    by_tile = {p.tile: p for a in seen(moved.match).accounts for p in a.payments}
    assert (by_tile["t3"].source, by_tile["t3"].formula) == (Source.SHOWN, "t1")
    assert by_tile["t3"].money == 2 * (2 + 1 + 1) + 2
    assert "t1" in moved.match.seen_by(0).view.hand, "it stays in hand"


def test_the_entrepreneur_may_keep_to_the_street():
    kept = act(enterprising(), f"build t5 {at(0, 0)} e", "keep")
    by_tile = {p.tile: p for a in seen(kept).accounts for p in a.payments}
    assert by_tile["t3"].source is Source.OWN


def test_once_in_a_street():
    game = act(enterprising(), f"build t5 {at(0, 0)} e", f"show t1 {at(1, 0)}")
    sources = [p.source for a in seen(game).accounts for p in a.payments]
    assert sorted(sources) == [Source.OWN, Source.SHOWN]


def test_who_asks_does_not_depend_on_what_is_in_the_hand():
    """Everyone sees whether the Entrepreneur is asked, so it must tell nothing."""
    game = act(enterprising(hand=("h7", "m3")), f"build t5 {at(0, 0)} e")
    assert game.turn.stage == "show"
    assert answers(game) == ["keep"]


def test_without_a_hand_or_a_building_nobody_is_asked():
    assert act(enterprising(hand=()), f"build t5 {at(0, 0)} e").turn is None
    game = enterprising()
    city = [b._replace(owner=1) for b in seen(game).buildings]
    other = replace(seen(game), buildings=tuple(city))
    game = Match(GAME, game.config, 0, b"seed", replace(game._state, table=other))
    assert act(game, f"build t5 {at(0, 0)} e").turn.stage == "build"


def test_a_copy_never_copies_the_shown_formula():
    """Ruling 26: it reads printed formulas; but the Entrepreneur may replace an own copy."""
    city = table(
        tile("h7", 0, 0, "s", 0),
        tile("m7", 1, 0, "s", 0),
        tile("m4", 2, 0, "w"),
        advisors=held("entrepreneur", None),
    )
    shown = paid(city, 0, 0, substitute=Substitute(Cell(1, 0), "m1"))
    assert (shown["m7"].value, shown["h7"].value) == (4 * 3, 0)
    own = paid(city, 0, 0, substitute=Substitute(Cell(0, 0), "m1"))
    assert own["h7"].value == 12


def test_the_substitute_is_counted_where_the_replaced_building_stands():
    city = table(tile("t1", 0, 0, "s", 0), tile("f1", 5, 0, "n"), tile("f3", 1, 1, "n"))
    shown = paid(city, 0, 0, substitute=Substitute(Cell(0, 0), "m7"))
    assert shown["t1"].value == 2


def test_the_hand_tile_gives_no_business_token():
    game = act(enterprising(business=True), f"build t5 {at(0, 0)} e")
    assert game.turn.stage == "show", "both buildings deal in trade, so nobody was asked"
    game = act(game, f"show t1 {at(1, 0)}")
    assert seen(game).players[0].tokens == (0, 0, 0, 1)


# The Investor


def investing(**changes):
    start = [tile("station", 0, 0, "s"), tile("park", 1, 0, "w")]
    hands = (("t1", "t2", "h7"), ("f1", "f2"))
    others = changes.pop("others", [])
    return match(*start, *others, hands=hands, advisors=held("investor", None), **changes)


def test_the_investor_may_put_two_signs():
    assert answers(investing(), "build", "t1", at(0, 1), "e") == ["1", "2"]
    game = act(investing(), f"build t1 {at(0, 1)} e 2")
    assert building(game, 0, 1).signs == 2
    assert seen(game).players[0].signs == 3
    assert building(act(investing(), f"build t1 {at(0, 1)} e 1"), 0, 1).signs == 1


@pytest.mark.parametrize(
    ("others", "signs"),
    [([tile("s1", 9, 9, "s", 0, signs=2)], (3, 5)), ([], (1, 5))],
    ids=["one such tile at a time", "one sign left (ruling 28)"],
)
def test_when_the_investor_may_not(others, signs):
    game = investing(others=others, signs=signs)
    step = GAME.ask(game.seen_by(0).view, ("build", "t1", at(0, 1), "e"))
    assert not hasattr(step, "options")


def test_two_signs_double_the_value_and_not_the_people():
    city = table(tile("s1", 0, 0, "s", 0, signs=2, shopping=3), advisors=held("investor", None))
    one = paid(city, 0, 0)["s1"]
    assert (one.value, one.money) == (2 * 2 * 2, 8 + 3), "its symbol and the card's, doubled"


def test_a_doubled_copy_doubles_and_a_copy_of_a_doubled_tile_does_not():
    """Ruling 26."""
    city = table(tile("h7", 0, 0, "s", 0, signs=2), tile("m6", 1, 0, "s", 0))
    assert values(city, 0, 0)["h7"] == 2 * 4
    city = table(tile("h7", 0, 0, "s", 1), tile("m6", 1, 0, "s", 0, signs=2))
    assert values(city, 0, 0) == {"h7": 4, "m6": 8}


def test_giving_a_doubled_building_up_returns_both_signs():
    own = [tile(n, 10, 3 * i, "s", 0) for i, n in enumerate(["f3", "h3", "m3"])]
    game = investing(others=[*own, tile("s1", 10, 30, "s", 0, signs=2)], stage="abandon")
    game = act(game, f"abandon {at(10, 30)}")
    assert seen(game).players[0].signs == 2


def test_both_signs_return_with_the_street():
    city = [tile("h1", 1, 0, "s", 0, signs=2), tile("m2", 2, 0, "w")]
    game = match(*city, hands=(("m1", "t2"), ("t3",)), advisors=held("investor", None))
    assert seen(act(game, f"build m1 {at(0, 0)} e")).players[0].signs == 4


# The Hipster Legend


def test_hipster_symbols_are_mixed_for_the_legend_alone():
    """One hipster symbol in the street, one on the card."""
    city = [tile("h1", 0, 0, "s", 0), tile("f1", 1, 0, "s", 0), tile("m1", 2, 0, "s", 1)]
    legend = table(*city, advisors=held("legend", None))
    assert values(legend, 0, 0) == {"h1": 2 * 3, "f1": 2 * 4, "m1": 4}


def test_pairs_of_the_legend():
    """Two hipsters and one parent: all hipsters may be parents as well."""
    city = [tile("f2", 0, 0, "s", 0), tile("h4", 1, 0, "s")]
    assert values(table(*city), 0, 0)["f2"] == 5
    assert values(table(*city, advisors=held("legend", None)), 0, 0)["f2"] == 10


def test_the_legend_s_mixed_value():
    city = table(tile("m1", 0, 0, "s", 0), tile("h4", 1, 0, "s"), advisors=held("legend", None))
    assert values(city, 0, 0)["m1"] == 4 * (1 + 2 + 1)


def test_yellow_people_still_follow_colours():
    city = [tile("h1", 1, 0, "s", 0, hipster=2), tile("m2", 2, 0, "w"), tile("t5", 9, 9, "s", 0)]
    game = match(*city, hands=(("m1", "t2"), ("t3",)), advisors=held("legend", None))
    assert building(act(game, f"build m1 {at(0, 0)} e"), 1, 0).seekers == (0, 0, 2, 0)


# The Renovator


def renovating(**changes):
    """A closed street of the Flea Market and the gallery, with seekers on the market."""
    city = [
        tile("station", 0, 0, "s"),
        tile("park", 1, 0, "w"),
        tile("m1", 10, 0, "e"),
        tile("f2", 11, 0, "s", seekers={"family": 2, "hipster": 1}),
        tile("h1", 12, 0, "s"),
        tile("m2", 13, 0, "w"),
        tile("h3", 20, 0, "s", 1),
    ]
    hands = (("h2", "f1"), ("t1",), ("t2",))
    return match(*city, hands=hands, players=3, advisors=held("renovator", None, None), **changes)


def test_the_renovator_may_cover_tiles_of_closed_streets():
    assert answers(renovating()) == ["build", "renovate"]
    assert answers(renovating(), "renovate", "h2") == [at(11, 0), at(12, 0)]


def test_start_tiles_and_open_streets_are_not_covered():
    """The station's street is closed here, but nobody builds over the station."""
    game = renovating()
    closed = replace(seen(game), buildings=(*seen(game).buildings, tile("t3", -1, 0, "e")))
    game = Match(GAME, game.config, 0, b"seed", replace(game._state, table=closed))
    assert at(0, 0) not in answers(game, "renovate", "h2")
    assert at(20, 0) not in answers(game, "renovate", "h2")


def test_covering_scores_the_street_at_once():
    """Ruling 19: the road stays where it was. Dorm: two hipsters of its colour lie on it."""
    game = act(renovating(), f"renovate h2 {at(11, 0)}")
    over = building(game, 11, 0)
    assert (over.tile, over.side, over.covered) == ("h2", "s", ("f2",))
    (account,) = seen(game).accounts
    assert [(p.tile, p.owner, p.value, p.people) for p in account.payments] == [("h2", 0, 4, 2)]
    assert seen(game).players[0].signs == 5
    assert building(game, 20, 0).lying == (0, 0, 2, 0), "then they move on"
    assert game.turn.seats == (1,)


def test_seekers_of_the_new_kind_lie_down_and_the_others_go_to_the_station():
    """Ruling 24: they come as in every build. Parents stay seekers, now at the station."""
    game = act(renovating(), f"renovate h2 {at(11, 0)}")
    assert building(game, 0, 0).seekers == (0, 2, 0, 0)
    assert building(game, 11, 0).seekers == NOBODY
    family = act(renovating(), f"renovate f1 {at(11, 0)}")
    assert building(family, 0, 0).seekers == (0, 0, 1, 0)
    assert [p.people for a in seen(family).accounts for p in a.payments] == [3]


def test_the_covered_tile_counts_no_more():
    """Starter Home over the Flea Market: one parent symbol, and the two mixed ones pointing in."""
    game = act(renovating(), f"renovate f1 {at(11, 0)}")
    (account,) = seen(game).accounts
    assert account.payments[0].count == 1 + 2


def test_covering_closes_no_other_street():
    assert len(seen(act(renovating(), f"renovate h2 {at(12, 0)}")).accounts) == 1


def test_without_a_sign_the_renovator_gives_up_a_building_first():
    city = [tile(n, 30, 3 * i, "s", 0) for i, n in enumerate(["s1", "s2", "s3", "s4", "s5"])]
    game = renovating()
    more = replace(seen(game), buildings=(*seen(game).buildings, *city), stage="abandon")
    players = (replace(more.players[0], signs=0), *more.players[1:])
    state = replace(game._state, table=replace(more, players=players))
    game = Match(GAME, game.config, 0, b"seed", state)
    game = act(game, f"abandon {at(30, 0)}", f"renovate h2 {at(11, 0)}")
    assert seen(game).players[0].signs == 1


# The Scout


def scouting(*others, **changes):
    city = [tile("h1", 1, 0, "s", 0), tile("m1", 2, 0, "w"), tile("m3", 0, 0, "n"), *others]
    return table(*city, advisors=held("scout", None), **changes)


def test_the_scout_counts_own_tiles_in_other_streets():
    """Ruling 18: tiles that carry the sign, not whole streets."""
    other = [tile("h4", 9, 9, "s", 0), tile("h3", 10, 9, "s", 1)]
    assert values(scouting(), 1, 0)["h1"] == 2 * 2
    assert values(scouting(*other), 1, 0)["h1"] == 2 * 4


def test_a_closing_tile_of_the_scout_counts_twice():
    city = [tile("h1", 1, 0, "s", 0), tile("m1", 2, 0, "w"), tile("h2", 0, 0, "e", 0)]
    assert values(table(*city, advisors=held("scout", None)), 1, 0)["h1"] == 2 * (1 + 1 + 1 + 1)
    assert values(table(*city), 1, 0)["h1"] == 2 * (1 + 1 + 1)


def test_the_scout_does_nothing_in_the_final_scoring():
    accounts = final_accounts(scouting(tile("h4", 9, 9, "s", 0)))
    assert [p.count for a in accounts for p in a.payments if p.tile == "h1"] == [2]


def test_the_scout_makes_the_order_of_streets_matter():
    city = [
        tile("h1", 1, 0, "s", 0),
        tile("m1", 2, 0, "n"),
        tile("h3", -1, 0, "s", 0),
        tile("m2", -2, 0, "n"),
    ]
    game = match(*city, hands=(("t1", "t2"), ("t3",)), advisors=held("scout", None))
    game = act(game, f"build t1 {at(0, 0)} e")
    assert game.turn.stage == "order"
    game = act(game, f"count {at(-1, 0)}")
    values_ = [p.value for a in seen(game).accounts for p in a.payments]
    assert values_ == [4, 2], "the gallery still counted for the brewery, not the other way round"


# Symbols on cards, and whose ability it is


@pytest.mark.parametrize(
    ("advisor", "shopping", "mixed"),
    [
        ("hacker", 2, 1),
        ("entrepreneur", 2, 1),
        ("investor", 2, 0),
        ("legend", 2, 1),
        ("renovator", 1, 0),
        ("scout", 1, 0),
        ("contractor", 1, 0),
    ],
)
def test_the_symbol_on_the_card_counts_for_its_holder(advisor, shopping, mixed):
    """Rulings 20 and 25: for symbols only; the card is no tile."""
    city = [tile("s1", 0, 0, "s", 0), tile("m1", 0, 5, "s", 0), tile("m6", 0, 9, "s", 0)]
    city += [tile("s2", 20, 0, "s", 1)]
    held_by = table(*city, advisors=held(advisor, None))
    bonus = 1 if advisor == "scout" else 0  # its own Hardware Store and Tram Depot elsewhere
    assert values(held_by, 0, 0)["s1"] == 2 * (shopping + 2 * bonus)
    assert values(held_by, 0, 5)["m1"] == 4 * (1 + mixed + bonus)
    assert values(held_by, 0, 9)["m6"] == 2
    assert values(held_by, 20, 0)["s2"] == 2


def test_one_s_own_ability_applies_to_copied_values_and_no_one_else_s():
    city = [tile("h7", 0, 0, "s", 0), tile("f1", 1, 0, "s", 1)]
    assert values(table(*city, advisors=held("legend", None)), 0, 0) == {"h7": 2 * 3, "f1": 2}
    assert values(table(*city, advisors=held(None, "legend")), 0, 0) == {"h7": 2, "f1": 2 * 3}
