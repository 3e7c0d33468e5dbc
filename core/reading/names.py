"""Names of people, places and organisations that a text writes with a capital, and whether another text has them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise, takewhile

from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import letter_runs
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import words_of
from core.reading.normal_forms import normal
from core.reading.number_words import ORDINALS

_WORD = re.compile(r"[^\W\d_](?:[\w'’&]|-(?=\w))*")
_CAPITAL = re.compile(r"(?<=[\w,;)'’&]\s)[^\W\d_a-z][\w'’-]{3,}")
_ACCENTS: dict[int, str | None] = {
    **dict.fromkeys(range(0x300, 0x370)),
    **{ord(letter): plain for letter, plain in (("ł", "l"), ("ø", "o"), ("đ", "d"), ("ı", "i"))},
}
"""Marks that a letter bears, and letters that no normal form takes apart."""
_OPENS = frozenset(".:;!?\"“”‘’'«»(*•#|/>[-–—_`")
"""What a word stands behind that has its capital from the place where it stands."""
SHORTEST = 4
"""Letters of a name at least: shorter ones are abbreviations mostly."""
TITLED = 0.6
"""Share of words with a capital from which a line is a title, whose words are no names."""
_ITEM = re.compile(r"(?:^|[\s(*_])(?:[\w/]{1,5}\)|([^\W\d_]+),)[*_]*$")
"""What may number an item, at the end of what stands before a word: `a)`, `(2/3)`, `Secondly,`."""
_LONGEST_ITEM = 16
_LONGEST_NAME = 8
_KIN = 4
"""Letters in which a people and its country agree: `Italian`, `Italy`."""


@dataclass(frozen=True, slots=True)
class Name:
    """One word of a name, in its place: `at` is which of its sentence's words it is."""

    start: int
    end: int
    text: str
    words: Sequence[re.Match[str]]
    at: int

    @property
    def whole(self) -> tuple[str, ...]:
        """The name that it is part of."""
        return _whole(self.words, self.at)


def names_in(text: str) -> tuple[Name, ...]:
    """Return the words of names in one sentence; what a sentence, quote or bracket begins with tells nothing.

    None of a title: `Key Points of the Report`; none where all nouns have a capital.
    """
    return () if _has_nouns_in_capitals(text) else _in_capitals(text)


def unknown_names(text: str, sources: Sequence[str]) -> tuple[Name, ...]:
    """Return those of them that none of the sources (`folded`) has."""
    unknown = tuple(n for n in _in_capitals(text) if not any(is_named(n, source) for source in sources))
    # Looked up where it matters: most names stand in a source.
    return () if unknown and _has_nouns_in_capitals(text) else unknown


def _has_nouns_in_capitals(text: str) -> bool:
    language = BY_CODE.get(language_of(text))
    return language is not None and language.nouns_in_capitals


def _in_capitals(text: str) -> tuple[Name, ...]:
    found = list(_WORD.finditer(text))
    capital = [m[0][0].isupper() for m in found]
    if sum(capital) >= TITLED * max(len(found), SHORTEST) and not text.rstrip().endswith("."):
        return ()
    return tuple(
        Name(m.start(), m.start() + len(bare), bare, found, i)
        for i, m in enumerate(found)
        if capital[i] and not _opens(text, m.start()) and _is_name(bare := _bare(m[0]))
    )


def capitals_in(text: str) -> list[str]:
    """Return what may be the words of names: quicker to tell than whether they are."""
    return _CAPITAL.findall(text)


@lru_cache(maxsize=4096)
def unaccented(text: str) -> str:
    """Return a text without accents, in lower case where it has some: `Café` is `cafe`."""
    return text if text.isascii() else normal(text.lower(), "NFKD").translate(_ACCENTS)


@lru_cache(maxsize=64)
def folded(text: str) -> str:
    """Return a text in lower case, without accents, dots and hyphens: `St. Étienne-du-Lac` is `st etienne du lac`."""
    lowered = text.lower()
    if not lowered.isascii():
        lowered = normal(lowered, "NFKD").translate(_ACCENTS)
        lowered = lowered.replace("’", "'").replace("–", " ")
    return lowered.replace(".", "").replace("-", " ")


