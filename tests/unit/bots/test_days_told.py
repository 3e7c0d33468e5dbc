"""Days and moments in lists, as readers of each language write them."""

from __future__ import annotations

import pytest

from bots.introduction.overview import Overview
from bots.introduction.telling import documents_told
from bots.languages import LANGUAGES
from core.reading.days_told import day_told, moment_told, with_days

WRITTEN = {
    "en": ("5 Nov 2026", "1 May"),
    "de": ("5. November 2026", "1. Mai"),
    "fr": ("5 novembre 2026", "1er mai"),
    "es": ("5 de noviembre de 2026", "1 de mayo"),
    "pt": ("5 de novembro de 2026", "1 de maio"),
    "it": ("5 novembre 2026", "1 maggio"),
    "nl": ("5 november 2026", "1 mei"),
    "ja": ("2026年11月5日", "5月1日"),
    "ko": ("2026년 11월 5일", "5월 1일"),
    "zh": ("2026年11月5日", "5月1日"),
    "ar": ("5 نوفمبر 2026", "1 مايو"),
    "hi": ("5 नवंबर 2026", "1 मई"),
}


@pytest.mark.parametrize(("language", "written"), WRITTEN.items())
def test_a_day_is_written_as_its_readers_write_it(language, written):
    told = day_told("2026-11-05T14:03:00+00:00", language), day_told("2026-05-01", language, year=False)
    assert told == written
    assert moment_told(1793887380.0, language) == f"{written[0]}, 14:03 UTC"


@pytest.mark.parametrize(("language", "written"), WRITTEN.items())
def test_days_within_what_we_say_are_written_so_and_what_only_looks_like_one_stays(language, written):
    kept = "/r/2026-11-05/a 0000320193-2026-11-05 2026-13-05 x2026-11-05 10-K"
    day = "2026-11-05" if language == "en" else written[0]
    assert with_days(f"2026-11-05: {kept}; 2026-11-05.", language) == f"{day}: {kept}; {day}."


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.code)
def test_every_month_has_a_name(language):
    months = [day_told(f"2026-{month:02}-05", language.code) for month in range(1, 13)]
    assert len(set(months)) == 12


@pytest.mark.parametrize("nothing", ["", None, "soon", "2026", "2026-13-40"])
def test_what_is_no_day_is_not_told(nothing):
    assert day_told(nothing, "de") == ""
    assert moment_told(0.0, "de") == ""


@pytest.mark.parametrize(("language", "written"), WRITTEN.items())
def test_documents_are_listed_with_their_days(language, written):
    overview = Overview(2, ("default",), "2026-05-01", "2026-11-05", (("Handbook", "2026-11-05"), ("Old", "2019")), ())
    told = documents_told(overview, language)
    assert f"- Handbook ({written[0]})" in told
    assert "- Old (2019)" in told
    assert "2026-11-05" not in told
