"""What a piece of source code defines: each function and class with its signature, its documentation and its body."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from core.indexing.readers.program import (
    CLASSES,
    FUNCTIONS,
    holds_function,
    name_of,
    parser_of,
    unwrapped,
    with_comment,
)


@dataclass(frozen=True, slots=True)
class Definition:
    """Lines of a function or class: `head` is decorators, comments above and signature, `doc` its docstring.

    `body` is the rest, of a class without its methods, which are definitions of their own (`RefundPolicy.refundable`).
    """

    name: str
    head: tuple[str, ...]
    doc: tuple[str, ...]
    body: tuple[str, ...]
    first: int
    end: int


def definitions(text: str, language: str) -> tuple[Definition, ...]:
    """Return what a text of Python, TypeScript or JavaScript defines, in order; () of any other language."""
    parser = parser_of(language)
    if parser is None:
        return ()
    root = parser.parse(text.encode()).root_node
    return tuple(_of(root, text.encode().decode(errors="replace").split("\n"), ""))


def _of(node: Node, lines: list[str], outer: str) -> Iterator[Definition]:
    for child in node.named_children:
        inner = unwrapped(child)
        name = f"{outer}.{name_of(inner)}" if outer else name_of(inner)
        body = inner.child_by_field_name("body")
        if inner.type in CLASSES and body is not None:
            methods = list(_of(body, lines, name))
            yield _definition(child, body, lines, name, methods)
            yield from methods
        elif inner.type in FUNCTIONS or holds_function(inner):
            yield _definition(child, body, lines, name, [])


def _definition(node: Node, body: Node | None, lines: list[str], name: str, inside: list[Definition]) -> Definition:
    first, end = with_comment(node), node.end_point[0] + 1
    begins = _begins(node, body)
    documented = _doc_end(body, begins)
    taken = {row for method in inside for row in range(method.first, method.end)}
    rest = tuple(lines[row] for row in range(documented, end) if row not in taken and lines[row].strip())
    return Definition(name, tuple(lines[first:begins]), tuple(lines[begins:documented]), rest, first, end)


def _begins(node: Node, body: Node | None) -> int:
    """Return the row behind the signature."""
    if body is None:
        return node.start_point[0] + 1
    same_row = body.type == "statement_block" or body.start_point[0] == node.start_point[0]
    return body.start_point[0] + 1 if same_row or body.type.endswith("_body") else body.start_point[0]


def _doc_end(body: Node | None, begins: int) -> int:
    """Return the row behind the docstring, `begins` where there is none."""
    first = body.named_children[0] if body is not None and body.named_children else None
    said = first is not None and (first.type == "string" or _is_string(first))
    if first is None or not said or first.start_point[0] < begins:
        return begins
    return first.end_point[0] + 1


def _is_string(node: Node) -> bool:
    return node.type == "expression_statement" and bool(node.named_children) and node.named_children[0].type == "string"
