"""What a sentence compares without a figure: `Berlin is larger than Paris`, `pump C is the fastest`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.reading.characters import runs_of, takes_blanks, word_runs
from core.reading.claim_words import tokens_of
from core.reading.digits import years_in
from core.reading.label_words import NONE, Words
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.opposites import Compared, compared_by
from core.reading.opposites import may_compare as any_compares
from core.reading.word_order import Word, words_in_order

_REACH = 4
"""Words from a comparative to `than` at most."""
_DEGREE = "amount"
_BREAKS = frozenset(",;:()")


class Comparison(NamedTuple):
    """A comparison in its place: by what, whether the first has more, and the words for either.

    `other` is empty where the first is set before all others; `noun` are the words for what is counted.
    """

    start: int
    end: int
    by: str
    more: bool
    one: Words
    other: Words
    noun: Words = NONE


@lru_cache(maxsize=512)
def comparisons_in(text: str, language: str) -> tuple[Comparison, ...]:
    """Return the comparisons of a sentence of a language (ISO 639-1); none of a sentence with several."""
    if language not in BY_CODE or not may_compare(text, language):
        return ()
    if outdone := pattern_of("outdoes", language).search(text):
        place = (outdone.start(), outdone.end())
        return (Comparison(*place, _DEGREE, True, _words_of(text[: place[0]]), _words_of(text[place[1] :])),)
    words = words_in_order(text)
    found = [(i, c) for i, w in enumerate(words) if (c := compared_by(_bare(w.lowered, language), language))]
    return tuple(_read(text, words, found, language)) if found else ()


def may_compare(text: str, language: str) -> bool:
    """Tell by the words alone whether a text may compare: quicker than to read them in their order."""
    if not takes_blanks(text[:1] or "a"):
        return True
    runs = word_runs(text)
    words = runs.whole if runs.plain else frozenset(runs_of(runs.lowered))
    if not any_compares(words, language):
        return speaks_of("outdoes", text, language)
    found = [c for word in words if (c := compared_by(word, language))]
    return any(c.most for c in found) or speaks_of("than", text, language) or bool(_degrees(language))


def _degrees(language: str) -> frozenset[str]:
    """Words that an article before makes say `most`, where a language has any."""
    return words_of("degree_of_most", language=language)


def _bare(word: str, language: str) -> str:
    """Chinese writes the adjective on to what it compares: `上海办事处大`."""
    return word[-1:] if language == "zh" else word


def _read(
    text: str, words: Sequence[Word], found: Sequence[tuple[int, Compared]], language: str
) -> Iterator[Comparison]:
    at, compared = found[0]
    if len(found) > 1:
        if found[1][0] > at + 1 or compared.by != _DEGREE or compared.most:
            return
        compared = Compared(found[1][1].by, found[1][1].more == compared.more, compared.most)
    place = (words[at].start, words[found[-1][0]].end)
    if compared.most or _is_most(words, at, language):
        named = None if _BREAKS.intersection(text[: place[0]]) else _before_all(text, place, language)
    elif BY_CODE[language].script in ("kana", "hangul", "devanagari", "han"):
        named = _by_particle(text, words, place, language)
    else:
        named = _than_behind(text, words, place, language)
    if named is not None and (not named[1] or _words_of(named[1])):
        yield Comparison(*place, compared.by, compared.more, *map(_words_of, named))


def _words_of(text: str) -> Words:
    """Return what tells a thing from another: words, short numbers, and years in digits."""
    return tokens_of(text) | frozenset(map(str, years_in(text)))


Named = tuple[str, str, str]
"""What is compared, what with, and what is counted, as the text writes them."""


def _before_all(text: str, place: tuple[int, int], language: str) -> Named | None:
    than = pattern_of("than", language).search(text, place[1])
    return None if than else (text[: place[0]], "", text[place[1] :])


def _by_particle(text: str, words: Sequence[Word], place: tuple[int, int], language: str) -> Named | None:
    """What is compared with stands before `than`, in Chinese behind it: `大阪は京都より大きい`, `上海比北京大`."""
    than = pattern_of("than", language).search(text, 0, place[0])
    if than is None:
        return None
    if BY_CODE[language].script == "han":
        return text[: than.start()], text[than.end() : place[1]], ""
    return (*_parted(text[: than.start()], words, than.start()), "")


def _than_behind(text: str, words: Sequence[Word], place: tuple[int, int], language: str) -> Named | None:
    than = pattern_of("than", language).search(text, place[1])
    if than is None or len([w for w in words if place[1] <= w.start < than.start()]) > _REACH:
        return None
    other = text[than.end() :]
    stop = next((i for i, c in enumerate(other) if c in _BREAKS), len(other))
    return text[: place[0]], other[:stop], text[place[1] : than.start()]


def _parted(text: str, words: Sequence[Word], end: int) -> tuple[str, str]:
    """What stands before `than`, at the particle that marks what is spoken of: `大阪は京都より`."""
    marks = words_of("marks_doer")
    cut = next((w for w in reversed(words) if w.end < end and w.lowered in marks), None)
    return (text[: cut.start], text[cut.end :]) if cut else ("", "")


def _is_most(words: Sequence[Word], at: int, language: str) -> bool:
    """An article before the degree: `la plus rapide`, `el más alto`."""
    return bool(at) and words[at].lowered in _degrees(language) and words[at - 1].lowered in words_of("article")
