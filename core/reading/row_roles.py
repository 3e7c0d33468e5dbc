"""The parts that words play where questions ask for rows of tables: by their dates, their prices, and for whom."""

from __future__ import annotations

from typing import Literal

RowRole = Literal[
    "date_next",
    "date_first",
    "date_last",
    "heading_hour",
    "heading_day",
    "heading_week",
    "heading_month",
    "heading_year",
    "beyond_that",
    "ahead_of",
    "in_charge",
    "counts_pieces",
    "best_period",
    "worst_period",
    "opening_hours",
    "of_them",
    "falls_due",
    "phone_heading",
    "person_heading",
    "cell_closed",
    "asks_weekdays",
    "stock_heading",
    "limit_heading",
    "floor_heading",
    "actual_heading",
    "within_limit",
    "what_is_left",
    "people_noun",
    "works_at",
    "place_heading",
    "gives_notice",
    "contract_noun",
    "opens_new",
    "joins",
    "longest_here",
    "newest_here",
]
"""`due next` asks for a date to come, `day rate` heads what a day costs, `above that` is all beyond the bands named.

A `Budget` limits what is `Actual`, a `Reorder level` is the floor of stock. What is done (`cancelled`,
`opened`, `joined`) is headed by words of the same role (`Notice by`, `Opening date`, `Start date`).

`10 days ahead` counts back from a day; who `handles` something is in charge of it.
"""
