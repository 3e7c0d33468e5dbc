"""Arabic."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ARABIC: Final = Language(code="ar", name="Arabic", script="arabic")
