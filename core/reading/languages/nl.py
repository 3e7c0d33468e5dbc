"""Dutch."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

DUTCH: Final = Language(
    code="nl",
    name="Dutch",
    telltales="het een van",
    months=(
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober okt",
        "november", "december dec",
    ),
    scales={"duizend": 1e3, "mln": 1e6, "miljoen": 1e6, "miljard": 1e9},
    roles={
        "until": "tot",
        "joins_figures": "tot",
        "source_word": "bron, bronnen", "percent": "procent",
    },
)  # fmt: skip
