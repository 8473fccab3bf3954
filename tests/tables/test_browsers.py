"""A table in a browser: links are for one person and table and taken once; sessions end."""

import asyncio

import pytest

from engine.core.errors import Refused
from tables.cleanup import tidy_up
from tables.lobby import invitations, opening
from tables.people import browsers
from tables.people.forgetting import forget

SERVER = 7


@pytest.fixture
async def link(context, people, begin):
    """A link of Ann's to her table."""
    table = await begin("ann", "bob")
    return await browsers.make_link(context, table.id, people("ann").user, None, "uk")


async def refused(attempt):
    with pytest.raises(Refused) as found:
        await attempt
    return found.value.reason.key


async def kept(context):
    return [tuple(row) for row in await context.database.fetch("SELECT * FROM browser_keys")]


async def test_a_link_becomes_a_session_of_its_person_at_its_table(context, people, link):
    session = await browsers.take_link(context, link)
    again = await browsers.session_of(context, session.secret)
    assert again == session
    assert (session.user, session.locale) == (people("ann").user, "uk")


async def test_no_secret_is_kept(context, link):
    session = await browsers.take_link(context, link)
    told = str(await kept(context)) + repr(session)
    assert link not in told
    assert session.secret not in told


async def test_a_link_is_taken_once_also_by_many_at_once(context, link):
    tries = [browsers.take_link(context, link) for _ in range(8)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, browsers.Session) for one in found) == 1
    assert await refused(browsers.take_link(context, link)) == "refused-web-link"


async def test_a_link_is_good_for_ten_minutes(context, clock, link):
    clock.seconds += browsers.LINK_SECONDS
    assert await refused(browsers.take_link(context, link)) == "refused-web-link"


async def test_a_session_ends_and_is_tidied_away(context, clock, link):
    session = await browsers.take_link(context, link)
    clock.seconds += browsers.SESSION_SECONDS
    assert await refused(browsers.session_of(context, session.secret)) == "refused-web-session"
    await tidy_up(context)
    assert await kept(context) == []


@pytest.mark.parametrize("forged", ["", "x", "x" * 5000, "\0", "🙂" * 20, "\ud800"])
async def test_a_forged_secret_opens_nothing(context, link, forged):
    assert await refused(browsers.take_link(context, forged)) == "refused-web-link"
    assert await refused(browsers.session_of(context, forged)) == "refused-web-session"
    assert await refused(browsers.session_of(context, link)) == "refused-web-session"
    tampered = link[:-1] + ("a" if link[-1] != "a" else "b")
    assert await refused(browsers.take_link(context, tampered)) == "refused-web-link"
    await browsers.take_link(context, link)


async def test_nobody_gets_a_link_to_a_table_they_may_not_know_of(context, people):
    table = await opening.open_table(
        context, people("ann"), "manhattan", guild=SERVER, locale="en", private=True
    )
    stranger = people("eve").user
    making = browsers.make_link(context, table.id, stranger, SERVER, "en")
    assert await refused(making) == "refused-no-such-game"
    assert await refused(browsers.make_link(context, 999, stranger, SERVER, "en")) == (
        "refused-no-such-game"
    )


async def test_a_session_shows_nothing_more_once_the_table_is_closed(context, people):
    table = await opening.open_table(context, people("ann"), "manhattan", guild=SERVER, locale="en")
    visitor = people("eve").user
    link = await browsers.make_link(context, table.id, visitor, SERVER, "en")
    waiting = await browsers.make_link(context, table.id, visitor, SERVER, "en")
    session = await browsers.take_link(context, link)
    await invitations.set_private(context, table.id, people("ann"), True)
    assert await refused(browsers.session_of(context, session.secret)) == "refused-no-such-game"
    assert await refused(browsers.take_link(context, waiting)) == "refused-no-such-game"


