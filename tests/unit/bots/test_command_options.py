"""Options of `/ask` count wherever they stand, and nothing that was meant to be private is taken for text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.command_options import Asked, asked
from core.errors import BadInput


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("what is x --private", Asked("what is x", private=True)),
        ("--private what is x", Asked("what is x", private=True)),
        ("what --private is x", Asked("what is x", private=True)),
        ("--private /ask what is x", Asked("what is x", private=True)),
        ("what is my salary?--private", Asked("what is my salary?", private=True)),
        ("what is x -private", Asked("what is x", private=True)),
        ("what is x --PRIVATE.", Asked("what is x", private=True)),
        ("—private what is x", Asked("what is x", private=True)),
        ("what is x —private —mode crag", Asked("what is x", private=True, mode="crag")),
        ("--mode=crag what is x", Asked("what is x", mode="crag")),
        ("what is x --mode CRAG", Asked("what is x", mode="crag")),
        ("what is x --in a --in=b", Asked("what is x", collections=("a", "b"))),
        ("pay -- is it --private", Asked("pay -- is it", private=True)),
        ("is `--amend` safe", Asked("is `--amend` safe")),
        ("is `git --private` safe", Asked("is `git --private` safe")),
        ("our rule —in Germany— for leave", Asked("our rule —in Germany— for leave")),
        ("from 5 to -3 - why", Asked("from 5 to -3 - why")),
        ("line one\nline two --private", Asked("line one\nline two", private=True)),
        ("--private", Asked("", private=True)),
    ],
)
def test_options_count_wherever_they_stand(typed, meant):
    assert asked(typed) == meant


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("what is x --amend", "no option --amend"),
        ("what is x --mode", "--mode needs a value"),
        ("--in --private x", "--in needs a value"),
        ("x --mode fast", "no mode fast"),
    ],
)
def test_an_option_that_is_none_is_refused_by_name(typed, said):
    with pytest.raises(BadInput, match=said):
        asked(typed)


@given(st.lists(st.sampled_from(["what", "is", "x", "`--mode`", "--in hr", "—", "-5", "\n"]), max_size=12), st.data())
def test_whoever_asks_for_privacy_gets_it(words, data):
    at = data.draw(st.integers(0, len(words)))
    assert asked(" ".join([*words[:at], "--private", *words[at:]])).private


@pytest.mark.parametrize("strict", [True, False], ids=["command", "message"])
@pytest.mark.parametrize(
    "typed",
    [
        *("--privat", "--priv", "--Pirvate", "-privat", "\u2014privat", "--privately", "--privado", "--privé"),
        *("--vertraulich", "--비공개", "--非公開", "--私密", "--خاص", "--निजी"),
    ],
)
@pytest.mark.parametrize("place", ["{} what do I earn?", "what do I earn? {}"])
def test_what_means_private_in_any_language_is_not_answered_for_all_to_see(place, typed, strict):
    assert asked(place.format(typed), strict=strict) == Asked("what do I earn?", private=True)


@pytest.mark.parametrize(
    "typed", ["what does --privileged do?", "use --privacy here", "what is `--privat`", "in private"]
)
def test_what_only_resembles_private_stays_part_of_a_message(typed):
    assert asked(typed, strict=False) == Asked(typed)
