"""Who wins: points, then the rows from the top, then together."""

from engine.core.seats import PUBLIC
from engine.games.mycity import GAME
from engine.games.mycity.circles import places
from engine.games.mycity.result import campaign_ranks
from engine.games.mycity.state import City, Kept
from engine.games.mycity.view import Stage
from tests.engine.games.mycity.positions import answered, land, meadow, table, with_kept


def ended(number, *grounds, debts=()):
    """All have ended on these lands; the episode is scored."""
    state = table(len(grounds), number)
    for seat, ground in enumerate(grounds):
        state = with_kept(state, seat, land=ground, debt=debts[seat] if debts else 0)
    for seat in range(len(grounds)):
        state, _ = answered(state, f"{seat} end")
    return state


def ranks(state):
    return [city.result.rank for city in state.cities]


def test_more_points_win():
    state = ended(0, meadow(0, "g1 h1"), meadow(0, "g1"))
    assert ranks(state) == [2, 1]
    assert GAME.outcome(state).why.key == "mycity-won-by-points"
    assert GAME.outcome(state).carry == ""


def test_equal_points_are_decided_by_the_topmost_row_that_differs():
    state = ended(0, meadow(0, "g1 g2 h2"), meadow(0, "g1 h1 g2"), meadow(0, "g1 h1 g3"))
    assert [city.result.score for city in state.cities] == [7, 7, 7]
    assert ranks(state) == [1, 3, 2], "row 1 first; then row 2, in which the third shows nothing"
    assert GAME.outcome(state).why.key == "mycity-won-by-rows"


def test_ruling_r9_equal_in_every_row_shares_the_rank_and_skips_the_next():
    state = ended(0, meadow(0, "g1"), meadow(0, "h1"), meadow(0, "g1 g2"))
    assert ranks(state) == [1, 1, 3]
    assert GAME.outcome(state).why.key == "mycity-won-together"


def rich(*green):
    """Enough trees for 50 points, and these empty cells."""
    trees = {f"{column}{row}": "tree2" for column in "efgh" for row in range(4, 10)}
    return meadow(1, " ".join((*trees, *green)), **trees)


def test_vector_9_two_players_at_the_end_of_the_track():
    state = ended(1, rich("d1", "e1"), rich("e1"))
    assert [city.result.score for city in state.cities] == [50, 50]
    assert ranks(state) == [2, 1]
    assert [city.kept.circles for city in state.cities] == [0, 2 + 1]
    assert [line.item for line in state.cities[1].result.circles] == ["first", "cap"]


def test_three_players_two_circles_for_the_first_one_for_the_second():
    state = ended(1, meadow(1, "c1 d1 e1"), meadow(1, "c1"), meadow(1, "c1 d1"))
    assert [city.kept.circles for city in state.cities] == [0, 2, 1]


def test_of_three_players_everyone_at_fifty_colours_the_extra_circle():
    state = ended(1, rich("d1", "e1"), rich("e1"), rich("d1", "e1", "f1"))
    assert [city.kept.circles for city in state.cities] == [1 + 1, 2 + 1, 0 + 1]


def test_a_shared_first_place_leaves_no_second():
    state = ended(1, meadow(1, "c1"), meadow(1, "d1"), meadow(1, "c1 c2"))
    assert [city.kept.circles for city in state.cities] == [2, 2, 0]


def test_who_gets_which_stickers():
    """Episode 1: the first a rock, the second a garden, the others a tree; of two, a tree."""
    three = ended(1, meadow(1, "c1 d1 e1"), meadow(1, "c1"), meadow(1, "c1 d1"))
    assert [city.tasks[0].grant.sticker for city in three.cities] == ["tree1", "rock1", "garden"]
    two = ended(1, meadow(1, "c1 d1"), meadow(1, "c1"))
    assert [city.tasks[0].grant.sticker for city in two.cities] == ["tree1", "rock1"]


def test_vector_7_points_below_zero_become_a_debt():
    green = " ".join(f"{column}{row}" for column in "defgh" for row in (4, 5, 6))[:-3]
    cells = green.split()[:13]
    state = ended(1, meadow(1, " ".join(cells)), meadow(1, "d1"))
    assert state.cities[0].result.score == -3
    assert [city.kept.debt for city in state.cities] == [3, 0]


def test_vector_7_what_cannot_be_settled_stays():
    state = ended(2, meadow(2, "c1", c1="tree2"), meadow(2, "d1"), debts=(3, 0))
    assert state.cities[0].result.settled == 2
    assert state.cities[0].kept.debt == 1


def test_nuggets_are_entered_before_the_rewards_and_the_fullest_ledger_earns_a_circle():
    ground = meadow(12, "c1 d1 e1", c1="gold", d1="gold")
    state = table(3, 12, first="y1 r1")
    for seat in range(3):
        state = with_kept(state, seat, land=ground, nuggets=(3, 1, 0)[seat])
    state = with_kept(state, 2, land=meadow(12, "c1"))
    lasting, _ = answered(state, "0 end", "1 place r0 c1", "2 end", "1 end")
    assert [city.kept.nuggets for city in lasting.cities] == [3, 3, 0]
    bonus = [
        sum(line.points for line in c.result.circles if line.item == "nuggets")
        for c in lasting.cities
    ]
    assert bonus == [1, 1, 0], "all who are level"


