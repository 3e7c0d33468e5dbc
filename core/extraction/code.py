"""Source code as answers: a definition's signature, its documentation, and of its body only the lines that matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.indexing.readers.definitions import Definition, definitions
from core.model import Passage
from core.reading.identifiers import named_apart
from core.reading.words import content_words

MOST_LINES: Final = 8  # of a body
_SHORT: Final = 3  # lines of a body that are shown whole
_TABLES: Final = ("Table ", "View ")  # with which the SQL reader begins what a statement defines
_LEAVES: Final = ("return", "raise", "throw", "yield")
_ELIDED: Final = "..."


def pieces(passage: Passage) -> list[str]:
    """Return the definitions of a passage of source code, or its statements (SQL), each as its whole text."""
    text = passage.text.strip("\n")
    if passage.meta.file_type.lower() == "sql":
        return list(_statements(text.split("\n")))
    found = _defined(text, passage.meta.file_type.lower())
    lines = text.split("\n")
    inside = {row for one in found for row in range(one.first, one.end)}
    rest = "\n".join(line for row, line in enumerate(lines) if row not in inside and line.strip())
    own = ["\n".join((*one.head, *one.doc, *one.body)) for one in found]
    return [*own, rest] if rest.strip() else own


def telling(text: str, language: str, asked: str) -> str:
    """Return of a definition or statement what a question asks for: its head and documentation, and lines that matter.

    A line matters where it holds a word of the question, its identifiers read as words, that the head does not hold.
    """
    lines = text.split("\n")
    one = next(iter(_defined(text, language)), None)
    if one is not None:
        head, body = [*one.head, *one.doc], list(one.body)
    else:
        head, body = lines[:1], lines[1:]
    if len(body) <= _SHORT:
        return "\n".join([*head, *body])
    named = head[0].partition(":")[0] if head else ""  # of a table's columns each is looked for below
    wanted = set(content_words(named_apart(asked))) - set(content_words(named_apart(named)))
    kept = _matter(body, wanted, documented=one is not None and bool(one.doc))
    return "\n".join([*head, *elided(body, kept)])


def _matter(body: Sequence[str], wanted: set[str], *, documented: bool) -> list[int]:
    held = [set(content_words(named_apart(line))) & wanted for line in body]
    kept = [row for row, words in enumerate(held) if words]
    if not documented:  # what comes out of it says most of what is not documented
        kept += [row for row, line in enumerate(body) if line.strip().startswith(_LEAVES) and row not in kept]
    if not kept and not documented:
        kept = list(range(_SHORT))
    best = sorted(kept, key=lambda row: (-len(held[row]), row))[:MOST_LINES]
    return sorted(best)


def elided(body: Sequence[str], kept: Sequence[int]) -> Iterator[str]:
    """Yield the lines of a body that are kept (rows from 0, in order), and `...` for those between them."""
    before = -1
    for row in kept:
        if row > before + 1:
            yield _indented(body[row], _ELIDED)
        yield body[row]
        before = row
    if kept and before < len(body) - 1:
        yield _indented(body[before], _ELIDED)


def _indented(line: str, text: str) -> str:
    return line[: len(line) - len(line.lstrip())] + text


def _statements(lines: Sequence[str]) -> Iterator[str]:
    """Yield what the SQL reader made of each statement, a line first of what it defines, where that is something."""
    part: list[str] = []
    for line in lines:
        if line.startswith(_TABLES) and any(map(str.strip, part)):
            yield "\n".join(part).strip("\n")
            part = []
        part.append(line)
    if any(map(str.strip, part)):
        yield "\n".join(part).strip("\n")


@lru_cache(maxsize=256)
def _defined(text: str, language: str) -> tuple[Definition, ...]:
    return definitions(text, language)
