"""What stands behind a number of four digits that is no year: a unit of measure."""

from __future__ import annotations

from typing import Final

from core.reading.lexicon import either
from core.reading.units import LETTERS_BEHIND_A_BLANK, TELLS_FROM_A_YEAR

MEASURED: Final = rf"\s?{either(TELLS_FROM_A_YEAR)}(?!\w)|[ \u00a0]{either(LETTERS_BEHIND_A_BLANK)}(?![\w'’&])"
"""For a pattern of years, behind it and not to be there: `1503 kg`, `1987 t`."""
