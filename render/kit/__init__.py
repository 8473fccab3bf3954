"""What every picture is drawn with.

``canvas`` and ``sheet`` are painted on, ``pen`` and ``shapes`` draw sprites that ``sprites`` keeps.
``fonts``, ``text``, ``paragraphs``, ``lines`` and ``columns`` set words. ``theme``, ``colour``,
``palette`` and ``swatches`` hold the colours. ``glyphs``, ``patterns``, ``icons``, ``marks`` and
``labels`` are the signs that all games share. ``layout`` and ``window`` say where things lie,
``memory`` gives back what finished pictures took.
"""
