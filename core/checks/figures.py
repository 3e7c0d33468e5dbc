"""The numbers check: every figure stands in the evidence - for its period, row and entity - or follows from it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from core.checks.check import LONGEST_ANSWER, Check, Exhibit
from core.checks.claim import NO_CLAIM, Claim
from core.checks.claims import claims_of
from core.checks.fact_rows import MOST_FACTS, rows_of_facts
from core.checks.headings import Headings
from core.checks.hints import allowed
from core.checks.ledger import Ledger, ledger_of
from core.checks.phrasing import counted, severity_of
from core.checks.rule import Effort, Finding, Grounds, Rule, Rules, unproved
from core.checks.rules import RULES
from core.checks.source_rows import is_read_whole
from core.model import Severity, Span, Status, Verdict
from core.reading.amounts import Amount, read_amounts
from core.reading.cited_sentences import sentences_of
from core.reading.list_marks import is_list_item

NAME = "numbers"

MOST_FIGURES = 200
"""Figures of one answer that are looked up; of a longer answer, it is said how many were not."""

MOST_COMPARED = 150_000
"""Pairs of a figure and a cell that are compared: bounds what a long answer over a large table costs."""

LONGEST_DETAIL = 1_200
"""Characters of a verdict's detail at most."""


def check_numbers(
    text: str, question: str, ledger: Ledger, sources: Sequence[str] = (), rules: Rules = RULES
) -> Verdict:
    """Judge every figure of an answer; without `sources` (those the ledger was read from) and rows, none."""
    found = findings_of(text, question, ledger, sources, rules) if ledger.rows or sources else []
    if not found:
        return Verdict(NAME, Status.SKIP)
    wrong = [(f.amount, f.fault) for f in found if f.fault]
    proofs = "; ".join(f.proof for f in found if f.proof)[:LONGEST_DETAIL]
    if not wrong:
        return Verdict(NAME, Status.PASS, detail=proofs)
    reasons = "; ".join(f"{_cut(a.text)}: {fault.reason}" for a, fault in wrong[:6])
    detail = f"{len(wrong)} of {counted(len(found), 'figure')} not proved ({reasons}). {proofs}".strip()
    whole = all(map(is_read_whole, sources))
    return Verdict(
        NAME,
        Status.FAIL,
        severity_of(len(wrong), len(found)) if whole else Severity.LOW,
        detail=detail[:LONGEST_DETAIL] if whole else f"{_TOO_LONG} {detail}"[:LONGEST_DETAIL],
        hint=" ".join(dict.fromkeys(fault.hint for _, fault in wrong[:8])) + allowed([f for _, f in wrong]),
        spans=tuple(Span(a.start, a.end, a.text, fault.reason) for a, fault in wrong),
    )


def _cut(figure: str) -> str:
    """A figure as it is shown: of one of hundreds of digits, the first ones."""
    return figure if len(figure) <= LONGEST_SHOWN else f"{figure[:LONGEST_SHOWN]}…"


LONGEST_SHOWN = 48
_TOO_LONG = "The evidence is too long to be read whole: what is not proved may stand in the rest."


def _most(ledger: Ledger) -> int:
    return min(MOST_FIGURES, max(8, MOST_COMPARED // (len(ledger.cells) + 1)))


def _with_rest(verdict: Verdict, exhibit: Exhibit, ledger: Ledger) -> Verdict:
    """A doubt where some of the answer is beyond the bounds: it was not looked at, and that is no pass."""
    beyond = read_amounts(exhibit.text)[_most(ledger) :]
    if beyond:
        place, what = (beyond[0].start, beyond[0].end), f"{counted(len(beyond), 'figure')} not looked at"
    elif len(exhibit.answer) > LONGEST_ANSWER:
        place, what = (LONGEST_ANSWER, len(exhibit.answer)), f"not looked at from character {LONGEST_ANSWER:,} on"
    else:
        return verdict
    reason = "the answer is too long to be looked at whole"
    rest = Span(*place, exhibit.answer[slice(*place)][:80], reason, doubt=True)
    return replace(
        verdict,
        status=Status.FAIL,
        severity=verdict.severity if verdict.failed else Severity.LOW,
        detail=f"{what}: {reason}. {verdict.detail}"[:LONGEST_DETAIL],
        hint=f"{verdict.hint} Say it in parts.".strip(),
        spans=(*verdict.spans, rest),
    )


def findings_of(
    text: str, question: str, ledger: Ledger, sources: Sequence[str] = (), rules: Rules = RULES
) -> list[Finding]:
    """Look every figure up, sentence by sentence; those that claim nothing are left out."""
    amounts = read_amounts(text)[: _most(ledger)]
    starts = [amount.start for amount in amounts]
    headings, lead, effort, bare = Headings(text), "", Effort(), question.strip()
    found: list[Finding] = []
    for sentence in sentences_of(text):
        lead = sentence.text if sentence.text.endswith(":") else lead if lead and is_list_item(sentence.text) else ""
        asked = f"{question} {lead}".strip() if lead else bare
        beside = amounts[bisect_left(starts, sentence.start) : bisect_left(starts, sentence.end)]
        here = Grounds(ledger, rules, text, question, sources, effort, sentence, asked, beside=beside)
        found += _together(_alone(here, headings), here) if beside else ()
        found += (finding for spoken in rules.spoken for finding in spoken.judge(here))
    return found


def _alone(grounds: Grounds, headings: Headings) -> list[Finding]:
    """Judge the figures of a sentence, each by itself."""
    found = []
    for amount, said in zip(
        grounds.beside, claims_of(grounds.sentence, grounds.beside, grounds.asked, headings), strict=True
    ):
        claim = reduce(lambda claim, reading: reading.read(claim, grounds.ledger), grounds.rules.readings, said)
        finding = _judged(amount, claim, grounds.of(claim))
        if not finding.excused:
            found.append(finding)
    return found


def _judged(amount: Amount, claim: Claim, grounds: Grounds) -> Finding:
    """The first rule that has something to say decides; what none speaks for is unproved."""
    return _first(grounds.rules.alone, amount, claim, grounds) or unproved(amount, claim, grounds)


def _together(findings: Sequence[Finding], grounds: Grounds) -> Iterator[Finding]:
    """Judge a sentence's figures by each other: a proved one restated in another unit, a `fall` to more."""
    if not findings:
        return
    grounds = grounds.of(NO_CLAIM, proved=tuple(f.amount for f in findings if f.proof))
    for finding in findings:
        yield _first(grounds.rules.together, finding.amount, grounds.claim, grounds) or finding


def _first(rules: Sequence[Rule], amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    for rule in rules:
        found = rule.judge(amount, claim, grounds)
        if found is not None:
            return found
    return None


def _judge(exhibit: Exhibit) -> Verdict:
    ledger = ledger_of(exhibit.told, rows_of_facts(exhibit.evidence.rows))
    sources = exhibit.told or (("",) if exhibit.needs_evidence else ())
    verdict = check_numbers(exhibit.text, exhibit.question, ledger, sources, exhibit.rules)
    if len(exhibit.evidence.rows) > MOST_FACTS and verdict.failed:
        verdict = replace(verdict, severity=Severity.LOW, detail=f"{_TOO_LONG} {verdict.detail}"[:LONGEST_DETAIL])
    return _with_rest(verdict, exhibit, ledger)


NUMBERS = Check(NAME, _judge, proves=True, derives=True)
