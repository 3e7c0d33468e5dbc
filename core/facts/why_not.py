"""Says why no figure is told: a company or measure that is not known, with those that are, or no question of one."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from core.errors import BadInput
from core.facts.companies import folded
from core.facts.fact_reader import Reader
from core.facts.metrics import label
from core.facts.plan import Declined, FactPlan
from core.facts.ratios import find_ratio
from core.facts.told import listed
from core.reading.phrases import say

_MOST_NAMED = 8
_MOST_MEASURES = 15
_ALIKE = 0.6
_LONGEST = 40


async def why_not(plan: FactPlan, reader: Reader) -> str:
    """Return the sentence for a plan that is declined, or that has words nobody understood."""
    if plan.declined is None:
        words = listed([f"“{word}”" for word in plan.unread[:5]])
        said = (
            f"I did not understand {words} in that question, so I give no figure for it; please say it in other words."
        )
        return f"{said}{await _measures(plan, reader) if plan.topic == 'figures' else ''}"
    if plan.declined is Declined.DEFINITION and (formula := _formula(plan)):
        return formula
    if plan.declined in _SAID:
        return _SAID[plan.declined]
    if plan.declined is Declined.MEASURE:
        called = " ".join(plan.unread)
        return f"I have no figure of {listed(plan.companies)} called “{called}”.{await _measures(plan, reader)}"
    known = await reader.companies()
    those = f"those of {_named(known)}" if known else "none at all"
    if plan.declined is Declined.WHICH_COMPANIES:
        return f"I have {those.replace('those of', 'figures of')}."
    if plan.declined is Declined.WHOSE:
        return f"Whose figures are meant? I have {those}: please name the company."
    asked = " ".join(plan.unread)
    return (
        f"I have no figures of “{asked}”; I have {those}.{_did_you_mean(asked, {folded(name): name for name in known})}"
    )


def _formula(plan: FactPlan) -> str:
    ratios = [ratio for name in plan.measures if (ratio := find_ratio(name, ())) is not None]
    said = "; ".join(f"{ratio.label} is computed as {ratio.formula.replace('_', ' ')}" for ratio in ratios)
    return f"I found no document that explains it. Here, {said}." if said else ""


async def _measures(plan: FactPlan, reader: Reader) -> str:
    """Which figures there are of the company, and which of them was nearly spelt."""
    try:
        names = await reader.metrics(plan.companies[0]) if plan.companies else []
    except BadInput:
        return ""
    labels = {label(name): label(name) for name in names}
    if not labels:
        return ""
    more = ", and others" if len(labels) > _MOST_MEASURES else ""
    known = f" Figures that I have: {', '.join(list(labels)[:_MOST_MEASURES])}{more}."
    return f"{_did_you_mean(' '.join(plan.unread), labels)}{known}"


def _did_you_mean(asked: str, known: dict[str, str]) -> str:
    alike = [known[match] for match in get_close_matches(asked[:_LONGEST], known, n=2, cutoff=_ALIKE)]
    return f" Did you mean {listed(alike, 'or')}?" if alike else ""


def _named(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MOST_NAMED} others" if len(names) > _MOST_NAMED else ""
    return f"{', '.join(names[:_MOST_NAMED])}{more}" if more else listed(list(names))


_SAID = {
    Declined.OPINION: say("figures no opinion", "en"),
    Declined.REASON: say("figures no reason", "en"),
    Declined.DEFINITION: say("figures no definition", "en"),
}
