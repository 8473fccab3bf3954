"""Every payment says what it is made of, and the parts add up to it: with every advisor."""

import re
from itertools import chain

import msgspec
import pytest

from engine.core.events import notices
from engine.core.match import load
from engine.core.options import Config
from engine.core.seats import PUBLIC
from engine.core.words import Msg
from engine.games.streets import GAME
from engine.games.streets.finale import in_full, last_payments
from engine.games.streets.incomes import income, payment
from engine.games.streets.pieces import SYMBOLS, TILES, Advisor, Counts, Kind, symbols_of
from engine.games.streets.survey import together
from engine.games.streets.table import Origin, Source
from locales import Locale
from tests.engine.games.streets.positions import SEED, at, match, seen, tile
from tests.laws.playing import play
from tests.words import all_words

ALONE = ["hacker", "entrepreneur", "investor", "legend", "scout"]
TABLES = [
    *(Config(1, {"advisors": advisor}) for advisor in ALONE),
    *(Config(seats, {"advisors": "dealt"}) for seats in (2, 3, 4, 5)),
    Config(5, {"advisors": "dealt", "business": True}),
]
GAMES = 2
KINDS = {f"streets-symbol-{kind}": kind for kind in Kind}


@pytest.fixture(scope="module")
def moves():
    games = [play(GAME, config, number) for config in TABLES for number in range(GAMES)]
    return [ply for game in games for ply in game]


def found(message, key):
    """Every message with this key inside another one."""
    if message.key == key:
        yield message
    for arg in message.args.values():
        for inner in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(inner, Msg):
                yield from found(inner, key)


# What the words say


