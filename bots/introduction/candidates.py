"""Questions that a document may answer, made of what it says: asked headings, terms, table rows, sections. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from bots.languages import say
from core.extraction.tables import Row, is_row, name_columns, read_rows
from core.model import Passage
from core.reading.characters import has_digit, has_letter
from core.reading.column_names import column_in_words
from core.reading.detection import language_of
from core.reading.list_marks import without_list_mark
from core.text.printable import legible

_ASKS = ("?", "？", "؟")
_LONGEST, _SHORTEST = 120, 8  # characters of a heading that is asked as it stands
_LONGEST_NAME, _SHORTEST_NAME = 48, 3
_LONGEST_TERM, _MOST_WORDS = 40, 4
_SAID_OF_A_TERM = 25  # characters that tell what a term means, at least
_TERM_ENDS = ("**: ", ":** ", "** - ", "** – ", "** — ", "**：")


def candidates(title: str, passages: Sequence[Passage], forms: Collection[str] = ()) -> list[str]:
    """Return questions in the document's own language, those that it surely answers first, each once.

    `forms` are headings that name a part which many documents have: nobody asks what one says about that.
    """
    language = language_of(" ".join(passage.text for passage in passages[:5]))
    subject = title.partition(":")[0]
    rows = (say("ask of cell", language, column=_bare(c), row=r) for c, r in _cells(subject, passages))
    terms = (say("ask of term", language, term=term) for term in _terms(passages))
    about = (
        say("ask of heading", language, title=subject, heading=h) for h in _headings(title, passages) if h not in forms
    )
    return list(dict.fromkeys([*_asked(passages), *_one_of_each(rows, about), *terms]))


def _asked(passages: Iterable[Passage]) -> Iterator[str]:
    """A heading that is a question, as pages of frequent questions have them."""
    for section in sections(passages):
        if section.endswith(_ASKS) and _SHORTEST <= len(section) <= _LONGEST:
            yield section


def _headings(title: str, passages: Iterable[Passage]) -> Iterator[str]:
    for section in sections(passages):
        if section != title and not section.endswith(_ASKS) and _is_name(section) and not has_digit(section):
            yield section


def sections(passages: Iterable[Passage]) -> list[str]:
    """Return the innermost heading of each passage."""
    paths = (legible(passage.meta.section or "") for passage in passages)
    return list(dict.fromkeys(path.rsplit(" > ", 1)[-1].strip() for path in paths if path.strip()))


def _terms(passages: Iterable[Passage]) -> Iterator[str]:
    """What stands in bold at the head of a line, and is explained behind a colon or a dash."""
    for line in (line for passage in passages for line in legible(passage.text).splitlines()):
        bare = without_list_mark(line.strip())
        if not bare.startswith("**"):
            continue
        end = min((at for mark in _TERM_ENDS if (at := bare.find(mark)) > 0), default=0)
        term, said = bare[2:end], bare[end:]
        words = len(term.split())
        if has_letter(term) and len(term) <= _LONGEST_TERM and words <= _MOST_WORDS and len(said) > _SAID_OF_A_TERM:
            yield term


def _cells(subject: str, passages: Iterable[Passage]) -> Iterator[tuple[str, str]]:
    """Columns and rows of tables that hold a figure where they meet."""
    for passage in passages:
        for together, lines in groupby(legible(passage.text).splitlines(), is_row):
            rows = read_rows(list(lines)) if together else []
            # Not the first: it may be all there is to see of the table, and not a sum at its end.
            for row in rows[len(rows) // 2 :][:1]:
                yield from _cell(subject, row)


def _cell(subject: str, row: Row) -> Iterator[tuple[str, str]]:
    names = name_columns(row.cells)
    if len(row.cells) == len(("property", "value")):  # of what, the title says
        if has_digit(row.cells[1]) and _is_name(row.name):
            yield row.name, subject
        return
    for at, (label, value) in enumerate(zip(row.header, row.cells, strict=False)):
        if at not in names and has_digit(value) and _is_name(label) and _is_name(row.name):
            yield label, row.name
            return


def _bare(label: str) -> str:
    """Return a column's name without its unit in brackets: nobody asks for the `Price (GBP)`."""
    label = column_in_words(label)
    bare = label.partition("(")[0].strip() if label.rstrip().endswith(")") else label
    return bare if _is_name(bare) else label


def _is_name(text: str) -> bool:
    return has_letter(text) and _SHORTEST_NAME <= len(text) <= _LONGEST_NAME


def asks_itself(question: str, passages: Iterable[Passage]) -> bool:
    """Say whether a question stands in the document as it is: nothing made by us is asked as well."""
    return question in set(_asked(passages))


def _one_of_each(*sources: Iterator[str]) -> Iterator[str]:
    """Take from each in turn: questions that are not all of one kind."""
    going = list(sources)
    while going:
        for source in list(going):
            try:
                yield next(source)
            except StopIteration:
                going.remove(source)
