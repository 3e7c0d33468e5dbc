"""CONTRIBUTING.md names what is there."""

from __future__ import annotations

import re

import pytest

from tests.places import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PLACEHOLDER = re.compile(r"NAME|FORMAT|VENDOR|FAMILY|NNNN|WORD|DIR|FILE")
PATHS = sorted(set(re.findall(r"`([\w./*-]+(?:\.(?:py|md|toml|yaml)|/[\w*-]*))`", GUIDE)))


@pytest.mark.parametrize("path", [path for path in PATHS if not PLACEHOLDER.search(path)])
def test_every_path_it_names_is_there(path: str):
    found = [*ROOT.glob(path), *(ROOT / "tests").glob(path), *(ROOT / "core").rglob(path), *(ROOT / "bots").rglob(path)]
    assert found or list((ROOT / "tests").rglob(path)), f"CONTRIBUTING.md names {path}"


@pytest.mark.parametrize(("name", "file"), sorted(set(re.findall(r"`(\w+)` \(`([\w./]+\.py)`\)", GUIDE))))
def test_every_name_it_gives_stands_in_the_file_it_gives(name: str, file: str):
    texts = [path.read_text(encoding="utf-8") for path in (*ROOT.glob(file), *(ROOT / "core").rglob(file))]
    assert any(re.search(rf"\b{name}\b", text) for text in texts), f"CONTRIBUTING.md says that {file} has {name}"


@pytest.mark.parametrize("package", sorted(path.parent.name for path in (ROOT / "core").glob("*/__init__.py")))
def test_its_map_has_every_package_of_core(package: str):
    assert re.search(rf"\b{package}/", GUIDE), f"the map in CONTRIBUTING.md lacks core/{package}"
