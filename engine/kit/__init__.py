"""Shared cardboard: pieces that more than one game may lay on its table."""
