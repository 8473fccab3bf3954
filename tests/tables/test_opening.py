"""Opening a table, sitting down, options, starting, calling it off."""

import asyncio

import pytest

from db import outbox
from engine.core.errors import Refused
from locales import Locale
from tables.lobby import opening
from tests.tables.playing import refused
from tests.words import all_words


async def test_the_host_sits_on_the_first_seat(context, people):
    table = await opening.open_table(context, people("ann"), "manhattan", locale="uk", guild=1)
    assert table.names == ("Ann",)
    assert table.row.host == people("ann").user
    assert table.row.locale == "uk"
    assert table.position is None


async def test_an_unknown_game_opens_nothing(context, people):
    opened = opening.open_table(context, people("ann"), "chess", locale="en")
    assert await refused(opened) == "refused-unknown-game"
    assert await refused(context.table(1)) == "refused-no-such-game"


async def test_opening_twice_by_one_interaction_opens_once(context, people):
    first = await opening.open_table(context, people("ann"), "manhattan", locale="en")
    second = await opening.open_table(context, people.again(), "manhattan", locale="en")
    assert first.id == second.id
    assert await refused(context.table(first.id + 1)) == "refused-no-such-game"


async def test_joining_takes_the_first_free_seat_or_the_chosen_one(context, people, sit_down):
    table = await sit_down("ann")
    table = (await opening.join(context, table.id, people("bob"), seat=2)).after
    table = (await opening.join(context, table.id, people("cid"))).after
    assert [(row.seat, row.name) for row in table.seats] == [(0, "Ann"), (1, "Cid"), (2, "Bob")]


async def test_a_seat_is_taken_once(context, people, sit_down):
    table = await sit_down("ann")
    assert (
        await refused(opening.join(context, table.id, people("bob"), seat=0))
        == "refused-seat-taken"
    )
    assert (
        await refused(opening.join(context, table.id, people("bob"), seat=9))
        == "refused-seat-taken"
    )
    assert await refused(opening.join(context, table.id, people("ann"))) == "refused-already-seated"


async def test_a_full_table_takes_nobody_more(context, people, sit_down):
    table = await sit_down("ann", "bob", "cid", "dee")
    assert await refused(opening.join(context, table.id, people("eve"))) == "refused-table-full"


async def test_two_who_join_at_once_get_two_seats(context, people, sit_down):
    table = await sit_down("ann")
    await asyncio.gather(
        *(opening.join(context, table.id, people(name)) for name in ("bob", "cid", "dee"))
    )
    table = await context.table(table.id)
    assert sorted(table.names) == ["Ann", "Bob", "Cid", "Dee"]


async def test_leaving_frees_the_seat(context, people, sit_down):
    table = await sit_down("ann", "bob")
    table = (await opening.leave(context, table.id, people("bob"))).after
    assert table.names == ("Ann",)
    assert await refused(opening.leave(context, table.id, people("bob"))) == "refused-not-seated"


async def test_a_host_who_leaves_hands_the_table_on(context, people, sit_down):
    table = await sit_down("ann", "bob")
    table = (await opening.leave(context, table.id, people("ann"))).after
    assert table.row.host == people("bob").user
    assert table.names == ("Bob",)


async def test_the_last_one_out_closes_the_table(context, people, sit_down):
    table = await sit_down("ann")
    table = (await opening.leave(context, table.id, people("ann"))).after
    assert table.row.status == "cancelled"
    assert await refused(opening.join(context, table.id, people("bob"))) == "refused-cancelled"


async def test_the_host_sets_options_one_by_one(context, people, sit_down):
    table = await sit_down("ann")
    table = (await opening.configure(context, table.id, people("ann"), {"first": "2"})).after
    assert table.options == {"first": "2"}
    again = opening.configure(context, table.id, people("bob"), {"first": "1"})
    assert await refused(again) == "refused-not-host"


@pytest.mark.parametrize("options", [{"wine": True}, {"first": "9"}, {"first": 1}])
async def test_options_that_do_not_exist_are_refused(context, people, sit_down, options):
    table = await sit_down("ann")
    changing = opening.configure(context, table.id, people("ann"), options)
    assert await refused(changing) == "refused-no-such-option"
    assert (await context.table(table.id)).options == {}


async def test_starting_needs_enough_people(context, people, sit_down):
    table = await sit_down("ann")
    starting = opening.start(context, table.id, people("ann"))
    assert await refused(starting) == "refused-not-enough-players"


async def test_starting_needs_options_that_go_together(context, people, sit_down):
    table = await sit_down("ann", "bob", first="4")
    with pytest.raises(Refused) as caught:
        await opening.start(context, table.id, people("ann"))
    assert caught.value.reason.key == "refused-cannot-start"
    assert [problem.key for problem in caught.value.reason.args["problems"]] == ["option-seats"]
    assert (await context.table(table.id)).row.status == "lobby"


async def test_only_the_host_starts(context, people, sit_down):
    table = await sit_down("ann", "bob")
    assert await refused(opening.start(context, table.id, people("bob"))) == "refused-not-host"


async def test_a_started_game_owes_a_board_and_every_hand(context, people, begin):
    table = await begin("ann", "bob", "cid")
    publications = {
        (pending.kind, pending.seat) for pending in await outbox.of_game(context.database, table.id)
    }
    hands = {("hand", 0), ("hand", 1), ("hand", 2)}
    assert publications == {("lobby", None), ("board", None), *hands}
    assert table.row.asked == {0, 1, 2}


async def test_gaps_between_seats_are_closed_at_the_start(context, people, sit_down):
    table = await sit_down("ann")
    await opening.join(context, table.id, people("bob"), seat=3)
    table = (await opening.start(context, table.id, people("ann"))).after
    assert [(row.seat, row.name) for row in table.seats] == [(0, "Ann"), (1, "Bob")]
    assert table.position.match.config.seats == 2


async def test_starting_twice_starts_once(context, people, sit_down):
    table = await sit_down("ann", "bob")
    first = (await opening.start(context, table.id, people("ann"))).after
    second = (await opening.start(context, table.id, people.again())).after
    assert first.row.seed == second.row.seed
    assert second.row.rev == 1
    third = opening.start(context, table.id, people("ann"))
    assert await refused(third) == "refused-already-started"


async def test_the_host_calls_a_lobby_off(context, people, sit_down):
    table = await sit_down("ann", "bob")
    assert await refused(opening.cancel(context, table.id, people("bob"))) == "refused-not-host"
    table = (await opening.cancel(context, table.id, people("ann"))).after
    assert table.row.status == "cancelled"
    assert await refused(opening.cancel(context, table.id, people("ann"))) == "refused-game-over"


async def test_names_are_made_fit_to_be_shown():
    assert opening.tidy_name("  Їжак \n Ґонта\u202e ") == "Їжак Ґонта"
    assert len(opening.tidy_name("x" * 99)) == 32


async def test_a_lobby_names_the_options_that_do_not_go_together(context, people, sit_down):
    options = {"interstate": "duel", "wrecktar": True, "level": "hard"}
    table = await sit_down("ann", "bob", game="sprawlopolis", **options)
    words = all_words()
    said = [words.say(Locale.EN, problem) for problem in opening.problems_of(table)]
    assert said == [
        "“Level: hard: only your single largest group scores” doesn’t go with “Interstate: duel: "
        "two players, a city each”",
        "“Wrecktar” doesn’t go with “Interstate: duel: two players, a city each”",
    ]
