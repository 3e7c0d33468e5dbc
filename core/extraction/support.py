"""How well a segment answers a question: weighted coverage of the question's words, its figures and its names."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from core.extraction.asked_as_told import as_told
from core.extraction.bounds import Bound, bounds_in, hours_in, tells_number, terms_told
from core.extraction.misspelt import spelt_as_told
from core.extraction.otherwise import Otherwise, is_light, otherwise_said, terms_said_otherwise, unwritten_words
from core.extraction.segments import Segment
from core.extraction.statements import is_bare_row
from core.extraction.subjects import contrasts, pairs, speaks_of_another, subject_of
from core.extraction.tables import Row
from core.extraction.wanted import Contact, asks_when, in_english, wanted_contact, wants_figure
from core.model import Passage
from core.reading.amounts import read_amounts
from core.reading.characters import QUESTION_MARKS, has_digit
from core.reading.detection import language_of, sure_language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import alternatives, speaks_of
from core.reading.stopwords import plain_words_of
from core.reading.thing_patterns import Kind
from core.reading.things import names_a_time, sorted_out, things_of
from core.reading.unit_words import time_unit_behind
from core.reading.weekdays import weekdays_in
from core.reading.wording import AskedWord, asked_words, held_terms
from core.reading.words import content_words, words

# A word of the heading above a sentence counts for less than one in the sentence.
_IN_CONTEXT = 0.85
# A word elsewhere in the passage says a little about what the passage is about.
_IN_PASSAGE = 0.3
# Where a sentence may leave out whom it is about, or says it by a word of its own for every case, more.
_IN_PASSAGE_ELSEWHERE = 0.4
# What says it in other words may mean something else by them.
_OTHERWISE = 0.85
# A row is about what it is called; a word of another of its cells tells less.
_IN_CELL = 0.85
# `How many readings ...?` is answered by a figure beside the word.
_NOT_THE_COUNTED = 0.5
_NO_FIGURE = 0.7
_NO_DATE = 0.75
# A phone number or the address of a mailbox is there, or it is not.
_NO_CONTACT = 0.4
# A heading whose words all stand in the question is the section that was asked for.
_SECTION_ASKED_FOR = 1.25
# A name or figure that the question insists on and the segment lacks: `Q3 2022`, `Mark II`, `Bluetooth`.
_LACKS_SPECIFIC = 0.45
_ELSEWHERE_IN_PASSAGE = 0.85
# `Every employee gets ...` where contractors were asked about; `the free tier` where the education tier was.
OF_ANOTHER = 0.6
_CONTRASTING = 0.6
# A word that is nowhere in the evidence may be said otherwise there; a name or a figure may not.
_NOWHERE = 0.7
# The pairs of a long run overlap: together they weigh less than as many words would.
_OF_A_RUN = 0.8
# `Which plant ...?`: an answer names the plant, and need not call it one.
_OF_KIND = 0.5
# Who cares for it, whether one may: sources say so in many ways.
_LIGHT = 0.3
_COUNTED = re.compile(rf"{alternatives('how_many')} ((?:\w+ )?\w+)", re.IGNORECASE)
_CODE_WANTED = re.compile(rf"\w_\w|\b[a-z]+[A-Z]\w*|\w\(|{alternatives('code_word')}")
# How long, how soon: a clock time or a date may tell it. A year, an identifier or a mark does not.
_MEASURED: frozenset[Kind] = frozenset(("time", "date", "period"))
_SPECIFIC = re.compile(r"(?<=\s)[^\W\d_]*[A-Z][\w&-]*|\b[^\W\d]*\d(?:[.,-]*\w)+|\b\d\b|^[A-Z]\w*\d\w*")

_TELL_LANGUAGE = 12  # segments

# What says nothing of what was asked, and is no sentence, answers nothing.
_FRAGMENT = 0.5

Grammar = tuple[frozenset[str], frozenset[str], frozenset[tuple[str, str]]]
_NO_GRAMMAR: Grammar = (frozenset(), frozenset(), frozenset())


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
    language: str = ""
    wants_contact: Contact | None = None
    bounds: tuple[Bound, ...] = ()
    hours: tuple[Bound, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()
    asked: tuple[AskedWord, ...] = ()

    @property
    def total(self) -> float:
        """The weights' sum, never 0."""
        return sum(self.weights.values()) or 1.0

    def held(self, text: str) -> frozenset[str]:
        """Return those of the question's words that a text holds."""
        hours = terms_told(self.hours, text, self.language)
        return self.literally(text) | hours | terms_said_otherwise(self.otherwise, text, self.language)

    def literally(self, text: str) -> frozenset[str]:
        """Return those that it holds in the question's own words, or forms of them."""
        wanted = frozenset(self.weights) | self.subject | {term for pair in self.pairs for term in pair}
        return held_terms(wanted, text, self.language) | terms_told(self.bounds, text, self.language)

    def labels(self, row: Row) -> frozenset[str]:
        """Return those that a row is called by, or a column of its table."""
        return self.held(f"{row.name} {' '.join(row.header)}")


