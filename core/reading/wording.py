"""What a question's words are looked for by in a text, in the way of the question's language.

English by stems. Other languages that put blanks by words that begin alike, or hold one another: of their inflection
and compounds no list is kept. Chinese, Japanese and Korean by pairs of characters, without those that carry no meaning.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal

from core.reading.characters import cjk_runs, without_cjk, without_hiragana
from core.reading.compounds import writes_compounds
from core.reading.languages import BY_CODE
from core.reading.lexicon import either, ends_with, pattern_of, terms_in
from core.reading.month_ranges import months_told
from core.reading.normal_forms import normal
from core.reading.said_otherwise import parted
from core.reading.stems import stem
from core.reading.stopwords import BY_LANGUAGE
from core.reading.weekdays import days_told
from core.reading.word_forms import WORD, words_as_compared
from core.reading.words import content_words, content_words_of, words

Kind = Literal["stems", "inflected", "pairs"]

_PAIRED: Final = ("han", "kana", "hangul")
_BEGINS_ALIKE, _SHARE_ALIKE = 4, 0.6
"""Letters that two forms of a word begin with, at least, and their share of the longer one."""
_LONGEST_ENDING = 4
_SHORTEST_HEAD = 3
"""Letters of the last part of a compound: `Rat`, `Tag`, `Amt`."""
_ASKS = "\x01"
_MARKS = str.maketrans(dict.fromkeys(",;:()（）、，；：「」『』“”\"'《》〈〉·", " "))
_SHORTEST_STEM, _LONGEST_SHORT = 3, 7
"""Letters of the stem of a short word (up to `_SHORTEST_PART`), and of its longest form."""
_BEYOND_LATIN: Final = "\u0370"  # where a letter written on is a word: `و`
_SHORTEST_PART = 5
"""Letters of a word that is looked for inside a compound."""


def kind_of(language: str) -> Kind:
    """Return how words of a language (ISO 639-1, empty where nothing tells) are compared."""
    known = BY_CODE.get(language)
    if known is None or known.endings:
        return "stems"
    return "pairs" if known.script in _PAIRED else "inflected"


@dataclass(frozen=True, slots=True)
class AskedWord:
    """A word of a question, or a run of characters: what it is looked for by.

    `of_kind`: it says what kind of thing is asked for (`which plant`, `何の工場`, `...한 공장은?`), which answers may
    leave out.
    """

    terms: tuple[str, ...]
    of_kind: bool = False


def asked_words(question: str, language: str) -> tuple[AskedWord, ...]:
    """Return what a question's words are looked for by, in order, each once; all words where none carries meaning."""
    return telling_words(question, language) or tuple(AskedWord((word,)) for word in dict.fromkeys(words(question)))


def telling_words(text: str, language: str) -> tuple[AskedWord, ...]:
    """Return the same of the words that carry meaning."""
    kind = kind_of(language)
    if kind == "stems":
        told = dict.fromkeys(content_words_of(text, language))
        return tuple(AskedWord((term,), of_kind=term in _light(language)) for term in told)
    found = _asked_words(text, language) if kind == "inflected" else _asked_runs(text, language)
    by_terms: dict[tuple[str, ...], AskedWord] = {}
    for word in found:
        by_terms.setdefault(word.terms, word)
    return tuple(by_terms.values())


@cache
def _light(language: str) -> frozenset[str]:
    """Return the stems of verbs that say little of what is asked for: `where does it come from`."""
    return frozenset(map(stem, terms_in("light_verb", language=language or "en")))


def held_terms(terms: Collection[str], text: str, language: str) -> frozenset[str]:
    """Return those of the terms that a text holds; `Monday to Friday` holds each day between."""
    kind = kind_of(language)
    if days := days_told(text, language):
        text = f"{text} {days}"
    if kind != "stems" and (months := months_told(text, language)):
        text = f"{text} {months}"
    if kind == "stems":
        return frozenset(terms) & _stems(text, language)
    if kind == "pairs":
        return frozenset(terms) & _pairs(text)
    told, endings = _lexicon(text), _short_endings(language)
    held = (t for t in terms if told.holds(t) or (endings and told.holds_short(t, endings)))
    return frozenset(t for t in held if not _is_longer_alone(t, told, language))


