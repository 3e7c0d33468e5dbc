"""Splitting prose into sentences, and text into the lines that belong together."""

from __future__ import annotations

import re

from core.reading.marks import MARK, without_marks

_ABBREVIATED = """
    mr mrs ms dr prof sr jr st no nos vs etc eg e.g ie i.e inc ltd corp co llc plc fig figs eq approx dept est min
    max jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n a.m p.m bzw ca nr str z.b d.h vgl usw art p
    pp vol ed al cf
"""
_ABBREVIATIONS = frozenset(_ABBREVIATED.split())
_END = re.compile(rf"""(?<![.!?…])[.!?…]++["'”’»)\]*_]*+(?:\s*{MARK})*(?=\s|$)|[。！？]+[」』”）]*(?:\s*{MARK})*""")
_WORD_AHEAD = re.compile(r"\S")
_FULL_STOPS = ".!?…"
_NEAR = 80
"""Characters before a full stop that tell what it ends: more than any abbreviation has."""
_LINE_STARTER = re.compile(r"^\s*(?:[-*+•‣◦▪–]\s+|\(?\d{1,2}[.)]\s+|[a-z][.)]\s+|#{1,6}\s|\||>|```)")


def sentences(text: str) -> list[str]:
    """Return the sentences of prose or Markdown; list items, headings and table rows stand alone.

    Citation marks after a full stop stay with the sentence they follow.
    """
    return [sentence for line in joined_lines(text) for sentence in split_line(line)]


def joined_lines(text: str) -> list[str]:
    """Return the text's lines, with hard-wrapped ones (as in PDF) joined to what they continue."""
    lines = text.splitlines()
    widest = max((len(line) for line in lines if not line.startswith("|")), default=0)
    # Each line is kept as the pieces that it was wrapped into, so that a long one is put together once.
    joined: list[list[str]] = []
    last = ""
    for raw in lines:
        line = raw.strip()
        if line and last and not _LINE_STARTER.match(raw) and _goes_on(last, line, widest):
            _join(joined[-1], line)
        elif line:
            joined.append([line])
        last = line
    return ["".join(pieces) for pieces in joined]


def split_line(line: str) -> list[str]:
    """Split one line of prose at the ends of sentences; table rows are left whole."""
    if line.startswith("|"):
        return [line]
    found: list[str] = []
    start = 0
    for match in _END.finditer(line):
        near = max(start, match.start() - _NEAR)
        following = _WORD_AHEAD.search(line, match.end())
        if not _ends_sentence(line[near : match.end()], following[0] if following else ""):
            continue
        found.append(line[start : match.end()].strip())
        start = match.end()
    found.append(line[start:].strip())
    return [sentence for sentence in found if sentence]


def _goes_on(last: str, line: str, widest: int) -> bool:
    if last.startswith(("#", "|", "```")):
        return False
    # A wrapped line is filled; one that leaves room and is followed by a capital was the end of something.
    return len(last) >= 0.7 * widest or not (line[0].isupper() or line[0].isdigit())


def _join(pieces: list[str], after: str) -> None:
    before = pieces[-1]
    if before.endswith("-") and after[:1].islower() and before[-2:-1].isalpha():
        pieces[-1:] = [before[:-1], after]
    else:
        pieces += [" ", after]


def _ends_sentence(head: str, following: str) -> bool:
    if not following or "." not in _behind_the_words(without_marks(head)):
        return True
    token = head.rstrip("\"'”’»)]*_").rsplit(None, 1)[-1:]
    ended = bool(token) and token[0].endswith(tuple(_FULL_STOPS))
    word = token[0].rstrip(_FULL_STOPS).lower().lstrip("(\"'“*_") if ended else ""
    # An initial, an abbreviation, a list number, or a sentence that goes on in lower case.
    if word in _ABBREVIATIONS or (len(word) == 1 and word.isalpha()) or re.fullmatch(r"\d{1,2}", head.strip(" .)")):
        return False
    return not following.islower()


def _behind_the_words(text: str) -> str:
    """Return what stands behind the last letter, digit or underscore."""
    end = len(text)
    while end and not (text[end - 1].isalnum() or text[end - 1] == "_"):
        end -= 1
    return text[end:]
