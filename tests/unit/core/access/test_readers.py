"""Readers of single documents: the decision, what it is kept as, and what files say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.access.readers import (
    LET_THROUGH,
    NOBODY,
    admits,
    admits_everybody,
    base_of,
    both,
    from_text,
    group_of,
    is_part,
    part_of,
    to_text,
    with_parts,
)
from core.access.rights import narrowed, no_such_collection, unnamed
from core.errors import BadInput
from core.indexing.front_matter import UNREADABLE, readers_said

PEOPLE = ["slack:U1", "slack:U2", "slack:S1", "token:ci", "everyone"]
principals = st.frozensets(st.sampled_from(PEOPLE))
readers = st.lists(st.lists(st.sampled_from(PEOPLE), max_size=3).map(tuple), max_size=3).map(
    lambda groups: both(tuple(groups), LET_THROUGH)
)
collections = st.frozensets(st.sampled_from(["default", "hr", "board"]))


@given(readers, readers, principals)
def test_whom_two_admit_is_whom_each_admits(one, other, asker):
    assert admits(both(one, other), asker) == (admits(one, asker) and admits(other, asker))


@given(readers, readers)
def test_the_same_readers_are_one_part_however_they_are_written(one, other):
    assert both(one, other) == both(other, one)
    assert part_of("hr", both(one, other)) == part_of("hr", both(other, both(one, one)))
    assert (part_of("hr", one) == "hr") == (one == LET_THROUGH)
    assert base_of(part_of("hr", one)) == "hr"


@given(readers)
def test_readers_are_kept_as_they_are_and_what_cant_be_read_is_nobody(one):
    assert from_text(to_text(one)) == (one or NOBODY)


@pytest.mark.parametrize("kept", ["", "null", "{}", "[]", "[1]", "[[1]]", '{"a": 1}', "[[", "[[[]]]"])
def test_what_was_kept_and_is_none_admits_nobody(kept):
    assert not admits(from_text(kept), set(PEOPLE))


@given(collections, st.dictionaries(collections.map(lambda names: min(names, default="hr")), readers), principals)
def test_a_part_is_read_on_what_its_collection_lets_through_never_instead_of_it(through, kept, asker):
    parts = {part_of(name, who): who for name, who in kept.items() if who}
    scope = set(with_parts(through, parts, lambda who: admits(who, asker)))
    assert {name for name in scope if not is_part(name)} == through
    assert all(base_of(name) in through and admits(parts[name], asker) for name in scope if is_part(name))
    assert set(with_parts({*through, *parts}, {}, lambda _: True)) == through  # named by itself it gives nothing
    assert not admits(NOBODY, asker)


@given(readers, principals, st.lists(principals, min_size=1, max_size=4))
def test_a_channel_is_admitted_where_it_is_named_or_everybody_in_it_is(who, here, members):
    expected = all(set(group) & here or all(set(group) & one for one in members) for group in who)
    assert admits_everybody(who, here, members) == expected
    assert admits_everybody(who, here, None) == all(set(group) & here for group in who)
    assert admits_everybody(who, here, []) == admits_everybody(who, here, None)
    if admits_everybody(who, here, members):
        assert all(admits(who, one | here) for one in members)


@pytest.mark.parametrize("text", ["", "slack", "slack:", ":U1", "slack:U1 # hr", "a:b/c", "x" * 300 + ":y", "a:<b>"])
def test_what_names_nobody_is_no_reader(text):
    with pytest.raises(BadInput):
        group_of([text])


def test_an_address_is_the_same_however_it_is_capitalised_and_an_id_is_not():
    assert group_of(["oidc:Ann@Example.com"]) == (("oidc:ann@example.com",),)
    assert group_of([" slack:U1", "slack:U1"]) == (("slack:U1",),)
    with pytest.raises(BadInput):
        group_of([])


def test_who_names_a_collection_means_the_parts_of_it_that_may_be_read():
    scope = ("board", "hr", "hr/1")
    assert narrowed(scope, ["hr"]) == ("hr", "hr/1")
    assert narrowed(("hr",), ["hr/1"]) == ()
    assert unnamed({"errata-demo", "errata-demo/1", "hr/1"}) == ("default", "hr/1")
    assert "hr/1" not in " ".join(no_such_collection("x", scope))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("---\nreaders: [slack:U1, token:ci]\n---\nText", ("slack:U1", "token:ci")),
        ('---\ntitle: Pay\nReaders: "slack:U1"\n---\n', ("slack:U1",)),
        ("---  \r\n'readers' : slack:U1, slack:U2\r\n---\r\n", ("slack:U1", "slack:U2")),
        ("\ufeff---\nreaders:\n  - slack:U1\n  - 'slack:U2'\nowner: x\n---\n", ("slack:U1", "slack:U2")),
        ("---\nreaders: [slack:U1] # all of us\n---\n", ("slack:U1",)),
        ("---\nreaders: # us\n- slack:U1 # me\n---\n", ("slack:U1",)),
        ('+++\nreaders = ["slack:U1"]\n+++\n', ("slack:U1",)),
        ("---\nreaders: [slack:U1]\n", ("slack:U1",)),  # never closed
        ("---\nreaders:\n---\n", UNREADABLE),
        ("---\nreaders: []\n---\n", UNREADABLE),
        ("---\nreaders: [slack:U1,\n  slack:U2]\n---\n", UNREADABLE),
        ("---\nreaders: slack:U1\nreaders: slack:U2\n---\n", UNREADABLE),
        ("---\ntitle: x\n---\nreaders: slack:U1\n", ()),
        ("readers: slack:U1\n", ()),
        ("", ()),
    ],
)
def test_front_matter_says_who_reads_and_what_it_cant_say_is_nobody(text, said):
    assert readers_said(text) == said
    if said == UNREADABLE:
        with pytest.raises(BadInput):
            group_of(said)
