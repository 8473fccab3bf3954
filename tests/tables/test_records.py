"""One person's record, from results and from logs."""

import pytest

from db.records import Answers, Moves, Played
from db.statements import Statement
from engine.core.errors import Refused
from tables.people.settings import prefer
from tables.play import act, resignation
from tables.records.person import Summary, average, check_shown, record_of, reliability, summary
from tests.tables.finished import HERE, THERE, Came, finished
from tests.tables.playing import choose_blocks

ANN, BOB = 101, 102


def game(rank, score=10, won=None, resigned=False):
    return Played("manhattan", rank, score, won, resigned)


def test_nothing_played_is_nothing_won():
    assert summary([]) == Summary(0, 0, None, 0, 0)


def test_a_streak_ends_with_the_first_game_that_is_not_won():
    games = [game(1), game(1), game(1), game(2), game(1, 44), game(1)]
    assert summary(games) == Summary(played=6, won=5, best=44, streak=2, longest=3)
    assert summary([*games, game(2)]).streak == 0


def test_a_shared_first_place_is_won_and_a_team_wins_together():
    assert summary([game(1), game(1, won=True), game(1, won=False)]).won == 2


def test_whoever_left_neither_won_nor_scored():
    assert summary([game(1, 99, resigned=True), game(2, 10)]) == Summary(2, 0, 10, 0, 0)


async def test_a_campaign_is_kept_by_the_game_it_ended_with(context):
    await finished(context, Came(ANN, 2, 50), Came(BOB, 1, 40), game="mycity", guild=HERE)
    whole = Came(ANN, 1, 30, whole_campaign=True), Came(BOB, 2, 60, whole_campaign=True)
    await finished(context, *whole, game="mycity", guild=HERE)
    [ann], [bob] = [(await record_of(context, one, HERE, None)).games for one in (ANN, BOB)]
    assert (ann.campaigns.played, ann.campaigns.won) == (1, 1)
    assert (bob.campaigns.played, bob.campaigns.won) == (1, 0)
    assert ann.summary.played == 2, "its last episode is a game like every other"


@pytest.mark.parametrize(
    ("made", "missed", "share"), [(0, 0, None), (9, 0, 100), (999, 1, 99), (1, 2, 33)]
)
def test_only_who_never_missed_is_wholly_reliable(made, missed, share):
    assert reliability(Moves(made, missed)) == share


def test_an_average_of_no_answers_is_none():
    assert average(Answers(0, 0)) is None
    assert average(Answers(4, 10)) == 2


async def test_a_record_is_of_one_place_and_one_game_or_of_all(context):
    await finished(context, Came(ANN, 1, 50), Came(BOB, 2, 40), guild=HERE)
    await finished(context, Came(ANN, 2, 60), Came(BOB, 1, 70), guild=THERE)
    await finished(context, Came(ANN, 1, 9, won=True), game="sprawlopolis", guild=HERE)
    here = await record_of(context, ANN, HERE, None)
    assert (here.summary.played, here.summary.won, here.summary.streak) == (2, 2, 2)
    assert [(one.game, one.summary.best) for one in here.games] == [
        ("manhattan", 50),
        ("sprawlopolis", 9),
    ]
    assert here.games[0].rating > 1000
    assert here.games[1].rating is None
    assert (await record_of(context, ANN, None, None)).summary.played == 3
    one = await record_of(context, ANN, None, "manhattan")
    assert (one.summary.played, one.summary.best) == (2, 60)
    assert (await record_of(context, 999, None, None)).games == ()


async def over(context, people, table, name):
    """The game ends because this one leaves."""
    return (await resignation.resign(context, table.id, people(name))).after


async def test_answers_are_measured_from_the_question(context, people, clock, begin):
    table = await begin("ann", "bob")
    clock.seconds += 100
    await act.act(context, table.id, people("ann"), "blocks 1234 1234")
    clock.seconds += 50
    await act.act(context, table.id, people("ann"), "blocks 1244 1234")
    clock.seconds += 150
    await act.act(context, table.id, people("bob"), "blocks 1234 1234")
    clock.seconds += 999
    await over(context, people, table, "bob")
    ann = await record_of(context, people("ann").user, None, None)
    bob = await record_of(context, people("bob").user, None, None)
    assert ann.answer_seconds == 100, "a changed mind is no second answer"
    assert bob.answer_seconds == 300


async def test_what_boroughs_had_to_do_counts_against_reliability(context, people, begin):
    table = await begin("ann", "bob")
    await choose_blocks(context, people, table, ("ann", "bob"))
    late = Statement(
        "UPDATE steps SET kind = 'timeout' WHERE table_id = ? AND rev = 2", ((table.id,),)
    )
    await context.database.execute(late)
    await over(context, people, table, "bob")
    ann = await record_of(context, people("ann").user, None, None)
    bob = await record_of(context, people("bob").user, None, None)
    assert (ann.reliability, ann.answer_seconds) == (0, None)
    assert bob.reliability == 50, "one move made, and left"


async def test_a_hidden_record_is_for_its_owner(context):
    await check_shown(context, BOB, ANN)
    await prefer(context, ANN, "records", "hidden")
    await check_shown(context, ANN, ANN)
    with pytest.raises(Refused) as no:
        await check_shown(context, BOB, ANN)
    assert no.value.reason.key == "refused-record-hidden"
