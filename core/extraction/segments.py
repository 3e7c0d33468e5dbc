"""Passages cut into what can be quoted: sentences, list items, table rows and pieces of source code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from core.extraction.cleaning import gives_orders, readable
from core.extraction.code import pieces
from core.extraction.statements import statement_rows
from core.extraction.tables import Row, describe, is_row, read_rows
from core.indexing.readers.formats import MARKDOWN, PROGRAMS
from core.model import IMPORT_GRAPH, LINK, SCHEMA, Passage
from core.reading.code_blocks import code_blocks
from core.reading.detection import language_of
from core.reading.entries import is_question_heading, with_entries_as_headings
from core.reading.file_names import name_in_words
from core.reading.identifiers import is_code, named_apart
from core.reading.lexicon import opens_with, words_of
from core.reading.list_marks import is_list_item, without_list_mark
from core.reading.markdown_marks import is_heading_line, without_front_matter
from core.reading.sentences import joined_lines, split_line
from core.reading.unit_lines import unit_line
from core.text.orders import parted

_LONGEST = 700
_LONGEST_CODE = 1_200
_MOST_ORDERS = 0.34  # of a passage: a handbook may quote one
_CODE = "\ue000"
_LONGEST_ABOVE = 300  # characters above a table in which its unit is said
_MOST_IN_A_PASSAGE = 200
_OPENING, _OPENING_UNPARTED = 4, 8  # words, or characters of what is written without blanks
# A heading of a script without capitals: characters where it puts no blanks, words elsewhere.
_LONGEST_WIDE, _MOST_WORDS, _FIRST_WIDE = 12, 5, "\u1100"


@dataclass(frozen=True, slots=True)
class Segment:
    """Something to quote. `source` is the passage's number, from 1, `position` its place in the passage.

    `unit` is what a line or bracket above a table says that its figures are in.
    `kind` is sentence, item, row, heading or code; `context` says what it is about (title, headings, the line that
    introduces a list), `heading` the nearest one below the title; `group` tells items
    of one list, or sentences of one paragraph, from those of another.
    """

    text: str
    source: int
    kind: str
    position: int
    context: str = ""
    heading: str = ""
    group: int = 0
    row: Row | None = None
    unit: str = ""


def segments(passages: Sequence[Passage]) -> list[Segment]:
    """Return the segments of all passages, in order; what speaks to a language model is left out."""
    return [segment for number, passage in enumerate(passages, 1) for segment in _of_passage(passage, number)]


def _of_passage(passage: Passage, number: int) -> list[Segment]:
    is_code = passage.meta.file_type.lower() in PROGRAMS and passage.meta.chunk_method not in (
        IMPORT_GRAPH,
        LINK,
        SCHEMA,
    )
    cut = _code(passage) if is_code else _Cutter(passage).cut()
    found = parted(passage.text)
    if len(found.orders) > _MOST_ORDERS * (len(found.orders) + len(found.told)):
        return []  # what else it says was written by whoever gives the orders
    ordered = " ".join(readable(found.orders).split())
    kept = [replace(s, source=number) for s in cut if any(map(str.isalnum, s.text)) and not _is_order(s.text, ordered)]
    return kept[:_MOST_IN_A_PASSAGE]


def _is_order(text: str, ordered: str) -> bool:
    """It speaks to a language model, or goes on with what does."""
    return gives_orders(text) or (bool(ordered) and text in ordered)


def about(passage: Passage, section: str | None = None) -> str:
    """Return whose a passage is, its title and section, which its text need not repeat, and its file's name.

    `section` takes the place of the one that the passage begins in.
    """
    stem = name_in_words(passage.meta.source_file.rpartition("/")[2])
    said = passage.meta.subject
    known = f"{passage.meta.title} {passage.meta.section} {stem}".casefold()
    told = (said.company, said.product, said.place, said.audience)
    whose = " ".join(part for part in told if part and part.casefold() not in known)
    section = passage.meta.section if section is None else section
    return " > ".join(part for part in (whose, passage.meta.title, section, stem) if part)


def _code(passage: Passage) -> list[Segment]:
    # Questions about code use words that the code itself does not, and say its names as words.
    kind = (
        "table columns schema"
        if passage.meta.file_type.lower() == "sql"
        else "function code returns parameters arguments takes raises"
    )
    texts = [text[:_LONGEST_CODE] for text in pieces(passage)]
    return [
        Segment(text, 0, "code", at, f"{about(passage)} {kind} {named_apart(text)}") for at, text in enumerate(texts)
    ]


class _Cutter:
    """Reads a passage line by line and remembers the heading and the list's lead-in."""

    def __init__(self, passage: Passage) -> None:
        self.text = _with_code_marked(
            with_entries_as_headings(without_front_matter(passage.text)),
            indented=passage.meta.file_type.lower() == MARKDOWN,
        )
        self.about = about(passage)
        # Below a heading of its own, a passage is no longer of the section it begins in.
        ends = passage.meta.section and language_of(self.text) not in ("", "en")
        self.of_document = about(passage, section="") if ends else self.about
        self.titles = {part.strip() for part in self.about.split(" > ")}
        self.title = (passage.meta.title or "").strip()
        self.heading = ""
        self.lead_in = ""
        self.above = ""
        self.group = 0

    def cut(self) -> list[Segment]:
        found: list[Segment] = []
        for row, lines in groupby(statement_rows(self.text.splitlines()), key=lambda part: part[1]):
            found += self._statement(row) if row else self._blocks(joined_lines("\n".join(line for line, _ in lines)))
        return [replace(segment, position=i) for i, segment in enumerate(found)]

    def _statement(self, row: Row) -> list[Segment]:
        return [replace(self._segment(describe(row), "row"), row=row)]

    def _blocks(self, lines: list[str]) -> Iterator[Segment]:
        for tabular, block in groupby(lines, key=is_row):
            if tabular:
                yield from self._table(list(block))
                continue
            for line in block:
                self.above = f"{self.above}\n{line}"[-_LONGEST_ABOVE:]
                yield from self._line(line)

    def _table(self, lines: list[str]) -> Iterator[Segment]:
        self.group += 1
        unit = unit_line(f"{self.about.replace(' > ', chr(10))}\n{self.above}")
        for row in read_rows(lines):
            segment = self._segment(describe(row), "row")
            yield replace(segment, row=row, context=f"{segment.context} > {row.section}", unit=unit)
        self.above = ""

    def _line(self, line: str) -> Iterator[Segment]:
        if line.startswith(_CODE):  # `# 28 days` is a comment there, and heads nothing
            yield self._segment(readable(line.replace(_CODE, " ")), "sentence")
        elif line in self.titles or _is_heading(line):
            self.heading, self.lead_in = readable(line), ""
            self.group += 1
            yield self._segment(self.heading, "heading")
        elif is_list_item(line):
            yield from self._item(readable(without_list_mark(line)))
        else:
            yield from self._prose(line)

    def _item(self, text: str) -> Iterator[Segment]:
        """In other languages than English, where no model reads which part is meant, sentence by sentence."""
        for part in split_line(text) if language_of(text) not in ("", "en") else [text]:
            yield self._segment(part, "item")

    def _prose(self, line: str) -> Iterator[Segment]:
        self.group += 1
        spoken_of = ""
        for sentence in _whole_answers(split_line(line)):
            quote = readable(sentence)
            self.lead_in = quote if quote.endswith((":", "：")) else ""
            found = self._segment(quote, "sentence")
            if not _opens_with_a_pronoun(quote):
                spoken_of = opening_of(quote)
            elif spoken_of:
                found = replace(found, context=f"{found.context} > {spoken_of}")
            yield found

    def _segment(self, text: str, kind: str) -> Segment:
        about = self.of_document if self.heading and self.heading not in self.titles else self.about
        context = " > ".join(part for part in (about, self.heading, self.lead_in) if part)
        heading = "" if self.heading == self.title else self.heading
        return Segment(text[:_LONGEST], 0, kind, 0, context, heading, self.group)


