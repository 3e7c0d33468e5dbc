"""How well a segment answers a question: weighted coverage of the question's words, its figures and its names."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from core.extraction.segments import Segment
from core.extraction.subjects import contrasts, pairs, speaks_of_another, subject_of
from core.extraction.tables import Row
from core.model import Passage
from core.reading.words import content_words, words

# A word of the heading above a sentence counts for less than one in the sentence.
_IN_CONTEXT = 0.85
# A word elsewhere in the passage says a little about what the passage is about.
_IN_PASSAGE = 0.3
# A row is about what it is called; a word of another of its cells tells less.
_IN_CELL = 0.85
# `How many readings ...?` is answered by a figure beside the word.
_NOT_THE_COUNTED = 0.5
_NO_FIGURE = 0.7
# A heading whose words all stand in the question is the section that was asked for.
_SECTION_ASKED_FOR = 1.25
# A name or figure that the question insists on and the segment lacks: `Q3 2022`, `Mark II`, `Bluetooth`.
_LACKS_SPECIFIC = 0.45
_ELSEWHERE_IN_PASSAGE = 0.85
# `Every employee gets ...` where contractors were asked about; `the free tier` where the education tier was.
_OF_ANOTHER = 0.6
_CONTRASTING = 0.6
# A word that is nowhere in the evidence may be said otherwise there; a name or a figure may not.
_NOWHERE = 0.7
FIGURE = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|once|twice|half|third"
    r"|fourth|never|always|daily|weekly|monthly|yearly|annually|hourly|unlimited)\b|[一二三四五六七八九十百千万]",
    re.IGNORECASE,
)
MEASURES = "long|often|old|far|large|big|high|heavy|tall|wide|quickly|fast|soon"
"""What `how` is followed by where a figure is asked for."""
_FIGURE_WANTED = re.compile(
    rf"\bhow (?:many|much|{MEASURES})\b|\bwhen\b"
    r"|\bwhat (?:is|was|are|were) the (?:\w+ ){0,3}"
    r"(?:price|cost|fee|rate|number|amount|total|limit|maximum|minimum|date|percentage|revenue|budget|size|deadline)\b"
    r"|\bwhat (?:time|date|year|percentage)\b|wie ?viele?\b|wann|combien|quand"
    r"|cuánt[oa]s?|cuándo|quant[oaie]s?\b|quando"
    r"|いくら|何[日人円年月時件個回]|いつ|多少|几|何时",
    re.IGNORECASE,
)
# `How many days do contractors get?` - `Contractors get no paid leave.`
_NONE = re.compile(
    r"\b(?:no|not|none|nothing|never|free|without|cannot|kein\w*|nicht|aucun\w*|sin|nessun\w*)\b|n['’]t\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"\bhow many ((?:\w+ )?\w+)", re.IGNORECASE)
_DATE_WANTED = re.compile(
    r"\bwhen\b|\bwhat (?:date|day|year)\b|\bwann\b|\bquand\b|\bcuándo\b|\bquando\b|いつ|何时", re.IGNORECASE
)
_DATE = re.compile(
    r"\b(?:19|20)\d\d\b|\b\d{1,2}:\d\d\b|\b\d{1,2}\.? (?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])"
    r"|\b(?:days?|weeks?|months?|hours?|years?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|[年月日]",
    re.IGNORECASE,
)
_CODE_WANTED = re.compile(
    r"\w_\w|\b[a-z]+[A-Z]\w*|\w\(|\b(?:function|method|class|code|source|column|table|schema|field|parameter|argument"
    r"|returns?|raises?|script|module|sql)s?\b",
)
_SPECIFIC = re.compile(r"(?<=\s)[^\W\d_]*[A-Z][\w&-]*|\b[^\W\d]*\d(?:[.,-]*\w)+|\b\d\b|^[A-Z]\w*\d\w*")


@dataclass(frozen=True, slots=True)
class Query:
    """A question as support is measured: its words with weights, and what it insists on."""

    text: str
    weights: dict[str, float]
    specifics: frozenset[str]
    counted: frozenset[str]
    subject: frozenset[str]
    pairs: frozenset[tuple[str, str]]
    wants_figure: bool
    wants_date: bool
    wants_code: bool

    @property
    def total(self) -> float:
        """The weights' sum, never 0."""
        return sum(self.weights.values()) or 1.0


@dataclass(frozen=True, slots=True)
class Support:
    """A segment and how well it is supported: `score` 0 to 1; `covered` are the question's words it holds itself.

    `fit` is below 1 where it lacks a name or a figure that the question insists on; `score` has it in it.
    """

    segment: Segment
    score: float
    covered: frozenset[str] = frozenset()
    fit: float = 1.0


