"""What a fact tool wrote down for the answer to cite, with all that is ours in it said in another language."""

from __future__ import annotations

from functools import cache

from core.facts.metrics import BY_NAME
from core.facts.ratios import RATIOS, ratio_label
from core.facts.speaking import PRICES, Formula, Speaker, speaker_of
from core.reading.phrases import FALLBACK, say
from core.reading.retold import retold

_YEAR, _CELLS, _BETWEEN = "FY", " | ", ": "


def passage_in(text: str, language: str) -> str:
    """Return tables and notes of facts in a language (ISO 639-1); figures and names stay as they are written."""
    speaker = speaker_of(language)
    return text if speaker is None else "\n".join(_line(line, language) for line in text.split("\n"))


def _line(line: str, language: str) -> str:
    if line.startswith("| ") and line.endswith(" |"):
        return f"| {_CELLS.join(cell_in(cell, language) for cell in line[2:-2].split(_CELLS))} |"
    whose, between, what = line.rpartition(_BETWEEN)
    named = words_in(language).get(what.removesuffix(".")) or names_in(language).get(what.removesuffix("."))
    return f"{whose}{between}{named}." if between and named else retold(line, language)


def cell_in(cell: str, language: str) -> str:
    """Return a cell's text in a language: a head, a measure, a period, a remark; anything else as it is."""
    named = words_in(language).get(cell) or names_in(language).get(cell) or period_in(cell, language)
    named = named or (Formula(cell).said(language) if " / " in cell or " - " in cell else "")
    return named or (retold(cell, language) if " " in cell else cell)


def period_in(written: str, language: str) -> str:
    """Return `Q1 FY2023` as the language names it, nothing for what is none."""
    quarter, _, year = written.replace("FY ", _YEAR).rpartition(_YEAR)
    named = year.isdecimal() and len(year) == len("2023") and _YEAR in written
    return f"{quarter}{say('fiscal year short', language, year=year)}" if named else ""


@cache
def words_in(language: str) -> dict[str, str]:
    """Return the heads and titles of tables in a language, by the English ones."""
    if language in ("", FALLBACK):
        return {}
    return dict(entry.strip().split("=", 1) for entry in say("table words", language).split(";") if entry.strip())


@cache
def names_in(language: str) -> dict[str, str]:
    """Return what a language calls metrics, ratios and columns of prices, by name and by English label."""
    speaker = speaker_of(language)
    if speaker is None:
        return {}
    named = {name: speaker.measure(name) for name in (*BY_NAME, *(ratio.name for ratio in RATIOS))}
    return {ratio_label(name): called for name, called in named.items()} | named | _prices(speaker)


def _prices(speaker: Speaker) -> dict[str, str]:
    return {say(name, FALLBACK): speaker.say(name) for name in PRICES.values()}