def _with_code_marked(text: str, *, indented: bool) -> str:
    """Return a text with a sign before each line of a block of code, and without the fences."""
    lines = text.splitlines()
    for block in code_blocks(text, indented=indented):
        fences = block.end - block.first - len(block.lines)
        code = [f"{_CODE}{line}" if line.strip() else line for line in block.lines]
        lines[block.first : block.end] = ["", *code, ""] if fences else code
    return "\n".join(lines)


def _whole_answers(found: Sequence[str]) -> Iterator[str]:
    """Join `Yes.` and its like to the sentence that says what is meant."""
    waiting = ""
    for sentence in found:
        waiting = f"{waiting} {sentence}".strip()
        if len(waiting.split()) > 1 or not waiting.isascii():
            yield waiting
            waiting = ""
    if waiting:
        yield waiting


def _opens_with_a_pronoun(sentence: str) -> bool:
    """`It opens at nine`, `On Saturdays it is open`: its first words name nothing that the sentence is about."""
    language = language_of(sentence)
    if opens_with("opening_pronoun", sentence, language):
        return True
    known = words_of("opening_pronoun", language=language or "en")
    return any(word.casefold() in known for word in sentence.split()[1:_OPENING])


def opening_of(sentence: str) -> str:
    """Return what a sentence opens with: what `it` at the front of the next one stands for is among it."""
    words = sentence.split()
    return " ".join(words[:_OPENING]) if len(words) > 1 else sentence[:_OPENING_UNPARTED]


def _is_heading(line: str) -> bool:
    # Chunks have no marks for headings: a short line that begins like a title and ends in a word is one; so is the
    # question above an answer.
    if is_heading_line(line):
        return True
    if is_question_heading(line) and not line[:1].islower() and not is_list_item(line):
        return len(split_line(line)) == 1
    if line.upper() == line.lower() and not is_list_item(line):  # scripts without capitals
        few = len(line) <= _LONGEST_WIDE if line[0] > _FIRST_WIDE else len(line.split()) <= _MOST_WORDS
        return (
            few
            and line[-1].isalnum()
            and line[-1] not in "다요까"
            and not any(c.isdigit() or c in ":：،,、" for c in line)
        )
    if not line[:1].isupper() or is_list_item(line):
        return False
    words = line.split()
    figures = (word for word in words if any(map(str.isdigit, word)))
    return line[-1].isalnum() and len(words) <= 7 and ":" not in line and all(map(is_code, figures))
