"""Each table by itself: what is found again, in which order, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import (
    claims,
    drafts,
    games,
    hands,
    outbox,
    postings,
    receipts,
    results,
    seats,
    settings,
    steps,
    timers,
    turns,
    votes,
)
from db.archive import open_archive
from db.drafts import Draft
from db.errors import Repeated, Taken
from db.games import Status
from db.hands import Hand
from db.locks import table_lock
from db.outbox import Pending
from db.postings import Posting
from db.receipts import Receipt
from db.results import Result
from db.seats import Seat
from db.settings import Scope
from db.votes import Request
from tests.db.making import ANNA, BORIS, NOW, US, make_turn, open_lobby, start_game, timers_of


async def test_lobby_becomes_a_game_once(database):
    game = await open_lobby(database, guild=7, channel=8)
    found = await games.find(database, game)
    assert (found.status, found.rev, found.guild) == (Status.LOBBY, 0, 7)
    await games.configure(database, game, b"new")
    await games.start(database, game, b"config", b"seed", NOW + 1)
    with pytest.raises(Taken):
        await games.start(database, game, b"other", b"other", NOW + 2)
    with pytest.raises(Taken):
        await games.configure(database, game, b"late")
    found = await games.find(database, game)
    assert (found.options, found.config, found.seed) == (b"new", b"config", b"seed")
    assert (found.status, found.started_at) == (Status.PLAYING, NOW + 1)


async def test_small_facts_of_a_game_change(database):
    game = await open_lobby(database)
    await games.set_host(database, game, BORIS)
    await games.set_thread(database, game, 55)
    found = await games.find(database, game)
    assert (found.host, found.thread) == (BORIS, 55)


async def test_older_board_never_replaces_a_newer_one(database):
    game = await start_game(database)
    await games.mark_posted(database, game, 5, 500, since=4, digest="new")
    await games.mark_posted(database, game, 4, 400, since=3, digest="old")
    found = await games.find(database, game)
    assert (found.posted_rev, found.board_message) == (5, 500)
    assert (found.board_since, found.board_digest) == (4, "new")


async def test_an_edit_is_noted_of_the_board_that_stands(database):
    game = await start_game(database)
    await games.mark_posted(database, game, 5, 500, since=4, digest="new")
    await games.mark_edited(database, game, 400, "of another")
    assert (await games.find(database, game)).board_digest == "new"
    await games.mark_edited(database, game, 500, "edited")
    found = await games.find(database, game)
    assert (found.posted_rev, found.board_digest) == (5, "edited")


async def test_one_message_shows_a_hand(database):
    game = await start_game(database)
    user = (await seats.of_game(database, game))[0].user
    first = Hand(game, 0, 700, 0, 1, "one")
    await database.execute(hands.putting(first, user))
    await database.execute(hands.putting(replace(first, message=701, since=1, rev=3), user))
    await database.execute(hands.putting(replace(first, message=702), user + 1))
    assert (await hands.find(database, game, 0)).message == 701, "not that of a former holder"
    assert await hands.find(database, game, 1) is None
    await database.execute(hands.dropping(game, 0))
    assert await hands.find(database, game, 0) is None


async def test_the_newest_call_of_each_seat_is_found(database):
    game = await start_game(database)
    for rev, calls in ((2, {0, 1}), (3, {1}), (4, set())):
        await turns.store(database, make_turn(game, rev, calls=frozenset(calls)))
    assert await steps.calls_since(database, game, 1) == {0: 2, 1: 3}
    assert await steps.calls_since(database, game, 2) == {1: 3}
    assert await steps.calls_since(database, game, 3) == {}


async def test_game_ends_once(database):
    game = await start_game(database)
    await database.execute(games.finishing(game, NOW + 5))
    with pytest.raises(Taken):
        await database.execute(games.finishing(game, NOW + 6))
    with pytest.raises(Taken):
        await games.cancel(database, game, NOW + 6)
    found = await games.find(database, game)
    assert (found.status, found.ended_at, found.asked) == (Status.OVER, NOW + 5, frozenset())


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING, Status.OVER])
async def test_parked_game_returns_to_its_standing(database, status):
    game = await (open_lobby if status is Status.LOBBY else start_game)(database)
    if status is Status.OVER:
        await database.execute(games.finishing(game, NOW))
    await games.park(database, game)
    assert (await games.find(database, game)).status is Status.PARKED
    await games.unpark_all(database)
    found = await games.find(database, game)
    assert found.status == status


async def test_however_many_games_are_parked_all_return(database):
    parked = [await open_lobby(database) for _ in range(103)]
    for game in parked:
        await games.park(database, game)
    await games.unpark_all(database)
    found = [await games.find(database, game) for game in parked]
    assert {game.status for game in found} == {Status.LOBBY}


async def test_cancelled_game_is_not_parked(database):
    game = await open_lobby(database)
    await games.cancel(database, game, NOW)
    await games.park(database, game)
    assert (await games.find(database, game)).status is Status.CANCELLED


async def test_games_are_found_by_status_place_and_person(database):
    lobby = await open_lobby(database, guild=1, channel=10)
    first = await start_game(database, guild=1, channel=10)
    second = await start_game(database, guild=2, channel=20)
    await games.set_thread(database, second, 99)

    def ids(found: list[games.Game]) -> list[int]:
        return [game.id for game in found]

    assert ids(await games.in_guild(database, 1, Status.PLAYING, ANNA)) == [first]
    assert ids(await games.at_place(database, 10)) == [first, lobby]
    assert ids(await games.at_place(database, 99)) == [second]
    assert ids(await games.of_user(database, ANNA, Status.LOBBY)) == [lobby]
    assert await games.find(database, 999) is None


async def test_games_that_wait_for_me_come_longest_wait_first(database):
    game, other, mine = [await start_game(database) for _ in range(3)]
    await turns.store(database, make_turn(game, 2, at=NOW + 900))
    await turns.store(database, make_turn(other, 2, at=NOW + 300))
    waiting = [each.id for each in await games.waiting_for(database, BORIS)]
    assert waiting == [other, game]
    assert [each.id for each in await games.waiting_for(database, ANNA)] == [mine]
    await database.execute(seats.resigning(other, 1, NOW))
    assert [each.id for each in await games.waiting_for(database, BORIS)] == [game]


@pytest.mark.parametrize("asked", [(), (0,), (3,), (0, 2, 5)])
def test_asked_seats_are_bits(asked):
    assert games.from_bits(games.to_bits(asked)) == frozenset(asked)


async def test_seat_and_person_can_be_taken_once(database):
    game = await open_lobby(database)
    with pytest.raises(Taken):
        await seats.add(database, Seat(game, 1, 303, "Clara", None, NOW))
    with pytest.raises(Taken):
        await seats.add(database, Seat(game, 2, ANNA, "Anna again", None, NOW))
    await seats.add(database, Seat(game, 2, None, "Bot", "easy", NOW))
    await seats.add(database, Seat(game, 3, None, "Bot", "hard", NOW))
    assert [seat.bot for seat in await seats.of_game(database, game)] == [
        None,
        None,
        "easy",
        "hard",
    ]


async def test_resigned_seat_can_be_taken_over(database):
    game = await start_game(database)
    await database.execute(seats.resigning(game, 1, NOW + 5))
    with pytest.raises(Taken):
        await database.execute(seats.resigning(game, 1, NOW + 6))
    assert (await seats.of_game(database, game))[1].left_at == NOW + 5
    with pytest.raises(Taken):
        await database.execute(seats.taking_over(Seat(game, 1, ANNA, "Anna", None, NOW)))
    await database.execute(seats.taking_over(Seat(game, 1, 303, "Clara", None, NOW + 9)))
    assert (await seats.of_game(database, game))[1] == Seat(game, 1, 303, "Clara", None, NOW + 9)


async def test_lobby_is_seated_anew(database):
    game = await open_lobby(database)
    swapped = [Seat(game, 0, BORIS, "Boris", None, NOW), Seat(game, 1, ANNA, "Anna", None, NOW)]
    await seats.rearrange(database, game, swapped)
    assert await seats.of_game(database, game) == swapped
    await seats.rearrange(database, game, [])
    assert await seats.of_game(database, game) == []


async def test_draft_survives_a_restart(database, location):
    game = await start_game(database)
    await database.execute(drafts.putting(Draft(game, 0, 1, "place")))
    await database.execute(drafts.putting(Draft(game, 0, 1, "place 12 c4")))
    await database.close()
    again = await open_archive(location)
    assert await drafts.find(again, game, 0) == Draft(game, 0, 1, "place 12 c4")
    assert await drafts.find(again, game, 1) is None
    await again.execute(drafts.dropping(game, 0))
    await again.execute(drafts.putting(Draft(game, 1, 1, "x")))
    await again.execute(drafts.dropping_all(game))
    assert await drafts.find(again, game, 0) is None
    assert await drafts.find(again, game, 1) is None
    await again.close()


async def test_timers_run_out_in_order(database):
    game = await start_game(database)
    await timers.arm(database, "deadline", NOW + 30, game)
    await timers.arm(database, "digest", NOW + 20, None)
    await timers.arm(database, "remind", NOW + 10, game)
    due = await timers.due(database, NOW + 25)
    assert [(timer.kind, timer.table_id) for timer in due] == [("remind", game), ("digest", None)]
    assert len(await timers.due(database, NOW + 99, limit=1)) == 1


async def test_timer_armed_again_moves(database):
    game = await start_game(database)
    await timers.arm(database, "deadline", NOW + 30, game)
    await timers.arm(database, "deadline", NOW + 90, game)
    await timers.arm(database, "remind", NOW + 10, game)
    found = await timers_of(database, game)
    assert [(timer.due, timer.kind) for timer in found] == [
        (NOW + 10, "remind"),
        (NOW + 90, "deadline"),
    ]


async def test_timer_is_claimed_once_and_never_after_it_moved(database):
    game = await start_game(database)
    await timers.arm(database, "deadline", NOW, game)
    [timer] = await timers.due(database, NOW)
    await timers.arm(database, "deadline", NOW + 5, game)
    with pytest.raises(Taken):
        await timers.take(database, timer)
    [timer] = await timers.due(database, NOW + 5)
    await timers.take(database, timer)
    with pytest.raises(Taken):
        await timers.take(database, timer)
    assert await timers.due(database, NOW + 999) == []


async def test_timers_move_by_an_outage_and_are_disarmed(database):
    game, other = await start_game(database), await start_game(database)
    await timers.arm(database, "deadline", NOW, game)
    await timers.arm(database, "sweep", NOW, other)
    await timers.shift_all(database, 600)
    assert [timer.due for timer in await timers_of(database, game)] == [NOW + 600]
    assert [timer.due for timer in await timers_of(database, other)] == [NOW + 600]
    await timers.disarm(database, game, "deadline")
    await database.execute(timers.disarming_all(other))
    assert await timers.due(database, NOW + 999) == []


async def test_settings_are_kept_by_scope_and_owner(database):
    await settings.put(database, Scope.USER, 1, "locale", "uk")
    await settings.put(database, Scope.USER, 1, "locale", "ru")
    await settings.put(database, Scope.USER, 1, "theme", "dark")
    await settings.put(database, Scope.GUILD, 1, "locale", "en")
    assert await settings.of(database, Scope.USER, 1) == {"locale": "ru", "theme": "dark"}
    assert await settings.find(database, Scope.GUILD, 1, "locale") == "en"
    await settings.drop(database, Scope.USER, 1, "locale")
    assert await settings.find(database, Scope.USER, 1, "locale") is None
    await settings.drop(database, Scope.USER, 1, "theme")
    assert await settings.of(database, Scope.USER, 1) == {}
    assert await settings.of(database, Scope.GUILD, 1) == {"locale": "en"}


async def test_results_are_entered_once(database):
    first, second = await start_game(database), await start_game(database)
    rows = [
        Result(first, 0, ANNA, 1, 44),
        Result(first, 1, BORIS, 2, 40, won=False, resigned=True),
        Result(first, 2, None, 3, -2, won=True),
    ]
    await database.execute(results.adding(rows))
    await database.execute(results.adding([Result(second, 0, ANNA, 1, 12)]))
    with pytest.raises(Taken):
        await database.execute(results.adding(rows[:1]))
    assert await results.of_game(database, first) == rows


async def test_debts_of_several_turns_become_one(database):
    game = await open_lobby(database)
    await database.execute(outbox.adding(game, 5, [("board", None), ("hand", 0), ("hand", 1)], NOW))
    await database.execute(outbox.adding(game, 7, [("board", None), ("hand", 1)], NOW + 60))
    await database.execute(outbox.adding(game, 6, [("board", None)], NOW + 90))
    assert await outbox.of_game(database, game) == [
        Pending(game, "board", None, 5, 7, NOW, NOW + 60),
        Pending(game, "hand", 0, 5, 5, NOW, NOW),
        Pending(game, "hand", 1, 5, 7, NOW, NOW + 60),
    ]


async def test_debt_is_settled_up_to_what_was_published(database):
    game = await open_lobby(database)
    await database.execute(outbox.adding(game, 5, [("board", None)], NOW))
    [published] = await outbox.due(database, NOW, US)
    await database.execute(outbox.adding(game, 6, [("board", None)], NOW + 1))
    await outbox.mark_published(database, published)
    [rest] = await outbox.of_game(database, game)
    assert (rest.first, rest.rev) == (6, 6)
    await outbox.mark_published(database, rest)
    await outbox.mark_published(database, rest)
    assert await outbox.of_game(database, game) == []


async def test_failed_publication_waits_behind_the_others(database):
    stuck, fine = await open_lobby(database), await open_lobby(database)
    await database.execute(outbox.adding(stuck, 1, [("board", None)], NOW))
    await database.execute(outbox.adding(fine, 1, [("board", None)], NOW + 1))
    [failing, _] = await outbox.due(database, NOW + 1, US)
    await outbox.postpone(database, failing, NOW + 60)
    assert [due.table_id for due in await outbox.due(database, NOW + 1, US)] == [fine]
    assert [due.tries for due in await outbox.of_game(database, stuck)] == [1]
    soon = await outbox.due(database, NOW + 60, US)
    assert [(due.table_id, due.due) for due in soon] == [(fine, NOW + 1), (stuck, NOW + 60)]
    await database.execute(outbox.adding(stuck, 2, [("board", None)], NOW + 2))
    assert [due.table_id for due in await outbox.due(database, NOW + 2, US)] == [fine, stuck]
    await outbox.postpone(database, failing, NOW + 999)
    assert len(await outbox.due(database, NOW + 2, US)) == 2


async def test_receipt_is_kept_once_and_forgotten_late(database):
    receipt = Receipt("123", None, NOW)
    await receipts.keep(database, receipt)
    with pytest.raises(Repeated):
        await receipts.keep(database, Receipt("123", None, NOW + 1))
    assert await receipts.find(database, "123") == receipt
    await receipts.keep(database, Receipt("124", None, NOW + 50))
    assert await receipts.forget_before(database, NOW + 50) == 1
    assert await receipts.find(database, "123") is None
    assert await receipts.find(database, "124") is not None


async def test_request_collects_votes_and_closes_with_them(database):
    game = await start_game(database)
    request = Request(game, "undo", 4, 0, 2, NOW)
    await database.execute(votes.asking(request))
    with pytest.raises(Taken):
        await database.execute(votes.asking(Request(game, "undo", 5, 1, 3, NOW)))
    await votes.cast(database, request, 1, False)
    await votes.cast(database, request, 1, True)
    await votes.cast(database, request, 2, False)
    assert await votes.on(database, request) == {1: True, 2: False}
    assert await votes.open_request(database, game) == request
    await database.execute(votes.closing(game, "undo"))
    assert await votes.open_request(database, game) is None
    assert await votes.on(database, request) == {}


async def test_vote_for_an_older_request_does_not_count(database):
    game = await start_game(database)
    old = Request(game, "undo", 4, 0, 2, NOW)
    await database.execute(votes.asking(old))
    await database.execute(votes.closing(game, "undo"))
    await database.execute(votes.asking(Request(game, "undo", 6, 0, 2, NOW)))
    with pytest.raises(Taken):
        await votes.cast(database, old, 1, True)


async def test_what_is_about_to_be_posted_stays_noted_until_it_is_published(database):
    game = await start_game(database)
    await claims.take(database, "publishing", game, "us")

    async def noted(kind, seat, rev):
        async with database.write(table_lock(game)) as writer:
            return await postings.note(writer, Posting(game, kind, seat, rev), "publishing", "us")

    assert await noted("board", None, 3) == 3
    assert await noted("board", None, 5) == 3, "an earlier try counts"
    assert await noted("hand", 0, 5) == 5
    await outbox.mark_published(database, Pending(game, "board", None, 1, 3, NOW, NOW))
    assert await noted("board", None, 5) == 5
    assert await noted("hand", 0, 6) == 5
    await outbox.mark_published(database, Pending(game, "board", None, 1, 4, NOW, NOW))
    assert await noted("board", None, 6) == 5, "who was late forgets nothing that is newer"


async def test_whoever_has_lost_its_claim_is_about_to_post_nothing(database):
    game = await start_game(database)
    posting, publishing = Posting(game, "board", None, 3), "publishing"
    await claims.take(database, publishing, game, "us")
    await claims.release_all(database, ["us"])
    for holder in (None, "them"):
        if holder is not None:
            await claims.take(database, publishing, game, holder)
        with pytest.raises(Taken):
            async with database.write(table_lock(game)) as writer:
                await postings.note(writer, posting, publishing, "us")
    async with database.write(table_lock(game)) as writer:
        later = posting._replace(rev=4)
        assert await postings.note(writer, later, publishing, "them") == 4
