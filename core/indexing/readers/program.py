"""Python, TypeScript and JavaScript: functions and classes with their lines, and the modules they import."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import tree_sitter_javascript
import tree_sitter_python
import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

from core.indexing.documents import Block, Reading
from core.indexing.readers.decoding import decode
from core.indexing.readers.imports import python_imports, script_imports
from core.indexing.readers.limits import Limits

_GRAMMARS = {
    "python": tree_sitter_python.language,
    "javascript": tree_sitter_javascript.language,
    "typescript": tree_sitter_typescript.language_typescript,
    "tsx": tree_sitter_typescript.language_tsx,
}
CLASSES = frozenset(
    {"class_definition", "class_declaration", "abstract_class_declaration", "interface_declaration", "internal_module"}
)
FUNCTIONS = frozenset(
    {
        "function_definition", "function_declaration", "generator_function_declaration", "method_definition",
        "enum_declaration", "type_alias_declaration",
    }
)  # fmt: skip
_WRAPPERS = frozenset({"decorated_definition", "export_statement", "ambient_declaration", "expression_statement"})
_LONG_CLASS = 40


@dataclass(frozen=True, slots=True)
class _Part:
    """Rows `first` to `end` (exclusive, from 0) of the source, and the name they define."""

    first: int
    end: int
    name: str


def read(data: bytes, limits: Limits, language: str) -> Reading:
    """Return a code block a function, a short class, a method of a long one, and what stands between them.

    A name such as `Ledger.post` is the block's heading. Source that does not parse is read as far as it does.
    """
    text = decode(data)
    root = _parser(language).parse(text.encode()).root_node
    lines = text.split("\n")
    imports = python_imports(root) if language == "python" else script_imports(root)
    blocks = tuple(block for part in _parts(root, len(lines)) for block in _blocks(part, lines))
    file_type = "typescript" if language == "tsx" else language
    return Reading(file_type, blocks, imports=tuple(dict.fromkeys(imports)))


def parser_of(language: str) -> Parser | None:
    """Return what parses a language, None where there is no grammar of it."""
    return _parser(language) if language in _GRAMMARS else None


@cache
def _parser(language: str) -> Parser:
    return Parser(Language(_GRAMMARS[language]()))


def _blocks(part: _Part, lines: list[str]) -> Iterator[Block]:
    first, end = part.first, part.end
    while first < end and not lines[first].strip():
        first += 1
    while end > first and not lines[end - 1].strip():
        end -= 1
    if first == end:
        return
    text = "\n".join(lines[first:end])
    yield Block("code", text, line_start=first + 1, line_end=end, name=part.name)


def _parts(root: Node, count: int) -> Iterator[_Part]:
    """Yield named parts and the stretches between them, in order and without overlap."""
    at = 0
    for part in _definitions(root, ""):
        first = max(part.first, at)
        if first > at:
            yield _Part(at, first, "")
        if part.end > first:
            yield _Part(first, part.end, part.name)
        at = max(at, part.end)
    if at < count:
        yield _Part(at, count, "")


def _definitions(node: Node, outer: str) -> Iterator[_Part]:
    for child in node.children:
        inner = unwrapped(child)
        name = f"{outer}.{name_of(inner)}" if outer else name_of(inner)
        first, end = with_comment(child), child.end_point[0] + 1
        body = inner.child_by_field_name("body")
        if inner.type in CLASSES and body is not None and end - first > _LONG_CLASS:
            yield from _class(_Part(first, end, name), body)
        elif inner.type in CLASSES or inner.type in FUNCTIONS or holds_function(inner):
            yield _Part(first, end, name)


def _class(whole: _Part, body: Node) -> Iterator[_Part]:
    """A long class: its head, then its methods; what stands between them bears the class's name."""
    at = whole.first
    for method in _definitions(body, whole.name):
        if method.first > at:
            yield _Part(at, method.first, whole.name)
        yield method
        at = max(at, method.end)
    if at < whole.end:
        yield _Part(at, whole.end, whole.name)


def with_comment(node: Node) -> int:
    """Return the row where the comment right above a definition begins."""
    first, above = node.start_point[0], node.prev_sibling
    while above is not None and above.type == "comment" and above.end_point[0] == first - 1:
        first, above = above.start_point[0], above.prev_sibling
    return first


def unwrapped(node: Node) -> Node:
    """Look through decorators and `export`."""
    while node.type in _WRAPPERS:
        inner = node.child_by_field_name("definition") or node.child_by_field_name("declaration")
        inner = inner or next((c for c in node.named_children if c.type in CLASSES | FUNCTIONS | _WRAPPERS), None)
        if inner is None:
            return node
        node = inner
    return node


def holds_function(node: Node) -> bool:
    """`const add = (a, b) => ...` is a function with a name."""
    if node.type not in {"lexical_declaration", "variable_declaration"}:
        return False
    values = (declarator.child_by_field_name("value") for declarator in node.named_children)
    return any(value is not None and value.type in {"arrow_function", "function_expression"} for value in values)


def name_of(node: Node) -> str:
    """Return the name that a node defines, empty where it has none."""
    named = node.child_by_field_name("name")
    if named is None and node.type.endswith("_declaration") and node.named_children:
        named = node.named_children[0].child_by_field_name("name")
    text = named.text.decode(errors="replace") if named is not None and named.text else ""
    return " ".join(text.split())