def understand(question: str, pool: Sequence[Segment]) -> Query:
    """Weigh each content word of the question by its inverse document frequency among the segments."""
    frequency: Counter[str] = Counter()
    for segment in pool:
        frequency.update(set(content_words(f"{segment.text} {segment.context}")))
    asked = dict.fromkeys(content_words(question) or words(question))
    specifics = {term for match in _SPECIFIC.findall(question) for term in content_words(match)}
    weights = {term: math.log(1 + (len(pool) + 1) / (frequency[term] + 0.5)) for term in asked}
    for term in asked:
        if not frequency[term] and term not in specifics:
            weights[term] *= _NOWHERE
    return Query(
        question,
        weights,
        frozenset(specifics & weights.keys()),
        frozenset(t for match in _COUNTED.findall(question) for t in content_words(match)[-1:]),
        subject_of(question),
        pairs(question),
        wants_date=bool(_DATE_WANTED.search(question)),
        wants_figure=bool(_FIGURE_WANTED.search(question)),
        wants_code=bool(_CODE_WANTED.search(question)),
    )


def score_segments(query: Query, pool: Sequence[Segment], passages: Sequence[Passage]) -> list[Support]:
    """Return what may be quoted by its words' support, best first; headings only tell what the others are about."""
    whole = [frozenset(content_words(p.text)) for p in passages]
    quotable = [s for s in pool if s.kind != "heading" and not s.text.endswith(("?", "？"))]
    scored = [_score(segment, query, whole[segment.source - 1]) for segment in quotable]
    return sorted(scored, key=lambda s: (-s.score, s.segment.source, s.segment.position))


def _score(segment: Segment, query: Query, passage_words: frozenset[str]) -> Support:
    inside = set(content_words(segment.text)) | (_labels(segment.row) if segment.row else set())
    around = set(content_words(segment.context))
    own = frozenset(t for t in query.weights if t in inside)
    gained = sum(w * _told(t, segment, inside, around, passage_words) for t, w in query.weights.items())
    score = gained / query.total * _shape(segment, query) * _in_section(segment, query, own, around)
    fit = _fit(query.specifics - inside - around, passage_words) * _meant(segment, query, inside, around)
    fit *= _told_kind(segment, query, inside)
    # Earlier sources were ranked better: that breaks ties, no more.
    return Support(segment, min(score, 1.0) * fit / (1 + 0.01 * (segment.source - 1)), own, fit)


def _told(term: str, segment: Segment, inside: set[str], around: set[str], passage_words: frozenset[str]) -> float:
    if term in inside:
        named = segment.row is None or term in _labels(segment.row)
        return 1.0 if named else _IN_CELL
    if term in around:
        return _IN_CONTEXT
    return _IN_PASSAGE if term in passage_words else 0.0


def _labels(row: Row) -> set[str]:
    return set(content_words(f"{row.name} {' '.join(row.header)}"))


def _in_section(segment: Segment, query: Query, own: frozenset[str], around: set[str]) -> float:
    heading = set(content_words(segment.heading))
    if heading and heading <= query.weights.keys():
        return _SECTION_ASKED_FOR
    # Where headings alone say all that was asked, what stands below need not repeat it.
    return 1.0 if own else 1.15 if query.weights.keys() <= around else 0.8


def _fit(lacking: frozenset[str], passage_words: frozenset[str]) -> float:
    fit = _ELSEWHERE_IN_PASSAGE if lacking & passage_words else 1.0
    return float(fit * _LACKS_SPECIFIC ** len(lacking - passage_words))


def _told_kind(segment: Segment, query: Query, inside: set[str]) -> float:
    """How far it tells what was asked for: a figure, and of what is counted."""
    if _NONE.search(segment.text):
        return 1.0
    lacks_figure = query.wants_figure and not query.wants_date and not FIGURE.search(segment.text)
    lacks_counted = bool(query.counted) and not query.counted <= inside
    return (_NO_FIGURE if lacks_figure else 1.0) * (_NOT_THE_COUNTED if lacks_counted else 1.0)


def _meant(segment: Segment, query: Query, inside: set[str], around: set[str]) -> float:
    if segment.kind == "code":
        return 1.0
    of_another = speaks_of_another(query.subject, inside, around, segment.text)
    contrasting = segment.row is None and contrasts(query.pairs, segment.text, inside | around)
    return (_OF_ANOTHER if of_another else 1.0) * (_CONTRASTING if contrasting else 1.0)


def _shape(segment: Segment, query: Query) -> float:
    if segment.kind == "code":
        return 1.0 if query.wants_code else 0.6
    if segment.text.endswith((":", "：")):
        return 0.85
    if (query.wants_date or query.wants_figure) and _NONE.search(segment.text):
        return 1.0
    if query.wants_date and not _DATE.search(segment.text):
        return 0.75
    return 1.0
