"""Makes a `FactPlan` of a question by rules: every content word is accounted for, or stands among the unread ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Final

from core.facts.anaphora import resolved, without_opening
from core.facts.asides import without_asides
from core.facts.companies import looks_like_ticker
from core.facts.composed import LESS, Joined
from core.facts.corrections import taken_back, without_replaced
from core.facts.follow_up_time import narrowed
from core.facts.follow_ups import edited, explained, first_talked
from core.facts.grammar_languages import in_english, respelt
from core.facts.grammar_names import completed_name, find_companies, find_measures, misspelt
from core.facts.grammar_operations import AMOUNT, Wording, read_operation
from core.facts.grammar_pairs import Pairing, find_pairs
from core.facts.grammar_parts import Parts, added_up, moved_most, of_two_days, stating, unread
from core.facts.grammar_phrases import in_their_names
from core.facts.grammar_subjects import names_statement, subject_of
from core.facts.grammar_time import read_when
from core.facts.grammar_topics import Topical, read_prices
from core.facts.mentions import find_form, plain
from core.facts.plan import Declined, FactPlan, Operation, When
from core.facts.spelt_out import spelt_out
from core.facts.vocabulary import asks_what_it_means
from core.model import Turn
from core.reading.amounts import read_amounts
from core.reading.asking_why import asks_reason
from core.reading.characters import runs_of
from core.reading.detection import language_of
from core.reading.digits import is_year
from core.reading.languages import LANGUAGES
from core.reading.lexicon import opens_with, pattern_of, speaks_of, standing_alone, words_of


@dataclass(frozen=True, slots=True)
class Known:
    """The names that figures are stored under, and the day that `last year` counts from."""

    companies: tuple[str, ...]
    metrics: tuple[str, ...]
    today: date

    @property
    def only(self) -> tuple[str, ...]:
        """The one company that there is, if there is but one."""
        names = tuple(entry for entry in self.companies if not looks_like_ticker(entry))
        return names if len(names) == 1 else ()


def plan_of(
    question: str,
    companies: Sequence[str],
    metrics: Sequence[str],
    previous: FactPlan | None = None,
    today: date | None = None,
) -> FactPlan | None:
    """Return what a question asks of the figures; None where it names no figure, price or filing, nor leans on one.

    `previous` is the plan of the question before: what this one leaves unsaid is taken from it.
    """
    known = Known(tuple(companies), tuple(metrics), today or datetime.now(UTC).date())
    asked = question
    question = without_replaced(spelt_out(in_english(question, known.metrics), known.companies, known.today))
    both = taken_back(question)
    if both is not None:
        question, previous = _corrected(*both, known, previous)
    plan = _plan(question, known, previous)
    if plan is None or plan.unread or not plan.companies:
        mended, readings = _mended(question, plan, known)
        again = _plan(mended, known, previous) if readings else None
        if again is not None and not again.unread:
            return replace(again, readings=(*readings, *again.readings))
    if plan is not None and (past := _read_past(asked, question, plan, known)) is not None:
        return past
    if plan is None and (read := respelt(asked)) is not None:
        again = plan_of(read[0], companies, metrics, previous, today)
        return again and replace(again, readings=(read[1], *again.readings))
    return of_two_days(plan, plain(question)) if plan is not None and plan.companies else None


def _read_past(asked: str, question: str, plan: FactPlan, known: Known) -> FactPlan | None:
    """The plan without what says nothing of its figure, which is said; None where something of it may narrow it."""
    if not 0 < len(plan.unread) <= _MOST_PASSED or plan.declined is not None or plan.topic == "coverage":
        return None
    names_all = _plan(question, known, None)
    if names_all is None or names_all.declined is not None or names_all.unread != plan.unread:
        return None  # It leans on the question before.
    if without_asides(plan.unread, asked, known.companies, known.metrics):
        return None
    read = f"I read {' and '.join(f'“{word}”' for word in plan.unread)} as an aside."
    return replace(plan, unread=(), readings=(*plan.readings, read))


def _corrected(before: str, meant: str, known: Known, previous: FactPlan | None) -> tuple[str, FactPlan | None]:
    """`Capex, no wait, inventory`: what is meant edits what was said first, or has at least its company."""
    said = _plan(before, known, previous) if before else None
    if said is not None and not said.unread and said.companies:
        return meant, said
    named = find_companies(before, known.companies).found if before else ()
    of_its_own = find_companies(meant, known.companies).found
    return meant if of_its_own or not named else f"{meant}, {', '.join(named)}", previous


def with_other_topic(
    question: str, plan: FactPlan, companies: Sequence[str], metrics: Sequence[str], today: date | None = None
) -> tuple[FactPlan, FactPlan] | None:
    """Return a plan with the one beside it of `revenue and share price in 2020`: of what it left unread.

    None where the words that are left are not of prices or filings alone.
    """
    question = spelt_out(question, companies, today or datetime.now(UTC).date())
    text = plain(question)
    if plan.topic != "figures" or plan.declined is not None or not speaks_of("plan_joins", text):
        return None
    rest = find_pairs(find_form(text)[1] if find_form(text)[0] is None else text, metrics).rest
    other = plan_of(f"{rest}, {', '.join(plan.companies)}", companies, metrics, None, today)
    if other is None or other.unread or other.topic not in ("prices", "filings"):
        return None
    return replace(plan, unread=()), other


def declined(
    question: str, companies: Sequence[str], metrics: Sequence[str], today: date | None = None
) -> FactPlan | None:
    """Return the plan that says why a question has none: of an unknown company or measure, or of no figure at all."""
    known = Known(tuple(companies), tuple(metrics), today or datetime.now(UTC).date())
    asked, question = (
        question,
        spelt_out(in_english(question, known.metrics, anything=True), known.companies, known.today),
    )
    lower, named = plain(question), find_companies(question, known.companies)
    measures = find_measures(find_form(named.rest)[1], known.metrics)
    priced = read_prices(measures.rest) is not None
    foretells = speaks_of("plan_opinion", lower) or opens_with("plan_future", lower)
    if foretells and (named.found or measures.found or priced):
        return FactPlan("figures", named.found, declined=Declined.OPINION)
    if not named.found and find_measures(lower, ()).found and asks_what_it_means(lower):
        return FactPlan("figures", (), declined=Declined.DEFINITION)
    if (named.found or measures.found) and asks_reason(lower):
        return FactPlan("figures", named.found, declined=Declined.REASON)
    if speaks_of("plan_companies", lower) and (speaks_of("kept_figures", lower) or speaks_of("know_of", lower)):
        return FactPlan("figures", (), declined=Declined.WHICH_COMPANIES)
    if named.found:
        return _unknown_measure(question, named.found, known)
    # Where names alone are written in these letters, the first word may be one.
    named_first = language_of(asked) in _WRITTEN_OTHERWISE
    return _unknown_company(f"{_LEADS_IN}{question}" if named_first else question, known)


_LEADS_IN: Final = "of "
_WRITTEN_OTHERWISE: Final = frozenset(known.code for known in LANGUAGES if known.script != "latin")


def _unknown_measure(question: str, companies: tuple[str, ...], known: Known) -> FactPlan | None:
    """`Acme's EBITDA in 2023`: a company and a time, and else words that are nothing here."""
    parts = _parts(question, known)
    if parts is None or parts.topical is not None or not parts.when.said:
        return None
    words = unread(parts.asked.rest, "figures")
    if not 0 < len(words) <= _MOST_UNKNOWN:
        return None
    return FactPlan("figures", companies, unread=words, declined=Declined.MEASURE)


def _unknown_company(question: str, known: Known) -> FactPlan | None:
    """A question that lacks a company alone, or names one that is nothing here: by its capitals."""
    if not known.companies:
        return None
    plan = _plan(f"{question.rstrip(' ?.')}, {known.companies[0]}", known, None)
    if plan is None or len(plan.unread) > _MOST_UNKNOWN:
        return None
    if plan.unread:
        named = _capitalised(question, plan.unread)
        return replace(plan, companies=(), unread=named, declined=Declined.COMPANY) if named else None
    means = not plan.when.said and pattern_of("asks_meaning").match(plain(question)) is not None
    return replace(plan, companies=(), declined=Declined.DEFINITION if means else Declined.WHOSE)


def _capitalised(question: str, words: Sequence[str]) -> tuple[str, ...]:
    """Return the words as the question has them, where each stands in it with a capital inside a sentence."""
    found = [next(_within(word, question), "") for word in words]
    typed = tuple(word for word in found if word[:1].isupper())
    return tuple(word.removesuffix("'s").removesuffix("’s") for word in typed) if len(typed) == len(words) else ()


def _within(word: str, question: str) -> Iterator[str]:
    """Yield a word as it is written where one blank or mark parts it from the word before."""
    for found in standing_alone(re.escape(word)).finditer(question):
        if found.start() > 1 and runs_of(question[found.start() - 2]):
            yield found[0]


_MOST_UNKNOWN = 4
_MOST_PASSED = 3


def plans_before(
    history: Sequence[Turn], companies: Sequence[str], metrics: Sequence[str], today: date | None = None
) -> FactPlan | None:
    """Return the plan that a conversation's questions led to: the latest that could be run."""
    plan: FactPlan | None = None
    for turn in history:
        if turn.role == "user":
            made = plan_of(turn.text, companies, metrics, plan, today)
            plan = made if made is not None and not made.unread else plan
    return plan


