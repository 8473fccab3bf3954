"""What pays in an episode and who earns what, as a table: what is new in it is framed."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.mycity.rules_now import Reward, Rule, payments, rewards
from engine.games.mycity.view import View
from render.games.mycity.brief import brief_height, paint_brief
from render.games.mycity.chores import sticker_sign
from render.games.mycity.circles import circle
from render.games.mycity.items import item_sign
from render.games.mycity.motif import MOTIF
from render.games.mycity.title import progress
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ROW = 92
SIGN = 62
STICKER = 60
CIRCLE = 36
PLACE_ROOM = 330
TEXT = Font(Face.BODY, 32)
LEAST = 28
HEAD = 58
TITLE = Font(Face.TITLE, 36)
NOTE = Font(Face.LABEL, 30)


def paint(view: View, theme: Theme, say: Say) -> Image.Image | None:
    """The brief of the episode, every line of the table of points, and the rewards of every place;
    None outside a campaign."""
    if not view.legacy:
        return None
    lines, places = payments(view.episode), rewards(view)
    width = WIDTH - 2 * MARGIN
    brief = Box(MARGIN, HEADER + MARGIN, width, brief_height(view, say, width))
    points = _under(brief, HEAD + -(-len(lines) // 2) * (ROW + GAP) - GAP)
    earned = _under(points, HEAD + len(places) * (ROW + GAP) - GAP)
    canvas = Canvas.page(earned.bottom + MARGIN, theme, say)
    paint_header(canvas, MOTIF, (say(msg("mycity-name")), say(progress(view))), _pill(view, say))
    paint_brief(canvas, brief, view)
    _paint_points(canvas, points, lines)
    _paint_rewards(canvas, earned, places)
    return canvas.image


def _pill(view: View, say: Say) -> Pill:
    return Pill(say(msg("mycity-picture-rules")), str(view.episode))


def _under(box: Box, height: int) -> Box:
    return Box(box.x, box.bottom + GAP, box.width, height)


def _paint_head(canvas: Canvas, box: Box, key: str, new: bool = False) -> Box:
    """The heading of a part, with what a golden frame means if there is one; returns the room under
    it."""
    middle, theme = box.y + HEAD // 2 - 4, canvas.theme
    canvas.text((box.x + 8, middle), canvas.say(msg(key)), TITLE, theme.text)
    if new:
        words = canvas.say(msg("mycity-picture-new"))
        canvas.text((box.right - 8, middle), words, NOTE, theme.gold_sign, Hold.RIGHT)
    return Box(box.x, box.y + HEAD, box.width, box.height - HEAD)


def _paint_points(canvas: Canvas, box: Box, lines: tuple[Rule, ...]) -> None:
    new = any(line.new for line in lines)
    room = _paint_head(canvas, box, "mycity-picture-pays", new)
    rows = room.rows(-(-len(lines) // 2))
    places = [place for row in rows for place in row.columns(2)]
    for place, line in zip(places, lines, strict=False):
        _paint_frame(canvas, place, line.new)
        at = (place.x + 20 + SIGN // 2, place.centre[1])
        canvas.put_centred(item_sign(line.item, "", SIGN, canvas.theme), at)
        left = place.x + SIGN + 40
        setting = fit(canvas.say(line.words), TEXT, LEAST, place.right - left - 16, most_lines=2)
        canvas.lines((left, place.centre[1]), setting, 34, canvas.theme.text)


def _paint_frame(canvas: Canvas, box: Box, new: bool) -> None:
    """A plate, in a golden frame for what is new."""
    theme = canvas.theme
    if not new:
        canvas.panel(box, 16, theme.panel)
        return
    canvas.framed(box, 16, theme.raised, theme.gold_sign, 4)


def _paint_rewards(canvas: Canvas, box: Box, places: tuple[Reward, ...]) -> None:
    room = _paint_head(canvas, box, "mycity-picture-earns")
    for row, reward in zip(room.rows(len(places)), places, strict=True):
        _paint_frame(canvas, row, False)
        middle = row.centre[1]
        setting = fit(canvas.say(reward.place), TEXT, LEAST, PLACE_ROOM, most_lines=2)
        canvas.lines((row.x + 24, middle), setting, 34, canvas.theme.text)
        _paint_earned(canvas, (row.x + PLACE_ROOM + 40, middle), reward)


def _paint_earned(canvas: Canvas, at: tuple[int, int], reward: Reward) -> None:
    """Circles, then the stickers with their names."""
    (left, middle), theme = at, canvas.theme
    for _ in range(reward.circles):
        edge = theme.ink if theme.daylight else theme.gold
        canvas.put_centred(circle(CIRCLE, theme.gold, edge), (left + CIRCLE // 2, middle))
        left += CIRCLE + 10
    for grant in reward.stickers:
        left += 14
        for _ in range(grant.count):
            sign = sticker_sign(grant.sticker, STICKER, theme)
            canvas.put_centred(sign, (left + STICKER // 2, middle))
            left += STICKER + 8
        name = canvas.say(msg(f"mycity-sticker-{grant.sticker}"))
        left += 6 + canvas.text((left + 6, middle), name, TEXT, theme.text)
