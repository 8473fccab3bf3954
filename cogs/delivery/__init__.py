"""Bringing things to Discord: boards into threads, hands into direct messages."""
