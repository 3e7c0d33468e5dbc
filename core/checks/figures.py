"""The numbers check: every figure stands in the evidence - for its period, row and entity - or follows from it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from core.checks.ages import is_an_age
from core.checks.claims import Claim, claims_of, speaks_of_loss
from core.checks.conversions import is_a_conversion, is_same_measure
from core.checks.currencies import is_foreign
from core.checks.derivations import derive
from core.checks.fact_rows import ANNUAL
from core.checks.headings import Headings
from core.checks.hints import Fault, allowed, explain
from core.checks.ledger import Cell, Ledger
from core.checks.matching import equals, rounds_to
from core.checks.movements import multiples_in, wrong_ways
from core.checks.multiples import MOST_MULTIPLES, judged_multiples
from core.checks.phrasing import counted, severity_of
from core.checks.ranking import Ranked, best_score, ranked
from core.checks.synonyms import with_synonyms
from core.model import Span, Status, Verdict
from core.reading.amounts import PERCENT, Amount, read_amounts
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.clauses import is_of_another
from core.reading.stems import inflected_stem as stem

MOST_FIGURES = 200
"""Figures of one answer that are looked up; a longer answer is judged by its first two hundred."""

MOST_COMPARED = 150_000
"""Pairs of a figure and a cell that are compared: bounds what a long answer over a large table costs."""

COUNTED = 10
"""Number words up to this one are counting, not figures."""

MOST_COUNTED = 100
"""A count of more than this is not what a small number word miscounts."""

LONGEST_DETAIL = 1_200
"""Characters of a verdict's detail at most."""

MEANT = 0.6
"""A cell is meant where its words fit at least this well, compared with the best cell of the period."""

BESIDE = 0.9
"""Of one row, the column is meant whose heading fits best, within a tenth."""

SUMMARY = frozenset(("total", "net", "consolidat", "overall", "other"))
"""Words that a label may have more than the claim: `revenue` may mean `Total net revenue`."""

WHOLE = frozenset(("averag", "mean", "total", "combin", "cumulativ", "sum"))
"""Words of a row of averages or sums."""

WHOLE_SHARE = 100.0
SAYING = 3
"""Words that a sentence must have to tell the sentences of the evidence apart."""

ALOOF = 0.05
"""A sentence that fits the claim's words this much worse than the best one states the figure of something else."""

JUST_THIS = 0.75
"""Share of a sentence's words that another one must hold to speak of the same."""

MOST_SEARCHES = 24
"""Figures of one answer for which a derivation is searched."""


