"""Splitting prose into sentences, and text into the lines that belong together."""

from __future__ import annotations

import re

_ABBREVIATED = """
    mr mrs ms dr prof sr jr st no nos vs etc eg e.g ie i.e inc ltd corp co llc plc fig figs eq approx dept est min
    max jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n a.m p.m bzw ca nr str z.b d.h vgl usw art p
    pp vol ed al cf
"""
_ABBREVIATIONS = frozenset(_ABBREVIATED.split())
_END = re.compile(r"""[.!?…]+["'”’»)\]*_]*(?:\s*\[\d{1,3}\])*(?=\s+|$)|[。！？]+[」』”）]*(?:\s*\[\d{1,3}\])*""")
_LAST_TOKEN = re.compile(r"(\S+?)[.!?…]+$")
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
    joined: list[str] = []
    last = ""
    for raw in lines:
        line = raw.strip()
        if line and last and not _LINE_STARTER.match(raw) and _goes_on(last, line, widest):
            joined[-1] = _join(joined[-1], line)
        elif line:
            joined.append(line)
        last = line
    return joined


def split_line(line: str) -> list[str]:
    """Split one line of prose at the ends of sentences; table rows are left whole."""
    if line.startswith("|"):
        return [line]
    found: list[str] = []
    start = 0
    for match in _END.finditer(line):
        if not _ends_sentence(line[start : match.end()], line[match.end() :]):
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


def _join(before: str, after: str) -> str:
    if before.endswith("-") and after[:1].islower() and before[-2:-1].isalpha():
        return before[:-1] + after
    return f"{before} {after}"


def _ends_sentence(head: str, tail: str) -> bool:
    following = tail.lstrip()
    if not following or not re.search(r"\.\W*$", re.sub(r"\s*\[\d+\]", "", head)):
        return True
    token = _LAST_TOKEN.search(head.rstrip("\"'”’»)]*_"))
    word = token.group(1).lower().lstrip("(\"'“*_") if token else ""
    # An initial, an abbreviation, a list number, or a sentence that goes on in lower case.
    if word in _ABBREVIATIONS or (len(word) == 1 and word.isalpha()) or re.fullmatch(r"\d{1,2}", head.strip(" .)")):
        return False
    return not following[0].islower()
