"""Playing, handing on, drawing: by the rulebook and by the tables of turns and cards."""

from dataclasses import replace
from itertools import product

import pytest

from engine.core.choices import Done, OneOf
from engine.core.match import start
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.sprawlopolis import GAME
from engine.games.sprawlopolis.pieces import BOX
from engine.games.sprawlopolis.rules import apply, go_on
from engine.games.sprawlopolis.view import Stage
from engine.kit.grid import Cell
from tests.engine.games.sprawlopolis.cities import after, cards, fresh, playing, terms
from tests.laws.playing import play

MODULES = ("sites", "landmarks", "wrecktar", "beaches", "roadwork")


def options(chosen):
    told = {key: True for key in MODULES[:4] if chosen[MODULES.index(key)]}
    return {**told, "roadwork": "one-end"} if chosen[4] else told


@pytest.mark.parametrize("chosen", list(product((False, True), repeat=5)))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_turns_and_cards_by_the_table_in_every_mixture(seats, chosen):
    plies = list(play(GAME, Config(seats, options(chosen)), sum(chosen)))
    first, final = plies[0].before._state, plies[-1].moved.match._state
    verbs = [ply.moved.action[0] for ply in plies]
    rushed = first.terms.site == "site1"
    assert verbs.count("play") == 14 + (3 if chosen[0] and not rushed else 0)
    assert first.terms.turns == verbs.count("play")
    laid_roadwork = sum(one.card in BOX.roadwork for one in final.laid)
    extra = 3 * chosen[0] + chosen[1] + chosen[2] + 3 * chosen[3] + laid_roadwork
    assert len(final.laid) == 15 + extra
    for ply in plies:
        state = ply.before._state
        assert state.stage is not Stage.PLAY or state.hands[state.active], "nobody is skipped"
    assert not final.deck
    assert not any(final.hands)


def test_a_turn_plays_hands_on_and_draws():
    state = playing(3, hands=(("2", "3", "4"), ("5",), ("6",)), deck=("8", "7"))
    done = after(state, 0, "play 3 o13 r180")
    assert done.laid[-1] == cards("3 o13 r180")[0]
    assert done.hands == (("7",), ("5", "2", "4"), ("6",))
    assert done.deck == ("8",)
    assert done.active == 1
    assert done.turn == 1


def test_alone_the_hand_is_filled_to_three():
    state = playing(1, hands=(("2", "3", "4"),), deck=("8", "7"))
    done = after(state, 0, "play 3 o13 r0")
    assert done.hands == (("2", "4", "7"),)
    assert done.active == 0


def test_the_last_turns_of_two_players():
    """Ruling S7: the deck is empty; 3, 3, 2 and 1 cards are left to choose from."""
    state = playing(2, hands=(("2", "3", "4"), ("5",)), deck=())
    sizes = []
    spots = iter(("o13", "q13", "s13", "u13"))
    while state.stage is Stage.PLAY:
        hand = state.hands[state.active]
        sizes.append(len(hand))
        state = after(state, state.active, f"play {hand[0]} {next(spots)} r0")
    assert sizes == [3, 3, 2, 1]
    assert state.stage is Stage.OVER


def test_the_neighbour_is_told_what_was_handed_on_and_nobody_else():
    state = playing(3, hands=(("2", "3", "4"), ("5",), ("6",)), deck=("8", "7"))
    events = apply(state, 0, ("play", "3", "o13", "r0"), Rng(b"unused", 0)).events
    handed = next(e for e in events if e.public.key == "sprawlopolis-handed-on")
    assert [whisper.seat for whisper in handed.private] == [1]
    assert handed.reveals
    drew = next(e for e in events if e.public.key == "sprawlopolis-drew")
    assert [whisper.seat for whisper in drew.private] == [0]
    assert drew.reveals, "the next card has come to light"


def test_what_a_card_covers_is_told():
    state = playing(2, hands=(("2", "3", "4"), ("5",)), deck=("7",))
    event = apply(state, 0, ("play", "3", "n13", "r0"), Rng(b"unused", 0)).events[0]
    assert event.public.key == "sprawlopolis-laid-over"
    told = [
        (one.args["zone"].key, one.args["place"].args["text"])
        for one in event.public.args["blocks"]
    ]
    assert told == [("sprawlopolis-zone-park", "N13"), ("sprawlopolis-zone-residential", "N14")]


# Revealing


