"""Long random games: people mostly build, seldom pass, and hardly ever end."""

import random
from functools import cache

from engine.core.choices import Done
from engine.core.match import start
from engine.core.options import Config
from engine.games.mycity import GAME
from engine.games.mycity.pieces import BOX
from tests.laws.playing import Ply, random_answer

EPISODES = range(1, len(BOX.campaign) + 1)


def likely_action(dice, view):
    """A random action of somebody who wants to build."""
    draft = ()
    while not isinstance(step := GAME.ask(view, draft), Done):
        if not draft and view.stage == "build":
            draft = (likely_verb(dice, [option.token for option in step.options]),)
        else:
            draft = (*draft, random_answer(dice, step))
    return draft


def likely_verb(dice, verbs):
    luck = dice.random()
    if "pass" in verbs and ("place" not in verbs or luck < 0.06):
        return "pass"
    return "end" if luck > 0.995 else verbs[0]


def long_play(config, number=0, greed=1):
    """A whole game, ply by ply. With ``greed`` some hurry ahead where nobody waits."""
    dice = random.Random(f"{config.seats} {config.options} {config.carried[:40]} {number}")
    match = start(GAME, config, dice.randbytes(16))
    while (turn := match.turn) is not None:
        eager = turn.also and dice.random() < 0.1
        seats = turn.also if eager else turn.seats
        seat = min(dice.choice(seats) for _ in range(greed))
        moved = match.act(seat, likely_action(dice, match.seen_by(seat).view))
        yield Ply(match, seat, moved)
        match = moved.match


@cache
def campaign(seats):
    """A whole campaign: for every episode what it was handed, and the match at its end."""
    carried, episodes = "", []
    for number in EPISODES:
        config = episode_config(seats, carried, number)
        *_, last = long_play(config, number)
        episodes.append((config, last.moved.match))
        carried = last.moved.match.outcome.carry
    return tuple(episodes)


def episode_config(seats, carried, number):
    """Every other episode is played at one's own pace."""
    return Config(seats, {"form": "legacy", "pace": ("own", "together")[number % 2]}, carried)
