"""What checks find wrong is told in the answer's language: every reason is a phrase, to its last word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import checks
from core.reading.languages import READ
from core.reading.retold import retold

FILLED = "①"
NAMED = frozenset(("reason", "why", "no_rise", "no_fall"))
MADE = frozenset(("Fault", "_Fault", "faulty", "Misstatement"))
NAMING = frozenset(("_Step",))
"""What makes a reason behind which the word is named."""
RETURNED = frozenset(("_reason", "_off", "_otherwise"))
ABROAD = [language for language in READ if language.code != "en"]


def written(node: ast.AST) -> Iterator[str]:
    """The texts that an expression may be, what is filled in as one sign; none of a hint, which has marks or stops."""
    if isinstance(node, ast.IfExp):
        yield from (*written(node.body), *written(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else FILLED for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def told(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id in NAMED for t in node.targets):
            yield node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE:
            yield from node.args
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMING:
            naming = [ast.Constant(f": {FILLED}")]
            yield from (ast.JoinedStr([arg, *naming]) for arg in node.args if isinstance(arg, ast.Constant))
        elif isinstance(node, ast.FunctionDef) and node.name in RETURNED:
            yield from (r.value for r in ast.walk(node) if isinstance(r, ast.Return) and r.value is not None)


def reasons() -> list[str]:
    found = set[str]()
    for file in Path(checks.__file__).parent.rglob("*.py"):
        for node in told(ast.parse(file.read_text(encoding="utf-8"))):
            found.update(
                text for text in written(node) if text.count(" ") > 1 and not re.search('[`"]|^[A-Z]|[.]$', text)
            )
    return sorted(found)


def test_the_reasons_of_checks_are_found():
    assert len(reasons()) > 30


@pytest.mark.parametrize("language", ABROAD, ids=lambda language: language.code)
def test_a_reason_is_told_in_the_language_of_the_answer(language):
    assert [reason for reason in reasons() if retold(reason, language.code) == reason] == []


@pytest.mark.parametrize("language", [x for x in ABROAD if x.script != "latin"], ids=lambda language: language.code)
def test_no_word_of_a_reason_is_left_in_english(language):
    assert [told for reason in reasons() if re.search("[A-Za-z]{2}", told := retold(reason, language.code))] == []


def test_what_stands_the_other_way_round_is_told_in_german():
    told = retold("the evidence has it the other way round: Hunde sind im Haus nicht erlaubt.", "de")
    assert told == "in den Belegen steht es umgekehrt: Hunde sind im Haus nicht erlaubt."
