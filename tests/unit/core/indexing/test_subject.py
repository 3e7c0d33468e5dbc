"""What a document says it is about, read from files as they are, by the readers that there are."""

from __future__ import annotations

import io
import zipfile

import docx
import openpyxl
import pytest
from pptx import Presentation

from core.indexing.reading import read
from core.indexing.standing_rows import block_text, ends_of
from core.indexing.subject import read_subject
from core.indexing.subject_rows import subject_from_json, subject_to_json
from core.model import NO_SUBJECT, Subject

COVER = """
UNITED STATES SECURITIES AND EXCHANGE COMMISSION
FORM 10-K
ANNUAL REPORT PURSUANT TO SECTION 13
For the fiscal year ended December 31, 2022
OTTIL HARBOUR CORPORATION
(Exact name of registrant as specified in its charter)
Delaware
"""


def subject(name: str, data: bytes) -> Subject:
    reading = read(name, data)
    text = ends_of([*reading.standing, *map(block_text, reading.blocks)])
    return read_subject(reading.title, name, text, reading.properties)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("---\ncompany: Ottil plc\nproduct: Crane 4\nplace: Hull\naudience: crew\n---\n# Lifting\n\nSlowly.",
         Subject("Ottil plc", "Crane 4", place="Hull", audience="crew")),
        ("# Urlaub\n\nUnternehmen: Ottil GmbH\nStandort: Bremen\nGilt für: Angestellte\n\n28 Tage.",
         Subject("Ottil GmbH", place="Bremen", audience="Angestellte")),
        ("# Congés\n\nSociété : Ottil SA\n\nPays : France\n", Subject("Ottil SA", place="France")),
        ("# 休假\n\n公司：奥蒂尔\n适用范围：全体员工\n", Subject("奥蒂尔", audience="全体员工")),
        ("# Cranes\n\n| Product | Crane 4 |\n| --- | --- |\n| Version | 2.1 |\n",
         Subject(product="Crane 4", version="2.1")),
        ("# Annual report - Ottil Harbour plc\n\nFees rose.", Subject("Ottil Harbour plc")),
        (COVER, Subject("OTTIL HARBOUR CORPORATION", period="2022-12-31")),
        ("# Leave\n\nEvery employee gets 28 days.", NO_SUBJECT),
    ],
)  # fmt: skip
def test_front_matter_labels_titles_and_covers_say_it(text, said):
    assert subject("a.md", text.encode()) == said


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("reports/OTTIL_HARBOUR_2022_10K.txt", Subject("OTTIL HARBOUR", period="2022")),
        ("OTTIL_2023Q2_10Q.txt", Subject("OTTIL", period="2023")),
        ("Ottil 2022 annual report.txt", Subject("Ottil", period="2022")),
        ("notes_2022.txt", NO_SUBJECT),
        ("minutes-of-march.txt", NO_SUBJECT),
    ],
)
def test_files_that_are_called_like_reports_say_whose_they_are_and_of_when(path, said):
    assert subject(path, b"Fees rose, and cranes were hired.") == said


def test_what_formats_keep_beside_the_text_says_it():
    page = b'<html><head><meta name="product" content="Crane 4"><meta property="og:site_name" content="x">'
    assert subject("a.html", page + b"</head><body><p>Lift slowly.</p></body></html>").product == "Crane 4"
    word = docx.Document()
    word.add_paragraph("Lift slowly.")
    word.core_properties.keywords = "Company: Ottil plc; Audience: crew"
    assert subject("a.docx", saved(word)) == Subject("Ottil plc", audience="crew")
    book = openpyxl.Workbook()
    book.active.append(["Fees", 412])
    book.properties.category = "Site: Hull"
    assert subject("a.xlsx", saved(book)).place == "Hull"
    slides = Presentation()
    slides.slides.add_slide(slides.slide_layouts[5]).shapes.title.text = "Lift slowly"
    slides.core_properties.subject = "Product: Crane 4"
    assert subject("a.pptx", saved(slides)).product == "Crane 4"


def test_the_company_that_an_office_file_names_is_read():
    word = docx.Document()
    word.add_paragraph("Lift slowly.")
    data = io.BytesIO(saved(word))
    with zipfile.ZipFile(data, "a") as archive:
        archive.writestr(
            "docProps/custom.xml", '<Properties><property name="Audience"><v>crew</v></property></Properties>'
        )
    assert subject("a.docx", data.getvalue()).audience == "crew"


def test_a_tables_value_is_read_back_and_one_that_can_not_be_read_says_nothing():
    said = Subject("Ottil plc", period="2022-12-31")
    assert subject_from_json(subject_to_json(said)) == said
    assert subject_from_json(None) == subject_from_json("{") == subject_from_json('{"colour": "red"}') == NO_SUBJECT


def saved(document) -> bytes:
    data = io.BytesIO()
    document.save(data)
    return data.getvalue()
