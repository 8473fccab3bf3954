"""A tiny game of our own that needs everything the interface can carry. Only the tests play it.

Lamplighters: everyone secretly bids a card (all at once). The highest bidder puts a lamp on one of
36 corners, then says how much oil it gets, then may name it. The neighbour, who is not on turn,
then shows any of their cards. With ``team`` all win or lose together; an episode carries its
light into the next one.
"""

from tests.lamps.game import GAME

__all__ = ["GAME"]
