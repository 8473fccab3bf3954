"""A season from the first name on the list to promotion; and what happens to those who leave."""

import asyncio
import json
from dataclasses import replace

import pytest

from db import league_members, leagues, ratings, seats
from db.ratings import Rating
from tables.leagues import looking, overview, seasons, signing
from tables.leagues.overview import Zone
from tables.leagues.seasons import GRACE, WEEK
from tables.leagues.tables import open_tables
from tables.limits import Limits
from tables.people import replacing
from tables.people.forgetting import forget
from tables.play import managing
from tables.play.resignation import resign
from tables.records import export
from tables.time.arithmetic import DAY, HOUR
from tests.tables.leagues import (
    AWAY,
    CHANNEL,
    HOME,
    NAMES,
    asker,
    drawn,
    finish,
    finish_all,
    founded,
    moved_on,
    signed_up,
    started,
)
from tests.tables.playing import refused


async def seen(context, league):
    return await overview.overview(context, league.id, HOME)


async def lines(context, league):
    """Names, points in halves and zones, group by group."""
    return [
        [(line.name, line.standing.points, str(line.zone)) for line in group.lines]
        for group in (await seen(context, league)).groups
    ]


async def members(context, league):
    return await league_members.of_season(context.database, league.id, league.season)


async def rate(context, people, **values):
    """Give these people ratings, which order them."""
    rows = [Rating(HOME, "manhattan", people(n).user, mu, 1.0) for n, mu in values.items()]
    await context.database.execute(ratings.putting(rows))


# Founding and signing up


async def test_a_league_is_founded_by_those_who_manage_the_server(context, people):
    league = await founded(context, people)
    assert (league.status, league.season, league.guild) == ("open", 1, HOME)
    host = replace(asker(people, "ann"), manager=False)
    wanted = signing.Wanted(league.kind, "manhattan", {}, DAY, 2)
    assert await refused(signing.found(context, host, wanted, 1, "en")) == "refused-not-manager"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "sprawlopolis", "options": {}}, "refused-league-together"),
        ({"game": "streets", "options": {"level": "hard"}}, "refused-league-options"),
        ({"game": "chess", "options": {}}, "refused-unknown-game"),
    ],
)
async def test_what_cannot_be_played_in_a_league_is_refused(context, people, changes, reason):
    assert await refused(founded(context, people, **changes)) == reason


async def test_a_game_that_is_played_together_can_have_a_cup_of_duels(context, people):
    duel = {"game": "sprawlopolis", "options": {"interstate": "duel"}}
    cup = await started(context, people, NAMES[:4], kind="cup", **duel)
    tables = [await context.table(one.table_id) for one in await drawn(context, cup, 1)]
    assert [table.match_needed().match.config.seats for table in tables] == [2, 2]


async def test_a_server_has_a_few_leagues_at_once(context, people):
    made = [await founded(context, people) for _ in range(signing.MOST_LEAGUES)]
    assert await refused(founded(context, people)) == "refused-too-many-leagues"
    await founded(context, people, guild=AWAY)
    await seasons.end(context, asker(people, "host"), made[0].id)
    await founded(context, people)


async def test_another_server_knows_nothing_of_it(context, people):
    league = await founded(context, people)
    stranger = asker(people, "ann", guild=AWAY, manager=True)
    for deed in (signing.join, signing.leave, seasons.start, seasons.end, seasons.open_next):
        assert await refused(deed(context, stranger, league.id)) == "refused-no-such-league"
    assert await refused(overview.overview(context, league.id, AWAY)) == "refused-no-such-league"
    assert await overview.of_server(context, AWAY) == []


async def test_one_person_signs_up_once_however_often_they_press(context, people):
    league = await founded(context, people)
    both = await asyncio.gather(
        *(signing.join(context, asker(people, "ann"), league.id) for _ in range(4)),
        return_exceptions=True,
    )
    reasons = [one.reason.key for one in both if isinstance(one, Exception)]
    assert reasons == ["refused-league-joined"] * 3
    assert len(await members(context, league)) == 1
    await signing.leave(context, asker(people, "ann"), league.id)
    assert await members(context, league) == [], "before the start nothing is kept"
    gone = signing.leave(context, asker(people, "ann"), league.id)
    assert await refused(gone) == "refused-not-in-league"


