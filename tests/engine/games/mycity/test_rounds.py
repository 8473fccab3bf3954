"""The rounds: cards, hidden answers, passing and ending, the blocking card, the end of the game."""

from dataclasses import replace

import pytest

from engine.core.choices import MOST_AT_ONCE
from engine.core.events import notices
from engine.core.seats import PUBLIC
from engine.games.mycity import GAME
from engine.games.mycity.deck import rounds_of
from engine.games.mycity.pieces import cell_named
from engine.games.mycity.track import purse
from engine.games.mycity.view import Answer, Stage, Verb
from tests.engine.games.mycity.positions import answered, city, meadow, table, tokens, with_kept


def told(events, eye=PUBLIC):
    return [text.key for text in notices(events, eye)]


def test_everyone_starts_on_ten_with_an_empty_board():
    view = GAME.view(table(3, first="y1"), 0)
    assert [purse(0, city, ()) for city in view.cities] == [10, 10, 10]
    assert all(not city.placed for city in view.cities)
    assert (view.card, view.round, view.pile) == ("y1", 1, 27)


def test_all_are_asked_at_once():
    turn = GAME.turn(table(4))
    assert turn.seats == (0, 1, 2, 3)
    assert turn.together
    assert turn.number == 1


def test_an_answer_is_hidden_until_the_round_closes():
    """Ruling R8."""
    state, events = answered(table(3, first="y1 r1"), "0 place r0 f1")
    assert GAME.turn(state).seats == (1, 2)
    assert GAME.turn(state).also == (0,)
    for eye in (PUBLIC, 1, 2):
        view = GAME.view(state, eye)
        assert view.cities[0].placed == ()
        assert view.answer is None
        assert view.answered(0)
        assert not view.answered(1)
        assert told(events, eye) == ["mycity-answered"]
    assert GAME.view(state, 0).answer == Answer(Verb.PLACE, 0, cell_named("f1"))
    assert told(events, 0) == ["mycity-you-place"]
    assert not any(event.reveals for event in events)


def test_an_answer_may_be_changed_until_the_round_closes():
    state, _ = answered(table(2, first="y1 r1"), "0 place r0 f1")
    changed, events = answered(state, "0 pass")
    assert GAME.view(changed, 0).answer == Answer(Verb.PASS)
    assert told(events) == [], "a change is nobody else's business"
    closed, events = answered(changed, "1 end")
    assert told(events)[:2] == ["mycity-round-closed", "mycity-card"]
    assert GAME.view(closed, PUBLIC).cities[0].passed == (1,)


def test_even_ending_may_be_changed_until_the_round_closes():
    state, _ = answered(table(2, first="y1 r1"), "0 end")
    assert not GAME.view(state, 1).cities[0].finished
    state, _ = answered(state, "0 place r0 f1", "1 pass")
    assert GAME.turn(state).seats == (0, 1)


def test_when_the_round_closes_all_answers_are_told_and_the_next_card_opens():
    state, events = answered(table(2, first="y1 r1"), "0 place r0 f1", "1 pass")
    view = GAME.view(state, PUBLIC)
    assert [one.building for one in view.cities[0].placed] == ["y1"]
    assert (view.card, view.round, view.closed) == ("r1", 2, 1)
    assert view.discard == ("y1",)
    assert view.cities[1].face_down == ("y1",)
    assert purse(0, view.cities[1], ()) == 9
    assert told(events, 0) == ["mycity-you-place", "mycity-round-closed", "mycity-card"]


def test_who_has_ended_is_asked_no_more_and_scored_all_the_same():
    state, _ = answered(table(2, first="y1 r1"), "0 end", "1 place r0 f1")
    assert GAME.turn(state).seats == (1,)
    assert GAME.turn(state).also == ()
    view = GAME.view(state, 1)
    assert view.cities[0].ended
    assert purse(0, view.cities[0], ()) == 10, "ending costs nothing"
    over, _ = answered(state, "1 end")
    assert over.stage is Stage.OVER
    assert len(GAME.outcome(over).tallies) == 2


def test_the_game_ends_when_all_cards_are_played():
    state = table(2, first="c1 c2 c3")
    rounds = 0
    while state.stage is Stage.BUILD:
        state, _ = answered(state, *(f"{s} {' '.join(safe(state, s))}" for s in asked(state)))
        rounds += 1
    assert rounds == len(rounds_of(state.deck)) == 27, "the blocking card came last"
    assert GAME.view(state, PUBLIC).pile == 0


def asked(state):
    return GAME.turn(state).seats


def safe(state, seat):
    """Build or pass as long as there is a point for it."""
    view = GAME.view(state, seat)
    action = GAME.fallback(view)
    return ("pass",) if action == ("end",) and "pass" in tokens(view) else action


# Passing and ending


def poor(first, passes=10, ground=None, number=0, **options):
    """Two players of whom the first has passed so often, before this card."""
    state = table(2, number, first=f"{first}", **options)
    others = [c for c in state.deck if c not in (first, "block")]
    others = [c for c in others if not c.startswith("c")][:passes]
    rest = [c for c in state.deck if c not in (first, *others)]
    state = replace(state, deck=(*others, first, *rest))
    if ground is not None:
        state = with_kept(state, 0, land=ground)
    for _ in range(passes):
        state, _ = answered(state, "0 pass", "1 pass")
    return state


def test_vector_4_without_points_and_without_room_one_can_only_end():
    state = poor("r4", ground=meadow(0, "g1 h1"))
    assert tokens(GAME.view(state, 0)) == ["end"]


def test_vector_4_a_church_that_fits_may_be_built_or_left():
    """Ruling R11: who can build a church may still end."""
    assert tokens(GAME.view(poor("c2"), 0)) == ["place", "end"]


