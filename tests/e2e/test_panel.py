"""The private panel through the real bot: one tap after another, in one message."""

from tests.e2e.stage import changed, choose, pressed_for, until
from tests.e2e.test_bots import seat_bots, start


async def to_confirm(person, panel):
    """Answer until there is nothing left but to confirm."""
    while pressed_for(panel, "confirm") is None:
        panel = await choose(person, panel)
    return panel


async def with_question(person, panel, before):
    """The same message, once it asks something again."""

    async def asks():
        now = await person.again(panel)
        answers = [op for op in ("pick", "facet", "confirm") if pressed_for(now, op)]
        return now if answers and now.content != before.content else None

    return await until(asks)


async def test_the_next_question_follows_in_the_same_message(stage):
    (ann,) = await stage.people(1)
    thread = await stage.game([ann], game="sprawlopolis", options="")
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    for _ in range(2):
        whole = await to_confirm(ann, panel)
        await ann.press(whole, pressed_for(whole, "confirm"))
        panel = await with_question(ann, whole, whole)
        assert panel.id == whole.id
        assert panel.ephemeral


async def test_the_next_question_follows_when_the_bots_have_moved(stage):
    (host,) = await stage.people(1)
    _, board = await start(stage, host, await seat_bots(stage, host, "easy"))
    panel = (await host.press(board, pressed_for(board, "move"))).message
    for _ in range(2):
        whole = await to_confirm(host, panel)
        await host.press(whole, pressed_for(whole, "confirm"))
        panel = await with_question(host, whole, whole)
        assert panel.id == whole.id


async def test_a_forged_count_or_column_changes_nothing(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    for extra in ("count:1:1:+,9,9,9,9", "facet:1:1:z,z,z", "pick:1:1:a b", "count:1:1:"):
        data = {"custom_id": f"b1:{extra}", "component_type": 2}
        await ann.send(3, data, at=thread, on=panel)
    shown = await changed(ann, panel)
    assert "moved on" in shown.content or "won’t work" in shown.content
    await stage.bot.stop()
    assert stage.stored() == 1
