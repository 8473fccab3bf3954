"""What can be taken away: a server's tables without secrets, and one's own data in full."""

import json
import zipfile
from io import BytesIO

from db import games
from db.statements import Statement
from tables.history.transcript import read
from tables.people import replacing
from tables.people.settings import prefer
from tables.play import act
from tables.play.resignation import resign
from tables.records import export
from tables.records.files import MOST_PLAIN, packed, packed_list
from tests.tables.playing import NAMES, called_off, choose_blocks, play_out

HERE = 7


def speak(table):
    return lambda message: message.key


async def at_home(context, *tables):
    for table in tables:
        move = Statement("UPDATE games SET guild = ? WHERE id = ?", ((HERE, table.id),))
        await context.database.execute(move)


async def test_every_table_of_the_server_and_no_other(context, people, begin, sit_down):
    over = await play_out(context, people, await begin("ann", "bob"))
    running, waiting = await begin("ann", "bob"), await sit_down("ann")
    await begin("ann", "cid")
    await at_home(context, over, running, waiting)
    found = await export.server(context, HERE, None, speak)
    assert [one["table"] for one in found.tables] == [waiting.id, running.id, over.id]
    assert not found.older
    lobby_facts, running_facts, over_facts = found.tables
    assert (lobby_facts["status"], lobby_facts["log"]) == ("lobby", "")
    assert running_facts["log"].endswith("notice-started")
    assert [seat["name"] for seat in over_facts["seats"]] == ["Ann", "Bob"]
    assert sorted(one["rank"] for one in over_facts["results"]) == [1, 2]
    assert over_facts["options"] == ["first=1"]
    assert len(read(over_facts["log"]).lines) > 4, "it can be played again"
    json.dumps(found.tables)


async def test_a_running_game_gives_no_secret_away(context, people, begin):
    table = await choose_blocks(context, people, await begin("ann", "bob"), NAMES[:2])
    await act.act(context, table.id, people("ann"), " ".join(table.position.match.fallback(0)))
    await at_home(context, table)
    text = json.dumps((await export.server(context, HERE, None, speak)).tables)
    whole = await games.find(context.database, table.id)
    assert whole.seed.hex() not in text
    assert "1234 1234" not in text, "a selection of blocks is its owner's business"
    assert "state" not in text


async def test_older_tables_come_in_another_file(context, people, sit_down, monkeypatch):
    tables = [await sit_down("ann") for _ in range(4)]
    await at_home(context, *tables)
    monkeypatch.setattr("tables.records.export.MOST_TABLES", 3)
    newest = await export.server(context, HERE, None, speak)
    assert [one["table"] for one in newest.tables] == [4, 3, 2]
    assert newest.older
    before = await export.server(context, HERE, 1, speak)
    assert ([one["table"] for one in before.tables], before.older) == ([1], False)


async def test_a_table_that_cannot_be_read_is_there_without_its_log(context, people, begin):
    table = await begin("ann", "bob")
    await at_home(context, table)
    async with context.database.write() as writer:
        await games.park(writer, table.id)
    (facts,) = (await export.server(context, HERE, None, speak)).tables
    assert (facts["status"], facts["log"]) == ("parked", "")


async def test_damaged_words_of_one_table_keep_no_other_from_the_file(context, people, begin):
    broken, sound = await begin("ann", "bob"), await begin("ann", "cid")
    await at_home(context, broken, sound)
    await context.database.execute(
        Statement("UPDATE games SET options = ? WHERE id = ?", ((b"\xc1", broken.id),)),
        Statement("UPDATE steps SET events = ? WHERE table_id = ?", ((b"\xc1", broken.id),)),
    )
    whole, damaged = (await export.server(context, HERE, None, speak)).tables
    assert (whole["options"], whole["log"][-14:]) == (["first=1"], "notice-started")
    assert (damaged["table"], damaged["options"], damaged["log"]) == (broken.id, [], "")


