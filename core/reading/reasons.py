"""What a sentence gives a cause or a witness for, and which: `delayed because of a strike`, `according to Moreau`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.characters import first_of, last_of
from core.reading.kindred import kinds_said, pattern_among
from core.reading.label_words import NONE, Words
from core.reading.languages import BY_CODE
from core.reading.roles import Role
from core.reading.word_order import Word, words_in_order

KINDS: Final[tuple[Role, ...]] = ("because_of", "according_to")
"""What stands before the cause, or before whoever says it; behind it where a language puts it there."""
TELLS: Final[Role] = "tells_that"
"""Verbs behind whoever says what follows them."""
_TOLD_BY: Final[tuple[tuple[Role, ...], ...]] = (KINDS[:1], (KINDS[1], TELLS))
_COMMAS = ",，、،"
_BREAKS = ",，、،;；.。!?"
_BEHIND = frozenset(("kana", "hangul", "devanagari"))


class Reason(NamedTuple):
    """A cause or a witness in its place: what it is given for (`of`), and its own words (`given`)."""

    start: int
    end: int
    kind: str
    of: Words
    given: Words


@lru_cache(maxsize=512)
def reasons_in(text: str, language: str) -> tuple[Reason, ...]:
    """Return the causes and witnesses that a sentence gives; `language` is that of the text (ISO 639-1)."""
    text = text.replace("’", "'")
    return tuple(_read(text, language)) if kinds_in(text) else ()


@lru_cache(maxsize=512)
def kinds_in(text: str) -> frozenset[str]:
    """Return the kinds of reasons that a text may give, by its words alone: quicker than to read which they are."""
    return kinds_said(_TOLD_BY, text.replace("’", "'"))


def without_witness(text: str, language: str) -> tuple[str, Words]:
    """Return a text without who is said to say it (`according to the booklet`), and the words for that; none, of none.

    What stands behind a verb of saying is no witness of a question: `what does Moreau say of the dose`.
    """
    text = text.replace("’", "'")
    words = words_in_order(text)
    for match in pattern_among(KINDS[1], language).finditer(text):
        given, of = _parted(text, words, match.span(), language, is_name=True)
        if not (given and of and _stems(given) and _stems(of)):
            continue
        start, end = min(match.start(), given[0].start), max(match.end(), given[-1].end)
        before, behind = text[:start].rstrip(f"{_COMMAS} "), text[end:].lstrip(f"{_COMMAS} ")
        parted = " " if before and behind[:1].isalnum() else ""
        return f"{before}{parted}{behind}", _stems(given)
    return text, NONE


def _read(text: str, language: str) -> Iterator[Reason]:
    words = words_in_order(text)
    for kind in KINDS:
        for match in pattern_among(kind, language).finditer(text):
            given, of = _parted(text, words, match.span(), language, is_name=kind != KINDS[0])
            if given and of:
                start, end = min(w.start for w in given), max(w.end for w in given)
                yield Reason(start, end, kind, _stems(of) - _stems(given), _stems(given))
    for match in pattern_among(TELLS, language).finditer(text):
        given = [w for w in words if w.end <= match.start()]
        of = [w for w in words if w.start >= match.end()]
        if _stems(given) and _stems(of) and not (language in BY_CODE and BY_CODE[language].head_final):
            yield Reason(given[0].start, given[-1].end, KINDS[1], _stems(of), _stems(given))


def _parted(
    text: str, words: Sequence[Word], place: tuple[int, int], language: str, *, is_name: bool
) -> tuple[Sequence[Word], Sequence[Word]]:
    """What is given, and what for: the words behind up to a comma, where it opens the sentence, else all."""
    ahead = [w for w in words if w.end <= place[0]]
    begun = last_of(text, _BREAKS, place[0])
    near = [w for w in ahead if w.start > begun]
    behind = [w for w in words if w.start >= place[1]]
    if language in BY_CODE and BY_CODE[language].script in _BEHIND:
        since = last_of(text, _COMMAS, place[0])
        given = [w for w in ahead if w.start > since]
        topic = next((i for i, w in enumerate(given) if w.lowered in ("は", "은", "는")), None)
        if topic is not None:
            return given[topic + 1 :], [*given[: topic + 1], *behind]
        return given, [*(w for w in ahead if w.start < since), *behind]
    stop = first_of(text, _BREAKS, place[1])
    given = [w for w in behind if w.start < stop]
    rest = [w for w in behind if w.start >= stop]
    if is_name and not rest and not _stems(ahead):
        at = next((i for i, w in enumerate(given) if i and not w.stems and given[i - 1].stems), len(given))
        given, rest = given[:at], given[at:]  # `Laut Moreau ist die Dosis sicher`
    return given, rest if not _stems(ahead) else near if len(_stems(near)) > 1 else ahead


def _stems(words: Sequence[Word]) -> Words:
    return NONE.union(*(w.stems for w in words))