def _is_longer_alone(term: str, told: _Lexicon, language: str) -> bool:
    """Tell whether a text has no more of a compound than its first part: `Eltern` is no `Elternzeit`."""
    if not writes_compounds(language) or term in told.words:
        return False
    alike = [word for word in told.by_beginning.get(term[:_BEGINS_ALIKE], ()) if _are_forms(term, word)]
    inside = any(_is_a_part(term, word) for word in told.long) if len(term) >= _SHORTEST_PART else False
    return bool(alike) and not inside and all(_goes_on(term, word, language) for word in alike)


def _goes_on(term: str, word: str, language: str) -> bool:
    """Tell whether a term is another word with a second part, and no ending, written on to it."""
    behind = term.removeprefix(word)
    return behind != term and len(behind) >= _SHORTEST_HEAD and not _ends_a_word(behind, language)


@lru_cache(maxsize=4096)
def _ends_a_word(behind: str, language: str) -> bool:
    return any(behind.startswith(ending) for ending in BY_CODE[language].word_endings.split())


@cache
def _short_endings(language: str) -> tuple[str, ...]:
    return tuple(sorted(BY_CODE[language].short_endings.split(), key=len, reverse=True))


@lru_cache(maxsize=4096)
def _stems(text: str, language: str) -> frozenset[str]:
    return frozenset(content_words_of(text, language))


# ---- words that begin or end alike


def _asked_words(question: str, language: str) -> Iterator[AskedWord]:
    """Yield the words that carry meaning; what carries none is told before anything is stemmed."""
    plain = BY_LANGUAGE.get(language, frozenset()) | _said_around(language)
    asks = frozenset(terms_in("question_word", language=language))
    asked = False
    for word in WORD.findall(normal(question, "NFKC").lower()):
        if word in plain or word in asks:
            asked = word in asks
            continue
        yield from (AskedWord((stem,), of_kind=asked) for stem in words_as_compared(word))
        asked = False


@cache
def _said_around(language: str) -> frozenset[str]:
    return frozenset(BY_CODE[language].asked_around.split())


class _Lexicon:
    """The words of a text, by their first letters."""

    def __init__(self, text: str) -> None:
        self.words = frozenset(words_as_compared(text))
        self.by_beginning: dict[str, list[str]] = {}
        for word in self.words:
            self.by_beginning.setdefault(word[:_BEGINS_ALIKE], []).append(word)
        self.long = tuple(word for word in self.words if len(word) > _SHORTEST_PART)

    def holds(self, term: str) -> bool:
        if term in self.words:
            return True
        if len(term) < _BEGINS_ALIKE or not term[0].isalpha():
            return False
        if any(_are_forms(term, word) for word in self.by_beginning.get(term[:_BEGINS_ALIKE], ())):
            return True
        return len(term) >= _SHORTEST_PART and any(_is_a_part(term, word) for word in self.long)

    def holds_short(self, term: str, endings: Sequence[str]) -> bool:
        """Tell whether a short word is a form of one that is there: both have one stem, and endings."""
        stem = _before_ending(term, endings) if len(term) <= _SHORTEST_PART else ""
        return bool(stem) and any(_before_ending(w, endings) == stem for w in self.words if len(w) <= _LONGEST_SHORT)


def _is_a_part(term: str, word: str) -> bool:
    """Tell whether a compound has a word in it: `rauchen` is none in `brauchen`, as no first part has one letter."""
    return term in word and not (word[1:].startswith(term) and word[0] < _BEYOND_LATIN)


