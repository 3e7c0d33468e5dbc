"""The parts that words play in what a figure is besides its digits, in answers of a word, and in our voice."""

from __future__ import annotations

from typing import Literal

MeasureRole = Literal[
    "minus_word",
    "below_zero",
    "name_in_digits",
    "code_noun",
    "digits_name_behind",
    "each_second",
    "each_minute",
    "each_hour",
    "each_day",
    "each_week",
    "each_month",
    "each_quarter",
    "each_year",
    "copula",
    "every_word",
    "once_word",
    "twice_word",
    "thrice_word",
    "money_left",
    "money_in",
    "money_out",
    "before_era",
    "says_yes",
    "says_no",
    "poses_as_product",
    "counts_loosely",
    "of_no_group",
    "of_no_kind",
    "goes_with",
    "goes_without",
    "of_an_age_over",
    "of_an_age_under",
    "asks_from_when",
    "asks_until_when",
    "told_from",
    "told_until",
    "of_height",
    "of_width",
    "of_length",
    "of_depth",
    "of_capacity",
]
"""`minus 5` has its sign ahead of it, `5 degrees below zero` around it.

`bus 1004` is a name (`name_in_digits` ahead of it, `digits_name_behind` behind), and so is what a `code_noun` is
said to be: `the PIN is 4812`.

`non` (`of_no_group`) and `un` (`of_no_kind`) turn a group into all others, as `without` (`goes_without`) does; the
words for ages and for measures tell which of them a figure is.
"""
