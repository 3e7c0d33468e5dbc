"""What a sentence tells of deeds and reasons: its kinds are told by its words, before it is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.reading import deeds, reasons
from core.reading.claim_words import language_said
from core.reading.lexicon import terms_in

ROLES = (*(role for kind in deeds.KINDS for role in kind), *reasons.KINDS, reasons.TELLS)
TERMS = sorted({t.rstrip("*") for role in ROLES for t in terms_in(role)})
SENTENCES = st.lists(st.sampled_from([*TERMS, "Arden", "Bexley", "the fire", ",", "und", "der Brand"]), max_size=6).map(
    " ".join
)


@given(text=SENTENCES)
def test_each_deed_is_of_a_kind_that_the_words_tell_of(text: str) -> None:
    assert {deed.kind for deed in deeds.deeds_in(text, language_said(text))} <= deeds.kinds_in(text)


@given(text=SENTENCES)
def test_each_reason_is_of_a_kind_that_the_words_tell_of(text: str) -> None:
    assert {reason.kind for reason in reasons.reasons_in(text, language_said(text))} <= reasons.kinds_in(text)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Arden beat Bexley.", {"deed_beats"}),
        ("Arden lost to Bexley.", {"deed_beats"}),
        ("Arden met Bexley.", set()),
    ],
)
def test_a_deed_has_one_kind_whoever_is_named_first(text: str, kinds: set[str]) -> None:
    assert deeds.kinds_in(text) == kinds
