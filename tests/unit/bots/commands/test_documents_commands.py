"""Documents found, shown and taken out by what people call them; input that is no such file."""

from __future__ import annotations

import json
import subprocess

import pytest
from typer.testing import CliRunner

from bots.cli import app
from bots.commands.common import read_jsonl
from bots.commands.documents import summary
from bots.commands.named_documents import meant
from bots.render.snippet import beginning, snippet
from core.errors import NotFound, Unreadable
from core.indexing.attached import passages_of_text
from core.indexing.entries import matching
from core.indexing.ingest_report import IngestReport, Skipped
from core.indexing.manifests import MANIFEST
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.ports import DocumentEntry


def entry(path: str, root: str = "/shelf", file_type: str = "markdown") -> DocumentEntry:
    return DocumentEntry("default", path, "h", "s", 1, file_type, root=root)


SHELF = [entry("hr/leave.md"), entry("hr/pay/rates.md"), entry("it.md"), entry("r1", "/shelf/rules.jsonl", "jsonl")]


@pytest.mark.parametrize(
    ("named", "paths"),
    [
        ("it.md", ["it.md"]),
        ("hr", ["hr/leave.md", "hr/pay/rates.md"]),
        ("hr/", ["hr/leave.md", "hr/pay/rates.md"]),
        ("/shelf/hr/pay", ["hr/pay/rates.md"]),
        ("*.md", ["hr/leave.md", "hr/pay/rates.md", "it.md"]),
        ("rules.jsonl", ["r1"]),
        ("rates.md", ["hr/pay/rates.md"]),
        ("pay/rates.md", ["hr/pay/rates.md"]),
        ("h", []),
        ("", []),
    ],
)
def test_documents_are_named_by_path_folder_glob_or_file(named, paths):
    assert [found.path for found in matching(SHELF, named)] == paths


def test_a_snippet_is_the_sentence_that_was_looked_for():
    text = "The office opens at nine. Private cars are reimbursed at 45 pence a mile. Trains are booked early."
    assert snippet("pence per mile", text) == "Private cars are reimbursed at 45 pence a mile."
    assert snippet("nothing of it", text) == "The office opens at nine."


def test_a_snippet_is_rather_a_sentence_or_a_row_than_the_heading_above_it():
    assert snippet("leave", "Leave\n\nAnnual leave\n\nAll get 27 days of leave.") == "All get 27 days of leave."
    assert snippet("laptop", "Laptops\n\n| item | price |\n|---|---|\n| laptop | 900 |") == "laptop · 900"
    assert snippet("leave", "Leave") == "Leave"


def test_a_passage_is_shown_without_the_signs_of_markdown():
    table = "| Zone | Fee |\n|---|--:|\n| North | **45** |"
    text = f"## Leave\n\nAll get **28 days** of `leave`.\n\n{table}\n\n```sh\nls -l\n```"
    assert beginning(text, 200) == "Leave All get 28 days of leave. Zone · Fee North · 45 ls -l"
    assert beginning(text, 12) == "Leave All g…"
    assert snippet("leave", "Every employee gets **28 days** of leave.") == "Every employee gets 28 days of leave."


def test_a_file_of_another_kind_is_one_error(tmp_path):
    file = tmp_path / "README.md"
    file.write_text("# A title\n" * 200)
    with pytest.raises(Unreadable, match="is no file of JSON objects"):
        list(read_jsonl(file))


def test_some_bad_lines_before_a_good_one_are_bad_lines(tmp_path):
    file = tmp_path / "lines.jsonl"
    file.write_text("oops\n" * 9 + '{"_id": 1}\n' + "oops\n" * 30)
    assert [isinstance(line, dict) for _, line in read_jsonl(file)] == [False] * 9 + [True] + [False] * 30


async def test_a_text_without_a_file_is_read_like_one():
    found = await passages_of_text("standard input", b"The safe opens at noon.", DEFAULT_LIMITS)
    assert [(passage.text, passage.meta.document) for passage in found] == [
        ("The safe opens at noon.", "standard input")
    ]


@pytest.mark.parametrize(("options", "code"), [([], 0), (["--fail"], 1)])
def test_a_verdict_that_fails_is_an_exit_code_where_that_is_asked_for(tmp_path, options, code):
    file = tmp_path / "answers.jsonl"
    file.write_text(
        json.dumps({"id": 1, "answer": "Revenue was $400 million [1].", "context": "Revenue was $300 million."})
    )
    result = CliRunner().invoke(app, ["check", str(file), *options])
    assert json.loads(result.stdout)["passed"] is False
    assert result.exit_code == code


