"""At the table: who may press what, languages, hands, history, taking back, leaving."""

import asyncio

import pytest

from playground.talk import Declined
from tests.archives import BOTH_KINDS
from tests.e2e.stage import PATIENCE, choose, move_by_panel, move_by_text, pressed_for, until
from tests.e2e.test_end import privately

pytestmark = BOTH_KINDS

COOLDOWN = 21
"""After so many seconds nobody is too fast any more."""


async def test_the_lobby_says_what_it_waits_for(stage):
    ann, marko, lev, oksana = await stage.people(4)
    answer = await ann.slash("game new", {"game": "manhattan"})
    lobby = answer.message
    assert "One more player" in lobby.content
    assert lobby.attachments[0]["description"]
    assert lobby.button(pressed_for(lobby, "start"))["disabled"]
    for person in (marko, lev, oksana):
        await person.press(await ann.again(lobby), pressed_for(lobby, "join"))
    await until(lambda: full(ann, lobby))
    again = await marko.press(await ann.again(lobby), pressed_for(lobby, "leave"))
    assert again.state == "answered"


async def full(person, lobby):
    return "full" in (await person.again(lobby)).content


async def test_only_the_host_starts_configures_and_calls_off(stage):
    ann, marko = await stage.people(2)
    lobby = await stage.lobby(ann, marko)
    for op in ("start", "cancel"):
        told = await privately(marko, await marko.press(lobby, pressed_for(lobby, op)))
        assert "host" in told.content
    menu = pressed_for(lobby, "option")
    told = await privately(marko, await marko.pick(lobby, menu, "first=2"))
    assert "host" in told.content
    await ann.pick(lobby, menu, "first=2")
    await until(lambda: option_shown(ann, lobby, "seat 2"))


async def option_shown(person, lobby, words):
    return words in (await person.again(lobby)).attachments[0]["description"]


async def test_a_lobby_can_be_set_up_in_one_line_with_autocomplete(stage):
    (ann,) = await stage.people(1)
    offered = await ann.autocomplete("game new", "game", "man")
    assert [choice["value"] for choice in offered] == ["manhattan"]
    words = await ann.autocomplete("game new", "options", "first=", game="manhattan")
    assert "first=3" in [choice["value"] for choice in words]
    wrong = await ann.slash("game new", {"game": "manhattan", "options": "wine"})
    assert "wine" in wrong.content
    unknown = await ann.slash("game new", {"game": "chess"})
    assert "chess" in unknown.content


async def test_hands_come_by_direct_message_and_only_to_their_holders(stage):
    people = await stage.people(3)
    thread = await stage.game(people)
    for person in people:
        hand = await person.wait_for(lambda message: bool(message.attachments), "dm")
        assert "Manhattan" in hand.content
        assert pressed_for(hand, "move")
    public = await people[0].messages(thread)
    assert all("Your cards" not in str(m.attachments) for m in public)


