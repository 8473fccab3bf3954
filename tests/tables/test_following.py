"""Following: chosen once, told exactly once, and over when one sits down."""

import pytest

from cogs.delivery.followers import follower_poster
from cogs.screens.board import board_picture
from cogs.ui.custom_id import Op
from cogs.ui.reader import make_reader
from db import outbox as stored_outbox
from db.followers import Tell
from engine.core.words import msg, who
from locales import Locale
from tables import lookup, outbox
from tables.entries import Publication
from tables.lobby import campaign, invitations, opening
from tables.people import following
from tables.play.managing import show_again
from tables.time import archiving
from tables.time.timers import due
from tests.db.making import timers_of
from tests.tables.playing import called_off, choose_blocks, play_one, play_out
from tests.tables.test_undo import refused
from tests.words import all_words

BOARD = 4321


async def show_board(context, table):
    """What the hall does when a board is up."""
    table = await context.table(table.id)
    (pending,) = [one for one in await outbox.due(context) if one.kind == Publication.BOARD]
    await outbox.posted(context, pending, BOARD, 0, "digest")
    return table


async def owed_to_followers(context, table):
    due = await stored_outbox.of_game(context.database, table.id)
    return [one for one in due if one.kind == Publication.FOLLOWERS]


async def pay_followers(context, table):
    """Who is told what has happened since when; all of it is then paid."""
    (pending,) = await owed_to_followers(context, table)
    told = {}
    for one in await following.to_tell(context, table, table.row.rev):
        told[one.user] = following.unread_since(one, pending)
        await following.was_told(context, one, table.row.rev)
    await outbox.published(context, pending)
    return told


@pytest.fixture
async def table(context, begin):
    table = await begin("ann", "bob")
    await show_board(context, table)
    return table


async def test_a_choice_is_kept_until_another_is_made(context, people, table):
    eve = people("eve").user
    await following.follow(context, table.id, people("eve"), None, "ru")
    assert (await following.follower(context, table.id, eve)).tell is Tell.THREAD
    await following.follow(context, table.id, people("eve"), Tell.TURNS, "ru")
    await following.follow(context, table.id, people("eve"), None, "uk")
    one = await following.follower(context, table.id, eve)
    assert (one.tell, one.locale) == (Tell.TURNS, "uk")
    await following.unfollow(context, table.id, people("eve"))
    assert (
        await refused(following.unfollow(context, table.id, people("eve")))
        == "refused-not-following"
    )


async def test_players_and_the_late_cannot_follow(context, people, table):
    assert (
        await refused(following.follow(context, table.id, people("bob"), None, "en"))
        == "refused-already-seated"
    )
    await called_off(context, people, table)
    assert (
        await refused(following.follow(context, table.id, people("eve"), None, "en"))
        == "refused-game-over"
    )


async def test_fifty_may_follow_and_the_fifty_first_is_told_so(context, people, table):
    for number in range(following.MOST_FOLLOWERS):
        await following.follow(context, table.id, people(f"fan{number}"), None, "en")
    assert (
        await refused(following.follow(context, table.id, people("eve"), None, "en"))
        == "refused-too-many-followers"
    )
    await following.follow(context, table.id, people("fan7"), Tell.END, "en")


async def test_whoever_sits_down_follows_no_longer(context, people, sit_down):
    table = await sit_down("ann", "bob")
    await following.follow(context, table.id, people("eve"), Tell.TURNS, "en")
    await opening.join(context, table.id, people("eve"))
    assert await following.followers_of(context, table.id) == []


async def test_followers_are_owed_nothing_before_the_board_is_up(context, people, table):
    await following.follow(context, table.id, people("eve"), Tell.TURNS, "en")
    table = await choose_blocks(context, people, table, ("ann", "bob"))
    assert await owed_to_followers(context, table) == []
    table = await show_board(context, table)
    assert await pay_followers(context, table) == {people("eve").user: 1}
    assert await owed_to_followers(context, table) == []


async def test_a_table_that_nobody_wants_to_hear_of_owes_nothing(context, people, table):
    await following.follow(context, table.id, people("eve"), Tell.END, "en")
    await following.follow(context, table.id, people("fay"), Tell.THREAD, "en")
    table = await choose_blocks(context, people, table, ("ann", "bob"))
    table = await show_board(context, table)
    assert await owed_to_followers(context, table) == []


