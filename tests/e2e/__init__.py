"""The real bot process, the real discord.py, against the stand-in over real sockets."""
