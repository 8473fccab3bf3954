"""Whatever a client sends is answered in bounded time, and changes nothing that it should not."""

import asyncio
import random
import sqlite3
import sys
from contextlib import closing

import pytest
from hypothesis import HealthCheck, given, seed, settings

from cogs.ui.custom_id import Op
from playground import Playground, Settings
from playground.visitors import Visitors
from tests.e2e import shapes
from tests.e2e.shapes import Shape, Specimens, leaves
from tests.e2e.stage import Stage, bot_at, pressed_for, until

SHAPES = 2000
AT_ONCE = 24
STRANGERS = 12
MOST_GROWTH = 64 * 1024
"""In KiB: what the interpreter, discord.py and SQLite may take and keep while thousands come."""
NOTED = (
    "INSERT INTO \"settings\" VALUES('house'",
    'INSERT INTO "reminders"',
    'INSERT INTO "claims"',
    'INSERT INTO "processes"',
    'INSERT INTO "shards"',
)
"""What Boroughs notes by itself: once a minute that it is alive and who is waited for, and which
process lives, does what is due and listens to which shard."""
SECONDS = 60.0
"""The bound for each answer: generous, for the machine may be busy; without one, for ever."""


@pytest.fixture
async def patient_stage(tmp_path):
    """A world in which nobody is late, so that only silence counts."""
    patience = Settings(clock_file=tmp_path / "ahead", acknowledge_seconds=SECONDS)
    async with Playground(patience) as playground, Visitors(playground.url) as visitors:
        bot = bot_at(playground, tmp_path)
        await bot.start()
        yield Stage(playground, visitors, bot)
        await bot.stop()
        sys.stdout.write(bot.said()[-20_000:])


def made(count: int, strategy) -> list:
    """So many examples of this, the same every time."""
    found = []

    @seed(1)
    @settings(
        max_examples=count, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )
    @given(strategy)
    def collect(one):
        found.append(one)

    collect()
    return found


async def specimens(stage, messages) -> Specimens:
    """Everything that can be pressed, picked, typed and called at this moment."""
    registered = await (await stage.visitors.person("Oksana")).commands("games")
    return Specimens(
        buttons=tuple(one["custom_id"] for message in messages for one in message.buttons),
        menus=tuple(one["custom_id"] for message in messages for one in message.selects),
        forms=("i1:type:1:1:", "i1:jump:1:1:all", "i1:type:1:2:"),
        commands=tuple(leaves(registered)),
    )


def archived(stage) -> list[str]:
    """Every row of every table that a person could change."""
    with closing(sqlite3.connect(stage.bot.database)) as archive:
        lines = list(archive.iterdump())
    return [line for line in lines if not line.startswith(NOTED)]


