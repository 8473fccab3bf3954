"""The skyline behind the titles: towers among houses."""

from render.parts.skyline import Motif, house, tower

MOTIF = Motif("streets", tall=(tower, house), low=(house,))
