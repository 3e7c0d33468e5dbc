"""Patterns over a marked question on records: numbered headings, cells that are left out, groups, the top few."""

from __future__ import annotations

import re
from functools import cache

from core.reading.lexicon import alternatives, either, standing_alone, words_of
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.tabulated.record_words import CELL, HEADING


@cache
def rates() -> frozenset[str]:
    """What percentages are called, whatever their heading says: `germination rate`, of `Germination (%)`."""
    return senses_of(" ".join(words_of("ratio_word", "percent")))


@cache
def numbered() -> re.Pattern[str]:
    """A number behind the heading that it is of: `order 1042`, `hired in 2019`."""
    between = either((*words_of("names_a_part", "table_identifier"), "of"))
    return standing_alone(rf"{HEADING}(?P<h>\d+)\s(?:{between}\s)?(?P<n>\d{{1,12}})", r"\w.")


@cache
def cell_marked(number: int) -> re.Pattern[str]:
    """A cell that is named, and whether it is left out: `not in Leeds`."""
    joint = rf"(?:(?:{either(words_of('names_a_part'))}|the)\s)?"
    return re.compile(rf"(?P<not>{alternatives('table_not')}\s{joint})?{CELL}{number}(?!\d)")


@cache
def heading_behind(role: Role) -> re.Pattern[str]:
    """A column behind what asks for it: `by the region`, `which region`."""
    return re.compile(rf"(?<!\w){alternatives(role)}\s(?:the\s)?{HEADING}(?P<h>\d+)")


@cache
def top() -> re.Pattern[str]:
    """How many are asked for: `top 3`, `the two highest`."""
    number = rf"\d{{1,3}}|{either(word for word, n in NUMBERS.items() if 1 < n <= 20)}"
    extreme = alternatives("plan_highest", "plan_lowest")
    return standing_alone(rf"{alternatives('table_top')}\s(?P<n>{number})|(?P<m>{number})(?=\s(?:\w+\s)?{extreme})")