def test_a_revealed_card_is_open_and_must_be_played():
    """Ruling S6."""
    state = playing(2, hands=(("2", "3", "4"), ("5",)), deck=("7",))
    shown = after(state, 0, "reveal 3")
    for eye in (None, 1):
        assert GAME.view(shown, eye).revealed == "3"
    view = GAME.view(shown, 0)
    assert [o.token for o in GAME.ask(view, ("play",)).options] == ["3"]
    assert "reveal" not in [o.token for o in GAME.ask(view, ()).options]
    assert after(shown, 0, "play 3 o13 r0").revealed == ""


def test_a_revealed_card_stays_where_it_is_in_every_twin():
    state = replace(playing(2, hands=(("2", "3", "4"), ("5",)), deck=("8", "9", "7")), revealed="3")
    for salt in range(10):
        twin = GAME.twin(state, 1, Rng(b"twin", salt))
        assert "3" in twin.hands[0]
        assert twin.deck[-1] == "7"


@pytest.mark.parametrize(("seats", "mode"), [(1, "off"), (1, "together")])
def test_alone_there_is_nobody_to_show_a_card_to(seats, mode):
    view = GAME.view(fresh(seats, interstate=mode), 0)
    assert [option.token for option in GAME.ask(view, ()).options] == ["play"]


# Secrets


def test_views_show_no_hand_but_one_s_own():
    """Ruling S5."""
    state = fresh(3)
    for eye in (None, 1, 2):
        view = GAME.view(state, eye)
        assert set(view.hand) == (set() if eye is None else set(state.hands[eye]))
        assert [seat.cards for seat in view.seats] == [3, 1, 1]
        assert view.top == state.deck[-1]
        assert view.deck == 9


def test_twins_never_hold_what_is_laid_at_once():
    for seed in range(20):
        state = fresh(4, bytes([seed]), beaches=True, wrecktar=True, sites=True)
        twin = GAME.twin(state, None, Rng(b"twin", seed))
        for hand in twin.hands:
            assert not set(hand) & {"wrecktar", *BOX.beaches}
            assert state.terms.site != "site1" or not set(hand) & set(BOX.sites)
        assert GAME.inventory(twin) == GAME.inventory(state)


# Cards that are laid at once


def test_a_drawn_beach_is_laid_at_once_and_another_card_drawn():
    state = playing(
        2,
        terms=terms(beach="beach1"),
        hands=(("2", "3", "4"), ("5",)),
        deck=("9", "8", "beach2"),
    )
    drawn = after(state, 0, "play 2 o13 r0")
    assert drawn.stage is Stage.DRAWN
    assert drawn.drawn == "beach2"
    assert GAME.turn(drawn).seats == (0,), "the drawer, not the next player"
    laid = after(drawn, 0, "lay beach2 m11 r0")
    assert laid.hands[0] == ("8",)
    assert laid.active == 1
    assert laid.turn == 1


def test_two_beaches_in_a_row_are_both_laid():
    """Ruling S23."""
    state = playing(
        1, terms=terms(beach="beach1"), hands=(("2", "3", "4"),), deck=("9", "beach4", "beach2")
    )
    state = after(state, 0, "play 2 o13 r0")
    state = after(state, 0, "lay beach2 m11 r0")
    assert (state.stage, state.drawn) == (Stage.DRAWN, "beach4")
    assert after(state, 0, "lay beach4 k13 r0").hands == (("3", "4", "9"),)


@pytest.mark.parametrize(("site", "stage"), [("site1", Stage.DRAWN), ("site2", Stage.PLAY)])
def test_a_drawn_site_goes_to_the_hand_but_under_rush_job(site, stage):
    state = playing(2, terms=terms(site=site), hands=(("2", "3", "4"), ("5",)), deck=("9", "site3"))
    drawn = after(state, 0, "play 2 o13 r0")
    assert drawn.stage is stage
    assert drawn.hands[0] == (() if stage is Stage.DRAWN else ("site3",))


def test_wrecktar_is_laid_over_the_last_card_as_soon_as_it_is_on_top():
    """Ruling S19: it costs no turn and no draw."""
    state = playing(
        2,
        terms=terms(wrecktar=True),
        hands=(("2", "3", "4"), ("5",)),
        deck=("9", "wrecktar", "8"),
    )
    shown = after(state, 0, "play 2 o13 r0")
    assert shown.stage is Stage.WRECKTAR
    assert shown.hands[0] == ("8",), "the drawn card is dealt with first"
    assert GAME.turn(shown).seats == (0,)
    laid = after(shown, 0, "wrecktar r180")
    assert laid.laid[-1] == cards("wrecktar o13 r180")[0]
    assert laid.deck == ("9",)
    assert (laid.active, laid.turn, laid.hands[0]) == (1, 1, ("8",))


