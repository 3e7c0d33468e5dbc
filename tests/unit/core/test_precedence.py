"""Which of two sources goes first, and why."""

from __future__ import annotations

import pytest

from core.model import PassageMeta, Standing
from core.precedence import Precedence, day_of, described, precedence, with_rank

TODAY = "2026-01-02"


def source(name: str = "leave.md", title: str = "Leave policy", modified: str | None = None, **said) -> PassageMeta:
    collection = said.pop("collection", "hr")
    return PassageMeta(
        name,
        name,
        "md",
        collection=collection,
        document=name,
        title=title,
        modified_at=modified,
        standing=Standing(**said),
    )


OLD = source("old.md", dated="2022-01-01", dated_by="in_force")
NEW = source("new.md", dated="2024-01-01", dated_by="in_force")


@pytest.mark.parametrize(
    ("first", "other", "reason"),
    [
        (NEW, OLD, "older"),
        (source(dated="2024-03", dated_by="as_of"), source(dated="2023", dated_by="named"), "older"),
        (OLD, source(state="archived", dated="2025-01-01", dated_by="in_force"), "archived"),
        (OLD, source(state="draft", dated="2025-01-01", dated_by="in_force"), "draft"),
        (source(state="draft"), source(state="archived"), "archived"),
        (OLD, source(dated="2027-01-01", dated_by="in_force"), "early"),
        (OLD, source(dated="2024-01-01", dated_by="in_force", until="2025-12-31"), "archived"),
        (OLD, source(superseded_by="the handbook", dated="2025-01-01", dated_by="updated"), "archived"),
        (source(supersedes="travel-2021.md"), source("docs/travel-2021.md", "Travel", "2025-01-01"), "archived"),
        (source(supersedes="the Travel Policy"), source("t.md", "Travel", "2025-01-01"), "archived"),
        (source(supersedes="all earlier versions of this policy"), source("l.md", "Leave policy v1"), "archived"),
        (source(authority=1), NEW, "lower"),
        (OLD, source(authority=-1), "lower"),
        (source(rank=2), source(rank=1, authority=9, dated="2025", dated_by="updated"), "lower"),
        (source(rank=1), source(supersedes="Leave policy"), "lower"),
        (source(title="Leave policy v2", version=(2, 10)), source(title="Leave policy v2.9", version=(2, 9)), "older"),
        (source(modified="2024-09-02T00:00:00Z"), source(modified="2024-01-01T00:00:00Z"), "otherwise"),
        (source(modified="2024-09-02T00:00:00Z"), source("note-2021.md", modified="2025-01-01T00:00:00Z"), "otherwise"),
        (source("2024/leave.md", modified="2024-09-02"), source("2023/leave.md", modified="2025-01-01"), "otherwise"),
        (source(dated="2024", dated_by="named"), source(dated="2022", dated_by="named"), "older"),
    ],
)
def test_what_holds_then_what_is_higher_then_what_is_newer_goes_first(first, other, reason):
    found, back = precedence(first, other, TODAY), precedence(other, first, TODAY)
    assert (found.first, found.reason) == (0, reason)
    assert (back.first, back.reason) == (1, reason)
    assert found.firm == (reason != "otherwise")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (source(), source()),
        (source(dated="2024", dated_by="as_of"), source(dated="2024-05-01", dated_by="updated")),
        (source(title="Leave", version=(2,)), source(title="Travel", version=(3,))),
        (source(supersedes="Leave policy"), source("l2.md", supersedes="Leave policy")),
    ],
)
def test_what_can_not_be_told_is_left_open(one, other):
    assert precedence(one, other, TODAY) is None


def test_the_operators_order_names_collections_and_paths():
    order = ("policies", "hr/rules/*")
    found = [with_rank(source(name, collection=where), order).standing.rank for where, name in (
        ("policies", "a.md"), ("hr", "rules/b.md"), ("hr", "c.md"),
    )]  # fmt: skip
    assert found == [2, 1, 0]


def test_a_model_and_an_owner_read_it_in_words():
    said = source(dated="2024-01-01", dated_by="in_force", version=(2, 1), state="draft", supersedes="the old one")
    assert described(said) == "in force since 2024-01-01, version 2.1, draft, supersedes the old one"
    assert described(source()) == ""
    assert precedence(NEW, OLD) == Precedence(0, "older")


def approved(at: str) -> PassageMeta:
    title = "Correction by Ada, valid until 2027-11-28"
    return PassageMeta("supplied/1", "supplied/1", "correction", document="supplied/1", title=title, modified_at=at)


def test_what_a_person_put_right_goes_before_a_document_of_before_it_and_is_dated_by_its_approval():
    written = source(modified="2025-03-01T09:00:00+00:00")
    assert precedence(approved("2025-03-01T10:00:00+00:00"), written, TODAY) == Precedence(0, "older")
    assert day_of(approved("2025-03-01T10:00:00+00:00")) == "2025-03-01"


def test_a_document_that_changed_since_is_not_set_aside_as_older():
    written = source(modified="2025-03-01T11:00:00+00:00")
    assert precedence(approved("2025-03-01T10:00:00+00:00"), written, TODAY) is None
    later = source(modified="2025-03-02")
    assert precedence(approved("2025-03-01T10:00:00+00:00"), later, TODAY) == Precedence(1, "otherwise", firm=False)
