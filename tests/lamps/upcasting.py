"""From the states of past versions to the present one."""

from __future__ import annotations

from typing import Any


def with_no_light_before(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had no campaign."""
    return {**data, "before": 0}
