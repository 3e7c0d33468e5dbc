"""What is misspelt is read as the source has it, where a slip of the fingers explains it."""

from __future__ import annotations

import pytest

from core.extraction.misspelt import spelt_as_told
from core.extraction.segments import segments
from tests.fakes import passage


def read(question: str, told: str, language: str = "en") -> str:
    return spelt_as_told(question, segments((passage(told, "c1", title="Rules", document="d1"),)), language)


@pytest.mark.parametrize(
    ("language", "question", "told", "meant"),
    [
        ("en", "waranty perod", "The warranty period is 24 months.", "warranty period"),
        ("en", "hloiday alowance", "The holiday allowance is 400 euros.", "holiday allowance"),
        ("de", "Gwährleistung Neuräder", "Die Gewährleistung für Neuräder gilt.", "Gewährleistung Neuräder"),
        ("es", "rembolso del trasnporte", "El reembolso del transporte tarda.", "reembolso del transporte"),
        ("nl", "vergoding", "De vergoeding is 28 euro.", "vergoeding"),
    ],
)
def test_a_slip_is_read_as_the_word_that_a_source_has(language, question, told, meant):
    assert read(question, told, language) == meant


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("paternity leave", "Maternity leave lasts 16 weeks."),
        ("contact", "The contract ends in May."),
        ("warranty", "The warranty period is 24 months."),
        ("tents", "Rents are due in May."),
    ],
)
def test_another_word_stays_another(question, told):
    assert read(question, told) == question


def test_what_is_found_as_another_form_is_left_as_it_is():
    assert read("Gewährleistng", "Die Gewährleistung gilt.", "de") == "Gewährleistng"


def test_where_two_words_fit_neither_is_meant():
    assert read("sallary", "The salary of Sallaryn. The sallarys differ.") == "sallary"
