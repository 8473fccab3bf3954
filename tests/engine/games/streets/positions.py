"""Cities made by hand. Cells are counted from the station's: east and south are positive."""

from engine.core.match import Match
from engine.core.options import Config
from engine.core.rng import Rng
from engine.games.streets import GAME
from engine.games.streets.pieces import BOX, INDEX, Kind, kind_of, minus
from engine.games.streets.plan import street_at
from engine.games.streets.points import account, town_of
from engine.games.streets.rules import setup
from engine.games.streets.state import State
from engine.games.streets.table import Building, Player, Stage, Table
from engine.kit.grid import Cell, Side, cell_name

SEED = b"sixteen bytes ok"
MANY = (12, 12, 12, 12)


def row(**people):
    """``row(hipster=2)``: a row of people by kind."""
    counts = [0, 0, 0, 0]
    for kind, number in people.items():
        counts[INDEX[Kind(kind)]] = number
    return tuple(counts)


def tile(name, x, y, side, owner=None, signs=None, seekers=None, **lying):
    """``tile("h1", 1, 0, "s", 0, hipster=3)``: a building with its road in the south."""
    signs = signs if signs is not None else int(owner is not None)
    waiting = row(**(seekers or {}))
    return Building(Cell(x, y), name, Side(side), owner, signs, row(**lying), waiting)


def table(
    *buildings,
    players=2,
    advisors=(),
    hands=(),
    tokens=(),
    supply=MANY,
    signs=(),
    money=(),
    **changes,
):
    """An open table with this city. Signs and people that are not in the city are in supply."""
    people = MANY
    for building in buildings:
        people = minus(minus(people, building.lying), building.seekers)
    rows = []
    for seat in range(players):
        used = sum(b.signs for b in buildings if b.owner == seat)
        rows.append(
            Player(
                money=money[seat] if money else 0,
                signs=signs[seat] if signs else BOX.signs - used,
                advisor=advisors[seat] if advisors else None,
                backs=tuple(sorted(kind_of(t) for t in hands[seat])) if hands else (),
                tokens=tokens[seat] if tokens else (0, 0, 0, 0),
            )
        )
    told = {"stage": Stage.BUILD, "active": 0, "turn": 0, "builds": 1, "built": 0}
    told |= {"level": "", "business": False, "people": people, "tokens": supply}
    return Table(buildings=buildings, players=tuple(rows), **(told | changes))


def match(*buildings, hands, stack=(), sneak_tiles=(), **changes):
    """A game in the middle, with these hands."""
    alone = bool(changes.get("level"))
    open_table = table(*buildings, hands=(*hands, ()) if alone else hands, **changes)
    state = State(open_table, tuple(hands), tuple(stack), (), tuple(sneak_tiles))
    return Match(GAME, Config(len(hands)), 0, SEED, state)


def act(game, *actions):
    """Each asked seat in turn does this; all must be legal."""
    for action in actions:
        seat = game.turn.seats[0]
        game = game.act(seat, game.read(seat, action)).match
    return game


def seen(game):
    """The open table of a match."""
    return game.public().view.table


def answers(game, *draft):
    """The answers that the asked seat may give next."""
    step = game.game.ask(game.seen_by(game.turn.seats[0]).view, draft)
    return [option.token for option in step.options]


def at(x, y):
    return cell_name(Cell(x, y))


def paid(open_table, x, y, seats=None, **more):
    """Income by tile of the street through this cell."""
    town = town_of(open_table)
    street = street_at(town.sides, Cell(x, y))
    order = seats or range(len(open_table.players))
    return {p.tile: p for p in account(town, street, order, **more).payments}


def values(open_table, x, y, **more):
    return {name: one.value for name, one in paid(open_table, x, y, **more).items()}


def fresh(seats, **options):
    return setup(Config(seats, options), Rng(SEED, 0))


def building(game, x, y):
    return seen(game).city()[Cell(x, y)]
