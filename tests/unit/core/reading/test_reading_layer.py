"""Only `core/reading` knows how years, months, scales and citation marks are written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TypeGuard, get_args

import pytest

from core.reading.roles import Role
from tests.places import ROOT

PACKAGES = ("core", "bots", "storage")
CALLS = frozenset({"compile", "search", "match", "fullmatch", "sub", "subn", "split", "findall", "finditer"})

KINDS = {
    "year": re.compile(r"\(\?:19\|20\)|20\\d\{?2|20\\d\\d|\(19\|20\)|\[12\]\\d\{3\}|1\[5-9\]\|20"),
    "month": re.compile(r"\b(?:Jan|Feb|March|April|June|July|August|Septemb|Octob|Novemb|Decemb|januar|février)", re.I),
    "scale": re.compile(r"\b(?:thousand|[mb]illion|trillion|lakh|crore|mill?iarde?)", re.I),
    "mark": re.compile(r"\\\[\\?\^?\??\(?(?:\?:)?\\d(?:\{1,3\}|\+)?[^\]]{0,40}\\\]"),
}


def patterns(tree: ast.AST) -> Iterator[str]:
    """The constant parts of what is handed to `re`, f-strings and names bound to a string in the module included.

    What is handed to a function of the module that makes patterns of it counts as well.
    """
    bound = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    makers = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and makes_patterns(node)}
    for node in ast.walk(tree):
        if is_of_re(node):
            yield from constants(node.args[0], bound, 0)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
            for given in (*node.args, *(keyword.value for keyword in node.keywords)):
                yield from constants(given, bound, 0)


def is_of_re(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "re"
        and node.func.attr in CALLS
        and bool(node.args)
    )


def makes_patterns(function: ast.FunctionDef) -> bool:
    given = {arg.arg for arg in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)}
    made = (node.args[0] for node in ast.walk(function) if is_of_re(node))
    return any(isinstance(part, ast.Name) and part.id in given for first in made for part in ast.walk(first))


def constants(node: ast.AST, bound: dict[str, ast.expr], depth: int) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in bound and depth < 3:
            yield from constants(bound[part.id], bound, depth + 1)


def found_in(source: str) -> set[str]:
    parts = tuple(patterns(ast.parse(source)))
    return {kind for kind, sign in KINDS.items() if any(sign.search(part) for part in parts)}


def found() -> dict[str, set[str]]:
    return {
        path.relative_to(ROOT).as_posix(): kinds
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if "core/reading/" not in path.as_posix() and (kinds := found_in(path.read_text(encoding="utf-8")))
    }


def test_no_module_outside_the_reading_layer_reads_years_months_scales_or_marks_by_itself():
    assert found() == {}


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        (r're.compile(r"\b(?:19|20)\d\d\b")', "year"),
        (r're.search(rf"{X}(20\d{{2}})", text)', "year"),
        ('WORDS = "jan|feb"\nre.compile(WORDS)', "month"),
        (r're.sub(r"\d (?:million|billion)", "", text)', "scale"),
        (r're.findall(r"\[\d+\]", text)', "mark"),
        ('def rule(words):\n    return re.compile(rf"({words})")\nrule(r"in (?:19|20)\\d\\d")', "year"),
        (r're.compile(r"\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]")', "mark"),
    ],
)
def test_a_pattern_of_its_own_is_seen(source, kind):
    assert found_in(source) == {kind}


def test_what_is_no_pattern_is_left_alone():
    assert found_in('SAID = "5 million in March 2019 [1]"\nre.compile(r"[a-z]+")') == set()


ROLES = ("roles", "question_roles", "claim_roles", "plan_roles")


def test_every_part_that_words_can_play_is_asked_for_somewhere():
    data = ("core/reading/languages/", *(f"core/reading/{name}.py" for name in ROLES))
    sources = [
        path.read_text(encoding="utf-8").replace("'", '"')
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if not path.relative_to(ROOT).as_posix().startswith(data)
    ]
    assert [role for role in get_args(Role) if not any(f'"{role}"' in source for source in sources)] == []
