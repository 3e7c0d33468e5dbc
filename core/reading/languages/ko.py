"""Korean."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

KOREAN: Final = Language(
    code="ko",
    name="Korean",
    script="hangul",
    scales={"만": 1e4, "억": 1e8, "조": 1e12},
    currencies={"달러": "USD", "엔": "JPY", "유로": "EUR", "원": "KRW"},
    roles={"source_word": "출처", "quarter": "분기"},
)  # fmt: skip
