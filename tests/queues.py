"""Room in every lane, where a test is not about how much there is."""

from __future__ import annotations

from storage.states import Lane
from storage.turns import Rules
from storage.work import LaneCapacity

LAWLESS = Rules({}, {})


def plenty(*platforms: str) -> list[LaneCapacity]:
    return [LaneCapacity(lane, platform, 100, 100) for platform in ("", *platforms) for lane in Lane]


def room_for(**limits: int) -> Rules:
    return Rules(limits, {})
