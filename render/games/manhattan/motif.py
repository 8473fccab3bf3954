"""The skyline behind the titles: nothing but towers, and low houses before them."""

from render.parts.skyline import Motif, house, tower

MOTIF = Motif("manhattan", tall=(tower,), low=(house, tower, house))
