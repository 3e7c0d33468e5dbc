"""An address that stands in no source cited beside it is no answer, whoever agrees with it."""

from __future__ import annotations

import pytest

from core.checks.citations import Cited, check_citations
from core.model import Severity

PRINTERS = "The print server is print.halden.example; write to desk@halden.example for paper."
KOREAN = "재택근무는 주 2일까지 가능합니다. 신청은 금요일까지 해 주세요."


@pytest.mark.parametrize(
    "said",
    [
        "The VPN gateway is vpn.halden.example [1].",
        "The print server is print.halden.example [1].",
        "You can write to desk@halden.example [1].",
        "The form stands at https://forms.halden.example/leave [1].",
        "프린터 서버는 print.halden.example 입니다 [1].",
    ],
)
def test_what_the_source_cited_lacks_is_wrong(said: str):
    verdict = check_citations(said, "Where is it?", Cited((KOREAN, PRINTERS)))
    assert verdict.failed
    assert verdict.severity is Severity.HIGH


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("The print server is print.halden.example [2].", "Where is it?"),
        ("Write to Desk@Halden.example for paper [2].", "Where is it?"),
        ("You need print.other.example no longer [2].", "Do I need print.other.example?"),
        ("The print server is started by setup.py [2].", "How is it started?"),
    ],
)
def test_what_it_has_or_the_question_named_and_names_of_files_are_let_be(said: str, question: str):
    assert check_citations(said, question, Cited((KOREAN, PRINTERS))).severity is not Severity.HIGH