async def test_a_log_that_makes_no_sense_keeps_no_other_from_the_file(context, people, begin):
    names = NAMES[:2]
    broken, sound = [
        await choose_blocks(context, people, await begin(*names), names) for _ in range(2)
    ]
    await at_home(context, broken, sound)
    nowhere = "UPDATE steps SET kind = 'undo', ply = 99 WHERE table_id = ? AND rev = 2"
    await context.database.execute(Statement(nowhere, ((broken.id,),)))
    found = await export.server(context, HERE, None, speak)
    assert [bool(one["log"]) for one in found.tables] == [True, False]


async def test_nobody_reads_off_a_file_that_a_hidden_answer_was_changed(context, people, begin):
    """A manager may sit at the table."""
    table = await begin("ann", "bob")
    await at_home(context, table)
    files = []
    for blocks in ("1234 1234", "1111 2222"):
        await act.act(context, table.id, people("ann"), f"blocks {blocks}")
        files.append(await export.server(context, HERE, None, speak))
    assert files[0] == files[1]


async def test_ones_own_data_is_whole_and_holds_nobody_elses(context, people, begin):
    table = await begin("ann", "bob")
    await act.act(context, table.id, people("ann"), "blocks 1234 1234")
    await act.choose(context, table.id, people("bob"), table.position.step.opened, "1111")
    await prefer(context, people("ann").user, "theme", "light")
    await called_off(context, people, table)
    ann = await export.personal(context, people("ann").user)
    assert ann["settings"] == {"theme": "light"}
    assert [(one["table"], one["name"], one["hosted"]) for one in ann["seats"]] == [
        (table.id, "Ann", 1)
    ]
    assert [(one["kind"], one["action"]) for one in ann["moves"]] == [("act", "blocks 1234 1234")]
    assert "Bob" not in json.dumps(ann)
    bob = await export.personal(context, people("bob").user)
    assert (bob["moves"], bob["settings"]) == ([], {})
    assert bob["drafts"] == [{"table": table.id, "tokens": "blocks\n1111"}]


async def test_whoever_has_left_is_not_told_what_is_played_for_their_seat(context, people, begin):
    table = await begin("ann", "bob", "cid")
    table = (await resign(context, table.id, people("ann"))).after
    hidden = table.position.step.action
    assert hidden, "Boroughs has chosen blocks at once"
    mine = await export.personal(context, people("ann").user)
    assert [one["kind"] for one in mine["moves"]] == ["resign"]
    assert hidden not in json.dumps(mine)
    await called_off(context, people, table)
    over = await export.personal(context, people("ann").user)
    assert [one["action"] for one in over["moves"]] == ["", hidden]


async def test_a_seat_that_was_taken_over_shows_each_of_its_people_their_own(
    context, people, begin
):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    await resign(context, table.id, people("ann"))
    await replacing.take_over(context, table.id, people("dee"))
    await act.act(context, table.id, people("dee"), "blocks 1112")
    ann, dee = [await export.personal(context, people(name).user) for name in ("ann", "dee")]
    assert [one["action"] for one in ann["moves"]] == ["blocks 1111", ""]
    assert [one["action"] for one in dee["moves"]] == ["blocks 1112"]


def test_a_small_file_is_json_and_a_large_one_is_zipped():
    assert json.loads(packed("tables", {"a": "ї"}).data) == {"a": "ї"}
    large = packed("tables", ["x" * MOST_PLAIN])
    assert large.name == "tables.zip"
    with zipfile.ZipFile(BytesIO(large.data)) as archive:
        assert json.loads(archive.read("tables.json")) == ["x" * MOST_PLAIN]


def test_what_finds_no_room_is_left_for_another_file():
    items = [{"table": number, "log": "x" * 1000} for number in range(20)]
    file = packed_list("tables", items, 6000)
    assert file.count == 5
    assert json.loads(file.data)["tables"] == items[:5]
    assert len(file.data) <= 6000
    assert packed_list("tables", items, 50_000).count == 20
