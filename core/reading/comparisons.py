"""What a sentence compares without a figure: `Berlin is larger than Paris`, `pump C is the fastest`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.reading.claim_words import tokens_of
from core.reading.label_words import NONE, Words
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, words_of
from core.reading.opposites import Compared, compared_by
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
    if language not in BY_CODE:
        return ()
    words = words_in_order(text)
    found = [(i, c) for i, w in enumerate(words) if (c := compared_by(_bare(w.lowered, language), language))]
    return tuple(_read(text, words, found, language)) if found else ()


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
    last = found[-1][0]
    start, end = words[at].start, words[last].end
    than = pattern_of("than", language)
    behind = next((m for m in than.finditer(text, end)), None)
    ahead = next((m for m in than.finditer(text, 0, start)), None)
    script = BY_CODE[language].script
    if compared.most or _is_most(words, at, language):
        rest = text[end:]
        if behind is None and not _BREAKS.intersection(text[:start]):
            yield Comparison(start, end, compared.by, compared.more, tokens_of(text[:start]), NONE, tokens_of(rest))
    elif script in ("kana", "hangul", "devanagari", "han"):
        if ahead is not None:
            one, other = text[: ahead.start()], text[ahead.end() : start + (end - start if script == "han" else 0)]
            if script != "han":
                one, other = _parted(one, words, ahead.start())
            yield Comparison(start, end, compared.by, compared.more, tokens_of(one), tokens_of(other))
    elif behind is not None and len([w for w in words if end <= w.start < behind.start()]) <= _REACH:
        between, other = text[end : behind.start()], text[behind.end() :]
        stop = next((i for i, c in enumerate(other) if c in _BREAKS), len(other))
        noun = tokens_of(between)
        yield Comparison(start, end, compared.by, compared.more, tokens_of(text[:start]), tokens_of(other[:stop]), noun)


def _parted(text: str, words: Sequence[Word], end: int) -> tuple[str, str]:
    """What stands before `than`, at the particle that marks what is spoken of: `大阪は京都より`."""
    marks = words_of("marks_doer")
    cut = next((w for w in reversed(words) if w.end < end and w.lowered in marks), None)
    return (text[: cut.start], text[cut.end :]) if cut else ("", "")


def _is_most(words: Sequence[Word], at: int, language: str) -> bool:
    """An article before the degree: `la plus rapide`, `el más alto`."""
    analytic = words_of("degree_of_most", language=language)
    return bool(at) and words[at].lowered in analytic and words[at - 1].lowered in words_of("article")
