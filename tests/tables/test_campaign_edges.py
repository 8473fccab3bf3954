"""The edges of a campaign: leaving it, coming back to one's city, running ahead, and its end."""

import pytest

from db import results
from engine.bots.levels import Level
from tables import outbox
from tables.bots import moves
from tables.history.game_log import transcript, verify
from tables.history.transcript import read, written
from tables.lobby import campaign, opening
from tables.people import replacing
from tables.play import act, undo
from tables.play.preview_words import points_changed
from tables.play.resignation import resign
from tests.tables.playing import name_of, play_out, refused

LEGACY = {"game": "mycity", "form": "legacy"}


@pytest.fixture
def mycity(context, people, sit_down):
    """A started table of My City; bots sit down after the people."""

    async def start(*names, bots=0, **options):
        table = await sit_down(*names, game="mycity", **options)
        for _ in range(bots):
            table = (await moves.seat_bot(context, table.id, people(names[0]), Level.EASY)).after
        return (await opening.start(context, table.id, people(names[0]))).after

    return start


async def play(context, people, table, seat, *texts):
    """The safe action of this seat, or these ones."""
    for text in texts or (" ".join(table.position.match.fallback(seat)),):
        name = name_of(table, people, seat)
        table = (await act.act(context, table.id, people(name), text)).after
    return table


async def named(context, people, table):
    for seat, row in enumerate(table.seats):
        if row.user is not None:
            table = await play(context, people, table, seat, f"name {row.name}ville")
        else:
            await moves.move(context, table.id, seat)
    return await context.table(table.id)


def cities(table):
    return table.position.match._state.cities


# Leaving


async def test_resigning_in_a_campaign_of_two_does_not_erase_the_episode(context, people, mycity):
    table = await named(context, people, await mycity("ann", "bob", form="legacy"))
    for _ in range(4):
        for seat in (0, 1):
            table = await play(context, people, table, seat)
    table = (await resign(context, table.id, people("bob"))).after
    kept = await results.of_game(context.database, table.id)
    assert [row.rank for row in kept] == [1, 2]
    config = campaign.coming(table)
    opened = await campaign.next_episode(context, table.id, people("ann"))
    await opening.join(context, opened.id, people("bob"))
    second = (await opening.start(context, opened.id, people("ann"))).after
    view = second.position.match.public().view
    assert view.episode == 2
    assert config.carried
    assert [city.circles for city in view.cities] == [2, 0]
    assert [city.ranks for city in view.cities] == [(1,), (2,)]
    assert [city.debt for city in view.cities] == [0, 0], "nobody had the time to fill the land"
    assert [[task.grant.sticker for task in city.tasks] for city in view.cities] == [
        ["rock1"],
        ["tree1"],
    ], "what was earned is put down before the next episode"


async def test_before_the_first_card_nothing_is_lost_and_nothing_counts(context, people, mycity):
    table = await mycity("ann", "bob", form="legacy")
    table = (await resign(context, table.id, people("bob"))).after
    assert table.position.match.conceded(frozenset({0})) is None


async def test_whoever_gives_an_episode_up_against_bots_has_lost_it(context, people, mycity):
    table = await named(context, people, await mycity("ann", bots=1, form="legacy"))
    table = await play(context, people, table, 0)
    table = (await resign(context, table.id, people("ann"))).after
    opened = await campaign.next_episode(context, table.id, people("ann"))
    await opening.join(context, opened.id, people("ann"))
    second = (await opening.start(context, opened.id, people("ann"))).after
    assert [city.kept.circles for city in cities(second)] == [0, 2]


async def test_whoever_has_left_opens_the_next_episode_for_others_to_run(context, people, lamps):
    table = await lamps("ann", "bob", "cid", rounds=1)
    await resign(context, table.id, people("ann"))
    table = await play_out(context, people, await context.table(table.id))
    opened = await campaign.next_episode(context, table.id, people("ann"))
    assert opened.row.host == people.ids["bob"]
    assert await refused(opening.cancel(context, opened.id, people("ann"))) == "refused-not-host"


# Coming back


async def test_in_the_lobby_of_the_next_episode_everybody_gets_their_own_city(
    context, people, lamps
):
    table = await play_out(context, people, await lamps("ann", "bob", "cid", rounds=1))
    opened = await campaign.next_episode(context, table.id, people("ann"))
    for name in ("bob", "cid"):
        await opening.leave(context, opened.id, people(name))
    for name in ("cid", "bob"):
        await opening.join(context, opened.id, people(name))
    table = await context.table(opened.id)
    assert {row.name: row.seat for row in table.seats} == {"Ann": 0, "Bob": 1, "Cid": 2}


