"""Being asked, choosing, confirming, acting: on a real archive."""

import asyncio

import pytest

from cogs.screens.question import question_page
from cogs.ui.reader import make_reader
from db import outbox as stored_outbox
from db import results, steps
from db.statements import Statement
from engine.core.choices import Done, OneOf
from engine.core.errors import Illegal, Malformed, NotYourTurn, Refused, Stale
from engine.core.game import End, Part, Tally
from engine.core.match import start
from engine.core.prospect import Preview
from engine.core.seats import Seen
from engine.core.words import msg, plain
from locales import Locale
from tables import log, outbox
from tables.command import was_done
from tables.context import Context
from tables.entries import Publication
from tables.lobby import opening
from tables.play import act
from tables.play.preview_words import end_previewed, points_changed
from tests.tables.playing import NAMES, called_off, choose_blocks, name_of, play_one, play_out
from tests.words import all_words


async def building(context, people, begin, seats=4):
    table = await begin(*NAMES[:seats])
    return await choose_blocks(context, people, table, NAMES[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_whole_game(context, people, begin, seats):
    table = await begin(*NAMES[:seats])
    table = await play_out(context, people, table)
    outcome = table.position.match.outcome
    kept = await results.of_game(context.database, table.id)
    assert [row.rank for row in kept] == list(outcome.ranks)
    assert [row.score for row in kept] == [tally.points for tally in outcome.tallies]
    assert table.row.ended_at is not None
    assert table.row.asked == frozenset()
    told = await outbox.news(context, table.id, None)
    assert told[-1].key == "notice-seed"
    assert told[-1].args["seed"] == table.row.seed.hex()
    with pytest.raises(Refused):
        await act.act(context, table.id, people("ann"), "build a1 1")


async def test_the_seed_stays_hidden_until_the_end(context, people, begin):
    table = await building(context, people, begin)
    told = await outbox.news(context, table.id, None)
    assert all(table.row.seed.hex() not in str(notice.args) for notice in told)
    assert "seed" not in repr(table.row)


async def test_question_by_question_to_a_move(context, people, begin):
    table = await building(context, people, begin)
    asked = (await act.ask(context, table.id, people("ann").user)).question
    assert asked.draft == ("build",)
    assert isinstance(asked.step, OneOf)
    plot = asked.step.options[0].token
    await act.choose(context, table.id, people("ann"), asked.opened, plot)
    asked = (await act.ask(context, table.id, people("ann").user)).question
    assert asked.draft == ("build", plot)
    await act.choose(context, table.id, people("ann"), asked.opened, "2")
    asked = (await act.ask(context, table.id, people("ann").user)).question
    assert isinstance(asked.step, Done)
    assert asked.preview is not None
    whole, parts = points_changed(asked.preview, 2)
    assert (whole.key, whole.args["points"]) == ("preview-points", 6)
    assert [part.args["points"] for part in parts.args["parts"]] == [1, 2, 3], "by the rulebook"
    assert (await context.table(table.id)).row.rev == table.row.rev, "nothing is played yet"
    after = (await act.confirm(context, table.id, people("ann"), asked.opened)).after
    assert after.row.rev == table.row.rev + 1
    assert after.position.step.action == f"build {plot} 2"


async def test_an_unfinished_draft_cannot_be_confirmed(context, people, begin):
    table = await building(context, people, begin)
    opened = table.position.step.opened
    with pytest.raises(Refused):
        await act.confirm(context, table.id, people("ann"), opened)


async def test_back_takes_one_answer_back(context, people, begin):
    table = await building(context, people, begin)
    asked = (await act.ask(context, table.id, people("ann").user)).question
    plot = asked.step.options[0].token
    await act.choose(context, table.id, people("ann"), asked.opened, plot)
    await act.choose(context, table.id, people("ann"), asked.opened, "1")
    await act.back(context, table.id, people("ann"), asked.opened)
    assert (await act.ask(context, table.id, people("ann").user)).question.draft == ("build", plot)
    for _ in range(3):
        await act.back(context, table.id, people("ann"), asked.opened)
    assert (await act.ask(context, table.id, people("ann").user)).question.draft == ("build",)


async def test_a_draft_survives_a_restart(context, people, begin):
    table = await building(context, people, begin)
    asked = (await act.ask(context, table.id, people("ann").user)).question
    plot = asked.step.options[3].token
    await act.choose(context, table.id, people("ann"), asked.opened, plot)
    reopened = Context(context.database, context.now)
    again = (await act.ask(reopened, table.id, people("ann").user)).question
    assert again.draft == ("build", plot)


async def test_a_choice_delivered_twice_is_made_once(context, people, begin):
    table = await building(context, people, begin, 2)
    asked = (await act.ask(context, table.id, people("ann").user)).question
    plot = asked.step.options[0].token
    await act.choose(context, table.id, people("ann"), asked.opened, plot)
    await act.choose(context, table.id, people.again(), asked.opened, plot)
    assert (await act.ask(context, table.id, people("ann").user)).question.draft == ("build", plot)


async def test_a_move_delivered_twice_is_made_once(context, people, begin):
    table = await building(context, people, begin)
    text = " ".join(table.position.match.fallback(0))
    first = (await act.act(context, table.id, people("ann"), text)).after
    second = (await act.act(context, table.id, people.again(), text)).after
    assert first.row.rev == second.row.rev
    assert len(await steps.log(context.database, table.id)) == first.row.rev


async def test_a_repetition_tells_what_the_move_did(context, people, begin):
    table = await building(context, people, begin)
    text = " ".join(table.position.match.fallback(0))
    done = await act.act(context, table.id, people("ann"), text)
    again = await act.act(context, table.id, people.again(), text)
    assert again.before.row.rev == again.after.row.rev == table.row.rev + 1
    for one in (done, again):
        assert await act.before_move(context, one, 0) == table.row.rev


async def test_two_presses_at_once_play_one_move(context, people, begin):
    table = await building(context, people, begin)
    text = " ".join(table.position.match.fallback(0))
    done = await asyncio.gather(
        act.act(context, table.id, people("ann"), text),
        act.act(context, table.id, people("ann"), text),
        return_exceptions=True,
    )
    assert sum(isinstance(one, NotYourTurn) for one in done) == 1
    assert (await context.table(table.id)).row.rev == table.row.rev + 1


async def test_two_processes_on_one_archive_cannot_both_move(context, people, begin):
    """Each has locks of its own, as two processes have; the key of the log decides."""
    table = await building(context, people, begin)
    other = Context(context.database, context.now)
    text = " ".join(table.position.match.fallback(0))
    done = await asyncio.gather(
        act.act(context, table.id, people("ann"), text),
        act.act(other, table.id, people("ann"), text),
        return_exceptions=True,
    )
    errors = [one for one in done if isinstance(one, Refused)]
    assert len(errors) == 1
    assert (await context.table(table.id)).row.rev == table.row.rev + 1


async def test_two_who_answer_together_in_two_processes_are_both_heard(context, people, begin):
    """The archive takes one of them first; the question of the other still stands."""
    table = await begin("ann", "bob")
    other = Context(context.database, context.now)
    await asyncio.gather(
        act.act(context, table.id, people("ann"), "blocks 1234 1234"),
        act.act(other, table.id, people("bob"), "blocks 1234 1234"),
    )
    assert (await context.table(table.id)).row.rev == table.row.rev + 2


class Together:
    """Where all who are still under way meet after reading, before any of them writes."""

    def __init__(self, count):
        self._count = count
        self._waiting = []

    async def wait(self):
        self._waiting.append(asyncio.get_running_loop().create_future())
        here = self._waiting[-1]
        self._go_on()
        await here

    def done(self, _):
        self._count -= 1
        self._go_on()

    def _go_on(self):
        if len(self._waiting) == self._count:
            for one in self._waiting:
                one.set_result(None)
            self._waiting.clear()


async def test_all_who_answer_together_in_as_many_processes_are_heard(
    context, people, begin, monkeypatch
):
    """The last one loses three races, and its question stands all the while."""
    table, met = await begin(*NAMES), Together(len(NAMES))

    async def read(context, interaction):
        found = await was_done(context, interaction)
        await met.wait()
        return found

    monkeypatch.setattr("tables.command.was_done", read)
    answers = []
    for name in NAMES:
        process = Context(context.database, context.now)
        answer = act.act(process, table.id, people(name), "blocks 222222")
        answers.append(asyncio.create_task(answer))
        answers[-1].add_done_callback(met.done)
    await asyncio.gather(*answers)
    assert (await context.table(table.id)).row.rev == table.row.rev + len(NAMES)


async def test_an_old_panel_is_stale(context, people, begin):
    table = await building(context, people, begin)
    old = table.position.step.opened
    await play_one(context, people, table)
    with pytest.raises(Stale):
        await act.choose(context, table.id, people("bob"), old, "a1")


async def test_a_neighbour_s_choice_does_not_make_mine_stale(context, people, begin):
    table = await begin(*NAMES)
    opened = table.position.step.opened
    await act.act(context, table.id, people("bob"), "blocks 111111")
    await act.choose(context, table.id, people("ann"), opened, "222222")
    after = (await act.confirm(context, table.id, people("ann"), opened)).after
    assert after.position.match.turn.seats == (2, 3)


async def test_a_choice_can_be_changed_until_the_last_is_in(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    table = (await act.act(context, table.id, people("ann"), "blocks 1444")).after
    assert table.position.match.seen_by(0).view.choice == ((1, 0, 0, 3),)
    told = await outbox.news(context, table.id, 1)
    assert [notice.key for notice in told].count("manhattan-chose") == 1


async def test_hidden_choices_stay_hidden_in_the_news(context, people, begin):
    table = await begin(*NAMES)
    await act.act(context, table.id, people("bob"), "blocks 222222")
    chosen = str(msg("ui-count", count=6, kind=msg("manhattan-floors", floors=2)))
    for eye in (None, 0, 2, 3):
        assert chosen not in str(await outbox.news(context, table.id, eye))
    assert chosen in str(await outbox.news(context, table.id, 1))


async def test_a_drawn_card_is_told_to_its_holder_alone(context, people, begin):
    table = await building(context, people, begin)
    rev = table.row.rev
    await play_one(context, people, table)
    assert "manhattan-drew" in [n.key for n in await outbox.news(context, table.id, 0, rev)]
    assert "manhattan-drew" not in [n.key for n in await outbox.news(context, table.id, 1, rev)]
    publications = {
        (pending.kind, pending.seat): pending
        for pending in await stored_outbox.of_game(context.database, 1)
    }
    assert publications["board", None].rev == rev + 1
    assert publications["hand", 0].rev == rev + 1


async def test_only_people_of_the_table_are_asked(context, people, begin):
    table = await building(context, people, begin)
    with pytest.raises(Refused) as caught:
        await act.ask(context, table.id, people("stranger").user)
    assert caught.value.reason.key == "refused-not-seated"
    with pytest.raises(NotYourTurn):
        await act.ask(context, table.id, people("bob").user)


@pytest.mark.parametrize(
    ("text", "error"),
    [("build z9 1", Illegal), ("dance", Illegal), ("", Malformed), ("build", Malformed)],
)
async def test_bad_text_changes_nothing(context, people, begin, text, error):
    table = await building(context, people, begin)
    with pytest.raises(error):
        await act.act(context, table.id, people("ann"), text)
    assert (await context.table(table.id)).row.rev == table.row.rev


async def test_a_refused_interaction_may_be_tried_again(context, people, begin):
    table = await building(context, people, begin)
    with pytest.raises(Refused):
        await act.act(context, table.id, people("ann"), "build z9 1")
    text = " ".join(table.position.match.fallback(0))
    after = (await act.act(context, table.id, people.again(), text)).after
    assert after.row.rev == table.row.rev + 1


async def test_a_lobby_has_no_questions(context, people, sit_down):
    table = await sit_down("ann", "bob")
    with pytest.raises(Refused) as caught:
        await act.ask(context, table.id, people("ann").user)
    assert caught.value.reason.key == "refused-not-started"


async def test_a_bug_in_a_move_leaves_the_lock_free(context, people, begin, monkeypatch):
    table = await building(context, people, begin)
    text = " ".join(table.position.match.fallback(0))

    async def broken(*_):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(log.turns, "store", broken)
        with pytest.raises(ZeroDivisionError):
            await act.act(context, table.id, people("ann"), text)
    assert len(context.locks) == 0
    after = (await act.act(context, table.id, people("ann"), text)).after
    assert after.row.rev == table.row.rev + 1


async def test_a_cancelled_waiter_leaves_the_lock_free(context, people, begin):
    table = await building(context, people, begin)
    async with context.locks.holding(table.id):
        waiting = asyncio.create_task(act.act(context, table.id, people("ann"), "build a1 1"))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert len(context.locks) == 0


async def test_an_unreadable_game_is_parked_and_the_others_go_on(context, people, begin):
    broken, sound = await begin("ann", "bob"), await begin("ann", "bob")
    async with context.database.write() as writer:
        sql = "UPDATE steps SET state = ? WHERE table_id = ?"
        await writer.execute(Statement(sql, ((b"rubbish", broken.id),)))
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            await act.ask(context, broken.id, people("ann").user)
        assert caught.value.reason.key == "refused-parked"
    assert (await act.ask(context, sound.id, people("ann").user)).question.draft == ("blocks",)
    assert all(pending.table_id != broken.id for pending in await outbox.due(context))


async def test_the_log_replays_to_the_same_game(context, people, begin):
    table = await play_out(context, people, await begin("ann", "bob", "cid"))
    replayed = start(table.game, table.position.match.config, table.row.seed)
    for entry in await steps.log(context.database, table.id):
        if entry.kind == "act":
            replayed = replayed.act(entry.seat, tuple(entry.action.split())).match
    assert replayed.dump() == table.position.match.dump()


async def test_published_boards_are_owed_no_more(context, people, begin):
    table = await begin("ann", "bob")
    for pending in await outbox.due(context):
        if pending.kind == Publication.BOARD:
            await outbox.posted(context, pending, 77, 0, "digest")
        await outbox.published(context, pending)
    assert await outbox.due(context) == []
    table = await context.table(table.id)
    assert table.row.posted_rev == table.row.rev
    assert table.row.board_message == 77


async def test_a_board_that_could_not_be_shown_is_tried_later(context, people, begin, clock):
    await begin("ann", "bob")
    for pending in await outbox.due(context):
        await outbox.postpone(context, pending, 60)
    assert await outbox.due(context) == []
    clock.seconds += 61
    assert len(await outbox.due(context)) == 4


async def test_changing_a_hidden_answer_owes_the_others_nothing(context, people, begin):
    table = await begin("ann", "bob", "cid")
    await act.act(context, table.id, people("ann"), "blocks 1111")
    for pending in await outbox.due(context):
        await outbox.published(context, pending)
    await act.act(context, table.id, people("ann"), "blocks 1112")
    assert [(pending.kind, pending.seat) for pending in await outbox.due(context)] == [("hand", 0)]


async def test_open_trays_are_a_new_hand_for_everyone(context, people, begin):
    table = await begin("ann", "bob", "cid")
    for pending in await outbox.due(context):
        await outbox.published(context, pending)
    await choose_blocks(context, people, table, ("ann", "bob", "cid"))
    due = {pending.seat for pending in await outbox.due(context) if pending.kind == "hand"}
    assert due == {0, 1, 2}


async def test_calling_a_game_off_is_told_and_shows_the_seed(context, people, begin):
    table = await building(context, people, begin)
    await called_off(context, people, table)
    told = await outbox.news(context, table.id, None, table.row.rev)
    assert [notice.key for notice in told] == ["notice-cancelled-because", "notice-seed"]
    assert ("board", None) in {
        (pending.kind, pending.seat) for pending in await outbox.due(context)
    }


async def test_something_else_can_be_done_than_what_is_usual(context, people, sit_down):
    table = await sit_down("ann", "bob", game="sprawlopolis", first="1")
    table = (await opening.start(context, table.id, people("ann"))).after
    asked = (await act.ask(context, table.id, people("ann").user)).question
    assert asked.draft == ("play",)
    assert asked.answered == 0
    assert [alternative.option.token for alternative in asked.alternatives] == ["reveal"]
    await act.choose_instead(context, table.id, people("ann"), asked.opened, "reveal")
    asked = (await act.ask(context, table.id, people("ann").user)).question
    assert (asked.draft, asked.answered, asked.alternatives) == (("reveal",), 1, ())
    await act.back(context, table.id, people("ann"), asked.opened)
    assert (await act.ask(context, table.id, people("ann").user)).question.draft == ("play",)


async def test_nobody_steps_aside_to_what_is_not_offered(context, people, sit_down):
    table = await sit_down("ann", "bob", game="sprawlopolis", first="1")
    table = (await opening.start(context, table.id, people("ann"))).after
    asked = (await act.ask(context, table.id, people("ann").user)).question
    with pytest.raises(Stale):
        await act.choose_instead(context, table.id, people("ann"), asked.opened, "keep")


def test_a_team_gains_together_and_a_lone_player_for_themselves():
    before, after = (Tally(None, (Part(plain("roads"), points),)) for points in (1, 4))
    tried = Preview(seen=Seen(None, 0), before=(before,), after=(after,))
    (team,), (alone,) = points_changed(tried, 2), points_changed(tried, 1)
    assert (team.key, team.args["points"]) == ("preview-points-together", 3)
    assert (alone.key, alone.args["who"], alone.args["points"]) == (
        "preview-points",
        msg("panel-you"),
        3,
    )


NAMED = {
    Locale.EN: ("You: the same total as before", "Together: the same total as before"),
    Locale.RU: ("Вы: в сумме столько же", "Все вместе: в сумме столько же"),
    Locale.UK: ("Ви: у сумі стільки ж", "Усі разом: у сумі стільки ж"),
}


@pytest.mark.parametrize("locale", Locale)
def test_parts_that_cancel_out_are_told_below_a_total_that_stays(locale):
    roads, goal = plain("roads"), plain("Go Green")
    before, after = (
        Tally(None, (Part(roads, one), Part(goal, other))) for one, other in ((3, 0), (1, 2))
    )
    tried = Preview(seen=Seen(None, 0), before=(before,), after=(after,))
    say = all_words().speaker(locale, ["Ann", "Bob"])
    for people, whole in zip((1, 2), NAMED[locale], strict=True):
        told = [say(line) for line in points_changed(tried, people)]
        left, right = "“”" if locale is Locale.EN else "«»"
        joint = say(msg("list-last-joint"))
        assert told == [whole, f"roads −2{joint}{left}Go Green{right} +2"]


@pytest.mark.parametrize(
    ("end", "people", "told"),
    [
        (None, 2, []),
        (End(), 2, ["This ends the game. Who wins can’t be told beforehand."]),
        (End((0,)), 2, ["This ends the game, and you win!"]),
        (End((1,)), 2, ["This ends the game, and Bob wins."]),
        (End((0, 1)), 3, ["This ends the game, and the victory is shared: Ann and Bob."]),
        (End((0, 1), won=True), 2, ["This ends the game, and you all win together!"]),
        (End((), won=False), 2, ["This ends the game, and you all lose together."]),
        (End((0,), won=True), 1, ["This ends the game, and you win!"]),
        (End((), won=False), 1, ["This ends the game, and you lose."]),
    ],
)
def test_who_would_win_is_said_in_words(end, people, told):
    say = all_words().speaker(Locale.EN, ["Ann", "Bob", "Cid"])
    tried = Preview(seen=Seen(None, 0), before=(), after=(), end=end)
    assert [say(line) for line in end_previewed(tried, people)] == told


async def test_the_page_before_the_last_move_begins_with_the_end_in_bold(context, people, begin):
    table = await begin(*NAMES[:2])
    while (end := _end_previewed(table.position.match)) is None:
        table = await play_one(context, people, table)
    match = table.position.match
    seat = match.turn.seats[0]
    name = name_of(table, people, seat)
    asked = (await act.ask(context, table.id, people(name).user)).question
    while not isinstance(asked.step, Done):
        token = match.fallback(seat)[len(asked.draft)]
        await act.choose(context, table.id, people(name), asked.opened, token)
        asked = (await act.ask(context, table.id, people(name).user)).question
    reader = make_reader(all_words(), Locale.EN, "dark", table.names)
    page = await question_page(table, asked, reader)
    first, *rest = page.text.splitlines()
    assert first.startswith("**This ends the game, and ")
    assert first.endswith("**")
    assert not any("This ends" in line for line in rest)
    table = (await act.confirm(context, table.id, people(name), asked.opened)).after
    assert table.position.match.outcome.winners() == end.winners


def _end_previewed(match):
    seat = match.turn.seats[0]
    return match.preview(seat, match.fallback(seat)).end


async def test_a_question_about_places_is_asked_and_tried_beside_the_board(
    context, people, sit_down
):
    table = await sit_down("ann", "bob", game="streets", business=True)
    table = (await opening.start(context, table.id, people("ann"))).after
    while not (asked := await _asked_first(context, people, table)).about:
        table = await play_one(context, people, table)
    reader = make_reader(all_words(), Locale.EN, "dark", table.names)
    name, token = name_of(table, people, asked.seat), asked.step.options[0].token
    assert _shows_the_board(table, asked.seen, await question_page(table, asked, reader))
    await act.choose(context, table.id, people(name), asked.opened, token)
    tried = (await act.ask(context, table.id, people(name).user)).question
    assert not tried.spots, "no piece is put down"
    assert _shows_the_board(table, tried.preview.seen, await question_page(table, tried, reader))


async def _asked_first(context, people, table):
    seat = table.position.match.turn.seats[0]
    return (await act.ask(context, table.id, people(name_of(table, people, seat)).user)).question


def _shows_the_board(table, seen, page):
    """The picture of the board is told from its first line on, that of a hand from its last."""
    say = all_words().speaker(Locale.EN, table.names)
    (picture,) = page.pictures
    return picture.alt.startswith(say(table.game.describe(seen.view)[0]))
