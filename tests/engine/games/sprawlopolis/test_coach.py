"""What the coach says is true of this very table."""

from dataclasses import replace

import pytest

from engine.core.choices import OneOf, walk
from engine.core.words import for_touching
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.names import condition_name
from engine.games.sprawlopolis.view import Stage
from engine.kit.viewer import seat_of
from locales import Locale
from tests.engine.games.sprawlopolis.cities import fresh, playing, terms
from tests.laws.playing import every_table, played, table_id
from tests.laws.test_lessons import questions
from tests.words import all_words

TABLES = every_table([GAME])


def said(view, *draft, locale=Locale.EN):
    return all_words().speaker(locale, ["Ann", "Bo"])(GAME.coach(view, draft))


def own_points(view):
    (own,) = [one for one in GAME.score(view) if one.seat in (None, seat_of(view))]
    return own.points


# Positions


def test_the_monster_is_turned_away_from_commerce():
    """Upright it lands on O13, in the row of the commerce at M13: −2. Turned it lands on P14, with
    no commerce in its row and column: +3."""
    state = playing(1, "1 m13, 2 o13", stage=Stage.WRECKTAR, terms=terms(wrecktar=True))
    words = said(GAME.view(state, 0), "wrecktar")
    assert "picture 1 means −2, picture 2 +3" in words


def test_a_builder_hears_which_blocks_go_to_their_own_city():
    """Interstate 1 has commerce and homes above, industry and park below."""
    state = replace(fresh(2, interstate="duel"), highway=("interstate2", "interstate1"))
    near = GAME.view(state, state.near)
    assert "picture 1 your city gets industry and park, in picture 2 homes and" in said(
        near, "highway", "m12"
    )
    far = GAME.view(replace(state, active=1 - state.near), 1 - state.near)
    assert "picture 1 your city gets commerce and homes, in picture 2 park and industry" in said(
        far, "highway", "m12"
    )


def test_near_the_end_one_hears_what_is_lacking():
    """Card 1 alone has four groups and one road, which ends at the edge: 4 − 1 − 1. A row and a
    column have no park: −2. A park and an industrial block: −2. That makes −2, and 6 are needed."""
    state = playing(2, "1 m13", turn=12, hands=(("4", "5"), ("6",)), terms=terms(1, 2, 3))
    assert own_points(GAME.view(state, 0)) == -2
    assert said(GAME.view(state, 0), "play").startswith("You still lack 8 points, with 2 turns to")


def test_two_cities_together_lack_one_point_more():
    """S37: they must get past the target."""
    state = replace(fresh(2, interstate="together"), turn=14)
    view = GAME.view(state, state.active)
    lacking = state.terms.target + 1 - own_points(view)
    assert said(view, "play").startswith(f"You still lack {lacking} points, with 1 turn to go.")


def test_a_place_is_called_as_it_is_pressed():
    """Round a single card there are twenty places, which are numbered; round two there are more."""
    few = GAME.view(playing(1, "1 m13", hands=(("4",),)), 0)
    assert "Try place " in said(few, "play", "4")
    many = GAME.view(playing(1, "1 m13, 2 o13", hands=(("4",),)), 0)
    assert "Try column " in said(many, "play", "4")


def test_in_the_last_call_laying_is_weighed_against_keeping():
    """Roadwork 1 fits on to the road that leaves card 1 in the east, and costs 3 if it is kept."""
    state = playing(1, "1 m13", stage=Stage.LAST_CALL, roadwork=(("roadwork1",),), deck=())
    state = replace(state, hands=((),), terms=terms(12, 14, 16, roadwork=True), kept=(False,))
    view = GAME.view(state, 0)
    kept = own_points(view)
    best = max(own_points(GAME.preview(view, one)) for one in walk(GAME.ask, view, ("lay",)))
    assert best > kept
    assert f"to {best}; if you keep it, that stays {kept}." in said(view)


# At every table


def tip_of(sentence):
    return sentence.args.get("tip", sentence)


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_place_that_is_praised_brings_what_is_said(game, config):
    for ply in list(played(game, config))[::3]:
        for view, draft in questions(ply.before, ply.seat, ply.moved.action):
            tip = tip_of(game.coach(view, draft))
            if tip.key.startswith("sprawlopolis-coach-place-"):
                place = token_of(game.ask(view, draft), tip.args["place"])
                after = [
                    own_points(game.preview(view, a)) for a in walk(game.ask, view, (*draft, place))
                ]
                assert tip.args["after"] in after
                assert tip.args["before"] == own_points(view)
                if not view.terms.is_duel:
                    assert tip.args["after"] == max(after)


def token_of(step, place):
    """The answer that a place stands for, found as its reader finds it: by its number, or by its
    column and row, which are the same place."""
    assert isinstance(step, OneOf)
    lines = for_touching(place)
    token = f"{lines.args['column']}{lines.args['row']}".lower()
    assert (place == lines) is bool(step.facets)
    if not step.facets:
        assert step.options[place.args["pressed"].args["number"] - 1].token == token
    return token


@pytest.mark.parametrize(("game", "config"), TABLES, ids=table_id)
def test_a_condition_is_told_when_a_card_can_gain_by_it(game, config):
    for ply in list(played(game, config))[::3]:
        for view, draft in questions(ply.before, ply.seat, ply.moved.action):
            about = game.coach(view, draft).args.get("about")
            if about is not None and about.key == "sprawlopolis-coach-condition":
                assert about.args["title"] in list(map(condition_name, view.terms.conditions))
                gains = any(
                    line_of(game.preview(view, action), about.args["title"])
                    > line_of(view, about.args["title"])
                    for action in walk(game.ask, view, draft)
                )
                assert gains


def line_of(view, label):
    own = next(one for one in GAME.score(view) if one.seat in (None, seat_of(view)))
    return next(part.points for part in own.parts if part.label == label)


MOSTLY = {Locale.EN: "mostly thanks", Locale.RU: "в основном", Locale.UK: "здебільшого"}


def test_gains_that_are_left_out_are_not_hidden():
    """Two lines are named; where more gain, it is said that these are the most."""
    heard = set()
    for ply in played(GAME, TABLES[0][1]):
        for view, draft in questions(ply.before, ply.seat, ply.moved.action):
            tip = tip_of(GAME.coach(view, draft))
            if tip.key != "sprawlopolis-coach-place-gain":
                continue
            listed = sum(part.args["points"] for part in tip.args["parts"])
            cut = listed < tip.args["after"] - tip.args["before"]
            for locale, words in MOSTLY.items():
                spoken = all_words().say(locale, tip, ["Ann"])
                assert not cut or words in spoken
                heard |= {words in spoken}
    assert heard == {True, False}
