"""The parts that words play in a question that asks what is made of one or several lines of a statement."""

from __future__ import annotations

from typing import Literal

FrameRole = Literal[
    "frame_most",
    "frame_least",
    "frame_part",
    "frame_part_behind",
    "frame_stems_from",
    "frame_for_each_of",
    "frame_behind_each_of",
    "frame_ratio",
    "frame_plus",
    "frame_together",
    "frame_source",
    "frame_paper",
    "frame_opener",
    "frame_moves",
    "frame_drops",
    "frame_by_how_much",
    "frame_how_much",
    "frame_in_percent",
    "frame_out_of",
    "frame_which_period",
    "frame_in_how_many",
    "frame_without",
    "frame_asks",
    "frame_spend",
    "frame_spent",
    "frame_group",
    "frame_soft",
    "frame_costs",
    "frame_edge",
    "frame_idle",
]
"""`frame_part` asks for a share (`what part of`): the whole stands behind it, the part behind `frame_stems_from`.

Of `gross margin behind each dollar of sales` the divisor stands behind `frame_behind_each_of`. What a word of
`frame_source` begins says where it is told, of `frame_opener` what ends there says nothing. `frame_edge` are words that
no line's name begins or ends with, `frame_idle` such as are left out wherever they stand.
"""
