"""Questions that a document may answer, made of what it says: asked headings, terms, table rows, sections. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby, islice, pairwise
from pathlib import PurePath

from bots.languages import say
from bots.manners.chat_words import ALL, asks_by_word, plain
from core.extraction.segments import segments
from core.extraction.tables import Row, is_row, name_columns, read_rows
from core.model import Passage
from core.reading.characters import has_digit, has_letter
from core.reading.column_names import column_in_words
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import words_of
from core.reading.list_marks import without_list_mark
from core.reading.periods import dates_in, named_periods
from core.reading.phrases import FALLBACK
from core.text.printable import legible

_ASKS = ("?", "？", "؟")
_CUT = ("…", "...")
_LONGEST, _SHORTEST = 120, 8  # characters of a heading that is asked as it stands
_LONGEST_NAME, _SHORTEST_NAME = 48, 3
_MOST_OF_A_COLUMN = 3  # words
_LOWERED = frozenset({FALLBACK, "es", "nl", "pt"})  # where a heading stands within the question, and nouns are small
_MARKS = ".,;:!?()"
_CODE_ENDS = ",;|"
_READ_FOR_LANGUAGE = 5  # passages
_WITHIN = frozenset({FALLBACK})  # where a column's name stands within the question, not at its front
_LONGEST_TERM, _MOST_WORDS = 40, 4
_SAID_OF_A_TERM = 25  # characters that tell what a term means, at least
_TERM_ENDS = ("**: ", ":** ", "** - ", "** – ", "** — ", "**：")


Ways = tuple[str, ...]
"""How one thing may be asked, the most natural way first: what is refused in one is tried in the next."""


def candidates(
    title: str, passages: Sequence[Passage], forms: Collection[str] = (), language: str = FALLBACK
) -> list[Ways]:
    """Return questions in the document's own language, those that it surely answers first, each once.

    `forms` are headings that name a part which many documents have: nobody asks what one says about that. `language` is
    what the other documents are in, for one that tells none itself, such as a table: nothing is made where that is ''.
    """
    language = told_in(passages) or language
    if not language:
        return [(asked,) for asked in dict.fromkeys(_asked(passages))]
    subject = title.partition(":")[0].strip()
    rows = (ways for column, row in _cells(subject, passages) if (ways := _of_cell(column, row, language)))
    named = (h for h in (*_headings(subject, passages), *_terms(passages)) if h not in forms)
    about = (_of_heading(subject, heading, passages, language) for heading in named)
    asked = ((question,) for question in _asked(passages))
    return list(dict.fromkeys([*asked, *_one_of_each(rows, about)]))


def told_in(passages: Sequence[Passage]) -> str:
    """Return the language that a document is in, or '': codes, such as a column of `DE`, `FR`, are words of none."""
    words = (word for passage in passages[:_READ_FOR_LANGUAGE] for word in passage.text.split())
    return language_of(" ".join(word for word in words if not word.strip(_CODE_ENDS).isupper()))


def _of_cell(column: str, row: str, language: str) -> Ways:
    """Ask for a cell; nothing where a time would be asked for what is called by a name: `the Gale Log in Q4`."""
    periods = named_periods(row)
    of_a_time = bool(periods.years or periods.quarters)
    if of_a_time and language in _WITHIN and column.istitle() and " " in column and not language_of(column):
        return ()
    phrase = "ask of period" if of_a_time else "ask of cell"
    return (say(phrase, language, column=_in_a_sentence(column, language), row=row),)


def _of_heading(title: str, heading: str, passages: Iterable[Passage], language: str) -> Ways:
    """Ask what there is to know; where the document has a title that people would say, what that one says, too."""
    inside = language in _LOWERED and not any(_is_named(heading, passage.text) for passage in passages)
    told = _in_a_sentence(heading, FALLBACK) if inside else heading
    short = say("ask of subject", language, heading=told)
    return (short, say("ask of heading", language, title=title, heading=told)) if _is_title(title) else (short,)


def _is_named(heading: str, text: str) -> bool:
    """Tell whether a heading begins with a name: its first word keeps its capital within a sentence."""
    first = heading.split()[0]
    lines = (line.split() for line in legible(text).splitlines())
    pairs = (pair for line in lines for pair in pairwise(line))
    return any(word.strip(_MARKS) == first and before[-1:].islower() for before, word in pairs)


def _in_a_sentence(label: str, language: str) -> str:
    """Return a column's name as it is written within a sentence: `Power` is `power`, and `SKU` stays."""
    known = BY_CODE.get(language)
    keeps = known is None or known.nouns_in_capitals or language not in _WITHIN
    return label if keeps or label[1:] != label[1:].lower() else label[:1].lower() + label[1:]


