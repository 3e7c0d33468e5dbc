"""Forms of one word that no ending makes."""

from __future__ import annotations

import pytest

from core.reading.irregular import other_forms


@pytest.mark.parametrize(
    ("word", "forms"),
    [("leave", {"left"}), ("left", {"leave"}), ("ring", {"rang", "rung"}), ("knives", {"knife"}), ("table", set())],
)
def test_each_form_has_the_others(word, forms):
    assert other_forms(word) == forms
