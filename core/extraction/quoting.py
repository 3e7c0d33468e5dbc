"""What of a source bears an answer out: the sentence or table row that its claim rests on, in its surroundings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from core.extraction.quoting_rows import rows_named
from core.extraction.tables import describe, is_row, read_rows
from core.indexing.readers.formats import PROGRAMS
from core.model import FACTS, Passage
from core.reading.characters import QUESTION_MARKS, has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.code_blocks import code_blocks
from core.reading.entries import is_question_heading, with_entries_as_headings
from core.reading.identifiers import is_code
from core.reading.list_marks import is_list_item
from core.reading.markdown_marks import is_heading_line, without_heading_mark
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.words import content_words

_FIGURE = 2.0
"""A figure that both hold tells more than a word."""
_MOST_PIECES = 400
_LONGEST_HEADING, _MOST_WORDS = 60, 8
_ABOUT_A_SENTENCE = " \"'“”„«».,;:!?。！？-*•>"


@dataclass(frozen=True, slots=True)
class Quote:
    """What a source says: `said` bears the answer out, `before` and `behind` stand around it.

    `section` is the heading above it within the passage, empty where there is none; `titled`: that is the title of all.
    """

    said: str
    before: str = ""
    behind: str = ""
    section: str = ""
    titled: bool = False


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    section: str
    row: bool = False
    titled: bool = False


def quote_of(answer: str, number: int, passage: Passage) -> Quote:
    """Return what source `number` says of the claims of an answer that cite it: a row with its columns' names.

    Of figures it is the rows themselves, not what was told of them. Where none of it has a word of them, its beginning.
    """
    claims = [without_marks(s.text) for s in sentences_of(answer) if number in s.cited]
    if passage.meta.file_type == FACTS and (rows := rows_named(claims, passage)):
        return Quote(rows[0], behind=rows[1] if len(rows) > 1 else "")
    if passage.meta.file_type.lower() in PROGRAMS and (lines := code_quoted(answer, passage)):
        return Quote("\n".join(lines))
    pieces = _pieces(passage.text, passage.meta.title or "")
    if not pieces:
        return Quote(passage.text)
    wanted = _terms(claims or [answer])
    at = max(range(len(pieces)), key=lambda n: (_repeated(pieces[n], claims), _held(pieces[n], wanted), -n))
    best = pieces[at]
    if best.row:
        return Quote(best.text, section=best.section, titled=best.titled)
    return Quote(best.text, _beside(pieces, at - 1), _beside(pieces, at + 1), best.section, best.titled)


def code_quoted(answer: str, passage: Passage) -> tuple[str, ...]:
    """Return the lines of a passage that an answer shows in its blocks of code, in the passage's order."""
    shown = {line.strip() for block in code_blocks(answer, indented=False) for line in block.lines}
    return tuple(line for line in passage.text.splitlines() if line.strip() in shown and any(map(str.isalnum, line)))


def _pieces(text: str, title: str) -> list[_Piece]:
    """Return sentences and rows in order, each with the heading above it; the title of the whole is none."""
    found: list[_Piece] = []
    section, titled = "", False
    for row, lines in groupby(_lines(with_entries_as_headings(text)), lambda line: is_row(line[0])):
        if row:
            rows = read_rows([line for line, _ in lines])
            found += [_Piece(describe(one), section, row=True, titled=titled) for one in rows]
            continue
        prose: list[str] = []
        for line, alone in lines:
            if is_heading_line(line) or (alone and (_reads_as_heading(line) or line.strip() == title)):
                found += _told("\n".join(prose), section, titled=titled)
                named = without_heading_mark(line).strip()
                section, prose, titled = "" if named == title else named, [], named == title
            else:
                prose.append(line)
        found += _told("\n".join(prose), section, titled=titled)
    return [piece for piece in found if piece.text.strip()][:_MOST_PIECES]


def _told(prose: str, section: str, *, titled: bool) -> Iterator[_Piece]:
    """A question is nothing that is told: it heads what answers it."""
    for sentence in sentences(prose):
        if is_question_heading(sentence):
            section, titled = sentence, False
        elif not sentence.endswith(QUESTION_MARKS):
            yield _Piece(sentence, section, titled=titled)


def _lines(text: str) -> list[tuple[str, bool]]:
    """Return each line, and whether it stands alone: blank lines about it, and more of the passage below."""
    lines = ["", *text.splitlines(), ""]
    return [
        (line, not (above.strip() or below.strip()) and at < len(lines) - 2)
        for at, (above, line, below) in enumerate(zip(lines, lines[1:], lines[2:], strict=False), start=1)
    ]


def _reads_as_heading(line: str) -> bool:
    """Tell whether a line alone is a heading: passages keep no hashes. It opens like a title, and nothing closes it."""
    said = line.strip()
    if not said or said[0].islower() or is_list_item(line) or ":" in said or "：" in said:
        return False
    words = said.split()
    figures = (word for word in words if has_digit(word))  # `INC-2207 Billing sent twice` is headed by a code
    short = len(said) <= _LONGEST_HEADING and len(words) <= _MOST_WORDS
    return said[-1].isalnum() and short and all(map(is_code, figures))


def _beside(pieces: Sequence[_Piece], at: int) -> str:
    return pieces[at].text if 0 <= at < len(pieces) and not pieces[at].row else ""


def _terms(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in content_words(text))


def _repeated(piece: _Piece, claims: Sequence[str]) -> int:
    """Return how many characters of a claim a piece has word for word, 0 where that is not most of the claim.

    What an answer quotes is proven by what it quotes, whatever else holds its words.
    """
    said = _plain(piece.text)
    both = [(said, claim) for claim in map(_plain, claims)]
    shared = [(min(len(one), len(claim)), len(claim)) for one, claim in both if one in claim or claim in one]
    return max((held for held, length in shared if held * 2 > length), default=0)


def _plain(text: str) -> str:
    return " ".join(text.split()).strip(_ABOUT_A_SENTENCE)


def _held(piece: _Piece, wanted: frozenset[str]) -> float:
    """Return how much of what is wanted a piece holds, with the question that it answers.

    Of two that hold as much, the shorter says it more plainly.
    """
    words = set(content_words(f"{piece.section} {piece.text}" if is_question_heading(piece.section) else piece.text))
    shared = sum(_FIGURE if has_digit(word) else 1.0 for word in words & wanted)
    return shared - len(words) / 1_000
