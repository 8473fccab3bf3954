"""The city of the day through the real bot: from ``/admin daily`` to the post next morning."""

import asyncio
import re
import signal

from engine.catalog import find
from engine.core import codec
from engine.core.match import load
from engine.core.rng import commitment
from playground.person import CONVERSATION
from tables.daily.days import closes, ends
from tables.time.arithmetic import DAY, HOUR, MINUTE
from tests.archives import BOTH_KINDS, query
from tests.e2e.stage import pressed_for, until
from tests.e2e.test_processes import both

__all__ = ["both"]

LINK = re.compile(r"(?<!\\)\]\(")
"""What Discord would make a link of."""
FOLLOW_UP = r"/webhooks/\d+/[^/]+$"
HOSTILE = "@everyone **[x](http://a.b)** `"


def ask(stage, sql):
    return query(stage.bot.database, sql)


def puzzles(stage):
    """Day, game, seed and whether it is closed, by day."""
    return ask(stage, "SELECT day, game, seed, closed FROM daily_puzzles ORDER BY day")


def tries(stage):
    return ask(stage, "SELECT table_id, user, guild, number FROM daily_tries ORDER BY table_id")


async def manager(stage):
    """Whoever runs the server, in English."""
    oksana = await stage.visitors.person("Oksana")
    await oksana.set_locale("en-US")
    oksana.here = "games"
    return oksana


async def turned_on(stage):
    """The city of the day at eight by UTC, in the channel of all."""
    oksana = await manager(stage)
    return (await oksana.slash("admin daily", {"zone": "UTC", "hour": 8})).message


async def elsewhere(stage, *people):
    """Another server of the same bot, with a channel."""
    other = await stage.visitors.add_guild("Elsewhere")
    for person in people:
        await stage.visitors.join(other["id"], person.id)
    return await stage.visitors.add_channel(other["id"], "elsewhere")


async def pressing(person, message, op):
    """What this person alone reads after a press."""
    return (await person.press(message, pressed_for(message, op))).message


async def daily(person, at=None):
    return (await person.slash("daily", at=at)).message


async def begin(stage, person, page):
    """A new try; its table."""
    before = len(tries(stage))
    panel = await pressing(person, page, "try")
    assert panel.ephemeral or person.here == CONVERSATION
    assert len(tries(stage)) == before + 1
    return tries(stage)[-1][0]


def match_of(stage, table):
    """The game as it stands in the archive."""
    facts = {one: rest for one, *rest in ask(stage, "SELECT id, game, config, seed FROM games")}
    log = ask(stage, "SELECT table_id, ply, state FROM steps ORDER BY rev")
    ply, state = next((ply, state) for one, ply, state in reversed(log) if one == table)
    game, config, seed = facts[table]
    return load(find(game), codec.load_config(config), seed, ply, state)


def is_over(stage, table):
    return (table, "over") in ask(stage, "SELECT id, status FROM games")


async def play_out(stage, person, table, at=None):
    """Play this try to its end by the safe moves."""
    while not is_over(stage, table):
        text = " ".join(match_of(stage, table).fallback(0))
        await person.slash("move", {"what": text, "table": table}, at=at)


async def give_up(stage, person, table):
    answer = await person.slash("game resign", {"table": table})
    await person.press(answer.message, pressed_for(answer.message, "resigned"))
    await until(lambda: ended(stage, table))


async def ended(stage, table):
    return is_over(stage, table)


async def leap(stage, moment):
    """Let it be this moment."""
    await stage.advance(moment - (await stage.visitors.clock())["now"])


async def posts(person, at=None):
    """The morning posts that everybody reads there."""
    shown = [one for one in await person.messages(at) if not one.ephemeral]
    return [one for one in shown if pressed_for(one, "try") and "fingerprint" in one.content]


