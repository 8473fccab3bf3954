"""A league through the real bot: from ``/league new`` to the next season."""

import json
import signal

from tables.leagues.seasons import WEEK
from tables.time.arithmetic import HOUR, MINUTE
from tests.archives import BOTH_KINDS, query
from tests.e2e.stage import changed, until
from tests.e2e.test_processes import both

__all__ = ["both"]

HOSTILE = "@everyone **[x](http://a.b)** `"


def ask(stage, sql):
    return query(stage.bot.database, sql)


def control(message, deed):
    """The custom id of the button or menu for this deed."""
    ids = [part["custom_id"] for part in (*message.buttons, *message.selects)]
    return next((one for one in ids if one.split(":")[-1] == deed), None)


async def press(person, message, deed):
    return (await person.press(message, control(message, deed))).message


async def whispered(person, message, deed):
    """What this person alone is told beside what they pressed."""
    answer = await person.press(message, control(message, deed))

    async def told():
        return (await person.later(answer)).followups

    return (answer.followups or await until(told))[0].content


async def manager(stage):
    """Whoever runs the server, in English."""
    oksana = await stage.visitors.person("Oksana")
    await oksana.set_locale("en-US")
    oksana.here = "games"
    return oksana


async def founded(stage, people, kind="new", at=None, **options):
    """A league of Manhattan for which these people have signed up; its list."""
    oksana = await manager(stage)
    given = {"game": "manhattan", "options": "first=1", **options}
    listed = (await oksana.slash(f"league {kind}", given, at=at)).message
    for person in people:
        await person.press(listed, control(listed, "join"))
    await until(lambda: signed_up(stage, len(people)))
    return oksana, await until(lambda: startable(oksana, listed))


async def signed_up(stage, count):
    return ask(stage, "SELECT count(*) FROM league_members") == [(count,)]


async def startable(oksana, listed):
    now = await oksana.again(listed)
    return now if not now.button(control(now, "start")).get("disabled") else None


async def posts(person):
    """What everybody was told in the channel, without the list."""
    shown = [one for one in await person.messages("games") if not one.ephemeral]
    return [one for one in shown if control(one, "show") and one.attachments]


async def posted(person, count):
    found = await posts(person)
    return found if len(found) >= count else None


def tables(stage):
    """Round, table and status of everything that was drawn."""
    sql = """SELECT league_fixtures.round, table_id, games.status FROM league_fixtures
        LEFT JOIN games ON games.id = table_id ORDER BY round, division, number"""
    return ask(stage, sql)


async def all_open(stage, count):
    found = tables(stage)
    return found if len(found) == count and all(table for _, table, _ in found) else None


async def league(stage, *columns):
    return ask(stage, f"SELECT {', '.join(columns)} FROM leagues")[0]  # noqa: S608  our own names


async def is_over(stage):
    return (await league(stage, "status")) == ("over",)


async def give_up(stage, people, table):
    """Whoever sits on the second seat resigns, and the first wins."""
    ((user,),) = ask(stage, f"SELECT user FROM seats WHERE table_id = {table} AND seat = 1")  # noqa: S608
    person = next(one for one in people if int(one.id) == user)
    answer = await person.slash("game resign", {"table": table})
    sure = next(one for one in answer.message.buttons if ":resigned:" in one["custom_id"])
    await person.press(answer.message, sure["custom_id"])
    await until(lambda: has_ended(stage, table))


async def has_ended(stage, table):
    return ask(stage, f"SELECT status FROM games WHERE id = {table}") == [("over",)]  # noqa: S608


async def give_all_up(stage, people):
    for _, table, status in tables(stage):
        if status == "playing":
            await give_up(stage, people, table)


