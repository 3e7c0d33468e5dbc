"""One vote a person and answer: the last word counts, however it was given, in whatever order it is handled."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.learning.votes import MOST_KEPT, Cast, compacted, standing

WORDS = {"👍": ("up", "reacted"), "-👍": ("up", "unreacted"), "👎": ("down", "reacted"), "-👎": ("down", "unreacted")}
WORDS |= {"[up]": ("up", "pressed"), "[down]": ("down", "pressed"), "wrong!": ("down", "said")}
WORDS |= {
    "up!": ("up", "chosen"),
    "down!": ("down", "chosen"),
    "no-up": ("up", "taken back"),
    "no-down": ("down", "taken back"),
}


def casts(words: str) -> list[Cast]:
    return [Cast(at, word.strip("-"), *WORDS[word]) for at, word in enumerate(words.split())]


@pytest.mark.parametrize(
    ("words", "vote"),
    [
        ("", ""),
        ("[up] [down]", "down"),
        ("[up] [up]", ""),
        ("[up] [down] [down]", ""),
        ("👍 [down]", "down"),
        ("👎 [down]", ""),
        ("👎 [down] [down]", "down"),
        ("👎 👎 -👎", ""),
        ("👍 👎 -👎", "up"),
        ("👍 👎 -👍", "down"),
        ("👍 -👎", "up"),
        ("[up] wrong!", "down"),
        ("wrong! [down]", ""),
        ("[down] [down] wrong!", "down"),
        ("down! down!", "down"),
        ("up! down!", "down"),
        ("up! no-up", ""),
        ("up! down! no-up", "down"),
        ("👎 no-down", ""),
    ],
)
def test_the_last_word_counts_and_a_second_press_takes_it_back(words, vote):
    assert standing(casts(words)) == vote
    assert standing(random.Random(7).sample(casts(words), len(casts(words)))) == vote


@given(st.lists(st.sampled_from(list(WORDS)), max_size=3 * MOST_KEPT))
def test_what_is_kept_of_a_long_past_leads_to_the_same(words):
    said = casts(" ".join(words))
    kept = compacted(said)
    assert len(kept) <= MOST_KEPT
    assert standing(kept) == standing(said)
    assert standing([*kept, Cast(999, "👎", "down", "unreacted")]) == standing(
        [*said, Cast(999, "👎", "down", "unreacted")]
    )
