"""What is pressed in Streets: names and numbers that the picture shows, few of them, and true."""

import re

import pytest

from cogs.ui import limits
from cogs.ui.answer_widgets import labels_of
from engine.core.choices import MOST_AT_ONCE, Done, OneOf, advance, with_next
from engine.core.options import Config
from engine.games.streets import GAME
from engine.games.streets.explanation import new_accounts
from engine.games.streets.pieces import TILES, Advisor
from engine.games.streets.table import Stage
from engine.kit.grid import cell_name
from locales import Locale
from tables.play.question import question_at
from tests.engine.games.streets.positions import act, at, match, seen, tile
from tests.laws.playing import play
from tests.words import all_words

TABLES = [
    Config(1),
    Config(2, {"business": True}),
    Config(3, {"advisors": "dealt"}),
    Config(5, {"business": True, "advisors": "dealt"}),
]
CODE = re.compile(r"\b[tfhsm][1-9]\b|\b[A-Z]{1,2}-?\d{1,2}\b|[╝║□■]|\br(0|90|180|270)\b", re.I)
ASKING = (Stage.ORDER, Stage.TOKENS, Stage.SHOW, Stage.MOVE)


def questions(ply):
    """Every question on the way to this move, as it is put."""
    lengths = range(len(ply.moved.action) + 1)
    found = [question_at(ply.before, ply.seat, ply.moved.action[:n], 0) for n in lengths]
    return {len(one.draft): one for one in found}.values()


def pressed(now, say):
    """What the buttons of a question say; columns and rows are the picture's own."""
    asides = [say(one.option.label) for one in now.alternatives]
    if not isinstance(now.step, OneOf) or now.step.facets:
        return asides
    return [*labels_of(now.step, say), *asides]


@pytest.mark.parametrize("config", TABLES, ids=str)
@pytest.mark.parametrize("locale", Locale)
def test_no_code_is_ever_pressed_or_read(config, locale):
    say = all_words().speaker(locale, ["Anya", "Boris", "Vira", "Hlib", "Dana"])
    for ply in play(GAME, config):
        for now in questions(ply):
            assert not [label for label in pressed(now, say) if CODE.search(label)]
            if now.preview is not None:
                assert not CODE.search(say(now.preview.sentence)), say(now.preview.sentence)


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_a_place_is_chosen_for_a_piece(config):
    for ply in play(GAME, config):
        for now in questions(ply):
            if isinstance(now.step, OneOf) and any(option.spot for option in now.step.options):
                chosen_before = ply.before.turn.stage in (Stage.ABANDON, Stage.ORDER)
                assert now.piece or chosen_before


@pytest.mark.parametrize("config", TABLES, ids=str)
def test_asides_fit_into_one_row_with_confirm_and_back(config):
    for ply in play(GAME, config):
        for now in questions(ply):
            others = isinstance(now.step, Done) + (now.answered > 0)
            assert len(now.alternatives) + others <= limits.BUTTONS_IN_A_ROW


def test_a_place_and_its_road_are_one_answer_while_they_are_few():
    game = match(tile("station", 0, 0, "s"), tile("park", 1, 0, "w"), hands=(("f2", "t1"), ("t2",)))
    view, draft = game.seen_by(0).view, ("build", "f2")
    step = with_next(GAME.ask, view, draft, GAME.ask(view, draft))
    pairs = [(cell, side) for cell, sides in view.placements.items() for side in sides]
    assert len(step.options) == len(pairs) <= MOST_AT_ONCE
    assert {option.token for option in step.options} == {
        f"{cell_name(cell)} {side}" for cell, side in pairs
    }
    assert len({option.spot for option in step.options}) == len(pairs)


def test_the_usual_road_continues_the_longest_street():
    """The road of a place that is chosen alone; the other roads stand aside."""
    game = match(
        tile("station", 0, 0, "s"), tile("t1", 1, 0, "s", 1), hands=(("f2", "t2"), ("t3",))
    )
    view = game.seen_by(0).view
    draft, step = advance(GAME.ask, view, ("build", "f2", at(2, 0)))
    assert draft[3] == "s"
    assert isinstance(step, Done)
    roads = GAME.ask(view, ("build", "f2", at(2, 0))).options
    assert {option.token for option in roads if not option.secondary} == {"s"}
    assert len(roads) > 1


def test_the_investor_puts_two_signs_only_if_asked_for():
    city = (tile("station", 0, 0, "s"), tile("park", 1, 0, "w"))
    game = match(*city, hands=(("f2",), ("t2",)), advisors=(Advisor.INVESTOR, None))
    view = game.seen_by(0).view
    draft, step = advance(GAME.ask, view, ("build", "f2", at(0, 1), "w"))
    assert isinstance(step, Done)
    assert draft[-1] == "1"


# People