async def test_a_season_from_the_list_to_the_next_one(stage):
    people = await stage.people(3)
    ann, marko, lev = people
    refused = await ann.slash("league new", {"game": "manhattan"})
    assert "manage this server" in refused.content
    oksana, listed = await founded(stage, people, weeks=1, duels=True)
    assert "**3 players:**" in listed.content
    assert listed.mentions == []
    assert "already in" in await whispered(ann, listed, "join")
    assert "for the host" in await whispered(marko, listed, "start")

    await oksana.press(listed, control(listed, "start"))
    await until(lambda: all_open(stage, 3))
    (post,) = await until(lambda: posted(ann, 1))
    assert "Round 1 of 1" in post.content
    assert (len(post.attachments), post.mentions) == (1, [])
    assert "Points" in post.attachments[0]["description"], "the table in words"
    threads = await until(lambda: at_least(ann.threads, 3))
    assert all("Manhattan" in thread["name"] for thread in threads)
    panel = await until(lambda: with_links(ann, post))
    assert panel.ephemeral
    assert panel.content.count("<#") == 2, "one's own two tables"

    await give_all_up(stage, people)
    await stage.advance(HOUR)
    await until(lambda: is_over(stage))
    final = (await until(lambda: posted(ann, 2)))[-1]
    assert "It’s over" in final.content
    assert [kind for (kind,) in ask(stage, "SELECT rank FROM league_members ORDER BY rank")] == [
        1,
        2,
        3,
    ]

    again = await press(oksana, final, "next")
    assert "season 2" in again.content
    assert "**3 players:**" in again.content
    await lev.press(again, control(again, "leave"))
    await until(lambda: is_two(ann, again))
    assert len(await posts(ann)) == 2, "one post a round, and one for the end"


async def at_least(found, count):
    shown = await found()
    return shown if len(shown) >= count else None


async def with_links(person, post):
    """One's own panel, once the threads are there."""
    panel = await press(person, post, "show")
    return panel if panel.content.count("<#") == 2 else None


async def is_two(person, listed):
    return "**2 players:**" in (await person.again(listed)).content


async def test_the_next_in_line_sits_down_where_somebody_left(stage):
    ann, marko, lev = await stage.people(3)
    zoe = await stage.visitors.newcomer("zoe")
    await zoe.rename(HOSTILE)
    zoe.here = "games"
    oksana, listed = await founded(stage, [ann, marko, lev], weeks=2)
    await oksana.press(listed, control(listed, "start"))
    await until(lambda: all_open(stage, 1))
    panel = (await zoe.slash("league show")).message
    await press(zoe, panel, "join")
    assert "in line" in (await changed(zoe, panel)).content
    mine = (await ann.slash("league show")).message
    await press(ann, mine, "leave")
    sure = await changed(ann, mine)
    assert "The next in line takes it over" in sure.content
    await ann.press(sure, control(sure, "left"))
    await until(lambda: sits(stage, zoe))
    shown = (await marko.slash("league show")).message
    assert HOSTILE not in shown.content
    assert len(shown.attachments) == 1
    rows = ask(stage, "SELECT count(*) FROM former_seats")
    assert rows == [(1,)]
    (thread,) = await until(lambda: marko.threads())
    await marko.wait_for("takes over", thread)
    inside = await marko.messages(thread)
    assert not any(HOSTILE in one.content for one in inside)


async def sits(stage, person):
    return ask(stage, f"SELECT 1 FROM seats WHERE user = {person.id}")  # noqa: S608  our own number


async def test_killed_while_a_round_is_opened_each_table_is_there_once(stage):
    """Discord is slow with the post, and the process dies before and after it is through."""
    people = await stage.people(3)
    oksana, listed = await founded(stage, people, weeks=2, duels=True)
    await stage.visitors.fault("lost", method="POST", path="/messages", times=1)
    await oksana.press(listed, control(listed, "start"))
    await until(lambda: posted(oksana, 1))
    await stage.bot.restart(signal.SIGKILL)
    await stage.advance(2 * MINUTE)
    first = await until(lambda: all_open_in(stage, 1))
    await stage.bot.restart(signal.SIGKILL)
    await stage.advance(WEEK)
    await until(lambda: all_open_in(stage, 2))
    await until(lambda: posted(oksana, 2))
    await until(lambda: told(stage, 2))
    assert len(await posts(oksana)) == 2
    opened = [table for _, table, _ in tables(stage)]
    assert opened[: len(first)] == [table for _, table, _ in first]
    assert ask(stage, "SELECT count(*) FROM games") == [(len(opened),)]


async def all_open_in(stage, number):
    found = [one for one in tables(stage) if one[0] == number]
    return found if found and all(table for _, table, _ in found) else None


async def told(stage, number):
    return (await league(stage, "told")) == (number,)


@BOTH_KINDS
async def test_two_processes_open_one_round(stage, both):
    people = await stage.people(3)
    oksana, listed = await founded(stage, people, weeks=1, duels=True)
    await oksana.press(listed, control(listed, "start"))
    await until(lambda: all_open(stage, 3))
    await until(lambda: posted(oksana, 1))
    assert ask(stage, "SELECT count(*) FROM games") == [(3,)]
    assert len(await posts(oksana)) == 1