def test_help_has_a_short_name_everywhere():
    for command in (["-h"], ["documents", "-h"], ["collections", "remove", "-h"]):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 0, command
        assert "Usage" in result.output


def test_shells_are_told_how_to_complete():
    result = CliRunner().invoke(app, ["--show-completion", "bash"], prog_name="errata")
    assert subprocess.run(["bash", "-n"], input=result.output.encode(), check=False).returncode == 0
    assert "errata" in result.output


def test_check_reads_standard_input() -> None:
    line = json.dumps({"id": "1", "answer": "It costs 9 euros.", "context": "It costs 8 euros."})
    result = CliRunner().invoke(app, ["check", "-"], input=f"{line}\n")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["passed"] is False


@pytest.fixture
def shelf(tmp_path):
    folder = tmp_path / "shelf"
    (folder / "hr").mkdir(parents=True)
    (folder / "hr" / "leave.md").write_text("Leave is 27 days.")
    (folder / "it.md").write_text("Ring 4417 for a laptop.")
    (folder / "rules.jsonl").write_text('{"_id": "r1", "text": "Rule one."}\n{"_id": "r2", "text": "Rule two."}\n')
    return folder


def errata(folder, *arguments):
    return CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(folder / "home")})


def paths(folder):
    return [one["path"] for one in json.loads(errata(folder, "documents", "list", "--json").stdout)]


def test_what_was_removed_comes_back_under_its_path_and_is_told_how(tmp_path, shelf):
    errata(tmp_path, "ingest", str(shelf))
    before = paths(tmp_path)
    assert before == ["hr/leave.md", "it.md", "r1", "r2"]
    said = errata(tmp_path, "documents", "remove", "hr", "rules.jsonl").stdout
    assert "To undo: errata documents restore hr rules.jsonl --collection default" in said
    assert paths(tmp_path) == ["it.md"]
    listed = errata(tmp_path, "documents", "restore").stdout
    assert "hr/leave.md" in listed
    assert "it.md" not in listed
    back = errata(tmp_path, "documents", "restore", "hr", "rules.jsonl", "--collection", "default")
    assert (back.exit_code, paths(tmp_path)) == (0, before)
    assert "Nothing to bring back" in errata(tmp_path, "documents", "restore").stdout
    assert isinstance(errata(tmp_path, "documents", "restore", "hr").exception, NotFound)


def test_a_collection_that_was_removed_comes_back_but_for_files_that_are_gone(tmp_path, shelf):
    errata(tmp_path, "ingest", str(shelf), "--collection", "rules")
    said = errata(tmp_path, "collections", "remove", "rules", "--yes").stdout
    assert "errata documents restore --all --collection rules" in said
    (shelf / "it.md").unlink()
    back = errata(tmp_path, "documents", "restore", "--all", "--collection", "rules")
    assert back.exit_code == 1
    assert "failed  it.md: No such file" in back.stdout
    assert "rules is closed" in back.stderr
    assert paths(tmp_path) == ["hr/leave.md", "r1", "r2"]
    assert "it.md" in errata(tmp_path, "documents", "restore").stdout, "it is not forgotten for that"


def test_many_files_skipped_for_one_reason_are_one_line():
    report = IngestReport(
        skipped=(*(Skipped(f"{n}.png", "An image.") for n in range(9)), Skipped("a.zip", "An archive."))
    )
    assert summary(report)[1:] == ["  skipped 9 files: An image.", "  skipped a.zip: An archive."]


def readers(folder, *options):
    """Return who reads each document, None where its collection alone says so."""
    listed = json.loads(errata(folder, "documents", "list", "--json", *options).stdout)
    assert {one["collection"] for one in listed} <= {"default", "rules"}, "a part is told by its collection"
    return {one["path"]: one["readers"] for one in listed}


@pytest.fixture
def kept(shelf):
    """A shelf with readers of its own: of a folder by a manifest, of one file by what it says of itself."""
    (shelf / MANIFEST).write_text('[readers]\nhr = ["slack:U1", "slack:U2"]\n"rules.jsonl" = ["token:ci"]\n')
    (shelf / "own.md").write_text("---\nreaders: [slack:U2]\n---\n# Own\n\nThe vault opens at noon.\n")
    return shelf


