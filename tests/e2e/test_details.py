"""A closer look at a part of the table, through the real bot."""

from tests.e2e.stage import changed, move_by_text, pressed_for


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


async def test_after_the_end_everybody_can_see_how_the_money_came_about(stage):
    (person,) = await stage.people(1)
    thread = await stage.game([person], options="advisors=scout business", game="streets")
    board = await stage.board(person, thread)
    while pressed_for(board, "move"):
        await move_by_text(person, thread)
        board = await stage.board(person, thread, after=board)
    more = (await person.press(board, pressed_for(board, "more"))).message
    (menu,) = [one for one in more.selects if one["custom_id"].split(":")[1] == "detail"]
    values = [option["value"] for option in menu["options"]]
    assert values[:2] == ["final1", "final2"], "one's own money, and the Sneak's"
    await person.pick(more, menu["custom_id"], "final2")
    shown = await changed(person, more)
    assert shown.ephemeral
    assert len(shown.attachments) == 1
    assert "half of $" in shown.content, "building by building"
    assert shown.attachments[0]["description"].startswith("Paid by closed streets")