async def test_signing_out_everywhere_ends_sessions_and_links_of_one_person(
    context, people, begin, link
):
    other = await browsers.make_link(
        context, (await begin("ann", "bob")).id, people("bob").user, None, "en"
    )
    session = await browsers.take_link(context, link)
    unused = await browsers.make_link(context, session.table_id, session.user, None, "en")
    assert await browsers.sign_out_everywhere(context, session.user) == 2
    assert await refused(browsers.session_of(context, session.secret)) == "refused-web-session"
    assert await refused(browsers.take_link(context, unused)) == "refused-web-link"
    await browsers.take_link(context, other)


async def test_whoever_is_forgotten_is_signed_out(context, people, link):
    session = await browsers.take_link(context, link)
    await forget(context, people("ann"))
    assert await refused(browsers.session_of(context, session.secret)) == "refused-web-session"


async def test_nobody_fills_the_archive_with_links(context, people, begin):
    table = await begin("ann", "bob")
    for _ in range(3 * browsers.MOST_LINKS):
        await browsers.make_link(context, table.id, people("ann").user, None, "en")
    assert len(await kept(context)) == browsers.MOST_LINKS


@pytest.fixture
async def table(begin):
    return await begin("ann", "bob")


async def launches(context):
    rows = await context.database.fetch("SELECT hash FROM browser_keys WHERE kind = 'link'")
    return [row["hash"] for row in rows]


async def test_a_launch_becomes_a_session_of_whoever_opened_the_table(context, people, table):
    ann = people("ann").user
    await browsers.note_launch(context, table.id, ann, None, "ru")
    session = await browsers.take_launch(context, ann)
    assert (session.user, session.table_id, session.locale) == (ann, table.id, "ru")
    assert await browsers.session_of(context, session.secret) == session
    assert await refused(browsers.take_launch(context, ann)) == "refused-web-launch"


async def test_a_launch_is_nobody_elses_and_the_latest_counts(context, people, table, begin):
    ann, bob = people("ann").user, people("bob").user
    other = await begin("ann", "bob")
    await browsers.note_launch(context, table.id, ann, None, "en")
    await browsers.note_launch(context, other.id, ann, None, "en")
    assert len(await launches(context)) == 1
    assert await refused(browsers.take_launch(context, bob)) == "refused-web-launch"
    assert (await browsers.take_launch(context, ann)).table_id == other.id


async def test_of_many_who_take_a_launch_at_once_one_does(context, people, table):
    ann = people("ann").user
    await browsers.note_launch(context, table.id, ann, None, "en")
    tries = [browsers.take_launch(context, ann) for _ in range(8)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, browsers.Session) for one in found) == 1


async def test_a_launch_runs_out_and_ends_with_its_person(context, people, table, clock):
    ann = people("ann").user
    await browsers.note_launch(context, table.id, ann, None, "en")
    clock.seconds += browsers.LINK_SECONDS
    assert await refused(browsers.take_launch(context, ann)) == "refused-web-launch"
    await tidy_up(context)
    assert await kept(context) == []
    await browsers.note_launch(context, table.id, ann, None, "en")
    await browsers.sign_out_everywhere(context, ann)
    assert await refused(browsers.take_launch(context, ann)) == "refused-web-launch"
    await browsers.note_launch(context, table.id, ann, None, "en")
    await forget(context, people("ann"))
    assert await refused(browsers.take_launch(context, ann)) == "refused-web-launch"


async def test_what_stands_for_a_launch_is_no_link(context, people, table):
    ann = people("ann").user
    await browsers.note_launch(context, table.id, ann, None, "en")
    for secret in await launches(context):
        assert await refused(browsers.take_link(context, secret)) == "refused-web-link"


async def test_nobody_launches_a_table_they_may_not_know_of(context, people):
    table = await opening.open_table(
        context, people("ann"), "manhattan", guild=SERVER, locale="en", private=True
    )
    eve = people("eve").user
    noting = browsers.note_launch(context, table.id, eve, SERVER, "en")
    assert await refused(noting) == "refused-no-such-game"
    await invitations.set_private(context, table.id, people("ann"), False)
    await browsers.note_launch(context, table.id, eve, SERVER, "en")
    await invitations.set_private(context, table.id, people("ann"), True)
    assert await refused(browsers.take_launch(context, eve)) == "refused-no-such-game"
