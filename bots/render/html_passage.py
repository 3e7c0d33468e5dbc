"""A passage as HTML: its tables as tables, code as code, and what bears an answer out marked within it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bots.render.html_text import PROVING, cleaned, code_html, plain_markdown
from bots.render.passage_formats import code_language, is_written, join_lines, lines_and_tables, with_table_rules
from core.model import PassageMeta
from core.reading.amounts import read_amounts
from core.reading.identifiers import named_apart
from core.reading.marks import without_marks
from core.reading.words import content_words
from core.text.printable import legible

_OPEN, _CLOSE = "\ue000", "\ue001"  # for private use: no reader lets them through, and they are taken out below
_RULE = "---"
_LEAST_OF_ROW = 0.5  # share of what is said that a row must hold to be marked


def passage_html(text: str, meta: PassageMeta, said: str, code: Collection[str] = (), told: str = "") -> str:
    """Return a passage; `said` is the sentence or row of it that bears the answer out, which is marked.

    With a row those are that hold further figures of what the answer `told`, below the one that it told of that row.

    So are the lines of `code` that the answer shows; of source code otherwise those that hold most words of `said`.
    """
    shown = legible(_without_front_matter(text) if is_written(meta) else text).replace(_OPEN, "").replace(_CLOSE, "")
    if language := code_language(meta):
        marked = code_html(shown, language, _proving(shown.splitlines(), code, said))
        return f"<pre><code>{marked}</code></pre>"
    renderer = plain_markdown_once() if is_written(meta) else _lines_and_tables()
    tokens = renderer.parse(with_table_rules(shown))
    if not _mark_sentence(tokens, said):
        _mark_rows(tokens, said, told)
    _mark_code(tokens, code)
    join_lines(tokens, meta, inner_of)
    html = renderer.renderer.render(tokens, renderer.options, {})
    return cleaned(html.replace(_OPEN, "<mark>").replace(_CLOSE, "</mark>"))


def _without_front_matter(text: str) -> str:
    """Return a text without what stands between rules above it: that tells of the document, and is no part of it."""
    lines = text.splitlines()
    if not lines or lines[0].rstrip() != _RULE:
        return text
    ends = next((at for at, line in enumerate(lines[1:], start=1) if line.rstrip() == _RULE), 0)
    named = all(":" in line or line[:1] in (" ", "-", "#") or not line.strip() for line in lines[1:ends])
    return "\n".join(lines[ends + 1 :]).lstrip("\n") if ends and named else text


@cache
def plain_markdown_once() -> MarkdownIt:
    """Return the renderer of what was written as Markdown, or read as such."""
    return plain_markdown()


@cache
def _lines_and_tables() -> MarkdownIt:
    """Return the renderer of what is no Markdown."""
    return lines_and_tables(plain_markdown())


def _mark_sentence(tokens: Sequence[Token], said: str) -> bool:
    """Mark a sentence where it stands, also across the ends of its lines; False where it stands nowhere."""
    for text in _runs(tokens):
        whole = " ".join(child.content for child in text)
        at = whole.find(said) if said else -1
        if at < 0:
            continue
        start = 0
        for child in text:
            first, last = max(at - start, 0), min(at + len(said) - start, len(child.content))
            if first < last:
                inner = child.content
                child.content = f"{inner[:first]}{_OPEN}{inner[first:last]}{_CLOSE}{inner[last:]}"
            start += len(inner_of(child)) + 1
        return True
    return False


def _proving(lines: Sequence[str], code: Collection[str], said: str) -> frozenset[int]:
    """Return which lines of code, from 0, bear an answer out."""
    shown = {line.strip() for line in code}
    found = frozenset(at for at, line in enumerate(lines) if line.strip() in shown)
    wanted = set(content_words(named_apart(said)))
    if found or not wanted:
        return found
    held = [len(wanted.intersection(content_words(named_apart(line)))) for line in lines]
    most = max(held, default=0)
    return frozenset(at for at, count in enumerate(held) if count == most) if most else frozenset()


def _mark_code(tokens: Sequence[Token], code: Collection[str]) -> None:
    """Mark the lines of blocks of code that an answer shows: the renderer is told which."""
    for token in tokens:
        if token.type in ("fence", "code_block"):
            token.meta = {PROVING: _proving(token.content.splitlines(), code, "")}


def inner_of(child: Token) -> str:
    """Return a token's text without the signs that mark it."""
    return child.content.replace(_OPEN, "").replace(_CLOSE, "")


def _runs(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Yield the texts of each paragraph or cell, line by line."""
    for token in tokens:
        if token.children:
            yield [child for child in token.children if child.type == "text"]


def _mark_rows(tokens: Sequence[Token], said: str, told: str) -> None:
    """Mark the row that holds most of what is said; it is told with its columns' names, so that words are compared."""
    wanted = set(content_words(said))
    rows = [(_held(tokens[at:], wanted), -at) for at, token in enumerate(tokens) if token.type == "tr_open"]
    best, at = max(rows, default=(0.0, 0))
    if best >= _LEAST_OF_ROW:
        for row in (-at, *_told_as_well(tokens, -at, told)):
            tokens[row].attrSet("class", "proof")


def _told_as_well(tokens: Sequence[Token], best: int, told: str) -> list[int]:
    """Return further rows of a table whose figure, in a column that was told of the best one, was told, too.

    Of several with one figure it is those that are called by name, where any is.
    """
    said = {value for one in read_amounts(without_marks(told)) for value in (one.value, one.coefficient)}
    first = max(at for at in range(best) if tokens[at].type == "table_open")
    last = next(at for at in range(best, len(tokens)) if tokens[at].type == "table_close")
    rows = [at for at in range(first, last) if tokens[at].type == "tr_open"]
    own = _figures(tokens, best)
    found: dict[float, list[int]] = defaultdict(list)
    for at in rows:
        for mine, other in zip(own, _figures(tokens, at), strict=False):
            if mine in said and other in said and mine != other:
                found[other].append(at)
    named = _named(tokens, rows, told)
    return [at for alike in found.values() for at in (named.intersection(alike) or alike)]


def _named(tokens: Sequence[Token], rows: Sequence[int], told: str) -> set[int]:
    """Return the rows that a text calls by a word of their first cell which not all of them have."""
    words = {at: set(content_words(inner_of(tokens[at + 2]))) for at in rows}
    everywhere = set.intersection(*words.values())
    wanted = set(content_words(told)) - everywhere
    return {at for at, its in words.items() if its & wanted}


def _figures(tokens: Sequence[Token], row: int) -> list[float | None]:
    """Return the figure of each cell of a row that holds one alone."""
    end = next(at for at in range(row, len(tokens)) if tokens[at].type == "tr_close")
    cells = [read_amounts(inner_of(token)) for token in tokens[row:end] if token.type == "inline"]
    return [found[0].value if len(found) == 1 else None for found in cells]


def _held(tokens: Sequence[Token], wanted: set[str]) -> float:
    end = next((at for at, token in enumerate(tokens) if token.type == "tr_close"), len(tokens))
    if not wanted or any(token.type == "th_open" for token in tokens[:end]):
        return 0.0
    words = {word for token in tokens[:end] if token.children for word in content_words(token.content)}
    return len(words & wanted) / max(len(words), 1) if words else 0.0
