"""Hindi."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

HINDI: Final = Language(code="hi", name="Hindi", script="devanagari")
