"""The rules of leagues and cups, by examples worked out by hand and by laws for all of them."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db.league_members import Member
from engine.catalog import catalog, find
from tables.leagues import fixtures, swiss
from tables.leagues.fixtures import cycle, meetings_in, of_week, round_robin
from tables.leagues.groups import by_strength, rounds_in_cup, split, split_most
from tables.leagues.ladder import next_order, zones
from tables.leagues.order import Contender, standings
from tables.leagues.points import Came, Meeting, is_win, margin, points
from tables.leagues.sizes import GROUP_SIZES, check_playable, table_size, table_sizes
from tests.tables.playing import refused

ALL = frozenset(GROUP_SIZES)
LAW = settings(deadline=None, suppress_health_check=(HealthCheck.too_slow,))
"""On a busy machine."""


# Which games, and how many at a table


def test_games_in_which_people_meet_can_have_a_league():
    sizes = {key: table_sizes(game, {}, duels=False) for key, game in catalog().items()}
    assert sizes["manhattan"] == {2, 3, 4}
    assert sizes["urbis"] == {2, 3, 4, 5, 6}
    assert sizes["streets"] == {2, 3, 4, 5}
    assert sizes["sprawlopolis"] == frozenset()
    assert table_sizes(find("urbis"), {}, duels=True) == {2}


async def test_where_all_play_together_the_others_are_named():
    async def check(key, options, duels=False):
        check_playable(find(key), options, duels=duels)

    assert await refused(check("sprawlopolis", {})) == "refused-league-together"
    assert await refused(check("streets", {"level": "hard"})) == "refused-league-options"
    await check("manhattan", {})
    await check("manhattan", {}, duels=True)
    await check("sprawlopolis", {"interstate": "duel"})


@pytest.mark.parametrize(
    ("group", "tables", "size"),
    [
        (4, {2, 3, 4}, 4),
        (5, {2, 3, 4}, 4),
        (6, {2, 3, 4}, 2),
        (6, {2}, 2),
        (3, {2}, 2),
        (5, {3}, 0),
        (4, {3}, 3),
    ],
)
def test_all_sit_at_one_table_or_all_but_one_or_two(group, tables, size):
    assert table_size(group, frozenset(tables)) == size


# Groups


@pytest.mark.parametrize(
    ("count", "parts"),
    [
        (3, (3,)),
        (4, (4,)),
        (5, (5,)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (5, 4)),
        (12, (4, 4, 4)),
        (13, (5, 4, 4)),
    ],
)
def test_groups_are_of_four_or_close_to_it(count, parts):
    assert split(count, ALL) == parts


def test_where_a_size_does_not_go_the_last_to_sign_up_wait():
    assert split(5, frozenset({3, 4})) == ()
    assert split_most(5, frozenset({3, 4})) == (4,)
    assert split_most(2, ALL) == ()


@LAW
@given(st.integers(3, 96))
def test_everybody_is_in_one_group_and_groups_are_alike(count):
    parts = split(count, ALL)
    assert sum(parts) == count
    assert max(parts) - min(parts) <= 1
    assert set(parts) <= ALL


def test_the_strongest_come_first_and_newcomers_last():
    def member(number, rating=0, seed=None):
        return Member(1, 2, number, number, f"P{number}", 0, rating, seed)

    people = [member(1, 900), member(2, 1400), member(3, 900), member(4, 500, seed=1)]
    assert [one.number for one in by_strength(people)] == [4, 2, 1, 3]


# Who meets whom

SHAPES = [(4, 4), (3, 3), (6, 6), (5, 4), (4, 3), (6, 5), (3, 2), (4, 2), (5, 2), (6, 2)]


@pytest.mark.parametrize(("group", "table"), SHAPES)
def test_in_a_cycle_everybody_meets_everybody_equally_often(group, table):
    met = Counter()
    for meeting in cycle(group, table):
        seated = [slot for slots in meeting for slot in slots]
        assert len(set(seated)) == len(seated), "nobody sits at two tables of one meeting"
        for slots in meeting:
            assert len(slots) == table
            met.update(frozenset(pair) for pair in combinations(slots, 2))
    assert len(met) == group * (group - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize("group", [3, 4, 5, 6])
def test_in_a_round_robin_everybody_begins_about_as_often(group):
    first = Counter(pair[0] for meeting in round_robin(group) for pair in meeting)
    assert max(first.values()) - min(first[slot] for slot in range(group)) <= 1


@LAW
@given(st.sampled_from(SHAPES), st.integers(1, 12))
def test_a_season_is_whole_cycles_spread_over_its_weeks(shape, weeks):
    group, table = shape
    played = [slots for week in range(weeks) for slots in of_week(group, table, weeks, week)]
    wanted = [slots for meeting in cycle(group, table) for slots in meeting]
    times = meetings_in(group, table, weeks) // len(cycle(group, table))
    assert Counter(map(frozenset, played)) == Counter({frozenset(slots): times for slots in wanted})


def test_at_one_table_the_seats_move_on_every_week():
    assert [of_week(3, 3, 3, week) for week in range(3)] == [[(0, 1, 2)], [(1, 2, 0)], [(2, 0, 1)]]


def test_a_short_season_has_several_tables_in_a_week():
    assert len(of_week(6, 2, 1, 0)) == 15
    assert [len(of_week(4, 2, 2, week)) for week in range(2)] == [4, 2]


def test_what_cannot_be_fair_is_a_mistake():
    with pytest.raises(ValueError, match="no fair meetings"):
        fixtures.cycle(6, 3)


# Points


def table(*ranks, drawn=False):
    """Places 0, 1, … with these ranks and scores that go with them."""
    came = (Came(at, rank, 0 if rank is None else 100 - 10 * rank) for at, rank in enumerate(ranks))
    return Meeting(tuple(came), drawn)


def all_points(meeting):
    return [points(meeting, one) for one in meeting.came]


@pytest.mark.parametrize(
    ("ranks", "halves"),
    [
        ((1, 2), [2, 0]),
        ((1, 1), [1, 1]),
        ((1, 2, 3, 4), [6, 4, 2, 0]),
        ((1, 1, 3), [3, 3, 0]),
        ((2, 1, 2, 4), [3, 6, 3, 0]),
        ((1, None), [2, 0]),
        ((None, 2, 3), [0, 4, 2]),
        ((None, None), [0, 0]),
    ],
)
def test_a_point_for_everybody_left_behind_and_half_for_a_tie(ranks, halves):
    assert all_points(table(*ranks)) == halves


def test_a_table_without_a_result_is_shared():
    shared = table(1, 1, 1, drawn=True)
    assert all_points(shared) == [2, 2, 2]
    assert not any(is_win(shared, one) for one in shared.came)


def test_tables_won_and_how_far_above_the_others():
    assert not is_win(table(1, 1, 3), Came(0, 1))
    meeting = table(1, 2, 3)
    assert [is_win(meeting, one) for one in meeting.came] == [True, False, False]
    assert [margin(meeting, one) for one in meeting.came] == [15, 0, -15]
    assert margin(table(1, 2, 2), Came(1, 2, 80)) == Fraction(-5)


@LAW
@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_a_table_gives_away_the_same_points_whoever_wins(ranks):
    size = len(ranks)
    assert sum(all_points(table(*ranks))) == size * (size - 1)


# Who stands where


def people(count, ratings=()):
    given = dict(enumerate(ratings))
    return [Contender(at, given.get(at, 0), at) for at in range(count)]


def order(contenders, *meetings, cup=False):
    return [one.place for one in standings(contenders, meetings, cup=cup)]


def duel(winner, loser, by=1):
    return Meeting((Came(winner, 1, by), Came(loser, 2, 0)))


def test_points_decide_first():
    assert order(people(3), duel(2, 0), duel(2, 1), duel(1, 0)) == [2, 1, 0]


def test_then_tables_won():
    """A win is as many points as two ties."""
    tie = Meeting((Came(0, 1), Came(2, 1)))
    assert order(people(3), tie, tie, duel(1, 2)) == [1, 0, 2]


def test_then_those_who_are_level_among_each_other():
    meetings = [duel(1, 0), duel(0, 2, 50), duel(0, 3, 50), duel(1, 2), duel(3, 1), duel(2, 3)]
    found = standings(people(4), meetings)
    assert [(one.place, one.points, one.wins) for one in found[:2]] == [(1, 4, 2), (0, 4, 2)]


def test_then_the_scores_then_the_rating_then_who_signed_up_first():
    ring = [duel(0, 1, 1), duel(1, 2, 9), duel(2, 0, 1)]
    assert order(people(3), *ring) == [1, 0, 2]
    even = [duel(0, 1), duel(1, 2), duel(2, 0)]
    assert order(people(3, (900, 1000, 1100)), *even) == [2, 1, 0]
    assert order(people(3), *even) == [0, 1, 2]


def test_in_a_cup_the_points_of_those_one_has_met_decide_before_that():
    meetings = [duel(0, 3), duel(1, 2), duel(2, 3)]
    assert order(people(4), *meetings) == [1, 0, 2, 3]
    assert order(people(4), *meetings, cup=True) == [1, 2, 0, 3]


MEETINGS = st.lists(
    st.lists(
        st.tuples(st.sampled_from(range(5)), st.sampled_from((1, 2, 3, None))), max_size=5
    ).map(
        lambda rows: Meeting(tuple(Came(place, rank, place) for place, rank in dict(rows).items()))
    ),
    max_size=8,
)


@LAW
@given(MEETINGS, st.booleans())
def test_the_order_is_whole_and_the_same_however_it_is_asked_for(meetings, cup):
    contenders = people(5)
    found = standings(contenders, meetings, cup=cup)
    assert sorted(one.place for one in found) == list(range(5))
    assert [one.rank for one in found] == [1, 2, 3, 4, 5]
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    again = standings(contenders[::-1], meetings[::-1], cup=cup)
    assert again == found


# Promotion and relegation


def test_the_first_and_the_last_change_groups():
    groups = [["a", "b", "c", "d"], ["e", "f", "g"], ["h", "i", "j", "k"]]
    assert next_order(groups) == ["a", "b", "c", "e", "d", "f", "h", "g", "i", "j", "k"]
    assert [zones([4, 3, 4], at) for at in range(3)] == [(0, 1), (1, 1), (1, 0)]


def test_between_large_groups_two_go_up_and_two_go_down():
    assert zones([5, 6], 0) == (0, 2)
    assert next_order([list("abcde"), list("fghijk")]) == list("abcfgdehijk")


@LAW
@given(st.lists(st.integers(3, 6), min_size=1, max_size=8))
def test_nobody_is_lost_and_nobody_moves_by_more_than_one_group(sizes):
    groups, count = [], 0
    for size in sizes:
        groups.append(list(range(count, count + size)))
        count += size
    found = next_order(groups)
    assert sorted(found) == list(range(count))
    home = {one: at for at, group in enumerate(groups) for one in group}
    now = iter(found)
    for at, size in enumerate(sizes):
        for _ in range(size):
            assert abs(home[next(now)] - at) <= 1


# Swiss


def test_those_who_stand_alike_meet_and_nobody_twice():
    assert swiss.draw([0, 1, 2, 3], [], []).pairs == ((0, 1), (2, 3))
    second = swiss.draw([0, 2, 1, 3], [(0, 1), (2, 3)], [])
    assert [set(pair) for pair in second.pairs] == [{0, 2}, {1, 3}]
    third = swiss.draw([0, 2, 1, 3], [(0, 1), (2, 3), (0, 2), (1, 3)], [])
    assert [set(pair) for pair in third.pairs] == [{0, 3}, {2, 1}]


def test_the_last_one_who_has_not_rested_rests():
    assert swiss.draw([4, 2, 0, 1, 3], [], []).bye == 3
    assert swiss.draw([4, 2, 0, 1, 3], [], [3]).bye == 1
    assert swiss.draw([0, 1, 2], [], [0, 1, 2]).bye == 2


def test_where_all_have_met_some_meet_again():
    met = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert len(swiss.draw([0, 1, 2, 3], met, []).pairs) == 2


def test_whoever_has_begun_less_often_begins():
    assert swiss.draw([0, 1], [(0, 2), (3, 1)], []).pairs == ((1, 0),)


@pytest.mark.parametrize(("count", "rounds"), [(4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (32, 5)])
def test_a_cup_has_as_many_rounds_as_one_alone_can_win(count, rounds):
    assert rounds_in_cup(count) == rounds


@LAW
@given(st.integers(4, 32), st.randoms(use_true_random=False))
def test_a_whole_cup_has_no_repetition_and_at_most_one_rest_each(count, random):
    met, rested, wins = [], [], Counter()
    for _ in range(rounds_in_cup(count)):
        order = sorted(range(count), key=lambda one: (-wins[one], one))
        found = swiss.draw(order, met, rested)
        seen = [one for pair in found.pairs for one in pair]
        assert sorted([*seen, *([] if found.bye is None else [found.bye])]) == list(range(count))
        assert not {frozenset(pair) for pair in found.pairs} & {frozenset(pair) for pair in met}
        assert found.bye not in rested
        met += found.pairs
        rested += [] if found.bye is None else [found.bye]
        wins.update(random.choice(pair) for pair in found.pairs)
        wins.update([] if found.bye is None else [found.bye])