def said(told):
    """The money that follows from what the words say of one building."""
    if told.key == "plain":
        return figures(told.args["text"])
    if told.key == "streets-sum-half":
        whole = said(told.args["sum"])
        assert whole == told.args["whole"]
        return -(-whole // 2)
    if told.key == "streets-sum-made":
        return said_value(told.args["sum"], told.args["shares"])
    return said_value(told, ())


def figures(text):
    half = re.fullmatch(r"½ \((.*)\)", text)
    terms = (half[1] if half else text).removeprefix("=").split(" + ")
    whole = sum(map(product, terms))
    return -(-whole // 2) if half else whole


def product(term):
    result = 1
    for factor in term.split("×"):
        result *= int(factor)
    return result


def said_value(total, shares):
    assert total.key == "streets-sum"
    value = total.args["value"]
    if value.key.startswith("streets-by-"):
        value = value.args["reason"]
    double = 2 if total.args["doubled"] == "yes" else 1
    return said_count(value, shares) * value.args["each"] * double + total.args["people"]


def said_count(value, shares):
    counted = value.key.removeprefix("streets-reason-")
    if counted == Counts.PEOPLE:
        return value.args["people"].args["count"]
    if counted == Counts.PAIRS:
        assert pairs(list(chain.from_iterable(map(said_kinds, shares)))) == value.args["count"]
    elif shares:
        assert sum(share.args["count"] for share in shares) == value.args["count"]
    return value.args["count"]


def said_kinds(share):
    inner = share.args.get("share", share)
    return [KINDS[share.args["symbol"].key]] * inner.args["count"]


def pairs(kinds):
    """As many pairs as two kinds and the mixed symbols between them can make."""
    mixed = kinds.count(Kind.MIXED)
    halves = [kinds.count(kind) for kind in Kind if kind is not Kind.MIXED and kind in kinds]
    one, other = (*halves, 0, 0)[:2]
    return max(min(one + with_one, other + mixed - with_one) for with_one in range(mixed + 1))


def test_what_is_told_of_every_payment_adds_up_to_it(moves):
    seen_keys, advisors = set(), set()
    for ply in moves:
        for line in notices(ply.moved.events, PUBLIC):
            for one in found(line, "streets-payment"):
                assert said(one.args["sum"]) == one.args["money"], one
            check_sum_of_a_line(line)
            seen_keys |= {m.key for key in SHARES for m in found(line, key)}
        advisors |= {player.advisor for player in seen(ply.moved.match).players}
    assert seen_keys == SHARES
    assert advisors == {None, *Advisor}


SHARES = {f"streets-share-{origin}" for origin in Origin} | {
    "streets-share-kind",
    "streets-share-added",
    "streets-final-buildings",
}


def check_sum_of_a_line(line):
    if line.key in ("streets-paid", "streets-paid-brief"):
        buildings = found(line, "streets-payment")
        assert sum(one.args["money"] for one in buildings) == line.args["money"]


def test_an_income_in_figures_adds_up_as_well(moves):
    """As it is told where very many buildings pay at once."""
    for ply in moves:
        table = seen(ply.moved.match)
        for account in table.accounts:
            lines = [event.public for event in income(table, account, brief=True)]
            added = [m for line in lines for m in found(line, "streets-symbols")]
            assert sum(one.args["count"] for one in added) == len(account.added)
            for line in chain.from_iterable(found(line, "streets-paid-brief") for line in lines):
                check_sum_of_a_line(line)
                for one in found(line, "streets-payment"):
                    assert said(one.args["sum"]) == one.args["money"], one


def test_the_final_scoring_adds_up_for_every_player(moves):
    ends = [ply for ply in moves if ply.moved.match.turn is None]
    assert len(ends) == len(TABLES) * GAMES
    for ply in ends:
        check_final(seen(ply.moved.match), notices(ply.moved.events, PUBLIC))


def check_final(table, told):
    lines = [line for line in told if line.key == "streets-final-player"]
    assert len(lines) == len(table.players)
    for seat, line in enumerate(lines):
        args = line.args
        assert args["money"] == args["before"] + args["buildings"] + args["bonus"]
        assert args["money"] == table.players[seat].money
        own = [one.money for _, one in last_payments(table, seat)]
        assert sum(own) == args["buildings"]
        check_in_full(list(in_full(table, seat)), args)


def check_in_full(lines, args):
    buildings = [line for line in lines if line.key == "streets-payment"]
    assert sum(said(line.args["sum"]) for line in buildings) == args["buildings"]
    tokens = [m for m in lines if m.key in ("streets-final-lead", "streets-final-sets")]
    assert sum(line.args["money"] for line in tokens) == args["bonus"]
    assert lines[-1].args["money"] == args["money"]


# What the picture shows: the street's symbols, those pointing in, and what an advisor adds


def test_the_symbols_that_an_account_shows_are_those_that_it_counts(moves):
    checked = 0
    for ply in moves:
        table = seen(ply.moved.match)
        for account in table.accounts:
            for one in account.payments:
                assert shown_count(table, account, one) == one.count
                checked += one.source is not Source.COPIED and bool(account.added)
    assert checked > 0


def shown_count(table, account, one):
    value = TILES[one.formula].value
    if value.counts not in (Counts.SYMBOLS, Counts.MIXED, Counts.PAIRS):
        return one.count
    symbols = symbols_of(kind for _, kind in account.pointing)
    symbols = together(symbols, symbols_of(a.kind for a in account.added if a.owner == one.owner))
    city = table.city()
    for cell in account.street.cells:
        symbols = together(symbols, SYMBOLS[city[cell].tile])
    kinds = [kind for kind, count in zip(Kind, symbols, strict=True) for _ in range(count)]
    if table.players[one.owner].advisor is Advisor.LEGEND:
        kinds = [Kind.MIXED if kind is Kind.HIPSTER else kind for kind in kinds]
    wanted = [kind for kind in kinds if kind in (*value.kinds, Kind.MIXED)]
    return pairs(wanted) if value.counts is Counts.PAIRS else len(wanted)


# One case each, in words


@pytest.fixture(scope="module")
def say():
    return all_words().speaker(Locale.EN, ["Anya", "Boris"])


CITY = (tile("t1", 1, 0, "s", 0, tourist=1), tile("m1", 2, 0, "w"))


@pytest.mark.parametrize(
    ("advisor", "more", "told"),
    [
        (None, (), "2 symbols × 2 + 1 person; symbols: 1 in the street and 1 pointing in"),
        (
            Advisor.ENTREPRENEUR,
            (),
            "3 symbols × 2 + 1 person; symbols: 1 in the street, 1 pointing in "
            "and 1 on the card of the Entrepreneur",
        ),
        (
            Advisor.HACKER,
            (),
            "4 symbols × 2 + 1 person; symbols: 1 in the street, 1 pointing in, "
            "1 on the card of the Hacker and 1 on the backs in hand",
        ),
        (
            Advisor.SCOUT,
            (tile("t4", 5, 5, "s", 0),),
            "4 symbols × 2 + 1 person; symbols: 1 in the street, 1 pointing in "
            "and 2 on own buildings elsewhere",
        ),
        (
            Advisor.LEGEND,
            (),
            "4 symbols × 2 + 1 person; symbols: 1 in the street, 1 pointing in, "
            "1 on the card of the Hipster Legend and 1 hipster taken for mixed",
        ),
    ],
)
def test_every_source_of_symbols_is_named(say, advisor, more, told):
    closing = "h2" if advisor is Advisor.LEGEND else "f1"
    game = match(*CITY, *more, advisors=(advisor, None), hands=((closing, "t2"), ("f3", "t3")))
    moved = game.act(0, ("build", closing, at(0, 0), "e"))
    account = seen(moved.match).accounts[0] if seen(moved.match).accounts else None
    if account is None:  # the Entrepreneur is asked first
        moved = moved.match.act(0, ("keep",))
        account = seen(moved.match).accounts[0]
    line = say(payment(seen(moved.match), account, account.payments[0]))
    assert line.endswith(f"({told})")


# Stored games


def test_a_game_stored_before_accounts_told_what_was_added_is_still_read():
    game = match(*CITY, advisors=(Advisor.INVESTOR, None), hands=(("f1", "t2"), ("f3",)))
    moved = game.act(0, ("build", "f1", at(0, 0), "e", "1")).match
    assert seen(moved).accounts[0].added
    blob = msgspec.msgpack.decode(moved.dump())
    for account in blob["data"]["table"]["accounts"]:
        del account["added"]
    stored = msgspec.msgpack.encode(blob | {"version": 1})
    old = load(GAME, moved.config, SEED, moved.ply, stored)
    assert seen(old).accounts[0].added == ()
    assert seen(old).accounts[0].payments == seen(moved).accounts[0].payments
