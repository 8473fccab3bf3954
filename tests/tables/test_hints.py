"""A hint is what a bot would do with what this seat sees; it is a draft until it is confirmed."""

import asyncio

import pytest

from db import drafts
from engine.bots.levels import Level
from engine.core.choices import Done
from engine.core.errors import NotYourTurn, Stale
from tables.bots import hints, moves
from tables.bots.hints import hint
from tables.context import Context
from tables.lobby import opening
from tables.people.settings import prefer
from tables.play import act
from tables.table import Position
from tables.thinking import solve
from tests.laws.playing import HOUSE_GAMES, play, sampled, table_id, tables
from tests.laws.test_secrets import twin_of
from tests.tables.playing import refused


@pytest.fixture
def alone(context, people, sit_down):
    """A started game of Ann against a bot; Ann is asked."""

    async def begin():
        table = await sit_down("ann", first="1")
        table = (await moves.seat_bot(context, table.id, people("ann"), Level.EASY)).after
        return (await opening.start(context, table.id, people("ann"))).after

    return begin


def thinking(context, think):
    return Context(context.database, context.now, context.new_seed, think=think)


async def test_a_hint_is_a_whole_action_that_confirm_plays(context, people, alone):
    table = await alone()
    opened = table.position.step.opened
    asked = await hint(context, table.id, people("ann"), opened)
    assert isinstance(asked.question.step, Done)
    assert asked.question.preview is not None
    assert (await context.table(table.id)).row.rev == table.row.rev, "nothing is played yet"
    done = await act.confirm(context, table.id, people("ann"), opened)
    assert done.after.row.rev == table.row.rev + 1


async def test_it_is_what_a_normal_bot_would_do_and_the_same_every_time(context, people, alone):
    table = await alone()
    opened, position = table.position.step.opened, table.position
    first = await hint(context, table.id, people("ann"), opened)
    again = await hint(context, table.id, people("ann"), opened)
    assert first.question.draft == again.question.draft
    problem = moves.problem("manhattan", position, 0, Level.NORMAL, hints.DICE)
    assert first.question.draft == solve(problem)


async def test_beginning_anew_takes_the_whole_hint_back(context, people, alone):
    table = await alone()
    opened = table.position.step.opened
    before = await act.ask(context, table.id, people("ann").user)
    await hint(context, table.id, people("ann"), opened)
    asked = await act.take(context, table.id, people("ann"), opened, ())
    assert asked.question.draft == before.question.draft
    assert asked.question.answered == 0


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=table_id)
def test_a_hint_knows_no_more_than_its_seat(game):
    """Through the very problem that is handed to the thinking process, state and all."""
    config = next(one for one in tables(game) if one.seats == max(2, game.spec.seats[0]))
    for ply in sampled(tuple(play(game, config)), 12):
        given = [ply.before, twin_of(ply.before, ply.seat, ply.before.ply)]
        found = [solve(problem_at(game, match, ply.seat)) for match in given]
        assert found[0] == found[1]


def problem_at(game, match, seat):
    position = Position(match, FakeStep(match.dump()))
    return moves.problem(game.spec.key, position, seat, hints.LEVEL, hints.DICE)


class FakeStep:
    """The row of a log, as far as a problem is made of it."""

    def __init__(self, state):
        self.state = state


async def test_nobody_is_helped_in_a_rated_game(context, people, begin):
    table = await begin("ann", "bob")
    asking = hint(context, table.id, people("ann"), table.position.step.opened)
    assert await refused(asking) == "refused-rated-hint"
    assert await drafts.find(context.database, table.id, 0) is None


async def test_whoever_has_switched_the_coach_off_has_no_hints(context, people, alone):
    table = await alone()
    await prefer(context, people("ann").user, "coach", "off")
    asking = hint(context, table.id, people("ann"), table.position.step.opened)
    assert await refused(asking) == "refused-no-coach"


async def test_strangers_and_those_who_wait_get_none(context, people, alone):
    table = await alone()
    opened = table.position.step.opened
    assert await refused(hint(context, table.id, people("eve"), opened)) == "refused-not-seated"
    await moves.move(context, table.id, 1)
    table = (await act.act(context, table.id, people("ann"), "blocks 1234 1234")).after
    table = (await act.act(context, table.id, people("ann"), table_action(table))).after
    with pytest.raises(NotYourTurn):
        await hint(context, table.id, people("ann"), table.position.step.opened)


def table_action(table):
    return " ".join(table.position.match.fallback(0))


async def test_a_hint_for_an_old_question_is_stale_even_if_it_grew_old_meanwhile(
    context, people, alone
):
    table = await alone()
    opened = table.position.step.opened
    await moves.move(context, table.id, 1)

    async def slow(problem):
        await act.act(context, table.id, people("ann"), "blocks 1234 1234")
        return solve(problem)

    with pytest.raises(Stale):
        await hint(thinking(context, slow), table.id, people("ann"), opened)
    assert await drafts.find(context.database, table.id, 0) is None


async def test_where_no_hint_is_found_that_is_said(context, people, alone, monkeypatch):
    async def stumble(problem):
        raise ValueError("no idea")

    async def never(problem):
        await asyncio.Event().wait()

    table = await alone()
    opened = table.position.step.opened
    monkeypatch.setattr(hints, "SECONDS", 0.01)
    for think in (stumble, never):
        asking = hint(thinking(context, think), table.id, people("ann"), opened)
        assert await refused(asking) == "refused-no-hint"


async def test_the_same_press_delivered_twice_is_one_hint(context, people, alone):
    table = await alone()
    opened = table.position.step.opened
    first = await hint(context, table.id, people("ann"), opened)
    again = await hint(context, table.id, people.again(), opened)
    assert first.question.draft == again.question.draft


async def test_what_a_bot_should_not_have_found_is_no_draft(context, people, alone):
    """Whatever comes back is judged like every other answer."""

    async def wrong(problem):
        return ("blocks", "nothing")

    table = await alone()
    asked = await hint(
        thinking(context, wrong), table.id, people("ann"), table.position.step.opened
    )
    assert not isinstance(asked.question.step, Done)
