"""Slash commands and what their buttons do, one module for each command or part of ``/game``."""