async def test_a_cup_goes_on_as_soon_as_a_round_is_over(stage):
    people = await stage.people(4)
    oksana, listed = await founded(stage, people, kind="cup")
    assert "One day" in listed.content
    await oksana.press(listed, control(listed, "start"))
    await until(lambda: all_open_in(stage, 1))
    await give_all_up(stage, people)
    await stage.advance(MINUTE)
    await until(lambda: all_open_in(stage, 2))
    await give_all_up(stage, people)
    await stage.advance(MINUTE)
    await until(lambda: is_over(stage))
    final = (await until(lambda: posted(oksana, 3)))[-1]
    assert control(final, "next") is None
    assert "Everybody" in final.content


async def test_without_its_channel_a_league_waits_and_goes_on_elsewhere(stage):
    people = await stage.people(3)
    gone = await new_channel(stage, people[0], "gone")
    oksana, _ = await founded(stage, people, at=gone, weeks=2)
    await oksana.delete_place(gone)
    panel = (await oksana.slash("league show")).message
    await oksana.press(panel, control(panel, "start"))
    await until(lambda: has_tried(stage))
    assert tables(stage) == [(1, None, None)], "no table where nobody can be told of it"
    there = await new_channel(stage, oksana, "there")
    panel = (await oksana.slash("league show", at=there)).message
    await oksana.press(panel, control(panel, "here"))
    await until(lambda: all_open(stage, 1))
    assert await until(lambda: shown_in(oksana, there))


async def new_channel(stage, person, name):
    return await stage.visitors.add_channel((await person.channel())["guild_id"], name)


async def has_tried(stage):
    return (await league(stage, "tries"))[0] > 0


async def shown_in(person, place):
    return [one for one in await person.messages(place) if one.attachments and not one.ephemeral]


async def test_other_servers_and_cooperative_games(stage):
    (ann,) = await stage.people(1)
    await founded(stage, [ann, *(await stage.people(3))[1:]])
    other = await stage.visitors.add_guild("Elsewhere")
    await stage.visitors.join(other["id"], ann.id)
    there = await stage.visitors.add_channel(other["id"], "elsewhere")
    answer = await ann.slash("league show", {"league": 1}, at=there)
    assert "no such league on this server" in answer.content
    oksana = await manager(stage)
    together = await oksana.slash("league new", {"game": "sprawlopolis"})
    assert "can’t have a league" in together.content
    assert "Manhattan" in together.content
    slow = await oksana.slash("league new", {"game": "urbis", "options": "time=none"})
    assert "time per move" in slow.content


async def test_the_host_changes_options_takes_somebody_out_and_ends_it(stage):
    people = await stage.people(3)
    oksana, listed = await founded(stage, people, weeks=4)
    panel = (await oksana.slash("league show")).message
    await oksana.pick(panel, control(panel, "option"), ["time=2d"])
    await until(lambda: says(oksana, listed, "2 days"))
    panel = (await oksana.slash("league show")).message
    await oksana.pick(panel, control(panel, "remove"), ["2"])
    sure = await changed(oksana, panel)
    assert "Marko loses the place" in sure.content
    await oksana.press(sure, control(sure, "removed.2"))
    await until(lambda: signed_up(stage, 2))
    await until(lambda: says(oksana, listed, "**2 players:**"))
    mine = (await people[0].slash("league show")).message
    assert not any(control(mine, deed) for deed in ("end", "start", "option", "remove"))
    joined = await oksana.press(listed, control(listed, "join"))
    assert joined.settled
    await until(lambda: says(oksana, listed, "**3 players:**"))
    listed = await until(lambda: startable(oksana, listed))
    await oksana.press(listed, control(listed, "start"))
    await until(lambda: all_open(stage, 1))
    panel = (await oksana.slash("league show")).message
    await oksana.press(panel, control(panel, "end"))
    sure = await changed(oksana, panel)
    assert "1 game isn’t finished" in sure.content
    await oksana.press(sure, control(sure, "ended"))
    await until(lambda: is_over(stage))
    export = (await oksana.slash("admin export")).message
    (file,) = export.attachments
    data = json.loads(await stage.visitors.fetch(file["url"]))
    (facts,) = data["leagues"]
    assert {one["name"] for one in facts["members"]} == {"Ann", "Lev", "Oksana"}
    assert facts["fixtures"][0]["table"] == data["tables"][0]["table"]


async def says(person, message, words):
    return words in (await person.again(message)).content
