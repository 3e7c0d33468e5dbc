"""How many patterns there are: most of what is read, the reading layer reads, or a plain method of text."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.places import ROOT

MOST = 200
"""Calls of `re` in the product; see the paragraph on patterns in CONTRIBUTING."""
MOST_OUTSIDE = 2.0
"""Of these, outside of `core/reading`, a thousand lines."""

_CALLS = frozenset({"compile", "match", "search", "fullmatch", "sub", "subn", "split", "findall", "finditer"})
_READING = ROOT / "core" / "reading"


def test_there_are_no_more_than_two_hundred_patterns():
    found = sum(map(_patterns_in, _modules()))
    assert found <= MOST, f"{found - MOST} too many: read it by what core/reading has, or do without another one"


def test_outside_of_the_reading_layer_patterns_are_few():
    outside = [path for path in _modules() if _READING not in path.parents]
    lines = sum(path.read_text(encoding="utf-8").count("\n") for path in outside)
    assert sum(map(_patterns_in, outside)) <= MOST_OUTSIDE * lines / 1_000


def _modules() -> list[Path]:
    return [path for package in ("core", "storage", "bots") for path in (ROOT / package).rglob("*.py")]


def _patterns_in(path: Path) -> int:
    """Calls of `re` that take a pattern: as many patterns, mostly."""
    text = path.read_text(encoding="utf-8")
    calls = (node.func for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)) if "re." in text else ()
    attributes = (called for called in calls if isinstance(called, ast.Attribute) and called.attr in _CALLS)
    return sum(isinstance(called.value, ast.Name) and called.value.id == "re" for called in attributes)
