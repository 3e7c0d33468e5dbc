"""What has one meaning stands in one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from core.model import DEFAULT_COLLECTION
from storage.advisory_locks import Lock
from tests.places import ROOT

SOURCES = [path for folder in ("bots", "core", "storage") for path in sorted((ROOT / folder).rglob("*.py"))]


def constants(path: Path) -> Iterator[tuple[str, object]]:
    """Yield name and value of a module's constants."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            for name in node.targets if isinstance(node, ast.Assign) else (node.target,):
                yield ast.unparse(name), node.value.value


def test_the_keys_of_advisory_locks_differ_and_are_used_from_their_own_file_alone():
    assert len({int(lock) for lock in Lock}) == len(Lock.__members__)
    users = [path.name for path in SOURCES if "pg_advisory" in path.read_text(encoding="utf-8")]
    assert users == ["advisory_locks.py"]


def test_the_default_collection_has_one_name():
    named = [(path.name, name) for path in SOURCES for name, value in constants(path) if value == DEFAULT_COLLECTION]
    # The other is the table of the channels file that all channels share: nothing to do with collections.
    assert sorted(named) == [("channel_settings.py", "DEFAULT"), ("model.py", "DEFAULT_COLLECTION")]
