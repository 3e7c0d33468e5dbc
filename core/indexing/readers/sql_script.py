"""SQL: a block a statement; a table's definition says its columns in words too."""

from __future__ import annotations

from collections.abc import Iterator

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError
from sqlglot.tokenizer_core import Token, TokenType

from core.indexing.documents import Block, Reading
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits

_LONGEST_PARSED = 20_000


def read(data: bytes, limits: Limits) -> Reading:
    """Return the statements with their lines; a script that can't be tokenised is one block."""
    text = decode(data)
    return Reading("sql", tuple(_blocks(text)))


def _statements(text: str) -> Iterator[tuple[int, int]]:
    """Yield (start, end) of each statement; a comment belongs to the statement after it."""
    try:
        tokens = sqlglot.tokenize(text)
    except SqlglotError:
        yield 0, len(text)
        return
    start = 0
    for token in tokens:
        if token.token_type == TokenType.SEMICOLON:
            yield start, _line_end(text, token)
            start = _line_end(text, token)
    yield start, len(text)


def _line_end(text: str, token: Token) -> int:
    """A comment behind the semicolon belongs to its statement."""
    end = text.find("\n", token.end)
    rest = text[token.end + 1 : end if end >= 0 else len(text)].strip()
    return (end if end >= 0 else len(text)) if rest.startswith("--") or not rest else token.end + 1


def _blocks(text: str) -> Iterator[Block]:
    line, position = 1, 0
    for start, end in _statements(text):
        body = text[start:end]
        first = start + len(body) - len(body.lstrip())
        body = body.strip()
        line += text.count("\n", position, first)
        position = first
        if body.strip("; \n"):
            name, schema = _definition(body)
            yield Block("code", body, line_start=line, line_end=line + body.count("\n"), name=name, caption=schema)


def _definition(statement: str) -> tuple[str, str]:
    """Return the name of what a statement creates, and `Table orders: id INT, total DECIMAL(10, 2)`."""
    if "create" not in statement[:2000].lower() or len(statement) > _LONGEST_PARSED:
        return "", ""
    try:
        parsed = next(iter(sqlglot.parse(statement, error_level=sqlglot.ErrorLevel.IGNORE)), None)
    except (SqlglotError, RecursionError):
        return "", ""
    if not isinstance(parsed, exp.Create) or parsed.this is None:
        return "", ""
    named = parsed.find(exp.Table)
    name = named.name if named else ""
    columns = [f"{column.name} {column.args.get('kind') or ''}".strip() for column in parsed.find_all(exp.ColumnDef)]
    kind = str(parsed.args.get("kind") or "").capitalize()
    return name, f"{kind} {name}: {', '.join(columns)}" if name and columns else ""
