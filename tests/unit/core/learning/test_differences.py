"""What a correction changed is told word by word: shortened in its note, whole in the receipt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.languages import retold
from bots.render.receipt import receipt_text
from core.learning.changes import what_changed
from core.learning.corrections import corrected
from core.learning.differences import few, whole
from tests.fakes_engine import answer_to

OLD = "Every employee gets 28 days of paid leave a year [1]. Unused leave expires on 31 March [1]."


def test_words_and_figures_that_differ_are_told():
    new = answer_to("Leave?", OLD.replace("28", "30").replace("Every employee", "Every engineer"))
    assert what_changed(new, answer_to("Leave?", OLD)) == "28 became 30; “employee” became “engineer”"


def test_a_word_left_out_and_a_word_that_came_are_told():
    old = answer_to("Leave?", OLD)
    assert "left out “paid”" in what_changed(answer_to("Leave?", OLD.replace("paid ", "")), old)
    assert "newly says “usually”" in what_changed(answer_to("Leave?", OLD.replace("gets", "usually gets")), old)


def test_another_text_altogether_is_not_compared_in_place():
    assert few(OLD, "The archive keeps invoices for seven winters.") == ()


def test_the_whole_difference_is_in_the_receipt():
    old, new = answer_to("Leave?", OLD), answer_to("Leave?", OLD.replace("28", "30"))
    made = corrected(replace(new, id="b"), old, "")
    assert "Every employee gets ~~28~~ **30** days" in receipt_text(made)


@pytest.mark.parametrize("text", ["员工每年有二十天假期。", "社員は年に二十日の休暇があります。"])
def test_scripts_without_blanks_are_compared_by_characters(text):
    assert "~~二~~**三**十" in whole(text, text.replace("二", "三")).replace(" ", "")


@pytest.mark.parametrize("language", ["de", "fr", "es", "it", "pt", "nl", "ko", "ja", "zh", "ar", "hi"])
def test_what_changed_is_told_in_the_readers_language(language):
    told = retold("✏️ Corrected because of a thumbs-down: 28 became 30; left out “paid”.", language)
    assert "left out" not in told
    assert "became" not in told
    assert "paid" in told
