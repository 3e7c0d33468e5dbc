"""The citations check: every cited number exists, and what a sentence claims stands in what it cites.

A mark, a figure in another source than the one cited and an identifier can be proved wrong. That a sentence shares few
words with its source proves nothing: it is a doubt.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import zip_longest

from core.checks.check import Check, Exhibit
from core.checks.cited_addresses import misplaced_addresses
from core.checks.identifiers import unknown_identifiers
from core.checks.marked_elsewhere import moment_elsewhere, source_meant
from core.checks.phrasing import counted, listed, severity_of
from core.checks.support import source_of
from core.model import Severity, Span, Status, Verdict
from core.reading.amounts import Amount, read_amounts
from core.reading.bounds import words_of_bounds
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words, in_english
from core.reading.lexicon import speaks_of_any, terms_in
from core.reading.marked_clauses import marked_clauses
from core.reading.marks import marks, spoken_marks, without_marks
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.stems import inflected_stem

NAME = "citations"

SUPPORTED = 0.25
"""Share of a sentence's words, weighed by rarity, that a source must hold to bear it out. Low on purpose: what is
rephrased shares few words, what is made up shares fewer."""

BETTER = 0.5
"""Share from which a source that was not cited is proposed."""

TELLING = 10
"""Smaller numbers stand in a source by chance."""

_OF_NOTHING: tuple[Role, ...] = ("declines", "claims_nothing")

SHORT = 4
"""A sentence with fewer content words that could be looked up stands with its figures."""

CLAIMING = 3
"""A sentence with fewer content words claims nothing that could be looked up."""


@dataclass(frozen=True, slots=True)
class Cited:
    """What may be cited: the texts of the sources (from 1), and what else is known.

    `facts` are the places (from 0) of sources rendered from fact rows: other checks hold those against the rows.
    `row_text` is what rows say in words: forms, accession numbers. `numbered` is false where the reader was never
    shown numbered sources: then nothing has to be marked. `urls` are where the sources themselves stand.
    """

    texts: tuple[str, ...] = ()
    facts: frozenset[int] = frozenset()
    row_text: str = ""
    numbered: bool = True
    urls: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Fault:
    severity: Severity
    span: Span
    hint: str


def check_citations(text: str, question: str, cited: Cited) -> Verdict:
    """Judge the marks of an answer against its sources."""
    sources = cited.texts
    sentences = [_with_spoken_marks(s, sources) for s in sentences_of(text)]
    marked = any(s.cited for s in sentences)
    if not sources and not marked:
        return Verdict(NAME, Status.SKIP)
    invented = [(s, f"[{n}]") for s in sentences for n in sorted(s.cited) if not 1 <= n <= len(sources)]
    invented += [(s, mark.text) for s in sentences for mark in marks(s.text) if mark.is_backwards]
    if invented:
        return _invented(invented, len(sources))
    claiming = [s for s in sentences if _claims(s, text)]
    faults = _unknown(text, question, (*sources, cited.row_text))
    if (cited.numbered or marked) and sources:
        placed = _with_marks(claiming, sentences)
        short = [(s, s.cited) for s in sentences if s.cited and s not in claiming and not _asks(s)]
        faults += [*_misplaced([*placed, *short], cited), *_doubts(placed, cited)]
        faults += _of_addresses([*placed, *short], question, cited)
    if not faults:
        said = f"{counted(len(claiming), 'sentence')} supported." if claiming else "Nothing claimed."
        return Verdict(NAME, Status.PASS if claiming or marked else Status.SKIP, detail=said)
    doubt = all(f.span.doubt for f in faults)
    found = f"{counted(len(faults), 'statement')} {'in doubt' if doubt else 'without support'}"
    return Verdict(
        NAME,
        Status.FAIL,
        max((f.severity for f in faults), key=lambda s: s.rank),
        detail=f"{found}: " + "; ".join(f.span.reason for f in faults[:4]),
        hint=" ".join(dict.fromkeys(f.hint for f in faults[:6])),
        spans=tuple(f.span for f in faults),
    )


def _of_addresses(
    claiming: Sequence[tuple[Sentence, tuple[int, ...]]], question: str, known: Cited
) -> Iterator[_Fault]:
    """An address that what is cited lacks is wrong, however plausible: people go there."""
    sources = tuple(f"{text} {url}" for text, url in zip_longest(known.texts, known.urls, fillvalue=""))
    for sentence, address, place in misplaced_addresses(claiming, question, sources):
        reason = f"{address} is in no source that is cited, but in [{place}]" if place else f"{address} is in no source"
        hint = (
            f"`{address}` stands in [{place}]: cite that." if place else f"`{address}` is in no source: leave it out."
        )
        yield _Fault(Severity.HIGH, Span(sentence.start, sentence.end, sentence.text, reason), hint)


def _invented(invented: list[tuple[Sentence, str]], count: int) -> Verdict:
    named = ", ".join(sorted({mark for _, mark in invented}, key=lambda mark: (len(mark), mark)))
    have = (
        f"cite only [1] to [{count}]" if count > 1 else "cite only [1]" if count else "cite none, there are no sources"
    )
    spans = [
        Span(s.start + m.start, s.start + m.end, m.text, "cites a source that does not exist")
        for s in dict.fromkeys(s for s, _ in invented)
        for m in (*marks(s.text), *spoken_marks(s.text))
        if m.is_backwards or any(not 1 <= n <= count for n in m.numbers)
    ]
    return Verdict(
        NAME,
        Status.FAIL,
        Severity.HIGH,
        detail=f"{named} cited, but there are {count} sources.",
        hint=f"There is no source {named}: {have}.",
        spans=tuple(spans),
    )


def _claims(sentence: Sentence, answer: str) -> bool:
    """A statement of some length; no question, heading, refusal (the answer has one, too) or lead-in."""
    said = without_marks(sentence.text)
    if _asks(sentence) or (_declines(said.strip(_AROUND)) and _declines(answer)):
        return False
    return len(content_words(said)) >= CLAIMING


def _declines(text: str) -> bool:
    return speaks_of_any(_OF_NOTHING, _straight(text))


_AROUND = " *#-•\t"


def _asks(sentence: Sentence) -> bool:
    """A question, or what leads in."""
    return without_marks(sentence.text).strip(_AROUND).endswith(("?", ":"))


def _with_spoken_marks(sentence: Sentence, sources: Sequence[str]) -> Sentence:
    """Read `(source 9)` as a mark, but where it is quoted from a source."""
    spoken = [mark for mark in spoken_marks(sentence.text) if not any(mark.text in source for source in sources)]
    numbers = (number for mark in spoken for number in mark.numbers)
    return replace(sentence, cited=tuple(dict.fromkeys((*sentence.cited, *numbers)))) if spoken else sentence


def _straight(text: str) -> str:
    return text.replace("’", "'")


def _with_marks(claiming: Sequence[Sentence], sentences: Sequence[Sentence]) -> list[tuple[Sentence, tuple[int, ...]]]:
    """Give a sentence without marks those that end its paragraph: `A. B. [1]` cites for both."""
    by_paragraph: dict[int, tuple[int, ...]] = {}
    for sentence in sentences:
        if sentence.cited:
            by_paragraph[sentence.paragraph] = sentence.cited
    return [(s, s.cited or by_paragraph.get(s.paragraph, ())) for s in claiming]


def _doubts(claiming: Sequence[tuple[Sentence, tuple[int, ...]]], sources: Cited) -> Iterator[_Fault]:
    """Sentences of which too little stands in what they cite; in any source, where they cite none."""
    for sentence, cited in claiming:
        reason, hint = _doubt(sentence, cited, sources)
        if reason:
            span = Span(sentence.start, sentence.end, sentence.text, reason, doubt=True)
            yield _Fault(Severity.LOW, span, hint)


def _doubt(sentence: Sentence, cited: Sequence[int], known: Cited) -> tuple[str, str]:
    """Return why a sentence is doubted and what to do, two empty strings where it is not."""
    words = content_words(without_marks(sentence.text)) - _of_arithmetic() - words_of_bounds(sentence.text)
    shares = [1.0 if i in known.facts else _share(words, sentence.text, s) for i, s in enumerate(known.texts)]
    best = max(range(len(shares)), key=lambda i: shares[i])
    if max((shares[n - 1] for n in cited), default=shares[best]) >= SUPPORTED:
        return "", ""
    if cited and len(words) < SHORT and _has_its_figures(sentence, [known.texts[n - 1] for n in cited]):
        return "", ""
    where = _marks(cited) if cited else "any source"
    better = f" [{best + 1}] says it." if shares[best] >= BETTER else " Leave it out or cite a source that says it."
    return f"little of it stands in {where}", f'Little of "{_short(sentence)}" stands in {where}.{better}'


def _has_its_figures(sentence: Sentence, sources: Sequence[str]) -> bool:
    """All figures of a short sentence stand in what it cites: other words than the source's may tell of them."""
    amounts = [a for a in read_amounts(sentence.text)[:20] if a.coefficient >= TELLING]
    return bool(amounts) and all(any(_states(a, source) for source in sources) for a in amounts)


