"""`errata eval` as a team runs it, in front of documents and in continuous integration."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.acceptance.test_cli import LEAVE, errata
from tests.places import EXAMPLES

LINES = (
    {
        "_id": "leave",
        "text": "How many days of paid leave do employees get?",
        "expected": "28 days",
        "sources": "leave.md",
    },
    {"_id": "expiry", "question": "When does unused leave expire?", "expected": "31 March"},
    {"_id": "moon", "text": "Who was the first person on the moon?", "outcome": "refused"},
)


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    folder, documents = tmp_path_factory.mktemp("kept"), tmp_path_factory.mktemp("documents")
    (documents / "leave.md").write_text(LEAVE, encoding="utf-8")
    assert errata(folder, "ingest", str(documents)).returncode == 0
    return folder


def questions(folder: Path, *lines: object) -> str:
    file = folder / "questions.jsonl"
    file.write_text("\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines), encoding="utf-8")
    return str(file)


def test_the_examples_are_all_answered_right_without_a_language_model(tmp_path):
    assert errata(tmp_path, "ingest", str(EXAMPLES / "knowledge")).returncode == 0
    assert errata(tmp_path, "facts", "import", str(EXAMPLES / "facts" / "aapl_metrics.csv")).returncode == 0
    done = errata(tmp_path, "eval", str(EXAMPLES / "evaluation.jsonl"), "--fail-under", "1")
    shown = done.stdout.decode()
    assert done.returncode == 0, shown + done.stderr.decode()
    assert "Not right" not in shown
    assert "refused rightly      3" in shown


def test_a_run_is_kept_and_the_next_one_compared_with_it(home, tmp_path):
    file, old = questions(tmp_path, *LINES), tmp_path / "old.json"
    first = errata(home, "eval", file, "--save", str(old), "--json")
    kept = json.loads(first.stdout)
    assert first.returncode == 0, first.stderr.decode()
    assert kept == json.loads(old.read_text(encoding="utf-8"))
    assert (kept["questions"], kept["right"], kept["refused_rightly"], kept["coverage"]) == (3, 2, 1, 0.6667)
    changed = questions(tmp_path, LINES[0] | {"expected": "30 days"}, *LINES[1:])
    second = errata(home, "eval", changed, "--compare", str(old), "--fail-under", "0.9")
    shown = second.stdout.decode()
    assert second.returncode == 1
    assert 'worse  leave How many days of paid leave do employees get?: does not say "30 days"' in shown
    assert second.stderr == b"", "no progress bar where nobody looks"


def test_wrong_answers_are_no_error_and_leave_no_trace(home, tmp_path):
    done = errata(home, "eval", questions(tmp_path, LINES[0] | {"expected": "30 days"}))
    assert done.returncode == 0
    assert b"Not right" in done.stdout
    with sqlite3.connect(home / "errata.db") as database:
        assert database.execute("SELECT count(*) FROM answer").fetchone() == (0,)


def test_bad_lines_are_named_and_the_rest_is_asked(home, tmp_path):
    bad = ["{broken", {"_id": "typo", "text": "x?", "expect": 5}, LINES[0], LINES[0]]
    bad += [{"_id": "void", "text": "?!"}, {"_id": "where", "text": "Leave?", "collection": "secrets"}]
    done = errata(home, "eval", questions(tmp_path, *bad), "--json")
    kept = json.loads(done.stdout)
    assert done.returncode == 1
    assert [result["_id"] for result in kept["results"]] == ["leave"]
    named = {error["error"].partition(":")[0]: error["_id"] for error in kept["errors"]}
    assert named == {"line 1": None, "line 2": "typo", "line 4": "leave", "line 5": "void", "line 6": "where"}


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "FILE"),
        (["{file}", "--collection", "secrets"], "secrets"),
        (["{file}", "--compare", "{file}"], "no evaluation"),
        (["{file}", "--save", "/none/there.json"], "/none/there.json"),
        (["{empty}"], "no questions"),
        (["{file}", "--fail-under", "80"], "fail-under"),
    ],
)
def test_wrong_usage_asks_nothing_and_exits_with_2(home, tmp_path, args, says):
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n", encoding="utf-8")
    names = {"file": questions(tmp_path, *LINES), "empty": str(empty)}
    done = errata(home, "eval", *(arg.format(**names) for arg in args))
    assert done.returncode == 2
    assert says in done.stderr.decode()
    assert done.stdout == b""
