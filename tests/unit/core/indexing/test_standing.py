"""What a document says of its own standing, in the words of twelve languages."""

from __future__ import annotations

import io
import re
import time
import zipfile
from datetime import datetime
from typing import Any

import docx
import openpyxl
import pytest
from pptx import Presentation

from core.indexing.reading import read
from core.indexing.standing import read_standing
from core.indexing.standing_rows import ends_of, from_json, to_json
from core.model import NO_STANDING, PassageMeta, Standing
from tests.indexing_files import pdf

SAID = {
    "title: Leave\neffective_date: 2024-03-01\nversion: 2.1": Standing("2024-03-01", "in_force", version=(2, 1)),
    "**Effective from 1 March 2024**, for all offices.": Standing("2024-03-01", "in_force"),
    "Last updated on 3 May 2023": Standing("2023-05-03", "updated"),
    "# Leave\n\nas of: March 2022": Standing("2022-03", "as_of"),
    "Updated: 04/03/2024": Standing("2024", "updated"),
    "date: 2024-05-07T10:00:00Z\nlast updated: 2025-01-01": Standing("2024-05-07", "as_of"),
    "Gültig ab: 1. März 2024\nStand: 03.04.2020": Standing("2024-03-01", "in_force"),
    "Stand: Mai 2023": Standing("2023-05", "as_of"),
    "En vigueur depuis le 5 mars 2024.": Standing("2024-03-05", "in_force"),
    "Última actualización: 12 de mayo de 2023": Standing("2023-05-12", "updated"),
    "Versione: 4": Standing(version=(4,)),
    "Ingangsdatum: 1 juni 2024": Standing("2024-06-01", "in_force"),
    "Válida até: 31 de dezembro de 2025": Standing(until="2025-12-31"),
    "生效日期：2024年3月1日\n版本：3": Standing("2024-03-01", "in_force", version=(3,)),
    "最終更新日：2023年5月2日": Standing("2023-05-02", "updated"),
    "시행일: 2024년 3월 1일": Standing("2024-03-01", "in_force"),
    "الحالة: مسودة": Standing(state="draft"),
    "संस्करण: 2": Standing(version=(2,)),
    "| Version | 3.2 |\n| Valid until | 31 December 2025 |": Standing(until="2025-12-31", version=(3, 2)),
    "Status: Archived": Standing(state="archived"),
    "draft: true": Standing(state="draft"),
    "DRAFT - not for distribution\n\nLeave is 30 days.": Standing(state="draft"),
    "This page is archived.": Standing(state="archived"),
    "Kiel, 9 November 2026\n\nThe lift is repaired.": Standing("2026-11-09", "named"),
    "Minutes of the meeting of 9 November 2026\n\nThe lift is repaired.": Standing("2026-11-09", "named"),
    "Sitzung vom 9. November 2026": Standing("2026-11-09", "named"),
    "Vergadering van 9 november 2026": Standing("2026-11-09", "named"),
    "일시: 2026년 11월 9일": Standing("2026-11-09", "named"),
    "Datum: 09.11.2026": Standing("2026-11-09", "as_of"),
    "The lift was last repaired on 9 November 2026 by the caretaker.": NO_STANDING,
    "authority: official": Standing(authority=1),
    "authority: 7": Standing(authority=7),
    "supersedes: leave-2021.md": Standing(supersedes="leave-2021.md"),
    "This policy supersedes the Leave Policy of 2021.": Standing(supersedes="the Leave Policy of 2021"),
    "This policy has been superseded by the Handbook.": Standing(superseded_by="the Handbook"),
    "Diese Richtlinie ersetzt die Reiseordnung.": Standing(supersedes="die Reiseordnung"),
}


@pytest.mark.parametrize("text", SAID)
def test_labels_front_matter_and_first_lines_say_it(text):
    assert read_standing("Leave", "leave.md", text) == SAID[text]


@pytest.mark.parametrize(
    ("title", "path", "standing"),
    [
        ("Leave policy (draft)", "leave.md", Standing(state="draft")),
        ("ARCHIVED: Leave policy", "leave.md", Standing(state="archived")),
        ("Leave policy", "archive/leave.md", Standing(state="archived")),
        ("Leave policy", "hr/leave-draft.md", Standing(state="draft")),
        ("Leave policy v2.3", "leave.md", Standing(version=(2, 3))),
        ("Leave policy", "leave_v4.md", Standing(version=(4,))),
        ("Leave policy 2023", "leave.md", Standing("2023", "named")),
        ("Leave", "2024-05-06 leave.md", Standing("2024-05-06", "named")),
        ("Leave", "2024-05-06-leave.md", Standing("2024-05-06", "named")),
        ("Weekly", "20240506_weekly.md", Standing("2024-05-06", "named")),
        ("Minutes of 14 September 2026: budget 2027", "m.md", Standing("2026-09-14", "named")),
        (None, "https://wiki.example.com/leave", NO_STANDING),
    ],
)
def test_titles_file_names_and_folders_say_it(title, path, standing):
    assert read_standing(title, path, "Leave is 28 days.") == standing


