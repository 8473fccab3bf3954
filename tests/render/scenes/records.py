"""A person's record and a leaderboard, with names that are hard to draw."""

from __future__ import annotations

from engine.core.words import Msg, msg, plain, who
from render.kit.columns import Figures
from render.kit.theme import Theme
from render.picture import Picture, Say
from render.pictures.daily import DailyCard, paint_daily
from render.pictures.ranking import Group, Place, Ranking, paint_ranking
from render.pictures.record import Card, paint_record
from tests.render.painting import Paint

GAMES = {
    "manhattan": ("1214", "88", "23", "11"),
    "mycity": ("–", "–", "1", "0"),
    "sprawlopolis": ("–", "−4", "12", "3"),
    "streets": ("963", "141", "7", "2"),
}
HEADS = ("rating", "best", "played", "won")


def heads(say: Say, *names: str) -> tuple[str, ...]:
    return tuple(say(Msg(f"record-head-{name}")) for name in names)


def record(theme: Theme, say: Say, *games: str) -> Picture:
    tiles = (
        (msg("record-played"), plain("43")),
        (msg("record-won"), plain("16")),
        (msg("record-reliability"), msg("record-percent", percent=97)),
        (msg("record-streak"), plain("0")),
        (msg("record-longest"), plain("5")),
        (msg("record-answer"), msg("record-hours", hours=13, minutes=47)),
    )
    card = Card(
        game=games[0],
        name=say(who(2)),
        otherwise=say(msg("record-title")),
        title=say(msg("record-title")),
        place=say(msg("record-here")),
        tiles=tuple((say(label), say(value)) for label, value in tiles),
        heads=heads(say, *HEADS),
        lines=tuple(Figures(say(Msg(f"{game}-name")), GAMES[game]) for game in games),
    )
    return paint_record(card, theme, "")


def group(say: Say, title: str, points: str, count: int) -> Group:
    places = tuple(
        Place(
            number if number != 4 else 3,
            say(who((number - 1) % 4)),
            (str(1400 - 37 * number), str(40 - number), str(15 - number)),
            own=number == 5,
        )
        for number in range(1, count + 1)
    )
    return Group(say(Msg(title)), heads(say, points, "played", "won"), places)


def ranking(theme: Theme, say: Say, game: str, *groups: Group) -> Picture:
    title, where = say(msg("ranking-title")), say(msg("record-everywhere"))
    return paint_ranking(Ranking(game, title, where, groups), theme, say, "")


def daily(theme: Theme, say: Say, shape: tuple[int, ...], par: int | None, name: str) -> Picture:
    points = ("daily-points", plain(str(shape[-1])))
    bar = () if par is None else (("daily-bar", plain(str(par))),)
    tries = ("daily-try", msg("daily-try-of", number=2, most=3))
    tiles = (points, *bar, tries, ("daily-days", plain("128")))
    title = say(msg("daily-title"))
    card = DailyCard(
        game="sprawlopolis",
        name=name,
        otherwise=title,
        title=f"{title} · {say(Msg('sprawlopolis-name'))}",
        date=say(msg("daily-date", day=28, month=9)),
        tiles=tuple((say(Msg(key)), say(value)) for key, value in tiles),
        shape=shape,
        par=par,
        flag="" if par is None else say(msg("daily-bar-flag", par=par)),
    )
    return paint_daily(card, theme, "")


GROWN = (-4, -6, -2, 3, 1, 6, 9, 14, 12, 18, 25, 31)

SCENES: dict[str, Paint] = {
    "daily": lambda theme, say: daily(theme, say, GROWN, 28, "Ann"),
    "daily-below": lambda theme, say: daily(theme, say, (-3, -9, -12), 28, "Ann 🏙" * 12),
    "daily-without-par": lambda theme, say: daily(theme, say, (0, 4, 146), None, "Оксана"),
    "record": lambda theme, say: record(theme, say, *GAMES),
    "record-of-one-game": lambda theme, say: record(theme, say, "streets"),
    "ranking": lambda theme, say: ranking(
        theme, say, "manhattan", group(say, "ranking-versus", "rating", 6)
    ),
    "ranking-both": lambda theme, say: ranking(
        theme,
        say,
        "sprawlopolis",
        group(say, "ranking-versus", "rating", 8),
        group(say, "ranking-together", "best", 8),
    ),
}
