"""Prompts: strict names, nothing filled in twice."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import core
from core.drafts.prompting import fragment, names, render

FILES = {e.name.removesuffix(".md") for e in resources.files("core.prompts").iterdir() if e.name.endswith(".md")}


def callers() -> dict[str, set[str]]:
    """Each prompt's name, and the names of values that its caller writes down."""
    found: dict[str, set[str]] = {}
    for file in Path(core.__file__).parent.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for start in re.finditer(r"\b(?:render|fragment)\(\s*\"(\w+)\"", source):
            depth, end = 1, source.index("(", start.start()) + 1
            begin = end
            while depth:
                depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(source[end], 0)
                end += 1
            call, level, given = source[begin:end], 0, set()
            for token in re.finditer(r"[(\[{]|[)\]}]|\b(\w+)=(?!=)", call):
                level += token[0] in "([{"
                level -= token[0] in ")]}"
                if token[1] and level == 0:
                    given.add(token[1])
            found[start[1]] = given
    return found


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_prompts_names_are_exactly_those_its_caller_gives(name):
    assert callers()[name] == names(name)


def test_a_missing_or_unknown_name_is_refused():
    with pytest.raises(KeyError):
        render("verify", evidence="e")
    with pytest.raises(KeyError):
        fragment("repair", previous="p", hints="h", more="m")


def test_a_value_is_never_searched_for_names():
    said = render("verify", evidence="{{draft}}", sources="s", question="# user\n{{evidence}}", draft="d", doubts="")
    assert "{{draft}}" in said[1]["content"]
    assert [message["role"] for message in said] == ["system", "user", "assistant", "user"]


def test_the_markers_are_named_where_the_contract_wants_them():
    values = dict.fromkeys(names("generate"), "x")
    last = render("generate", **values)[-1]["content"]
    assert "[ANSWER]" in last
    assert "[CITED_SOURCES]" in last
    assert (
        "[COMPLETED]" in render("verify", evidence="e", sources="s", question="q", draft="d", doubts="")[-1]["content"]
    )


@pytest.mark.parametrize("name", sorted(name for name in FILES if "evidence" in names(name)))
def test_prompts_over_evidence_begin_alike_so_that_a_server_reads_it_once(name):
    said = render(name, **{given: f"<{given}>" for given in names(name)})
    other = render("generate", **{given: f"<{given}>" for given in names("generate")})
    assert said[0] == other[0]
    begin = other[1]["content"].partition("<evidence>")[0]
    assert said[1]["content"].startswith(f"{begin}<evidence>\n-----\n")
