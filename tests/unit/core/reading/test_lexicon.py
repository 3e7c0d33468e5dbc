"""Words of a role in a text: found however quickly they are looked for."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.reading import roles as all_roles
from core.reading.characters import first_of, last_of
from core.reading.lexicon import (
    Phrases,
    before_ending,
    ends_with,
    pattern_of,
    phrases_in,
    speaks_of,
    speaks_of_any,
    terms_in,
)
from core.reading.roles import Role
from core.reading.thing_patterns import Kind
from core.reading.things import things_in, things_of

ROLES = get_args(Role)
PIECES = sorted({term.rstrip("*") for role in ROLES for term in terms_in(role)})
TEXTS = st.lists(
    st.sampled_from([*PIECES, "x", "7", "_", "%", " ", " ", ", ", "\n", "Été ", "売上", "’", " — ", "“"]), max_size=8
).map("".join)


@given(text=TEXTS, role=st.sampled_from(ROLES))
def test_a_word_of_a_role_is_said_just_where_its_pattern_finds_one(text: str, role: Role) -> None:
    assert speaks_of(role, text) == bool(pattern_of(role).search(text))
    assert speaks_of(role, text.upper()) == bool(pattern_of(role).search(text.upper().lower()))


@given(text=TEXTS)
def test_one_of_several_roles_is_said_where_any_of_them_is(text: str) -> None:
    roles: tuple[Role, ...] = ("rise", "fall", "negation")
    assert speaks_of_any(roles, text) == any(speaks_of(role, text) for role in roles)


@pytest.mark.parametrize("text", ["shares rose to", "Shares rose TO ", "shares rose\tto\n"])
def test_a_text_ends_with_a_word_of_a_role_and_something_stands_before_it(text: str) -> None:
    assert ends_with("moves_to", text)
    assert before_ending("moves_to", text) == text[:12]


def test_the_end_of_a_longer_word_is_no_word_of_a_role() -> None:
    assert before_ending("moves_to", "shares hereto") is None


PHRASES = ("net income", "income", "r&d", "research and development", "the net", "매출", "chiffre d'affaires", "année")
SAID = st.lists(st.sampled_from([*PHRASES, "Net Income", " ", ", ", "s", "\n", "é"]), max_size=8).map("".join)


@given(text=SAID)
def test_phrases_looked_up_by_their_longest_word_are_those_that_a_text_has(text: str) -> None:
    plain = [phrase for phrase in PHRASES if phrase.isascii()] if text.isascii() else PHRASES
    assert Phrases(PHRASES).found_in(text) == phrases_in(text, plain)


@given(text=st.text("ab.,;", max_size=12), at=st.integers(0, 12))
def test_the_first_and_last_of_some_marks_are_found_from_a_place_on_and_before_it(text: str, at: int) -> None:
    ahead, behind = [i for i in range(min(at, len(text))) if text[i] in ",;"], text[at:]
    assert last_of(text, ",;", at) == max(ahead, default=-1)
    assert first_of(text, ",;", at) == next((at + i for i, c in enumerate(behind) if c in ",;"), len(text))


TIMES = st.lists(
    st.sampled_from(
        ["12 May 2021", "2019-03-31", "in 2020", "Q3 2021", "the 1990s", "at 4:30", "5 %", "and ", ". ", "1) "]
    ),
    max_size=6,
).map(" ".join)


@given(text=TIMES, kind=st.sampled_from(get_args(Kind)))
def test_things_of_one_kind_are_those_of_that_kind_among_all(text: str, kind: Kind) -> None:
    assert things_of(frozenset((kind,)), text) == tuple(t for t in things_in(text) if t.kind == kind)


def test_a_role_is_listed_once() -> None:
    listed = re.findall(r'^    "(\w+)",$', Path(all_roles.__file__).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(listed) > 100
    assert [role for role, times in Counter(listed).items() if times > 1] == []
