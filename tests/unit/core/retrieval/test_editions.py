"""A year in the question asks for the edition that is of it."""

from __future__ import annotations

import pytest

from core.model import Passage, PassageMeta, Standing
from core.retrieval.editions import of_the_edition_asked


def edition(title, text, dated=""):
    meta = PassageMeta(chunk_id=title, source_file=f"{title}.md", file_type="markdown", title=title)
    return Passage(text, meta if not dated else PassageMeta(**{**vars_of(meta), "standing": Standing(dated=dated)}))


def vars_of(meta):
    return {name: getattr(meta, name) for name in ("chunk_id", "source_file", "file_type", "title")}


OLD = edition("Pay agreement 2025", "Ushers receive 13.50 EUR per hour.")
NEW = edition("Pay agreement 2026", "It replaces the Pay agreement 2025. Ushers receive 14.20 EUR per hour.")
RULES = edition("House rules", "Doors open at seven.")


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("what do ushers get per hour in 2025?", [OLD, RULES]),
        ("Was verdienten Platzanweiser 2025?", [OLD, RULES]),
        ("2025년 안내원 시급은 얼마인가요?", [OLD, RULES]),
        ("what do ushers get per hour in 2026?", [NEW, RULES]),
        ("what do ushers get per hour?", [OLD, NEW, RULES]),
        ("what did ushers get in 2019?", [OLD, NEW, RULES]),
        ("how did the pay change from 2025 to 2026?", [OLD, NEW, RULES]),
        ("what have ushers got since 2025?", [OLD, NEW, RULES]),
        ("what did ushers get in 2025, and what do they get now?", [OLD, NEW, RULES]),
    ],
)
def test_the_edition_of_the_year_asked_is_read_and_no_other(question, kept):
    assert of_the_edition_asked(question, [OLD, NEW, RULES]) == tuple(kept)


def test_another_edition_that_tells_of_the_year_is_read_too():
    told = edition("Pay agreement 2026", "Ushers receive 14.20 EUR per hour, up from 13.50 EUR in 2025.")
    assert of_the_edition_asked("what did ushers get in 2025?", [OLD, told]) == (OLD, told)


def test_an_edition_is_of_the_year_that_it_says_of_itself():
    old = edition("Pay agreement", "Ushers receive 13.50 EUR per hour.", dated="2025-01-01")
    new = edition("Pay agreement", "Ushers receive 14.20 EUR per hour.", dated="2026-01-01")
    assert of_the_edition_asked("what did ushers get in 2025?", [old, new]) == (old,)
