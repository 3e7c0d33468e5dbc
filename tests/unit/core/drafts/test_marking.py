"""What could not be proven is marked in the text, and every span goes on quoting what is delivered."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.drafts.marking import deliverable
from core.model import Severity, Span, Status, Verdict


def verdict(check: str, text: str, *pieces: str, severity: Severity = Severity.LOW) -> Verdict:
    spans = tuple(Span(text.index(p), text.index(p) + len(p), p, "wrong") for p in pieces)
    return Verdict(check, Status.FAIL, severity, "wrong", "mend it", spans)


def test_a_wrong_figure_is_marked_where_it_stands():
    text = "Revenue was $400B in 2023 [1]."
    shown, verdicts = deliverable(text, [verdict("numbers", text, "$400B")], 1)
    assert shown == "Revenue was $400B (unverified) in 2023 [1]."
    assert verdicts[0].spans[0].text == "$400B"


def test_a_date_is_marked_once_and_never_in_its_middle():
    text = "The 10-K was filed 2024-11-15 [1]."
    found = [verdict("years", text, "2024"), verdict("filings", text, "10-K was filed 2024-11-15")]
    assert deliverable(text, found, 1)[0] == "The 10-K was filed 2024-11-15 (unverified) [1]."


def test_an_invented_mark_leaves_and_the_spans_move_along():
    text = "A is 5 [9]. B is 7 [1, 9]. C is 8 [2]."
    found = [verdict("citations", text, "[9]", "C is 8"), verdict("numbers", text, "7")]
    shown, verdicts = deliverable(text, found, 2)
    assert shown == "A is 5. B is 7 (unverified) [1]. C is 8 [2]."
    assert [s.text for v in verdicts for s in v.spans] == ["C is 8", "7"]


def test_what_is_wrong_within_code_is_marked_behind_it():
    text = "Call `alert(1)` [1]."
    shown, verdicts = deliverable(text, [verdict("numbers", text, "1)")], 1)
    assert shown == "Call `alert(1)` (unverified) [1]."
    assert verdicts[0].spans[0].text == "1)"
    fenced = "So [1]:\n```\nwait(5)\nwait(7)\n```\nand done [1]."
    shown, _ = deliverable(fenced, [verdict("numbers", fenced, "5", "7")], 1)
    assert shown == "So [1]:\n```\nwait(5)\nwait(7)\n```\n(unverified)\nand done [1]."


@given(
    st.text(alphabet="ab 7年é[9].\n", max_size=40),
    st.lists(st.tuples(st.integers(0, 40), st.integers(1, 9), st.sampled_from(["numbers", "years", "citations"]))),
    st.integers(0, 3),
)
def test_spans_always_quote_what_is_delivered(text, places, sources):
    spans = [(c, Span(s, min(len(text), s + n), text[s : s + n], "x")) for s, n, c in places if s < len(text)]
    found = [Verdict(c, Status.FAIL, Severity.LOW, spans=(span,)) for c, span in spans]
    shown, verdicts = deliverable(text, found, sources)
    for moved in (s for v in verdicts for s in v.spans):
        assert shown[moved.start : moved.end] == moved.text
        assert moved.text
    assert shown.replace(" (unverified)", "") == deliverable(text, [], sources)[0]


def test_a_doubted_sentence_is_marked_at_its_end_and_a_wrong_figure_in_it_where_it_stands():
    text = "Revenue was $400B [1]. It grew."
    doubted = Span(0, 22, text[:22], "little of it stands in [1]", doubt=True)
    found = [verdict("numbers", text, "$400B"), Verdict("citations", Status.FAIL, Severity.LOW, spans=(doubted,))]
    assert deliverable(text, found, 1)[0] == "Revenue was $400B (unverified) [1]. (unverified) It grew."
