"""What the interface carries, shown on Lamplighters."""

import msgspec
import pytest

from engine.core import codec
from engine.core.choices import Number, OneOf, Words
from engine.core.errors import NotYourTurn, Refused
from engine.core.events import Event, Whisper, notices
from engine.core.match import load, start
from engine.core.options import Config
from engine.core.seats import PUBLIC
from engine.core.words import msg, plain
from tests.lamps import GAME

SEED = b"sixteen bytes ok"


def begin(seats=2, carried="", **options):
    return start(GAME, Config(seats, options, carried), SEED)


def stored(match):
    """What the archive holds of this match, before it is packed into bytes."""
    return msgspec.msgpack.decode(match.dump())


def bid_all(match):
    for seat in range(match.config.seats):
        card = match.seen_by(seat).view.hand[-1]
        match = match.act(seat, ("bid", str(card))).match
    return match


def play_round(match):
    match = bid_all(match)
    lighter = match.turn.seats[0]
    corner = match.ask(lighter)[1].options[0].token
    for action in (("lamp", corner), ("oil", "2"), ("name", "Old Bill")):
        match = match.act(lighter, action).match
    return match.act(match.turn.seats[0], ("show", "+")).match


def test_several_seats_are_asked_at_once_and_answer_in_any_order():
    match = begin(3)
    assert match.turn.seats == (0, 1, 2)
    assert match.turn.together
    match = match.act(2, ("bid", str(match.seen_by(2).view.hand[0]))).match
    assert match.turn.seats == (0, 1)


def test_a_hidden_answer_is_seen_by_its_giver_alone():
    match = begin(2)
    card = match.seen_by(0).view.hand[0]
    moved = match.act(0, ("bid", str(card)))
    assert moved.match.seen_by(0).view.bid == card
    assert moved.match.seen_by(1).view.bid == 0
    assert moved.match.public().view.bid == 0
    assert "card" not in notices(moved.events, 1)[0].args
    assert notices(moved.events, 0)[0].args == {"card": card}
    assert not moved.reveals


def test_a_hidden_answer_can_be_changed_until_the_last_one():
    match = begin(2)
    low, *_, high = match.seen_by(0).view.hand
    match = match.act(0, ("bid", str(low))).match
    assert match.turn.also == (0,)
    match = match.act(0, ("bid", str(high))).match
    assert match.seen_by(0).view.bid == high
    moved = match.act(1, ("bid", str(match.seen_by(1).view.hand[0])))
    assert moved.reveals
    with pytest.raises(NotYourTurn):
        moved.match.act(1 - moved.match.turn.seats[0], ("bid", str(low)))


def test_a_question_with_more_than_25_answers_has_facets():
    match = bid_all(begin())
    _, step = match.ask(match.turn.seats[0])
    assert isinstance(step, OneOf)
    assert len(step.options) == 36
    assert all(len(option.facets) == len(step.facets) == 2 for option in step.options)


def test_several_decisions_in_one_turn_each_with_a_preview():
    match = bid_all(begin())
    seat = match.turn.seats[0]
    lamp = match.preview(seat, ("lamp", "a1"))
    assert [tally.points for tally in lamp.after][seat] == 1
    match = match.act(seat, ("lamp", "a1")).match
    assert isinstance(match.ask(seat)[1], Number)
    oil = match.preview(seat, ("oil", "3"))
    assert oil.before[seat].points == 1
    assert oil.after[seat].points == 4
    assert (lamp.told, oil.told) == ((plain("dull"),), (plain("brighter"),))
    match = match.act(seat, ("oil", "3")).match
    assert isinstance(match.ask(seat)[1], Words)
    assert match.turn.seats == (seat,)


def test_a_seat_that_is_not_on_turn_decides():
    match = bid_all(begin(3))
    lighter = match.turn.seats[0]
    for action in (("lamp", "a1"), ("oil", "0"), ("name", "x")):
        match = match.act(lighter, action).match
    assert match.turn.seats == ((lighter + 1) % 3,)
    with pytest.raises(NotYourTurn):
        match.act(lighter, ("show", "+"))


