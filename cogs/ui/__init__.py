"""The parts of every screen: custom ids, widgets, pages, replies, languages. Knows no use case."""