@dataclass(frozen=True, slots=True)
class Support:
    """A segment and how well it is supported: `score` 0 to 1; `covered` are the question's words it holds itself.

    `fit` is below 1 where it lacks a name or a figure that the question insists on; `score` has it in it. `beside`: it
    stands in another section than the one that the question names.
    """

    segment: Segment
    score: float
    covered: frozenset[str] = frozenset()
    fit: float = 1.0
    beside: bool = False


def of_another(support: Support, share: float = OF_ANOTHER) -> Support:
    """Return a support as that of something else than what is asked of: it counts for a share of what it did."""
    return replace(support, score=support.score * share, fit=support.fit * share, beside=True)


def best_first(supports: Iterable[Support]) -> list[Support]:
    """Return supports by their score, of equal ones the earlier source and place first."""
    return sorted(supports, key=lambda s: (-s.score, s.segment.source, s.segment.position))


def understand(question: str, pool: Sequence[Segment]) -> Query:
    """Weigh each content word of the question by its inverse document frequency among the segments."""
    language = language_of(question) or _language_told(pool)
    question = spelt_as_told(question, pool, language)
    asked = asked_words(as_told(question, language), language)
    asked = (*asked, *unwritten_words(question, asked, language))
    otherwise = otherwise_said(question, asked, language, alike=in_english(language))
    asked = tuple(replace(word, of_kind=word.of_kind or is_light(word, otherwise)) for word in asked)
    terms = frozenset(term for word in asked for term in word.terms)
    told = (f"{segment.text} {segment.context}" for segment in pool)
    frequency = Counter(
        term
        for text in told
        for term in held_terms(terms, text, language) | terms_said_otherwise(otherwise, text, language)
    )
    specifics = _specifics(question, language) & terms
    return Query(
        question,
        _weights(asked, frequency, len(pool), specifics, _light_terms(asked, otherwise)),
        specifics,
        *(_by_grammar(question) if in_english(language) else _NO_GRAMMAR),
        language=language,
        wants_date=asks_when(question, language),
        wants_figure=wants_figure(question, language),
        wants_code=bool(_CODE_WANTED.search(question)),
        wants_contact=wanted_contact(question, language),
        bounds=bounds_in(question, language),
        hours=hours_in(question, language),
        otherwise=otherwise,
        asked=asked,
    )


def _language_told(pool: Sequence[Segment]) -> str:
    """Return the language of the evidence: two words (`límite hotel`) may be in any, and are looked for in that one."""
    return sure_language_of(" ".join(segment.text for segment in pool[:_TELL_LANGUAGE]))


def _by_grammar(question: str) -> Grammar:
    """Return what is counted, the subject and the words that stand side by side, by English word order."""
    counted = frozenset(t for match in _COUNTED.findall(question) for t in content_words(match)[-1:])
    return counted, subject_of(question), pairs(question)


def _weights(
    asked: Sequence[AskedWord], frequency: Mapping[str, int], segments: int, specifics: Set[str], light: Set[str]
) -> dict[str, float]:
    """Weigh terms by their inverse document frequency; the pairs of a run that is one word share that of a word."""
    weights: dict[str, float] = {}
    for word in asked:
        terms = _within_words(word.terms, frequency)
        for term in terms:
            weight = math.log(1 + (segments + 1) / (frequency[term] + 0.5)) / len(terms) ** _OF_A_RUN
            lower = _NOWHERE if not frequency[term] and term not in specifics else 1.0
            weights[term] = max(weights.get(term, 0.0), weight * lower * _share(word, light))
    return weights


