"""What rests on a source that another one overrules is doubted, and told what the other says."""

from __future__ import annotations

import time

from core.checks.standing import check_standing
from core.model import Passage, Standing, Status
from tests.fakes import passage

SAID = "Private cars are reimbursed at 38 pence a mile [1]."


def source(pence: int, name: str, **said) -> Passage:
    text = f"Private cars are reimbursed at {pence} pence a mile."
    return passage(text, name, title=name, document=name, source_file=name, standing=Standing(**said))


OLD = source(38, "old", dated="2021-01-01", dated_by="in_force")
NEW = source(45, "new", dated="2024-01-01", dated_by="in_force")


def test_a_figure_of_the_older_source_alone_is_doubted_with_what_the_newer_says():
    verdict = check_standing(SAID, (OLD, NEW))
    assert (verdict.status, verdict.doubt) == (Status.FAIL, True)
    assert "[2] (new, 2024-01-01)" in verdict.hint
    assert "45 pence" in verdict.hint
    assert verdict.spans[0].text == SAID


def test_a_day_that_a_newer_source_says_was_moved_is_doubted_in_whatever_words():
    said = "The Christmas party takes place on 11 December 2026 in the Fischhalle, Kiel [1]."
    old = passage(said.replace(" [1]", ""), "1", document="1", standing=Standing("2026-09-14", "named"))
    moved = "The Christmas party is moved to 18 December 2026; the place stays the same."
    new = passage(moved, "2", document="2", title="Minutes", standing=Standing("2026-11-09", "named"))
    other = passage(moved.replace("party", "choir"), "3", document="3", standing=Standing("2026-11-09", "named"))
    assert moved in check_standing(said, (old, new)).hint
    assert check_standing(said, (old, other)).status is Status.PASS


def test_what_tells_of_both_or_of_the_newer_is_no_fault():
    both = f"{SAID} Since 2024 they are reimbursed at 45 pence a mile [2]."
    assert check_standing(both, (OLD, NEW)).status is Status.PASS
    assert check_standing(SAID.replace("38", "45").replace("[1]", "[2]"), (OLD, NEW)).status is Status.PASS


def test_a_draft_or_a_lower_source_overrules_nothing():
    for other in (source(45, "d", state="draft", dated="2024", dated_by="as_of"), source(45, "w", authority=-1)):
        assert check_standing(SAID, (OLD, other)).status is Status.PASS


def test_where_no_source_says_anything_of_its_standing_nothing_is_judged():
    plain = [source(38, "a"), source(45, "b")]
    assert check_standing(SAID, plain).status is Status.SKIP


def test_it_is_quick_over_long_evidence():
    text = "Private cars are reimbursed at 38 pence a mile. " * 400
    passages = [passage(text, f"d{n}", document=f"d{n}", standing=Standing(f"20{10 + n}", "as_of")) for n in range(8)]
    begun = time.perf_counter()
    check_standing("Private cars are reimbursed at 36 pence a mile [1]. " * 200, passages)
    assert time.perf_counter() - begun < 2