def _is_title(title: str) -> bool:
    """Tell whether a document is called by what a person would call it, not by the name of a file."""
    return " " in title and "__" not in title and not PurePath(title).suffix[1:].isalnum()


def _asked(passages: Iterable[Passage]) -> Iterator[str]:
    """A heading that is a question, as pages of frequent questions have them."""
    for section in sections(passages):
        if section.endswith(_ASKS) and _SHORTEST <= len(section) <= _LONGEST:
            yield section


def _headings(title: str, passages: Iterable[Passage]) -> Iterator[str]:
    """Headings that name a subject, but for those that say the title again or were cut off."""
    whole = title.casefold()
    for section in sections(passages):
        again = section.casefold() in whole or (whole and whole in section.casefold())
        if not (again or section.endswith((*_ASKS, *_CUT))) and _is_heading(section):
            yield section


def _is_heading(section: str) -> bool:
    """Tell whether a heading names a subject: it is no clause (`What we changed`), number, or in capitals all over."""
    language = language_of(section)
    clause = asks_by_word(plain(section), frozenset({language} if language else ALL))
    numbered = section.split()[0].endswith((".", ")"))
    return _is_name(section) and not (has_digit(section) or section.isupper() or clause or numbered)


def sections(passages: Iterable[Passage]) -> list[str]:
    """Return the innermost heading of each passage, and those within it: a short document is one passage."""
    found: dict[str, None] = {}
    for passage in passages:
        within = [legible(one.text).strip() for one in segments([passage]) if one.kind == "heading"]
        innermost = legible(passage.meta.section or "").rsplit(" > ", 1)[-1].strip()
        found |= dict.fromkeys(heading for heading in (innermost, *within) if heading)
    return list(found)


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
    """Columns and rows of tables that hold a figure where they meet: of rows that are alone in being called so."""
    parts = [
        read_rows(list(lines))
        for passage in passages
        for together, lines in groupby(legible(passage.text).splitlines(), is_row)
        if together
    ]
    told = {(row.header, row.cells): row for rows in parts for row in rows}
    called = Counter((row.header, row.name.casefold()) for row in told.values())
    for rows in parts:
        # Not the first: it may be all there is to see of the table, and not a sum at its end.
        named = (row for row in rows[len(rows) // 2 :] if called[row.header, row.name.casefold()] == 1)
        for row in islice(named, 1):
            yield from _cell(subject, row)


def _cell(subject: str, row: Row) -> Iterator[tuple[str, str]]:
    names = name_columns(row.cells)
    if len(row.cells) == len(("property", "value")):  # of what, the title says
        if _is_figure(row.cells[1]) and _is_column(_bare(row.name)) and _is_title(subject):
            yield _bare(row.name), subject
        return
    for at, (label, value) in enumerate(zip(row.header, row.cells, strict=False)):
        column = _bare(label)
        if at < min(names, default=0) or at in names:
            continue  # what stands before the name counts or dates the rows
        if _is_figure(value) and _is_column(column) and not _is_a_key(column) and _is_name(row.name):
            yield column, row.name
            return


def _is_figure(value: str) -> bool:
    """Tell whether a cell holds a figure, and no day or year: nobody asks for the `joined` of somebody."""
    return has_digit(value) and not dates_in(value) and not named_periods(value).years


def _is_a_key(label: str) -> bool:
    """`Week`, `Date`, `Number`: tells a row from others, and is no attribute that anybody asks for."""
    said = label.casefold()
    return any(said in words_of("table_identifier", "calendar_word", language=code) for code in BY_CODE)


def _is_column(label: str) -> bool:
    """Tell whether a column's name is one that is asked for: a noun or two, in the singular where that can be told."""
    words = label.split()
    language = language_of(label)
    idle = {word for code in ({language} if language else BY_CODE) for word in BY_CODE[code].stop_words.split()}
    many = label.isascii() and any(word.endswith("s") and not word.endswith("ss") for word in words)
    told = (
        len(words) <= _MOST_OF_A_COLUMN and not any(mark in label for mark in "/&,") and not (many or has_digit(label))
    )
    return _is_name(label) and told and all(word.lower() not in idle for word in words)


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


def _one_of_each(*sources: Iterator[Ways]) -> Iterator[Ways]:
    """Take from each in turn: questions that are not all of one kind."""
    going = list(sources)
    while going:
        for source in list(going):
            try:
                yield next(source)
            except StopIteration:
                going.remove(source)
