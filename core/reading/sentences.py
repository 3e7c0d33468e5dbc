"""Splitting prose into sentences, and text into the lines that belong together."""

from __future__ import annotations

import re
from typing import Final

from core.reading.calendars import MONTH_NUMBERS
from core.reading.language import terms_of
from core.reading.languages import LANGUAGES
from core.reading.list_marks import is_list_item
from core.reading.markdown_marks import heading_level
from core.reading.marks import MARK, without_marks

ABBREVIATIONS: Final = frozenset(word for language in LANGUAGES for word in language.abbreviations.split())
_NUMBERED: Final = frozenset(
    word.rstrip("*")
    for language in LANGUAGES
    for role in ("quarter", "half_year", "century")
    for word in terms_of(language.roles.get(role, ""))
)
"""What is counted by a number with a full stop: `im 3. Quartal`, `das 19. Jahrhundert`."""
_END = re.compile(
    rf"""(?<![.!?…؟۔।॥])[.!?…؟۔।॥]++(?:(?<=[a-z]{{4}}\.)\d{{1,2}}(?:,\d{{1,2}}){{0,4}}(?=\s[A-Z]))?["'”’»)\]*_]*+(?:\s*{MARK})*(?=\s|$)|[。！？]+[」』”）]*(?:\s*{MARK})*"""
)
"""Numbers of footnotes, run on to a full stop where they stood above the line (`in women.2,3 About`), end it, too."""
_FULL_STOPS = ".!?…؟۔।॥"
_BLANKS = frozenset(" \n")
NEAR = 80
"""Characters before a full stop that tell what it ends: more than any abbreviation has."""


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
        if line and last and not _starts_anew(raw) and _goes_on(last, line, widest):
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
        if not ends_sentence(line, match.end(), start):
            continue
        found.append(line[start : match.end()].strip())
        start = match.end()
    found.append(line[start:].strip())
    return [sentence for sentence in found if sentence]


def _starts_anew(raw: str) -> bool:
    line = raw.lstrip()
    return line.startswith(("|", ">", "```")) or is_list_item(raw) or heading_level(line) > 0


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


def ends_sentence(text: str, at: int, since: int = 0) -> bool:
    """Tell whether what ends at `at`, with a full stop and maybe quotes, brackets or marks behind it, is a sentence.

    It is none where the full stop is an abbreviation's, an initial's, a list number's or a day's (`am 3. Juni`), or
    where the text goes on in lower case. `since` is where the sentence may begin.
    """
    if text[at - 1 : at] == "." and text[at : at + 1] in _BLANKS and text[at + 1 : at + 2].isupper():
        # As most sentences end: a word in small letters, a full stop and a capital.
        word = text[max(since, at - NEAR) : at - 1].rpartition(" ")[2]
        if len(word) > 1 and word.isalpha() and word.islower() and word not in ABBREVIATIONS:
            return True
    following = text[at : at + NEAR].split(None, 1)[:1]
    head = without_marks(text[max(since, at - NEAR) : at])
    if not following or "." not in _behind_the_words(head):
        return True
    token = head.rstrip("\"'”’»)]*_").rsplit(None, 1)[-1:]
    ended = bool(token) and token[0].endswith(tuple(_FULL_STOPS))
    word = token[0].rstrip(_FULL_STOPS).lower().lstrip("(\"'“*_") if ended else ""
    if word in ABBREVIATIONS or (len(word) == 1 and word.isalpha()) or head.strip(" \t.)").isdecimal():
        return False
    if word.isdecimal() and len(word) < 3 and _is_numbered(following[0].rstrip(".,;:)").lower()):
        return False
    # In text that was taken apart into words the full stop stands by itself, and all is in lower case.
    return token == ["."] or not following[0][:1].islower()


def _is_numbered(word: str) -> bool:
    return word in MONTH_NUMBERS or word in _NUMBERED


def _behind_the_words(text: str) -> str:
    """Return what stands behind the last letter, digit or underscore."""
    end = len(text)
    while end and not (text[end - 1].isalnum() or text[end - 1] == "_"):
        end -= 1
    return text[end:]
