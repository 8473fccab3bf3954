"""Following: chosen once, told exactly once, and over when one sits down."""

import pytest

from cogs.delivery.followers import follower_poster
from cogs.screens.board import board_picture
from cogs.ui.custom_id import Op
from cogs.ui.reader import make_reader
from db import outbox as stored_outbox
from db import timers
from db.followers import Tell
from engine.core.words import msg, who
from locales import Locale
from tables import lookup, outbox
from tables.lobby import campaign, invitations, opening
from tables.log import Debt
from tables.people import following
from tables.play.managing import show_again
from tables.time import archiving
from tables.time.outage import due
from tests.tables.playing import called_off, choose_blocks, play_one, play_out
from tests.tables.test_undo import refused
from tests.words import house_words

BOARD = 4321


async def show_board(office, table):
    """What the hall does when a board is up."""
    table = await office.table(table.id)
    (debt,) = [one for one in await outbox.owed(office) if one.kind == Debt.BOARD]
    await outbox.published(office, debt, BOARD)
    return table


async def owed_to_followers(office, table):
    owed = await stored_outbox.of_game(office.database, table.id)
    return [one for one in owed if one.kind == Debt.FOLLOWERS]


async def pay_followers(office, table):
    """Who is told what has happened since when; all of it is then paid."""
    (debt,) = await owed_to_followers(office, table)
    told = {}
    for one in await following.to_tell(office, table):
        told[one.user] = following.unread_since(one, debt)
        await following.was_told(office, one, table.row.rev)
    await outbox.published(office, debt)
    return told


@pytest.fixture
async def table(office, begin):
    table = await begin("ann", "bob")
    await show_board(office, table)
    return table


async def test_a_choice_is_kept_until_another_is_made(office, people, table):
    eve = people("eve").user
    await following.follow(office, table.id, people("eve"), None, "ru")
    assert (await following.follower(office, table.id, eve)).tell is Tell.THREAD
    await following.follow(office, table.id, people("eve"), Tell.TURNS, "ru")
    await following.follow(office, table.id, people("eve"), None, "uk")
    one = await following.follower(office, table.id, eve)
    assert (one.tell, one.locale) == (Tell.TURNS, "uk")
    await following.unfollow(office, table.id, people("eve"))
    assert (
        await refused(following.unfollow(office, table.id, people("eve")))
        == "refused-not-following"
    )


async def test_players_and_the_late_cannot_follow(office, people, table):
    assert (
        await refused(following.follow(office, table.id, people("bob"), None, "en"))
        == "refused-already-seated"
    )
    await called_off(office, people, table)
    assert (
        await refused(following.follow(office, table.id, people("eve"), None, "en"))
        == "refused-game-over"
    )


async def test_fifty_may_follow_and_the_fifty_first_is_told_so(office, people, table):
    for number in range(following.MOST_FOLLOWERS):
        await following.follow(office, table.id, people(f"fan{number}"), None, "en")
    assert (
        await refused(following.follow(office, table.id, people("eve"), None, "en"))
        == "refused-too-many-followers"
    )
    await following.follow(office, table.id, people("fan7"), Tell.END, "en")


async def test_whoever_sits_down_follows_no_longer(office, people, sit_down):
    table = await sit_down("ann", "bob")
    await following.follow(office, table.id, people("eve"), Tell.TURNS, "en")
    await opening.join(office, table.id, people("eve"))
    assert await following.followers_of(office, table.id) == []


async def test_followers_are_owed_nothing_before_the_board_is_up(office, people, table):
    await following.follow(office, table.id, people("eve"), Tell.TURNS, "en")
    table = await choose_blocks(office, people, table, ("ann", "bob"))
    assert await owed_to_followers(office, table) == []
    table = await show_board(office, table)
    assert await pay_followers(office, table) == {people("eve").user: 1}
    assert await owed_to_followers(office, table) == []


async def test_a_table_that_nobody_wants_to_hear_of_owes_nothing(office, people, table):
    await following.follow(office, table.id, people("eve"), Tell.END, "en")
    await following.follow(office, table.id, people("fay"), Tell.THREAD, "en")
    table = await choose_blocks(office, people, table, ("ann", "bob"))
    table = await show_board(office, table)
    assert await owed_to_followers(office, table) == []