def _mended(question: str, plan: FactPlan | None, known: Known) -> tuple[str, tuple[str, ...]]:
    """Put what they nearly spell in the place of misspelt words, and say so."""
    unread = plan.unread if plan is not None and plan.unread else tuple(plain(question).split())
    readings: list[str] = []
    for written, taken_for, kind in misspelt(unread, known.companies, known.metrics):
        name = taken_for.capitalize() if kind == "company" else taken_for
        question = standing_alone(re.escape(written)).sub(name, question)
        bare = written.removesuffix("'s")
        if bare != taken_for:
            readings.append(f"I read “{bare}” as {name}.")
    return question, tuple(readings)


def _plan(question: str, known: Known, previous: FactPlan | None) -> FactPlan | None:
    referred = resolved(question, previous)
    leans, question = referred.text != question, referred.text
    parts = _parts(question, known, referred.when)
    parts = None if parts is None else replace(moved_most(added_up(parts)), leans=leans)
    if parts is not None and parts.topical is None and referred.measures:
        parts = added_up(replace(parts, topical=Topical("figures", referred.measures)))
    if previous is not None and previous.measures and speaks_of("plan_how_computed", plain(question)):
        return explained(parts, previous)
    if parts is None:
        return None
    if parts.topical is not None and (parts.companies or previous is None):
        stated = stating(parts, parts.topical, parts.companies or _assumed(parts, known))
        return _of_whom(question, parts, replace(stated, talked=first_talked(stated)))
    if any(looks_like_ticker(entry) for entry in parts.companies) and parts.asked.operation in _MOVES:
        return _moved_share(question, parts, known)
    if previous is None:
        return None
    return _edited(question, parts, previous, known)