async def test_the_same_interaction_signs_up_once(context, people):
    league = await founded(context, people)
    ann = asker(people, "ann")
    await signing.join(context, ann, league.id)
    await signing.leave(context, asker(people, "ann"), league.id)
    assert await refused(signing.join(context, ann, league.id)) == "refused-league-stale"
    assert await members(context, league) == []


async def test_only_the_host_and_managers_run_it(context, people):
    league = await founded(context, people)
    await signed_up(context, people, league, NAMES[:3])
    ann = asker(people, "ann")
    for deed in (seasons.start, seasons.end, seasons.open_next):
        assert await refused(deed(context, ann, league.id)) == "refused-not-league-host"
    assert await refused(signing.remove(context, ann, league.id, 1)) == "refused-not-league-host"
    assert await refused(signing.move(context, ann, league.id, 9)) == "refused-not-league-host"
    await seasons.start(context, asker(people, "bob", manager=True), league.id)


async def test_it_takes_three_to_begin_and_four_for_a_cup(context, people):
    for kind, count in (("league", 2), ("cup", 3)):
        league = await founded(context, people, kind=kind)
        await signed_up(context, people, league, NAMES[:count])
        begin = seasons.start(context, asker(people, "host"), league.id)
        assert await refused(begin) == "refused-league-few"


async def test_options_change_until_the_start(context, people):
    league = await founded(context, people, duels=False)
    host = asker(people, "host")
    await signing.configure(context, host, league.id, {"first": "2"}, 2 * DAY)
    await signed_up(context, people, league, NAMES[:3])
    await seasons.start(context, asker(people, "host"), league.id)
    league = await moved_on(context, league)
    (fixture,) = await drawn(context, league)
    table = await context.table(fixture.table_id)
    assert (table.options, table.row.pace) == ({"first": "2"}, 2 * DAY)
    late = signing.configure(context, asker(people, "host"), league.id, {}, DAY)
    assert await refused(late) == "refused-league-begun"


# Groups and rounds


async def test_groups_are_made_by_rating(context, people):
    await rate(context, people, ann=10.0, bob=40.0, cid=20.0, dee=30.0, eve=50.0, fay=5.0)
    league = await started(context, people, NAMES[:6])
    shown = await lines(context, league)
    assert [sorted(name for name, _, _ in group) for group in shown] == [
        ["Bob", "Dee", "Eve"],
        ["Ann", "Cid", "Fay"],
    ]


async def test_tables_are_opened_by_boroughs_with_deadlines_in_the_league_channel(context, people):
    league = await started(context, people, NAMES[:4], duels=False)
    (fixture,) = await drawn(context, league)
    table = await context.table(fixture.table_id)
    assert (table.row.status, table.row.pace, table.row.guild) == ("playing", DAY, HOME)
    assert (table.row.channel, table.row.thread, table.row.private) == (CHANNEL, None, False)
    assert [row.name for row in table.seats] == ["Ann", "Bob", "Cid", "Dee"]
    assert all(row.bot is None for row in table.seats)
    assert table.row.host in {row.user for row in table.seats}


async def test_rounds_come_week_by_week(context, people):
    league = await started(context, people, NAMES[:4], weeks=3, duels=False)
    assert (league.round, len(await drawn(context, league))) == (1, 1)
    league = await moved_on(context, league, WEEK - HOUR)
    assert league.round == 1
    league = await moved_on(context, league, HOUR)
    assert league.round == 2
    first = [one.slots[0] for one in await drawn(context, league)]
    assert first == [0, 1], "the seats move on"
    league = await moved_on(context, league, 5 * WEEK)
    assert league.round == 3


async def test_duels_are_a_round_robin(context, people):
    league = await started(context, people, NAMES[:4], weeks=3)
    await moved_on(context, league, WEEK)
    await moved_on(context, league, WEEK)
    met = {frozenset(one.slots) for one in await drawn(context, league)}
    assert len(met) == len(await drawn(context, league)) == 6


