"""Where a page is there as text and as a picture of it, the text is quoted."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

SAID = "Jury service is paid for 12 days a year."


def page(name: str, text: str, method: str) -> Passage:
    return Passage(text, PassageMeta(f"{name}:0", name, "pdf", document=name, chunk_method=method))


async def drafted(*passages: Passage) -> Draft:
    question = Question("How many days a year is jury service paid?")
    return (await ExtractiveModel().do(Generate(question, Evidence(passages)))).value


@pytest.mark.parametrize("scan", [SAID, "Jury service is paid for 12 days a yaer."])
async def test_the_original_is_quoted_wherever_it_was_found(scan: str):
    copy, original = page("scan.pdf", scan, "scan 0.93"), page("leave.pdf", SAID, "text")
    assert (await drafted(copy, original)).cited[0] == 2
    assert (await drafted(original, copy)).cited[0] == 1


async def test_a_scan_without_an_original_is_quoted():
    said = await drafted(page("scan.pdf", SAID, "scan 0.93"), page("b.pdf", "Lunch is at noon.", "text"))
    assert "12 days" in said.text
