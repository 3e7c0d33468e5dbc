"""What `errata doctor` says of SCAN_LANGUAGES: whether Tesseract reads here what pages that are pictures are in."""

from __future__ import annotations

import asyncio

from bots.commands.daily_caps import Doubt
from core.errors import BadSetting
from core.settings import Settings

_MOST_NAMED = 12


async def scan_languages(found: Settings) -> str:
    """Return what scans are read in; a `Doubt` of what is not installed. Raises `BadSetting` where none of it is."""
    from core.indexing.readers.scans import OFF, languages_installed  # loads what reads PDF

    wanted = found.scan_languages
    if wanted.strip().lower() == OFF:
        return "not read (SCAN_LANGUAGES is off)"
    here = await asyncio.to_thread(languages_installed)
    named = [name.strip() for name in wanted.replace(",", "+").split("+") if name.strip()]
    if not here:
        without = "Tesseract is not installed: pages that are pictures are not read"
        return Doubt(f"{without}, whatever SCAN_LANGUAGES says") if named else without
    missing = [name for name in named if name not in here]
    if named and len(missing) == len(named):
        raise BadSetting(
            f"Tesseract has none of SCAN_LANGUAGES here ({', '.join(missing)}): no scan can be read.",
            hint=f"It has {', '.join(here[:_MOST_NAMED])}.",
        )
    if missing:
        return Doubt(
            f"Tesseract lacks {', '.join(missing)} of SCAN_LANGUAGES; it reads {', '.join(here[:_MOST_NAMED])}"
        )
    return f"read by Tesseract in {', '.join(named or here[:_MOST_NAMED])}"