async def test_after_a_crash_in_the_middle_only_the_others_are_told(context, people, table):
    for name in ("eve", "fay"):
        await following.follow(context, table.id, people(name), Tell.TURNS, "en")
    table = await choose_blocks(context, people, table, ("ann", "bob"))
    table = await show_board(context, table)
    first = (await following.to_tell(context, table, table.row.rev))[0]
    await following.was_told(context, first, table.row.rev)
    left = await following.to_tell(context, table, table.row.rev)
    assert {first.user, *(one.user for one in left)} == {people("eve").user, people("fay").user}
    assert len(left) == 1


async def test_the_end_is_told_to_all_who_want_it_without_the_whole_game(context, people, table):
    await following.follow(context, table.id, people("eve"), Tell.END, "ru")
    table = await choose_blocks(context, people, table, ("ann", "bob"))
    await show_board(context, table)
    while table.row.status == "playing":
        before = table.row.rev
        table = await play_one(context, people, table)
        await show_board(context, table)
    assert await pay_followers(context, table) == {people("eve").user: before}


async def test_a_game_that_is_called_off_has_ended_too(context, people, table):
    await following.follow(context, table.id, people("eve"), Tell.END, "ru")
    table = await called_off(context, people, table)
    table = await show_board(context, table)
    assert list(await pay_followers(context, table)) == [people("eve").user]


async def test_the_next_episode_keeps_door_guests_and_followers(context, people, lamps):
    table = await opening.open_table(
        context, people("ann"), "lamps", locale="en", options={"rounds": 2}, private=True
    )
    for name in ("bob", "cid", "dee", "eve"):
        await invitations.invite(context, table.id, people("ann"), people(name).user)
    for name in ("bob", "cid"):
        await opening.join(context, table.id, people(name))
    await following.follow(context, table.id, people("eve"), Tell.END, "ru")
    table = (await opening.start(context, table.id, people("ann"))).after
    done = await play_out(context, people, table)
    opened = await campaign.next_episode(context, done.id, people("ann"))
    assert opened.row.private
    assert await refused(opening.join(context, opened.id, people("fay"))) == "refused-by-invitation"
    change = invitations.set_private(context, opened.id, people("ann"), False)
    assert await refused(change) == "refused-privacy-stays"
    await opening.leave(context, opened.id, people("cid"))
    await opening.join(context, opened.id, people("dee"))
    (one,) = await following.followers_of(context, opened.id)
    assert (one.user, one.tell) == (people("eve").user, Tell.END)


@pytest.mark.parametrize("locale", list(Locale))
async def test_a_letter_fits_shows_everyones_board_and_says_how_to_stop(table, locale):
    reader = make_reader(all_words(), locale, "light", table.names)
    told = [msg("notice-resigned", who=who(0))] * 200
    letter = await follower_poster(table, told, reader)
    assert len(letter.text) <= 2000
    assert letter.text.splitlines()[-1] == reader.say(msg("follow-how-to-stop", number=table.id))
    assert reader.say(told[0]) in letter.text
    board = await board_picture(table, table.position.match.public(), reader)
    assert [picture.png for picture in letter.pictures] == [board.png]
    assert [widget.press.op for widget in letter.widgets] == [Op.UNFOLLOW]


# The thread is put away


async def archive_timers(context, table):
    found = await timers_of(context.database, table.id)
    return [timer for timer in found if timer.kind == archiving.ARCHIVE]


async def test_a_day_after_the_last_board_the_thread_is_put_away(context, people, table, clock):
    await lookup.moved_to(context, table.id, 555)
    await show_again(context, table.id, people("ann"))
    await show_board(context, table)
    assert await archive_timers(context, table) == [], "the game still runs"
    table = await play_out(context, people, table)
    assert await archive_timers(context, table) == [], "the last board is not up yet"
    await show_board(context, table)
    clock.seconds += archiving.ARCHIVE_SECONDS - 1
    assert all(timer.kind != archiving.ARCHIVE for timer in await due(context))
    clock.seconds += 1
    (timer,) = [timer for timer in await due(context) if timer.kind == archiving.ARCHIVE]
    assert await archiving.thread_to_archive(context, timer) == 555
    await archiving.archived(context, timer)
    await archiving.archived(context, timer)
    assert await archive_timers(context, table) == []


async def test_a_thread_with_a_next_episode_stays_open(context, people, lamps, clock):
    table = await lamps("ann", "bob", "cid", rounds=2)
    await lookup.moved_to(context, table.id, 555)
    table = await play_out(context, people, table)
    await show_board(context, table)
    opened = await campaign.next_episode(context, table.id, people("ann"))
    (timer,) = await archive_timers(context, table)
    assert await archiving.thread_to_archive(context, timer) is None
    await opening.cancel(context, opened.id, people("ann"))
    assert await archiving.thread_to_archive(context, timer) == 555
