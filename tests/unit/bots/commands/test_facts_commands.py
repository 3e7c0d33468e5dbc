"""The commands over facts and over what may leave the house, as they are typed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bots.cli import app
from bots.commands.doctor import examine
from core.errors import BadInput, NotFound
from core.settings import Settings

ROWS = [
    {"company": "Acme Corp", "ticker": "ACME", "metric": "revenue", "period": "FY", "fiscal_year": year}
    | {"end": f"{year}-12-31", "value": year, "unit": "USD"}
    for year in (2022, 2023)
]


@pytest.fixture
def errata(tmp_path: Path):
    (tmp_path / "figures.jsonl").write_text("\n".join(map(json.dumps, ROWS)))

    def run(*arguments: str):
        done = CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(tmp_path / "home"), "COLUMNS": "200"})
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done

    return run


def test_figures_are_imported_listed_described_and_removed_by_collection(errata, tmp_path):
    path = str(tmp_path / "figures.jsonl")
    for collection in ("board", "default"):
        assert errata("facts", "import", path, "--collection", collection).exit_code == 0
    listed = json.loads(errata("facts", "list", "--json").stdout)
    assert [(held["collection"], held["company"], held["rows"]) for held in listed] == [
        ("board", "Acme Corp", 2),
        ("default", "Acme Corp", 2),
    ]
    assert errata("facts", "list", "--collection", "board").stdout.startswith("board         company_metrics  ACME")
    described = json.loads(errata("facts", "describe", "ACME", "--collection", "board", "--json").stdout)
    assert [(row["metric"], row["first_year"], row["last_year"], row["rows"]) for row in described] == [
        ("revenue", 2022, 2023, 2)
    ]
    assert "revenue" in errata("facts", "describe", "ACME").stdout
    assert errata("facts", "remove", "ACME", "--collection", "board").stdout == "Removed 2 rows.\n"
    assert errata("facts", "list", "--collection", "board").stdout.startswith("No facts yet")
    assert errata("facts", "remove", "--table", "company_metrics").stdout == "Removed 2 rows.\n"


def test_an_import_says_what_came_of_each_file_in_words_and_what_was_left_out(errata, tmp_path):
    path = tmp_path / "figures.jsonl"
    assert errata("facts", "import", str(path)).stdout == f"{path}: 2 figures of Acme Corp\n"
    path.write_text("\n".join(map(json.dumps, [*ROWS, ROWS[0] | {"value": "many"}])))
    assert errata("facts", "import", str(path)).stdout == f"{path}: 2 figures of Acme Corp, 1 row left out\n"


def test_a_company_without_a_name_is_told_by_its_number_where_no_other_file_names_one(errata, tmp_path):
    filing = {"form": "10-K", "cik": "320193", "filing_date": "2024-11-01", "accession": "0000320193-24-000123"}
    nameless = tmp_path / "filings.jsonl"
    nameless.write_text(json.dumps(filing))
    assert errata("facts", "import", str(nameless)).stdout == f"{nameless}: 1 filing of CIK 0000320193\n"
    both = errata("facts", "import", str(tmp_path / "figures.jsonl"), str(nameless)).stdout.splitlines()
    assert both == [f"{tmp_path / 'figures.jsonl'}: 2 figures of Acme Corp", f"{nameless}: 1 filing"]


def test_nothing_is_removed_by_a_command_that_does_not_say_what(errata, tmp_path):
    errata("facts", "import", str(tmp_path / "figures.jsonl"))
    with pytest.raises(BadInput, match="what to remove"):
        errata("facts", "remove")
    with pytest.raises(NotFound, match="bord"):
        errata("facts", "remove", "--collection", "bord")
    with pytest.raises(BadInput, match="Umbrella"):
        errata("facts", "remove", "Umbrella")
    with pytest.raises(BadInput, match="no name for a collection"):
        errata("facts", "import", str(tmp_path / "figures.jsonl"), "--collection", "a/b")
    assert len(json.loads(errata("facts", "list", "--json").stdout)) == 1


def test_what_may_leave_is_set_shown_and_told_by_doctor(errata, tmp_path):
    errata("facts", "import", str(tmp_path / "figures.jsonl"), "--collection", "board")
    shown = errata("collections", "let", "board")
    assert shown.stdout == "board: language model yes · web search yes · Pinecone yes\n"
    assert shown.stderr == ""
    errata("collections", "let", "board", "--no-model", "--no-pinecone")
    changed = json.loads(errata("collections", "let", "board", "--no-web", "--pinecone", "--json").stdout)
    assert changed == {"collection": "board", "to_model": False, "to_web": False, "to_pinecone": True, "notes": []}
    with pytest.raises(NotFound, match="There is no collection 'bord' yet: did you mean 'board'"):
        errata("collections", "let", "bord", "--no-model")
    with pytest.raises(NotFound, match=r"no collection 'xyz' yet.*--new"):
        errata("collections", "let", "xyz", "--no-model")
    assert "did you mean 'board'" in errata("collections", "let", "bord").stderr
    errata("collections", "let", "to-come", "--no-model", "--new")
    errata("collections", "let", "to-come", "--no-web")
    found = {finding.name: finding.said for finding in asyncio.run(examine(Settings(errata_home=tmp_path / "home")))}
    assert found["kept in"] == "not to the language model: board, to-come; not to the web: board, to-come"


def test_what_was_kept_in_stays_so_when_a_collection_is_removed_and_comes_again(errata, tmp_path):
    for name, ways in (("board", ("--no-model",)), ("open", ())):
        errata("facts", "import", str(tmp_path / "figures.jsonl"), "--collection", name)
        errata("collections", "open", name)
        if ways:
            errata("collections", "let", name, *ways)
        removed = errata("collections", "remove", name, "--yes")
        assert ("is still as it was set: errata collections let board" in removed.stderr) is bool(ways)
    errata("facts", "import", str(tmp_path / "figures.jsonl"), "--collection", "board")
    assert errata("collections", "let", "board").stdout.startswith("board: language model no")
    listed = {one["name"]: one for one in json.loads(errata("collections", "list", "--json").stdout)}
    assert not listed["board"]["everyone"], "as closed as a new one"
    assert "open" not in listed


def test_a_question_may_be_put_to_a_collection_of_figures_alone(errata, tmp_path):
    errata("facts", "import", str(tmp_path / "figures.jsonl"), "--collection", "board")
    answered = json.loads(errata("ask", "What was ACME's revenue in 2023?", "--collection", "board", "--json").stdout)
    assert answered["outcome"] == "answered"
    assert answered["sources"][0]["metadata"]["collection"] == "board"
    with pytest.raises(NotFound):
        errata("ask", "What was ACME's revenue in 2023?", "--collection", "bord")


def test_whoever_talks_may_name_a_collection_of_figures_alone(errata, tmp_path):
    errata("facts", "import", str(tmp_path / "figures.jsonl"), "--collection", "board")
    assert errata("search", "revenue", "--collection", "board").exit_code == 0
    lines = "/collection board\nWhat was ACME's revenue in 2023?"
    env = {"ERRATA_HOME": str(tmp_path / "home"), "COLUMNS": "200"}
    talked = CliRunner().invoke(app, ["chat", "--collection", "board"], input=lines, env=env)
    assert talked.exit_code == 0
    assert "Collections: board" in talked.stdout
    assert "[1] Acme Corp (ACME): revenue" in talked.stdout
