"""Entries of lists of frequent questions (`Q: ... A: ...`, `Frage: ... Antwort: ...`, `问：... 答：...`) as headings.

An entry is told by both of its labels: one alone may be anything (`A: Ward for adults`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from core.reading.characters import QUESTION_MARKS, has_letter
from core.reading.language import terms_of
from core.reading.languages import READ
from core.reading.list_marks import without_list_mark
from core.reading.markdown_marks import is_heading_line, without_heading_mark
from core.reading.normal_forms import normal

_COLONS: Final = ":："
_NUMBERING: Final = " 0123456789.)#"
_LONGEST_LABEL: Final = 24  # characters with number and emphasis
_LONGEST_HEADING: Final = 16  # words of a question that heads an answer
_WIDE: Final = 60  # characters of one in a script without blanks


def with_entries_as_headings(text: str) -> str:
    """Return a text whose labelled questions are headings, and whose answers stand below them without their label."""
    lines = [part for line in text.splitlines() for part in _parted(line)]
    kinds = [_kind(line) for line in lines]
    if not {"question", "answer"} <= set(kinds):
        return text
    return "\n".join(_read(line, kind) for line, kind in zip(lines, kinds, strict=True))


def is_question_heading(line: str) -> bool:
    """Tell whether a line is a question and nothing more, of a length that heads what answers it, in any script."""
    said = line.strip()
    if not said.endswith(QUESTION_MARKS) or any(mark in said[:-1] for mark in QUESTION_MARKS):
        return False
    return len(said.split()) <= _LONGEST_HEADING and len(said) <= (_WIDE if said[0] > "\u3000" else len(said))


def same_question(one: str, other: str) -> bool:
    """Tell whether two questions are in the same words, whatever marks, widths and capitals they are written with."""
    said = _bare(one)
    return bool(said) and said == _bare(other)


@cache
def _bare(text: str) -> str:
    folded = normal(text, "NFKC").casefold()
    return " ".join("".join(c if c.isalnum() or ord(c) > 0x2FF else " " for c in folded).strip(_ENDS).split())


_ENDS: Final = " ？。！؟।、，"


def _parted(line: str) -> list[str]:
    """Part an answer from the question before it on its line."""
    if _kind(line) != "question":
        return [line]
    for mark in QUESTION_MARKS:
        at = line.find(mark)
        if 0 < at < len(line) - 1 and _kind(line[at + 1 :]) == "answer":
            return [line[: at + 1], line[at + 1 :].strip()]
    return [line]


def _read(line: str, kind: str) -> str:
    if kind == "question":
        return f"\n## {_behind_label(line)}\n"
    return f"\n{_behind_label(line)}" if kind == "answer" else line


def _kind(line: str) -> str:
    """Return `question` or `answer` where a line opens with such a label and a colon."""
    label, said = _label(line)
    kind = _labels().get(label, "") if label else ""
    return "" if kind == "question" and not has_letter(said) else kind


def _behind_label(line: str) -> str:
    return _label(line)[1]


def _label(line: str) -> tuple[str, str]:
    bare = without_list_mark(without_heading_mark(line) if is_heading_line(line) else line).strip()
    at = min((at for colon in _COLONS if (at := bare.find(colon)) > 0), default=-1)
    if not 0 < at <= _LONGEST_LABEL:
        return "", line
    bold = bare.startswith("**")
    said = bare[at + 1 :].strip()
    said = said.removeprefix("**").strip() if bold and bare.count("**", at) % 2 else said
    return bare[:at].strip("*_ ").rstrip(_NUMBERING).casefold(), said


@cache
def _labels() -> dict[str, str]:
    """What opens an entry and its answer, in any language."""
    found: dict[str, str] = {}
    for kind, role in (("answer", "entry_answer"), ("question", "entry_question")):
        for language in READ:
            found |= dict.fromkeys(terms_of(language.roles.get(role, "")), kind)  # type: ignore[call-overload]
    return found
