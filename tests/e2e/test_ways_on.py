"""Never a dead end, through the real bot: a refusal is private and offers what can be done."""

import pytest

from tests.e2e.stage import move_by_text, pressed_for, until
from tests.e2e.test_end import privately


def ops(message):
    return [part["custom_id"].split(":")[1] for part in message.buttons]


def labels(message):
    return [part["label"] for part in message.buttons]


async def to_building(stage, people):
    """A game in which both have chosen their blocks and the first of them is to build."""
    thread = await stage.game(people)
    for person in people:
        await move_by_text(person, thread)
    ann = people[0]

    async def building():
        board = await stage.board(ann, thread)
        return board if "building" in board.content else None

    return thread, await until(building)


async def test_not_your_turn_says_whose_it_is_and_offers_hand_and_board(stage):
    people = await stage.people(2)
    marko = people[1]
    _, board = await to_building(stage, people)
    told = await privately(marko, await marko.press(board, pressed_for(board, "move")))
    assert "It isn’t your turn" in told.content
    assert "Waiting for Ann: building." in told.content
    assert ops(told) == ["prepare", "hand", "show"]
    hand = await privately(marko, await marko.press(told, pressed_for(told, "hand")))
    assert hand.attachments


async def test_a_wrong_word_leads_to_ones_move(stage):
    people = await stage.people(2)
    ann = people[0]
    thread, _ = await to_building(stage, people)
    told = (await ann.slash("move", {"what": "fly"}, at=thread)).message
    assert told.ephemeral
    assert "It’s your turn: building." in told.content
    assert ops(told)[0] == "move"
    panel = await privately(ann, await ann.press(told, pressed_for(told, "move")))
    assert panel.attachments


async def test_which_table_is_answered_with_a_button_for_each_that_does_it(stage):
    ann, marko, lev = await stage.people(3)
    first = await stage.game([ann, marko])
    await stage.game([ann, lev])
    told = (await ann.slash("hand", at="games")).message
    assert told.ephemeral
    assert labels(told) == ["#1 Manhattan: Marko", "#2 Manhattan: Lev"]
    hand = await privately(ann, await ann.press(told, told.buttons[0]["custom_id"]))
    assert hand.attachments
    told = (await ann.slash("move", {"what": "blocks 1234 1234"}, at="games")).message
    before = await stage.board(ann, first)
    await ann.press(told, told.buttons[0]["custom_id"])
    after = await stage.board(ann, first, after=before)
    assert "Ann" in after.content
    told = (await ann.slash("game show", at="games")).message
    assert ops(told) == ["show", "show"]
    shown = await privately(ann, await ann.press(told, told.buttons[1]["custom_id"]))
    assert "table 2" in shown.content
    assert shown.attachments


async def test_a_table_that_is_not_there_is_answered_with_those_that_are(stage):
    people = await stage.people(2)
    ann = people[0]
    await stage.game(people)
    told = (await ann.slash("game show", {"table": 99}, at="games")).message
    assert told.ephemeral
    assert "There is no such table here." in told.content
    assert labels(told) == ["#1 Manhattan: Marko"]


async def test_a_game_that_is_not_there_is_answered_with_those_that_are(stage):
    (ann,) = await stage.people(1)
    told = (await ann.slash("game new", {"game": "chess"}, at="games")).message
    assert told.ephemeral
    assert "Manhattan" in told.content
    assert len(told.buttons) == 5
    urbis = next(part for part in told.buttons if part["label"] == "Urbis")
    await ann.press(told, urbis["custom_id"])

    async def opened():
        shown = [m for m in await ann.messages("games") if not m.ephemeral]
        return [m for m in shown if pressed_for(m, "join")]

    (lobby,) = await until(opened)
    assert "Urbis" in lobby.content


async def test_no_game_here_offers_a_table(stage):
    (ann,) = await stage.people(1)
    told = (await ann.slash("hand", at="games")).message
    assert "No game is played here." in told.content
    assert ops(told) == ["new"] * 5


async def test_nothing_to_undo_offers_the_board(stage):
    people = await stage.people(2)
    marko = people[1]
    thread = await stage.game(people)
    told = (await marko.slash("game undo", at=thread)).message
    assert "nothing to take back" in told.content
    assert ops(told) == ["move", "hand", "show"]
    shown = await privately(marko, await marko.press(told, pressed_for(told, "show")))
    assert shown.attachments


async def test_a_press_on_an_old_panel_of_a_turn_that_has_passed_leads_on(stage):
    people = await stage.people(2)
    ann = people[0]
    thread, board = await to_building(stage, people)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    await move_by_text(ann, thread)
    await ann.press(panel, panel.buttons[0]["custom_id"])

    async def led():
        now = await ann.again(panel)
        return now if "moved on" in now.content else None

    told = await until(led)
    assert "Waiting for Marko" in told.content
    assert ops(told) == ["prepare", "hand", "show"]


async def test_turns_name_number_opponents_and_what_is_asked_with_a_button_each(stage):
    ann, marko, lev = await stage.people(3)
    await stage.game([ann, marko])
    await stage.game([ann, lev])
    page = (await ann.slash("turns", at="games")).message
    lines = page.content.splitlines()
    assert [line.split(" — ")[0] for line in lines] == labels(page)
    assert all("choosing blocks" in line for line in lines)
    panel = await privately(ann, await ann.press(page, page.buttons[1]["custom_id"]))
    assert panel.attachments


async def test_the_list_of_tables_has_a_button_for_each(stage):
    ann, marko, lev = await stage.people(3)
    await stage.game([ann, marko])
    await stage.lobby(lev, ready=False)
    page = (await marko.slash("game list", at="games")).message
    assert sorted(label.split()[0] for label in labels(page)) == ["#1", "#2"]
    lobby = next(part for part in page.buttons if part["label"].startswith("#2"))
    shown = await privately(marko, await marko.press(page, lobby["custom_id"]))
    assert "waiting for its players" in shown.content
    assert "join" in ops(shown)


async def test_the_lobby_follows_whoever_joins_by_an_invitation(stage):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, ready=False)
    invited = (await ann.slash("game invite", {"person": marko})).message
    told = await privately(marko, await marko.press(invited, pressed_for(invited, "join")))
    assert "You’re in" in told.content
    assert f"<#{lobby.data['channel_id']}>" in told.content
    await until(lambda: stage._startable(ann, lobby))


async def test_only_tables_of_others_can_be_followed(stage):
    ann, marko, lev = await stage.people(3)
    await stage.game([ann, marko])
    await stage.game([marko, lev])
    offered = await ann.autocomplete("game follow", "table", "", at="games")
    assert [one["value"] for one in offered] == [2]
    told = (await ann.slash("game follow", at="games")).message
    assert "table 2" in told.content, "the only one that she could mean"


@pytest.mark.parametrize(("who", "expected"), [(0, True), (2, False)])
async def test_only_players_see_undo_and_resign(stage, who, expected):
    people = await stage.people(3)
    thread = await stage.game(people[:2])
    board = await stage.board(people[0], thread)
    person = people[who]
    more = await privately(person, await person.press(board, pressed_for(board, "more")))
    found = set(ops(more)) & {"undo", "resign"}
    assert found == ({"undo", "resign"} if expected else set())
    assert ("follow" in ops(more)) is not expected
