"""Two documents that disagree, over the command line: which one answers, and what their owners are told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.acceptance.test_cli import errata

NEW = """---
title: Travel policy
effective_date: 2024-09-02
version: 3
supersedes: travel-2021.md
---
# Travel policy

Private cars are reimbursed at 45 pence a mile.
"""
OLD = "# Travel policy\n\nPrivate cars are reimbursed at 38 pence a mile.\n"
RULES = "# Office rules\n\nLast updated: 1 February 2023\n\nClaims are paid within 14 days of their approval.\n"
WIKI = "# Claims\n\nLast updated: 3 May 2025\n\nClaims are paid within 30 days of their approval.\n"


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    folder, documents = tmp_path_factory.mktemp("kept"), tmp_path_factory.mktemp("documents")
    (documents / "travel.md").write_text(NEW, encoding="utf-8")
    (documents / "travel-2021.md").write_text(OLD, encoding="utf-8")  # touched last, and older all the same
    assert errata(folder, "ingest", str(documents)).returncode == 0
    for collection, text in (("rules", RULES), ("wiki", WIKI)):
        (documents / f"{collection}.md").write_text(text, encoding="utf-8")
        assert errata(folder, "ingest", str(documents / f"{collection}.md"), "--collection", collection).returncode == 0
    return folder


def asked(home: Path, question: str, **settings: str) -> dict:
    done = errata(home, "ask", question, "--json", **settings)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


def test_what_supersedes_the_other_answers_and_the_other_is_named_with_its_date(home):
    told = asked(home, "How much is reimbursed per mile for a private car?")
    first, _, second = told["answer"].partition("A source that no longer holds says otherwise:")
    assert ("45 pence" in first, "38 pence" in second) == (True, True)
    assert told["outcome"] == "answered"
    shown = errata(home, "ask", "How much is reimbursed per mile for a private car?").stdout.decode()
    assert "Followed: Travel policy (v3, 2024-09-02); set aside: Travel policy (2021)." in shown


def test_the_operators_order_goes_before_dates(home):
    question = "When are claims paid after their approval?"
    by_date, by_rank = asked(home, question), asked(home, question, SOURCE_AUTHORITY="rules,wiki")
    assert by_date["answer"].startswith("Claims are paid within 30 days")
    assert by_rank["answer"].startswith("Claims are paid within 14 days")
    assert "A source of less authority says otherwise:" in by_rank["answer"]


def test_owners_are_told_of_both_sentences_and_of_what_wins(home):
    done = errata(home, "contradictions", "--json")
    told = json.loads(done.stdout)
    assert (done.returncode, told["found"], told["complete"]) == (0, 2, True)
    by_first = {one["goes_first"]: one for one in told["contradictions"]}
    travel = by_first["travel.md"]
    assert (travel["reason"], travel["firm"]) == ("archived", True)
    assert [s["date"] for s in travel["statements"]] == ["2024-09-02", "2021"]
    shown = errata(home, "contradictions").stdout.decode()
    assert "Private cars are reimbursed at 38 pence a mile." in shown
    assert "2 contradictions in 4 documents" in shown


def test_of_one_collection_only_its_own_and_an_unknown_one_is_refused(home):
    assert json.loads(errata(home, "contradictions", "--collection", "wiki", "--json").stdout)["found"] == 0
    unknown = errata(home, "contradictions", "--collection", "nope")
    assert (unknown.returncode, b"nope" in unknown.stderr) == (2, True)