def _light_terms(asked: Sequence[AskedWord], otherwise: Sequence[Otherwise]) -> frozenset[str]:
    return frozenset(term for word in asked if is_light(word, otherwise) for term in word.terms)


def _share(word: AskedWord, light: Set[str]) -> float:
    if light >= frozenset(word.terms):
        return _LIGHT
    return _OF_KIND if word.of_kind else 1.0


def _within_words(pairs: Sequence[str], frequency: Mapping[str, int]) -> Sequence[str]:
    """Leave out pairs that no source has, where each character stands in a pair that one has: two words meet there."""
    known = {c for pair in pairs if frequency[pair] for c in pair}
    return [pair for pair in pairs if frequency[pair] or not set(pair) <= known] if len(pairs) > 1 else pairs


def _specifics(question: str, language: str) -> frozenset[str]:
    """Return the names and figures; a capital letter tells no name where every noun has one."""
    found = _SPECIFIC.findall(question)
    if language in BY_CODE and BY_CODE[language].nouns_in_capitals:
        found = [match for match in found if has_digit(match) or not match[1:].islower()]
    return frozenset(term for match in found for word in asked_words(match, language) for term in word.terms)


def tells_figure(text: str, language: str = "") -> bool:
    """Tell whether a text has a figure, in digits or in words (`twice`, `unlimited`); `the 2014 Plan` has none."""
    has_figure = has_digit(text) and has_digit(sorted_out(text).rest)
    return has_figure or speaks_of("figure_word", text, language) or _has_number_word(text, language)


def _tells_measure(text: str, query: Query) -> bool:
    """Tell whether a text has a figure; of what is not counted (how long, how soon), a time may tell it."""
    return tells_figure(text, query.language) or (not query.counted and bool(things_of(_MEASURED, text)))


def _tells_contact(text: str, wanted: Contact, language: str) -> bool:
    return tells_number(text, language) if wanted == "phone" else "@" in text


def _has_number_word(text: str, language: str) -> bool:
    return not in_english(language) and not BY_CODE[language].numbers.keys().isdisjoint(words(text))


def score_segments(query: Query, pool: Sequence[Segment], passages: Sequence[Passage]) -> list[Support]:
    """Return what may be quoted by its words' support, best first; headings only tell what the others are about."""
    whole = [query.held(p.text) for p in passages]
    said = (s for s in pool if s.kind != "heading" and not s.text.endswith(QUESTION_MARKS))
    quotable = [s for s in said if s.row is not None or s.kind == "code" or not is_bare_row(s.text)]
    scored = [_score(segment, query, whole[segment.source - 1]) for segment in quotable]
    return best_first(scored)


def _score(segment: Segment, query: Query, passage_words: frozenset[str]) -> Support:
    labels = query.labels(segment.row) if segment.row else None
    inside, around = query.held(segment.text) | (labels or frozenset()), query.held(segment.context)
    places = (inside, around, passage_words)
    own = frozenset(t for t in query.weights if t in inside)
    literal = query.literally(_said_by(segment)) if query.otherwise or query.hours else inside
    gained = sum(
        w * _told(t, query, labels, places) * (1.0 if t in literal or t not in inside else _OTHERWISE)
        for t, w in query.weights.items()
    )
    score = gained / query.total * _shape(segment, query) * _in_section(segment, query, own, around)
    fit = _fit(query.specifics - inside - around, passage_words) * _meant(segment, query, inside, around)
    fit *= _told_kind(segment, query, inside)
    if segment.kind == "sentence" and not own and is_a_fragment(segment.text, query.language):
        fit *= _FRAGMENT
    # Earlier sources were ranked better: that breaks ties, no more.
    return Support(segment, min(score, 1.0) * fit / (1 + 0.01 * (segment.source - 1)), own, fit)


