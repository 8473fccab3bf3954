"""A closer look at a part of the table, through the real bot."""

from tests.e2e.stage import changed, pressed_for


async def test_a_quarter_can_be_looked_at_by_itself(stage):
    people = await stage.people(2)
    thread = await stage.game(people, options="", game="urbis")
    board = await stage.board(people[0], thread)
    more = (await people[1].press(board, pressed_for(board, "more"))).message
    (menu,) = more.selects
    assert len(menu["options"]) == 2, "a quarter for each player"
    await people[1].pick(more, menu["custom_id"], menu["options"][1]["value"])
    shown = await changed(people[1], more)
    assert len(shown.attachments) == 1
    assert shown.ephemeral