def test_a_team_wins_or_loses_together():
    match = play_round(begin(2, team=True, rounds=1))
    assert match.outcome.won is False
    assert match.outcome.winners() == ()
    won = play_round(begin(2, carried="5", team=True, rounds=1))
    assert won.outcome.won is True
    assert won.outcome.winners() == (0, 1)


def test_a_campaign_hands_on_what_the_next_episode_starts_with():
    first = play_round(begin(2, team=True, rounds=1)).outcome
    assert first.carry == "3"
    second = play_round(begin(2, carried=first.carry, team=True, rounds=1)).outcome
    assert second.tallies[0].points == 6
    assert second.won


def test_a_preview_is_the_seat_s_own_business():
    match = bid_all(begin())
    with pytest.raises(NotYourTurn):
        match.preview(1 - match.turn.seats[0], ("lamp", "a1"))


def test_a_preview_does_not_move_anything():
    match = bid_all(begin())
    before = match.dump()
    match.preview(match.turn.seats[0], ("lamp", "a1"))
    assert match.dump() == before


def test_dice_are_noticed():
    calm, foggy = bid_all(begin(rounds=1)), bid_all(begin(rounds=1, fog=True))
    for match, dice in ((calm, False), (foggy, True)):
        lighter = match.turn.seats[0]
        for action in (("lamp", "a1"), ("oil", "1"), ("name", "x")):
            moved = match.act(lighter, action)
            assert not moved.dice
            match = moved.match
        assert match.act(match.turn.seats[0], ("show", "+")).dice is dice


def test_a_table_that_cannot_start_says_every_reason():
    with pytest.raises(Refused) as refused:
        begin(2, feast=True, fog=True)
    keys = {problem.key for problem in refused.value.reason.args["problems"]}
    assert keys == {"option-seats", "option-excludes"}


def test_the_open_table_is_seen_by_nobody_s_eye():
    match = begin()
    assert match.public().eye is PUBLIC
    assert match.public().view.hand == ()


def test_an_old_blob_is_brought_up_to_date():
    match = begin()
    old = stored(match) | {"version": 1}
    del old["data"]["before"]
    blob = msgspec.msgpack.encode(old)
    assert load(GAME, match.config, SEED, 0, blob).dump() == match.dump()


def test_a_blob_knows_the_version_that_wrote_it():
    old = stored(begin()) | {"version": 1}
    assert codec.written_by(begin().dump()) == GAME.spec.version
    assert codec.written_by(msgspec.msgpack.encode(old)) == 1
    for blob in (b"", b"{}", b'{"version": "1"}'):
        with pytest.raises(codec.Unreadable):
            codec.written_by(blob)


def test_the_json_of_the_first_archives_is_still_read():
    match = begin()
    blob = msgspec.json.encode(stored(match))
    assert load(GAME, match.config, SEED, 0, blob).dump() == match.dump()
    events = (Event(msg("a", count=1), (Whisper(0, msg("b")),), reveals=True),)
    assert codec.load_events(msgspec.json.encode(events)) == events


@pytest.mark.parametrize(
    "blob",
    [
        b"",
        b"{}",
        b"neither",
        b"\x80",
        b"\x81\xa4game\xa5lamps",
        b'{"game":"lamps","version":99,"data":{}}',
        b'{"game":"x"}',
    ],
)
def test_an_unreadable_blob_says_so(blob):
    with pytest.raises(codec.Unreadable):
        load(GAME, Config(2), SEED, 0, blob)


def test_a_blob_of_another_game_is_not_read():
    blob = msgspec.msgpack.encode(stored(begin()) | {"game": "other"})
    with pytest.raises(codec.Unreadable):
        load(GAME, Config(2), SEED, 0, blob)


def test_seed_and_state_stay_out_of_logs():
    match = begin()
    assert repr(SEED) not in repr(match)
    assert "hands" not in repr(match)
