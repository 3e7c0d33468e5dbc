"""A question that names one of several sections is answered out of that, not by what another tells of the same."""

from __future__ import annotations

import pytest

from core.extraction.understanding import understanding
from tests.fakes import passage

LEAVE = """# Leave

## Ireland

Staff give four weeks' notice in writing.

## Portugal

On a Portuguese contract, staff may go after thirty days. The notice is sent by letter.

## All countries

The notice of whoever goes is kept for a year.
"""


def supported(question: str, text: str = LEAVE) -> dict[str, tuple[float, bool]]:
    passages = (passage(text, title="Leave", document="leave.md"),)
    return {s.segment.text: (round(s.score, 3), s.beside) for s in understanding(question, passages).scored}


@pytest.mark.parametrize(
    "question", ["What notice do staff in Portugal give?", "What notice on a Portuguese contract?"]
)
def test_what_another_section_tells_of_the_same_is_of_another(question: str) -> None:
    told = [text for text, (_, beside) in supported(question).items() if not beside]
    assert "Staff give four weeks' notice in writing." not in told
    assert "The notice of whoever goes is kept for a year." in told


@pytest.mark.parametrize("question", ["What notice do staff give?", "Is notice in Ireland longer than in Portugal?"])
def test_nothing_is_beside_where_no_section_is_named_or_several_are(question: str) -> None:
    assert not any(beside for _, beside in supported(question).values())


def test_what_several_others_tell_and_the_one_named_does_not_is_of_another() -> None:
    numbered = enumerate(("Lund", "Vigo"), 7)
    lund, vigo = (f"## {name}\n\nA lost card costs {n} euros. Open at {n}." for n, name in numbered)
    told = supported(
        "What does a lost card cost in Tartu?", f"# Libraries\n\n{lund}\n\n{vigo}\n\n## Tartu\n\nOpen at noon."
    )
    assert not [text for text, (_, beside) in told.items() if "lost" in text and not beside]
