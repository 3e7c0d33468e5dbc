"""What a document claims: its sentences, each with what it is about, those with a figure or a date as such."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.extraction.segments import segments
from core.indexing.standing import read_standing
from core.model import NO_STANDING, Passage, PassageMeta
from core.precedence import series_of
from core.reading.characters import runs_of
from core.reading.disagreeing import Statement, statement_of
from core.reading.lexicon import speaks_of, words_of
from core.reading.periods import named_periods
from core.reading.worded_otherwise import Worded, worded
from core.reading.words import content_words

MOST_IN_A_DOCUMENT = 2_000
MOST_IN_WORDS = 400
"""Claims of a document; so many of them without a figure or a date."""
_STATED_BY = ("sentence", "item", "row")


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of a document, and the words of its nearest heading; `about` is the document's.

    `worded` is how a sentence without a figure or a date is compared; its statement has no values. One `of_prose` is a
    sentence, no row of a table and no item of a list.
    """

    text: str
    meta: PassageMeta
    statement: Statement
    heading: frozenset[str]
    about: About
    worded: Worded | None = None
    of_prose: bool = False


@dataclass(frozen=True, slots=True)
class About:
    """What a document is about, in words, and its own period, if it has one.

    `name` are the words of its title, `title` the same without its kind (policy, report), `headings` those of all
    headings. A report tells of its period alone: of last year's and this year's neither is wrong.
    """

    document: tuple[str, str]
    name: frozenset[str]
    title: frozenset[str]
    headings: frozenset[str]
    period: tuple[int, ...] = ()


def claims_of(passages: Sequence[Passage]) -> list[Claim]:
    """Return the claims of one document's passages, in order; a text that stands in several passages once."""
    if not passages:
        return []
    about = _about(passages)
    found: dict[str, Claim] = {}
    in_words = 0
    for claim in _claims(passages, about):
        if claim.worded is not None and (in_words := in_words + 1) > MOST_IN_WORDS:
            continue
        found.setdefault(claim.text, claim)
        if len(found) >= MOST_IN_A_DOCUMENT:
            break
    return list(found.values())


def _claims(passages: Sequence[Passage], about: About) -> Iterator[Claim]:
    for segment in segments(passages):
        if segment.kind not in _STATED_BY or segment.text.endswith(("?", "？")):
            continue
        meta = passages[segment.source - 1].meta
        heading = segment.heading or (meta.section or "").rpartition(" > ")[2]
        statement = statement_of(segment.text, heading or segment.context)
        around = _words(heading) - about.title
        if statement is not None and not _tells_standing(segment.text, statement):
            yield Claim(segment.text, meta, statement, around, about, of_prose=segment.kind == "sentence")
        elif statement is None and segment.kind != "row" and (said := worded(segment.text)) is not None:
            yield Claim(segment.text, meta, _in_words(said), around, about, said)


def _in_words(said: Worded) -> Statement:
    return Statement(_words(" ".join(said.words)), frozenset(), (), frozenset())


def _tells_standing(text: str, statement: Statement) -> bool:
    """`Valid from 1 January 2025` is said of the document itself: another edition says another day."""
    return all(kind == "date" for kind, _ in statement.values) and read_standing(None, "", text) != NO_STANDING


def _about(passages: Sequence[Passage]) -> About:
    meta = passages[0].meta
    sections = " ".join(dict.fromkeys(p.meta.section or "" for p in passages))
    name = f"{meta.title} {meta.source_file}"
    named = named_periods(name)
    periodic = speaks_of("periodic_document", name) or bool(named.quarters)
    period = (*named.years, *named.quarters) if periodic else ()
    # Short names of places and companies (UK, HR) are no content words.
    series = series_of(meta) | {w.lower() for w in runs_of(meta.title or "") if w.isupper() and w.isalpha()}
    return About((meta.collection, meta.document), series, series - _KIND, _words(sections), period)


def _words(text: str) -> frozenset[str]:
    return frozenset(word for word in content_words(text) if not word[0].isdigit()) - _KIND


_KIND = frozenset(
    word for term in words_of("document_noun", "periodic_document") if " " not in term for word in content_words(term)
)