OWN = {"hr/leave.md": [["slack:U1", "slack:U2"]], "own.md": [["slack:U2"]], "r1": [["token:ci"]], "r2": [["token:ci"]]}


@pytest.mark.parametrize("taken", [("hr", "rules.jsonl", "own.md"), ("--all",)])
def test_what_has_readers_of_its_own_comes_back_for_them_alone(tmp_path, kept, taken):
    errata(tmp_path, "ingest", str(kept))
    assert readers(tmp_path) == OWN | {"it.md": None}
    errata(tmp_path, "documents", "remove", *taken)
    assert not OWN.keys() & readers(tmp_path).keys()
    listed = errata(tmp_path, "documents", "restore").stdout
    assert "own.md  (read by slack:U2)" in listed
    assert "default/" not in listed
    assert errata(tmp_path, "documents", "restore", *taken, "--collection", "default").exit_code == 0
    assert readers(tmp_path) == OWN | {"it.md": None}
    assert "Nothing to bring back" in errata(tmp_path, "documents", "restore").stdout


def test_a_collection_with_readers_of_single_documents_comes_back_with_them(tmp_path, kept):
    errata(tmp_path, "ingest", str(kept), "--collection", "rules")
    errata(tmp_path, "collections", "remove", "rules", "--yes")
    assert readers(tmp_path) == {}
    assert errata(tmp_path, "documents", "restore", "--all", "--collection", "rules").exit_code == 0
    assert readers(tmp_path, "--collection", "rules") == OWN | {"it.md": None}


@pytest.mark.parametrize("said", ['[readers]\nhr = ["token:ci"]\n', "[readers", '[readers]\nhr = ["U1"]\n'])
def test_what_comes_back_is_read_by_whom_its_file_says_then(tmp_path, shelf, said):
    errata(tmp_path, "ingest", str(shelf))
    errata(tmp_path, "documents", "remove", "hr")
    (shelf / MANIFEST).write_text(said)
    errata(tmp_path, "documents", "restore", "hr")
    assert readers(tmp_path)["hr/leave.md"] == ([["token:ci"]] if "ci" in said else [[]]), "never for everybody"
    assert "Nothing to bring back" in errata(tmp_path, "documents", "restore").stdout


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (["/elsewhere/rates.md"], ": did you mean 'hr/pay/rates.md'?"),
        (["leafe.md"], ": did you mean 'hr/leave.md'?"),
        (["qqq"], "."),
        (["/elsewhere/it.md", "/elsewhere/rates.md"], ": did you mean 'it.md', 'hr/pay/rates.md'?"),
    ],
)
def test_a_name_that_is_no_documents_is_told_with_the_nearest(named, said):
    assert meant(named, SHELF) == said


def test_a_bare_name_that_several_files_bear_removes_none_and_names_them(tmp_path):
    for folder in ("a", "b"):
        (tmp_path / "shelf" / folder).mkdir(parents=True)
        (tmp_path / "shelf" / folder / "notes.md").write_text(f"Shelf {folder} is three metres wide.")
    errata(tmp_path, "ingest", str(tmp_path / "shelf"))
    refused = errata(tmp_path, "documents", "remove", "notes.md")
    assert refused.exit_code != 0
    assert "'a/notes.md', 'b/notes.md' are all called so" in str(refused.exception)
    assert "Removed 1." in errata(tmp_path, "documents", "remove", "b/notes.md").stdout
    assert "Removed 1." in errata(tmp_path, "documents", "remove", "notes.md").stdout


def test_a_document_of_another_collection_is_told_with_that(tmp_path):
    (tmp_path / "notes.md").write_text("Shelf a is three metres wide.")
    errata(tmp_path, "ingest", str(tmp_path / "notes.md"), "--collection", "shelves")
    refused = errata(tmp_path, "documents", "remove", "notes.md")
    assert "but in shelves: notes.md. Say --collection shelves." in str(refused.exception)


def test_every_hit_of_a_search_has_a_title_and_a_snippet(tmp_path):
    (tmp_path / "prices.csv").write_text("article,price\nlamp,4\nrope,7\n")
    errata(tmp_path, "ingest", str(tmp_path / "prices.csv"))
    (hit,) = json.loads(errata(tmp_path, "search", "rope", "--json").stdout)
    assert (hit["title"], hit["page"], hit["snippet"]) == ("prices.csv", None, "rope · 7")
    assert "prices.csv" in errata(tmp_path, "search", "rope").stdout.splitlines()[1]
