"""A particle is written by the sound before it, once that is known."""

from __future__ import annotations

import pytest

from bots.languages import say
from core.reading.languages import BY_CODE
from core.reading.particles import with_particles

PAIRS = BY_CODE["ko"].particle_pairs


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("문서을(를) 읽음", "문서를 읽음"),
        ("“규정”을(를) 읽음", "“규정”을 읽음"),
        ("**휴가 규정**은(는) 이미", "**휴가 규정**은 이미"),
        ("2024이(가) 2023(으)로 바뀜", "2024가 2023으로 바뀜"),
        ("서울(으)로, 부산(으)로, 제주(으)로", "서울로, 부산으로, 제주로"),
        ("handbook.md을(를) 읽지", "handbook.md을(를) 읽지"),
        ("을(를)", "을(를)"),
        ("", ""),
    ],
)
def test_the_form_is_that_behind_the_sound_and_both_where_it_is_not_known(written, meant):
    assert with_particles(written, PAIRS) == meant


def test_what_the_product_says_in_korean_is_written_so():
    assert say("admin removed", "ko", thing="휴가 규정") == "휴가 규정을 삭제했습니다."
    assert say("admin removed", "ko", thing="지도") == "지도를 삭제했습니다."