async def test_after_a_crash_in_the_middle_only_the_others_are_told(office, people, table):
    for name in ("eve", "fay"):
        await following.follow(office, table.id, people(name), Tell.TURNS, "en")
    table = await choose_blocks(office, people, table, ("ann", "bob"))
    table = await show_board(office, table)
    first = (await following.to_tell(office, table))[0]
    await following.was_told(office, first, table.row.rev)
    left = await following.to_tell(office, table)
    assert {first.user, *(one.user for one in left)} == {people("eve").user, people("fay").user}
    assert len(left) == 1


async def test_the_end_is_told_to_all_who_want_it_without_the_whole_game(office, people, table):
    await following.follow(office, table.id, people("eve"), Tell.END, "ru")
    table = await choose_blocks(office, people, table, ("ann", "bob"))
    await show_board(office, table)
    while table.row.status == "playing":
        before = table.row.rev
        table = await play_one(office, people, table)
        await show_board(office, table)
    assert await pay_followers(office, table) == {people("eve").user: before}


async def test_a_game_that_is_called_off_has_ended_too(office, people, table):
    await following.follow(office, table.id, people("eve"), Tell.END, "ru")
    table = await called_off(office, people, table)
    table = await show_board(office, table)
    assert list(await pay_followers(office, table)) == [people("eve").user]


async def test_the_next_episode_keeps_door_guests_and_followers(office, people, lamps):
    table = await opening.open_table(
        office, people("ann"), "lamps", locale="en", options={"rounds": 2}, private=True
    )
    for name in ("bob", "cid", "dee", "eve"):
        await invitations.invite(office, table.id, people("ann"), people(name).user)
    for name in ("bob", "cid"):
        await opening.join(office, table.id, people(name))
    await following.follow(office, table.id, people("eve"), Tell.END, "ru")
    table = await opening.start(office, table.id, people("ann"))
    done = await play_out(office, people, table)
    opened = await campaign.next_episode(office, done.id, people("ann"))
    assert opened.row.private
    assert await refused(opening.join(office, opened.id, people("fay"))) == "refused-by-invitation"
    change = invitations.set_private(office, opened.id, people("ann"), False)
    assert await refused(change) == "refused-privacy-stays"
    await opening.leave(office, opened.id, people("cid"))
    await opening.join(office, opened.id, people("dee"))
    (one,) = await following.followers_of(office, opened.id)
    assert (one.user, one.tell) == (people("eve").user, Tell.END)


@pytest.mark.parametrize("locale", list(Locale))
async def test_a_letter_fits_shows_everyones_board_and_says_how_to_stop(table, locale):
    reader = make_reader(house_words(), locale, "light", table.names)
    told = [msg("notice-resigned", who=who(0))] * 200
    letter = await follower_poster(table, told, reader)
    assert len(letter.text) <= 2000
    assert letter.text.splitlines()[-1] == reader.say(msg("follow-how-to-stop", number=table.id))
    assert reader.say(told[0]) in letter.text
    board = await board_picture(table, table.running.match.public(), reader)
    assert [picture.png for picture in letter.pictures] == [board.png]
    assert [widget.press.op for widget in letter.widgets] == [Op.UNFOLLOW]


# The thread is put away


async def archive_timers(office, table):
    found = await timers.of_game(office.database, table.id)
    return [timer for timer in found if timer.kind == archiving.ARCHIVE]


async def test_a_day_after_the_last_board_the_thread_is_put_away(office, people, table, clock):
    await lookup.moved_to(office, table.id, 555)
    await show_again(office, table.id, people("ann"))
    await show_board(office, table)
    assert await archive_timers(office, table) == [], "the game still runs"
    table = await play_out(office, people, table)
    assert await archive_timers(office, table) == [], "the last board is not up yet"
    await show_board(office, table)
    clock.seconds += archiving.ARCHIVE_SECONDS - 1
    assert all(timer.kind != archiving.ARCHIVE for timer in await due(office))
    clock.seconds += 1
    (timer,) = [timer for timer in await due(office) if timer.kind == archiving.ARCHIVE]
    assert await archiving.thread_to_archive(office, timer) == 555
    await archiving.archived(office, timer)
    await archiving.archived(office, timer)
    assert await archive_timers(office, table) == []


async def test_a_thread_with_a_next_episode_stays_open(office, people, lamps, clock):
    table = await lamps("ann", "bob", "cid", rounds=2)
    await lookup.moved_to(office, table.id, 555)
    table = await play_out(office, people, table)
    await show_board(office, table)
    opened = await campaign.next_episode(office, table.id, people("ann"))
    (timer,) = await archive_timers(office, table)
    assert await archiving.thread_to_archive(office, timer) is None
    await opening.cancel(office, opened.id, people("ann"))
    assert await archiving.thread_to_archive(office, timer) == 555
