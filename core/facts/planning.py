"""Chooses what to do with a question: a plan over the figures, a search of filings, or the documents.

The question's own words go first. A language model's calls fill in what those words leave open, and what it read them
for is said; words that neither accounts for are said as well, and then no figure is told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from core.facts.chosen_calls import Chosen, Reading, choice_of
from core.facts.execution import planned
from core.facts.grammar import declined, names_another, plan_of, plans_before, says_whose_or_when, with_other_topic
from core.facts.kept_facts import KeptFacts, kept_in, written
from core.facts.lowering import calls_of, lowered, raised
from core.facts.merging import merged
from core.facts.metrics import label
from core.facts.plan import FactPlan, Operation
from core.facts.ratios import find_ratio, ratio_label
from core.facts.router import SEARCH, choose_tool
from core.facts.vocabulary import NEWS
from core.model import Question, ToolCall, Turn
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, standing_alone
from core.tool_names import ToolName


@dataclass(frozen=True, slots=True)
class Names:
    """What figures are stored under, and the day that `last year` counts from (None: the clock's)."""

    companies: Sequence[str]
    metrics: Sequence[str]
    today: date | None = None


def choose_for(question: Question, names: Names) -> ToolCall:
    """Return the call for a question of a conversation: a plan of it as it was typed, else as it stands alone.

    As typed, `and the year before?` leans on the earlier questions exactly; made to stand alone it may lean on words.
    What no plan is made of goes to the documents, but for searches of filings and lists of metrics.
    """
    text, plan = _own_plan(question, names)
    return _listed_or_documents(question, names) if plan is None else _as_call(text, plan, names)


def settle(question: Question, call: ToolCall, names: Names) -> ToolCall:
    """Return what a model's choice comes to: a plan where the question can be read in full, with its help or without.

    Calls are run as they are where the question is in a language that is not read here, or asks for more than figures.
    """
    choice = choice_of(call)
    text, own = _own_plan(question, names)
    if own is not None and (not own.unread or _as_call(text, own, names).args.get("also")):
        return _as_call(text, own, names)
    if not any(raised(one) for one in choice.calls):
        listed = _listed_or_documents(question, names) if choice.calls[0].tool == SEARCH else choice.calls[0]
        return choice.calls[0] if listed.tool == SEARCH else listed
    said_of = says_whose_or_when(text, names.companies, names.metrics) or _before(question, names) is not None
    for said in (_with_readings(text, choice, names), *([_with_names(text, choice, names)] if said_of else [])):
        plan = plan_of(said, names.companies, names.metrics, _before(question, names), names.today)
        if plan is not None and not plan.unread:
            return _as_call(said, replace(plan, readings=_told(text, choice, names)), names)
    if own is None or _asks_for_more(question.text, choice):
        return _as_chosen(question, own, choice, names)
    return planned(own)


def earlier(question: Question, names: Names) -> tuple[KeptFacts, ...]:
    """Return what earlier turns' figures left: plan, calls and what they brought, where that was kept."""
    kept = kept_in(question.history)
    plan = None if kept else _before(question, names)
    return kept if plan is None else (KeptFacts(plan, written(calls_of(plan)), ""),)


def _own_plan(question: Question, names: Names) -> tuple[str, FactPlan | None]:
    before = _before(question, names)
    asked = question.asked or question.text
    typed = plan_of(asked, names.companies, names.metrics, before, names.today)
    if typed is not None and not typed.unread:
        return asked, typed
    whole = plan_of(question.text, names.companies, names.metrics, before, names.today) if question.asked else typed
    # What has nothing of figures as it was typed has only the earlier question's: `who is our dog?` behind a trend.
    if whole is not None and not (whole.unread and typed is None):
        return question.text, whole
    return question.text, None


def _before(question: Question, names: Names) -> FactPlan | None:
    """The plan that was kept last; of turns of which nothing is known, their questions are read again."""
    if any(turn.facts is not None for turn in question.history):
        found = next((kept.plan for kept in reversed(kept_in(question.history)) if kept.plan is not None), None)
        if found is not None and _failed_since(question.history, found, names):
            return FactPlan("figures", found.companies, talked=found.talked)
        return found
    return plans_before(question.history, names.companies, names.metrics, names.today)


def _failed_since(history: Sequence[Turn], told: FactPlan, names: Names) -> bool:
    """A question about something else came to nothing: what follows leans on that, and not on what was told before."""
    last = max((at for at, turn in enumerate(history) if turn.facts), default=-1)
    asked = (turn.text for turn in history[last + 1 :] if turn.role == "user")
    return any(names_another(text, told, names.companies, names.metrics) for text in asked)


def _as_call(text: str, plan: FactPlan, names: Names) -> ToolCall:
    if plan.unread and (both := with_other_topic(text, plan, names.companies, names.metrics, names.today)):
        return planned(*both)
    if plan.unread:
        return _search_of_filings(text, plan, names) or planned(plan)
    named = bool(plan.when.span.years)  # the latest figures may be old, and a series may have gaps: a plan says so
    return (lowered(plan, names.metrics) if named else None) or planned(plan)


def _search_of_filings(text: str, plan: FactPlan, names: Names) -> ToolCall | None:
    """`8-K about a shareholder vote`: words of what filings say are looked for in them."""
    if plan.topic != "filings" or any(w.removesuffix("s") not in NEWS for w in plan.unread):
        return None
    call = choose_tool(text, names.companies, names.metrics, (), names.today)
    return call if call.tool == "search_filings" else None


def _listed_or_documents(question: Question, names: Names) -> ToolCall:
    call = choose_tool(question.text, names.companies, names.metrics, (), names.today)
    return call if call.tool == ToolName.LIST_METRICS else _declined_or_documents(question, names)


def _declined_or_documents(question: Question, names: Names) -> ToolCall:
    """Documents are searched either way; where they know nothing, it is said why no figure is told."""
    plan = declined(question.text, names.companies, names.metrics, names.today)
    return _documents(question) if plan is None else planned(plan)


def _documents(question: Question) -> ToolCall:
    return ToolCall(SEARCH, {"query": question.text.strip() or "?"})


def _asks_for_more(text: str, choice: Chosen) -> bool:
    """For reasons, for passages beside the figures, or in a language that rules don't read."""
    searches = any(call.tool == SEARCH for call in choice.calls)
    return searches or speaks_of("about_reasons", text) or language_of(text) not in ("", "en")


def _as_chosen(question: Question, own: FactPlan | None, choice: Chosen, names: Names) -> ToolCall:
    """Run the calls; a question of no figure by its own words, in a language that is read, is the documents'."""
    if own is None and not _asks_for_more(question.text, choice):
        return _declined_or_documents(question, names)
    plans = merged([plan for call in choice.calls if (plan := raised(call)) is not None])
    return lowered(plans[0], names.metrics) or planned(*plans) if len(plans) == 1 else planned(*plans)


def _with_readings(text: str, choice: Chosen, names: Names) -> str:
    for reading in choice.readings:
        if means := _meant(reading, names):
            text = standing_alone(re.escape(reading.words)).sub(means, text)
    return text


def _with_names(text: str, choice: Chosen, names: Names) -> str:
    """Add the companies and measures of the calls: `how did it do in 2023?` names none."""
    plans = [plan for call in choice.calls if (plan := raised(call)) is not None]
    added = dict.fromkeys(name for plan in plans for name in (*plan.companies, *map(_spoken, plan.measures)))
    return f"{_with_readings(text, choice, names).rstrip(' ?')} {', '.join(added)}"


def _spoken(measure: str) -> str:
    return label(measure) if "_" not in measure else measure.replace("_", " ")


def _meant(reading: Reading, names: Names) -> str:
    """What a reading stands for in words that are read; empty where it is nothing known."""
    means = reading.means.strip()
    if means in names.companies:
        return means
    key = means.lower().replace(" ", "_")
    if key in names.metrics or find_ratio(key, names.metrics) is not None or key in list(Operation):
        return key.replace("_", " ")
    return ""


def _told(text: str, choice: Chosen, names: Names) -> tuple[str, ...]:
    said = text.casefold()
    return tuple(
        f"I read “{reading.words}” as {_shown(reading, names)}."
        for reading in choice.readings
        if _meant(reading, names) and reading.words.casefold() in said
    )


def _shown(reading: Reading, names: Names) -> str:
    means = _meant(reading, names)
    return ratio_label(means.replace(" ", "_")) if means not in names.companies else means