async def test_two_processes_open_one_round_once(context, people):
    league = await founded(context, people)
    await signed_up(context, people, league, NAMES[:6])
    await seasons.start(context, asker(people, "host"), league.id)
    await asyncio.gather(*(looking.advance(context, league.id) for _ in range(4)))
    await asyncio.gather(*(open_tables(context, league.id) for _ in range(4)))
    found = await drawn(context, league)
    tables = [one.table_id for one in found]
    assert None not in tables
    assert len(set(tables)) == len(tables)
    rows = await context.database.fetch("SELECT id FROM games")
    assert sorted(row["id"] for row in rows) == sorted(tables)


async def test_whoever_dies_while_opening_a_round_leaves_no_half_of_a_table(
    context, people, monkeypatch
):
    """Killed after the second of three tables was stored, before that was noted."""
    league = await founded(context, people)
    await signed_up(context, people, league, NAMES[:6])
    await seasons.start(context, asker(people, "host"), league.id)
    await looking.advance(context, league.id)
    kept, calls = open_tables.__globals__["league_fixtures"].opened, []

    async def dying(writer, one, table_id):
        calls.append(table_id)
        if len(calls) == 2:
            raise ConnectionResetError
        await kept(writer, one, table_id)

    with monkeypatch.context() as patch:
        patch.setattr("tables.leagues.tables.league_fixtures.opened", dying)
        with pytest.raises(ConnectionResetError):
            await open_tables(context, league.id)
    assert len(await context.database.fetch("SELECT 1 FROM games")) == 1
    await open_tables(context, league.id)
    found = await drawn(context, league)
    assert len({one.table_id for one in found} - {None}) == len(found)
    assert len(await context.database.fetch("SELECT 1 FROM games")) == len(found)


async def test_a_full_server_is_waited_for(context, people):
    object.__setattr__(context, "limits", Limits(server_tables=1))
    league = await founded(context, people)
    await signed_up(context, people, league, NAMES[:6])
    await seasons.start(context, asker(people, "host"), league.id)
    await looking.advance(context, league.id)
    assert await refused(open_tables(context, league.id)) == "refused-server-full"
    await looking.put_off(context, league.id, await looking.begin(context, league.id))
    assert await looking.due(context) == []
    context.now.seconds += HOUR
    assert await looking.due(context) == [league.id]
    object.__setattr__(context, "limits", Limits())
    league = await moved_on(context, league)
    assert all(one.table_id for one in await drawn(context, league))


async def test_what_is_due_is_known_from_the_archive_alone(context, people):
    league = await founded(context, people, weeks=2)
    await signed_up(context, people, league, NAMES[:3])
    assert await looking.due(context) == []
    await seasons.start(context, asker(people, "host"), league.id)
    assert await looking.due(context) == [league.id]
    league = await moved_on(context, league)
    assert await looking.due(context) == []
    context.now.seconds += WEEK
    assert await looking.due(context) == [league.id]


async def test_whoever_leaves_while_it_is_looked_at_is_not_overlooked(context, people):
    league = await started(context, people, NAMES[:4], weeks=4)
    await signed_up(context, people, league, ["zoe"])
    context.now.seconds += 1
    since = await looking.begin(context, league.id)
    found = await looking.advance(context, league.id)
    await signing.leave(context, asker(people, "ann"), league.id)
    await looking.rest(context, found, since)
    assert await looking.due(context) == [league.id]


# Points and the end


async def test_points_come_from_the_ranks_of_the_game(context, people):
    league = await started(context, people, NAMES[:4], duels=False)
    (fixture,) = await drawn(context, league)
    await finish(context, fixture.table_id, 2, 1, 2, 4)
    assert await lines(context, league) == [
        [("Bob", 6, "stay"), ("Ann", 3, "stay"), ("Cid", 3, "stay"), ("Dee", 0, "stay")]
    ]


async def test_whoever_leaves_a_table_comes_last_there(context, people):
    league = await started(context, people, NAMES[:4], duels=False)
    (fixture,) = await drawn(context, league)
    await resign(context, fixture.table_id, people("bob"))
    await finish(context, fixture.table_id, 2, 1, 3, 4)
    shown = await lines(context, league)
    assert [(name, points) for name, points, _ in shown[0]] == [
        ("Ann", 6),
        ("Cid", 4),
        ("Dee", 2),
        ("Bob", 0),
    ]


