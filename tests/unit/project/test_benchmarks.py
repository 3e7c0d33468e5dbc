"""A benchmark is a module of benchmarks/ and a name in one of the groups that `python -m benchmarks` runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import __main__ as runner

FOLDER = Path(runner.__file__).parent
GROUPS = (runner.ALONE, runner.WITH_DATA, runner.LONG, runner.BY_HAND)
BENCHMARKS = {
    path.stem: source
    for path in sorted(FOLDER.glob("*.py"))
    if "ArgumentParser(" in (source := path.read_text(encoding="utf-8")) and path.stem != "__main__"
}


def test_every_benchmark_is_in_one_group():
    named = sorted(name for group in GROUPS for name in group)
    assert named == list(BENCHMARKS), "ALONE, WITH_DATA, LONG and BY_HAND of benchmarks/__main__.py name each once"


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_run_writes_results_only_where_told_to(name: str):
    source = BENCHMARKS[name]
    assert "may_record(" in source, "call benchmarks.results.may_record(parser): it adds --record"
    assert ".record:" in source or ".record and" in source, "write RESULTS.md only `if options.record`"


@pytest.mark.parametrize("name", BENCHMARKS)
def test_data_is_asked_for_by_those_that_need_it(name: str):
    assert ('"--data"' in BENCHMARKS[name]) == (name in runner.WITH_DATA)