@pytest.mark.parametrize(
    "text",
    [
        "The new printer replaces the old one.",
        "Employees hand in a draft of their plan; drafts are kept for 30 days.",
        "The state of the market: it rose.",
        "Old tickets are archived after a year by the service desk.",
        "Our contract with them was updated.",
        "Version control is done with git.",
    ],
)
def test_what_speaks_of_other_things_says_nothing_of_the_document(text):
    assert read_standing("Leave", "leave.md", text) == NO_STANDING


@pytest.mark.parametrize(
    "title",
    ["Answer by slack:T1:U7, valid until 2027-03-31", "Preise (gültig bis 31.03.2027)", "运费 有效期至 2027-03-31"],
)
def test_a_titles_last_day_is_when_it_ends_and_not_when_it_is_of(title):
    assert read_standing(title, "supplied/a", "A locker costs 5 euros.") == Standing(until="2027-03-31")


def test_it_is_read_at_the_end_too_and_kept_as_it_was_read():
    pieces = ["# Leave", *["Leave is 28 days."] * 500, "Last updated: 3 May 2023"]
    found = read_standing("Leave", "leave.md", ends_of(pieces))
    assert found == Standing("2023-05-03", "updated")
    assert from_json(to_json(found)) == found
    assert from_json(None) == from_json("no json") == from_json('{"later": 1}') == NO_STANDING


def _word() -> Any:
    document = docx.Document()
    document.add_paragraph("Lift slowly.")
    return document


def _slides() -> Any:
    document = Presentation()
    document.slides.add_slide(document.slide_layouts[5]).shapes.title.text = "Lift slowly."
    return document


def _bytes(document: Any) -> bytes:
    data = io.BytesIO()
    document.save(data)
    return data.getvalue()


@pytest.mark.parametrize(("name", "make"), [("a.docx", _word), ("a.pptx", _slides)])
def test_the_properties_of_an_office_file_say_when_it_was_changed_last(name, make):
    document = make()
    assert not read(name, _bytes(document)).saved, "the day of a library's template is nobody's"
    document.core_properties.modified = datetime(2024, 3, 1, 9, 30)
    assert read(name, _bytes(document)).saved == "2024-03-01"


def test_the_properties_of_a_workbook_say_when_it_was_changed_last():
    book = openpyxl.Workbook()
    book.active.append(["Fees", 412])
    data = io.BytesIO()
    book.save(data)
    with zipfile.ZipFile(data) as before, zipfile.ZipFile(after := io.BytesIO(), "w") as changed:
        for name in before.namelist():
            written = before.read(name).decode()
            changed.writestr(name, re.sub(r"(<dcterms:modified[^>]*>)[^<]*", r"\g<1>2024-03-01T09:30:00Z", written))
    assert read("a.xlsx", after.getvalue()).saved == "2024-03-01"


@pytest.mark.parametrize(
    ("written", "saved"),
    [
        ("/CreationDate (D:20230405080000Z) /ModDate (D:20240301093000+01'00')", "2024-03-01"),
        ("/CreationDate (D:20230405080000Z)", "2023-04-05"),
        ("/ModDate (yesterday)", ""),
        ("", ""),
    ],
)
def test_the_properties_of_a_pdf_say_when_it_was_changed_last(written, saved):
    data = pdf(["Lift slowly, and never in the wind."], title="T")
    assert read("a.pdf", data.replace(b"/Title (T)", f"/Title (T) {written}".encode())).saved == saved


def test_what_a_document_says_itself_comes_before_its_properties_and_both_before_its_file():
    file = "2026-03-03T08:00:00+00:00"
    said = read_standing("Leave", "leave.docx", "Valid from: 1 May 2023", "2024-03-01")
    silent = read_standing("Leave", "leave.docx", "Leave is 28 days.", "2024-03-01")
    assert (said.dated, said.saved, silent.dated, silent.saved) == ("2023-05-01", "2024-03-01", "", "2024-03-01")
    assert PassageMeta("c", "leave.docx", "docx", modified_at=file, standing=silent).changed_on == "2024-03-01"
    assert PassageMeta("c", "leave.docx", "docx", modified_at=file).changed_on == file
    assert from_json(to_json(silent)) == silent


def test_of_a_long_document_no_more_than_its_ends_are_read():
    pieces = ["This policy supersedes all, effective from 1 March 2024. " * 50] * 2_000
    begun = time.perf_counter()
    read_standing("Leave", "leave.md", ends_of(pieces))
    assert time.perf_counter() - begun < 2