async def test_what_a_bot_or_a_stranger_wins_on_a_seat_is_nobodys(context, people):
    league = await started(context, people, NAMES[:4], duels=False)
    (fixture,) = await drawn(context, league)
    await context.database.execute(seats.standing_in(fixture.table_id, 0, "easy"))
    await resign(context, fixture.table_id, people("bob"))
    await replacing.take_over(context, fixture.table_id, people("zoe"), 1)
    await finish(context, fixture.table_id, 1, 2, 3, 4)
    shown = await lines(context, league)
    assert [(name, points) for name, points, _ in shown[0]][:2] == [("Cid", 6), ("Dee", 4)]


async def test_a_table_that_was_called_off_is_shared(context, people):
    league = await started(context, people, NAMES[:4], duels=False)
    (fixture,) = await drawn(context, league)
    await managing.call_off(context, fixture.table_id, people("host"), "a test")
    assert {points for _, points, _ in (await lines(context, league))[0]} == {3}


async def test_a_season_ends_when_all_is_played(context, people):
    league = await started(context, people, NAMES[:3], weeks=1)
    await finish_all(context, league)
    league = await moved_on(context, league)
    assert league.status == "over"
    found = await members(context, league)
    assert [(one.name, one.rank, one.points) for one in found] == [
        ("Ann", 1, 4),
        ("Bob", 2, 2),
        ("Cid", 3, 0),
    ]
    late = signing.join(context, asker(people, "dee"), league.id)
    assert await refused(late) == "refused-league-over"


async def test_what_is_not_finished_in_time_is_shared_and_stays_so(context, people):
    league = await started(context, people, NAMES[:3], weeks=1)
    first, *others = await drawn(context, league)
    await finish(context, first.table_id, 1, 2)
    league = await moved_on(context, league, WEEK + GRACE - 1)
    assert league.status == "running"
    league = await moved_on(context, league, 1)
    assert league.status == "over"
    before = await lines(context, league)
    context.now.seconds += HOUR
    await finish(context, others[0].table_id, 1, 2)
    assert await lines(context, league) == before
    assert sum(points for _, points, _ in before[0]) == 6


async def test_the_host_may_end_it_in_the_middle_of_a_round(context, people):
    league = await started(context, people, NAMES[:4], duels=False, weeks=4)
    await seasons.end(context, asker(people, "host"), league.id)
    league = await moved_on(context, league, WEEK)
    assert (league.status, league.round) == ("over", 1)
    assert {points for _, points, _ in (await lines(context, league))[0]} == {3}
    again = seasons.end(context, asker(people, "host"), league.id)
    assert await refused(again) == "refused-league-over"


async def test_promotion_and_relegation_and_newcomers_at_the_bottom(context, people):
    league = await started(context, people, NAMES[:6], weeks=1)
    await finish_all(context, league)
    league = await moved_on(context, league)
    assert [[zone for _, _, zone in group] for group in await lines(context, league)] == [
        [Zone.STAY, Zone.STAY, Zone.DOWN],
        [Zone.UP, Zone.STAY, Zone.STAY],
    ]
    await seasons.open_next(context, asker(people, "host"), league.id)
    league = await leagues.find(context.database, league.id)
    assert (league.season, league.status) == (2, "open")
    await signed_up(context, people, league, ["gus", "hal"])
    await rate(context, people, hal=50.0)
    await signing.leave(context, asker(people, "eve"), league.id)
    await seasons.start(context, asker(people, "host"), league.id)
    shown = await lines(context, await moved_on(context, league))
    assert [{name for name, _, _ in group} for group in shown] == [
        {"Ann", "Bob", "Dee", "Cid"},
        {"Fay", "Hal", "Gus"},
    ]
    twice = seasons.open_next(context, asker(people, "host"), league.id)
    assert await refused(twice) == "refused-league-not-over"


# Leaving, and who comes next


async def test_whoever_comes_after_the_start_waits_in_line(context, people):
    league = await started(context, people, NAMES[:3])
    await signed_up(context, people, league, ["dee", "eve"])
    shown = await seen(context, league)
    assert [one.name for one in shown.season.waiting] == ["Dee", "Eve"]
    assert shown.in_line(people("eve").user) == 2
    assert shown.in_line(people("ann").user) is None


