"""Blocks of code of documents in an answer: as they were written, line by line, below what leads to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from core.extraction.cleaning import gives_orders, readable
from core.extraction.composing import cite, code_block
from core.indexing.readers.formats import MARKDOWN, PROGRAMS
from core.model import Draft, Passage
from core.reading.code_blocks import FENCES, CodeBlock, code_blocks
from core.reading.marks import marks, written
from core.reading.sentences import sentences
from core.text.orders import parted

_MOST_LINES: Final = 40
_ELIDED: Final = "..."
_LONGEST_LEAD: Final = 1_500  # characters before a block in which what leads to it is looked for
_LEADS: Final = (":", "：")


def with_code_as_written(draft: Draft, passages: Sequence[Passage]) -> Draft:
    """Return a draft in which blocks of code stand as their document has them, not as one line of prose.

    A sentence that leads to one (`run these commands:`) is told with it. What speaks to a language model stays out.
    """
    text = draft.text
    for number in draft.cited:
        passage = passages[number - 1] if 0 < number <= len(passages) else None
        if passage is None or passage.meta.file_type.lower() in PROGRAMS:
            continue
        for block in blocks_of(passage):
            text = _restored(text, block, number, passage)
    return draft if text == draft.text else replace(draft, text=text.strip())


def blocks_of(passage: Passage) -> list[CodeBlock]:
    """Return the blocks of code of a passage that is no source code itself."""
    return code_blocks(passage.text, indented=passage.meta.file_type.lower() == MARKDOWN)


def _restored(text: str, block: CodeBlock, number: int, passage: Passage) -> str:
    told = [quoted for flat in _flat(block) if (quoted := cite(flat, number)) in text]
    lead = _lead(block, passage)
    leads = bool(lead) and cite(lead, number) in text
    if not (told or leads) or not block.lines or _speaks_to_a_model(block):
        return text
    shown = "\n".join(_shown(block)).replace(FENCES[0], "")
    if leads:
        body = lead.rstrip("".join(_LEADS)).rstrip()
        fenced = code_block(shown, number, passage).rpartition("\n")[0]
        text = text.replace(cite(lead, number), f"{body} {written([number])}:\n\n{fenced}\n\n", 1)
    else:
        text = text.replace(told[0], f"\n\n{code_block(shown, number, passage)}\n\n", 1)
    for quoted in told:
        text = text.replace(quoted, "", 1)
    before, fence, behind = text.partition(f"{FENCES[0]}\n{shown}\n{FENCES[0]}")
    return f"{before.rstrip(' ')}{fence}{_line_below(behind)}"


def _line_below(behind: str) -> str:
    """Return what follows a block: on a line of its own, without blanks that were around what stood there."""
    head, gap, rest = behind.partition("\n\n")
    return f"{head}{gap}{rest.strip()}"


def _flat(block: CodeBlock) -> Iterator[str]:
    """Yield what segments make of a block: each run of its lines, on one line."""
    for filled, run in groupby(block.lines, key=lambda line: bool(line.strip())):
        if filled:
            yield readable(" ".join(run))


def _lead(block: CodeBlock, passage: Passage) -> str:
    before = "\n".join(passage.text.splitlines()[: block.first])[-_LONGEST_LEAD:]
    last = readable(next(iter(reversed(sentences(before))), ""))
    return last if last.endswith(_LEADS) else ""


def _speaks_to_a_model(block: CodeBlock) -> bool:
    """Or holds what would be read as a citation: `argv[1]`."""
    text = "\n".join(block.lines)
    return gives_orders(" ".join(text.split())) or bool(parted(text).orders) or bool(marks(text))


def _shown(block: CodeBlock) -> Sequence[str]:
    return block.lines if len(block.lines) <= _MOST_LINES else (*block.lines[:_MOST_LINES], _ELIDED)
