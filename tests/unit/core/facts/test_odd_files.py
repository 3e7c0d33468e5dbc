"""Files of figures that are not what they seem: other encodings, columns twice, no rows, and the SEC's JSON broken."""

from __future__ import annotations

import contextlib
import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.errors import BadInput, ErrataError, Unreadable
from core.facts.row_files import RawRow, read_rows
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.unit.core.facts.test_import import GOOD, HEADER, companyfacts, written

SUBMISSIONS = {
    "cik": "7",
    "name": "Acme Corp",
    "tickers": ["ACME"],
    "fiscalYearEnd": "1231",
    "filings": {
        "recent": {
            "accessionNumber": ["0000000007-24-000001", "0000000007-24-000002"],
            "filingDate": ["2024-02-01", "2024-05-01"],
            "reportDate": ["2023-12-31", "2024-03-31"],
            "form": ["10-K", "10-Q"],
        }
    },
}


@pytest.fixture
def facts(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'facts.db'}")
    yield SqlFacts(database)
    database.close()


def kept(tmp_path, value):
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
async def test_a_table_with_a_byte_order_mark_is_read_in_its_encoding(facts, tmp_path, encoding):
    path = tmp_path / "figures.tsv"
    path.write_text("\r\n".join([HEADER, GOOD.replace("Acme", "Acmé")]).replace(",", "\t"), encoding=encoding)
    report = await facts.import_facts(path)
    assert (report.rows, report.bad, report.companies) == (1, 0, ("Acmé Corp",))


async def test_a_column_that_counts_may_not_be_there_twice_others_may(facts, tmp_path):
    with pytest.raises(BadInput, match="value is there more than once"):
        await facts.import_facts(written(tmp_path, "twice.csv", f"{HEADER},value", f"{GOOD},7"))
    assert (await facts.import_facts(written(tmp_path, "notes.csv", f"{HEADER},note,note", f"{GOOD},a,b"))).rows == 1


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (HEADER.encode(), "no rows"),
        (b"hello", "no rows"),
        (f"{HEADER}\nAcme,1\n".encode(), "the first: line 2: 2 cells"),
        (b"\x89PNG\r\n\x00\x01", "binary"),
        (b'{"facts": {}}', "no rows"),
        (b'{"facts": {"us-gaap": [1]}}', "another shape"),
        (b"[" * 100_000, "nested too deeply"),
    ],
)
async def test_a_file_without_rows_says_so(facts, tmp_path, content, says):
    path = tmp_path / "odd.csv"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=says):
        await facts.import_facts(path)


async def test_faults_are_told_in_the_order_of_their_lines(facts, tmp_path):
    homeless = GOOD.replace("Acme Corp,ACME", ",")
    rows = [GOOD, homeless, GOOD.replace("1000000", "x"), homeless]
    report = await facts.import_facts(written(tmp_path, "figures.csv", HEADER, *rows))
    assert [bad.line for bad in report.errors] == [3, 4, 5]


@pytest.mark.parametrize(
    ("changes", "column"),
    [
        ({"val": "about 5"}, "val"),
        ({"val": float("nan")}, "val"),
        ({"val": True}, "val"),
        ({"end": "2023-13-31"}, "end"),
        ({"start": 2023}, "start"),
        ({"filed": None}, "filed"),
        ({"accn": 5}, "accn"),
        ({"fy": "this year"}, "fy"),
    ],
)
async def test_one_broken_entry_of_companyfacts_is_one_bad_row(facts, tmp_path, changes, column):
    document = companyfacts()
    revenue = document["facts"]["us-gaap"]["Revenues"]["units"]["USD"]
    whole = await facts.import_facts(kept(tmp_path, document), ticker="ACME")
    revenue += [revenue[-1] | changes, "nonsense"]
    report = await facts.import_facts(kept(tmp_path, document), ticker="ACME")
    assert report.rows == whole.rows
    assert [bad.column for bad in report.errors] == [column, ""]
    assert "Revenues, USD" in report.errors[0].reason


async def test_a_filing_with_a_wrong_date_is_one_bad_row_and_columns_must_be_of_one_length(facts, tmp_path):
    document = copy.deepcopy(SUBMISSIONS)
    document["filings"]["recent"]["reportDate"][0] = "last winter"
    report = await facts.import_facts(kept(tmp_path, document))
    assert (report.rows, [bad.column for bad in report.errors]) == (1, ["report_date"])
    document["filings"]["recent"]["form"].pop()
    with pytest.raises(Unreadable, match="differ in length"):
        await facts.import_facts(kept(tmp_path, document))


def places(value, path=()):
    """Every place in a JSON value, as the keys that lead there."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


@pytest.mark.parametrize("document", [companyfacts(), SUBMISSIONS], ids=["companyfacts", "submissions"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150)
@given(data=st.data())
def test_nothing_put_anywhere_into_the_secs_json_is_unexpected(tmp_path, document, data):
    *way, last = data.draw(st.sampled_from([place for place in places(document) if place]))
    broken = copy.deepcopy(document)
    parent = broken
    for key in way:
        parent = parent[key]
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    parent[last] = data.draw(leaves | st.lists(leaves, max_size=2) | st.dictionaries(st.text(max_size=3), leaves))
    with contextlib.suppress(ErrataError):
        assert all(isinstance(row, RawRow) or row.reason for row in read_rows(kept(tmp_path, broken)))
