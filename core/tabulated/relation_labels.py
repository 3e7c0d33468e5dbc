"""The words of a question beside a table: labels that it says as they stand, then all that is left of it.

A script without blanks is parted so (`青铜厅下半年` of a row and a column), and names that differ by a letter alone are
told apart (`Furgão A`, whose `a` is an article elsewhere).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from core.extraction.gate.asked_words import AskedWords
from core.extraction.otherwise import Otherwise, is_light, otherwise_said, terms_said_otherwise
from core.reading.characters import goes_on, has_letter, takes_blanks
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in, words_of
from core.reading.names import unaccented
from core.reading.normal_forms import normal
from core.reading.notation import CURRENCY_NAMES
from core.reading.wording import AskedWord, held_terms, kind_of, telling_words
from core.tabulated.cells import is_text
from core.tabulated.covering import heading_words
from core.tabulated.headings import opens_a_total
from core.tabulated.labels import without_asides
from core.tabulated.relation_wishes import LABEL
from core.tabulated.table import TypedTable

_SHORTEST_NOUN = 4  # letters
_SHORTEST, _LONGEST = 2, 80
"""Characters of a label that is looked for as it stands."""
_SAID = "\x02"


def labels_said(table: TypedTable, question: str) -> tuple[str, ...]:
    """Return the labels, headings and words of cells that a question has as they stand, the longest first."""
    left, found = folded(question), list[str]()
    for label in sorted(_labels_of(table), key=lambda one: (-len(one), one)):
        if place_of(label, left) >= 0:
            found.append(label)
            left = without_label(label, left)
    return tuple(found)


def with_whole_names(table: TypedTable, question: str) -> str:
    """Return a question, in lower case, that ends with a name's number (`more than the 40`), with all of the name.

    The question says another such name of the table, `Teigmax 60`, in full.
    """
    text = folded(question)
    before, _, number = text.rstrip(" ?？.。!").rpartition(" ")
    if not number.isdecimal():
        return text
    labels = _labels_of(table)
    for label in labels:
        name, _, other = label.rpartition(" ")
        whole = f"{name} {number}"
        if name and other.isdecimal() and other != number and whole in labels and place_of(label, before) >= 0:
            return f"{before} {whole}" if place_of(whole, text) < 0 else text
    return text


def without_label(label: str, text: str) -> str:
    """Return a text, in lower case, with blanks for a label, and the `'s` behind it, wherever it stands as one."""
    while (at := place_of(label, text)) >= 0:
        behind = text[at + len(label) :].removeprefix("'s").removeprefix("’s")
        text = f"{text[:at]} {LABEL} {behind}"
    return text


def place_of(label: str, text: str) -> int:
    """Return where a text, both in lower case, has a label: as a word, where blanks part words; -1 where nowhere.

    Korean writes particles on to it; a digit beside a digit is another number.
    """
    at = text.find(label)
    while at >= 0 and _goes_on(text[at - 1 : at], label, text[at + len(label) :][:1]):
        at = text.find(label, at + 1)
    return at


def _goes_on(before: str, label: str, behind: str) -> bool:
    opens = before.isdigit() if label[0].isdigit() else takes_blanks(label[0]) and goes_on(before)
    ends_a_word = takes_blanks(label[-1]) or not label[-1].isalnum()
    closes = behind.isdigit() if label[-1].isdigit() else ends_a_word and goes_on(behind)
    return opens or closes


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Return a text as labels are looked for in it."""
    return normal(text, "NFKC").lower()


@lru_cache(maxsize=512)
def _labels_of(table: TypedTable) -> frozenset[str]:
    return frozenset(filter(_is_a_name, (folded(one).strip(" :.") for one in _named_by(table))))


def _named_by(table: TypedTable) -> Iterator[str]:
    columns = (heading_words(column) for column in table.columns)
    yield from _with_bare((table.corner, *columns))
    for line in (one for one in table.lines if not (one.total or opens_a_total(one.label))):
        yield from _with_bare((line.label,))
        yield from line.section
        yield from filter(is_text, line.cells)


def _with_bare(labels: Iterable[str]) -> Iterator[str]:
    for label in labels:
        yield label
        yield without_asides(label)


