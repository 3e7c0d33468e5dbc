"""Room in every lane, where a test is not about how much there is."""

from __future__ import annotations

from storage.states import Lane
from storage.work.queues import LaneCapacity
from storage.work.turns import Rules

LAWLESS = Rules({}, {})


def plenty(*platforms: str) -> list[LaneCapacity]:
    return [LaneCapacity(lane, platform, 100, 100) for platform in ("", *platforms) for lane in Lane]


def room_for(**limits: int) -> Rules:
    return Rules(limits, {})