def _said_by(segment: Segment) -> str:
    """What a segment says, a row with what it is called by and its columns."""
    row = segment.row
    return segment.text if row is None else f"{segment.text} {row.name} {' '.join(row.header)}"


def _told(term: str, query: Query, labels: Set[str] | None, places: Sequence[Set[str]]) -> float:
    """Return how well a word is told: `places` are the segment's, its context's and its passage's words."""
    inside, around, passage = places
    if term in inside:
        return 1.0 if labels is None or term in labels else _IN_CELL
    if term in around:
        return _IN_CONTEXT
    elsewhere = _IN_PASSAGE if in_english(query.language) else _IN_PASSAGE_ELSEWHERE
    return elsewhere if term in passage else 0.0


def _in_section(segment: Segment, query: Query, own: frozenset[str], around: Set[str]) -> float:
    if is_asked_for(segment.heading, query):
        return _SECTION_ASKED_FOR
    # Where headings alone say all that was asked, what stands below need not repeat it; what does goes before, where
    # no model reads which of it is meant.
    if query.weights.keys() <= around and not in_english(query.language):
        return 1.15 if own else 0.95
    return 1.0 if own else 1.15 if query.weights.keys() <= around else 0.8


def is_a_fragment(text: str, language: str) -> bool:
    """Tell whether a text is no sentence, as far as English tells: it has not one plain word.

    `Definitely ( 1968 ) Dusty ...` is a cell or a caption that ran into the text.
    """
    return in_english(language) and plain_words_of(language).isdisjoint(word.lower() for word in words(text))


def is_asked_for(heading: str, query: Query) -> bool:
    """Tell whether all words of a heading stand in the question."""
    words_of_it = frozenset(term for word in asked_words(heading, query.language) for term in word.terms)
    return bool(words_of_it) and words_of_it <= held_terms(words_of_it, query.text, query.language)


def _fit(lacking: frozenset[str], passage_words: frozenset[str]) -> float:
    fit = _ELSEWHERE_IN_PASSAGE if lacking & passage_words else 1.0
    return float(fit * _LACKS_SPECIFIC ** len(lacking - passage_words))


def _told_kind(segment: Segment, query: Query, inside: Set[str]) -> float:
    """How far it tells what was asked for: a figure, and of what is counted."""
    if query.wants_contact:
        return 1.0 if _tells_contact(segment.text, query.wants_contact, query.language) else _NO_CONTACT
    # `How many days do contractors get?` - `Contractors get no paid leave.` The `No.` of an identifier says no `no`,
    # and who has no word of the question says it of something else.
    if inside & query.weights.keys() and speaks_of("none", sorted_out(segment.text).rest, query.language):
        return 1.0
    if query.wants_date and not _tells_date(segment.text, query.language):
        return _NO_DATE
    lacks_figure = query.wants_figure and not query.wants_date and not _tells_measure(segment.text, query)
    lacks_counted = bool(query.counted) and not query.counted <= inside
    return (_NO_FIGURE if lacks_figure else 1.0) * (_NOT_THE_COUNTED if lacks_counted else 1.0)


def _meant(segment: Segment, query: Query, inside: Set[str], around: Set[str]) -> float:
    if segment.kind == "code":
        return 1.0
    of_another = speaks_of_another(query.subject, inside, around, segment.text)
    contrasting = segment.row is None and contrasts(query.pairs, segment.text, inside | around)
    return (OF_ANOTHER if of_another else 1.0) * (_CONTRASTING if contrasting else 1.0)


def _tells_date(text: str, language: str) -> bool:
    """Tell whether a text has a date, a time of day, or how long before or after something: `7일 전까지`."""
    if speaks_of("calendar_word", text, language) or names_a_time(text) or weekdays_in(text):
        return True
    return any(time_unit_behind(text, amount.end) for amount in read_amounts(text))


def _shape(segment: Segment, query: Query) -> float:
    if segment.kind == "code":
        return 1.0 if query.wants_code else 0.6
    if segment.text.endswith((":", "：")):
        return 0.85
    if (query.wants_date or query.wants_figure) and speaks_of("none", segment.text, query.language):
        return 1.0
    return 1.0
