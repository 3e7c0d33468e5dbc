"""A language stands in every table that has a row a language, in the product and in its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from core.reading.languages import READ
from tests.places import ROOT

CODES = frozenset(language.code for language in READ)
ENOUGH = 9
"""Languages that make a literal a table of languages: what is true of a few alone names fewer."""
# The tables that leave a language out, and why.
LEFT_OUT = {
    "_SAID": {"ar": "no platform shows its menus in Arabic"},
}


def rows(node: ast.AST) -> list[ast.expr]:
    """Return what may name the languages of a table: keys, items, or the first part of each item."""
    if isinstance(node, ast.Dict):
        return [key for key in node.keys if key is not None]
    if not isinstance(node, ast.Tuple | ast.List | ast.Set):
        return []
    return [item.elts[0] if isinstance(item, ast.Tuple) and item.elts else item for item in node.elts]


@cache
def tables() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """All tables of languages: where each is, what it is called, and the languages it has."""
    files = (file for folder in ("core", "storage", "bots", "tests") for file in sorted((ROOT / folder).rglob("*.py")))
    return tuple(
        (f"{file.relative_to(ROOT).as_posix()}:{node.lineno}", name, named)
        for file in files
        for name, node in literals(ast.parse(file.read_text(encoding="utf-8")))
        if len(named := CODES.intersection(row.value for row in rows(node) if isinstance(row, ast.Constant))) >= ENOUGH
    )


def literals(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Yield the literals of a module by the name each is kept under; empty where it has none."""
    kept = {
        id(one.value): ast.unparse(one.targets[0] if isinstance(one, ast.Assign) else one.target)
        for one in ast.walk(tree)
        if isinstance(one, ast.Assign | ast.AnnAssign) and one.value is not None
    }
    yield from ((kept.get(id(one), ""), one) for one in ast.walk(tree) if isinstance(one, ast.expr))


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_table_of_languages_has_a_row_for_each(code):
    """English is what others are told from, or held against: a table may do without it."""
    owing = [
        f"{where} {name}".rstrip()
        for where, name, named in tables()
        if code not in named | {"en"} and code not in LEFT_OUT.get(name, {})
    ]
    assert not owing, f"a row for {code} is owed in each of:\n" + "\n".join(owing)


def test_every_table_that_leaves_a_language_out_is_there_and_does():
    found = {name: named for _, name, named in tables() if name in LEFT_OUT}
    assert found.keys() == LEFT_OUT.keys()
    assert [name for name, named in found.items() if named & LEFT_OUT[name].keys()] == []