def _before_ending(word: str, endings: Sequence[str]) -> str:
    found = next((e for e in endings if word.endswith(e) and len(word) - len(e) >= _SHORTEST_STEM), None)
    return "" if found is None else word.removesuffix(found)


@lru_cache(maxsize=4096)
def _lexicon(text: str) -> _Lexicon:
    return _Lexicon(text)


def _are_forms(one: str, other: str) -> bool:
    """Tell whether two words differ by their endings alone; by its last letter alone no short word does (`Regel`)."""
    shared = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    shorter, longer = sorted((len(one), len(other)))
    alike = shared >= (_BEGINS_ALIKE if shared == shorter else _BEGINS_ALIKE + 1)
    return alike and shared >= _SHARE_ALIKE * longer and longer - shared <= _LONGEST_ENDING


# ---- pairs of characters


@lru_cache(maxsize=4096)
def _pairs(text: str) -> frozenset[str]:
    folded = normal(text, "NFKC").lower()
    found: set[str] = set(words(without_cjk(folded)))
    for run in cjk_runs(folded):
        found.update(run)
        found.update(run[i : i + 2] for i in range(len(run) - 1))
    return frozenset(found)


def _asked_runs(question: str, language: str) -> Iterator[AskedWord]:
    """Yield the pairs of each run of characters, question words and particles left out; a mark is where one asks."""
    folded = _year_marks(language).sub(r"\1 ", normal(question, "NFKC").lower())
    folded = _words_by_themselves(language).sub(r" \g<0> ", _around(language).sub(" ", folded))
    folded = _around(language).sub(" ", folded)
    marked = pattern_of("question_word", language).sub(f"\n{_ASKS}\n", folded)
    parts = [part for part in marked.split("\n") if part.strip()]
    for at, part in enumerate(parts):
        if part == _ASKS:
            continue
        runs = list(_runs(part, language))
        topic = at == len(parts) - 1 and ends_with("topic_mark", _bare(folded))
        for number, run in enumerate(runs):
            first, last = number == 0, number == len(runs) - 1
            yield AskedWord(run, of_kind=(first and at > 0 and parts[at - 1] == _ASKS) or (last and topic))


def _bare(question: str) -> str:
    return question.rstrip("?？。. ")


@cache
def _year_marks(language: str) -> re.Pattern[str]:
    """What is written on to a year and is no part of the word behind it: `2023年营业收入`, `2023年度末の人員`."""
    return re.compile(rf"((?:19|20)\d\d){either(terms_in('written_on_year', language=language))}")


@cache
def _around(language: str) -> re.Pattern[str]:
    known = BY_CODE[language]
    around = known.asked_around.split()
    inside = (*known.particles.split(), *known.fillers.split())
    if known.script == "hangul":  # it puts blanks: `수` is a word, and a part of `수당`
        return re.compile(rf"{either(inside)}|(?<![^\s]){either(around)}(?![^\s?？.,!~])")
    return re.compile(either((*inside, *around)))


@cache
def _words_by_themselves(language: str) -> re.Pattern[str]:
    """Runs of characters that are known for words: the pairs across their ends are in no document."""
    runs = either(run for run in parted(language) if len(run) > 1)
    if BY_CODE[language].script != "hangul":
        return re.compile(runs)
    # Korean puts blanks: only what a verb is made of is parted from it (`결혼하면`), no part of a noun (`회의실`).
    return re.compile(rf"{runs}(?=[하했할합한해되된됩받])")


def _runs(part: str, language: str) -> Iterator[tuple[str, ...]]:
    endings = BY_CODE[language].written_behind
    for token in part.translate(_MARKS).split():
        for run in cjk_runs(token):
            for piece in without_hiragana(run).split():
                base = _without_ending(piece, endings)
                yield tuple(base[i : i + 2] for i in range(len(base) - 1)) or (base,)
        yield from ((word,) for word in content_words(without_cjk(token)))


def _without_ending(word: str, endings: Sequence[str]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= 2:
            return word.removesuffix(ending)
    return word
