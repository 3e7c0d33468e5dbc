"""Citation marks in an answer: `[1]`, `[1, 3]`, `[1-3]`, `[^1]`, `【1】`. Nothing else reads or writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from core.reading.lexicon import either, terms_in

_NUMBERS = r"\d{1,3}(?:\s{0,2}[,;–-]\s{0,2}\d{1,3}){0,20}"
MARK: Final = rf"[\[【]\s?\^?{_NUMBERS}\s?[\]】]"
"""The source of a pattern that finds a mark, to be made part of a larger one. It has no groups."""

WIDEST: Final = 50
"""Sources that one range may name; of a wider one, or one that runs backwards, both ends are meant."""

_MARK = re.compile(MARK)
_LONGEST = 90  # characters of a mark that stands behind an address
# Models add the word, and what they cite by another vendor's habit: `[Source 2]`, `【2†handbook.md】`.
_LOOSE = re.compile(
    rf"[\[【]\s?\^?#?(?:{either(terms_in('source_word'))}[ :]{{0,3}})?{_NUMBERS}\s?(?:†[^\]】\n]{{0,40}})?[\]】]",
    re.IGNORECASE,
)
_BY_WORD = rf"(?:(?i:{either(terms_in('source_word'))})[ :.：]{{0,3}}|#)"
SPOKEN_MARK: Final = rf"[(（\[【]\s?{_BY_WORD}{_NUMBERS}\s?[)）\]】]|[\[【]\d{{1,3}}†[^\]】\n]{{0,40}}[\]】]"
"""The same of what is marked by the word, or as no template asks for: `(source 9)`, `[Doc 2]`, `[#1]`, `【2†a.md】`."""
_SPOKEN = re.compile(SPOKEN_MARK)
_RANGE = re.compile(r"(\d{1,3})(?:\s{0,2}[–-]\s{0,2}(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark at `[start, end)` of a text, and the source numbers in it, ranges spelt out."""

    start: int
    end: int
    numbers: tuple[int, ...]
    text: str

    @property
    def is_backwards(self) -> bool:
        """A range in it runs from a later source to an earlier one: `[3-1]`."""
        return any(first > last for first, last in _ranges(self.text))


def marks(text: str) -> tuple[Mark, ...]:
    """Return the marks of a text, in order."""
    if "[" not in text and "【" not in text:
        return ()
    return tuple(Mark(m.start(), m.end(), _numbers(m[0]), m[0]) for m in _MARK.finditer(text))


def spoken_marks(text: str) -> tuple[Mark, ...]:
    """Return what a text marks by the word, in order: `(source 9)`, `(Quelle 2)`, `（出典1）`, `[Source 2]`."""
    if not any(opening in text for opening in "(（[【"):
        return ()
    return tuple(Mark(m.start(), m.end(), _numbers(m[0]), m[0]) for m in _SPOKEN.finditer(text))


def mark_before(text: str, end: int) -> int:
    """Return where the mark begins that ends at `end`, or `end` where none does."""
    start = max(text.rfind(opening, max(0, end - _LONGEST), end) for opening in "[【")
    return start if start >= 0 and _MARK.fullmatch(text, start, end) else end


def cited_in(text: str) -> tuple[int, ...]:
    """Return the source numbers marked in a text, in order, each once; `[2-4]` means 2, 3, 4."""
    found = marks(text)
    return tuple(dict.fromkeys(number for mark in found for number in mark.numbers)) if found else ()


def without_marks(text: str, put: str = "") -> str:
    """Return a text without its marks and the blanks before them; `put` takes their place."""
    found = marks(text) if "[" in text or "【" in text else ()
    if not found:
        return text
    *before, last = _between(text, found)
    return "".join([*(part.rstrip() + put for part in before), last])


def blanked(text: str) -> str:
    """Return a text with blanks in place of its marks: what stands elsewhere keeps its place."""
    found = marks(text)
    if not found:
        return text
    *before, last = _between(text, found)
    return "".join([*(part + " " * len(mark.text) for part, mark in zip(before, found, strict=True)), last])


def _between(text: str, found: Sequence[Mark]) -> list[str]:
    """Return what stands before, between and behind marks: a part more than there are marks."""
    ends = [0, *(mark.end for mark in found)]
    return [text[start:end] for start, end in zip(ends, [*(mark.start for mark in found), len(text)], strict=True)]


def written(numbers: Iterable[int]) -> str:
    """Return source numbers as one mark: `[1, 3]`."""
    return f"[{', '.join(map(str, numbers))}]"


def plainly_marked(text: str) -> str:
    """Return a text whose marks are written as everybody reads them: `[Source 2]`, `【2】` and `[1-3]` are not."""
    return _LOOSE.sub(lambda m: written(_numbers(m[0])), text)


def _numbers(mark: str) -> tuple[int, ...]:
    return tuple(number for first, last in _ranges(mark) for number in _spelt_out(first, last))


def _ranges(mark: str) -> Iterable[tuple[int, int]]:
    return ((int(m[1]), int(m[2] or m[1])) for m in _RANGE.finditer(mark.partition("†")[0]))


def _spelt_out(first: int, last: int) -> Iterable[int]:
    return range(first, last + 1) if first <= last < first + WIDEST else (first, last)
