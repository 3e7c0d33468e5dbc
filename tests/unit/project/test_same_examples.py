"""The suite itself: property tests see the same examples in every process, whatever it has loaded."""

from __future__ import annotations

import os
import sys
import types

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st


def drawn() -> list[tuple[str, int, float]]:
    """What a property test is given."""
    seen = []

    @settings(settings.get_profile("same"), max_examples=200, database=None)
    @given(st.text(), st.integers(), st.floats(allow_nan=False))
    def remember(text, whole, broken):
        seen.append((text, whole, broken))

    remember()
    return seen


def test_examples_do_not_depend_on_which_modules_are_loaded(tmp_path, monkeypatch):
    if settings.get_current_profile_name() == "search":
        pytest.skip("a search is to see others")
    before = drawn()
    path = tmp_path / "loaded_meanwhile.py"
    words, figures = [f"word number {n}" for n in range(500)], [123_456 + n for n in range(500)]
    path.write_text(f"WORDS = {words!r}\nFIGURES = {figures!r}\n", encoding="utf-8")
    module = types.ModuleType("loaded_meanwhile")
    module.__file__ = str(path)
    monkeypatch.setitem(sys.modules, "loaded_meanwhile", module)
    assert drawn() == before


def test_no_example_is_judged_by_how_long_it_takes():
    assert settings.get_profile("same").deadline is None
    assert HealthCheck.too_slow in settings.get_profile("same").suppress_health_check


def test_nothing_in_the_environment_reaches_a_service_or_changes_what_is_shown():
    assert not [name for name in os.environ if name.startswith(("OPENAI_", "SLACK_", "DISCORD_", "TAVILY_"))]
    assert not {"FORCE_COLOR", "COLUMNS", "GITHUB_ACTIONS"} & set(os.environ)
