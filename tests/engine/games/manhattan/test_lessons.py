"""What the lessons say of their pictures is so in the game that was played."""

from engine.core.scenes import match_at, seen_in
from engine.games.manhattan import GAME
from engine.games.manhattan.pieces import floors_missing, floors_of, height, owner, plot_named
from engine.games.manhattan.points import cities, count_buildings, majority, tallest_owned

AMBER, SKY, JADE, ORCHID = range(4)
SCENES = {lesson.name: lesson.scene for lesson in GAME.lessons}


def view(name):
    return seen_in(GAME, SCENES[name])[0].view


def stack(name, plot):
    return view(name).plots[plot_named(plot)]


def test_the_record_is_a_whole_game():
    record = SCENES["end"].record
    assert match_at(GAME, record, len(record.moves)).turn is None
    assert SCENES["end"].moves == len(record.moves)


def test_both_bright_buildings_belong_to_amber():
    assert [spot for spot, _ in SCENES["aim"].spots] == ["d1", "f8"]
    assert owner(stack("aim", "d1")) == owner(stack("aim", "f8")) == AMBER
    assert floors_of(stack("aim", "f8"), JADE) == 4


def test_amber_has_chosen_the_blocks_that_the_picture_tells_of():
    assert view("blocks").choice == ((2, 0, 3, 1),)


def test_card_two_is_in_the_hand():
    assert view("turn").hand == (1, 2, 5, 7)
    assert {spot[1] for spot, _ in SCENES["turn"].spots} == {"2"}


def test_four_floors_are_just_enough_to_take_the_tower():
    tower = stack("takeover", "c7")
    assert [floors_of(tower, one) for one in (SKY, JADE, AMBER, ORCHID)] == [7, 4, 3, 2]
    assert owner(tower) == SKY
    assert height(tower) == 16
    assert floors_missing(tower, AMBER) == 4
    match = match_at(GAME, SCENES["takeover"].record, SCENES["takeover"].moves)
    taken = match.act(AMBER, ("build", "c7", "4")).match.public().view.plots[plot_named("c7")]
    assert owner(taken) == AMBER
    assert floors_missing(taken, SKY) == 1


def test_what_is_marked_is_what_the_round_pays_for():
    marks = {number: [] for _, number in SCENES["points"].spots}
    for plot, number in SCENES["points"].spots:
        marks[number].append(plot)
    c, f = cities(view("points").plots)[2], cities(view("points").plots)[5]
    assert height(stack("points", "c7")) == 21 == max(map(height, view("points").plots))
    assert owner(stack("points", "c7")) == SKY
    assert majority(f) == JADE
    assert [plot for plot in marks["2"] if owner(stack("points", plot)) == JADE] == marks["2"]
    assert count_buildings(f)[JADE] == len(marks["2"]) == 3
    assert count_buildings(c) == {SKY: 2, ORCHID: 2}
    assert sorted(owner(stack("points", plot)) for plot in marks["3"]) == [SKY, ORCHID, ORCHID]


def test_the_end_is_decided_by_the_taller_tower():
    final = view("end")
    assert [final.points(seat) for seat in (AMBER, SKY)] == [41, 41]
    assert height(stack("end", "c7")) == tallest_owned(final.plots, [SKY]) == 21
    assert height(stack("end", "d5")) == tallest_owned(final.plots, [AMBER]) == 8
    outcome = match_at(GAME, SCENES["end"].record, SCENES["end"].moves).outcome
    assert outcome.winners() == (SKY,)
    assert outcome.why.key == "manhattan-won-by-tallest"
