"""How well a segment answers a question: weighted coverage of the question's words, its figures and its names."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass

from core.extraction.segments import Segment
from core.extraction.subjects import contrasts, pairs, speaks_of_another, subject_of
from core.extraction.tables import Row
from core.model import Passage
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.lexicon import alternatives, speaks_of, words_of
from core.reading.stems import stem
from core.reading.stopwords import BY_LANGUAGE, FILLERS, STOP_WORDS
from core.reading.things import names_a_time
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
_COUNTED = re.compile(rf"{alternatives('how_many')} ((?:\w+ )?\w+)", re.IGNORECASE)
_FIGURE_OF_A_THING = re.compile(
    rf"{alternatives('what_is_the')} (?:\w+ ){{0,3}}{alternatives('figure_noun')}", re.IGNORECASE
)
_CODE_WANTED = re.compile(rf"\w_\w|\b[a-z]+[A-Z]\w*|\w\(|{alternatives('code_word')}")
_SPECIFIC = re.compile(r"(?<=\s)[^\W\d_]*[A-Z][\w&-]*|\b[^\W\d]*\d(?:[.,-]*\w)+|\b\d\b|^[A-Z]\w*\d\w*")


@dataclass(frozen=True, slots=True)
class Query:
    """A question as support is measured: its words with weights, and what it insists on.

    `kept` are those of its words that only other languages leave out: English `die` is no German article.
    """

    text: str
    weights: dict[str, float]
    specifics: frozenset[str]
    counted: frozenset[str]
    subject: frozenset[str]
    pairs: frozenset[tuple[str, str]]
    wants_figure: bool
    wants_date: bool
    wants_code: bool
    kept: frozenset[str] = frozenset()

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
    kept = _left_out_elsewhere(question)
    frequency: Counter[str] = Counter()
    for segment in pool:
        frequency.update(_terms(f"{segment.text} {segment.context}", kept))
    asked = dict.fromkeys((*content_words(question), *map(stem, sorted(kept))) or words(question))
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
        wants_date=speaks_of("asks_date", question),
        wants_figure=_wants_figure(question),
        wants_code=bool(_CODE_WANTED.search(question)),
        kept=kept,
    )


def _left_out_elsewhere(question: str) -> frozenset[str]:
    own = BY_LANGUAGE.get(language_of(question) or "en", STOP_WORDS) | FILLERS | words_of("light_verb")
    return frozenset(word for word in words(question) if word in STOP_WORDS and word not in own)


def _terms(text: str, kept: Set[str]) -> set[str]:
    """Return the stems of content words, and of `kept` where they stand in the text."""
    told = set(content_words(text))
    return told | {stem(word) for word in words(text) if word in kept} if kept else told


def _wants_figure(question: str) -> bool:
    asked = any(speaks_of(role, question) for role in ("asks_figure", "how_measured"))
    return asked or _FIGURE_OF_A_THING.search(question) is not None


def tells_figure(text: str) -> bool:
    """Tell whether a text has a figure, in digits or in words (`twice`, `unlimited`)."""
    return has_digit(text) or speaks_of("figure_word", text)


def score_segments(query: Query, pool: Sequence[Segment], passages: Sequence[Passage]) -> list[Support]:
    """Return what may be quoted by its words' support, best first; headings only tell what the others are about."""
    whole = [frozenset(_terms(p.text, query.kept)) for p in passages]
    quotable = [s for s in pool if s.kind != "heading" and not s.text.endswith(("?", "？"))]
    scored = [_score(segment, query, whole[segment.source - 1]) for segment in quotable]
    return sorted(scored, key=lambda s: (-s.score, s.segment.source, s.segment.position))


def _score(segment: Segment, query: Query, passage_words: frozenset[str]) -> Support:
    inside = _terms(segment.text, query.kept) | (_labels(segment.row) if segment.row else set())
    around = _terms(segment.context, query.kept)
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
    # `How many days do contractors get?` - `Contractors get no paid leave.`
    if speaks_of("none", segment.text):
        return 1.0
    lacks_figure = query.wants_figure and not query.wants_date and not tells_figure(segment.text)
    lacks_counted = bool(query.counted) and not query.counted <= inside
    return (_NO_FIGURE if lacks_figure else 1.0) * (_NOT_THE_COUNTED if lacks_counted else 1.0)


def _meant(segment: Segment, query: Query, inside: set[str], around: set[str]) -> float:
    if segment.kind == "code":
        return 1.0
    of_another = speaks_of_another(query.subject, inside, around, segment.text)
    contrasting = segment.row is None and contrasts(query.pairs, segment.text, inside | around)
    return (_OF_ANOTHER if of_another else 1.0) * (_CONTRASTING if contrasting else 1.0)


def _tells_date(text: str) -> bool:
    return speaks_of("calendar_word", text) or names_a_time(text)


def _shape(segment: Segment, query: Query) -> float:
    if segment.kind == "code":
        return 1.0 if query.wants_code else 0.6
    if segment.text.endswith((":", "：")):
        return 0.85
    if (query.wants_date or query.wants_figure) and speaks_of("none", segment.text):
        return 1.0
    if query.wants_date and not _tells_date(segment.text):
        return 0.75
    return 1.0
