"""All the patterns of the product: those compiled in its modules, and those written into its calls of `re`."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGES = ("bots", "core", "storage")
_CALLS = frozenset({"compile", "search", "match", "fullmatch", "sub", "subn", "split", "findall", "finditer"})
_ONE_START = frozenset({"match", "fullmatch"})
_PLAIN = (str, bytes, int, float, ModuleType)  # what holds no patterns
# What is escaped and put into a pattern at run time is plain words; these stand for it.
_WORDS = "aa bb"


@dataclass(frozen=True)
class Found:
    """A pattern, where it stands, and how it is used: a search begins anew at every character."""

    where: str
    pattern: re.Pattern[Any]
    mode: str


@dataclass
class _Uses:
    """What the sources do with the names that patterns are kept under."""

    methods: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    borrowed: set[tuple[str, str]] = field(default_factory=set)
    inline: list[Found] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


def all_patterns() -> list[Found]:
    """Every pattern once a use: by the module that holds it, in containers and classes too, and by the call."""
    uses = _uses()
    found: dict[tuple[Any, int, str], Found] = {}
    for module in modules():
        for name, pattern in _held(module):
            if (module.__name__, name) in uses.borrowed:
                continue  # it is met where it is made
            for mode in _modes(uses.methods.get((module.__name__, name), {"search"})):
                key = (pattern.pattern, pattern.flags, mode)
                found.setdefault(key, Found(f"{module.__name__}.{name}", pattern, mode))
    for each in uses.inline:
        found.setdefault((each.pattern.pattern, each.pattern.flags, each.mode), each)
    return list(found.values())


def unknown_patterns() -> list[str]:
    """Calls of `re` whose pattern can't be read from the source: each would escape the proof."""
    return _uses().unknown


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules of the product but the schema's history and what runs when imported."""
    names = []
    for package in PACKAGES:
        root = importlib.import_module(package)
        names += [package, *(m.name for m in pkgutil.walk_packages(root.__path__, f"{package}."))]
    return tuple(importlib.import_module(n) for n in names if not n.endswith("__main__") and ".migrations" not in n)


def _modes(methods: set[str]) -> set[str]:
    return methods if methods <= _ONE_START else {"search"}


def _held(module: ModuleType) -> Iterator[tuple[str, re.Pattern[Any]]]:
    for name, value in vars(module).items():
        for pattern in _inside(value, module.__name__, set()):
            yield name, pattern


def _inside(value: Any, module: str, met: set[int]) -> Iterator[re.Pattern[Any]]:
    if isinstance(value, re.Pattern):
        yield value
        return
    if id(value) in met or isinstance(value, _PLAIN):
        return
    met.add(id(value))
    for part in _parts(value, module):
        if not isinstance(part, _PLAIN):
            yield from _inside(part, module, met)


def _parts(value: Any, module: str) -> list[Any]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        return list(value)
    if isinstance(value, type):
        return list(vars(value).values()) if value.__module__ == module else []
    if callable(value) and hasattr(value, "__wrapped__"):
        return [value.__wrapped__]
    if type(value).__module__.split(".")[0] in PACKAGES:
        slots = (getattr(value, s, None) for s in getattr(type(value), "__slots__", ()))
        return [*getattr(value, "__dict__", {}).values(), *slots]
    closure = getattr(value, "__closure__", None)
    return [c.cell_contents for c in closure] if closure and value.__module__ == module else []


@cache
def _uses() -> _Uses:
    uses = _Uses()
    for module in modules():
        if module.__file__:
            _Reader(module, uses).visit(ast.parse(Path(module.__file__).read_text(encoding="utf-8")))
    return uses


class _Reader(ast.NodeVisitor):
    """Reads one module: the calls of `re` in it, and what is done with patterns kept under a name."""

    def __init__(self, module: ModuleType, uses: _Uses) -> None:
        self.module = module
        self.uses = uses
        self.depth = 0
        self.origins: dict[str, tuple[str, str]] = {}
        self.constants: list[dict[str, str]] = []

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            kept_as = alias.asname or alias.name
            self.origins[kept_as] = (node.module or "", alias.name)
            self.uses.borrowed.add((self.module.__name__, kept_as))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the name that `ast` looks for

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        if isinstance(called, ast.Name) and called.id == "standing_alone" and self.depth:
            self.uses.unknown.append(f"{self.module.__name__}:{node.lineno} {ast.unparse(node)[:100]}")
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            if called.value.id == "re" and called.attr in _CALLS:
                self._call_of_re(called.attr, node)
            elif called.attr == "match" and len(node.args) > 1:
                self._use(called.value.id, "match from a place")
            else:
                self._use(called.value.id, called.attr)
            for part in (*node.args, *(k.value for k in node.keywords)):
                self.visit(part)
            return
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        # `NAME.pattern` composes another pattern, which is met where it is compiled.
        if not (isinstance(node.value, ast.Name) and node.attr in ("pattern", "flags")):
            self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            self._use(node.id, "handed on")

    def _use(self, name: str, method: str) -> None:
        self.uses.methods.setdefault(self.origins.get(name, (self.module.__name__, name)), set()).add(method)

    def _call_of_re(self, method: str, node: ast.Call) -> None:
        if method == "compile" and not self.depth:
            return  # it is kept by the module, and met there
        where = f"{self.module.__name__}:{node.lineno}"
        text = self._text(node.args[0])
        if text is None:
            self.uses.unknown.append(f"{where} {ast.unparse(node)[:100]}")
            return
        mode = method if method in _ONE_START else "search"
        self.uses.inline.append(Found(where, re.compile(text, self._flags(node)), mode))

    def _flags(self, node: ast.Call) -> int:
        flags = 0
        for part in (*node.args[1:], *(k.value for k in node.keywords if k.arg == "flags")):
            for name in ast.walk(part):
                if isinstance(name, ast.Attribute) and ast.unparse(name.value) == "re":
                    flags |= getattr(re, name.attr) if name.attr.isupper() else 0
        return flags

    def _text(self, node: ast.expr) -> Any:
        """A pattern's text, words put in for what is escaped; None where it can't be told."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            value = getattr(self.module, node.id, None)
            return value if isinstance(value, str) else None
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "re.escape":
            return re.escape(_WORDS)
        if isinstance(node, ast.Attribute) and node.attr == "pattern" and isinstance(node.value, ast.Name):
            value = getattr(self.module, node.value.id, None)
            return value.pattern if isinstance(value, re.Pattern) else None
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return self._joined([node.left, node.right])
        if isinstance(node, ast.JoinedStr):
            return self._joined([v.value if isinstance(v, ast.FormattedValue) else v for v in node.values])
        return None

    def _joined(self, nodes: list[ast.expr]) -> str | None:
        parts = [self._text(n) for n in nodes]
        return None if None in parts else "".join(parts)