@cache
def _of_arithmetic() -> frozenset[str]:
    """Words that tell how a figure came about (`together`, `two`), and stand in no source."""
    return content_words(" ".join((*NUMBERS, *terms_in("sum", "average"))))


def _marks(cited: Sequence[int]) -> str:
    return ", ".join(f"[{n}]" for n in cited)


def _share(words: frozenset[str], text: str, source: str) -> float:
    """Coverage of the words; what can't be compared (another language, another script) counts as supported."""
    if in_english(text) != in_english(source):
        return 1.0
    read = source_of(source)
    return read.covered(words, read.all_words)


def _misplaced(claiming: Sequence[tuple[Sentence, tuple[int, ...]]], known: Cited) -> list[_Fault]:
    """Sentences with a figure that stands in another source, and not in the one cited."""
    found: list[tuple[Span, str]] = []
    for sentence, cited in claiming:
        if not known.facts.intersection(n - 1 for n in cited):
            found += _placed(sentence, cited, known)
    severity = severity_of(len(found), len(claiming))
    return [_Fault(severity, span, hint) for span, hint in found]


def _placed(sentence: Sentence, cited: Sequence[int], known: Cited) -> Iterator[tuple[Span, str]]:
    """The sentence, or those parts of it with marks of their own that another source says."""
    reason, hint = _place(sentence, cited, known)
    if reason:
        yield Span(sentence.start, sentence.end, sentence.text, reason), hint
        return
    parts = marked_clauses(sentence) if cited else ()
    for part in parts:
        meant, proved = source_meant(part.text, part.cited or cited, known.texts)
        if meant and meant - 1 not in known.facts and (proved or len(parts) > 1):
            reason = f"[{meant}] says this, not {_marks(part.cited or cited)}"
            hint = f'"{_short(part)}" stands in [{meant}]: cite that.'
            yield Span(part.start, part.end, part.text, reason, doubt=not proved), hint