@pytest.mark.parametrize("duels", [True, False], ids=["duels", "one table"])
async def test_the_next_in_line_takes_the_place_its_points_and_its_tables(context, people, duels):
    league = await started(context, people, NAMES[:4], weeks=3, duels=duels)
    await finish_all(context, league)
    league = await moved_on(context, league, WEEK)
    await signed_up(context, people, league, ["zoe"])
    await signing.leave(context, asker(people, "ann"), league.id)
    league = await moved_on(context, league)
    shown = await seen(context, league)
    (top,) = [line for line in shown.groups[0].lines if line.name == "Zoe"]
    assert (top.standing.points, top.empty) == (2 if duels else 6, False)
    running = [one for one in await drawn(context, league) if one.status == "playing"]
    sitting = [row.name for one in running for row in (await context.table(one.table_id)).seats]
    assert "Zoe" in sitting
    assert "Ann" not in sitting
    await finish_all(context, league, winner=lambda slots: 0 if 0 in slots else slots[0])
    (top,) = [line for line in (await seen(context, league)).groups[0].lines if line.name == "Zoe"]
    assert top.standing.wins == 2


async def test_where_nobody_waits_the_place_is_empty_and_all_others_leave_it_behind(
    context, people
):
    league = await started(context, people, NAMES[:4], weeks=3)
    await signing.leave(context, asker(people, "ann"), league.id)
    league = await moved_on(context, league)
    lost = [one for one in await drawn(context, league, 1) if 0 in one.slots]
    assert [one.status for one in lost] == ["over"], "who meets them wins"
    league = await moved_on(context, league, WEEK)
    second = [one for one in await drawn(context, league, 2) if 0 in one.absent]
    assert [(len(one.slots), one.table_id) for one in second] == [(1, None)]
    league = await moved_on(context, league)
    by_name = {name: points for name, points, _ in (await lines(context, league))[0]}
    assert by_name["Ann"] == 0
    assert sum(by_name.values()) == 4


async def test_a_newcomer_takes_an_empty_place_at_once(context, people):
    league = await started(context, people, NAMES[:3], weeks=4)
    await signing.leave(context, asker(people, "ann"), league.id)
    league = await moved_on(context, league)
    own = await signing.join(context, asker(people, "zoe"), league.id)
    assert (own.division, own.slot) == (1, 0)
    assert [line.empty for line in (await seen(context, league)).groups[0].lines] == [False] * 3


async def test_at_a_table_of_all_the_others_play_on_without_an_empty_place(context, people):
    league = await started(context, people, NAMES[:4], weeks=2, duels=False)
    await finish_all(context, league)
    await signing.leave(context, asker(people, "dee"), league.id)
    league = await moved_on(context, league, WEEK)
    (second,) = await drawn(context, league, 2)
    assert (len(second.slots), second.absent) == (3, (3,))
    assert len((await context.table(second.table_id)).seats) == 3


async def test_leaving_between_drawing_and_opening(context, people):
    league = await founded(context, people, duels=False)
    await signed_up(context, people, league, NAMES[:4])
    await seasons.start(context, asker(people, "host"), league.id)
    await looking.advance(context, league.id)
    await signing.leave(context, asker(people, "bob"), league.id)
    await open_tables(context, league.id)
    (fixture,) = await drawn(context, league)
    assert (fixture.slots, fixture.absent) == ((0, 2, 3), (1,))


async def test_the_host_takes_somebody_out(context, people):
    league = await started(context, people, NAMES[:4])
    await signed_up(context, people, league, ["zoe"])
    gone = await signing.remove(context, asker(people, "host"), league.id, 2)
    assert gone.name == "Bob"
    league = await moved_on(context, league)
    names = {line.name for line in (await seen(context, league)).groups[0].lines}
    assert names == {"Ann", "Zoe", "Cid", "Dee"}
    again = signing.remove(context, asker(people, "host"), league.id, 2)
    assert await refused(again) == "refused-league-stale"


async def test_whoever_left_may_come_back_to_the_end_of_the_line(context, people):
    league = await started(context, people, NAMES[:3])
    await signed_up(context, people, league, ["zoe"])
    await signing.leave(context, asker(people, "ann"), league.id)
    await signing.join(context, asker(people, "ann"), league.id)
    shown = await seen(context, await moved_on(context, league))
    assert [one.name for one in shown.season.waiting] == ["Ann"]