async def test_a_move_from_the_direct_message(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    hand = await people[0].wait_for(lambda message: bool(message.attachments), "dm")
    await move_by_panel(people[0], hand)
    after = await stage.board(people[0], thread, after=board)
    assert people[0].id not in after.mentions


async def test_the_board_calls_only_those_who_are_asked_and_the_old_one_loses_its_buttons(stage):
    people = await stage.people(3)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    assert set(board.mentions) == {person.id for person in people}
    assert board.attachments[0]["description"]
    for person in people:
        await move_by_text(person, thread)
    after = await stage.board(people[0], thread, after=board.id)
    assert after.mentions == [people[0].id]
    await until(lambda: no_buttons(people[0], board))
    assert not (await people[0].again(board)).mentions, "it asks nobody any more"


async def no_buttons(person, message):
    return not (await person.again(message)).buttons


async def test_everyone_reads_their_own_language(stage):
    ann, lev, oksana = await stage.people(2) + [await stage.visitors.person("Oksana")]
    oksana.here = "games"
    lev = await stage.visitors.person("Lev")
    lev.here, lev.patience = "games", PATIENCE
    people = [oksana, ann, lev]
    thread = await stage.game(people)
    board = await stage.board(ann, thread)
    assert "Зараз" in board.content or "вибір блоків" in board.content, "the host's language"
    for person, words in ((ann, "Which 4"), (lev, "Какие 4"), (oksana, "Які 4")):
        panel = (await person.press(board, pressed_for(board, "move"))).message
        assert words in panel.content
        assert panel.ephemeral


async def test_settings_change_one_s_language_and_theme(stage):
    ann, marko = await stage.people(2)
    answer = await ann.slash("settings")
    menus = [menu["custom_id"] for menu in answer.message.selects]
    await ann.pick(answer.message, menus[0], "uk")
    await until(lambda: content_has(ann, answer.message, "налаштування"))
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    assert "Які 4" in panel.content


async def content_has(person, message, words):
    return words in (await person.again(message)).content.lower()


async def test_an_old_panel_says_so_and_shows_the_present_question(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    board = await stage.board(people[0], thread)
    old = (await people[0].press(board, pressed_for(board, "move"))).message
    for person in people:
        await move_by_text(person, thread)
    await people[0].press(old, pressed_for(old, "pick"))
    await until(lambda: content_has(people[0], old, "moved on"))
    fresh = await people[0].again(old)
    places = pressed_for(fresh, "pick") or pressed_for(fresh, "facet")
    assert places, "now it asks where to build"


async def test_wrong_people_are_told_so_in_private(stage):
    ann, marko, lev = await stage.people(3)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    answer = await lev.press(board, pressed_for(board, "move"))
    assert answer.message.ephemeral
    assert "aren’t sitting" in answer.content or "не сидите" in answer.content
    await move_by_text(ann, thread)
    await move_by_text(marko, thread)
    board = await until(lambda: building(stage, ann, thread))
    waiting = marko if ann.id in board.mentions else ann
    refused = await waiting.press(board, pressed_for(board, "move"))
    assert "turn" in refused.content


async def test_malformed_moves_are_answered_with_a_reason(stage):
    people = await stage.people(2)
    thread = await stage.game(people)
    for text in ("dance", "blocks 9999", "blocks", "🏙️"):
        answer = await people[0].slash("move", {"what": text}, at=thread)
        assert answer.message.ephemeral
        assert answer.content
    here = await people[0].slash("move", {"what": "x"}, at="general")
    assert here.content


async def test_undo_by_consent_with_buttons_on_the_board(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    for person in (ann, marko):
        await move_by_text(person, thread)
    board = await stage.board(ann, thread, after=board)
    done = await move_by_text(ann, thread)
    asked = await ann.press(done.message, pressed_for(done.message, "undo"))
    assert "asked" in asked.content
    vote = await until(lambda: with_button(ann, thread, "agree"))
    assert marko.id in vote.mentions
    await marko.press(vote, pressed_for(vote, "agree"))
    after = await stage.board(ann, thread, after=vote.id)
    assert "takes a move back" in after.content
    assert after.mentions == [ann.id]


async def with_button(person, thread, op):
    found = [m for m in await person.messages(thread) if pressed_for(m, op)]
    return found[-1] if found else None


async def test_more_offers_words_history_undo_and_resigning(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    more = (await ann.press(board, pressed_for(board, "more"))).message
    words = await ann.press(more, pressed_for(more, "text"))
    assert "Your cards" in words.content
    history = await ann.press(more, pressed_for(more, "history"))
    assert "fingerprint" in history.content
    sure = (await ann.press(more, pressed_for(more, "resign"))).message
    await ann.press(sure, pressed_for(sure, "resigned"))
    last = await stage.board(marko, thread, after=board)
    assert "Marko wins" in last.content


async def test_help_and_turns(stage):
    ann, marko = await stage.people(2)
    assert "/game new" in (await ann.slash("help")).content
    assert "No game" in (await ann.slash("turns")).content
    thread = await stage.game([ann, marko])
    turns = await ann.slash("turns")
    assert thread["id"] in turns.content
    panel = await ann.press(turns.message, pressed_for(turns.message, "move"))
    assert "Which 4" in panel.content


async def test_show_and_hand_and_history_by_command(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    for command in ("game show", "hand"):
        answer = await ann.slash(command, at=thread)
        assert answer.message.ephemeral
        assert answer.message.attachments
    assert "fingerprint" in (await ann.slash("game history", at=thread)).content
    listed = await ann.slash("game list")
    assert thread["id"] in listed.content


async def test_managers_roll_back_and_repost_and_others_may_not(stage):
    ann, marko = await stage.people(2)
    oksana = await stage.visitors.person("Oksana")
    oksana.here = "games"
    thread = await stage.game([ann, marko])
    for person in (ann, marko):
        await move_by_text(person, thread)
    board = await until(lambda: building(stage, ann, thread))
    with pytest.raises(Declined, match="no command /admin"):
        await ann.slash("admin roll-back", {"table": 1, "move": 0})
    await oksana.slash("admin roll-back", {"table": 1, "move": 0})
    after = await stage.board(ann, thread, after=board)
    assert set(after.mentions) == {ann.id, marko.id}
    await oksana.slash("admin repost", {"table": 1})
    shown = await stage.board(ann, thread, after=after)
    await oksana.slash("admin call-off", {"table": 1, "reason": "a **mix-up**"})
    last = await stage.board(ann, thread, after=shown)
    assert r"The management calls the game off. The reason: a \*\*mix-up\*\*" in last.content


async def building(stage, person, thread):
    board = await stage.board(person, thread)
    return board if "building" in board.content else None


async def test_invited_people_are_the_only_ones_called(stage):
    ann, marko = await stage.people(2)
    await ann.slash("game new", {"game": "manhattan"})
    invited = await ann.slash("game invite", {"person": marko})
    assert invited.message.mentions == [marko.id]
    await marko.press(invited.message, pressed_for(invited.message, "join"))


async def test_names_cannot_ping_or_break_the_markdown(stage):
    ann, marko = await stage.people(2)
    await ann.rename("@everyone **x** `y`")
    thread = await stage.game([ann, marko])
    board = await stage.board(marko, thread)
    await move_by_text(ann, thread)
    after = await stage.board(marko, thread, after=board)
    assert "@everyone" not in after.content.replace("\\@everyone", "")
    assert after.data["mention_everyone"] is False
    assert "\\*\\*x\\*\\*" in after.content


@pytest.mark.parametrize("forged", ["b1:pick:1:1:a1", "b1:confirm:99:0:", "b1:dance:1:1:"])
async def test_forged_ids_change_nothing(stage, forged):
    """The stand-in lets nobody press what is not there, as Discord doesn't; the bot would."""
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    with pytest.raises(Exception, match=r"no such button|not there"):
        await ann.press(board, forged)


async def test_choosing_back_and_forth(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    first = panel
    panel = await choose(ann, panel)
    assert pressed_for(panel, "back")
    await ann.press(panel, pressed_for(panel, "back"))
    again = await until(lambda: same_as(ann, panel, first))
    assert not pressed_for(again, "back")


async def same_as(person, panel, first):
    now = await person.again(panel)
    return now if now.components == first.components else None


async def test_heavy_commands_are_limited_per_person(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    await stage.advance(COOLDOWN)
    hands = await asyncio.gather(*(ann.slash("hand", at=thread) for _ in range(7)))
    refused = [one for one in hands if "Not so fast" in one.content]
    assert len(refused) == 1, "six are enough for anyone"
    assert (await marko.slash("hand", at=thread)).message.attachments


async def test_pressing_confirm_twice_at_once_moves_once(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    panel = (await ann.press(board, pressed_for(board, "move"))).message
    while not (confirm := pressed_for(panel, "confirm")):
        panel = await choose(ann, panel)
    await asyncio.gather(
        ann.press(panel, confirm), ann.press(panel, confirm), return_exceptions=True
    )
    await stage.board(ann, thread, after=board)
    history = await ann.slash("game history", at=thread)
    assert history.content.count("Your blocks") == 1


async def test_a_finished_game_says_so(stage):
    ann, marko = await stage.people(2)
    thread = await stage.game([ann, marko])
    board = await stage.board(ann, thread)
    sure = (await ann.slash("game resign", at=thread)).message
    await ann.press(sure, pressed_for(sure, "resigned"))
    await stage.board(ann, thread, after=board)
    assert "over" in (await marko.slash("move", {"what": "blocks 1111"}, at=thread)).content
