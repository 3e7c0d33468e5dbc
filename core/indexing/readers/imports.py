"""The modules a source file names, as written."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

_DEEPEST = 200


def python_imports(root: Node) -> Iterator[str]:
    """Yield dotted names: `a.b` of `import a.b`, `.c` and `.c.d` of `from .c import d` (d may be a module)."""
    for node in _walk(root, {"import_statement", "import_from_statement"}):
        if node.type == "import_statement":
            yield from (_dotted(name) for name in node.children_by_field_name("name"))
        else:
            yield from _from(node)


def script_imports(root: Node) -> Iterator[str]:
    """Yield the quoted source of `import`, `export ... from`, `require(...)` and `import(...)`."""
    for node in _walk(root, {"import_statement", "export_statement", "call_expression"}):
        if node.type == "call_expression":
            yield from _called(node)
        else:
            source = node.child_by_field_name("source")
            if source is not None:
                yield _text(source).strip("\"'`")


def _from(node: Node) -> Iterator[str]:
    module = node.child_by_field_name("module_name")
    if module is None:
        return
    base = _text(module).replace(" ", "")
    yield base
    for name in node.children_by_field_name("name"):
        yield f"{base}{_dotted(name)}" if base.endswith(".") else f"{base}.{_dotted(name)}"


def _called(node: Node) -> Iterator[str]:
    function = node.child_by_field_name("function")
    arguments = node.child_by_field_name("arguments")
    if function is None or arguments is None or _text(function) not in {"require", "import"}:
        return
    first = arguments.named_children[0] if arguments.named_children else None
    if first is not None and first.type == "string":
        yield _text(first).strip("\"'`")


def _dotted(node: Node) -> str:
    named = node.child_by_field_name("name") if node.type == "aliased_import" else node
    return _text(named) if named is not None else ""


def _text(node: Node) -> str:
    return node.text.decode(errors="replace") if node.text else ""


def _walk(root: Node, kinds: set[str]) -> Iterator[Node]:
    stack = [(root, 0)]
    while stack:
        node, depth = stack.pop()
        if node.type in kinds:
            yield node
        if depth < _DEEPEST:
            stack.extend((child, depth + 1) for child in reversed(node.named_children))
