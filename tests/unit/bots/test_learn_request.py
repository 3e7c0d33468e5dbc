"""Whether somebody who sends a file wants it learnt, in whatever language."""

from __future__ import annotations

import pytest

from bots.learn_request import asks_to_learn


@pytest.mark.parametrize(
    "text",
    [
        *("learn this, please", "lern das bitte", "Lies die Datei ein!", "apprends ce fichier", "aprende esto"),
        *("aprenda isto", "impara questo file", "leer dit document", "これを覚えてください", "이것을 학습해 주세요"),
        *("学习这个文件", "تعلم هذا", "इसे सीखो"),
    ],
)
def test_whoever_sends_a_file_says_in_their_language_that_it_be_learnt(text):
    assert asks_to_learn(text)


@pytest.mark.parametrize(
    "text", ["was steht da drin?", "lern das Lied auswendig, Anna", "danke", "nimm das auf, und was kostet es?", ""]
)
def test_what_asks_about_a_file_or_says_more_is_no_wish_that_it_be_learnt(text):
    assert not asks_to_learn(text)
