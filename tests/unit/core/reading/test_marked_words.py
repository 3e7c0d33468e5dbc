"""How a sentence says its words."""

from __future__ import annotations

from core.reading.lexicon import terms_in
from core.reading.marked_words import _kinds, marked_words


def test_a_phrase_marks_the_word_behind_it_and_a_word_that_begins_alike_does_not() -> None:
    """`no longer` denies; `not only` denies nothing; `notable` begins no phrase."""
    told = {text[w.start : w.end]: w.marks for text in _TEXTS for w in marked_words(text)}
    assert told["delivers"] == {"denied"}
    assert not told["sells"]
    assert not told["notable"]


_TEXTS = ("The shop no longer delivers", "It not only sells", "A notable firm")


def test_every_phrase_begins_with_a_letter_where_phrases_are_looked_for() -> None:
    """A phrase is tried where a word begins, and nowhere else."""
    assert all(term[0].isalpha() for term in (*_kinds(), *terms_in("parts_clauses")))