def test_wrecktar_may_land_on_a_beach_just_laid():
    """Ruling S18; the line of the beach stays, and a card is still owed."""
    state = playing(
        2,
        terms=terms(wrecktar=True, beach="beach1"),
        hands=(("2", "3", "4"), ("5",)),
        deck=("9", "wrecktar", "beach2"),
    )
    state = after(state, 0, "play 2 o13 r0")
    assert (state.stage, state.top) == (Stage.DRAWN, "wrecktar")
    state = after(state, 0, "lay beach2 m11 r0")
    assert state.stage is Stage.WRECKTAR
    state = after(state, 0, "wrecktar r0")
    assert state.laid[-1].cell == Cell(0, -2)
    assert state.hands[0] == ("9",)
    assert len(GAME.view(state, None).city.shore) == 1


def test_wrecktar_on_top_after_the_setup_lands_on_the_starting_card():
    found = (fresh(2, bytes([n]), wrecktar=True) for n in range(200))
    state = next(one for one in found if one.top == "wrecktar")
    assert state.stage is Stage.WRECKTAR
    done = after(state, 0, "wrecktar r0")
    assert done.laid[-1].cell == Cell(0, 0)
    assert (done.stage, done.active, done.turn) == (Stage.PLAY, 0, 0)


# Landmarks


def test_the_first_player_lays_the_landmarks_and_the_starting_card():
    state = fresh(3, landmarks=True, first="2")
    assert state.stage is Stage.LANDMARKS
    assert GAME.turn(state).seats == (1,)
    view = GAME.view(state, 1)
    assert [o.token for o in GAME.ask(view, ("start",)).options] == ["a", "b"]
    cells = [option.token for option in GAME.ask(view, ("start", "a")).options]
    assert sorted(cells) == ["l13", "m12", "m14", "n13"]
    done = after(state, 1, "start b l13 r180")
    assert [one.card for one in done.laid] == ["landmarks-b", state.top]
    assert done.laid[1].turned
    assert (done.stage, done.active) == (Stage.PLAY, 1)
    assert len(GAME.view(done, None).city.landmarks) == 2


def test_wrecktar_may_lie_below_the_starting_card():
    """The first player lays the landmarks, then the monster, and only then takes a turn."""
    found = (fresh(2, n.to_bytes(2, "big"), landmarks=True, wrecktar=True) for n in range(400))
    state = next(one for one in found if one.deck[-2] == "wrecktar")
    state = after(state, 0, "start a n13 r0")
    assert (state.stage, GAME.turn(state).seats) == (Stage.WRECKTAR, (0,))
    state = after(state, 0, "wrecktar r0")
    assert (state.stage, state.turn, state.laid[-1].cell) == (Stage.PLAY, 0, Cell(1, 0))


# Questions


def test_questions_come_verb_card_cell_turn():
    state = playing(2, hands=(("2", "3", "4"), ("5",)), deck=("7",))
    view, draft = GAME.view(state, 0), ()
    for token in ("play", "3", "n13", "r180"):
        step = GAME.ask(view, draft)
        assert isinstance(step, OneOf)
        assert token in [option.token for option in step.options]
        draft = (*draft, token)
    assert isinstance(GAME.ask(view, draft), Done)


def test_a_preview_shows_the_card_in_the_city():
    state = playing(2, hands=(("2", "3", "4"), ("5",)), deck=("7",))
    view = GAME.view(state, 0)
    seen = GAME.preview(view, ("play", "3", "o13", "r0"))
    assert seen.last == cards("3 o13")[0]
    assert seen.hand == ("2", "4")
    before, after_it = GAME.score(view), GAME.score(seen)
    labels = [[part.label for part in tally.parts] for tally in (*before, *after_it)]
    assert labels[0] == labels[1], "the lines stand side by side"


def test_boroughs_plays_better_than_chance():
    """Two seats that it plays alone, against the same deals answered at random."""
    by_house = by_chance = 0
    for number in range(6):
        *_, last = play(GAME, Config(2), number)
        by_chance += last.moved.match.outcome.tallies[0].points
        match = start(GAME, Config(2), last.before._seed)
        while match.turn is not None:
            seat = match.turn.seats[0]
            match = match.act(seat, match.fallback(seat)).match
        by_house += match.outcome.tallies[0].points
    assert by_house > by_chance + 6 * 10


def test_nothing_happens_by_itself_before_the_first_play():
    state = fresh(2)
    assert go_on(state, ()).state == state
