"""The bot speaks for nobody: whatever people write, its messages hold no link, heading or mention
of theirs, and nothing that cannot be seen."""

import re

import pytest

from playground.world.model import EPHEMERAL
from tests.e2e.shapes import COMMAND, FLAG, INTEGER, TEXT, USER, leaves, wrapped
from tests.e2e.stage import move_by_text, pressed_for, until

HOSTILE = (
    "x — **Official notice** [Verify here](https://evil.example/a)",
    "# Big heading <@123456789> @everyone @here <#42> <t:1:R>",
    "\u202erevo\u202c nothing\u200b here\u200d \u2066at\u2069 all\ufeff",
    "`code` ||spoiler|| __under__ ~~gone~~ discord.gg/evil",
    "a\n# Big heading\n> quoted\n-# small",
    "[Verify here](https://evil.example/a)" * 60,
    "tower" * 200,
)
NAMES = (
    "[Verify](https://evil.example)",
    "# Big @everyone",
    "\u202eevil\u200b__x__",
    "1. **a** `b`",
)
UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
ACTIVE = re.compile(
    r"https?://|(?<!\\)\]\(|(?<!\\)@(everyone|here)|<@123456789>|<#42>|<t:1:R>|\*\*Official|\*\*a"
    r"|(?<!\\)`(code|b)`|(?<!\\)\|\||(?<!\\)__|~~gone|discord\.gg/|^# Big|^> quoted|^-# small",
    re.MULTILINE,
)


@pytest.fixture
def heard(stage):
    """Every message as it was first sent and whenever it was changed, private ones too."""
    found = []

    def hear(event):
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "INTERACTION_UPDATE"):
            found.extend(words_of(event.data))

    stop = stage.playground.services.bus.listen(hear)
    yield found
    stop()


@pytest.fixture
def public(stage):
    """The place of every message that is not private, if only for a moment and without a word."""
    found = []

    def hear(event):
        if event.name == "MESSAGE_CREATE" and not event.data["flags"] & EPHEMERAL:
            found.append(event.data["channel_id"])

    stop = stage.playground.services.bus.listen(hear)
    yield found
    stop()


def words_of(data):
    """All that is read as chat in a message, or in the answers to an interaction."""
    if "content" in data:
        return [data["content"]]
    messages = [data["message"], *data["followups"]]
    return [message["content"] for message in messages if message is not None]


def harmless(heard):
    assert heard
    for content in heard:
        assert not UNSEEN.search(content), ascii(content)
        assert not ACTIVE.search(content), content


def called(path, options, focus, text, person):
    """This command with this text in one option, whatever else it needs, and every switch on: one
    of them may be the one that makes an answer public."""
    about = {TEXT: "manhattan", INTEGER: 1, FLAG: True, USER: person.id}
    given = [
        {"name": one["name"], "type": one["type"], "value": about[one["type"]]}
        for one in options
        if (one.get("required") or one["type"] == FLAG) and one is not focus
    ]
    given.append({"name": focus["name"], "type": TEXT, "value": text})
    return wrapped(path, given)


async def test_hostile_words_in_every_option_that_takes_words(stage, heard, public):
    """Each is refused in private, and nothing public is promised before it is known whether there
    is anything to show."""
    ann, marko = await stage.people(2)
    await stage.game([ann, marko])
    registered = await (await stage.visitors.person("Oksana")).commands("games")
    places = [
        (path, options, one)
        for path, options in leaves(registered)
        for one in options
        if one["type"] == TEXT
    ]
    expected = {("move",), ("game", "new"), ("rules",), ("leaderboard",)}
    assert expected <= {path for path, _, _ in places}
    games = (await ann.channel("games"))["id"]
    public.clear()
    for number, text in enumerate(HOSTILE):
        stranger = await stage.visitors.newcomer(f"Stranger {number}")
        for path, options, one in places:
            answer = await stranger.send(
                COMMAND, called(path, options, one, text, stranger), at="games"
            )
            assert answer.message.ephemeral, path
            assert len(answer.content) < 400, path
            assert games not in public, path
    harmless(heard)


async def test_hostile_words_in_a_form_become_a_harmless_name(stage, heard):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko], options="form=legacy", game="mycity")
    board = await stage.board(ann, thread)
    for person, text in ((ann, HOSTILE[0]), (marko, "# Big \u202e[a](https://evil.example)")):
        await name_city(person, board, text)
        board = await stage.board(ann, thread, after=board)
    await ann.press(board, pressed_for(board, "more"))
    await ann.slash("game history", at=thread)
    harmless(heard)


async def name_city(person, board, text):
    brief = (await person.press(board, pressed_for(board, "move"))).message
    await person.press(brief, pressed_for(brief, "move"))
    panel = await until(lambda: asked(person, brief))
    if pick := next((one for one in panel.buttons if one["custom_id"].endswith(":name")), None):
        await person.press(panel, pick["custom_id"])
        panel = await with_button(person, panel, "type")
    form = await person.press(panel, pressed_for(panel, "type"))
    (line,) = form.modal.fields
    await person.fill(form, {line["custom_id"]: text[: line["max_length"]]})
    named = await with_button(person, panel, "confirm")
    await person.press(named, pressed_for(named, "confirm"))


async def asked(person, brief):
    """The question that has taken the place of the brief; None until then."""
    now = await person.again(brief)
    return None if pressed_for(now, "move") else now


async def with_button(person, panel, op):
    """The panel as soon as it has such a button."""

    async def found():
        now = await person.again(panel)
        return now if pressed_for(now, op) else None

    return await until(found)


async def test_hostile_names_in_lists_lobbies_boards_and_letters(stage, heard):
    people = [await stage.visitors.newcomer(name) for name in NAMES]
    for person in people:
        person.here = "games"
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    for person in people:
        await person.slash("game list")
        await person.slash("stats", {"person": people[0].id})
        await person.slash("turns")
        await person.press(board, pressed_for(board, "more"))
        text = await person.slash("game show", at=thread)
        assert text.message.attachments
    for person in people:
        await move_by_text(person, thread)
    await stage.board(people[0], thread, after=board)
    await people[0].slash("leaderboard", {"game": "manhattan", "share": True}, at="games")
    await people[0].slash("game resign", at=thread)
    await people[0].slash("game invite", {"person": (await stage.people(1))[0].id}, at=thread)
    harmless(heard)
    assert not UNSEEN.search((await people[0].channel(thread))["name"])


async def test_hostile_words_of_a_manager_are_told_to_the_table_as_words(stage, heard):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    oksana = await stage.visitors.person("Oksana")
    reason = f"{HOSTILE[1]} {HOSTILE[0]}\n# Big {NAMES[2]}"
    await oksana.slash("admin call-off", {"table": 1, "reason": reason}, at="games")
    last = await stage.board(ann, thread, after=board.id)
    assert "Big heading" in last.content
    harmless(heard)
