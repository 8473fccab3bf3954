"""Pieces that several pictures share.

``header``, ``skyline`` and ``people`` make the band on top; ``plate`` and ``hand`` are for the
players; ``bars``, ``scorepad`` and ``standings`` tell a score; ``legend`` explains symbols.
"""
