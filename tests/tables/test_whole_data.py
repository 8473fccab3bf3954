"""Whole data: every column of the archive is known, what it holds of a person is shown to them, and
goes with them."""

import json

import pytest

from db import hands, lateness, orders, standing_answers
from db.backup import back_up
from db.copies import dated_backup, keep_newest
from db.hands import Hand
from db.lateness import Lateness
from db.layout import layout
from db.orders import Order
from db.standing_answers import StandingAnswer
from db.statements import Statement
from tables.daily import tries
from tables.daily.tries import Place
from tables.history import review
from tables.lobby import invitations, opening
from tables.people import browsers, following, replacing
from tables.people.forgetting import forget
from tables.people.settings import prefer
from tables.play import act, voting
from tables.play.resignation import resign
from tables.records import export
from tables.records.person import record_of
from tables.time import deadlines, pauses, reminders, vacations
from tables.time.arithmetic import DAY
from tests.tables import leagues
from tests.tables.playing import play_out
from tests.tables.test_forgetting import EVE, people, traces

__all__ = ["people"]

PERSON = {
    "games.host": "hosted",
    "seats.user": "seats",
    "seats.name": "seats",
    "settings.id": "settings",
    "results.user": "results",
    "requests.target": "requests",
    "stops.user": "vacations",
    "reminders.user": "reminders",
    "former_seats.user": "former seats",
    "former_seats.name": "former seats",
    "ratings.user": "ratings",
    "invitations.user": "invitations",
    "invitations.inviter": "invited",
    "followers.user": "followed",
    "orders.user": "prepared moves",
    "standing_answers.user": "standing answers",
    "browser_keys.user": "browsers",
    "daily_tries.user": "cities of the day",
    "leagues.host": "leagues run",
    "league_members.user": "leagues",
    "league_members.name": "leagues",
    "reviews.user": "reviews",
}
"""Columns that tell who somebody is, and under which heading they find it in their data."""

SEAT = {
    "seats.seat": "seats",
    "steps.seat": "moves",
    "drafts.seat": "drafts",
    "results.seat": "results",
    "requests.seat": "requests",
    "votes.seat": "votes",
    "hands.seat": "hands",
    "stops.seat": "more time",
    "lateness.seat": "lateness",
    "former_seats.seat": "former seats",
    "orders.seat": "prepared moves",
    "standing_answers.seat": "standing answers",
}
"""Columns that tell of whoever holds a seat of a table."""

POSITION = {"outbox.seat", "postings.seat", "bot_turns.seat", "games.asked", "steps.calls"}
"""Seats for which Boroughs has something to do yet, or had at a moment of the log."""

FACTS = {
    "games": """id game status reason guild channel thread board_message locale rev posted_rev
        ply asked_at created_at started_at ended_at options config seed pace wake private
        lobby_rev lobby_channel lobby_message board_since board_digest""",
    "seats": "table_id bot joined_at left_at",
    "steps": "table_id rev ply opened kind dice reveals at packed action events state",
    "drafts": "table_id opened tokens",
    "timers": "id due kind table_id tries",
    "settings": "scope key value",
    "results": "table_id rank score won resigned whole_campaign",
    "outbox": "table_id kind first rev created_at due tries",
    "postings": "table_id kind rev",
    "bot_turns": "table_id",
    "claims": "work table_id process",
    "processes": "process takes",
    "shards": "shard_count shard wanted process heir session sequence gateway",
    "receipts": "interaction table_id at",
    "requests": "table_id kind rev created_at",
    "votes": "table_id kind rev yes",
    "hands": "table_id message since rev digest",
    "stops": "id kind table_id start until",
    "lateness": "table_id since called told missed",
    "reminders": "due last tries",
    "former_seats": "table_id until at",
    "ratings": "guild game mu sigma",
    "unrated": "ended_at table_id",
    "invitations": "table_id at",
    "troubles": "table_id work tries due told",
    "followers": "table_id tell locale since told",
    "orders": "id table_id place stage action condition detail held",
    "standing_answers": "table_id stage token",
    "browser_keys": "hash kind table_id guild locale until",
    "daily_puzzles": "day game config seed par closed",
    "daily_tries": "table_id day guild number",
    "reviews": "table_id rev due tries ended_at found",
    "daily_channels": "guild channel locale zone hour due later tries",
    "leagues": """id kind guild channel locale game options pace duels weeks created_at season
        status started_at ended_at round rounds drawn_at told due tries message""",
    "league_members": """league_id season number joined_at rating seed division slot left_at rank
        points""",
    "league_fixtures": "league_id season round division number slots absent table_id",
}
"""Columns that tell of no person by themselves."""


def test_it_is_known_of_every_column_whom_it_tells_of():
    facts = {f"{table}.{name}" for table, names in FACTS.items() for name in names.split()}
    classes = (set(PERSON), set(SEAT), POSITION, facts)
    columns = {f"{table.name}.{column}" for table in layout() for column in table.columns}
    assert columns == set().union(*classes)
    assert sum(map(len, classes)) == len(set().union(*classes)), "each column in one class"