def resident(stage) -> int:
    """The bot's memory in KiB."""
    with open(f"/proc/{stage.bot.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


async def pages(stage, ann, thread):
    """Messages of every kind, those for Ann alone among them."""
    board = await stage.board(ann, thread)
    asked = [await ann.press(board, pressed_for(board, op)) for op in ("move", "more", "rules")]
    used = [await ann.slash(one, at=thread) for one in ("settings", "reminders", "game history")]
    return [board, *(answer.message for answer in (*asked, *used))]


async def send_all(people, thread, found, board):
    """Each shape from one of these people, many at a time; the answers."""
    room = asyncio.Semaphore(AT_ONCE)

    async def send(number, shape):
        person = people[number % len(people)]
        async with room:
            return await person.send(
                shape.kind,
                shape.data,
                at=thread,
                on=board if shape.pressed else None,
                envelope=shape.envelope,
                without=shape.without,
            )

    return await asyncio.gather(*(send(*one) for one in enumerate(found)), return_exceptions=True)


async def test_whatever_is_sent_is_answered_and_changes_nothing(patient_stage):
    """A thousand mutations of real commands, presses, forms and type-aheads, by people who sit
    there, one of whom manages the server, and by strangers.

    Discord itself checks much of this before it passes an interaction on: that a button stands on
    the message, that options are of their types, that a form is the one that was opened. What it
    surely never sends is a payload without id, token, type or application, which nobody could
    answer; numbers beyond 2^53, which are no JSON of Discord's; and torn envelopes, which are here
    because one of them must not take the bot away from everybody else.
    """
    stage = patient_stage
    players = await stage.people(4)
    thread = await stage.game(players)
    strangers = [await stage.visitors.newcomer(f"Stranger {n}") for n in range(STRANGERS)]
    people = [*players, *strangers]
    for person in people:
        person.patience = SECONDS
    messages = await pages(stage, players[0], thread)
    real = await specimens(stage, messages)
    found = made(SHAPES, shapes.interactions(real))
    await send_all(people, thread, found[:200], messages[0])
    await until(stage.nothing_pending)
    before, memory, said = archived(stage), resident(stage), len(stage.bot.said())
    answers = await send_all(people, thread, found, messages[0])
    unanswered = [
        (shape, answer)
        for shape, answer in zip(found, answers, strict=True)
        if isinstance(answer, BaseException)
    ]
    assert not unanswered, f"{len(unanswered)} of {len(found)}, such as {unanswered[0]}"
    assert resident(stage) - memory < MOST_GROWTH
    await stage.bot.stop()
    log = stage.bot.said()[said:]
    assert " ERROR " not in log, log[log.index(" ERROR ") - 100 :][:3000]
    assert "Traceback" not in log, log[log.index("Traceback") - 200 :][:3000]
    assert archived(stage) == before


JUNK = ("", "x", "-1", "0", "9" * 60, "a:b:c", "%s{}", "1 2 3", "\u202e", "manhattan x")
"""What may stand behind the numbers of an id, where something else is expected."""


def every_operation(table):
    """Presses, picks and forms for every operation there is, with ids of the right shape that say
    what nobody has been shown, in an order drawn by lot."""
    found = []
    for number, op in enumerate(Op):
        for place, junk in enumerate(JUNK):
            data = {"custom_id": f"b1:{op}:{table}:{place % 3}:{junk}", "component_type": 2}
            found.append(Shape(shapes.COMPONENT, data, pressed=True))
        junk = JUNK[number % len(JUNK)]
        picked = {"custom_id": f"m1:{op}:{table}:1:", "component_type": 3, "values": [junk]}
        typed = {"custom_id": f"i1:{op}:{table}:1:{junk}", "components": []}
        found.append(Shape(shapes.COMPONENT, picked, pressed=True))
        found.append(Shape(shapes.FORM, typed, pressed=True))
    random.Random(table).shuffle(found)
    return found


@pytest.mark.parametrize("table", [1, shapes.NO_TABLE])
async def test_every_operation_is_answered_whatever_its_id_says(patient_stage, table):
    """Some of it is done, for everybody may press what they could be shown; none of it is a bug."""
    stage = patient_stage
    players = await stage.people(4)
    thread = await stage.game(players)
    people = [*players, *[await stage.visitors.newcomer(f"Stranger {n}") for n in range(4)]]
    for person in people:
        person.patience = SECONDS
    board = await stage.board(players[0], thread)
    found = every_operation(table)
    answers = await send_all(people, thread, found, board)
    sent = zip(found, answers, strict=True)
    assert [shape for shape, answer in sent if isinstance(answer, BaseException)] == []
    await stage.bot.stop()
    log = stage.bot.said()
    assert " ERROR " not in log, log[log.index(" ERROR ") - 100 :][:3000]
    assert "Traceback" not in log, log[log.index("Traceback") - 200 :][:3000]


LONG = "x" * 6000
TYPED = {"name": "what", "type": shapes.TEXT, "value": LONG}


def too_long(panel):
    """Over-long words from everything on a player's panel, in a form, and in a command."""
    for menu in panel.selects:
        data = {"custom_id": menu["custom_id"], "component_type": 3, "values": [LONG]}
        yield Shape(shapes.COMPONENT, data, pressed=True)
    for button in panel.buttons:
        data = {"custom_id": button["custom_id"] + LONG, "component_type": 2}
        yield Shape(shapes.COMPONENT, data, pressed=True)
    field = {"type": 4, "custom_id": "text", "value": LONG}
    form = [{"type": 1, "components": [field]}]
    yield Shape(shapes.FORM, {"custom_id": "i1:type:1:1:", "components": form}, pressed=True)
    yield Shape(shapes.COMMAND, shapes.wrapped(("move",), [TYPED]))
    typing = shapes.wrapped(("move",), [{**TYPED, "focused": True}])
    yield Shape(shapes.AUTOCOMPLETE, typing)
    yield Shape(shapes.AUTOCOMPLETE, typing, envelope={"locale": {"language": LONG}})


async def test_over_long_words_of_a_player_are_answered(stage):
    """What comes after an acknowledgement counts too: a bot that is stopped finishes it first."""
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    assert pressed_for(panel, "count")
    await until(stage.nothing_pending)
    before = archived(stage)
    answers = await send_all([ann], thread, list(too_long(panel)), board)
    assert [answer for answer in answers if isinstance(answer, BaseException)] == []
    await stage.bot.stop()
    assert archived(stage) == before
    assert " ERROR " not in stage.bot.said()


EMPTY_FORMS = (
    [{"type": 1, "components": [{"type": 4, "custom_id": "text"}]}],
    [{"type": 18, "component": {"type": 3, "custom_id": "text", "values": ["x"]}}],
    [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": None}}],
    [[[[[{"type": 4, "custom_id": "text", "value": "too deep"}]]]]],
    {"type": 1, "component": {"components": {"component": {}}}},
    None,
)


@pytest.mark.parametrize("components", EMPTY_FORMS, ids=range(len(EMPTY_FORMS)))
async def test_a_form_without_a_value_is_answered(stage, components):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    for custom_id in ("i1:type:1:1:", "i1:jump:1:1:all", "i1:dance:1:1:", "i1:", "text"):
        data = {"custom_id": custom_id, "components": components}
        answer = await ann.send(shapes.FORM, data, at=thread, on=board)
        assert answer.state == "answered"
    assert (await ann.slash("help")).content
    await stage.bot.stop()
    assert " ERROR " not in stage.bot.said()