def _edited(question: str, parts: Parts, previous: FactPlan, known: Known) -> FactPlan | None:
    if (
        parts.topical is None
        and not parts.when.said
        and (name := completed_name(parts.asked.rest, previous.measures, known.metrics))
    ):
        rest = replace(parts.asked, rest="")
        parts = replace(parts, topical=Topical("figures", (name,)), asked=rest)
    plan = edited(parts, previous, lambda words: _parts(f"{question.rstrip(' ?.')} {words}", known))
    return None if plan is None else _of_whom(question, parts, plan)


def _of_whom(question: str, parts: Parts, plan: FactPlan) -> FactPlan:
    """`Compare with Umbrella Corp`, `Umbrella Corp's revenue`: a name that is nothing here is a company not known."""
    if not plan.unread or (parts.companies and not speaks_of("plan_compare", parts.text)):
        return plan
    named = _capitalised(question, unread(" ".join(plan.unread), plan.topic, "plan_compare"))
    return replace(plan, unread=named, declined=Declined.COMPANY) if named else plan


def _moved_share(question: str, parts: Parts, known: Known) -> FactPlan | None:
    """`How much did AAPL rise in 2023?`: what a ticker does, the share does."""
    named = _parts(f"{question.rstrip(' ?.')} share price", known)
    return None if named is None or named.topical is None else stating(named, named.topical, parts.companies)


