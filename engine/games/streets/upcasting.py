"""Stored games of older versions, brought up to date."""

from __future__ import annotations

from typing import Any


def with_nothing_added(data: dict[str, Any]) -> dict[str, Any]:
    """From version 1, whose accounts did not tell which symbols an advisor had added."""
    table = data["table"]
    accounts = [{**account, "added": []} for account in table["accounts"]]
    return {**data, "table": {**table, "accounts": accounts}}
