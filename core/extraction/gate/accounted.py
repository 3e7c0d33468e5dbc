"""Whether what would be quoted accounts for the words of a question: a row must say all, a sentence most of them.

A row is a figure with a label, and a label that lacks a word of the question is mostly a neighbour's: `Trading
operating profit` where `operating profit after impairments` is asked for. The figure alone does not show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from functools import lru_cache
from itertools import combinations

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.extraction.gate.telling import says_of_it
from core.extraction.segments import Segment
from core.extraction.tables import Row, is_row
from core.model import Passage
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.file_names import name_in_words
from core.reading.lexicon import speaks_of
from core.reading.roles import Role
from core.reading.superlatives import superlative_of
from core.reading.time_lengths import without_spans
from core.reading.words import words

_MORE_THAN = 0.5
_TOO_FEW = 3
"""Words of a question that may all be said otherwise: `How much vacation do I get?`, of annual leave."""
# What is done with figures is told by columns (`Change`), or by what is made of them; how it is said is no label's.
_DONE: tuple[Role, ...] = (
    *("plan_rise", "plan_fall", "plan_change", "plan_by_how_much", "percent", "plan_percent"),
    "how_measured",
)
_JOINS: tuple[Role, ...] = ("also", "table_or")


def rows_that_account(question: str, pool: Sequence[Segment], passages: Sequence[Passage]) -> list[Segment]:
    """Return the segments without rows that leave a word of the question out, and without siblings of better ones.

    Only of questions in English: of other languages' inflection and compounds too little is known to be sure. There,
    one row is no answer to what is asked of several: the highest of them, or what two of them come to.
    """
    if not _is_read(question):
        rows_alone = _is_of_several(question, [s.row for s in pool if s.row is not None])
        return [s for s in pool if s.row is None or not rows_alone(s.row)]
    asked = _words_of(question)
    others = _named_beside(asked, pool) if _names_beside(question) else {}
    kept = [s for s in pool if s.row is None or _accounts(asked, s, s.row, passages, others)]
    rows = [(s, s.row) for s in kept if s.row is not None]
    exact = {(s.source, named) for s, row in rows if (named := _named(asked, row)) and not asked.unasked(row.name)}
    alike = _told_apart(question, rows)
    better = {id(s) for s, row in rows if id(s) in alike and not _has_a_better_sibling(asked, s.source, row, exact)}
    return [s for s in kept if s.row is None or id(s) in better]


def _is_of_several(question: str, rows: Sequence[Row]) -> Callable[[Row], bool]:
    """Tell of a row whether it leaves open what a question in another language than English asks of several."""
    code = language_of(question)
    if code in ("", ENGLISH):
        return lambda row: False
    if (most := superlative_of(question, code)) is not None:
        return lambda row: most.term not in " ".join((*row.cells, *row.header, row.section)).casefold()
    if not speaks_of("sum", question, code):
        alike = _said_alike(AskedWords(question, code), rows)
        return lambda row: alike(row) if speaks_of("question_word", question, code) else False
    parts = any(row.name.casefold() in question.casefold() for row in rows if not _is_total(row.name, code))
    return lambda row: parts or not _is_total(row.name, code)


def _said_alike(asked: AskedWords, rows: Sequence[Row]) -> Callable[[Row], bool]:
    """Tell of a row whether others of its table say the same of the question: one of them is none of the others."""
    said = Counter((row.header, held) for row in rows if (held := asked.held(" ".join(row.cells))))
    return lambda row: said[row.header, asked.held(" ".join(row.cells))] > 1


def _is_total(name: str, code: str) -> bool:
    return speaks_of("sum", name, code) or speaks_of("opens_total", name)


_Table = tuple[int, int]


def _named_beside(asked: AskedWords, pool: Sequence[Segment]) -> dict[_Table, frozenset[int]]:
    """What rows of each table are called, of which the question asks of several: `of the Skiff and Schooner plans`."""
    named: dict[_Table, frozenset[int]] = {}
    for s in pool:
        if s.row is not None:
            named[s.source, s.group] = named.get((s.source, s.group), frozenset()) | asked.held(s.row.name)
    return named


def _accounts(
    asked: AskedWords, segment: Segment, row: Row, passages: Sequence[Passage], others: Mapping[_Table, frozenset[int]]
) -> bool:
    """One cell of it, with its heading and what its row is called, says all: those beside it are of other things.

    Where one thing is named beside another (`the price and the supplier`), two cells do.
    """
    around = _around(asked, segment, passages) | asked.held(segment.context)
    words = " ".join(cell for cell in row.cells if not has_digit(cell))
    beside = around | asked.held(" ".join((row.name, words, row.section, *row.sections, *row.header[:1])))
    left = asked.every - beside
    if asked.held(row.name):
        left -= others.get((segment.source, segment.group), frozenset())
    headings = zip(row.header, row.cells, strict=False)
    if not asked.every and not says_of_it(asked.text, " ".join((row.name, words, row.section, *row.header))):
        return False
    said = [asked.held(f"{heading} {cell}") for heading, cell in headings if cell]
    pairs = combinations(said, 2) if _names_beside(asked.text) else ()
    return not left or any(left <= one for one in said) or any(left <= one | other for one, other in pairs)


def _names_beside(question: str) -> bool:
    return any(speaks_of(role, question) for role in _JOINS)


def _told_apart(question: str, rows: Sequence[tuple[Segment, Row]]) -> set[int]:
    """Of rows of one name in one passage, those whose section says most of the question, its months among them.

    None where several say as much: `Open market purchases` stands below each month.
    """
    said = frozenset(words(question))
    named: dict[tuple[int, int, str], list[tuple[int, Segment, Row]]] = {}
    for segment, row in rows:
        told = len(said.intersection(words(" ".join((row.section, *row.sections)))))
        named.setdefault((segment.source, segment.group, row.name), []).append((told, segment, row))
    found: set[int] = set()
    for group in named.values():
        most = max(told for told, _, _ in group)
        best = [(segment, row) for told, segment, row in group if told == most]
        sections = {row.sections or (row.section,) for _, row in best}
        found |= (
            {id(segment) for segment, _ in best} if len(sections) == 1 or not has_digit(best[0][1].section) else set()
        )
    return found


def _has_a_better_sibling(asked: AskedWords, source: int, row: Row, exact: Set[tuple[int, frozenset[int]]]) -> bool:
    """Another row of its passage is called by the same words of the question, or more, and by no other ones."""
    named = _named(asked, row)
    beyond = bool(named) and asked.unasked(row.name) > 0
    return beyond and any(at == source and named <= other for at, other in exact)


def _named(asked: AskedWords, row: Row) -> frozenset[int]:
    return asked.held(f"{row.name} {row.section}")


def most_accounts(question: str, segment: Segment, passages: Sequence[Passage]) -> bool:
    """Tell whether a sentence, with its headings and the name of its document, says most words of a longer question."""
    if segment.row is not None or not _is_read(question):
        return True
    asked = _words_of(question)
    whole = asked.every
    return len(whole) < _TOO_FEW or len(whole & _held(asked, segment, passages)) > _MORE_THAN * len(whole)


def _is_read(question: str) -> bool:
    return (language_of(question) or ENGLISH) == ENGLISH


@lru_cache(maxsize=64)
def _words_of(question: str) -> AskedWords:
    _, bare = without_spans(question)
    return AskedWords(bare, ENGLISH, _DONE)


def _held(asked: AskedWords, segment: Segment, passages: Sequence[Passage]) -> Set[int]:
    return asked.held(f"{segment.text} {segment.context}") | _around(asked, segment, passages)


def _around(asked: AskedWords, segment: Segment, passages: Sequence[Passage]) -> Set[int]:
    """What names the document, and the lines of the passage that are no rows: captions, and whose table it is."""
    passage = passages[segment.source - 1]
    meta = passage.meta
    about = meta.subject
    said = f"{meta.title or ''} {name_in_words(meta.source_file)} {meta.section or ''} {about.company} {about.product}"
    lines = () if segment.row is None else (line for line in passage.text.splitlines() if not is_row(line))
    return asked.held(f"{said} {about.place} {' '.join(lines)}")
