"""The city of the day as one person sees it: the puzzle, their tries, their card, the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.screens.options import game_with
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Page, Poster
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.catalog import find
from engine.core.seats import Public
from engine.core.typed import shortened, visible
from engine.core.words import Msg, msg, plain, typed
from engine.kit.numbers import digits
from locales import Speaker
from render.picture import Picture
from render.pictures.daily import DailyCard, paint_daily
from render.pictures.ranking import Group, Place, Ranking, paint_ranking
from tables.daily.days import closes, date_of, ends
from tables.daily.puzzles import Puzzle, config_of
from tables.daily.standings import Line, Standings
from tables.daily.today import Card, Today
from tables.daily.tries import MOST_TRIES, Try, counts, running

BLOCKS = "▁▂▃▄▅▆▇█"
BETWEEN = " · "


def play_button(say: Speaker, key: str = "daily-play") -> Button:
    """Begin the next try, or go on with the one that is begun."""
    return Button(Press(Op.TRY, 0), say(Msg(key)), Style.GOOD)


def date_words(day: int) -> Msg:
    """The date of a day."""
    date = date_of(day)
    return msg("daily-date", day=date.day, month=date.month)


def puzzle_name(puzzle: Puzzle) -> Msg:
    """The game with the options that are not its usual ones."""
    return game_with(puzzle.game, config_of(puzzle).options)


def puzzle_lines(puzzle: Puzzle) -> Iterator[Msg]:
    """What is played today, what is to be beaten, and until when."""
    yield msg("daily-puzzle", puzzle=puzzle_name(puzzle))
    if puzzle.par is None:
        yield msg("daily-par-later")
    else:
        yield msg("daily-par-is", par=_number(puzzle.par))
    end, close = f"<t:{ends(puzzle.day)}:t>", f"<t:{closes(puzzle.day)}:t>"
    yield msg("daily-until", end=end, close=close)


async def daily_page(today: Today, name: str, user: int, reader: Reader, *notes: Msg) -> Page:
    """Today for this person: the puzzle, their tries and streak; their card, and the table."""
    lines = [reader.say(note) for note in notes]
    lines.append(reader.say(msg("daily-heading", date=date_words(today.puzzle.day))))
    lines += [reader.say(line) for line in (*puzzle_lines(today.puzzle), *_own_lines(today))]
    pictures = []
    if today.card is not None:
        pictures.append(await card_picture(today.card, name, reader))
    if today.standings.everywhere:
        given = (today.puzzle, today.standings, user, reader)
        pictures.append(await standings_picture(*given))
    else:
        lines.append(reader.say(msg("daily-nobody-yet")))
    return Page("\n".join(lines), tuple(pictures), _buttons(today, reader.say))


def _own_lines(today: Today) -> Iterator[Msg]:
    for one in today.tries:
        yield _try_words(one)
    left = MOST_TRIES - len(today.tries)
    if left:
        yield msg("daily-left", left=left)
    elif running(list(today.tries)) is None:
        yield msg("daily-none-left", next=f"<t:{ends(today.puzzle.day)}:R>")
    if today.streak:
        yield msg("daily-streak", days=today.streak)


def _try_words(one: Try) -> Msg:
    if one.ended_at is None:
        return msg("daily-try-running", number=one.number)
    if one.score is None:
        return msg("daily-try-given-up", number=one.number)
    key = "daily-try-points" if counts(one) else "daily-try-late"
    return Msg(key, {"number": one.number, "points": _number(one.score)})


def _buttons(today: Today, say: Speaker) -> tuple[Button, ...]:
    begun = running(list(today.tries)) is not None
    buttons = []
    if begun or len(today.tries) < MOST_TRIES:
        buttons.append(play_button(say, "daily-go-on" if begun else "daily-play"))
    if today.card is not None:
        share = Press(Op.CARD, today.card.own.table_id)
        buttons.append(Button(share, say(msg("daily-share")), Style.MAIN))
    return tuple(buttons)


# The card


async def card_poster(card: Card, name: str, reader: Reader) -> Poster:
    """A card for everybody: the points and the shape of play, and no place or card of the game."""
    puzzle = card.puzzle
    told = {
        "name": typed(name),
        "game": Msg(f"{puzzle.game}-name"),
        "date": date_words(puzzle.day),
        "points": _number(card.points),
    }
    key = "daily-card"
    if puzzle.par is not None:
        key, told = "daily-card-bar", {**told, "par": _number(puzzle.par)}
    line = f"{reader.say(Msg(key, told))}\n{blocks(card.shape)}"
    picture = await card_picture(card, name, reader)
    return Poster(line, (picture,), (play_button(reader.say),))


async def card_picture(card: Card, name: str, reader: Reader) -> Picture[Public]:
    """The card, painted off the event loop."""
    say, puzzle = reader.caption, card.puzzle
    alt = say(msg("daily-card-picture", shape=", ".join(map(digits, card.shape))))
    title = f"{say(msg('daily-title'))}{BETWEEN}{say(Msg(f'{puzzle.game}-name'))}"
    flag = "" if puzzle.par is None else say(msg("daily-bar-flag", par=_number(puzzle.par)))
    painted = DailyCard(
        game=puzzle.game,
        name=shortened(visible(name)),
        otherwise=say(msg("daily-title")),
        title=title,
        date=say(date_words(puzzle.day)),
        tiles=tuple((say(label), say(value)) for label, value in _tiles(card)),
        shape=card.shape,
        par=puzzle.par,
        flag=flag,
    )
    figures = BETWEEN.join(f"{label}: {value}" for label, value in painted.tiles)
    alt = limits.first_lines([title, figures, alt], limits.ALT_TEXT)
    return await reader.paint(paint_daily, painted, reader.theme, alt)


def _tiles(card: Card) -> Iterator[tuple[Msg, Msg]]:
    money = find(card.puzzle.game).spec.money
    yield msg("daily-money" if money else "daily-points"), _number(card.points)
    if card.puzzle.par is not None:
        yield msg("daily-bar"), _number(card.puzzle.par)
    yield msg("daily-try"), msg("daily-try-of", number=card.own.number, most=MOST_TRIES)
    yield msg("daily-days"), plain(str(card.streak))


def blocks(shape: Sequence[int]) -> str:
    """The shape of play as a row of blocks, the most points the highest."""
    low, high = min([0, *shape]), max([1, *shape])
    return "".join(BLOCKS[(points - low) * (len(BLOCKS) - 1) // (high - low)] for points in shape)


def _number(points: int) -> Msg:
    return plain(digits(points))


# The table


async def standings_picture(
    puzzle: Puzzle, found: Standings, user: int | None, reader: Reader
) -> Picture[Public]:
    """Who stands where on this day, here and everywhere, painted off the event loop."""
    say = reader.caption
    sections = [(msg("record-here"), found.here), (msg("record-everywhere"), found.everywhere)]
    heads = _heads(puzzle)
    groups = tuple(
        Group(say(title), tuple(map(say, heads)), tuple(_place(line, user, say) for line in lines))
        for title, lines in sections
        if lines
    )
    ranking = Ranking(puzzle.game, say(msg("daily-title")), say(date_words(puzzle.day)), groups)
    told = [say(msg("daily-title"))]
    for title, lines in sections:
        told += [say(title), *(_line(line, heads, say) for line in lines)] if lines else []
    alt = limits.first_lines(told, limits.ALT_TEXT)
    return await reader.paint(paint_ranking, ranking, reader.theme, say, alt)


def _heads(puzzle: Puzzle) -> tuple[Msg, Msg, Msg]:
    money = find(puzzle.game).spec.money
    points = msg("daily-head-money" if money else "daily-head-points")
    return points, msg("daily-head-tries"), msg("daily-head-days")


def _values(line: Line) -> tuple[str, str, str]:
    return digits(line.points), str(line.tries), str(line.streak)


def _named(line: Line) -> Msg:
    return typed(line.name) if line.name else msg("ranking-elsewhere")


def _place(line: Line, user: int | None, say: Speaker) -> Place:
    return Place(line.rank, say(_named(line)), _values(line), own=line.user == user)


def _line(line: Line, heads: tuple[Msg, Msg, Msg], say: Speaker) -> str:
    pairs = zip(heads, _values(line), strict=True)
    told = (msg("record-figure", label=label, value=plain(value)) for label, value in pairs)
    figures = BETWEEN.join(map(say, told))
    return say(msg("ranking-line", rank=line.rank, name=_named(line), figures=figures))
