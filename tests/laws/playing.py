"""Random play for the laws: every table a game allows, and a whole game at each of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.catalog import catalog
from engine.core.choices import Counts, Done, Number, OneOf, SomeOf, Words, answers, joined
from engine.core.game import AnyGame, config_problems
from engine.core.match import AnyMatch, Moved, start
from engine.core.options import Config, Value
from tests.lamps import GAME as LAMPS

MOST_PLIES = 2000

Options = tuple[tuple[str, Value], ...]

HOUSE_GAMES = tuple(catalog().values())
LAWFUL_GAMES = (*HOUSE_GAMES, LAMPS)


@dataclass(frozen=True)
class Ply:
    """One move of a random game."""

    before: AnyMatch
    seat: int
    moved: Moved[object, object]


def tables(game: AnyGame) -> list[Config]:
    """Every seat count as it is, with each other value of each option alone, and with mixtures."""
    least, most = game.spec.seats
    found = []
    for seats in range(least, most + 1):
        found.append(Config(seats))
        for setting in game.spec.options:
            values = [value for value in setting.values() if value != setting.default]
            found += [Config(seats, {setting.key: value}) for value in values]
        found += [mixture(game, seats, number) for number in range(2)]
    allowed = [config for config in found if not config_problems(game.spec, config)]
    return [config for place, config in enumerate(allowed) if config not in allowed[:place]]


def mixture(game: AnyGame, seats: int, number: int) -> Config:
    """Random options together."""
    dice = random.Random(f"{game.spec.key} {seats} {number}")
    options = {setting.key: dice.choice(setting.values()) for setting in game.spec.options}
    return Config(seats, options)


def every_table(games: tuple[AnyGame, ...]) -> list[tuple[AnyGame, Config]]:
    return [(game, config) for game in games for config in tables(game)]


def table_id(value: object) -> str | None:
    if isinstance(value, Config):
        words = [f"{key}={chosen}" for key, chosen in value.options.items()]
        return "-".join([f"{value.seats}p", *words])
    return value.spec.key if hasattr(value, "spec") else None


def random_answer(dice: random.Random, step: object) -> str:
    """A token that answers this step."""
    match step:
        case OneOf(options=options):
            return dice.choice(options).token
        case SomeOf(options=options, least=least, most=most):
            chosen = dice.sample(options, dice.randint(least, most))
            return joined(o.token for o in options if o in chosen)
        case Counts():
            return dice.choice(list(answers(step)))
        case Number(low=low, high=high):
            return str(dice.randint(low, high))
        case Words(most=most):
            return "Ґанок №1"[:most]
    raise AssertionError(step)


def random_action(dice: random.Random, match: AnyMatch, seat: int) -> tuple[str, ...]:
    view = match.seen_by(seat).view
    draft: tuple[str, ...] = ()
    while not isinstance(step := match.game.ask(view, draft), Done):
        draft = (*draft, random_answer(dice, step))
    return draft


def played(game: AnyGame, config: Config, number: int = 0) -> tuple[Ply, ...]:
    """The plies of ``play``: all laws of a process look at the same games, which cannot change."""
    return _played(game, config.seats, tuple(config.options.items()), number)


def sampled(plies: tuple[Ply, ...], step: int) -> list[Ply]:
    """One ply of every few, the first of each stage and of each verb in it, and the last: for laws
    that take long at each ply."""
    first: dict[tuple[str, str], Ply] = {}
    for ply in plies:
        assert ply.before.turn is not None
        first.setdefault((ply.before.turn.stage, ply.moved.action[0]), ply)
    kinds = {id(ply) for ply in first.values()}
    chosen = [ply for at, ply in enumerate(plies[:-1]) if at % step == 0 or id(ply) in kinds]
    return [*chosen, plies[-1]]


@cache
def _played(game: AnyGame, seats: int, options: Options, number: int) -> tuple[Ply, ...]:
    return tuple(play(game, Config(seats, dict(options)), number))


def play(game: AnyGame, config: Config, number: int = 0) -> Iterator[Ply]:
    """A whole random game, ply by ply. Seats that may act without being waited for do so too."""
    dice = random.Random(f"{game.spec.key} {config} {number}")
    match = start(game, config, dice.randbytes(16))
    for _ in range(MOST_PLIES):
        turn = match.turn
        if turn is None:
            return
        eager = turn.also and dice.random() < 0.1
        seat = dice.choice(turn.also if eager else turn.seats)
        moved = match.act(seat, random_action(dice, match, seat))
        yield Ply(match, seat, moved)
        match = moved.match
    raise AssertionError(f"{game.spec.key} does not end")
