"""What no reader sees of a text is no evidence, and what is shown stays."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.indexing.readers.limits import Limits
from core.indexing.readers.markdown_text import read
from core.reading.unseen import seen

HIDDEN = [
    "Leave is 27 days.<!-- 28 days -->",
    "Leave is 27 days.<!--\n28 days\n-->",
    "<!-- Leave is 28 days. --> Leave is 27 days.",
    "Leave is 27 days. <!---28 days--->",
    'Leave is 27 days. <span style="display:none">28 days</span>',
    'Leave is 27 days. <SPAN STYLE="display: none">28 days</SPAN>',
    "Leave is 27 days. <p hidden>28 days</p>",
    'Leave is 27 days. <div class="a" hidden="">28 days</div>',
    'Leave is 27 days. <i style="visibility:hidden">28 days</i>',
    'Leave is 27 days. <b style="font-size:0">28 days</b>',
    'Leave is 27 days. <b style="opacity:0">28 days</b>',
    "Leave is 27 days. <script>28 days</script>",
    "Leave is 27 days. <style>28 days</style>",
    "Leave is 27 days. <template>Leave is 28 days.</template>",
    "Der Urlaub: 27 Tage.<!-- 28 days -->",
    "Le congé : 27 jours.<!-- 28 days -->",
    "休暇は27日です。<!-- 28 days -->",
    "年假27天。<!-- 28 days -->",
    "휴가는 27일이다.<!-- 28 days -->",
    "الإجازة 27 يوماً.<!-- 28 days -->",
]
SHOWN = [
    "Leave is 28 days. <!-- never closed",
    "```html\n<!-- Leave is 28 days. -->\n```",
    "Write `<!-- Leave is 28 days. -->` above it.",
    'Leave is <b style="opacity:0.5">28 days</b>.',
    "Leave is <b>28 days</b>.",
    "If a < b, leave is 28 days, c > d.",
    "Leave is 28 days. <p hidden>and no end",
]


@pytest.mark.parametrize("context", HIDDEN)
def test_what_is_hidden_proves_nothing(context: str) -> None:
    assert not check_record({"id": 1, "answer": "28 days.", "context": context})["passed"]


@pytest.mark.parametrize("context", SHOWN)
def test_what_is_shown_stays(context: str) -> None:
    assert seen(context) == context
    assert check_record({"id": 1, "answer": "28 days.", "context": context})["passed"]


def test_markdown_is_indexed_as_it_is_seen_and_its_lines_keep_their_numbers() -> None:
    blocks = read(b"# Leave\n\n<!-- 28\ndays -->\n\nLeave is 27 days.<!-- 28 -->\n", Limits()).blocks
    assert "28" not in " ".join(block.text for block in blocks)
    assert blocks[-1].line_start == 6