async def test_a_newcomer_and_a_bot_get_the_board_of_somebody_who_has_left_for_good(
    context, people, lamps
):
    table = await lamps("ann", "bob", "cid", rounds=1)
    await resign(context, table.id, people("cid"))
    table = await play_out(context, people, await context.table(table.id))
    opened = await campaign.next_episode(context, table.id, people("ann"))
    await opening.leave(context, opened.id, people("bob"))
    table = (await opening.join(context, opened.id, people("dee"))).after
    assert {row.name: row.seat for row in table.seats} == {"Ann": 0, "Dee": 2}
    table = (await opening.join(context, opened.id, people("bob"))).after
    assert table.seat_of(people.ids["bob"]) == 1


# At one's own pace


async def test_an_empty_seat_goes_along_with_the_slowest(context, people, mycity):
    table = await mycity("ann", "bob", "cid", pace="own")
    for _ in range(3):
        table = await play(context, people, table, 0)
    table = (await resign(context, table.id, people("bob"))).after
    assert [len(city.answers) for city in cities(table)] == [3, 0, 0], "nobody waits for Bob yet"
    table = await play(context, people, table, 2)
    assert [len(city.answers) for city in cities(table)] == [3, 1, 1]
    table = (await replacing.take_over(context, table.id, people("dee"))).after
    table = await play(context, people, table, 1)
    assert len(cities(table)[1].answers) == 2, "the newcomer plays on"
    await resign(context, table.id, people("dee"))
    table = await play(context, people, await context.table(table.id), 2, "end")
    table = await play(context, people, table, 0, "end")
    assert table.row.status == "over", "Boroughs brings it to its end when all others are done"


async def test_whoever_has_run_ahead_takes_no_slower_seat(context, people, mycity):
    table = await mycity("ann", "bob", "cid", "dee", pace="own")
    for _ in range(5):
        table = await play(context, people, table, 0)
    for name in ("ann", "bob"):
        await resign(context, table.id, people(name))
    hop = replacing.take_over(context, table.id, people("ann"), 1)
    assert await refused(hop) == "refused-own-seat-only"
    table = (await replacing.take_over(context, table.id, people("ann"))).after
    assert table.seat_of(people.ids["ann"]) == 0


async def test_what_comes_next_was_seen_so_the_others_are_asked(context, people, mycity):
    table = await play(context, people, await mycity("ann", "bob", pace="own"), 0)
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert len(cities(table)[0].answers) == 1
    assert (await outbox.news(context, table.id, None))[-1].key == "notice-undo-asked"


async def test_with_bots_there_is_nobody_to_ask(context, people, mycity):
    table = await play(context, people, await mycity("ann", bots=1, pace="own"), 0)
    assert await undo.offer(context, table, 0) is None
    assert await refused(undo.undo(context, table.id, people("ann"))) == "refused-undo-seen"


async def test_in_rounds_an_answer_is_free_to_take_back_with_bots_too(context, people, mycity):
    table = await play(context, people, await mycity("ann", bots=1), 0)
    table = (await undo.undo(context, table.id, people("ann"))).after
    assert cities(table)[0].answers == ()


# What is told of it


async def finished_second_episode(context, people, mycity):
    """Everybody ends with the first card; the second episode begins with what the first gave."""
    first = await play_out(context, people, await mycity("ann", "bob", form="legacy"))
    opened = await campaign.next_episode(context, first.id, people("ann"))
    second = (await opening.start(context, opened.id, people("ann"))).after
    return await play_out(context, people, second)


async def test_the_log_says_nothing_of_what_is_still_sealed(context, people, mycity):
    """Row 12 opens with the seventh envelope, and nuggets come with the fourth."""
    table = await finished_second_episode(context, people, mycity)
    log = await transcript(context, table)
    text = written(log)
    assert log.config.carried
    assert not [word for word in ("nugget", "#", "terrain", "debt") if word in text]
    assert read(text) == log, "and can be played again all the same"


async def test_a_broken_off_episode_is_proved_with_its_points(context, people, mycity):
    table = await named(context, people, await mycity("ann", "bob", form="legacy", pace="own"))
    for _ in range(3):
        table = await play(context, people, table, 0)
    table = (await resign(context, table.id, people("bob"))).after
    _, proof = await verify(context, table)
    assert proof.holds


async def test_a_forecast_is_not_told_as_points_that_come(context, people, mycity):
    """What the city would be worth if it ended now is no sum that somebody gains by a move."""
    table = await mycity("ann", "bob")
    match = table.position.match
    preview = match.preview(0, match.fallback(0))
    forecast = table.game.spec.forecast
    assert [line.key for line in points_changed(preview, 2, forecast)] == ["preview-parts"]
    assert any(line.key.startswith("mycity-forecast") for line in preview.told)
