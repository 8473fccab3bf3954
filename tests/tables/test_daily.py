"""The city of the day: one seed for everybody, three tries, and nobody sees another's before it is
over."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from db import daily, steps
from engine.bots.levels import Level
from engine.catalog import catalog
from engine.core.puzzles import for_one
from engine.core.rng import commitment
from tables import access, lookup
from tables.daily import mornings, par, puzzles, shape, standings, tries
from tables.daily.days import closes, day_at, ends, next_morning
from tables.daily.standings import in_a_row
from tables.daily.tries import Place
from tables.history import game_log, scenes
from tables.limits import Limits
from tables.lobby import invitations
from tables.lookup import Asking
from tables.people import following
from tables.people.coaching import Coaching, check_coached, coaching
from tables.people.forgetting import forget
from tables.people.settings import prefer
from tables.play import undo
from tables.play.resignation import resign
from tables.processes import Urgency
from tables.thinking import solve
from tables.time.arithmetic import DAY, HOUR
from tests.tables.playing import play_one, play_out, refused

HOME, AWAY = 7, 8


@pytest.fixture
def begin_try(context, people):
    async def begin(name, guild=HOME):
        return await tries.begin(context, people(name), Place(guild, 77, "en"))

    return begin


@pytest.fixture
def played(context, people, begin_try):
    """A try that this person has played to its end by the safe moves."""

    async def play(name, guild=HOME):
        return await play_out(context, people, await begin_try(name, guild))

    return play


async def today(context):
    return await puzzles.puzzle(context, day_at(context.now()))


async def close(context):
    """The day is over, and so is the time to finish what was begun in it."""
    context.now.seconds = closes(day_at(context.now()))
    await puzzles.close_days(context)


# The puzzle


async def test_everybody_has_the_same_puzzle_though_many_ask_for_it_at_once(context):
    found = await asyncio.gather(*(today(context) for _ in range(5)))
    assert len({one.seed for one in found}) == 1
    assert found[0].seed == (await today(context)).seed


async def test_tomorrow_is_committed_to_today_and_games_take_turns(context):
    await mornings.turn_on(context, HOME, 5, "en", None, None)
    tomorrow = await daily.find(context.database, day_at(context.now()) + 1)
    promised = commitment(tomorrow.seed)
    first = await today(context)
    context.now.seconds += DAY
    second = await today(context)
    assert commitment(second.seed) == promised
    assert {first.game, second.game} == {game.spec.key for game in for_one(catalog())}
    assert "seed" not in repr(second)


async def test_a_try_begins_with_the_seed_and_fingerprint_of_the_day(context, begin_try):
    ours, theirs = await begin_try("ann"), await begin_try("bob", AWAY)
    seed = (await today(context)).seed
    assert ours.row.seed == theirs.row.seed == seed
    assert ours.position.step.state == theirs.position.step.state
    assert await game_log.fingerprint(context, ours) == commitment(seed)


# Tries


async def test_three_tries_the_best_counts_and_the_fourth_is_refused(context, people, played):
    for number in (1, 2, 3):
        table = await played("ann")
        found = await daily.try_at(context.database, table.id)
        assert found.number == number
    assert await refused(played("ann")) == "refused-no-tries-left"
    own = await tries.own_tries(context, people("ann").user, day_at(context.now()))
    assert tries.best_of(own).score == max(one.score for one in own)
    context.now.seconds = ends(day_at(context.now()))
    assert (await played("ann")).row.status == "over"


async def test_a_try_that_is_begun_is_gone_on_with(context, people, begin_try):
    first = await begin_try("ann")
    assert (await begin_try("ann")).id == first.id
    both = await asyncio.gather(*(begin_try("bob") for _ in range(3)))
    assert len({table.id for table in both}) == 1


async def test_giving_up_uses_a_try_and_scores_nothing(context, people, begin_try):
    table = await begin_try("ann")
    await resign(context, table.id, people("ann"))
    own = await tries.own_tries(context, people("ann").user, day_at(context.now()))
    assert [(one.number, one.score) for one in own] == [(1, None)]
    assert tries.best_of(own) is None
    assert await standings.streak(context, people("ann").user, day_at(context.now())) == 0
    assert (await begin_try("ann")).id != table.id
    assert (
        await refused(tries.check_own(context, table.id, people("ann").user)) == "refused-no-card"
    )


async def test_the_limit_of_tables_holds_for_tries(context, people, sit_down, begin_try):
    object.__setattr__(context, "limits", Limits(tables=1))
    await sit_down("ann")
    assert await refused(begin_try("ann")) == "refused-too-many-tables"
    own = await tries.own_tries(context, people("ann").user, day_at(context.now()))
    assert own == [], "what is refused uses no try"


async def test_a_try_counts_until_its_day_is_closed(context, people, begin_try):
    day = day_at(context.now())
    in_time, late = await begin_try("ann"), await begin_try("bob")
    context.now.seconds = closes(day) - 1
    await play_out(context, people, in_time)
    context.now.seconds = closes(day)
    await play_out(context, people, late)
    found = await standings.standings(context, day, HOME)
    assert [line.name for line in found.here] == ["Ann"]


# The seal


async def test_no_seed_is_told_before_the_day_is_closed(context, people, played):
    table = await played("ann")
    seed = table.row.seed.hex()
    told = b"".join(step.events for step in await _log(context, table))
    assert seed.encode() not in told
    for look in (scenes.scenes, game_log.transcript, game_log.verify):
        assert await refused(look(context, await context.table(table.id))) == "refused-sealed"
    await close(context)
    opened = await context.table(table.id)
    log, proof = await game_log.verify(context, opened)
    assert (log.seed.hex(), proof.fingerprint, proof.result, proof.broken) == (
        seed,
        True,
        True,
        None,
    )
    assert await scenes.scenes(context, opened)


async def _log(context, table):
    return await steps.whole(context.database, table.id)


async def test_nobody_else_knows_of_a_try(context, people, begin_try):
    table = await begin_try("ann")
    bob = people("bob").user
    for guild in (HOME, None):
        assert await refused(access.check_admitted(context, table.id, bob, guild)) == (
            "refused-no-such-game"
        )
    assert await refused(access.check_in_guild(context, table.id, HOME)) == "refused-no-such-game"
    assert not await lookup.known_to(context, Asking(bob, 77, HOME))


async def test_a_try_is_shown_to_nobody_by_invitation_or_following(context, people, begin_try):
    table = await begin_try("ann")
    bob = people("bob")
    assert await refused(invitations.invite(context, table.id, people("ann"), bob.user)) == (
        "refused-sealed"
    )
    assert await refused(following.follow(context, table.id, bob, None, "en")) == "refused-sealed"


async def test_what_was_learned_cannot_be_unlearned(context, people, begin_try):
    """A lone player may otherwise take everything back; here it would be a try for nothing."""
    table = await begin_try("ann")
    while True:
        table = await play_one(context, people, table)
        step = table.position.step
        if step.dice or step.reveals:
            break
    assert await refused(undo.undo(context, table.id, people("ann"))) == "refused-undo-sealed"
    assert await undo.offer(context, table, 0) is None


async def test_a_try_is_played_without_help(context, people, begin_try):
    table = await begin_try("ann")
    ann = people("ann").user
    await prefer(context, ann, "coach", "always")
    assert await coaching(context, table, ann) is Coaching.NONE
    assert await refused(check_coached(context, table, ann)) == "refused-sealed-hint"


# Tables and streaks


async def test_a_server_knows_its_own_people_and_of_the_others_only_points(context, played):
    await played("ann")
    await played("bob", AWAY)
    day = day_at(context.now())
    here = await standings.standings(context, day, HOME)
    assert [line.name for line in here.here] == ["Ann"]
    assert {line.name for line in here.everywhere} == {"Ann", ""}
    assert (here.players_here, here.players) == (1, 2)


async def test_equal_points_share_a_rank(context, played):
    await played("ann")
    await played("bob")
    found = await standings.standings(context, day_at(context.now()), HOME)
    assert [line.rank for line in found.here] == [1, 1]
    assert [line.name for line in found.here] == ["Ann", "Bob"], "who was ready first comes first"


async def test_who_hides_their_record_is_in_no_table_but_sees_themselves(context, people, played):
    await played("ann")
    ann, day = people("ann").user, day_at(context.now())
    await prefer(context, ann, "records", "hidden")
    found = await standings.standings(context, day, HOME)
    assert (found.here, found.everywhere) == ((), ())
    own = await standings.standings(context, day, HOME, ann)
    assert [line.user for line in own.here] == [ann]


def test_days_in_a_row():
    assert in_a_row([], 10) == 0
    assert in_a_row([10, 9, 8, 6], 10) == 3
    assert in_a_row([9, 8], 10) == 2, "today is not over yet"
    assert in_a_row([8, 7], 10) == 0
    assert in_a_row([11, 10, 9], 10) == 2, "what came later does not count for a day before"


async def test_a_streak_grows_with_every_day_and_ends_with_a_day_missed(context, people, played):
    ann = people("ann").user
    for days in (1, 2):
        await played("ann")
        await played("ann")
        assert await standings.streak(context, ann, day_at(context.now())) == days
        context.now.seconds += DAY
    context.now.seconds += DAY
    assert await standings.streak(context, ann, day_at(context.now())) == 0


async def test_whoever_is_forgotten_is_in_no_table_and_nobody_gets_in(context, people, played):
    table = await played("ann")
    await forget(context, people("ann"))
    found = await standings.standings(context, day_at(context.now()), HOME)
    assert found.everywhere == ()
    assert (
        await refused(access.check_admitted(context, table.id, people("ann").user, None))
        == "refused-no-such-game"
    )


# The card


async def test_the_shape_of_play_is_how_the_points_grew(context, played):
    table = await played("ann")
    grew = await shape.shape(context, table)
    score = (await daily.try_at(context.database, table.id)).score
    assert 2 <= len(grew) <= shape.MOST_PARTS
    assert grew[-1] == score


async def test_a_card_is_its_players(context, people, played):
    table = await played("ann")
    assert (await tries.check_own(context, table.id, people("ann").user)).number == 1
    stranger = tries.check_own(context, table.id, people("bob").user)
    assert await refused(stranger) == "refused-no-such-game"


# The par


async def test_the_par_is_what_the_hard_bot_comes_to(context):
    """It is asked as a hard one, and answered for by an easy one, which is quicker."""
    asked = set()

    async def easily(problem):
        asked.add((problem.level, problem.urgency))
        return solve(replace(problem, level=Level.EASY))

    object.__setattr__(context, "think", easily)
    puzzle = await today(context)
    assert (await par.next_without_par(context)).day == puzzle.day
    await par.play_par(context, puzzle)
    assert isinstance((await today(context)).par, int)
    assert asked == {(Level.HARD, Urgency.AT_LEISURE)}
    assert await par.next_without_par(context) is None


async def test_a_bot_that_stumbles_still_makes_a_par(context):
    async def stumble(_problem):
        raise RuntimeError

    object.__setattr__(context, "think", stumble)
    await par.play_par(context, await today(context))
    assert (await today(context)).par is not None


# Mornings


def at(text):
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("zone", "hour", "now", "due"),
    [
        ("UTC", 8, "2026-03-01 07:59", "2026-03-01 08:00"),
        ("UTC", 8, "2026-03-01 08:00", "2026-03-02 08:00"),
        ("Europe/Kyiv", 8, "2026-03-01 12:00", "2026-03-02 06:00"),
        ("Europe/Kyiv", 8, "2026-03-28 12:00", "2026-03-29 05:00"),
        ("America/Los_Angeles", 8, "2026-01-01 00:00", "2026-01-01 16:00"),
        ("Asia/Shanghai", 8, "2026-03-01 12:00", "2026-03-02 01:00"),
    ],
    ids=["today", "tomorrow", "east", "the clocks change", "west", "waits for the day to close"],
)
def test_the_next_morning(zone, hour, now, due):
    assert next_morning(zone, hour, at(now)) == at(due)


async def test_a_morning_is_due_once_and_then_a_day_later(context):
    row = await mornings.turn_on(context, HOME, 5, "en", "Europe/Kyiv", 9)
    assert await mornings.due(context) == []
    context.now.seconds = row.due
    (channel,) = await mornings.due(context)
    await mornings.posted(context, channel)
    assert await mornings.due(context) == []
    context.now.seconds += DAY + HOUR
    assert len(await mornings.due(context)) == 1


async def test_after_days_away_there_is_one_post(context):
    row = await mornings.turn_on(context, HOME, 5, "en", None, None)
    context.now.seconds = row.due + 3 * DAY
    (channel,) = await mornings.due(context)
    await mornings.posted(context, channel)
    assert await mornings.due(context) == []


async def test_a_post_that_fails_is_tried_again_and_given_up_for_the_day(context):
    row = await mornings.turn_on(context, HOME, 5, "en", None, None)
    context.now.seconds = row.due
    seen = 0
    while found := await mornings.due(context):
        await mornings.put_off(context, found[0])
        assert await mornings.due(context) == []
        context.now.seconds += HOUR
        seen += 1
        assert seen < 30
        if context.now() >= row.due + DAY:
            break
    assert seen > 5


async def test_another_channel_takes_the_place_of_the_first(context):
    row = await mornings.turn_on(context, HOME, 5, "en", "Europe/Kyiv", 9)
    moved = await mornings.turn_on(context, HOME, 6, "uk", None, None)
    assert (moved.channel, moved.zone, moved.hour) == (6, row.zone, row.hour)
    await mornings.turn_off(context, HOME)
    assert await refused(mornings.turn_off(context, HOME)) == "refused-daily-off"
    wrong = mornings.turn_on(context, HOME, 5, "en", "Moon/Base", None)
    assert await refused(wrong) == "refused-no-such-zone"


async def test_a_morning_tells_of_the_day_that_is_closed(context, played):
    row = await mornings.turn_on(context, HOME, 5, "en", None, None)
    table = await played("ann")
    day = day_at(context.now())
    await close(context)
    told = await mornings.morning(context, row)
    assert (told.yesterday.day, told.today.day, told.tomorrow.day) == (day, day + 1, day + 2)
    assert [line.table_id for line in told.standings.here] == [table.id]
    assert told.yesterday.closed