def _is_a_name(label: str) -> bool:
    return _SHORTEST <= len(label) <= _LONGEST and has_letter(label) and label not in words_of("cell_yes", "cell_no")


@dataclass(frozen=True)  # no slots: what is read of it is read once
class LabelledWords(AskedWords):
    """The words of a question (`text`: what is left of it) behind the `labels` that it says as they stand."""

    labels: tuple[str, ...] = ()

    @cached_property
    def _asked(self) -> tuple[AskedWord, ...]:
        idle = _idle(self.code)
        return tuple(one for one in telling_words(self.text, self.code) if idle.isdisjoint(one.terms))

    @cached_property
    def words(self) -> tuple[frozenset[str], ...]:
        """The terms of each word, labels first."""
        labels = (frozenset((_SAID + label,)) for label in self.labels)
        return (*labels, *(frozenset(one.terms) for one in self._asked))

    @cached_property
    def every(self) -> frozenset[int]:
        """The places of all words that something must hold."""
        first = len(self.labels)
        held = (first + at for at, one in enumerate(self._asked) if self._must_be_held(one))
        return frozenset((*range(first), *held))

    def _must_be_held(self, word: AskedWord) -> bool:
        """No sign alone, where words are pairs of them; nor what is counted in, who asks, and what rows do."""
        if is_light(word, self._otherwise) or not _done(self.code).isdisjoint(word.terms):
            return False
        if word.terms[0] in CURRENCY_NAMES or word.terms[0] in BY_CODE[self.code].written_before:
            return False
        if kind_of(self.code) == "pairs":
            return (
                not word.of_kind
                and len(word.terms[0]) > 1
                and not _signs_that_count(self.code).issuperset("".join(word.terms))
            )
        return not word.of_kind or len(word.terms[0]) >= _SHORTEST_NOUN

    @cached_property
    def _otherwise(self) -> tuple[Otherwise, ...]:
        return otherwise_said(self.text, self._asked, self.code)

    def held(self, text: str) -> frozenset[int]:
        """Return the places of the words that a text holds, or says otherwise."""
        if not text:
            return frozenset()
        said = folded(text)
        labels = (at for at, label in enumerate(self.labels) if place_of(label, said) >= 0)
        told = terms_said_otherwise(self._otherwise, text, self.code)
        others = (at for at, word in enumerate(self.words) if word <= told or _is_held(word, text, self.code))
        return frozenset((*labels, *others)) | super().held(text)

    def unasked(self, text: str) -> int:
        """Return how many telling words of a text the question does not say."""
        said = folded(text)
        for label in self.labels:
            said = without_label(label, said)
        told = (frozenset(one.terms) for one in telling_words(said, self.code))
        return sum(not _is_held(word, self.text, self.code) for word in told)


@lru_cache(maxsize=16384)
def _is_held(word: frozenset[str], text: str, code: str) -> bool:
    """Tell whether a text has most of a word's terms, with whatever accents: `secciones`, of `Sección`."""
    if len(held_terms(word, text, code)) * 2 > len(word):
        return True
    if BY_CODE[code].script != "latin":
        return False
    return len(held_terms(frozenset(map(unaccented, word)), unaccented(text), code)) * 2 > len(word)


@cache
def _idle(code: str) -> frozenset[str]:
    """Words that say nothing of which cells are meant: `three`, `currently`."""
    known = BY_CODE[code]
    terms = (*terms_in("light_verb", "table_soft", "measure_noun", language=code), *terms_of(known.asks_figure))
    return frozenset((*known.numbers, *known.fillers.split(), *(word for term in terms for word in term.split())))


@cache
def _signs_that_count(code: str) -> frozenset[str]:
    """Numerals, and what they count in: `三个`."""
    known = BY_CODE[code]
    return frozenset((*known.numerals, *known.numeral_units, *"".join(known.counters.split())))


@cache
def _done(code: str) -> frozenset[str]:
    """What rows do with what is counted (`have`, `sold`): a heading may say it, and need not."""
    terms = terms_in("row_does", "asks_has", language=code)
    words = frozenset(word.removesuffix("*") for term in terms for word in term.split())
    return words | frozenset(t for one in telling_words(" ".join(sorted(words)), code) for t in one.terms)