def moving(own, count=2):
    """People of a closed street, with two homes to go to, so many of them the active player's."""
    owners = [0] * own + [1] * (2 - own)
    homes = [tile("h3", 5, 5, "s", owners[0]), tile("h4", 5, 8, "s", owners[1])]
    city = [tile("h1", 1, 0, "s", 0, hipster=count), tile("m2", 2, 0, "w"), *homes]
    game = match(*city, hands=(("m1", "t1"), ("f3",)))
    return act(game, f"build m1 {at(0, 0)} e")


def test_people_go_to_the_only_own_home_unless_somebody_says_otherwise():
    game = moving(own=1)
    now = question_at(game, 0, (), 0)
    assert now.draft == ("move", at(5, 5), "2")
    assert {one.option.token for one in now.alternatives} == {at(5, 8), "1"}


@pytest.mark.parametrize("own", [0, 2])
def test_a_real_choice_of_homes_is_asked(own):
    now = question_at(moving(own), 0, (), 0)
    assert [option.token for option in now.step.options] == [at(5, 5), at(5, 8)]
    assert now.piece == "hipster-2"


def test_a_large_group_is_asked_how_many_go():
    now = question_at(moving(2, count=6), 0, ("move", at(5, 8)), 0)
    assert [option.token for option in now.step.options] == ["6", "5", "4", "3", "2", "1"]


# What a preview announces


@pytest.mark.parametrize("config", TABLES[1:], ids=str)
def test_the_money_that_is_announced_comes(config):
    """Nobody else's decision but the Entrepreneur's can change it."""
    checked = 0
    plies = list(play(GAME, config))
    for number, ply in enumerate(plies):
        before, action = seen(ply.before), ply.moved.action
        preview = ply.before.preview(ply.seat, action)
        sums = [line for line in preview.told if line.key == "streets-pays"]
        after = settled_after(plies, number)
        if after is None or any(line.key == "streets-may-show" for line in preview.told):
            continue
        announced = {} if not sums else money_told(sums[0], preview, before, action)
        for seat, player in enumerate(after.players):
            assert player.money - before.players[seat].money == announced.get(seat, 0)
        for line in preview.told:
            if line.key == "streets-if-ended":
                assert line.args["money"] == after.players[ply.seat].money
        checked += bool(announced)
    assert checked


@pytest.mark.parametrize("locale", Locale)
def test_money_of_the_final_scoring_is_not_announced_as_paid(locale):
    """The coffee house pays when its street closes, or half of that in the end: not now."""
    game = match(tile("park", 1, 0, "n"), hands=(("s8", "t1"), ("f3",)), signs=(5, 5))
    preview = game.preview(0, ("build", "s8", at(0, 0), "n"))
    assert [tally.points for tally in preview.after] != [tally.points for tally in preview.before]
    assert preview.told[-1].key == "streets-if-ended"
    said = all_words().say(locale, preview.told[-1], ["Anya", "Boris"])
    assert "$0" in said or "0\u00a0$" in said or "0 $" in said
    assert said.endswith(":"), "the changes follow"


def settled_after(plies, number):
    """The first table after this move that asks nothing about a closed street; None if the game
    ends before."""
    for ply in plies[number:]:
        table = seen(ply.moved.match)
        if table.stage is Stage.OVER:
            return None
        if table.stage not in ASKING:
            return table
    return None


def money_told(line, preview, before, action):
    """The sums of the sentence by seat, which must be those of the streets it counts."""
    accounts = new_accounts(before, action, preview.seen.view.table)
    paid = {}
    for payment in (payment for one in accounts for payment in one.payments):
        paid[payment.owner] = paid.get(payment.owner, 0) + payment.money
    told = {one.args["who"].args["seat"]: one.args["money"] for one in line.args["sums"]}
    assert told == paid
    assert line.args["count"] == len(accounts)
    return told


def test_giving_a_building_up_is_guarded_in_figures():
    city = [tile("station", 0, 0, "s"), tile("t1", 1, 0, "s", 0, tourist=3)]
    game = match(*city, hands=(("f2",), ("t2",)), signs=(0, 5), stage=Stage.ABANDON)
    guard = game.preview(0, ("abandon", at(1, 0))).guard
    assert guard.warning.key == "streets-abandon-warning"
    assert guard.warning.args["money"] == 3, "half of a symbol and three people, rounded up"
    assert game.preview(0, ("abandon", at(1, 0))).told
    build = match(*city, hands=(("f2",), ("t2",))).preview(0, ("build", "f2", at(2, 0), "s"))
    assert build.guard is None


def test_every_tile_has_a_name_to_press():
    say = all_words().speaker(Locale.EN, ["Anya"])
    names = [say(option.label) for option in tile_options()]
    assert len(set(names)) == len(names)


def tile_options():
    hand = tuple(name for name in TILES if TILES[name].kind is not None)
    city = (tile("station", 0, 0, "s"), tile("park", 1, 0, "w"))
    game = match(*city, hands=(hand, ("t2",)))
    return GAME.ask(game.seen_by(0).view, ("build",)).options
