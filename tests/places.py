"""Where things lie: the project, and what its tests read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = ROOT / "tests"
EXAMPLES: Final = ROOT / "examples"
DOCS: Final = ROOT / "docs"
