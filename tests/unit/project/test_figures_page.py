"""The page on figures answers its questions as the product does."""

from __future__ import annotations

import runpy

from tests.places import ROOT


async def test_the_answers_of_the_page_on_figures_are_those_given_today():
    script = runpy.run_path(str(ROOT / "docs" / "make_figures.py"))
    assert await script["page"]() == script["PAGE"].read_text(encoding="utf-8"), "run python docs/make_figures.py"
