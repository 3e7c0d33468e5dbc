"""Hands for every lane, where a test is not about how many there are."""

from __future__ import annotations

from bots.engine.intake import LANES
from storage.turns import Rules
from storage.work import Hands

LAWLESS = Rules({}, {})


def plenty(*platforms: str) -> list[Hands]:
    return [Hands(lane, platform, 100, 100) for platform in ("", *platforms) for lane in LANES]


def room_for(**limits: int) -> Rules:
    return Rules(limits, {})
