"""The names of collections, for a process without models."""

from __future__ import annotations

import subprocess
import sys

from bots.known_collections import known_collections
from core.indexing.sync import sync
from core.settings import Settings
from storage.index.local_index import LocalIndex


async def test_collections_are_named_as_they_are_now(tmp_path):
    async with known_collections(Settings(errata_home=tmp_path)) as names:
        assert await names() == []
        (tmp_path / "a.md").write_text("# Leave\n\n25 days.")
        index = LocalIndex(tmp_path / "index.db")
        await sync(tmp_path / "a.md", "handbook", index, None)
        await index.close()

        assert await names() == ["handbook"]


def test_naming_collections_loads_no_model():
    code = (
        "import asyncio, sys, tempfile; from pathlib import Path\n"
        "from bots.known_collections import known_collections; from core.settings import Settings\n"
        "async def look():\n"
        "    async with known_collections(Settings(errata_home=Path(tempfile.mkdtemp()))) as names: await names()\n"
        "asyncio.run(look())\n"
        "print([m for m in ('onnxruntime', 'tokenizers', 'torch', 'dbos') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def test_a_command_that_starts_loads_nothing_that_reads_figures_or_checks_answers():
    """Each of these takes some hundredths of a second, of every command and of every process that only listens."""
    heavy = ("numpy", "core.reading.amounts", "core.reading.periods", "core.extraction.tables", "core.checks")
    code = f"import sys, bots.cli; print([m for m in {heavy} if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == "[]"
