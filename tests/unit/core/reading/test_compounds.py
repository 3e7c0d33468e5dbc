"""Words that are written in one: their parts, their forms, and what two of them may make."""

from __future__ import annotations

from core.reading.compounds import forms_of, joined, spellings_of, splits_of, writes_compounds


def test_a_compound_may_be_parted_where_a_joint_stands_too():
    found = {(first, split.head) for split in splits_of("kündigungsfrist", "de") for first in split.modifiers}
    assert {("kündigung", "frist"), ("kündigungs", "frist")} <= found


def test_what_is_short_or_no_word_or_of_a_language_without_compounds_is_not_parted():
    assert (
        list(splits_of("frist", "de")) == list(splits_of("a1b2c3d4e5", "de")) == list(splits_of("x" * 50, "de")) == []
    )
    assert not writes_compounds("en")
    assert not writes_compounds("")
    assert writes_compounds("nl")


def test_a_noun_has_the_forms_of_its_language():
    assert {"frist", "fristen"} <= set(forms_of("frist", "de"))
    assert {"lieferant", "lieferanten"} <= set(forms_of("lieferanten", "de"))
    assert "opzeggen" in forms_of("opzeg", "nl")


def test_two_words_make_a_compound_with_what_joins_them():
    assert "kündigungsfrist" in joined("kündigung", "frist", "de")
    assert "maschinenausfall" in joined("maschine", "ausfall", "de")


def test_what_a_keyboard_has_not_is_written_otherwise():
    assert "kündigung" in spellings_of("kuendigung", "de")
    assert "strasse" in spellings_of("straße", "de")
