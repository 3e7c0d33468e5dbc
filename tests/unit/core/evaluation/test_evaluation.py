"""Judging answers by what is expected of them: reading lines, what a text states, marks, scores, comparisons."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bots.render.evaluation import Evaluation, evaluation_json, evaluation_text, results
from core.errors import BadInput, NotADocument
from core.evaluation.comparison import Result, compare, read_results
from core.evaluation.expectations import FIELDS, read_expectation
from core.evaluation.judging import Mark, judge
from core.evaluation.scores import honesty, scores
from core.evaluation.stating import can_be_looked_for, states
from core.indexing.fact_tables import refuse_records
from core.model import Answer, Mode, Outcome, Question, Source, Usage
from core.reading.phrases import say
from tests.fakes import passage


def answered(text, *files, outcome=Outcome.ANSWERED, confidence=0.8, seconds=1.0, **parts):
    sources = tuple(Source(n, passage("...", source_file=f, document=f)) for n, f in enumerate(files, 1))
    timings = {"total": seconds * 1000}
    values = {"model": "scripted", "sources": sources, "timings_ms": timings} | parts
    return Answer("a1", Question("?"), text, outcome, confidence, Mode.STANDARD, **values)


def judged(answer, text="How many?", **expected):
    return judge(read_expectation({"text": text, **expected}), answer)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Revenue was $383.285 billion [1].", "$383.3B"),
        ("Revenue was $383.3B (unverified).", "383.285 billion"),
        ("Revenue was $383.3B.", 383_285_000_000.0),
        ("Revenue was £1,688 thousand.", "1688"),
        ("in Q4 2023 it was 1688", "1,688"),
        ("Every employee gets **27 days** [2] of leave.", "27 days of LEAVE"),
        ("kept for seven years", "7 years"),
        ("kept for 7 years", "seven years"),
        ("about 41,000 readings", "41,000"),
        ("It fell 5 %.", "-5 %"),
        ("It costs 245.", "£245"),
        ("$1.6B", "1.594 billion"),
        ("-15 to 45 °C", "-15 to 45"),
        ("released on 21 November 2023", "2023-11-21"),
        ("released on 2023-11-21", "November 2023"),
        ("paid on 1 July 2024", "2024"),
        ("call 0170 555 0133.", "0170 555 0133"),
        ("from 10:00 to 15:00", "10:00 to 15:00"),
        ("the GL-050 bracket", "gl-050"),
        ("有給休暇は27日です", "27日"),
    ],
)
def test_a_text_states_a_phrase_whatever_the_writing_of_its_figures(text, wanted):
    assert states(text, wanted)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("27 days", "7"),
        ("27 days", "days 27"),
        ("213 harbours", "212"),
        ("£7 million", "£7"),
        ("$245", "£245"),
        ("25.3", "25.3 %"),
        ("It changed by -5 %.", "5 %"),
        ("$2B", "$1.6 billion"),
        ("1 kg", "1.4 kg"),
        ("$391.0B", "$383.3B"),
        ("released on 22 November 2023", "2023-11-21"),
        ("有給休暇は27日です", "7日"),
        ("Employees", "employee"),
        ("", "x"),
    ],
)
def test_a_text_does_not_state_what_only_looks_alike(text, wanted):
    assert not states(text, wanted)


def test_what_must_not_be_said_is_not_taken_for_its_neighbour():
    assert states("$391.0B", "$390.9B")
    assert not states("$391.0B", "$390.9B", exactly=True)
    assert states("$390.92B", "$390.9B", exactly=True)


# Three decimals could be thousands: `100.000 thousand`.
@given(st.floats(0.01, 9e14), st.sampled_from([2, 4, 5]), st.sampled_from(["", "$", "£"]))
def test_a_figure_is_stated_by_itself_in_other_units(value, decimals, currency):
    scales = {"": 1, " thousand": 1e3, " million": 1e6, "M": 1e6, " billion": 1e9, "bn": 1e9}
    written = [f"{currency}{value / s:,.{decimals}f}{n}" for n, s in scales.items() if 100 <= value / s < 1e6]
    assume(written)
    for one in written:
        for other in written:
            assert states(f"In all it came to {one} [1].", other)
            assert not states(f"In all it came to {one} [1].", f"{currency}{value * 1.02:,.2f}")


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=40))
def test_whatever_it_holds_a_phrase_is_compared_and_states_itself(before, phrase, after):
    states(before, phrase)
    if can_be_looked_for(phrase):
        assert states(phrase, phrase)
    assert isinstance(states(f"{before} {phrase} {after}", phrase, exactly=True), bool)


def test_a_line_says_what_is_expected_and_may_say_it_shortly():
    line = {"_id": 7, "question": "How many?", "expected": 27, "sources": "a.md", "collection": ["hr", "it"]}
    read = read_expectation(line | {"mode": "both", "outcome": "partial", "owner": "ada"})
    assert (read.id, read.key, read.text, read.says, read.sources) == (7, "7", "How many?", (27.0,), ("a.md",))
    assert (read.mode, read.outcome, read.collections) == (Mode.BOTH, Outcome.PARTIAL, ("hr", "it"))
    assert read_expectation({"text": "How many?"}).id == "How many?"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ({}, "text"),
        ({"text": " "}, "text"),
        ({"text": 5}, "text"),
        ({"text": "x", "expect": ["y"]}, '"expected"'),
        ({"text": "x", "source": "y"}, '"sources"'),
        ({"text": "x", "expected": ""}, "phrase"),
        ({"text": "x", "expected": ["..."]}, "phrase"),
        ({"text": "x", "expected": True}, "phrase"),
        ({"text": "x", "expected": 10**400}, "phrase"),
        ({"text": "x", "not_expected": {"a": 1}}, "not_expected"),
        ({"text": "x", "outcome": "failed"}, "answered, partial, refused"),
        ({"text": "x", "mode": ["both"]}, "self_reflective"),
        ({"text": "x", "sources": [1]}, "sources"),
        ({"text": "x", "_id": float("nan")}, "_id"),
    ],
)
def test_a_line_that_cannot_be_judged_is_refused_with_the_reason(line, says):
    with pytest.raises(BadInput, match=says):
        read_expectation(line)


VALUES = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from(FIELDS), VALUES), st.text(max_size=60), st.sampled_from(Outcome))
def test_any_record_is_refused_or_judged_and_the_result_is_json(record, text, outcome):
    with contextlib.suppress(BadInput):
        judgement = judge(read_expectation(record), answered(text, "a.md", outcome=outcome))
        assert judgement.right != bool(judgement.reasons)
        kept = json.loads(json.dumps(evaluation_json(Evaluation([judgement])), allow_nan=False))
        assert read_results(kept)[0].right is judgement.right
        assert evaluation_text(Evaluation([judgement]))


@pytest.mark.parametrize(
    ("answer", "expected", "mark", "reason"),
    [
        (answered("27 days [1]."), {"expected": "27 days"}, Mark.RIGHT, ""),
        (answered("Some days [1]."), {"expected": ["27 days", 5]}, Mark.WRONG, 'does not say "27 days", 5'),
        (answered("38 pence [1]."), {"not_expected": "38 pence"}, Mark.WRONG, 'says "38 pence"'),
        (answered("x", "hr/Handbook.pdf"), {"sources": "handbook.pdf"}, Mark.RIGHT, ""),
        (answered("x", "old-handbook.pdf"), {"sources": "handbook.pdf"}, Mark.WRONG, "does not cite handbook.pdf"),
        (answered("Nothing.", outcome=Outcome.REFUSED), {"expected": "x"}, Mark.REFUSED_WRONGLY, "refused"),
        (answered("Nothing.", outcome=Outcome.REFUSED), {"outcome": "refused"}, Mark.REFUSED_RIGHTLY, ""),
        (answered("x"), {"outcome": "refused"}, Mark.WRONG, "answered, expected refused"),
        (answered("x", outcome=Outcome.PARTIAL), {"expected": "x"}, Mark.RIGHT, ""),
        (answered("x", outcome=Outcome.PARTIAL), {"outcome": "answered"}, Mark.WRONG, "partial, expected answered"),
        (answered("It is down.", outcome=Outcome.FAILED), {"expected": "x"}, Mark.FAILED, "failed"),
        (
            answered(f"It was $400B.\n\n{say('not_verified', 'en')} closest $383.3B.", outcome=Outcome.PARTIAL),
            {"expected": "$383.3B"},
            Mark.WRONG,
            'does not say "$383.3B"',
        ),
    ],
)
def test_an_answer_gets_a_mark_and_every_fault_a_reason(answer, expected, mark, reason):
    judgement = judged(answer, **expected)
    assert (judgement.mark, "; ".join(judgement.reasons)) == (mark, reason)


def test_scores_add_up_what_a_lead_wants_to_know():
    total = scores(
        [
            judged(answered("27", "a.md", seconds=1, usage=Usage(100, 10, 2, 0.5)), expected=27),
            judged(answered("27", seconds=2, usage=Usage(100, 10, 2, 0.25)), expected=27),
            judged(answered("5", "a.md", seconds=30, outcome=Outcome.PARTIAL), expected=27),
            judged(answered("no", outcome=Outcome.REFUSED, confidence=0.4, seconds=3), outcome="refused"),
        ]
    )
    assert total.marks == {Mark.RIGHT: 2, Mark.REFUSED_RIGHTLY: 1, Mark.WRONG: 1, Mark.REFUSED_WRONGLY: 0, "failed": 0}
    assert (total.share_right, total.coverage, total.cited, total.given) == (0.75, 0.5, 2, 3)
    assert total.mean_confidence == pytest.approx(0.7)
    assert total.seconds == (2.0, 30.0)
    assert (total.usage.prompt_tokens, total.usage.cost_usd) == (200, 0.75)
    assert total.models == {"scripted": 4}


def test_tokens_are_shown_with_their_price_where_it_is_known():
    dear, free = (judged(answered("27", usage=Usage(1_200, 34, 2, cost)), expected=27) for cost in (0.5, None))
    assert "1,200 in, 34 out, $0.5000" in evaluation_text(Evaluation([dear]))
    assert "1,200 in, 34 out, price not known" in evaluation_text(Evaluation([free]))
    assert "tokens" not in evaluation_text(Evaluation([judged(answered("27"))]))


def test_no_questions_make_no_scores():
    total = scores([])
    assert (total.share_right, total.coverage, total.seconds, total.honesty) == (0.0, 0.0, None, "honest")


@pytest.mark.parametrize(
    ("said", "right", "verdict"),
    [
        ([0.9] * 100, [True] * 90 + [False] * 10, "honest"),
        ([0.9] * 100, [True] * 60 + [False] * 40, "too sure"),
        ([0.6] * 100, [True] * 90 + [False] * 10, "too modest"),
        ([0.9] * 3, [True, True, False], "honest"),
        ([1.0] * 3, [True, True, False], "too sure"),
    ],
)
def test_confidence_is_honest_as_long_as_chance_explains_the_gap(said, right, verdict):
    assert honesty(said, right) == verdict


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.booleans()), max_size=6, unique_by=lambda r: r[0]), st.data())
def test_a_comparison_tells_every_question_of_both_runs_once(before, data):
    now = data.draw(st.lists(st.tuples(st.sampled_from("abcdef"), st.booleans()), max_size=6, unique_by=lambda r: r[0]))
    then, later = ([Result(key, key, right) for key, right in run] for run in (before, now))
    compared = compare(then, later)
    assert compared.both + len(compared.new) == len(now)
    assert compared.both + len(compared.gone) == len(before)
    gained = len(compared.better) - len(compared.worse)
    assert (compared.now - compared.before) * compared.both == pytest.approx(gained)


def test_what_was_saved_is_compared_and_shown():
    old = evaluation_json(Evaluation([judged(answered("27"), text=q, expected=27) for q in ("A?", "B?", "C?")]))
    now = [judged(answered(said), text=q, expected=27) for q, said in (("A?", "27"), ("B?", "5\x1b[2J"), ("D?", "5"))]
    compared = compare(read_results(json.loads(json.dumps(old))), results(now))
    shown = evaluation_text(Evaluation(now, comparison=compared))
    assert "\x1b" not in shown
    assert "worse  B?: does not say 27" in shown
    assert "1 new, 1 no longer asked" in shown
    assert evaluation_json(Evaluation(now, comparison=compared))["comparison"]["worse"] == ["B?"]


@pytest.mark.parametrize("kept", [None, [], {}, {"results": 5}, {"results": [5]}, {"results": [{"_id": "a"}]}])
def test_what_is_no_evaluation_is_not_compared_with(kept):
    with pytest.raises(BadInput):
        read_results(kept)


def test_questions_with_what_is_expected_are_no_document_but_questions_with_answers_are():
    with pytest.raises(NotADocument, match="errata eval"):
        refuse_records([{"question": f"How many, case {n}?", "expected": n} for n in range(3)])
    refuse_records([{"question": f"How many, case {n}?", "answer": n} for n in range(3)])


def test_a_failed_question_shows_why():
    failed = judged(replace(answered("I could not answer this: it is down."), outcome=Outcome.FAILED))
    assert "How many?: failed · I could not answer this: it is down." in evaluation_text(Evaluation([failed]))