def is_named(name: Name, source: str) -> bool:
    """Tell whether a text (`folded`) has the name: in any case, as its people or country, as its initials.

    A class is known by its letter, too: `Under-20` as `U-20`.
    """
    word, _, number = name.text.partition("-")
    if number.isdecimal() and any(f"{word[0].lower()}{gap}{number}" in _classes(source) for gap in ("", " ")):
        return True
    if not number:
        return _has(folded(name.text), name, source)
    return all(_has(folded(part), name, source) for part in name.text.split("-") if part[:1].isupper())


@lru_cache(maxsize=64)
def _classes(source: str) -> frozenset[str]:
    """Return classes that are called by a letter and a number: `U-20` of `Under-20`."""
    return frozenset(re.findall(r"\b[^\W\d_] ?\d+\b", source))


def _has(word: str, name: Name, source: str) -> bool:
    if word in source or word[: max(_KIN, len(word) - _KIN)] in source:
        return True
    return _stands_as_initials(name.whole, source) or _is_misspelt(word, source)


def _opens(text: str, at: int) -> bool:
    before = text[:at].rstrip()
    return not before or before[-1] in _OPENS or before[-1].isdigit() or _ends_in_number(before)


def _ends_in_number(before: str) -> bool:
    item = _ITEM.search(before[-_LONGEST_ITEM:])
    if not item or not item[1]:
        return item is not None
    word = item[1].lower()
    return word in ORDINALS or any(word.startswith(ordinal) for ordinal in ORDINALS if len(ordinal) >= SHORTEST)


def _bare(word: str) -> str:
    return word.rstrip("'’").removesuffix("'s").removesuffix("’s")


def _is_name(word: str) -> bool:
    lowered = word.lower()
    common = lowered in MONTH_NUMBERS or lowered in words_of("people_of", "no_name")
    return len(word) >= SHORTEST and not word.isupper() and not common


def _whole(found: Sequence[re.Match[str]], at: int) -> tuple[str, ...]:
    """The words with a capital in the run around one; small words may join them: `Order of the British Empire`."""
    before = _run(found[max(0, at - _LONGEST_NAME) : at][::-1])
    behind = _run(found[at + 1 : at + 1 + _LONGEST_NAME])
    return (*before[::-1], found[at][0], *behind)


def _run(words: Iterable[re.Match[str]]) -> list[str]:
    return [
        m[0]
        for m in takewhile(lambda m: m[0][0].isupper() or m[0] in words_of("of", "article", "coordinates"), words)
        if m[0][0].isupper()
    ]


def _stands_as_initials(name: Sequence[str], source: str) -> bool:
    """`Western Australia` stands as `WA`, `Member of the Order of the British Empire` as `MBE`."""
    initials, words = "".join(word[0].lower() for word in name), _words(source)
    pairs = (a + b for a, b in pairwise(initials))
    longer = ("".join(some) for n in range(3, len(initials) + 1) for some in combinations(initials, n))
    return any(written in words for written in (*pairs, *longer))


@lru_cache(maxsize=64)
def _words(source: str) -> frozenset[str]:
    return frozenset(letter_runs(source))


def _is_misspelt(word: str, source: str) -> bool:
    """One letter more, less or otherwise than a word of the source."""
    if len(word) <= SHORTEST:
        return False
    return not _variants(word).isdisjoint(_holes(source))


def _variants(word: str) -> frozenset[str]:
    return frozenset((word, *(word[:i] + word[i + 1 :] for i in range(len(word)))))


@lru_cache(maxsize=16)
def _holes(source: str) -> frozenset[str]:
    return frozenset(v for word in _words(source) if len(word) > SHORTEST for v in _each(word))


def _each(word: str) -> Iterator[str]:
    yield word
    yield from (word[:i] + word[i + 1 :] for i in range(len(word)))
