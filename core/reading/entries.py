"""Entries of lists of frequent questions (`Q: ... A: ...`, `Frage: ... Antwort: ...`, `问：... 答：...`) as headings.

An entry is told by both of its labels: one alone may be anything (`A: Ward for adults`). Without labels it is told by
a line that opens with a question and goes on with what is none: `Who approves refunds? The head of customer care.`
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from core.reading.characters import FULL_STOPS, QUESTION_MARKS, has_letter
from core.reading.language import terms_of
from core.reading.languages import READ
from core.reading.list_marks import without_list_mark
from core.reading.markdown_marks import heading_level, is_heading_line, without_heading_mark
from core.reading.normal_forms import normal
from core.reading.sentences import split_line

_COLONS: Final = ":："
_NUMBERING: Final = " 0123456789.)#"
_LONGEST_LABEL: Final = 24  # characters with number and emphasis
_LONGEST_HEADING: Final = 16  # words of a question that heads an answer
_WIDE: Final = 60  # characters of one in a script without blanks
_FEWEST_WIDE: Final = 4  # characters of one that asks something
_EMPHASIS: Final = "*_"
_ENDED: Final = (*FULL_STOPS, ":", "：", "*", "_")
_NO_PROSE: Final = ("|", ">", "```")


def with_entries_as_headings(text: str) -> str:
    """Return a text whose labelled questions are headings, and whose answers stand below them without their label."""
    if not any(mark in text for mark in (*QUESTION_MARKS, *_COLONS)):
        return text
    lines = [part for line in text.splitlines() for part in _parted(line)]
    kinds = [_kind(line) for line in lines]
    if {"question", "answer"} <= set(kinds):
        lines = [part for line, kind in zip(lines, kinds, strict=True) for part in _read(line, kind).split("\n")]
    told = [part for before, line in pairwise(["", *lines]) for part in _headed(before, line)]
    return text if told == text.splitlines() else "\n".join(told)


def is_question_heading(line: str) -> bool:
    """Tell whether a line is a question and nothing more, of a length that heads what answers it, in any script."""
    said = line.strip()
    if not said.endswith(QUESTION_MARKS) or any(mark in said[:-1] for mark in QUESTION_MARKS):
        return False
    return len(said.split()) <= _LONGEST_HEADING and len(said) <= (_WIDE if said[0] > "\u3000" else len(said))


def _headed(before: str, line: str) -> list[str]:
    """Return a line, as a heading where it is a question: in bold, or where what stands before it has come to an end.

    A question that it opens with is parted from what answers it there.
    """
    bare = without_list_mark(line).strip()
    is_bold = is_heading_line(bare) and not heading_level(bare)
    ended = not before.strip() or before.rstrip().endswith(_ENDED)
    is_whole = bare == line.strip() and not heading_level(bare)
    if is_whole and (is_bold or ended) and _opens_an_entry(bare.strip(_EMPHASIS)):
        return ["", f"## {bare.strip(_EMPHASIS)}", ""]
    if is_heading_line(bare) or line.startswith(_NO_PROSE):
        return [line]
    return _answered_on_its_line(line, bare)


def _answered_on_its_line(line: str, bare: str) -> list[str]:
    at = min((at for mark in QUESTION_MARKS if (at := bare.find(mark)) > 0), default=-1)
    asked, told = bare[: at + 1].lstrip(_EMPHASIS), bare[at + 1 :]
    behind = told.lstrip(_EMPHASIS)
    ends = not asked.endswith("?") or told[:1].isspace() or told[:1] in tuple(_EMPHASIS)
    answers = any(map(str.isalnum, behind)) and not any(mark in behind for mark in QUESTION_MARKS)
    answers = answers and not behind.lstrip()[:1].islower()  # `Where's Wally? is a series of books.`
    if not (ends and answers and _opens_an_entry(asked)):
        return [line]
    return ["", f"## {asked}", "", behind.strip()]


def _opens_an_entry(asked: str) -> bool:
    """Tell whether it is one question of several words, in one sentence, as an entry has it."""
    first = asked.lstrip("¿¡ ")[:1]
    several = len(asked.split()) > 1 or (asked > "\u3000" and len(asked) >= _FEWEST_WIDE)
    return several and not first.islower() and is_question_heading(asked) and len(split_line(asked)) == 1


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
