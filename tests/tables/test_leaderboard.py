"""Who is on a leaderboard, and where."""

import pytest

from db.records import Standing
from engine.core.errors import Refused
from tables.people.settings import prefer
from tables.records.leaderboard import MOST_LINES, by_points, kept, leaderboard
from tables.records.person import record_of
from tests.tables.finished import HERE, THERE, Came, finished

ANN, BOB, CID = 101, 102, 103


def standing(user, won=0):
    return Standing(user, 1, won, None)


def test_equal_points_share_a_rank_and_the_next_one_is_left_out():
    found = [(standing(1), 5), (standing(2, won=1), 7), (standing(3), 7), (standing(4), 3)]
    assert [(rank, one.user) for rank, one, _ in by_points(found, set())] == [
        (1, 2),
        (1, 3),
        (3, 1),
        (4, 4),
    ]


def test_whoever_reads_sees_themself_below_the_top():
    ranked = by_points([(standing(user), -user) for user in range(1, 31)], {3})
    assert [one.user for _, one, _ in kept(ranked, MOST_LINES, 20)] == [1, 2, *range(4, 12), 20]
    assert kept(ranked, MOST_LINES, 20)[-1][0] == 19
    assert len(kept(ranked, MOST_LINES, None)) == len(kept(ranked, MOST_LINES, 3)) == MOST_LINES


async def test_people_against_each_other_stand_by_rating(context):
    await finished(context, Came(ANN, 2, 60), Came(BOB, 1, 70), Came(None, 3))
    await finished(context, Came(CID, 1, 99), Came(None, 2))
    (section,) = await leaderboard(context, "manhattan", HERE, None)
    assert not section.together
    assert [(one.rank, one.name, one.played, one.won) for one in section.lines] == [
        (1, "Player 102", 1, 1),
        (2, "Player 101", 1, 0),
    ], "who has played bots alone has no rating"
    assert section.lines[0].points > 1000


async def test_a_team_stands_by_its_best_score_beside_the_duellists(context):
    for score in (20, 35):
        team = (Came(ANN, 1, score, won=score > 30), Came(BOB, 1, score, won=score > 30))
        await finished(context, *team, game="sprawlopolis")
    await finished(context, Came(CID, 1, 40, won=True), game="sprawlopolis")
    await finished(context, Came(ANN, 1), Came(CID, 2), game="sprawlopolis")
    versus, together = await leaderboard(context, "sprawlopolis", HERE, None)
    assert [one.user for one in versus.lines] == [ANN, CID]
    assert [(one.rank, one.user, one.points, one.won) for one in together.lines] == [
        (1, CID, 40, 1),
        (2, ANN, 35, 1),
        (2, BOB, 35, 1),
    ]


async def test_a_game_that_all_have_left_is_no_team_game(context):
    left = (Came(ANN, 1, 5, won=False, left=True), Came(BOB, 1, 5, won=False, left=True))
    await finished(context, *left)
    assert await leaderboard(context, "manhattan", HERE, None) == ()


async def test_names_and_games_are_those_of_the_server(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2), guild=HERE)
    assert await leaderboard(context, "manhattan", THERE, None) == ()
    assert await leaderboard(context, "streets", HERE, None) == ()
    (everywhere,) = await leaderboard(context, "manhattan", None, None)
    assert len(everywhere.lines) == 2
    with pytest.raises(Refused):
        await leaderboard(context, "chess", HERE, None)


async def test_who_hides_their_record_is_not_on_it(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2))
    await prefer(context, ANN, "records", "hidden")
    (section,) = await leaderboard(context, "manhattan", HERE, ANN)
    assert [(one.rank, one.user) for one in section.lines] == [(1, BOB)]


async def test_private_tables_are_on_no_leaderboard_and_move_no_rating(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2), private=True)
    await finished(context, Came(ANN, 1, 9, won=True), Came(BOB, 1, 9, won=True), private=True)
    for guild in (HERE, None):
        assert await leaderboard(context, "manhattan", guild, ANN, HERE) == ()
    assert (await record_of(context, ANN, HERE, None, asker=BOB)).games == ()
    assert (await record_of(context, ANN, HERE, None, asker=ANN)).summary.played == 2


async def test_a_line_counts_no_private_table_beside_the_public_ones(context):
    """Nobody can read off a leaderboard that somebody has also played behind a door."""
    for private in (False, True):
        await finished(context, Came(ANN, 1), Came(BOB, 2), private=private)
        team = (Came(ANN, 1, 9 + private, won=True), Came(BOB, 1, 9 + private, won=True))
        await finished(context, *team, private=private)
    for guild in (HERE, None):
        versus, together = await leaderboard(context, "manhattan", guild, None, HERE)
        assert {(one.user, one.played, one.won) for one in versus.lines} == {
            (ANN, 1, 1),
            (BOB, 1, 0),
        }
        assert [(one.points, one.played, one.won) for one in together.lines] == [(9, 1, 1)] * 2


async def test_a_server_is_not_told_the_names_that_people_have_elsewhere(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2), guild=HERE)
    await finished(context, Came(CID, 1), Came(BOB, 2), guild=THERE)

    async def names(reader=None, here=None):
        (section,) = await leaderboard(context, "manhattan", None, reader, here)
        return {line.user: line.name for line in section.lines}

    assert await names(here=HERE) == {ANN: "Player 101", BOB: "Player 102", CID: ""}
    assert await names() == {ANN: "", BOB: "", CID: ""}
    assert (await names(reader=CID, here=HERE))[CID] == "Player 103"


async def test_a_name_from_a_private_table_is_not_told_either(context):
    await finished(context, Came(ANN, 1), Came(BOB, 2), guild=THERE)
    await finished(context, Came(ANN, 1), Came(BOB, 2), guild=HERE, private=True)
    (section,) = await leaderboard(context, "manhattan", None, None, HERE)
    assert {line.name for line in section.lines} == {""}
