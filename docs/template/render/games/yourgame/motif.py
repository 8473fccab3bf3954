"""The skyline behind the titles."""

from render.parts.skyline import Motif, house, tower

MOTIF = Motif("yourgame", tall=(tower,), low=(house,))