async def test_whoever_is_forgotten_makes_room_and_what_was_played_stays(context, people):
    league = await started(context, people, NAMES[:4], weeks=3)
    await finish_all(context, league)
    await signed_up(context, people, league, ["zoe"])
    await moved_on(context, league, WEEK)
    await forget(context, people("ann"))
    assert await looking.due(context) == [league.id]
    league = await moved_on(context, league)
    shown = await seen(context, league)
    by_name = {line.name: line.standing.points for line in shown.groups[0].lines}
    assert "Ann" not in by_name
    assert by_name["Zoe"] == 2, "the place keeps what was won on it"


async def test_strangers_on_a_seat_are_not_moved(context, people):
    league = await started(context, people, NAMES[:4], duels=False)
    (fixture,) = await drawn(context, league)
    await resign(context, fixture.table_id, people("bob"))
    await replacing.take_over(context, fixture.table_id, people("zoe"), 1)
    await moved_on(context, league)
    assert (await context.table(fixture.table_id)).seats[1].name == "Zoe"


async def test_a_hundred_people_want_to_play(context, people):
    league = await founded(context, people, duels=False)
    await signed_up(context, people, league, [f"p{number:03}" for number in range(96)])
    last = signing.join(context, asker(people, "late"), league.id)
    assert await refused(last) == "refused-league-full"
    await seasons.start(context, asker(people, "host"), league.id)
    league = await moved_on(context, league)
    assert len(await drawn(context, league)) == 24
    assert len((await seen(context, league)).groups) == 24


# To take away


async def test_the_export_of_a_server_holds_its_leagues_whole(context, people):
    league = await started(context, people, NAMES[:3], weeks=1)
    await finish_all(context, league)
    await moved_on(context, league)
    found = await export.server(context, HOME, None, lambda table: str)
    (facts,) = json.loads(json.dumps(found.leagues))
    assert (facts["game"], facts["options"], facts["status"]) == ("manhattan", ["first=1"], "over")
    assert [(one["name"], one["rank"], one["points"]) for one in facts["members"]] == [
        ("Ann", 1, 2.0),
        ("Bob", 2, 1.0),
        ("Cid", 3, 0.0),
    ]
    tables = {one["table"] for one in found.tables}
    assert {one["table"] for one in facts["fixtures"]} == tables
    assert {one["rank"] for drawn in facts["fixtures"] for one in drawn["results"]} == {1, 2}
    assert str(people("ann").user) not in json.dumps(facts)
    assert (await export.server(context, AWAY, None, lambda table: str)).leagues == ()


# Cups


async def test_a_cup_is_drawn_anew_as_soon_as_a_round_is_over(context, people):
    league = await started(context, people, NAMES[:5], kind="cup", weeks=0)
    assert (league.rounds, league.round) == (3, 1)
    first = await drawn(context, league, 1)
    assert sorted(len(one.slots) for one in first) == [1, 2, 2]
    assert (await moved_on(context, league)).round == 1
    for number in (2, 3):
        await finish_all(context, league)
        league = await moved_on(context, league)
        assert league.round == number
    await finish_all(context, league)
    league = await moved_on(context, league)
    assert league.status == "over"
    (group,) = await lines(context, league)
    assert group[0] == ("Ann", 6, "stay")
    pairs = [frozenset(one.slots) for one in await drawn(context, league) if one.table_id]
    assert len(set(pairs)) == len(pairs)
    rests = [one.slots for one in await drawn(context, league) if not one.table_id]
    assert len(set(rests)) == 3


async def test_a_cup_waits_for_nobody_for_ever(context, people):
    league = await started(context, people, NAMES[:4], kind="cup", weeks=0)
    league = await moved_on(context, league, DAY // 2)
    assert league.round == 2
    league = await moved_on(context, league, DAY // 2)
    assert league.status == "over"
    assert len({points for _, points, _ in (await lines(context, league))[0]}) == 1


async def test_whoever_leaves_a_cup_is_paired_no_more(context, people):
    league = await started(context, people, NAMES[:6], kind="cup", weeks=0)
    await signing.leave(context, asker(people, "ann"), league.id)
    await finish_all(context, await moved_on(context, league))
    league = await moved_on(context, league)
    assert league.round == 2
    assert not any(0 in one.slots for one in await drawn(context, league, 2))
