"""Answers from tables of records are told in the language of the question, whatever words it shares with English."""

from __future__ import annotations

from string import Formatter

import pytest

from core.reading.languages import READ
from core.reading.phrases import PHRASES
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.unit.core.tabulated.test_records import told

SALARIES = """| {0} | {1} | {2} |
| --- | --- | --- |
| Ana Ruiz | Sales | 32000 |
| Luis Gil | Buying | 28000 |
| Eva Mora | Sales | 35000 |
"""
WORDS = {
    "en": ("Name", "Department", "Salary", "What is the salary of Eva Mora?", "Salary of Eva Mora: 35,000."),
    "de": (
        "Name",
        "Abteilung",
        "Gehalt",
        "Gehalt Summe?",
        "Gehalt, zusammen: Ana Ruiz 32\u202f000 + Luis Gil 28\u202f000 + Eva Mora 35\u202f000 = 95\u202f000",
    ),
    "es": ("Nombre", "Departamento", "Salario", "¿Cuál es el salario de Eva Mora?", "Eva Mora, Salario: 35000."),
    "fr": ("Nom", "Service", "Salaire", "salaire total", "Salaire, total sur 3 lignes : 95000"),
}


@pytest.mark.parametrize("code", WORDS)
def test_records_are_told_in_the_language_of_the_question(code):
    *headings, asked, said = WORDS[code]
    tables = tables_of([Stretch(SALARIES.format(*headings))])
    assert told(asked, DocumentTables("default", "p.md", "p", "", tables)).startswith(said)


@pytest.mark.parametrize("language", [language.code for language in READ if language.code != "en"])
def test_no_sentence_about_records_is_left_in_english(language):
    said, english = PHRASES.of(language), PHRASES.of("en")
    names = [name for name in english if name.startswith("records ")]
    assert [name for name in names if name not in said] == []
    assert [n for n in names if _fields(said[n]) - {"by", "each"} != _fields(english[n]) - {"by", "each"}] == []
    sentences = [name for name in names if english[name].endswith(".") and len(english[name].split()) > 3]
    assert [name for name in sentences if said[name] == english[name]] == []


def _fields(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}
