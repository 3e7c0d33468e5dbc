"""Ligatures that a PDF left without a character."""

from __future__ import annotations

import pytest

from core.indexing.readers.ligatures import HOLE, restore


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        ("o_ce", "office"),
        ("The di_erent sta_", "The different staff"),
        ("in_uence and re_ect", "influence and reflect"),
        ("_ow of pro_t", "flow of profit"),
        ("_rst co_ee", "first coffee"),
        ("5 _ 6", "5  6"),
    ],
)
def test_each_hole_is_filled_by_what_stands_around_it(broken: str, whole: str):
    assert restore(broken.replace("_", HOLE)) == whole