_ITEM = re.compile(r"(?:[-*•–]|\d{1,2}[.)])\s")


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one figure: its proof, or the fault."""

    amount: Amount
    proof: str = ""
    fault: Fault | None = None


def check_numbers(text: str, question: str, ledger: Ledger, sources: Sequence[str] = ()) -> Verdict:
    """Judge every figure of an answer; `sources` are the texts the ledger was read from."""
    findings = findings_of(text, question, ledger, sources)
    if not findings or not (ledger.rows or sources):
        return Verdict("numbers", Status.SKIP)
    wrong = [(f.amount, f.fault) for f in findings if f.fault]
    proofs = "; ".join(f.proof for f in findings if f.proof)[:LONGEST_DETAIL]
    if not wrong:
        return Verdict("numbers", Status.PASS, detail=proofs)
    reasons = "; ".join(f"{a.text}: {fault.reason}" for a, fault in wrong[:6])
    return Verdict(
        "numbers",
        Status.FAIL,
        severity_of(len(wrong), len(findings)),
        detail=f"{len(wrong)} of {counted(len(findings), 'figure')} not proved ({reasons}). {proofs}".strip()[
            :LONGEST_DETAIL
        ],
        hint=" ".join(dict.fromkeys(fault.hint for _, fault in wrong[:8])) + allowed([f for _, f in wrong]),
        spans=tuple(Span(a.start, a.end, a.text, fault.reason) for a, fault in wrong),
    )


def findings_of(text: str, question: str, ledger: Ledger, sources: Sequence[str] = ()) -> list[Finding]:
    """Look every figure up, sentence by sentence."""
    amounts = read_amounts(text)[: min(MOST_FIGURES, max(8, MOST_COMPARED // (len(ledger.cells) + 1)))]
    found: list[Finding] = []
    headings, lead = Headings(text), ""
    searches, multiples = 0, MOST_MULTIPLES
    for sentence in sentences_of(text):
        lead = sentence.text if sentence.text.endswith(":") else lead if _ITEM.match(sentence.text) else ""
        asked = f"{question} {lead}".strip()
        inside = _inside(sentence, amounts)
        here: list[Finding] = []
        for amount, claim in zip(inside, claims_of(sentence, inside, asked, headings), strict=True) if inside else ():
            if _given(amount, question):
                continue
            claim = with_synonyms(claim, ledger)
            cells = ranked(ledger, claim)
            miscounted = _is_counted_otherwise(amount, claim, cells)
            if _counts(amount) and not miscounted:
                continue
            barred = miscounted or is_foreign(amount, sources, ledger)
            finding = None if barred else _lookup(amount, claim, cells)
            if finding is None and not barred and searches < MOST_SEARCHES:
                searches += 1
                derived = derive(amount, claim, cells)
                finding = Finding(amount, proof=f"`{amount.text}`: {derived.formula}") if derived else None
            finding = finding or _converted(amount, claim, cells) or _complement(amount, claim, cells)
            if finding is None and is_an_age(amount, sentence, claim.text, sources):
                finding = Finding(amount, proof=f"`{amount.text}`: years between two dates")
            if finding is None and _is_rough_share(amount) and not _is_told_of_shares(claim, cells):
                continue
            here.append(finding or Finding(amount, fault=explain(amount, claim, cells)))
        found += [
            *_together(text, sentence, inside, here),
            *_multiples(sentence, asked, ledger, sources, most=multiples),
        ]
        multiples -= sum(1 for _ in islice(multiples_in(sentence.text), multiples))
    return found


def _inside(sentence: Sentence, amounts: Sequence[Amount]) -> Sequence[Amount]:
    first, last = (bisect_left(amounts, place, key=lambda a: a.start) for place in (sentence.start, sentence.end))
    return amounts[first:last]


def _is_rough_share(amount: Amount) -> bool:
    """A fraction in words: `a third of sales`."""
    return amount.from_words and amount.percent and amount.approximate


def _is_told_of_shares(claim: Claim, cells: Sequence[Ranked]) -> bool:
    """A sentence of the evidence states a share of just this."""
    return any(
        r.cell.percent and r.row.origin == "prose" and len(claim.said & r.row.tokens) >= JUST_THIS * len(claim.said)
        for r in cells
    )


def _together(text: str, sentence: Sentence, amounts: Sequence[Amount], findings: Sequence[Finding]) -> list[Finding]:
    """Judge a sentence's figures by each other: a proved one restated in another unit, a `fall` to more."""
    proved = [f.amount for f in findings if f.proof]
    wrong = {a: reason for a, reason in wrong_ways(sentence.text, amounts, sentence.start) if a in proved}
    found: list[Finding] = []
    for finding in findings:
        amount = finding.amount
        if amount in wrong:
            finding = Finding(amount, fault=Fault(wrong[amount], f"`{amount.text}`: {wrong[amount]}."))
        elif finding.fault and is_a_conversion(text, amount, proved):
            finding = Finding(amount, proof=f"`{amount.text}`: the figure beside it in another unit")
        elif finding.fault and _is_sum_of(amount, proved):
            finding = Finding(amount, proof=f"`{amount.text}`: sum of the others in the sentence")
        found.append(finding)
    return found


def _is_sum_of(amount: Amount, proved: Sequence[Amount]) -> bool:
    """The figure is the sum of all the others of its sentence: `42 jobs (12 in Leeds and 30 in York)`."""
    others = [a for a in proved if a.unit == amount.unit]
    return len(others) > 1 and rounds_to(amount, amount.value, sum(a.value for a in others))


