"""Answers right and wrong over one source, as people say them in each language: `spoken/<code>.txt`.

A line that begins with `=` is a source (`\\n` breaks its lines), `+` a right answer from it, `-` a wrong one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.checks import check_record
from core.reading.languages import READ

FOLDER = Path(__file__).with_name("spoken")


def cases() -> Iterator[tuple[str, bool, str, str]]:
    """Language, whether the answer is right, the answer and its source."""
    for file in sorted(FOLDER.glob("*.txt")):
        source = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            mark, text = line[0], line[2:]
            if mark == "=":
                source = text.replace("\\n", "\n")
            else:
                yield file.stem, mark == "+", text, source


CASES = [pytest.param(right, text, source, id=f"{code}-{text}") for code, right, text, source in cases()]


def test_every_language_has_answers_right_and_wrong():
    owed = {f"spoken/{language.code}.txt" for language in READ}
    assert {f"spoken/{file.name}" for file in FOLDER.glob("*.txt")} == owed


@pytest.mark.parametrize(("right", "answer", "source"), CASES)
def test_a_right_answer_passes_and_a_wrong_one_is_caught_in_every_language(
    right: bool, answer: str, source: str
) -> None:
    found = check_record({"id": "case", "answer": answer, "context": source})
    assert found["passed"] is right, [check["detail"] for check in found["checks"] if check["status"] == "fail"]