async def test_a_day_from_the_admin_to_the_next_morning(stage):
    ann, marko = await stage.people(2)
    other = await elsewhere(stage, marko)
    told = await turned_on(stage)
    assert "every morning at 8:00" in told.content
    (day, _, seed, _), (_, _, tomorrow, _) = puzzles(stage)
    assert await posts(ann) == [], "the first post comes in the morning"

    first = await begin(stage, ann, await daily(ann))
    await play_out(stage, ann, first)
    await give_up(stage, ann, await begin(stage, ann, await daily(ann)))
    page = await daily(ann)
    assert "given up" in page.content
    await give_up(stage, ann, await begin(stage, ann, page))
    fourth = await pressing(ann, page, "try")
    assert "had your 3 tries" in fourth.content
    assert len(tries(stage)) == 3
    assert len(fourth.attachments) == 2, "the card and the table"

    second = await begin(stage, marko, await daily(marko, other))
    await play_out(stage, marko, second, other)
    seeds = ask(stage, "SELECT DISTINCT seed FROM games")
    assert seeds == [(seed,)], "the same city on every server"
    events = [bytes(told) for (told,) in ask(stage, "SELECT events FROM steps")]
    assert not any(seed.hex().encode() in told for told in events)

    card = await daily(ann)
    await ann.press(card, pressed_for(card, "card"))
    shared = await marko.wait_for(lambda one: "Ann" in one.content, "games")
    assert len(shared.attachments) == 1
    again = await ann.press(card, pressed_for(card, "card"))
    assert "already in this channel" in again.content

    await leap(stage, ends(day) + 8 * HOUR)
    (post,) = await until(lambda: posts(ann))
    assert seed.hex() in post.content
    assert "Ann" in post.content
    assert commitment(puzzles(stage)[-1][2]) in post.content
    assert puzzles(stage)[1][2] == tomorrow, "what was promised is what is played"
    assert len(post.attachments) == 2
    assert post.mentions == []
    film = await pressing(marko, post, "city")
    film = await until(lambda: with_file(marko, film))
    assert film.attachments[0]["filename"].endswith(".gif")
    verified = await ann.slash("game verify", {"table": first})
    assert seed.hex() in verified.content
    assert await posts(marko, other) == [], "nobody has turned it on there"

    await stage.advance(DAY)
    await until(lambda: more_posts(ann, 1))
    assert len(await posts(ann)) == 2


async def with_file(person, message):
    now = await person.again(message)
    return now if now.attachments else None


async def more_posts(person, before):
    return len(await posts(person)) > before


async def test_nobody_looks_at_a_try_while_the_day_runs(stage):
    ann, marko = await stage.people(2)
    table = await begin(stage, ann, await daily(ann))
    await play_out(stage, ann, table)
    nothing = (await marko.slash("game show", {"table": 99})).content
    for command in ("show", "history", "replay", "review", "log", "verify", "follow", "join"):
        answer = await marko.slash(f"game {command}", {"table": table})
        assert answer.content == nothing, command
    for command in ("replay", "review", "log", "verify"):
        answer = await ann.slash(f"game {command}", {"table": table})
        assert "stays closed until the day is over" in answer.content, command
    oksana = await manager(stage)
    inspected = await oksana.slash("admin inspect", {"table": table})
    assert inspected.content == nothing
    assert not await marko.threads()
    board = await ann.wait_for(lambda one: pressed_for(one, "more") is not None, CONVERSATION)
    assert board.attachments, "the board is for its player alone"


async def test_killed_around_the_post_there_is_one(stage):
    """What Discord has done is not known when the process is killed: the next one finds out."""
    (ann,) = await stage.people(1)
    await turned_on(stage)
    ((day, *_), _) = puzzles(stage)
    morning = ends(day) + 8 * HOUR
    await stage.visitors.fault("lost", method="POST", path="/messages", times=1)
    await leap(stage, morning)
    await until(lambda: posts(ann))
    await stage.bot.restart(signal.SIGKILL)
    await stage.advance(MINUTE)
    await until(lambda: is_posted(stage, morning))
    assert len(await posts(ann)) == 1


async def is_posted(stage, morning):
    return all(due > morning for (due,) in ask(stage, "SELECT due FROM daily_channels"))


@BOTH_KINDS
async def test_two_processes_make_one_post(stage, both):
    """And so does the one that is left when the other, which looked after it, is killed."""
    (ann,) = await stage.people(1)
    await turned_on(stage)
    ((day, *_), _) = puzzles(stage)
    morning = ends(day) + 8 * HOUR
    holder = await until(lambda: looks_after_it(stage, both))
    await holder.stop(signal.SIGKILL)
    await leap(stage, morning)
    await until(lambda: is_posted(stage, morning))
    assert len(await posts(ann)) == 1
    (other,) = [bot for bot in both if bot is not holder]
    assert " ERROR " not in other.said()


async def looks_after_it(stage, both):
    sql = "SELECT process FROM claims WHERE work = 'daily'"
    held = [f"process={name}" for (name,) in ask(stage, sql)]
    return next((bot for bot in both for name in held if name in bot.said()), None)