def test_with_points_one_may_pass_though_one_could_build():
    assert tokens(GAME.view(poor("r4", passes=9), 0)) == ["place", "pass", "end"]


def test_without_points_there_is_no_passing():
    assert tokens(GAME.view(poor("r4", passes=10), 0)) == ["place", "end"]


def test_a_church_cannot_be_passed_with_any_number_of_points():
    assert tokens(GAME.view(poor("c1", passes=0), 0)) == ["place", "end"]
    crowded = poor("c1", passes=0, ground=meadow(0, "g1 h1"))
    assert tokens(GAME.view(crowded, 0)) == ["end"]


def test_ruling_r10_in_the_siege_one_needs_two_points_to_pass():
    assert "pass" in tokens(GAME.view(poor("r4", passes=1, number=18), 0)), "3 are left"
    assert "pass" not in tokens(GAME.view(poor("r4", passes=2, number=18), 0)), "1 is left"


def test_episode_9_allows_three_passes():
    assert "pass" in tokens(GAME.view(poor("r4", passes=2, number=9), 0))
    assert "pass" not in tokens(GAME.view(poor("r4", passes=3, number=9), 0))


def test_ruling_r12_passing_does_not_lift_the_starting_rule():
    state, _ = answered(table(2, first="y1 r1"), "0 pass", "1 place r0 f1")
    cells = {tokens(GAME.view(state, 0), "place", turn)[0] for turn in ("r0", "r90")}
    river = GAME.view(state, 0)
    assert "i5" not in tokens(river, "place", "r0")
    assert cells


# The blocking card


def test_vector_5_the_blocked_building_is_lost_to_all_at_no_cost():
    view = GAME.view(table(2, first="block c3 y1"), 0)
    assert (view.card, view.blocked, view.round) == ("y1", ("c3",), 1)
    assert [city.face_down for city in view.cities] == [("c3",), ("c3",)]
    assert [purse(0, city, ()) for city in view.cities] == [10, 10]
    assert tokens(view) == ["place", "pass", "end"]
    assert view.discard == ("block", "c3")


@pytest.mark.parametrize(
    ("deck", "buildings", "blocked"),
    [
        ("block c3 y1 r1", "y1 r1", [("c3",), ()]),
        ("block block c3 y1 r1", "r1", [("c3", "y1")]),
        ("y1 block r1", "y1", [()]),
        ("y1 r1 block", "y1 r1", [(), ()]),
        ("block y1 block r1 b1", "b1", [("y1", "r1")]),
    ],
)
def test_ruling_r14_each_blocking_card_costs_one_building(deck, buildings, blocked):
    rounds = rounds_of(tuple(deck.split()))
    assert [one.building for one in rounds] == buildings.split()
    assert [one.blocked for one in rounds] == blocked


def test_the_table_is_told_what_was_blocked():
    _, events = answered(table(2, first="y1 block c3 r1"), "0 pass", "1 pass")
    assert told(events)[-1] == "mycity-card-blocked"


def test_who_has_ended_turns_no_blocked_building_face_down():
    state, _ = answered(table(2, first="y1 block c3 r1"), "0 end", "1 pass")
    view = GAME.view(state, PUBLIC)
    assert [city.face_down for city in view.cities] == [("y1",), ("y1", "c3")]


# Gold


def test_gold_is_paid_when_the_round_closes_to_all_who_are_first():
    ground = meadow(0, "f1 g1 f2 g2 f3 g3", g1="gold", g2="gold")
    state = table(2, first="y4 y1")
    for seat in (0, 1):
        state = with_kept(state, seat, land=ground)
    state = with_kept(state, 1, land=meadow(0, "f1 g1 h1 g2 h2", g1="gold", g2="gold"))
    state, events = answered(state, "1 pass", "0 pass", "1 place r90 g1")
    assert "mycity-first" not in told(events), "the round is still open"
    state, events = answered(state, "0 place r90 g1")
    assert "mycity-first" in told(events)
    view = GAME.view(state, PUBLIC)
    assert view.firsts[0].seats == (0, 1)
    assert [purse(0, city, view.firsts) for city in view.cities] == [12, 12]


# Questions


def test_a_building_is_turned_first_and_then_put_somewhere():
    view = GAME.view(table(2, first="y3"), 0)
    assert tokens(view) == ["place", "pass", "end"]
    assert tokens(view, "place") == ["r0", "r90", "r180", "r270"]
    step = GAME.ask(view, ("place", "r0"))
    assert all(option.spot == f"{option.token}-r0" for option in step.options)


def test_more_places_than_are_shown_at_once_are_narrowed_by_column_and_row():
    view = GAME.view(table(2, first="y3"), 0)
    few = GAME.ask(view, ("place", "r0"))
    assert len(few.options) <= MOST_AT_ONCE
    assert few.facets == ()
    sprawl = city(0, "b4 r90 g2, y2 r0 b4, r2 r0 c9, b2 r90 i6, r1 r0 d2")
    wide = replace(view, card="y1", cities=(sprawl, view.cities[1]))
    many = GAME.ask(wide, ("place", "r0"))
    assert len(many.options) > MOST_AT_ONCE
    assert [facet.key for facet in many.facets] == ["place-column", "place-row"]
    for option in many.options:
        assert option.token == "".join(facet.token for facet in option.facets)


def test_a_preview_shows_the_building_and_its_points():
    view = GAME.view(table(2, first="y4"), 0)
    cell = tokens(view, "place", "r0")[0]
    seen = GAME.preview(view, ("place", "r0", cell))
    before, after = GAME.score(view)[0], GAME.score(seen)[0]
    assert [part.label for part in before.parts] == [part.label for part in after.parts]
    assert after.points > before.points
    assert GAME.score(GAME.preview(view, ("pass",)))[0].points == before.points - 1
