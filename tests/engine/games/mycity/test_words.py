"""Sentences that random games seldom reach are whole in every language, too."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from engine.core.match import start
from engine.core.seats import PUBLIC
from engine.core.words import msg, who
from engine.games.mycity import GAME, letters, news
from engine.games.mycity.answers import why_no_pass
from engine.games.mycity.choices import MOST_NAME
from engine.games.mycity.deck import Round
from engine.games.mycity.pieces import BLOCK, BOX, cell_name
from engine.games.mycity.view import Feature, First, Line, Mark, Result
from locales import Locale
from tests.engine.games.mycity.playing import EPISODES, campaign, long_play
from tests.engine.games.mycity.positions import answered, city, table
from tests.laws.test_words import LONG_NAMES, MOST_MESSAGE
from tests.words import all_words


@pytest.fixture(scope="module")
def catalogue():
    return all_words()


@pytest.fixture(params=Locale)
def say(request, catalogue):
    return catalogue.speaker(request.param, LONG_NAMES)


def test_being_first_is_told_with_everyone_who_was(say):
    text = say(news.first_event(First("gold-first", 14, (0, 2))).public)
    assert "+3" in text
    assert LONG_NAMES[0] in text
    assert LONG_NAMES[2] in text


def test_a_blocked_building_is_named(say):
    text = say(news.card_text(5, Round("y7", ("c3",), 6)))
    assert say(msg("mycity-building-c3")) in text
    assert say(msg("mycity-building-y7")) in text


def test_circles_are_told_with_their_reasons(say):
    circles = (Line("first", 2), Line("cap", 1), Line("greenest", 1))
    text = say(news.score_text(1, Result((), 50, 1, circles)))
    assert "4" in text
    for reason in ("first", "cap", "greenest"):
        assert say(msg(f"mycity-circle-{reason}")) in text


@pytest.mark.parametrize("points", [1, 3, 5, 21])
def test_a_debt_is_told(say, points):
    assert str(points) in say(msg("mycity-owes", who=who(0), points=points))


def test_at_one_s_own_pace_the_next_card_and_what_was_blocked_are_whispered(say):
    _, events = answered(table(2, first="y1 block c3 r1", pace="own"), "0 pass")
    text = say(events[0].private[0].text)
    for building in ("y1", "c3", "r1"):
        assert say(msg(f"mycity-building-{building}")) in text


def test_the_winner_of_a_campaign_is_named(say):
    _, match = campaign(3)[-1]
    text = say(match.outcome.why)
    assert any(name in text for name in LONG_NAMES[:3])


def test_the_refusal_of_another_number_of_players(say):
    assert "3" in say(msg("mycity-refused-seats", seats=3))


def test_a_building_is_put_into_the_sentence_by_its_case(catalogue):
    view = GAME.view(table(2, first="y7"), 0)
    label = GAME.ask(view, ()).options[0].label
    spoken = {locale: catalogue.speaker(locale, [])(label) for locale in Locale}
    assert spoken[Locale.RU] == "Построить усадьбу"
    assert spoken[Locale.UK] == "Збудувати садибу"
    assert spoken[Locale.EN] == "Build: Manor"


# Why one cannot pass


CHURCH, SPENT, BROKE = "must-build", "limit", "points"


def no_pass(number, card, **changes):
    reason = why_no_pass(number, replace(city(number), **changes), (), card)
    return reason and reason.key.removeprefix("mycity-no-pass-")


def test_each_reason_against_passing_has_its_own_words(say):
    assert no_pass(4, "c1") == CHURCH
    assert no_pass(9, "y1", passed=(1, 2, 3)) == SPENT
    assert no_pass(1, "y1", passed=tuple(range(1, 11))) == BROKE
    assert no_pass(1, "y1") is None
    texts = [
        say(msg("mycity-no-pass-must-build")),
        *(say(msg("mycity-no-pass-limit", limit=n)) for n in (1, 2, 5, 21)),
        *(say(msg("mycity-no-pass-points", points=n, have=0)) for n in (1, 2, 5, 21)),
    ]
    assert len(set(texts)) == len(texts)


def test_the_question_says_why_a_church_cannot_be_passed(catalogue):
    english = catalogue.speaker(Locale.EN, LONG_NAMES)
    view = GAME.view(table(2, first="c1"), 0)
    asked = GAME.ask(view, ())
    assert english(asked.prompt).startswith("Round 1 · Chapel (no passing: it must be built).")
    assert [option.token for option in asked.options] == ["place", "end"]


# The board in words


def english_board(catalogue, view):
    english = catalogue.speaker(Locale.EN, ["Ann", "Bob"])
    return [english(line) for line in GAME.describe(view)]


def test_the_text_board_has_columns_a_legend_and_the_points(catalogue):
    state, _ = answered(table(2, first="y1 r1"), "0 pass", "1 pass")
    lines = english_board(catalogue, GAME.view(state, 0))
    assert "  ABCDEFGHIJK" in lines
    (legend,) = [line for line in lines if line.startswith("Signs")]
    board = "".join(lines[lines.index("  ABCDEFGHIJK") + 1 :])
    for sign in (*".^&#%WG!", "a–h", "i–p", "q–x", "X–Z"):
        assert f" {sign} " in f" {legend}", f"{sign} is explained"
    assert "|" in legend
    assert "." in board
    (counts,) = [line for line in lines if line.startswith("In brackets")]
    assert "trees" in counts
    assert any(line.startswith("Ann: ") and " (+10 −1 " in line for line in lines)


def test_every_building_and_every_drawing_has_a_sign_of_its_own():
    signs = [*map(letters.sign_of, BOX.buildings), letters.sign_of(BLOCK)]
    signs += [*letters.DRAWN.values(), *letters.GROUND, letters.RIVER]
    assert set(letters.DRAWN) == set(BOX.features)
    assert len(set(signs)) == len(signs)
    assert letters.UNKNOWN not in signs


def test_the_cards_that_have_come_are_no_longer_to_come(catalogue):
    state, _ = answered(table(2, first="y1 block c3 r1"), "0 pass", "1 pass")
    lines = english_board(catalogue, GAME.view(state, 0))
    assert "Round 2." in lines
    assert "Card i: Post House (public buildings, red, 2 cells)." in lines
    assert "Blocked before it, nobody builds it: Cathedral." in lines
    assert "Still to come, 24 cards: bcdefghjklmnopqrstuvwxXY" in lines


def test_whoever_has_answered_and_whoever_has_ended_are_told(catalogue):
    state, _ = answered(table(2, first="y1 r1"), "0 end", "1 place r0 e1")
    state, _ = answered(state, "1 pass")
    ann, bob = standing_lines(catalogue, GAME.view(state, PUBLIC))
    assert ann.endswith(", finished, early")
    assert bob.endswith(", to move")


def test_the_own_answer_is_told_to_nobody_else(catalogue):
    state, _ = answered(table(2, first="y1 r1"), "0 place r0 e1")
    own, open_table = (english_board(catalogue, GAME.view(state, eye)) for eye in (0, PUBLIC))
    assert "Your answer: on E1 and F1." in own
    assert not any(line.startswith("Your answer") for line in open_table)
    assert standing_lines(catalogue, GAME.view(state, PUBLIC))[0].endswith(", has answered")


def test_buildings_side_by_side_are_told_apart_and_the_newest_is_named(catalogue):
    state, _ = answered(table(2, first="y1 y2 r1"), "0 place r0 e1", "1 pass")
    lines = standing_lines(catalogue, GAME.view(state, 0))
    assert lines[0].endswith(", new a, to move")
    assert any("aa" in line for line in english_board(catalogue, GAME.view(state, 1)))


def standing_lines(catalogue, view):
    lines = english_board(catalogue, view)
    return [line for line in lines if line.startswith(("Ann", "Bob"))]


def test_at_one_s_own_pace_the_rounds_of_each_are_told(catalogue):
    state, _ = answered(table(2, first="y1 r1", pace="own"), "0 pass")
    view = GAME.view(state, PUBLIC)
    assert "Round 1, everyone at their own pace." in english_board(catalogue, view)
    ann, bob = standing_lines(catalogue, view)
    assert ", rounds 1" in ann
    assert ", rounds 0" in bob


def campaign_view(number, stage, **changes):
    """The first view of this stage in an episode; these fields of the first city are others."""
    config, _ = campaign(2)[number - 1]
    views = (ply.moved.match.public().view for ply in long_play(config, number))
    view = next(one for one in views if one.stage == stage and one.cities[0].placed)
    return replace(view, cities=(replace(view.cities[0], **changes), *view.cities[1:]))


def test_what_a_campaign_gathers_is_told(catalogue):
    ann, _ = standing_lines(catalogue, campaign_view(10, "build", nuggets=7))
    assert ", nuggets 7" in ann
    ann, _ = standing_lines(catalogue, campaign_view(23, "build", colour="blue"))
    assert ", exhibition q–x" in ann


def test_a_sticker_on_a_building_is_told_once_the_building_stands(catalogue):
    view = campaign_view(6, "build", marks=())
    building = view.cities[0].placed[0].building
    marked = replace(view.cities[0], marks=(Mark(building, "bell"), Mark("e1", "bell")))
    lines = english_board(catalogue, replace(view, cities=(marked, *view.cities[1:])))
    assert f"Stickers, player by player: Bell {letters.sign_of(building)} –." in lines


def test_after_the_count_the_place_and_the_board_that_was_counted_are_told(catalogue):
    view = campaign_view(2, "reward")
    land = view.cities[0].result.land
    cell = land.terrain.index(".")
    grown = replace(land, features=(Feature(cell, "tree1"),))
    bare = replace(view.cities[0].result, land=replace(land, features=()), rank=2, circles=())
    city = replace(view.cities[0], land=grown, result=bare)
    ann, _ = standing_lines(catalogue, replace(view, cities=(city, *view.cities[1:])))
    assert f", place 2, at the count {cell_name(cell).upper()}=." in ann


def test_what_is_to_be_decided_is_told_to_whoever_decides(catalogue):
    state = start(GAME, campaign(2)[0][0], bytes(16))
    assert "For you to decide: Name my city." in english_board(catalogue, state.seen_by(0).view)
    assert not any("decide" in line for line in english_board(catalogue, state.public().view))


@pytest.mark.parametrize("number", [7, 10, 19, 22, 24])
def test_four_cities_with_the_longest_names_fit_a_message(say, number):
    config, _ = campaign(4)[number - 1]
    for ply in islice(long_play(config, number), 0, None, 12):
        for seen in (ply.before.public(), ply.moved.match.seen_by(ply.seat)):
            cities = tuple(replace(one, name="Щ" * MOST_NAME) for one in seen.view.cities)
            lines = GAME.describe(replace(seen.view, cities=cities))
            assert len("\n".join(map(say, lines))) <= MOST_MESSAGE


def test_a_sticker_s_columns_and_rows_stand_in_order():
    for number in EPISODES:
        for ply in long_play(campaign(3)[number - 1][0], number):
            view = ply.before.seen_by(ply.seat).view
            step = GAME.ask(view, ply.moved.action[:-1])
            if not getattr(step, "facets", ()):
                continue
            for at in (0, 1):
                facets = sorted((o.facets[at] for o in step.options), key=lambda one: one.order)
                tokens = list(dict.fromkeys(facet.token for facet in facets))
                assert tokens == sorted(tokens, key=lambda token: (len(token), token))
            break


def test_whoever_ended_early_is_not_said_to_have_played_all_cards(say):
    text = say(msg("mycity-finished", who=who(0)))
    assert not any(word in text for word in ("все карточки", "усі картки", "all cards"))


def test_nothing_is_owed_after_the_last_episode():
    for number in (23, 24):
        config, _ = campaign(3)[number - 1]
        match = start(GAME, config, bytes(16))
        while match.turn is not None:
            seat = match.turn.seats[0]
            view = match.seen_by(seat).view
            action = ("end",) if view.stage == "build" else match.fallback(seat)
            match = match.act(seat, action).match
        owed = [city.result.owed for city in match._state.cities]
        assert any(owed) == (number == 23), "an empty city is below zero"


def test_one_word_for_homes_and_one_for_workshops():
    for file in ("mycity.ftl", "mycity-pictures.ftl"):
        text = Path("locales/en", file).read_text("utf-8").lower()
        assert not [word for word in ("residential", "industr") if word in text]


def test_a_nugget_is_explained_where_it_is_first_met(catalogue):
    english = catalogue.speaker(Locale.EN, [])
    brief = english(msg("mycity-episode-10-brief"))
    assert "Every vein you have built on by the end is a nugget" in brief


def test_typing_a_colour_is_explained(say):
    assert "`colour yellow`" in say(msg("mycity-rules-typing"))
