"""What keyword search looks for beside a question's own words: only what documents hold."""

from __future__ import annotations

from storage.index.asked_terms import Asked, asked_words, together


def holding(*words):
    return lambda asked: frozenset(words).intersection(asked)


def test_a_compound_is_looked_for_by_its_parts_where_documents_hold_both():
    asked = asked_words("Wie lang ist die Kündigungsfrist?", holding("frist", "kündigung"))
    assert asked == Asked(("lang", "kündigungsfrist"), ("kündigung", "frist"))
    assert asked_words("Wie lang ist die Kündigungsfrist?", holding("frist")).forms == ()


def test_two_words_are_looked_for_as_one_where_documents_write_them_so():
    asked = asked_words("Welche Frist gilt für die Kündigung?", holding("kündigungsfrist"))
    assert "kündigungsfrist" in asked.words


def test_an_english_question_is_looked_for_by_its_own_words():
    everything = lambda words: frozenset(words)  # noqa: E731 - a store that holds all
    assert asked_words("How long is the notice period?", everything) == Asked(("long", "notice", "period"))


def test_sharp_s_is_looked_for_as_it_is_written_and_as_two():
    assert {"straße", "strasse"} <= set(asked_words("Straße", holding()).words)


def test_forms_count_for_less_than_words():
    assert together([("a", 1.0), ("b", 0.9)], [("b", 1.0), ("c", 2.0)]) == [("b", 1.1), ("a", 1.0), ("c", 0.4)]