def says_whose_or_when(question: str, companies: Sequence[str], metrics: Sequence[str]) -> bool:
    """A question that names a company or a time may leave the measure to whoever understands more: `hi` may not."""
    parts = _parts(question, Known(tuple(companies), tuple(metrics), datetime.now(UTC).date()))
    return parts is not None and bool(parts.companies or parts.when.said)


def names_another(question: str, told: FactPlan, companies: Sequence[str], metrics: Sequence[str]) -> bool:
    """Tell whether a question names measures, prices or filings that are not what was told."""
    known = Known(tuple(companies), tuple(metrics), datetime.now(UTC).date())
    parts = _parts(without_opening(spelt_out(question, known.companies, known.today)), known)
    if parts is None or parts.topical is None:
        return False
    return parts.topical.topic != told.topic or not set(parts.topical.measures) <= set(told.measures)


_MOVES = frozenset((Operation.PERCENT_CHANGE, Operation.CHANGE, Operation.TREND, Operation.RETURN))


def _assumed(parts: Parts, known: Known) -> tuple[str, ...]:
    """The one company there are figures of, where a time or an operation shows that figures are meant."""
    return known.only if parts.when.said or parts.asked.operation is not Operation.VALUE else ()


def _parts(question: str, known: Known, meant: When | None = None) -> Parts | None:
    """Read a question; `meant` is the time that it points back at."""
    question = _PERCENT_SIGN.sub(" percent ", in_english(question, known.metrics))
    asked, amount = _amount_of(question)
    named = find_companies(asked, known.companies)
    lower = plain(question)
    if (
        speaks_of("plan_opinion", lower)
        or opens_with("plan_future", lower)
        or (asks_what_it_means(lower) and not named.found)
    ):
        return None
    form, text = find_form(in_their_names(named.rest, known.metrics))
    # The words of a statement's name are names of measures, too: `income`, `cash flow`.
    stated = names_statement(text)
    measures = Pairing((), text) if stated else find_pairs(text, known.metrics)
    measures = measures if measures.found or form else _heads(measures, known)
    measures = _with_difference(measures, lower)
    topical, rest = subject_of(measures, form, lower, known.metrics)
    when, rest = read_when(rest, known.today)
    when = when if meant is None else narrowed(meant, when)
    said = Wording(rest, lower, when, max(1, len(measures.found)), max(1, len(named.found)), amount)
    return Parts(named.found, topical, when, read_operation(said), lower)


def _with_difference(measures: Pairing, text: str) -> Pairing:
    """`Which was greater, A or B, and by how much?` asks for both and what lies between them."""
    found = measures.found
    if len(found) != 2 or not speaks_of("plan_by_how_much", text) or not speaks_of("plan_compare", text):
        return measures
    rest = pattern_of("plan_by_how_much").sub(" ", measures.rest)
    return replace(measures, found=(*found, Joined(found[0], LESS, found[1]).name), rest=rest)


_PERCENT_SIGN = re.compile(r"(?<![\d ])%|(?<!\d) %")


def _heads(measures: Pairing, known: Known) -> Pairing:
    """`How many people` asks for the metric `employees`, under whichever of its names it is stored."""
    stored = next((name for name in known.metrics if name in words_of("plan_headcount")), None)
    if stored is None or not speaks_of("plan_headcount", measures.rest):
        return measures
    return Pairing((stored,), pattern_of("plan_headcount").sub(" ", measures.rest))


def _amount_of(question: str) -> tuple[str, float | None]:
    """Take the amount that a condition names out of the question, so that nothing reads it as a year or a count."""
    found = [a for a in read_amounts(question) if not is_year(a.text.strip()) and (a.scaled or not a.from_words)]
    conditions = [m.end() for role in _BOUNDS for m in pattern_of(role).finditer(question)]
    for amount in found:
        bounded = any(0 <= amount.start - end <= 2 for end in conditions)
        if bounded and (amount.unit or amount.scaled or amount.value >= 0):
            return f"{question[: amount.start]} {AMOUNT} {question[amount.end :]}", amount.value
    return question, None


_BOUNDS = ("plan_above", "plan_below")
