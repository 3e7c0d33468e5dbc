"""An answer's sentences, with the sources each one cites."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from core.reading.lexicon import ends_with
from core.reading.marks import MARK, cited_in
from core.reading.sentences import NEAR, ends_sentence

_END = re.compile(
    r"[.!?؟۔。！？।॥\n](?:(?<=[.!?؟۔])[\"'”’)\]]{0,2}(?=\s|$|\[)|(?<=[。！？।॥])[\"'”’)\]」』）]{0,2}|(?<=\n))"
)
_MARKS = re.compile(rf"(?:[ \t]?{MARK}[.]?){{1,12}}")
_SEPARATE = re.compile(
    r"[ \t]{0,40}(?:$|\n|[-*•–—+>#|]|\(?\d{1,3}[.)](?:\s|$)|\(?[A-Za-z][.)]\s|passage \d)", re.MULTILINE
)
_OPEN = tuple(",(&/-$€£")
_PROSE_NEXT = re.compile(r"[ \t]*[($€£]{0,2}\d[\d.,%)]*\s+[a-z]{2,}\s+[a-z]{2,}")
_NO_WRAP = frozenset("|.!?:;\n")
_CLOSED = tuple(".!?:;|。！？؟۔।॥")
WRAPPED, FULL = 30, 50
"""Characters of a line at least for it to go on in the next, where that begins in lower case, or with a figure."""

MOST_SENTENCES = 4_000
"""Sentences of one text at most; the rest is one long last one."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the answer: `[start, end)` into the answer, its words, and the source numbers it cites."""

    start: int
    end: int
    text: str
    cited: tuple[int, ...] = ()
    paragraph: int = 0


MOST_KEPT = 1_536
"""Texts that are kept, cut: an answer may be held against a thousand sources, sentence by sentence."""


@lru_cache(maxsize=MOST_KEPT)
def sentences_of(text: str) -> tuple[Sentence, ...]:
    """Split into sentences; marks right after a full stop belong to the sentence before them."""
    found: list[Sentence] = []
    start = paragraph = 0
    for end in _ends(text):
        piece = text[start:end]
        body = piece.strip()
        if body:
            at = start + piece.index(body)
            found.append(Sentence(at, at + len(body), body, cited_in(body), paragraph))
        paragraph += piece.endswith("\n") or text[end : end + 1] == "\n"
        start = end
    return tuple(found)


def _line_start(text: str, at: int) -> int:
    return text.rfind("\n", max(0, at - NEAR), at) + 1


def _is_wrapped(text: str, at: int) -> bool:
    """The line break before `at` parts no sentences: a line that was only too long goes on in the next.

    List items, table rows, headings and blank lines end a sentence; so does a line that reads as finished.
    """
    if text[at - 2 : at - 1] in _NO_WRAP:
        return False
    line = text[max(text.rfind("\n", 0, at - 1) + 1, at - 300) : at - 1].strip()
    if not line or line.endswith(_CLOSED) or "|" in line or line.startswith("#") or _SEPARATE.match(text, at, at + 40):
        return False
    if line.endswith(_OPEN) or ends_with("leads_on", line):
        return True
    following = text[at : at + 60].lstrip(" \t")
    if following[:1].islower():
        return len(line) >= WRAPPED
    return len(line) >= FULL and line[-1].islower() and bool(_PROSE_NEXT.match(following))


def _ends(text: str) -> list[int]:
    ends: list[int] = []
    for match in islice(_END.finditer(text), MOST_SENTENCES):
        at = match.end()
        if _is_wrapped(text, at) if text[at - 1 : at] == "\n" else not ends_sentence(text, at, _line_start(text, at)):
            continue
        marks = _MARKS.match(text, at, at + 200)
        ends.append(marks.end() if marks else at)
    return [*ends, len(text)]
