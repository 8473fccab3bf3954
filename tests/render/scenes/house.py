"""Lobby and final table: the pictures that belong to no game."""

from __future__ import annotations

from engine.core.game import Outcome, Part, Tally
from engine.core.words import msg, plain
from render.pictures.final import paint_final, paint_points
from render.pictures.lobby import Lobby, LobbySeat, paint_lobby
from tests.render.painting import Paint

KEY = "manhattan"

OUTCOME = Outcome(
    (2, 1, 3, 3),
    plain("57 > 44"),
    tuple(
        Tally(
            seat,
            (
                Part(msg("manhattan-part-buildings"), 30 - seat),
                Part(msg("manhattan-part-cities"), 10 + seat),
                Part(msg("manhattan-part-tallest"), seat % 3 * 3),
            ),
        )
        for seat in range(4)
    ),
)
TEAM = Outcome(
    (1, 1, 1), plain("+"), (Tally(None, (Part(plain("a"), 31), Part(plain("b"), -9))),), won=True
)
MANY_PARTS = tuple(
    Part(plain(label), points)
    for label, points in (
        ("Найбільший комерційний район", 7),
        ("Найбільший парк", 4),
        ("Найбільша промзона", 11),
        ("Найбільше житло", 0),
        ("Дороги", -9),
        ("Ранковий затор", 6),
        ("Супермагістраль", 3),
        ("Будівельні майданчики", -12),
    )
)
PAD = Outcome((1, 1, 1, 1), plain("43 ≥ 31"), (Tally(None, MANY_PARTS),), won=True)
PAD_OF_FOUR = Outcome(
    (1, 2, 3, 4), plain("43 > 31"), tuple(Tally(seat, MANY_PARTS) for seat in range(4))
)
LOBBY = Lobby(
    KEY,
    (
        LobbySeat("Соломія Їжак-Ґонта Пилипович", host=True),
        LobbySeat("Ann", ready=True),
        LobbySeat("…"),
        LobbySeat("Bot Ada", bot="hard"),
    ),
    2,
    6,
    ("● 24 h",),
)

SCENES: dict[str, Paint] = {
    "lobby": lambda theme, say: paint_lobby(LOBBY, theme, say, ""),
    "final": lambda theme, say: paint_final(KEY, OUTCOME, theme, say, ""),
    "final-pad": lambda theme, say: paint_final(KEY, PAD, theme, say, ""),
    "final-pad-of-four": lambda theme, say: paint_final(KEY, PAD_OF_FOUR, theme, say, ""),
    "points": lambda theme, say: paint_points(KEY, OUTCOME, theme, say, ""),
    "final-team": lambda theme, say: paint_final(KEY, TEAM, theme, say, ""),
}
