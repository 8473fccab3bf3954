"""A person's record and a leaderboard, with names that are hard to draw."""

from __future__ import annotations

from engine.core.words import Msg, msg, plain, who
from render.kit.columns import Figures
from render.kit.theme import Theme
from render.picture import Picture, Say
from render.pictures import league
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


def league_table(theme: Theme, say: Say, *sizes: int, up: bool = True) -> Picture:
    """Groups of these sizes, with names that are hard to draw, an empty place and the reader's."""
    groups = tuple(
        league.Group(
            say(msg("league-group", number=number)),
            tuple(_league_place(say, number, rank, size, up) for rank in range(1, size + 1)),
        )
        for number, size in enumerate(sizes, start=1)
    )
    table = league.LeagueTable(
        game="manhattan",
        title=say(msg("league-title", season=2)),
        where=say(msg("league-round", number=3, count=8)),
        heads=tuple(say(Msg(f"league-head-{name}")) for name in ("points", "played", "won")),
        groups=groups,
        up=say(msg("league-up")),
        down=say(msg("league-down")),
    )
    return league.paint_league(table, theme, say, "")


def _league_place(say: Say, number: int, rank: int, size: int, up: bool) -> league.Place:
    zone = 1 if up and rank == 1 and number > 1 else -1 if up and rank == size > 3 else 0
    empty = (number, rank) == (1, 3)
    name = say(msg("league-empty")) if empty else say(who((rank + number) % 4))
    half = say(msg("league-half", whole=plain(str(size - rank))))
    values = (half, "3", str(size - rank))
    return league.Place(rank, name, values, zone, own=(number, rank) == (1, 2), empty=empty)


GROWN = (-4, -6, -2, 3, 1, 6, 9, 14, 12, 18, 25, 31)

SCENES: dict[str, Paint] = {
    "daily": lambda theme, say: daily(theme, say, GROWN, 28, "Ann"),
    "daily-below": lambda theme, say: daily(theme, say, (-3, -9, -12), 28, "Ann 🏙" * 12),
    "daily-without-par": lambda theme, say: daily(theme, say, (0, 4, 146), None, "Оксана"),
    "league": lambda theme, say: league_table(theme, say, 4, 5, 3),
    "league-cup": lambda theme, say: league_table(theme, say, 8, up=False),
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