def _multiples(
    sentence: Sentence, question: str, ledger: Ledger, sources: Sequence[str], *, most: int
) -> Iterator[Finding]:
    for judged in judged_multiples(sentence, question, ledger, sources, most):
        said, proof = f"`{judged.amount.text}`", judged.proof
        fault = Fault(judged.reason, f"{said}: {judged.reason}.") if judged.reason else None
        yield Finding(judged.amount, proof=f"{said}: {proof}" if proof else "", fault=fault)


def _counts(amount: Amount) -> bool:
    """A small number word (`both films`, `two reasons`) counts what the answer itself lists."""
    return amount.from_words and amount.value <= COUNTED and not (amount.unit or amount.scaled)


def _is_counted_otherwise(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> bool:
    """The evidence counts these just once, in a sentence of what is said, and otherwise: `four children`, not five."""
    if amount.unit or amount.scaled or amount.approximate or claim.measure or not claim.plain:
        return False
    thing = stem(amount.noun)
    counted_there = [r for r in cells if r.cell.noun and stem(r.cell.noun) == thing and not r.cell.percent]
    if not thing or len({r.cell.raw for r in counted_there}) != 1:
        return False
    only = counted_there[0]
    same = len(claim.said & only.row.tokens) >= JUST_THIS * len(claim.said) and only.cell.raw <= MOST_COUNTED
    return same and thing in claim.said and only.cell.raw != amount.value


def _given(amount: Amount, question: str) -> bool:
    """A bare number that the question itself brings (`the 1040 form`) claims nothing."""
    bare = not (amount.unit or amount.scaled or amount.signed) and amount.coefficient >= 100
    return bare and any(a.value == amount.value and not a.unit for a in read_amounts(question))


def _lookup(amount: Amount, claim: Claim, cells: list[Ranked]) -> Finding | None:
    best = best_score(cells)
    for hit in cells:
        if (
            equals(amount, hit.cell)
            and not _is_measured_otherwise(claim, hit.cell)
            and _is_meant(claim, hit, cells, best)
            and _sign_is_right(amount, claim, hit)
        ):
            return Finding(amount, proof=f"`{amount.text}`: {hit.row.label}")
    return None


def _is_measured_otherwise(claim: Claim, cell: Cell) -> bool:
    """Both name a unit of measure, and not the same: `350°C` for 350°F, `5 months` for 5 days."""
    return claim.measure is not None and cell.measure is not None and claim.measure != cell.measure


def _converted(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> Finding | None:
    """The figure is what one of the evidence comes to in its unit: `50 kg` for 110 pounds."""
    own = claim.measure
    for hit in cells if own else ():
        other, cell = hit.cell.measure, hit.cell
        if own and other and hit.timely and hit.score > 0 and is_same_measure(amount, own, cell.raw, 0.0, other):
            return Finding(amount, proof=f"`{amount.text}`: {cell.text} {cell.noun} in another unit")
    return None


def _complement(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> Finding | None:
    """The rest of a share that a sentence states: `59 % were men` where 41 % were women."""
    if amount.unit != PERCENT or claim.change or amount.value < 0:
        return None
    stated = (r.cell for r in cells if r.cell.unit == PERCENT and r.score > 0 and r.timely and r.row.origin == "prose")
    hit = next(
        (c for c in stated if 0 < c.raw < WHOLE_SHARE and rounds_to(amount, amount.value, WHOLE_SHARE - c.raw)), None
    )
    return Finding(amount, proof=f"`{amount.text}`: what {hit.text} leaves") if hit else None


def _is_meant(claim: Claim, hit: Ranked, cells: list[Ranked], best: float) -> bool:
    """The cell is the one the claim speaks of: its period, its column, and a row that no other fits much better."""
    if hit.cell.moves and not claim.change and claim.short:
        return False
    if not hit.timely:
        return _is_of_no_other_time(claim, hit, cells)
    if hit.cell.exact:
        return not claim.whole and _is_exactly_meant(claim, hit, cells)
    if hit.row.origin == "prose":
        return _is_told_of(claim, hit, best)
    if _another_row_is_named(claim, hit, cells) or (claim.whole and _is_of_one_year(hit)):
        return False
    if not claim.short:
        return True
    beside = max((r.score for r in cells if r.timely and r.row is hit.row), default=0.0)
    return hit.score >= MEANT * best and hit.score >= BESIDE * beside


def _is_of_one_year(hit: Ranked) -> bool:
    """One year's figure, of a row that is no average or sum itself."""
    return len(hit.cell.years) == 1 and not WHOLE & (hit.row.tokens | hit.cell.tokens)


def _is_of_no_other_time(claim: Claim, hit: Ranked, cells: list[Ranked]) -> bool:
    """The cell's period is not the one named, and still may be meant: periods of tables and texts are often unclear."""
    if _dated(hit.cell) and (hit.cell.exact or (hit.row.origin == "prose" and claim.dated)):
        return False
    return not any(r.timely and _dated(r.cell) and r.score >= MEANT * hit.score for r in cells)


def _is_told_of(claim: Claim, hit: Ranked, best: float) -> bool:
    """The sentence that states the figure speaks of what is claimed, and the figure is no other name's."""
    if claim.clause and is_of_another(
        hit.cell.whose, [c.whose for c in hit.row.cells if _alike(c, hit.cell)], claim.clause
    ):
        return False
    return len(claim.said) < SAYING or hit.score >= ALOOF * best


def _alike(a: Cell, b: Cell) -> bool:
    """Figures of the same kind."""
    return a.unit == b.unit


def _another_row_is_named(claim: Claim, hit: Ranked, cells: list[Ranked]) -> bool:
    """The claim has all of another row's label, and this one's label is no part of it, or says more than is claimed.

    `Business costs $899` of the Enterprise plan; `revenue was $700 million` of the cost of revenue.
    """
    own = hit.row.tokens | hit.row.context
    if not own:
        return False
    apart = not own & claim.tokens
    qualified = bool(hit.row.tokens - claim.tokens - SUMMARY)
    if not (apart or qualified):
        return False
    others = (r for r in cells if r.row.table == hit.row.table and r.row is not hit.row and (apart or r.timely))
    named = (r.row.tokens for r in others if r.row.tokens and r.row.tokens <= claim.tokens)
    return any(apart or label < hit.row.tokens for label in named)


def _is_exactly_meant(claim: Claim, hit: Ranked, cells: list[Ranked]) -> bool:
    """A fact row is of the company and the metric named, and of a whole year where no quarter is named."""
    if claim.owner and hit.row.entity and not claim.owner & hit.row.entity:
        return False
    others = [r for r in cells if r.cell.exact and r.timely]
    if not _names(claim, hit.row.entity) and any(_names(claim, r.row.entity) for r in others):
        return False
    if hit.cell.quarter > 0 and claim.years and not claim.quarters:
        return not any(r.cell.quarter == ANNUAL and r.row is hit.row for r in others)
    for words in (claim.said, claim.tokens):
        if any(r.row.named(words) <= words for r in others):
            return hit.row.named(words) <= words
    return True


def _names(claim: Claim, entity: frozenset[str]) -> bool:
    return bool(entity & claim.tokens)


def _dated(cell: Cell) -> bool:
    return bool(cell.years or cell.quarter)


def _sign_is_right(amount: Amount, claim: Claim, hit: Ranked) -> bool:
    """Signs agree, or words account for it: a loss, an outflow, an expense may be written either way."""
    negative, stated = amount.value < 0, hit.cell.raw < 0
    if claim.loss and not (negative or stated) and hit.row.origin != "prose":
        return speaks_of_loss(hit.row.label)
    if negative == stated or not amount.value:
        return True
    if claim.short and claim.change:
        return False
    if hit.row.origin == "prose":
        return not negative or speaks_of_loss(hit.row.label)
    if hit.cell.exact:
        return speaks_of_loss(claim.text)
    return speaks_of_loss(claim.text) or speaks_of_loss(hit.row.label)
