"""No word is compared by nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.reading.stems import inflected_stem, stem
from core.reading.words import content_words


@given(st.text(alphabet="abcdeginrsty's’-", min_size=1, max_size=8))
def test_a_word_keeps_something_to_compare_it_by(word):
    assert stem(word)
    assert inflected_stem(word)


def test_an_ending_that_stands_alone_is_a_word():
    assert all(content_words("the report 's figures"))