@pytest.fixture
async def known(context, people, begin, sit_down):
    """Evelyn, who is Bob here, has left something in every corner of the archive."""
    played = await play_out(context, people, await begin("ann", "bob"))
    await review.ask(context, played, EVE.user)
    await record_of(context, EVE.user, None, None)
    await prefer(context, EVE.user, "theme", "light")
    left = await begin("ann", "bob", "cid")
    await resign(context, left.id, people("bob"))
    await replacing.take_over(context, left.id, people("dee"), 1)
    await replacing.ask_back(context, left.id, people("bob"))
    watched = await sit_down("ann", "cid", first="1")
    await invitations.invite(context, watched.id, people("ann"), EVE.user)
    await invitations.invite(context, watched.id, people("bob"), people("fay").user)
    await following.follow(context, watched.id, people("bob"), None, "en")
    await browsers.make_link(context, watched.id, EVE.user, None, "en")
    await tries.begin(context, people("bob"), Place(7, 77, "en"))
    await in_leagues(context, people)
    await hurried(context, people, sit_down)
    asked = await begin("bob", "ann", "cid")
    await pauses.pause(context, asked.id, people("ann"))
    await voting.vote(context, asked.id, people("bob"), True)
    await vacations.go(context, people("bob"), 2)
    await reminders.plan(context)


async def in_leagues(context, people):
    """A season that Evelyn plays in, and a league that she runs and has signed up for."""
    await leagues.started(context, people, ["ann", "bob", "cid"])
    league = await leagues.founded(context, people, host="bob")
    await leagues.signed_up(context, people, league, ["bob"])


async def hurried(context, people, sit_down):
    """A game in which Evelyn is late, was given time, and has begun to choose."""
    table = await sit_down("bob", "ann", first="1")
    await opening.set_pace(context, table.id, people("bob"), DAY)
    table = (await opening.start(context, table.id, people("bob"))).after
    context.now.seconds += DAY
    while await deadlines.look(context, table.id):
        pass
    await deadlines.give_time(context, table.id, people("ann"), 0)
    late = Lateness(table.id, 0, context.now(), called=True)
    await context.database.execute(lateness.putting(late))
    await act.choose(context, table.id, people("bob"), table.position.step.opened, "1111")
    order = Order(table.id, 0, EVE.user, 1, "build", "build\nb7\n3", "legal")
    async with context.database.write() as writer:
        await orders.add(writer, order)
    answer = StandingAnswer(table.id, 0, "show", EVE.user, "best")
    await context.database.execute(standing_answers.putting(answer))
    await context.database.execute(
        hands.putting(Hand(table.id, 0, 700, 0, 1, ""), table.seats[0].user)
    )


@pytest.mark.usefixtures("known")
async def test_every_one_of_them_is_shown_and_then_taken(context, people):
    shown = await export.personal(context, EVE.user)
    headings = {*PERSON.values(), *SEAT.values()}
    assert {heading for heading in headings if not shown[heading]} == set()
    json.dumps(shown)
    assert {f"{table}.{column}" for table, column in await traces(context)} == set(PERSON)

    await forget(context, people("bob"))
    assert await traces(context) == []
    after = await export.personal(context, EVE.user)
    assert {heading for heading, found in after.items() if found} == {"user"}


@pytest.mark.sqlite
@pytest.mark.usefixtures("known")
async def test_what_is_deleted_is_gone_from_the_file_itself(context, people, tmp_path):
    await context.database.execute(Statement("DELETE FROM receipts", ((),)))
    wanted = (EVE.name.encode(), EVE.user.to_bytes(8, "big"), str(EVE.user).encode())

    def found():
        files = [path.read_bytes() for path in sorted(tmp_path.glob("archive.sqlite3*"))]
        return [one for one in wanted if any(one in data for data in files)]

    assert EVE.name.encode() in found()
    await forget(context, people("bob"))
    assert found() == []


@pytest.mark.sqlite
@pytest.mark.usefixtures("known")
async def test_a_copy_made_before_still_knows_them_until_it_is_deleted(context, people, tmp_path):
    """As /forget-me says: copies are not in its hands, but in those of whoever runs the bot."""
    archive = tmp_path / "archive.sqlite3"

    def holding():
        files = (file for file in tmp_path.rglob("*") if file.is_file())
        return [file for file in files if EVE.name.encode() in file.read_bytes()]

    before = dated_backup(archive, "20260101-120000")
    back_up(archive, before)
    await context.database.execute(Statement("DELETE FROM receipts", ((),)))
    await forget(context, people("bob"))
    assert holding() == [before]
    back_up(archive, dated_backup(archive, "20260102-120000"))
    assert keep_newest(archive, 1) == [before]
    assert holding() == []
