"""What a question takes back of itself: `not 2023 but 2022`, `2020 instead of 2021`, `capex, no wait, inventory`."""

from __future__ import annotations

import re
from functools import cache

from core.reading.lexicon import alternatives, pattern_of


def without_replaced(question: str) -> str:
    """Leave out what is said not to be meant, where what is meant stands beside it."""
    text = _not_but().sub(" ", question)
    return _instead_of().sub(" ", text) if text == question else text


def taken_back(question: str) -> tuple[str, str] | None:
    """Return what stands before a word that corrects it, and what is meant; None where nothing is corrected."""
    found = list(pattern_of("plan_corrects").finditer(question))
    if not found:
        return None
    before, after = question[: found[0].start()], question[found[-1].end() :]
    bare = after.strip(" ,;:.-–—")
    return (before.strip(" ,;:.?!-–—"), bare) if bare else None


@cache
def _not_but() -> re.Pattern[str]:
    """No `not only ... but also`: both are meant there."""
    only = alternatives("plan_only")
    few = r"(?:[^\s,;]+[\s,;]+){1,5}?"
    return re.compile(
        rf"{alternatives('plan_not')}\s+(?!{only}\s){few}{alternatives('plan_but')}\s+(?!{alternatives('plan_not')}\s)",
        re.IGNORECASE,
    )


@cache
def _instead_of() -> re.Pattern[str]:
    few = r"(?:[^\s,;?]++\s?+){1,4}+"
    return re.compile(rf"(?<=\w),?\s{alternatives('plan_instead')}\s{few}(?=$|[,;?.])", re.IGNORECASE)
