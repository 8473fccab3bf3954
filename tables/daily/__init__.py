"""The city of the day: one puzzle for everybody."""