def _place(sentence: Sentence, cited: Sequence[int], known: Cited) -> tuple[str, str]:
    sources = known.texts
    for amount in read_amounts(sentence.text)[:20] if cited else ():
        small = amount.coefficient < TELLING
        if (small and not amount.noun) or any(_states(amount, sources[n - 1]) for n in cited):
            continue
        others = [
            i
            for i, s in enumerate(sources, 1)
            if i not in cited and (_counts(amount, s) if small else _states(amount, s))
        ]
        if others:
            return _stands_in(amount.text, others, cited)
    written, others = moment_elsewhere(sentence.text, cited, sources) if cited else ("", [])
    return _stands_in(written, others, cited) if others else ("", "")


def _stands_in(written: str, others: Sequence[int], cited: Sequence[int]) -> tuple[str, str]:
    where = listed([f"[{i}]" for i in others[:3]])
    return f"{written} stands in {where}, not in {_marks(cited)}", f"`{written}` stands in {where}: cite that."


def _states(amount: Amount, source: str) -> bool:
    values, own = _values(source), abs(amount.value)
    return any(
        abs(value - own) <= max(0.005 * value, amount.step) for value in _around(values, own, amount.step)
    ) or any(abs(value - amount.coefficient) <= 0.005 * value for value in _around(values, amount.coefficient, 0.0))


def _counts(amount: Amount, source: str) -> bool:
    """A small number stands in a source by chance, but not with what it counts as well: `6 months`."""
    same = (a for a in read_amounts(source) if a.value == amount.value and a.unit == amount.unit)
    return any(inflected_stem(a.noun) == inflected_stem(amount.noun) for a in same)


def _around(values: Sequence[float], at: float, step: float) -> Sequence[float]:
    """The values, of many in order, that may be near enough to be the same."""
    off = max(0.01 * abs(at), step)
    return values[bisect_left(values, at - off) : bisect_right(values, at + off)]


@lru_cache(maxsize=256)
def _values(source: str) -> tuple[float, ...]:
    return tuple(sorted({v for a in read_amounts(source) for v in (abs(a.value), a.coefficient)}))


def _unknown(text: str, question: str, sources: Sequence[str]) -> list[_Fault]:
    """Identifiers and places in an order that neither a source nor the question has."""
    found, named = unknown_identifiers(text, question, sources)
    severity = min(severity_of(len(found), named), Severity.MEDIUM, key=lambda s: s.rank)
    return [
        _Fault(severity, Span(start, end, name, f"{name} is in no source"), f"`{name}` is in no source: leave it out.")
        for start, end, name in found
    ]


def _short(sentence: Sentence) -> str:
    text = without_marks(sentence.text).strip()
    return text if len(text) <= 80 else text[:77] + "..."


def _judge(exhibit: Exhibit) -> Verdict:
    metas = [p.meta for p in exhibit.evidence.passages]
    cited = Cited(
        texts=exhibit.texts,
        facts=frozenset(i for i, meta in enumerate(metas) if meta.is_facts),
        row_text=exhibit.row_text,
        numbered=exhibit.numbered,
        urls=tuple(meta.url or "" for meta in metas),
    )
    return check_citations(exhibit.text, exhibit.question, cited)


CITATIONS = Check(NAME, _judge, marks=False, searches=True, of_refusals=False, recites=True)
