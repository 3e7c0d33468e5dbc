"""A question that stands in the list of gaps several times is told apart by what it was asked over."""

from __future__ import annotations

from bots.commands.gaps import _lines
from storage.learning.gaps import Gap


def gap(topic, *collections):
    return Gap("01GAP", topic, (topic,), "open", "", 2, 1.0, (), collections)


def test_one_question_over_several_collections_is_told_apart_and_why():
    *rows, why = _lines([gap("When is lunch?", "hr"), gap("when is lunch? "), gap("Who cooks?", "hr")])
    assert [row.partition("(over ")[2] for row in rows] == ["hr)", "no document)", ""]
    assert why.startswith("A question stands there once for each set of documents")


def test_questions_that_differ_need_no_reason():
    assert list(_lines([gap("Who cooks?", "hr")])) == ["01GAP    2 times  open  Who cooks?"]