def test_all_four_gates_earn_a_circle_in_the_siege():
    gates = dict.fromkeys(("c1", "d1"), "gate")
    state = table(3, 18, first="y1 r1")
    for seat in range(3):
        state = with_kept(state, seat, land=meadow(18, "c1 d1 e1", **gates))
    state, _ = answered(state, "0 end", "1 place r0 c1", "2 place r0 d1", "1 end", "2 end")
    earned = [[line.item for line in city.result.circles] for city in state.cities]
    assert [city.result.score for city in state.cities] == [6, 11, 10]
    assert earned == [[], ["first", "gates"], ["second"]]


def test_the_greenest_city_counts_trees_beyond_the_end_of_the_track():
    full = {f"{column}{row}": "tree2" for column in "efgh" for row in range(4, 11)}
    more = meadow(24, " ".join(full), **full)
    less = meadow(24, " ".join(list(full)[:-1]), **dict(list(full.items())[:-1]))
    state = ended(24, less, more, meadow(24, "c1"))
    assert [city.result.score for city in state.cities[:2]] == [50, 50]
    earned = [[line.item for line in city.result.circles] for city in state.cities]
    assert ["greenest" in row for row in earned] == [False, True, False]


def test_ruling_r15_of_two_players_only_the_first_earns_a_bonus():
    full = {f"{column}{row}": "tree2" for column in "efgh" for row in range(4, 11)}
    green = meadow(24, " ".join([*full, "d1", "e1", "d2"]), **full)
    state = ended(24, green, rich_24())
    assert ranks(state) == [2, 1]
    assert state.cities[0].result.circles == ()


def rich_24():
    trees = {f"{column}{row}": "tree2" for column in "efgh" for row in range(4, 10)}
    return meadow(24, " ".join(trees), **trees)


def campaigner(circles, *ranks):
    return City(Kept(land(24), circles=circles, ranks=ranks))


def test_ruling_r20_the_campaign_goes_to_the_most_circles_then_the_latest_rank():
    assert campaign_ranks([campaigner(9, 2, 1), campaigner(8, 1, 1)]) == (1, 2)
    assert campaign_ranks([campaigner(9, 1, 2), campaigner(9, 2, 1)]) == (2, 1)
    assert campaign_ranks([campaigner(9, 1, 1), campaigner(9, 2, 1)]) == (1, 2)
    assert campaign_ranks([campaigner(9, 1, 1), campaigner(9, 1, 1)]) == (1, 1)


def test_the_last_episode_says_who_wins_the_campaign_and_hands_nothing_on():
    state = ended(24, meadow(24, "c1"), meadow(24, "c1 d1"))
    assert state.stage is Stage.OVER, "no stickers any more"
    outcome = GAME.outcome(state)
    assert outcome.why.key == "mycity-campaign-won"
    assert outcome.carry == ""


def last_episode():
    """The second of two is far ahead in circles; the first is about to win the last episode."""
    state = table(2, 24, pace="own")
    for seat, (ground, circles) in enumerate([("c1", 20), ("c1 d1", 30)]):
        state = with_kept(state, seat, land=meadow(24, ground), circles=circles, ranks=(2,))
    return answered(state, "1 end")[0]


def test_the_end_of_the_campaign_goes_by_the_whole_campaign():
    """Two circles for the last episode do not make up for ten."""
    state, _ = answered(last_episode(), "0 end")
    assert ranks(state) == [1, 2], "the episode"
    outcome = GAME.outcome(state)
    assert outcome.ranks == (2, 1)
    assert outcome.winners() == (1,)
    assert outcome.whole_campaign
    assert places(GAME.view(state, PUBLIC)) == (2, 1), "and so do crown and picture"


def test_an_earlier_episode_goes_by_its_own_points():
    state = ended(1, meadow(1, "c1"), meadow(1, "c1 d1"))
    state, _ = answered(with_kept(state, 1, circles=30), "0 stick c1", "1 stick c1")
    assert GAME.outcome(state).ranks == places(GAME.view(state, PUBLIC)) == (1, 2)
    assert not GAME.outcome(state).whole_campaign


def test_a_preview_of_the_last_answer_names_the_winner_of_the_campaign():
    state = last_episode()
    assert GAME.preview_end(GAME.view(state, 0), ("end",)).winners == (1,)
    close = with_kept(state, 1, circles=21)
    assert GAME.preview_end(GAME.view(close, 0), ("end",)).winners == (0,), "20 and 2 beat 21"


def test_the_points_belong_to_the_board_before_the_stickers():
    state = ended(1, meadow(1, "d1 d2 d3"), meadow(1, "e1"))
    stuck, _ = answered(state, "0 stick d2", "1 stick e1")
    assert stuck.stage is Stage.OVER
    city = GAME.view(stuck, 0).cities[0]
    assert city.land != city.counted_land == meadow(1, "d1 d2 d3")
    for moment in (state, stuck):
        told = [tally.points for tally in GAME.score(GAME.view(moment, None))]
        assert told == [10 - 3, 10 - 1]