async def test_the_hard_bot_sets_the_bar_and_a_try_needs_no_open_messages(stage):
    (ann,) = await stage.people(1)
    await ann.close_dms()
    table = await begin(stage, ann, await daily(ann))
    await until(lambda: bar(stage))
    await play_out(stage, ann, table)
    await until(stage.nothing_pending)
    page = await daily(ann)
    assert f"The bar is **{await bar(stage)}**" in page.content
    assert "1 day in a row" in page.content


async def bar(stage):
    ((par,),) = ask(stage, "SELECT par FROM daily_puzzles")
    return par


async def test_where_it_cannot_be_posted_the_next_morning_is_waited_for(stage):
    """Before, that is told to whoever turns it on; later, no channel holds up another."""
    (ann,) = await stage.people(1)
    games = await ann.channel("games")
    await stage.visitors.bot_permissions(games["id"], deny=["ATTACH_FILES"])
    assert "can’t post here" in (await turned_on(stage)).content
    await stage.visitors.bot_permissions(games["id"])
    await turned_on(stage)
    ((day, *_), _) = puzzles(stage)
    morning = ends(day) + 8 * HOUR
    gone = {"status": 403, "code": 50013, "times": 1}
    await stage.visitors.fault("error", method="POST", path="/messages", **gone)
    await leap(stage, morning)
    await until(lambda: is_posted(stage, morning))
    assert await posts(ann) == []
    await stage.advance(DAY)
    assert len(await until(lambda: posts(ann))) == 1


async def test_in_a_direct_message_it_is_played_right_there(stage):
    (ann,) = await stage.people(1)
    ann.here = CONVERSATION
    table = await begin(stage, ann, await daily(ann))
    await play_out(stage, ann, table)
    assert [guild for _, _, guild, _ in tries(stage)] == [None]
    page = await daily(ann)
    assert "Try 1" in page.content
    assert len(page.attachments) == 2


async def test_a_hostile_name_harms_nobody(stage):
    ann, marko = await stage.people(2)
    await turned_on(stage)
    await marko.rename(HOSTILE)
    table = await begin(stage, marko, await daily(marko))
    await play_out(stage, marko, table)
    page = await daily(marko)
    await marko.press(page, pressed_for(page, "card"))
    card = await ann.wait_for(lambda one: bool(one.attachments))
    ((day, *_), _) = puzzles(stage)
    await leap(stage, max(closes(day), ends(day) + 8 * HOUR))
    (post,) = await until(lambda: posts(ann))
    shared = [one for one in await ann.messages() if not one.ephemeral and one.attachments]
    for message in shared:
        assert message.mentions == []
        assert not LINK.search(message.content)
        assert "@everyone" not in message.content.replace("\\@", "")
    assert {card.id, post.id} <= {one.id for one in shared}


async def test_a_card_that_could_not_be_posted_can_be_shared_again_and_only_once(stage):
    ann, marko = await stage.people(2)
    await play_out(stage, ann, await begin(stage, ann, await daily(ann)))
    page = await daily(ann)
    card = pressed_for(page, "card")
    await stage.visitors.fault("error", method="POST", path=FOLLOW_UP, status=403, times=1)
    await ann.press(page, card)
    assert await cards(marko, "Ann") == []
    await asyncio.gather(ann.press(page, card), ann.press(page, card))
    await marko.wait_for(lambda one: "Ann" in one.content, "games")
    assert "already in this channel" in (await ann.press(page, card)).content
    assert len(await cards(marko, "Ann")) == 1


async def cards(person, name):
    """The cards with this name that everybody can see."""
    shown = [one for one in await person.messages("games") if not one.ephemeral]
    return [one for one in shown if name in one.content]


async def test_it_can_be_turned_off_and_says_what_is_not_possible(stage):
    (marko,) = await stage.people(1)
    oksana = await manager(stage)
    assert "turns it on" in (await oksana.slash("admin daily", {"off": True})).content
    assert "no time zone" in (await oksana.slash("admin daily", {"zone": "Moon/Base"})).content
    await oksana.slash("admin daily")
    assert (
        "won’t be posted here any more"
        in (await oksana.slash("admin daily", {"off": True})).content
    )
    assert ask(stage, "SELECT 1 FROM daily_channels") == []
    before = tries(stage)
    page = await daily(marko)
    table = await begin(stage, marko, page)
    assert len(tries(stage)) == len(before) + 1
    go_on = await daily(marko)
    await pressing(marko, go_on, "try")
    assert tries(stage)[-1][0] == table, "what is begun is gone on with"
