"""What a newer document changed is put right without a reason; what it merely says beside is not."""

from __future__ import annotations

import pytest

from core.indexing.standing import read_standing
from core.learning.grounds import Ground, Grounds
from core.learning.ruling import Ruling, ruling
from core.model import Answer, Mode, Outcome, Question, Source
from tests.fakes import passage

ASKED = "When is the Christmas party?"
WAS = "The Christmas party takes place on 11 December 2026 [1]."


def said(text: str, day: str) -> Answer:
    title = f"Minutes of {day}"
    meta = {"document": title, "title": title, "standing": read_standing(title, "m.md", "")}
    source = Source(1, passage(text.replace(" [1]", ""), title, **meta))
    return Answer(day, Question(ASKED), text, Outcome.ANSWERED, 0.8, Mode.STANDARD, sources=(source,))


@pytest.mark.parametrize(
    ("newer", "day", "becomes"),
    [
        ("The Christmas party is moved to 18 December 2026 [1].", "9 November 2026", Ruling.CORRECTED),
        ("The Christmas party is on 18 December 2026 [1].", "9 November 2026", Ruling.CORRECTED),
        ("The Christmas party is cancelled [1].", "9 November 2026", Ruling.CORRECTED),
        ("The Christmas party is moved to 18 December 2026 [1].", "1 August 2026", Ruling.KEPT),  # older
        ("The summer party is moved to 18 June 2026 [1].", "9 November 2026", Ruling.KEPT),
        ("The Christmas party needs 40 helpers by 1 December 2026 [1].", "9 November 2026", Ruling.KEPT),
    ],
)
def test_no_reason_is_asked_for_where_a_newer_document_changed_it(newer, day, becomes):
    holds = Grounds(Ground.HOLDS, WAS, "Minutes")
    assert ruling(said(newer, day), said(WAS, "14 September 2026"), holds) is becomes
